"""What stands around mutmut: properties written so that it sees them, and the count of what it found."""

from functools import cached_property
from typing import Any

import pytest

from tools.mutation_report import main
from tools.undecorate import undecorated

DECORATED = '''
class Table:
    def __init__(self):
        self.asked = 0

    @property
    def seats(self):
        """Four."""
        return 4

    @cached_property
    def deals(self):
        self.asked += 1
        return self.asked

    @staticmethod
    def left(): return 1


@cache
def fresh():
    return []
'''


def test_undecorated_code_means_the_same_but_keeps_nothing() -> None:
    source = undecorated(DECORATED)
    assert [line.strip() for line in source.splitlines() if "@" in line] == ["@staticmethod"]
    names: dict[str, Any] = {"cached_property": cached_property}
    exec(source, names)  # noqa: S102 - our own text
    table = names["Table"]()
    assert (table.seats, table.deals, table.deals, table.left()) == (4, 1, 1, 1)
    assert names["fresh"]() is not names["fresh"]()
    names["fresh"].cache_clear()


def test_undecorated_code_without_decorators_stays_as_it_is() -> None:
    assert undecorated("def one():\n    return 1\n") == "def one():\n    return 1\n"


def printed(killed: int, survived: int, module: str = "rules.tricks") -> list[str]:
    count = killed + survived
    return [f"    foretell.{module}.x_f__mutmut_{i}: {'killed' if i < killed else 'survived'}\n" for i in range(count)]


@pytest.mark.parametrize(("killed", "survived", "code"), [(20, 0, 0), (19, 1, 0), (18, 1, 1), (0, 0, 1)])
def test_below_95_per_cent_it_fails(killed: int, survived: int, code: int) -> None:
    assert main(printed(killed, survived)) == code


def test_every_part_counts_by_itself() -> None:
    assert main([*printed(1000, 0), *printed(9, 1, "table.view")]) == 1


def test_survivors_are_named_above_the_table(capsys: pytest.CaptureFixture[str]) -> None:
    lines = ["foretell.table.view.x__card__mutmut_1: not checked", "foretell.table.view.x__card__mutmut_2: timeout"]
    main([*printed(199, 1, "rules.trump"), *lines])
    assert capsys.readouterr().out.splitlines() == [
        "survived: foretell.rules.trump.x_f__mutmut_199",
        "not checked: foretell.table.view.x__card__mutmut_1",
        "timeout: foretell.table.view.x__card__mutmut_2",
        "part            killed  survived   timeout     other       share",
        "rules              199         1         0         0     99.50 %",
        "table.view           0         0         1         1      0.00 %",
        "together           199         1         1         1     98.51 %",
    ]
