"""Figures in words: numbers, shares and intervals, the same on the screen, on a page and in a document."""

from __future__ import annotations

from math import floor, log10

from foretell.arena import Estimate, Report
from foretell.i18n import Catalogue
from foretell.i18n.boxes import titled
from foretell.rules.editions import edition_of


def number(words: Catalogue, value: float, digits: int = 1, *, sign: bool = False) -> str:
    """Return a number with a true minus; what rounds to nothing has no sign.

    >>> from foretell.i18n import words
    >>> number(words(), -3.14159), number(words(), 2.0, sign=True), number(words(), -0.04, sign=True)
    ('−3.1', '+2.0', '0.0')
    """
    rounded = round(value, digits)
    text = words.number(rounded or 0.0, digits)
    return f"+{text}" if sign and rounded > 0 else text


def brief(words: Catalogue, value: float) -> str:
    """Return a number with three digits that count, or all before the point.

    >>> from foretell.i18n import words
    >>> brief(words(), 0.12345), brief(words(), 12.345), brief(words(), 1234.5)
    ('0.123', '12.3', '1,234')
    """
    return words.number(value, max(0, 2 - floor(log10(value))) if value > 0 else 0, least=0)


def title(report: Report, words: Catalogue) -> str:
    """Return what was played, on how many deals and how fast."""
    return words.say(
        "arena-title",
        games=report.games,
        deals=report.deals,
        edition=titled(words, edition_of(report.match.settings)),
        seed=str(report.match.seed),
        rate=brief(words, report.time.games_per_second),
    )


def name(level: str, columns: int) -> str:
    """Return the name of a level cut to this width; of a long one the end is kept, which says more than its package.

    >>> name("scribe", 12), name("guild.bots:Clever", 12)
    ('scribe', '…bots:Clever')
    """
    return level if len(level) <= columns else f"…{level[1 - columns :]}"


def interval(words: Catalogue, found: Estimate, digits: int = 1, *, sign: bool = False) -> str:
    """Return the interval of an estimate, or nothing.

    >>> from foretell.i18n import words
    >>> interval(words(), Estimate(1.0, -0.5, 2.5), sign=True)
    '[−0.5, +2.5]'
    """
    if found.low is None or found.high is None:
        return ""
    low, high = number(words, found.low, digits, sign=sign), number(words, found.high, digits, sign=sign)
    return words.say("arena-interval", low=low, high=high)


def share(value: float, words: Catalogue, digits: int = 1) -> str:
    """Return a share in per cent."""
    return words.say("tally-percent", percent=number(words, 100 * value, digits))


def share_interval(found: Estimate, words: Catalogue) -> str:
    """Return the interval of a share in per cent, or nothing."""
    text = interval(words, found.times(100))
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
            return words.say(key, time=brief(words, seconds / size))
    return words.say("arena-microseconds", time=brief(words, seconds / 1e-6))
