"""What people are told while they are away: when, how often, and by which letter."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import timedelta

import pytest
from fastapi import FastAPI
from fastapi.testclient import TestClient
from sqlalchemy import select, update

from oldworld.server.app import make_app
from oldworld.server.doors.common import Parts
from oldworld.server.letters import notices, outbox
from oldworld.server.letters.herald import Herald
from oldworld.server.settings import Settings
from oldworld.server.storage.post import Letter, Notice, Sight
from oldworld.server.storage.schema import Game, Person, now
from oldworld.server.storage.store import Store
from tests.server.conftest import HERE, Come, Visitor, play_until, three
from tests.server.sinks import Sink

EVERYTHING = ["turn", "clock", "begun", "over", "undo"]
MINUTE = timedelta(minutes=1)


@pytest.fixture
def app(url: str, mail: Sink) -> Iterator[FastAPI]:
    """A server that sends letters."""
    said = f"smtp://127.0.0.1:{mail.port}/?from=table@example.org"
    made = make_app(Settings(limits=False, thinkers=0, mail=said, address="https://table.example"), Store(url))
    with TestClient(made, base_url=HERE):
        yield made


@pytest.fixture
def come(visitor: Come, parts: Parts) -> Come:
    """People who have an address that is theirs, and wish for letters about everything."""

    def comes(name: str) -> Visitor:
        person = visitor(name)
        with parts.store.writing() as session:
            row = session.get_one(Person, person.get("/me")["id"])
            row.email, row.confirmed = f"{name.casefold()}@example.org", now()
        person.http.patch("/api/me/wishes", json={"mail": EVERYTHING})
        return person

    return comes


@pytest.fixture
def herald(parts: Parts, monkeypatch: pytest.MonkeyPatch) -> Herald:
    """Looks at the notices when it is told to; letters are sent when the test says so, at the moment it says."""
    monkeypatch.setattr(parts.postman, "wake", lambda: None)
    return Herald(parts.store, parts.presence, parts.postman)


def pending(parts: Parts, game: str = "") -> set[tuple[str, str]]:
    """What people will be told: what, and at which seat."""
    with parts.store.reading() as session:
        rows = session.scalars(select(Notice))
        return {(row.what, row.seat) for row in rows if not game or row.game_id == game}


def told(mail: Sink, parts: Parts) -> dict[str, str]:
    """The letters that have come since: to whom, and the text."""
    parts.postman.send()
    found = {}
    while not mail.received.empty():
        letter = mail.letter()
        found[letter["to"].addresses[0].display_name] = letter.get_content()
    return found


def due(parts: Parts) -> None:
    """As if people had been away for longer than they wished for."""
    with parts.store.writing() as session:
        ago = now() - timedelta(hours=1)
        session.execute(update(Notice).where(Notice.what != "clock").values(created=ago, due=now()))


def begun(come: Come, parts: Parts) -> tuple[str, dict[str, Visitor], str]:
    """A game of three people at which nobody looks: its id, who sits where, and the seat that must decide."""
    game, people = three(come)
    parts.thinkers.close()
    (seat,) = {seat for what, seat in pending(parts, game) if what == "turn"}
    return game, people, seat


def test_whoever_is_away_is_told_that_it_is_their_turn(come: Come, parts: Parts, herald: Herald, mail: Sink) -> None:
    game, people, seat = begun(come, parts)
    herald.look(now() + 9 * MINUTE)
    assert told(mail, parts) == {}, "patience is ten minutes"
    herald.look(now() + 11 * MINUTE)
    letters = told(mail, parts)
    name = people[seat].name
    assert set(letters) == {"Marta", "Olek", "Zofia"}
    assert "it is your turn" in letters[name]
    assert f"https://table.example/games/{game}" in letters[name]
    assert "the game has begun" not in letters[name], "whoever must decide hears that alone"
    others = [text for who, text in letters.items() if who != name]
    assert all("the game has begun" in text and "your turn" not in text for text in others)


def test_a_turn_is_told_once(come: Come, parts: Parts, herald: Herald, mail: Sink) -> None:
    game, people, seat = begun(come, parts)
    herald.look(now() + 11 * MINUTE)
    told(mail, parts)
    for hours in (1, 2, 24):
        herald.look(now() + timedelta(hours=hours))
    assert told(mail, parts) == {}
    table = people[seat].table(game)
    people[seat].choose(game, table["decision"]["options"][-1]["text"])
    waiting = {row["seat"] for row in people[seat].table(game)["waiting"]} - {seat}
    assert {(what, where) for what, where in pending(parts) if what == "turn"} == {("turn", one) for one in waiting}


def test_whoever_has_acted_by_then_is_not_told(come: Come, parts: Parts, herald: Herald, mail: Sink) -> None:
    game, people, seat = begun(come, parts)
    with parts.store.writing() as session:
        session.execute(update(Notice).where(Notice.what == "begun").values(due=now() + timedelta(days=9)))
    while people[seat].table(game)["decision"] is not None:
        people[seat].choose(game, people[seat].table(game)["decision"]["options"][-1]["text"])
    assert ("turn", seat) not in pending(parts)
    herald.look(now() + 11 * MINUTE)
    assert people[seat].name not in told(mail, parts)


def test_whoever_looks_is_not_told_and_patience_begins_when_they_look_away(
    come: Come, parts: Parts, herald: Herald, mail: Sink
) -> None:
    game, people, seat = begun(come, parts)
    begin = now()
    with people[seat].socket(f"/games/{game}/socket") as socket:
        socket.receive_json()
        for minutes in (11, 60, 120):
            herald.look(begin + minutes * MINUTE)
        assert people[seat].name not in told(mail, parts)
        assert ("turn", seat) in pending(parts)
    herald.presence.take()
    herald.look(begin + 129 * MINUTE)
    assert told(mail, parts) == {}
    herald.look(begin + 131 * MINUTE)
    assert "it is your turn" in told(mail, parts)[people[seat].name]


def test_the_sight_of_one_worker_counts_for_the_others(come: Come, parts: Parts, herald: Herald, mail: Sink) -> None:
    from oldworld.server.letters.presence import Presence

    game, people, seat = begun(come, parts)
    elsewhere = Herald(parts.store, Presence(), parts.postman)
    with people[seat].socket(f"/games/{game}/socket") as socket:
        socket.receive_json()
        herald.look(now() + 11 * MINUTE)
        elsewhere.look(now() + 12 * MINUTE)
    assert people[seat].name not in told(mail, parts)


def test_whoever_came_to_see_it_is_not_told_that_it_has_begun(
    come: Come, parts: Parts, herald: Herald, mail: Sink
) -> None:
    game, people, seat = begun(come, parts)
    other = next(one for one in people if one != seat)
    with people[other].socket(f"/games/{game}/socket") as socket:
        socket.receive_json()
    herald.look()
    herald.look(now() + 11 * MINUTE)
    assert people[other].name not in told(mail, parts)
    assert ("begun", other) not in pending(parts)


def test_of_several_workers_one_tells(come: Come, parts: Parts, mail: Sink) -> None:
    import threading

    begun(come, parts)
    heralds = [Herald(parts.store, parts.presence, parts.postman) for _ in range(4)]
    at = now() + 11 * MINUTE
    threads = [threading.Thread(target=one.look, args=[at]) for one in heralds]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    parts.postman.send()
    got = sorted(mail.letter()["to"].addresses[0].display_name for _ in range(3))
    assert got == ["Marta", "Olek", "Zofia"]
    assert mail.received.empty()


def test_news_of_several_games_go_into_one_letter(come: Come, parts: Parts, herald: Herald, mail: Sink) -> None:
    marta, olek, zofia = come("Marta"), come("Olek"), come("Zofia")
    games = []
    for _ in range(3):
        game = marta.new_game(khorne="me", nurgle="open", slaanesh="open")
        olek.post(f"/games/{game}/seat", seat="nurgle")
        zofia.post(f"/games/{game}/seat", seat="slaanesh")
        games.append(game)
    herald.look(now() + 10 * MINUTE)
    parts.postman.send()
    letters = [mail.letter() for _ in range(3)]
    assert mail.received.empty()
    letter = next(one for one in letters if one["to"].addresses[0].display_name == "Marta")
    assert letter["subject"] == "News from 3 tables"
    assert all(f"https://table.example/games/{game}" in letter.get_content() for game in games)


def test_a_quarter_of_a_slow_clock_is_a_warning(come: Come, parts: Parts, herald: Herald, mail: Sink) -> None:
    marta, olek = come("Marta"), come("Olek")
    seats = {"khorne": "me", "nurgle": "open", "slaanesh": "random"}
    clock = {"kind": "slow", "seconds": 86400}
    game = marta.post("/games", 201, title="chaos", seats=seats, clock=clock)["id"]
    olek.post(f"/games/{game}/seat", seat="nurgle")
    while parts.thinkers.busy:
        pass
    parts.thinkers.close()
    (seat,) = {seat for what, seat in pending(parts) if what == "clock"}
    with parts.store.reading() as session:
        deadline = session.get_one(Game, game).deadline
        (at,) = session.scalars(select(Notice.due).where(Notice.what == "clock"))
    assert deadline is not None
    assert abs(deadline - at - timedelta(hours=6)) < timedelta(seconds=1)
    herald.look(at - 10 * MINUTE)
    told(mail, parts)
    assert ("clock", seat) in pending(parts)
    herald.look(at)
    parts.postman.send(at)
    text = mail.text()
    assert "6 hours left" in text
    assert ("clock", seat) not in pending(parts)


def test_a_live_clock_gives_no_warning(come: Come, parts: Parts) -> None:
    marta, olek = come("Marta"), come("Olek")
    seats = {"khorne": "me", "nurgle": "open", "slaanesh": "random"}
    game = marta.post("/games", 201, title="chaos", seats=seats, clock={"kind": "live", "seconds": 3600})["id"]
    olek.post(f"/games/{game}/seat", seat="nurgle")
    assert "clock" not in {what for what, _ in pending(parts)}


def test_whoever_is_asked_to_let_something_be_taken_back_is_told(
    come: Come, parts: Parts, herald: Herald, mail: Sink
) -> None:
    game, people, _ = begun(come, parts)
    play_until(parts, game, 12, lambda options: options[-1])
    chooser = next(seat for seat in people if people[seat].table(game)["undo"]["by_consent"])
    number = people[chooser].table(game)["number"]
    asked = people[chooser].post(f"/games/{game}/undo", number=number, what="by_consent")
    first, second = [seat for seat in people if seat != chooser]
    assert {("undo", first), ("undo", second)} <= pending(parts)
    assert ("undo", chooser) not in pending(parts)
    agreed = people[first].post(f"/games/{game}/undo/consent", number=asked["number"], agree=True)
    assert ("undo", first) not in pending(parts), "whoever has answered is there"
    herald.look(now() + 11 * MINUTE)
    assert "asks to take something back" in told(mail, parts)[people[second].name]
    people[second].post(f"/games/{game}/undo/consent", number=agreed["number"], agree=False)
    assert "undo" not in {what for what, _ in pending(parts)}


def test_the_end_is_told_to_all_but_whoever_brought_it(come: Come, parts: Parts, herald: Herald, mail: Sink) -> None:
    game, people, _ = begun(come, parts)
    play_until(parts, game, 3000, lambda options: options[len(options) // 2])
    last = people["khorne"].get(f"/games/{game}")
    assert last["state"] == "over"
    found = pending(parts, game)
    assert {what for what, _ in found} <= {"over", "begun"}
    assert len([seat for what, seat in found if what == "over"]) == 2
    due(parts)
    herald.look()
    texts = told(mail, parts)
    assert len([text for text in texts.values() if "The game is over" in text or "the game is over" in text]) == 2


def test_against_bots_nobody_is_told_anything(come: Come, parts: Parts) -> None:
    come("Marta").new_game("solo", khorne="me", nurgle="random", slaanesh="random")
    assert pending(parts) == set()


def test_only_what_is_wished_for_is_told(come: Come, parts: Parts, herald: Herald, mail: Sink) -> None:
    people = {"Marta": come("Marta"), "Olek": come("Olek"), "Zofia": come("Zofia")}
    for person in people.values():
        found = person.http.patch("/api/me/wishes", json={"mail": ["over"], "patience": 60}).json()
        assert (found["mail"], found["patience"]) == (["over"], 60)
    game = people["Marta"].new_game(khorne="me", nurgle="open", slaanesh="open")
    people["Olek"].post(f"/games/{game}/seat", seat="nurgle")
    people["Zofia"].post(f"/games/{game}/seat", seat="slaanesh")
    assert pending(parts) == set()
    herald.look(now() + 61 * MINUTE)
    assert told(mail, parts) == {}


def test_an_address_that_was_not_shown_to_be_theirs_receives_no_news(
    come: Come, parts: Parts, herald: Herald, mail: Sink
) -> None:
    begun(come, parts)
    with parts.store.writing() as session:
        session.execute(update(Person).values(confirmed=None))
    herald.look(now() + 11 * MINUTE)
    assert told(mail, parts) == {}


def test_who_confirms_an_address_is_told_everything_at_first(visitor: Come, mail: Sink) -> None:
    marta = visitor("Marta")
    assert marta.get("/me/wishes") == {"mail": [], "hook": [], "patience": 10, "hook_url": None}
    marta.post("/me/email", email="m@example.org")
    marta.post("/links/come-in", token=mail.text().split("#")[1].split()[0])
    assert marta.get("/me/wishes")["mail"] == EVERYTHING


@pytest.mark.parametrize("wrong", [{"patience": 0}, {"patience": 1441}, {"mail": ["weather"]}, {"hook_url": "x"}])
def test_wishes_that_cannot_be(visitor: Come, wrong: dict[str, object]) -> None:
    assert visitor("Marta").http.patch("/api/me/wishes", json=wrong).status_code == 422


def test_a_link_in_every_letter_ends_them_for_whoever_is_not_signed_in(
    come: Come, visitor: Come, parts: Parts, herald: Herald, mail: Sink
) -> None:
    _, people, _ = begun(come, parts)
    herald.look(now() + 11 * MINUTE)
    parts.postman.send()
    letters = {letter["to"].addresses[0].display_name: letter for letter in (mail.letter() for _ in range(3))}
    letter = letters["Marta"]
    assert letter["list-unsubscribe-post"] == "List-Unsubscribe=One-Click"
    address = letter["list-unsubscribe"].strip("<>")
    token = address.split("token=")[1]
    assert address == f"https://table.example/api/no-letters?token={token}"
    assert f"https://table.example/no-letters#{token}" in letter.get_content()
    program = TestClient(visitor("").http.app, base_url=HERE)  # it says no origin and has no cookie
    looked = program.get(f"/api/no-letters?token={token}", follow_redirects=False)
    assert (looked.status_code, looked.headers["location"]) == (303, f"/no-letters#{token}")
    marta = next(person for person in people.values() if person.name == "Marta")
    assert marta.get("/me/wishes")["mail"] == EVERYTHING, "to look ends nothing"
    done = program.post(f"/api/no-letters?token={token}", data={"List-Unsubscribe": "One-Click"})
    assert done.status_code == 204
    assert marta.get("/me/wishes")["mail"] == []
    assert program.post(f"/api/no-letters?token={'x' * 43}").json()["code"] == "no_letters"


def test_a_letter_can_be_tried(come: Come, visitor: Come, mail: Sink) -> None:
    marta = come("Marta")
    assert marta.http.post("/api/me/letter/test").status_code == 202
    assert mail.letter()["subject"] == "A letter to see whether letters come"
    assert visitor("Olek").post("/me/letter/test", 409)["code"] == "no_email"


def test_all_of_it_can_be_taken_along_and_is_deleted_with_everything_else(
    come: Come, parts: Parts, herald: Herald
) -> None:
    game, people, seat = begun(come, parts)
    with people[seat].socket(f"/games/{game}/socket") as socket:
        socket.receive_json()
        herald.look(now() + 1 * MINUTE)
    away = people[seat].get("/me/export")["away"]
    assert away["mail"] == EVERYTHING
    assert {one["what"] for one in away["to_be_told"]} >= {"turn"}
    assert set(away["last_looked"]) == {game}
    for person in people.values():
        assert person.http.delete("/api/me").status_code == 204
    with parts.store.reading() as session:
        for table in (Notice, Sight, Letter):
            assert session.scalars(select(table)).all() == []


def test_a_choice_that_is_not_committed_tells_nobody(come: Come, parts: Parts, monkeypatch: pytest.MonkeyPatch) -> None:
    game, people, seat = begun(come, parts)
    before = pending(parts)
    real = notices.after_row

    def then_full(*args: object) -> None:
        real(*args)  # type: ignore[arg-type]
        raise OSError("the disk is full")

    monkeypatch.setattr(notices, "after_row", then_full)
    option = people[seat].table(game)["decision"]["options"][-1]["text"]
    with pytest.raises(OSError, match="disk"):
        parts.rooms.answer(game, seat, people[seat].table(game)["number"], option)
    assert pending(parts) == before


def test_a_letter_that_waits_is_not_sent_to_an_address_that_is_no_longer_theirs(
    come: Come, parts: Parts, mail: Sink
) -> None:
    marta = come("Marta")
    news = {"what": "turn", "game": "abc", "title": "chaos", "seat": "khorne", "who": "", "winners": []}
    for confirmed in (None, now()):
        with parts.store.writing() as session:
            person = session.get_one(Person, marta.get("/me")["id"])
            person.confirmed = confirmed
            outbox.put(session, "mail", "news", person.id, args={"news": [news]})
        assert len(told(mail, parts)) == (0 if confirmed is None else 1)


def test_whoever_takes_a_choice_back_is_there_and_is_told_nothing(come: Come, parts: Parts) -> None:
    game, people, _ = begun(come, parts)
    for _ in range(60):
        seat = people["khorne"].table(game)["waiting"][0]["seat"]
        table = people[seat].choose(game, people[seat].table(game)["decision"]["options"][-1]["text"])
        if table["decision"] is None and table["undo"]["choice"]:
            back = people[seat].post(f"/games/{game}/undo", number=table["number"], what="choice")
            assert back["decision"] is not None
            assert ("turn", seat) not in pending(parts, game)
            return
    raise AssertionError("nothing could be taken back")
