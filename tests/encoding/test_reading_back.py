"""The encoding is complete: a vector, read back, says all that the seat knows, and no number is there in vain."""

from __future__ import annotations

from contextlib import suppress
from itertools import islice

import numpy as np
import pytest

from foretell import Settings
from foretell.cards import SPECIAL_NAMES
from foretell.table.fields import FIELDS, KINDS, SIZE, START
from tests.encoding.decoding import decoded, known
from tests.table.test_encoding import encoded, part, positions

EVERY_KIND = {
    "base": Settings(seats=3),
    "six seats": Settings(seats=6),
    "specials": Settings(seats=4, specials=SPECIAL_NAMES),
    "hidden": Settings(seats=5, hidden_predictions=True, hidden_reveal="after_round"),
    "secret": Settings(seats=6, specials=SPECIAL_NAMES, secret_predictions=True),
    "clairvoyance": Settings(seats=3, clairvoyance=True, clairvoyance_rounds="every"),
    "one colour": Settings(seats=4, one_colour=True),
    "Wizard barred": Settings(seats=4, wizard_barred=True),
    "Maximus": Settings(seats=5, maximus=True),
    "custom": Settings(seats=4, length=(9, 3, 3, 3, 3, 3, 1), specials=("cloud",), cloud_acts="trick"),
}


@pytest.mark.parametrize("given_settings", EVERY_KIND.values(), ids=EVERY_KIND)
def test_a_vector_read_back_says_what_the_seat_knows(given_settings: Settings) -> None:
    for v in positions(given_settings, 2):
        x, slots = encoded(v, given_settings)
        assert decoded(x, given_settings) == known(v, slots, given_settings)


def test_reading_back_needs_every_field_that_does_not_follow_from_others() -> None:
    """So a field that were left out, or written wrongly, would be noticed."""
    follows = {"unseen", "owner", "present", "needs", "size", "left", "sum", "unknown", "wanted", "position"}
    tested_apart = {"ahead", "behind", "switches", "specials"}
    missed = set()
    for given_settings in EVERY_KIND.values():
        for v in islice(positions(given_settings, 1), 0, None, 19):
            x, slots = encoded(v, given_settings)
            for field in FIELDS:
                if field.name not in missed and any(part(x, field.name)):
                    blank = [*x]
                    blank[START[field.name] : START[field.name] + field.length] = [0] * field.length
                    with suppress(ValueError, KeyError):  # it cannot even be read
                        if decoded(blank, given_settings) == known(v, slots, given_settings):
                            continue
                    missed.add(field.name)
    assert missed == {field.name for field in FIELDS} - follows - tested_apart


def test_every_field_is_used_somewhere() -> None:
    used = np.zeros(SIZE, np.int64)
    for given_settings in (
        *(Settings(seats=seats, specials=SPECIAL_NAMES) for seats in (3, 4, 5, 6)),
        *(Settings(seats=seats, clairvoyance=True, clairvoyance_rounds="every") for seats in (3, 6)),
        Settings(seats=4, secret_predictions=True, one_colour=True),
        Settings(seats=5, hidden_predictions=True, hidden_reveal="after_round", predict_from="scribe"),
        Settings(seats=4, specials=SPECIAL_NAMES, secret_predictions=True, cloud_acts="trick", length="short"),
        Settings(seats=3, plus_minus_one=True, maximus=True, wizard_barred=True, turned_wizard_no_trump=True),
    ):
        for v in positions(given_settings, 6):
            used |= encoded(v, given_settings)[0]
    unused = {field.name for field in FIELDS if not any(part(used.tolist(), field.name))}
    assert unused == set()
    assert part(used.tolist(), "seen")[:KINDS] == [0] * KINDS  # nobody sees the own forehead
    assert all(part(used.tolist(), "hand")[:61])  # every kind has been held
    assert not any(part(used.tolist(), "hand")[61:])  # what is to spare is free
    assert all(part(used.tolist(), "happened"))
    assert part(used.tolist(), "switches")[10:] == [1, 0]
    assert all(part(used.tolist(), "shapeshifter"))
