"""How the game ends (COW-WIN): four conditions, looked at in order at the close of each round."""

from __future__ import annotations

from typing import Final

from oldworld.titles.chaos import happenings as h, tables, terms as t
from oldworld.titles.chaos.game import Game

DIAL: Final = 1
POINTS: Final = 2
RUIN: Final = 3
DECK: Final = 4
REASONS: Final[tuple[str, ...]] = (
    "",
    "dial_at_victory",
    "victory_points",
    "five_regions_ruined",
    "old_world_deck_empty",
)
CLAUSES: Final[tuple[str, ...]] = ("", "COW-WIN.5", "COW-WIN.9", "COW-WIN.12", "COW-WIN.14")


def check(game: Game) -> bool:
    """The first condition met ends the game; later ones are not looked at (COW-WIN.1-4)."""
    s = game.s
    at_victory = [p for p in game.powers if tables.DIAL_OP[p][s.dial[p]] == t.VICTORY]
    enough = [p for p in game.powers if s.vp[p] >= tables.VICTORY_POINTS]
    if at_victory:
        end(game, DIAL, most_points(game, at_victory))
    elif enough:
        end(game, POINTS, highest_threat(game, most_points(game, enough)))
    elif tables.RUINATION_CARDS - s.ruin_left >= tables.RUINED_REGIONS:
        end(game, RUIN, highest_threat(game, most_points(game, game.powers)))
    elif s.old_world_left == 0:
        end(game, DECK, [])
    return s.result != 0


def end(game: Game, how: int, winners: list[int]) -> None:
    """The game is over."""
    game.s.result = how
    game.s.winners = winners
    game.tell(h.GAME_ENDED, CLAUSES[how], how)


def most_points(game: Game, powers: list[int]) -> list[int]:
    """Those with most victory points among some powers; level ones share a dial victory (COW-WIN.6-7)."""
    best = max([game.s.vp[p] for p in powers])
    return [p for p in powers if game.s.vp[p] == best]


def highest_threat(game: Game, powers: list[int]) -> list[int]:
    """The higher Threat breaks a tie on points (COW-WIN.11, COW-WIN.13); Threats are never equal."""
    best = max([game.threat(p) for p in powers])
    return [p for p in powers if game.threat(p) == best]
