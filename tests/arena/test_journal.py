"""Journals: whole lines count, half ones are cut off, and what does not belong is refused."""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from foretell import ForetellError, Settings
from foretell.arena import Match, journal, play
from foretell.arena.block import Block, play_block
from foretell.arena.journal import missing, open_journal
from tests.arena.samples import duel

MATCH = duel(games=12)


@pytest.fixture(scope="module")
def blocks() -> list[Block]:
    return [play_block(MATCH, range(2, 4)), play_block(MATCH, range(1))]


@pytest.fixture
def path(tmp_path: Path, blocks: list[Block]) -> Path:
    path = tmp_path / "new" / "match.jsonl"
    with open_journal(path, MATCH) as opened:
        assert opened.blocks == []
        for block in blocks:
            opened.add(block)
    return path


def found(path: Path, match: Match = MATCH) -> list[range]:
    with open_journal(path, match) as opened:
        return [block.deals for block in opened.blocks]


def test_a_journal_may_be_named_by_text(tmp_path: Path) -> None:
    name = str(tmp_path / "new" / "match.jsonl")
    played = play(MATCH, journal=name)
    again = play(MATCH, journal=name, stop=lambda: True)
    assert (again.points == played.points).all()


def refusal(path: Path, match: Match = MATCH) -> str:
    with pytest.raises(ForetellError) as caught, open_journal(path, match):
        pass
    assert str(path) in str(caught.value)
    return caught.value.code


def test_blocks_come_back_as_they_were_written(path: Path, blocks: list[Block]) -> None:
    with open_journal(path, MATCH) as opened:
        assert [block.as_dict() for block in opened.blocks] == [block.as_dict() for block in blocks]


def test_the_deals_still_to_play_are_the_gaps(blocks: list[Block]) -> None:
    assert missing(9, blocks) == [range(1, 2), range(4, 9)]
    assert missing(4, blocks) == [range(1, 2)]


@pytest.mark.parametrize("cut", [1, 2, 50])
def test_half_a_line_is_cut_off(path: Path, cut: int) -> None:
    whole = path.read_bytes()
    path.write_bytes(whole[:-cut])
    assert found(path) == [range(2, 4)]
    assert whole.startswith(path.read_bytes())
    assert path.read_bytes().endswith(b"\n")


def test_half_a_first_line_is_begun_again(path: Path) -> None:
    whole = path.read_bytes()
    path.write_bytes(whole[:20])
    assert found(path) == []
    assert path.read_bytes() == whole.splitlines(keepends=True)[0]


def test_a_changed_match_is_refused_and_nothing_is_touched(path: Path) -> None:
    before = path.read_bytes()
    for other in (
        duel(games=15),
        duel(seed=2),
        Match(line_up=MATCH.line_up[:1] * 6, settings=MATCH.settings, games=12),
    ):
        assert refusal(path, other) == "arena/other-set-up"
    assert path.read_bytes() == before


def test_another_release_is_refused(path: Path) -> None:
    path.write_bytes(path.read_bytes().replace(b'"version":"', b'"version":"9'))
    assert refusal(path) == "arena/other-set-up"


@pytest.fixture
def edit(monkeypatch: pytest.MonkeyPatch) -> Iterator[Callable[[str], None]]:
    """Take one file of the package for another than it is."""
    read = Path.read_bytes

    def edit(name: str) -> None:
        monkeypatch.setattr(Path, "read_bytes", lambda file: read(file) + b" " * (file.name == name))
        journal._version.cache_clear()

    yield edit
    journal._version.cache_clear()


def test_other_bots_than_are_installed_are_refused(path: Path, edit: Callable[[str], None]) -> None:
    for name in ("sage.npz", "apprentice.py", "scoring.py", "advance.py"):
        edit(name)
        assert refusal(path) == "arena/other-set-up"
    edit("")
    assert len(found(path)) == 2


@pytest.mark.parametrize("learnt", ["sage", "archmage@16000", "foretell.bots.archmage:Archmage"])
def test_other_weights_matter_where_somebody_has_learnt(
    tmp_path: Path, edit: Callable[[str], None], learnt: str
) -> None:
    taught = Match(line_up=(learnt, "journeyman@9", "scribe"), settings=Settings(seats=3), games=12)
    untaught = Match(line_up=("journeyman@9", "apprentice", "jester"), settings=Settings(seats=3), games=12)
    for match, name in ((taught, "taught"), (untaught, "untaught")):
        assert found(tmp_path / name, match) == []
    edit("sage.npz")
    assert refusal(tmp_path / "taught", taught) == "arena/other-set-up"
    assert found(tmp_path / "untaught", untaught) == []


def damaged(path: Path, line: int, **wrong: object) -> None:
    lines = path.read_text().splitlines()
    lines[line] = json.dumps(json.loads(lines[line]) | wrong)
    path.write_text("\n".join(lines) + "\n")


@pytest.mark.parametrize(
    "wrong",
    [
        {"first": 0},  # deal 0 would be there twice
        {"first": 3},  # beyond the last deal
        {"first": -2},
        {"first": "x"},
        {"points": [[[0] * 5] * 3]},
        {"points": None},
        {"hits": [[[1000] * 6] * 3]},
        {"hits": [[[1] * 6] * 3]},
        {"round_hits": [[[1] * 10] * 3] * 2},
        {"outcomes": [[[[1] * 3] * 6] * 9] * 2},
        {"decisions": 7},
    ],
)
def test_a_damaged_line_is_refused(path: Path, wrong: dict[str, object]) -> None:
    damaged(path, 1, **wrong)
    assert refusal(path) == "arena/broken-journal"


@pytest.mark.parametrize(
    "text", ["{}\n", "[]\n", "no json\n", '{"foretell-arena":1}\n', "no json, no line", "a line\nhalf a line"]
)
def test_a_file_of_something_else_is_refused(tmp_path: Path, text: str) -> None:
    path = tmp_path / "file"
    path.write_text(text)
    assert refusal(path) in ("arena/other-set-up", "arena/broken-journal")
    assert path.read_text() == text


@pytest.mark.parametrize("line", [b"{\n", b"[" * 100_000 + b"\n"])
def test_a_line_that_is_no_json_is_refused(path: Path, line: bytes) -> None:
    path.write_bytes(path.read_bytes() + line)
    assert refusal(path) == "arena/broken-journal"


def test_two_programs_do_not_write_one_journal(path: Path) -> None:
    program = "import fcntl, sys; fcntl.flock(open(sys.argv[1], 'ab'), fcntl.LOCK_EX | fcntl.LOCK_NB)"
    with open_journal(path, MATCH):
        assert subprocess.run([sys.executable, "-c", program, str(path)], capture_output=True).returncode == 1
        assert refusal(path) == "arena/in-use"
    assert len(found(path)) == 2


def test_a_match_with_hand_sizes_of_its_own_can_be_taken_up_again() -> None:
    match = Match(line_up=("scribe", "jester", "jester"), settings=Settings(seats=3, length=(3, 5)), games=3, seed=1)
    told = json.loads(json.dumps(match.as_dict()))
    assert told == match.as_dict()
    assert Match.from_dict(told) == match
