"""How a network learns from its own search. Needs no PyTorch."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import asdict, dataclass
from math import inf
from typing import Any, Final

from tenages.learning.settings import checked_values


@dataclass(frozen=True)
class ExpertSettings:
    """One improvement: games with search, learning from them, and a match against the network that played them.

    Each part has a limit in seconds. A part that is left out takes what an earlier improvement left in the folder.
    """

    # Playing.
    play_seconds: float = 300.0
    """How long games are played; those under way are finished. 0 for none: then it learns from those that are there."""
    iterations: int = 100
    """How many iterations each search has."""
    searched: float = 0.4
    """The share of decisions with a search, from which the network learns; for the others it chooses by itself.

    A search costs as much as some hundred choices without one. So fewer searches give as many samples in a second, but
    of more games, and games are what the value learns from.
    """
    noise: float = 0.1
    """The share of noise in the first guesses of a search, so that it also tries what the network dislikes."""
    drawn_turns: int = 14
    """In so many turns of a game options are drawn, as often as the search visited them; later the best is taken."""
    workers: int = 0
    """How many processes play; 0 for one for each core."""
    # Learning.
    window: int = 3
    """From how many of the latest files with samples it learns."""
    epochs: int = 4
    """How often it sees each sample, at most; 0 to play the match with the candidate that is there."""
    learn_seconds: float = 100.0
    rate: float = 1e-4
    """The highest rate: it rises at first, and falls to nothing."""
    minibatch: int = 2048
    results: float = 0.5
    """How much the value learns from the result of a game; the rest from what the search expected."""
    value_weight: float = 1.0
    lead_weight: float = 0.1
    held_out: float = 0.05
    """The share of games that it does not learn from, but is tested with."""
    # The match.
    match_games: int = 400
    """How many games are played against the earlier network; 0 to leave the candidate as it is."""
    match_seconds: float = 150.0
    match_iterations: int = 0
    """How many iterations each search has in the match; 0 for as many as in the games that it learned from."""
    needed: float = 0.55
    """The share that the new network must win to replace the earlier one: more than luck gives an equal one."""
    seed: int = 1

    def as_dict(self) -> dict[str, Any]:
        """The settings as plain data."""
        return asdict(self)


RANGES: Final[dict[str, tuple[float, float]]] = {
    "play_seconds": (0, inf),
    "iterations": (2, 60_000),
    "searched": (0.01, 1),
    "noise": (0, 1),
    "drawn_turns": (0, 10_000),
    "workers": (0, 900),
    "window": (1, 1000),
    "epochs": (0, 1000),
    "learn_seconds": (0.001, inf),
    "rate": (0, 1),
    "minibatch": (2, inf),
    "results": (0, 1),
    "value_weight": (0, 100),
    "lead_weight": (0, 100),
    "held_out": (0.001, 0.5),
    "match_games": (0, 1_000_000),
    "match_seconds": (0, inf),
    "match_iterations": (0, 60_000),
    "needed": (0, 1),
    "seed": (0, 2**53),
}
"""The lowest and the highest value of each setting."""


def expert_settings(named: Mapping[str, Any]) -> ExpertSettings:
    """The settings with these names; all others have their usual values. What cannot be is an error that names it."""
    return ExpertSettings(**checked_values(named, ExpertSettings().as_dict(), RANGES))
