"""A server that is begun anew whenever it dies: ``python -m tests.server.phoenix DATABASE PORT``.

Prints the process id of each new life. What is imported is imported once, so that a new life begins quickly.
"""

from __future__ import annotations

import os
import socket
import sys

import uvicorn

from oldworld.server.app import make_app
from oldworld.server.settings import Settings
from oldworld.server.storage.store import Store


def live(database: str, listening: socket.socket) -> None:
    """One life of the server."""
    app = make_app(Settings(limits=False, thinkers=0), Store(database))
    uvicorn.Server(uvicorn.Config(app, log_level="error")).run(sockets=[listening])


def main(database: str, port: int) -> None:
    """Life after life, until the standard input is closed."""
    with socket.socket() as listening:
        listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listening.bind(("127.0.0.1", port))
        listening.listen(64)
        print(listening.getsockname()[1], flush=True)
        while True:
            child = os.fork()
            if child == 0:
                live(database, listening)
                os._exit(0)
            print(child, flush=True)
            os.waitpid(child, 0)
            if sys.stdin.readline() != "again\n":
                return


if __name__ == "__main__":
    main(sys.argv[1], int(sys.argv[2]))
