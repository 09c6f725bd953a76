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

    by_number: Tensor
    """For each number of players, which seats they have: 1 or 0."""
    partner: Tensor
    """The partner of each seat in teams."""

    def __init__(self, seats: int, expansions: tuple[str, ...]) -> None:
        super().__init__()
        self.seats = seats
        columns = columns_for(seats, expansions)
        first = int(columns[LAYOUT["players"].start])
        self.players_at = range(first, first + seats + 1 - FEWEST_PLAYERS)
        """The columns of an observation that say how many players there are, from the fewest on."""
        self.teams_at = int(columns[LAYOUT["variants"].start + AXES["variant"].index("teams")])
        """The column that says whether there are teams."""
        places, numbers = torch.arange(seats), torch.arange(FEWEST_PLAYERS, seats + 1)
        opposite = (places + TEAM_PLAYERS // 2) % TEAM_PLAYERS
        # Only a table of four has teams.
        partner = torch.where((places < TEAM_PLAYERS) & (opposite < seats), opposite, places)
        # These follow from the layout, so they are not saved with the weights.
        self.register_buffer("by_number", (places < numbers[:, None]).float(), persistent=False)
        self.register_buffer("partner", partner, persistent=False)

    def seated(self, seen: Tensor) -> Tensor:
        """Which relative seats have a player: 1 or 0."""
        return seen[:, self.players_at.start : self.players_at.stop].float() @ self.by_number

    def teams(self, seen: Tensor) -> Tensor:
        """Whether there are teams: 1 or 0."""
        return seen[:, self.teams_at].float()

    def shares(self, logits: Tensor, seen: Tensor) -> Tensor:
        """The share of the victory that each relative seat can expect; partners expect the same."""
        logits = logits.float()
        logits = logits + self.teams(seen)[:, None] / 2 * (logits[:, self.partner] - logits)
        return torch.softmax(logits.masked_fill(self.seated(seen) == 0, NOBODY), 1)
