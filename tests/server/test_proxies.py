"""Proxies: those that the operator trusts say whom they speak for, and nobody else may."""

from __future__ import annotations

import asyncio
import re
from pathlib import Path
from typing import Any

import pytest
import yaml
from uvicorn import Config

from foretell.errors import BadSettings
from foretell.server.settings import ServerSettings, server_settings
from foretell.server.worker import options

ROOT = Path(__file__).parents[2]
VISITOR = "203.0.113.7"


def seen(settings: ServerSettings, connected: str) -> str:
    """Return the address that the house sees when a connection comes from here and names a visitor."""
    found = []

    async def house(scope: Any, receive: Any, send: Any) -> None:
        found.append(scope["client"][0])

    config = Config(house, **options(settings))
    config.load()
    scope = {"type": "http", "client": (connected, 1), "headers": [(b"x-forwarded-for", VISITOR.encode())]}
    asyncio.run(config.loaded_app(scope, None, None))
    return str(found[0])


@pytest.mark.parametrize("own", ["127.0.0.1", "::1"])
def test_a_proxy_on_this_machine_is_trusted(own: str) -> None:
    assert seen(ServerSettings(), own) == VISITOR
    assert seen(ServerSettings(), "10.1.2.3") == "10.1.2.3"


def test_proxies_elsewhere_are_trusted_when_they_are_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("FORWARDED_ALLOW_IPS", "*")  # uvicorn's own, which our settings overrule
    settings = server_settings(environment={"FORETELL_PROXIES": "10.0.0.0/8 fd00::7"})
    assert [seen(settings, at) for at in ("10.1.2.3", "fd00::7")] == [VISITOR, VISITOR]
    assert [seen(settings, at) for at in ("127.0.0.1", "192.0.2.1")] == ["127.0.0.1", "192.0.2.1"]


@pytest.mark.parametrize("proxy", ["proxy.example.org", "10.0.0.1/8", "*", ""])
def test_a_proxy_is_an_address_or_a_network(proxy: str) -> None:
    with pytest.raises(BadSettings, match=r"^proxies: ") as caught:
        server_settings(environment={}, chosen={"proxies": [proxy]})
    assert caught.value.code == "server/bad-setting"


def test_compose_trusts_the_host_of_the_containers_and_nobody_else() -> None:
    compose: dict[str, Any] = yaml.safe_load((ROOT / "deploy" / "compose.yaml").read_text(encoding="utf-8"))
    (network,) = compose["networks"]["default"]["ipam"]["config"]
    service = compose["services"]["foretell"]
    assert server_settings(None, service["environment"]).proxies == [network["gateway"]]
    assert service["ports"] == ["127.0.0.1:8700:8700"]  # others could say that they speak for anybody


def test_the_example_for_nginx_is_whole() -> None:
    page = (ROOT / "docs" / "hosting.md").read_text(encoding="utf-8")
    example = "".join(part.partition("```")[0] for part in page.split("```nginx\n")[1:])
    known = {"http_upgrade", "http_host", "scheme", "proxy_add_x_forwarded_for"}
    made = set(re.findall(r"^map \$\w+ \$(\w+) \{", example, re.MULTILINE))
    assert set(re.findall(r"\$(\w+)", example)) == known | made
    assert {"X-Forwarded-For", "X-Forwarded-Proto", "Host"} <= set(re.findall(r"proxy_set_header (\S+)", example))
