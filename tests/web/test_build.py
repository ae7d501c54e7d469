"""The build: small enough, kept as long as it may be, and nothing of it from elsewhere."""

from __future__ import annotations

import gzip
import json
import os
import re
import subprocess
import sys
from pathlib import Path

import httpx
import pytest

from benchmarks.server.process import Server
from foretell.i18n import languages, words
from foretell.server.pages import FOLDER

MOST = 120_000
ROOT = Path(__file__).parents[2]


def test_the_scripts_of_the_table_are_small() -> None:
    """All scripts together, so those of the table by themselves too, in gzipped bytes.

    Of the languages a browser loads one, and English, which stands in for what a language lacks.
    """
    sizes = {path.name: len(gzip.compress(path.read_bytes())) for path in (FOLDER / "assets").glob("*.js")}
    spoken = {name: size for name, size in sizes.items() if name.partition("-")[0] in languages()}
    assert len(spoken) == len(languages())
    rest = sum(size for name, size in sizes.items() if name not in spoken)
    english = next(size for name, size in spoken.items() if name.startswith("en-"))
    assert rest + english + max(spoken.values()) < MOST


def test_nothing_is_loaded_from_elsewhere() -> None:
    page = (FOLDER / "index.html").read_text(encoding="utf-8")
    assert re.findall(r'(?:src|href)="(?!/)[^"]*"', page) == []
    for sheet in (FOLDER / "assets").glob("*.css"):
        assert "url(http" not in sheet.read_text(encoding="utf-8")


def test_no_node_of_the_machine_is_needed(tmp_path: Path) -> None:
    (tmp_path / "sh").symlink_to("/bin/sh")
    call = "import hatch_build; hatch_build.npm('exec', '--offline', '--', 'tsc', '--version')"  # tsc looks for Node
    told = {**os.environ, "PATH": str(tmp_path)}
    assert subprocess.run([sys.executable, "-c", call], cwd=ROOT, env=told, check=False).returncode == 0


def test_files_are_kept_as_long_as_they_may_be(server: Server) -> None:
    address = f"http://127.0.0.1:{server.port}"
    page = httpx.get(f"{address}/t/0000000000000")
    assert page.status_code == 200
    assert page.headers["cache-control"] == "no-cache"
    assert "script-src 'self'" in page.headers["content-security-policy"]
    script = re.search(r'src="(/assets/[^"]+\.js)"', page.text)
    assert script is not None
    asset = httpx.get(f"{address}{script[1]}")
    assert "immutable" in asset.headers["cache-control"]
    assert asset.headers["content-encoding"] == "gzip"
    again = httpx.get(f"{address}/sw.js", headers={"if-none-match": httpx.get(f"{address}/sw.js").headers["etag"]})
    assert again.status_code == 304


@pytest.mark.parametrize("language", languages())
def test_the_page_can_be_installed(language: str) -> None:
    told = json.loads((FOLDER / f"manifest.{language}.webmanifest").read_text(encoding="utf-8"))
    assert (told["lang"], told["name"]) == (language, words(language).say("web-app-title"))
    assert told["display"] == "standalone"
    assert told["start_url"] == "/"
    for icon in told["icons"]:
        assert (FOLDER / icon["src"].removeprefix("/")).is_file(), icon
