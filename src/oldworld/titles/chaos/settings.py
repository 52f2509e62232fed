"""The set-up options: editions, and the switches behind them (docs/rulings.md tells the story of each)."""

from __future__ import annotations

from typing import Final

from oldworld.kernel.title import Setting

SETTINGS: Final = (
    Setting("edition", ("pl", "fr"), "pl"),
    # COW-CARDS.26: figures of others cannot leave (pl) or cannot enter (fr).
    Setting("field_of_carnage", ("out", "in"), "out", {"fr": "in"}),
    # COW-CORRUPTION.9: who placed corruption there this round (pl), or in this step (fr), is a ruiner.
    Setting("ruiners", ("round", "step"), "round", {"fr": "step"}),
    # COW-DIAL.11: corruption tokens in one region that earn Slaanesh a counter (the French sheet says one).
    Setting("slaanesh_tokens", ("2", "1"), "2", {"fr": "1"}),
    # COW-DIAL.5: figures to kill in one region for Khorne's counter (an example of the French book says two).
    Setting("khorne_kills", ("1", "2"), "1"),
    # COW-DIAL.7: Khorne's counter is earned once a region and phase, or once a region and battle.
    Setting("khorne_counter", ("phase", "battle"), "phase"),
    # COW-SETUP.23: the Old World deck of three players (the French set-up chapter says six).
    Setting("old_world_deck_3", ("8", "6"), "8", {"fr": "6"}),
    # COW-TOKENS.12: what becomes of captured Peasants that Plunged Into Chaos has rewarded.
    Setting("plunged_peasants", ("kept", "returned"), "kept"),
)
