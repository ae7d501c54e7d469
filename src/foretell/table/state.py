"""The table: the whole state of a game in progress, declared once.

Round results stay in the row until the next deal, so what happened can be read off it. `plays` and `leaders` hold the
tricks of the round in order: play number i was made by the seat i % seats places left of that trick's leader.
"""

from __future__ import annotations

from typing import Final

from foretell.rows import Int8, Int8x6, Int8x60, Int16x6, Int64, Int64x6, Row, UInt8, UInt8x21, row

DEAL: Final = 0
SWAP_WEREWOLF: Final = 1
CHOOSE_TRUMP: Final = 2
PREDICT: Final = 3
PLAY: Final = 4
PASS_CARD: Final = 5
ADJUST_PREDICTION: Final = 6
OVER: Final = 7
PHASES: Final = (
    "deal",
    "swap_werewolf",
    "choose_trump",
    "predict",
    "play",
    "pass_card",
    "adjust_prediction",
    "over",
)

NOBODY: Final = -1
NO_PREDICTION: Final = -1


@row
class Table(Row):
    """All there is to know about a game at one moment, hidden cards included."""

    hand: Int64x6  # set of kinds; Wizards and Jesters are counted below
    lying: Int64  # kinds in the trick on the table
    score: Int16x6
    wizards: Int8x6
    jesters: Int8x6
    predicted: Int8x6  # after the Cloud: as changed
    won: Int8x6
    passed: Int8x6  # kind that each seat gave to its left neighbour, or NO_KIND
    plays: Int8x60
    leaders: UInt8x21  # who leads each trick; the entry after the last is who took it, or would have
    round_number: Int8
    phase: Int8
    dealer: UInt8
    turn: UInt8  # the seat to decide; the lowest of them where several may
    waiting: Int8  # set of seats still to decide, where all decide at once
    turned: Int8  # kind, or NO_KIND
    trump: Int8
    follow: Int8
    decisions: Int8  # decisions taken in this round
    played: UInt8  # cards played in this round
    tricks: UInt8  # tricks finished in this round
    bombed: Int8  # number of the trick that the Bomb took, from 0, or NOBODY
    passed_after: Int8  # tricks finished when cards were passed, or 0
    wolf: Int8  # seat that swapped the Werewolf, or NOBODY
    wolf_card: Int8  # kind taken for it
    cloud: Int8  # seat that holds the Cloud in its tricks, or NOBODY
    cloud_change: Int8  # +1, -1, or 0
