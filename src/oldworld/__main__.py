"""``python -m oldworld`` is the `oldworld` command."""

import sys

from oldworld.cli.main import main

sys.exit(main())
