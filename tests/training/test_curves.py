"""Curves of learning: every exam of a log is drawn, nothing leaves the picture."""

from __future__ import annotations

import re
import xml.etree.ElementTree as ET
from typing import Any

from foretell.training.curves import HIGH, WIDE, draw, read

LOG: list[dict[str, Any]] = [
    {"batch": 1, "seconds": 120.0},
    {"exam": 1, "journeyman": {"4": [10.0, 5.0, 0.7], "3": [-20.0, 9.0, 0.6]}, "first": {"4": [1.0, 1.0, 0.5]}},
    {"batch": 2, "seconds": 400.0},
    {"exam": 2, "seconds": 480.0, "journeyman": {"4": [140.0, 5.0, 0.7], "3": [143.0, 9.0, 0.6]}},
]


LATER: list[dict[str, Any]] = [{"exam": 1, "seconds": 60.0, "journeyman": {"4": [150.0, 4.0, 0.8]}}]


def test_marks_are_read_with_the_minutes_before_them() -> None:
    assert read([LOG], "journeyman")["4"] == [(2.0, 10.0, 5.0), (8.0, 140.0, 5.0)]
    assert read([LOG], "journeyman")["3"] == [(2.0, -20.0, 9.0), (8.0, 143.0, 9.0)]
    assert read([LOG], "nobody") == {}


def test_a_part_of_the_course_goes_on_where_the_one_before_ended() -> None:
    found = read([LOG, LATER], "journeyman")
    assert found["4"][-2:] == [(8.0, 140.0, 5.0), (9.0, 150.0, 4.0)]
    assert len(found["3"]) == 2


def test_the_picture_is_well_formed_and_holds_everything() -> None:
    picture = draw(read([LOG], "journeyman"), "Margins", {"4": "4 seats"})
    ET.fromstring(picture)  # noqa: S314 - our own
    for shape in re.findall(r'points="([^"]*)"', picture):
        for point in shape.split():
            x, y = map(float, point.split(","))
            assert 0 <= x <= WIDE
            assert 0 <= y <= HIGH
    assert picture.count("<polyline") == 2
    assert ">4 seats<" in picture
    assert ">3<" in picture
