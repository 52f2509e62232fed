"""What a person typed, matched to options: a number, the notation, a name, or a unique beginning of one."""

from __future__ import annotations

from collections.abc import Sequence

from oldworld import locale
from oldworld.cli.speaking import Speaker
from oldworld.kernel.match import Match
from oldworld.kernel.title import View


def fold(text: str) -> str:
    """A text for comparison: case, accents, spacing and punctuation do not matter.

    >>> fold("Szał Krwi"), fold("kislev.left"), fold("The Blood God's Call")
    ('szal krwi', 'kislev left', 'the blood gods call')
    """
    kept = [letter for letter in locale.fold(text) if letter not in "'’"]
    return " ".join("".join([letter if letter.isalnum() else " " for letter in kept]).split())


def number_of(text: str) -> int:
    """The number a person typed, -1 if it is none.

    >>> number_of("12"), number_of("²"), number_of("-3"), number_of("9" * 5000)
    (12, -1, -1, -1)
    """
    return int(text) if text.isdecimal() and len(text) < 10 else -1


def find(text: str, candidates: Sequence[str], speaker: Speaker, view: View | None = None) -> list[str]:
    """The candidates a text can mean: exact ones first, otherwise those it begins.

    Figures of one kind that it begins count as one: the first of them is meant.
    """
    sought = fold(text)
    if not sought:
        return []
    said = {
        option: (fold(option), fold(speaker.option(option)), fold(speaker.option(option, view)))
        for option in candidates
    }
    exact = [option for option, names in said.items() if sought in names]
    if exact:
        return exact
    begun = [option for option, names in said.items() if any(name.startswith(sought) for name in names)]
    kinds = {option.rstrip("0123456789") for option in begun}
    if len(kinds) == 1 and len(begun) > 1 and all(option[-1].isdigit() for option in begun):
        return begun[:1]
    return begun


def understand(text: str, match: Match, speaker: Speaker) -> tuple[list[str], list[str]]:
    """The choices a line means, one or two in a row, and otherwise what it could mean.

    ``bloodletter kislev`` is an action and where; it is tried on a fork, so nothing is done by halves. What
    only chance opens is not looked at.
    """
    decision = match.pending[0]
    options = [str(option) for option in decision.options]
    if 1 <= number_of(text) <= len(options):
        return [options[number_of(text) - 1]], []
    view = match.view(decision.seat)
    could_be = find(text, options, speaker, view)
    if len(could_be) == 1:
        return could_be, []
    words = text.split()
    for cut in range(len(words) - 1, 0, -1):
        first = find(" ".join(words[:cut]), options, speaker, view)
        if len(first) != 1:
            could_be = could_be or first
            continue
        fork = match.fork()
        fork.choose(first[0], decision.seat)
        if not fork.pending or fork.pending[0].seat != decision.seat:
            continue
        if len(fork.outcomes()) > len(match.outcomes()):
            continue
        second = find(" ".join(words[cut:]), [str(option) for option in fork.pending[0].options], speaker)
        if len(second) == 1:
            return [first[0], second[0]], []
        could_be = could_be or second
    return [], could_be


def notation(text: str, match: Match, speaker: Speaker) -> str:
    """A question of a person in notation, as far as its words can be found in the catalogue."""
    of = match.title
    catalogue = [of.option_text(number) for number in range(of.option_count())]
    whole = find(text, catalogue, speaker)
    if whole:
        return _preferred(whole, match)
    words = text.split()
    for cut in range(len(words) - 1, 0, -1):
        first = find(" ".join(words[:cut]), catalogue, speaker)
        second = find(" ".join(words[cut:]), catalogue, speaker)
        if first and second:
            return f"{_preferred(first, match)} {_preferred(second, match)}"
    return text


def _preferred(found: list[str], match: Match) -> str:
    """Of several meanings, one that is asked about now."""
    asked = {str(option) for decision in match.pending for option in decision.options}
    for option in found:
        if option in asked:
            return option
    return found[0]
