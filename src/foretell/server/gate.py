"""The gate: how fast one address may ask over REST. Pages, health and metrics are for everybody, at any rate."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from starlette.types import ASGIApp, Receive, Scope, Send

from foretell.server.api import trouble
from foretell.server.refusals import refused

OWN: Final = frozenset({"127.0.0.1", "::1", ""})
"""Addresses of this machine: a proxy that does not tell for whom it asks must not be shut out."""


class Gate:
    """Lets requests in, or answers that there were too many."""

    def __init__(self, app: ASGIApp, admits: Callable[[str], bool]) -> None:
        self._app = app
        self._admits = admits

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Serve a connection."""
        address = (scope.get("client") or ("", 0))[0]
        limited = scope["type"] == "http" and scope["path"].startswith("/api/") and address not in OWN
        if limited and not self._admits(address):
            await trouble(refused("limits/too-fast", "too many requests; wait a moment"))(scope, receive, send)
        elif (
            scope["type"] == "http" and "\0" in scope["path"]
        ):  # nothing is called so, and not every store is asked for it
            await self._app({**scope, "path": scope["path"].replace("\0", "\ufffd")}, receive, send)
        else:
            await self._app(scope, receive, send)
