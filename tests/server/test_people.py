"""Guests, kept names, browsers, and one's own data."""

from __future__ import annotations

import pytest
from fastapi.testclient import TestClient
from sqlalchemy import text

from oldworld.server.app import make_app
from oldworld.server.doors.common import Parts
from oldworld.server.settings import Settings
from oldworld.server.storage.store import Store
from tests.server.conftest import HERE, Come

KEPT = {"email": "Marta@Example.org", "password": "a long enough one"}


def test_a_name_is_enough_to_play(visitor: Come) -> None:
    marta = visitor("Marta")
    me = marta.get("/me")
    assert (me["name"], me["guest"], me["email"], me["language"]) == ("Marta", True, None, "en")


def test_nobody_is_signed_in_at_first(visitor: Come) -> None:
    stranger = visitor("")
    assert stranger.get("/me") is None
    assert stranger.get("/me/export", 401)["code"] == "not_signed_in"
    assert stranger.post("/games", 401, title="chaos", seats={"khorne": "me"})["code"] == "not_signed_in"


@pytest.mark.parametrize("name", ["", " ", " Marta", "Marta ", "a\nb", "x" * 41, "\x00"])
def test_a_name_is_a_line_of_at_most_forty_letters(visitor: Come, name: str) -> None:
    refusal = visitor("").post("/guests", 422, name=name)
    assert refusal["code"] == "malformed"
    assert refusal["said"]["args"]["where"] == "body.name"


@pytest.mark.parametrize("name", ["Łucja Ż.", "Ève", "x", "O'Neil", "阿"])
def test_names_of_all_languages_are_names(visitor: Come, name: str) -> None:
    assert visitor("").post("/guests", 201, name=name)["name"] == name


def test_the_cookie_is_for_the_browser_alone(visitor: Come) -> None:
    answer = visitor("").http.post("/api/guests", json={"name": "Marta"})
    cookie = answer.headers["set-cookie"]
    assert "HttpOnly" in cookie
    assert "samesite=strict" in cookie.casefold()


def test_a_kept_name_is_come_back_to_from_another_browser(visitor: Come) -> None:
    marta = visitor("Marta")
    kept = marta.post("/me/keep", **KEPT)
    assert (kept["guest"], kept["email"]) == (False, "marta@example.org")
    elsewhere = visitor("")
    assert elsewhere.post("/sign-in", email="marta@example.org", password=KEPT["password"])["id"] == kept["id"]
    assert elsewhere.get("/me")["name"] == "Marta"


@pytest.mark.parametrize(
    ("email", "password"),
    [("marta@example.org", "another password"), ("nobody@example.org", KEPT["password"])],
)
def test_a_wrong_password_and_an_unknown_address_sound_alike(visitor: Come, email: str, password: str) -> None:
    visitor("Marta").post("/me/keep", **KEPT)
    refusal = visitor("").post("/sign-in", 401, email=email, password=password)
    assert refusal == {
        "code": "wrong_password",
        "said": {"id": "refused-wrong_password", "args": {}, "number": ""},
        "clause": "",
        "table": None,
    }


def test_an_address_belongs_to_one_person(visitor: Come) -> None:
    visitor("Marta").post("/me/keep", **KEPT)
    assert visitor("Olek").post("/me/keep", 409, **KEPT)["code"] == "email_taken"


def test_signing_out_ends_the_browser_even_if_the_cookie_was_copied(visitor: Come) -> None:
    marta = visitor("Marta")
    cookie = marta.http.cookies["oldworld"]
    marta.http.post("/api/sign-out", json={})
    assert marta.get("/me") is None
    thief = visitor("")
    thief.http.cookies.set("oldworld", cookie, domain="table.test")
    assert thief.get("/me") is None


def test_name_and_language_can_be_changed(visitor: Come) -> None:
    marta = visitor("Marta")
    answer = marta.http.patch("/api/me", json={"name": "Marta K.", "language": "pl"})
    assert (answer.json()["name"], answer.json()["language"]) == ("Marta K.", "pl")
    assert marta.get("/me")["language"] == "pl"
    assert marta.http.patch("/api/me", json={"language": "de"}).status_code == 422


def test_everything_about_me_can_be_taken_along(visitor: Come) -> None:
    marta = visitor("Marta")
    game = marta.new_game("solo", khorne="me", nurgle="random", slaanesh="random")
    found = marta.get("/me/export")
    assert found["name"] == "Marta"
    assert [(row["id"], row["seat"]) for row in found["games"]] == [(game, "khorne")]


def test_everything_about_me_can_be_deleted_and_the_others_play_on(visitor: Come) -> None:
    marta, olek = visitor("Marta"), visitor("Olek")
    game = marta.new_game(khorne="me", nurgle="open", slaanesh="random")
    olek.post(f"/games/{game}/seat", seat="nurgle")
    called_off = marta.new_game(khorne="me", nurgle="open", slaanesh="random")
    assert marta.http.delete("/api/me").status_code == 204
    assert marta.get("/me") is None
    chairs = {chair["seat"]: (chair["name"], chair["bot"]) for chair in olek.get(f"/games/{game}")["chairs"]}
    assert chairs == {"khorne": ("", "heuristic"), "nurgle": ("Olek", ""), "slaanesh": ("", "random")}
    assert olek.get(f"/games/{called_off}", 404)["code"] == "no_game"
    assert olek.table(game)["seat"] == "nurgle"


def test_the_database_keeps_no_password_and_no_token(visitor: Come, parts: Parts) -> None:
    marta = visitor("Marta")
    marta.post("/me/keep", **KEPT)
    token = marta.http.cookies["oldworld"]
    with parts.store.reading() as session:
        people = str(session.execute(text("select * from people")).all())
        sign_ins = str(session.execute(text("select * from sign_ins")).all())
    assert KEPT["password"] not in people
    assert "argon2" in people
    assert token not in sign_ins


def test_a_cookie_is_for_tls_alone_where_a_proxy_speaks_it(url: str) -> None:
    with TestClient(make_app(Settings(secure=True), Store(url)), base_url=HERE) as http:
        answer = http.post("/api/guests", json={"name": "Marta"}, headers={"origin": HERE})
        assert "Secure" in answer.headers["set-cookie"]
