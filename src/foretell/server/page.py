"""The plain page of the house: how to build the table in the browser, where it was not, and how programs connect."""

from __future__ import annotations

from html import escape
from typing import Final

from foretell.i18n import words

HEADERS: Final = {
    "content-security-policy": "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'",
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",
    "vary": "accept-language",
}
BUILD: Final = "make web"
_STYLE: Final = (
    "body{font:16px/1.5 system-ui,sans-serif;max-width:44rem;margin:2rem auto;padding:0 1rem;color:#2a2118;"
    "background:#f4ead5}code{background:#fff8e7;padding:.1rem .3rem;overflow-wrap:anywhere}"
)


def page(language: str, address: str) -> str:
    """Return the page in a language; what is to be typed is the same in all."""
    own = words(language)
    ways = (f"POST {address}/api/guests", f"POST {address}/api/tables", f"{address.replace('http', 'ws', 1)}/ws")
    listed = "".join(f"<li><code>{escape(way)}</code></li>" for way in ways)
    return (
        f'<!doctype html><html lang="{language}"><head><meta charset="utf-8">'
        f"<title>{escape(own.say('web-app-title'))}</title>"
        f'<meta name="viewport" content="width=device-width"><style>{_STYLE}</style></head><body>'
        f"<h1>{escape(own.say('web-app-title'))}</h1>"
        f"<p>{escape(own.say('serve-unbuilt'))} <code>{BUILD}</code></p>"
        f"<p>{escape(own.say('serve-programs'))}</p><ol>{listed}</ol></body></html>"
    )
