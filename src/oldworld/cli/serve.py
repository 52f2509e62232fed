"""`oldworld serve`: the table for browsers."""

from __future__ import annotations

import argparse
import json
import os
import re
import socket
import webbrowser
from dataclasses import asdict

import uvicorn
from uvicorn.supervisors import Multiprocess

from oldworld.cli.saves import data_folder
from oldworld.kernel.errors import SetupError
from oldworld.server.app import WORKER, make_app
from oldworld.server.letters.carriers import carrier_of
from oldworld.server.pages import built
from oldworld.server.settings import Settings
from oldworld.server.storage.store import Store

_PORTS = 65536
_WAITING = 2048


class Server(uvicorn.Server):
    """Says where it listens as soon as it does."""

    def __init__(self, config: uvicorn.Config, address: str, show: bool) -> None:
        super().__init__(config)
        self.address = address
        self.show = show

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Begin, then say so."""
        await super().startup(sockets)
        if self.started:
            if not built():
                print("oldworld: the browser's side is not built here; `make table` builds it", flush=True)
            print(f"oldworld: the table is open at {self.address} (Ctrl-C closes it)", flush=True)
            if self.show:
                webbrowser.open(self.address)


def run(args: argparse.Namespace) -> int:
    """Listen until Ctrl-C."""
    if not 0 <= args.port < _PORTS:
        raise SetupError(f"--port {args.port}: a port is a number from 0 to {_PORTS - 1}")
    if args.thinkers < 1:
        raise SetupError(f"--thinkers {args.thinkers}: at least 1 process must think")
    if args.workers < 1:
        raise SetupError(f"--workers {args.workers}: at least 1 worker must serve")
    database = args.database or os.environ.get("OLDWORLD_DATABASE") or f"sqlite:///{data_folder() / 'table.sqlite3'}"
    mail = args.mail or os.environ.get("OLDWORLD_MAIL", "")
    if mail:
        carrier_of(mail)
    if args.address and not re.fullmatch(r"https?://[^\s/?#]+/?", args.address):
        raise SetupError(f"--address {args.address}: write https://HOST")
    store = Store(database)
    if args.workers > 1 and store.engine.dialect.name != "postgresql":
        store.close()
        raise SetupError(f"--workers {args.workers}: several workers need --database postgresql://...")
    try:
        listening = _listen(args.host, args.port)
    except SetupError:
        store.close()
        raise
    host = f"[{args.host}]" if ":" in args.host else args.host
    address = f"http://{host}:{listening.getsockname()[1]}/"
    settings = Settings(
        secure=args.tls,
        thinkers=args.thinkers,
        mail=mail,
        address=(args.address or address).rstrip("/"),
        own_network=args.own_network,
    )
    if args.workers > 1:
        return _serve_together(args.workers, settings, database, store, listening, address)
    app = make_app(settings, store)
    config = uvicorn.Config(app, log_level="warning", proxy_headers=args.tls, timeout_graceful_shutdown=3)
    server = Server(config, address, args.open)
    try:
        server.run(sockets=[listening])
    except KeyboardInterrupt:
        pass
    finally:
        listening.close()
    return 0 if server.started else 1


def _serve_together(
    workers: int, settings: Settings, database: str, store: Store, listening: socket.socket, address: str
) -> int:
    """Several workers that share games through PostgreSQL."""
    store.close()  # its tables are up to date now; each worker opens it anew
    os.environ[WORKER] = json.dumps({"database": database, "settings": asdict(settings)})
    config = uvicorn.Config(
        "oldworld.server.app:from_environment",
        factory=True,
        workers=workers,
        log_level="warning",
        proxy_headers=settings.secure,
        timeout_graceful_shutdown=3,
    )
    listening.listen(_WAITING)  # who comes before the workers are ready waits at the door
    print(f"oldworld: {workers} workers open the table at {address} (Ctrl-C closes it)", flush=True)
    Multiprocess(config, sockets=[listening]).run()
    listening.close()
    return 0


def _listen(host: str, port: int) -> socket.socket:
    """A socket that listens, or a `SetupError` that says why it cannot."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    found = socket.socket(family, socket.SOCK_STREAM)
    found.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        found.bind((host, port))
    except OSError as error:
        found.close()
        reason = (error.strerror or str(error)).lower()
        raise SetupError(f"cannot listen at {host}:{port} ({reason}); --port N names another port") from None
    return found
