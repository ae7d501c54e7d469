"""Settings for all tests: a slow machine is no failure, and a found counterexample prints how to repeat it."""

import pytest
from hypothesis import settings

settings.register_profile("foretell", deadline=None, print_blob=True)
settings.load_profile("foretell")

LONGEST = ("tests/web/test_room.py", "tests/web/")
"""Where the longest tests are, longest first: they begin first, so that nobody waits for them at last."""


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    items.sort(key=lambda item: [not item.nodeid.startswith(place) for place in LONGEST])
