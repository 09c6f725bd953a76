"""The line that a search expects: the actions after an option that it looked at most.

The reader of a line may know no more than the bot: each world of a search deals other hidden cards, so a card that the
view does not show is only a guess. Such a step tells its kind and names nothing.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Final, NamedTuple, Protocol

from tenages.rules.options import ACHIEVE, DOGMA, DRAW, MELD, Option
from tenages.sight.view import View

ACTIONS: Final = (DRAW, MELD, DOGMA, ACHIEVE)
"""The kinds of the steps that are told. Answers to questions of cards are passed over: they would be too many words."""
MOST_STEPS: Final = 6
LEAST_VISITS: Final = 8
"""What was looked at less often than this is not expected, only possible."""


class Step(NamedTuple):
    """An action that is expected."""

    player: int
    kind: str
    """Draw, meld, dogma or achieve."""
    option: Option | None
    """None if it is about a card that the bot does not know."""


class Branch(Protocol):
    """A node of a search tree, as far as a line needs it."""

    @property
    def option(self) -> Option | None:
        """The option that leads here."""

    @property
    def player(self) -> int:
        """Who took it."""

    @property
    def visits(self) -> int:
        """How often the search came here."""

    @property
    def children(self) -> Mapping[int, Branch]:
        """What comes next."""


def expected_line(view: View, chosen: Branch) -> tuple[Step, ...]:
    """The steps after an option that the search visited most, as far as it visited them often enough.

    Steps that are told alike count together, such as "he melds a card", whichever cards the worlds dealt him.
    """
    told: list[Step] = []
    here: list[Branch] = [chosen]
    while len(told) < MOST_STEPS:
        alike: dict[Step, list[Branch]] = {}
        for branch in here:
            for child in branch.children.values():
                if child.option is not None:
                    alike.setdefault(told_step(view, child.player, child.option), []).append(child)
        if not alike:
            break
        step, here = max(alike.items(), key=lambda each: _visits(each[1]))
        if _visits(here) < LEAST_VISITS:
            break
        if step.kind in ACTIONS:
            told.append(step)
    return tuple(told)


def told_step(view: View, player: int, option: Option) -> Step:
    """A step as the viewer may be told it."""
    is_known = option.card is None or option.card in view.scene.known
    return Step(player, option.kind, option if is_known else None)


def _visits(branches: Iterable[Branch]) -> int:
    return sum([branch.visits for branch in branches])
