"""What tests need of a machine: where it is missing they are skipped loudly, and in CI they fail."""

from __future__ import annotations

import os
from typing import NoReturn

import pytest


def missing(message: str) -> NoReturn:
    """Say what is missing."""
    if os.environ.get("CI"):
        pytest.fail(message)
    pytest.skip(message)
