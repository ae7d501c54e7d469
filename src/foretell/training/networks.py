"""The networks: an actor that sees what a seat knows, and a critic that sees all cards and exists only to teach.

The critic foretells for every seat how likely each number of tricks is. Once all have predicted, expected points follow
from that by the rules of scoring; what these miss it learns as a small correction.
"""

from __future__ import annotations

from typing import Final

import torch
from torch import nn
from torch.nn import functional

from foretell.rules.scoring import points
from foretell.table.actions import ACTIONS
from foretell.table.fields import FIELDS, KINDS, PLACES, SCALED, START
from foretell.training.steps import PREDICTIONS, SECRET_PLACE, SECRETS, SECRETS_ROOM, X_ROOM

Tensor = torch.Tensor
TRICKS: Final = 21
UNTRAINED: Final = ("ahead", "behind", "standing")
"""Learning is by single rounds, in which nobody is ahead; what was not learnt must not disturb."""
WIDTH: Final = 1024
DEPTH: Final = 3
POINT: Final = 1 / 30
"""What a point is worth to the critic and in rewards: about one standard deviation of a round is 1."""


def untrained() -> list[slice]:
    """Return the parts of an encoding that learning never sees; weights that start at 0 there stay 0."""
    return [slice(START[f.name], START[f.name] + f.length) for f in FIELDS if f.name in UNTRAINED]


class Trunk(nn.Module):
    """Layers with a short cut around each but the first."""

    def __init__(self, size: int, width: int, depth: int) -> None:
        super().__init__()
        self.first = nn.Linear(size, width)
        self.more = nn.ModuleList(nn.Linear(width, width) for _ in range(depth - 1))
        nn.init.normal_(self.first.weight, std=0.08)
        nn.init.zeros_(self.first.bias)
        with torch.no_grad():
            for part in untrained():
                self.first.weight[:, part] = 0
        for layer in self.more:
            assert isinstance(layer, nn.Linear)  # noqa: S101 - for the type checker
            nn.init.normal_(layer.weight, std=(2 / width) ** 0.5 * 0.5)
            nn.init.zeros_(layer.bias)

    def forward(self, x: Tensor) -> Tensor:
        """Return the last layer."""
        numbers = x.to(torch.bfloat16 if x.is_cuda else torch.float32)
        numbers[:, SCALED.start : SCALED.stop] *= 1 / 16
        h = functional.relu(self.first(numbers))
        for layer in self.more:
            h = h + functional.relu(layer(h))
        return h


class Actor(nn.Module):
    """Gives every action a number; the larger, the likelier."""

    def __init__(self, width: int = WIDTH, depth: int = DEPTH) -> None:
        super().__init__()
        self.trunk = Trunk(X_ROOM, width, depth)
        self.head = nn.Linear(width, ACTIONS)
        nn.init.normal_(self.head.weight, std=0.001)
        nn.init.zeros_(self.head.bias)

    def forward(self, x: Tensor, choices: Tensor) -> Tensor:
        """Return log-probabilities of the actions; those that are not legal have none to speak of."""
        numbers = self.head(self.trunk(x)).float()
        return torch.log_softmax(numbers.masked_fill(choices == 0, -1e9), dim=-1)


class Critic(nn.Module):
    """Foretells points: what the seat to decide gains on the mean of the others in this round."""

    table: Tensor

    def __init__(self, width: int = WIDTH, depth: int = DEPTH) -> None:
        super().__init__()
        self.trunk = Trunk(X_ROOM + SECRETS_ROOM, width, depth)
        self.tricks = nn.Linear(width, PLACES * TRICKS)
        self.rest = nn.Linear(width, 1)
        nn.init.zeros_(self.rest.weight)
        nn.init.zeros_(self.rest.bias)
        table = [[points(predicted, won) * POINT for won in range(TRICKS)] for predicted in range(PREDICTIONS)]
        self.register_buffer("table", torch.tensor(table), persistent=False)

    def forward(self, x: Tensor, secrets: Tensor, seats: Tensor) -> tuple[Tensor, Tensor]:
        """Return the value, and for each place the log-probability of each number of tricks."""
        h = self.trunk(torch.cat((x, secrets), dim=1))
        tricks = torch.log_softmax(self.tricks(h).float().view(-1, PLACES, TRICKS), dim=-1)
        value = self.rest(h).float().squeeze(1) + margin(self._expected(tricks.detach(), secrets, seats), seats)
        return value, tricks

    def _expected(self, tricks: Tensor, secrets: Tensor, seats: Tensor) -> Tensor:
        """Return the points that each place expects; nothing before all have predicted."""
        predicted = secrets[:, :SECRETS].view(-1, PLACES, SECRET_PLACE)[:, :, KINDS:].float()
        gains = (predicted @ self.table * tricks.exp()).sum(dim=2)
        everybody = predicted.sum(dim=(1, 2)) == seats
        return gains * everybody[:, None]


def margin(gains: Tensor, seats: Tensor) -> Tensor:
    """Return by how much place 0 is ahead of the mean of the others; places beyond the table hold 0."""
    own = gains[:, 0]
    return own - (gains.sum(dim=1) - own) / (seats - 1)
