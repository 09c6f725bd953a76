"""The settings of a training run, as its configuration file has them."""

from __future__ import annotations

import tomllib
from dataclasses import asdict, dataclass, fields
from pathlib import Path
from typing import Any

from tenages.rules.editions import DEFAULT_EDITION
from tenages.rules.errors import TenAgesError
from tenages.rules.setup import Rules


@dataclass(frozen=True)
class TrainingSettings:
    """Everything that a run can be repeated from."""

    # The table.
    players: int = 2
    edition: str = DEFAULT_EDITION
    expansions: tuple[str, ...] = ()
    # The network.
    width: int = 640
    blocks: int = 4
    # Self-play.
    games: int = 4096
    """How many games are played at once, by all processes together."""
    workers: int = 0
    """How many processes play; 0 for one less than there are cores."""
    steps: int = 64
    """How many decisions of each game there are between two times of learning."""
    decisions: int = 100_000_000
    """How many decisions the whole run has; rates fall with the share that is done."""
    max_decisions: int = 1_000
    """The limit of decisions in one game."""
    league_share: float = 0.2
    """The share of games in which one seat is played by an earlier self."""
    league_size: int = 12
    league_every: int = 40
    """After how many rounds of learning the network of that time joins the league."""
    # Learning.
    rate: float = 5e-4
    rate_at_end: float = 5e-5
    entropy: float = 0.01
    entropy_at_end: float = 0.003
    discount: float = 0.9995
    trace: float = 0.95
    clip: float = 0.2
    epochs: int = 2
    minibatch: int = 16_384
    value_weight: float = 0.5
    lead_weight: float = 0.25
    """The weight of predicting the lead at the end of the game."""
    seed: int = 1
    # Matches on the way.
    match_every: int = 100
    match_games: int = 200
    match_bots: tuple[str, ...] = ("random", "greedy")

    @property
    def rules(self) -> Rules:
        """The rules of the table."""
        return Rules(players=self.players, edition=self.edition, expansions=self.expansions)

    def as_dict(self) -> dict[str, Any]:
        """The settings as plain data."""
        return asdict(self)


def read_settings(path: Path, **others: Any) -> TrainingSettings:
    """The settings of a configuration file; `others` replace those of the file."""
    with path.open("rb") as file:
        return settings_of({**tomllib.load(file), **others})


def settings_of(named: dict[str, Any]) -> TrainingSettings:
    """The settings with these names; an unknown name is an error."""
    known = {field.name for field in fields(TrainingSettings)}
    for name in named:
        if name not in known:
            raise TenAgesError("unknown-training-setting", name=name, known=", ".join(sorted(known)))
    values: dict[str, Any] = {name: tuple(value) if isinstance(value, list) else value for name, value in named.items()}
    return TrainingSettings(**values)
