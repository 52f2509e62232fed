"""Where people, games and choices are kept."""
