"""The browser: opened on a server's page as soon as it answers."""

from __future__ import annotations

from threading import Thread
from time import monotonic, sleep
from urllib.error import URLError
from urllib.request import urlopen
from webbrowser import open as open_page

_PATIENCE = 20.0


def open_when_ready(address: str) -> Thread:
    """Open the page in a browser once the server answers; without one, nothing happens."""
    thread = Thread(target=_wait_and_open, args=(address,), daemon=True)
    thread.start()
    return thread


def _wait_and_open(address: str) -> None:
    begun = monotonic()
    while monotonic() - begun < _PATIENCE:
        try:
            with urlopen(f"{address}ready", timeout=1):  # noqa: S310 - our own address
                break
        except (URLError, OSError):
            sleep(0.1)
    else:
        return
    open_page(address)
