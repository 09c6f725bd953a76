"""One game of a tournament. An error in it is reported with the seat whose bot caused it, and not raised."""

from __future__ import annotations

import traceback
from collections.abc import Callable
from dataclasses import dataclass, field
from time import perf_counter
from typing import Final, NamedTuple

from tenages.bots import Bot
from tenages.game import Game
from tenages.opening import deal as new_deal
from tenages.processes import OWN_STEPS
from tenages.records.saved import record
from tenages.rules.options import Option
from tenages.rules.setup import Rules
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
HUNG: Final = "hung"
"""Why a game broke off: a bot took longer for a decision than the time limit."""
OVERTIME: Final = "overtime"
"""Why a game broke off: the whole game took longer than the time limit."""

FAULTS: Final = (Exception, SystemExit)
"""What counts as an error of a bot; `sys.exit` is one."""
MOST_DECISIONS: Final = 5_000
"""After this many decisions a game counts as endless. Random games have some hundreds, at most two thousand."""
LONGEST_REPR: Final = 200
"""Longest repr shown for an illegal value."""
Details = dict[str, str | float]
"""The arguments of the message why a game broke off."""


class Played(NamedTuple):
    """A game that was played to its end."""

    number: int
    how: str
    winners: tuple[int, ...]
    """Empty if it was a draw."""
    turns: int
    decisions: int
    thinking: tuple[Thinking, ...] = ()
    """By seat."""
    record: str = ""
    """The record of the game, if records are kept."""

    @property
    def drawn(self) -> bool:
        """Whether nobody won."""
        return not self.winners


class Broken(NamedTuple):
    """A game that broke off."""

    number: int
    reason: str
    """ILLEGAL, CRASH, ENDLESS, DIED, HUNG or OVERTIME."""
    details: Details
    seat: int | None = None
    """Whose bot caused it; None if that is unknown, or if the engine did."""
    trace: str = ""
    """The traceback."""
    thinking: tuple[Thinking, ...] = ()
    """By seat."""
    record: str = ""
    """The record of the game as far as it got, if records are kept."""


Result = Played | Broken


class BotFault(Exception):
    """A bot broke off the game."""

    def __init__(self, seat: int, reason: str, details: Details, trace: str = "") -> None:
        super().__init__(reason)
        self.seat = seat
        self.reason = reason
        self.details = details
        self.trace = trace


class Terms(NamedTuple):
    """What all games of a tournament have in common."""

    rules: Rules
    entrants: tuple[Entrant, ...]
    keeps_records: bool = False


@dataclass
class _GameUnderWay:
    """A game as far as it got."""

    names: tuple[str, ...]
    game: Game | None = None
    thinking: list[Thinking] = field(default_factory=list)

    def record(self, wanted: bool) -> str:
        return record(self.game, self.names) if wanted and self.game is not None else ""


def play_match(terms: Terms, fixture: Fixture, clock: Callable[[], float] = perf_counter) -> Result:
    """Play one game to its end, each bot with its own view, or as far as it gets.

    Each decision of a bot is a step of this job, numbered by the seat; making the bot is another.
    """
    entrants = [terms.entrants[place] for place in fixture.lineup]
    under_way = _GameUnderWay(tuple([entrant.name for entrant in entrants]))
    try:
        _play(under_way, terms.rules, fixture.deal, entrants, clock)
    except BotFault as fault:
        return _broken(terms, fixture, under_way, fault.reason, fault.details, fault.seat, fault.trace)
    except Exception as error:
        return _broken(terms, fixture, under_way, CRASH, _error_details(error), None, traceback.format_exc())
    game = under_way.game
    assert game is not None
    if game.outcome is None:
        return _broken(terms, fixture, under_way, ENDLESS, {"decisions": MOST_DECISIONS})
    return Played(
        fixture.number,
        game.outcome.how,
        game.outcome.winners,
        game.table.turns,
        sum([thinking.decisions for thinking in under_way.thinking]),
        tuple(under_way.thinking),
        under_way.record(terms.keeps_records),
    )


def _broken(
    terms: Terms,
    fixture: Fixture,
    under_way: _GameUnderWay,
    reason: str,
    details: Details,
    seat: int | None = None,
    trace: str = "",
) -> Broken:
    OWN_STEPS.end()
    kept = under_way.record(terms.keeps_records)
    return Broken(fixture.number, reason, details, seat, trace, tuple(under_way.thinking), kept)


def _play(
    under_way: _GameUnderWay, rules: Rules, deal: int, entrants: list[Entrant], clock: Callable[[], float]
) -> None:
    bots: list[Bot] = []
    for seat, entrant in enumerate(entrants):
        OWN_STEPS.begin(seat)
        try:
            bots.append(entrant.bot(deal, seat))
            under_way.thinking.append(Thinking(budget=seconds_allowed(bots[-1])))
        except FAULTS as error:
            raise _fault(seat, error) from error
        OWN_STEPS.end()
    under_way.game = game = new_deal(rules, deal)
    for _ in range(MOST_DECISIONS):
        decision = game.decision
        if decision is None:
            return
        seat = decision.player
        view = game.view(seat)
        OWN_STEPS.begin(seat)
        try:
            began = clock()
            option = bots[seat].decide(view, decision)
            under_way.thinking[seat].add(clock() - began)
            if not decision.offers(option):
                raise BotFault(seat, ILLEGAL, {"given": _shown(option)})
        except BotFault:
            raise
        except FAULTS as error:
            raise _fault(seat, error) from error
        OWN_STEPS.end()
        game.choose(option)


def _fault(seat: int, error: BaseException) -> BotFault:
    return BotFault(seat, CRASH, _error_details(error), traceback.format_exc())


def _error_details(error: BaseException) -> Details:
    try:
        why = str(error)
    except Exception:
        # A bot whose error cannot be shown forfeits all the same.
        why = ""
    return {"kind": type(error).__name__, "why": why}


def _shown(option: object) -> str:
    return option.notation if isinstance(option, Option) else repr(option)[:LONGEST_REPR]
