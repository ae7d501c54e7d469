"""Checkpoints: all that is needed to go on learning, as a few files of at most 15 MB each.

Networks are kept as one long vector each, cut into pieces. Moments of the optimisers are not kept: after a pause the
learning rate rises again over some batches, which gives them time to form. Notes of flat Monte Carlo are not kept
either: after a pause the imitation is corrected by new ones only.
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
    paths = [folder / f"{name}.{i}.npy" for i in range(len(pieces))]
    for path, piece in zip(paths, pieces, strict=True):
        with _unfinished(path).open("wb") as file:
            np.save(file, piece)
    for path in paths:
        _unfinished(path).replace(path)
    for old in set(folder.glob(f"{name}.*.npy")) - set(paths):
        old.unlink()


def load(folder: Path, name: str, network: nn.Module) -> None:
    """Read a network that must be there."""
    if not load_if_kept(folder, name, network):
        raise FileNotFoundError(f"there is no {name} in {folder}")


def load_if_kept(folder: Path, name: str, network: nn.Module) -> bool:
    """Read a network; return whether there was one."""
    paths = sorted(folder.glob(f"{name}.*.npy"), key=lambda path: int(path.suffixes[0][1:]))
    if not paths:
        return False
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
    check_version(progress.version)
    return progress


def _unfinished(path: Path) -> Path:
    """Return where a file is written first, so that it is never found half written."""
    return path.with_suffix(".unfinished")
