"""Rows: declared once, as plain objects and as NumPy records."""

from __future__ import annotations

import copy
import pickle

import numpy as np
import pytest

from foretell.rows import Cell, Int8, Int8x6, Int16, Int16x6, Int64, Row, UInt8, row
from foretell.table.deal import new_table
from foretell.table.sight import Sight
from foretell.table.state import Table


@row
class Coins(Row):
    """A small row for these tests."""

    shown: Int8x6
    total: Int16x6
    bank: Int16
    owner: Int8
    kinds: Int64
    turn: UInt8

    def doubled(self) -> int:
        return 2 * self.bank


def some_coins() -> Coins:
    coins = Coins()
    coins.shown[2] = 3
    coins.total[5] = -400
    coins.bank = 25
    coins.kinds = 1 << 62
    coins.turn = 200
    return coins


def test_a_new_row_is_all_zeros() -> None:
    assert Coins().as_dict() == {"shown": [0] * 6, "total": [0] * 6, "bank": 0, "owner": 0, "kinds": 0, "turn": 0}
    assert Coins().shown is not Coins().shown


def test_a_row_knows_its_cells_and_keeps_its_methods() -> None:
    assert Coins.cells == {
        "shown": Cell(8, 6),
        "total": Cell(16, 6),
        "bank": Cell(16),
        "owner": Cell(8),
        "kinds": Cell(64),
        "turn": Cell(8, signed=False),
    }
    assert Cell(8) == (8, 0, True)
    assert some_coins().doubled() == 50
    assert Coins.__doc__ == "A small row for these tests."


def test_a_row_has_no_room_for_anything_else() -> None:
    with pytest.raises(AttributeError):
        Coins().purse = 1  # type: ignore[attr-defined]
    assert not hasattr(Coins(), "__dict__")


def test_assign_takes_over_every_number_and_shares_no_list() -> None:
    one, other = some_coins(), Coins()
    other.assign(one)
    assert other == one
    other.shown[0] = 1
    assert one.shown[0] == 0


def test_a_twin_is_equal_and_independent() -> None:
    one = some_coins()
    twin = one.twin()
    assert twin == one
    assert type(twin) is Coins
    twin.total[0] = 1
    twin.bank = 0
    assert one == some_coins()
    assert twin != one


def test_as_dict_shares_no_list() -> None:
    one = some_coins()
    numbers = one.as_dict()
    assert numbers == {
        "shown": [0, 0, 3, 0, 0, 0],
        "total": [0, 0, 0, 0, 0, -400],
        "bank": 25,
        "owner": 0,
        "kinds": 2**62,
        "turn": 200,
    }
    shown = numbers["shown"]
    assert isinstance(shown, list)
    shown[0] = 9
    assert one == some_coins()


def test_rows_are_equal_by_type_and_numbers() -> None:
    assert some_coins() == some_coins()
    assert some_coins() != Coins()
    assert Coins() != Table()
    assert Coins().__eq__(0) is False
    with pytest.raises(TypeError):
        hash(Coins())


def test_a_row_prints_its_numbers() -> None:
    assert repr(some_coins()) == (
        "Coins(shown=[0, 0, 3, 0, 0, 0], total=[0, 0, 0, 0, 0, -400], "
        "bank=25, owner=0, kinds=4611686018427387904, turn=200)"
    )


@pytest.mark.parametrize("row_type", [Table, Sight])
def test_rows_can_be_pickled_and_deep_copied(row_type: type[Row]) -> None:
    one = row_type()
    assert pickle.loads(pickle.dumps(one)) == one  # noqa: S301
    assert copy.deepcopy(one) == one
    table = new_table()
    assert pickle.loads(pickle.dumps(table)) == table  # noqa: S301


def test_the_record_type_has_the_declared_widths() -> None:
    dtype = Coins.dtype()
    assert dtype.names == ("shown", "total", "bank", "owner", "kinds", "turn")
    assert [dtype[name] for name in dtype.names] == [
        np.dtype(("i1", (6,))),
        np.dtype(("i2", (6,))),
        np.dtype("i2"),
        np.dtype("i1"),
        np.dtype("i8"),
        np.dtype("u1"),
    ]
    assert dtype.isalignedstruct


def test_a_wide_record_type_has_64_bits_everywhere() -> None:
    dtype = Coins.dtype(wide=True)
    assert dtype.names == tuple(Coins.cells)
    assert [dtype[name].base for name in dtype.names] == [np.dtype("i8")] * 6
    assert [dtype[name].shape for name in dtype.names] == [(6,), (6,), (), (), (), ()]


def test_a_row_goes_into_a_record_and_back() -> None:
    record = np.zeros((), Coins.dtype())
    some_coins().write_to(record)
    again = Coins.read_from(record)
    assert again == some_coins()
    assert {type(again.bank), type(again.shown[0]), type(again.kinds)} == {int}


@pytest.mark.parametrize(("name", "number"), [("owner", 128), ("turn", -1), ("turn", 256), ("bank", 2**15)])
def test_a_number_too_wide_for_its_record_is_refused(name: str, number: int) -> None:
    coins = Coins()
    setattr(coins, name, number)
    with pytest.raises(OverflowError):
        coins.write_to(np.zeros((), Coins.dtype()))
