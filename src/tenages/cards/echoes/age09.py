"""Age 9 of Echoes of the Past."""

from __future__ import annotations

from tenages.cards.base.age03 import paper
from tenages.cards.echoes.age02 import scissors
from tenages.cards.echoes.deck import card
from tenages.rules.card import Asking, Card
from tenages.rules.events import BOARD, HAND, SCORE
from tenages.rules.icons import BLUE, CLOCK, CROWN, FACTORY, GREEN, ICONS, LEAF, LIGHTBULB, PURPLE, RED, UP, YELLOW
from tenages.rules.player import Player
from tenages.rules.selecting import highest, lowest, not_of_color, without_icon

calculator = card("Calculator", 9, BLUE, "clock hex clock lightbulb", CLOCK)


@calculator.effect
def calculator_score(you: Player) -> Asking:
    """Score two of your bottom cards that are not blue. If you scored two whose values come to less than 11, draw a
    card of that sum and do all this once more.
    """
    for _ in range(2):
        # Both lie at the bottom when the effect begins (docs/rules.md 8), so they have different colors.
        scored = yield from you.pick(not_of_color(you.bottoms(), BLUE), 2, "score")
        you.score_all(scored)
        total = sum([each.age for each in scored])
        if len(scored) < 2 or total >= 11:
            return
        you.draw(total)


@calculator.effect
def calculator_splay(you: Player) -> Asking:
    """You may splay blue up."""
    yield from you.may_splay(UP, BLUE)


laser = card("Laser", 9, BLUE, "lightbulb lightbulb hex leaf", LIGHTBULB)


@laser.effect
def laser_return(you: Player) -> Asking:
    """Return every age's achievement that is still to be had, then half your score pile, rounded up. Draw and meld a
    10, then another.
    """
    you.return_achievements()
    yield from you.return_some(you.score_pile, (len(you.score_pile) + 1) // 2)
    you.draw_and_meld(10)
    you.draw_and_meld(10)


credit_card = card("Credit Card", 9, GREEN, "echo crown 9 hex", CROWN)


@credit_card.echo
def credit_card_echo(you: Player) -> None:
    """Draw and foreshadow a 9."""
    you.draw_and_foreshadow(9)


@credit_card.effect
def credit_card_take(you: Player) -> Asking:
    """You may take one of your top cards, but not the green one, into your hand to draw and score a card of the same
    value.
    """
    taken: Card | None = yield you.may_take(not_of_color(you.tops(), GREEN))
    if taken:
        you.draw_and_score(taken.age)


@credit_card.effect
def credit_card_splay(you: Player) -> Asking:
    """You may splay green up."""
    yield from you.may_splay(UP, GREEN)


email = card("Email", 9, GREEN, "echo clock clock hex", CLOCK)


@email.echo
def email_echo(you: Player) -> None:
    """Draw and foreshadow a 10."""
    you.draw_and_foreshadow(10)


@email.effect
def email_foreshadow(you: Player) -> None:
    """Draw and foreshadow a 9."""
    you.draw_and_foreshadow(9)


@email.effect
def email_execute(you: Player) -> Asking:
    """Green aside, execute the non-demand effects of your lowest top card without sharing them."""
    chosen: Card | None = yield you.choose(lowest(not_of_color(you.tops(), GREEN)), "execute")
    if chosen is not None:
        yield from you.execute(chosen)


karaoke = card("Karaoke", 9, PURPLE, "hex leaf 9 echo", LEAF)


@karaoke.echo
def karaoke_echo(you: Player) -> Asking:
    """Choose a value below 10, and draw and meld a card of it."""
    value: int = yield you.choose_value_of(range(1, 10), "draw")
    you.remember_card(you.draw_and_meld(value))


@karaoke.effect
def karaoke_execute(you: Player) -> Asking:
    """Execute the non-demand effects of the card that you melded by the echo effect of Karaoke, without sharing
    them.
    """
    melded = you.recall()
    if melded is not None:
        yield from you.execute(melded)


@karaoke.effect
def karaoke_take(you: Player) -> Asking:
    """You may take one of your bottom cards into your hand."""
    yield you.may_take(you.bottoms())


rock = card("Rock", 9, PURPLE, "leaf 9 hex leaf", LEAF)


@rock.demand
def rock_demand(you: Player, me: Player) -> None:
    """I demand: I take your top green card into my hand. If that puts Scissors on top of your green pile, I win."""
    green = you.top(GREEN)
    if green is not None:
        you.transfer(green, me, HAND)
        if you.top(GREEN) is scissors:
            me.win()


@rock.effect
def rock_score(you: Player) -> Asking:
    """You may score one of your top cards. Then you win if your top green card is Paper."""
    yield you.may_score(you.tops())
    if you.top(GREEN) is paper:
        you.win()


helicopter = card("Helicopter", 9, RED, "factory factory factory hex", FACTORY)


@helicopter.effect
def helicopter_transfer(you: Player) -> Asking:
    """Transfer any top card but Helicopter, on whoever's board, to the score pile of the same player. You may reveal
    and return a card from your hand that has an icon in common with it, to repeat this.
    """
    chosen: Card | None = yield you.choose(other_tops(you), "transfer")
    while chosen is not None:
        owner = [player for player in you.table.players if chosen in player.tops()][0]
        you.transfer(chosen, owner, SCORE)
        returned: Card | None = yield you.may_choose_hidden(with_common_icon(you.hand, chosen), "return")
        if returned is None:
            return
        you.reveal(returned)
        you.return_card(returned)
        chosen = yield you.choose(other_tops(you), "transfer")


def other_tops(you: Player) -> tuple[Card, ...]:
    """The top cards of all boards but Helicopter itself."""
    return tuple([top for player in you.table.players for top in player.tops() if top is not helicopter])


def with_common_icon(cards: tuple[Card, ...], other: Card) -> tuple[Card, ...]:
    """The cards that have an icon in common with `other`; bonuses and echo effects are not icons."""
    icons = [icon for icon in ICONS if other.has(icon)]
    return tuple([each for each in cards if any(each.has(icon) for icon in icons)])


jet = card("Jet", 9, RED, "hex echo clock 10", CLOCK)


@jet.echo
def jet_echo(you: Player) -> Asking:
    """Meld any card from your hand."""
    melded: Card | None = yield you.meld_one(you.hand)
    if melded:
        you.remember_card(melded)


@jet.demand
def jet_demand(you: Player, me: Player) -> None:
    """I demand: if I melded a card by the echo effect of Jet, return your top card of its color."""
    melded = me.recall()
    if melded is not None:
        top = you.top(melded.color)
        if top is not None:
            you.return_card(top)


atm = card("ATM", 9, YELLOW, "crown hex echo 9", CROWN)


@atm.echo
def atm_echo(you: Player) -> Asking:
    """Choose a value, and draw and score a card of it."""
    value: int = yield you.choose_value("draw")
    you.draw_and_score(value)


@atm.demand
def atm_demand(you: Player, me: Player) -> Asking:
    """I demand: yellow aside, transfer your highest top card among those without a crown to my board."""
    crownless = without_icon(not_of_color(you.tops(), YELLOW), CROWN)
    yield you.transfer_one(highest(crownless), me, BOARD)


@atm.effect
def atm_splay(you: Player) -> Asking:
    """You may splay purple up."""
    yield from you.may_splay(UP, PURPLE)


wristwatch = card("Wristwatch", 9, YELLOW, "hex factory 10 echo", FACTORY)


@wristwatch.echo
def wristwatch_echo(you: Player) -> Asking:
    """Tuck one of your top cards, but not the yellow one, under its own pile."""
    yield you.tuck_one(not_of_color(you.tops(), YELLOW))


@wristwatch.effect
def wristwatch_tuck(you: Player) -> None:
    """Draw and tuck a card of the value of each bonus that you show now, from the lowest up."""
    for value in sorted(you.bonuses()):
        you.draw_and_tuck(value)
