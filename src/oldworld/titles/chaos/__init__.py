"""*Chaos in the Old World*: three or four Ruinous Powers, nine regions, seven or eight rounds.

Read `rounds` first: it is the round as the rulebook lays it out; each phase is a module of its own.
"""

from oldworld.titles.chaos.title import TITLE

__all__ = ["TITLE"]
