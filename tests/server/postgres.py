"""A PostgreSQL of the tests' own: a new cluster in a temporary folder, reached by its socket only."""

from __future__ import annotations

import os
import pwd
import shutil
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from tests.needs import missing

PLACES = ("/usr/lib/postgresql/17/bin", "/usr/lib/postgresql/16/bin", "/usr/lib/postgresql/15/bin", "/usr/local/bin")


def programs() -> Path | None:
    """Return where PostgreSQL's programs are."""
    for place in PLACES:
        if (Path(place) / "initdb").exists():
            return Path(place)
    found = shutil.which("initdb")
    return Path(found).parent if found else None


class Cluster:
    """A running PostgreSQL."""

    def __init__(self, folder: Path, tools: Path) -> None:
        self.folder = folder
        self._tools = tools
        self._count = 0

    def url(self, database: str = "postgres") -> str:
        return f"postgresql:///{database}?host={self.folder}&user={owner()}"

    def new_database(self) -> str:
        """Make a database and return its address."""
        self._count += 1
        name = f"test_{os.getpid()}_{self._count}"
        self._as_owner("createdb", "-h", str(self.folder), name)
        return self.url(name)

    def start(self) -> None:
        how = f"-k {self.folder} -c listen_addresses='' -c fsync=on -c max_connections=100"
        self._as_owner(
            "pg_ctl", "-D", str(self.folder / "data"), "-o", how, "-w", "-l", str(self.folder / "log"), "start"
        )

    def stop(self, how: str = "fast") -> None:
        self._as_owner("pg_ctl", "-D", str(self.folder / "data"), "-m", how, "-w", "stop")

    def make(self) -> None:
        self._as_owner("initdb", "-D", str(self.folder / "data"), "-A", "trust", "-N", "-E", "UTF8")

    def _as_owner(self, program: str, *arguments: str) -> None:
        command = [str(self._tools / program), *arguments]
        if os.getuid() == 0:
            command = ["runuser", "-u", "postgres", "--", *command]
        subprocess.run(command, check=True, capture_output=True, cwd=self.folder, timeout=60)


def owner() -> str:
    return "postgres" if os.getuid() == 0 else pwd.getpwuid(os.getuid()).pw_name


@contextmanager
def cluster() -> Iterator[Cluster]:
    """Give a running PostgreSQL; where there is none, skip loudly, or fail in CI."""
    tools = programs()
    if tools is None:
        missing("PostgreSQL is not installed here (Debian: apt-get install postgresql); its tests do not run")
    with tempfile.TemporaryDirectory(prefix="foretell-pg-") as name:
        folder = Path(name)
        if os.getuid() == 0:
            shutil.chown(folder, "postgres")
        running = Cluster(folder, tools)
        running.make()
        running.start()
        try:
            yield running
        finally:
            running.stop("immediate")
