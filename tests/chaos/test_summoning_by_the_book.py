"""Every option of a summoning turn against a slow rule: each figure and region, each card and space, one by one.

The engine has short cuts (`figure_options`, `costs_as_printed`, `nothing_in_the_way`) and keeps derived state.
Here nothing is short: what is asked of the state is only where figures, cards and tokens lie and who controls whom.
"""

from __future__ import annotations

import random
from collections import Counter
from typing import Any, cast

import pytest

from oldworld import Match
from oldworld.titles.chaos import old_world_tables, options as o, prompts, summoning, tables, terms as t
from oldworld.titles.chaos.game import Game
from tests.chaos.random_games import LINE_UPS, walk
from tests.chaos.table import lay

KINDS = [figure for power in tables.POWER_FACTS for figure in power["figures"]]
UPGRADE_OF = {u["figure"]: u for power in tables.POWER_FACTS for u in power["upgrade"] if "figure" in u}
NEXT_TO = {r["id"]: r["adjacent"] for r in tables.REGION_FACTS}


def text_works(game: Game, space: int) -> bool:
    """Changer of Ways beside a card cancels its text, but not that of another Changer of Ways (COW-CARDS.36)."""
    other = game.s.spaces[space ^ 1]
    changer = tables.card("changer_of_ways")
    return game.s.spaces[space] >= 0 and (other != changer or game.s.spaces[space] == changer)


def cards_that_work(game: Game, region: int) -> list[dict[str, Any]]:
    """The cards of a region whose texts work."""
    return [tables.CARD_FACTS[game.s.spaces[n]] for n in (region * 2, region * 2 + 1) if text_works(game, n)]


def on_track(game: Game) -> list[dict[str, Any]]:
    """What the Old World cards on the track say as long as they lie there."""
    return [old_world_tables.CARD_FACTS[card].get("lasting", {}) for card in game.s.track if card >= 0]


def upgrade_in_play(game: Game, figure: int) -> dict[str, Any] | None:
    """The upgrade of a figure's kind, if its owner has it in play."""
    upgrade = UPGRADE_OF[tables.KIND_NAMES[tables.KIND_OF[figure]]]
    return upgrade if game.s.upgraded >> tables.UPGRADES.index(upgrade["id"]) & 1 else None


# -- figures ------------------------------------------------------------------------------------------


def in_reach(game: Game, power: int, region: int) -> bool:
    """COW-SUMMON.16 to 21: where the power has a figure and next to that; anywhere if it has none on the board."""
    mine = {t.REGIONS[game.s.where[f]] for f in range(45) if game.s.side[power] >> f & 1 and game.s.where[f] < 9}
    name = t.REGIONS[region]
    return not mine or name in mine or any(name in NEXT_TO[other] for other in mine)


def barred_by_carnage(game: Game, figure: int, was: int, to: int) -> bool:
    """COW-CARDS.26: the Polish book keeps others' figures in, the French one keeps them out."""
    place = to if game.switches.carnage_bars_entry else was
    return place != t.RESERVE and any(
        card["effect"].get("forbids") == "leaving" and game.s.controller(figure) != t.POWERS.index(card["power"])
        for card in cards_that_work(game, place)
    )


def price_of_figure(game: Game, power: int, figure: int, to: int) -> int:
    """COW-SUMMON.14: the number on the sheet or the upgrade, nothing for a Leper alone, and what cards add."""
    s = game.s
    upgrade = upgrade_in_play(game, figure)
    price = int(KINDS[tables.KIND_OF[figure]]["cost"] if upgrade is None else upgrade["stats"]["cost"])
    if upgrade is not None and "free_alone" in upgrade.get("effect", {}) and not s.spent >> figure & 1:
        if not any(s.side[power] >> other & 1 and s.where[other] == to for other in range(45) if other != figure):
            price = 0
    for lasting in on_track(game):
        if lasting.get("summon_into") == t.REGIONS[to]:
            price += lasting["costs_more"]
        if s.where[figure] != t.RESERVE:
            price += lasting.get("summon_from_board_costs_more", 0)
    return price


def legal_regions(game: Game, power: int, figure: int) -> set[int]:
    """Where a figure may be summoned now."""
    was = game.s.where[figure]
    return {
        to
        for to in range(9)
        if to != was  # COW-SUMMON.22
        and game.s.side[power] >> figure & 1  # COW-SUMMON.11, COW-CONTROL.1
        and in_reach(game, power, to)
        and not barred_by_carnage(game, figure, was, to)
        and price_of_figure(game, power, figure, to) <= game.s.power[power]  # COW-SUMMON.15
    }


def likeness(game: Game, figure: int) -> tuple[object, ...]:
    """All that tells a figure from others when it is to be summoned."""
    s = game.s
    stands = [s.standing[i + 1] for i in range(0, len(s.standing), 2) if s.standing[i] == figure]
    marks = (s.shielded >> figure & 1, s.spent >> figure & 1, *stands)
    return (tables.KIND_OF[figure], s.where[figure], s.controller(figure), marks)


# -- cards --------------------------------------------------------------------------------------------


def price_of_card(game: Game, power: int, card: int, region: int) -> int:
    """COW-CARDS.11: the printed cost, less its own discount, and what others' Temporal Stasis adds."""
    facts = tables.CARD_FACTS[card]
    price = int(facts["cost"])
    discount = facts["effect"].get("discount")
    if discount is not None and sum(game.s.corruption[region * 4 : region * 4 + 4]) >= discount["at_corruption"]:
        price -= discount["less"]
    for other in cards_that_work(game, region):
        if other["power"] != t.POWERS[power]:
            price += other["effect"].get("surcharge", 0)
    return price


def space_takes(game: Game, power: int, card: int, space: int) -> bool:
    """May a power lay a card of its hand into a space now?"""
    s = game.s
    region = space // 2
    tokens = {name: s.tokens[region * 6 + kind] for kind, name in enumerate(t.TOKENS)}
    if s.spaces[space] >= 0 or s.ruin[region]:  # COW-CARDS.4, COW-RUINED.2
        return False
    for i in range(0, len(s.standing), 2):  # COW-UPGRADE.4, the Horror
        if s.standing[i + 1] == space and s.controller(s.standing[i]) != power:
            return False
    for lasting in on_track(game):
        if tokens.get(lasting.get("one_card_where", ""), 0) and s.spaces[space ^ 1] >= 0:  # COW-OLDWORLD.33
            return False
        if tokens.get(lasting.get("no_magic_where", ""), 0) and tables.CARD_FACTS[card]["magic"]:
            return False
    return price_of_card(game, power, card, region) <= s.power[power]  # COW-CARDS.2


# -- the two held against each other ------------------------------------------------------------------


def bits(mask: int) -> set[int]:
    return {n for n in range(mask.bit_length()) if mask >> n & 1}


def check_derived(game: Game) -> None:
    """What the state keeps of the Chaos cards is what follows from where they lie."""
    s = game.s
    for space in range(18):
        assert s.text[space] == (s.spaces[space] if text_works(game, space) else t.EMPTY)
    for region in range(9):
        lying = [tables.CARD_FACTS[card] for card in s.spaces[region * 2 : region * 2 + 2] if card >= 0]
        assert s.magic[region] == sum(card["magic"] for card in lying)
        works = [card["effect"] for card in cards_that_work(game, region)]
        assert s.held >> region & 1 == any(effect.get("forbids") == "leaving" for effect in works)
        assert s.dear >> region & 1 == any("surcharge" in effect for effect in works)


def check_turn(match: Match) -> list[str]:
    """The options of the turn that is asked for are those of the slow rule; what the position had in it."""
    game = cast(Game, match.play)
    ask = game.ask
    if ask is None or ask.prompt != prompts.ACTION:
        return []
    check_derived(game)
    power = ask.seat
    offered = {option - o.FIGURE for option in ask.options if o.FIGURE <= option < o.REGION}
    legal = {figure: legal_regions(game, power, figure) for figure in range(45) if game.s.side[power] >> figure & 1}
    for figure, regions in legal.items():
        assert bits(summoning.destinations(game, power, figure)) == regions, tables.FIGURES[figure]
        for region in regions:
            price = price_of_figure(game, power, figure, region)
            assert summoning.summon_cost(game, power, figure, region) == price
    assert offered <= {figure for figure, regions in legal.items() if regions}
    kinds = {likeness(game, figure) for figure in offered}
    assert kinds == {likeness(game, figure) for figure, regions in legal.items() if regions}
    cards = {option - o.CARD for option in ask.options if o.CARD <= option < o.POWER}
    taken: dict[int, set[int]] = {}
    for card in range(tables.CARD_COUNT):
        if tables.CARD_OWNER[card] == power and game.s.hand[card]:
            taken[card] = {space for space in range(18) if space_takes(game, power, card, space)}
            assert bits(summoning.spaces_for(game, power, card)) == taken[card], tables.CARDS[card]
            for space in taken[card]:
                price = price_of_card(game, power, card, space // 2)
                assert summoning.card_cost(game, power, card, space // 2) == price
    assert cards == {card for card, spaces in taken.items() if spaces}
    assert len(ask.options) == len(offered) + len(cards) + 1
    assert ask.options[-1] == o.PASS
    return what_lies_here(game, power)


def what_lies_here(game: Game, power: int) -> list[str]:
    """What could take a turn off the short cuts."""
    s = game.s
    special = s.held or s.shielded or s.spent or s.standing
    seen = {
        "a turn": True,
        "figures at a glance": summoning.costs_as_printed(game, power) and not special,
        "cards at a glance": summoning.nothing_in_the_way(game, power),
        "field of carnage": s.held,
        "temporal stasis": s.dear,
        "protected figure": s.shielded,
        "free summon used up": s.spent,
        "horror on a space": s.standing,
        "foreign figure": s.side[power] & ~tables.OWN[power],
        "own figure lost": tables.OWN[power] & ~s.side[power],
        "free leper": s.upgraded & tables.FREE_ALONE[t.LEPER] and s.side[power] & tables.KIND_MASK[t.LEPER],
        "nobody on the board": not s.occupied[power],
        "ruin": s.ruined,
        **{key: True for lasting in on_track(game) for key in lasting},
    }
    return [name for name, there in seen.items() if there]


@pytest.mark.parametrize("seed", range(200, 212))
def test_the_options_of_random_games_are_those_of_the_book(seed: int) -> None:
    """COW-SUMMON.11, COW-SUMMON.12, COW-SUMMON.15, COW-SUMMON.16, COW-SUMMON.22, COW-CARDS.2, COW-CARDS.4: after
    every choice of games of both editions."""
    turns = sum(1 for match in walk(seed) if check_turn(match))
    assert turns > 20


WANTED = (
    "figures at a glance",
    "cards at a glance",
    "field of carnage",
    "temporal stasis",
    "protected figure",
    "free summon used up",
    "horror on a space",
    "foreign figure",
    "own figure lost",
    "free leper",
    "nobody on the board",
    "ruin",
    "summon_into",
    "summon_from_board_costs_more",
    "one_card_where",
    "no_magic_where",
)
"""What the crowded positions must have held, each more than a few times."""
MARKS = (("", "", " shielded", " spent", " by slaanesh"), ("", "", " by slaanesh"), ("",))
"""What may lie on the figures of a position: of anything, of control alone, of nothing."""
ON_THE_TRACK = [
    "franzs_decree",
    "road_wardens",
    "the_horned_ones_due",
    "teclis_aids_the_empire",
    "skavengers",
    "greenskins_invade",
]


def random_position(seed: int) -> Match:
    """A summoning turn in which rare things lie together: a position that a game reaches seldom or not at all."""
    pick = random.Random(seed)
    seats = list(LINE_UPS[seed % 5])
    powers: dict[str, Any] = {}
    deck = {}
    for name in seats:
        deck[name] = [c["id"] for c in tables.CARD_FACTS if c["power"] == name for _ in range(c["copies"])]
        pick.shuffle(deck[name])
        upgrades = [u["id"] for u in tables.POWER_FACTS[t.POWERS.index(name)]["upgrade"] if pick.random() < 0.4]
        hand = [deck[name].pop() for _ in range(pick.randint(0, 8))]
        powers[name] = {"power": pick.randint(1, 6), "hand": hand, "upgrades": upgrades}
    lying = {kind: pick.sample(t.REGIONS, 4) for kind in ("event", "skaven", "warpstone")}
    regions: dict[str, Any] = {
        name: {
            "figures": [],
            "cards": [deck[pick.choice(seats)].pop() if pick.random() < 0.4 else "" for _ in range(2)],
            "tokens": {kind: 1 for kind, places in lying.items() if name in places},
            "corruption": {power: pick.randint(0, 2) for power in seats},
            "ruined": 0,
        }
        for name in t.REGIONS
    }
    for number, name in enumerate(pick.sample(t.REGIONS, pick.choice([0, 0, 1, 3]))):
        regions[name]["ruined"] = number + 1
    marks = MARKS[seed % 3]
    for kind, facts in enumerate(KINDS):
        if t.POWERS[kind // 3] in seats and pick.random() < 0.8:
            homes = pick.sample(t.REGIONS, pick.choice([1, 1, 2]))
            for _ in range(pick.randint(0, facts["count"])):
                mark = pick.choice(marks)
                if mark == " by slaanesh" and (kind // 3 == t.SLAANESH or "slaanesh" not in seats):
                    mark = ""
                regions[pick.choice(homes)]["figures"].append(facts["id"] + mark)
    for name in t.REGIONS:
        for side, card in zip(("left", "right"), regions[name]["cards"], strict=True):
            if not card and "horror" in regions[name]["figures"]:
                regions[name]["figures"].remove("horror")
                regions[name]["figures"].append(f"horror on {side}")
    track = pick.sample(ON_THE_TRACK, pick.choice([0, 0, 1, 2]))
    options = {"edition": "fr" if seed // 5 % 2 else "pl"}
    position: dict[str, Any] = {
        "powers": powers,
        "regions": regions,
        "old_world": {"track": track},
        "to_act": pick.choice(seats),
    }
    return lay(seats=seats, seed=seed, options=options, **position).match


def test_the_options_of_crowded_positions_are_those_of_the_book() -> None:
    """COW-SUMMON.14, COW-SUMMON.15, COW-SUMMON.16, COW-CARDS.2, COW-CARDS.11, COW-CARDS.26, COW-CARDS.36,
    COW-CONTROL.1, COW-RUINED.2, COW-UPGRADE.4, COW-OLDWORLD.33: some turns of each, in both editions."""
    seen: Counter[str] = Counter()
    for seed in range(210):
        match = random_position(seed)
        pick = random.Random(seed)
        for _ in range(12):
            if not match.pending:
                break
            seen.update(check_turn(match))
            decision = match.pending[0]
            match.choose(pick.choice(decision.options), decision.seat)
    assert min(seen[name] for name in WANTED) > 20, seen
