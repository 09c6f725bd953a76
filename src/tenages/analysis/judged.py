"""What the analysis found at each step of a game, as plain values that can be kept as JSON.

A step is one choice. It is judged twice: *fair*, from what the player could know then, and *open*, from all cards.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final, NamedTuple

from tenages.bots.line import Step as LineStep
from tenages.rules.options import option_named

VERSION: Final = 1
"""Judgements that were kept by another version are made again."""


class Depth(NamedTuple):
    """How much work goes into a step. All of it is counted in iterations, never in seconds: the clock tells nothing."""

    name: str
    fair: int
    """The iterations of the search from what the player knew."""
    open: int
    """The iterations of the search with all cards known."""
    check: int
    """The iterations of each of the two searches that compare the played option with the best other one."""
    worlds: int
    """In how many worlds the luck of a draw is measured."""


QUICK: Final = Depth("quick", 160, 80, 0, 16)
FULL: Final = Depth("full", 3500, 1500, 1400, 96)


def short(chance: float) -> float:
    """A chance as it is told and kept: its mark is the same after it was kept. Nobody can tell more digits apart."""
    return round(chance, 4)


class Why(NamedTuple):
    """One reason why an option is better than the one that was played; `tenages.words.analysis` says it."""

    kind: str
    seat: int | None = None
    """Whom it is about, besides the player."""
    card: str = ""
    value: int = 0
    name: str = ""
    """A topic, or the name of a special achievement."""
    own: int = 0
    """Of the icon that decides who shares and who obeys the card: how many the player has."""
    theirs: int = 0
    """How many the other one has."""


class RatedChoice(NamedTuple):
    """An option with the chance of the player to win after it."""

    option: str
    chance: float


class Rating(NamedTuple):
    """How good the options of a decision were, with some knowledge."""

    chances: tuple[float, ...]
    """The chance of each seat to win before the choice, if everyone goes on well."""
    options: tuple[RatedChoice, ...]
    """The best first. Options that the search hardly looked at are left out; the played one is always there."""
    loss: float
    """How much chance the played option cost, compared with the best one; never below 0, and 0 if none was played."""
    whys: tuple[Why, ...] = ()
    """Why the best option is better than the played one, or than the next best if none was; none if it is not."""
    line: tuple[LineStep, ...] = ()
    """The actions that are expected after the best option."""

    @property
    def best(self) -> RatedChoice:
        """The best option."""
        return self.options[0]

    def chance_of(self, option: str) -> float | None:
        """The chance with an option; None if the search hardly looked at it."""
        return next((each.chance for each in self.options if each.option == option), None)


class JudgedStep(NamedTuple):
    """One choice of a game, judged."""

    step: int
    """The number of choices before it."""
    seat: int
    """Who chose."""
    played: str
    purpose: str
    """What the player was asked for: "act" for an action."""
    options: int
    """How many options there were."""
    depth: str
    fair: Rating
    open: Rating
    luck: float
    """What the cards that came to light brought the player, against what he could expect; 0 if none did."""

    @property
    def is_forced(self) -> bool:
        """Whether there was nothing to decide."""
        return self.options == 1


# --- as JSON ----------------------------------------------------------------------------------------------------------


def step_to_json(judged: JudgedStep) -> dict[str, Any]:
    """A judged step as plain data."""
    return {
        **judged._asdict(),
        "fair": rating_to_json(judged.fair),
        "open": rating_to_json(judged.open),
    }


def step_from_json(data: Mapping[str, Any]) -> JudgedStep:
    """The judged step that was kept."""
    return JudgedStep(**{**data, "fair": rating_from_json(data["fair"]), "open": rating_from_json(data["open"])})


def rating_to_json(rating: Rating) -> dict[str, Any]:
    """A rating as plain data."""
    return {
        "chances": list(rating.chances),
        "options": [list(each) for each in rating.options],
        "loss": rating.loss,
        "whys": [list(why) for why in rating.whys],
        "line": [[step.player, step.kind, step.option and step.option.notation] for step in rating.line],
    }


def rating_from_json(data: Mapping[str, Any]) -> Rating:
    """The rating that was kept."""
    return Rating(
        tuple(data["chances"]),
        tuple([RatedChoice(option, chance) for option, chance in data["options"]]),
        data["loss"],
        tuple([Why(*why) for why in data["whys"]]),
        tuple([_line_step(step) for step in data["line"]]),
    )


def _line_step(data: Sequence[Any]) -> LineStep:
    player, kind, option = data
    return LineStep(player, kind, None if option is None else option_named(option))
