"""Values: how names, numbers and settings are written in a record, and read back.

Every value has one spelling, so that equal games have equal records. Only the escapes in a quoted text may vary.
"""

from __future__ import annotations

import json
import re
from collections.abc import Mapping
from typing import Final

from foretell.errors import BadSettings
from foretell.record.places import Places
from foretell.rules.settings import LENGTHS, Settings

_NUMBER: Final = re.compile(r"0|-?[1-9][0-9]{0,5}")
_WORD: Final = re.compile(r"[A-Za-z0-9_.-]+")
_NAME: Final = re.compile(r"[^ \t]+")
_QUOTED: Final = re.compile(r'"(?:[^"\\\x00-\x1f]|\\(?:["\\/bfnrt]|u[0-9A-Fa-f]{4}))*"')
_HEADER_NAME: Final = re.compile(r"[a-z0-9-]+")
_SURROGATE: Final = re.compile("[\ud800-\udfff]")
# What an editor would not show, show as a new line, or let turn the letters around it: controls, line and paragraph
# separators, marks of direction, the byte order mark.
_UNSEEN: Final = re.compile("[\x7f-\x9f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069\ufeff]")


def is_text(value: object) -> bool:
    """Return whether a value is text that every file can hold."""
    return isinstance(value, str) and not _SURROGATE.search(value)


def is_number(value: object) -> bool:
    """Return whether a value is a whole number of up to six digits; no score comes near."""
    return type(value) is int and -1_000_000 < value < 1_000_000


def is_header_name(name: object) -> bool:
    """Return whether an extra header may have this name: small letters, digits and hyphens."""
    return isinstance(name, str) and _HEADER_NAME.fullmatch(name) is not None


def visible(text: str) -> str:
    r"""Return JSON with what cannot be seen in its strings written as an escape.

    >>> print(visible('"a\u202eb"'))
    "a\u202eb"
    """
    return _UNSEEN.sub(lambda match: f"\\u{ord(match[0]):04x}", text)


def quoted(text: str) -> str:
    r"""Return text in double quotes, on one line.

    >>> print(quoted('Zoë "the\nwise"'))
    "Zoë \"the\nwise\""
    """
    return visible(json.dumps(text, ensure_ascii=False))


def unquoted(text: str) -> str | None:
    """Return the text between double quotes, or None where it is not written so."""
    if not _QUOTED.fullmatch(text):
        return None
    value = str(json.loads(text))
    return value if is_text(value) else None


def number(text: str) -> int | None:
    """Return a whole number of up to six digits, or None where the text is none.

    >>> number("-10"), number("-0"), number("007"), number("9999999")
    (-10, None, None, None)
    """
    return int(text) if _NUMBER.fullmatch(text) else None


LATER: Final = ("length", "cloud_acts")
"""Settings that records had not always. They are written only where they are not as before, so old records stay."""


def settings_written(settings: Settings) -> dict[str, object]:
    """Return the settings that a record of a game under these holds, by name."""
    usual = Settings()
    values = settings.as_dict()
    return {name: value for name, value in values.items() if name not in LATER or value != getattr(usual, name)}


def setting_text(value: object) -> str:
    """Return how a setting is written.

    >>> setting_text(True), setting_text(()), setting_text(("dragon", "fairy")), setting_text("my house")
    ('yes', 'none', 'dragon fairy', '"my house"')
    >>> setting_text((3, 5, 7))
    '3 5 7'
    """
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, tuple):
        return " ".join(map(str, value)) or "none"
    text = str(value)
    return text if _WORD.fullmatch(text) else quoted(text)


def setting_value(text: str, like: object) -> object:
    """Return the setting that a text stands for, of the same kind as `like`, or None where it is not written so."""
    if isinstance(like, bool):
        return {"yes": True, "no": False}.get(text)
    if isinstance(like, int):
        return number(text)
    if isinstance(like, tuple):
        return () if text == "none" else tuple(_NAME.findall(text)) or None
    return text if _WORD.fullmatch(text) else unquoted(text)


def later_value(name: str, text: str) -> object:
    """Return the setting of LATER that a text stands for, or None where it is not written so."""
    if name == "length" and text not in LENGTHS:
        sizes = tuple(number(word) for word in _NAME.findall(text))
        return None if None in sizes else sizes
    return None if text == getattr(Settings(), name) else text


def settings_from(values: Mapping[str, object], places: Places) -> Settings:
    """Return checked settings; what is wrong with them is said with its place."""
    try:
        settings = Settings().replace(**values)
    except BadSettings as error:
        params = dict(error.params)
        name = str(params.get("setting", params.get("other")))
        path = ("settings", "specials" if name == "fairy" else name)
        raise places.error(path, error.code, str(error), rule=error.rule, at=path, **params) from error
    if settings.specials != values["specials"]:
        message = f"the special cards are written in the order {setting_text(settings.specials)}"
        raise places.error(("settings", "specials"), "record/bad-value", message)
    return settings
