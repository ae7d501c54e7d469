"""The deal: how many cards, how many rounds, and what nobody sees. DEAL-1 to DEAL-4."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from foretell import FixedDeals, Game, NotYet, SeededShuffler, Settings
from foretell.cards import SPECIAL_NAMES
from foretell.rules.rounds import hand_size, rounds
from foretell.table.shufflers import sorted_deck
from tests.helpers import facts, play_out
from tests.rules.book import play

ROUNDS = {3: 20, 4: 15, 5: 12, 6: 10}


class WatchedShuffler(SeededShuffler):
    """Remembers what it was asked for and what it gave."""

    def __init__(self, seed: int) -> None:
        super().__init__(seed)
        self.given: list[tuple[int, list[int]]] = []

    def deck(self, settings: Settings, round_number: int) -> Sequence[int]:
        deck = super().deck(settings, round_number)
        self.given.append((round_number, list(deck)))
        return deck


@pytest.mark.parametrize("seats", ROUNDS)
def test_DEAL_1_round_r_deals_r_cards(seats: int) -> None:
    game = play_out(Game(seats=seats, seed=1))
    for seat in range(seats):
        for number, fact in enumerate(facts(game, "dealt", seat), 1):
            hand = fact["hand"]
            assert isinstance(hand, list)
            assert fact["round"] == fact["cards"] == len(hand) == number


@pytest.mark.parametrize("specials", [(), ("bomb",), SPECIAL_NAMES])
@pytest.mark.parametrize("seats", ROUNDS)
def test_DEAL_2_number_of_rounds(seats: int, specials: tuple[str, ...]) -> None:
    settings = Settings(seats=seats, specials=specials)
    assert repr(rounds(settings.switches)) == str(ROUNDS[seats])
    game = Game(settings=settings, seed=1)
    assert game.view().rounds == ROUNDS[seats]
    play_out(game)
    assert game.round_number == len(game.block_of_truth().rows) == ROUNDS[seats]
    assert hand_size(ROUNDS[seats], settings.switches) == ROUNDS[seats]


def test_DEAL_3_nobody_knows_the_order_of_the_rest() -> None:
    settings = Settings(seats=3)
    deck = [card for card in sorted_deck(settings) if card != 7]
    deck.insert(3, 7)
    games = [
        Game(settings=settings, shuffler=FixedDeals([order])) for order in (deck, [*deck[:4], *reversed(deck[4:])])
    ]
    for token in ("0", "0", "0", "B2", "B3"):
        for viewer in (0, 1, 2, None):
            assert games[0].view(viewer).as_dict() == games[1].view(viewer).as_dict()
        for game in games:
            play(game, token)


def test_DEAL_3_hands_are_opened_after_the_game_only() -> None:
    game = Game(seats=3, seed=1)
    for ask in (game.open_events, lambda: game.open_view(0)):
        with pytest.raises(NotYet) as caught:
            ask()
        assert (caught.value.code, caught.value.rule) == ("game/not-over", "DEAL-3")


def test_DEAL_4_the_whole_deck_is_shuffled_for_each_round() -> None:
    settings = Settings(seats=4, specials=SPECIAL_NAMES)
    shuffler = WatchedShuffler(seed=1)
    play_out(Game(settings=settings, shuffler=shuffler))
    assert [number for number, _ in shuffler.given] == list(range(1, 16))
    assert all(sorted(deck) == sorted_deck(settings) for _, deck in shuffler.given)
    assert len({tuple(deck) for _, deck in shuffler.given}) == 15


def test_DEAL_4_cards_played_before_come_again() -> None:
    settings = Settings(seats=3)
    deck = sorted_deck(settings)
    game = Game(settings=settings, shuffler=FixedDeals([deck, deck]))
    play(game, "0 0 0 B2 B3 B1")
    assert [game.view(seat).hand for seat in range(3)] == [("B1", "B2"), ("B3", "B4"), ("B5", "B6")]
