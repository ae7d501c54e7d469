"""Settings of the server: what the operator chooses, by a TOML file, by the environment, or on the command line.

The environment overrules the file, and the command line both. `FORETELL_PORT=8000` is the setting `port`.
"""

from __future__ import annotations

import os
import re
import tomllib
from collections.abc import Mapping
from ipaddress import ip_network
from pathlib import Path
from typing import Annotated, Any, Final

import msgspec
from msgspec import Meta, Struct

from foretell.errors import BadSettings

PREFIX: Final = "FORETELL_"
LEVELS: Final = ("debug", "info", "warning", "error")
_KEY: Final = re.compile(r"(?:[0-9a-fA-F]{2}){16,}")
_MOST: Final = 1e9

Count = Annotated[int, Meta(ge=1)]
Rate = Annotated[float, Meta(gt=0, le=_MOST)]


class ServerSettings(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """What the operator chooses; times are in seconds, rates in so many each second."""

    host: str = "127.0.0.1"
    port: Annotated[int, Meta(ge=0, le=65535)] = 8700
    workers: Count = 1
    store: str = ""
    """`sqlite:///file` or `postgresql://…`; by default a file in the user's folder for data."""
    bus: str = ""
    """Empty, or the address of NATS, `nats://…`; with PostgreSQL and without NATS, NOTIFY is the bus."""
    origins: list[str] = msgspec.field(default_factory=list)
    """Web pages, besides our own, whose scripts may connect, such as `https://play.example.org`."""
    proxies: list[str] = msgspec.field(default_factory=lambda: ["127.0.0.1", "::1"])
    """Addresses or networks of proxies that are trusted to tell whom they speak for."""
    keys: list[str] = msgspec.field(default_factory=list)
    """Keys that sign tokens, in hexadecimal digits, the newest first; by default one that is kept in the store."""
    bot_processes: Count = 1
    log_level: str = "info"
    connections: Count = 15_000
    connections_each: Count = 50
    """…from one address that is not this machine's own."""
    waiting_bytes: Annotated[int, Meta(ge=1024)] = 256 * 1024
    """What may wait to be sent to one connection before it is closed."""
    grace: Annotated[float, Meta(ge=0, le=_MOST)] = 60.0
    """How long a player may be gone before a bot plays on."""
    idle: Annotated[float, Meta(gt=0, le=_MOST)] = 3 * 3600.0
    """How long nothing may happen at a table without a game before it is closed."""
    abandoned: Annotated[float, Meta(gt=0, le=_MOST)] = 7 * 24 * 3600.0
    """How long nobody may come back to a game that all have left before it is ended."""
    command_rate: Rate = 20.0
    guest_rate: Rate = 0.2
    table_rate: Rate = 0.05
    talk_rate: Rate = 0.5
    request_rate: Rate = 20.0
    passkey_host: str = "localhost"
    """The host name that passkeys are bound to."""

    @property
    def address(self) -> str:
        """Where the server listens, as a web address writes it: an IPv6 host stands in brackets."""
        return f"[{self.host}]:{self.port}" if ":" in self.host else f"{self.host}:{self.port}"


def server_settings(
    file: str | None = None, environment: Mapping[str, str] | None = None, chosen: Mapping[str, Any] | None = None
) -> ServerSettings:
    """Return the settings out of file, environment and what was chosen, or raise BadSettings."""
    values: dict[str, Any] = _from_file(file) if file else {}
    values |= _from_environment(os.environ if environment is None else environment)
    values |= {name: value for name, value in (chosen or {}).items() if value is not None}
    try:
        settings = msgspec.convert(values, ServerSettings, strict=False)
    except msgspec.ValidationError as problem:
        raise _bad(*_told(str(problem))) from problem
    _check(settings)
    return settings


def _check(settings: ServerSettings) -> None:
    """Refuse what its type alone does not exclude."""
    from foretell.server.store.address import Address

    postgres = bool(settings.store) and Address(settings.store).postgres
    if settings.workers > 1 and not postgres:
        raise BadSettings("server/needs-postgres", "several workers need PostgreSQL", workers=settings.workers)
    if settings.log_level not in LEVELS:
        raise _bad("log_level", f"none of {', '.join(LEVELS)}")
    if not all(_KEY.fullmatch(key) for key in settings.keys):
        raise _bad("keys", "each has 16 bytes or more, in hexadecimal digits")
    for proxy in settings.proxies:
        try:
            ip_network(proxy)
        except ValueError as problem:
            raise _bad("proxies", f"{proxy!r} is neither an address nor a network") from problem


def _told(problem: str) -> tuple[str, str]:
    """Return which setting msgspec complains about, and of what."""
    trouble, _, place = problem.partition(" - at `$.")
    if place:
        return place.removesuffix("`"), trouble[:1].lower() + trouble[1:]
    return problem.split("`")[1], "there is no such setting"


def _bad(name: str, trouble: str) -> BadSettings:
    text = f"{name}: {trouble}"
    return BadSettings("server/bad-setting", text, setting=text)


def store_url(settings: ServerSettings) -> str:
    """Return the address of the store; the folder of the default one is made."""
    if settings.store:
        return settings.store
    home = os.environ.get("FORETELL_DATA") or os.environ.get("XDG_DATA_HOME") or str(Path.home() / ".local" / "share")
    folder = Path(home) / "foretell"
    folder.mkdir(mode=0o700, parents=True, exist_ok=True)
    return f"sqlite:///{folder / 'foretell.db'}"


def _from_file(file: str) -> dict[str, Any]:
    try:
        return tomllib.loads(Path(file).read_text(encoding="utf-8"))
    except (OSError, UnicodeError, tomllib.TOMLDecodeError) as problem:
        raise BadSettings("server/bad-file", f"{file}: {problem}", file=file, trouble=str(problem)) from problem


def _from_environment(environment: Mapping[str, str]) -> dict[str, Any]:
    names = {field.name: field for field in msgspec.structs.fields(ServerSettings)}
    found: dict[str, Any] = {}
    for name, field in names.items():
        value = environment.get(PREFIX + name.upper())
        if value is not None:
            found[name] = value.split() if field.type == list[str] else value
    return found
