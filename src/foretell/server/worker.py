"""Workers: uvicorn serving the application, one process or several on the same address."""

from __future__ import annotations

import gc
import json
import os
import sys
from socket import AF_INET, AF_INET6, SO_REUSEADDR, SOL_SOCKET, socket
from typing import Any, Final

import msgspec

from foretell.server.logs import set_up_logs
from foretell.server.protocol import LARGEST
from foretell.server.refusals import refused
from foretell.server.settings import ServerSettings, server_settings

_HANDED_ON: Final = "FORETELL_HANDED_ON"


def check_address(settings: ServerSettings) -> None:
    """Refuse an address at which nothing can be served, before anything is opened."""
    with socket(AF_INET6 if ":" in settings.host else AF_INET) as probe:
        probe.setsockopt(SOL_SOCKET, SO_REUSEADDR, 1)
        try:
            probe.bind((settings.host, settings.port))
        except OSError as problem:
            where = settings.address
            raise refused("server/no-address", f"cannot serve at {where}", address=where) from problem


def serve(settings: ServerSettings) -> None:
    """Serve until told to stop."""
    import uvicorn

    if settings.workers > 1:
        os.environ[_HANDED_ON] = json.dumps(msgspec.to_builtins(settings))
        uvicorn.run("foretell.server.worker:app", factory=True, workers=settings.workers, **options(settings))
    else:
        uvicorn.run(app(settings), **options(settings))


def app(settings: ServerSettings | None = None) -> Any:
    """Return the application of a worker; several take their settings from the one that started them."""
    from foretell.server.app import create

    if settings is None:
        settings = server_settings(environment={}, chosen=json.loads(os.environ[_HANDED_ON]))
    set_up_logs(settings.log_level)
    sys.setswitchinterval(0.0005)  # SQLite works in a thread of its own; whoever waits for it should not wait for turns
    gc.set_threshold(500, 1_000_000, 1_000_000)  # many tables live long: look at little at a time, rarely at everything
    return create(settings)


def options(settings: ServerSettings) -> dict[str, Any]:
    """Return how uvicorn serves: no compression, no large frames, its own warnings only."""
    return {
        "host": settings.host,
        "port": settings.port,
        "forwarded_allow_ips": settings.proxies,
        "ws": "websockets-sansio",
        "ws_max_size": LARGEST,
        "ws_per_message_deflate": False,
        "log_config": None,
        "access_log": False,
        "log_level": "warning",
        "timeout_graceful_shutdown": 10,
        "backlog": 4096,
        "server_header": False,
    }
