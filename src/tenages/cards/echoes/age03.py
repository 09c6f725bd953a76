"""Age 3 of Echoes of the Past."""

from __future__ import annotations

from tenages.cards.echoes.deck import card
from tenages.rules.card import Asking, Card
from tenages.rules.events import FORECAST, SCORE
from tenages.rules.icons import (
    BLUE,
    BONUS,
    CASTLE,
    CROWN,
    GREEN,
    ICONS,
    LEAF,
    LEFT,
    LIGHTBULB,
    PURPLE,
    RED,
    SPLAY_NAMES,
    UNSPLAYED,
    YELLOW,
)
from tenages.rules.player import Player
from tenages.rules.selecting import not_of_color, of_value, with_icon, without_icon

almanac = card("Almanac", 3, BLUE, "hex leaf 4 echo", LEAF)


@almanac.echo
def almanac_echo(you: Player) -> None:
    """Draw and foreshadow a 4."""
    you.draw_and_foreshadow(4)


@almanac.effect
def almanac_return(you: Player) -> Asking:
    """You may reveal and return a card with a bonus from your forecast, to draw and score a card one higher than that
    bonus.
    """
    chosen: Card | None = yield you.may_choose_hidden_in(you.forecast, with_icon(you.forecast, BONUS), "return")
    if chosen is not None:
        # The bonus decides what is drawn, so everyone sees the card.
        you.reveal(chosen)
        you.return_card(chosen)
        you.draw_and_score(chosen.bonus + 1)


magnifying_glass = card("Magnifying Glass", 3, BLUE, "lightbulb hex 3 echo", LIGHTBULB)


@magnifying_glass.echo
def magnifying_glass_echo(you: Player) -> Asking:
    """Draw a 4, and return any card from your hand for it."""
    you.draw(4)
    yield you.return_one(you.hand)


@magnifying_glass.effect
def magnifying_glass_return(you: Player) -> Asking:
    """You may return three cards of one value from your hand to draw a card two higher."""
    # "Three cards of equal value" is one condition, so it is offered only if it can be fulfilled (docs/rulings.md).
    threefold = tuple([held for held in you.hand if len(of_value(you.hand, held.age)) >= 3])
    first: Card | None = yield you.may_return(threefold)
    if first:
        yield you.return_one(of_value(you.hand, first.age))
        yield you.return_one(of_value(you.hand, first.age))
        you.draw(first.age + 2)


@magnifying_glass.effect
def magnifying_glass_splay(you: Player) -> Asking:
    """You may splay yellow or blue left."""
    yield from you.may_splay(LEFT, YELLOW, BLUE)


charitable_trust = card("Charitable Trust", 3, GREEN, "echo hex crown 3", CROWN)


@charitable_trust.echo
def charitable_trust_echo(you: Player) -> Asking:
    """Draw a 3 or a 4."""
    value: int = yield you.choose_value_of((3, 4), "draw")
    you.remember_card(you.draw(value))


@charitable_trust.effect
def charitable_trust_meld(you: Player) -> Asking:
    """You may meld the card that you drew by the echo effect of Charitable Trust. Doing so, either return your top
    green card or achieve it, if you are eligible.
    """
    drawn = you.recall()
    if drawn is None or drawn not in you.hand:
        return
    melded: Card | None = yield you.may_meld((drawn,))
    green = you.top(GREEN)
    if melded is None or green is None:
        return
    alternative = 1
    if you.can_achieve(green.age):
        alternative = yield you.choose_either("either")
    if alternative == 1:
        you.return_card(green)
    else:
        you.achieve(green)


homing_pigeons = card("Homing Pigeons", 3, GREEN, "3 leaf hex leaf", LEAF)


@homing_pigeons.demand
def homing_pigeons_demand(you: Player, me: Player) -> Asking:
    """I demand: return two cards from your score pile, each of a value that I have in my hand."""
    matching = of_value(you.score_pile, *[held.age for held in me.hand])
    chosen = yield from you.pick(matching, 2, "return")
    yield from you.return_all(chosen)


@homing_pigeons.effect
def homing_pigeons_splay(you: Player) -> Asking:
    """You may splay red or green left."""
    yield from you.may_splay(LEFT, RED, GREEN)


novel = card("Novel", 3, PURPLE, "hex 3 crown echo", CROWN)


@novel.echo
def novel_echo(you: Player) -> None:
    """Draw a 3."""
    you.draw(3)


@novel.effect
def novel_draw(you: Player) -> Asking:
    """Draw a 3. Then you may splay purple left."""
    you.draw(3)
    yield from you.may_splay(LEFT, PURPLE)


@novel.effect
def novel_claim(you: Player) -> None:
    """If one icon, but not the crown, is on each of your top cards other than purple, claim Supremacy."""
    tops = not_of_color(you.tops(), PURPLE)
    common = [icon for icon in ICONS if icon != CROWN and not without_icon(tops, icon)]
    # Without any such top card, there are no cards with an icon in common.
    if tops and common:
        you.claim("Supremacy")


sunglasses = card("Sunglasses", 3, PURPLE, "hex 3 echo castle", CASTLE)


@sunglasses.echo
def sunglasses_echo(you: Player) -> Asking:
    """Score a card from your hand whose color you have splayed."""
    # If no color is splayed, everyone can see that no card fits.
    if any(splay != UNSPLAYED for splay in you.splays):
        fitting = tuple([held for held in you.hand if you.splays[held.color] != UNSPLAYED])
        yield you.score_hidden(fitting)


@sunglasses.effect
def sunglasses_splay(you: Player) -> Asking:
    """You may splay purple the way another color of yours is splayed, or another color the way that purple is."""
    purple = you.splays[PURPLE]
    others = [color for color in you.colors() if color != PURPLE]
    models = tuple([color for color in others if you.splays[color] and you.can_splay(PURPLE, you.splays[color])])
    copies = tuple([color for color in others if purple and you.can_splay(color, purple)])
    if models and copies:
        alternative: int | None = yield you.may_choose_either("either")
        if alternative == 1:
            model: int = yield you.choose_color(models, "choose color")
            you.splay(PURPLE, you.splays[model])
        elif alternative == 2:
            copy: int = yield you.choose_color(copies, f"splay {SPLAY_NAMES[purple]}")
            you.splay(copy, purple)
    elif models:
        agreed: int | None = yield you.may_choose_color(models, "choose color")
        if agreed is not None:
            you.splay(PURPLE, you.splays[agreed])
    else:
        yield from you.may_splay(purple, *copies)


katana = card("Katana", 3, RED, "castle castle hex castle", CASTLE)


@katana.demand
def katana_demand(you: Player, me: Player) -> Asking:
    """I demand: transfer two of your top cards with a castle to my score pile. If any went, draw a card whose value is
    the number of castles on them, and transfer it to my forecast.
    """
    given = yield from you.pick(with_icon(you.tops(), CASTLE), 2, "transfer")
    if given:
        you.transfer_all(given, me, SCORE)
        drawn = you.draw(sum([each.count(CASTLE) for each in given]))
        you.transfer(drawn, me, FORECAST)


liquid_fire = card("Liquid Fire", 3, RED, "hex lightbulb lightbulb lightbulb", LIGHTBULB)


@liquid_fire.demand
def liquid_fire_demand(you: Player, me: Player) -> None:
    """I demand: draw a card as high as the best bonus on your board and show it. It goes to my forecast; for a red one
    your whole hand goes to my score pile.
    """
    # Its color decides, so everyone sees the card.
    drawn = you.draw_and_reveal(max(you.bonuses(), default=0))
    you.transfer(drawn, me, FORECAST)
    if drawn.color == RED:
        you.transfer_all(you.hand, me, SCORE)


deodorant = card("Deodorant", 3, YELLOW, "crown echo crown hex", CROWN)


@deodorant.echo
def deodorant_echo(you: Player) -> None:
    """Draw and meld a 3."""
    you.draw_and_meld(3)


@deodorant.effect
def deodorant_draw(you: Player) -> None:
    """Draw and meld a 3 if one of your top cards has a castle. If none has, draw a 4."""
    if with_icon(you.tops(), CASTLE):
        you.draw_and_meld(3)
    else:
        you.draw(4)


sandpaper = card("Sandpaper", 3, YELLOW, "crown crown hex leaf", CROWN)


@sandpaper.effect
def sandpaper_return(you: Player) -> Asking:
    """You may trade as many cards from your hand as you like for 3s: return them, then draw. Meld a card from your
    hand.
    """
    returned = yield from you.return_up_to(len(you.hand))
    you.draw_several(len(returned), 3)
    yield you.meld_one(you.hand)
