"""Tracked files name no machine: no path of one, no download address among the pins. And no Python file is too long."""

import re
import subprocess
import sys
from fnmatch import fnmatch
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
HOMES = (r"/(?:home|Users)/\w+", r"/root(?=/)", r"[A-Za-z]:\\+Users\\+\w+")
ADDRESS = re.compile(r"https?://|\bindex-url\b")
PINS = ("constraints*.txt", "requirements*.txt", "*.lock", "*-lock.*", "pylock*.toml", ".npmrc")
MOST_LINES = 400


def machine_path(root: Path) -> re.Pattern[str]:
    """Give the pattern of paths that only one machine has: homes, and the folder that holds the checkout."""
    folder = root.parent if root.parent.name else root
    return re.compile(rf"(?<![\w.-])(?:{'|'.join([*HOMES, re.escape(folder.as_posix()) + '/'])})")


def problems(name: str, text: str, root: Path = ROOT) -> list[str]:
    """Give one message, with its line, for everything in a file that is specific to a machine, and for undue length."""
    machine = machine_path(root)
    lines = text.splitlines()
    pins = any(fnmatch(Path(name).name, pattern) for pattern in PINS)
    found = []
    for number, line in enumerate(lines, start=1):
        if match := machine.search(line):
            found.append(f"{name}:{number}: {match[0]} is a path of one machine")
        if pins and ADDRESS.search(line):
            found.append(f"{name}:{number}: a download address; pins name versions only")
    if name.endswith(".py") and len(lines) > MOST_LINES:
        found.append(f"{name}: {len(lines)} lines; over {MOST_LINES} a file is usually two, please split it by noun")
    return found


def tracked() -> list[str]:
    """Give the names of the files that git tracks, from the root."""
    listing = subprocess.run(["git", "ls-files", "-z"], cwd=ROOT, check=True, capture_output=True, text=True).stdout
    return [name for name in listing.split("\0") if (ROOT / name).is_file()]


def main() -> int:
    """Print every problem; 1 if there is any."""
    found = [
        problem for name in tracked() for problem in problems(name, (ROOT / name).read_text("utf-8", errors="replace"))
    ]
    print("\n".join(found), end="\n" if found else "")
    return int(bool(found))


if __name__ == "__main__":
    sys.exit(main())
