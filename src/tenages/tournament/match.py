"""One game of a tournament. Whatever goes wrong in it is reported with who is to blame, and not raised."""

from __future__ import annotations

import traceback
from collections.abc import Callable
from dataclasses import dataclass, field
from time import perf_counter
from typing import Final, NamedTuple

from tenages.bots import Bot
from tenages.game import Game
from tenages.opening import Rules
from tenages.opening import deal as new_deal
from tenages.records.saved import record
from tenages.rules.options import Option
from tenages.tournament.entrants import Entrant
from tenages.tournament.pairing import Fixture
from tenages.tournament.thinking import Thinking, seconds_allowed

ILLEGAL: Final = "illegal"
"""Why a game broke off: a bot chose what it was not offered."""
CRASH: Final = "crash"
"""Why a game broke off: something raised an error."""
ENDLESS: Final = "endless"
"""Why a game broke off: it had no end."""
DIED: Final = "died"
"""Why a game broke off: its process died."""

FAULTS: Final = (Exception, SystemExit)
"""Whatever a bot raises is its own fault, even if it only wants to leave."""
MOST_DECISIONS: Final = 5_000
"""Random games have some hundreds, the longest of them a thousand or two."""
LONGEST: Final = 200
"""Of what is no option at all, so much is told."""


class Played(NamedTuple):
    """A game that was played to its end."""

    number: int
    how: str
    winners: tuple[int, ...]
    turns: int
    decisions: int
    thinking: tuple[Thinking, ...] = ()
    """By seat."""
    record: str = ""
    """The whole game, if it was asked for."""


class Broken(NamedTuple):
    """A game that broke off."""

    number: int
    reason: str
    """One of those above."""
    details: dict[str, str | int]
    """What belongs to the reason."""
    seat: int | None = None
    """Whose bot is to blame; nobody if it is not known or if the engine is."""
    trace: str = ""
    """Where it happened, for programmers."""
    thinking: tuple[Thinking, ...] = ()
    """By seat."""
    record: str = ""
    """The game as far as it got, if it was asked for."""


Result = Played | Broken


class Blame(Exception):
    """A bot broke the game off."""

    def __init__(self, seat: int, reason: str, details: dict[str, str | int], trace: str = "") -> None:
        super().__init__(reason)
        self.seat = seat
        self.reason = reason
        self.details = details
        self.trace = trace


class Terms(NamedTuple):
    """What is the same for all games of a tournament."""

    rules: Rules
    entrants: tuple[Entrant, ...]
    keeps_records: bool = False


@dataclass
class _Sitting:
    """The game under way, as far as it got."""

    names: tuple[str, ...]
    game: Game | None = None
    thinking: list[Thinking] = field(default_factory=list)

    def record(self, wanted: bool) -> str:
        return record(self.game, self.names) if wanted and self.game is not None else ""


def play_match(terms: Terms, fixture: Fixture, clock: Callable[[], float] = perf_counter) -> Result:
    """Play one game to its end, each bot with its own view; or as far as it gets."""
    entrants = [terms.entrants[place] for place in fixture.lineup]
    sitting = _Sitting(tuple([entrant.name for entrant in entrants]))
    try:
        _play(sitting, terms.rules, fixture.deal, entrants, clock)
    except Blame as blame:
        return _broken(terms, fixture, sitting, blame.reason, blame.details, blame.seat, blame.trace)
    except Exception as error:
        return _broken(terms, fixture, sitting, CRASH, _said(error), None, traceback.format_exc())
    game = sitting.game
    assert game is not None
    if game.outcome is None:
        return _broken(terms, fixture, sitting, ENDLESS, {"decisions": MOST_DECISIONS})
    return Played(
        fixture.number,
        game.outcome.how,
        game.outcome.winners,
        game.table.turns,
        sum([thinking.decisions for thinking in sitting.thinking]),
        tuple(sitting.thinking),
        sitting.record(terms.keeps_records),
    )


def _broken(
    terms: Terms,
    fixture: Fixture,
    sitting: _Sitting,
    reason: str,
    details: dict[str, str | int],
    seat: int | None = None,
    trace: str = "",
) -> Broken:
    told = sitting.record(terms.keeps_records)
    return Broken(fixture.number, reason, details, seat, trace, tuple(sitting.thinking), told)


def _play(sitting: _Sitting, rules: Rules, deal: int, entrants: list[Entrant], clock: Callable[[], float]) -> None:
    bots: list[Bot] = []
    for seat, entrant in enumerate(entrants):
        try:
            bots.append(entrant.bot(deal, seat))
            sitting.thinking.append(Thinking(budget=seconds_allowed(bots[-1])))
        except FAULTS as error:
            raise _fault(seat, error) from error
    sitting.game = game = new_deal(rules, deal)
    for _ in range(MOST_DECISIONS):
        decision = game.decision
        if decision is None:
            return
        seat = decision.player
        view = game.view(seat)
        try:
            began = clock()
            option = bots[seat].decide(view, decision)
            sitting.thinking[seat].add(clock() - began)
            if not decision.offers(option):
                raise Blame(seat, ILLEGAL, {"given": _shown(option)})
        except Blame:
            raise
        except FAULTS as error:
            raise _fault(seat, error) from error
        game.choose(option)


def _fault(seat: int, error: BaseException) -> Blame:
    return Blame(seat, CRASH, _said(error), traceback.format_exc())


def _said(error: BaseException) -> dict[str, str | int]:
    return {"kind": type(error).__name__, "why": str(error)}


def _shown(option: object) -> str:
    return option.notation if isinstance(option, Option) else repr(option)[:LONGEST]
