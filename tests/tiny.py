"""Tiny: a sealed-bid game for two or three seats, the smallest title that uses all the kernel offers.

It proves the kernel, and it is the one to copy (docs/add-a-title.md). Its rules:

TINY.1  Twenty-four cards, numbers 1 to 6 four times each, are a bag. Everybody is dealt three.
TINY.2  A round begins with the leader's die: the prize. The first seat leads first, then who won last.
TINY.3  All bid one card of their hand, in secret and at once; the bids are laid open and discarded.
TINY.4  The highest bid that only one seat made wins. Where there is none, nobody wins.
TINY.5  The winner plays a card: on its left place, where it scores its number, or on its right place,
        where it scores the prize. A place holds one card. The card is secret until it lies there.
TINY.6  Everybody draws a card.
TINY.7  After four rounds (two in the short edition) the most points win; equals win together.
"""

from __future__ import annotations

from collections.abc import Generator, Sequence
from typing import Any, Final, cast

from oldworld.kernel import title as kernel
from oldworld.kernel.chance import DIE, Chance, outcome, outcome_topic, outcome_value, outcome_who
from oldworld.kernel.errors import SetupError
from oldworld.kernel.events import EVERYONE, Event
from oldworld.kernel.match import Decision
from oldworld.kernel.procedure import Ask, Play, State, Together
from oldworld.kernel.saying import Saying

SEATS: Final = ("red", "green", "blue")
STAGES: Final = ("deal", "roll", "bid", "lay", "draw", "end")
DEAL, ROLL, BID, LAY, DRAW, END = range(6)

OPTIONS: Final = ("left", "right", "1", "2", "3", "4", "5", "6")
LEFT, RIGHT, CARD = 0, 1, 1
"""The catalogue: whatever is chosen is a number in it, and one word. Card n is ``CARD + n``."""

PROMPTS: Final = (("bid", "TINY.3"), ("card", "TINY.5"), ("place", "TINY.5"))
ASK_BID, ASK_CARD, ASK_PLACE = range(3)

EVENTS: Final = ("rolled seat prize", "bid seat card", "won seat", "laid seat card place", "drew seat", "got seat card")
ROLLED, OPENED, WON, LAID, DREW, GOT = range(6)
"""What happens: each event's id and the names of its arguments."""
DRAWN: Final = 1  # an outcome of chance beside DIE


def spread(counts: list[int]) -> list[int]:
    """The cards that a list counts."""
    return [card for card in range(1, 7) for _ in range(counts[card])]


class TinyState(State):
    """Everything that is true, as plain data. A hand, and the bag, are a count for each card."""

    __slots__ = ("bag", "hands", "leader", "prize", "round", "scored", "stage")

    def __init__(self) -> None:
        self.round, self.stage, self.leader, self.prize = 0, DEAL, 0, 0
        self.bag = [0, 4, 4, 4, 4, 4, 4]
        self.hands = [[0] * 7, [0] * 7, [0] * 7]
        self.scored = [0] * 6
        """What lies on a place, at ``seat * 2 + LEFT`` or ``+ RIGHT``, scores."""

    def copy(self) -> TinyState:
        """An independent copy."""
        other = TinyState()
        other.round, other.stage, other.leader, other.prize = self.round, self.stage, self.leader, self.prize
        other.bag, other.scored = self.bag[:], self.scored[:]
        other.hands = [hand[:] for hand in self.hands]
        return other


class TinyGame(Play):
    """A game in progress: the state ``s``, who plays, and what comes next."""

    def __init__(self, seats: list[int], rounds: int, chance: Chance, keep: bool) -> None:
        super().__init__(chance, keep)
        self.seats, self.rounds, self.pause_before = seats, rounds, END
        self.s = TinyState()
        self.s.leader = seats[0]

    def step(self) -> Generator[Ask, None, None] | None:
        """Do what asks nothing, or return what asks: on the state it left, the same again."""
        s = self.s
        if s.stage == self.pause_before:
            self.paused = True
        elif s.stage in (DEAL, DRAW):
            for seat in self.seats * (3 if s.stage == DEAL else 1):
                self.draw(seat)
            s.stage = ROLL
        elif s.stage == ROLL and s.round < self.rounds:
            s.round, s.stage, s.prize = s.round + 1, BID, self.chance.die(s.leader)
            self.tell(ROLLED, "TINY.2", s.leader, s.prize)
        elif s.stage == ROLL:
            s.stage = END
            self.over = True
        elif s.stage == BID and any(self.cards(seat) for seat in self.seats):
            return self.bid()
        elif s.stage == LAY and self.cards(s.leader) and self.open_places(s.leader):
            return self.lay(s.leader)
        else:
            s.stage = DRAW
        return None

    def bid(self) -> Generator[Ask, None, None]:
        """Sealed bids (TINY.3-4). The options are hidden things, so the question is `fresh`, and `always` asked."""
        s = self.s
        bidders = [seat for seat in self.seats if self.cards(seat)]
        yield Together([Ask(p, ASK_BID, self.cards(p), s.prize, always=True, fresh=True) for p in bidders])
        bids = [option - CARD for option in self.gathered]
        for seat, card in zip(bidders, bids, strict=True):
            s.hands[seat][card] -= 1
            self.tell(OPENED, "TINY.3", seat, card)
        alone = [card for card in bids if bids.count(card) == 1]
        s.stage = LAY if alone else DRAW
        if alone:
            s.leader = bidders[bids.index(max(alone))]
            self.tell(WON, "TINY.4", s.leader)

    def lay(self, seat: int) -> Generator[Ask, None, None]:
        """A card, then where to put it (TINY.5). Until it lies there, the first answer is `tentative`."""
        s = self.s
        yield Ask(seat, ASK_CARD, self.cards(seat), s.prize, always=True, fresh=True)
        card = self.answer - CARD
        yield Ask(seat, ASK_PLACE, self.open_places(seat), card, tentative=1)  # one alone: the engine decides
        s.hands[seat][card] -= 1
        s.scored[seat * 2 + self.answer] = card if self.answer == LEFT else s.prize
        s.stage = DRAW
        self.tell(LAID, "TINY.5", seat, card, self.answer)

    def draw(self, seat: int) -> None:
        """Draw a card (TINY.1, TINY.6): everybody hears of it, the seat alone hears which it is."""
        if sum(self.s.bag):
            card = self.take(seat, self.chance)
            self.tell(DREW, "TINY.6", seat)
            self.tell(GOT, "TINY.6", seat, card, to=seat)

    def take(self, seat: int, chance: Chance) -> int:
        """Take a card out of the bag. A deck that nobody looks into is a bag."""
        card = chance.draw(DRAWN, seat, self.s.bag, 1, 7, sum(self.s.bag))
        self.s.bag[card] -= 1
        self.s.hands[seat][card] += 1
        return card

    def cards(self, seat: int) -> list[int]:
        """An option for each different card of a hand."""
        return [CARD + card for card in range(1, 7) if self.s.hands[seat][card]]

    def open_places(self, seat: int) -> list[int]:
        """An option for each place of a seat that is free."""
        return [place for place in (LEFT, RIGHT) if self.s.scored[seat * 2 + place] == 0]

    def tell(self, kind: int, clause: str, a: int, b: int = -1, c: int = -1, to: int = EVERYONE) -> None:
        """Tell those who listen what happened, by which clause, and who alone may know."""
        if self.events is not None:
            self.events.append(Event(kind, clause, a, b, c, -1, to))

    def state(self) -> State:
        return self.s

    def restore(self, state: State) -> None:
        self.s = cast(TinyState, state)
        self.over = self.s.stage == END

    def blank(self) -> Play:
        other = TinyGame(self.seats, self.rounds, Chance(0), self.keep)
        other.pause_before = self.pause_before
        return other

    def redeal(self, seat: int, chance: Chance) -> None:
        """Deal the others' hands anew, from all the cards that ``seat`` has not seen."""
        s = self.s
        owed = [p for p in self.seats if p != seat for _ in range(sum(s.hands[p]))]
        for p in set(owed):
            s.bag = [a + b for a, b in zip(s.bag, s.hands[p], strict=True)]
            s.hands[p] = [0] * 7
        for p in owed:
            self.take(p, chance)


class TinyView(kernel.View):
    """What a seat (or a spectator, -1) may know, built up from nothing."""

    __slots__ = ("facts",)

    def __init__(self, game: TinyGame, seat: int) -> None:
        s = game.s
        self.facts: dict[str, object] = {"round": s.round, "stage": STAGES[s.stage], "prize": s.prize}
        self.facts["hand"] = spread(s.hands[seat]) if seat >= 0 else []
        self.facts["hands"] = {SEATS[p]: sum(s.hands[p]) for p in game.seats}
        self.facts["scored"] = {SEATS[p]: s.scored[p * 2 : p * 2 + 2] for p in game.seats}
        self.facts["bag"] = sum(s.bag)

    def as_dict(self) -> dict[str, object]:
        return self.facts


class Tiny(kernel.Title):
    """The title object. What each method is for, `kernel.Title` says."""

    def __init__(self) -> None:
        self.name, self.rules_version, self.clause_prefix = "tiny", "1", "TINY"

    def seat_names(self) -> tuple[str, ...]:
        return SEATS

    def check_seats(self, seats: Sequence[str]) -> tuple[str, ...]:
        if seats and (len(seats) < 2 or len(set(seats)) < len(seats) or not set(seats) <= set(SEATS)):
            raise SetupError(f"two or three different seats play, of: {', '.join(SEATS)} [TINY.1]")
        return tuple([seat for seat in SEATS if seat in (seats or SEATS[:2])])

    def settings(self) -> tuple[kernel.Setting, ...]:
        edition = kernel.Setting("edition", ("long", "short"), "long")
        return (edition, kernel.Setting("rounds", ("4", "2"), "4", {"short": "2"}))

    def start(self, seats: Sequence[int], setup: kernel.Setup, word: int, keep: bool) -> Play:
        return TinyGame(list(seats), int(setup["rounds"]), Chance(word), keep)

    def option_count(self) -> int:
        return len(OPTIONS)

    def option_text(self, option: int) -> str:
        return OPTIONS[option]

    def option_number(self, text: str) -> int:
        return OPTIONS.index(text) if text in OPTIONS else -1

    def prompt_name(self, prompt: int) -> str:
        return PROMPTS[prompt][0]

    def prompt_topic(self, prompt: int) -> str:
        return "bid" if prompt == ASK_BID else "lay"  # that a card is chosen already, nobody else knows

    def prompt_args(self, play: Play, prompt: int, subject: int) -> dict[str, str]:
        return {"card" if prompt == ASK_PLACE else "prize": str(subject)}

    def event_name(self, event: Event) -> str:
        return EVENTS[event.kind].split()[0]

    def event_args(self, event: Event) -> dict[str, str | int]:
        found: dict[str, str | int] = {}
        for name, number in zip(EVENTS[event.kind].split()[1:], (event.a, event.b, event.c), strict=False):
            found[name] = SEATS[number] if name == "seat" else OPTIONS[number] if name == "place" else number
        return found

    def outcome_text(self, code: int) -> str:
        return f"{('die', 'draw')[outcome_topic(code)]} {SEATS[outcome_who(code)]} {outcome_value(code)}"

    def outcome_code(self, text: str) -> int:
        every = [outcome(topic, who, value) for topic in (DIE, DRAWN) for who in range(3) for value in range(1, 7)]
        return next((code for code in every if self.outcome_text(code) == text), -1)

    def say_name(self, kind: str, word: str) -> Saying:
        return Saying(f"{kind}-{word}")

    def say_seat(self, seat: str) -> Saying:
        return self.say_name("seat", seat)

    def say_event(self, event: Event) -> Saying:
        return Saying(f"event-{self.event_name(event)}", self.event_args(event))

    def say_prompt(self, decision: Decision) -> Saying:
        return Saying(f"ask-{decision.prompt}", decision.args)

    def say_topic(self, decision: Decision) -> Saying:
        return Saying(f"topic-{decision.topic}", {"seat": self.say_seat(decision.seat)})

    def say_option(self, option: str, view: kernel.View | None) -> Saying:
        return self.say_name("option", option)

    def say_refusal(self, refusal: kernel.Refusal) -> Saying:
        return Saying(f"why-{refusal.reason}", refusal.args)

    def things(self) -> list[tuple[str, str]]:
        return []

    def is_reconstructed(self, kind: str, word: str) -> bool:
        return False

    def view(self, play: Play, seat: int) -> kernel.View:
        return TinyView(cast(TinyGame, play), seat)

    def advise(self, view: kernel.View, prompt: str, args: dict[str, str], options: list[str]) -> list[float]:
        prize = cast(int, view.as_dict()["prize"])
        if prompt == "place":
            return [float(args["card"] if option == "left" else prize) for option in options]
        return [float(option) if prize > 3 else -float(option) for option in options]

    def why_not(self, play: Play, seat: int, text: str) -> kernel.Refusal | None:
        for ask in play.open_asks():
            if ask.seat == seat:
                if self.option_number(text) in ask.options:
                    return None
                reason = "not_free" if ask.prompt == ASK_PLACE else "not_in_hand"
                return kernel.Refusal(PROMPTS[ask.prompt][1], reason, {"option": text})
        return kernel.Refusal("TINY.3", "not_asked")

    def result(self, play: Play) -> kernel.Outcome | None:
        game = cast(TinyGame, play)
        if not game.over:
            return None
        points = {SEATS[p]: sum(game.s.scored[p * 2 : p * 2 + 2]) for p in game.seats}
        best = sorted({*points.values()}, reverse=True)
        ranking = tuple([tuple([seat for seat in points if points[seat] == n]) for n in best])
        return kernel.Outcome(ranking[0], ranking, "TINY.7", "most_points", points)

    def rounds(self, play: Play) -> int:
        return cast(TinyGame, play).s.round

    # -- positions: what `describe` writes, `place` reads

    def describe(self, play: Play) -> dict[str, Any]:
        game = cast(TinyGame, play)
        s = game.s
        found: dict[str, Any] = {"round": s.round, "stage": STAGES[s.stage], "prize": s.prize}
        found |= {"leader": SEATS[s.leader], "bag": spread(s.bag)}
        for p in game.seats:
            found[SEATS[p]] = {"hand": spread(s.hands[p]), "left": s.scored[p * 2], "right": s.scored[p * 2 + 1]}
        return found

    def place(self, play: Play, spec: dict[str, Any]) -> None:
        game = cast(TinyGame, play)
        s = game.s
        for key in spec:
            pick(key, [*self.describe(play), "pause_before"], key)
        s.round = pick(spec.get("round", 1), range(game.rounds + 1), "round")
        s.stage = pick(spec.get("stage", "bid"), STAGES, "stage")
        s.prize = pick(spec.get("prize", 1), range(7), "prize")
        s.leader = game.seats[pick(spec.get("leader", SEATS[s.leader]), [SEATS[p] for p in game.seats], "leader")]
        game.pause_before = pick(spec.get("pause_before", "end"), STAGES, "pause_before")
        game.over = s.stage == END
        for p in game.seats:
            part = {"hand": [], "left": 0, "right": 0} | spec.get(SEATS[p], {})
            for card in part["hand"]:
                s.hands[p][pick(card, range(7), f"{SEATS[p]}.hand")] += 1
            for place in (LEFT, RIGHT):
                s.scored[p * 2 + place] = pick(part[OPTIONS[place]], range(7), f"{SEATS[p]}.{OPTIONS[place]}")
        left = [4 * (card > 0) - sum(hand[card] for hand in s.hands) for card in range(7)]
        s.bag = [spec["bag"].count(card) if "bag" in spec else left[card] for card in range(7)]
        if min(left) < 0:
            raise kernel.PlaceError("bag", "there are only four cards of each number")


def pick(value: object, known: Sequence[object], path: str) -> int:
    """The number of a value among those it may have."""
    if value not in known:
        raise kernel.PlaceError(path, f"{value!r} is none of: {', '.join(str(one) for one in known)}")
    return known.index(value)


TITLE: Final = Tiny()
