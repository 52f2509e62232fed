"""Assigning hits: who may be hit, and what becomes of whom (COW-BATTLE.14-40)."""

from __future__ import annotations

from collections.abc import Generator

from oldworld.kernel.procedure import Ask
from oldworld.titles.chaos import happenings as h, options as o, prompts, tables, terms as t, verbs
from oldworld.titles.chaos.game import Game

# -- targets ------------------------------------------------------------------------------------------


def targets(game: Game, power: int, region: int) -> int:
    """The figures to which a power may assign hits: all here that it does not control, even its own
    under another's control, but none downed and none that cannot be killed (COW-BATTLE.14-15, 28)."""
    s = game.s
    return s.at[region] & ~s.side[power] & ~s.downed & ~s.shielded


def has_target(game: Game, power: int, region: int) -> bool:
    """Is there anything a power's hits could go to here?"""
    return game.s.tokens[region * 6 + t.PEASANT] > 0 or targets(game, power, region) != 0


def sixes_only(game: Game, figure: int) -> bool:
    """Can this figure be assigned only hits of dice showing 6 (COW-BATTLE.32)?"""
    return game.s.upgraded != 0 and game.upgraded(tables.SIXES_ONLY, figure)


def kept_hits(game: Game, power: int, figure: int) -> int:
    """Early hits that this power keeps on a figure (COW-BATTLE.38-39)."""
    kept = game.s.kept
    for i in range(0, len(kept), 3):
        if kept[i] == power and kept[i + 1] == figure:
            return kept[i + 2]
    return 0


def keep_hit(game: Game, power: int, figure: int) -> None:
    """Keep one early hit on a figure."""
    kept = game.s.kept
    for i in range(0, len(kept), 3):
        if kept[i] == power and kept[i + 1] == figure:
            kept[i + 2] += 1
            break
    else:
        kept.extend((power, figure, 1))
    game.tell(h.HIT_KEPT, "COW-BATTLE.38", power, figure)


def forget_hits(game: Game, figure: int) -> None:
    """No hit is kept on a figure any more."""
    kept = game.s.kept
    for i in range(len(kept) - 3, -1, -3):
        if kept[i + 1] == figure:
            del kept[i : i + 3]


# -- assigning ----------------------------------------------------------------------------------------


def assign_early(game: Game, power: int, region: int, low: int, sixes: int) -> Generator[Ask, None, None]:
    """Assign the hits of early dice one by one; who is killed leaves at once (COW-BATTLE.34-40)."""
    avengers = [0, 0, 0, 0]
    while low + sixes > 0:
        options: list[int] = []
        legal = targets(game, power, region)
        if sixes == 0:
            legal &= ~only_sixes_mask(game)
        game.representatives(legal, options, o.FIGURE)
        if game.s.tokens[region * 6 + t.PEASANT]:
            options.append(o.PEASANT_TARGET)
        if not options:
            game.tell(h.HITS_LOST, "COW-BATTLE.25", power, low + sixes)
            break
        yield Ask(power, prompts.EARLY_HIT, options, region)
        if game.answer == o.PEASANT_TARGET:
            capture_peasant(game, power, region)
            low, sixes = spend(1, low, sixes, False)
            continue
        figure = game.answer - o.FIGURE
        low, sixes = spend(1, low, sixes, sixes_only(game, figure))
        keep_hit(game, power, figure)
        if kept_hits(game, power, figure) >= verbs.defence(game, figure):
            forget_hits(game, figure)
            strike_down(game, power, figure, True, avengers)
    if sum(avengers):
        yield from retaliate(game, power, region, avengers)


def assign_normal(game: Game, power: int, region: int, low: int, sixes: int) -> Generator[Ask, None, None]:
    """Assign the hits of normal dice, never fewer to a figure than kill it (COW-BATTLE.13-26).

    Further hits may go to a figure that this roll has struck down, but only a six to one that takes
    nothing else (COW-BATTLE.16, COW-BATTLE.32).
    """
    s = game.s
    struck = False
    struck_by_sixes = False
    avengers = [0, 0, 0, 0]
    while low + sixes > 0:
        options = killable(game, power, region, low, sixes)
        if s.tokens[region * 6 + t.PEASANT]:
            options.append(o.PEASANT_TARGET)
        if not options:
            game.tell(h.HITS_LOST, "COW-BATTLE.25", power, low + sixes)
            break
        if struck or (struck_by_sixes and sixes):
            options.append(o.MORE)
        yield Ask(power, prompts.HIT, options, region)
        answer = game.answer
        if answer == o.MORE:
            low, sixes = spend(1, low, sixes, not struck)
        elif answer == o.PEASANT_TARGET:
            capture_peasant(game, power, region)
            low, sixes = spend(1, low, sixes, False)
        else:
            figure = answer - o.FIGURE
            needed = needed_by(game, power, figure)
            only_sixes = sixes_only(game, figure)
            low, sixes = spend(needed, low, sixes, only_sixes)
            if only_sixes:
                struck_by_sixes = True
            else:
                struck = True
            strike_down(game, power, figure, False, avengers)
    if sum(avengers):
        yield from retaliate(game, power, region, avengers)


def killable(game: Game, power: int, region: int, low: int, sixes: int) -> list[int]:
    """An option for each target that the hits at hand suffice to kill (COW-BATTLE.23)."""
    group: list[int] = []
    game.representatives(targets(game, power, region), group, o.FIGURE)
    options: list[int] = []
    for option in group:
        figure = option - o.FIGURE
        hits = sixes if sixes_only(game, figure) else low + sixes
        if needed_by(game, power, figure) <= hits:
            options.append(option)
    return options


def needed_by(game: Game, power: int, figure: int) -> int:
    """The normal hits with which a power kills a figure: its defence less the early hits kept on it (COW-BATTLE.38)."""
    return verbs.defence(game, figure) - kept_hits(game, power, figure)


def only_sixes_mask(game: Game) -> int:
    """The figures that only hits of dice showing 6 can go to."""
    mask = 0
    if game.s.upgraded:
        for kind in range(t.KINDS):
            if tables.SIXES_ONLY[kind] & game.s.upgraded:
                mask |= tables.KIND_MASK[kind]
    return mask


def spend(hits: int, low: int, sixes: int, only_sixes: bool) -> tuple[int, int]:
    """Use up hits: those of sixes only where they must be, otherwise the plain ones first."""
    if only_sixes:
        return low, sixes - hits
    plain = hits if hits < low else low
    return low - plain, sixes - (hits - plain)


def capture_peasant(game: Game, power: int, region: int) -> None:
    """A Peasant that takes its hit goes to the sheet of who hit it (COW-BATTLE.18-20)."""
    s = game.s
    s.tokens[region * 6 + t.PEASANT] -= 1
    s.peasants[power] += 1
    game.tell(h.PEASANT_CAPTURED, "COW-BATTLE.19", power, region)


def strike_down(game: Game, power: int, figure: int, early: bool, avengers: list[int]) -> None:
    """A figure is killed: by early hits it leaves at once, by normal ones it is laid down till the
    battle's end and still rolls (COW-BATTLE.16-17, COW-BATTLE.36-37)."""
    s = game.s
    if s.upgraded and game.upgraded(tables.RETALIATES, figure):
        avengers[s.controller(figure)] += 1
    verbs.note_kill(game, power, figure, "COW-BATTLE.36" if early else "COW-BATTLE.16")
    if early:
        verbs.remove_figure(game, figure, "COW-BATTLE.36")
    else:
        s.downed |= 1 << figure
        game.tell(h.FIGURE_DOWNED, "COW-BATTLE.17", power, figure)


def retaliate(game: Game, power: int, region: int, avengers: list[int]) -> Generator[Ask, None, None]:
    """Upgraded Plaguebearers: as many hits as were killed go back to their killer's figures here."""
    s = game.s
    for avenger in game.powers:
        hits = avengers[avenger]
        while hits > 0:
            victims: list[int] = []
            game.representatives(
                s.at[region] & s.side[power] & ~s.downed & ~s.shielded & ~only_sixes_mask(game), victims, o.FIGURE
            )
            options = [option for option in victims if needed_by(game, avenger, option - o.FIGURE) <= hits]
            if not options:
                game.tell(h.HITS_LOST, "COW-BATTLE.25", avenger, hits)
                break
            yield Ask(avenger, prompts.RETALIATE, options, region)
            figure = game.answer - o.FIGURE
            hits -= needed_by(game, avenger, figure)
            verbs.note_kill(game, avenger, figure, "COW-UPGRADE.4")
            s.downed |= 1 << figure
            game.tell(h.FIGURE_DOWNED, "COW-BATTLE.17", avenger, figure)
