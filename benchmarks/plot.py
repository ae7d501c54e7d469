"""Draw the results of `benchmarks.engine --json FILE` as a bar chart: `python -m benchmarks.plot FILE OUT.svg`."""

from __future__ import annotations

import json
import math
import sys
from collections.abc import Iterator
from html import escape
from pathlib import Path

WIDTH, LEFT, BAR, GAP, TOP = 960, 400, 22, 8, 56
LOW, HIGH = 3, 11  # powers of ten


def x(value: float) -> float:
    """Return where a speed lies on the logarithmic scale."""
    return LEFT + (math.log10(value) - LOW) / (HIGH - LOW) * (WIDTH - LEFT - 110)


def lines(rows: list[dict[str, object]]) -> Iterator[str]:
    """Yield the parts of the picture."""
    height = TOP + len(rows) * (BAR + GAP) + 16
    yield f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height}" font-family="sans-serif" role="img">'
    yield "<title>Decisions per second, random play, logarithmic scale</title>"
    yield f'<rect width="{WIDTH}" height="{height}" fill="#f4ead5"/>'
    for power in range(LOW, HIGH + 1):
        at = x(10**power)
        ends = f'x1="{at:.1f}" x2="{at:.1f}" y1="{TOP - 8}" y2="{height - 12}"'
        yield f'<line {ends} stroke="#8b90a8" stroke-width=".5"/>'
        label = f"10<tspan dy='-5' font-size='9'>{power}</tspan>"
        yield f'<text x="{at:.1f}" y="{TOP - 14}" font-size="12" text-anchor="middle" fill="#39405f">{label}</text>'
    yield f'<text x="{LEFT}" y="18" font-size="13" fill="#2a2118">decisions per second</text>'
    for i, row in enumerate(rows):
        y = TOP + i * (BAR + GAP)
        speed, name = float(str(row["decisions"])), str(row["name"])
        cores = f", {row['cores']} cores" if row["cores"] != 1 else ""
        colour = "#2f66d0" if name.startswith("Foretell") else "#8b90a8"
        text = f'y="{y + 16}" font-size="13" fill="#2a2118"'
        yield f'<text x="{LEFT - 8}" {text} text-anchor="end">{escape(name + cores)}</text>'
        yield f'<rect x="{LEFT}" y="{y}" width="{x(speed) - LEFT:.1f}" height="{BAR}" fill="{colour}"/>'
        yield f'<text x="{x(speed) + 6:.1f}" {text}>{speed:,.0f}</text>'
    yield "</svg>"


def main() -> None:
    """Read the numbers and write the picture."""
    source, target = map(Path, sys.argv[1:3])
    rows = sorted(json.loads(source.read_text()), key=lambda row: float(row["decisions"]))
    target.write_text("\n".join(lines(rows)) + "\n")


if __name__ == "__main__":
    main()
