"""A server whose games are all dealt from one seed, `FORETELL_TEST_SEED`: `python -m tests.web.seeded`."""

from __future__ import annotations

import os
from hashlib import sha512

from foretell.server.chance import Outside

NONCE = bytes([7] * 32)
"""The nonce of every player whose page has run `SAME_NONCE`."""

SAME_NONCE = """
const draw = crypto.getRandomValues.bind(crypto);
crypto.getRandomValues = (into) => (into.length === 32 ? into.fill(7) : draw(into));
"""


def seed_bytes(number: int) -> bytes:
    """Return the seed of a shuffle that belongs to a number."""
    return sha512(b"foretell %d" % number).digest()


class Foreseen(Outside):
    """The clock of this machine, without its entropy for shuffles."""

    def seed(self) -> str:
        """Return the seed that was asked for."""
        return seed_bytes(int(os.environ["FORETELL_TEST_SEED"])).hex()


def main() -> None:
    """Serve until told to stop."""
    import uvicorn

    from foretell.server.app import Server
    from foretell.server.settings import server_settings
    from foretell.server.worker import options

    settings = server_settings()
    uvicorn.run(Server(settings, outside=Foreseen()).app(), **options(settings))


if __name__ == "__main__":
    main()
