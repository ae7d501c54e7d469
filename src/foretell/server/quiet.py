"""Quiet: what goes wrong while the house is opened or closed is logged by its kind and place, as everything else is.

Left alone, the traceback goes to the logs as it is printed, and the text of an error may tell what logs must not.
"""

from __future__ import annotations

from starlette.types import ASGIApp, Message, Receive, Scope, Send

from foretell.server.logs import logger


class Quiet:
    """Hands on that opening or closing failed, but not why."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Serve a connection, or the life of the house."""
        if scope["type"] != "lifespan":
            await self._app(scope, receive, send)
            return

        async def quietly(message: Message) -> None:
            await send({"type": message["type"]})

        try:
            await self._app(scope, receive, quietly)
        except Exception:
            logger.exception("not opened or not closed")
            raise
