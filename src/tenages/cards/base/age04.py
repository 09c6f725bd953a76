"""Age 4 of the base set."""

from __future__ import annotations

from tenages.cards.base.deck import card
from tenages.rules.card import Asking, Card
from tenages.rules.events import BOARD, SCORE
from tenages.rules.icons import (
    BLUE,
    CASTLE,
    CROWN,
    FACTORY,
    GREEN,
    LEAF,
    LEFT,
    LIGHTBULB,
    PURPLE,
    RED,
    RIGHT,
    UNSPLAYED,
    YELLOW,
)
from tenages.rules.player import Player
from tenages.rules.selecting import not_of_color, of_value, with_icon

experimentation = card("Experimentation", 4, BLUE, "hex lightbulb lightbulb lightbulb", LIGHTBULB)


@experimentation.effect
def experimentation_meld(you: Player) -> None:
    """Draw and meld a 5."""
    you.draw_and_meld(5)


printing_press = card("Printing Press", 4, BLUE, "hex lightbulb lightbulb crown", LIGHTBULB)


@printing_press.effect
def printing_press_return(you: Player) -> Asking:
    """You may return a card from your score pile to draw a card two values above your top purple one."""
    returned: Card | None = yield you.may_return(you.score_pile)
    if returned:
        top = you.top(PURPLE)
        # Without a purple card the value is 0 (docs/rules.md 9).
        you.draw(2 if top is None else top.age + 2)


@printing_press.effect
def printing_press_splay(you: Player) -> Asking:
    """You may splay blue right."""
    yield from you.may_splay(RIGHT, BLUE)


invention = card("Invention", 4, GREEN, "hex lightbulb lightbulb factory", LIGHTBULB)


@invention.effect
def invention_splay(you: Player) -> Asking:
    """You may turn a splay of yours from left to right. Having done so, draw and score a 4."""
    left = [color for color in you.colors() if you.splays[color] == LEFT]
    splayed = yield from you.may_splay(RIGHT, *left)
    if splayed is not None:
        you.draw_and_score(4)


@invention.effect
def invention_claim(you: Player) -> None:
    """With all five colors splayed, whichever way, claim Wonder."""
    if UNSPLAYED not in you.splays:
        you.claim("Wonder")


navigation = card("Navigation", 4, GREEN, "hex crown crown crown", CROWN)


@navigation.demand
def navigation_demand(you: Player, me: Player) -> Asking:
    """I demand: transfer a 2 or a 3 from your score pile, if it holds one, to mine."""
    yield you.transfer_one(of_value(you.score_pile, 2, 3), me, SCORE)


enterprise = card("Enterprise", 4, PURPLE, "hex crown crown crown", CROWN)


@enterprise.demand
def enterprise_demand(you: Player, me: Player) -> Asking:
    """I demand: transfer one of your top cards with a crown, but not purple, to my board. For it, draw and meld a 4."""
    given: Card | None = yield you.transfer_one(with_icon(not_of_color(you.tops(), PURPLE), CROWN), me, BOARD)
    if given:
        you.draw_and_meld(4)


@enterprise.effect
def enterprise_splay(you: Player) -> Asking:
    """You may splay green right."""
    yield from you.may_splay(RIGHT, GREEN)


reformation = card("Reformation", 4, PURPLE, "leaf leaf hex leaf", LEAF)


@reformation.effect
def reformation_tuck(you: Player) -> Asking:
    """You may tuck cards from your hand, one for each pair of leaves that you show: that many, as far as your hand
    goes, or none.
    """
    # The number is fixed, even if tucked cards show more leaves. Once begun, you must do as much as you can.
    number = you.count(LEAF) // 2
    if number > 0:
        first: Card | None = yield you.may_tuck(you.hand)
        if first:
            for _ in range(number - 1):
                yield you.tuck_one(you.hand)


@reformation.effect
def reformation_splay(you: Player) -> Asking:
    """You may splay yellow or purple right."""
    yield from you.may_splay(RIGHT, YELLOW, PURPLE)


colonialism = card("Colonialism", 4, RED, "hex factory lightbulb factory", FACTORY)


@colonialism.effect
def colonialism_tuck(you: Player) -> None:
    """Draw and tuck 3s, one after the other, until one has no crown."""
    tucked = you.draw_and_tuck(3)
    while tucked.has(CROWN):
        tucked = you.draw_and_tuck(3)


gunpowder = card("Gunpowder", 4, RED, "hex factory crown factory", FACTORY)


@gunpowder.demand
def gunpowder_demand(you: Player, me: Player) -> Asking:
    """I demand: transfer one of your top cards with a castle to my score pile."""
    given: Card | None = yield you.transfer_one(with_icon(you.tops(), CASTLE), me, SCORE)
    if given:
        you.remember()


@gunpowder.effect
def gunpowder_score(you: Player) -> None:
    """If the demand moved a card, draw and score a 2."""
    if you.anything_remembered():
        you.draw_and_score(2)


anatomy = card("Anatomy", 4, YELLOW, "leaf leaf leaf hex", LEAF)


@anatomy.demand
def anatomy_demand(you: Player, me: Player) -> Asking:
    """I demand: return a card of your score pile. Having done so, return one of your top cards with the same value."""
    scored: Card | None = yield you.return_one(you.score_pile)
    if scored:
        yield you.return_one(of_value(you.tops(), scored.age))


perspective = card("Perspective", 4, YELLOW, "hex lightbulb lightbulb leaf", LIGHTBULB)


@perspective.effect
def perspective_return(you: Player) -> Asking:
    """You may return a card from your hand to score others from it, one for each pair of lightbulbs that you show."""
    returned: Card | None = yield you.may_return(you.hand)
    if returned:
        for _ in range(you.count(LIGHTBULB) // 2):
            yield you.score_one(you.hand)
