"""Letters and news to people who are away, and the links by which they come in."""
