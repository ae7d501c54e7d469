"""Workers: uvicorn serving the application, one process or several on the same address."""

from __future__ import annotations

import gc
import json
import os
import sys
from typing import Any, Final

import msgspec

from foretell.server.logs import set_up_logs
from foretell.server.protocol import LARGEST
from foretell.server.settings import ServerSettings, server_settings

_HANDED_ON: Final = "FORETELL_HANDED_ON"


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
    gc.set_threshold(
        10_000, 20, 1_000_000
    )  # tables are many objects that live long; the house looks at them now and then
    return create(settings)


def options(settings: ServerSettings) -> dict[str, Any]:
    """Return how uvicorn serves: no compression, no large frames, its own warnings only."""
    return {
        "host": settings.host,
        "port": settings.port,
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
