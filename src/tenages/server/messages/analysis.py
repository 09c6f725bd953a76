"""The answers of the REST interface about analyses."""

from __future__ import annotations

from typing import Literal

from tenages.server.messages.lobby import RestAnswer

State = Literal["none", "running", "stopped", "done"]
"""Whether there is an analysis: it is under way, or it stopped before its end and can go on, or it is complete."""
Eyes = Literal["fair", "open"]
Mark = Literal["", "inaccuracy", "mistake", "blunder", "only"]
Cause = Literal["choice", "luck"]
"""What turned a game: how a player chose, or what he drew."""
Verdict = Literal["best", "good", "better", "played", "worse", "unknown"]
"""What to say to someone who tries an option again:

the best; as good as the best; clearly better than the one that was played; that one; no better; hardly looked at."""


class AnalysisProgress(RestAnswer):
    """How far an analysis is."""

    state: State
    steps: int
    """How many choices the game has."""
    looked: int
    """How many of them have an answer."""
    deep: int
    """How many of them have their full answer."""


class MoveMade(RestAnswer):
    """One choice of the game."""

    step: int
    turn: int
    """The number of the turn; 0 for what is chosen before the first one."""
    seat: int
    action: bool
    """Whether it is an action or a first meld, not an answer to an effect."""
    text: str
    """What was chosen, in words."""


class MoveJudged(RestAnswer):
    """What was found at one choice."""

    step: int
    depth: str
    """ "quick" or "full"."""
    forced: bool
    """Whether there was nothing to decide."""
    mark: Mark
    loss: float
    """How much chance to win it cost."""


class ChanceAt(RestAnswer):
    """A chance to win before a choice."""

    step: int
    chance: float


class Curve(RestAnswer):
    """The chance of a seat over time; the last point is how the game ended."""

    seat: int
    points: list[ChanceAt]


class LuckAt(RestAnswer):
    """What the cards that came to light after a choice brought its player, against what he could expect."""

    step: int
    luck: float


class TurnedAt(RestAnswer):
    """A choice or a draw that turned the game."""

    step: int
    seat: int
    cause: Cause
    change: float
    """By how much the chance of this seat to win changed."""


class AheadSince(RestAnswer):
    """Since when the winners were ahead to the end."""

    step: int
    seats: list[int]


class CardEarned(RestAnswer):
    """What the uses of a card were worth, over the best choice without it."""

    card: str
    chance: float


class Summary(RestAnswer):
    """How well a player played, and what luck did."""

    seat: int
    decisions: int
    accuracy: float | None
    lost: float
    luck: float
    marks: dict[str, int]
    best: int | None
    """The step of the best decision."""
    worst: int | None
    """The step of the worst decision."""
    cards: list[CardEarned]
    mistakes: list[int]
    """The steps of all marked mistakes."""


class AnalysisSeen(RestAnswer):
    """The analysis of a game as far as it is."""

    progress: AnalysisProgress
    eyes: Eyes
    moves: list[MoveMade]
    judged: list[MoveJudged]
    curves: list[Curve]
    luck: list[LuckAt]
    turning: list[TurnedAt]
    ahead: AheadSince | None
    summaries: list[Summary]


class TurningPointTold(TurnedAt):
    """A turning point in words."""

    turn: int
    card: str | None
    """The card that was chosen or activated."""
    mark: Mark
    title: str
    """What was chosen, and by whom."""
    text: str
    """What was better and why, or what luck did."""


class TurningPoints(RestAnswer):
    """Where a game turned, in a few words; nothing of it as long as not every choice has been looked at."""

    state: State
    ahead: str
    """Since when the winner was ahead."""
    points: list[TurningPointTold]
    mistakes: list[int]
    """How many mistakes each seat made."""


class OptionJudged(RestAnswer):
    """An option of a decision."""

    option: str
    label: str
    card: str | None
    chance: float | None
    """The player's chance to win with it; None if the search hardly looked at it."""
    verdict: Verdict


class DecisionJudged(RestAnswer):
    """One decision: the best options with their chances, and why.

    With fair eyes nothing in it depends on cards that the player could not know then.
    """

    step: int
    seat: int
    asked: str
    """What the player was asked; empty for an action."""
    depth: str
    """ "quick" or "full"; empty if it has not been looked at yet."""
    mark: Mark
    sign: str
    """ "??", "?", "?!", "!" or nothing."""
    played: str
    """The notation of the option that was played."""
    options: list[OptionJudged]
    """The best first; those that the search hardly looked at come last."""
    loss: float
    better: str
    """What was better and why; empty if nothing was."""
    whys: list[str]
    """The reasons alone."""
    line: str
    """What is expected after the best option."""
