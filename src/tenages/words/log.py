"""The log as text: one line for each event, as its reader could see it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from tenages.rules import events
from tenages.rules.endings import BY_ACHIEVEMENTS, BY_POINTS
from tenages.rules.events import (
    Activation,
    AgeAsked,
    AgeClaimed,
    Chosen,
    Declined,
    GameOver,
    HandShown,
    PileSplay,
    Role,
    SpecialClaimed,
    TurnBegun,
    Unmoved,
)
from tenages.rules.icons import COLOR_NAMES, ICON_NAMES, SPLAY_NAMES, UNSPLAYED
from tenages.rules.play import Play
from tenages.sight.history import SeenEvent, history
from tenages.words.catalogue import Value, Words
from tenages.words.reasons import stakes
from tenages.words.speaker import Speaker, sentence
from tenages.words.terms import (
    a_back,
    achievement_words,
    card_title,
    card_words,
    effect_words,
    emptiness,
    listed,
    place_words,
    player_names,
    special_name,
)

NAMES_ITS_CAUSE: Final = (events.EXECUTES, events.ENDED)
"""The kinds of event whose messages already name the effect that caused them."""


class LogLine:
    """One line of the log: its text, its event, and how deep it is nested under the turn, the action and the effect."""

    def __init__(self, text: str, depth: int, event: SeenEvent) -> None:
        self.text = text
        self.depth = depth
        self.event = event


def log_line(speaker: Speaker, event: SeenEvent) -> str:
    """One event as a sentence: what happened, to whom, by which card and effect, and why."""
    return _as_sentence(_clause(speaker, event, with_cause=True))


def log_lines(speaker: Speaker, seen: Sequence[SeenEvent], first: int = 0) -> list[LogLine]:
    """The lines of many events, nested under their action and effect, which are not named again on each line.

    The events before number `first` are only read, to know what the others belong to.
    """
    lines: list[LogLine] = []
    current = seen[first - 1].effect if 0 < first <= len(seen) else None
    for place, event in enumerate(seen):
        if place < first:
            continue
        text = _clause(speaker, event, with_cause=event.effect is not current)
        current = event.effect
        if event.kind == events.EXECUTES and place + 1 < len(seen) and _is_idle(event, seen[place + 1]):
            text = speaker.say("log-idle", text=text)
        lines.append(LogLine(_as_sentence(text), _depth(event), event))
    return lines


def log_sentences(play: Play, reader: int | None, words: Words) -> list[str]:
    """The whole log of a game in sentences, as one player saw it; with None, what everyone saw."""
    speaker = Speaker(words, player_names(words, play.setup.players), reader)
    return [line.text for line in log_lines(speaker, history(play, reader))]


def _clause(speaker: Speaker, event: SeenEvent, *, with_cause: bool) -> str:
    text = LINES[event.kind](event, speaker)
    if isinstance(event.detail, Unmoved):
        text = speaker.say("log-unmoved", text=text)
    if with_cause and event.effect is not None and event.kind not in NAMES_ITS_CAUSE:
        return speaker.say("log-caused", text=text, effect=effect_words(speaker.words, event.effect))
    return text


def _as_sentence(text: str) -> str:
    return f"{sentence(text)}."


def _is_idle(event: SeenEvent, after: SeenEvent) -> bool:
    """Whether a player carried out an effect and nothing happened."""
    return after.kind == events.EXECUTES or after.effect is not event.effect


def _depth(event: SeenEvent) -> int:
    if event.kind in (events.TURN, events.ENDED):
        return 0
    if event.kind == events.EXECUTES:
        return 2
    return 1 if event.effect is None else 3


# --- parts of sentences ---------------------------------------------------------------------------------------------


def _what(event: SeenEvent, speaker: Speaker) -> str:
    """The card that moved, or only its back."""
    words = speaker.words
    return a_back(words, event.value, event.deck) if event.card is None else card_words(words, event.card)


def _from(event: SeenEvent, speaker: Speaker) -> str:
    return place_words(speaker, event.origin, "from", event.player)


def _past_empty(event: SeenEvent, speaker: Speaker) -> str:
    """Why the drawn card is higher than the age asked for: the supply piles in between are empty."""
    assert isinstance(event.detail, AgeAsked)
    asked = max(1, event.detail.age)
    empty = emptiness(speaker.words, range(asked, event.value))
    return speaker.say("log-past-empty", empty=empty) if empty else ""


def _moves(key: str) -> Callable[[SeenEvent, Speaker], str]:
    """The formatter of a card's move: from the supply it is drawn first; the hand, the usual origin, is not named."""

    def formatted(event: SeenEvent, speaker: Speaker) -> str:
        what = _what(event, speaker)
        if event.origin == events.SUPPLY:
            return speaker.say(f"{key}.drawn", event.player, what=what, empty=_past_empty(event, speaker))
        if event.origin == event.player * 8 + events.HAND:
            return speaker.say(key, event.player, what=what)
        return speaker.say(f"{key}.from", event.player, what=what, place=_from(event, speaker))

    return formatted


def _goes(event: SeenEvent, speaker: Speaker, key: str) -> str:
    """A card that goes from one place to another."""
    return speaker.say(
        key,
        event.player,
        what=_what(event, speaker),
        origin=_from(event, speaker),
        target=place_words(speaker, event.target, "to", event.player),
    )


# --- one for each kind of event -------------------------------------------------------------------------------------


def _drew(event: SeenEvent, speaker: Speaker) -> str:
    return speaker.say("log-drew", event.player, what=_what(event, speaker), empty=_past_empty(event, speaker))


def _promoted(event: SeenEvent, speaker: Speaker) -> str:
    return speaker.say("log-promoted", event.player, what=_what(event, speaker))


def _replaced(event: SeenEvent, speaker: Speaker) -> str:
    return speaker.say("log-replaced", event.player, what=_what(event, speaker), place=_from(event, speaker))


def _offered(event: SeenEvent, speaker: Speaker) -> str:
    return speaker.say("log-offered", event.player, what=_what(event, speaker))


def _transferred(event: SeenEvent, speaker: Speaker) -> str:
    return _goes(event, speaker, "log-transferred")


def _exchanged(event: SeenEvent, speaker: Speaker) -> str:
    return _goes(event, speaker, "log-exchanged")


def _removed(event: SeenEvent, speaker: Speaker) -> str:
    return speaker.say("log-removed", event.player, what=_what(event, speaker), place=_from(event, speaker))


def _claimed(event: SeenEvent, speaker: Speaker) -> str:
    claimed = event.detail
    if isinstance(claimed, SpecialClaimed):
        return speaker.say("log-claimed-special", event.player, name=special_name(speaker.words, claimed.special))
    assert isinstance(claimed, AgeClaimed)
    if event.origin == events.AVAILABLE:
        achievement = achievement_words(speaker.words, claimed.age, claimed.price)
        return speaker.say("log-claimed", event.player, achievement=achievement)
    return speaker.say("log-claimed-card", event.player, what=_what(event, speaker), place=_from(event, speaker))


def _revealed(event: SeenEvent, speaker: Speaker) -> str:
    return speaker.say("log-revealed", event.player, what=_what(event, speaker))


def _looked(event: SeenEvent, speaker: Speaker) -> str:
    return speaker.say("log-looked", event.player, what=_what(event, speaker))


def _showed_hand(event: SeenEvent, speaker: Speaker) -> str:
    return speaker.say("log-showed-hand", event.player, cards=_cards_shown(event, speaker))


def _showed_none(event: SeenEvent, speaker: Speaker) -> str:
    return speaker.say("log-showed-none", event.player, cards=_cards_shown(event, speaker))


def _cards_shown(event: SeenEvent, speaker: Speaker) -> str:
    assert isinstance(event.detail, HandShown)
    return listed(speaker.words, [card_words(speaker.words, card) for card in event.detail.cards])


def _splayed(event: SeenEvent, speaker: Speaker) -> str:
    pile = event.detail
    assert isinstance(pile, PileSplay)
    color = COLOR_NAMES[pile.color]
    key = "log-unsplayed" if pile.direction == UNSPLAYED else "log-splayed"
    splay = SPLAY_NAMES[pile.direction]
    if pile.owner == event.player:
        return speaker.say(key, event.player, color=color, splay=splay)
    place = place_words(speaker, pile.owner * 8 + events.BOARD, "on", event.player)
    return speaker.say(f"{key}.on", event.player, color=color, splay=splay, place=place)


def _rearranged(event: SeenEvent, speaker: Speaker) -> str:
    assert isinstance(event.detail, PileSplay)
    return speaker.say("log-rearranged", event.player, color=COLOR_NAMES[event.detail.color])


def _activated(event: SeenEvent, speaker: Speaker) -> str:
    card = event.card
    assert card is not None
    began = event.detail
    assert isinstance(began, Activation)
    echoes = began.echoes
    return speaker.say(
        "log-activated",
        event.player,
        title=card_title(speaker.words, card),
        icon=ICON_NAMES[began.icon],
        after=speaker.say("log-after-echoes", count=echoes) if echoes else "",
        stakes=stakes(card, event.player, began.counts, began.sharers, began.obeyers, speaker, echoes=echoes),
    )


def _executes(event: SeenEvent, speaker: Speaker) -> str:
    assert isinstance(event.detail, Role)
    key = ("log-executes", "log-shares", "log-obeys")[event.detail.role]
    effect = event.effect
    return speaker.say(
        key,
        event.player,
        effect=speaker.say("log-the-card") if effect is None else effect_words(speaker.words, effect),
    )


def _passed(event: SeenEvent, speaker: Speaker) -> str:
    assert isinstance(event.detail, Declined)
    key = f"log-declined-{event.detail.purpose.replace(' ', '-')}"
    if event.detail.stops:
        return speaker.say(f"{key}.stop", event.player)
    # What is declined by choosing nobody depends on the card.
    of_card = "" if event.effect is None else f"{key}.{event.effect.card.slug}"
    return speaker.say(of_card if speaker.words.has(of_card) else key, event.player)


def _chosen(event: SeenEvent) -> int:
    assert isinstance(event.detail, Chosen)
    return event.detail.value


def _chose_color(event: SeenEvent, speaker: Speaker) -> str:
    return speaker.say("log-chose-color", event.player, color=COLOR_NAMES[_chosen(event)])


def _chose_value(event: SeenEvent, speaker: Speaker) -> str:
    return speaker.say("log-chose-value", event.player, value=_chosen(event))


def _chose_icon(event: SeenEvent, speaker: Speaker) -> str:
    return speaker.say("log-chose-icon", event.player, icon=ICON_NAMES[_chosen(event)])


def _bonus(event: SeenEvent, speaker: Speaker) -> str:
    return speaker.say("log-bonus", event.player)


def _turn(event: SeenEvent, speaker: Speaker) -> str:
    assert isinstance(event.detail, TurnBegun)
    return speaker.say("log-turn", event.player, turn=event.detail.number, count=event.detail.actions)


def _ended(event: SeenEvent, speaker: Speaker) -> str:
    assert isinstance(event.detail, GameOver)
    outcome = event.detail.outcome
    if outcome.drawn:
        return _ended_by(speaker.words, event, "log-ended-draw")
    names = listed(speaker.words, [speaker.name(seat) for seat in outcome.winners])
    won = speaker.say("log-won", names=names, person=speaker.person(outcome.winners))
    if outcome.how == BY_ACHIEVEMENTS:
        return speaker.say("log-ended-achievements", won=won)
    key = "log-ended-points" if outcome.how == BY_POINTS else "log-ended-effect"
    return _ended_by(speaker.words, event, key, won=won)


def _ended_by(words: Words, event: SeenEvent, key: str, **values: Value) -> str:
    """How the game ended, with the effect that ended it, if one did."""
    if event.effect is None:
        return words.say(key, **values)
    return words.say(f"{key}.by", effect=effect_words(words, event.effect), **values)


LINES: Final[dict[str, Callable[[SeenEvent, Speaker], str]]] = {
    events.DREW: _drew,
    events.MELDED: _moves("log-melded"),
    events.TUCKED: _moves("log-tucked"),
    events.SCORED: _moves("log-scored"),
    events.RETURNED: _moves("log-returned"),
    events.TRANSFERRED: _transferred,
    events.EXCHANGED: _exchanged,
    events.REMOVED: _removed,
    events.CLAIMED: _claimed,
    events.FORESHADOWED: _moves("log-foreshadowed"),
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
"""The formatter of each kind of event. An event of any other kind raises an error."""
