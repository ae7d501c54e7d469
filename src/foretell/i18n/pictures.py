"""The game in six pictures, worded: the aim, and for each picture a title, a caption and a text that stands for it."""

from __future__ import annotations

from typing import NamedTuple

from foretell.i18n.catalogue import Catalogue
from foretell.i18n.readings import on_one_line
from foretell.i18n.wording import card
from foretell.lessons.pictures import Deal, Follow, Magic, Picture, Predict, Score, Trump, pictures
from foretell.rules.settings import Settings


class Captioned(NamedTuple):
    """A picture with its words; `seen` says what it shows to those who do not see it."""

    picture: Picture
    title: str
    caption: str
    seen: str


def aim(words: Catalogue) -> str:
    """Return in a few sentences what the game is about."""
    return words.say("picture-aim")


def captioned(words: Catalogue, settings: Settings) -> list[Captioned]:
    r"""Return the six pictures of a game with their words.

    >>> from foretell.i18n import words
    >>> captioned(words(), Settings())[3].seen
    'Led: green\xa09. Playable: green\xa03. Not playable: blue\xa08.'
    """
    return [_captioned(words, picture) for picture in pictures(settings)]


def _captioned(words: Catalogue, picture: Picture) -> Captioned:
    key = f"picture-{picture.name}"
    params: dict[str, object] = {"how": picture.how, **_params(words, picture)}
    title, caption = words.say(f"{key}.title", **params), words.say(key, **params)
    seen = _scored(words, picture) if isinstance(picture, Score) else words.say(f"{key}.seen", **params)
    return Captioned(picture, title, on_one_line(caption), on_one_line(seen))


def _params(words: Catalogue, picture: Picture) -> dict[str, object]:
    match picture:
        case Deal():
            return {"sizes": _row(words, picture.sizes), "shown": _row(words, picture.sizes[:3])}
        case Trump():
            trumps = [
                words.say(f"colour-{trump}") if trump else words.say("picture-no-trump") for trump in picture.trumps
            ]
            return {"card": card(words, picture.turned) if picture.turned else "", "colours": _row(words, trumps)}
        case Predict():
            return {
                "chosen": picture.chosen,
                "closed": _row(words, picture.closed),
                "sum": "closed" if picture.closed else "open",
                "forehead": picture.forehead,
            }
        case Follow():
            return {
                "led": card(words, picture.led),
                "legal": _cards(words, picture.legal),
                "barred": _cards(words, picture.barred),
            }
        case Magic():
            return {"cards": _cards(words, picture.plays), "winner": card(words, picture.plays[picture.winner])}
        case Score():
            return {}


def _scored(words: Catalogue, picture: Score) -> str:
    return " ".join(
        words.say("example-score", predicted=picture.predicted, tricks=won, points=points)
        for won, points in zip(picture.won, picture.points, strict=True)
    )


def _cards(words: Catalogue, tokens: tuple[str, ...]) -> str:
    return _row(words, [card(words, token) for token in tokens])


def _row(words: Catalogue, items: object) -> str:
    return words.say("list-comma").join(map(str, items))  # type: ignore[call-overload]
