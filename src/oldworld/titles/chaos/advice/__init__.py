"""Rules of thumb: how good each option looks to a power, from its own view alone.

`plans` says what each power plays for, `reading` puts what it sees into a `spot` a region, `worth` values
one, and `moves`, `fights` and `tokens` answer the questions of the game.
"""

from __future__ import annotations

from oldworld.titles.chaos import options as o, prompts, tables, terms as t
from oldworld.titles.chaos.advice import fights, moves, tokens
from oldworld.titles.chaos.advice.reading import Table
from oldworld.titles.chaos.view import ChaosView


def advise(view: ChaosView, prompt: str, args: dict[str, str], options: list[str]) -> list[float]:
    """A value for each option; the bot takes the highest."""
    table = Table(view)
    kind = prompts.NAMES.index(prompt)
    numbers = [o.NUMBERS[option] for option in options]
    region = t.REGIONS.index(args["region"]) if "region" in args else -1
    token = t.TOKENS.index(args["token"]) if "token" in args else -1
    figure = tables.FIGURES.index(args["figure"]) if "figure" in args else -1
    card = tables.CARDS.index(args["card"]) if "card" in args else -1
    if kind == prompts.ACTION:
        return moves.actions(table, numbers)
    if kind == prompts.SUMMON_WHERE:
        return moves.summon_where(table, figure, numbers)
    if kind == prompts.CARD_WHERE:
        return moves.card_where(table, card, numbers)
    if kind in (prompts.HIT, prompts.EARLY_HIT, prompts.RETALIATE, prompts.ROT):
        return fights.hits(table, region, numbers)
    if kind == prompts.WHICH_DIE:
        return fights.which_die(numbers)
    if kind == prompts.TARGET_FIGURE:
        return moves.target_figure(table, region, numbers)
    if kind == prompts.TARGET_REGION:
        return moves.target_region(table, figure, numbers)
    if kind == prompts.GATHER_REGION:
        return moves.gather_region(table, region, numbers)
    if kind == prompts.GATHER_FIGURE:
        return moves.gather_figure(table, region, numbers)
    if kind == prompts.SHIELD:
        return moves.shield(table, numbers)
    if kind == prompts.VICTIM:
        return victim(table, numbers)
    if kind in (prompts.DISCARD, prompts.DISCARD_FIRST):
        return tokens.discard(table, numbers)
    if kind == prompts.MOVE_TOKEN:
        return moves.influence(table, region, numbers)
    if kind in (prompts.PLACE_TOKEN, prompts.TOKEN_REGION):
        return tokens.place(table, token, numbers)
    if kind == prompts.HERO_WHERE:
        return tokens.place(table, t.HERO, numbers)
    if kind == prompts.FLEE:
        return tokens.place(table, t.PEASANT, numbers)
    if kind == prompts.PAIR:
        return tokens.pair(table, token, numbers)
    if kind in (prompts.SEDUCE, prompts.SEDUCE_CULTIST):
        return moves.seduce(table, region, numbers)
    if kind in (prompts.DECAY, prompts.REMOVE_CORRUPTION):
        return tokens.corruption(table, numbers)
    if kind in (prompts.REMOVE_TOKEN, prompts.HERO_MOVES):
        return tokens.remove(table, numbers)
    if kind in (prompts.HERO, prompts.RETURN_FIGURE):
        return fights.give_up(table, numbers)
    if kind == prompts.UPGRADE:
        return tokens.upgrade(table, numbers)
    if kind == prompts.CARRY:
        return tokens.carry(table, region, numbers)
    return tokens.stand(numbers)


def victim(table: Table, options: list[int]) -> list[float]:
    """The Meddling of Skaven: the one who is ahead and has cards to lose."""
    values = []
    for option in options:
        seen = table.view.powers[t.POWERS[option - o.POWER]]
        values.append(min(seen.hand_size, 2) + 0.05 * seen.points + 0.5 * seen.dial)
    return values
