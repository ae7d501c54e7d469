"""The check finds what belongs to one machine. The needles are composed here, so that this file passes the check."""

import pytest

from tools.check_clean import MOST_LINES, problems

ADDRESS = "https" + "://example.org/simple"


@pytest.mark.parametrize("folders", [["work", "main"], ["root", ".cache"], ["home", "fisher"]])
def test_paths_of_a_machine_are_found(folders: list[str]) -> None:
    path = "/" + "/".join(folders)
    assert [text.partition(": ")[0] for text in problems("docs/a.md", f"first\nsee {path}/file")] == ["docs/a.md:2"]


@pytest.mark.parametrize("text", ["src/work/file", "team/home/page", "../work/file", "/workshop/", ADDRESS])
def test_ordinary_text_passes(text: str) -> None:
    assert problems("docs/a.md", text) == []


@pytest.mark.parametrize("name", ["constraints.txt", "web/package-lock.json", "uv.lock", "web/.npmrc"])
def test_addresses_among_pins_are_found(name: str) -> None:
    assert problems(name, f"rich==15.0.0\n{ADDRESS}") == [f"{name}:2: a download address; pins name versions only"]


def test_only_long_python_files_are_found() -> None:
    text = "\n" * (MOST_LINES + 1)
    assert len(problems("src/long.py", text)) == 1
    assert problems("src/short.py", text[1:]) == []
    assert problems("tests/golden/long.txt", text) == []
