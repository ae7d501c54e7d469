"""The schema: every frame that is sent fits it, what does not fit is refused, and TypeScript comes out of it."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any, get_args

import jsonschema
import pytest

from foretell.server import protocol
from foretell.server.protocol import AnyCommand, AnyMessage, read
from foretell.server.schema import json_schema, main, typescript
from foretell.server.shapes import ViewContent
from tests.server.fuzz import command, plausible
from tests.server.house import open_place, play_on, run
from tests.table.walks import Dice

SCHEMA = json_schema()


def validator(part: str) -> Any:
    return jsonschema.Draft202012Validator({"$ref": f"#/$defs/{part}", "$defs": SCHEMA["$defs"]})


def test_everything_sent_fits_the_schema(tmp_path: Path) -> None:
    check = validator("Message")

    async def story() -> None:
        async with open_place(tmp_path) as place:
            table, clients = await place.full_table("Ada", "Ben", "Cleo", hints=True, spectators="hands_later")
            spectator = await place.join(await place.guest("Dora"), table)
            await play_on(clients, decisions=40)
            for client in clients:
                await client.send("hint")
                await client.send("say", text="hello")
                await client.send_raw('{"type":"ping"}')
            kinds = set()
            for client in (*clients, spectator):
                for frame in client.frames:
                    check.validate(frame)
                    kinds.add(frame["type"])
            whole = next(frame for frame in clients[1].frames if frame["type"] == "view")["view"]
            assert set(whole) == set(ViewContent.__struct_fields__) - {"clock"}
            known = {kind.__struct_config__.tag for kind in get_args(AnyMessage)}
            assert kinds == known - {"closing"}

    run(story())


def test_schema_and_server_accept_the_same_commands() -> None:
    check, dice = validator("Command"), Dice(5)
    accepted = 0
    for number in range(3000):
        frame = json.dumps(plausible(dice)) if number % 2 else command(dice)
        try:
            read(frame)
        except Exception:
            fits = False
        else:
            fits = True
        try:
            body = json.loads(frame)
        except (ValueError, RecursionError):
            continue
        accepted += fits
        if fits:
            check.validate(body)
    assert accepted > 200
    assert not check.is_valid({"type": "sit", "id": "x", "seat": 6})
    assert not check.is_valid({"type": "sit", "id": "x y", "seat": 1})
    assert not check.is_valid({"type": "fly", "id": "x"})


def test_typescript_names_every_kind() -> None:
    text = typescript()
    for kind in (*get_args(AnyCommand), *get_args(AnyMessage)):
        assert f"export type {kind.__name__} = {{" in text
        assert json.dumps(kind.__struct_config__.tag) in text
    assert f"VERSION = {protocol.VERSION};" in text
    assert re.search(r"export type Command = (\w+ \| )+\w+;", text)
    for name in set(re.findall(r": (\w+)\[?\]?;", text)):
        assert name in ("string", "number", "boolean", "null", "unknown") or f"export type {name} " in text


def test_the_command_prints_both(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["json"]) == 0
    assert json.loads(capsys.readouterr().out) == SCHEMA
    assert main(["typescript"]) == 0
    assert capsys.readouterr().out == typescript()
    assert main([]) == 2
