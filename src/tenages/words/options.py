"""The options in words, and beside each what it would mean."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from tenages.rules import options
from tenages.rules.achievements import price
from tenages.rules.card import Card
from tenages.rules.icons import SPLAY_NAMES
from tenages.rules.moves import age_to_draw, row_to_draw
from tenages.rules.options import LAST_AGE, Decision, Option
from tenages.sight.scene import Face, SeatScene
from tenages.sight.view import View
from tenages.words.prompts import PURPOSES, common_place, declining, place_of_card
from tenages.words.reasons import would_happen
from tenages.words.shows import change_words, icons_words, shown
from tenages.words.terms import (
    COLOUR_WORDS,
    ICON_WORDS,
    SET_WORDS,
    Speaker,
    a_back,
    a_value,
    achievement_words,
    card_name,
    card_words,
    counted,
    emptiness,
    ordinal,
    read_back,
    sentence,
)

ALTERNATIVES: Final = {
    "evolution": (
        "draw and score an 8, then return a card from your score pile",
        "draw a card one higher than your highest score card",
    ),
    "elevator": (
        "take the cards from your opponents' hands",
        "take the cards from your opponents' score piles",
    ),
    "ice-skates": ("draw and meld a 2", "draw and foreshadow a 3"),
    "linguistics": ("draw a 3", "draw and foreshadow a 4"),
    "scissors": ("meld a card from your hand", "score a card from your hand"),
    "puzzle-cube": ("score the bottom card", "score the two bottom cards"),
    "charitable-trust": ("return your top green card", "achieve your top green card"),
    "sunglasses": ("splay purple like another colour", "splay another colour like purple"),
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
        top = next_draw(view, decision.player).top
        return "draw beyond 10, which ends the game" if top is None else f"draw {a_back(top.age, top.deck)}"
    if kind == options.MELD:
        return f"meld {card_words(_card(option))}"
    if kind == options.DOGMA:
        return f"activate {card_name(_card(option))}"
    if kind == options.ACHIEVE:
        return f"achieve {achievement_words(option.value, points_asked(option.value, view, decision.player))}"
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
    """What the option names: a card, a back, a supply pile, a player, a value or an icon."""
    if option.kind == options.BACK:
        return f"{a_back(*read_back(option.value))} from {speaker.of(option.player, 'score pile')}"
    if option.kind == options.DECK:
        return _deck(option, view)
    if option.kind == options.PLAYER:
        return speaker.name(option.player)
    if option.kind == options.VALUE:
        return a_value(option.value) if decision.purpose == "draw" else str(option.value)
    if option.kind == options.ICON:
        return ICON_WORDS[option.value]
    card = _card(option)
    if common_place(decision, speaker, view):
        return card_words(card)
    place = place_of_card(card, speaker, view)
    return f"{card_words(card)} from {place}" if place else card_words(card)


def _deck(option: Option, view: View) -> str:
    """A supply pile: "the 3s" where the sets are mixed, otherwise "the base 3s" or "the Echoes 3s"."""
    value, deck = read_back(option.value)
    if view.setup.american:
        return f"the {value}s"
    return f"the {SET_WORDS.get(deck or '', 'base')} {value}s"


def _card(option: Option) -> Card:
    assert option.card is not None
    return option.card


# --- what it would mean ---------------------------------------------------------------------------------------------


def option_hint(option: Option, decision: Decision, view: View, names: Sequence[str]) -> str:
    """What the option would mean, from all that its player may know; empty where the label says enough."""
    seat = view.scene.seats[decision.player]
    if option.kind == options.DRAW:
        return _draw_hint(next_draw(view, decision.player))
    if option.kind == options.DECK:
        return _deck_hint(option, view)
    activated = view.scene.promoted if decision.purpose == "activate" and option.kind == options.YES else None
    if option.kind == options.DOGMA:
        activated = _card(option)
    if activated is not None:
        return would_happen(view, decision.player, activated, Speaker(names, decision.player))
    if option.kind == options.ACHIEVE:
        return _achieve_hint(option.value, view, seat)
    if option.kind == options.MELD or decision.purpose in ("first meld", "meld", "promote"):
        return _meld_hint(option.card, seat) if option.card is not None else ""
    if option.kind == options.COLOR and decision.purpose.startswith("splay "):
        return _splay_hint(seat, option.value, SPLAY_NAMES.index(decision.purpose.removeprefix("splay ")))
    if option.kind == options.VALUE and decision.purpose == "draw" and option.value > LAST_AGE:
        return "beyond 10, which ends the game"
    if option.card is not None:
        return icons_words(option.card)
    return ""


class NextDraw(NamedTuple):
    """The card that a Draw action would draw, as far as it can be seen; none if the draw would end the game."""

    top: Face | None
    passed: list[int]
    """The empty ages that it passes on the way."""


def next_draw(view: View, seat: int) -> NextDraw:
    """What this player's next Draw action would draw, asked from the rules; it is for the player's own view."""
    scene = view.scene
    tops = [pile[0].age for pile in scene.seats[seat].piles if pile]
    hand = tuple([card for card in scene.seats[seat].hand if isinstance(card, Card)])
    first = max([1, *tops])
    age = age_to_draw(scene.supply, first)
    passed = list(range(first, age))
    if age > LAST_AGE:
        return NextDraw(None, passed)
    row = row_to_draw(view.setup.draw_rules, scene.supply, hand, age)
    return NextDraw(scene.supply[row + age][0], passed)


def points_asked(age: int, view: View, seat: int) -> int:
    """How many points an achievement of an age asks of this player."""
    return price(age, _owned(age, view.scene.seats[seat]))


def _owned(age: int, seat: SeatScene) -> int:
    return len([card for card in seat.achieved if card.age == age])


def _draw_hint(draw: NextDraw) -> str:
    parts = [emptiness(draw.passed)]
    if isinstance(draw.top, Card):
        parts.append(f"it is {card_words(draw.top)}")
    return "; ".join([part for part in parts if part])


def _deck_hint(option: Option, view: View) -> str:
    """What can be seen of the top card of a supply pile, where the pile itself does not say it."""
    value, _ = read_back(option.value)
    top = view.scene.supply[view.setup.rows[option.value // options.BACKS_OF_A_SET] + value][0]
    if isinstance(top, Card):
        return f"it is {card_words(top)}"
    return a_back(top.age, top.deck) if view.setup.american else ""


def _achieve_hint(age: int, view: View, seat: SeatScene) -> str:
    """What one has for it, and if there are more of that age than one."""
    owned = _owned(age, seat)
    parts = [f"your {ordinal(owned + 1)} {age}"] if owned else []
    left = len([card for card in view.scene.available if card.age == age])
    if left > 1:
        parts.append(f"{left} of them are to be had")
    parts += [f"you have {counted(seat.full_score, 'point')}", "they are not spent"]
    return "; ".join(parts)


def _meld_hint(card: Card, seat: SeatScene) -> str:
    pile, splay = seat.piles[card.color], seat.splays[card.color]
    change = change_words(shown(pile, splay), shown((card, *pile), splay))
    if not pile:
        return f"a new colour: {change}"
    covered = pile[0]
    return f"on {card_words(covered)}: {change}" if isinstance(covered, Card) else change


def _splay_hint(seat: SeatScene, color: int, direction: int) -> str:
    pile = seat.piles[color]
    return change_words(shown(pile, seat.splays[color]), shown(pile, direction))
