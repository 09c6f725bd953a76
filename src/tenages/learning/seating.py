"""Who sits at the table: chances by relative seats, as a player sees them, and by absolute ones, as a game has them."""

from __future__ import annotations

from typing import Final

import torch
from torch import Tensor, nn

from tenages.encoding.batch import columns_for
from tenages.encoding.layout import AXES, LAYOUT
from tenages.rules.editions import FEWEST_PLAYERS
from tenages.rules.setup import TEAM_PLAYERS

NOBODY: Final = -1e9
"""The logit of a seat that the table does not have."""


class Seating(nn.Module):
    """Reads from observations how many players there are, and whether they play in teams."""

    def __init__(self, seats: int, expansions: tuple[str, ...]) -> None:
        super().__init__()
        self.seats = seats
        columns = columns_for(seats, expansions)
        self.players_at = int(columns[LAYOUT["players"].start])
        """The first of the columns of an observation that say how many players there are."""
        self.teams_at = int(columns[LAYOUT["variants"].start + AXES["variant"].index("teams")])
        self.numbers = range(FEWEST_PLAYERS, seats + 1)
        """How many players there can be."""
        numbers, places = torch.tensor(list(self.numbers)), torch.arange(seats)
        self._seated: Tensor
        self._partner: Tensor
        # They follow from the layout, so they are not saved with the weights.
        self.register_buffer("_seated", (places[None] < numbers[:, None]).float(), persistent=False)
        partner = (places + TEAM_PLAYERS // 2) % TEAM_PLAYERS
        # At smaller tables there are no teams.
        partner = torch.where((places < TEAM_PLAYERS) & (partner < seats), partner, places)
        self.register_buffer("_partner", partner, persistent=False)

    def seated(self, seen: Tensor) -> Tensor:
        """Which relative seats have a player: 1 or 0."""
        return self._one_of_numbers(seen) @ self._seated

    def teams(self, seen: Tensor) -> Tensor:
        """Whether there are teams: 1 or 0."""
        return seen[:, self.teams_at].float()

    def chances(self, logits: Tensor, seen: Tensor) -> Tensor:
        """The share of the victory that each relative seat can expect; partners expect the same."""
        logits = logits.float()
        logits = logits + self.teams(seen)[:, None] / 2 * (logits[:, self._partner] - logits)
        return torch.softmax(logits.masked_fill(self.seated(seen) == 0, NOBODY), 1)

    def _one_of_numbers(self, seen: Tensor) -> Tensor:
        return seen[:, self.players_at : self.players_at + len(self.numbers)].float()
