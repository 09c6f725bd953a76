"""Age 1 of the base set: Prehistory."""

from __future__ import annotations

from tenages.cards.base.deck import card
from tenages.rules.card import FIRST, THIRD, Asking, Card
from tenages.rules.events import BOARD, HAND, SCORE
from tenages.rules.icons import BLUE, CASTLE, CROWN, GREEN, LEAF, LEFT, LIGHTBULB, PURPLE, RED, YELLOW
from tenages.rules.player import Player
from tenages.rules.selecting import highest, lowest, of_value, with_icon

pottery = card("Pottery", 1, BLUE, "hex leaf leaf leaf", LEAF)


@pottery.effect
def pottery_return(you: Player) -> Asking:
    """You may return one, two or three cards from your hand to draw and score a single card: its value is how many you
    returned.
    """
    returned = yield from you.return_up_to(3)
    if returned:
        you.draw_and_score(len(returned))


@pottery.effect
def pottery_draw(you: Player) -> None:
    """Draw a 1."""
    you.draw(1)


tools = card("Tools", 1, BLUE, "hex lightbulb lightbulb castle", LIGHTBULB)


@tools.effect
def tools_return_three(you: Player) -> Asking:
    """You may return three cards from your hand to draw and meld a 3."""
    # Once begun, you must do as much as you can: with fewer than three cards all are returned, and nothing follows.
    first: Card | None = yield you.may_return(you.hand)
    if first:
        yield you.return_one(you.hand)
        third: Card | None = yield you.return_one(you.hand)
        if third:
            you.draw_and_meld(3)


@tools.effect
def tools_return_a_three(you: Player) -> Asking:
    """You may trade a 3 from your hand for three 1s: return it, then draw them."""
    returned: Card | None = yield you.may_return(of_value(you.hand, 3))
    if returned:
        you.draw_several(3, 1)


writing = card("Writing", 1, BLUE, "hex lightbulb lightbulb crown", LIGHTBULB)


@writing.effect
def writing_draw(you: Player) -> None:
    """Draw a 2."""
    you.draw(2)


clothing = card("Clothing", 1, GREEN, "hex crown leaf leaf", LEAF)


@clothing.effect
def clothing_meld(you: Player) -> Asking:
    """Meld a card from your hand in a color new to your board."""
    new = tuple([held for held in you.hand if not you.piles[held.color]])
    yield you.meld_hidden(new)


@clothing.effect
def clothing_score(you: Player) -> None:
    """Draw and score a 1 for every color that you have and none of your opponents has."""
    opponents = you.opponents()
    unique = [color for color in you.colors() if not any(opponent.piles[color] for opponent in opponents)]
    for _ in unique:
        you.draw_and_score(1)


sailing = card("Sailing", 1, GREEN, "crown crown hex leaf", CROWN)


@sailing.effect
def sailing_meld(you: Player) -> None:
    """Draw and meld a 1."""
    you.draw_and_meld(1)


the_wheel = card("The Wheel", 1, GREEN, "hex castle castle castle", CASTLE)


@the_wheel.effect
def the_wheel_draw(you: Player) -> None:
    """Draw two 1s."""
    you.draw_several(2, 1)


city_states = card("City States", 1, PURPLE, "hex crown crown castle", CROWN)


@city_states.demand
def city_states_demand(you: Player, me: Player) -> Asking:
    """I demand: if you show four castles or more, transfer one of your top cards with a castle to my board. For it,
    draw a 1.
    """
    if you.count(CASTLE) >= 4:
        given: Card | None = yield you.transfer_one(with_icon(you.tops(), CASTLE), me, BOARD)
        if given:
            you.draw(1)


code_of_laws = card("Code of Laws", 1, PURPLE, "hex crown crown leaf", CROWN)


@code_of_laws.effect
def code_of_laws_tuck(you: Player) -> Asking:
    """You may tuck a card from your hand into a color that you have. Doing so, you may splay that color left."""
    fitting = tuple([held for held in you.hand if you.piles[held.color]])
    tucked: Card | None = yield you.may_tuck_hidden(fitting)
    if tucked:
        yield from you.may_splay(LEFT, tucked.color)


mysticism = card("Mysticism", 1, PURPLE, "hex castle castle castle", CASTLE)


@mysticism.effect
def mysticism_draw(you: Player) -> None:
    """Draw and reveal a 1. If you have its color already, meld it and draw another 1."""
    drawn = you.draw_and_reveal(1)
    if you.piles[drawn.color]:
        you.meld(drawn)
        you.draw(1)


archery = card("Archery", 1, RED, "castle lightbulb hex castle", CASTLE)


@archery.demand
def archery_demand(you: Player, me: Player) -> Asking:
    """I demand: draw a 1. Then your highest card in hand is transferred to my hand."""
    you.draw(1)
    yield you.transfer_one(highest(you.hand), me, HAND)


metalworking = card("Metalworking", 1, RED, "castle castle hex castle", CASTLE)


@metalworking.effect
def metalworking_draw(you: Player) -> None:
    """Draw and reveal 1s, scoring each that has a castle, until one has none. That one you keep."""
    drawn = you.draw_and_reveal(1)
    while drawn.has(CASTLE):
        you.score(drawn)
        drawn = you.draw_and_reveal(1)


oars = card("Oars", 1, RED, "castle crown hex castle", CASTLE)


@oars.demand_in(FIRST)
def oars_demand_once(you: Player, me: Player) -> Asking:
    """I demand: choose a card with a crown in your hand and transfer it to my score pile. For it, draw a 1."""
    given: Card | None = yield you.transfer_hidden(with_icon(you.hand, CROWN), me, SCORE)
    if given:
        you.remember()
        you.draw(1)


@oars.demand_in(THIRD)
def oars_demand_repeated(you: Player, me: Player) -> Asking:
    """I demand: choose a card with a crown in your hand, transfer it to my score pile and draw a 1. Go on so while you
    have such cards.
    """
    while (yield you.transfer_hidden(with_icon(you.hand, CROWN), me, SCORE)):
        you.remember()
        you.draw(1)


@oars.effect
def oars_draw(you: Player) -> None:
    """If this demand moved no card at all, draw a 1."""
    if not you.anything_remembered():
        you.draw(1)


agriculture = card("Agriculture", 1, YELLOW, "hex leaf leaf leaf", LEAF)


@agriculture.effect
def agriculture_return(you: Player) -> Asking:
    """You may return a card from your hand to draw and score one of the next higher value."""
    returned: Card | None = yield you.may_return(you.hand)
    if returned:
        you.draw_and_score(returned.age + 1)


domestication = card("Domestication", 1, YELLOW, "castle crown hex castle", CASTLE)


@domestication.effect
def domestication_meld(you: Player) -> Asking:
    """Meld your lowest card in hand, then draw a 1."""
    yield you.meld_one(lowest(you.hand))
    you.draw(1)


masonry = card("Masonry", 1, YELLOW, "castle hex castle castle", CASTLE)


@masonry.effect
def masonry_meld(you: Player) -> Asking:
    """You may meld as many cards with a castle from your hand as you like. Having melded four or more, claim
    Monument.
    """
    melded = 0
    while (yield you.may_meld_hidden(with_icon(you.hand, CASTLE))):
        melded += 1
    if melded >= 4:
        you.claim("Monument")
