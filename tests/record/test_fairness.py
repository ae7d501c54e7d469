"""What a record says about its shuffle: written, read, and held against its deals."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from foretell import Game, Record, Settings
from foretell.errors import NotProven
from foretell.record.fairness import Fairness, Nonce, shown, verify
from foretell.table.fair import FairShuffler, commitment, lot
from tests.helpers import play_out
from tests.strategies import settings

SEED = bytes(range(64))
SHOWN, WITHHELD = bytes(range(100, 132)), bytes(32)
NONCES = (Nonce(commitment(SHOWN), SHOWN), None, Nonce(commitment(WITHHELD)))
FAIR = Fairness(commitment(SEED), NONCES, SEED)


def fair_game(fairness: Fairness = FAIR, given_settings: Settings | None = None) -> Game:
    shuffler = FairShuffler(SEED, shown(fairness.nonces))
    return Game(settings=given_settings or Settings(seats=3), shuffler=shuffler, headers=fairness.headers())


def record_with(**changed: str | None) -> Record:
    """Return the record of a game with some headers changed or left out."""
    game = fair_game()
    game.headers |= {name.replace("_", "-"): value for name, value in changed.items() if value is not None}
    for name in (name.replace("_", "-") for name, value in changed.items() if value is None):
        del game.headers[name]
    return game.record


@given(settings(), st.integers(0, 2**32))
def test_a_whole_game_is_proven(given_settings: Settings, seed: int) -> None:
    nonces = tuple(NONCES[seat % 3] for seat in range(given_settings.seats))
    fairness = Fairness(commitment(SEED), nonces, SEED)
    game = play_out(fair_game(fairness, given_settings), seed)
    assert verify(Record.parse(str(game.record))) == fairness
    assert verify(Record.parse(game.record.to_json())) == fairness


def test_headers_are_read_as_written() -> None:
    for fairness in (FAIR, FAIR._replace(seed=None), FAIR._replace(by_lot=True)):
        assert Fairness.read(fairness.headers(), 3) == fairness
    assert "shuffle-seed" not in FAIR._replace(seed=None).headers()


@pytest.mark.parametrize(
    ("changed", "code"),
    [
        ({"shuffle": None}, "fairness/no-headers"),
        ({"shuffle": "riffle 7"}, "fairness/unknown-shuffle"),
        ({"shuffle_seed": None}, "fairness/no-seed"),
        ({"shuffle_seed": "00"}, "fairness/bad-header"),
        ({"shuffle_seed": SEED.hex().upper()}, "fairness/bad-header"),
        ({"shuffle_seed": bytes(64).hex()}, "fairness/wrong-seed"),
        ({"shuffle_commitment": None}, "fairness/bad-header"),
        ({"shuffle_commitment": "x"}, "fairness/bad-header"),
        ({"shuffle_commitment": commitment(b"")}, "fairness/wrong-seed"),
        ({"nonce_0": "x"}, "fairness/bad-header"),
        ({"shuffle_scribe": "0"}, "fairness/bad-header"),
        ({"nonce_0": f"{commitment(SHOWN)} {bytes(15).hex()}"}, "fairness/bad-header"),
        ({"nonce_0": f"{commitment(WITHHELD)} {SHOWN.hex()}"}, "fairness/wrong-nonce"),
        ({"nonce_0": None}, "fairness/wrong-deal"),
        ({"nonce_0": f"{commitment(SHOWN)} -"}, "fairness/wrong-deal"),
        ({"nonce_1": f"{commitment(SHOWN)} {SHOWN.hex()}"}, "fairness/wrong-deal"),
        ({"nonce_2": f"{commitment(WITHHELD)} {WITHHELD.hex()}"}, "fairness/wrong-deal"),
    ],
)
def test_whatever_does_not_fit_is_found(changed: dict[str, str | None], code: str) -> None:
    with pytest.raises(NotProven) as caught:
        verify(record_with(**changed))
    assert caught.value.code == code


def test_TABLE_2_a_scribe_whom_the_lot_did_not_draw_is_found() -> None:
    by_lot = FAIR._replace(by_lot=True)
    drawn = lot(SEED, shown(NONCES))
    for seat in range(3):
        record = play_out(fair_game(by_lot, Settings(seats=3, scribe=seat))).record
        if seat == drawn:
            assert verify(Record.parse(str(record))).by_lot
        else:
            with pytest.raises(NotProven) as caught:
                verify(record)
            found = caught.value
            assert (found.code, found.rule, found.params) == ("fairness/wrong-scribe", "TABLE-2", {"seat": drawn})


def test_a_record_without_a_lot_may_have_any_scribe() -> None:
    for seat in range(3):
        assert not verify(play_out(fair_game(given_settings=Settings(seats=3, scribe=seat))).record).by_lot


def test_another_deal_is_found() -> None:
    game = play_out(fair_game())
    swapped = list(game.record.rounds)
    deal = list(swapped[7].deal)
    deal[-1], deal[-2] = deal[-2], deal[-1]
    swapped[7] = swapped[7]._replace(deal=tuple(deal))
    record = Record(game.settings, game.players, tuple(swapped), game.headers)
    with pytest.raises(NotProven) as caught:
        verify(record)
    assert (caught.value.code, caught.value.params) == ("fairness/wrong-deal", {"round": 8})
