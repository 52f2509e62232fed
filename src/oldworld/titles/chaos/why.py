"""Why not: the reason an action is not legal now, with its clause.

Built from the same predicates as the options: reach, cost, spaces, targets. Nothing is decided here.
"""

from __future__ import annotations

from typing import Final

from oldworld.kernel.procedure import Ask
from oldworld.kernel.title import Refusal
from oldworld.titles.chaos import hits, movement, options as o, prompts, summoning, tables, terms as t
from oldworld.titles.chaos.game import Game


def why_not(game: Game, seat: int, text: str) -> Refusal | None:
    """Why ``seat`` may not do what ``text`` says: one option, or an action and where (``leper1 kislev``)."""
    words = text.split()
    numbers = [o.NUMBERS.get(word, -1) for word in words]
    for word, number in zip(words, numbers, strict=True):
        if number < 0:
            return Refusal("", "unknown_word", {"word": word})
    if not numbers:
        return Refusal("", "unknown_word", {"word": text})
    if len(numbers) > 2:
        return Refusal("", "one_at_a_time", {"word": words[2]})
    if game.over:
        return Refusal("COW-WIN.4", "game_over")
    asks = [ask for ask in game.open_asks() if ask.seat == seat]
    if not asks:
        return not_asked(game, seat)
    ask = asks[0]
    if len(numbers) == 1:
        if numbers[0] in ask.options:
            return None
        return explain(game, ask, numbers[0])
    first = None if numbers[0] in ask.options else explain(game, ask, numbers[0])
    if first is not None:
        return first
    if ask.prompt == prompts.ACTION:
        return where_not(game, seat, numbers[0], numbers[1])
    return Refusal("", "one_at_a_time", {"word": words[1]})


def not_asked(game: Game, seat: int) -> Refusal:
    """It is not this seat's turn."""
    s = game.s
    if s.stage == t.SUMMONING and seat >= 0 and s.power[seat] == 0:
        return Refusal("COW-SUMMON.6", "no_power_left")
    others = game.open_asks()
    who = t.POWERS[others[0].seat] if others else ""
    return Refusal("COW-ROUND.5", "not_your_turn", {"power": who})


def explain(game: Game, ask: Ask, number: int) -> Refusal:
    """Why one option is not among those of a question."""
    prompt = ask.prompt
    power = ask.seat
    if prompt == prompts.ACTION:
        return action_not(game, ask, number)
    if prompt == prompts.SUMMON_WHERE and o.REGION <= number < o.SPACE:
        return summon_not(game, power, ask.subject, number - o.REGION)
    if prompt == prompts.CARD_WHERE and o.SPACE <= number < o.CARD:
        return space_not(game, power, ask.subject, number - o.SPACE)
    if prompt in (prompts.HIT, prompts.EARLY_HIT, prompts.RETALIATE) and o.FIGURE <= number < o.REGION:
        return hit_not(game, ask, number - o.FIGURE)
    if prompt in (prompts.HIT, prompts.EARLY_HIT) and number == o.PEASANT_TARGET:
        return Refusal("COW-BATTLE.14", "no_peasant_here", {"region": t.REGIONS[ask.subject]})
    if number == o.PASS and prompt in (prompts.HIT, prompts.EARLY_HIT, prompts.RETALIATE):
        return Refusal("COW-BATTLE.26", "hits_must_be_assigned")
    if number == o.PASS:
        return Refusal(duty(game, prompt), "must_choose")
    if o.REGION <= number < o.SPACE and game.s.ruined >> (number - o.REGION) & 1:
        if prompt in (prompts.PLACE_TOKEN, prompts.TOKEN_REGION, prompts.FLEE, prompts.HERO_WHERE):
            return Refusal("COW-RUINED.3", "ruined_takes_no_token", {"region": t.REGIONS[number - o.REGION]})
    if prompt == prompts.UPGRADE and o.UPGRADE <= number < o.PAIR:
        if (number - o.UPGRADE) // 5 != power:
            return Refusal("COW-UPGRADE.2", "not_your_upgrade")
        return Refusal("COW-UPGRADE.7", "upgrade_in_play")
    if o.FIGURE <= number < o.REGION:
        return figure_not_offered(game, ask, number - o.FIGURE)
    return Refusal("", "not_among_options", {"prompt": prompts.NAMES[prompt]})


DUTIES: Final[dict[int, str]] = {
    prompts.UPGRADE: "COW-UPGRADE.2",
    prompts.SUMMON_WHERE: "COW-SUMMON.11",
    prompts.CARD_WHERE: "COW-CARDS.1",
    prompts.WHICH_DIE: "COW-OLDWORLD.27",
    prompts.CARRY: "COW-UPGRADE.4",
    prompts.STAND: "COW-UPGRADE.4",
    prompts.SEDUCE_CULTIST: "COW-UPGRADE.4",
    prompts.RETURN_FIGURE: "COW-OLDWORLD.14",
}
"""What makes an answer compulsory, whatever the stage."""


def duty(game: Game, prompt: int) -> str:
    """The clause that makes an answer compulsory."""
    if prompt in DUTIES:
        return DUTIES[prompt]
    stage = game.s.stage
    if stage in (t.DIALS, t.FURTHER_TICK):
        return "COW-DIAL.20"
    if stage == t.HEROES:
        return "COW-END.3"
    if stage in (t.OLD_WORLD, t.OLD_WORLD_CARDS):
        return "COW-OLDWORLD.2"
    return "COW-CARDS.15"


def figure_not_offered(game: Game, ask: Ask, figure: int) -> Refusal:
    """A figure that a question about figures does not offer."""
    for option in ask.options:
        if o.FIGURE <= option < o.REGION and same_to_choose(game, figure, option - o.FIGURE):
            return Refusal("", "alike", {"figure": tables.FIGURES[figure], "other": o.TEXTS[option]})
    if ask.prompt in (prompts.TARGET_FIGURE, prompts.ROT) and tables.DAEMONS >> figure & 1:
        clause = "COW-BATTLE.42" if ask.prompt == prompts.ROT else "COW-CARDS.29"
        return Refusal(clause, "daemons_are_immune", {"figure": tables.FIGURES[figure]})
    if ask.prompt == prompts.TARGET_FIGURE and movement.kept_in(game, ask.subject, 1 << figure):
        if game.s.where[figure] == ask.subject:
            return Refusal("COW-CARDS.26", "carnage_holds", {"figure": tables.FIGURES[figure]})
    return Refusal("", "not_among_options", {"prompt": prompts.NAMES[ask.prompt]})


def same_to_choose(game: Game, one: int, two: int) -> bool:
    """Are two figures alike in everything, so that only one of them is offered?"""
    s = game.s
    return (
        tables.KIND_OF[one] == tables.KIND_OF[two]
        and s.where[one] == s.where[two]
        and s.controller(one) == s.controller(two)
        and s.downed >> one & 1 == s.downed >> two & 1
        and s.shielded >> one & 1 == s.shielded >> two & 1
        and s.spent >> one & 1 == s.spent >> two & 1
        and hits_on(game, one) == hits_on(game, two)
    )


def hits_on(game: Game, figure: int) -> int:
    """All early hits kept on a figure."""
    kept = game.s.kept
    return sum([kept[i + 2] for i in range(0, len(kept), 3) if kept[i + 1] == figure])


def action_not(game: Game, ask: Ask, number: int) -> Refusal:
    """Why an action is not open in a summoning turn."""
    s = game.s
    power = ask.seat
    if o.FIGURE <= number < o.REGION:
        figure = number - o.FIGURE
        name = tables.FIGURES[figure]
        if s.side[power] >> figure & 1 == 0:
            return Refusal("COW-SUMMON.11", "not_your_figure", {"figure": name})
        if summoning.destinations(game, power, figure) == 0:
            return figure_goes_nowhere(game, power, figure)
        return figure_not_offered(game, ask, figure)
    if o.CARD <= number < o.POWER:
        card = number - o.CARD
        name = tables.CARDS[card]
        if tables.CARD_OWNER[card] != power:
            return Refusal("COW-SETUP.12", "not_your_card", {"card": name})
        if s.hand[card] == 0:
            return Refusal("COW-CARDS.1", "not_in_hand", {"card": name})
        if s.open == 0:
            return Refusal("COW-CARDS.5", "all_spaces_taken")
        return card_goes_nowhere(game, power, card)
    return Refusal("COW-SUMMON.2", "summon_or_play")


def figure_goes_nowhere(game: Game, power: int, figure: int) -> Refusal:
    """Why no region takes a figure: it is too dear everywhere, or a Field of Carnage bars its way out or in."""
    s = game.s
    args = {"figure": tables.FIGURES[figure]}
    where = s.where[figure]
    within = summoning.reach(game, power)
    if where != t.RESERVE:
        within &= ~(1 << where)
    cost = min([summoning.summon_cost(game, power, figure, region) for region in tables.REGIONS_IN[within]])
    if cost > s.power[power]:
        args["cost"] = str(cost)
        args["power"] = str(s.power[power])
        return Refusal("COW-SUMMON.15", "figure_too_dear", args)
    if where != t.RESERVE and movement.kept_in(game, where, 1 << figure):
        return Refusal("COW-CARDS.26", "carnage_holds", args)
    return Refusal("COW-CARDS.26", "nowhere_to_summon", args)


def card_goes_nowhere(game: Game, power: int, card: int) -> Refusal:
    """Why no space takes a card: it is too dear everywhere, or where it is not, something else bars it."""
    s = game.s
    free = [space for space in range(t.SPACES) if s.open >> space & 1]
    for space in free:
        if summoning.card_cost(game, power, card, space >> 1) <= s.power[power]:
            return space_not(game, power, card, space)
    cost = str(min([summoning.card_cost(game, power, card, space >> 1) for space in free]))
    args = {"card": tables.CARDS[card], "cost": cost, "power": str(s.power[power])}
    return Refusal("COW-CARDS.2", "card_too_dear", args)


def where_not(game: Game, power: int, action: int, place: int) -> Refusal | None:
    """Why an action cannot be done there; None when it can."""
    if o.FIGURE <= action < o.REGION and o.REGION <= place < o.SPACE:
        if summoning.destinations(game, power, action - o.FIGURE) >> (place - o.REGION) & 1:
            return None
        return summon_not(game, power, action - o.FIGURE, place - o.REGION)
    if o.CARD <= action < o.POWER and o.SPACE <= place < o.CARD:
        if summoning.spaces_for(game, power, action - o.CARD) >> (place - o.SPACE) & 1:
            return None
        return space_not(game, power, action - o.CARD, place - o.SPACE)
    if o.CARD <= action < o.POWER and o.REGION <= place < o.SPACE:
        left = (place - o.REGION) * 2
        if summoning.spaces_for(game, power, action - o.CARD) >> left & 0b11:
            return None
        empty = left if game.s.spaces[left] < 0 else left + 1
        return space_not(game, power, action - o.CARD, empty)
    return Refusal("COW-SUMMON.2", "summon_or_play")


def summon_not(game: Game, power: int, figure: int, region: int) -> Refusal:
    """Why a figure cannot be summoned to a region."""
    s = game.s
    args = {"figure": tables.FIGURES[figure], "region": t.REGIONS[region]}
    if s.where[figure] == region:
        return Refusal("COW-SUMMON.22", "same_region", args)
    if summoning.reach(game, power) >> region & 1 == 0:
        return Refusal("COW-SUMMON.16", "out_of_reach", args)
    if movement.kept_out(game, region, 1 << figure):
        return Refusal("COW-CARDS.26", "carnage_bars", args)
    cost = summoning.summon_cost(game, power, figure, region)
    args["cost"] = str(cost)
    args["power"] = str(s.power[power])
    return Refusal("COW-SUMMON.15", "figure_too_dear", args)


def space_not(game: Game, power: int, card: int, space: int) -> Refusal:
    """Why a card cannot be played into a space."""
    s = game.s
    region = space >> 1
    args = {"card": tables.CARDS[card], "region": t.REGIONS[region]}
    if s.ruined >> region & 1:
        return Refusal("COW-RUINED.2", "ruined_takes_no_card", args)
    if s.spaces[region * 2] >= 0 and s.spaces[region * 2 + 1] >= 0:
        return Refusal("COW-CARDS.4", "both_spaces_taken", args)
    if s.spaces[space] >= 0:
        return Refusal("COW-CARDS.6", "space_taken", args)
    stander = s.stander(space)
    if stander >= 0 and s.controller(stander) != power:
        return Refusal("COW-UPGRADE.4", "horror_stands_there", args)
    if (s.spaces[region * 2] >= 0 or s.spaces[region * 2 + 1] >= 0) and summoning.one_card_only(game, region):
        return Refusal("COW-OLDWORLD.33", "one_card_only", args)
    if summoning.magic_barred(game, card, region):
        return Refusal("COW-OLDWORLD.15", "magic_barred", args)
    args["cost"] = str(summoning.card_cost(game, power, card, region))
    args["power"] = str(s.power[power])
    return Refusal("COW-CARDS.2", "card_too_dear", args)


def hit_not(game: Game, ask: Ask, figure: int) -> Refusal:
    """Why a hit cannot be assigned to a figure."""
    s = game.s
    power = ask.seat
    region = ask.subject
    args = {"figure": tables.FIGURES[figure], "region": t.REGIONS[region]}
    if s.where[figure] != region:
        return Refusal("COW-BATTLE.43", "not_in_this_battle", args)
    if s.side[power] >> figure & 1:
        return Refusal("COW-BATTLE.15", "own_figure", args)
    if s.downed >> figure & 1:
        return Refusal("COW-BATTLE.28", "already_downed", args)
    if s.shielded >> figure & 1:
        return Refusal("COW-CARDS.30", "shielded", args)
    for option in ask.options:
        if o.FIGURE <= option < o.REGION and same_to_choose(game, figure, option - o.FIGURE):
            return Refusal("", "alike", {"figure": tables.FIGURES[figure], "other": o.TEXTS[option]})
    if hits.sixes_only(game, figure):
        return Refusal("COW-BATTLE.32", "sixes_only", args)
    if ask.prompt == prompts.RETALIATE:
        killer = s.controller(ask.options[0] - o.FIGURE)
        if s.side[killer] >> figure & 1 == 0:
            return Refusal("COW-UPGRADE.4", "not_who_killed", args)
    args["needed"] = str(hits.needed_by(game, power, figure))
    return Refusal("COW-BATTLE.23", "too_few_hits", args)
