"""Age 5 of the base set."""

from __future__ import annotations

from tenages.cards.base.deck import card
from tenages.rules.card import FIRST, THIRD, Asking, Card
from tenages.rules.events import BOARD, HAND, SCORE
from tenages.rules.icons import (
    BLUE,
    COLORS,
    CROWN,
    FACTORY,
    GREEN,
    LEAF,
    LIGHTBULB,
    PURPLE,
    RED,
    RIGHT,
    YELLOW,
)
from tenages.rules.player import Player
from tenages.rules.selecting import highest, lowest, not_of_color, of_value, with_icon

chemistry = card("Chemistry", 5, BLUE, "factory lightbulb factory hex", FACTORY)


@chemistry.effect
def chemistry_splay(you: Player) -> Asking:
    """You may splay blue right."""
    yield from you.may_splay(RIGHT, BLUE)


@chemistry.effect
def chemistry_score(you: Player) -> Asking:
    """Draw and score a card one value above your highest top card. Then return any card of your score pile."""
    you.draw_and_score(you.highest_top() + 1)
    yield you.return_one(you.score_pile)


physics = card("Physics", 5, BLUE, "factory lightbulb lightbulb hex", LIGHTBULB)


@physics.effect
def physics_draw(you: Player) -> Asking:
    """Draw three 6s and show them. If two share a color, return them and your whole hand; if not, keep them."""
    drawn = you.draw_several(3, 6)
    for each in drawn:
        you.reveal(each)
    if len({each.color for each in drawn}) < len(drawn):
        yield from you.return_all(you.hand)


banking = card("Banking", 5, GREEN, "factory crown hex crown", CROWN)


@banking.demand
def banking_demand(you: Player, me: Player) -> Asking:
    """I demand: transfer one of your top cards with a factory, but not green, to my board. For it, draw and score a
    5.
    """
    given: Card | None = yield you.transfer_one(with_icon(not_of_color(you.tops(), GREEN), FACTORY), me, BOARD)
    if given:
        you.draw_and_score(5)


@banking.effect
def banking_splay(you: Player) -> Asking:
    """You may splay green right."""
    yield from you.may_splay(RIGHT, GREEN)


measurement = card("Measurement", 5, GREEN, "lightbulb leaf lightbulb hex", LIGHTBULB)


@measurement.effect_in(FIRST)
def measurement_any_color(you: Player) -> Asking:
    """You may return a card from your hand. Having done so, choose a color, splay it right and draw a card whose value
    is the number of cards you have in it.
    """
    returned: Card | None = yield you.may_return(you.hand)
    if returned:
        color: int = yield you.choose_color(COLORS, "choose color")
        you.announce_color(color)
        you.splay(color, RIGHT)
        # The 2011 FAQ: for a color without cards no card is drawn.
        if you.piles[color]:
            you.draw(len(you.piles[color]))


@measurement.effect_in(THIRD)
def measurement_its_color(you: Player) -> Asking:
    """You may reveal and return a card from your hand. Having done so, splay its color right and draw a card whose
    value is the number of cards you have in it.
    """
    chosen: Card | None = yield you.may_choose(you.hand, "return")
    if chosen is not None:
        you.reveal(chosen)
        you.return_card(chosen)
        you.splay(chosen.color, RIGHT)
        you.draw(len(you.piles[chosen.color]))


astronomy = card("Astronomy", 5, PURPLE, "crown lightbulb lightbulb hex", LIGHTBULB)


@astronomy.effect
def astronomy_draw(you: Player) -> None:
    """Draw and reveal 6s, melding each that is green or blue, until one is neither. That one you keep."""
    drawn = you.draw_and_reveal(6)
    while drawn.color in (GREEN, BLUE):
        you.meld(drawn)
        drawn = you.draw_and_reveal(6)


@astronomy.effect
def astronomy_claim(you: Player) -> None:
    """If no top card of yours, purple aside, is lower than 6, claim Universe."""
    # This is also true without any such top card (2011 FAQ).
    if not [top for top in not_of_color(you.tops(), PURPLE) if top.age < 6]:
        you.claim("Universe")


societies = card("Societies", 5, PURPLE, "crown hex lightbulb crown", CROWN)


@societies.demand_in(FIRST)
def societies_demand_not_purple(you: Player, me: Player) -> Asking:
    """I demand: transfer one of your top cards with a lightbulb, but not purple, to my board. For it, draw a 5."""
    given: Card | None = yield you.transfer_one(with_icon(not_of_color(you.tops(), PURPLE), LIGHTBULB), me, BOARD)
    if given:
        you.draw(5)


@societies.demand_in(THIRD)
def societies_demand_higher(you: Player, me: Player) -> Asking:
    """I demand: transfer one of your top cards with a lightbulb, higher than mine of the same color, to my board. For
    it, draw a 5.
    """
    higher: list[Card] = []
    for top in with_icon(you.tops(), LIGHTBULB):
        mine = me.top(top.color)
        if mine is None or top.age > mine.age:
            higher.append(top)
    given: Card | None = yield you.transfer_one(tuple(higher), me, BOARD)
    if given:
        you.draw(5)


coal = card("Coal", 5, RED, "factory factory factory hex", FACTORY)


@coal.effect
def coal_tuck(you: Player) -> None:
    """Draw and tuck a 5."""
    you.draw_and_tuck(5)


@coal.effect
def coal_splay(you: Player) -> Asking:
    """You may splay red right."""
    yield from you.may_splay(RIGHT, RED)


@coal.effect
def coal_score(you: Player) -> Asking:
    """You may score one of your top cards together with the card beneath it."""
    scored: Card | None = yield you.may_score(you.tops())
    if scored:
        beneath = you.top(scored.color)
        if beneath is not None:
            you.score(beneath)


the_pirate_code = card("The Pirate Code", 5, RED, "crown factory crown hex", CROWN)


@the_pirate_code.demand
def the_pirate_code_demand(you: Player, me: Player) -> Asking:
    """I demand: transfer two cards from your score pile to mine, none higher than 4."""
    given = yield from you.pick(of_value(you.score_pile, 1, 2, 3, 4), 2, "transfer")
    you.transfer_all(given, me, SCORE)
    you.remember(len(given))


@the_pirate_code.effect
def the_pirate_code_score(you: Player) -> Asking:
    """If the demand moved a card, score your lowest top card among those with a crown."""
    if you.anything_remembered():
        yield you.score_one(lowest(with_icon(you.tops(), CROWN)))


statistics = card("Statistics", 5, YELLOW, "leaf lightbulb leaf hex", LEAF)


@statistics.demand_in(FIRST)
def statistics_demand_one(you: Player, me: Player) -> Asking:
    """I demand: take your highest score card back into your hand. Go on so for as long as it is the only card there."""
    taken: Card | None = yield you.transfer_one(highest(you.score_pile), you, HAND)
    while taken and len(you.hand) == 1:
        taken = yield you.transfer_one(highest(you.score_pile), you, HAND)


@statistics.demand_in(THIRD)
def statistics_demand_all(you: Player, me: Player) -> None:
    """I demand: take all your highest score cards back into your hand."""
    you.transfer_all(highest(you.score_pile), you, HAND)


@statistics.effect
def statistics_splay(you: Player) -> Asking:
    """You may splay yellow right."""
    yield from you.may_splay(RIGHT, YELLOW)


steam_engine = card("Steam Engine", 5, YELLOW, "hex factory crown factory", FACTORY)


@steam_engine.effect
def steam_engine_tuck(you: Player) -> None:
    """Draw and tuck a 4, then another. Score your bottom yellow card."""
    you.draw_and_tuck(4)
    you.draw_and_tuck(4)
    yellow = you.piles[YELLOW]
    if yellow:
        you.score(yellow[-1])
