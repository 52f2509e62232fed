"""Coming in by a link, keeping one's name by an address, and whose an address is."""

from __future__ import annotations

import re
from collections.abc import Iterator
from datetime import timedelta

import pytest
from fastapi import FastAPI
from fastapi.testclient import TestClient
from sqlalchemy import select, text, update

from oldworld.server.app import make_app
from oldworld.server.doors.common import Parts
from oldworld.server.settings import Settings
from oldworld.server.storage.post import Letter, Link
from oldworld.server.storage.schema import Person, now
from oldworld.server.storage.store import Store
from tests.server.conftest import HERE, Come, Visitor
from tests.server.sinks import Sink

MARTA = "marta@example.org"
PASSWORD = "a long enough one"


@pytest.fixture
def app(url: str, mail: Sink) -> Iterator[FastAPI]:
    """A server that sends letters."""
    said = f"smtp://table:p%40ss@127.0.0.1:{mail.port}/?from=table@example.org"
    settings = Settings(limits=False, thinkers=0, mail=said, address="https://table.example")
    made = make_app(settings, Store(url))
    with TestClient(made, base_url=HERE):
        yield made


def token_in(letter: str) -> str:
    """The token of the link in a letter."""
    found = re.findall(r"^https://table\.example/come-in#(\S+)$", letter, re.MULTILINE)
    assert len(found) == 1, letter
    return str(found[0])


def kept(come: Come, mail: Sink, name: str = "Marta", email: str = MARTA) -> Visitor:
    """Somebody whose name is kept under an address of theirs."""
    person = come(name)
    person.post("/me/email", email=email)
    person.post("/links/come-in", token=token_in(mail.text()))
    return person


def quiet(app: FastAPI) -> None:
    """All letters are sent that will be."""
    app.state.parts.postman.send()
    with app.state.parts.store.reading() as session:
        assert session.scalars(select(Letter)).all() == []


def test_a_guest_keeps_the_name_by_an_address_alone(visitor: Come, mail: Sink) -> None:
    marta = visitor("Marta")
    me = marta.post("/me/email", email="Marta@Example.org")
    assert (me["email"], me["claimed"], me["confirmed"], me["guest"]) == (None, MARTA, False, True)
    letter = mail.letter()
    assert letter["to"].addresses[0].addr_spec == MARTA
    assert letter["from"].addresses[0].addr_spec == "table@example.org"
    elsewhere = visitor("")
    token = token_in(letter.get_content())
    assert elsewhere.post("/links/look", token=token) == {"name": "Marta", "email": MARTA, "mine": False}
    assert marta.post("/links/look", token=token)["mine"] is True
    came = elsewhere.post("/links/come-in", token=token)
    assert (came["id"], came["email"], came["claimed"], came["confirmed"]) == (me["id"], MARTA, None, True)
    assert marta.get("/me")["email"] == MARTA, "the browser that asked stays theirs"


def test_a_link_works_once_and_looking_does_not_use_it_up(visitor: Come, mail: Sink) -> None:
    kept(visitor, mail)
    visitor("").post("/sign-in-link", 202, email=MARTA)
    token = token_in(mail.text())
    stranger = visitor("")
    for _ in range(3):
        assert stranger.http.get(f"/come-in#{token}").status_code in (200, 404)
        stranger.post("/links/look", token=token)
    assert stranger.post("/links/come-in", token=token)["name"] == "Marta"
    assert stranger.get("/me")["name"] == "Marta"
    for door in ("look", "come-in"):
        assert visitor("").post(f"/links/{door}", 410, token=token)["code"] == "link_over"


def test_a_link_is_over_after_twenty_minutes(visitor: Come, mail: Sink, parts: Parts) -> None:
    kept(visitor, mail)
    visitor("").post("/sign-in-link", 202, email=MARTA)
    token = token_in(mail.text())
    with parts.store.reading() as session:
        until = session.scalars(select(Link.until)).one()
    assert timedelta(minutes=19) < until - now() <= timedelta(minutes=20)
    with parts.store.writing() as session:
        session.execute(update(Link).values(until=now()))
    assert visitor("").post("/links/come-in", 410, token=token)["code"] == "link_over"
    parts.postman.send()
    with parts.store.reading() as session:
        assert session.scalars(select(Link)).all() == [], "what is over is swept away"


def test_two_browsers_at_once_use_a_link_once(visitor: Come, mail: Sink) -> None:
    import threading

    kept(visitor, mail)
    visitor("").post("/sign-in-link", 202, email=MARTA)
    token = token_in(mail.text())
    browsers = [visitor("") for _ in range(4)]
    statuses: list[int] = []

    def come(browser: Visitor) -> None:
        statuses.append(browser.http.post("/api/links/come-in", json={"token": token}).status_code)

    threads = [threading.Thread(target=come, args=[browser]) for browser in browsers]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert sorted(statuses) == [200, 410, 410, 410]


def test_an_address_that_nobody_has_gets_the_same_answer_and_no_letter(
    visitor: Come, mail: Sink, app: FastAPI, parts: Parts
) -> None:
    kept(visitor, mail)
    known = visitor("").http.post("/api/sign-in-link", json={"email": MARTA})
    mail.letter()
    unknown = visitor("").http.post("/api/sign-in-link", json={"email": "nobody@example.org"})
    assert (known.status_code, known.content) == (unknown.status_code, unknown.content) == (202, b"null")
    quiet(app)
    assert mail.received.empty()


def test_asking_costs_the_same_whether_the_address_is_known(
    visitor: Come, mail: Sink, app: FastAPI, parts: Parts, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Both write one row and look nobody up: who asks can tell nothing by the time it takes."""
    from sqlalchemy import event

    kept(visitor, mail)
    monkeypatch.setattr(parts.postman, "wake", lambda: None)
    parts.postman.close()
    said: list[str] = []
    event.listen(parts.store.engine, "before_cursor_execute", lambda *args: said.append(args[2]))
    asked = {}
    for email in (MARTA, "nobody@example.org"):
        said.clear()
        visitor("").post("/sign-in-link", 202, email=email)
        asked[email] = list(said)
    first, second = asked.values()
    assert first == second
    assert not any("FROM people" in statement for statement in first)


def test_a_claimed_address_locks_nobody_out(visitor: Come, mail: Sink) -> None:
    olek = visitor("Olek")
    olek.post("/me/keep", email=MARTA, password=PASSWORD)
    mail.letter()  # which Marta gets, and leaves alone
    assert visitor("").post("/sign-in", 401, email=MARTA, password=PASSWORD)["code"] == "wrong_password"
    marta = kept(visitor, mail)
    assert marta.get("/me")["email"] == MARTA
    assert olek.get("/me")["email"] is None


def test_who_claims_a_kept_address_learns_nothing_and_its_owner_gets_a_way_in(visitor: Come, mail: Sink) -> None:
    marta = kept(visitor, mail)
    olek = visitor("Olek")
    me = olek.post("/me/email", email=MARTA)
    assert (me["email"], me["claimed"]) == (None, MARTA)
    letter = mail.text()
    assert "you already keep Marta here" in letter
    found = visitor("").post("/links/come-in", token=token_in(letter))
    assert found["id"] == marta.get("/me")["id"]


def test_an_address_from_before_there_was_mail_goes_to_whoever_shows_it_is_theirs(
    visitor: Come, mail: Sink, parts: Parts
) -> None:
    olek = visitor("Olek")
    with parts.store.writing() as session:
        session.execute(update(Person).values(email=MARTA))
    marta = kept(visitor, mail)
    assert marta.get("/me")["email"] == MARTA
    assert (olek.get("/me")["email"], olek.get("/me")["guest"]) == (None, True)


def test_what_was_set_under_an_unshown_address_is_forgotten_when_its_owner_comes_in(
    visitor: Come, mail: Sink, parts: Parts
) -> None:
    """Somebody kept a name under an address that is not theirs, before there was mail."""
    thief = visitor("Marta")
    thief.post("/me/keep", email=MARTA, password=PASSWORD)
    mail.letter()
    with parts.store.writing() as session:
        session.execute(update(Person).values(email=MARTA, claimed=None))
    owner = visitor("")
    assert owner.post("/sign-in", email=MARTA, password=PASSWORD)["name"] == "Marta", "a password is enough as before"
    owner = visitor("")
    owner.post("/sign-in-link", 202, email=MARTA)
    owner.post("/links/come-in", token=token_in(mail.text()))
    assert owner.get("/me")["confirmed"] is True
    assert thief.get("/me") is None
    assert visitor("").post("/sign-in", 401, email=MARTA, password=PASSWORD)["code"] == "wrong_password"


def test_with_a_password_the_name_can_be_come_back_to_once_the_letter_has(visitor: Come, mail: Sink) -> None:
    marta = visitor("Marta")
    marta.post("/me/keep", email=MARTA, password=PASSWORD)
    visitor("").post("/sign-in", 401, email=MARTA, password=PASSWORD)
    marta.post("/links/come-in", token=token_in(mail.text()))
    assert visitor("").post("/sign-in", email=MARTA, password=PASSWORD)["name"] == "Marta"


def test_a_forgotten_password_is_a_link_and_then_a_new_password(visitor: Come, mail: Sink) -> None:
    marta = visitor("Marta")
    marta.post("/me/keep", email=MARTA, password=PASSWORD)
    marta.post("/links/come-in", token=token_in(mail.text()))
    lost = visitor("")
    lost.post("/sign-in", email=MARTA, password=PASSWORD)
    again = visitor("")
    again.post("/sign-in-link", 202, email=MARTA)
    again.post("/links/come-in", token=token_in(mail.text()))
    assert again.post("/me/password", password="another long one")["password"] is True
    assert again.get("/me")["name"] == "Marta"
    assert lost.get("/me") is None, "a new password signs all others out"
    visitor("").post("/sign-in", 401, email=MARTA, password=PASSWORD)
    visitor("").post("/sign-in", email=MARTA, password="another long one")


def test_the_address_can_be_changed_and_the_old_one_is_told(visitor: Come, mail: Sink, app: FastAPI) -> None:
    marta = kept(visitor, mail)
    me = marta.post("/me/email", email="m@example.net")
    assert (me["email"], me["claimed"]) == (MARTA, "m@example.net"), "the old one stays until the letter is back"
    token = token_in(mail.text())
    assert marta.http.delete("/api/me/email/claim").json()["claimed"] is None
    assert marta.post("/links/come-in", 410, token=token)["code"] == "link_over"
    marta.post("/me/email", email="m@example.net")
    assert marta.post("/links/come-in", token=token_in(mail.text()))["email"] == "m@example.net"
    told = mail.letter()
    assert told["to"].addresses[0].addr_spec == MARTA
    assert "is now kept under another address" in told.get_content()
    visitor("").post("/sign-in-link", 202, email=MARTA)
    quiet(app)
    assert mail.received.empty()


def test_the_address_can_be_taken_away(visitor: Come, mail: Sink, app: FastAPI) -> None:
    marta = kept(visitor, mail)
    me = marta.http.delete("/api/me/email").json()
    assert (me["email"], me["guest"], me["confirmed"], me["password"]) == (None, True, False, False)
    assert marta.post("/me/password", 409, password=PASSWORD)["code"] == "no_email"
    visitor("").post("/sign-in-link", 202, email=MARTA)
    quiet(app)
    assert mail.received.empty()


def test_letters_speak_the_language_of_their_reader(visitor: Come, mail: Sink) -> None:
    marta = visitor("Łucja")
    marta.http.patch("/api/me", json={"language": "pl"})
    marta.post("/me/email", email=MARTA)
    letter = mail.letter()
    assert letter["subject"] == "Zachowaj imię Łucja pod tym adresem"
    assert letter.get_content().startswith("Cześć, Łucja!\n")
    assert letter["content-language"] == "pl"


def test_the_database_keeps_no_token_of_a_link(visitor: Come, mail: Sink, parts: Parts) -> None:
    marta = visitor("Marta")
    marta.post("/me/email", email=MARTA)
    token = token_in(mail.text())
    with parts.store.reading() as session:
        rows = str([session.execute(text(f"select * from {table}")).all() for table in ("links", "letters", "people")])
    assert MARTA in rows
    assert token not in rows


@pytest.mark.parametrize(
    "email", ["marta", "a@b", "a b@c.de", "a@b@c.de", "<a@b.de>", "a,b@c.de", "a@b.de\nBcc: x@y.de", "ż@b.de"]
)
def test_what_is_no_address_gets_no_letter(visitor: Come, email: str) -> None:
    assert visitor("").post("/sign-in-link", 422, email=email)["code"] == "malformed"


def test_letters_are_asked_for_only_so_often(url: str, mail: Sink) -> None:
    said = f"smtp://127.0.0.1:{mail.port}/?from=table@example.org"
    made = make_app(Settings(thinkers=0, mail=said), Store(url))
    with TestClient(made, base_url=HERE, headers={"origin": HERE}) as http:
        answers = [http.post("/api/sign-in-link", json={"email": MARTA}) for _ in range(4)]
        others = [http.post("/api/sign-in-link", json={"email": f"m{n}@example.org"}) for n in range(8)]
    assert [answer.status_code for answer in answers] == [202, 202, 202, 429]
    assert answers[-1].json()["said"]["args"]["limit"] == "letter_to"
    assert [answer.status_code for answer in others] == [202] * 6 + [429] * 2
    assert others[-1].json()["said"]["args"]["limit"] == "letter_by"


def test_where_no_letters_are_sent_it_is_said_and_a_password_keeps_the_name(url: str) -> None:
    made = make_app(Settings(limits=False, thinkers=0), Store(url))
    with TestClient(made, base_url=HERE):
        marta = Visitor(made, "Marta")
        assert marta.get("/house") == {"mail": False}
        assert marta.post("/me/email", 409, email=MARTA)["code"] == "no_mail"
        assert Visitor(made).post("/sign-in-link", 409, email=MARTA)["code"] == "no_mail"
        me = marta.post("/me/keep", email=MARTA, password=PASSWORD)
        assert (me["email"], me["confirmed"], me["guest"]) == (MARTA, False, False)
        assert Visitor(made).post("/sign-in", email=MARTA, password=PASSWORD)["name"] == "Marta"
