"""The page of a match or a tournament: one HTML file with everything in it, for phone and desktop, light and dark."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from importlib.resources import files
from typing import Final

from foretell.arena import Estimate, LevelReport, Rating, Report
from foretell.arena.plots import Curve, Row, bars, curves, dots
from foretell.cli.arena.figures import decision_time, interval, name, number, share, share_interval, title
from foretell.cli.settings import settings_line
from foretell.i18n import Catalogue

_NAMES: Final = 15
"""So wide is a name beside a figure in a plot; those below the curves have more room."""
_LONG_NAMES: Final = 30
_LEVEL_HEADS: Final = (
    "arena-column-level",
    "arena-column-points",
    "arena-column-difference",
    "arena-column-wins",
    "arena-column-rank",
    "arena-column-hits",
    "arena-column-under",
    "arena-column-over",
    "arena-column-time",
)
_CONTROL_HEADS: Final = (
    "arena-column-level",
    "arena-column-points",
    "arena-column-left",
    "arena-column-difference",
    "arena-column-left",
)
_RATING_HEADS: Final = ("arena-column-level", "arena-column-mu", "arena-column-sigma", "arena-column-apart")


def match_page(report: Report, words: Catalogue) -> str:
    """Return the page of a match."""
    return _page(words.say("arena-page-match"), _match(report, report.match.levels, words), words)


def tournament_page(ratings: Sequence[Rating], reports: Sequence[Report], tables: int, words: Catalogue) -> str:
    """Return the page of a tournament: the ratings, then every table, and how many were not begun."""
    levels = [each.level for each in ratings]
    rows = [
        _row(
            place,
            each.level,
            number(words, each.mu, 2),
            Estimate(each.mu, each.mu - 2 * each.sigma, each.mu + 2 * each.sigma),
        )
        for place, each in enumerate(ratings)
    ]
    title = words.say("arena-plot-ratings")
    missing = tables - len(reports)
    body = [_warning(words.say("arena-missing", missing=missing, tables=tables))] if missing else []
    body += [f'<div class="grid">{_card(title, dots(title, rows))}{_card(title, _ratings(ratings, words))}</div>']
    body += [f"<section>{_match(each, levels, words)}</section>" for each in reports]
    return _page(words.say("arena-page-tournament"), "\n".join(body), words, words.say("arena-page-ratings"))


def _page(title: str, body: str, words: Catalogue, more: str = "") -> str:
    style = (files("foretell.cli.arena") / "page.css").read_text(encoding="utf-8")
    return f"""<!doctype html>
<html lang="{words.language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>{escape(title)}</title>
<style>
{style}</style>
</head>
<body>
<header><h1>{escape(title)}</h1></header>
<main>
{body}
</main>
<footer><p class="faint">{escape(f"{words.say('arena-page-about')} {more}".strip())}</p></footer>
</body>
</html>
"""


def _match(report: Report, levels: Sequence[str], words: Catalogue) -> str:
    """Return a match; each level has the colour of its place among the levels of the page."""
    match = report.match
    played = title(report, words)
    series = [(level, levels.index(level.level)) for level in report.levels]
    points, won, rounds = (words.say(key) for key in ("arena-plot-points", "arena-plot-wins", "arena-plot-rounds"))
    plots = {
        points: dots(points, [_points(*each, words) for each in series]),
        won: bars(won, [_wins(*each, words) for each in series], even=1 / match.seats),
        rounds: curves(rounds, [_hits(*each) for each in series], words.say("arena-round")),
    }
    parts = [
        f"<h2>{escape(', '.join(match.line_up))}</h2>",
        f'<p class="faint">{escape(played)}<br>{escape(settings_line(match.settings, words))}</p>',
        _warning(words.say("arena-partial", games=match.deals * report.rotations)) if not report.complete else "",
        f'<div class="grid">{"".join(_card(title, plot) for title, plot in plots.items())}</div>',
        f'<div class="card wide">{_levels(report, words)}</div>',
        f'<div class="grid">{_card(words.say("arena-by-place"), _places(report, words))}</div>',
        _controlled(report, words),
    ]
    return "\n".join(filter(None, parts))


def _warning(text: str) -> str:
    return f"<p><strong>{escape(text)}</strong></p>"


def _card(title: str, body: str) -> str:
    return f'<div class="card wide"><h2>{escape(title)}</h2>{body}</div>'


def _row(series: int, label: str, told: str, found: Estimate) -> Row:
    low = found.value if found.low is None else found.low
    high = found.value if found.high is None else found.high
    return Row(series, name(label, _NAMES), told, found.value, low, high)


def _points(level: LevelReport, series: int, words: Catalogue) -> Row:
    return _row(
        series, level.level, f"{number(words, level.points.value)} {interval(words, level.points)}", level.points
    )


def _wins(level: LevelReport, series: int, words: Catalogue) -> Row:
    return _row(series, level.level, share(level.win_share.value, words), level.win_share)


def _hits(level: LevelReport, series: int) -> Curve:
    return Curve(series, name(level.level, _LONG_NAMES), [hit.value for hit in level.hits_by_round])


def _levels(report: Report, words: Catalogue) -> str:
    heads = [words.say(key) for key in _LEVEL_HEADS]
    return _table(heads, [_cells(level, report, words) for level in report.levels], "stack")


def _cells(level: LevelReport, report: Report, words: Catalogue) -> list[tuple[str, str]]:
    return [
        (f"{level.seats} × {level.level}", ""),
        (number(words, level.points.value), interval(words, level.points)),
        (number(words, level.difference.value, sign=True), interval(words, level.difference, sign=True)),
        (share(level.win_share.value, words), share_interval(level.win_share, words)),
        (number(words, level.rank.value, 2), interval(words, level.rank, 2)),
        (share(level.hits.value, words), share_interval(level.hits, words)),
        (share(level.under, words), ""),
        (share(level.over, words), ""),
        (decision_time(report, level.level, words), ""),
    ]


def _places(report: Report, words: Catalogue) -> str:
    heads = [words.say("arena-column-level"), *(str(place + 1) for place in range(report.match.seats))]
    rows = [
        [(name(level.level, _LONG_NAMES), ""), *((number(words, 100 * hit, 0), "") for hit in level.hits_by_place)]
        for level in report.levels
    ]
    return _table(heads, rows)


def _controlled(report: Report, words: Catalogue) -> str:
    """Return what is left when the luck of the deal is taken out, where that was asked for."""
    heads = [words.say(key) for key in _CONTROL_HEADS]
    found = [(level.level, level.controlled) for level in report.levels if level.controlled]
    rows = [
        [
            (level, ""),
            (number(words, each.points.value), interval(words, each.points)),
            (share(each.points_variance_left, words), ""),
            (number(words, each.difference.value, sign=True), interval(words, each.difference, sign=True)),
            (share(each.difference_variance_left, words), ""),
        ]
        for level, each in found
    ]
    table = _table(heads, rows, "stack")
    return f'<div class="grid">{_card(words.say("arena-controlled"), table)}</div>' if rows else ""


def _ratings(ratings: Sequence[Rating], words: Catalogue) -> str:
    heads = [words.say(key) for key in _RATING_HEADS]
    rows = [
        [(each.level, ""), *((number(words, value, 2), "") for value in (each.mu, each.sigma, each.apart))]
        for each in ratings
    ]
    return _table(heads, rows)


def _table(heads: Sequence[str], rows: Sequence[Sequence[tuple[str, str]]], kind: str = "") -> str:
    """Return a table; one called `stack` becomes a list of figures where the screen is narrow."""
    head = "".join(f'<th scope="col">{escape(text)}</th>' for text in heads)
    lines = ["".join(_cell(label, *cell) for label, cell in zip(heads, row, strict=True)) for row in rows]
    body = "".join(f"<tr>{line}</tr>" for line in lines)
    return f'<table class="{kind}"><thead><tr>{head}</tr></thead><tbody>{body}</tbody></table>'


def _cell(label: str, text: str, small: str) -> str:
    below = f"<small>{escape(small)}</small>" if small else ""
    return f'<td data-label="{escape(label)}"><span>{escape(text)}</span>{below}</td>'
