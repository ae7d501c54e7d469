"""Work on tensors of one shape, recorded once on a graphics card and then replayed.

A step of learning is some three hundred short kernels; launching them one by one takes longer than running them.
"""

from __future__ import annotations

from collections.abc import Callable

import torch

Tensor = torch.Tensor
WARM_UP = 3
"""Runs before recording, so that libraries have made their choices."""


class Recorded:
    """A function of tensors that returns a tensor and reads whatever else it needs from fixed places."""

    def __init__(self, function: Callable[..., Tensor]) -> None:
        self._function = function
        self._runs = 0
        self._graph: torch.cuda.CUDAGraph | None = None
        self._inputs: tuple[Tensor, ...] = ()
        self._outcome: Tensor | None = None

    def __call__(self, *inputs: Tensor) -> Tensor:
        """Do the work; another shape than the first, or no card, and it is done step by step."""
        if not inputs[0].is_cuda or (self._inputs and inputs[0].shape != self._inputs[0].shape):
            return self._function(*inputs)
        if self._runs < WARM_UP:
            self._runs += 1
            return _aside(self._function, inputs)
        if self._graph is None:
            self._record(inputs)
        for mine, theirs in zip(self._inputs, inputs, strict=True):
            mine.copy_(theirs)
        assert self._graph is not None and self._outcome is not None  # noqa: S101, PT018 - for the type checker
        self._graph.replay()
        return self._outcome

    def _record(self, inputs: tuple[Tensor, ...]) -> None:
        self._inputs = tuple(each.clone() for each in inputs)
        self._graph = torch.cuda.CUDAGraph()
        torch.cuda.synchronize()
        with torch.cuda.graph(self._graph):
            self._outcome = self._function(*self._inputs)


def optimiser(network: torch.nn.Module, rate: Tensor) -> torch.optim.Adam:
    """Return an optimiser whose steps can be recorded; its rate is read from a place that may change."""
    return torch.optim.Adam(network.parameters(), lr=rate, eps=1e-5, fused=rate.is_cuda, capturable=rate.is_cuda)


def _aside(function: Callable[..., Tensor], inputs: tuple[Tensor, ...]) -> Tensor:
    """Run on a stream of its own, as recording will."""
    stream = torch.cuda.Stream()  # type: ignore[no-untyped-call]
    stream.wait_stream(torch.cuda.current_stream())
    with torch.cuda.stream(stream):
        outcome = function(*inputs)
    torch.cuda.current_stream().wait_stream(stream)
    return outcome
