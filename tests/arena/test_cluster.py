"""Ray: the same blocks on a cluster of two workers give the same report.

It runs in a process of its own: Ray starts threads and servers that must not outlive the test.
"""

from __future__ import annotations

import json
import os
import socket
import subprocess
import sys
from importlib.util import find_spec
from types import SimpleNamespace

import pytest

from foretell.arena import play, report
from foretell.arena.cluster import Cluster
from foretell.errors import NotAvailable
from tests.arena.samples import duel, without_time

PROGRAM = """
import json, sys
from foretell.arena import Match, play, report
from foretell.arena.cluster import Cluster
engine = Cluster(processes=2)
assert engine.workers == 2
found = report(play(Match.from_dict(json.loads(sys.argv[1])), engine=engine))
engine.close()
print(json.dumps(found.as_dict()))
"""
MISSING = find_spec("ray") is None and not os.environ.get("CI")


@pytest.mark.skipif(MISSING, reason="RAY IS NOT INSTALLED: the cluster is NOT tested; pip install 'foretell[ray]'")
def test_two_workers_of_ray_give_the_same_report() -> None:
    match = duel(games=24)
    env = os.environ | {"PYTHONPATH": os.pathsep.join(path for path in sys.path if path), "RAY_ADDRESS": ""}
    program = [sys.executable, "-c", PROGRAM, json.dumps(match.as_dict())]
    ran = subprocess.run(program, env=env, capture_output=True, text=True, timeout=120)
    assert ran.returncode == 0, ran.stderr
    found = json.loads(ran.stdout.splitlines()[-1])
    del found["time"]
    assert found == json.loads(json.dumps(without_time(report(play(match)))))


@pytest.mark.parametrize("form", ["{}", "ray://{}"])
def test_a_cluster_that_does_not_answer_is_named(form: str, monkeypatch: pytest.MonkeyPatch) -> None:
    def wait_for_ever(**_: object) -> None:
        pytest.fail("Ray was asked to connect")

    monkeypatch.setitem(sys.modules, "ray", SimpleNamespace(init=wait_for_ever))
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        address = form.format(f"127.0.0.1:{taken.getsockname()[1]}")
        monkeypatch.setenv("RAY_ADDRESS", address)
        with pytest.raises(NotAvailable) as caught:
            Cluster()
    assert (caught.value.code, caught.value.params) == ("arena/no-cluster", {"address": address})


def test_a_cluster_that_answers_but_cannot_be_joined_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(**_: object) -> None:
        raise ConnectionError("no cluster")

    monkeypatch.setitem(sys.modules, "ray", SimpleNamespace(init=refuse))
    monkeypatch.setenv("RAY_ADDRESS", "auto")
    with pytest.raises(NotAvailable, match="at auto"):
        Cluster()
