"""From a view to its message: the table as one seat sees it, as data and in its reader's language.

Nothing goes in but the view and the log of what the same player saw.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, cast

from tenages.game import Game
from tenages.records.ending import Ending
from tenages.rules import events, options
from tenages.rules.events import place_of, seat_of
from tenages.rules.icons import ICON_NAMES
from tenages.rules.options import Decision, Option
from tenages.server.board_messages import (
    achievements_seen,
    back_seen,
    color_seen,
    front_seen,
    held_seen,
    seat_seen,
    specials_seen,
    stage_seen,
    supply_seen,
)
from tenages.server.messages.seen import (
    AskedSeen,
    LogLineSeen,
    LogSeen,
    Move,
    OptionSeen,
    OutcomeSeen,
    Place,
    PlaceName,
    Seen,
    StakesSeen,
    Target,
)
from tenages.sight.facts import activated_by, available_achievements, next_draw, own_first_meld, supply_rows
from tenages.sight.history import SeenEvent, history, history_between
from tenages.sight.idle import idle_options
from tenages.sight.stakes import MUST_OBEY, SHARING, stakes_of
from tenages.sight.view import View
from tenages.words import board
from tenages.words.log import log_lines
from tenages.words.options import option_hint, option_label
from tenages.words.prompts import prompt
from tenages.words.speaker import Speaker
from tenages.words.terms import BASE, read_back

PLACES: Final[dict[int, PlaceName]] = {
    events.HAND: "hand",
    events.SCORE: "score",
    events.BOARD: "board",
    events.FORECAST: "forecast",
    events.ACHIEVED: "achieved",
    events.SUPPLY: "supply",
    events.AVAILABLE: "available",
    events.BOX: "box",
}
CONTEXT: Final = 2
"""How many earlier events are needed to put new ones into words."""
NEWEST: Final = 80
"""How many lines of the log a reader is sent at first."""
EARLIER: Final = 200
"""How many lines he is sent when he asks for earlier ones."""
ON_A_CARD: Final = (options.MELD, options.DOGMA, options.CARD)
MOVES: Final = (
    *(events.DREW, events.MELDED, events.TUCKED, events.SCORED, events.RETURNED, events.TRANSFERRED),
    *(events.EXCHANGED, events.REMOVED, events.CLAIMED, events.FORESHADOWED, events.PROMOTED),
    *(events.OFFERED, events.REPLACED),
)
"""The kinds of event that take a card from one place to another."""


def seen(view: View, speaker: Speaker, moment: str, log: LogSeen) -> Seen:
    """Everything that a seat sees of a game at one moment."""
    table = view.scene
    return {
        "moment": moment,
        "seat": view.player,
        "status": board.status(speaker, view),
        "turn": table.turn,
        "turns": table.turns,
        "actions": table.actions,
        "needed": view.setup.achievements_to_win,
        "seats": [seat_seen(seat, table.seats, view.setup.teams, speaker) for seat in table.seats],
        "supply": supply_seen(supply_rows(view)),
        "achievements": achievements_seen(available_achievements(view)),
        "specials": specials_seen(table.specials, table.seats),
        "shown": held_seen(table.shown, speaker),
        "box": held_seen(table.box, speaker),
        "dogma": None if table.dogma is None else table.dogma.card.slug,
        "stage": None if table.dogma is None else stage_seen(table.dogma),
        "chosen": chosen_seen(view),
        "asked": asked_seen(view, speaker),
        "options": options_seen(view, speaker),
        "outcome": outcome_seen(view, speaker),
        "log": log,
    }


def ended(last: Seen, ending: Ending, speaker: Speaker) -> Seen:
    """What a seat sees after the players have ended the game: nothing more is asked."""
    text = board.players_ended(speaker, ending.how, ending.by, ending.winners)
    outcome = cast(OutcomeSeen, {"winners": list(ending.winners), "how": ending.how, "text": text})
    return {**last, "status": text, "dogma": None, "stage": None, "asked": None, "options": None, "outcome": outcome}


def outcome_seen(view: View, speaker: Speaker) -> OutcomeSeen | None:
    """How the game ended; None while it goes on."""
    end = view.outcome
    if end is None:
        return None
    return cast(OutcomeSeen, {"winners": list(end.winners), "how": end.how, "text": board.outcome(speaker, end)})


def chosen_seen(view: View) -> str | None:
    """The reader's own first meld, until all are revealed."""
    chosen = own_first_meld(view)
    return None if chosen is None else chosen.slug


# --- the decision -----------------------------------------------------------------------------------------------------


def asked_seen(view: View, speaker: Speaker) -> AskedSeen | None:
    """Who has to decide what; None when the game is over."""
    asked = view.asked
    if asked is None:
        return None
    effect = asked.effect
    return {
        "seat": asked.player,
        "purpose": asked.purpose,
        "text": prompt(speaker, view.decision or asked, view),
        "card": None if effect is None else effect.card.slug,
        "effect": None if effect is None else effect.key,
    }


def options_seen(view: View, speaker: Speaker) -> list[OptionSeen] | None:
    """The reader's options; None if someone else decides."""
    decision = view.decision
    if decision is None:
        return None
    idle = idle_options(view, decision)
    return [
        {
            "option": option.notation,
            "kind": option.kind,
            "label": option_label(speaker, option, decision, view),
            "hint": option_hint(speaker, option, decision, view),
            "target": _target(option, decision, view),
            "stakes": _stakes(option, decision, view, option in idle),
        }
        for option in decision.options
    ]


def _target(option: Option, decision: Decision, view: View) -> Target | None:
    """The thing on the table that can be clicked for an option."""
    kind = option.kind
    if kind in ON_A_CARD and option.card is not None:
        return {"on": "card", "card": option.card.slug}
    if kind == options.DRAW:
        draw = next_draw(view, decision.player)
        return None if draw.top is None else {"on": "supply", "age": draw.top.age, "deck": draw.deck}
    if kind == options.DECK:
        value, deck = read_back(option.value)
        return {"on": "supply", "age": value, "deck": deck or BASE}
    if kind == options.ACHIEVE:
        return {"on": "achievement", "age": option.value}
    if kind == options.BACK:
        value, deck = read_back(option.value)
        return {"on": "back", "seat": option.player, "age": value, "deck": deck or BASE}
    if kind == options.PLAYER:
        return {"on": "player", "seat": option.player}
    if kind == options.COLOR:
        return {"on": "pile", "seat": decision.player, "color": color_seen(option.value)}
    return None


def _stakes(option: Option, decision: Decision, view: View, nothing: bool) -> StakesSeen | None:
    """What activating a card would do to whom."""
    card = activated_by(view, decision, option)
    if card is None:
        return None
    stakes = stakes_of(view, decision.player, card)
    return {
        "icon": ICON_NAMES[card.dogma],
        "counts": stakes.counts,
        "share": sorted([seat for fate in SHARING for seat in stakes.fates.get(fate, ())]),
        "obey": sorted(stakes.fates.get(MUST_OBEY, ())),
        "nothing": nothing,
    }


# --- the log ----------------------------------------------------------------------------------------------------------


def newest_log(game: Game, speaker: Speaker, most: int = NEWEST) -> LogSeen:
    """The last lines of what the reader saw."""
    events_so_far = events.length_of(game.table.log)
    return _page(game, speaker, max(0, events_so_far - most), events_so_far)


def earlier_log(game: Game, speaker: Speaker, before: int, most: int = EARLIER) -> LogSeen:
    """The last lines before the line of number `before`."""
    end = min(before, events.length_of(game.table.log))
    return _page(game, speaker, max(0, end - most), end)


def log_since(game: Game, speaker: Speaker, number: int) -> LogSeen:
    """What the reader saw after the first `number` events; the last of those is sent once more, as in `new_log`."""
    return _page(game, speaker, max(0, number - 1), events.length_of(game.table.log))


def _page(game: Game, speaker: Speaker, start: int, end: int) -> LogSeen:
    """The lines from number `start` up to `end`.

    One more event on each side is read: a line names its effect if the line before has another one, and says that
    nothing happened if the line after belongs to something else.
    """
    log = game.table.log
    events_so_far = events.length_of(log)
    first, last = max(0, start - 1), min(end + 1, events_so_far)
    until = events.shortened(log, events_so_far - last)
    happened = history_between(game, speaker.reader, events.shortened(until, last - first), until)
    page = _log(happened, speaker, first, start)
    return {"start": start, "lines": page["lines"][: end - start]}


def new_log(game: Game, speaker: Speaker, since: events.Log) -> LogSeen:
    """What the reader saw since an earlier position of the game, given by its log.

    The last line before it is sent once more, since what came of it may change its words; the line before that
    one is only read, to know which action and effect the others belong to.
    """
    happened = history(game, speaker.reader, events.shortened(since, CONTEXT))
    number = events.length_of(since)
    return _log(happened, speaker, max(0, number - CONTEXT), max(0, number - 1))


def _log(happened: Sequence[SeenEvent], speaker: Speaker, first: int, start: int) -> LogSeen:
    """The log from the line of number `start` on; each line is one event, and `first` is the number of the first."""
    lines = log_lines(speaker, happened, start - first)
    return {"start": start, "lines": [_line(line.text, line.depth, line.event) for line in lines]}


def _line(text: str, depth: int, event: SeenEvent) -> LogLineSeen:
    return {"text": text, "depth": depth, "kind": event.kind, "seat": event.player, "move": _move(event)}


def _move(event: SeenEvent) -> Move | None:
    if event.kind not in MOVES or not event.value or event.origin == event.target:
        return None
    card = event.card
    return {
        "face": back_seen(event.value, event.deck) if card is None else front_seen(card),
        "origin": _place(event.origin),
        "target": _place(event.target),
    }


def _place(code: int) -> Place:
    owner = seat_of(code)
    return {"place": PLACES[place_of(code)], "seat": None if owner < 0 else owner}
