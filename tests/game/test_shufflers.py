"""Game: a deal that fails leaves the game as it was before the decision."""

from __future__ import annotations

from typing import Any

import pytest

from foretell import BadDeal, BadSettings, FixedDeals, Game, SeededShuffler, Settings, SystemShuffler
from foretell.table.shufflers import sorted_deck
from tests.table.walks import all_of

RULES = Settings(seats=3)
DECK = sorted_deck(RULES)


class Failing:
    """A shuffler that fails from the second round on, until it is mended."""

    def __init__(self, failure: Any) -> None:
        self.failure = failure
        self.mended = False

    def deck(self, settings: Settings, round_number: int) -> Any:
        """Return the deal, or fail."""
        if round_number == 1 or self.mended:
            return DECK
        if isinstance(self.failure, BaseException):
            raise self.failure
        return self.failure


@pytest.mark.parametrize(
    ("failure", "kind"),
    [
        (RuntimeError("no entropy"), RuntimeError),
        (KeyboardInterrupt(), KeyboardInterrupt),
        (DECK[:-1], BadDeal),
        ([*DECK, 0], BadDeal),
        ([*DECK[:-1], 0], BadDeal),
        ([*DECK[:-1], 60], BadDeal),
        ([*DECK[:-1], 59.0], BadDeal),
        ([False, *DECK[1:]], BadDeal),
        ([], BadDeal),
        (None, TypeError),
    ],
)
def test_without_a_deal_the_last_decision_of_a_round_did_not_happen(failure: Any, kind: type[BaseException]) -> None:
    shuffler = Failing(failure)
    game = Game(settings=RULES, shuffler=shuffler)
    for token in ("0", "0", "1", "B2", "B3"):
        game.play(game.to_act[0], token)
    before = all_of(game)
    for _ in range(2):
        with pytest.raises(kind):
            game.play(0, "B1")
        assert all_of(game) == before
    shuffler.mended = True
    game.play(0, "B1")
    assert game.round_number == 2
    assert game.scores == (-10, 20, -10)


def test_a_deal_that_fails_at_once_makes_no_game() -> None:
    with pytest.raises(BadDeal) as caught:
        Game(settings=RULES, shuffler=FixedDeals([DECK[1:]]))
    assert (caught.value.code, caught.value.rule) == ("deal/not-the-deck", "DEAL-3")


def test_the_same_seed_gives_the_same_deals() -> None:
    assert str(Game(seats=3, seed=5).record) == str(Game(seats=3, seed=5).record)
    assert str(Game(seats=3, seed=5).record) == str(Game(seats=3, shuffler=SeededShuffler(5)).record)
    assert str(Game(seats=3, seed=5).record) != str(Game(seats=3, seed=6).record)
    assert str(Game(seats=3, shuffler=SeededShuffler(5, table=1)).record) != str(Game(seats=3, seed=5).record)


def test_without_a_seed_every_game_is_another() -> None:
    assert str(Game(seats=3).record) != str(Game(seats=3).record)
    assert sorted(SystemShuffler().deck(RULES, 1)) == DECK


@pytest.mark.parametrize("seed", [-1, 2**63, True, 1.0, "1"])
def test_a_seed_is_a_whole_number_below_2_to_the_63(seed: Any) -> None:
    with pytest.raises(BadSettings) as caught:
        Game(seats=3, seed=seed)
    assert (caught.value.code, caught.value.params["setting"]) == ("settings/bad-seed", "seed")


def test_a_shuffler_may_look_empty() -> None:
    class Empty(SeededShuffler):
        def __len__(self) -> int:
            return 0

    assert str(Game(seats=3, shuffler=Empty(5)).record) == str(Game(seats=3, seed=5).record)


def test_the_players_have_names() -> None:
    assert Game(seats=3, seed=1).players == ("P0", "P1", "P2")
    assert Game(seats=3, seed=1, players=("Zoë", "", "a\nb")).players == ("Zoë", "", "a\nb")
    assert Game(seats=3, seed=1, players=["a", "a", "a"]).view().players == ("a", "a", "a")


@pytest.mark.parametrize("players", [[], ["a", "b"], ["a", "b", "c", "d"], "abc", ["a", "b", 3], ["a", "b", "\ud800"]])
def test_names_that_are_not_one_for_each_seat(players: Any) -> None:
    with pytest.raises(BadSettings) as caught:
        Game(seats=3, seed=1, players=players)
    assert caught.value.code == "settings/bad-players"
