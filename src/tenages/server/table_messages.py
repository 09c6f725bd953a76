"""The messages about a table and its game, each for one seat and in its reader's language."""

from __future__ import annotations

from collections.abc import Sequence
from typing import cast

from tenages.game import Game
from tenages.records.ending import Ending
from tenages.records.saved import record
from tenages.records.seeds import seed_text
from tenages.rules.options import Decision, option_named
from tenages.rules.setup import Rules
from tenages.server.endings import conceding, ending_by, ending_of
from tenages.server.errors import NotNow
from tenages.server.game_session import GameSession
from tenages.server.messages.seen import Seen, Steps
from tenages.server.messages.tables import (
    HintMessage,
    Keeper,
    Lost,
    Phase,
    ProposalSeen,
    RecapMessage,
    RulesSeen,
    TableSeat,
    TableState,
    Undoing,
)
from tenages.server.proposal import Proposal
from tenages.server.step_messages import steps
from tenages.server.storage.rows import SeatRow, TableRow
from tenages.server.thinking.questions import BotChoice
from tenages.server.view_messages import ended, new_log, newest_log, seen
from tenages.sight.view import View
from tenages.words.bots import hint_words, line_words, stakes_words
from tenages.words.catalogue import Words
from tenages.words.options import option_label
from tenages.words.speaker import Speaker
from tenages.words.terms import distinct


def phase_of(row: TableRow) -> Phase:
    """The phase of a table."""
    return cast(Phase, row.phase)


def keeper_of(seat: SeatRow) -> Keeper:
    """What kind of player keeps a seat."""
    return cast(Keeper, seat.keeper)


def names_of(seats: Sequence[SeatRow], words: Words) -> tuple[str, ...]:
    """The names of the players; bots are named after their seats, or after the person for whom they play."""
    return distinct([_name(seat, words) for seat in seats])


def _name(seat: SeatRow, words: Words) -> str:
    if seat.keeper != "bot":
        return seat.name
    return words.say("server-bot-for", name=seat.name) if seat.name else words.say("server-bot", seat=seat.seat)


def record_of(row: TableRow, game: Game, words: Words) -> str:
    """The record of a game that is over, with the names of the players. Before that it would reveal all cards."""
    if row.phase != "over":
        raise NotNow("not-over")
    return record(game, names_of(row.seats, words), ending_of(row))


def whole(session: GameSession, speaker: Speaker, ending: Ending | None = None) -> Seen:
    """The game as a seat sees it, with the newest lines of the log; the reader can ask for the earlier ones."""
    now = seen(session.game.view(speaker.reader), speaker, session.moment, newest_log(session.game, speaker))
    return now if ending is None else ended(now, ending, speaker)


def update(session: GameSession, speaker: Speaker) -> Seen:
    """The game as a seat sees it, with what happened since the last announcement."""
    log = new_log(session.game, speaker, session.announced.log)
    return seen(session.game.view(speaker.reader), speaker, session.moment, log)


def steps_since(session: GameSession, speaker: Speaker) -> Steps:
    """What happened since the last announcement, event by event, as a seat saw it."""
    return _steps_to(session.game.view(speaker.reader), session, speaker)


def _steps_to(view: View, session: GameSession, speaker: Speaker) -> Steps:
    before, table = session.announced, session.game.table
    log = new_log(session.game, speaker, before.log)
    return steps(before.table, session.trail, table, view, speaker, (before.moment, session.moment), log)


def recap(session: GameSession, speaker: Speaker) -> RecapMessage:
    """What happened since the last turn of a seat, as it saw it; the game is played again aside."""
    start, choices = session.since_last_turn(speaker.reader), tuple(session.choices)
    if start >= len(choices):
        raise NotNow("nothing-to-see-again")
    aside = session.restarted(choices[:start], session.undone)
    first = seen(_past_view(aside, speaker), speaker, aside.moment, newest_log(aside.game, speaker))
    since: list[Steps] = []
    for notation in choices[start:]:
        aside.play(notation)
        since.append(_steps_to(_past_view(aside, speaker), aside, speaker))
        aside.mark_announced()
    return {"type": "recap", "seen": first, "steps": since}


def _past_view(session: GameSession, speaker: Speaker) -> View:
    """A view of a moment that has passed: nothing can be chosen there any more."""
    view = session.game.view(speaker.reader)
    view.decision = None
    return view


def rules_seen(rules: Rules) -> RulesSeen:
    """What is played at a table."""
    return {
        "edition": rules.edition,
        "expansions": list(rules.expansions),
        "american": bool(rules.american),
        "teams": rules.teams,
        "language": rules.language,
    }


def state_of(
    row: TableRow,
    rules: Rules,
    names: Sequence[str],
    you: int | None,
    held: int | None,
    lost: Lost | None,
    here: frozenset[int],
    watching: int,
    proposal: Proposal | None,
    undo: Undoing,
) -> TableState:
    """The table itself, as one of its clients may know it."""
    return {
        **rules_seen(rules),
        "id": row.id,
        "phase": phase_of(row),
        "listed": row.listed,
        "hints": row.hints,
        "pace": row.pace,
        "you": you,
        "held": held,
        "lost": lost,
        "seed": seed_text(row.seed) if row.typed else None,
        "seats": [_seat(seat, names[seat.seat], here) for seat in row.seats],
        "watching": watching,
        "motion": None if proposal is None else _proposal_seen(proposal),
        "undo": undo,
        "concede": conceding(row, you),
        "end": ending_by(row, you),
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


def _proposal_seen(proposal: Proposal) -> ProposalSeen:
    return {
        "number": proposal.number,
        "kind": proposal.kind,
        "by": proposal.by,
        "seat": proposal.seat,
        "level": proposal.level,
        "waits_for": sorted(proposal.waits_for),
    }


def hint_message(speaker: Speaker, moment: str, choice: BotChoice, decision: Decision, view: View) -> HintMessage:
    """What a bot would choose in the reader's place, and why; `view` is the reader's."""
    words, reason = speaker.words, choice.reason
    label = option_label(speaker, option_named(choice.option), decision, view)
    chances = [] if reason is None else reason.options
    return {
        "type": "hint",
        "moment": moment,
        "option": choice.option,
        "text": hint_words(words, label, reason),
        "now": None if reason is None else reason.now,
        "chances": [{"option": option.notation, "chance": chance} for option, chance in chances],
        "stakes": "" if reason is None else stakes_words(words, reason),
        "line": "" if reason is None else line_words(speaker, reason.line),
    }
