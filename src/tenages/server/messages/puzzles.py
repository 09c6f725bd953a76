"""What is asked and answered about puzzles."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import Field

from tenages.server.messages.lobby import RestAnswer, RestRequest
from tenages.server.messages.seen import Icon, Seen, StakesSeen

MOST_TRIED = 100
"""The largest number of choices in one turn that is tried out; the longest solution has far fewer."""
GoalKind = Literal["win", "claim", "defend"]
AttemptState = Literal["going", "solved", "failed"]
HintKind = Literal["part", "option", "back"]
Choices = Annotated[list[Annotated[str, Field(max_length=64)]], Field(max_length=MOST_TRIED)]
"""The reader's own choices since the beginning of the puzzle, each as `OptionSeen.option` names it."""


class PuzzleListed(RestAnswer):
    """A puzzle, without its position."""

    number: int
    goal: GoalKind
    count: int
    """How many achievements are to be claimed, if that is the goal."""
    grade: int
    """How hard it is, from 1 to 5."""
    players: int
    edition: str
    expansions: list[str]


class PuzzlesListed(RestAnswer):
    """All puzzles, by number."""

    puzzles: list[PuzzleListed]


class PuzzleOfTheDay(RestAnswer):
    """The puzzle of a day: the same for everyone, from midnight to midnight UTC."""

    day: str
    puzzle: PuzzleListed
    question: str
    """What is to be done, in the reader's words."""


class PuzzleShown(PuzzleListed):
    """A puzzle as its player may know it."""

    question: str
    known: list[str]
    """What one needs to know, a sentence each."""
    names: list[str]
    seat: int
    seen: Seen


class AttemptWanted(RestRequest):
    """Choices to try out."""

    choices: Choices


class ActionTried(RestAnswer):
    """An action of the turn that is tried out, and what was decided on the way."""

    label: str
    card: str | None
    """The card that it is done with."""
    answers: list[str]


class AttemptMade(RestAnswer):
    """Where those choices lead."""

    state: AttemptState
    reason: str
    """Why it failed; otherwise empty."""
    actions: list[ActionTried]
    seen: Seen


class HintWanted(RestRequest):
    """Ask for the first or the second hint after those choices."""

    choices: Choices
    number: Annotated[int, Field(ge=1, le=2)]


class PuzzleHint(RestAnswer):
    """Where to look, then what to choose; or that something has to be taken back."""

    kind: HintKind
    text: str
    icon: Icon | None
    """The column to light."""
    stakes: StakesSeen | None
    """What that column means for whom."""
    option: str | None
    """The option that the second hint names."""


class SolutionStep(RestAnswer):
    """A choice of the solution, with why it is made, and the position after it."""

    label: str
    card: str | None
    action: bool
    """Whether it is an action of the turn, and not an answer on the way."""
    reasons: list[str]
    events: list[str]
    """What happened then, as the player saw it."""
    seen: Seen
    position: str
    """The position after it as a code, from which one can play on; empty within an effect, and when the game is over.
    What the player does not know is dealt as it could lie."""


class OtherTry(RestAnswer):
    """Another first choice, and why it does not do."""

    label: str
    card: str | None
    reason: str


class PuzzleSolution(RestAnswer):
    """The solution of a puzzle, step by step."""

    proof: str
    """For which hidden cards it holds."""
    position: str
    """The position of the puzzle as a code, like that of a step."""
    steps: list[SolutionStep]
    others: list[OtherTry]
