"""REST for other languages: an OpenAPI description, out of the routes and the types.

python -m foretell.server.openapi
"""

from __future__ import annotations

import json
import re
import sys
from typing import Any, Final

import msgspec

from foretell.server.api import NewGuest, NewName
from foretell.server.arrangement import Arrangement

BODIES: Final[dict[str, type[msgspec.Struct]]] = {
    "POST /api/guests": NewGuest,
    "POST /api/me": NewName,
    "POST /api/tables": Arrangement,
    "POST /api/choices": Arrangement,
}
ROUTES: Final = (
    "POST /api/guests",
    "POST /api/token",
    "GET /api/me",
    "POST /api/me",
    "GET /api/editions",
    "GET /api/tables",
    "POST /api/tables",
    "GET /api/tables/{table}",
    "GET /api/games",
    "GET /api/games/{game}",
    "GET /api/games/{game}/record",
    "GET /api/games/{game}/outline",
    "GET /api/games/{game}/replay/{step}",
    "GET /api/players/{player}",
    "GET /api/leaders/{family}",
    "GET /api/rules",
    "GET /api/lessons",
    "GET /api/lessons/{lesson}",
    "GET /api/choices",
    "POST /api/choices",
)
OPEN: Final = ("POST /api/guests", "GET /api/editions", "POST /api/choices")
"""What needs no token; neither does anything else that is only read, save who one is."""
_TEXT: Final = "/".join(("text", "plain"))  # in two parts, for it is no code of an error
_JSON: Final = "application/json"
REFUSAL: Final[dict[str, Any]] = {
    "type": "object",
    "properties": {"code": {"type": "string"}, "rule": {"type": "string"}, "params": {"type": "object"}},
    "required": ["code", "rule", "params"],
    "additionalProperties": False,
}


def openapi() -> dict[str, Any]:
    """Return the description."""
    from foretell import __version__

    schemas, parts = msgspec.json.schema_components(BODIES.values(), ref_template="#/components/schemas/{name}")
    bodies = dict(zip(BODIES, schemas, strict=True))
    paths: dict[str, Any] = {}
    for name in ROUTES:
        method, path = name.split()
        paths.setdefault(path, {})[method.lower()] = _operation(name, path, bodies.get(name))
    return {
        "openapi": "3.1.0",
        "info": {"title": "Foretell", "version": __version__},
        "paths": paths,
        "components": {
            "schemas": parts | {"Refusal": REFUSAL},
            "securitySchemes": {"token": {"type": "http", "scheme": "bearer"}},
        },
    }


def _operation(name: str, path: str, body: dict[str, Any] | None) -> dict[str, Any]:
    created = name in ("POST /api/guests", "POST /api/token", "POST /api/tables")
    good = _TEXT if path.endswith("/record") else _JSON
    refusal = {_JSON: {"schema": {"$ref": "#/components/schemas/Refusal"}}}
    operation: dict[str, Any] = {
        "operationId": name,
        "parameters": [
            {"name": part, "in": "path", "required": True, "schema": {"type": "string", "minLength": 1}}
            for part in re.findall(r"{(\w+)}", path)
        ],
        "responses": {"201" if created else "200": {"description": "done", "content": {good: {}}}}
        | {str(status): {"description": "refused", "content": refusal} for status in (400, 401, 404, 429, 503)},
    }
    if (name.startswith("POST") and name not in OPEN) or path == "/api/me":
        operation["security"] = [{"token": []}]
    if body is not None:
        operation["requestBody"] = {"required": True, "content": {_JSON: {"schema": body}}}
    return operation


if __name__ == "__main__":
    sys.stdout.write(json.dumps(openapi(), indent=2) + "\n")
