"""Pictures: the game in six of them, true to the settings: deal, trump, predict, follow, Wizards and Jesters, score.

What lies on a picture is written down; what is trump there, what may be predicted or played, who wins and what it is
worth is asked of the engine. `how` names the reading of the picture's caption.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from foretell.cards import COLOUR_NAMES, NO_KIND
from foretell.game import Game
from foretell.lessons.positions import played, position
from foretell.rules.predictions import all_at_once, shown_before_play
from foretell.rules.rounds import hand_size, rounds
from foretell.rules.scoring import points
from foretell.rules.settings import Settings
from foretell.rules.trump import NO_TRUMP, trump_of


class Deal(NamedTuple):
    """How many cards each player gets, round by round."""

    how: str
    sizes: tuple[int, ...]
    name: str = "deal"


class Trump(NamedTuple):
    """The card turned up and its colour; or, where none is turned, the trump of each round."""

    how: str
    turned: str | None
    trumps: tuple[str | None, ...]
    name: str = "trump"


class Predict(NamedTuple):
    """The numbers to choose from in a round of three tricks; `closed` may not be chosen."""

    how: str
    numbers: tuple[int, ...]
    chosen: int
    closed: tuple[int, ...]
    forehead: str
    name: str = "predict"


class Follow(NamedTuple):
    """A card that was led, and what may be played to it and what may not."""

    how: str
    led: str
    legal: tuple[str, ...]
    barred: tuple[str, ...]
    name: str = "follow"


class Magic(NamedTuple):
    """A trick with a Jester and a Wizard, and the place of the card that wins it."""

    how: str
    plays: tuple[str, ...]
    winner: int
    name: str = "magic"


class Score(NamedTuple):
    """What a prediction is worth: hit, and missed."""

    how: str
    predicted: int
    won: tuple[int, ...]
    points: tuple[int, ...]
    name: str = "score"


Picture = Deal | Trump | Predict | Follow | Magic | Score
NAMES: Final = ("deal", "trump", "predict", "follow", "magic", "score")
_TURNED: Final = "R7"


def pictures(settings: Settings) -> tuple[Picture, ...]:
    """Return the six pictures of a game under these settings.

    >>> [picture.how for picture in pictures(Settings(one_colour=True))]
    ['own', 'none', 'spoken', 'free', 'free', 'score']
    """
    return (_deal(settings), _trump(settings), _predict(settings), _follow(settings), _magic(settings), _score())


def _deal(settings: Settings) -> Deal:
    switches = settings.switches
    sizes = tuple(hand_size(number, switches) for number in range(1, rounds(switches) + 1))
    return Deal("own" if settings.one_colour else growth(sizes), sizes)


def growth(sizes: Sequence[int]) -> str:
    """Return how the hands grow from round to round.

    >>> growth((1, 2, 3)), growth((15, 15, 15)), growth((1, 3, 5))
    ('growing', 'even', 'listed')
    """
    if list(sizes) == list(range(1, len(sizes) + 1)):
        return "growing"
    return "even" if len(set(sizes)) == 1 else "listed"


def _trump(settings: Settings) -> Trump:
    if settings.one_colour:
        return Trump("none", None, ())
    if settings.maximus:
        switches = settings.switches
        found = (trump_of(NO_KIND, number, switches) for number in range(1, rounds(switches) + 1))
        return Trump("listed", None, tuple(None if trump == NO_TRUMP else COLOUR_NAMES[trump] for trump in found))
    view = position(("B1", "G1", "Y1"), _TURNED).view()
    return Trump("turned", view.turned, (view.trump,))


def _predict(settings: Settings) -> Predict:
    switches = settings.switches
    how = "spoken" if not all_at_once(switches) else "shown" if shown_before_play(switches) else "kept"
    hands = ("B9 B8 B7", "B1 B2 B3", "B4 B5 B6")
    game = played(position(hands, _TURNED, settings=Settings(plus_minus_one=settings.plus_minus_one)), "1 1")
    legal, closed = ({int(token) for token in tokens} for tokens in _asked(game, 2))
    forehead = settings.clairvoyance_rounds if settings.clairvoyance else "none"
    return Predict(how, tuple(sorted(legal | closed)), 2, tuple(sorted(closed)), forehead)


def _follow(settings: Settings) -> Follow:
    if settings.one_colour:
        hands, led, how = ("B1 B5 B7 B9", "R3 R8 R11 R12", "G1 G2 G3 G4"), "B9", "free"
    else:
        hands, led, how = ("G9 B1", "G3 B8", "Y1 Y2"), "G9", "follow"
    game = _begun(hands, settings)
    game.play(0, led)
    legal, barred = _asked(game, 1)
    return Follow(how, led, legal, barred)


def _magic(settings: Settings) -> Magic:
    if settings.one_colour:
        hands, tokens = ("J B5 B7 B9", "R3 R8 R11 R13", "W G2 G3 G4"), "J R13 W"
    else:
        hands, tokens = ("J B1", "G13 B2", "W B3"), "J G13 W"
    game = played(_begun(hands, settings), tokens)
    winner = next(event.seat for event in game.events() if event.name == "trick_won")
    return Magic("barred" if settings.wizard_barred else "free", tuple(tokens.split()), winner)


def _score() -> Score:
    won = (2, 1)
    return Score("score", 2, won, tuple(points(2, number) for number in won))


def _begun(hands: tuple[str, ...], settings: Settings) -> Game:
    """Return a game of such hands in which all have predicted, under what settings say about following and winning."""
    rules = Settings(one_colour=settings.one_colour, wizard_barred=settings.wizard_barred)
    turned = "" if settings.one_colour else _TURNED
    return played(position(hands, turned, settings=rules), "0 0 0")


def _asked(game: Game, seat: int) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """Return what a seat may decide, and what it may not."""
    return tuple(decision.token for decision in game.legal(seat)), tuple(game.view(seat).reasons)
