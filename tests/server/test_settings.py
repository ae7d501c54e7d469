"""Settings by file, environment and command line; what is in deploy/; logs without cards."""

from __future__ import annotations

import io
import json
import logging
import re
from pathlib import Path
from typing import Any

import msgspec
import pytest
import yaml

from foretell.errors import BadSettings
from foretell.server.logs import logger, set_up_logs
from foretell.server.settings import ServerSettings, server_settings, store_url
from tests.server.house import open_place, play_on, run

ROOT = Path(__file__).parents[2]
KEYS = ["a0" * 16, "B1" * 32]


def test_file_environment_and_command_line(tmp_path: Path) -> None:
    file = tmp_path / "foretell.toml"
    file.write_text('port = 1\nhost = "h"\norigins = ["https://a"]\n', encoding="utf-8")
    environment = {"FORETELL_PORT": "2", "FORETELL_WORKERS": "1", "FORETELL_KEYS": " ".join(KEYS), "HOME": "x"}
    settings = server_settings(str(file), environment, {"grace": 3, "store": None})
    assert (settings.port, settings.host, settings.origins, settings.keys) == (2, "h", ["https://a"], KEYS)
    assert settings.grace == 3
    assert server_settings(environment={}) == ServerSettings()


@pytest.mark.parametrize(
    ("text", "environment", "code"),
    [
        ("port = [", {}, "server/bad-file"),
        ('port = "many"', {}, "server/bad-setting"),
        ("colour = 1", {}, "server/bad-setting"),
        ("", {"FORETELL_PORT": "many"}, "server/bad-setting"),
        ("workers = 2", {}, "server/needs-postgres"),
    ],
)
def test_bad_settings(tmp_path: Path, text: str, environment: dict[str, str], code: str) -> None:
    file = tmp_path / "foretell.toml"
    file.write_text(text, encoding="utf-8")
    with pytest.raises(BadSettings) as caught:
        server_settings(str(file), environment)
    assert caught.value.code == code
    with pytest.raises(BadSettings) as caught:
        server_settings(str(tmp_path / "missing.toml"), {})
    assert caught.value.code == "server/bad-file"


@pytest.mark.parametrize(
    ("name", "value", "trouble"),
    [
        ("port", "99999", "expected `int` <= 65535"),
        ("port", -1, "expected `int` >= 0"),
        ("port", "many", "expected `int`, got `str`"),
        ("colour", 1, "there is no such setting"),
        ("log_level", "verbose", "none of debug, info, warning, error"),
        ("keys", ["xyz"], "each has 16 bytes or more, in hexadecimal digits"),
        ("keys", [""], "each has 16 bytes or more, in hexadecimal digits"),
        ("keys", ["a0" * 16, "a0" * 15], "each has 16 bytes or more, in hexadecimal digits"),
        ("keys", ["a0" * 16 + "\n"], "each has 16 bytes or more, in hexadecimal digits"),
        *((name, 0, "expected `int` >= 1") for name in ("workers", "bot_processes", "connections", "connections_each")),
        ("waiting_bytes", 0, "expected `int` >= 1024"),
        ("grace", -1, "expected `float` >= 0.0"),
        ("idle", -1, "expected `float` > 0.0"),
        ("grace", float("nan"), "expected `float` >= 0.0"),
        ("idle", "inf", "expected `float` <= 1000000000.0"),
        *((f"{name}_rate", 0, "expected `float` > 0.0") for name in ("command", "guest", "table", "talk", "request")),
        ("origins", [1], "expected `str`, got `int`"),
    ],
)
def test_what_is_wrong_with_a_setting(name: str, value: object, trouble: str) -> None:
    with pytest.raises(BadSettings) as caught:
        server_settings(environment={}, chosen={name: value})
    told = str(caught.value.params["setting"])
    assert (caught.value.code, told) == ("server/bad-setting", f"{name}{'[0]' if name == 'origins' else ''}: {trouble}")


def test_port_0_is_any_that_is_free() -> None:
    assert server_settings(environment={"FORETELL_PORT": "0", "FORETELL_GRACE": "0"}).port == 0


@pytest.mark.parametrize(("host", "address"), [("example.org", "example.org:80"), ("::1", "[::1]:80")])
def test_an_address_is_written_as_browsers_take_it(host: str, address: str) -> None:
    assert ServerSettings(host=host, port=80).address == address


def test_the_store_is_in_the_folder_for_data(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("FORETELL_DATA", str(tmp_path / "data"))
    assert store_url(ServerSettings()) == f"sqlite:///{tmp_path / 'data' / 'foretell' / 'foretell.db'}"
    assert (tmp_path / "data" / "foretell").is_dir()
    assert store_url(ServerSettings(store="sqlite:///x")) == "sqlite:///x"


def test_hosting_lists_every_setting() -> None:
    page = (ROOT / "docs" / "hosting.md").read_text(encoding="utf-8")
    table = page.partition("## Settings")[2].partition("\n## ")[0]
    listed = {
        name
        for row in table.splitlines()
        if row.startswith("| `")
        for name in re.findall(r"`(\w+)`", row.split("|")[1])
    }
    assert listed == set(ServerSettings.__struct_fields__)


def test_what_is_in_deploy_can_be_used() -> None:
    deploy = ROOT / "deploy"
    server_settings(str(deploy / "foretell.toml"), {})
    compose: dict[str, Any] = yaml.safe_load((deploy / "compose.yaml").read_text(encoding="utf-8"))
    environment = compose["services"]["foretell"]["environment"]
    assert server_settings(None, environment).workers == 2
    unit = (deploy / "foretell.service").read_text(encoding="utf-8")
    assert "foretell serve --config /etc/foretell.toml" in unit


def test_protocol_names_every_command_and_message() -> None:
    from typing import get_args

    from foretell.server.protocol import AnyCommand, AnyMessage

    page = (ROOT / "docs" / "protocol.md").read_text(encoding="utf-8")
    for kind in (*get_args(AnyCommand), *get_args(AnyMessage)):
        assert f"`{kind.__struct_config__.tag}`" in page
    for number in re.findall(r'"turn": (\d+)', page):
        assert int(number) >> 16 == 1 << 8 | 1  # the first round of the first game


def test_logs_are_json_and_tell_no_card(tmp_path: Path) -> None:
    out = io.StringIO()
    kept = {name: logging.getLogger(name).handlers for name in (logger.name, "uvicorn", "uvicorn.error", "websockets")}
    set_up_logs("debug", out)
    try:

        async def story() -> None:
            async with open_place(tmp_path) as place:
                _, clients = await place.full_table("Ada", "Ben", "Cleo")
                await play_on(clients, decisions=100)
                try:
                    raise ValueError("the hand of Ada is R7 W")
                except ValueError:
                    logger.exception("broke", extra={"table": "t", "hand": "R7"})

        run(story())
    finally:
        for name, handlers in kept.items():
            logging.getLogger(name).handlers = handlers
            logging.getLogger(name).propagate = True
    lines = [json.loads(line) for line in out.getvalue().splitlines()]
    assert lines[-1]["error"] == "ValueError"
    assert lines[-1]["table"] == "t"
    assert "R7" not in out.getvalue()
    assert msgspec.json.encode(lines)
