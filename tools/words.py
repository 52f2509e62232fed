"""Are the translations still those of the English sentences?

python tools/words.py check          every Polish and French message translates the English one as it is now
python tools/words.py mark ID ...    these do (again): somebody has looked at them
python tools/words.py mark --all     all do

What each translation was made from is kept in tools/words.json: message ids with a digest of the English sentence.
"""

from __future__ import annotations

import hashlib
import json
import sys
from pathlib import Path

from fluent.syntax import FluentParser, FluentSerializer
from fluent.syntax.ast import Message, Term

ROOT = Path(__file__).resolve().parent.parent
LOCALE = ROOT / "src" / "oldworld" / "locale"
KEPT = ROOT / "tools" / "words.json"
SOURCE = "en"

Digests = dict[str, str]


def languages(locale: Path = LOCALE) -> list[str]:
    """The languages that are translated into."""
    return sorted(path.name for path in locale.iterdir() if (path / "ui.ftl").exists() and path.name != SOURCE)


def digests(folder: Path) -> Digests:
    """What every message of a language says, as a digest by its id; comments say nothing."""
    found: Digests = {}
    for file in sorted(folder.rglob("*.ftl")):
        for entry in FluentParser().parse(file.read_text("utf-8")).body:
            if isinstance(entry, Message | Term):
                entry.comment = None
                text = FluentSerializer().serialize_entry(entry)
                found[entry.id.name] = hashlib.sha256(text.encode()).hexdigest()[:10]
    return found


def stale(english: Digests, kept: dict[str, Digests], languages: list[str]) -> list[str]:
    """A line for every translation that was made from another English sentence, and for what is kept for nothing."""
    found = []
    for language in languages:
        made_from = kept.get(language, {})
        for name, digest in english.items():
            if name not in made_from:
                found.append(f"{language}: nobody has said that {name} is translated")
            elif made_from[name] != digest:
                found.append(f"{language}: {name} translates an older English sentence")
        found += [f"{language}: {name} is gone" for name in made_from if name not in english]
    return found


def read() -> dict[str, Digests]:
    """What each translation was made from."""
    found: dict[str, Digests] = json.loads(KEPT.read_text()) if KEPT.exists() else {}
    return found


def mark(names: list[str]) -> int:
    """Note that translations are those of the English sentences as they are now."""
    english = digests(LOCALE / SOURCE)
    unknown = [name for name in names if name not in english and name != "--all"]
    if unknown:
        print(f"oldworld: there is no such message: {', '.join(unknown)}", file=sys.stderr)
        return 1
    kept = read()
    for language in languages():
        theirs = digests(LOCALE / language)
        made_from = {name: digest for name, digest in kept.get(language, {}).items() if name in english}
        wanted = english if "--all" in names else names
        made_from.update({name: english[name] for name in wanted if name in theirs})
        kept[language] = dict(sorted(made_from.items()))
    KEPT.write_text(json.dumps(kept, indent=0, sort_keys=True) + "\n")
    return 0


def check() -> int:
    """Say what is stale, and what to do about it."""
    found = stale(digests(LOCALE / SOURCE), read(), languages())
    for line in found:
        print(f"oldworld: {line}", file=sys.stderr)
    if found:
        print("oldworld: look at these translations, then: python tools/words.py mark ID ...", file=sys.stderr)
    return 1 if found else 0


if __name__ == "__main__":
    if sys.argv[1:2] == ["mark"] and len(sys.argv) > 2:
        sys.exit(mark(sys.argv[2:]))
    if sys.argv[1:] == ["check"]:
        sys.exit(check())
    sys.exit(__doc__)
