"""The network: what a player sees in; how good each action is, and who will win, out."""

from __future__ import annotations

import torch
from torch import Tensor, nn

from tenages.learning.seating import Seating


class Block(nn.Module):
    """Two layers whose result is added to what came in."""

    def __init__(self, width: int) -> None:
        super().__init__()
        self.norm = nn.LayerNorm(width)
        self.first = nn.Linear(width, width)
        self.second = nn.Linear(width, width)
        nn.init.zeros_(self.second.weight)
        nn.init.zeros_(self.second.bias)

    def forward(self, x: Tensor) -> Tensor:
        """One block."""
        changed: Tensor = self.second(torch.relu(self.first(self.norm(x))))
        return x + changed


class Network(nn.Module):
    """Observation to a number for each action, the value, and the lead at the end.

    For two players the value is one number from -1 to 1. At larger tables it is a share of the victory for each
    relative seat, so the network needs to know the seating.
    """

    def __init__(self, places: int, actions: int, width: int, blocks: int, seating: Seating | None = None) -> None:
        super().__init__()
        self.seating = seating
        self.entry = nn.Linear(places, width)
        self.blocks = nn.ModuleList([Block(width) for _ in range(blocks)])
        self.norm = nn.LayerNorm(width)
        self.policy = nn.Linear(width, actions)
        self.value_entry = nn.Linear(width, 128)
        self.value = nn.Linear(128, 2 if seating is None else seating.seats + 1)
        nn.init.normal_(self.policy.weight, std=0.01)
        nn.init.zeros_(self.policy.bias)
        nn.init.normal_(self.value.weight, std=0.01)
        nn.init.zeros_(self.value.bias)

    def forward(self, x: Tensor) -> tuple[Tensor, Tensor, Tensor]:
        """Logits of all actions, value, lead."""
        seen = x
        x = self.entry(x)
        for block in self.blocks:
            x = block(x)
        x = torch.relu(self.norm(x))
        logits = self.policy(x)
        values = self.value(torch.relu(self.value_entry(x)))
        if self.seating is None:
            return logits, torch.tanh(values[..., 0]), values[..., 1]
        return logits, self.seating.shares(values[..., :-1], seen), values[..., -1]
