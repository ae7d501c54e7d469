"""Before a server opens: everything that it needs is looked at once, so that what is missing is told in one line."""

from __future__ import annotations

import asyncio
import errno
import os
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager, suppress
from socket import AI_PASSIVE, SO_REUSEADDR, SOCK_STREAM, SOL_SOCKET, getaddrinfo, socket
from typing import Any, BinaryIO, Final

from sqlalchemy.exc import DBAPIError

from foretell.locks import lock
from foretell.packages import needed
from foretell.server.refusals import refused
from foretell.server.settings import ServerSettings, store_url
from foretell.server.store import Database
from foretell.server.store.address import Address
from foretell.server.store.kinds import StoreUnavailable

_NOT_HERE: Final = (errno.EADDRNOTAVAIL, errno.EAFNOSUPPORT)
"""A name may stand for addresses of a family that this machine does not have."""


def check_address(settings: ServerSettings) -> str:
    """Return the first address that the host stands for; refuse one at which nothing can be served."""
    try:
        places = getaddrinfo(settings.host or None, settings.port, type=SOCK_STREAM, flags=AI_PASSIVE)
        free = [str(place[0]) for family, _, _, _, place in places if _is_free(family, place)]
    except (OSError, UnicodeError) as problem:
        raise _no_address(settings) from problem
    if not free:
        raise _no_address(settings)
    return free[0]


def _is_free(family: int, place: Any) -> bool:
    """Return whether this machine has the address; raise OSError where it is taken."""
    try:
        with socket(family) as probe:
            probe.setsockopt(SOL_SOCKET, SO_REUSEADDR, 1)
            probe.bind(place)
    except OSError as problem:
        if problem.errno in _NOT_HERE:
            return False
        raise
    return True


def _no_address(settings: ServerSettings) -> Exception:
    return refused("server/no-address", f"cannot serve at {settings.address}", address=settings.address)


def check_store(settings: ServerSettings) -> None:
    """Open the store and bring it up to date, or refuse and say why that cannot be."""
    if settings.bus:
        needed("nats", "nats")
    url = store_url(settings)
    try:
        asyncio.run(_upgrade(url))
    except StoreUnavailable as problem:
        where, why = Address(url).shown, _reason(problem.__cause__)
        raise refused("server/no-store", f"cannot open {where}: {why}", store=where, trouble=why) from problem


@contextmanager
def keep_store(settings: ServerSettings) -> Iterator[None]:
    """Keep other servers from SQLite's file, which is for one: players of two would not see each other's moves."""
    address = Address(store_url(settings))
    with ExitStack() as stack:
        if not address.postgres:
            with suppress(OSError):  # why nothing can be written there is told when the store is opened
                file = stack.enter_context(_beside(address.file))
                if not lock(file):
                    store = address.shown
                    raise refused("server/store-in-use", f"{store} is open in another server", store=store)
        yield


def _beside(path: str) -> BinaryIO:
    """Open the file that is locked: SQLite's own locks would be gone if its file were closed a second time."""
    return os.fdopen(os.open(f"{path}.lock", os.O_CREAT | os.O_RDWR, 0o600), "r+b")


async def _upgrade(url: str) -> None:
    database = Database(url)
    try:
        await database.upgrade()
    finally:
        await database.close()


def _reason(trouble: BaseException | None) -> str:
    """Return the first line of what the database said, or else what kind of trouble it was."""
    said = str(trouble.orig if isinstance(trouble, DBAPIError) and trouble.orig else trouble)
    return said.partition("\n")[0] or type(trouble).__name__
