"""Records as JSON: the same content, with cards and decisions as numbers."""

from __future__ import annotations

import json
from typing import Any

from foretell.errors import BadSettings, InvalidRecord, UnsupportedVersion
from foretell.record.record import VERSION, Record, Round
from foretell.rules.settings import Settings
from foretell.table.actions import ACTIONS


def write_json(record: Record) -> str:
    """Return the record as JSON, one round a line."""
    head = {
        "foretell": VERSION,
        "settings": record.settings.as_dict(),
        "players": record.players,
        "headers": dict(record.headers),
    }
    played = ",\n".join(json.dumps(_round(round_), separators=(",", ":")) for round_ in record.rounds)
    return f'{json.dumps(head, ensure_ascii=False)[:-1]}, "rounds": [\n{played}\n]}}\n'


def _round(played: Round) -> dict[str, object]:
    totals = {} if played.totals is None else {"totals": played.totals}
    return {"deal": played.deal, "decisions": played.decisions, **totals}


def read_json(text: str) -> Record:
    """Return the record that a JSON text holds; it may still break a rule, which replaying finds out."""
    try:
        data = json.loads(text)
    except json.JSONDecodeError as error:
        raise InvalidRecord(
            "record/bad-json",
            f"line {error.lineno}, column {error.colno}: {error.msg}",
            line=error.lineno,
            column=error.colno,
        ) from error
    except RecursionError as error:
        raise _bad("$", "nested too deeply") from error
    return _read(data)


def _bad(path: str, message: str) -> InvalidRecord:
    return InvalidRecord("record/bad-json-value", f"{path}: {message}", line=1, column=1, path=path)


def _read(data: Any) -> Record:
    _expect(data, dict, "$")
    version = data.get("foretell")
    if type(version) is not int or version != VERSION:
        raise UnsupportedVersion(
            "record/unsupported-version",
            f"$.foretell: this is a record of version {version!r}; this release reads {VERSION}",
            line=1,
            column=1,
            version=str(version),
        )
    for key in data:
        if key not in ("foretell", "settings", "players", "headers", "rounds"):
            raise _bad(f"$.{key}", "unknown key")
    settings = _read_settings(_expect(data.get("settings"), dict, "$.settings"))
    players = _strings(data.get("players"), "$.players")
    if len(players) != settings.seats:
        raise _bad("$.players", f"expected {settings.seats} names")
    headers = _expect(data.get("headers", {}), dict, "$.headers")
    _strings(list(headers.values()), "$.headers")
    played = [
        _read_round(round_, f"$.rounds[{i}]", settings.seats)
        for i, round_ in enumerate(_expect(data.get("rounds"), list, "$.rounds"))
    ]
    return Record(settings, players, tuple(played), headers)


def _read_settings(values: dict[str, Any]) -> Settings:
    if missing := sorted(set(Settings().as_dict()) - set(values)):
        raise _bad("$.settings", f"{missing[0]} is missing")
    if isinstance(values["specials"], list):
        values = values | {"specials": tuple(_strings(values["specials"], "$.settings.specials"))}
    try:
        return Settings().replace(**values)
    except BadSettings as error:
        raise InvalidRecord(
            error.code, f"$.settings: {error}", rule=error.rule, line=1, column=1, path="$.settings", **error.params
        ) from error


def _read_round(value: Any, path: str, seats: int) -> Round:
    _expect(value, dict, path)
    decisions = []
    for i, pair in enumerate(_expect(value.get("decisions"), list, f"{path}.decisions")):
        seat, action = _ints(pair, f"{path}.decisions[{i}]", 2)
        if not (0 <= seat < seats and 0 <= action < ACTIONS):
            raise _bad(f"{path}.decisions[{i}]", "no such seat or decision")
        decisions.append((seat, action))
    totals = value.get("totals")
    return Round(
        _ints(value.get("deal"), f"{path}.deal"),
        tuple(decisions),
        None if totals is None else _ints(totals, f"{path}.totals", seats),
    )


def _expect(value: Any, kind: type, path: str) -> Any:
    if type(value) is not kind:
        raise _bad(path, f"expected {kind.__name__}")
    return value


def _strings(value: Any, path: str) -> tuple[str, ...]:
    for i, item in enumerate(_expect(value, list, path)):
        _expect(item, str, f"{path}[{i}]")
    return tuple(value)


def _ints(value: Any, path: str, length: int | None = None) -> tuple[int, ...]:
    for i, item in enumerate(_expect(value, list, path)):
        _expect(item, int, f"{path}[{i}]")
    if length is not None and len(value) != length:
        raise _bad(path, f"expected {length} numbers")
    return tuple(value)
