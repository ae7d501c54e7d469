"""Engine and second opinion play whole games side by side and agree on everything at every decision."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import suppress
from itertools import combinations
from typing import Any

import pytest

from foretell import Game, SeededShuffler, Settings, Shuffler, edition, edition_names
from foretell.cards import COLOUR_LETTERS, FIRST_JESTER, FIRST_WIZARD, SPECIAL_NAMES, card_name
from foretell.errors import BadSettings
from foretell.rules.settings import CHOICES, HOUSE, VARIANTS
from foretell.rules.trump import TO_CHOOSE
from foretell.table.chance import draw
from foretell.table.events import hand_tokens
from tests.counts.oracle_game import OracleGame
from tests.counts.oracle_round import kind

STAGES = {
    "swap_werewolf": "werewolf",
    "choose_trump": "trump",
    "predict": "predict",
    "play": "play",
    "pass_card": "pass",
    "adjust_prediction": "cloud",
}


def switched() -> Iterator[dict[str, Any]]:
    """Yield every switch alone, and every pair of them; every special card alone."""
    ways: list[dict[str, Any]] = [{name: True} for name in (*VARIANTS, *HOUSE)]
    ways += [{name: values[1]} for name, values in CHOICES.items()]
    ways += [{"length": length} for length in ("tournament", "short", (7, 1, 7, 10))]
    ways.append({"specials": SPECIAL_NAMES})
    yield from ways
    for one, other in combinations(ways, 2):
        yield one | other
    for name in SPECIAL_NAMES:
        yield {"specials": (name,)}
    yield {"specials": ("dragon", "fairy")}
    for way in ("plus_minus_one", "hidden_predictions", "secret_predictions"):
        yield {"specials": SPECIAL_NAMES, "cloud_acts": "trick", "length": "short", way: True}


def all_settings() -> Iterator[Settings]:
    """Yield every edition at every number of seats, and every switch and allowed pair at changing numbers of seats."""
    for name in edition_names():
        for seats in range(3, 7):
            yield edition(name).settings(seats=seats, scribe=seats // 2)
    for number, switches in enumerate(switched()):
        seats = 3 + number % (2 if "one_colour" in switches else 4)
        with suppress(BadSettings):
            yield Settings(seats=seats, scribe=number % seats, **switches)


def named(settings: Settings) -> str:
    usual = Settings(seats=settings.seats).as_dict()
    unusual = {name: value for name, value in settings.as_dict().items() if value != usual[name]}
    unusual |= {"length": settings.length_name} if settings.length != "full" else {}
    words = [value if isinstance(value, str) else name for name, value in unusual.items() if name != "specials"]
    return "-".join([str(settings.seats), *words, *settings.specials])


def assert_same(game: Game, oracle: OracleGame) -> None:
    """Compare all that both know."""
    table, other, seats = game.table, oracle.round, range(game.settings.seats)
    assert table.round_number == oracle.number
    assert table.dealer == other.dealer
    assert list(game.scores) == oracle.totals
    assert game.over == oracle.over
    assert list(game.winners) == (oracle.winners() if oracle.over else [])
    if game.over:
        return
    assert STAGES[game.phase] == other.stage
    assert set(game.to_act) == other.pending
    assert game.view().turned == (None if other.turned is None else kind(other.turned))
    if table.trump != TO_CHOOSE:
        assert dict(enumerate(COLOUR_LETTERS)).get(table.trump) == other.trump
    assert table.won[: len(seats)] == other.won
    assert table.tricks - sum(table.won) == other.bombed
    assert [number if number >= 0 else None for number in table.predicted[: len(seats)]] == other.predicted
    for seat in seats:
        hand = hand_tokens(table.hand[seat], table.wizards[seat], table.jesters[seat])
        assert sorted(hand) == sorted(map(kind, other.hands[seat]))
        assert {decision.token for decision in game.legal(seat)} == set(other.choices(seat))


def play_side_by_side(settings: Settings, shuffler: Shuffler, seed: int, rounds: int = 20) -> None:
    """Let chance decide in both, and compare them at every step of so many rounds."""
    game = Game(settings=settings, shuffler=shuffler)
    oracle = OracleGame(settings.as_dict(), lambda number: list(map(card_name, shuffler.deck(settings, number))))
    assert_same(game, oracle)
    step = 0
    while not game.over and game.round_number <= rounds:
        seat = game.to_act[draw(len(game.to_act), seed, 0, step)]
        choices = game.legal(seat)
        token = choices[draw(len(choices), seed, 1, step)].token
        game.play(seat, token)
        oracle.decide(seat, token)
        assert_same(game, oracle)
        step += 1


class RichShuffler(SeededShuffler):
    """Deals special cards and Jesters, and with even seeds Wizards and some numbers, before anything else."""

    def deck(self, settings: Settings, round_number: int) -> list[int]:
        numbers = (0, 6, 8, 9, 12, 13, 19, 20, 21, 25)
        shuffled = super().deck(settings, round_number)
        if self.seed % 2:
            rich = [card for card in shuffled if card >= FIRST_JESTER]
        else:
            rich = [card for card in shuffled if card >= FIRST_WIZARD or card in numbers]
        return rich + [card for card in shuffled if card not in rich]


@pytest.mark.parametrize("settings", list(all_settings()), ids=named)
def test_engine_and_second_opinion_agree_on_a_whole_game(settings: Settings) -> None:
    play_side_by_side(settings, SeededShuffler(60), seed=60)


@pytest.mark.parametrize("seats", [3, 4, 5, 6])
@pytest.mark.parametrize(
    "switches",
    [{"specials": SPECIAL_NAMES}, {"specials": SPECIAL_NAMES, "cloud_acts": "trick"}, {"wizard_barred": True}],
    ids=["specials", "cloud by trick", "barred"],
)
def test_they_agree_where_the_rare_cards_meet(switches: dict[str, Any], seats: int) -> None:
    for seed in range(40):
        settings = Settings(seats=seats, scribe=seed % seats, **switches)
        play_side_by_side(settings, RichShuffler(seed), seed, rounds=4)
