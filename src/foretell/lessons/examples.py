"""Examples: the worked examples of the booklets and a few of our own, each below its rule. EX-1 to EX-9.

A trick is written down as hands, the card turned and the cards played. Who wins, what may be played, what may not and
why, and every point is asked of the engine.
"""

from __future__ import annotations

from functools import cache
from typing import Any, Final, NamedTuple

from foretell.cards import SPECIAL_NAMES, SPECIALS, kind_name
from foretell.game import Game
from foretell.lessons.positions import deck, played, position
from foretell.rules.scoring import points
from foretell.rules.settings import Settings
from foretell.table.block import BlockRow
from foretell.table.shufflers import FixedDeals, SeededShuffler


class Choice(NamedTuple):
    """What a seat may play at a moment, and what it may not, by the code of the reason."""

    seat: int
    after: int
    legal: tuple[str, ...]
    barred: dict[str, str]


class Trick(NamedTuple):
    """A trick: the cards in order, from seat 0 on; a bombed one is won by nobody, and `winner` leads on."""

    id: str
    trump: str | None
    plays: tuple[str, ...]
    winner: int
    bombed: bool
    choice: Choice | None
    kind: str = "trick"


class Score(NamedTuple):
    """What a prediction is worth, for some numbers of tricks won."""

    id: str
    predicted: int
    won: tuple[int, ...]
    points: tuple[int, ...]
    kind: str = "score"


class Block(NamedTuple):
    """Rounds of a game on the score sheet."""

    id: str
    rows: tuple[BlockRow, ...]
    kind: str = "block"


class Sum(NamedTuple):
    """Predictions said so far, and what they close to the last seat."""

    id: str
    tricks: int
    said: tuple[int, ...]
    seat: int
    closed: tuple[int, ...]
    kind: str = "sum"


class Coins(NamedTuple):
    """A prediction in coins: those on tricks won, and those still to win."""

    id: str
    predicted: int
    won: int
    left: int
    kind: str = "coins"


Example = Trick | Score | Block | Sum | Coins


class _Layout(NamedTuple):
    """A trick to play: whose rule it shows, hands, turned card, plays, and before which play a seat is asked."""

    id: str
    rule: str
    hands: tuple[str, ...]
    turned: str
    plays: str
    asked: int | None = None
    barred: bool = False


TRICKS: Final = (
    _Layout("EX-4", "PLAY-3", ("B5 G1", "B3 R9", "J G2"), "R1", "B5 B3 J", 1),
    _Layout("EX-5", "PLAY-6", ("W", "G11", "B7"), "G1", "W G11 B7"),
    _Layout("EX-6", "PLAY-7", ("J G1", "R7 G2", "R3 B9"), "Y1", "J R7 R3", 2),
    _Layout("EX-9", "PLAY-7", ("J B1", "W B2", "R7 B3", "R9 G4"), "R1", "J W R7 G4", 3),
    _Layout("WIN-4", "WIN-4", ("B13", "R2", "B9"), "R7", "B13 R2 B9"),
    _Layout("WIN-1", "WIN-1", ("Dr", "W", "Fa"), "R1", "Dr W Fa"),
    _Layout("WIN-2", "WIN-2", ("W", "Dr", "R13"), "R1", "W Dr R13"),
    _Layout("BOMB-2", "BOMB-2", ("B9", "Bo", "B12"), "R1", "B9 Bo B12"),
    _Layout("JUGGLER-1", "JUGGLER-1", ("G7", "Ju", "G6"), "R1", "G7 Ju=G G6"),
    _Layout("CLOUD-1", "CLOUD-1", ("G9", "Cl", "G4"), "R1", "G9 Cl=G G4"),
    _Layout("SHAPE-1", "SHAPE-1", ("B13", "Sh", "W"), "R1", "B13 Sh=W W"),
    _Layout("EDITION-3", "EDITION-3", ("R5 G1", "W B3", "R9 G2"), "R1", "R5 B3 R9", 1, barred=True),
)
_BOOKLET: Final = (
    (("B1", "B5", "B9"), "1 1 0 B5 B9 B1"),
    (("B9 G1", "B1 G2", "B2 G3"), "0 2 0 G3 G1 G2 B2 B9 B1"),
    (("W B9 G1", "B1 G8 Y2", "B2 G2 Y1"), "2 2 0 W B1 B2 B9 Y2 Y1 G1 G8 G2"),
)
"""The game that all booklets score, in hands and decisions; red 1 is turned."""


def examples_of(rule: str, settings: Settings) -> tuple[Example, ...]:
    """Return the examples of a rule whose cards are in play.

    >>> [example.id for example in examples_of("PLAY-7", Settings())], examples_of("WIN-1", Settings())
    (['EX-6', 'EX-9'], ())
    """
    return tuple(_made(rule, settings.specials))


@cache
def _made(rule: str, specials: tuple[str, ...]) -> list[Example]:
    found: list[Example] = [
        _trick(layout) for layout in TRICKS if layout.rule == rule and set(_needed(layout)) <= set(specials)
    ]
    return found + [make() for name, make in _OTHERS if name == rule]


def _needed(layout: _Layout) -> tuple[str, ...]:
    tokens = " ".join(layout.hands).split()
    return tuple(name for name, kind in zip(SPECIAL_NAMES, SPECIALS, strict=True) if kind_name(kind) in tokens)


def _trick(layout: _Layout) -> Trick:
    needed = _needed(layout)
    pair = ("dragon", "fairy") if {"dragon", "fairy"} & set(needed) else ()
    settings = Settings(specials=(*needed, *pair), wizard_barred=layout.barred)
    game = played(position(layout.hands, layout.turned, settings=settings), "0 " * len(layout.hands))
    choice = None
    for number, token in enumerate(layout.plays.split()):
        if number == layout.asked:
            legal = tuple(decision.token for decision in game.legal(number))
            choice = Choice(number, number, legal, dict(game.view(number).reasons))
        game.play(number, token)
        if number == 0:
            trump = game.view().trump
    told = next(event for event in game.events() if event.name in ("trick_won", "trick_bombed"))
    bombed = told.name == "trick_bombed"
    return Trick(layout.id, trump, tuple(layout.plays.split()), told.seat, bombed, choice)


def _block() -> Block:
    settings = Settings(seats=3)
    decks = [deck(hands, "R1", settings) for hands, _ in _BOOKLET]
    game = Game(settings=settings, shuffler=FixedDeals(decks, SeededShuffler(0)))
    for _, decisions in _BOOKLET:
        played(game, decisions)
    return Block("EX-2", game.block_of_truth().rows)


def _hit_and_misses() -> Score:
    return _score("SCORE-1", 2, (2, 1, 4))


def _missed_widely() -> Score:
    return _score("EX-3", 8, (6, 10))


def _score(name: str, predicted: int, won: tuple[int, ...]) -> Score:
    return Score(name, predicted, won, tuple(points(predicted, number) for number in won))


def _sum() -> Sum:
    hands = [" ".join(f"{colour}{rank}" for rank in range(1, 6)) for colour in "BGY"]
    game = played(position(hands, "R1", settings=Settings(plus_minus_one=True)), "2 1")
    closed = tuple(int(token) for token in game.view(2).reasons)
    return Sum("EX-7", 5, (2, 1), 2, closed)


def _coins() -> Coins:
    game = played(position(["B9 B8 B7", "B1 B2 B3", "B4 B5 B6"], "Y1"), "3 0 0 B9 B1 B4")
    coins = game.view().coins[0]
    assert coins is not None  # noqa: S101 - for the type checker
    return Coins("EX-8", 3, *coins)


_OTHERS: Final = (
    ("SCORE-1", _hit_and_misses),
    ("SCORE-1", _missed_widely),
    ("SCORE-2", _block),
    ("VAR-1", _sum),
    ("PREDICT-3", _coins),
)


def as_dict(example: Example) -> dict[str, Any]:
    """Return an example ready for JSON."""
    content = example._asdict()
    if isinstance(example, Block):
        content["rows"] = [row._asdict() for row in example.rows]
    if isinstance(example, Trick):
        content["choice"] = example.choice and example.choice._asdict()
    return content
