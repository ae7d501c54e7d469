"""Reading a record's JSON: every value is of the kind that stands there, and no key is missing or left over."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from foretell.errors import UnsupportedVersion
from foretell.record.json_text import JsonPlaces, KeyTwice, parse_json
from foretell.record.places import Path, invalid, shown
from foretell.record.record import VERSION, Record, Round
from foretell.record.values import LATER, settings_from
from foretell.rules.settings import Settings

_KINDS: Final = {
    dict: "an object",
    list: "a list",
    str: "text",
    bool: "true or false",
    int: "a whole number of up to six digits",
}


def read_json(text: str) -> Record:
    """Return the record that a JSON text holds."""
    return _Reader(text).record(parse_json(text))


class _Reader:
    def __init__(self, text: str) -> None:
        self._places = JsonPlaces(text)

    def record(self, data: Any) -> Record:
        self._version(data)
        self._keys(data, (), "foretell", "settings", "players", "headers", "rounds")
        return Record(
            self._settings(data["settings"]),
            self._list(data["players"], ("players",)),
            tuple(self._round(*item) for item in self._items(data["rounds"], ("rounds",))),
            self._expect(data["headers"], dict, ("headers",)),
            self._places,
        )

    def _version(self, data: Any) -> None:
        if "foretell" not in self._expect(data, dict, ()):
            raise self._places.error((), "record/no-record", "a record tells its version under the key 'foretell'")
        path = ("foretell",)
        version = self._expect(data["foretell"], int, path)
        if version != VERSION:
            message = f"this is a record of version {version}; this release reads {VERSION}"
            kind, place = UnsupportedVersion, self._places.of(path)
            raise invalid("record/unsupported-version", message, place, kind=kind, version=str(version))

    def _settings(self, value: Any) -> Settings:
        path = ("settings",)
        defaults = Settings().as_dict()
        self._keys(value, path, *(name for name in defaults if name not in LATER), optional=LATER)
        for name, default in defaults.items():
            if name not in LATER:
                self._expect(value[name], list if name == "specials" else type(default), (*path, name))
            elif name in value and value[name] == default:
                raise self._places.error(
                    (*path, name), "record/bad-value", f"{name} is not written where it is {default}"
                )
        lists = {"specials": self._list(value["specials"], (*path, "specials"), of=str)}
        if "length" in value and type(value["length"]) is not str:
            lists["length"] = self._list(value["length"], (*path, "length"), of=int)
        if "cloud_acts" in value:
            self._expect(value["cloud_acts"], str, (*path, "cloud_acts"))
        return settings_from(value | lists, self._places)

    def _round(self, path: Path, value: Any) -> Round:
        self._keys(value, path, "deal", "decisions", optional=("totals",))
        return Round(
            self._list(value["deal"], (*path, "deal")),
            tuple(self._decision(*item) for item in self._items(value["decisions"], (*path, "decisions"))),
            self._list(value["totals"], (*path, "totals")) if "totals" in value else None,
        )

    def _decision(self, path: Path, value: Any) -> tuple[int, int]:
        pair = self._list(value, path, of=int)
        if len(pair) != 2:
            raise self._places.error(path, "record/bad-value", "expected a seat and a decision")
        return pair[0], pair[1]

    def _keys(self, value: Any, path: Path, *names: str, optional: tuple[str, ...] = ()) -> None:
        """Check that an object has all these keys and no others but the optional ones."""
        for key in self._expect(value, dict, path):
            if key not in names and key not in optional:
                raise self._places.error((*path, key), "record/unknown-key", f"unknown key {shown(key)}", key=key)
        for name in names:
            if name not in value:
                raise self._places.error((*path, name), "record/missing-key", f"{name} is missing", key=name)

    def _list(self, value: Any, path: Path, of: type | None = None) -> tuple[Any, ...]:
        return tuple(item if of is None else self._expect(item, of, at) for at, item in self._items(value, path))

    def _items(self, value: Any, path: Path) -> Iterator[tuple[Path, Any]]:
        for index, item in enumerate(self._expect(value, list, path)):
            yield (*path, index), item

    def _expect(self, value: Any, kind: type, path: Path) -> Any:
        """Return the value; it must be of this very kind, so that no true or false passes for a number."""
        if isinstance(value, KeyTwice):
            raise self._places.error(path, "record/twice", f"the key {shown(value.key)} stands twice", header=value.key)
        if type(value) is not kind:
            raise self._places.error(path, "record/bad-value", f"expected {_KINDS[kind]}")
        return value
