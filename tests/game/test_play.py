"""Game: the first ten lines, decisions in every form, and what is refused changes nothing."""

from __future__ import annotations

from typing import Any

import pytest

import foretell
from foretell import (
    DECISIONS,
    Decision,
    Edition,
    Game,
    GameOver,
    IllegalDecision,
    InvalidNotation,
    NotYourTurn,
    Settings,
    edition,
)
from tests.helpers import dealt, first_lead, play_out
from tests.table.walks import all_of


def test_the_first_ten_lines_a_newcomer_types(capsys: pytest.CaptureFixture[str]) -> None:
    game = foretell.Game(edition="standard", seats=4, seed=7)
    bot = foretell.bot("jester")
    while not game.over:
        seat = game.to_act[0]
        game.play(seat, bot.choose(game.view(seat)))
    print(game.block_of_truth())
    text = str(game.record)
    assert foretell.replay(text).scores == game.scores
    assert capsys.readouterr().out.count("\n") == 2 + 15
    assert game.winners == tuple(seat for seat in range(4) if game.scores[seat] == max(game.scores))
    assert game.to_act == ()
    assert game.phase == "over"


@pytest.mark.parametrize("wanted", ["R7", 50, Decision.parse("R7")])
def test_a_decision_is_a_token_a_number_or_a_decision(wanted: Decision | str | int) -> None:
    game = first_lead("R7 B1", "R8 B2", "R9 B3", turned="G1")
    game.play(0, wanted)
    assert game.view().trick.plays == ("R7",)


@pytest.mark.parametrize(
    "wanted", ["r7", "R14", "", " R7", "R7 ", "7½", "\x00", -1, 160, 10**30, True, None, 5.0, b"R7", ["R7"]]
)
def test_what_is_no_decision_raises_and_changes_nothing(wanted: Any) -> None:
    game = Game(seats=3, seed=1)
    before = all_of(game)
    for act in (game.play, game.explain):
        with pytest.raises(InvalidNotation) as caught:
            act(1, wanted)
        assert caught.value.code == "notation/unknown-decision"
    assert all_of(game) == before


@pytest.mark.parametrize("seat", [-1, 3, 10**30, True, "1", 1.0, None])
def test_what_is_no_seat_raises_and_changes_nothing(seat: Any) -> None:
    game = Game(seats=3, seed=1)
    before = all_of(game)
    asked: list[Any] = [lambda: game.play(seat, "0"), lambda: game.explain(seat, "0"), lambda: game.legal(seat)]
    if seat is not None:  # a spectator has a view
        asked += [lambda: game.view(seat), lambda: game.events(seat)]
    for ask in asked:
        with pytest.raises(IllegalDecision) as caught:
            ask()
        assert (caught.value.code, caught.value.rule) == ("turn/no-such-seat", "TABLE-1")
    assert all_of(game) == before


def test_every_illegal_decision_raises_with_code_and_rule_and_changes_nothing() -> None:
    games = [Game(seats=3, seed=1), Game(settings=Settings(seats=3, secret_predictions=True), seed=1)]
    games.append(Game(settings=edition("amigo-de").settings(seats=3, specials=foretell.cards.SPECIAL_NAMES), seed=4))
    for game in games:
        for _ in range(12):
            before = all_of(game)
            for seat in range(3):
                legal = game.legal(seat)
                for decision in DECISIONS:
                    if decision not in legal:
                        with pytest.raises(IllegalDecision) as caught:
                            game.play(seat, decision)
                        why = game.explain(seat, decision)
                        assert not why.legal
                        assert (caught.value.code, caught.value.rule) == (why.code, why.rule)
                        assert caught.value.params == why.params
                        assert isinstance(caught.value, NotYourTurn) == (seat not in game.to_act)
            assert all_of(game) == before
            game.play(game.to_act[-1], game.legal(game.to_act[-1])[0])


def test_nothing_is_decided_after_the_end() -> None:
    game = play_out(Game(settings=Settings(seats=3, one_colour=True), seed=1))
    before = all_of(game)
    for seat in range(3):
        with pytest.raises(GameOver) as caught:
            game.play(seat, "W")
        assert (caught.value.code, caught.value.rule) == ("game/over", "SCORE-3")
        assert game.legal(seat) == []
    assert all_of(game) == before


def test_the_error_names_the_decision_the_seat_and_the_rule() -> None:
    game = first_lead("R7 B1", "R8 B2", "R9 B3", turned="G1")
    game.play(0, "R7")
    with pytest.raises(IllegalDecision, match=r"'B2' by seat 1 in round 2: play/must-follow \(PLAY-3\)") as caught:
        game.play(1, "B2")
    assert {"token": "B2", "seat": 1, "colour": "red"}.items() <= caught.value.params.items()


def test_seats_that_decide_at_once_may_do_so_in_any_order() -> None:
    game = dealt("R7 B1", "R8 B2", "R9 B3", turned="G1", secret_predictions=True)
    assert list(game.to_act) == [0, 1, 2]
    game.play(2, "0")
    assert list(game.to_act) == [0, 1]
    with pytest.raises(NotYourTurn, match="turn/already-decided"):
        game.play(2, "1")
    game.play(0, "1")
    game.play(1, "2")
    assert (game.phase, game.to_act) == ("play", (0,))


def test_a_game_takes_an_edition_by_name_or_itself() -> None:
    ours = edition("amigo-de").replace(plus_minus_one=True)
    assert isinstance(ours, Edition)
    assert Game(ours, seats=5, seed=1).settings.plus_minus_one
    assert Game("rexhry", seats=5, seed=1).settings == edition("rexhry").settings(seats=5)
    with pytest.raises(foretell.BadSettings, match="no edition"):
        Game("chess")
    with pytest.raises(foretell.BadSettings, match="3 to 6 seats"):
        Game(seats=7)
