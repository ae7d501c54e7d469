"""Packages of extras: one that is missing or not whole is told with the way to install it."""

from __future__ import annotations

from pathlib import Path

import pytest

from foretell.errors import NotAvailable
from foretell.packages import needed


@pytest.mark.parametrize("package", ["no_such_package.inside", "half_a_package.inside"])
def test_the_way_to_a_package_is_told(package: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "half_a_package.py").write_text("raise ImportError('a library is missing')\n", encoding="utf-8")
    monkeypatch.syspath_prepend(tmp_path)
    with pytest.raises(NotAvailable, match=r"foretell\[some\]") as caught:
        needed(package, "some")
    assert caught.value.code == "packages/missing"
    assert caught.value.params == {"package": package.partition(".")[0], "extra": "some"}
