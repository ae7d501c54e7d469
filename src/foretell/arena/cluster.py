"""A cluster as an engine: the same blocks on the machines of Ray. Needs the extra `foretell[ray]`.

Where RAY_ADDRESS names a cluster, that one plays, and Foretell must be installed on its machines; otherwise Ray starts
on this machine alone.
"""

from __future__ import annotations

import os
from collections.abc import Iterator

from foretell.arena.block import Block, play_block
from foretell.arena.match import Match
from foretell.arena.packages import needed


class Cluster:
    """The workers of a Ray cluster, one for each of its processors."""

    def __init__(self, processes: int | None = None) -> None:
        self._ray = needed("ray", "ray")
        here = {} if os.environ.get("RAY_ADDRESS") else {"num_cpus": processes, "include_dashboard": False}
        self._ray.init(log_to_driver=False, logging_level="error", **here)
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
