"""REST under fire: whatever schemathesis makes of the description gets an answer that fits it, and never an error."""

from __future__ import annotations

import asyncio
import os
from pathlib import Path
from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, Phase
from hypothesis import settings as hypothesis_settings
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from benchmarks.server.process import Server
from foretell.server.app import Server as App
from foretell.server.openapi import ROUTES, openapi
from foretell.server.settings import ServerSettings
from tests.server.house import Inline

EXAMPLES = int(os.environ.get("FORETELL_REST_EXAMPLES", "12"))


def test_the_description_has_every_route(tmp_path: Path) -> None:
    async def routes() -> set[str]:
        server = App(ServerSettings(store=f"sqlite:///{tmp_path / 'api.db'}"), thinker=Inline())
        app = server.app()
        async with app.router.lifespan_context(app):
            return {str(getattr(route, "name", "")) for route in app.router.routes}

    found = {name for name in asyncio.run(routes()) if " /api" in name and "passkeys" not in name}
    assert found == set(ROUTES)


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> object:
    running = Server(tmp_path_factory.mktemp("rest"))
    asyncio.run(running.ready())
    yield running
    running.stop()
    assert "Traceback" not in running.log.read_text(encoding="utf-8")


@pytest.mark.parametrize("name", ROUTES)
def test_every_request_gets_an_answer_that_fits(server: Server, name: str) -> None:
    method, path = name.split()
    operation = schemathesis.openapi.from_dict(openapi())[path][method]
    checks = [not_a_server_error, status_code_conformance, content_type_conformance, response_schema_conformance]

    from hypothesis import given

    @hypothesis_settings(
        max_examples=EXAMPLES, deadline=None, phases=[Phase.generate], suppress_health_check=list(HealthCheck),
        database=None, derandomize=True,
    )  # fmt: skip
    @given(case=operation.as_strategy())
    def attack(case: Any) -> None:
        response = case.call(base_url=f"http://127.0.0.1:{server.port}")
        case.validate_response(response, checks=checks)

    attack()
