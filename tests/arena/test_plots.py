"""Plots: well-formed, inside their frame, and safe with any name."""

from __future__ import annotations

import re
from xml.etree import ElementTree

import pytest

from foretell.arena.plots import SERIES, WIDE, Axis, Curve, Row, bars, curves, dots

SVG = "{http://www.w3.org/2000/svg}"
ROWS = [
    Row(0, 'a <b> & "c"', "12 [−3, 30]", 12.0, -3.0, 30.0),
    *(Row(number, f"level {number}", "5", 5.0 * number, 4.0, 40.0) for number in range(SERIES + 1)),
]
SHARES = [Row(0, "x", "10 %", 0.1, 0.05, 0.2), Row(1, "y", "0 %", 0.0, 0.0, 0.0)]
PLOTS = {
    "dots": dots("points", ROWS, zero=0.0),
    "one dot": dots("points", [Row(0, "x", "5", 5.0, 5.0, 5.0)]),
    "bars": bars("wins", SHARES, even=0.25),
    "curves": curves("hits", [Curve(0, "a", [0.8, 0.5, 0.4]), Curve(7, "b<", [0.9, 0.1, 0.0])], "round"),
    "one round": curves("hits", [Curve(0, "a", [0.8])], "round"),
    "no hits": curves("hits", [Curve(0, "a", [0.0] * 20)], "round"),
}


@pytest.mark.parametrize("name", PLOTS)
def test_a_plot_is_well_formed_and_nothing_lies_outside(name: str) -> None:
    root = ElementTree.fromstring(PLOTS[name])  # noqa: S314 - our own text
    _, _, wide, high = map(float, root.attrib["viewBox"].split())
    assert wide == WIDE
    assert root.attrib["role"] == "img"
    title = root.find(f"{SVG}title")
    assert title is not None
    assert title.text
    for element in root.iter():
        for key in ("x", "x1", "x2"):
            assert 0 <= float(element.attrib.get(key, 0)) <= wide
        for key in ("y", "y1", "y2"):
            assert 0 <= float(element.attrib.get(key, 0)) <= high
        assert float(element.attrib.get("width", 0)) >= 0
        for x, y in re.findall(r"([-\d.]+)[ ,]([-\d.]+)", element.attrib.get("transform", "")):
            assert 0 <= float(x) <= wide
            assert 0 <= float(y) <= high


def test_values_stand_in_their_order() -> None:
    axis = Axis(-12, 63)
    assert axis.at(-20) < axis.at(0) < axis.at(63) < axis.at(80)
    assert [text for _, text in Axis(0, 0.43, percent=True).ticks()] == ["0 %", "20 %", "40 %", "60 %"]
    assert len(Axis(5, 5).ticks()) >= 2


def test_names_are_escaped() -> None:
    assert "a &lt;b&gt; &amp;" in PLOTS["dots"]
    assert "<b>" not in PLOTS["dots"]
