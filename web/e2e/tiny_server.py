"""`oldworld serve` with one title more: the kernel's test title, for which no board is drawn."""

from __future__ import annotations

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[2]))

from oldworld.cli.main import main
from oldworld.kernel import title

# The processes that think for bots import this module as well: they know the title too.
title.register("tiny", "tests.tiny")

if __name__ == "__main__":
    sys.exit(main())
