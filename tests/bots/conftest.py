"""Whole games by the hundred: measuring coverage takes three times as long here; other tests cover the same lines."""

from __future__ import annotations

import sys
from collections.abc import Iterator

import pytest


@pytest.fixture(autouse=True)
def unmeasured() -> Iterator[None]:
    """Measure no coverage."""
    tracer = sys.gettrace()
    sys.settrace(None)
    yield
    sys.settrace(tracer)
