"""What the OpenAPI document says of the doors is true: Schemathesis tries them, signed in as somebody with games."""

from __future__ import annotations

import itertools
from collections.abc import Iterator
from typing import Any, cast

import pytest
import schemathesis
from fastapi import FastAPI
from schemathesis import Case as AnyCase, GenerationMode
from schemathesis.config import SchemathesisConfig
from schemathesis.specs.openapi.checks import positive_data_acceptance
from starlette.types import Receive, Scope, Send

from oldworld.kernel.match import Match
from oldworld.server.app import make_app
from oldworld.server.settings import Settings
from oldworld.server.storage.store import Store
from tests.server.conftest import HERE, Come, three

CONFIG = {
    "seed": 17,
    "suppress-health-check": ["all"],
    "generation": {"max-examples": 10, "database": "none", "deterministic": True},
}
MARTA = {"email": "marta@example.org", "password": "a long enough secret"}


class Doors:
    """The server that is tried; before the first, one without a database, that knows its document."""

    def __init__(self) -> None:
        self.app = make_app(Settings(), cast(Store, None))

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """A server that has begun already."""
        if scope["type"] == "lifespan":
            raise NotImplementedError
        await self.app(scope, receive, send)


A_RECORD = str(Match("chaos", seed=1).record())
Case = AnyCase[Any]
DOORS = Doors()
SCHEMA = schemathesis.openapi.from_asgi("/api/openapi.json", DOORS, config=SchemathesisConfig.from_dict(CONFIG))


class House:
    """A server whose lobby and tables are not empty, and the browser of somebody who has games there."""

    def __init__(self, app: FastAPI, come: Come) -> None:
        DOORS.app = app
        self.playing, people = three(come)
        self.marta = people["khorne"]
        self.marta.post("/me/keep", **MARTA)
        people["nurgle"].post(f"/games/{self.playing}/remarks", 201, text="Well met.")
        alone = self.marta.new_game("solo", khorne="me", nurgle="random", slaanesh="random")
        gathering = self.marta.new_game(khorne="open", nurgle="open", slaanesh="open")
        self.games = itertools.cycle((self.playing, alone, gathering))
        self.cookie = self.marta.http.cookies["oldworld"]
        self.turn = itertools.cycle((True, False))
        self.entered = False
        """Has anybody come further than a door's threshold?"""

    def ask(self, case: Case) -> None:
        """Ask at a door, about a game that there is; and compare the answer with the document."""
        positive = case.meta is not None and case.meta.generation.mode is GenerationMode.POSITIVE
        game = case.path_parameters.get("game_id")
        if positive and isinstance(game, str):
            case.path_parameters["game_id"] = game = next(self.games)
            if "number" in case.path_parameters:
                case.path_parameters["number"] = 0
            if isinstance(case.body, dict) and next(self.turn):
                case.body = {**case.body, **self.sense(case.body, game)}
        elif positive and isinstance(case.body, dict):
            case.body = {**case.body, **self.sense(case.body, self.playing)}
        answer = case.call(base_url=HERE, headers={"origin": HERE}, cookies={"oldworld": self.cookie})
        self.entered |= answer.status_code < 400 or answer.status_code in (409, 410)
        # A body may be of the right form and mean nothing: a title that nobody knows, a move against the rules. The
        # document could list titles, seats and bots, but then whoever is built from it knew no others. So 422 is
        # allowed for what is of the right form, as long as it says more than that it is `malformed`.
        # A link may be of the right form and be over: 410.
        code = answer.json()["code"] if answer.status_code in (404, 410, 422) else ""
        means_nothing = answer.status_code in (410, 422) and code != "malformed"
        # An address outside is nothing that a test asks for, and only a letter says by which word letters are ended.
        self.entered |= code in ("hook_address", "no_letters")
        case.validate_response(answer, excluded_checks=[positive_data_acceptance] if means_nothing else [])

    def sense(self, body: dict[str, Any], game: str) -> dict[str, Any]:
        """Words that mean something, for those of a body that only have the right form."""
        known: dict[str, Any] = {"title": "chaos", "options": {}, "clock": None, "seed": "", "kind": "open"}
        known |= {"seats": {"khorne": "me", "nurgle": "random", "slaanesh": "random"}, "move": 0}
        known |= {"seat": "nurgle", "bot": "random", "person": "0" * 32, **MARTA}
        known |= {"record": A_RECORD, "url": "https://localhost/hook"}
        table = self.marta.http.get(f"/api/games/{game}/table")
        if table.status_code == 200:
            known["number"] = table.json()["number"]
            decision = table.json()["decision"]
            known["option"] = decision["options"][0]["text"] if decision else "pass"
        return {name: known[name] for name in body if name in known}


@pytest.fixture
def house(app: FastAPI, visitor: Come) -> Iterator[House]:
    """A house that is not empty."""
    made = House(app, visitor)
    yield made
    assert made.entered, "nobody came in"


@SCHEMA.parametrize()
def test_every_door_is_as_the_document_says(case: Case, house: House) -> None:
    house.ask(case)
