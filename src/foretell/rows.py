"""Rows: a state declared once, as a plain object and as a NumPy record.

A subclass of `Row` under `@row` lists its fields with width and length. From that list come the plain object (slots,
ints and lists of ints) and, on request, the NumPy record type with the same field names: `state.won[seat] += 1` is the
same line at every speed. NumPy is imported only when a record type is asked for.

>>> @row
... class Coins(Row):
...     shown: Int8x6
...     bank: Int16
>>> coins = Coins()
>>> coins.shown[2] += 1
>>> coins
Coins(shown=[0, 0, 1, 0, 0, 0], bank=0)
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Any, ClassVar, NamedTuple, Self, TypeVar, cast, get_type_hints

if TYPE_CHECKING:
    import numpy as np


class Cell(NamedTuple):
    """The shape of a field: width in bits, length (0 for a single number), and whether it may be negative.

    An index that is never negative says so: compiled code need not look whether it counts from the end.
    """

    bits: int
    length: int = 0
    signed: bool = True

    @property
    def code(self) -> str:
        """The NumPy code of one number."""
        return f"{'i' if self.signed else 'u'}{self.bits // 8}"


Int8 = Annotated[int, Cell(8)]
Int16 = Annotated[int, Cell(16)]
Int64 = Annotated[int, Cell(64)]
Int8x6 = Annotated[list[int], Cell(8, 6)]
Int8x20 = Annotated[list[int], Cell(8, 20)]
Int16x6 = Annotated[list[int], Cell(16, 6)]
Int64x6 = Annotated[list[int], Cell(64, 6)]
UInt8 = Annotated[int, Cell(8, signed=False)]
UInt8x21 = Annotated[list[int], Cell(8, 21, signed=False)]
Int8x60 = Annotated[list[int], Cell(8, 60)]


class Row:
    """What every declared row can do beside holding its fields."""

    __slots__ = ()
    cells: ClassVar[dict[str, Cell]]

    def __init__(self) -> None:
        for name, cell in self.cells.items():
            setattr(self, name, [0] * cell.length if cell.length else 0)

    def assign(self, other: Self) -> None:
        """Take over every number of the other row; lists are copied, never shared."""
        for name, cell in self.cells.items():
            value = getattr(other, name)
            setattr(self, name, list(value) if cell.length else value)

    def twin(self) -> Self:
        """Return an independent row with the same numbers."""
        new = type(self).__new__(type(self))
        new.assign(self)
        return new

    def as_dict(self) -> dict[str, int | list[int]]:
        """Return the fields by name."""
        return {name: list(value) if isinstance(value := getattr(self, name), list) else value for name in self.cells}

    @classmethod
    def dtype(cls, *, wide: bool = False) -> np.dtype[Any]:
        """Return the NumPy record type of this row, aligned; `wide` makes every field 64 bits."""
        import numpy as np

        return np.dtype(
            [
                (name, "i8" if wide else cell.code, *([(cell.length,)] if cell.length else []))
                for name, cell in cls.cells.items()
            ],
            align=True,
        )

    def write_to(self, record: Any) -> None:
        """Write the numbers into a NumPy record of this row's type."""
        for name in self.cells:
            record[name] = getattr(self, name)

    @classmethod
    def read_from(cls, record: Any) -> Self:
        """Return the row that a NumPy record holds."""
        new = cls()
        for name, cell in cls.cells.items():
            setattr(new, name, record[name].tolist() if cell.length else int(record[name]))
        return new

    def __eq__(self, other: object) -> bool:
        return type(self) is type(other) and all(getattr(self, name) == getattr(other, name) for name in self.cells)

    __hash__ = None  # type: ignore[assignment]

    def __repr__(self) -> str:
        return f"{type(self).__name__}({', '.join(f'{name}={getattr(self, name)}' for name in self.cells)})"

    def __getstate__(self) -> list[int | list[int]]:
        return [getattr(self, name) for name in self.cells]

    def __setstate__(self, numbers: list[int | list[int]]) -> None:
        for name, value in zip(self.cells, numbers, strict=True):
            setattr(self, name, value)


T = TypeVar("T", bound=Row)


def row(declaration: type[T]) -> type[T]:
    """Turn a subclass of Row that lists annotated fields into a slotted one that knows their cells."""
    hints = get_type_hints(declaration, include_extras=True)
    cells = {name: hint.__metadata__[0] for name, hint in hints.items() if hasattr(hint, "__metadata__")}
    body = {name: value for name, value in vars(declaration).items() if name not in ("__dict__", "__weakref__")}
    slots = {"__slots__": tuple(cells), "cells": cells}
    return cast(type[T], type(declaration.__name__, declaration.__bases__, body | slots))
