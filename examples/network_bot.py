"""A bot of your own at a table of a server.

python examples/network_bot.py http://127.0.0.1:8700 TABLE SEAT      joins a table that somebody opened
python examples/network_bot.py                                       starts a server and shows a game against its bots

Change `choose`: it gets what the seat may know and returns one of the tokens in `view["legal"]`. Everything else is the
protocol, which docs/protocol.md describes.
"""

from __future__ import annotations

import json
import os
import secrets
import socket
import subprocess
import sys
import tempfile
import time
from hashlib import sha256
from typing import Any
from urllib.error import URLError
from urllib.request import Request, urlopen

from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect


def choose(view: dict[str, Any]) -> str:
    """Predict a trick for each Wizard and each high card of trump; then play the first card that is legal."""
    legal: list[str] = view["legal"]
    if view["phase"] == "predict":
        trump = (view["trump"] or " ")[0].upper()
        strong = [
            card for card in view["hand"] if card == "W" or (card[0] == trump and card[1:] in ("10", "11", "12", "13"))
        ]
        return str(len(strong)) if str(len(strong)) in legal else legal[0]
    return legal[0]


class NetworkBot:
    """Knows its server, its token and its table; connects again when the connection is lost."""

    def __init__(self, server: str, name: str) -> None:
        self.server = server
        guest = self.post("/api/guests", {"name": name, "bot": True})
        self.player, self.token = guest["player"], guest["token"]
        self.nonce = secrets.token_bytes(32)
        self.view: dict[str, Any] = {}

    def post(self, path: str, body: dict[str, Any], token: str = "") -> Any:
        """Ask the server for something that needs no table."""
        headers = {"content-type": "application/json", "authorization": f"Bearer {token}"}
        request = Request(self.server + path, json.dumps(body).encode(), headers)  # noqa: S310 - the address is the user's
        with urlopen(request) as answer:  # noqa: S310
            return json.load(answer)

    def play(self, table: str, *first: dict[str, Any]) -> dict[str, Any]:
        """Play at a table until the game is over and return the last view; `first` are commands to begin with."""
        seen = 0
        sent: dict[str, Any] = {"type": "none"}
        address = self.server.replace("http", "ws", 1) + "/ws"
        while True:
            try:
                with connect(address) as wire:
                    hello = {"type": "hello", "version": 1, "token": self.token, "table": table, "since": seen}
                    for command in (hello, *first, sent) if sent["type"] == "decide" else (hello, *first):
                        wire.send(json.dumps(command))
                    for frame in wire:
                        message = json.loads(frame)
                        seen = message.get("number", seen)
                        if message["type"] == "table":
                            self.show_nonce(wire, message["table"])
                            if message["table"]["status"] in ("over", "ended"):
                                return self.view
                        elif message["type"] in ("view", "change"):
                            self.view |= message["view"]
                            if self.view["seat"] in self.view["to_act"] and self.view["legal"]:
                                sent = {
                                    "type": "decide",
                                    "id": f"turn-{message['turn']}",
                                    "turn": message["turn"],
                                    "decision": choose(self.view),
                                }
                                wire.send(json.dumps(sent))
                        elif message["type"] == "refused" and message["code"] == "limits/too-fast":
                            time.sleep(1)
                            wire.send(json.dumps(sent))
            except (OSError, ConnectionClosed):
                time.sleep(1)

    def ready(self) -> dict[str, Any]:
        """Return the command that says ready, with what is announced of the nonce."""
        return {"type": "ready", "id": "ready", "commitment": sha256(self.nonce).hexdigest()}

    def show_nonce(self, wire: Any, table: dict[str, Any]) -> None:
        """Show the nonce once the game is started."""
        if table["status"] == "showing":
            wire.send(json.dumps({"type": "show", "id": f"show-{table['game']}", "nonce": self.nonce.hex()}))


def demo() -> None:
    """Start a server, open a table with two bots of the house, and play."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
    server = f"http://127.0.0.1:{port}"
    with tempfile.TemporaryDirectory() as folder:
        settings = {"FORETELL_PORT": str(port), "FORETELL_STORE": f"sqlite:///{folder}/games.db"}
        command = [sys.executable, "-m", "foretell", "serve"]
        quiet = subprocess.DEVNULL
        with subprocess.Popen(command, env=os.environ | settings, stdout=quiet, stderr=quiet) as process:  # noqa: S603
            try:
                wait_for(server)
                bot = NetworkBot(server, "Robin")
                table = bot.post("/api/tables", {"seats": 3, "pace": 0, "switches": {"maximus": True}}, bot.token)[
                    "table"
                ]
                bots = [{"type": "seat_bot", "id": f"bot{seat}", "seat": seat, "level": "scribe"} for seat in (1, 2)]
                view = bot.play(table, *bots, bot.ready(), {"type": "start", "id": "start"})
                for name, score in zip(view["players"], view["scores"], strict=True):
                    print(f"{name:12}{score:5}")
            finally:
                process.terminate()


def wait_for(server: str) -> None:
    """Wait until the server answers."""
    for _ in range(200):
        try:
            with urlopen(f"{server}/ready"):  # noqa: S310
                return
        except URLError:
            time.sleep(0.1)


if __name__ == "__main__":
    if len(sys.argv) == 4:
        _, address, table_name, place = sys.argv
        robin = NetworkBot(address.rstrip("/"), "Robin")
        robin.play(table_name, {"type": "sit", "id": "sit", "seat": int(place)}, robin.ready())
        print(robin.view["scores"])
    else:
        demo()
