"""The log in words: one line for each thing that happened, as its reader could see it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from tenages.cards import CARDS
from tenages.rules import events
from tenages.rules.endings import BY_ACHIEVEMENTS, BY_POINTS, WAYS
from tenages.rules.events import place_of, seat_of
from tenages.rules.icons import UNSPLAYED
from tenages.sight.history import SeenEvent
from tenages.words.reasons import stakes
from tenages.words.terms import (
    COLOUR_WORDS,
    ICON_WORDS,
    SPLAY_WORDS,
    Speaker,
    a_back,
    achievement_words,
    card_name,
    card_words,
    counted,
    effect_words,
    emptiness,
    listed,
    sentence,
    special_of,
)

PLACE_WORDS: Final = {
    events.HAND: "hand",
    events.SCORE: "score pile",
    events.BOARD: "board",
    events.FORECAST: "forecast",
    events.ACHIEVED: "achievements",
    events.SUPPLY: "the supply",
    events.AVAILABLE: "the achievements",
    events.BOX: "the box",
}
SAYS_ITS_CAUSE: Final = (events.EXECUTES, events.ENDED)
"""The kinds of event whose own words name the effect that caused them."""

_BY_INDEX: Final = {card.index: card for card in CARDS}


class LogLine:
    """One line of the log: its words, and how deep it stands under the turn, the action and the effect."""

    def __init__(self, text: str, depth: int, event: SeenEvent) -> None:
        self.text = text
        self.depth = depth
        self.event = event


def log_line(event: SeenEvent, names: Sequence[str], reader: int | None = None, *, cause: bool = True) -> str:
    """What happened, to whom, by which card and effect, and why. `cause` may be left out where it was just said."""
    speaker = Speaker(names, reader)
    text = LINES[event.kind](event, speaker)
    if cause and event.effect is not None and event.kind not in SAYS_ITS_CAUSE:
        text += f", by {effect_words(event.effect)}"
    return f"{sentence(text)}."


def log_lines(seen: Sequence[SeenEvent], names: Sequence[str], reader: int | None = None) -> list[LogLine]:
    """Many events as a story: lines under their action and effect, which need not be named again on each."""
    lines: list[LogLine] = []
    current = None
    for place, event in enumerate(seen):
        text = log_line(event, names, reader, cause=event.effect is not current)
        current = event.effect
        if event.kind == events.EXECUTES and place + 1 < len(seen) and _is_idle(event, seen[place + 1]):
            text = f"{text.removesuffix('.')}: nothing happens."
        lines.append(LogLine(text, _depth(event), event))
    return lines


def _is_idle(event: SeenEvent, after: SeenEvent) -> bool:
    """Whether a player carried out an effect and nothing came of it."""
    return after.kind == events.EXECUTES or after.effect is not event.effect


def _depth(event: SeenEvent) -> int:
    if event.kind in (events.TURN, events.ENDED):
        return 0
    if event.kind == events.EXECUTES:
        return 2
    return 1 if event.effect is None else 3


# --- pieces of sentences --------------------------------------------------------------------------------------------


def _what(event: SeenEvent) -> str:
    """The card that moved, or only its back."""
    return a_back(event.value, event.deck) if event.card is None else card_words(event.card)


def _place(code: int, actor: int, speaker: Speaker) -> str:
    place = PLACE_WORDS[place_of(code)]
    owner = seat_of(code)
    if owner < 0:
        return place
    return speaker.own(owner, place) if owner == actor else speaker.of(owner, place)


def _past_empty(event: SeenEvent) -> str:
    """Why the drawn card is higher than what was asked for: the ages passed on the way count as empty."""
    asked = max(1, event.numbers[0])
    empty = emptiness(range(asked, event.value))
    return f", {empty}" if empty else ""


def _moves(event: SeenEvent, speaker: Speaker, verb: str, bare: int) -> str:
    """A card put somewhere: from the supply it is drawn first; from the place one expects, the place goes unsaid."""
    if event.origin == events.SUPPLY:
        both = f"{speaker.does(event.player, 'draws')} and {speaker.verb(event.player, verb)}"
        return f"{both} {_what(event)}{_past_empty(event)}"
    text = f"{speaker.does(event.player, verb)} {_what(event)}"
    if event.origin == event.player * 8 + bare:
        return text
    return f"{text} from {_place(event.origin, event.player, speaker)}"


# --- one for each kind of event -------------------------------------------------------------------------------------


def _drew(event: SeenEvent, speaker: Speaker) -> str:
    return f"{speaker.does(event.player, 'draws')} {_what(event)}{_past_empty(event)}"


def _melded(event: SeenEvent, speaker: Speaker) -> str:
    return _moves(event, speaker, "melds", events.HAND)


def _tucked(event: SeenEvent, speaker: Speaker) -> str:
    return _moves(event, speaker, "tucks", events.HAND)


def _scored(event: SeenEvent, speaker: Speaker) -> str:
    return _moves(event, speaker, "scores", events.HAND)


def _returned(event: SeenEvent, speaker: Speaker) -> str:
    return _moves(event, speaker, "returns", events.HAND)


def _foreshadowed(event: SeenEvent, speaker: Speaker) -> str:
    return _moves(event, speaker, "foreshadows", events.HAND)


def _promoted(event: SeenEvent, speaker: Speaker) -> str:
    return _moves(event, speaker, "promotes", events.FORECAST)


def _replaced(event: SeenEvent, speaker: Speaker) -> str:
    origin = _place(event.origin, event.player, speaker)
    return f"{speaker.does(event.player, 'puts')} {_what(event)} from {origin} on top of its supply pile"


def _offered(event: SeenEvent, speaker: Speaker) -> str:
    adds = speaker.does(event.player, "adds")
    return f"{adds} {_what(event)}, the bottom card of its supply pile, to the achievements to be had"


def _transferred(event: SeenEvent, speaker: Speaker) -> str:
    origin = _place(event.origin, event.player, speaker)
    target = _place(event.target, event.player, speaker)
    return f"{speaker.does(event.player, 'transfers')} {_what(event)} from {origin} to {target}"


def _exchanged(event: SeenEvent, speaker: Speaker) -> str:
    origin = _place(event.origin, event.player, speaker)
    target = _place(event.target, event.player, speaker)
    return f"{speaker.does(event.player, 'exchanges')} {_what(event)} from {origin} to {target}"


def _removed(event: SeenEvent, speaker: Speaker) -> str:
    origin = _place(event.origin, event.player, speaker)
    return f"{speaker.does(event.player, 'removes')} {_what(event)} from {origin}: it is out of the game"


def _claimed(event: SeenEvent, speaker: Speaker) -> str:
    special = special_of(-event.numbers[0])
    if special is not None:
        return f"{speaker.does(event.player, 'claims')} the special achievement {special.name}"
    achieves = speaker.does(event.player, "achieves")
    if event.origin == events.AVAILABLE:
        return f"{achieves} {achievement_words(*event.numbers)}"
    return f"{achieves} {_what(event)} from {_place(event.origin, event.player, speaker)}"


def _revealed(event: SeenEvent, speaker: Speaker) -> str:
    return f"{speaker.does(event.player, 'reveals')} {_what(event)}"


def _looked(event: SeenEvent, speaker: Speaker) -> str:
    return f"{speaker.does(event.player, 'looks')} at {_what(event)}, the top card of its supply pile"


def _showed_hand(event: SeenEvent, speaker: Speaker) -> str:
    return f"{_shows_hand(event, speaker)}: {_cards_shown(event)}"


def _showed_none(event: SeenEvent, speaker: Speaker) -> str:
    return f"{_shows_hand(event, speaker)}, for no card in it fits: {_cards_shown(event)}"


def _shows_hand(event: SeenEvent, speaker: Speaker) -> str:
    return f"{speaker.does(event.player, 'shows')} {'your hand' if event.player == speaker.reader else 'the hand'}"


def _cards_shown(event: SeenEvent) -> str:
    return listed([card_words(_BY_INDEX[index]) for index in event.numbers])


def _splayed(event: SeenEvent, speaker: Speaker) -> str:
    colour, direction = event.numbers
    if direction == UNSPLAYED:
        return f"{speaker.does(event.player, 'unsplays')} {COLOUR_WORDS[colour]}"
    return f"{speaker.does(event.player, 'splays')} {COLOUR_WORDS[colour]} {SPLAY_WORDS[direction]}"


def _rearranged(event: SeenEvent, speaker: Speaker) -> str:
    return f"{speaker.does(event.player, 'puts')} the {COLOUR_WORDS[event.numbers[0]]} pile into another order"


def _activated(event: SeenEvent, speaker: Speaker) -> str:
    card = event.card
    assert card is not None
    icon, echoes, *counts, share, obey = event.numbers
    seats = range(len(counts))
    sharers = [seat for seat in seats if share >> seat & 1]
    obeyers = [seat for seat in seats if obey >> seat & 1]
    clauses = stakes(card, event.player, counts, sharers, obeyers, speaker, echoes=echoes)
    what = f"{speaker.does(event.player, 'activates')} {card_name(card)} ({ICON_WORDS[icon]})"
    after = f" after {counted(echoes, 'echo effect')}" if echoes else ""
    return f"{what}{after}: {'; '.join(clauses)}"


def _executes(event: SeenEvent, speaker: Speaker) -> str:
    verb = ("carries", "shares", "obeys")[event.numbers[0]]
    what = "the card" if event.effect is None else effect_words(event.effect)
    return f"{speaker.does(event.player, verb)} {'out ' if verb == 'carries' else ''}{what}"


def _passed(event: SeenEvent, speaker: Speaker) -> str:
    return speaker.does(event.player, "passes")


def _chose_color(event: SeenEvent, speaker: Speaker) -> str:
    return f"{speaker.does(event.player, 'chooses')} {COLOUR_WORDS[event.numbers[0]]}"


def _chose_value(event: SeenEvent, speaker: Speaker) -> str:
    return f"{speaker.does(event.player, 'chooses')} the value {event.numbers[0]}"


def _chose_icon(event: SeenEvent, speaker: Speaker) -> str:
    return f"{speaker.does(event.player, 'chooses')} the {ICON_WORDS[event.numbers[0]]}"


def _bonus(event: SeenEvent, speaker: Speaker) -> str:
    return f"{speaker.does(event.player, 'gets')} the sharing bonus, a free draw, for an opponent shared"


def _turn(event: SeenEvent, speaker: Speaker) -> str:
    turn, actions = event.numbers
    return f"turn {turn}: {speaker.does(event.player, 'has')} {counted(actions, 'action')}"


def _ended(event: SeenEvent, speaker: Speaker) -> str:
    way, *winners = event.numbers
    how = WAYS[way]
    names = listed([speaker.name(seat) for seat in winners])
    won = f"{names} {'win' if len(winners) > 1 or speaker.reader in winners else 'wins'}"
    if how == BY_ACHIEVEMENTS:
        return f"the game ends: {won} with enough achievements"
    cause = "" if event.effect is None else f"by {effect_words(event.effect)} "
    if how == BY_POINTS:
        return f"{cause}a card beyond age 10 is to be drawn: the game ends and points decide: {won}"
    return f"{cause}the game ends: {won}"


LINES: Final[dict[str, Callable[[SeenEvent, Speaker], str]]] = {
    events.DREW: _drew,
    events.MELDED: _melded,
    events.TUCKED: _tucked,
    events.SCORED: _scored,
    events.RETURNED: _returned,
    events.TRANSFERRED: _transferred,
    events.EXCHANGED: _exchanged,
    events.REMOVED: _removed,
    events.CLAIMED: _claimed,
    events.FORESHADOWED: _foreshadowed,
    events.PROMOTED: _promoted,
    events.OFFERED: _offered,
    events.REPLACED: _replaced,
    events.REVEALED: _revealed,
    events.LOOKED: _looked,
    events.SHOWED_HAND: _showed_hand,
    events.SHOWED_NONE: _showed_none,
    events.SPLAYED: _splayed,
    events.REARRANGED: _rearranged,
    events.ACTIVATED: _activated,
    events.EXECUTES: _executes,
    events.PASSED: _passed,
    events.CHOSE_COLOR: _chose_color,
    events.CHOSE_VALUE: _chose_value,
    events.CHOSE_ICON: _chose_icon,
    events.BONUS: _bonus,
    events.TURN: _turn,
    events.ENDED: _ended,
}
"""How each kind of event is told. An event of any other kind is an error, loudly."""
