"""Age 7 of the base set."""

from __future__ import annotations

from tenages.cards.base.deck import card
from tenages.rules.card import FIRST, THIRD, Asking, Card
from tenages.rules.events import HAND, SCORE
from tenages.rules.icons import (
    BLUE,
    CLOCK,
    CROWN,
    FACTORY,
    GREEN,
    LEAF,
    LIGHTBULB,
    PURPLE,
    RED,
    RIGHT,
    UP,
    YELLOW,
)
from tenages.rules.player import Player
from tenages.rules.selecting import different_values, highest_value, lowest, without_icon

evolution = card("Evolution", 7, BLUE, "lightbulb lightbulb lightbulb hex", LIGHTBULB)


@evolution.effect
def evolution_choose(you: Player) -> Asking:
    """You may do one of two things: draw and score an 8, then return any score card; or draw a card one value above
    your highest score card.
    """
    alternative: int | None = yield you.may_choose_either("either")
    if alternative == 1:
        you.draw_and_score(8)
        yield you.return_one(you.score_pile)
    elif alternative == 2:
        you.draw(highest_value(you.score_pile) + 1)


publications = card("Publications", 7, BLUE, "hex lightbulb clock lightbulb", LIGHTBULB)


@publications.effect
def publications_rearrange(you: Player) -> Asking:
    """You may put one of your piles into any order you like."""
    movable = tuple([color for color in you.colors() if len(you.piles[color]) > 1])
    color: int | None = yield you.may_choose_color(movable, "rearrange")
    if color is None:
        return
    left = you.piles[color]
    order: tuple[Card, ...] = ()
    while left:
        chosen: Card = yield you.choose(left, "rearrange")
        order += (chosen,)
        left = tuple([other for other in left if other is not chosen])
    you.rearrange(color, order)


@publications.effect
def publications_splay(you: Player) -> Asking:
    """You may splay yellow or blue up."""
    yield from you.may_splay(UP, YELLOW, BLUE)


bicycle = card("Bicycle", 7, GREEN, "crown crown clock hex", CROWN)


@bicycle.effect
def bicycle_exchange(you: Player) -> Asking:
    """You may exchange your whole hand for your whole score pile."""
    if you.hand or you.score_pile:
        agreed: bool | None = yield you.may("exchange")
        if agreed:
            you.exchange(you.hand, HAND, you.score_pile, you, SCORE)


electricity = card("Electricity", 7, GREEN, "lightbulb factory hex factory", FACTORY)


@electricity.effect
def electricity_return(you: Player) -> Asking:
    """Return all those top cards of yours that lack a factory, and draw an 8 for each."""
    cards = without_icon(you.tops(), FACTORY)
    yield from you.return_all(cards)
    you.draw_several(len(cards), 8)


lighting = card("Lighting", 7, PURPLE, "hex leaf clock leaf", LEAF)


@lighting.effect
def lighting_tuck(you: Player) -> Asking:
    """You may tuck one, two or three cards from your hand. For each different value among them, draw and score a 7."""
    tucked = yield from you.tuck_up_to(3)
    for _ in range(different_values(tucked)):
        you.draw_and_score(7)


railroad = card("Railroad", 7, PURPLE, "clock factory clock hex", CLOCK)


@railroad.effect
def railroad_return(you: Player) -> Asking:
    """Return your whole hand. Draw three 6s."""
    yield from you.return_all(you.hand)
    you.draw_several(3, 6)


@railroad.effect
def railroad_splay(you: Player) -> Asking:
    """You may turn a splay of yours from right to up."""
    colors = tuple([color for color in you.colors() if you.splays[color] == RIGHT])
    yield from you.may_splay(UP, *colors)


combustion = card("Combustion", 7, RED, "crown crown factory hex", CROWN)


@combustion.demand_in(FIRST)
def combustion_demand_two(you: Player, me: Player) -> Asking:
    """I demand: transfer two cards from your score pile to mine."""
    cards = yield from you.pick(you.score_pile, 2, "transfer")
    you.transfer_all(cards, me, SCORE)


@combustion.demand_in(THIRD)
def combustion_demand_by_crowns(you: Player, me: Player) -> Asking:
    """I demand: transfer one card from your score pile to mine for each four crowns that I show."""
    cards = yield from you.pick(you.score_pile, me.count(CROWN) // 4, "transfer")
    you.transfer_all(cards, me, SCORE)


@combustion.effect_in(THIRD)
def combustion_return(you: Player) -> None:
    """Return the bottom card of your red pile."""
    pile = you.piles[RED]
    if pile:
        you.return_card(pile[-1])


explosives = card("Explosives", 7, RED, "hex factory factory factory", FACTORY)


@explosives.demand
def explosives_demand(you: Player, me: Player) -> Asking:
    """I demand: transfer your three highest cards in hand to my hand. If that empties yours, draw a 7."""
    cards = yield from you.pick_highest(you.hand, 3, "transfer")
    you.transfer_all(cards, me, HAND)
    if cards and not you.hand:
        you.draw(7)


refrigeration = card("Refrigeration", 7, YELLOW, "hex leaf leaf crown", LEAF)


@refrigeration.demand
def refrigeration_demand(you: Player, me: Player) -> Asking:
    """I demand: return half your hand, rounded down."""
    for _ in range(len(you.hand) // 2):
        yield you.return_one(you.hand)


@refrigeration.effect
def refrigeration_score(you: Player) -> Asking:
    """You may score a card from your hand."""
    yield you.may_score(you.hand)


sanitation = card("Sanitation", 7, YELLOW, "leaf leaf hex leaf", LEAF)


@sanitation.demand
def sanitation_demand(you: Player, me: Player) -> Asking:
    """I demand: exchange your two highest cards in hand for my lowest."""
    yours = yield from you.pick_highest(you.hand, 2, "exchange")
    mine: Card | None = yield me.choose(lowest(me.hand), "exchange")
    you.exchange(yours, HAND, () if mine is None else (mine,), me, HAND)
