"""Setting up (COW-SETUP): who plays, what lies where before the first card is turned, and what never runs short."""

import random
from collections import Counter
from collections.abc import Sequence
from itertools import permutations

import pytest

from oldworld import Match, SetupError
from oldworld.kernel.chance import Script
from oldworld.kernel.title import title
from tests.chaos.table import Table, lay

POWERS = ("khorne", "nurgle", "tzeentch", "slaanesh")


def counted(text: str) -> dict[str, int]:
    """``4 blood_frenzy 3 reborn_in_blood`` as counts by name."""
    words = text.split()
    return {name: int(count) for count, name in zip(words[::2], words[1::2], strict=True)}


FIGURES = {
    "khorne": counted("1 bloodthirster 6 bloodletter 4 bloodsworn"),
    "nurgle": counted("1 great_unclean_one 5 plaguebearer 6 leper"),
    "tzeentch": counted("1 lord_of_change 3 horror 8 acolyte"),
    "slaanesh": counted("1 keeper_of_secrets 3 daemonette 6 seductress"),
}
VALUES = counted(
    "101 bloodsworn 221 bloodletter 343 bloodthirster 101 leper 111 plaguebearer 333 great_unclean_one "
    "101 acolyte 212 horror 332 lord_of_change 101 seductress 212 daemonette 324 keeper_of_secrets"
)
"""Summoning cost, attack and defence of a kind of figure, a digit each."""
CARDS = {
    "khorne": counted(
        "4 blood_frenzy 4 battle_cry 4 the_skull_throne 3 field_of_carnage 3 ritual_slaying 3 reborn_in_blood "
        "3 the_blood_gods_call"
    ),
    "nurgle": counted(
        "4 plague_aura 4 influenza 3 plague_touch 3 rain_of_pus 3 a_great_foul_consumption 3 the_final_rotting "
        "2 all_things_decay 2 the_stench_of_death"
    ),
    "tzeentch": counted(
        "4 teleport 3 changer_of_ways 3 warp_shield 3 temporal_stasis 3 the_meddling_of_skaven "
        "3 the_persistence_of_change 3 dazzle 2 drain_power"
    ),
    "slaanesh": counted(
        "4 perverse_infiltration 4 insidious_lies 4 dark_influence 4 soporific_musk 3 field_of_ecstasy "
        "3 degenerate_royalty 2 abyssal_pact"
    ),
}
OLD_WORLD = counted(
    "4 plunged_into_chaos 2 peasant_uprising 2 up_from_skavenblight 2 meteor_showers 1 warpstone_discovery "
    "1 skavengers 1 the_horned_ones_due 1 the_grail_is_found 1 greenskins_invade 1 norse_reavers "
    "1 the_crusade_is_come 1 bretonnian_knights 1 dwarf_trollslayers 1 dark_elf_corsairs 1 electors_sue_for_peace "
    "1 teclis_aids_the_empire 1 divine_inspiration 1 electors_arise 1 franzs_decree 1 mass_exodus 1 road_wardens "
    "1 witch_hunters"
)
REGIONS = counted(
    "1 norsca 1 troll_country 3 kislev 5 empire 3 bretonnia 4 estalia 2 tilea 1 border_princes 1 badlands"
)
THREES = [[power for power in POWERS if power != out] for out in POWERS]


def fresh(seats: Sequence[str] | None = None, seed: int = 0, tokens: Sequence[str] = ()) -> Table:
    """A new game, just set up: its first card asks where to put a Warpstone before anything has changed."""
    of = title("chaos")
    codes = [of.outcome_code(text) for text in ["old_world meteor_showers", *[f"token {token}" for token in tokens]]]
    assert -1 not in codes
    table = Table(Match("chaos", seats=seats, seed=seed, script=Script(codes)))
    assert table.asked == "place_token"
    return table


def chi_square(seen: Counter[str], weights: dict[str, int]) -> float:
    """How far counts are from what the weights promise; about the number of weights for honest chance."""
    assert set(seen) <= set(weights)
    unit = sum(seen.values()) / sum(weights.values())
    return sum((seen[key] - weight * unit) ** 2 / (weight * unit) for key, weight in weights.items())


@pytest.mark.parametrize(
    ("clause", "seats"),
    [
        (r"COW-SETUP\.1\b", ["khorne"]),
        (r"COW-SETUP\.1\b", ["tzeentch", "slaanesh"]),
        (r"COW-SETUP\.2\b", ["khorne", "khorne", "nurgle"]),
        (r"COW-SETUP\.2\b", [*POWERS, "khorne"]),
        (r"COW-SETUP\.2\b", ["khorne", "nurgle", "horned_rat"]),
    ],
)
def test_three_or_four_play_each_another_power(clause: str, seats: list[str]) -> None:
    """COW-SETUP.1, COW-SETUP.2: fewer cannot play; no power twice, no fifth power, hence no fifth player."""
    with pytest.raises(SetupError, match=clause):
        Match("chaos", seats=seats)


def test_any_powers_may_be_agreed_on_or_drawn_and_sit_in_power_order() -> None:
    """COW-SETUP.3, COW-SETUP.5, COW-SETUP.1: whatever three or four powers come up, in whatever order, can play."""
    for count in (3, 4):
        for seats in permutations(POWERS, count):
            assert Match("chaos", seats=seats).seats == tuple(power for power in POWERS if power in seats)
    assert Match("chaos").seats == POWERS


@pytest.mark.parametrize("seats", [list(POWERS), *THREES])
def test_turns_pass_clockwise_in_power_order(seats: list[str]) -> None:
    """COW-SETUP.5, COW-SETUP.3: the seats follow each other in power order, without a gap for a power left out."""
    table = lay(seats=seats[::-1], to_act=seats[0])
    order = []
    for _ in range(2 * len(seats)):
        order.append(table.pending)
        table.choose(table.options[0]).choose("kislev" if "kislev" in table.options else table.options[0])
    assert order == seats + seats


@pytest.mark.parametrize("seats", THREES)
def test_a_power_nobody_plays_is_out_of_the_game(seats: list[str]) -> None:
    """COW-SETUP.4: no sheet, no cards, no figures, no tokens of it, from the first moment to the last."""
    (out,) = set(POWERS) - set(seats)
    table = fresh(seats)
    assert sorted(table.truth["powers"]) == sorted(seats)
    with pytest.raises(SetupError, match=r"regions\.kislev\.figures"):
        lay(seats=seats, regions={"kislev": {"figures": [next(iter(FIGURES[out]))]}})
    with pytest.raises(SetupError, match=r"regions\.kislev\.cards"):
        lay(seats=seats, regions={"kislev": {"cards": [next(iter(CARDS[out]))]}})
    words = [out, *FIGURES[out], *CARDS[out]]
    choose = random.Random(out)
    while table.match.pending:
        assert not [text for text in table.options for word in words if word in text]
        table.choose(choose.choice(table.options))
    assert not [event for event in table.events for word in words if word in event]


def test_dials_power_and_points_start_where_the_sheets_say() -> None:
    """COW-SETUP.6, COW-SETUP.7, COW-SETUP.8: dials at Start, power on the highlighted value, points at 0."""
    sheets = [fresh().power(power) for power in POWERS]
    assert [(sheet["dial"], sheet["threat"]) for sheet in sheets] == [(0, 3), (0, 1), (0, 2), (0, 4)]
    assert [sheet["power"] for sheet in sheets] == [7, 6, 6, 6]
    assert [(sheet["points"], sheet["counters"]) for sheet in sheets] == [(0, 0)] * 4


@pytest.mark.parametrize("power", POWERS)
def test_a_power_has_its_figures_and_none_is_on_the_board(power: str) -> None:
    """COW-SETUP.14, COW-SETUP.15, COW-SETUP.16, COW-SETUP.17, COW-SETUP.19: 11, 12, 12 and 10 figures, all at home."""
    table = fresh(seed=3)
    assert Counter(table.power(power)["reserve"]) == FIGURES[power]
    assert all(table.region(region)["figures"] == [] for region in REGIONS)


@pytest.mark.parametrize("figure", list(VALUES))
def test_a_figure_has_cost_attack_and_defence(figure: str) -> None:
    """COW-SETUP.18: the three numbers of the sheet, each as play shows it."""
    cost, attack, defence = (int(digit) for digit in str(VALUES[figure]))
    owner = next(power for power in POWERS if figure in FIGURES[power])
    table = lay(to_act=owner, powers={owner: {"power": 9}})
    table.choose(next(option for option in table.options if option.startswith(figure)), "norsca")
    assert table.power(owner)["power"] == 9 - cost

    enemy, foe = ("nurgle", "4 plaguebearer") if owner == "khorne" else ("khorne", "2 bloodletter")
    for hits, left in ((defence, []), (defence - 1, [figure])):
        table = lay(
            stage="battle",
            pause_before="battle_end",
            regions={"tilea": {"figures": [figure, foe]}},
            die={enemy: [5] * hits + [1] * (4 - hits), owner: [1] * attack},
        )
        assert [f for f in table.region("tilea")["figures"] if f == figure] == left
        rolled = [f"dice_rolled power={owner} region=tilea count={attack} early=0"] if attack else []
        assert [event for event in table.events if event.startswith(f"dice_rolled power={owner}")] == rolled


@pytest.mark.parametrize("place", range(3))
@pytest.mark.parametrize("power", POWERS)
def test_a_figure_belongs_to_one_class(power: str, place: int) -> None:
    """COW-SETUP.18: a cultist corrupts, Teleport takes cultists and warriors, and a greater daemon does neither."""
    figure = list(FIGURES[power])[place]
    table = lay(stage="corruption", pause_before="remove_cards", regions={"tilea": {"figures": [figure]}})
    assert table.region("tilea")["corruption"] == ({power: 1} if place == 2 else {})
    table = lay(
        to_act="tzeentch",
        powers={"tzeentch": {"hand": ["teleport"]}},
        regions={"tilea": {"figures": [figure]}},
    )
    table.choose("teleport", "tilea.left")
    assert (table.asked == "target_region") == (place > 0)


def test_each_power_has_24_cards_that_nobody_else_may_use() -> None:
    """COW-SETUP.12: a deck of one's own, down to its last copy."""
    for power, deck in CARDS.items():
        assert sum(deck.values()) == 24
        every = [card for card, copies in deck.items() for _ in range(copies)]
        found = lay(to_act=power, powers={power: {"hand": every}}).power(power)
        assert (Counter(found["hand"]), found["deck"]) == (deck, 0)
        for card in deck:
            with pytest.raises(SetupError, match=rf"there are only {deck[card]} cards {card}"):
                lay(powers={power: {"hand": [card] * (deck[card] + 1)}})
        for other in POWERS:
            if other != power:
                table = lay(to_act=other, powers={other: {"hand": list(CARDS[other])}, power: {"hand": list(deck)}})
                assert {table.refused(card) for card in deck} == {"COW-SETUP.12"}


@pytest.mark.parametrize(
    ("power", "dial", "followers", "others"),
    [
        ("khorne", 1, "up_bloodsworn up_bloodletter up_bloodthirster", "up_khorne_power up_khorne_cards"),
        ("nurgle", 2, "up_leper up_plaguebearer up_great_unclean_one", "up_power_of_pestilence up_provender_of_ruin"),
        ("tzeentch", 1, "up_acolyte up_horror up_lord_of_change", "up_tzeentch_power up_tzeentch_cards"),
        ("slaanesh", 1, "up_seductress up_daemonette up_keeper_of_secrets", "up_power_of_pleasure up_power_of_pain"),
    ],
)
def test_five_upgrades_wait_and_none_is_in_play(power: str, dial: int, followers: str, others: str) -> None:
    """COW-SETUP.13: three follower upgrades and two power upgrades, all still to be chosen."""
    assert fresh().power(power)["upgrades"] == []
    table = lay(stage="dials", powers={power: {"dial": dial, "counters": 1}})
    assert (table.pending, table.asked) == (power, "upgrade")
    assert table.options == [*followers.split(), *others.split()]


def test_the_map_has_nine_regions_with_one_number_each() -> None:
    """COW-SETUP.20: name, printed number as Resistance and Conquest Value, Populous or not, two card spaces."""
    view = fresh().match.view().as_dict()["regions"]
    assert isinstance(view, dict)
    assert {name: found["value"] for name, found in view.items()} == REGIONS
    populous = {name for name, found in view.items() if found["populous"]}
    assert populous == {"kislev", "empire", "bretonnia", "estalia"}
    table = lay(to_act="khorne", powers={"khorne": {"hand": ["blood_frenzy"]}})
    for name, value in REGIONS.items():
        assert (table.region(name)["resistance"], table.region(name)["conquest"]) == (value, value)
    table.choose("blood_frenzy")
    assert table.options == [f"{name}.{side}" for name in REGIONS for side in ("left", "right")]


def test_populous_does_nothing_of_its_own_but_effects_look_for_it() -> None:
    """COW-SETUP.21: two regions made alike but for the label differ in Nurgle's condition alone."""
    found = {}
    for name, tokens in (("tilea", {"noble": 1}), ("bretonnia", {"skaven": 1})):
        table = lay(
            stage="battle",
            pause_before="dials",
            regions={name: {"figures": ["3 leper", "horror", "2 seductress", "bloodletter"], "tokens": tokens}},
            die={"khorne": [5, 1], "tzeentch": [6, 2]},
        )
        table.choose("leper1", "seductress1")
        state = table.region(name)
        found[name] = [state[key] for key in ("resistance", "conquest", "figures", "corruption", "domination")]
        found[name] += [table.power(power)["points"] for power in POWERS]
        assert [table.power(power)["counters"] for power in POWERS] == [1, int(name == "bretonnia"), 0, 0]
    assert found["tilea"] == found["bretonnia"]


def test_ruination_cards_come_from_1_down_to_5() -> None:
    """COW-SETUP.22: 1 lies on top of the stack, 5 at the bottom, and there is no sixth."""
    doomed = ["norsca", "kislev", "bretonnia", "estalia", "tilea", "badlands"]
    table = lay(
        stage="corruption",
        pause_before="remove_cards",
        regions={name: {"corruption": {"nurgle": 12}} for name in doomed},
    )
    assert [table.region(name)["ruined"] for name in doomed] == [1, 2, 3, 4, 5, 0]


@pytest.mark.parametrize("seats", [list(POWERS), *THREES])
def test_start_tokens_lie_one_in_each_region_and_come_out_of_the_supply(seats: list[str]) -> None:
    """COW-SETUP.25, COW-SETUP.9, COW-SETUP.27: 2 Nobles, 3 Warpstones and 4 Peasants; the rest of 56 stays."""
    for seed in range(25):
        table = fresh(seats, seed)
        lying = [list(table.region(name)["tokens"].items()) for name in REGIONS]
        assert all(len(found) == 1 and found[0][1] == 1 for found in lying)
        assert Counter(found[0][0] for found in lying) == {"noble": 2, "warpstone": 3, "peasant": 4}
        assert table.truth["supply"] == counted("6 event 4 hero 4 noble 16 peasant 6 skaven 11 warpstone")


def test_start_tokens_are_dealt_by_chance() -> None:
    """COW-SETUP.25: in every region 2 in 9 are Nobles, 3 in 9 Warpstones, 4 in 9 Peasants."""
    seen: dict[str, Counter[str]] = {name: Counter() for name in REGIONS}
    for seed in range(900):
        table = fresh(seed=seed)
        for name in REGIONS:
            seen[name].update(table.region(name)["tokens"])
    for name in REGIONS:
        assert chi_square(seen[name], {"noble": 2, "warpstone": 3, "peasant": 4}) < 15


def test_start_tokens_are_dealt_in_region_order() -> None:
    """COW-SETUP.26: the first token drawn lies in Norsca, the last in the Badlands."""
    dealt = ["noble", "peasant", "peasant", "warpstone", "noble", "peasant", "warpstone", "warpstone", "peasant"]
    table = fresh(tokens=dealt)
    assert [table.region(name)["tokens"] for name in REGIONS] == [{token: 1} for token in dealt]


def test_corruption_tokens_never_run_out() -> None:
    """COW-SETUP.10: a power with all 29 of its pieces on the board places more, and each power places its own."""
    names = ["norsca", "troll_country", "kislev", "empire", "bretonnia", "estalia"]
    regions = {name: {"corruption": {"nurgle": 5}, "figures": ["leper", "acolyte"]} for name in names}
    table = lay(stage="corruption", pause_before="remove_cards", regions=regions)
    assert [table.region(name)["corruption"] for name in names] == [{"nurgle": 6, "tzeentch": 1}] * 6


def test_dial_counters_never_run_out() -> None:
    """COW-SETUP.11: beyond the 16 counters of the box there are more."""
    table = lay(
        stage="battle",
        pause_before="corruption_start",
        powers={"khorne": {"counters": 10}, "nurgle": {"counters": 6}},
        regions={name: {"figures": ["bloodletter", "acolyte"]} for name in ("norsca", "kislev", "tilea")},
        die={"khorne": [4, 1, 4, 1, 4, 1]},
    )
    assert (table.power("khorne")["counters"], table.power("nurgle")["counters"]) == (13, 6)


def test_more_dice_are_rolled_than_lie_in_the_box() -> None:
    """COW-SETUP.30: sixteen dice at once."""
    table = lay(
        stage="battle",
        pause_before="battle_end",
        regions={"empire": {"figures": ["bloodthirster", "6 bloodletter", "leper"]}},
        die={"khorne": [1] * 15 + [5]},
    )
    assert table.happened("dice_rolled power=khorne count=16") == 1
    assert table.happened("die_rolled power=khorne") == 16
    assert "leper" not in table.region("empire")["figures"]


@pytest.mark.parametrize(
    ("seats", "options", "cards"),
    [(POWERS, {}, 7), *[(three, {}, 8) for three in THREES], (THREES[0], {"edition": "fr"}, 6)],
)
def test_the_old_world_deck_has_7_or_8_cards(seats: Sequence[str], options: dict[str, str], cards: int) -> None:
    """COW-SETUP.23: seven for four players, eight for three (six as the French set-up chapter prints it)."""
    match = Match("chaos", seats=seats, options=options)
    revealed = match.title.describe(match.play)["old_world"]
    assert isinstance(revealed, dict)
    assert revealed["left"] == cards - 1


def test_the_old_world_deck_is_shuffled_from_all_28_cards() -> None:
    """COW-SETUP.23: every card comes up first as often as its copies say."""
    seen = Counter(
        event.partition("card=")[2]
        for seed in range(1400)
        for event in Table(Match("chaos", seed=seed)).events
        if event.startswith("old_world_revealed")
    )
    assert (sum(seen.values()), sum(OLD_WORLD.values())) == (1400, 28)
    assert chi_square(seen, OLD_WORLD) < 50


@pytest.mark.parametrize("seed", range(3))
def test_old_world_cards_that_are_not_revealed_stay_unknown(seed: int) -> None:
    """COW-SETUP.24: no seat is told of the deck or of the cards left out; at the end 21 were never seen."""
    table = Table(Match("chaos", seed=seed))
    seen: list[str] = []
    while table.pending:
        seen = [event.partition("card=")[2] for event in table.events if event.startswith("old_world_revealed")]
        for seat in (None, *POWERS):
            told = str(table.match.view(seat).as_dict())
            told += str([table.match.title.event_args(event) for event in table.match.events(seat)])
            assert {card for card in OLD_WORLD if f"'{card}'" in told} == set(seen)
        table.choose("pass" if "pass" in table.options else table.options[0])
    assert len(seen) == 7


def test_nobody_can_tell_what_the_old_world_deck_holds() -> None:
    """COW-SETUP.24: in games that look alike to Khorne, different cards come next."""
    following = set()
    for seed in range(12):
        table = Table(fresh().match.fork(as_seen_by="khorne", seed=seed))
        while table.happened("old_world_revealed") < 2:
            table.choose("pass" if "pass" in table.options else table.options[0])
        following |= {event for event in table.events if event.startswith("old_world_revealed")}
    assert len(following) > 5


def test_each_player_draws_three_of_his_shuffled_cards() -> None:
    """COW-SETUP.28: an opening hand of 3, 21 cards left, and every card as likely to be among them."""
    seen: Counter[str] = Counter()
    for seed in range(400):
        table = fresh(seed=seed)
        for power in POWERS:
            found = table.power(power)
            assert (len(found["hand"]), found["deck"], found["discards"]) == (3, 21, [])
            seen.update(found["hand"])
    for deck in CARDS.values():
        assert chi_square(Counter({card: seen[card] for card in deck}), deck) < 25


def test_play_opens_with_the_old_world_phase_of_round_1() -> None:
    """COW-SETUP.29: a card is revealed before anybody draws or summons."""
    table = fresh()
    assert (table.truth["round"], table.truth["stage"]) == (1, "old_world")
    rest = [event for event in table.events if not event.startswith(("tokens_dealt", "card_drawn"))]
    draws = [f"cards_drawn power={power} count=3" for power in POWERS]
    assert rest[:5] == [*draws, "round_began round=1"]
    assert rest[-1] == "old_world_revealed card=meteor_showers"
    assert not table.happened("power_reset")
