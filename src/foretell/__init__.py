"""Foretell: the card game Wizard, by every booklet's rules.

>>> import foretell
>>> game = foretell.Game(edition="standard", seats=4, seed=7)
>>> bot = foretell.bot("jester")
>>> while not game.over:
...     seat = game.to_act[0]
...     game.play(seat, bot.choose(game.view(seat)))
>>> foretell.replay(str(game.record)).scores == game.scores
True
"""

from foretell.bots import Bot, bot
from foretell.errors import (
    BadDeal,
    BadSettings,
    ForetellError,
    GameOver,
    IllegalDecision,
    InvalidNotation,
    InvalidRecord,
    NoPast,
    NoSuchMoment,
    NoSuchSeat,
    NotYet,
    NotYourTurn,
    UnsupportedVersion,
)
from foretell.game import Game
from foretell.record import Record
from foretell.replay import replay
from foretell.rules.editions import Edition, edition, edition_names
from foretell.rules.settings import Settings
from foretell.table.block import BlockOfTruth
from foretell.table.decisions import DECISIONS, Decision
from foretell.table.events import Event
from foretell.table.refusals import Explanation
from foretell.table.shufflers import FixedDeals, SeededShuffler, Shuffler, SystemShuffler
from foretell.table.view import View

__version__ = "0.1.0"

__all__ = [
    "DECISIONS",
    "BadDeal",
    "BadSettings",
    "BlockOfTruth",
    "Bot",
    "Decision",
    "Edition",
    "Event",
    "Explanation",
    "FixedDeals",
    "ForetellError",
    "Game",
    "GameOver",
    "IllegalDecision",
    "InvalidNotation",
    "InvalidRecord",
    "NoPast",
    "NoSuchMoment",
    "NoSuchSeat",
    "NotYet",
    "NotYourTurn",
    "Record",
    "SeededShuffler",
    "Settings",
    "Shuffler",
    "SystemShuffler",
    "UnsupportedVersion",
    "View",
    "bot",
    "edition",
    "edition_names",
    "replay",
]
