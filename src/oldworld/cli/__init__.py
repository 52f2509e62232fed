"""The `oldworld` command and the terminal table."""
