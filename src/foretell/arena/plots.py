"""Plots for a page: SVG drawn from numbers and labels, without scripts and without anything from elsewhere.

A plot is 340 units wide, so that on a phone a unit is about a pixel and letters stay legible; on a wide screen it
grows. Colours are the classes s0 to s5, which the page paints for light and dark; every series has its own mark too.
"""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from math import ceil, floor, log10
from typing import Final, NamedTuple

from foretell.table.block import with_minus

WIDE: Final = 340
SERIES: Final = 6
"""So many series have a colour and a mark of their own; then they come again."""
_ROW: Final = 46
_LEFT: Final = 8
_RIGHT: Final = 12
_SQUARE: Final = "M-4,-4h8v8h-8z"
_MARKS: Final = (
    "M0,-5a5,5 0 1,0 .01,0z",
    _SQUARE,
    "M0,-6 5.5,4h-11z",
    "M0,-6 6,0 0,6 -6,0z",
    "M0,6 5.5,-4h-11z",
    "M-5,-5 5,5M5,-5 -5,5",
)


class Row(NamedTuple):
    """A value with its interval, the words beside it, and the number of its series: the same, the same colour."""

    series: int
    label: str
    told: str
    value: float
    low: float
    high: float


class Curve(NamedTuple):
    """A value for each round, and whose they are."""

    series: int
    label: str
    values: Sequence[float]


def dots(title: str, rows: Sequence[Row], zero: float | None = None) -> str:
    """Return values as marks with whiskers, one below the other, on one axis."""
    low = min([row.low for row in rows] + ([] if zero is None else [zero]))
    high = max([row.high for row in rows] + ([] if zero is None else [zero]))
    axis = Axis(low, high)
    parts = _grid(axis, len(rows) * _ROW)
    if zero is not None:
        parts.append(_line("even", axis.at(zero), 0, axis.at(zero), len(rows) * _ROW))
    for number, row in enumerate(rows):
        y = number * _ROW
        parts += _heading(row, y)
        parts.append(f'<g class="s{row.series % SERIES}">')
        parts.append(_line("whisker", axis.at(row.low), y + 34, axis.at(row.high), y + 34))
        parts.append(f"{_mark(row.series, axis.at(row.value), y + 34)}</g>")
    return _svg(title, parts, len(rows) * _ROW + 22)


def bars(title: str, rows: Sequence[Row], even: float | None = None) -> str:
    """Return shares as bars from 0, with whiskers, and a line where all would be even."""
    axis = Axis(0.0, max([row.high for row in rows] + ([] if even is None else [even])), percent=True)
    parts = _grid(axis, len(rows) * _ROW)
    for number, row in enumerate(rows):
        y = number * _ROW
        parts += _heading(row, y)
        parts.append(f'<g class="s{row.series % SERIES}">')
        parts.append(
            f'<rect x="{axis.at(0):.1f}" y="{y + 26}" width="{axis.at(row.value) - axis.at(0):.1f}" height="14"/>'
        )
        parts.append(f"{_line('whisker over', axis.at(row.low), y + 33, axis.at(row.high), y + 33)}</g>")
    if even is not None:
        parts.append(_line("even", axis.at(even), 0, axis.at(even), len(rows) * _ROW))
    return _svg(title, parts, len(rows) * _ROW + 22)


def curves(title: str, shares: Sequence[Curve], x_label: str) -> str:
    """Return shares by round as curves with marks, and whose curve is whose below."""
    high = 200
    top = max(0.1, ceil(10 * max(max(curve.values) for curve in shares)) / 10)
    count = len(shares[0].values)

    def x(number: int) -> float:
        return 44 + number * (WIDE - 44 - _RIGHT) / max(count - 1, 1)

    def y(value: float) -> float:
        return 10 + (high - 10) * (1 - value / top)

    parts = []
    for step in range(round(top * 10) + 1):
        if top <= 0.5 or step % 2 == 0:
            parts.append(_line("grid", 40, y(step / 10), WIDE - _RIGHT, y(step / 10)))
            parts.append(_text(36, y(step / 10) + 5, f"{10 * step} %", "end"))
    every = 1 if count <= 12 else 2
    parts += [_text(x(number), high + 20, str(number + 1), "middle") for number in range(0, count, every)]
    parts.append(_text((40 + WIDE) / 2, high + 40, x_label, "middle"))
    for number, (series, label, values) in enumerate(shares):
        points = " ".join(f"{x(at):.1f},{y(value):.1f}" for at, value in enumerate(values))
        marks = "".join(_mark(series, x(at), y(value)) for at, value in enumerate(values))
        parts.append(f'<g class="s{series % SERIES}"><polyline points="{points}"/>{marks}</g>')
        row = high + 66 + 22 * number
        parts.append(f'<g class="s{series % SERIES}">{_mark(series, 48, row - 5)}</g>{_text(62, row, label)}')
    return _svg(title, parts, high + 56 + 22 * len(shares))


class Axis:
    """A horizontal axis with round numbers.

    >>> [text for _, text in Axis(-12, 63).ticks()]
    ['−20', '0', '20', '40', '60', '80']
    """

    def __init__(self, low: float, high: float, *, percent: bool = False) -> None:
        width = (high - low) or 1.0
        rough = width / 4
        power = 10.0 ** floor(log10(rough))
        self.step = next(nice * power for nice in (1, 2, 5, 10) if nice * power >= rough * 0.999)
        self.first = floor(low / self.step)
        self.last = max(ceil(high / self.step), self.first + 1)
        self.percent = percent

    def at(self, value: float) -> float:
        """Return where a value stands."""
        share = (value / self.step - self.first) / (self.last - self.first)
        return _LEFT + 14 + share * (WIDE - _LEFT - _RIGHT - 28)

    def ticks(self) -> list[tuple[float, str]]:
        """Return where to write what."""
        numbers = [number * self.step for number in range(self.first, self.last + 1)]
        texts = [f"{100 * number:.3g} %" if self.percent else f"{number:.6g}" for number in numbers]
        return [(self.at(number), with_minus(text)) for number, text in zip(numbers, texts, strict=True)]


def _grid(axis: Axis, high: int) -> list[str]:
    parts = []
    for x, text in axis.ticks():
        parts.append(_line("grid", x, 0, x, high))
        parts.append(_text(x, high + 17, text, "middle"))
    return parts


def _heading(row: Row, y: int) -> list[str]:
    return [_text(_LEFT, y + 18, row.label), _text(WIDE - _RIGHT, y + 18, row.told, "end")]


def _mark(number: int, x: float, y: float) -> str:
    return f'<path transform="translate({x:.1f} {y:.1f})" d="{_MARKS[number % SERIES]}"/>'


def _line(name: str, x: float, y: float, to_x: float, to_y: float) -> str:
    return f'<line class="{name}" x1="{x:.1f}" y1="{y:.1f}" x2="{to_x:.1f}" y2="{to_y:.1f}"/>'


def _text(x: float, y: float, text: str, anchor: str = "start") -> str:
    return f'<text x="{x:.1f}" y="{y:.1f}" text-anchor="{anchor}">{escape(text)}</text>'


def _svg(title: str, parts: Sequence[str], high: int) -> str:
    head = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDE} {high}" role="img">'
    return f"{head}<title>{escape(title)}</title>{''.join(parts)}</svg>"
