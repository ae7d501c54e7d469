"""Passkeys: a guest who wants to keep a profile ties it to a passkey, and is known by it on any device. Nothing else is
asked for. What is promised to a client is signed and goes with it, so any worker can hold it against the answer.
"""

from __future__ import annotations

from base64 import urlsafe_b64decode, urlsafe_b64encode
from hmac import compare_digest, digest
from typing import Any, Final

from msgspec import Struct
from starlette.requests import Request
from starlette.responses import Response

from foretell.server.api import Api, answer, body, known
from foretell.server.chance import Outside
from foretell.server.people import People
from foretell.server.refusals import Refused, refused
from foretell.server.store.people import Passkey

ANSWER_WITHIN: Final = 5 * 60_000


class Answered(Struct, forbid_unknown_fields=True):
    """What the browser gave back, and the ticket that came with the question."""

    ticket: str
    credential: dict[str, Any]


class Passkeys:
    """Asks browsers for passkeys and checks their answers; needs the package webauthn."""

    def __init__(self, api: Api, people: People, outside: Outside, key: bytes, host: str, origins: list[str]) -> None:
        self._api = api
        self._people = people
        self._outside = outside
        self._key = key
        self._host = host
        self._origins = origins

    async def ask_new(self, request: Request) -> Response:
        """Return what the browser needs to make a passkey for the one who asks."""
        import webauthn
        from webauthn.helpers.structs import (
            AuthenticatorSelectionCriteria,
            PublicKeyCredentialDescriptor,
            ResidentKeyRequirement,
        )

        player = await self._api.player(request)
        there = [urlsafe_b64decode(_padded(one)) for one in await self._people.store.passkeys_of(player.id)]
        options = webauthn.generate_registration_options(
            rp_id=self._host,
            rp_name="Foretell",
            user_name=player.name,
            user_id=player.id.encode(),
            authenticator_selection=AuthenticatorSelectionCriteria(resident_key=ResidentKeyRequirement.REQUIRED),
            exclude_credentials=[PublicKeyCredentialDescriptor(id=one) for one in there],
        )
        return self._question(webauthn.options_to_json(options), options.challenge, player.id)

    async def take_new(self, request: Request) -> Response:
        """Keep a passkey for the one who asks."""
        import webauthn
        from webauthn.helpers.exceptions import WebAuthnException

        player = await self._api.player(request)
        given = await body(request, Answered)
        challenge, _ = self._challenge(given.ticket, player.id)
        try:
            checked = webauthn.verify_registration_response(
                credential=given.credential,
                expected_challenge=challenge,
                expected_rp_id=self._host,
                expected_origin=self._origins,
            )
        except (WebAuthnException, ValueError, KeyError, TypeError) as problem:
            raise _refused() from problem
        name = _text(checked.credential_id)
        if await self._people.store.passkey(name) is not None:
            raise _refused()
        passkey = Passkey(name, player.id, checked.credential_public_key, checked.sign_count)
        await self._people.store.add_passkey(passkey, self._outside.now())
        return answer({"player": player.id}, 201)

    async def ask(self, request: Request) -> Response:  # noqa: ARG002 - anybody may ask
        """Return what the browser needs to show a passkey."""
        import webauthn

        options = webauthn.generate_authentication_options(rp_id=self._host)
        return self._question(webauthn.options_to_json(options), options.challenge, "")

    async def take(self, request: Request) -> Response:
        """Give a token to whoever shows a passkey."""
        import webauthn
        from webauthn.helpers.exceptions import WebAuthnException

        given = await body(request, Answered)
        challenge, until = self._challenge(given.ticket, "")
        passkey = await self._people.store.passkey(str(given.credential.get("id", ""))[:512])
        if passkey is None:
            raise _refused()
        try:
            checked = webauthn.verify_authentication_response(
                credential=given.credential,
                expected_challenge=challenge,
                expected_rp_id=self._host,
                expected_origin=self._origins,
                credential_public_key=passkey.public_key,
                credential_current_sign_count=passkey.uses,
            )
        except (WebAuthnException, ValueError, KeyError, TypeError) as problem:
            raise _refused() from problem
        if not await self._people.store.used(passkey.credential, checked.new_sign_count, until):
            raise _refused()  # an answer counts once, also where the passkey does not count its uses
        return known(await self._people.admit(passkey.player))

    def _question(self, options: str, challenge: bytes, player: str) -> Response:
        until = self._outside.now() + ANSWER_WITHIN
        text = f"{until}.{player}.{_text(challenge)}"
        ticket = f"{text}.{self._mac(text)}"
        return answer({"ticket": ticket, "options": options})

    def _mac(self, text: str) -> str:
        """Return what signs a ticket; with the same key a token is signed otherwise, so that neither is the other."""
        return _text(digest(self._key, f"passkey {text}".encode(), "sha256"))

    def _challenge(self, ticket: str, player: str) -> tuple[bytes, int]:
        """Return what was asked, and until when, if this ticket is ours, for this player, and not too old."""
        text, _, mac = ticket.rpartition(".")
        if not compare_digest(self._mac(text).encode(), mac.encode()):
            raise _refused()
        until, who, challenge = text.split(".")
        if who != player:
            raise _refused()
        if self._outside.now() > int(until):
            raise refused("passkeys/too-late", "the question is too old")
        return urlsafe_b64decode(_padded(challenge)), int(until)


def _refused() -> Refused:
    return refused("passkeys/refused", "this passkey is not accepted")


def _text(data: bytes) -> str:
    return urlsafe_b64encode(data).decode().rstrip("=")


def _padded(text: str) -> str:
    return text + "=" * (-len(text) % 4)
