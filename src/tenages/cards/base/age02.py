"""Age 2 of the base set."""

from __future__ import annotations

from tenages.cards.base.deck import card
from tenages.rules.card import FIRST, THIRD, Asking, Card
from tenages.rules.events import BOARD, HAND, SCORE
from tenages.rules.icons import BLUE, CASTLE, COLORS, CROWN, GREEN, LEAF, LEFT, LIGHTBULB, PURPLE, RED, YELLOW
from tenages.rules.player import Player
from tenages.rules.selecting import different_values, highest, of_value

calendar = card("Calendar", 2, BLUE, "hex leaf leaf lightbulb", LEAF)


@calendar.effect
def calendar_draw(you: Player) -> None:
    """If your score pile counts more cards than your hand, draw two 3s."""
    if len(you.score_pile) > len(you.hand):
        you.draw_several(2, 3)


mathematics = card("Mathematics", 2, BLUE, "hex lightbulb crown lightbulb", LIGHTBULB)


@mathematics.effect
def mathematics_return(you: Player) -> Asking:
    """You may return a card from your hand to draw and meld one of the next higher value."""
    returned: Card | None = yield you.may_return(you.hand)
    if returned:
        you.draw_and_meld(returned.age + 1)


currency = card("Currency", 2, GREEN, "leaf crown hex crown", CROWN)


@currency.effect
def currency_return(you: Player) -> Asking:
    """You may return as many cards from your hand as you like. For each different value among them, draw and score
    a 2.
    """
    returned = yield from you.return_up_to(len(you.hand))
    for _ in range(different_values(returned)):
        you.draw_and_score(2)


mapmaking = card("Mapmaking", 2, GREEN, "hex crown crown castle", CROWN)


@mapmaking.demand
def mapmaking_demand(you: Player, me: Player) -> Asking:
    """I demand: transfer a 1 from your score pile, if it holds one, to mine."""
    given: Card | None = yield you.transfer_one(of_value(you.score_pile, 1), me, SCORE)
    if given:
        you.remember()


@mapmaking.effect
def mapmaking_score(you: Player) -> None:
    """If the demand moved a card, draw and score a 1."""
    if you.anything_remembered():
        you.draw_and_score(1)


monotheism = card("Monotheism", 2, PURPLE, "hex castle castle castle", CASTLE)


@monotheism.demand
def monotheism_demand(you: Player, me: Player) -> Asking:
    """I demand: transfer one of your top cards, in a color that I lack, to my score pile. For it, draw and tuck a
    1.
    """
    foreign = tuple([top for top in you.tops() if not me.piles[top.color]])
    given: Card | None = yield you.transfer_one(foreign, me, SCORE)
    if given:
        you.draw_and_tuck(1)


@monotheism.effect
def monotheism_tuck(you: Player) -> None:
    """Draw and tuck a 1."""
    you.draw_and_tuck(1)


philosophy = card("Philosophy", 2, PURPLE, "hex lightbulb lightbulb lightbulb", LIGHTBULB)


@philosophy.effect
def philosophy_splay(you: Player) -> Asking:
    """You may splay one of your colors left."""
    yield from you.may_splay(LEFT, *COLORS)


@philosophy.effect
def philosophy_score(you: Player) -> Asking:
    """You may score a card from your hand."""
    yield you.may_score(you.hand)


construction = card("Construction", 2, RED, "castle hex castle castle", CASTLE)


@construction.demand
def construction_demand(you: Player, me: Player) -> Asking:
    """I demand: transfer two cards from your hand to mine, or what you have. In any case, draw a 2."""
    given = yield from you.pick(you.hand, 2, "transfer")
    you.transfer_all(given, me, HAND)
    you.draw(2)


@construction.effect
def construction_claim(you: Player) -> None:
    """With top cards of all five colors, and nobody else having them, claim Empire."""
    complete = [player for player in you.table.players if len(player.colors()) == len(COLORS)]
    if complete == [you]:
        you.claim("Empire")


road_building = card("Road Building", 2, RED, "castle castle hex castle", CASTLE)


@road_building.effect
def road_building_meld(you: Player) -> Asking:
    """Meld one card from your hand, or two. After two, your top red card may go by transfer to another player's board;
    if so, that player's top green card comes to yours.
    """
    yield you.meld_one(you.hand)
    second: Card | None = yield you.may_meld(you.hand)
    red = you.top(RED)
    if second is None or red is None:
        return
    other: Player | None = yield you.may_choose_player(you.opponents(), "choose player")
    if other is not None:
        you.transfer(red, other, BOARD)
        green = other.top(GREEN)
        if green is not None:
            you.transfer(green, you, BOARD)


canal_building = card("Canal Building", 2, YELLOW, "hex crown leaf crown", CROWN)


@canal_building.effect
def canal_building_exchange(you: Player) -> Asking:
    """You may exchange the highest cards in your hand, all of them, for all the highest in your score pile."""
    if you.hand or you.score_pile:
        agreed: bool | None = yield you.may("exchange")
        if agreed:
            you.exchange(highest(you.hand), HAND, highest(you.score_pile), you, SCORE)


fermenting = card("Fermenting", 2, YELLOW, "leaf leaf hex castle", LEAF)


@fermenting.effect_in(FIRST)
def fermenting_draw_by_leaves(you: Player) -> None:
    """Draw a 2 for each pair of leaves that you show."""
    you.draw_several(you.count(LEAF) // 2, 2)


@fermenting.effect_in(THIRD)
def fermenting_draw_by_colors(you: Player) -> None:
    """Draw a 2 for each of your colors that shows a leaf."""
    you.draw_several(you.colors_showing(LEAF), 2)
