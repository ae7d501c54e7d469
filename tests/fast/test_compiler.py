"""The compiler's surroundings: machine instructions, the cache, read-only homes, missing cards."""

from __future__ import annotations

import errno
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from numba import njit

from foretell.bits import lowest, nth, popcount
from foretell.fast import bit_instructions, compiler, sources
from foretell.locks import lock
from foretell.table.chance import high_word, low_word

WORDS = [1, 2, 3, 0b10110, 1 << 62, (1 << 63) - 1, 0x5555555555555555, 1 << 36, (1 << 36) | 1]


def compiled(function: Any, *parameters: str) -> Any:
    """Return a compiled function that does nothing but call this one."""
    namespace: dict[str, Any] = {"function": function}
    text = ", ".join(parameters)
    exec(f"def call({text}): return function({text})", namespace)  # noqa: S102 - our own text
    return njit(namespace["call"])


def test_bits_agree_with_their_plain_bodies() -> None:
    count, first, pick = compiled(popcount, "w"), compiled(lowest, "w"), compiled(nth, "w", "n")
    for word in WORDS:
        assert count(word) == popcount(word)
        assert first(word) == lowest(word)
        assert [pick(word, n) for n in range(popcount(word))] == [nth(word, n) for n in range(popcount(word))]


def test_halves_of_a_product_agree_with_their_plain_bodies() -> None:
    high, low = compiled(high_word, "a", "b"), compiled(low_word, "a", "b")
    for a in (0, 1, 0xFFFF, 0x10000, 0xD2511F53, 0xFFFFFFFF):
        for b in (0, 1, 0xFFFF, 0x10000, 0xCD9E8D57, 0xFFFFFFFF):
            assert high(a, b) == high_word(a, b) == a * b >> 32
            assert low(a, b) == low_word(a, b) == a * b & 0xFFFFFFFF


@pytest.mark.parametrize("function", [popcount, lowest, high_word, low_word])
def test_bits_compile_to_machine_instructions(function: Any) -> None:
    names = {popcount: "llvm.ctpop", lowest: "llvm.cttz", high_word: "mul i64", low_word: "mul i64"}
    call = compiled(function, *("ab" if function in (high_word, low_word) else "w"))
    call(*([3, 5] if function in (high_word, low_word) else [6]))
    code = "".join(call.inspect_llvm().values())
    assert names[function] in code or "popcnt" in "".join(call.inspect_asm().values())


@pytest.mark.skipif(not bit_instructions.has_pdep(), reason="this processor has no pdep")
def test_the_nth_member_is_one_deposit() -> None:
    pick = compiled(nth, "w", "n")
    pick(6, 1)
    assert "pdep" in "".join(pick.inspect_asm().values())


def test_the_nth_member_without_that_instruction(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bit_instructions, "has_pdep", lambda: False)
    strike_off = njit(bit_instructions._nth(None, None))
    for word in WORDS:
        assert [strike_off(word, n) for n in range(popcount(word))] == [nth(word, n) for n in range(popcount(word))]


def test_an_edit_of_the_rules_changes_the_fingerprint(monkeypatch: pytest.MonkeyPatch) -> None:
    before = sources.fingerprint()
    read = Path.read_bytes
    monkeypatch.setattr(Path, "read_bytes", lambda path: read(path) + (b"#" if path.name == "tricks.py" else b""))
    assert sources.fingerprint() != before


def test_every_rule_function_is_known_to_the_compiler() -> None:
    names = {f"{function.__module__}.{function.__name__}" for function in sources.functions()}
    for name in (
        "rules.tricks.winner",
        "table.advance.apply",
        "table.sight.look",
        "table.bulk.play_out",
        "cards.kind_of",
    ):
        assert f"foretell.{name}" in names


PROGRAM = """
from foretell import Settings
from foretell.fast import Tables, compiler
tables = Tables(Settings(seats=3), 2, seed=1)
print(compiler.cache_folder())
"""


def run(program: str, **environment: str) -> subprocess.CompletedProcess[str]:
    keep = {name: value for name, value in os.environ.items() if name not in ("FORETELL_CACHE", "XDG_CACHE_HOME")}
    return subprocess.run(
        [sys.executable, "-W", "error", "-c", program],
        env={**keep, **environment},
        capture_output=True,
        encoding="utf-8",
        check=False,
    )


def test_compiled_code_is_kept_where_told(tmp_path: Path) -> None:
    done = run(PROGRAM, FORETELL_CACHE=str(tmp_path))
    assert (done.returncode, done.stderr) == (0, "")
    assert Path(done.stdout.strip()).parent == tmp_path / "foretell"
    assert list(tmp_path.rglob("*.nbi"))


def test_a_read_only_installation_still_works(tmp_path: Path) -> None:
    blocked = tmp_path / "file"
    blocked.write_text("not a folder")
    done = run(PROGRAM, HOME=str(blocked), FORETELL_CACHE=str(blocked))
    assert (done.returncode, done.stdout.strip(), done.stderr) == (0, "None", "")


SMALL = """
from foretell.fast.compiler import entry
@entry
def twice(word):
    return 2 * word
assert twice(4) == 8
print(sum(twice.stats.cache_misses.values()))
"""


def test_one_program_compiles_for_all(tmp_path: Path) -> None:
    (tmp_path / "small.py").write_text(SMALL)
    environment = {**os.environ, "FORETELL_CACHE": str(tmp_path)}
    told = (sys.executable, tmp_path / "small.py")
    programs = [subprocess.Popen(told, env=environment, stdout=subprocess.PIPE, text=True) for _ in range(3)]
    assert sorted(program.communicate()[0] for program in programs) == ["0\n", "0\n", "1\n"]


def test_nobody_waits_for_ever(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(compiler, "PATIENCE", 0.1)
    path = tmp_path / "held.lock"
    call = compiled(popcount, "w")
    compiler._compile_in_turn(call, path)
    with path.open("ab") as held:
        assert lock(held)
        assert call(7) == 3


def test_where_files_cannot_be_locked_each_compiles(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(*_: object) -> None:
        raise OSError(errno.ENOLCK, "no locks available")

    monkeypatch.setattr("fcntl.flock", refuse)
    for path in (tmp_path / "a.lock", tmp_path / "no" / "where.lock"):
        call = compiled(popcount, "w")
        compiler._compile_in_turn(call, path)
        assert call(7) == 3


def test_without_a_card_there_is_a_clear_error() -> None:
    program = (
        "from foretell.errors import NotAvailable\nfrom foretell.fast import *\nimport foretell.fast as f\n"
        "try:\n    f.GpuTables\nexcept NotAvailable as e:\n    print(e.code)"
    )
    done = run(program, NUMBA_ENABLE_CUDASIM="0", CUDA_VISIBLE_DEVICES="-1")
    assert done.stdout.strip() == "fast/no-cuda-device", done.stderr


def test_without_the_package_there_is_a_clear_error() -> None:
    program = (
        "import sys\nsys.modules['numba_cuda'] = None\nimport foretell.fast as f\n"
        "try:\n    f.GpuTables\nexcept Exception as e:\n    print(e.code, '|', e)"
    )
    done = run(program)
    assert done.stdout.startswith("fast/no-cuda-package | tables on a graphics card need numba-cuda"), done.stderr


def test_code_over_other_modules_has_its_own_folder() -> None:
    assert compiler.cache_folder() == compiler.cache_folder()
    assert compiler.cache_folder(bit_instructions) != compiler.cache_folder()
