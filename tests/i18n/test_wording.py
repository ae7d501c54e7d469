"""Wording: errors, reasons and decisions, as the engine really gives them."""

from __future__ import annotations

from collections.abc import Callable

import pytest

import foretell
from foretell import Game, Settings
from foretell.cards import parse_card, parse_kind
from foretell.errors import ForetellError
from foretell.i18n import words
from foretell.i18n.wording import decision, error, explanation, named
from foretell.table.decisions import DECISIONS
from foretell.table.reasons import REASONS
from tests.helpers import game_with, play_out
from tests.i18n.sources import engine_codes

FRENCH = foretell.edition("amigo-fr").settings(seats=3)
CLOUD = Settings(seats=3, specials=("cloud",))


def begun(hands: list[str], turned: str | None, *tokens: str, settings: Settings | None = None) -> Game:
    game = game_with(hands, turned, settings)
    for token in tokens:
        game.play(game.to_act[0], token)
    return game


def refusal(game: Game, token: str, seat: int | None = None) -> ForetellError:
    with pytest.raises(ForetellError) as caught:
        game.play(game.to_act[0] if seat is None else seat, token)
    return caught.value


def plain() -> Game:
    """Return round 2 after three predictions; the first to lead holds blue 6."""
    return begun(["R5 W", "B5 R7", "B6 J"], "Y4", "0", "0", "0")


REFUSALS: list[tuple[Callable[[], ForetellError], str, str]] = [
    (lambda: refusal(plain(), "B6", 0), "It is not your turn.", "It is not the turn of seat 0 but of seat 2."),
    (
        lambda: refusal(plain(), "1"),
        "You cannot choose 1 trick now. The current step: playing a card.",
        "You cannot choose 1 trick now. The current step: playing a card.",
    ),
    (
        lambda: refusal(begun(["B1", "B2", "B3"], "Y4"), "5"),
        "You cannot predict 5 tricks: this round has only 1.",
        "Seat 1 cannot predict 5 tricks: this round has only 1.",
    ),
    (
        lambda: refusal(
            begun(["B1 R1", "B2 R2", "B3 R3"], "Y4", "0", "1", settings=Settings(seats=3, plus_minus_one=True)), "1"
        ),
        "You cannot predict 1 trick: the predictions would add up to 2.",
        "Seat 1 cannot predict 1 trick: the predictions would add up to 2.",
    ),
    (lambda: refusal(plain(), "G9"), "You do not hold the green\u00a09.", "Seat 2 does not hold the green\u00a09."),
    (
        lambda: refusal(begun(["R5 W", "B5 R7", "B6 J"], "Y4", "0", "0", "0", "B6", "R5"), "R7"),
        "You cannot play the red\u00a07: you still hold blue.",
        "Seat 1 cannot play the red\u00a07: it still holds blue.",
    ),
    (
        lambda: refusal(begun(["R5 W", "B5 R7", "Y6 J"], "Y4", "0", "0", "0", "Y6", settings=FRENCH), "W"),
        "You cannot play a Wizard: the colour to follow, yellow, is trump.",
        "Seat 0 cannot play a Wizard: the colour to follow, yellow, is trump.",
    ),
    (
        lambda: refusal(begun(["B1", "B2", "Cl"], "Y4", "0", "0", "0", "B2", "Cl=Y", "B1", settings=CLOUD), "-1"),
        "Your prediction is 0 and cannot go any lower.",
        "The prediction of seat 2 is 0 and cannot go any lower.",
    ),
    (
        lambda: refusal(
            begun(["B1", "B2", "B3"], None, "0", settings=Settings(seats=3, hidden_predictions=True)), "1", 0
        ),
        "You have already decided; wait for the others.",
        "Seat 0 has already decided.",
    ),
    (lambda: refusal(play_out(Game(seats=6, seed=1)), "1", 0), "The game is over.", "The game is over."),
    (lambda: refusal(plain(), "1", 7), "There is no such seat.", "There is no such seat."),
]


@pytest.mark.parametrize(("cause", "said", "told"), REFUSALS, ids=[said for _, said, _ in REFUSALS])
def test_refusals_to_the_one_who_decides_and_to_onlookers(
    cause: Callable[[], ForetellError], said: str, told: str
) -> None:
    problem = cause()
    assert error(words(), problem) == said
    assert error(words(), problem, onlooker=True) == told


OTHERS: list[tuple[Callable[[], object], str]] = [
    (lambda: parse_card("X9"), "There is no card “X9”."),
    (lambda: parse_kind("X9"), "There is no card “X9”."),
    (lambda: foretell.Decision.parse("X9"), "“X9” is not a decision."),
    (lambda: foretell.Decision.of(999), "“999” is not a decision."),
    (lambda: Settings(seats=2), "A game is for 3 to 6 players, not 2."),
    (lambda: Settings(scribe=9), "There is no seat 9 for the scribe."),
    (lambda: Settings(specials=("unicorn",)), "There is no special card “unicorn”."),
    (
        lambda: Settings(hidden_reveal="never"),
        "“never” is not a valid value for this setting: when hidden predictions are shown.",
    ),
    (lambda: Settings().replace(luck=1), "There is no setting “luck”."),
    (lambda: Settings(one_colour=True, seats=6), "One colour is for 3 or 4 players only."),
    (lambda: Settings(clairvoyance=True, maximus=True), "Clairvoyance and Wizard Maximus cannot be combined."),
    (lambda: Settings(specials=("fairy",)), "Dragon and Fairy come together or not at all."),
    (lambda: foretell.edition("x"), "There is no edition “x”."),
    (lambda: foretell.bot("x"), "There is no bot “x”."),
    (lambda: foretell.SeededShuffler(-1), "A seed is a whole number from 0 to 2^63 − 1."),
    (lambda: foretell.SeededShuffler(0, -1), "A table number is a whole number from 0 to 2^63 − 1."),
    (lambda: Game(players=["Ada"]), "Each of the 4 seats needs a name."),
    (lambda: Game(shuffler=foretell.FixedDeals([[1]])), "These are not the cards of the deck, each exactly once."),
    (lambda: Game(seed=1).undo(), "There is nothing to take back."),
    (lambda: Game(seed=1).at(9), "The game has no decision number 9."),
    (lambda: Game(seed=1).open_events(), "Hands are shown when the game is over."),
    (lambda: plain().record, "This game was set up in mid-play, so it has no record."),
    (
        lambda: Game(headers={"No Name": ""}),
        "The header “No Name” cannot be written: use a-z, 0-9 and hyphens in its name, and text as its value.",
    ),
    (lambda: Game(seed=1).events(since=-1), "There is no event number −1; events are counted from 0."),
    (lambda: foretell.replay("{"), "This is not well-formed JSON."),
    (lambda: foretell.replay("{}"), "A record begins with “foretell 1”."),
]


@pytest.mark.parametrize(("cause", "said"), OTHERS, ids=[said for _, said in OTHERS])
def test_other_errors(cause: Callable[[], object], said: str) -> None:
    with pytest.raises(ForetellError) as caught:
        cause()
    assert error(words(), caught.value) == said


def test_the_details_of_a_cause_are_not_lost() -> None:
    cause = refusal(begun(["R5 W", "B5 R7", "B6 J"], "Y4", "0", "0", "0", "B6", "R5"), "R7")
    problem = foretell.InvalidRecord("play/must-follow", "", line=3, column=4)
    problem.__cause__ = cause
    assert error(words(), problem) == "You cannot play the red\u00a07: you still hold blue."


def test_explanations_of_what_is_legal_and_what_is_not() -> None:
    seen = set()
    for settings in (Settings(seats=6, specials=("juggler", "werewolf", "cloud")), FRENCH, Settings(one_colour=True)):
        game = Game(settings=settings, seed=1)
        while not game.over:
            seat = game.to_act[0]
            legal = game.legal(seat)
            for choice in (legal[0], legal[-1], DECISIONS[game.round_number], DECISIONS[31]):
                why = game.explain(seat, choice)
                assert why.code in seen or explanation(words(), why).endswith(".")
                seen.add(why.code)
            game.play(seat, legal[0])
    assert {reason.code for reason in REASONS if reason.legal} - seen <= {"play/nothing-but-wizards"}
    assert seen <= engine_codes()


def test_every_decision_has_words() -> None:
    spoken = [decision(words(), each.token) for each in DECISIONS]
    assert spoken[0] == "0 tricks"
    assert all(spoken)
    assert decision(words(), "nonsense") == "nonsense"


def test_what_has_no_name_keeps_its_own() -> None:
    assert named(words(), "dragon", "setting", "card") == "Dragon"
    assert named(words(), "nonsense", "setting") == "nonsense"
