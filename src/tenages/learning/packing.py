"""Rollouts as they travel between machines: a tenth of their size, since most of an observation is 0."""

from __future__ import annotations

from dataclasses import dataclass, fields

import torch
from torch import Tensor

from tenages.learning.rollout import Rollout


@dataclass
class PackedRollout:
    """A rollout on the CPU: of the observations the numbers that are not 0, of the masks one bit for each action."""

    shape: tuple[int, int]
    """How many observations there are, and how many places each has."""
    actions: int
    """How many actions there are."""
    lengths: Tensor
    """How many places of each observation are not 0."""
    places: Tensor
    values: Tensor
    legal: Tensor
    others: dict[str, Tensor]
    """All other parts of the rollout."""


def packed(rollout: Rollout) -> PackedRollout:
    """A rollout as it travels."""
    seen = rollout.seen
    found = seen.nonzero(as_tuple=True)
    rows, places = found
    others = {
        part.name: getattr(rollout, part.name).cpu() for part in fields(Rollout) if part.name not in ("seen", "legal")
    }
    return PackedRollout(
        (seen.shape[0], seen.shape[1]),
        rollout.legal.shape[1],
        torch.bincount(rows, minlength=len(seen)).short().cpu(),
        places.short().cpu(),
        seen[found].cpu(),
        _as_bits(rollout.legal).cpu(),
        others,
    )


def unpacked(rollout: PackedRollout, device: torch.device) -> Rollout:
    """The rollout that was packed, on a device."""
    seen = torch.zeros(rollout.shape, dtype=rollout.values.dtype, device=device)
    rows = torch.repeat_interleave(rollout.lengths.to(device).long())
    seen[rows, rollout.places.to(device).long()] = rollout.values.to(device)
    legal = _as_masks(rollout.legal.to(device), rollout.actions)
    return Rollout(seen=seen, legal=legal, **{name: part.to(device) for name, part in rollout.others.items()})


def together(rollouts: list[Rollout]) -> Rollout:
    """Several rollouts as one."""
    if len(rollouts) == 1:
        return rollouts[0]
    parts = {part.name: torch.cat([getattr(each, part.name) for each in rollouts]) for part in fields(Rollout)}
    return Rollout(**parts)


def _weights(device: torch.device) -> Tensor:
    return 2 ** torch.arange(8, dtype=torch.uint8, device=device)


def _as_bits(masks: Tensor) -> Tensor:
    """Eight entries of a mask in each byte."""
    wide = torch.nn.functional.pad(masks.to(torch.uint8), (0, -masks.shape[1] % 8))
    return (wide.view(len(masks), -1, 8) * _weights(masks.device)).sum(2, dtype=torch.uint8)


def _as_masks(bits: Tensor, actions: int) -> Tensor:
    wide = (bits[:, :, None] & _weights(bits.device)) > 0
    return wide.view(len(bits), -1)[:, :actions].contiguous()
