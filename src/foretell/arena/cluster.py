"""A cluster as an engine: the same blocks on the machines of Ray. Needs the extra `foretell[ray]`.

Where RAY_ADDRESS names a cluster, that one plays, and Foretell must be installed on its machines; otherwise Ray starts
on this machine alone.
"""

from __future__ import annotations

import os
import socket
from collections.abc import Iterator
from typing import Final

from foretell.arena.block import Block, play_block
from foretell.arena.match import Match
from foretell.errors import NotAvailable
from foretell.packages import needed

_PATIENCE: Final = 5.0
"""Seconds that a cluster may take to answer."""


class Cluster:
    """The workers of a Ray cluster, one for each of its processors."""

    def __init__(self, processes: int | None = None) -> None:
        self._ray = needed("ray", "ray")
        address = os.environ.get("RAY_ADDRESS", "")
        here = {} if address else {"num_cpus": processes, "include_dashboard": False}
        try:
            knock(address)
            self._ray.init(log_to_driver=False, logging_level="error", **here)
        except (OSError, OverflowError) as problem:
            if not address:
                raise
            text = f"there is no Ray cluster to be reached at {address}"
            raise NotAvailable("arena/no-cluster", text, address=address) from problem
        self.workers = int(self._ray.cluster_resources().get("CPU", 1))
        self._task = self._ray.remote(play_block)

    def play(self, match: Match, work: Iterator[range]) -> Iterator[Block]:
        """Keep every worker busy with one block and a second one in waiting."""
        shared = self._ray.put(match)
        running: list[object] = []
        while True:
            while len(running) < 2 * self.workers and (deals := next(work, None)) is not None:
                running.append(self._task.remote(shared, deals))
            if not running:
                return
            done, running = self._ray.wait(running)
            yield from self._ray.get(done)

    def close(self) -> None:
        """Leave the cluster; one that was started here ends."""
        self._ray.shutdown()


def knock(address: str) -> None:
    """Raise OSError where an address of the form host:port or ray://host:port does not answer: Ray would wait for ever.

    >>> knock("auto")
    """
    host, _, port = address.removeprefix("ray://").rpartition(":")
    if host and port.isdecimal():
        socket.create_connection((host.strip("[]"), int(port)), _PATIENCE).close()
