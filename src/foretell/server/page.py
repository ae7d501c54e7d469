"""The plain page of the house: what runs here and how to connect, where the table in the browser was not built."""

from __future__ import annotations

from html import escape
from typing import Any, Final

import msgspec

from foretell.server.store.kinds import IndexRow

HEADERS: Final = {
    "content-security-policy": "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'",
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",
}
_STYLE: Final = (
    "body{font:16px/1.5 system-ui,sans-serif;max-width:44rem;margin:2rem auto;padding:0 1rem;color:#2a2118;"
    "background:#f4ead5}table{border-collapse:collapse;width:100%}td,th{text-align:left;padding:.3rem .6rem;"
    "border-bottom:1px solid #c9b98f}code{background:#fff8e7;padding:.1rem .3rem}"
)


def page(version: str, address: str, rows: list[IndexRow], connections: int) -> str:
    """Return the page: public tables, and how to connect."""
    tables = "".join(_row(msgspec.json.decode(row.summary)) for row in rows)
    listing = (
        f"<table><tr><th>Table</th><th>Edition</th><th>Players</th><th>State</th></tr>{tables}</table>"
        if tables
        else "<p>No public table is open.</p>"
    )
    return (
        f'<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Foretell</title>'
        f'<meta name="viewport" content="width=device-width"><style>{_STYLE}</style></head><body>'
        f"<h1>Foretell</h1><p>The card game Wizard by Ken Fisher. This house runs version {escape(version)}; "
        f"{connections} connected now. The table in the browser has not been built here "
        f"(<code>make web</code> does it); until it is, play from a program "
        f"of your own.</p><h2>Public tables</h2>{listing}<h2>How to connect</h2><ol>"
        f"<li>Come as a guest: <code>POST {escape(address)}/api/guests</code> with <code>{{&quot;name&quot;: "
        f"&quot;Ada&quot;}}</code> gives a token.</li>"
        f"<li>Open a table: <code>POST {escape(address)}/api/tables</code> with the token.</li>"
        f"<li>Play: WebSocket <code>{escape(address.replace('http', 'ws', 1))}/ws</code>.</li></ol>"
        f"<p>The protocol is described in <code>docs/protocol.md</code>; <code>examples/network_bot.py</code> "
        f"is a bot that joins a table.</p></body></html>"
    )


def _row(summary: dict[str, Any]) -> str:
    players = ", ".join(escape(name) if name else "…" for name in summary["players"])
    title = escape(summary["title"] or summary["id"])
    return (
        f"<tr><td>{title}</td><td>{escape(summary['edition'])}</td><td>{players}</td><td>{summary['status']}</td></tr>"
    )
