"""The laws every position obeys: conservation, knowledge, no dead ends, faithful forks."""

from __future__ import annotations

import gc
import os
import random
import sys
import tempfile
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, cast

import pytest

from oldworld import IllegalChoice, Match
from oldworld.kernel.chance import Chance, seed_word
from oldworld.titles.chaos import happenings as h, tables, terms as t
from oldworld.titles.chaos.game import Game
from oldworld.titles.chaos.state import FIELDS
from oldworld.titles.chaos.view import ChaosView
from tests.chaos.random_games import LINE_UPS, lively, walk
from tests.chaos.table import everything, lay, save_load_replay_fork

SEEDS = range(40)


@contextmanager
def kept_if_it_fails(match: Match, seed: int) -> Iterator[None]:
    """A failing game is kept as a record, so that it can be looked at and replayed."""
    try:
        yield
    except Exception as error:
        path = Path(os.environ.get("OLDWORLD_FAILURES", tempfile.gettempdir())) / f"oldworld-failing-{seed}.record"
        path.write_text(str(match.record()))
        error.add_note(f"seed {seed}, choice {len(match)}; the game is kept in {path}")
        raise


def test_a_failing_game_is_kept_as_a_record(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("OLDWORLD_FAILURES", str(tmp_path))
    match = Match("chaos", seed=5)
    match.choose(match.pending[0].options[0])
    with pytest.raises(AssertionError) as caught, kept_if_it_fails(match, 5):
        raise AssertionError("a law is broken")
    kept = tmp_path / "oldworld-failing-5.record"
    assert str(kept) in caught.value.__notes__[0]
    assert everything(Match.replay(kept.read_text())) == everything(match)


def test_a_game_that_is_over_leaves_nothing_behind() -> None:
    """Memory stays flat over many games: no table grows with what was played."""

    def blocks_after(games: int) -> int:
        for seed in range(games):
            match = Match("chaos", seed=f"memory {games} {seed}", keep=False, events=False)
            pick = random.Random(seed).random
            while match.play.ask is not None:
                options = match.play.ask.options
                match.play.give(options[int(pick() * len(options))])
        gc.collect()
        return sys.getallocatedblocks()

    before = blocks_after(50)
    assert blocks_after(400) - before < 100


# -- conservation ---------------------------------------------------------------------------------


def add_up(game: Game) -> None:
    """Figures, tokens, cards and what is derived from them add up."""
    s = game.s
    everywhere = 0
    for place in range(10):
        assert everywhere & s.at[place] == 0, "a figure is in two places"
        everywhere |= s.at[place]
        for figure in range(tables.FIGURE_COUNT):
            if s.at[place] >> figure & 1:
                assert s.where[figure] == place
    assert everywhere == sum(tables.OWN[p] for p in game.powers)
    assert sum(s.side) == everywhere
    for a in range(4):
        for b in range(a):
            assert s.side[a] & s.side[b] == 0, "a figure has two controllers"
    for region in range(9):
        for power in range(4):
            count = (s.at[region] & s.side[power]).bit_count()
            assert s.present[region * 4 + power] == count
            assert (s.occupied[power] >> region & 1) == (count > 0)
    foreign = [s.side[p] & ~tables.OWN[p] for p in range(4)]
    assert foreign[0] == foreign[1] == foreign[2] == 0, "only Slaanesh can control others' figures"
    assert foreign[3] & s.at[t.RESERVE] == 0, "a figure in the reserve is its owner's"
    for kind in range(6):
        on_board = sum(s.tokens[region * 6 + kind] for region in range(9))
        captured = sum(s.peasants) if kind == t.PEASANT else 0
        assert s.supply[kind] + on_board + captured == tables.SUPPLY[kind]
    on_spaces = Counter(card for card in s.spaces if card >= 0)
    for card in range(tables.CARD_COUNT):
        power = tables.CARD_OWNER[card]
        total = s.hand[card] + s.deck[card] + s.discard[card] + on_spaces[card]
        assert total == (tables.CARD_COPIES[card] if power in game.powers else 0)
        assert not s.known or 0 <= s.known[card] <= s.hand[card]
    for power in range(4):
        cards = range(tables.FIRST_CARD[power], tables.LAST_CARD[power])
        assert s.hand_size[power] == sum(s.hand[c] for c in cards)
        assert s.deck_size[power] == sum(s.deck[c] for c in cards)
        assert 0 <= s.power[power] <= tables.TRACK_TOP
        assert s.vp[power] >= 0
    assert sum(s.old_world_bag) + sum(s.old_world_out) + sum(1 for c in s.track if c >= 0) in (27, 28)
    assert min(s.corruption + s.tokens + s.hand + s.deck + s.discard) >= 0
    assert sum(1 for n in s.ruin if n) == tables.RUINATION_CARDS - s.ruin_left == s.ruined.bit_count()
    fresh = s.copy()
    for region in range(9):
        fresh.refresh_texts(region)
    fresh.set_track(fresh.track[0], fresh.track[1])
    assert (fresh.text, fresh.magic, fresh.lasting) == (s.text, s.magic, s.lasting)
    assert (fresh.open, fresh.dear, fresh.held) == (s.open, s.dear, s.held)
    free = [n for n in range(18) if s.spaces[n] < 0 and s.ruin[n // 2] == 0]
    assert s.open == sum(1 << n for n in free)


@pytest.mark.parametrize("seed", SEEDS)
def test_figures_tokens_and_cards_add_up_after_every_choice(seed: int) -> None:
    for match in walk(seed):
        with kept_if_it_fails(match, seed):
            add_up(cast(Game, match.play))
            for decision in match.pending:
                assert len({str(o) for o in decision.options}) == len(decision.options) > 0


def test_a_copy_shares_nothing_with_its_original() -> None:
    for match in walk(3):
        state = cast(Game, match.play).s
        other = state.copy()
        for name in FIELDS:
            mine, its = getattr(state, name), getattr(other, name)
            assert mine == its, name
            assert not (isinstance(mine, list) and mine is its) or name == "values", name


def test_a_question_called_fresh_comes_before_any_change() -> None:
    """What `Ask.fresh` promises: a fork that does not run up to the question stands where its original stands."""
    fresh = 0
    for seed in range(12):
        for match in walk(seed):
            if match.play.ask is not None:
                fresh += match.play.ask.fresh
                assert match.title.describe(match.fork().play) == match.title.describe(match.play)
    assert fresh > 300


# -- knowledge ------------------------------------------------------------------------------------


def received(match: Match, seat: str | None) -> dict[str, Any]:
    """Everything that leaves the engine for a seat."""
    pending: list[object] = []
    for decision in match.pending:
        if decision.seat == seat:
            options = [str(o) for o in decision.options]
            pending.append((decision.seat, decision.prompt, decision.args, options))
        else:
            pending.append((decision.seat, decision.topic))
    return {
        "view": match.view(seat).as_dict(),
        "pending": pending,
        "events": [event.key() for event in match.events(seat)],
        "result": repr(match.result),
        "why": [
            repr(match.explain(text, seat))
            for text in ("bloodletter1", "teleport", "blood_frenzy kislev.left", "pass", "influenza", "up_leper")
        ]
        if seat is not None
        else [],
    }


def permute(match: Match, seat: str | None, word: int) -> None:
    """Deal anew, in the live game, all that a seat cannot know."""
    number = t.POWERS.index(seat) if seat is not None else -1
    cast(Game, match.play).redeal(number, Chance(seed_word(word)))


def test_permuting_what_a_seat_cannot_know_changes_nothing_it_receives() -> None:
    """The knowledge law, on at least 2,000 states, for every seat and a spectator."""
    states = 0
    seed = 1000
    while states < 2000:
        seed += 1
        for number, match in enumerate(walk(seed)):
            if number % 4:
                continue
            states += 1
            for seat in (None, *match.seats):
                before = received(match, seat)
                twin = match.fork()
                permute(twin, seat, seed * 1000 + number)
                after = received(twin, seat)
                with kept_if_it_fails(match, seed):
                    assert after == before, f"what {seat} receives"


def received_later(match: Match, seat: str | None, seen: int) -> dict[str, Any]:
    """What leaves the engine for a seat after a choice; of the events only the new ones."""
    found = received(match, seat)
    found["events"] = [event.key() for event in match.events(seat, start=seen)]
    found["asked"] = [(decision.seat, decision.topic) for decision in match.pending]
    found["out of turn"] = [] if seat is None else [said_of(match, seat, text) for text in ("pass", "leper1", "dazzle")]
    return found


def said_of(match: Match, seat: str, text: str) -> str:
    """What a seat is told that tries to choose while another is asked."""
    if any(decision.seat == seat for decision in match.pending) or not match.pending:
        return ""
    with pytest.raises(IllegalChoice) as caught:
        match.choose(text, seat)
    return str(caught.value)


def crowded(seed: int) -> Match:
    """Everybody meets in two regions, with a hand full of cards, much power, and a card on the track that asks."""
    chooser = random.Random(seed)
    old_world = ["greenskins_invade", "bretonnian_knights", "dark_elf_corsairs", "witch_hunters", "divine_inspiration"]
    powers = {}
    for number, power in enumerate(t.POWERS):
        cards = range(tables.FIRST_CARD[number], tables.LAST_CARD[number])
        copies = [tables.CARDS[card] for card in cards for _ in range(tables.CARD_COPIES[card])]
        powers[power] = {"power": 10, "hand": chooser.sample(copies[1:], 6)}
    figures = [
        "2 bloodletter",
        "bloodsworn",
        "2 leper",
        "plaguebearer",
        "2 acolyte",
        "horror",
        "seductress",
        "daemonette",
    ]
    tokens = {"event": 1, "hero": 1, "noble": 1, "peasant": 1}
    return Match(
        "chaos",
        seed=seed,
        position={
            "to_act": chooser.choice(t.POWERS),
            "powers": powers,
            "regions": {
                "kislev": {"figures": figures[::2], "tokens": tokens, "cards": ["blood_frenzy"]},
                "bretonnia": {"figures": figures[1::2], "tokens": tokens},
            },
            "old_world": {"track": chooser.sample(old_world, 2)},
        },
    )


def go_on_alike(match: Match, seat: str | None, word: int, choices: int) -> int:
    """Two games that a seat cannot tell apart get the same choices, no hidden card among them; how many."""
    one, two = match.fork(), match.fork()
    permute(two, seat, word)
    chooser = random.Random(word)
    for step in range(choices):
        if not one.pending:
            return step
        seen = len(one.events(everything=True))
        assert len(two.events(everything=True)) == seen
        decision = one.pending[0]
        offered = [{str(option) for option in game.pending[0].options} for game in (one, two)]
        if decision.seat != seat:
            offered[0] -= set(tables.CARDS)
        if not offered[0] & offered[1]:
            return step
        option = lively(chooser, sorted(offered[0] & offered[1]))
        for game in (one, two):
            game.choose(option, decision.seat)
        if h.CARD_DISCARDED in [event.kind for event in one.events(start=seen)] and decision.seat != seat:
            return step  # a hidden card, the last of a hand, was laid open
        with kept_if_it_fails(one, word):
            assert received_later(two, seat, seen) == received_later(one, seat, seen), f"{seat}: {option}"
    return choices


def test_two_games_that_differ_in_what_a_seat_cannot_know_go_on_alike_for_it() -> None:
    """The knowledge law for what comes: whatever is chosen, nothing tells the games apart."""
    steps = 0
    for seed in range(3000, 3012):
        for number, match in enumerate(walk(seed)):
            if number % 40 == seed % 40:
                for seat in (None, *match.seats):
                    steps += go_on_alike(match, seat, seed * 1000 + number, 12)
    assert steps > 1000


@pytest.mark.parametrize("seed", range(8))
def test_two_crowded_games_go_on_alike_for_who_plays_his_own_cards(seed: int) -> None:
    """Victims, targets, dice and duties hang on no hidden card either."""
    for number in range(10):
        match = crowded(seed * 10 + number)
        for seat in match.seats:
            go_on_alike(match, seat, seed * 100 + number, 60)


def test_whether_a_prompt_appears_at_all_tells_nothing_hidden() -> None:
    """Nurgle can only pass, but is asked all the same: with other cards it could have played one."""
    table = lay(
        to_act="nurgle",
        powers={"nurgle": {"power": 1, "hand": ["the_stench_of_death"]}},
        regions={"norsca": {"figures": ["6 leper", "5 plaguebearer"], "cards": ["field_of_carnage"]}},
    )
    assert (table.pending, table.options) == ("nurgle", ["pass"])
    asked = {str(table.match.fork(as_seen_by="khorne", seed=n).pending[0].seat) for n in range(20)}
    assert asked == {"nurgle"}
    empty = lay(
        to_act="nurgle",
        powers={"nurgle": {"power": 1}},
        regions={"norsca": {"figures": ["6 leper", "5 plaguebearer"], "cards": ["field_of_carnage"]}},
    )
    assert empty.pending == "tzeentch", "with no card in hand there is nothing to hide"


def test_the_same_prompts_appear_whatever_the_others_hold() -> None:
    """Play on after a permutation with the same public choices: the same seats are asked, in the same order."""
    compared = 0
    for seed in range(2000, 2020):
        for match in walk(seed):
            if not match.pending or match.pending[0].topic != "act" or match.pending[0].prompt != "action":
                continue
            decider = match.pending[0].seat
            twin = match.fork(as_seen_by=decider, seed=seed)
            one, two = match.fork(seed=7), twin.fork(seed=7)
            one.choose("pass")
            two.choose("pass")
            assert [d.seat for d in one.pending] == [d.seat for d in two.pending]
            compared += 1
    assert compared > 500


# -- forks ----------------------------------------------------------------------------------------


@pytest.mark.parametrize("seed", range(50, 58))
def test_a_fork_as_seen_by_a_seat_looks_the_same_to_that_seat(seed: int) -> None:
    for number, match in enumerate(walk(seed)):
        for seat in match.seats:
            fork = match.fork(as_seen_by=seat, seed=number)
            assert received(fork, seat) == received(match, seat)
            add_up(cast(Game, fork.play))


TWO_PARTS: dict[str, tuple[dict[str, Any], list[str]]] = {
    "summon_where": ({}, ["bloodletter1"]),
    "card_where": ({"to_act": "khorne", "powers": {"khorne": {"hand": ["battle_cry"]}}}, ["battle_cry"]),
    "gather_figure": (
        {
            "powers": {"khorne": {"hand": ["the_blood_gods_call"]}},
            "regions": {"kislev": {"figures": ["leper", "horror"]}},
        },
        ["the_blood_gods_call", "empire.left", "kislev"],
    ),
    "target_region": (
        {
            "to_act": "tzeentch",
            "powers": {"tzeentch": {"hand": ["teleport"]}},
            "regions": {"kislev": {"figures": ["leper", "horror"]}},
        },
        ["teleport", "kislev.left", "leper1"],
    ),
    "token_region": (
        {
            "to_act": "slaanesh",
            "powers": {"slaanesh": {"hand": ["dark_influence"]}},
            "regions": {"kislev": {"tokens": {"hero": 1, "noble": 1}}},
        },
        ["dark_influence", "kislev.left", "hero@kislev"],
    ),
    "hero_where": (
        {
            "stage": "old_world_cards",
            "regions": {"kislev": {"tokens": {"hero": 1}}},
            "old_world": {"track": ["divine_inspiration"]},
        },
        ["hero@kislev"],
    ),
}
"""Questions for the second part of a choice: where each is asked, and the choices up to it."""


@pytest.mark.parametrize("second", TWO_PARTS)
def test_the_first_part_of_a_choice_is_known_to_nobody_else_before_the_second(second: str) -> None:
    """A fork as seen by another takes it back, and no more than it; the decider's own fork keeps it."""
    position, choices = TWO_PARTS[second]
    match = lay(**position).match
    for choice in choices:
        first = match.pending[0].prompt
        match.choose(choice)
    decider = match.pending[0].seat
    assert match.pending[0].prompt == second
    for seat in match.seats:
        fork = match.fork(as_seen_by=seat, seed=1)
        mine = seat == decider
        assert (fork.pending[0].prompt, len(fork)) == ((second, len(choices)) if mine else (first, len(choices) - 1))
        assert received(fork, seat)["events"] == received(match, seat)["events"]


def test_where_the_first_part_was_no_choice_nothing_is_taken_back() -> None:
    """The one victim of a Teleport, the one token under Dark Influence: everybody sees which card lies where."""
    for second in ("target_region", "token_region"):
        position, choices = TWO_PARTS[second]
        alone: dict[str, Any] = {"figures": ["leper"]} if second == "target_region" else {"tokens": {"hero": 1}}
        match = lay(**position | {"regions": {"kislev": alone}}).match
        for choice in choices[:2]:
            match.choose(choice)
        for seat in match.seats:
            fork = match.fork(as_seen_by=seat, seed=1)
            assert (fork.pending[0].prompt, len(fork)) == (second, 2)


@pytest.mark.parametrize("seed", range(60, 66))
def test_a_fork_as_seen_by_a_seat_can_be_played_to_its_end_and_replayed(seed: int) -> None:
    chooser = random.Random(seed)
    for number, match in enumerate(walk(seed)):
        if number % 25 != 7 or not match.pending:
            continue
        for seat in match.seats:
            fork = match.fork(as_seen_by=seat, seed=number)
            while fork.pending:
                decision = fork.pending[0]
                fork.choose(lively(chooser, [str(o) for o in decision.options]), decision.seat)
            assert everything(Match.replay(str(fork.record()))) == everything(fork)


@pytest.mark.parametrize("seed", range(70, 74))
def test_save_load_replay_and_fork_after_every_choice_of_whole_games(seed: int) -> None:
    chooser = random.Random(seed)
    match = Match("chaos", seed=seed, options={"edition": "fr" if seed % 2 else "pl"})
    while match.pending:
        decision = match.pending[0]
        match.choose(lively(chooser, [str(o) for o in decision.options]), decision.seat)
        match = save_load_replay_fork(match) if len(match) % 7 == 0 else match.fork()
    straight = Match("chaos", seed=seed, options={"edition": "fr" if seed % 2 else "pl"})
    chooser = random.Random(seed)
    while straight.pending:
        decision = straight.pending[0]
        straight.choose(lively(chooser, [str(o) for o in decision.options]), decision.seat)
    assert everything(straight) == everything(match)


def test_a_fork_and_its_original_go_separate_ways() -> None:
    match = Match("chaos", seed=11)
    chooser = random.Random(11)
    for _ in range(40):
        match.choose(chooser.choice(match.pending[0].options))
    before = everything(match)
    fork = match.fork()
    while fork.pending:
        fork.choose(chooser.choice(fork.pending[0].options))
    assert everything(match) == before


def test_hidden_cards_in_a_fork_follow_the_right_distribution() -> None:
    """The cards another power may hold, each as likely as its copies among those not seen (chi-square)."""
    match = Match("chaos", seed=21)
    chooser = random.Random(21)
    for _ in range(60):
        match.choose(lively(chooser, [str(o) for o in match.pending[0].options]))
    s = cast(Game, match.play).s
    for power in (t.NURGLE, t.TZEENTCH, t.SLAANESH):
        cards = range(tables.FIRST_CARD[power], tables.LAST_CARD[power])
        unseen = {card: s.hand[card] + s.deck[card] for card in cards}
        size, total = s.hand_size[power], sum(unseen.values())
        assert size > 0
        forks = 3000
        seen: Counter[int] = Counter()
        for number in range(forks):
            other = cast(Game, match.fork(as_seen_by="khorne", seed=number).play).s
            for card in cards:
                seen[card] += other.hand[card]
        chi = 0.0
        freedom = -1
        for card, copies in unseen.items():
            if copies:
                expected = forks * size * copies / total
                chi += (seen[card] - expected) ** 2 / expected
                freedom += 1
        assert chi < freedom + 5 * (2 * freedom) ** 0.5 + 5, (power, chi, freedom)


class Watcher:
    """Somebody who looks on, and counts the cards that lie open (COW-DRAW.8): what he knows of the hands."""

    def __init__(self, match: Match, left: int) -> None:
        self.seen = 0
        self.cards: dict[str, Counter[str]] = {}
        self.board = {power: Counter[str]() for power in t.POWERS}
        self.sure = {power: Counter[str]() for power in t.POWERS}
        """The cards a power must hold."""
        for number, power in enumerate(t.POWERS):
            cards = range(tables.FIRST_CARD[number], tables.LAST_CARD[number])
            self.cards[power] = Counter({tables.CARDS[card]: tables.CARD_COPIES[card] for card in cards})
        self.discards = {power: Counter(spec["discards"]) for power, spec in used_up(left)["powers"].items()}

    def look(self, match: Match) -> None:
        """What happened since he looked last."""
        of = match.title
        for event in match.events(start=self.seen):
            name, args = of.event_name(event), of.event_args(event)
            card = str(args.get("card"))
            power = next((owner for owner, cards in self.cards.items() if card in cards), str(args.get("power")))
            if name in ("card_played", "card_discarded"):
                (self.board if name == "card_played" else self.discards)[power][card] += 1
                self.sure[power] -= Counter({card: 1})
            elif name == "card_removed":
                self.board[power][card] -= 1
                self.discards[power][card] += 1
            elif name == "deck_reshuffled":
                self.sure[power] = self.cards[power] - self.discards[power] - self.board[power]
                self.discards[power] = Counter()
        self.seen = len(match.events(everything=True))


def used_up(left: int) -> dict[str, Any]:
    """The draw phase of a game in which every deck has so many cards left, and the others lie open."""
    powers = {}
    for number, power in enumerate(t.POWERS):
        cards = range(tables.FIRST_CARD[number], tables.LAST_CARD[number])
        powers[power] = {"discards": [tables.CARDS[c] for c in cards for _ in range(tables.CARD_COPIES[c])][left:]}
    return {"stage": "draw", "powers": powers}


def test_a_fork_deals_no_card_away_that_everybody_knows_to_be_in_a_hand() -> None:
    """COW-DRAW.8: when a deck is used up, what is not among the discards is in the hand, and stays known."""
    known = 0
    for seed in range(6):
        match = Match("chaos", seed=seed, position=used_up(4))
        chooser = random.Random(seed)
        watcher = Watcher(match, 4)
        while match.pending and match.rounds < 5:
            decision = match.pending[0]
            match.choose(lively(chooser, [str(option) for option in decision.options]), decision.seat)
            watcher.look(match)
            if len(match) % 3:
                continue
            for seat in (None, *match.seats):
                twin = match.fork()
                permute(twin, seat, len(match))
                for power, sure in watcher.sure.items():
                    hand = cast(ChaosView, twin.view(power)).hand
                    assert sure <= Counter(hand), (seed, len(match), power)
                    known += sum(sure.values())
    assert known > 5_000, "there is something to know"


def test_hidden_cards_beside_known_ones_follow_the_right_distribution() -> None:
    """Nurgle drew the last card of its deck, which everybody knows, and then one of its 23 discards."""
    match = Match("chaos", seed=4, position=used_up(1))
    s = cast(Game, match.play).s
    cards = range(tables.FIRST_CARD[t.NURGLE], tables.LAST_CARD[t.NURGLE])
    assert (s.hand_size[t.NURGLE], s.deck_size[t.NURGLE]) == (2, 22)
    assert [s.known[card] for card in cards] == [1, 0, 0, 0, 0, 0, 0, 0]
    forks = 3000
    second: Counter[int] = Counter()
    for number in range(forks):
        hand = cast(Game, match.fork(as_seen_by="khorne", seed=number).play).s.hand
        second.update(card for card in cards if hand[card] > s.known[card])
    assert sum(second.values()) == forks
    for card in cards:
        share = (tables.CARD_COPIES[card] - s.known[card]) / 23
        assert abs(second[card] - forks * share) <= 5 * (forks * share * (1 - share)) ** 0.5


# -- no dead ends ---------------------------------------------------------------------------------


@pytest.mark.parametrize("part", range(10))
def test_no_dead_ends_in_random_games(part: int) -> None:
    """500 random games in CI; OLDWORLD_GAMES=20000 plays more."""
    games = int(os.environ.get("OLDWORLD_GAMES", "500")) // 10
    for seed in range(part * games, (part + 1) * games):
        edition = {"edition": "fr" if seed % 3 == 0 else "pl"}
        match = Match("chaos", seed=seed, seats=LINE_UPS[seed % 5], options=edition, keep=False, events=False)
        pick = random.Random(seed).random
        with kept_if_it_fails(match, seed):
            while match.play.ask is not None:
                options = match.play.ask.options
                assert options, "nothing can be chosen"
                assert len(match) < 5000, "the game does not end"
                match.choose(options[int(pick() * len(options))])
            assert match.over
            assert match.result is not None
