"""The law of knowledge over the wire: whatever a browser receives is the same for all that it cannot know."""

from __future__ import annotations

import random
import re
from typing import cast

import pytest

from oldworld import Match
from oldworld.kernel.chance import Chance, seed_word
from oldworld.kernel.title import title
from oldworld.server.doors.common import Parts
from oldworld.server.table import whole_log
from oldworld.titles.chaos import terms as t
from oldworld.titles.chaos.game import Game
from tests.server.conftest import Come, Visitor, play_until, three

SEATS = ("khorne", "nurgle", "slaanesh")


def received(browser: Visitor, game: str, tried: list[str]) -> list[bytes]:
    """Everything the doors of a game answer to a browser, byte by byte."""
    found = [browser.http.get(f"/api/games/{game}").content]
    found += [browser.http.get("/api/games", params={"which": which}).content for which in ("open", "mine", "over")]
    queries = ({"since": 0}, {"since": 20}, {"since": 20, "epoch": 0}, {"since": 20, "epoch": 7})
    found += [browser.http.get(f"/api/games/{game}/table", params=query).content for query in queries]
    for query in ("", "?since=20&epoch=0"):
        with browser.socket(f"/games/{game}/socket{query}") as socket:
            found.append(socket.receive_text().encode())
    found.append(browser.http.get(f"/api/games/{game}/remarks").content)
    found.append(browser.http.post(f"/api/games/{game}/seen", json={"move": 0, "epoch": 0}).content)
    found.append(browser.http.post(f"/api/games/{game}/rematch", json={}).content)
    found += [browser.http.get(f"/api/games/{game}/replay", params={"move": move}).content for move in (0, 5)]
    found.append(browser.http.get(f"/api/games/{game}/record").content)
    for text in tried:
        found.append(browser.http.post(f"/api/games/{game}/why", json={"text": text}).content)
        body = {"number": 999_999, "option": text}
        found.append(browser.http.post(f"/api/games/{game}/choices", json=body).content)
    found.append(browser.http.post(f"/api/games/{game}/undo", json={"number": 999_999}).content)
    return found


def test_the_wire_tells_a_browser_nothing_that_its_seat_cannot_know(visitor: Come, parts: Parts) -> None:
    """COW-SETUP, product page: nothing a seat must not know ever leaves the server."""
    game, people = three(visitor)
    browsers: dict[str | None, Visitor] = dict(people.items())
    browsers[None] = visitor("")
    pick = random.Random(11)
    hands_changed = 0
    counted = 0
    for word in range(8):
        people["khorne"].post(f"/games/{game}/remarks", 201, text=f"Remark {word}")
        play_until(parts, game, 9, pick.choice)
        for seat, browser in browsers.items():
            with parts.store.reading() as session, parts.rooms.use(game, session) as room:
                if not room.match.pending:
                    return
                play = cast(Game, room.match.play)
                cards = [option.text for option in room.match.pending[0].options][:3]
                other = next(name for name in SEATS if name != seat)
                held = list(cast("dict[str, int]", room.match.view(other).as_dict()["hand"]))[:2]
            tried = [*cards, *held, "pass"]
            before = received(browser, game, tried)
            counted += b'"news":0' not in before[2] and seat is not None
            with parts.rooms.lock(game):
                hidden = play.s.hand[:]
                number = t.POWERS.index(seat) if seat is not None else -1
                play.redeal(number, Chance(seed_word(word)))
                room.match._pending = None
                hands_changed += hidden != play.s.hand
            assert received(browser, game, tried) == before
            parts.rooms.forget(game)
    assert hands_changed > 15, "nothing was hidden, so nothing was proved"
    assert counted > 8, "the lobby never counted anything"


def test_what_is_counted_for_a_seat_is_what_it_may_read(visitor: Come, parts: Parts) -> None:
    """A card that somebody draws is a line in their own log: it must not count at the others'."""
    game, people = three(visitor)
    pick = random.Random(12)
    differ = 0
    for _ in range(60):
        play_until(parts, game, 1, pick.choice)
        counts = set()
        for person in people.values():
            table = person.table(game)
            (row,) = person.get("/games", which="mine")
            assert row["news"] == table["digest"]["unseen"]
            assert table["digest"]["line"] + table["digest"]["lines"] == len(table["log"])
            counts.add(len(table["log"]))
        with parts.store.reading() as session, parts.rooms.use(game, session) as room:
            differ += len(whole_log(room)) > max(counts)
    assert differ > 10, "there was nothing that only some may read, so nothing was proved"


def test_what_others_are_told_of_a_choice_in_two_halves_tells_not_that_the_first_is_made() -> None:
    of = title("chaos")
    halves = 0
    for seed in range(12):
        pick = random.Random(seed)
        match = Match("chaos", seed=seed)
        told = None
        while match.pending:
            decision = match.pending[0]
            ask = match.play.ask
            now = of.say_topic(decision)
            if ask is not None and ask.tentative:
                halves += 1
                assert (now.message, repr(now.args)) == told
            told = (now.message, repr(now.args))
            match.choose(pick.choice(decision.options), decision.seat)
    assert halves > 100


@pytest.mark.parametrize("seat", [*SEATS, None])
def test_what_is_hidden_is_really_not_there(visitor: Come, parts: Parts, seat: str | None) -> None:
    """No name of a card in another's hand stands anywhere in what a browser receives at the start."""
    game, people = three(visitor)
    browsers: dict[str | None, Visitor] = dict(people.items())
    browsers[None] = visitor("")
    text = b"".join(received(browsers[seat], game, [])).decode()
    text = re.sub(r'"options":{[^}]*}', "", text)  # set-up options name cards
    with parts.store.reading() as session, parts.rooms.use(game, session) as room:
        for other in SEATS:
            hand = cast("dict[str, int]", room.match.view(other).as_dict()["hand"])
            for card in hand:
                assert (f'"{card}"' in text or f"card-{card}" in text) == (other == seat)
        assert str(room.match.seed) not in text
