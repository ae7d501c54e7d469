"""Replay: a record that breaks a rule is refused with the place, which a `¦` marks here, and the rule."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from foretell import Game, InvalidRecord, Record, SeededShuffler, Settings, replay
from tests.helpers import play_out
from tests.record.samples import changed, example, refused

BASE = example("worked-example")
SPECIALS = example("all-specials")
HIDDEN = example("hidden")
ONE_COLOUR = example("one-colour")


def test_a_record_may_come_as_bytes() -> None:
    text = str(play_out(Game(seats=3, seed=2)).record)
    assert replay(text.encode()).record == replay(text).record
    assert Record.parse(b"\xef\xbb\xbf" + text.encode()) == Record.parse(text)


NAMES = ["some/file.txt", "game.txt", "game.json", "../game", "C:\\games\\one", "my games/game 1.txt", b"game.txt"]


@pytest.mark.parametrize("wrong", [*NAMES, Path("game.txt"), b"foretell 1\n\xff", None, 3, ["foretell 1"]])
def test_what_is_no_text_is_no_record(wrong: Any) -> None:
    for read in (replay, Record.parse):
        with pytest.raises(InvalidRecord, match="a record is text") as caught:
            read(wrong)
        assert (caught.value.code, caught.value.params) == ("record/no-text", {"line": 1, "column": 1})


@pytest.mark.parametrize(
    ("old", "new", "code", "rule"),
    [
        ("predict from 1: 1 1 0", "predict from ¦2: 1 1 0", "turn/not-yours", "PREDICT-1"),
        ("predict from 1: 1 1 0", "predict from ¦3: 1 1 0", "turn/no-such-seat", "TABLE-1"),
        ("predict from 1: 1 1 0", "predict from ¦11: 1 1 0", "turn/no-such-seat", "TABLE-1"),
        ("predict from 1: 1 1 0", f"predict from ¦{'1' * 5000}: 1 1 0", "turn/no-such-seat", "TABLE-1"),
        ("predict from 1: 1 1 0", "predict from ¦\u0661: 1 1 0", "turn/no-such-seat", "TABLE-1"),
        ("predict from 1: 1 1 0", "predict from 1: 1 ¦2 0", "predict/too-many", "PREDICT-1"),
        ("trick from 1: R9 R12 B2", "trick from ¦0: R9 R12 B2", "turn/not-yours", "PLAY-1"),
        ("trick from 1: R9 R12 B2", "trick from 1: R9 R12 ¦B3", "play/not-in-hand", "PLAY-2"),
        ("trick from 2: B5 B11 B3", "trick from 2: B5 ¦Y2 B3", "play/must-follow", "PLAY-3"),
        ("predict from 1: 1 1 0\ntrick from 1: R9", "trick from 1: ¦R9", "turn/other-decision", "PREDICT-1"),
        ("trick from 1: R9", "predict from 1: ¦1 1 0\ntrick from 1: R9", "turn/other-decision", "PLAY-1"),
        ("totals: 20 -10 30", "trick from 2: ¦R9 R12 B2", "record/round-over", "PREDICT-4"),
        ("totals: 20 -10 30", "totals: 20 -10 ¦20", "record/wrong-totals", "SCORE-1"),
        ("totals: 20 -10 30", "totals: ¦-20 -10 30", "record/wrong-totals", "SCORE-1"),
        ("totals: 20 -10 30\n\n", "¦", "record/missing-totals", "SCORE-2"),
        ("\ntotals: 50 0 40\n", "¦", "record/missing-totals", "SCORE-2"),
        ("trick from 1: R9 R12 B2\n", "¦", "record/round-not-over", "PREDICT-4"),
        ("trick from 1: R9 R12 B2\ntotals: 20 -10 30\n\n", "¦", "record/round-not-over", "PREDICT-4"),
        ("deal 1: R9\ndeal 2: R12", "deal 1: R12\ndeal 2: ¦R12", "deal/twice", "CARDS-1"),
        ("deal 1: R9", "deal 1: ¦Dr", "deal/not-in-deck", "CARDS-4"),
        ("rest: B1", "rest: ¦Cl", "deal/not-in-deck", "CARDS-4"),
        ("rest: B1", "rest: ¦B2", "deal/twice", "CARDS-1"),
    ],
)
def test_a_broken_rule_is_named(old: str, new: str, code: str, rule: str) -> None:
    refused(changed(BASE, old, new), code, rule)


@pytest.mark.parametrize(
    ("old", "new", "code", "rule"),
    [
        ("werewolf from 1: We=R", "werewolf from ¦2: We=R", "turn/not-yours", "TRUMP-5"),
        ("werewolf from 1: We=R", "trump from 1: ¦trump=R", "turn/other-decision", "TRUMP-5"),
        ("trump from 1: trump=G", "trump from ¦0: trump=G", "turn/not-yours", "TRUMP-3"),
        ("pass from 0: >W >Fa >B3", "pass from ¦1: >Fa >B3 >W", "record/not-seat-0", "JUGGLER-2"),
        ("pass from 0: >W >Fa >B3", "pass from 0: >W ¦>W >B3", "pass/not-in-hand", "JUGGLER-2"),
        ("pass from 0: >W >Fa >B3\ntrick from 1: W", "trick from 1: ¦W", "turn/other-decision", "JUGGLER-2"),
        ("cloud from 1: +1", "cloud from ¦2: +1", "turn/not-yours", "CLOUD-3"),
        ("cloud from 1: +1\ntotals: 10 30 10", "cloud from 1: -1\ntotals: 10 ¦30 10", "record/wrong-totals", "SCORE-1"),
        ("cloud from 1: +1\n", "¦", "record/round-not-over", "PREDICT-4"),
        ("deal 0: Sh Ju", "deal 0: Ju ¦Ju", "deal/twice", "CARDS-4"),
    ],
)
def test_a_rule_of_special_cards_is_named(old: str, new: str, code: str, rule: str) -> None:
    refused(changed(SPECIALS, old, new), code, rule)


def test_predictions_at_once_begin_with_seat_0() -> None:
    text = changed(HIDDEN, "predict from 0: 0 1 1 1", "predict from ¦3: 1 0 1 1")
    refused(text, "record/not-seat-0", "VAR-2")
    text = changed(
        changed(text, "hidden_predictions: yes", "hidden_predictions: no"),
        "secret_predictions: no",
        "secret_predictions: yes",
    )
    refused(text, "record/not-seat-0", "VAR-3")
    refused(changed(HIDDEN, "predict from 0: . 2 . 0", "predict from 0: . ¦3 . 0"), "predict/too-many", "PREDICT-1")


def test_VAR_5_a_hand_of_anothers_cards_is_no_deal() -> None:
    swapped = changed(changed(ONE_COLOUR, "deal 1: R1", "deal 1: B8"), "deal 0: B8", "deal 0: ¦R1")
    refused(swapped, "deal/not-own-card", "VAR-5")
    refused(changed(ONE_COLOUR, "rest: R4", "rest: ¦Y4"), "deal/not-in-deck", "VAR-5")


def test_DEAL_2_no_round_comes_after_the_last() -> None:
    game = Game(settings=Settings(seats=6, maximus=True), seed=3)
    while not game.over:
        seat = game.to_act[0]
        game.play(seat, game.legal(seat)[0])
    text = str(game.record)
    assert replay(text).scores == game.scores
    sixth = text[text.index("round 5") :].replace("round 5", "round 6")
    error = refused(f"{text}\n¦{sixth}", "record/too-many-rounds", "DEAL-2")
    assert error.params["rounds"] == 5


def test_an_error_tells_what_was_wrong_and_for_which_seat() -> None:
    error = refused(changed(BASE, "B5 B11 B3", "B5 ¦Y2 B3"), "play/must-follow", "PLAY-3")
    assert {"token": "Y2", "seat": 0, "round": 2, "colour": "blue"}.items() <= error.params.items()
    assert error.params["path"] == "$.rounds[1].decisions[4]"
    assert isinstance(error.__cause__, Exception)


def test_a_game_not_dealt_yet_is_dealt() -> None:
    text = str(Record(Settings(seats=3), ("a", "b", "c")))
    assert "\nround" not in text
    assert str(replay(text, SeededShuffler(5)).record) == str(Game(seats=3, seed=5, players=["a", "b", "c"]).record)


def test_a_record_that_ends_with_a_round_goes_on_with_the_shuffler() -> None:
    games = [replay(BASE, SeededShuffler(5)) for _ in range(2)]
    assert games[0].round_number == 4
    assert str(games[0].record) == str(games[1].record)
