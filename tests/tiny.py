"""Tiny: a sealed-bid game for two or three seats, the smallest title that uses all the kernel offers.

It proves the kernel, and it is the one to copy (docs/add-a-title.md). Its rules:

TINY.1  Twenty-four cards, numbers 1 to 6 four times each, are a bag. Everybody is dealt three.
TINY.2  A round begins with the leader's die: the prize. The first seat leads first, then who won last.
TINY.3  All bid one card of their hand, in secret and at once; the bids are laid open and discarded.
TINY.4  The highest bid that only one seat made wins. Where there is none, nobody wins.
TINY.5  The winner lays a card of its hand on its left pile, where it scores its number, or discards it
        for its right pile, which scores the prize. A pile has room for two. The card is secret till then.
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
from oldworld.kernel.title import PlaceError, Refusal

SEATS: Final = ("red", "green", "blue")
NOBODY: Final = -1
STAGES: Final = ("roll", "bid", "lay", "draw", "end")
ROLL, BID, LAY, DRAW, END = range(5)
DEALT: Final = 1
"""A drawn card, among the outcomes of chance; the other is `DIE`."""
ROOM: Final = 2

OPTIONS: Final = ("left", "right", "1", "2", "3", "4", "5", "6")
"""The catalogue: whatever is chosen is a number in it, and one word. Card n is ``CARD + n``."""
LEFT, RIGHT, CARD = 0, 1, 1

PROMPTS: Final = (("bid", "bid", "TINY.3"), ("card", "lay", "TINY.5"), ("pile", "lay", "TINY.5"))
"""Each prompt's id, what others know of it (that a card is chosen already, they do not), its clause."""
ASK_BID, ASK_CARD, ASK_PILE = range(3)

EVENTS: Final = (
    ("rolled", "seat prize"),
    ("bid", "seat card"),
    ("won", "seat"),
    ("laid", "seat card pile"),
    ("drew", "seat"),
    ("card", "seat card"),
    ("ended", ""),
)
ROLLED, OPENED, WON, LAID, DREW, CAME, ENDED = range(7)


def spread(counts: list[int]) -> list[int]:
    """The cards that a list counts."""
    return [card for card in range(1, 7) for _ in range(counts[card])]


class TinyState(State):
    """Everything that is true, as plain data: a hand is a count for each card."""

    __slots__ = ("bag", "discards", "hands", "leader", "piles", "prize", "round", "stage", "winner")

    def __init__(self) -> None:
        self.round = 0
        self.stage = ROLL
        self.leader = 0
        self.prize = 0
        self.winner = NOBODY
        self.bag = [0, 4, 4, 4, 4, 4, 4]
        self.discards = [0] * 7
        self.hands = [[0] * 7, [0] * 7, [0] * 7]
        self.piles: list[list[int]] = [[], [], [], [], [], []]
        """What each pile scores; the piles of a seat are at ``seat * 2 + LEFT`` and ``+ RIGHT``."""

    def copy(self) -> TinyState:
        """An independent copy."""
        other = TinyState()
        other.round, other.stage, other.leader = self.round, self.stage, self.leader
        other.prize, other.winner = self.prize, self.winner
        other.bag, other.discards = self.bag[:], self.discards[:]
        other.hands = [hand[:] for hand in self.hands]
        other.piles = [pile[:] for pile in self.piles]
        return other


class TinyGame(Play):
    """A game in progress: the state ``s``, who plays, and what comes next."""

    def __init__(self, seats: list[int], rounds: int, chance: Chance, keep: bool) -> None:
        super().__init__(chance, keep)
        self.seats = seats
        self.rounds = rounds
        self.s = TinyState()
        self.placed = False
        self.pause_before = NOBODY

    def begin(self) -> None:
        """Deal (TINY.1), unless somebody put a position together, and run to the first question."""
        if not self.placed:
            self.s.leader = self.seats[0]
            for seat in self.seats * 3:
                self.draw(seat, "TINY.1")
        super().begin()

    def step(self) -> Generator[Ask, None, None] | None:
        """Do what asks nothing, or return what asks. On the state it left, it returns the same again."""
        s = self.s
        if s.stage == self.pause_before:
            self.paused = True
        elif s.stage == ROLL:
            self.roll()
        elif s.stage == BID:
            return self.bid()
        elif s.stage == LAY and s.winner != NOBODY and sum(s.hands[s.winner]) and self.open_piles(s.winner):
            return self.lay(s.winner)
        elif s.stage == LAY:
            s.stage = DRAW
        else:
            for seat in self.seats:
                self.draw(seat, "TINY.6")
            s.stage = ROLL
        return None

    def roll(self) -> None:
        """The prize of a round, or the end of the game (TINY.2, TINY.7)."""
        s = self.s
        if s.round == self.rounds:
            s.stage = END
            self.over = True
            self.tell(ENDED, "TINY.7")
            return
        s.round += 1
        s.prize = self.chance.die(s.leader)
        s.stage = BID
        self.tell(ROLLED, "TINY.2", s.leader, s.prize)

    def bid(self) -> Generator[Ask, None, None]:
        """Sealed bids, then the winner (TINY.3-4). The options are hidden: `always` asked, and `fresh`."""
        s = self.s
        bidders = [seat for seat in self.seats if sum(s.hands[seat])]
        if bidders:
            yield Together([Ask(p, ASK_BID, self.cards(p), s.prize, always=True, fresh=True) for p in bidders])
        bids = [option - CARD for option in self.gathered]
        for seat, card in zip(bidders, bids, strict=True):
            s.hands[seat][card] -= 1
            s.discards[card] += 1
            self.tell(OPENED, "TINY.3", seat, card)
        alone = [card for card in bids if bids.count(card) == 1]
        s.winner = bidders[bids.index(max(alone))] if alone else NOBODY
        if alone:
            s.leader = s.winner
            self.tell(WON, "TINY.4", s.winner)
        s.stage = LAY

    def lay(self, seat: int) -> Generator[Ask, None, None]:
        """A card, then where to put it (TINY.5). Till it lies there, the first answer is `tentative`."""
        s = self.s
        yield Ask(seat, ASK_CARD, self.cards(seat), s.prize, always=True, fresh=True)
        card = self.answer - CARD
        yield Ask(seat, ASK_PILE, self.open_piles(seat), card, tentative=1)  # one alone: the engine decides
        pile = self.answer
        s.hands[seat][card] -= 1
        s.piles[seat * 2 + pile].append(card if pile == LEFT else s.prize)
        if pile == RIGHT:
            s.discards[card] += 1
        self.tell(LAID, "TINY.5", seat, card, pile)
        s.stage = DRAW

    def draw(self, seat: int, clause: str) -> None:
        """Draw a card. That it was drawn is for everybody, which it was only for the seat."""
        card = self.take(seat, self.chance)
        self.tell(DREW, clause, seat)
        self.tell(CAME, clause, seat, card, to=seat)

    def take(self, seat: int, chance: Chance) -> int:
        """Take a card from the bag into a hand. A deck that nobody looks into is a bag."""
        s = self.s
        card = chance.draw(DEALT, seat, s.bag, 1, 7, sum(s.bag))
        s.bag[card] -= 1
        s.hands[seat][card] += 1
        return card

    def cards(self, seat: int) -> list[int]:
        """An option for each different card of a hand."""
        return [CARD + card for card in range(1, 7) if self.s.hands[seat][card]]

    def open_piles(self, seat: int) -> list[int]:
        """An option for each pile that has room."""
        return [pile for pile in (LEFT, RIGHT) if len(self.s.piles[seat * 2 + pile]) < ROOM]

    def tell(self, kind: int, clause: str, a: int = -1, b: int = -1, c: int = -1, to: int = EVERYONE) -> None:
        """Tell those who listen what happened, by which clause, and who alone may know."""
        if self.events is not None:
            self.events.append(Event(kind, clause, a, b, c, -1, to))

    # -- what forks need

    def state(self) -> State:
        """The live state."""
        return self.s

    def restore(self, state: State) -> None:
        """Put another state in place of the live one."""
        self.s = cast(TinyState, state)
        self.over = self.s.stage == END

    def blank(self) -> Play:
        """A play of the same set-up."""
        other = TinyGame(self.seats, self.rounds, Chance(0), self.keep)
        other.placed, other.pause_before = self.placed, self.pause_before
        return other

    def redeal(self, seat: int, chance: Chance) -> None:
        """Deal the others' hands anew, from all cards that ``seat`` has not seen."""
        s = self.s
        sizes = [0 if p == seat else sum(s.hands[p]) for p in range(3)]
        for p in range(3):
            if p != seat:
                s.bag = [a + b for a, b in zip(s.bag, s.hands[p], strict=True)]
                s.hands[p] = [0] * 7
        for p in range(3):
            for _ in range(sizes[p]):
                self.take(p, chance)


class TinyView(kernel.View):
    """What a seat (or a spectator, -1) may know, built up from nothing."""

    __slots__ = ("facts", "prize")

    def __init__(self, game: TinyGame, seat: int) -> None:
        s = game.s
        self.prize = s.prize
        self.facts: dict[str, object] = {
            "round": s.round,
            "stage": STAGES[s.stage],
            "prize": s.prize,
            "hand": spread(s.hands[seat]) if seat >= 0 else None,
            "hands": {SEATS[p]: sum(s.hands[p]) for p in game.seats},
            "piles": {SEATS[p]: [s.piles[p * 2][:], s.piles[p * 2 + 1][:]] for p in game.seats},
            "discards": spread(s.discards),
            "bag": sum(s.bag),
        }

    def as_dict(self) -> dict[str, object]:
        """The view as plain data."""
        return self.facts


class Tiny(kernel.Title):
    """The title object: names, words and looks. What its methods are for, `kernel.Title` says."""

    def __init__(self) -> None:
        self.name = "tiny"
        self.rules_version = "1"
        self.clause_prefix = "TINY"

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

    # -- numbers into words and back

    def option_count(self) -> int:
        return len(OPTIONS)

    def option_text(self, option: int) -> str:
        return OPTIONS[option]

    def option_number(self, text: str) -> int:
        return OPTIONS.index(text) if text in OPTIONS else -1

    def prompt_name(self, prompt: int) -> str:
        return PROMPTS[prompt][0]

    def prompt_topic(self, prompt: int) -> str:
        return PROMPTS[prompt][1]

    def prompt_args(self, play: Play, prompt: int, subject: int) -> dict[str, str]:
        return {"card" if prompt == ASK_PILE else "prize": str(subject)}

    def event_name(self, event: Event) -> str:
        return EVENTS[event.kind][0]

    def event_args(self, event: Event) -> dict[str, str | int]:
        found: dict[str, str | int] = {}
        for name, number in zip(EVENTS[event.kind][1].split(), (event.a, event.b, event.c), strict=False):
            found[name] = SEATS[number] if name == "seat" else OPTIONS[number] if name == "pile" else number
        return found

    def outcome_text(self, code: int) -> str:
        topic = "die" if outcome_topic(code) == DIE else "draw"
        return f"{topic} {SEATS[outcome_who(code)]} {outcome_value(code)}"

    def outcome_code(self, text: str) -> int:
        topic, _, rest = text.partition(" ")
        who, _, value = rest.partition(" ")
        if topic not in ("die", "draw") or who not in SEATS or value not in OPTIONS[LEFT + 2 :]:
            return -1
        return outcome(DIE if topic == "die" else DEALT, SEATS.index(who), int(value))

    # -- words into sentences, which the locale holds

    def say_name(self, kind: str, word: str) -> Saying:
        return Saying(f"{kind}-{word}")

    def say_seat(self, seat: str) -> Saying:
        return self.say_name("seat", seat)

    def say_event(self, event: Event) -> Saying:
        args = self.event_args(event)
        said = {key: value if isinstance(value, int) else self.say_name(key, value) for key, value in args.items()}
        return Saying(f"event-{self.event_name(event)}", said)

    def say_prompt(self, decision: Decision) -> Saying:
        return Saying(f"ask-{decision.prompt}", decision.args)

    def say_topic(self, decision: Decision) -> Saying:
        return Saying(f"topic-{decision.topic}", {"seat": self.say_seat(decision.seat)})

    def say_option(self, option: str, view: kernel.View | None) -> Saying:
        return Saying(f"option-{option}")

    def say_refusal(self, refusal: Refusal) -> Saying:
        return Saying(f"why-{refusal.reason}", refusal.args)

    def things(self) -> list[tuple[str, str]]:
        return []

    def is_reconstructed(self, kind: str, word: str) -> bool:
        return False

    # -- looking

    def view(self, play: Play, seat: int) -> kernel.View:
        return TinyView(cast(TinyGame, play), seat)

    def advise(self, view: kernel.View, prompt: str, args: dict[str, str], options: list[str]) -> list[float]:
        prize = cast(TinyView, view).prize
        if prompt == "pile":
            return [float(args["card"] if option == "left" else prize) for option in options]
        return [float(option) if prize > 3 else -float(option) for option in options]

    def why_not(self, play: Play, seat: int, text: str) -> Refusal | None:
        option = self.option_number(text)
        for ask in play.open_asks():
            if ask.seat == seat:
                if option in ask.options:
                    return None
                pile = option in (LEFT, RIGHT)
                fits = pile == (ask.prompt == ASK_PILE) and option >= 0
                reason = "no_room" if pile else "not_in_hand"
                return Refusal(PROMPTS[ask.prompt][2], reason if fits else "not_the_question", {"option": text})
        return Refusal("TINY.3", "not_asked")

    def result(self, play: Play) -> kernel.Outcome | None:
        game = cast(TinyGame, play)
        if not game.over:
            return None
        piles = game.s.piles
        points = {SEATS[p]: sum(piles[p * 2 + LEFT]) + sum(piles[p * 2 + RIGHT]) for p in game.seats}
        numbers = sorted(set(points.values()), reverse=True)
        ranking = tuple([tuple([seat for seat in points if points[seat] == n]) for n in numbers])
        return kernel.Outcome(ranking[0], ranking, "TINY.7", "most_points", points)

    def rounds(self, play: Play) -> int:
        return cast(TinyGame, play).s.round

    def describe(self, play: Play) -> dict[str, object]:
        game = cast(TinyGame, play)
        s = game.s
        return {
            "round": s.round,
            "stage": STAGES[s.stage],
            "leader": SEATS[s.leader],
            "prize": s.prize,
            "winner": SEATS[s.winner] if s.winner >= 0 else "",
            "discards": spread(s.discards),
            "hands": {SEATS[p]: spread(s.hands[p]) for p in game.seats},
            "left": {SEATS[p]: s.piles[p * 2 + LEFT][:] for p in game.seats},
            "right": {SEATS[p]: s.piles[p * 2 + RIGHT][:] for p in game.seats},
        }

    def place(self, play: Play, spec: dict[str, Any]) -> None:
        game = cast(TinyGame, play)
        s = game.s
        game.placed = True
        names = [SEATS[p] for p in game.seats]
        known = [*self.describe(play), "pause_before"]
        for key in spec:
            index(key, known, key)
        s.round = index(spec.get("round", 1), range(game.rounds + 1), "round")
        s.stage = index(spec.get("stage", "bid"), STAGES, "stage")
        s.leader = game.seats[index(spec.get("leader", names[0]), names, "leader")]
        s.prize = index(spec.get("prize", 1), range(7), "prize")
        s.winner = index(spec.get("winner", ""), ("", *SEATS), "winner") - 1
        if "pause_before" in spec:
            game.pause_before = index(spec["pause_before"], STAGES, "pause_before")
        game.over = s.stage == END
