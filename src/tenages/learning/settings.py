"""The settings of a training run, as its configuration file has them. Needs no PyTorch."""

from __future__ import annotations

import json
import tomllib
from collections.abc import Mapping
from dataclasses import asdict, dataclass, fields
from difflib import get_close_matches
from math import inf, isfinite
from pathlib import Path
from typing import Any, Final

from tenages import bots
from tenages.cards import EXPANSIONS
from tenages.learning.tables import checked, table_of
from tenages.rules.editions import DEFAULT_EDITION
from tenages.rules.errors import Phrase, TenAgesError
from tenages.rules.setup import Rules


@dataclass(frozen=True)
class TrainingSettings:
    """Everything that a run can be repeated from. `examples/train/base.toml` explains each of them."""

    # The table.
    players: int = 2
    edition: str = DEFAULT_EDITION
    expansions: tuple[str, ...] = ()
    tables: tuple[str, ...] = ()
    """Several tables in place of that one, such as "3", "4 teams", "5 echoes"; for each game one of them is drawn."""
    # The network.
    width: int = 640
    blocks: int = 4
    device: str = "auto"
    """Where the network is: "cpu", "cuda", or "auto" for a GPU if there is one."""
    threads: int = 0
    """How many threads of a CPU the network takes; 0 for one for each core."""
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
    """After how many rounds there are matches; 0 for none."""
    match_games: int = 200
    match_bots: tuple[str, ...] = ("random", "greedy")
    # The run.
    begin_with: str = ""
    """The folder of another run, whose network this one begins with; empty to begin from nothing."""
    checkpoint_minutes: float = 5.0
    """After how many minutes everything is saved, so that the run can be resumed."""
    ray: str = ""
    """The address of a Ray cluster whose machines play; empty for this machine alone."""

    @property
    def table_rules(self) -> tuple[Rules, ...]:
        """The rules of each table that is played."""
        if not self.tables:
            return (checked(Rules(self.players, self.edition, expansions=self.expansions)),)
        return tuple([table_of(name, self.edition) for name in self.tables])

    @property
    def most_players(self) -> int:
        """How many players the largest table has."""
        return max([rules.players for rules in self.table_rules])

    @property
    def all_expansions(self) -> tuple[str, ...]:
        """The expansions of all tables together."""
        found = {name for rules in self.table_rules for name in rules.expansions}
        return tuple([name for name in EXPANSIONS if name in found])

    def as_dict(self) -> dict[str, Any]:
        """The settings as plain data."""
        return asdict(self)

    def as_toml(self) -> str:
        """The settings as a configuration file."""
        # The values are numbers, texts and lists of texts, which JSON writes as TOML does.
        values = {name: json.dumps(value, ensure_ascii=False) for name, value in self.as_dict().items()}
        return "".join([f"{name} = {value}\n" for name, value in values.items()])


SETTINGS: Final = "settings.toml"
"""All settings of a run, in its folder: those that its configuration file left out, too."""
DEVICES: Final = ("auto", "cpu", "cuda")
FIXED: Final = ("players", "edition", "expansions", "tables", "width", "blocks")
"""What cannot change when a run is resumed: the network was made for it."""
TYPES: Final[dict[type, Phrase]] = {
    int: Phrase("train-type-whole", {}),
    float: Phrase("train-type-number", {}),
    str: Phrase("train-type-text", {}),
    tuple: Phrase("train-type-texts", {}),
}
RANGES: Final[dict[str, tuple[float, float]]] = {
    "width": (8, 8192),
    "blocks": (0, 64),
    "threads": (0, 1024),
    "games": (2, 1_000_000),
    "workers": (0, 900),
    "steps": (1, 10_000),
    "decisions": (1, inf),
    "max_decisions": (10, 100_000),
    "league_share": (0, 1),
    "league_size": (1, 1000),
    "league_every": (1, inf),
    "rate": (0, 1),
    "rate_at_end": (0, 1),
    "entropy": (0, 1),
    "entropy_at_end": (0, 1),
    "discount": (0, 1),
    "trace": (0, 1),
    "clip": (0.001, 1),
    "epochs": (1, 100),
    "minibatch": (2, inf),
    "value_weight": (0, 100),
    "lead_weight": (0, 100),
    "seed": (0, 2**53),
    "match_every": (0, inf),
    "match_games": (2, 1_000_000),
    "checkpoint_minutes": (0, 10_000),
}
"""The lowest and the highest value of each setting that is a number."""
ANY: Final = (-inf, inf)


def read_settings(path: Path) -> TrainingSettings:
    """The settings of a configuration file."""
    try:
        named = tomllib.loads(path.read_text(encoding="utf-8"))
    except tomllib.TOMLDecodeError as error:
        raise TenAgesError("settings-not-toml", path=str(path), why=str(error)) from error
    return settings_of(named)


def settings_of(named: Mapping[str, Any]) -> TrainingSettings:
    """The settings with these names; all others have their usual values. What cannot be is an error that names it."""
    settings = TrainingSettings(**checked_values(named, TrainingSettings().as_dict(), RANGES))
    _check_together(settings)
    return settings


def checked_values(
    named: Mapping[str, Any], usual: Mapping[str, Any], ranges: Mapping[str, tuple[float, float]]
) -> dict[str, Any]:
    """The named values, if each has a name among the usual ones, their type, and is in its range."""
    for name in named:
        if name not in usual:
            near = get_close_matches(name, usual, 3) or list(usual)
            raise TenAgesError("unknown-training-setting", name=repr(name), known=tuple(near))
    return {name: _checked(name, value, usual[name], ranges.get(name, ANY)) for name, value in named.items()}


def check_resumed(earlier: TrainingSettings, now: TrainingSettings, folder: Path) -> None:
    """An error if a run with the earlier settings cannot go on with the new ones."""
    for name in FIXED:
        before, wanted = getattr(earlier, name), getattr(now, name)
        if before != wanted:
            raise TenAgesError(
                "fixed-training-setting", name=name, path=str(folder), theirs=repr(before), ours=repr(wanted)
            )


def changes(earlier: TrainingSettings, now: TrainingSettings) -> dict[str, tuple[object, object]]:
    """The settings that are different now, with their values before and now."""
    pairs = {field.name: (getattr(earlier, field.name), getattr(now, field.name)) for field in fields(now)}
    return {name: pair for name, pair in pairs.items() if pair[0] != pair[1]}


def _checked(name: str, value: object, usual: object, limits: tuple[float, float]) -> object:
    """The value, if it is of the type that this setting has and in its range."""
    match usual, value:
        case int(), int() if not isinstance(value, bool):
            return _in_range(name, value, limits)
        case float(), int() | float() if not isinstance(value, bool) and isfinite(value):
            return _in_range(name, float(value), limits)
        case str(), str():
            return value
        case tuple(), list() | tuple() if all(isinstance(each, str) for each in value):
            return tuple(value)
    raise TenAgesError("training-setting-type", name=repr(name), given=repr(value), wanted=TYPES[type(usual)])


def _in_range(name: str, value: float, limits: tuple[float, float]) -> float:
    low, high = limits
    if low <= value <= high:
        return value
    if high == inf:
        raise TenAgesError("training-setting-low", name=repr(name), given=str(value), low=f"{low:g}")
    raise TenAgesError("training-setting-range", name=repr(name), given=str(value), low=f"{low:g}", high=f"{high:g}")


def _check_together(settings: TrainingSettings) -> None:
    if settings.device not in DEVICES:
        raise TenAgesError("training-device", given=repr(settings.device), known=DEVICES)
    # Tables that cannot be are an error here already.
    assert settings.table_rules
    for bot in settings.match_bots:
        try:
            bots.named(bot, 0)
        except TenAgesError as error:
            raise TenAgesError("bad-match-bot", why=error) from error
    if settings.minibatch > settings.games * settings.steps:
        raise TenAgesError("minibatch-too-large", given=settings.minibatch, most=settings.games * settings.steps)
