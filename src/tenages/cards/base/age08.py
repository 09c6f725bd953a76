"""Age 8 of the base set."""

from __future__ import annotations

from tenages.cards.base.deck import card
from tenages.rules.card import Asking, Card
from tenages.rules.events import BOARD, HAND, SCORE
from tenages.rules.icons import (
    BLUE,
    CLOCK,
    COLORS,
    CROWN,
    FACTORY,
    GREEN,
    LEAF,
    LIGHTBULB,
    PURPLE,
    RED,
    UP,
    YELLOW,
)
from tenages.rules.player import Player
from tenages.rules.selecting import (
    different_values,
    lowest,
    not_of_color,
    of_color,
    of_value,
    with_icon,
    without_icon,
)

quantum_theory = card("Quantum Theory", 8, BLUE, "clock clock clock hex", CLOCK)


@quantum_theory.effect
def quantum_theory_return(you: Player) -> Asking:
    """You may return one card from your hand, or two. After two, draw a 10, then draw and score another 10."""
    returned = yield from you.return_up_to(2)
    if len(returned) == 2:
        you.draw(10)
        you.draw_and_score(10)


rocketry = card("Rocketry", 8, BLUE, "clock clock clock hex", CLOCK)


@rocketry.effect
def rocketry_return(you: Player) -> Asking:
    """For each pair of clocks that you show, return a card from the score pile of any opponent."""
    for _ in range(you.count(CLOCK) // 2):
        chosen: Card | None = yield you.choose_back(you.opponents(), "return")
        if chosen is not None:
            you.return_card(chosen)


corporations = card("Corporations", 8, GREEN, "hex factory factory crown", FACTORY)


@corporations.demand
def corporations_demand(you: Player, me: Player) -> Asking:
    """I demand: transfer one of your top cards with a factory, but not green, to my score pile. For it, draw and meld
    an 8.
    """
    fitting = with_icon(not_of_color(you.tops(), GREEN), FACTORY)
    given: Card | None = yield you.transfer_one(fitting, me, SCORE)
    if given:
        you.draw_and_meld(8)


@corporations.effect
def corporations_meld(you: Player) -> None:
    """Draw and meld an 8."""
    you.draw_and_meld(8)


mass_media = card("Mass Media", 8, GREEN, "lightbulb hex clock lightbulb", LIGHTBULB)


@mass_media.effect
def mass_media_return(you: Player) -> Asking:
    """You may return a card from your hand to name a value: every score card of that value, whoever owns it, is
    returned.
    """
    returned: Card | None = yield you.may_return(you.hand)
    if returned is None:
        return
    value: int = yield you.choose_value("choose value")
    you.announce_value(value)
    # Only the owner may look at his score pile, so each player returns his own cards, in an order of his choice.
    players = you.table.players
    for player in players[you.seat :] + players[: you.seat]:
        yield from player.return_all(of_value(player.score_pile, value))


@mass_media.effect
def mass_media_splay(you: Player) -> Asking:
    """You may splay purple up."""
    yield from you.may_splay(UP, PURPLE)


empiricism = card("Empiricism", 8, PURPLE, "lightbulb lightbulb lightbulb hex", LIGHTBULB)


@empiricism.effect
def empiricism_choose(you: Player) -> Asking:
    """Name two colors, then draw and reveal a 9. In one of them, it is melded, and you may splay its color up."""
    first: int = yield you.choose_color(COLORS, "choose color")
    you.announce_color(first)
    second: int = yield you.choose_color(tuple([color for color in COLORS if color != first]), "choose color")
    you.announce_color(second)
    drawn = you.draw_and_reveal(9)
    if drawn.color == first or drawn.color == second:
        you.meld(drawn)
        yield from you.may_splay(UP, drawn.color)


@empiricism.effect
def empiricism_win(you: Player) -> None:
    """You win if you show at least twenty lightbulbs."""
    if you.count(LIGHTBULB) >= 20:
        you.win()


socialism = card("Socialism", 8, PURPLE, "leaf hex leaf leaf", LEAF)


@socialism.effect
def socialism_tuck(you: Player) -> Asking:
    """You may tuck your whole hand, or nothing of it. If a purple card was among it, take all the lowest cards out of
    each opponent's hand into yours.
    """
    hand = you.hand
    tucked = yield from you.may_tuck_all(hand)
    if tucked and of_color(hand, PURPLE):
        for opponent in you.opponents():
            you.transfer_all(lowest(opponent.hand), you, HAND)


flight = card("Flight", 8, RED, "crown hex clock crown", CROWN)


@flight.effect
def flight_splay_any(you: Player) -> Asking:
    """With red splayed up, you may splay one more color up."""
    if you.splays[RED] == UP:
        yield from you.may_splay(UP, *COLORS)


@flight.effect
def flight_splay_red(you: Player) -> Asking:
    """You may splay red up."""
    yield from you.may_splay(UP, RED)


mobility = card("Mobility", 8, RED, "hex factory clock factory", FACTORY)


@mobility.demand
def mobility_demand(you: Player, me: Player) -> Asking:
    """I demand: of your top cards that are not red and lack a factory, transfer the two highest to my score pile. For
    any, draw an 8.
    """
    # Both must be top cards now: the card that the first one covered does not count.
    fitting = without_icon(not_of_color(you.tops(), RED), FACTORY)
    given = yield from you.pick_highest(fitting, 2, "transfer")
    if given:
        you.transfer_all(given, me, SCORE)
        you.draw(8)


antibiotics = card("Antibiotics", 8, YELLOW, "leaf leaf leaf hex", LEAF)


@antibiotics.effect
def antibiotics_return(you: Player) -> Asking:
    """You may return one, two or three cards from your hand. For each different value among them, draw two 8s."""
    returned = yield from you.return_up_to(3)
    you.draw_several(2 * different_values(returned), 8)


skyscrapers = card("Skyscrapers", 8, YELLOW, "hex factory crown crown", CROWN)


@skyscrapers.demand
def skyscrapers_demand(you: Player, me: Player) -> Asking:
    """I demand: transfer one of your top cards with a clock, but not yellow, to my board. Of the pile it came from,
    score the uppermost card and return the rest.
    """
    fitting = with_icon(not_of_color(you.tops(), YELLOW), CLOCK)
    given: Card | None = yield you.transfer_one(fitting, me, BOARD)
    if given:
        beneath = you.top(given.color)
        if beneath is not None:
            you.score(beneath)
            yield from you.return_all(you.piles[given.color])
