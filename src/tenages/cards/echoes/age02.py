"""Age 2 of Echoes of the Past."""

from __future__ import annotations

from tenages.cards.base.age03 import paper
from tenages.cards.echoes.deck import card
from tenages.rules.card import Asking, Card
from tenages.rules.events import BOARD, SCORE
from tenages.rules.icons import (
    BLUE,
    BONUS,
    CASTLE,
    COLORS,
    CROWN,
    FACTORY,
    GREEN,
    LEAF,
    LEFT,
    LIGHTBULB,
    PURPLE,
    RED,
    YELLOW,
)
from tenages.rules.player import Player
from tenages.rules.selecting import (
    highest_value,
    lowest,
    not_of_color,
    of_color,
    of_value,
    with_icon,
    without_icon,
)

lever = card("Lever", 2, BLUE, "lightbulb hex echo lightbulb", LIGHTBULB)


@lever.echo
def lever_echo(you: Player) -> None:
    """Draw two 2s."""
    you.draw_several(2, 2)


@lever.effect
def lever_return(you: Player) -> Asking:
    """You may return as many cards from your hand as you like. For each pair of one value among them, draw a card one
    higher, in an order of your choice.
    """
    returned = yield from you.return_up_to(len(you.hand))
    values: list[int] = []
    for value in {each.age for each in returned}:
        values += [value + 1] * (len(of_value(returned, value)) // 2)
    yield from you.draw_each(values)


linguistics = card("Linguistics", 2, BLUE, "lightbulb lightbulb echo hex", LIGHTBULB)


@linguistics.echo
def linguistics_echo(you: Player) -> Asking:
    """Draw a 3, or draw and foreshadow a 4."""
    alternative: int = yield you.choose_either("either")
    if alternative == 1:
        you.draw(3)
    else:
        you.draw_and_foreshadow(4)


@linguistics.effect
def linguistics_draw(you: Player) -> Asking:
    """Choose a bonus that your board shows, if any, and draw a card of that value."""
    value: int | None = yield you.choose_value_of(you.bonuses(), "draw")
    if value is not None:
        you.draw(value)


glassblowing = card("Glassblowing", 2, GREEN, "hex crown crown echo", CROWN)


@glassblowing.echo
def glassblowing_echo(you: Player) -> Asking:
    """Score a card that has a bonus from your hand."""
    yield you.score_hidden(with_icon(you.hand, BONUS))


@glassblowing.effect
def glassblowing_foreshadow(you: Player) -> None:
    """Draw and foreshadow a card three higher than your lowest top card, not counting the green one."""
    you.draw_and_foreshadow(highest_value(lowest(not_of_color(you.tops(), GREEN))) + 3)


scissors = card("Scissors", 2, GREEN, "echo hex 2 castle", CASTLE)


@scissors.echo
def scissors_echo(you: Player) -> Asking:
    """Take one of your bottom cards into your hand."""
    yield you.take_one(you.bottoms())


@scissors.effect
def scissors_cut(you: Player) -> Asking:
    """Up to two times, you may either meld or score a card from your hand."""
    for _ in range(min(2, len(you.hand))):
        alternative: int | None = yield you.may_choose_either("either")
        if alternative is None:
            return
        if alternative == 1:
            yield you.meld_one(you.hand)
        else:
            yield you.score_one(you.hand)


@scissors.effect
def scissors_paper(you: Player) -> None:
    """Transfer Paper to your score pile if it is a top card on anyone's board."""
    for player in you.table.players:
        if paper in player.tops():
            you.transfer(paper, you, SCORE)


chaturanga = card("Chaturanga", 2, PURPLE, "crown 3 crown hex", CROWN)


@chaturanga.effect
def chaturanga_meld(you: Player) -> Asking:
    """Meld a card that has a bonus from your hand, and draw two cards of the value of its bonus. If you have none, draw
    and foreshadow a card whose value is the number of your top cards.
    """
    melded: Card | None = yield you.meld_hidden(with_icon(you.hand, BONUS))
    if melded:
        you.draw_several(2, melded.bonus)
    else:
        you.draw_and_foreshadow(len(you.tops()))


pagoda = card("Pagoda", 2, PURPLE, "castle 2 hex castle", CASTLE)


@pagoda.effect
def pagoda_draw(you: Player) -> Asking:
    """Draw and reveal a 3. If you have another card of its color in your hand, tuck that one and meld the drawn card.
    If not, foreshadow the drawn card.
    """
    drawn = you.draw_and_reveal(3)
    tucked: Card | None = None
    if len(you.hand) > 1:
        same = tuple([held for held in of_color(you.hand, drawn.color) if held is not drawn])
        tucked = yield you.tuck_hidden(same)
    if tucked:
        you.meld(drawn)
    else:
        you.foreshadow(drawn)


crossbow = card("Crossbow", 2, RED, "3 hex castle castle", CASTLE)


@crossbow.demand
def crossbow_demand(you: Player, me: Player) -> Asking:
    """I demand: put a card with a bonus from your hand into my score pile."""
    yield you.transfer_hidden(with_icon(you.hand, BONUS), me, SCORE)


@crossbow.effect
def crossbow_transfer(you: Player) -> Asking:
    """Transfer a card from your hand to an opponent's board."""
    chosen: Card | None = yield you.choose(you.hand, "transfer")
    if chosen is not None:
        opponent: Player = yield you.choose_player(you.opponents(), "choose player")
        you.transfer(chosen, opponent, BOARD)


horseshoes = card("Horseshoes", 2, RED, "hex 2 echo castle", CASTLE)


@horseshoes.echo
def horseshoes_echo(you: Player) -> None:
    """Draw and foreshadow a 2."""
    you.draw_and_foreshadow(2)


@horseshoes.demand
def horseshoes_demand(you: Player, me: Player) -> Asking:
    """I demand: transfer one of your top cards with neither a castle nor a factory to my board. For it, draw and meld a
    2.
    """
    given: Card | None = yield you.transfer_one(without_icon(without_icon(you.tops(), CASTLE), FACTORY), me, BOARD)
    if given:
        you.draw_and_meld(2)


toothbrush = card("Toothbrush", 2, YELLOW, "2 echo hex leaf", LEAF)


@toothbrush.echo
def toothbrush_echo(you: Player) -> Asking:
    """Choose a value that is in your hand, and tuck all cards of that value from there."""
    value: int | None = yield you.choose_value_of([held.age for held in you.hand], "choose value")
    if value is not None:
        for _ in of_value(you.hand, value):
            yield you.tuck_one(of_value(you.hand, value))


@toothbrush.effect
def toothbrush_splay(you: Player) -> Asking:
    """You may splay one of your colors left."""
    yield from you.may_splay(LEFT, *COLORS)


@toothbrush.effect
def toothbrush_achievement(you: Player) -> Asking:
    """You may make the bottom card of the 2s one more achievement to be had, if a 2 is left."""
    yield from you.may_offer_achievement(2)


watermill = card("Watermill", 2, YELLOW, "leaf leaf leaf hex", LEAF)


@watermill.effect
def watermill_tuck(you: Player) -> Asking:
    """Tuck a card with a bonus from your hand to draw one of the value of that bonus. If the new card has a bonus as
    well, you may show it and return a card from your hand, to do all this again.
    """
    tucked: Card | None = yield you.tuck_hidden(with_icon(you.hand, BONUS))
    while tucked:
        drawn = you.draw(tucked.bonus)
        # Always asked, so that nobody else learns whether the drawn card has a bonus.
        returned: Card | None = yield you.may_choose_hidden(you.hand if drawn.bonus else (), "return")
        if returned is None:
            return
        you.reveal(drawn)
        you.return_card(returned)
        tucked = yield you.tuck_hidden(with_icon(you.hand, BONUS))
