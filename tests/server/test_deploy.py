"""What is in deploy/ can be used: the image has what its build needs, the unit leaves the choice to its file."""

from __future__ import annotations

import shutil
import subprocess
import sys
import tomllib
from pathlib import Path

ROOT = Path(__file__).parents[2]
DEPLOY = ROOT / "deploy"
BUILD = """
import hatch_build
def npm(*arguments):
    assert hatch_build.TYPES.is_file()
    hatch_build.INSTALLED.parent.mkdir(exist_ok=True)
    hatch_build.PAGES.mkdir(exist_ok=True)
    print("npm", *arguments)
hatch_build.npm = npm
assert hatch_build.build()
"""
"""The build of the pages, with another in npm's place."""


def copied() -> set[str]:
    """Return what the Dockerfile copies from the repository."""
    text = (DEPLOY / "Dockerfile").read_text(encoding="utf-8")
    lines = [line.split()[1:-1] for line in text.splitlines() if line.startswith("COPY ") and "--from=" not in line]
    return {name for line in lines for name in line}


def tracked(name: str) -> list[str]:
    listing = subprocess.run(["git", "ls-files", "-z", name], cwd=ROOT, check=True, capture_output=True, text=True)  # noqa: S607
    return [path for path in listing.stdout.split("\0") if path]


def test_the_image_is_given_what_its_build_needs(tmp_path: Path) -> None:
    for path in (path for name in copied() for path in tracked(name)):
        (tmp_path / path).parent.mkdir(parents=True, exist_ok=True)
        shutil.copy2(ROOT / path, tmp_path / path)
    project = tomllib.loads((tmp_path / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    assert {path.name for path in tmp_path.iterdir()} >= {project["readme"], *project["license-files"]}
    done = subprocess.run([sys.executable, "-c", BUILD], cwd=tmp_path, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    assert [line.split()[1] for line in done.stdout.splitlines()] == ["ci", "run"]


def test_the_image_is_sent_nothing_else() -> None:
    lines = (ROOT / ".dockerignore").read_text(encoding="utf-8").split()
    assert lines[0] == "*"
    assert {line[1:] for line in lines if line.startswith("!")} == copied()
    assert {"**/node_modules", "**/__pycache__", "src/foretell/server/web"} <= set(lines)


def test_the_image_takes_only_what_was_built() -> None:
    """So it has no Node, and no packages that make pages."""
    last = (DEPLOY / "Dockerfile").read_text(encoding="utf-8").rpartition("\nFROM ")[2]
    assert all(line.startswith("COPY --from=") for line in last.splitlines() if line.startswith("COPY"))


def test_the_unit_leaves_the_store_to_its_file() -> None:
    unit = (DEPLOY / "foretell.service").read_text(encoding="utf-8").splitlines()
    environment = dict(line.removeprefix("Environment=").split("=", 1) for line in unit if line.startswith("Env"))
    assert environment == {"FORETELL_DATA": "/var/lib", "FORETELL_CACHE": "/var/cache"}
    assert {"StateDirectory=foretell", "CacheDirectory=foretell"} <= set(unit)
    page = (ROOT / "docs" / "hosting.md").read_text(encoding="utf-8")
    assert all(f"`{name}`" in page for name in environment)
