"""The rule book as data: everything that a page or another program needs to show it, worded and ready for JSON."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from foretell.i18n.boxes import particulars, titled
from foretell.i18n.catalogue import Catalogue
from foretell.i18n.force import WHEN, section_of
from foretell.i18n.pictures import aim, captioned
from foretell.i18n.readings import cards_of
from foretell.i18n.rulebook import Rule, Section, Sentence, differing, one_rule, rule_book
from foretell.i18n.sources import Source
from foretell.i18n.wording import key_of
from foretell.lessons.examples import Block, Coins, Example, Score, Sum, Trick, as_dict
from foretell.lessons.pictures import Picture
from foretell.record.values import setting_text
from foretell.rules.editions import edition_of
from foretell.rules.settings import VARIANTS, Settings
from foretell.table.reasons import REASONS


def book(words: Catalogue, settings: Settings) -> dict[str, Any]:
    """Return the rules in force with their examples, what the game differs in, and the rule behind every reason."""
    own = words.of(settings.edition)
    box = edition_of(settings)
    return {
        "language": own.language,
        "edition": {
            "name": box.name,
            "title": titled(own, box),
            "language": box.language,
            "box": particulars(own, box),
            "differs": [_meaning(own, name, value) for name, value in differing(settings)],
        },
        "settings": settings.as_dict(),
        "players": players(own),
        "example": own.say("example-label"),
        "words": {key.removeprefix("word-"): own.say(key) for key in own.keys("cards") if key.startswith("word-")},
        "marks": {"wizard": own.say("mark-wizard"), "jester": own.say("mark-jester")},
        "title": own.say("picture-title"),
        "aim": aim(own),
        "pictures": [_picture(*picture) for picture in captioned(own, settings)],
        "sections": [_section(own, section, settings) for section in rule_book(own, settings)],
        "variants": [_variant(own, name, settings) for name in VARIANTS],
        "reasons": {reason.code: reason.rule for reason in REASONS},
    }


def players(words: Catalogue) -> list[str]:
    """Return names for the players of examples, as a booklet of this language would have them."""
    return words.say("example-players").split()


def told(words: Catalogue, example: Example) -> list[str]:
    """Return an example in sentences: what lies there, and what the engine says to it.

    >>> from foretell.i18n import words
    >>> from foretell.lessons.examples import examples_of
    >>> told(words(), examples_of("PLAY-6", Settings())[0])
    ['Trump is green.', 'Ada wins the trick.']
    """
    names = players(words)
    match example:
        case Trick():
            return [_trump(words, example.trump), _end(words, example, names)]
        case Score():
            return [_score(words, example.predicted, *each) for each in zip(example.won, example.points, strict=True)]
        case Sum():
            said = [
                words.say("example-predicted", player=names[seat], number=number)
                for seat, number in enumerate(example.said)
            ]
            return said + [_closed(words, example, number, names) for number in example.closed]
        case Coins():
            return [words.say("example-coins", predicted=example.predicted, tricks=example.won)]
        case Block():
            return []


def _picture(picture: Picture, title: str, caption: str, seen: str) -> dict[str, Any]:
    return {"title": title, "caption": caption, "seen": seen, **picture._asdict()}


def _section(words: Catalogue, section: Section, settings: Settings) -> dict[str, Any]:
    rules = [_rule(words, rule, settings) for rule in section.rules]
    return {"name": section_of(section.rules[0].id).lower(), "title": section.title, "rules": rules}


def _variant(words: Catalogue, name: str, settings: Settings) -> dict[str, Any]:
    """Return a variant with its rule, in force or not."""
    rule = next(rule for rule, condition in WHEN.items() if condition == name and section_of(rule) == "VAR")
    return {
        "name": name,
        "on": getattr(settings, name),
        "offered": name in edition_of(settings).offers,
        "rule": _rule(words, one_rule(words, rule, settings), settings),
    }


def _rule(words: Catalogue, rule: Rule, settings: Settings) -> dict[str, Any]:
    return {
        "id": rule.id,
        "text": rule.text,
        "source": rule.source.kind,
        "tip": rule.source.tip,
        "sentences": [_sentence(words, sentence) for sentence in rule.sentences],
        "differs": rule.differs,
        "standard": rule.standard,
        "note": note(words, rule),
        "examples": [_example(words, example) for example in rule.examples],
        "cards": cards_of(rule.id, settings),
    }


def _sentence(words: Catalogue, sentence: Sentence) -> dict[str, Any]:
    kind, tip = sentence.source
    return {"text": sentence.text, "source": kind, "tip": tip, "origin": origin(words, sentence.source)}


def origin(words: Catalogue, source: Source) -> str:
    """Return in words where a sentence comes from; nothing for what the reader's booklet states.

    >>> from foretell.i18n import words
    >>> origin(words(), Source("booklet", tip=True)), origin(words(), Source("others")), origin(words(), Source("all"))
    ('a tip in this booklet', 'not in this booklet', '')
    """
    return words.say("note-origin", source="tip" if source.tip else source.kind)


def _example(words: Catalogue, example: Example) -> dict[str, Any]:
    shown = as_dict(example) | {"told": told(words, example)}
    if isinstance(example, Trick) and example.choice is not None:
        player = players(words)[example.choice.seat]
        shown["choice"] |= {"may": words.say("example-may", player=player), "not": words.say("example-not")}
    return shown


def note(words: Catalogue, rule: Rule) -> str:
    """Return what the standard game has in place of a rule that differs from it; nothing where it does not."""
    if not rule.differs:
        return ""
    return words.say("note-not-standard" if rule.standard is None else "note-standard", text=rule.standard)


def _meaning(words: Catalogue, name: str, value: object) -> str:
    return words.say(key_of("switch", f"{name}-{setting_text(value)}"))


def _trump(words: Catalogue, trump: str | None) -> str:
    if trump is None:
        return words.say("example-no-trump")
    return words.say("example-trump", **{"colour": trump, "colour-name": words.say(f"colour-{trump}")})


def _end(words: Catalogue, trick: Trick, names: Sequence[str]) -> str:
    return words.say("example-bombed" if trick.bombed else "example-wins", player=names[trick.winner])


def _score(words: Catalogue, predicted: int, won: int, points: int) -> str:
    return words.say("example-score", predicted=predicted, tricks=won, points=points)


def _closed(words: Catalogue, example: Sum, number: int, names: Sequence[str]) -> str:
    return words.say("example-closed", tricks=example.tricks, player=names[example.seat], number=number)
