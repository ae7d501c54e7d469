"""Packages that only some servers need: asked for when they are used, named when they are missing."""

from __future__ import annotations

from importlib import import_module
from typing import Any

from foretell.errors import NotAvailable


def needed(package: str, extra: str) -> Any:
    """Return a package, or raise NotAvailable with the extra that brings it."""
    try:
        return import_module(package)
    except ImportError as problem:
        raise NotAvailable(
            "server/no-package", f"this needs the package {package}", package=package, extra=extra
        ) from problem
