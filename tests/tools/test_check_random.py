"""The check finds hidden generators under whatever name they were imported."""

import pytest

from tools.check_random import problems


@pytest.mark.parametrize(
    ("source", "found"),
    [
        ("import random", [(1, "random")]),
        ("import random as chance\nchance.shuffle([])", [(1, "random")]),
        ("from random import Random", [(1, "random.Random")]),
        ("def deal():\n    import random", [(2, "random")]),
        ("import numpy as np\nnp.random.shuffle([])", [(2, "numpy.random.shuffle")]),
        ("import numpy.random\nnumpy.random.seed(7)", [(2, "numpy.random.seed")]),
        ("from numpy import random\nrandom.choice(5)", [(2, "numpy.random.choice")]),
        ("from numpy.random import permutation", [(1, "numpy.random.permutation")]),
    ],
)
def test_hidden_generators_are_found(source: str, found: list[tuple[int, str]]) -> None:
    assert problems(source) == found


@pytest.mark.parametrize(
    "source",
    [
        "import numpy as np\nnp.random.default_rng(7).shuffle([])",
        "from numpy.random import Generator, Philox",
        "from secrets import SystemRandom",
        "from foretell.bots import random",
        "random = object()\nrandom.shuffle",
    ],
)
def test_explicit_generators_and_namesakes_are_allowed(source: str) -> None:
    assert problems(source) == []
