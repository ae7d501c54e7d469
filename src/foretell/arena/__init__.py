"""The arena: matches between bots, measured honestly.

>>> from foretell import Settings
>>> from foretell.arena import Match, play, report
>>> match = Match(line_up=("jester", "jester", "jester"), settings=Settings(seats=3), games=2, seed=1)
>>> report(play(match)).level("jester").difference.value
0.0
"""

from foretell.arena.bootstrap import Estimate
from foretell.arena.engines import Engine, local_engine
from foretell.arena.match import Match
from foretell.arena.parquet import write_parquet
from foretell.arena.ratings import Rating, finishes, rate
from foretell.arena.reports import LevelReport, Report
from foretell.arena.results import Results
from foretell.arena.runner import play
from foretell.arena.statistics import report
from foretell.arena.tournament import line_ups, tournament

__all__ = [
    "Engine",
    "Estimate",
    "LevelReport",
    "Match",
    "Rating",
    "Report",
    "Results",
    "finishes",
    "line_ups",
    "local_engine",
    "play",
    "rate",
    "report",
    "tournament",
    "write_parquet",
]
