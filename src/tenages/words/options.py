"""The options in words, and beside each what it would mean."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from tenages.rules import options
from tenages.rules.card import Card
from tenages.rules.card import shown_icons as packed_icons
from tenages.rules.icons import ICONS, SPLAY_NAMES, unpacked
from tenages.rules.moves import age_to_draw
from tenages.rules.options import LAST_AGE, Decision, Option
from tenages.sight.scene import Face, SeatScene
from tenages.sight.view import View
from tenages.words.prompts import PURPOSES, common_place, declining, place_of_card
from tenages.words.reasons import would_happen
from tenages.words.terms import (
    COLOUR_WORDS,
    ICON_WORDS,
    Speaker,
    a_value,
    achievement_words,
    card_name,
    card_words,
    counted,
    emptiness,
    sentence,
)

ALTERNATIVES: Final = {
    "evolution": (
        "draw and score an 8, then return a card from your score pile",
        "draw a card one higher than your highest score card",
    ),
}
"""The two alternatives of each card that offers any."""
UNNAMED_ALTERNATIVES: Final = ("the first", "the second")


def option_label(option: Option, decision: Decision, view: View, names: Sequence[str]) -> str:
    """The option as one clicks it: "Draw a 3", "Meld Agriculture (yellow 1)", "Keep them all"."""
    return sentence(_label(option, decision, view, Speaker(names, decision.player)))


def _label(option: Option, decision: Decision, view: View, speaker: Speaker) -> str:
    purpose = PURPOSES[decision.purpose]
    kind = option.kind
    if kind == options.DRAW:
        age, _ = next_draw(view, decision.player)
        return f"draw {a_value(age)}" if age else "draw beyond 10, which ends the game"
    if kind == options.MELD:
        return f"meld {card_words(_card(option))}"
    if kind == options.DOGMA:
        return f"activate {card_name(_card(option))}"
    if kind == options.ACHIEVE:
        return f"achieve {achievement_words(option.value)}"
    if kind == options.PASS:
        return declining(decision, view)
    if kind == options.YES:
        return purpose.yes
    if kind == options.SHOW:
        return "show that you have none"
    if kind == options.EITHER:
        slug = decision.card.slug if decision.card is not None else ""
        return ALTERNATIVES.get(slug, UNNAMED_ALTERNATIVES)[option.value - 1]
    if kind == options.COLOR:
        return (purpose.pick_colour or purpose.pick).format(what=COLOUR_WORDS[option.value])
    return purpose.pick.format(what=_thing(option, decision, view, speaker))


def _thing(option: Option, decision: Decision, view: View, speaker: Speaker) -> str:
    """What the option names: a card, a back, a player or a value."""
    if option.kind == options.BACK:
        return f"{a_value(option.value)} from {speaker.of(option.player, 'score pile')}"
    if option.kind == options.PLAYER:
        return speaker.name(option.player)
    if option.kind == options.VALUE:
        return str(option.value)
    card = _card(option)
    if common_place(decision, speaker, view):
        return card_words(card)
    place = place_of_card(card, speaker, view)
    return f"{card_words(card)} from {place}" if place else card_words(card)


def _card(option: Option) -> Card:
    assert option.card is not None
    return option.card


# --- what it would mean ---------------------------------------------------------------------------------------------


def option_hint(option: Option, decision: Decision, view: View, names: Sequence[str]) -> str:
    """What the option would mean, from all that its player may know; empty where the label says enough."""
    seat = view.scene.seats[decision.player]
    if option.kind == options.DRAW:
        return emptiness(next_draw(view, decision.player)[1])
    if option.kind == options.DOGMA:
        return would_happen(view, decision.player, _card(option), Speaker(names, decision.player))
    if option.kind == options.ACHIEVE:
        return f"you have {counted(seat.points, 'point')}; they are not spent"
    if option.kind == options.MELD or decision.purpose in ("first meld", "meld"):
        return _meld_hint(option.card, seat) if option.card is not None else ""
    if option.kind == options.COLOR and decision.purpose.startswith("splay "):
        return _splay_hint(seat, option.value, SPLAY_NAMES.index(decision.purpose.removeprefix("splay ")))
    if option.card is not None:
        return icons_words(option.card)
    return ""


def next_draw(view: View, seat: int) -> tuple[int, list[int]]:
    """Of which age this player's next Draw action would be, and the empty ages passed on the way; 0 ends the game."""
    tops = [pile[0].age for pile in view.scene.seats[seat].piles if pile]
    first = max([1, *tops])
    age = age_to_draw(view.scene.supply, first)
    return (age if age <= LAST_AGE else 0), list(range(first, age))


def icons_words(card: Card) -> str:
    """The icons on a card: "2 castle, 1 crown"."""
    return ", ".join([f"{count} {ICON_WORDS[icon]}" for icon, count in enumerate(unpacked(card.icons)) if count])


def _meld_hint(card: Card, seat: SeatScene) -> str:
    pile, splay = seat.piles[card.color], seat.splays[card.color]
    after = shown_icons((card, *pile), splay)
    change = change_words(shown_icons(pile, splay), after)
    if not pile:
        return f"a new colour: {change}"
    covered = pile[0]
    return f"on {card_words(covered)}: {change}" if isinstance(covered, Card) else change


def _splay_hint(seat: SeatScene, color: int, direction: int) -> str:
    pile = seat.piles[color]
    return change_words(shown_icons(pile, seat.splays[color]), shown_icons(pile, direction))


def shown_icons(pile: Sequence[Face], splay: int) -> tuple[int, ...]:
    """The six counts of icons that a pile shows."""
    return unpacked(packed_icons(tuple([face for face in pile if isinstance(face, Card)]), splay))


def change_words(before: Sequence[int], after: Sequence[int]) -> str:
    """How icon counts change: "+3 leaf, -1 castle"."""
    changes = [(after[icon] - before[icon], icon) for icon in ICONS if after[icon] != before[icon]]
    changes.sort(key=lambda change: (change[0] < 0, change[1]))
    return ", ".join([f"{change:+d} {ICON_WORDS[icon]}" for change, icon in changes]) or "no other icons"
