"""Checkpoints: all that is needed to go on learning, as a few files of at most 15 MiB each.

Networks are kept as one long vector each, cut into pieces: `actor.7.1of2.npy` is the first half of what was saved as
the seventh. The newest that is whole counts, so a program that is killed while it saves leaves the one before. Of older
selves one is kept. Moments of the optimisers are not: after a pause the learning rate rises again over some batches,
which gives them time to form. Neither are notes of flat Monte Carlo: after a pause the imitation is corrected by new
ones only.
"""

from __future__ import annotations

import json
from dataclasses import asdict, dataclass, field
from pathlib import Path
from typing import Any, Final

import numpy as np
import torch
from torch import nn

from foretell.bots.network import check_version
from foretell.table.fields import VERSION

PIECE: Final = 15 * 1024 * 1024


@dataclass
class Progress:
    """How far learning has come."""

    batches: int = 0
    decisions: int = 0
    seconds: float = 0.0
    corrected: int = 0
    version: int = VERSION
    log: list[dict[str, Any]] = field(default_factory=list)


def save(folder: Path, name: str, network: nn.Module, dtype: str = "f4") -> None:
    """Write a network."""
    vector = torch.cat([each.detach().flatten().float() for each in network.parameters()]).cpu().numpy().astype(dtype)
    pieces = np.array_split(vector, -(-vector.nbytes // PIECE))
    before = _pieces(folder, name)
    number = max(before, default=0) + 1
    for i, piece in enumerate(pieces, start=1):
        path = folder / f"{name}.{number}.{i}of{len(pieces)}.npy"
        with _unfinished(path).open("wb") as file:
            np.save(file, piece)
        _unfinished(path).replace(path)
    for path in (*folder.glob(f"{name}.*.unfinished"), *(path for old in before.values() for path in old)):
        path.unlink()


def _pieces(folder: Path, name: str) -> dict[int, list[Path]]:
    """Return the pieces of a network that are there, in order, by the number of the time that it was saved."""
    found: dict[int, list[Path]] = {}
    for path in sorted(folder.glob(f"{name}.*.*of*.npy"), key=lambda path: int(path.name.split(".")[2].split("of")[0])):
        found.setdefault(int(path.name.split(".")[1]), []).append(path)
    return found


def _whole(paths: list[Path]) -> bool:
    return len(paths) == int(paths[0].name.split(".")[2].split("of")[1])


def load(folder: Path, name: str, network: nn.Module) -> None:
    """Read a network that must be there."""
    if not load_if_kept(folder, name, network):
        raise FileNotFoundError(f"there is no {name} in {folder}")


def load_if_kept(folder: Path, name: str, network: nn.Module) -> bool:
    """Read a network; return whether there was one."""
    whole = {number: paths for number, paths in _pieces(folder, name).items() if _whole(paths)}
    if not whole:
        return False
    paths = whole[max(whole)]
    vector = torch.from_numpy(np.concatenate([np.load(path) for path in paths]).astype("f4"))
    at = 0
    with torch.no_grad():
        for each in network.parameters():
            each.copy_(vector[at : at + each.numel()].view_as(each))
            at += each.numel()
    if at != len(vector):
        raise ValueError(f"{name} in {folder} is of another shape")
    return True


def save_progress(folder: Path, progress: Progress) -> None:
    """Write how far learning has come, with its log."""
    path = folder / "progress.json"
    _unfinished(path).write_text(json.dumps(asdict(progress)) + "\n", encoding="utf-8")
    _unfinished(path).replace(path)


def load_progress(folder: Path) -> Progress:
    """Read how far learning has come."""
    progress = Progress(**json.loads((folder / "progress.json").read_text(encoding="utf-8")))
    check_version(progress.version, oldest=VERSION)
    return progress


def _unfinished(path: Path) -> Path:
    """Return where a file is written first, so that it is never found half written."""
    return path.with_suffix(".unfinished")
