"""Age 1 of Echoes of the Past."""

from __future__ import annotations

from tenages.cards.echoes.deck import card
from tenages.rules.card import Asking, Card
from tenages.rules.events import BOARD, HAND
from tenages.rules.icons import (
    BLUE,
    BONUS,
    CASTLE,
    COLORS,
    CROWN,
    GREEN,
    LEAF,
    LEFT,
    LIGHTBULB,
    PURPLE,
    RED,
    YELLOW,
)
from tenages.rules.player import Player
from tenages.rules.selecting import highest, not_of_color, of_color, of_value, with_icon

dice = card("Dice", 1, BLUE, "hex 1 crown crown", CROWN)


@dice.effect
def dice_roll(you: Player) -> None:
    """Draw a 1 and show it. For a bonus on it, draw and meld a card of that value."""
    drawn = you.draw_and_reveal(1)
    if drawn.bonus:
        you.draw_and_meld(drawn.bonus)


perfume = card("Perfume", 1, BLUE, "echo castle 1 hex", CASTLE)


@perfume.echo
def perfume_echo(you: Player) -> None:
    """Draw and tuck a 1."""
    you.draw_and_tuck(1)


@perfume.demand
def perfume_demand(you: Player, me: Player) -> Asking:
    """I demand: transfer to my board a top card of yours whose value none of my top cards has. For it, draw and meld a
    card of the same value.
    """
    values = [top.age for top in me.tops()]
    strange = tuple([top for top in you.tops() if top.age not in values])
    given: Card | None = yield you.transfer_one(strange, me, BOARD)
    if given:
        you.draw_and_meld(given.age)


ruler = card("Ruler", 1, BLUE, "lightbulb hex lightbulb echo", LIGHTBULB)


@ruler.echo
def ruler_echo(you: Player) -> None:
    """Draw a 2."""
    you.draw(2)


@ruler.effect
def ruler_rest(you: Player) -> None:
    """No effect."""
    """The card has none, and says so."""


comb = card("Comb", 1, GREEN, "castle castle leaf hex", CASTLE)


@comb.effect
def comb_draw(you: Player) -> Asking:
    """Choose a color. Draw five 1s and show them: keep those of that color, and return the others."""
    color: int = yield you.choose_color(COLORS, "choose color")
    you.announce_color(color)
    drawn = you.draw_several(5, 1)
    for each in drawn:
        you.reveal(each)
    yield from you.return_all(not_of_color(drawn, color))


ice_skates = card("Ice Skates", 1, GREEN, "castle crown hex crown", CROWN)


@ice_skates.effect
def ice_skates_return(you: Player) -> Asking:
    """Return one, two or three cards from your hand, or none. Each of them lets you draw a 2 to meld or a 3 to
    foreshadow, as you like. At the end your highest top card goes back, too.
    """
    returned = yield from you.return_up_to(3)
    for _ in returned:
        alternative: int = yield you.choose_either("either")
        if alternative == 1:
            you.draw_and_meld(2)
        else:
            you.draw_and_foreshadow(3)
    yield you.return_one(highest(you.tops()))


umbrella = card("Umbrella", 1, GREEN, "leaf leaf hex echo", LEAF)


@umbrella.echo
def umbrella_echo(you: Player) -> Asking:
    """You may meld a card from your hand."""
    yield you.may_meld(you.hand)


@umbrella.effect
def umbrella_score(you: Player) -> Asking:
    """Return as many cards from your hand as you like. For each of them, score two more from there."""
    returned = yield from you.return_up_to(len(you.hand))
    chosen = yield from you.pick(you.hand, 2 * len(returned), "score")
    for each in chosen:
        you.score(each)


bell = card("Bell", 1, PURPLE, "castle note castle echo", CASTLE)


@bell.echo
def bell_echo(you: Player) -> Asking:
    """You may score a card from your hand."""
    yield you.may_score(you.hand)


@bell.effect
def bell_foreshadow(you: Player) -> None:
    """Draw and foreshadow a 2."""
    you.draw_and_foreshadow(2)


flute = card("Flute", 1, PURPLE, "1 note crown echo", CROWN)


@flute.echo
def flute_echo(you: Player) -> Asking:
    """You may splay one of your colors left."""
    yield from you.may_splay(LEFT, *COLORS)


@flute.demand
def flute_demand(you: Player, me: Player) -> Asking:
    """I demand: return a card that has a bonus from your hand."""
    yield you.return_hidden(with_icon(you.hand, BONUS))


@flute.effect
def flute_draw(you: Player) -> None:
    """Draw and reveal a 1, then draw another 1 if that one has a bonus."""
    drawn = you.draw_and_reveal(1)
    if drawn.bonus:
        you.draw(1)


puppet = card("Puppet", 1, PURPLE, "hex castle 3 castle", CASTLE)


@puppet.effect
def puppet_rest(you: Player) -> None:
    """No effect."""
    """The card has none, and says so."""


bangle = card("Bangle", 1, RED, "hex castle echo 1", CASTLE)


@bangle.echo
def bangle_echo(you: Player) -> Asking:
    """Tuck a red card from your hand."""
    yield you.tuck_hidden(of_color(you.hand, RED))


@bangle.effect
def bangle_foreshadow(you: Player) -> None:
    """Draw and foreshadow a 3."""
    you.draw_and_foreshadow(3)


candles = card("Candles", 1, RED, "echo 1 hex lightbulb", LIGHTBULB)


@candles.echo
def candles_echo(you: Player) -> None:
    """If every opponent's score is higher than yours, draw a 3."""
    score = you.full_score()
    if all(opponent.full_score() > score for opponent in you.opponents()):
        you.draw(3)


@candles.demand
def candles_demand(you: Player, me: Player) -> Asking:
    """I demand: hand me a card with a castle out of your hand. For it, draw a 1."""
    given: Card | None = yield you.transfer_hidden(with_icon(you.hand, CASTLE), me, HAND)
    if given:
        you.draw(1)


plumbing = card("Plumbing", 1, RED, "echo 2 hex castle", CASTLE)


@plumbing.echo
def plumbing_echo(you: Player) -> Asking:
    """Score one of your bottom cards."""
    yield you.score_one(you.bottoms())


@plumbing.effect
def plumbing_rest(you: Player) -> None:
    """No effect."""
    """The card has none, and says so."""


chopsticks = card("Chopsticks", 1, YELLOW, "hex leaf leaf echo", LEAF)


@chopsticks.echo
def chopsticks_echo(you: Player) -> None:
    """Draw a 1."""
    you.draw(1)


@chopsticks.effect
def chopsticks_achievement(you: Player) -> Asking:
    """You may make the bottom card of the 1s one more achievement to be had, if a 1 is left."""
    yield from you.may_offer_achievement(1)


noodles = card("Noodles", 1, YELLOW, "castle hex castle 1", CASTLE)


@noodles.effect
def noodles_compare(you: Player) -> None:
    """If you have more 1s in your hand than each opponent has, draw and score a 2."""
    ones = len(of_value(you.hand, 1))
    if all(len(of_value(opponent.hand, 1)) < ones for opponent in you.opponents()):
        you.draw_and_score(2)


@noodles.effect
def noodles_draw(you: Player) -> None:
    """Draw and reveal a 1, then score every 1 in your hand if that one is yellow."""
    drawn = you.draw_and_reveal(1)
    if drawn.color == YELLOW:
        you.score_all(of_value(you.hand, 1))


soap = card("Soap", 1, YELLOW, "leaf 2 hex leaf", LEAF)


@soap.effect
def soap_tuck(you: Player) -> Asking:
    """Name a color and tuck as many cards of it from your hand as you like. For three or more, you may achieve a card
    from your hand, if you are eligible.
    """
    color: int = yield you.choose_color(COLORS, "choose color")
    you.announce_color(color)
    tucked = 0
    while (yield you.may_tuck_hidden(of_color(you.hand, color))):
        tucked += 1
    if tucked >= 3:
        within_reach = tuple([held for held in you.hand if you.can_achieve(held.age)])
        claimed: Card | None = yield you.may_choose(within_reach, "achieve")
        if claimed is not None:
            you.achieve(claimed)
