"""News between workers over a line that may break."""

from __future__ import annotations

import queue
import threading
from collections.abc import Generator

import pytest

from oldworld.kernel.errors import SetupError
from oldworld.server import news
from oldworld.server.hub import Hub
from oldworld.server.lines import RedisLine
from oldworld.server.news import News

PATIENCE = 30.0


class Heard(Hub):
    """Notes what it is told."""

    def __init__(self) -> None:
        super().__init__(lambda _game, _ears: None)
        self.told: queue.Queue[str] = queue.Queue()

    def tell(self, game_id: str) -> None:
        self.told.put(game_id)

    def tell_all(self) -> None:
        self.told.put("all")

    def next(self) -> str:
        """What is told next."""
        return self.told.get(timeout=PATIENCE)


class Wire:
    """A line that a test holds in its hands."""

    def __init__(self) -> None:
        self.said: queue.Queue[str] = queue.Queue()
        self.comes: queue.Queue[str | Exception] = queue.Queue()
        self.whole = True
        self.closed = False

    def say(self, words: str) -> None:
        if not self.whole:
            raise ConnectionError("the line is broken")
        self.said.put(words)

    def hear(self) -> Generator[str]:
        yield ""
        while True:
            words = self.comes.get(timeout=PATIENCE)
            if isinstance(words, Exception):
                raise words
            yield words

    def close(self) -> None:
        self.closed = True


def test_what_others_say_is_told_and_what_one_said_oneself_is_not() -> None:
    hub, line = Heard(), Wire()
    here = News(hub, line)
    assert hub.next() == "all"
    here.tell("mine")
    assert hub.next() == "mine"
    said = line.said.get(timeout=PATIENCE)
    assert said.endswith(" mine")
    line.comes.put(said)
    line.comes.put("somebody theirs")
    assert hub.next() == "theirs"
    end(here, line)


def test_what_could_not_be_said_is_said_later() -> None:
    """What was committed does not fail because others cannot be told; they are told once they can be."""
    hub, line = Heard(), Wire()
    here = News(hub, line)
    line.whole = False
    here.tell("one")
    here.tell("two")
    line.whole = True
    line.comes.put("")
    assert [line.said.get(timeout=PATIENCE).split()[1] for _ in range(2)] == ["one", "two"]
    line.comes.put("")
    here.tell("three")
    assert line.said.get(timeout=PATIENCE).endswith(" three")
    end(here, line)
    assert line.said.get(timeout=PATIENCE) == here.me, "its own listener looks round, and ends"
    assert line.said.empty()


def test_after_a_gap_everybody_looks(monkeypatch: pytest.MonkeyPatch) -> None:
    """Once the line is open again, and not before: what is said in between would be missed."""
    monkeypatch.setattr(news, "_AGAIN_SECONDS", 0.0)
    hub, line = Heard(), Wire()
    here = News(hub, line)
    assert hub.next() == "all"
    line.comes.put(ConnectionError("the line is broken"))
    line.comes.put("somebody theirs")
    assert [hub.next(), hub.next()] == ["all", "theirs"]
    end(here, line)


def end(here: News, line: Wire) -> None:
    """Hang up, and see that nobody listens any more."""
    ending = threading.Thread(target=here.close)
    ending.start()
    while ending.is_alive():
        line.comes.put("")
        ending.join(0.01)
    assert line.closed


@pytest.mark.parametrize("address", ["nonsense", "http://:a-secret@there", "postgresql://x:a-secret@y/z"])
def test_an_address_of_news_that_is_none_is_said_without_its_password(address: str) -> None:
    with pytest.raises(SetupError, match=r"--news .*: write redis://HOST:PORT/0 or rediss://\.\.\.") as caught:
        RedisLine(address)
    assert "a-secret" not in str(caught.value)
