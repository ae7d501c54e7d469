"""Events in words: all of them, for those who know and for those who do not."""

from __future__ import annotations

import pytest

from foretell import Event, Game, Settings
from foretell.cards import SPECIAL_NAMES
from foretell.i18n import words
from foretell.i18n.happenings import event
from tests.helpers import play_out
from tests.i18n.sources import event_names

PLAYERS = ["Ada", "Ben", "Cleo"]
GAMES = (
    Settings(seats=3, specials=SPECIAL_NAMES),
    Settings(seats=3, specials=SPECIAL_NAMES, secret_predictions=True),
    Settings(seats=3, clairvoyance=True, hidden_predictions=True),
)


@pytest.mark.parametrize(
    ("happened", "said"),
    [
        (Event("dealt", facts={"round": 1, "dealer": 0, "cards": 1}), "Ada deals 1 card each."),
        (Event("turned", facts={"card": "R7"}), "Turned up: the red\u00a07."),
        (Event("turned", facts={"card": None}), "There is no card left to turn up."),
        (Event("trump", facts={"colour": "red"}), "Trump is red."),
        (Event("trump", facts={"colour": None}), "This round has no trump."),
        (Event("trump", 1, {"colour": "red"}), "Ben makes red trump."),
        (Event("trump", 1, {"colour": None}), "Ben chooses no trump."),
        (Event("werewolf_swapped", 0, {"card": "J"}), "Ada swaps the Werewolf for a Jester."),
        (Event("predicted", 0), "Ada has predicted."),
        (Event("predicted", 0, {"prediction": 2}), "Ada predicts 2."),
        (
            Event("predictions", facts={"predictions": [0, 1, 2], "sum": 3, "tricks": 2}),
            "Predictions: Ada: 0, Ben: 1, Cleo: 2 (3 in all, for 2 tricks).",
        ),
        (Event("took_up_hand"), "Everyone picks up their hand."),
        (Event("played", 2, {"play": "Sh=W"}), "Cleo plays the Shapeshifter as Wizard."),
        (Event("trick_won", 2, {"trick": 4}), "Cleo wins trick 4."),
        (Event("trick_bombed", 2, {"trick": 4}), "Trick 4 is bombed; Cleo would have won it."),
        (Event("passed", 0), "Ada puts down a card for the player on the left."),
        (Event("passed", 0, {"card": "W"}), "Ada passes a Wizard to the left."),
        (Event("cards_passed"), "Everyone picks up the card from the right."),
        (
            Event("cards_passed", facts={"received": "Y1"}),
            "Everyone picks up the card from the right; yours is the yellow\u00a01.",
        ),
        (Event("prediction_changed", 1, {"change": -1, "prediction": 2}), "The Cloud: Ben now predicts 2."),
        (
            Event("scored", facts={"round": 3, "points": [20, -10, 30], "predictions": [0, 1, 1], "won": [0, 0, 1]}),
            "Round 3 is scored: Ada: +20, Ben: −10, Cleo: +30.",
        ),
        (Event("game_over", facts={"winners": [1]}), "Ben wins the game."),
        (Event("game_over", facts={"winners": [0, 2]}), "Ada and Cleo win the game together."),
    ],
)
def test_sentences(happened: Event, said: str) -> None:
    assert event(words(), happened, PLAYERS) == said


def test_every_event_of_real_games_for_every_viewer() -> None:
    seen = set()
    for settings in GAMES:
        for seed in range(2):
            game = play_out(Game(settings=settings, seed=seed, players=PLAYERS), seed)
            for told in (game.events(), game.events(0), game.open_events()):
                for happened in told:
                    seen.add(happened.name)
                    assert event(words(), happened, PLAYERS).endswith(".")
    assert seen == event_names()


def test_a_card_that_is_not_told_is_not_said() -> None:
    game = play_out(Game(settings=GAMES[1], seed=1, players=PLAYERS), 1)
    for happened in game.events():
        said = event(words(), happened, PLAYERS)
        if happened.name in ("predicted", "passed", "cards_passed"):
            assert not any(char.isdigit() for char in said)
