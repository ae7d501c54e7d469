"""Frames that no client should send: broken, huge, nested, of wrong types, in the wrong order; and some good ones.

For a long run over real connections: python -m tests.server.fuzz --frames 1000000
"""

from __future__ import annotations

import argparse
import asyncio
import json
import sys
import tempfile
from collections import Counter
from typing import Any, get_args

import httpx

from benchmarks.server.process import Server
from benchmarks.server.wire import Wire
from foretell.i18n import words
from foretell.i18n.wording import key_of
from foretell.server.protocol import AnyCommand
from tests.table.walks import Dice

KINDS = [kind.__struct_config__.tag for kind in get_args(AnyCommand)] + ["welcome", "done", "fly"]
FIELDS = sorted({name for kind in get_args(AnyCommand) for name in kind.__struct_fields__})
ODD: list[Any] = [
    None, True, False, 0, -1, 5, 2**31, 2**63, 2**64, -(2**70), 1.5, 1e308, "", "x", "0", "R7", "W", "\x00", "\ud83d",
    "é" * 300, "x" * 5000, "../../etc", "' OR 1=1 --", "<script>", "\u202e", [], {}, [[]], {"a": {}}, ["x"] * 50,
    {"seats": 4}, {"seats": "4"}, {"clock": {"decision": 10**30}}, "00" * 32, "zz" * 32,
]  # fmt: skip
BROKEN = [
    "",
    "{",
    "}",
    "null",
    "[]",
    "0",
    '"hello"',
    "{}",
    '{"type":1}',
    '{"type":"hello"',
    "\x00",
    "[" * 5000,
    "\ufeff{}",
]


def odd_value(dice: Dice) -> Any:
    return dice.pick(ODD)


def plausible(dice: Dice) -> dict[str, Any]:
    """Return a command of the right shape, though not at the right time."""
    values = {
        "seat": dice.below(6),
        "turn": dice.pick([(1 << 24) + 65792 + 512 * dice.below(3), dice.below(10**8)]),
        "decision": dice.pick(["0", "1", "W", "J", "R7", "B1", ">R7", "trump=R", "+1", "x"]),
        "level": dice.pick(["jester", "scribe", "merlin"]),
        "player": dice.pick(["x", "0000000000002"]),
        "nonce": "00" * 16,
        "text": dice.pick(["hello", " ", "x" * 400]),
        "reaction": "wow",
        "arrangement": dice.pick([{}, {"seats": 9}, {"edition": "x"}, {"rated": True, "hints": True}]),
        "version": 1 + dice.below(2),
        "token": "t",
        "table": "0" * 13,
    }
    kind = dice.pick(get_args(AnyCommand))
    body = {name: values[name] for name in kind.__struct_fields__ if name in values}
    return {"type": kind.__struct_config__.tag, "id": f"f{dice.below(10**6)}"} | body


def command(dice: Dice) -> str:
    """Return a frame as text, mostly a bad one."""
    kind = dice.below(12)
    if kind == 0:
        return dice.pick(BROKEN)
    if kind == 1:
        depth = 1 + dice.below(2000)
        return '{"type":"set_up","id":"x","arrangement":' + '{"switches":' * depth + "1" + "}" * depth + "}"
    if kind == 2:
        return json.dumps({"type": dice.pick(KINDS), "id": "x" * dice.below(200), "text": "y" * dice.below(15_000)})
    if kind > 8:
        return json.dumps(plausible(dice))
    body: dict[str, Any] = {"type": dice.pick(KINDS), "id": f"f{dice.below(10_000)}"}
    for _ in range(dice.below(4)):
        body[dice.pick(FIELDS)] = odd_value(dice)
    text = json.dumps(body, ensure_ascii=dice.below(2) == 0)
    if kind < 6:
        cut = dice.below(len(text) + 1)
        text = text[:cut] + dice.pick(["", "\x00", '"', "}", "\u2028", "9"]) + text[cut + dice.below(4) :]
    return text.encode("utf-8", "replace").decode()


def known_code(code: str) -> bool:
    """Return whether people can be told what a code means."""
    return words().has(key_of("error", code))


class Fuzzer:
    """One connection that misbehaves, and connects again when it is thrown out."""

    def __init__(self, server: Server, hello: bytes, seed: int) -> None:
        self._server = server
        self._hello = hello
        self._dice = Dice(seed)
        self._wire: Wire | None = None
        self.answered = 0
        self.codes: Counter[str] = Counter()
        self.thrown_out = 0

    def heard(self, frame: bytes) -> None:
        message = json.loads(frame)
        if message["type"] in ("refused", "done", "pong", "hint", "welcome"):
            self.answered += 1
            code = message.get("code", message["type"])
            assert message["type"] != "refused" or known_code(code), code
            self.codes[code] += 1

    async def run(self, frames: int) -> None:
        """Go on until this many frames have been answered."""
        while self.answered < frames:
            self._wire = await Wire.connect(self._server.port, self.heard)
            lost = asyncio.Event()
            self._wire.lost = lost.set
            if self._dice.below(4):
                self._wire.send(self._hello)
            while self.answered < frames and not lost.is_set():
                before, batch = self.answered, 1 + self._dice.below(60)
                for _ in range(batch):
                    self._send_one()
                for _ in range(1000):
                    if self.answered >= before + batch or lost.is_set():
                        break
                    await asyncio.sleep(0.002)
            self.thrown_out += lost.is_set()
            self._wire.close()

    def _send_one(self) -> None:
        assert self._wire is not None
        odd = self._dice.below(3000)
        if odd == 0:
            self._wire._write(0x81, b"x" * 40_000)  # larger than is read
        elif odd == 1:
            self._wire._write(0xC1, b"\x00\x01\xff")  # says it is compressed
        elif odd == 2:
            self._wire._write(0x81, b"\xff\xfe")  # not UTF-8
        elif odd < 60:
            self._wire._write(0x82, bytes([self._dice.below(256)]) * self._dice.below(500))  # binary
        elif odd == 60:
            self._wire._write(0x83, b"")  # no such frame
        else:
            self._wire.send(command(self._dice).encode()[:16_000])


async def attack(server: Server, frames: int, seed: int = 0, connections: int = 8) -> Counter[str]:
    """Send frames over several connections until this many are answered, and return the codes that came back."""
    await server.ready()
    async with httpx.AsyncClient(base_url=f"http://127.0.0.1:{server.port}") as web:
        token = (await web.post("/api/guests", json={"name": "Mallory"})).json()["token"]
        table = (await web.post("/api/tables", json={}, headers={"authorization": f"Bearer {token}"})).json()["table"]
    hello = json.dumps({"type": "hello", "version": 1, "token": token, "table": table}).encode()
    fuzzers = [Fuzzer(server, hello, seed + number) for number in range(connections)]
    await asyncio.gather(*(fuzzer.run(frames // connections) for fuzzer in fuzzers))
    codes: Counter[str] = Counter()
    for fuzzer in fuzzers:
        codes += fuzzer.codes
    codes["thrown out"] = sum(fuzzer.thrown_out for fuzzer in fuzzers)
    async with httpx.AsyncClient(base_url=f"http://127.0.0.1:{server.port}") as web:
        assert (await web.get("/ready")).status_code == 200
    return codes


def main() -> int:
    parser = argparse.ArgumentParser()
    parser.add_argument("--frames", type=int, default=1_000_000)
    frames = parser.parse_args().frames
    with tempfile.TemporaryDirectory() as folder:
        server = Server(folder, settings={"FORETELL_TALK_RATE": "1"})
        try:
            asyncio.run(attack(server, frames // 5))
            before = server.memory()
            codes = asyncio.run(attack(server, frames - frames // 5, seed=1000))
            grown = server.memory() - before
        finally:
            server.stop()
        crashed = "Traceback" in server.log.read_text(encoding="utf-8")
    print(
        f"{frames} frames answered; memory grew by {grown / 1e6:.1f} MB over the last four fifths; "
        f"{dict(codes.most_common())}"
    )
    return int(crashed or grown > 50e6)


if __name__ == "__main__":
    sys.exit(main())
