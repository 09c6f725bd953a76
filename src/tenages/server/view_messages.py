"""From a view to its message: the table as one seat sees it, as data and in its reader's language.

Nothing goes in but the view and the log of what the same player saw.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache, lru_cache
from typing import Final, cast

from tenages.game import Game
from tenages.records.ending import Ending
from tenages.rules import events, options
from tenages.rules.card import Card
from tenages.rules.events import place_of, seat_of
from tenages.rules.icons import COLOR_NAMES, ICON_NAMES, SPLAY_NAMES
from tenages.rules.options import Decision, Option
from tenages.rules.phase import Dogma
from tenages.server.log_mark import LogMark
from tenages.server.messages.seen import (
    Achievement,
    AskedSeen,
    Color,
    FaceSeen,
    Icons,
    LogLineSeen,
    LogSeen,
    Move,
    OptionSeen,
    OutcomeSeen,
    Pile,
    Place,
    PlaceName,
    SeatSeen,
    Seen,
    SpecialAchievement,
    StageSeen,
    StakesSeen,
    SupplyRowSeen,
    Target,
)
from tenages.sight import scene
from tenages.sight.facts import (
    achieved_by_side,
    activated_by,
    available_achievements,
    next_draw,
    own_first_meld,
    progress_towards,
    side_of,
    supply_rows,
)
from tenages.sight.history import SeenEvent, history, history_between
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
PILES_KEPT: Final = 8192
"""How many messages of piles are kept: those of hundreds of tables, since most piles stay as they are for long."""
ON_A_CARD: Final = (options.MELD, options.DOGMA, options.CARD)
MOVES: Final = (
    *(events.DREW, events.MELDED, events.TUCKED, events.SCORED, events.RETURNED, events.TRANSFERRED),
    *(events.EXCHANGED, events.REMOVED, events.CLAIMED, events.FORESHADOWED, events.PROMOTED),
    *(events.OFFERED, events.REPLACED),
)
"""The kinds of event that take a card from one place to another."""


def seen(view: View, speaker: Speaker, moment: str, log: LogSeen) -> Seen:
    """Everything that a seat sees of a game at one moment."""
    table, chosen = view.scene, own_first_meld(view)
    return {
        "moment": moment,
        "seat": view.player,
        "status": board.status(speaker, view),
        "turn": table.turn,
        "turns": table.turns,
        "actions": table.actions,
        "needed": view.setup.achievements_to_win,
        "seats": [_seat(seat, view, speaker) for seat in table.seats],
        "supply": _supply(view),
        "achievements": _achievements(view),
        "specials": _specials(view),
        "shown": _held(table.shown, speaker),
        "box": _held(table.box, speaker),
        "dogma": None if table.dogma is None else table.dogma.card.slug,
        "stage": None if table.dogma is None else _stage(table.dogma),
        "chosen": None if chosen is None else chosen.slug,
        "asked": _asked(view, speaker),
        "options": _options(view, speaker),
        "outcome": _outcome(view, speaker),
        "log": log,
    }


def ended(last: Seen, ending: Ending, speaker: Speaker) -> Seen:
    """What a seat sees after the players have ended the game: nothing more is asked."""
    text = board.players_ended(speaker, ending.how, ending.by, ending.winners)
    outcome = cast(OutcomeSeen, {"winners": list(ending.winners), "how": ending.how, "text": text})
    return {**last, "status": text, "dogma": None, "stage": None, "asked": None, "options": None, "outcome": outcome}


# --- cards ------------------------------------------------------------------------------------------------------------


@cache
def _front(card: Card) -> FaceSeen:
    return {"card": card.slug, "age": card.age, "deck": card.deck}


@cache
def _back(age: int, deck: str | None) -> FaceSeen:
    return {"card": None, "age": age, "deck": deck}


def _face(face: scene.Face) -> FaceSeen:
    """What is sent of a card; there are few, so each is made once."""
    return _front(face) if isinstance(face, Card) else _back(face.age, face.deck)


def _faces(cards: Sequence[scene.Face]) -> list[FaceSeen]:
    return [_face(card) for card in cards]


def _held(cards: Sequence[scene.Face], speaker: Speaker) -> list[FaceSeen]:
    """Cards of a place without an order: by value, then in the reader's alphabet."""
    return _faces(board.sorted_faces(speaker.words, cards)) if cards else []


def _color(color: int) -> Color:
    return COLOR_NAMES[color]


# --- the table --------------------------------------------------------------------------------------------------------


def _seat(seat: scene.SeatScene, view: View, speaker: Speaker) -> SeatSeen:
    return {
        "seat": seat.seat,
        "side": side_of(view, seat.seat),
        "hand": _held(seat.hand, speaker),
        "score": _held(seat.score_pile, speaker),
        "forecast": _held(seat.forecast, speaker),
        "piles": [_pile(color, pile, seat.splays[color]) for color, pile in enumerate(seat.piles)],
        "icons": cast(Icons, seat.icons),
        "points": seat.points,
        "bonus": seat.full_score - seat.points,
        "bonuses": list(seat.bonuses),
        "ages": sorted([card.age for card in seat.achieved]),
        "specials": [special.name.lower() for special in seat.specials],
        "achievements": achieved_by_side(view, seat),
    }


@lru_cache(PILES_KEPT)
def _pile(color: int, cards: tuple[scene.Face, ...], splay: int) -> Pile:
    return {"color": _color(color), "cards": _faces(cards), "splay": SPLAY_NAMES[splay]}


def _supply(view: View) -> list[SupplyRowSeen]:
    return [
        {
            "deck": row.deck,
            "piles": [
                {"age": age, "count": len(pile), "top": _face(pile[0]) if pile else None}
                for age, pile in enumerate(row.piles, start=1)
            ],
        }
        for row in supply_rows(view)
    ]


def _achievements(view: View) -> list[Achievement]:
    return [
        {"age": each.age, "left": each.left, "points": each.points, "within_reach": each.within_reach}
        for each in available_achievements(view)
    ]


def _specials(view: View) -> list[SpecialAchievement]:
    return [
        {
            "name": special.name.lower(),
            "needed": special.needed,
            "progress": [progress_towards(special, seat) for seat in view.scene.seats],
        }
        for special in view.scene.specials
    ]


def _stage(dogma: Dogma) -> StageSeen:
    """The dogma under way; all of it is public."""
    began = dogma.began
    return {
        "card": began.card.slug,
        "seat": began.acting,
        "icon": ICON_NAMES[began.icon],
        "counts": list(began.counts),
        "effects": [
            {
                "card": effect.card.slug,
                "effect": effect.key,
                "demand": effect.is_demand,
                "seats": list(began.obeyers if effect.is_demand else began.doers),
            }
            for effect in began.effects
        ],
        "at": dogma.number,
        "player": dogma.doer,
    }


def _outcome(view: View, speaker: Speaker) -> OutcomeSeen | None:
    end = view.outcome
    if end is None:
        return None
    return cast(OutcomeSeen, {"winners": list(end.winners), "how": end.how, "text": board.outcome(speaker, end)})


# --- the decision -----------------------------------------------------------------------------------------------------


def _asked(view: View, speaker: Speaker) -> AskedSeen | None:
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


def _options(view: View, speaker: Speaker) -> list[OptionSeen] | None:
    decision = view.decision
    if decision is None:
        return None
    return [
        {
            "option": option.notation,
            "kind": option.kind,
            "label": option_label(speaker, option, decision, view),
            "hint": option_hint(speaker, option, decision, view),
            "target": _target(option, decision, view),
            "stakes": _stakes(option, decision, view),
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
        return {"on": "pile", "seat": decision.player, "color": _color(option.value)}
    return None


def _stakes(option: Option, decision: Decision, view: View) -> StakesSeen | None:
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
        "nothing": False,
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


def new_log(game: Game, speaker: Speaker, since: LogMark) -> LogSeen:
    """What the reader saw since an earlier position of the game.

    The last line before the mark is sent once more, since what came of it may change its words; the line before that
    one is only read, to know which action and effect the others belong to.
    """
    happened = history(game, speaker.reader, events.shortened(since.log, CONTEXT))
    return _log(happened, speaker, max(0, since.events - CONTEXT), max(0, since.events - 1))


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
        "face": _back(event.value, event.deck) if card is None else _front(card),
        "origin": _place(event.origin),
        "target": _place(event.target),
    }


def _place(code: int) -> Place:
    owner = seat_of(code)
    return {"place": PLACES[place_of(code)], "seat": None if owner < 0 else owner}
