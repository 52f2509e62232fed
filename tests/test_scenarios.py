"""Every scenario file holds, also with save, load, replay and fork after every choice."""

from pathlib import Path

import pytest

from oldworld.kernel.scenario import Scenario
from tests.chaos.table import save_load_replay_fork

FILES = sorted((Path(__file__).parent / "scenarios").rglob("*.toml"))


@pytest.mark.parametrize("path", FILES, ids=[path.stem for path in FILES])
def test_scenario_holds(path: Path) -> None:
    assert Scenario(path.read_text()).run() == []


@pytest.mark.parametrize("path", FILES, ids=[path.stem for path in FILES])
def test_scenario_holds_with_save_load_replay_and_fork_after_every_choice(path: Path) -> None:
    assert Scenario(path.read_text()).run(save_load_replay_fork) == []
