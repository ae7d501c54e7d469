"""The head of a page, in the language that is asked for: title, description, manifest, and what a shared link shows.

A browser puts all of it right by itself once the page runs; this is for those who read a page without running it, such
as the programs that preview links, and for the first moment.
"""

from __future__ import annotations

import re
from html import escape
from typing import Final

from foretell.i18n import words

LOCALES: Final = {
    "en": "en_GB",
    "de": "de_DE",
    "fr": "fr_FR",
    "it": "it_IT",
    "cs": "cs_CZ",
    "sk": "sk_SK",
    "pl": "pl_PL",
    "hu": "hu_HU",
}
"""How previews name a language."""
_PAGES: Final = {
    "new": "new",
    "tables": "tables",
    "rules": "rules",
    "learn": "learn",
    "t": "table",
    "g": "game",
}
_SHARED: Final = ("table", "game")
PICTURE: Final = "preview.png"
"""What a shared link shows: cards, and no words."""
HOME: Final = "home"
NOWHERE: Final = "nowhere"


def kind_of(path: str) -> str:
    """Return which page an address shows.

    >>> kind_of("/"), kind_of("/learn/trump"), kind_of("/t/0123456789abc"), kind_of("/what")
    ('home', 'learn', 'table', 'nowhere')
    """
    first = path.strip("/").partition("/")[0]
    return _PAGES.get(first, NOWHERE) if first else HOME


def headed(page: str, language: str, kind: str, address: str, script: str = "") -> str:
    """Return a page of the house at an address, its head in a language; the script with its words is loaded early."""
    spoken = words(language)
    name, about = spoken.say("web-app-name"), spoken.say("web-app-about")
    title = spoken.say("web-app-title") if kind == HOME else f"{spoken.say(f'web-title-{kind}')} · {name}"
    shared = spoken.say("web-share-title") if kind in _SHARED else title
    told = {
        "og:type": "website",
        "og:site_name": name,
        "og:title": shared,
        "og:description": about,
        "og:locale": LOCALES[language],
        "og:image": f"{address}/{PICTURE}",
    }
    lines = [f"<title>{escape(title)}</title>", f'<meta name="description" content="{escape(about)}" />']
    lines += [f'<meta property="{key}" content="{escape(text)}" />' for key, text in told.items()]
    lines += ['<meta name="twitter:card" content="summary_large_image" />']
    if script:
        lines += [f'<link rel="modulepreload" crossorigin href="/{script}" />']
    page = re.sub(r'<meta name="description"[^>]*>', "", page)
    page = re.sub(r"<title>.*?</title>", lambda _: "\n    ".join(lines), page, count=1)
    page = page.replace('<html lang="en">', f'<html lang="{language}">', 1)
    return page.replace("/manifest.en.webmanifest", f"/manifest.{language}.webmanifest", 1)
