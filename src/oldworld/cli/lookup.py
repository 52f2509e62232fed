"""`oldworld rules` and `oldworld card`: look something up."""

from __future__ import annotations

import argparse

from oldworld.cli.files import LONGEST
from oldworld.cli.session import card_lines
from oldworld.cli.speaking import Speaker
from oldworld.kernel.title import title
from oldworld.locale import Words


def run(args: argparse.Namespace) -> int:
    """Print what was found; exit status 1 when nothing was."""
    words = Words(args.lang, "chaos")
    word = " ".join(args.word)[:LONGEST]
    if args.command == "rules":
        lines = [f"{clause}: {text}" for clause, text in words.search_rules(word)]
        missing = words("ui-no_clause", word=word)
    else:
        lines = card_lines(word, Speaker(title("chaos"), words))
        missing = words("ui-no_card", word=word)
    for line in lines or [missing]:
        print(line)
    return 0 if lines else 1
