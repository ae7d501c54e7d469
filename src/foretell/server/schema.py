"""The protocol for other languages: JSON Schema out of the types, and TypeScript out of that.

python -m foretell.server.schema json
python -m foretell.server.schema typescript
"""

from __future__ import annotations

import json
import sys
from typing import Any, Final

import msgspec

from foretell.server import protocol

_HEAD: Final = "// Foretell's protocol, version {version}. Made by `python -m foretell.server.schema typescript`."


def json_schema() -> dict[str, Any]:
    """Return the JSON Schema of all commands and messages."""
    (commands, messages), parts = msgspec.json.schema_components(
        (protocol.AnyCommand, protocol.AnyMessage), ref_template="#/$defs/{name}"
    )
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "Foretell protocol",
        "version": protocol.VERSION,
        "$defs": dict(sorted(parts.items())) | {"Command": commands, "Message": messages},
        "anyOf": [{"$ref": "#/$defs/Command"}, {"$ref": "#/$defs/Message"}],
    }


def typescript() -> str:
    """Return the types of all commands and messages in TypeScript."""
    parts = json_schema()["$defs"]
    lines = [_HEAD.format(version=protocol.VERSION), f"export const VERSION = {protocol.VERSION};"]
    for name, schema in parts.items():
        about = schema.get("description")
        lines += ["", *([f"/** {about} */"] if about else []), f"export type {name} = {_type(schema)};"]
    return "\n".join(lines) + "\n"


def _type(schema: dict[str, Any]) -> str:
    """Return the type that a schema describes."""
    if "$ref" in schema:
        return str(schema["$ref"]).rpartition("/")[2]
    for alike in ("anyOf", "oneOf"):
        if alike in schema:
            return " | ".join(_type(one) for one in schema[alike])
    if "enum" in schema:
        return " | ".join(json.dumps(value) for value in schema["enum"])
    if "const" in schema:
        return json.dumps(schema["const"])
    return _plain(schema)


def _plain(schema: dict[str, Any]) -> str:
    kind = schema.get("type")
    if isinstance(kind, list):
        return " | ".join(_plain({**schema, "type": one}) for one in kind)
    match kind:
        case "object" if "properties" in schema:
            required = schema.get("required", [])
            fields = (
                f"  {name}{'' if name in required else '?'}: {_type(inner)};"
                for name, inner in schema["properties"].items()
            )
            return "{\n" + "\n".join(fields) + "\n}"
        case "object":
            return f"{{ [key: string]: {_type(schema.get('additionalProperties') or {})} }}"
        case "array" if "prefixItems" in schema:
            return f"[{', '.join(_type(one) for one in schema['prefixItems'])}]"
        case "array":
            inner = _type(schema.get("items") or {})
            return f"({inner})[]" if "|" in inner else f"{inner}[]"
        case "integer" | "number":
            return "number"
        case "string" | "boolean" | "null":
            return str(kind)
    return "unknown"


def main(arguments: list[str]) -> int:
    """Print the schema or the types."""
    if arguments == ["json"]:
        print(json.dumps(json_schema(), indent=2))
    elif arguments == ["typescript"]:
        print(typescript(), end="")
    else:
        print(__doc__, file=sys.stderr)
        return 2
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
