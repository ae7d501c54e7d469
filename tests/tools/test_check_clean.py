"""The check finds what belongs to one machine. The needles are composed here, so that this file passes the check."""

from pathlib import Path

import pytest

from tools.check_clean import MOST_LINES, ROOT, problems

ADDRESS = "https" + "://example.org/simple"
CHECKOUT = Path("/checkouts/foretell")


@pytest.mark.parametrize(
    "folders", ["/ home ken", "/ Users ken", "/ root .cache", "/ checkouts foretell", "/ checkouts x"]
)
def test_paths_of_a_machine_are_found(folders: str) -> None:
    path = folders.replace("/ ", "/").replace(" ", "/")
    found = problems("docs/a.md", f"first\nsee {path}/file", CHECKOUT)
    assert [text.partition(": ")[0] for text in found] == ["docs/a.md:2"]


@pytest.mark.parametrize("slash", ["\\", "\\\\"])
def test_homes_under_windows_are_found(slash: str) -> None:
    assert len(problems("docs/a.md", slash.join(["C:", "Users", "ken", "file"]), CHECKOUT)) == 1


def test_a_checkout_below_the_root_of_the_disk_is_found() -> None:
    assert len(problems("docs/a.md", "see /foretell/src", Path("/foretell"))) == 1
    assert problems("docs/a.md", "see /dev/null", Path("/foretell")) == []


def test_the_folder_of_this_checkout_is_found() -> None:
    assert len(problems("docs/a.md", f"see {ROOT}/README.md")) == 1


@pytest.mark.parametrize(
    "text", ["src/checkouts/file", "team/home/page", "../checkouts/file", "/checkoutsmore/", "/dev/null", ADDRESS]
)
def test_ordinary_text_passes(text: str) -> None:
    assert problems("docs/a.md", text, CHECKOUT) == []


@pytest.mark.parametrize("name", ["constraints.txt", "web/package-lock.json", "uv.lock", "web/.npmrc"])
def test_addresses_among_pins_are_found(name: str) -> None:
    assert problems(name, f"rich==15.0.0\n{ADDRESS}") == [f"{name}:2: a download address; pins name versions only"]


def test_only_long_python_files_are_found() -> None:
    text = "\n" * (MOST_LINES + 1)
    assert len(problems("src/long.py", text)) == 1
    assert problems("src/short.py", text[1:]) == []
    assert problems("tests/golden/long.txt", text) == []
