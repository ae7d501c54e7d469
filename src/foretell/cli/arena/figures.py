"""Figures in words: numbers, shares and intervals, the same on the screen, on a page and in a document."""

from __future__ import annotations

from foretell.arena import Estimate, Report
from foretell.i18n import Catalogue
from foretell.rules.editions import edition

MINUS = "−"


def number(value: float, digits: int = 1, *, sign: bool = False) -> str:
    """Return a number with a true minus; what rounds to nothing has no sign.

    >>> number(-3.14159), number(2.0, sign=True), number(-0.04, sign=True)
    ('−3.1', '+2.0', '0.0')
    """
    text = f"{value:{'+' if sign else ''}.{digits}f}"
    return text.replace("-", MINUS) if float(text) else text.lstrip("+-")


def brief(value: float) -> str:
    """Return a number with three digits that count, or all before the point.

    >>> brief(0.12345), brief(12.345), brief(1234.5)
    ('0.123', '12.3', '1234')
    """
    return f"{value:.3g}" if value < 100 else f"{value:.0f}"


def title(report: Report, words: Catalogue) -> str:
    """Return what was played, on how many deals and how fast."""
    return words.say(
        "arena-title",
        games=report.games,
        deals=report.deals,
        edition=edition(report.match.settings.edition).title,
        seed=str(report.match.seed),
        rate=brief(report.time.games_per_second),
    )


def name(level: str, columns: int) -> str:
    """Return the name of a level cut to this width; of a long one the end is kept, which says more than its package.

    >>> name("scribe", 12), name("guild.bots:Clever", 12)
    ('scribe', '…bots:Clever')
    """
    return level if len(level) <= columns else f"…{level[1 - columns :]}"


def interval(found: Estimate, digits: int = 1, *, sign: bool = False) -> str:
    """Return the interval of an estimate, or nothing.

    >>> interval(Estimate(1.0, -0.5, 2.5), sign=True)
    '[−0.5, +2.5]'
    """
    if found.low is None or found.high is None:
        return ""
    return f"[{number(found.low, digits, sign=sign)}, {number(found.high, digits, sign=sign)}]"


def share(value: float, words: Catalogue, digits: int = 1) -> str:
    """Return a share in per cent."""
    return words.say("tally-percent", percent=number(100 * value, digits))


def share_interval(found: Estimate, words: Catalogue) -> str:
    """Return the interval of a share in per cent, or nothing."""
    text = interval(found.times(100))
    return words.say("tally-percent", percent=text) if text else ""


def decision_time(report: Report, level: str, words: Catalogue) -> str:
    """Return how long a level takes to decide, and whether that is the mean of several."""
    seconds = report.time.of(level)
    if seconds is None:
        return ""
    text = duration(seconds, words)
    return words.say("arena-together", time=text) if report.time.shared and len(report.levels) > 1 else text


def duration(seconds: float, words: Catalogue) -> str:
    """Return a time in a unit that fits."""
    for key, size in (("arena-seconds", 1.0), ("arena-milliseconds", 1e-3)):
        if seconds >= size:
            return words.say(key, time=brief(seconds / size))
    return words.say("arena-microseconds", time=brief(seconds / 1e-6))
