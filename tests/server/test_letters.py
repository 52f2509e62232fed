"""How letters are carried: by a mail server or into a folder, once, again if need be, and not for ever."""

from __future__ import annotations

import email
import logging
import threading
from collections.abc import Iterator
from contextlib import closing
from datetime import datetime, timedelta
from email.policy import default
from pathlib import Path

import pytest
from sqlalchemy import select

from oldworld.kernel.errors import SetupError
from oldworld.server import people
from oldworld.server.errors import Refused
from oldworld.server.letters import outbox
from oldworld.server.letters.carriers import MailServer, carrier_of
from oldworld.server.letters.postman import Postman
from oldworld.server.settings import Settings
from oldworld.server.storage.post import Letter
from oldworld.server.storage.schema import now
from oldworld.server.storage.store import Store
from tests.server.sinks import Sink, mail_sink

MARTA = "marta@example.org"
SECRET = "a-secret-of-the-owner"


@pytest.fixture
def store(url: str) -> Iterator[Store]:
    with closing(Store(url)) as opened:
        yield opened


def postman(store: Store, port: int, host: str = "127.0.0.1") -> Postman:
    """One that sends when it is told to."""
    said = f"smtp://table:{SECRET}@{host}:{port}/?from=table@example.org"
    return Postman(Settings(mail=said, address="https://table.example"), store)


def write(store: Store, email: str = MARTA) -> None:
    """Somebody known would like to come in."""
    with store.writing() as session:
        person = people.new_guest(session, "Marta", "en")
        person.email, person.confirmed = email, now()
        outbox.put(session, "mail", "link", email=email)


def waiting(store: Store) -> list[tuple[int, datetime]]:
    """What waits to be sent: how often it was tried, and when it is tried next."""
    with store.reading() as session:
        return [(letter.tries, letter.due) for letter in session.scalars(select(Letter))]


def test_a_letter_is_carried_once_and_nothing_of_it_stays(store: Store, mail: Sink) -> None:
    write(store)
    postman(store, mail.port).send()
    assert mail.letter()["subject"] == "Come in as Marta"
    assert waiting(store) == []
    postman(store, mail.port).send()
    assert mail.received.empty()


def test_of_several_workers_one_sends_a_letter(store: Store, mail: Sink, url: str) -> None:
    for n in range(12):
        write(store, f"m{n}@example.org")
    with closing(Store(url)) as other:
        postmen = [postman(store, mail.port), postman(other, mail.port), postman(store, mail.port)]
        threads = [threading.Thread(target=one.send) for one in postmen]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
    got = sorted(mail.letter()["to"].addresses[0].addr_spec for _ in range(12))
    assert got == sorted(f"m{n}@example.org" for n in range(12))
    assert mail.received.empty()
    assert waiting(store) == []


def test_a_letter_that_is_not_committed_is_not_sent(store: Store, mail: Sink) -> None:
    with pytest.raises(ZeroDivisionError), store.writing() as session:
        outbox.put(session, "mail", "link", email=MARTA)
        _ = 1 / 0
    postman(store, mail.port).send()
    assert (waiting(store), mail.lines) == ([], [])


def test_what_cannot_be_sent_now_is_tried_again_with_growing_pauses_and_given_up_after_a_day(
    store: Store, mail: Sink, caplog: pytest.LogCaptureFixture
) -> None:
    write(store)
    mail.answers = ["451 later"] * 100
    sender = postman(store, mail.port)
    moment = begun = now()
    pauses = []
    while found := waiting(store):
        moment = max(moment, found[0][1])
        sender.send(moment)
        pauses += [due - moment for _, due in waiting(store)]
    minutes = [round(pause.total_seconds() / 60) for pause in pauses]
    assert minutes[:8] == [1, 2, 4, 8, 16, 32, 60, 60]
    assert timedelta(hours=22) < moment - begun <= timedelta(hours=24)
    assert mail.received.empty()
    last = caplog.records[-1]
    assert (last.levelname, last.getMessage()) == (
        "ERROR",
        f"letter 1 (mail, link) is given up after try {len(minutes) + 1}: refused with 451",
    )
    assert MARTA not in caplog.text
    assert SECRET not in caplog.text


def test_a_letter_comes_when_the_mail_server_is_back(store: Store, mail: Sink) -> None:
    write(store)
    mail.answers = ["451 later"]
    sender = postman(store, mail.port)
    sender.send()
    (tries, due), *_ = waiting(store)
    assert tries == 1
    sender.send(due - timedelta(seconds=1))
    assert mail.received.empty()
    sender.send(due)
    assert mail.letter()["to"].addresses[0].addr_spec == MARTA
    assert waiting(store) == []


def test_an_address_that_is_refused_for_good_is_not_tried_again(store: Store, mail: Sink) -> None:
    write(store)
    mail.answers = ["550 nobody"]
    postman(store, mail.port).send()
    assert waiting(store) == []


def test_whoever_dies_while_sending_loses_the_letter_to_another_after_a_pause(store: Store, mail: Sink) -> None:
    write(store)
    moment = now()
    with store.reading() as session:
        (letter,) = outbox.due(session, moment, 10)
    assert outbox.take(store, letter, moment)
    assert not outbox.take(store, letter, moment), "it is taken"
    postman(store, mail.port).send(moment)
    assert mail.received.empty()
    postman(store, mail.port).send(moment + timedelta(minutes=1))
    assert mail.letter()["subject"] == "Come in as Marta"


def test_a_password_is_never_sent_in_the_clear(store: Store, caplog: pytest.LogCaptureFixture) -> None:
    with mail_sink() as sink:
        here = carrier_of(f"smtp://table:{SECRET}@127.0.0.1:{sink.port}/?from=table@example.org")
        assert isinstance(here, MailServer)
        write(store)
        postman(store, sink.port).send()
        assert sink.letter()["to"]
        assert any(line.startswith("AUTH") for line in sink.lines), "on the same machine it may be"
        sink.lines.clear()
        write(store, "m@example.org")
        elsewhere = postman(store, sink.port, "0.0.0.0")  # the same machine by a name that does not say so
        elsewhere.send()
        assert not any(line.startswith("AUTH") for line in sink.lines)
        assert sink.received.empty()
        assert "a password is never sent in the clear" in caplog.text


def test_the_queue_has_an_end(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(outbox, "MOST", 2)
    with store.writing() as session:
        for n in range(2):
            outbox.put(session, "mail", "link", email=f"m{n}@example.org")
        with pytest.raises(Refused, match="post_full"):
            outbox.put(session, "mail", "link", email="m3@example.org")


def test_a_folder_takes_letters_as_files(store: Store, tmp_path: Path) -> None:
    write(store)
    Postman(Settings(mail=f"folder:{tmp_path}/post", address="https://table.example"), store).send()
    (file,) = (tmp_path / "post").iterdir()
    assert file.suffix == ".eml"
    letter = email.message_from_bytes(file.read_bytes(), policy=default)
    assert letter["to"].addresses[0].addr_spec == MARTA
    assert "https://table.example/come-in#" in letter.get_content()


@pytest.mark.parametrize(
    "url",
    [
        SECRET,
        f"http://x:{SECRET}@host/?from=a@b.c",
        f"smtp://x:{SECRET}@host:port/?from=a@b.c",
        f"smtp://x:{SECRET}@host/",
        f"smtp://x:{SECRET}@host/?from=nobody",
        "folder:",
        "smtp:///?from=a@b.c",
    ],
)
def test_a_mail_server_that_cannot_be_meant_is_said_without_its_password(url: str) -> None:
    with pytest.raises(SetupError, match=r"^--mail: ") as caught:
        carrier_of(url)
    assert SECRET not in str(caught.value)


def test_the_settings_do_not_show_the_password() -> None:
    said = f"smtps://table:{SECRET}@mail.example/?from=table@example.org"
    assert SECRET not in repr(Settings(mail=said))
    assert SECRET not in repr(carrier_of(said))
    found = carrier_of(said)
    assert isinstance(found, MailServer)
    assert (found.host, found.port, found.tls, found.user) == ("mail.example", 465, True, "table")


def test_logging_is_by_number_alone(store: Store, mail: Sink, caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.DEBUG)
    write(store)
    postman(store, mail.port).send()
    token = mail.text().split("#")[1].split()[0]
    assert token not in caplog.text
    assert SECRET not in caplog.text
