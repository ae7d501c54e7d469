"""A server in a process of its own, on a free port, with a store of its own."""

from __future__ import annotations

import asyncio
import os
import signal
import socket
import subprocess
import sys
from collections.abc import Mapping
from pathlib import Path

import httpx

FREE = {
    "FORETELL_COMMAND_RATE": "100000",
    "FORETELL_GUEST_RATE": "1000000",
    "FORETELL_TABLE_RATE": "1000000",
    "FORETELL_REQUEST_RATE": "1000000",
    "FORETELL_LOG_LEVEL": "warning",
}


def free_port() -> int:
    """Return a port that nobody uses."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


class Server:
    """A server in a process of its own."""

    def __init__(
        self,
        folder: str | Path,
        store: str = "",
        settings: Mapping[str, str] | None = None,
        before: list[str] | None = None,
        program: tuple[str, ...] = ("-m", "foretell", "serve"),
    ) -> None:
        self.port = free_port()
        self._program = program
        self._before = before or []
        self._environment = (
            os.environ
            | FREE
            | {
                "FORETELL_STORE": store or f"sqlite:///{folder}/server.db",
                "FORETELL_PORT": str(self.port),
                **(settings or {}),
            }
        )
        self.log = Path(folder) / "server.log"
        self.start()

    def start(self) -> None:
        """Start the process, or start it again."""
        command = [*self._before, sys.executable, *self._program]
        with self.log.open("ab") as out:
            self.process = subprocess.Popen(  # noqa: S603 - our own program
                command, env=self._environment, stdout=out, stderr=out, start_new_session=True
            )

    async def ready(self) -> None:
        """Wait until the server answers."""
        async with httpx.AsyncClient() as web:
            for _ in range(600):
                try:
                    if (await web.get(f"http://127.0.0.1:{self.port}/ready")).status_code == 200:
                        return
                except httpx.TransportError:
                    pass
                if self.process.poll() is not None:
                    break
                await asyncio.sleep(0.05)
        raise TimeoutError(f"the server did not start: {self.log.read_text(encoding='utf-8')[-2000:]}")

    def wait(self) -> str:
        """Wait until the server answers; return its address."""
        asyncio.run(self.ready())
        return f"http://127.0.0.1:{self.port}"

    def memory(self) -> int:
        """Return how many bytes of memory the server holds."""
        status = Path(f"/proc/{self.process.pid}/status").read_text(encoding="ascii")
        line = next(line for line in status.splitlines() if line.startswith("VmRSS"))
        return int(line.split()[1]) * 1024

    def seconds(self) -> float:
        """Return how many seconds of a processor the server has used."""
        fields = Path(f"/proc/{self.process.pid}/stat").read_text(encoding="ascii").rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")

    def kill(self) -> None:
        """End it at once, as a power cut would; its bots go with it."""
        os.killpg(self.process.pid, signal.SIGKILL)
        self.process.wait(30)

    def stop(self) -> None:
        """Let the server finish."""
        if self.process.poll() is None:
            self.process.send_signal(signal.SIGTERM)
            try:
                self.process.wait(30)
            except subprocess.TimeoutExpired:
                self.kill()
