"""Records of games that were played elsewhere: looked at, shown to others, played on from."""

from __future__ import annotations

import hashlib
import random
from collections.abc import Iterator

import pytest

from oldworld import Match
from oldworld.kernel.record import Record
from oldworld.server import uploads
from oldworld.server.doors.common import Parts
from tests.server.conftest import Come, Json, Visitor, play_until, three

BOTS = {"khorne": "me", "nurgle": "random", "slaanesh": "random"}
THREE = ["khorne", "nurgle", "slaanesh"]
NAMES = {"khorne": "Ania z Gdyni", "nurgle": "heuristic"}
POSITION: dict[str, object] = {
    "round": 4,
    "stage": "battle",
    "powers": {"khorne": {"points": 31, "dial": 8}, "nurgle": {"points": 22}, "slaanesh": {"points": 35}},
    "regions": {"kislev": {"figures": ["2 bloodletter", "leper", "plaguebearer"]}},
}


def finish(match: Match, seed: int, moves: int = 10_000) -> Match:
    """Play on, anyhow."""
    pick = random.Random(seed)
    for _ in range(moves):
        if not match.pending:
            break
        decision = match.pending[0]
        match.choose(pick.choice(decision.options), decision.seat)
    return match


def signed(text: str) -> str:
    """A text that was changed, with a digest that fits again."""
    *lines, _ = text.splitlines()
    return "\n".join([*lines, f"digest {hashlib.sha256(chr(10).join(lines).encode()).hexdigest()[:16]}"]) + "\n"


def records() -> Iterator[tuple[str, str]]:
    """Every way in which a game can begin and go on."""
    whole = finish(Match("chaos", seats=THREE, seed="zażółć gęślą!"), 1)
    yield "whole", str(Record.of(whole, NAMES))
    yield "unfinished", str(finish(Match("chaos", seats=THREE, seed=2), 2, 60).record())
    yield "position", str(finish(Match("chaos", seats=THREE, seed=3, position=POSITION), 3).record())
    scripted = str(finish(Match("chaos", seats=THREE, seed=4), 4).record()).replace("seed 4\n", "chance scripted\n")
    yield "scripted", signed(scripted)
    branched = finish(Match("chaos", seats=THREE, seed=5), 5, 30).fork(seed=6)
    yield "forked", str(finish(branched, 6).record())
    for number in range(20):
        seen = finish(Match("chaos", seats=THREE, seed=7), 7, 40 + number)
        fork = seen.fork(as_seen_by="nurgle", seed=8)
        if len(fork) == len(seen):
            yield "forked as seen by a seat", str(finish(fork, 8).record())
            break
    yield "long seed", str(finish(Match("chaos", seats=THREE, seed="s" * 200), 9, 20).record())


RECORDS = dict(records())


def views(match: Match) -> Json:
    """The table through the eyes of every seat."""
    return {seat: match.view(seat).as_dict() for seat in match.seats}


def upload(person: Visitor, text: str, status: int = 201) -> Json:
    """Bring a record."""
    return person.post("/records", status, record=text)


@pytest.mark.parametrize("kind", list(RECORDS))
def test_every_record_is_shown_as_it_was_played(visitor: Come, parts: Parts, kind: str) -> None:
    text = RECORDS[kind]
    record = Record.parse(text)
    steps = [views(record.start()), *(views(match) for _, match in record.steps())]
    before_fork = [line for line in text.partition("\nfork ")[0].splitlines() if not line.startswith("=")]
    dealt_anew = before_fork[-1].split()[0] if "\nfork " in text else ""
    marta = visitor("Marta")
    game = upload(marta, text)
    assert (game["state"], game["uploaded"], game["kind"]) == ("over", True, "private")
    last = len(steps) - 1
    for move in {0, 1, last // 2, last - 1, last}:
        shown = marta.get(f"/games/{game['id']}/replay", move=move, eyes="all")
        assert shown["moves"] == last
        assert shown["views"] == steps[move] or str(move) == dealt_anew
        moves = [line["move"] for line in shown["table"]["log"]]
        assert moves == sorted(moves)
        assert max(moves, default=0) <= move
        spectator = marta.get(f"/games/{game['id']}/replay", move=move)["table"]["view"]
        assert spectator["hand"] is None
    saved = marta.http.get(f"/api/games/{game['id']}/record").text
    assert saved == str(record), "what is saved is what was uploaded"
    parts.rooms.forget(game["id"])
    assert marta.get(f"/games/{game['id']}/replay", move=last, eyes="all") == shown or move != last


@pytest.mark.parametrize("kind", list(RECORDS))
def test_one_can_play_on_from_any_record(visitor: Come, parts: Parts, kind: str) -> None:
    marta = visitor("Marta")
    game = upload(marta, RECORDS[kind])["id"]
    last = marta.get(f"/games/{game}/replay", move=0)["moves"]
    at = last // 2
    made = marta.post(f"/games/{game}/branch", 201, move=at, seats=BOTS)["id"]
    with marta.socket(f"/games/{made}/socket") as socket:
        while (table := socket.receive_json().get("table")) is None or table["decision"] is None:
            pass
    assert table["move"] >= at
    before = marta.get(f"/games/{game}/replay", move=at, eyes="khorne")["table"]["view"]
    assert marta.get(f"/games/{made}/replay", move=at)["table"]["view"] == before
    parts.rooms.forget(made)
    assert marta.table(made)["view"] == table["view"]
    assert not marta.get(f"/games/{made}")["uploaded"]


def test_names_are_kept_and_bots_are_bots(visitor: Come) -> None:
    game = upload(visitor("Marta"), RECORDS["whole"])
    chairs = {chair["seat"]: (chair["name"], chair["bot"]) for chair in game["chairs"]}
    assert chairs == {"khorne": ("Ania z Gdyni", ""), "nurgle": ("heuristic", "heuristic"), "slaanesh": ("", "")}
    assert game["result"]["reason"]


def test_the_same_record_again_is_the_same_game(visitor: Come) -> None:
    marta, olek = visitor("Marta"), visitor("Olek")
    game = upload(marta, RECORDS["whole"])["id"]
    commented = "# by Marta\n\n" + RECORDS["whole"].replace("\n", "\r\n")
    assert upload(marta, RECORDS["whole"], 200)["id"] == game
    assert upload(marta, "\ufeff" + commented, 200)["id"] == game, "comments do not count"
    assert upload(olek, RECORDS["whole"])["id"] != game, "everybody has their own"
    assert [row["id"] for row in marta.get("/games", which="over")] == [game]
    assert marta.get("/games", which="mine") == []


def test_a_record_is_shown_to_those_who_have_its_link(visitor: Come) -> None:
    marta, olek, nobody = visitor("Marta"), visitor("Olek"), visitor("")
    game = upload(marta, RECORDS["whole"])
    for person in (olek, nobody):
        assert person.get(f"/games/{game['id']}/replay", 404, move=3)["code"] == "no_game"
        shown = person.get(f"/games/{game['id']}/replay", move=3, eyes="all", invitation=game["invitation"])
        assert shown["table"]["move"] == 3
    assert olek.post(f"/games/{game['id']}/branch", 404, move=3, seats=BOTS)["code"] == "no_game"
    path = f"/games/{game['id']}/branch?invitation={game['invitation']}"
    assert olek.post(path, 201, move=3, seats=BOTS)["state"] == "playing"
    assert nobody.post("/records", 401, record="x")["code"] == "not_signed_in"


def test_nobody_sat_there(visitor: Come) -> None:
    marta = visitor("Marta")
    game = upload(marta, RECORDS["whole"])["id"]
    assert marta.post(f"/games/{game}/rematch", 403)["code"] == "not_seated"
    assert marta.post(f"/games/{game}/choices", 403, number=0, option="pass")["code"] == "not_seated"


def test_who_uploaded_a_record_may_take_it_away(visitor: Come, parts: Parts) -> None:
    marta, olek = visitor("Marta"), visitor("Olek")
    game = upload(marta, RECORDS["whole"])
    invitation = game["invitation"]
    path = f"/api/games/{game['id']}"
    assert olek.http.delete(path).json()["code"] == "no_game"
    marta.get(f"/games/{game['id']}/replay", move=1)
    assert marta.http.delete(path).status_code == 204
    assert marta.get(f"/games/{game['id']}/replay", 404, move=1, invitation=invitation)["code"] == "no_game"
    played, people = three(visitor)
    assert people["khorne"].http.delete(f"/api/games/{played}").json()["code"] == "not_uploaded"
    assert people["nurgle"].http.delete(f"/api/games/{played}").json()["code"] == "not_host"


def test_who_deletes_everything_leaves_no_records(visitor: Come) -> None:
    marta = visitor("Marta")
    game = upload(marta, RECORDS["whole"])
    assert [row["id"] for row in marta.get("/me/export")["records"]] == [game["id"]]
    marta.http.delete("/api/me")
    gone = visitor("").get(f"/games/{game['id']}", 404, invitation=game["invitation"])
    assert gone["code"] == "no_game"


def test_somebody_may_upload_many_records_but_not_any_number(visitor: Come, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(uploads, "MOST_UPLOADED", 1)
    marta = visitor("Marta")
    upload(marta, RECORDS["whole"])
    assert upload(marta, RECORDS["unfinished"], 409)["code"] == "too_many_records"
    assert upload(marta, RECORDS["whole"], 200)["uploaded"]


@pytest.mark.parametrize(
    ("text", "line", "reason"),
    [
        ("hello", 1, "a record begins with the line 'oldworld-record 1', not 'hello'"),
        ("# nothing\n", 1, "this file is empty; a record begins with the line 'oldworld-record 1'"),
        (RECORDS["whole"].replace("title chaos 1", "title chess 1"), 2, "there is no title 'chess'"),
        (RECORDS["whole"].replace("\n1 ", "\n7 "), 24, "expected choice number 1: '1 SEAT OPTION'"),
        (RECORDS["whole"][:900], None, "the record is cut off: its last line must be 'digest ...'"),
        (RECORDS["whole"].replace("khorne", "kh\0rne", 1), None, "a record is text; here is a null character"),
        ("\n\noldworld-record 1\nplay\nopen 0\ndigest 0\n", 3, "the header has no line 'title ...'"),
        ("oldworld-record 1\ndigest 0", 1, "the line before the digest must say 'end ...' or 'open ...'"),
    ],
)
def test_a_record_that_does_not_hold_is_refused_at_its_line(
    visitor: Come, text: str, line: int | None, reason: str
) -> None:
    marta = visitor("Marta")
    refusal = upload(marta, text, 422)
    assert refusal["code"] == "record"
    assert refusal["said"]["args"]["reason"].startswith(reason)
    if line is not None:
        assert refusal["said"]["args"]["line"] == line
    assert marta.get("/games", which="over") == []


@pytest.mark.parametrize(("length", "status", "code"), [(60_001, 422, "malformed"), (70_000, 413, "too_long")])
def test_a_record_is_not_any_length(visitor: Come, length: int, status: int, code: str) -> None:
    assert upload(visitor("Marta"), "#" * length, status)["code"] == code


def test_the_record_of_a_game_played_here_can_be_uploaded(visitor: Come, parts: Parts) -> None:
    game, people = three(visitor)
    play_until(parts, game, 5000, random.Random(9).choice)
    text = people["khorne"].http.get(f"/api/games/{game}/record").text
    made = upload(people["khorne"], text)
    assert made["result"] == people["khorne"].get(f"/games/{game}")["result"]
    assert [chair["name"] for chair in made["chairs"]] == ["Marta", "Olek", "Zofia"]
