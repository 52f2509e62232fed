"""A thread that looks round, again also after it has failed."""

from __future__ import annotations

import threading

import pytest

from oldworld.server.rounds import Rounds


def test_who_has_failed_once_looks_again_and_says_so(caplog: pytest.LogCaptureFixture) -> None:
    looks: list[int] = []
    twice = threading.Event()

    def look() -> None:
        looks.append(1)
        if len(looks) == 1:
            raise OSError("no database")
        twice.set()

    rounds = Rounds("clocks", 0.001, look)
    rounds.start()
    assert twice.wait(30)
    rounds.close()
    assert [record.name for record in caplog.records] == ["oldworld.clocks"]
    assert "no database" in caplog.text
