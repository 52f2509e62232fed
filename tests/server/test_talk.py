"""What is said at a table."""

from __future__ import annotations

import pytest

from tests.server.conftest import Come, Visitor


def table_of_two(visitor: Come) -> tuple[str, Visitor, Visitor]:
    """A game of two people and a bot."""
    marta, olek = visitor("Marta"), visitor("Olek")
    game = marta.new_game(khorne="me", nurgle="open", slaanesh="random")
    olek.post(f"/games/{game}/seat", seat="nurgle")
    return game, marta, olek


def test_what_is_said_is_read_by_all_who_may_see_the_table(visitor: Come) -> None:
    game, marta, olek = table_of_two(visitor)
    said = marta.post(f"/games/{game}/remarks", 201, text="  Well met  ")
    assert (said["number"], said["name"], said["seat"], said["text"]) == (0, "Marta", "khorne", "Well met")
    olek.post(f"/games/{game}/remarks", 201, text="And you <b>too</b>")
    watching = visitor("Zofia")
    assert watching.post(f"/games/{game}/remarks", 201, text="Good luck")["seat"] is None
    texts = [remark["text"] for remark in visitor("").get(f"/games/{game}/remarks")]
    assert texts == ["Well met", "And you <b>too</b>", "Good luck"]
    assert [remark["number"] for remark in marta.get(f"/games/{game}/remarks", since=1)] == [1, 2]


def test_the_socket_tells_what_is_said_without_the_table_again(visitor: Come) -> None:
    game, marta, olek = table_of_two(visitor)
    marta.post(f"/games/{game}/remarks", 201, text="one")
    with olek.socket(f"/games/{game}/socket") as socket:
        first = socket.receive_json()
        assert [remark["text"] for remark in first["remarks"]] == ["one"]
        marta.post(f"/games/{game}/remarks", 201, text="two")
        while "remarks" not in (news := socket.receive_json()):
            pass  # the bot plays meanwhile
        assert [remark["text"] for remark in news["remarks"]] == ["two"]


def test_the_socket_tells_what_has_been_hidden_since(visitor: Come) -> None:
    game, marta, olek = table_of_two(visitor)
    for text in ("bad", "good"):
        marta.post(f"/games/{game}/remarks", 201, text=text)
    with marta.socket(f"/games/{game}/socket") as socket:
        assert len(socket.receive_json()["remarks"]) == 2
        for reader in (olek, visitor("Zofia")):
            reader.http.post(f"/api/games/{game}/remarks/0/report", json={})
        while "remarks" not in (news := socket.receive_json()):
            pass  # the bot plays meanwhile
        assert [(remark["number"], remark["text"], remark["hidden"]) for remark in news["remarks"]] == [(0, "", True)]
        olek.post(f"/games/{game}/remarks", 201, text="on we go")
        while "remarks" not in (news := socket.receive_json()):
            pass
        assert [remark["number"] for remark in news["remarks"]] == [2], "once is enough"


def test_nobody_speaks_at_a_table_they_may_not_see(visitor: Come) -> None:
    game = visitor("Marta").new_game("solo", khorne="me", nurgle="random", slaanesh="random")
    assert visitor("Olek").post(f"/games/{game}/remarks", 404, text="hello")["code"] == "no_game"
    assert visitor("").post(f"/games/{game}/remarks", 401, text="hello")["code"] == "not_signed_in"


@pytest.mark.parametrize("text", ["", "   ", "x" * 501])
def test_a_remark_is_something_and_not_too_long(visitor: Come, text: str) -> None:
    game, marta, _ = table_of_two(visitor)
    assert marta.post(f"/games/{game}/remarks", 422, text=text)["code"] == "malformed"


def test_who_is_muted_is_not_read(visitor: Come) -> None:
    game, marta, olek = table_of_two(visitor)
    marta.post(f"/games/{game}/remarks", 201, text="noise")
    speaker = olek.get(f"/games/{game}/remarks")[0]["speaker"]
    assert olek.http.post("/api/me/mutes", json={"person": speaker}).status_code == 204
    assert olek.get(f"/games/{game}/remarks") == []
    assert olek.http.request("DELETE", "/api/me/mutes", json={"person": speaker}).status_code == 204
    assert len(olek.get(f"/games/{game}/remarks")) == 1


def test_those_whom_one_has_muted_are_listed_by_the_name_they_have_now(visitor: Come) -> None:
    game, marta, olek = table_of_two(visitor)
    zofia = visitor("Zofia")
    for person in (marta, zofia):
        person.post(f"/games/{game}/remarks", 201, text="noise")
    for remark in olek.get(f"/games/{game}/remarks"):
        olek.http.post("/api/me/mutes", json={"person": remark["speaker"]})
    assert [one["name"] for one in olek.get("/me/mutes")] == ["Marta", "Zofia"]
    marta.http.patch("/api/me", json={"name": "Martha"})
    zofia.http.delete("/api/me")
    (one,) = olek.get("/me/mutes")
    assert one == {"person": marta.get("/me")["id"], "name": "Martha"}
    olek.http.request("DELETE", "/api/me/mutes", json={"person": one["person"]})
    assert olek.get("/me/mutes") == []
    assert visitor("").get("/me/mutes", 401)["code"] == "not_signed_in"


def test_what_two_people_report_is_hidden(visitor: Come) -> None:
    game, marta, olek = table_of_two(visitor)
    marta.post(f"/games/{game}/remarks", 201, text="something bad")
    path = f"/api/games/{game}/remarks/0/report"
    assert marta.http.post(path, json={}).json()["code"] == "own_remark"
    assert olek.http.post(path, json={}).status_code == 204
    assert olek.http.post(path, json={}).status_code == 204
    assert olek.get(f"/games/{game}/remarks")[0]["text"] == "something bad", "one person counts once"
    visitor("Zofia").http.post(path, json={})
    (hidden,) = olek.get(f"/games/{game}/remarks")
    assert (hidden["text"], hidden["hidden"]) == ("", True)
    assert olek.post(f"/games/{game}/remarks/7/report", 404)["code"] == "no_remark"
