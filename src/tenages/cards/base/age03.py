"""Age 3 of the base set."""

from __future__ import annotations

from tenages.cards.base.deck import card
from tenages.rules.card import FIRST, THIRD, Asking, Card
from tenages.rules.events import BOARD, HAND, SCORE
from tenages.rules.icons import BLUE, CASTLE, CROWN, GREEN, LEAF, LEFT, LIGHTBULB, PURPLE, RED, YELLOW
from tenages.rules.player import Player
from tenages.rules.selecting import (
    highest,
    highest_value,
    lowest,
    not_of_color,
    of_color,
    with_icon,
    without_icon,
)

alchemy = card("Alchemy", 3, BLUE, "hex leaf castle castle", CASTLE)


@alchemy.effect
def alchemy_draw(you: Player) -> Asking:
    """Draw and reveal a 4 for every three castles that you show. A red one among them sends them all, and your whole
    hand, back: return everything.
    """
    drawn = tuple([you.draw_and_reveal(4) for _ in range(you.count(CASTLE) // 3)])
    if of_color(drawn, RED):
        yield from you.return_all(you.hand)


@alchemy.effect
def alchemy_meld(you: Player) -> Asking:
    """Meld one card from your hand, then score another."""
    yield you.meld_one(you.hand)
    yield you.score_one(you.hand)


translation = card("Translation", 3, BLUE, "hex crown crown crown", CROWN)


@translation.effect
def translation_meld(you: Player) -> Asking:
    """You may meld your whole score pile, or nothing of it."""
    yield from you.may_meld_all(you.score_pile)


@translation.effect
def translation_claim(you: Player) -> None:
    """If every top card of yours has a crown, claim World."""
    tops = you.tops()
    # Without any top card, there is no card with a crown.
    if tops and not without_icon(tops, CROWN):
        you.claim("World")


compass = card("Compass", 3, GREEN, "hex crown crown leaf", CROWN)


@compass.demand
def compass_demand(you: Player, me: Player) -> Asking:
    """I demand: transfer one of your top cards with a leaf, but not green, to my board. Then transfer one of my top
    cards without a leaf to yours.
    """
    yield you.transfer_one(with_icon(not_of_color(you.tops(), GREEN), LEAF), me, BOARD)
    yield you.transfer_one(without_icon(me.tops(), LEAF), you, BOARD)


paper = card("Paper", 3, GREEN, "hex lightbulb lightbulb crown", LIGHTBULB)


@paper.effect
def paper_splay(you: Player) -> Asking:
    """You may splay green or blue left."""
    yield from you.may_splay(LEFT, GREEN, BLUE)


@paper.effect
def paper_draw(you: Player) -> None:
    """Draw as many 4s as you have colors splayed left."""
    you.draw_several(you.splays.count(LEFT), 4)


education = card("Education", 3, PURPLE, "lightbulb lightbulb lightbulb hex", LIGHTBULB)


@education.effect
def education_return(you: Player) -> Asking:
    """You may return your highest score card to draw a card two values above the highest that remains there."""
    returned: Card | None = yield you.may_return(highest(you.score_pile))
    if returned:
        you.draw(highest_value(you.score_pile) + 2)


feudalism = card("Feudalism", 3, PURPLE, "hex castle leaf castle", CASTLE)


@feudalism.demand_in(FIRST)
def feudalism_demand(you: Player, me: Player) -> Asking:
    """I demand: choose a card with a castle in your hand and transfer it to mine."""
    yield you.transfer_hidden(with_icon(you.hand, CASTLE), me, HAND)


@feudalism.demand_in(THIRD)
def feudalism_demand_and_unsplay(you: Player, me: Player) -> Asking:
    """I demand: choose a card with a castle in your hand and transfer it to mine. Having done so, unsplay its color on
    your board.
    """
    given: Card | None = yield you.transfer_hidden(with_icon(you.hand, CASTLE), me, HAND)
    if given:
        you.unsplay(given.color)


@feudalism.effect
def feudalism_splay(you: Player) -> Asking:
    """You may splay yellow or purple left."""
    yield from you.may_splay(LEFT, YELLOW, PURPLE)


engineering = card("Engineering", 3, RED, "castle hex lightbulb castle", CASTLE)


@engineering.demand
def engineering_demand(you: Player, me: Player) -> None:
    """I demand: all your top cards with a castle go by transfer to my score pile."""
    you.transfer_all(with_icon(you.tops(), CASTLE), me, SCORE)


@engineering.effect
def engineering_splay(you: Player) -> Asking:
    """You may splay red left."""
    yield from you.may_splay(LEFT, RED)


optics = card("Optics", 3, RED, "crown crown crown hex", CROWN)


@optics.effect
def optics_meld(you: Player) -> Asking:
    """Draw and meld a 3. With a crown, it lets you draw and score a 4. Without one, transfer a card of your score
    pile to that of an opponent with fewer points than you.
    """
    melded = you.draw_and_meld(3)
    if melded.has(CROWN):
        you.draw_and_score(4)
        return
    poorer = [opponent for opponent in you.opponents() if opponent.full_score() < you.full_score()]
    if not poorer:
        return
    chosen: Card | None = yield you.choose(you.score_pile, "transfer")
    if chosen is not None:
        other: Player = yield you.choose_player(poorer, "choose player")
        you.transfer(chosen, other, SCORE)


machinery = card("Machinery", 3, YELLOW, "leaf leaf hex castle", LEAF)


@machinery.demand
def machinery_demand(you: Player, me: Player) -> None:
    """I demand: exchange your whole hand for all the highest cards of mine."""
    you.exchange(you.hand, HAND, highest(me.hand), me, HAND)


@machinery.effect
def machinery_score(you: Player) -> Asking:
    """Score a card with a castle from your hand. Then you may splay red left."""
    yield you.score_hidden(with_icon(you.hand, CASTLE))
    yield from you.may_splay(LEFT, RED)


medicine = card("Medicine", 3, YELLOW, "crown leaf leaf hex", LEAF)


@medicine.demand
def medicine_demand(you: Player, me: Player) -> Asking:
    """I demand: exchange your highest score card for my lowest one."""
    highest_of_yours: Card | None = yield you.choose(highest(you.score_pile), "exchange")
    lowest_of_mine: Card | None = yield me.choose(lowest(me.score_pile), "exchange")
    given = () if highest_of_yours is None else (highest_of_yours,)
    taken = () if lowest_of_mine is None else (lowest_of_mine,)
    you.exchange(given, SCORE, taken, me, SCORE)
