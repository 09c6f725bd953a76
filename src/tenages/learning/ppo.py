"""Learning from a rollout: proximal policy optimisation."""

from __future__ import annotations

from typing import Final

import torch
from torch import Tensor
from torch.nn import functional

from tenages.learning.network import Network
from tenages.learning.rollout import Rollout
from tenages.learning.settings import TrainingSettings

LEAST_CHANCE: Final = 1e-6
"""A chance that is lower counts as this one, so that no loss is infinite."""


def learn(
    network: Network,
    optimizer: torch.optim.Optimizer,
    rollout: Rollout,
    settings: TrainingSettings,
    entropy_weight: float,
) -> dict[str, float]:
    """Improve the network; returns what it looks like from inside."""
    device = rollout.actions.device
    number = len(rollout.actions)
    own = rollout.own
    chosen = rollout.advantages[own] if own.any() else rollout.advantages
    mean, spread = chosen.mean(), chosen.std(correction=0) + 1e-6
    advantages = ((rollout.advantages - mean) / spread).clamp(-6, 6)
    sums = torch.zeros(6, device=device)
    parts = 0
    for _ in range(settings.epochs):
        order = torch.randperm(number, device=device)
        for start in range(0, number - settings.minibatch + 1, settings.minibatch):
            rows = order[start : start + settings.minibatch]
            with torch.autocast(device.type, torch.bfloat16, enabled=device.type == "cuda"):
                logits, values, leads = network(rollout.seen[rows].to(_kind(device)))
            logits = logits.float().masked_fill(~rollout.legal[rows], -1e9)
            logs = torch.log_softmax(logits, 1)
            chances = logs.gather(1, rollout.actions[rows, None])[:, 0]
            mine = own[rows].float()
            count = mine.sum().clamp(min=1)
            ratio = (chances - rollout.chances[rows]).exp()
            gain = advantages[rows]
            clipped = ratio.clamp(1 - settings.clip, 1 + settings.clip)
            policy_loss = -(torch.minimum(ratio * gain, clipped * gain) * mine).sum() / count
            entropy = (-(logs.exp() * logs.masked_fill(logs < -1e8, 0)).sum(1) * mine).sum() / count
            value_loss = value_error(values.float(), rollout.returns[rows])
            known = rollout.lead_known[rows].float()
            off = (leads.float() - rollout.leads[rows]).square() * known
            lead_loss = off.sum() / known.sum().clamp(min=1)
            loss = (
                policy_loss
                - entropy_weight * entropy
                + settings.value_weight * value_loss
                + settings.lead_weight * lead_loss
            )
            optimizer.zero_grad(set_to_none=True)
            loss.backward()
            norm = torch.nn.utils.clip_grad_norm_(network.parameters(), 1.0)
            optimizer.step()
            with torch.no_grad():
                far = ((ratio - 1).abs() > settings.clip).float().mean()
                sums += torch.stack([policy_loss, entropy, value_loss, lead_loss, far, norm])
            parts += 1
    names = ("policy_loss", "entropy", "value_loss", "lead_loss", "clipped", "gradient")
    found = dict(zip(names, (sums / max(1, parts)).tolist(), strict=True))
    returns, values = _of_the_asked(rollout.returns), _of_the_asked(rollout.values)
    found["explained"] = float(1 - (returns - values).var() / (returns.var() + 1e-6))
    return found


def value_error(values: Tensor, returns: Tensor) -> Tensor:
    """How wrong the values are: for chances by how much information they lack, for one number by its square."""
    if values.dim() == 1:
        return functional.mse_loss(values, returns)
    wanted = returns.clamp(min=0)
    return (torch.xlogy(wanted, wanted) - wanted * values.clamp(min=LEAST_CHANCE).log()).sum(1).mean()


def _of_the_asked(values: Tensor) -> Tensor:
    return values if values.dim() == 1 else values[:, 0]


def _kind(device: torch.device) -> torch.dtype:
    return torch.bfloat16 if device.type == "cuda" else torch.float32
