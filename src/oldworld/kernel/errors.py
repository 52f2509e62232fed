"""What can go wrong, said so that a person can mend it. Every message is for people, in English;
a client that speaks another language uses the ids and arguments beside it."""

from __future__ import annotations


class OldworldError(Exception):
    """Everything this library raises on purpose."""


class SetupError(OldworldError):
    """A game that cannot be set up as asked: an unknown title, power, option or value."""


class IllegalChoice(OldworldError):
    """A choice the rules do not allow now; ``clause`` is the rule that forbids it."""

    def __init__(self, option: str, clause: str, reason: str, details: str = "") -> None:
        said = reason.replace("_", " ") + (f" ({details})" if details else "")
        super().__init__(f"{option}: {said} [{clause}]" if clause else f"{option}: {said}")
        self.option = option
        self.clause = clause
        self.reason = reason
        self.details = details

    def __reduce__(self) -> tuple[type[IllegalChoice], tuple[str, str, str, str]]:
        """From another process an error must arrive as it was raised, or a pool waits for it forever."""
        return type(self), (self.option, self.clause, self.reason, self.details)


class RecordError(OldworldError):
    """A record that cannot be believed; ``line`` is the line (from 1) where it goes wrong."""

    def __init__(self, line: int, reason: str) -> None:
        super().__init__(f"line {line}: {reason}")
        self.line = line
        self.reason = reason

    def __reduce__(self) -> tuple[type[RecordError], tuple[int, str]]:
        return type(self), (self.line, self.reason)


class ScenarioError(OldworldError):
    """A scenario file that cannot be read; ``line`` is 0 where no line can be named."""

    def __init__(self, line: int, reason: str) -> None:
        super().__init__(f"line {line}: {reason}" if line else reason)
        self.line = line
        self.reason = reason

    def __reduce__(self) -> tuple[type[ScenarioError], tuple[int, str]]:
        return type(self), (self.line, self.reason)
