"""Who is told what: the messages about a table and its game, each in its reader's own words and for his eyes alone."""

from __future__ import annotations

from collections.abc import Sequence
from typing import cast

from tenages.game import Game
from tenages.records.saved import record
from tenages.server.match import Match
from tenages.server.messages.seen import Seen
from tenages.server.messages.tables import Keeper, Motion, Phase, TableSeat, TableState, Undoing
from tenages.server.motion import Proposal
from tenages.server.refusals import NotNow
from tenages.server.seeing import news_log, seen, whole_log
from tenages.server.storage.rows import SeatRow, TableRow
from tenages.words.catalogue import Words
from tenages.words.speaker import Speaker
from tenages.words.terms import distinct


def phase_of(row: TableRow) -> Phase:
    """How far a table is."""
    return cast(Phase, row.phase)


def keeper_of(seat: SeatRow) -> Keeper:
    """Who keeps a seat."""
    return cast(Keeper, seat.keeper)


def names_of(seats: Sequence[SeatRow], words: Words) -> tuple[str, ...]:
    """What the players are called: by their own names, and bots by names that go with their seats."""
    return distinct([words.say("server-bot", seat=seat.seat) if seat.level else seat.name for seat in seats])


def record_of(row: TableRow, game: Game, words: Words) -> str:
    """The record of a game that is over, with the names of the players. Before that it would tell all secrets."""
    if row.phase != "over":
        raise NotNow("not-over")
    return record(game, names_of(row.seats, words))


def whole(match: Match, speaker: Speaker) -> Seen:
    """All that a reader sees, with all that he saw happen."""
    return seen(match.game.view(speaker.reader), speaker, match.moment, whole_log(match.game, speaker))


def new(match: Match, speaker: Speaker) -> Seen:
    """All that a reader sees, with what happened since he was last told."""
    log = news_log(match.game, speaker, match.log, match.events)
    return seen(match.game.view(speaker.reader), speaker, match.moment, log)


def state_of(
    row: TableRow,
    names: Sequence[str],
    you: int | None,
    here: frozenset[int],
    watching: int,
    proposal: Proposal | None,
    undo: Undoing,
    american: bool,
) -> TableState:
    """The table itself, as one of those at it may know it."""
    return {
        "id": row.id,
        "phase": phase_of(row),
        "edition": row.edition,
        "expansions": list(row.expansions),
        "american": american,
        "teams": row.teams,
        "language": row.language,
        "listed": row.listed,
        "hints": row.hints,
        "pace": row.pace,
        "you": you,
        "seats": [_seat(seat, names[seat.seat], here) for seat in row.seats],
        "watching": watching,
        "motion": None if proposal is None else _motion(proposal),
        "undo": undo,
        "next": row.next,
    }


def _seat(seat: SeatRow, name: str, here: frozenset[int]) -> TableSeat:
    return {
        "seat": seat.seat,
        "keeper": keeper_of(seat),
        "name": name,
        "level": seat.level,
        "here": seat.keeper == "bot" or seat.seat in here,
    }


def _motion(proposal: Proposal) -> Motion:
    return {
        "kind": proposal.kind,
        "by": proposal.by,
        "seat": proposal.seat,
        "level": proposal.level,
        "waits_for": sorted(proposal.waits_for),
    }
