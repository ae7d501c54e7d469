"""Workers: uvicorn serving the application, one process or several on the same address."""

from __future__ import annotations

import gc
import json
import os
import sys
from typing import Any, Final

import msgspec

from foretell.server.logs import set_up_logs
from foretell.server.opening import check_address
from foretell.server.protocol import LARGEST
from foretell.server.settings import ServerSettings, server_settings

_HANDED_ON: Final = "FORETELL_HANDED_ON"
STARTUP_FAILURE: Final = 3
"""How uvicorn's processes end that could not open."""


def serve(settings: ServerSettings) -> None:
    """Serve until told to stop; exit where that cannot be begun."""
    import uvicorn

    set_up_logs(settings.log_level)
    if settings.workers > 1:
        _serve_by_several(settings)
    else:
        uvicorn.run(app(settings), **options(settings))


def _serve_by_several(settings: ServerSettings) -> None:
    from uvicorn import Config
    from uvicorn.supervisors import Multiprocess

    os.environ[_HANDED_ON] = json.dumps(msgspec.to_builtins(settings))
    how = options(settings) | {"host": check_address(settings), "workers": settings.workers, "factory": True}
    config = Config("foretell.server.worker:app", **how)
    workers = Multiprocess(config, sockets=[config.bind_socket()])
    workers.run()
    if any(worker.process.exitcode == STARTUP_FAILURE for worker in workers.processes):
        sys.exit(STARTUP_FAILURE)


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
