"""The language to speak: the one that was chosen before, else that of the system, else English.

`FORETELL_LANGUAGE` overrules what is kept; the system's language is read as other programs read it, from `LANGUAGE`,
`LC_ALL`, `LC_MESSAGES` and `LANG`. What was chosen is kept in a file of one word in the user's folder for settings.
"""

from __future__ import annotations

import os
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Final

from foretell.i18n.catalogue import FALLBACK, languages

VARIABLE: Final = "FORETELL_LANGUAGE"
_LOCALES: Final = ("LC_ALL", "LC_MESSAGES", "LANG")


def chosen(environment: Mapping[str, str] | None = None) -> str:
    """Return the language to speak where none is asked for.

    >>> chosen({"FORETELL_LANGUAGE": "cs", "LANG": "de_AT.UTF-8"}), chosen({"LANG": "de_AT.UTF-8", "HOME": "/nowhere"})
    ('cs', 'de')
    """
    known = os.environ if environment is None else environment
    wishes = (known.get(VARIABLE, ""), kept(known), *_spoken(known))
    return next((language for wish in wishes if (language := nearest(wish))), FALLBACK)


def nearest(wish: str) -> str:
    """Return the language that a tag or the name of a locale stands for, or nothing where we do not speak it.

    >>> nearest("de-AT"), nearest("PL_pl.UTF-8"), nearest("C"), nearest("")
    ('de', 'pl', '', '')
    """
    name = wish.strip().lower().replace("_", "-").partition(".")[0].partition("-")[0]
    return name if name in languages() else ""


def kept(environment: Mapping[str, str]) -> str:
    """Return what was kept, or nothing."""
    try:
        return _file(environment).read_text(encoding="utf-8").strip()
    except (OSError, UnicodeError):
        return ""


def keep(language: str) -> None:
    """Keep a language for the next time; an empty one is forgotten."""
    path = _file(os.environ)
    if language:
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(f"{language}\n", encoding="utf-8")
    else:
        path.unlink(missing_ok=True)


def _file(environment: Mapping[str, str]) -> Path:
    home = environment.get("XDG_CONFIG_HOME")
    folder = Path(home) if home else Path(environment.get("HOME") or "~").expanduser() / ".config"
    return folder / "foretell" / "language"


def _spoken(environment: Mapping[str, str]) -> Iterator[str]:
    """Yield the languages of the system, the dearest first; `LANGUAGE` counts only where there is a locale."""
    locale = next((value for name in _LOCALES if (value := environment.get(name))), "")
    if locale.partition(".")[0] in ("", "C", "POSIX"):
        return
    yield from environment.get("LANGUAGE", "").split(":")
    yield locale
