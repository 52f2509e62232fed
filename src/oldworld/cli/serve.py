"""`oldworld serve`: the table for browsers."""

from __future__ import annotations

import argparse
import contextlib
import json
import logging
import os
import re
import signal
import socket
import webbrowser
from collections.abc import Iterator
from contextlib import ExitStack
from dataclasses import asdict
from typing import Any, Final

import uvicorn
from fastapi import FastAPI
from uvicorn.supervisors import Multiprocess

from oldworld import __version__
from oldworld.cli.saves import data_folder
from oldworld.kernel.errors import SetupError
from oldworld.server import logs, metrics
from oldworld.server.addresses import shown
from oldworld.server.app import WORKER, collect_seldom, make_app
from oldworld.server.letters.carriers import carrier_of
from oldworld.server.lines import RedisLine
from oldworld.server.pages import built
from oldworld.server.settings import Settings
from oldworld.server.storage.store import Store

_LOG: Final = logging.getLogger("oldworld.server")
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
                print("oldworld: the browser's side is not built here; `make play` does that", flush=True)
            print(f"oldworld: the table is open at {self.address} (Ctrl-C closes it)", flush=True)
            if self.show:
                webbrowser.open(self.address)


def run(args: argparse.Namespace) -> int:
    """Listen until Ctrl-C."""
    for option in ("port", "metrics_port"):
        port = getattr(args, option)
        if port is not None and not 0 <= port < _PORTS:
            raise SetupError(f"--{option.replace('_', '-')} {port}: a port is a number from 0 to {_PORTS - 1}")
    if args.thinkers < 1:
        raise SetupError(f"--thinkers {args.thinkers}: at least 1 process must think")
    if args.workers < 1:
        raise SetupError(f"--workers {args.workers}: at least 1 worker must serve")
    args.database = args.database or f"sqlite:///{data_folder() / 'table.sqlite3'}"
    if args.mail:
        carrier_of(args.mail)  # is it an address?
    if args.address and not re.fullmatch(r"https?://[^\s/?#]+/?", args.address):
        raise SetupError(f"--address {args.address}: write https://HOST")
    logs.begin(args.log, args.log_level)
    store = Store(args.database)
    with ExitStack() as closing:
        closing.callback(store.close)
        if store.engine.dialect.name != "postgresql":
            if args.workers > 1:
                raise SetupError(f"--workers {args.workers}: several workers need --database postgresql://...")
            if args.news:
                raise SetupError("--news: there is nobody to be told; several workers need --database postgresql://...")
        if args.news:
            RedisLine(args.news)  # is it an address, and is there a driver?
        listening = closing.enter_context(_listen(args.host, args.port))
        host = f"[{args.host}]" if ":" in args.host else args.host
        address = f"http://{host}:{listening.getsockname()[1]}/"
        together = args.workers > 1
        folder = closing.enter_context(metrics.shared()) if together and args.metrics_port is not None else None
        where = ""
        if args.metrics_port is not None:
            where, close = metrics.serve(args.metrics_port, metrics.everything(store.engine, folder))
            closing.callback(close)
        settings = Settings(
            secure=args.tls,
            thinkers=args.thinkers,
            news=args.news,
            mail=args.mail,
            address=(args.address or address).rstrip("/"),
            own_network=args.own_network,
        )
        told = {"database": shown(store.engine.url), "news": shown(args.news) if args.news else ""}
        told |= {"version": __version__, "workers": args.workers, "address": address, "metrics": where}
        _LOG.info("the server begins", extra=told)
        with _terminated_as_interrupted():
            status = (_serve_together if together else _serve)(args, settings, store, listening, address)
        _LOG.info("the server has ended", extra={"version": __version__})
        return status


@contextlib.contextmanager
def _terminated_as_interrupted() -> Iterator[None]:
    """SIGTERM, by which systemd ends a server, ends it as Ctrl-C does: uvicorn raises it again when all is closed."""
    before = signal.signal(signal.SIGTERM, signal.default_int_handler)
    try:
        yield
    finally:
        signal.signal(signal.SIGTERM, before)


def _config(app: FastAPI | str, args: argparse.Namespace, **more: Any) -> uvicorn.Config:
    """How uvicorn serves: its own log is ours, and only a proxy that is named is believed whom it speaks for."""
    return uvicorn.Config(
        app,
        log_config=None,
        log_level="warning",
        access_log=False,
        proxy_headers=args.tls or args.proxy is not None,
        forwarded_allow_ips=args.proxy or "127.0.0.1,::1",
        timeout_graceful_shutdown=3,
        **more,
    )


def _serve(args: argparse.Namespace, settings: Settings, store: Store, listening: socket.socket, address: str) -> int:
    """One worker: this process."""
    collect_seldom()
    app = make_app(settings, store)
    server = Server(_config(app, args), address, args.open)
    with contextlib.suppress(KeyboardInterrupt):
        server.run(sockets=[listening])
    return 0 if server.started else 1


def _serve_together(
    args: argparse.Namespace, settings: Settings, store: Store, listening: socket.socket, address: str
) -> int:
    """Several workers that share games through PostgreSQL."""
    store.close()  # its tables are up to date now; each worker opens it anew
    said = {"database": args.database, "settings": asdict(settings), "log": args.log, "log_level": args.log_level}
    os.environ[WORKER] = json.dumps(said)
    config = _config("oldworld.server.app:from_environment", args, factory=True, workers=args.workers)
    listening.listen(_WAITING)  # who comes before the workers are ready waits at the door
    print(f"oldworld: {args.workers} workers open the table at {address} (Ctrl-C closes it)", flush=True)
    Multiprocess(config, sockets=[listening]).run()
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
