"""oldworld: one table for *Chaos in the Old World*, played by its rules.

>>> import oldworld
>>> match = oldworld.Match("chaos", seed=1)
>>> match.choose(match.pending[0].options[0])
>>> len(match)
1
"""

from oldworld.kernel.errors import IllegalChoice, OldworldError, RecordError, ScenarioError, SetupError
from oldworld.kernel.match import Decision, Match, Option
from oldworld.kernel.title import Refusal, Result, register, title_names

register("chaos", "oldworld.titles.chaos")

__version__ = "0.1.0"
__all__ = [
    "Decision",
    "IllegalChoice",
    "Match",
    "OldworldError",
    "Option",
    "RecordError",
    "Refusal",
    "Result",
    "ScenarioError",
    "SetupError",
    "__version__",
    "title_names",
]
