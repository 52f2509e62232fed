"""Write what the browser takes from Python: the server's OpenAPI document, and the printed facts a board draws.

    python tools/protocol.py            write both files
    python tools/protocol.py --check    say whether they are what they would be (status 1 if not)

No server is started.
"""

from __future__ import annotations

import json
import sys
import tempfile
from pathlib import Path
from typing import Any

from oldworld.locale import Words
from oldworld.server.app import make_app
from oldworld.server.settings import Settings
from oldworld.server.storage.store import Store
from oldworld.titles.chaos import old_world_tables, tables, terms as t

WEB = Path(__file__).resolve().parent.parent / "web" / "src"


def protocol() -> dict[str, Any]:
    """The server's doors and everything that goes over the wire."""
    with tempfile.TemporaryDirectory() as folder:
        store = Store(f"sqlite:///{Path(folder) / 'empty.sqlite3'}")
        try:
            return make_app(Settings(), store).openapi()
        finally:
            store.close()


def chaos_facts() -> dict[str, Any]:
    """What is printed on the pieces of Chaos in the Old World, as far as its board shows it."""
    kinds = range(t.KINDS)
    return {
        "dials": {
            power: [
                {"op": t.INSTRUCTIONS[op], "n": n} for op, n in zip(tables.DIAL_OP[p], tables.DIAL_N[p], strict=True)
            ]
            for p, power in enumerate(t.POWERS)
        },
        "restored": dict(zip(t.POWERS, tables.POWER_POINTS, strict=True)),
        "figures": {
            tables.KIND_NAMES[k]: {
                "power": t.POWERS[k // 3],
                "class": t.CLASSES[k % 3],
                "count": tables.KIND_MASK[k].bit_count(),
                "cost": tables.COST[k],
                "attack": tables.ATTACK[k],
                "defence": tables.DEFENCE[k],
            }
            for k in kinds
        },
        "cards": {
            name: {
                "power": t.POWERS[tables.CARD_OWNER[c]],
                "cost": tables.CARD_COST[c],
                "magic": bool(tables.CARD_MAGIC[c]),
                "copies": tables.CARD_COPIES[c],
                "clauses": clauses("card", name),
            }
            for c, name in enumerate(tables.CARDS)
        },
        "old_world": {
            name: {
                "comet": bool(old_world_tables.COMET[c]),
                "copies": old_world_tables.OLD_WORLD_COPIES[c],
                "clauses": clauses("oldworld", name),
            }
            for c, name in enumerate(old_world_tables.OLD_WORLD_CARDS)
        },
        "upgrades": {
            name: {"power": t.POWERS[u // 5], "clauses": clauses("upgrade", name)}
            for u, name in enumerate(tables.UPGRADES)
        },
        "ruination": {
            str(card["number"]): {"ruiners": card["ruiners"], "values": card["values"]}
            for card in tables.load("ruination.toml")["card"]
        },
        "ruin_at": tables.RUIN_AT,
        "victory_points": tables.VICTORY_POINTS,
    }


_WORDS = Words("en", "chaos")


def clauses(kind: str, name: str) -> list[str]:
    """The clauses that speak of a card by its name."""
    said = _WORDS(f"chaos-{kind}-{name}")
    return [clause for clause, text in _WORDS.rules().items() if said in text and not clause.startswith("COW-EXAMPLE")]


def main(arguments: list[str]) -> int:
    """Write the files, or check them."""
    files = {
        WEB / "protocol" / "openapi.json": protocol(),
        WEB / "titles" / "chaos" / "facts.json": chaos_facts(),
    }
    stale = []
    for path, content in files.items():
        text = json.dumps(content, indent=1, ensure_ascii=False) + "\n"
        if path.exists() and path.read_text(encoding="utf-8") == text:
            continue
        if "--check" in arguments:
            stale.append(path.name)
        else:
            path.write_text(text, encoding="utf-8")
    if stale:
        print(f"stale: {', '.join(stale)}; run python tools/protocol.py and npm run types", file=sys.stderr)
    return 1 if stale else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
