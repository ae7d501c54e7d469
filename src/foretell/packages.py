"""Packages that only some parts need: imported when they are used, with the way to install them where they are not."""

from __future__ import annotations

from importlib import import_module
from typing import Any

from foretell.errors import NotAvailable


def needed(package: str, extra: str) -> Any:
    """Return a package of an extra, or raise NotAvailable with the name of the extra.

    >>> needed("json", "arena").dumps(1)
    '1'
    """
    try:
        return import_module(package)
    except ImportError as problem:  # missing, or not whole
        name = package.partition(".")[0]
        raise NotAvailable(
            "packages/missing", f"install {name}: pip install 'foretell[{extra}]'", package=name, extra=extra
        ) from problem
