"""Bringing the tables up to date, and checking that they are what the code expects."""

from __future__ import annotations

from pathlib import Path

from alembic import command
from alembic.config import Config
from alembic.script import ScriptDirectory
from alembic.script.revision import ResolutionError
from alembic.util import CommandError
from sqlalchemy import Engine
from sqlalchemy.exc import DBAPIError

from oldworld.kernel.errors import SetupError
from oldworld.server.addresses import shown


def config() -> Config:
    """Alembic's settings: the migrations lie beside this module."""
    found = Config()
    found.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
    return found


def newest() -> str:
    """The revision the code expects."""
    return ScriptDirectory.from_config(config()).get_current_head() or ""


def upgrade(engine: Engine) -> None:
    """Bring the tables up to date; a database from a newer oldworld is left alone."""
    settings = config()
    try:
        with engine.execution_options(writes=True).begin() as connection:
            settings.attributes["connection"] = connection
            command.upgrade(settings, "head")
    except (CommandError, ResolutionError) as error:
        raise SetupError(f"this database cannot be used ({error}); was it made by a newer oldworld?") from error
    except DBAPIError as error:
        raise SetupError(f"the database {shown(engine.url)} cannot be opened: {error.orig}") from error
