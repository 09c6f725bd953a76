"""Age 6 of the base set."""

from __future__ import annotations

from tenages.cards.base.deck import card
from tenages.rules.card import FIRST, THIRD, Asking, Card
from tenages.rules.events import HAND, SCORE
from tenages.rules.icons import BLUE, COLORS, CROWN, FACTORY, GREEN, LEAF, LIGHTBULB, PURPLE, RED, RIGHT, YELLOW
from tenages.rules.player import Player
from tenages.rules.selecting import highest, highest_value, lowest, of_color, without_icon

atomic_theory = card("Atomic Theory", 6, BLUE, "lightbulb lightbulb lightbulb hex", LIGHTBULB)


@atomic_theory.effect
def atomic_theory_splay(you: Player) -> Asking:
    """You may splay blue right."""
    yield from you.may_splay(RIGHT, BLUE)


@atomic_theory.effect
def atomic_theory_meld(you: Player) -> None:
    """Draw and meld a 7."""
    you.draw_and_meld(7)


encyclopedia = card("Encyclopedia", 6, BLUE, "hex crown crown crown", CROWN)


@encyclopedia.effect
def encyclopedia_meld(you: Player) -> Asking:
    """You may meld the highest cards of your score pile: every one of them, or none."""
    yield from you.may_meld_all(highest(you.score_pile))


classification = card("Classification", 6, GREEN, "lightbulb lightbulb lightbulb hex", LIGHTBULB)


@classification.effect
def classification_meld(you: Player) -> Asking:
    """Name the color of a card in your hand. Take all cards of that color out of your opponents' hands into yours,
    then meld all that you hold of it.
    """
    color: int | None = yield you.choose_hidden_color(you.hand, "choose color")
    if color is None:
        return
    you.announce_color(color)
    # All show their hands, so that everyone sees which cards leave and that none of that color stays (2011 FAQ).
    for opponent in you.opponents():
        if opponent.hand:
            opponent.show_hand()
        you.transfer_all(of_color(opponent.hand, color), you, HAND)
    melded: Card | None = yield you.meld_hidden(of_color(you.hand, color))
    while melded:
        melded = yield you.meld_hidden(of_color(you.hand, color))


metric_system = card("Metric System", 6, GREEN, "hex factory crown crown", CROWN)


@metric_system.effect
def metric_system_splay_any(you: Player) -> Asking:
    """With green splayed right, you may splay one more color right."""
    if you.splays[GREEN] == RIGHT:
        yield from you.may_splay(RIGHT, *COLORS)


@metric_system.effect
def metric_system_splay_green(you: Player) -> Asking:
    """You may splay green right."""
    yield from you.may_splay(RIGHT, GREEN)


democracy = card("Democracy", 6, PURPLE, "crown lightbulb lightbulb hex", LIGHTBULB)


@democracy.effect
def democracy_return(you: Player) -> Asking:
    """You may return as many cards from your hand as you like. If Democracy has had you return more in this action than
    any opponent, draw and score an 8.
    """
    returned = yield from you.return_up_to(len(you.hand))
    you.remember(len(returned))
    most = max([opponent.remembered() for opponent in you.opponents()])
    if you.remembered() > most:
        you.draw_and_score(8)


emancipation = card("Emancipation", 6, PURPLE, "factory lightbulb factory hex", FACTORY)


@emancipation.demand
def emancipation_demand(you: Player, me: Player) -> Asking:
    """I demand: transfer any card from your hand to my score pile. For it, draw a 6."""
    given: Card | None = yield you.transfer_one(you.hand, me, SCORE)
    if given:
        you.draw(6)


@emancipation.effect
def emancipation_splay(you: Player) -> Asking:
    """You may splay red or purple right."""
    yield from you.may_splay(RIGHT, RED, PURPLE)


industrialization = card("Industrialization", 6, RED, "crown factory factory hex", FACTORY)


@industrialization.effect_in(FIRST)
def industrialization_tuck_by_icons(you: Player) -> None:
    """Draw and tuck a 6 for each pair of factories that you show."""
    for _ in range(you.count(FACTORY) // 2):
        you.draw_and_tuck(6)


@industrialization.effect_in(THIRD)
def industrialization_tuck_by_colors(you: Player) -> None:
    """Draw and tuck a 6 for each of your colors that shows a factory."""
    for _ in range(you.colors_showing(FACTORY)):
        you.draw_and_tuck(6)


@industrialization.effect
def industrialization_splay(you: Player) -> Asking:
    """You may splay red or purple right."""
    yield from you.may_splay(RIGHT, RED, PURPLE)


machine_tools = card("Machine Tools", 6, RED, "factory factory hex factory", FACTORY)


@machine_tools.effect
def machine_tools_score(you: Player) -> None:
    """Draw and score a card as high as your highest score card."""
    you.draw_and_score(highest_value(you.score_pile))


canning = card("Canning", 6, YELLOW, "hex factory leaf factory", FACTORY)


@canning.effect
def canning_tuck(you: Player) -> Asking:
    """You may draw and tuck a 6 to score all those top cards of yours that lack a factory."""
    agreed: bool | None = yield you.may("tuck")
    if agreed:
        you.draw_and_tuck(6)
        you.score_all(without_icon(you.tops(), FACTORY))


@canning.effect
def canning_splay(you: Player) -> Asking:
    """You may splay yellow right."""
    yield from you.may_splay(RIGHT, YELLOW)


vaccination = card("Vaccination", 6, YELLOW, "leaf factory leaf hex", LEAF)


@vaccination.demand
def vaccination_demand(you: Player, me: Player) -> Asking:
    """I demand: return your lowest score cards, all of them. For any, draw and meld a 6."""
    cards = lowest(you.score_pile)
    yield from you.return_all(cards)
    if cards:
        you.remember()
        you.draw_and_meld(6)


@vaccination.effect
def vaccination_meld(you: Player) -> None:
    """If the demand sent a card back, draw and meld a 7."""
    if you.anything_remembered():
        you.draw_and_meld(7)
