"""Passkeys: a guest ties the profile to one, and comes back by it; nobody else does. The authenticator is a real one,
only made of software: it signs with a key of its own as browsers and phones do.
"""

from __future__ import annotations

import json
from base64 import urlsafe_b64decode, urlsafe_b64encode
from hashlib import sha256
from pathlib import Path
from typing import Any

import cbor2
import httpx
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.hashes import SHA256

from tests.server.house import run
from tests.server.test_api import guest, key, served

ORIGIN = "http://localhost:8700"


def text(data: bytes) -> str:
    return urlsafe_b64encode(data).decode().rstrip("=")


class Authenticator:
    """Makes a passkey and signs with it."""

    def __init__(self, name: bytes = b"a passkey of ours") -> None:
        self.name = name
        self.uses = 0
        self._key = ec.generate_private_key(ec.SECP256R1())

    def make(self, options: dict[str, Any], origin: str = ORIGIN) -> dict[str, Any]:
        client = self._client("webauthn.create", options, origin)
        numbers = self._key.public_key().public_numbers()
        public = cbor2.dumps({1: 2, 3: -7, -1: 1, -2: numbers.x.to_bytes(32), -3: numbers.y.to_bytes(32)})
        held = bytes(16) + len(self.name).to_bytes(2) + self.name + public
        data = self._data(options["rp"]["id"], 0x45) + held
        attestation = cbor2.dumps({"fmt": "none", "attStmt": {}, "authData": data})
        return self._credential({"clientDataJSON": text(client), "attestationObject": text(attestation)})

    def sign(self, options: dict[str, Any], origin: str = ORIGIN) -> dict[str, Any]:
        self.uses += 1
        client = self._client("webauthn.get", options, origin)
        data = self._data(options["rpId"], 0x05)
        signature = self._key.sign(data + sha256(client).digest(), ec.ECDSA(SHA256()))
        return self._credential(
            {"clientDataJSON": text(client), "authenticatorData": text(data), "signature": text(signature)}
        )

    def _client(self, kind: str, options: dict[str, Any], origin: str) -> bytes:
        return json.dumps({"type": kind, "challenge": options["challenge"], "origin": origin}).encode()

    def _data(self, host: str, flags: int) -> bytes:
        return sha256(host.encode()).digest() + bytes([flags]) + self.uses.to_bytes(4)

    def _credential(self, response: dict[str, str]) -> dict[str, Any]:
        return {"id": text(self.name), "rawId": text(self.name), "type": "public-key", "response": response}


async def asked(web: httpx.AsyncClient, path: str, who: dict[str, str] | None = None) -> tuple[str, dict[str, Any]]:
    answer = (await web.get(path, headers=key(who) if who else {})).json()
    return answer["ticket"], json.loads(answer["options"])


def test_a_profile_is_kept_by_a_passkey(tmp_path: Path) -> None:
    async def story() -> None:
        async with served(tmp_path) as (web, _):
            ada, device = await guest(web, "Ada"), Authenticator()
            ticket, options = await asked(web, "/api/passkeys/new", ada)
            assert urlsafe_b64decode(options["user"]["id"] + "==") == ada["player"].encode()
            body = {"ticket": ticket, "credential": device.make(options)}
            kept = await web.post("/api/passkeys/new", json=body, headers=key(ada))
            assert kept.status_code == 201, kept.text
            for _ in range(2):
                ticket, options = await asked(web, "/api/passkeys")
                back = await web.post("/api/passkeys", json={"ticket": ticket, "credential": device.sign(options)})
                assert back.json()["player"] == ada["player"]
                assert (await web.get("/api/me", headers=key(back.json()))).json()["name"] == "Ada"

    run(story())


def test_nobody_else_gets_in(tmp_path: Path) -> None:
    async def story() -> None:
        async with served(tmp_path) as (web, server):
            ada, mallory, device = await guest(web, "Ada"), await guest(web, "Mallory"), Authenticator()
            ticket, options = await asked(web, "/api/passkeys/new", ada)
            made = device.make(options)

            async def keep(who: dict[str, str], ticket: str, made: dict[str, Any]) -> str:
                body = {"ticket": ticket, "credential": made}
                answer = await web.post("/api/passkeys/new", json=body, headers=key(who))
                return str(answer.json().get("code", answer.status_code))

            assert await keep(mallory, ticket, made) == "passkeys/refused"  # asked for by another
            assert await keep(ada, ticket[:-3], made) == "passkeys/refused"
            assert await keep(ada, ada["token"], made) == "passkeys/refused"  # signed by the house, but no ticket
            assert await keep(ada, ticket, device.make(options, "https://evil.example")) == "passkeys/refused"
            assert await keep(ada, ticket, {"id": "x"}) == "passkeys/refused"
            assert await keep(ada, ticket, made) == "201"
            assert await keep(ada, ticket, made) == "passkeys/refused"  # it is kept already

            async def enter(signer: Authenticator, ticket: str, options: dict[str, Any], origin: str = ORIGIN) -> str:
                body = {"ticket": ticket, "credential": signer.sign(options, origin)}
                answer = await web.post("/api/passkeys", json=body)
                return str(answer.json().get("code", answer.status_code))

            ticket, options = await asked(web, "/api/passkeys")
            assert await enter(Authenticator(), ticket, options) == "passkeys/refused"  # another key of the same name
            assert await enter(Authenticator(b"unknown"), ticket, options) == "passkeys/refused"
            assert await enter(device, ticket, options, "https://evil.example") == "passkeys/refused"
            assert await enter(device, ticket, {**options, "challenge": text(bytes(32))}) == "passkeys/refused"
            assert await enter(device, ticket, options) == "201"
            ticket, options = await asked(web, "/api/passkeys")
            device.uses = 0  # a copy that counts anew
            assert await enter(device, ticket, options) == "passkeys/refused"
            real = server.outside.now
            server.outside.now = lambda: real() + 6 * 60_000  # type: ignore[method-assign]
            device.uses = 9
            assert await enter(device, ticket, options) == "passkeys/too-late"

    run(story())


def test_an_answer_counts_once_even_if_the_passkey_does_not_count(tmp_path: Path) -> None:
    async def story() -> None:
        async with served(tmp_path) as (web, _):
            ada, device = await guest(web, "Ada"), Authenticator()
            ticket, options = await asked(web, "/api/passkeys/new", ada)
            body = {"ticket": ticket, "credential": device.make(options)}
            assert (await web.post("/api/passkeys/new", json=body, headers=key(ada))).status_code == 201
            ticket, options = await asked(web, "/api/passkeys")
            device.uses = -1  # signs with a count of 0, as many phones do
            body = {"ticket": ticket, "credential": device.sign(options)}
            assert (await web.post("/api/passkeys", json=body)).status_code == 201
            again = await web.post("/api/passkeys", json=body)
            assert again.json()["code"] == "passkeys/refused"

    run(story())
