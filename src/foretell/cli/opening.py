"""The opening of the rule book: the aim of the game, and the six pictures as the terminal prints them."""

from __future__ import annotations

from foretell.cli.ink import Ink, Line, card, line, paragraph
from foretell.i18n import Catalogue
from foretell.i18n.pictures import Captioned, aim, captioned
from foretell.lessons.pictures import Deal, Follow, Magic, Picture, Predict, Score, Trump
from foretell.rules.settings import Settings

_INDENT = 4
_FEW = 6
"""As many backs of cards can be counted at a glance."""


def opening(words: Catalogue, settings: Settings, columns: int) -> list[Line]:
    """Return what comes before the first rule: the aim, and the game in six points."""
    lines = [line(""), line(Ink(words.say("rules-in-short"), "title")), *paragraph([], aim(words), columns)]
    for number, one in enumerate(captioned(words, settings), 1):
        lines += _point(number, one, words, columns)
    return lines


def _point(number: int, one: Captioned, words: Catalogue, columns: int) -> list[Line]:
    head = line(f"{number:>{_INDENT - 2}}  ", Ink(one.title, "title"))
    drawn = _drawn(one.picture, words)
    indent = [Ink(" " * _INDENT)]
    text = f"{one.caption} {one.seen}" if isinstance(one.picture, Score) else one.caption
    return [line(*head, "  ", *drawn) if drawn else head, *paragraph(indent, text, columns)]


def _drawn(picture: Picture, words: Catalogue) -> Line:
    """Return what lies on a picture, in one line; the numbers of the last one are told in its words."""
    match picture:
        case Deal():
            shown = picture.sizes[:3]
            return line(" ".join("▮" * size if size <= _FEW else f"{size}×▮" for size in shown), " …")
        case Trump():
            return [card(picture.turned, words)] if picture.turned else _trumps(picture, words)
        case Predict():
            return _between([_number(number, picture) for number in picture.numbers])
        case Follow():
            barred = [Ink("  ✕ "), *_cards(picture.barred, words)] if picture.barred else []
            return line(card(picture.led, words), " → ", *_cards(picture.legal, words), *barred)
        case Magic():
            chips = [[card(token, words)] for token in picture.plays]
            chips[picture.winner].append(Ink(" ◂", "warning"))
            return [ink for chip in chips for ink in (*chip, Ink(" "))][:-1]
        case _:
            return []


def _trumps(picture: Trump, words: Catalogue) -> Line:
    return _between([Ink(words.say(f"colour-{trump}"), trump) if trump else Ink("–") for trump in picture.trumps])


def _number(number: int, picture: Predict) -> Ink:
    if number in picture.closed:
        return Ink(f"✕{number}", "faint")
    return Ink(f"({number})", "coin") if number == picture.chosen else Ink(str(number))


def _cards(tokens: tuple[str, ...], words: Catalogue) -> Line:
    return _between([card(token, words) for token in tokens])


def _between(inks: list[Ink]) -> Line:
    return [each for ink in inks for each in (ink, Ink(" "))][:-1]
