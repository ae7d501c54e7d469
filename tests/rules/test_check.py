"""The check that every rule has a test finds rules without one and tests of rules that do not exist."""

from __future__ import annotations

from pathlib import Path

import pytest

from tools.check_rule_tests import main

RULES = """# Rules

- **WIN-1** The Fairy wins. (DE) See **WIN-9**.
- **WIN-10** The Dragon wins.
  - **WIN-11** is no rule of its own.
- WIN-12 is none either.
"""
WIN_1 = "def test_WIN_1_fairy_takes_the_dragon() -> None: ...\n"
WIN_10 = "def test_WIN_10() -> None: ...\n"


def check(tmp_path: Path, *tests: str, rules: str = RULES) -> int:
    """Run the check over a rule page and files of tests, each in a folder of its own."""
    (tmp_path / "docs").mkdir()
    (tmp_path / "docs" / "rules.md").write_text(rules, encoding="utf-8")
    for number, text in enumerate(tests):
        folder = tmp_path / "tests" / "rules" / str(number)
        folder.mkdir(parents=True)
        (folder / "test_it.py").write_text(text, encoding="utf-8")
    return main(tmp_path)


def test_every_rule_tested_passes(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert check(tmp_path, WIN_1, WIN_10, "def test_settings() -> None: ...\n") == 0
    assert capsys.readouterr().out == ""


@pytest.mark.parametrize(
    ("tests", "missing"),
    [
        (["import foretell\n", WIN_10], ["WIN-1"]),
        ([WIN_1], ["WIN-10"]),
        ([], ["WIN-1", "WIN-10"]),
        (["# def test_WIN_1(): ...\n", "test_WIN_10 = 0\n"], ["WIN-1", "WIN-10"]),
        ([WIN_1, "def test_WIN_10th() -> None: ...\n"], ["WIN-10"]),
        ([WIN_10, "def check_WIN_1() -> None: ...\n"], ["WIN-1"]),
    ],
)
def test_rule_without_a_test_fails(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], tests: list[str], missing: list[str]
) -> None:
    assert check(tmp_path, *tests) == 1
    assert capsys.readouterr().out.splitlines() == [
        f"docs/rules.md: {rule} has no test in tests/rules" for rule in missing
    ]


def test_citation_of_no_rule_fails(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert check(tmp_path, WIN_1 + WIN_10, "\ndef test_WIN_9_is_cited_but_no_rule() -> None: ...\n") == 1
    assert capsys.readouterr().out == "tests/rules/1/test_it.py:2: there is no rule WIN-9\n"


def test_page_without_rules_fails(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert check(tmp_path, rules="nothing here") == 1
    assert capsys.readouterr().out == "docs/rules.md: no rule ids found\n"


def test_our_own_rules_are_all_tested() -> None:
    assert main() == 0
