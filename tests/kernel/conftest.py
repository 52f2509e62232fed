"""The titles that tests alone know, and how hypothesis looks for counterexamples here."""

from collections.abc import Iterator

import hypothesis
import pytest

from oldworld.kernel import title as registry

hypothesis.settings.register_profile("oldworld", deadline=None, derandomize=True, database=None)
hypothesis.settings.load_profile("oldworld")

OURS = {"tiny": "tests.tiny", "talk": "tests.kernel.talk"}


@pytest.fixture(scope="module")
def tiny() -> Iterator[None]:
    """Tiny and Talk are registered while a module that asks for them is tested."""
    for name, where in OURS.items():
        registry.register(name, where)
    yield
    for name in OURS:
        del registry._TITLES[name]
        registry._LOADED.pop(name, None)
