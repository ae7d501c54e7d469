"""Curves of learning, drawn as an SVG from the logs of checkpoints: margins against a frozen opponent, exam by exam."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from math import ceil
from typing import Any, Final

WIDE: Final = 720
HIGH: Final = 400
_LEFT, _RIGHT, _TOP, _BOTTOM = 64, 150, 34, 52
_COLOURS: Final = ("#1f5fa8", "#b3261e", "#2e7d32", "#8a6d00", "#6a3fa0")
_DASHES: Final = ("", "7 3", "2 3", "10 3 2 3", "1 4")
_STYLE: Final = (
    "text{font:14px sans-serif;fill:#333}"
    ".grid{stroke:#ccc}"
    "@media(prefers-color-scheme:dark){text{fill:#ddd}.grid{stroke:#555}}"
)
Points = list[tuple[float, float, float]]


def read(logs: Iterable[Sequence[Mapping[str, Any]]], opponent: str) -> dict[str, Points]:
    """Return for each exam of logs, one after the other, (minutes, margin, half its interval), in order."""
    found: dict[str, Points] = {}
    before = 0.0
    for log in logs:
        seconds = 0.0
        for line in log:
            seconds = line.get("seconds", seconds)
            for name, (gain, within, _) in line.get(opponent, {}).items():
                found.setdefault(name, []).append(((before + seconds) / 60, gain, within))
        before += seconds
    return found


def draw(curves: Mapping[str, Points], title: str, labels: Mapping[str, str]) -> str:
    """Return the curves as a picture, with a band for the interval of each."""
    everything = [point for points in curves.values() for point in points]
    right = max([1.0, *(at for at, _, _ in everything)])
    top = 50 * (int(max([0.0, *(value + off for _, value, off in everything)])) // 50 + 1)
    bottom = -50 * ceil(max([0.0, *(off - value for _, value, off in everything)]) / 50)

    def x(value: float) -> float:
        return _LEFT + value / right * (WIDE - _LEFT - _RIGHT)

    def y(value: float) -> float:
        return HIGH - _BOTTOM - (value - bottom) / (top - bottom) * (HIGH - _TOP - _BOTTOM)

    parts = [f'<text x="{_LEFT}" y="20">{title}</text>']
    for level in range(bottom, top + 1, 50 if top - bottom <= 300 else 100):
        parts.append(f'<path class="grid" d="M{_LEFT},{y(level):.0f}H{WIDE - _RIGHT}"/>')
        parts.append(f'<text x="{_LEFT - 8}" y="{y(level) + 5:.0f}" text-anchor="end">{level}</text>')
    step = next(each for each in (1, 2, 5, 10, 20, 50, 100, 200, 500, 1000, 10**9) if right / each <= 6)
    parts += [
        f'<text x="{x(value):.0f}" y="{HIGH - _BOTTOM + 20}" text-anchor="middle">{value}</text>'
        for value in range(0, int(right) + 1, step)
    ]
    parts.append(f'<text x="{(_LEFT + WIDE - _RIGHT) / 2}" y="{HIGH - 10}" text-anchor="middle">minutes</text>')
    ends = _apart([y(points[-1][1]) for points in curves.values()])
    for number, (name, points) in enumerate(curves.items()):
        colour, dash = _COLOURS[number % 5], _DASHES[number % 5]
        upper = [f"{x(at):.1f},{y(value + off):.1f}" for at, value, off in points]
        lower = [f"{x(at):.1f},{y(value - off):.1f}" for at, value, off in reversed(points)]
        line = " ".join(f"{x(at):.1f},{y(value):.1f}" for at, value, _ in points)
        parts.append(f'<polygon points="{" ".join(upper + lower)}" fill="{colour}" opacity=".15"/>')
        parts.append(
            f'<polyline points="{line}" fill="none" stroke="{colour}" stroke-width="2" stroke-dasharray="{dash}"/>'
        )
        parts.append(f'<text x="{WIDE - _RIGHT + 8}" y="{ends[number] + 5:.0f}">{labels.get(name, name)}</text>')
    frame = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDE} {HIGH}" role="img"><title>{title}</title>'
    return f"{frame}<style>{_STYLE}</style>\n" + "\n".join(parts) + "\n</svg>\n"


def _apart(places: Sequence[float], least: float = 18.0) -> list[float]:
    """Return places for labels, moved so that none lies upon another.

    >>> _apart([100.0, 104.0, 50.0])
    [86.0, 104.0, 50.0]
    """
    found = list(places)
    last = float("inf")
    for at in sorted(range(len(places)), key=lambda i: -places[i]):
        found[at] = last = min(places[at], last - least)
    return found
