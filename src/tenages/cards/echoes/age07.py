"""Age 7 of Echoes of the Past."""

from __future__ import annotations

from tenages.cards.echoes.deck import card
from tenages.rules.card import Asking, Card, showing
from tenages.rules.events import HAND, SCORE
from tenages.rules.icons import (
    BLUE,
    BONUS,
    CLOCK,
    COLORS,
    CROWN,
    FACTORY,
    GREEN,
    LEAF,
    LIGHTBULB,
    NOTE,
    PURPLE,
    RED,
    UP,
    YELLOW,
)
from tenages.rules.player import Player
from tenages.rules.selecting import highest, not_of_color, of_value, with_icon, without_icon

photography = card("Photography", 7, BLUE, "echo lightbulb hex 7", LIGHTBULB)


@photography.echo
def photography_echo(you: Player) -> Asking:
    """Meld a card out of your forecast."""
    yield you.meld_one(you.forecast)


@photography.demand
def photography_demand(you: Player, me: Player) -> Asking:
    """I demand: take your highest top card into your hand."""
    yield you.take_one(highest(you.tops()))


@photography.effect
def photography_claim(you: Player) -> None:
    """If one of your colors shows three or more echo effects, claim History."""
    if max([len(you.echoes(color)) for color in COLORS]) >= 3:
        you.claim("History")


typewriter = card("Typewriter", 7, BLUE, "lightbulb hex crown crown", CROWN)


@typewriter.effect
def typewriter_return(you: Player) -> Asking:
    """Show your whole hand and return it. Draw a 6; then for each color among the returned cards one card more, each
    of the next higher value: a 7, an 8 and so on.
    """
    returned = you.hand
    # Their colors decide how many cards are drawn, so everyone sees the cards.
    for each in returned:
        you.reveal(each)
    yield from you.return_all(returned)
    for step in range(len({each.color for each in returned}) + 1):
        you.draw(6 + step)


jeans = card("Jeans", 7, GREEN, "echo leaf hex 8", LEAF)


@jeans.echo
def jeans_echo(you: Player) -> Asking:
    """Draw two 9s. Return one of them and foreshadow the other."""
    first, second = you.draw_several(2, 9)
    returned: Card | None = yield you.return_one((first, second))
    you.foreshadow(second if returned is first else first)


@jeans.effect
def jeans_meld(you: Player) -> Asking:
    """Name two different values from 1 to 6, then draw and reveal one card of each. Meld one, return the other."""
    one: int = yield you.choose_value_of(range(1, 7), "choose value")
    you.announce_value(one)
    other: int = yield you.choose_value_of([value for value in range(1, 7) if value != one], "choose value")
    you.announce_value(other)
    first = you.draw_and_reveal(one)
    second = you.draw_and_reveal(other)
    melded: Card | None = yield you.meld_one((first, second))
    you.return_card(second if melded is first else first)


telegraph = card("Telegraph", 7, GREEN, "hex clock clock lightbulb", CLOCK)


@telegraph.effect
def telegraph_match(you: Player) -> Asking:
    """You may choose an opponent and a color, to splay yours as the opponent has splayed it, or to unsplay it if that
    pile is not splayed.
    """
    unlike = [opponent for opponent in you.opponents() if colors_to_match(you, opponent)]
    opponent: Player | None = yield you.may_choose_player(unlike, "choose player")
    if opponent is not None:
        color: int = yield you.choose_color(colors_to_match(you, opponent), "choose color")
        you.splay(color, opponent.splays[color])


def colors_to_match(you: Player, other: Player) -> tuple[int, ...]:
    """The colors that you can splay like the other player's, and that are not splayed like that yet."""
    return tuple([color for color in COLORS if you.can_splay(color, other.splays[color])])


@telegraph.effect
def telegraph_splay(you: Player) -> Asking:
    """You may splay blue up."""
    yield from you.may_splay(UP, BLUE)


ice_cream = card("Ice Cream", 7, PURPLE, "hex 8 leaf echo", LEAF)


@ice_cream.echo
def ice_cream_echo(you: Player) -> Asking:
    """Score one of your top cards that has no bonus and is not purple."""
    yield you.score_one(without_icon(not_of_color(you.tops(), PURPLE), BONUS))


@ice_cream.demand
def ice_cream_demand(you: Player, me: Player) -> None:
    """I demand: draw and meld a 1."""
    you.draw_and_meld(1)


@ice_cream.effect
def ice_cream_achievement(you: Player) -> Asking:
    """Choose the 6s, 7s, 8s or 9s. You may make that pile's bottom card one more achievement to be had, if one is
    left.
    """
    age: int = yield you.choose_value_of((6, 7, 8, 9), "choose value")
    you.announce_value(age)
    yield from you.may_offer_achievement(age)


saxophone = card("Saxophone", 7, PURPLE, "7 crown note crown", CROWN)


@saxophone.effect
def saxophone_splay(you: Player) -> Asking:
    """You may splay purple up."""
    yield from you.may_splay(UP, PURPLE)


@saxophone.effect
def saxophone_win(you: Player) -> None:
    """You win if the music notes of Bell, Flute, Piano and Saxophone all show, on whichever boards. Otherwise draw a 7
    for each music note that shows.
    """
    # All four cards that have a note are purple.
    notes = sum([len(showing(player.piles[PURPLE], player.splays[PURPLE], NOTE)) for player in you.table.players])
    if notes == 4:
        you.win()
    you.draw_several(notes, 7)


machine_gun = card("Machine Gun", 7, RED, "factory factory echo hex", FACTORY)


@machine_gun.echo
def machine_gun_echo(you: Player) -> None:
    """If you have a top card of every color, draw and score a 7."""
    if len(you.tops()) == len(COLORS):
        you.draw_and_score(7)


@machine_gun.demand
def machine_gun_demand(you: Player, me: Player) -> None:
    """I demand: transfer every top card of yours that has a bonus to my score pile. For any, draw a 7."""
    given = with_icon(you.tops(), BONUS)
    if given:
        you.transfer_all(given, me, SCORE)
        you.draw(7)


@machine_gun.effect
def machine_gun_return(you: Player) -> Asking:
    """Return your top cards of all colors but red."""
    yield from you.return_all(not_of_color(you.tops(), RED))


rubber = card("Rubber", 7, RED, "hex echo factory 7", FACTORY)


@rubber.echo
def rubber_echo(you: Player) -> None:
    """Draw and tuck an 8, then another."""
    you.draw_and_tuck(8)
    you.draw_and_tuck(8)


@rubber.effect
def rubber_score(you: Player) -> Asking:
    """Score one of your top cards that has no bonus."""
    yield you.score_one(without_icon(you.tops(), BONUS))


@rubber.effect
def rubber_splay(you: Player) -> Asking:
    """You may splay red up."""
    yield from you.may_splay(UP, RED)


elevator = card("Elevator", 7, YELLOW, "7 echo clock hex", CLOCK)


@elevator.echo
def elevator_echo(you: Player) -> Asking:
    """Score the top card or the bottom card of your green pile."""
    green = you.piles[GREEN]
    ends = (green[0], green[-1]) if len(green) > 1 else green
    yield you.score_one(ends)


@elevator.effect
def elevator_transfer(you: Player) -> Asking:
    """Choose the value of one of your score cards. All cards of that value go to your score pile, either out of your
    opponents' hands or out of their score piles: choose which.
    """
    value: int | None = yield you.choose_value_of([scored.age for scored in you.score_pile], "choose value")
    if value is None:
        return
    you.announce_value(value)
    alternative: int = yield you.choose_either("either")
    for opponent in you.opponents():
        zone = opponent.hand if alternative == 1 else opponent.score_pile
        you.transfer_all(of_value(zone, value), you, SCORE)


fertilizer = card("Fertilizer", 7, YELLOW, "leaf hex factory leaf", LEAF)


@fertilizer.effect
def fertilizer_return(you: Player) -> Asking:
    """You may return a card from your hand. Having done so, take every card of its value out of all score piles, your
    own too, into your hand.
    """
    returned: Card | None = yield you.may_return(you.hand)
    if returned:
        for player in you.table.players:
            you.transfer_all(of_value(player.score_pile, returned.age), you, HAND)


@fertilizer.effect
def fertilizer_foreshadow(you: Player) -> Asking:
    """Choose a value. Draw and foreshadow a card of it."""
    value: int = yield you.choose_value("draw")
    you.draw_and_foreshadow(value)
