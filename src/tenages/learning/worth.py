"""What a game is worth to the seats of a table, on one scale for all tables.

It is twice the chance of the seat's side to win, less what everyone has at the start: 0 is a fair share, and for two
players 1 is a victory and -1 a defeat. A network says it in values: for two players one number for the player who is
asked, at larger tables the share of the victory of each relative seat, in which partners have one half each.
"""

from __future__ import annotations

import torch
from torch import Tensor


def worth_of(values: Tensor, players: Tensor, teams: Tensor) -> Tensor:
    """What the game is worth to each relative seat, by the values of a network."""
    if values.dim() == players.dim():
        return torch.stack((values, -values), -1)
    together = _together(teams)
    worth = 2 * (together * values - together / players[..., None])
    return worth * _seated(worth, players)


def values_of(worth: Tensor, players: Tensor, teams: Tensor, by_seat: bool) -> Tensor:
    """The values with which a network would say this worth."""
    if not by_seat:
        return worth[..., 0]
    values = worth / 2 / _together(teams) + 1 / players[..., None]
    return values * _seated(values, players)


def turned(numbers: Tensor, by: Tensor, players: Tensor) -> Tensor:
    """Numbers by seat, turned by so many seats around the table: by the asked seat they are relative to it."""
    seats = torch.arange(numbers.shape[-1], device=numbers.device)
    found = numbers.gather(-1, (seats + by[..., None].long()) % players[..., None].long())
    return found * _seated(found, players)


def _together(teams: Tensor) -> Tensor:
    """How many seats win together."""
    return 1 + teams[..., None].float()


def _seated(numbers: Tensor, players: Tensor) -> Tensor:
    seats = torch.arange(numbers.shape[-1], device=numbers.device)
    return (seats < players[..., None]).float()
