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


@chemistry.effect("You may splay blue right.")
def chemistry_splay(you: Player) -> Asking:
    yield from you.may_splay(RIGHT, BLUE)


@chemistry.effect(
    "Draw and score a card one higher than your highest top card, then return a card from your score pile."
)
def chemistry_score(you: Player) -> Asking:
    you.draw_and_score(you.highest_top() + 1)
    chosen: Card = yield you.choose(you.score_pile, "return")
    you.return_card(chosen)


physics = card("Physics", 5, BLUE, "factory lightbulb lightbulb hex", LIGHTBULB)


@physics.effect(
    "Draw three 6s and reveal them. If any two of them have the same colour, return them and your whole hand. "
    "Otherwise keep them."
)
def physics_draw(you: Player) -> Asking:
    drawn = you.draw_several(3, 6)
    for each in drawn:
        you.reveal(each)
    if len({each.color for each in drawn}) < len(drawn):
        yield from you.return_all(you.hand)


banking = card("Banking", 5, GREEN, "factory crown hex crown", CROWN)


@banking.demand(
    "I demand you transfer a top card with a factory, but no green one, from your board to mine! If you do, "
    "draw and score a 5!"
)
def banking_demand(you: Player, me: Player) -> Asking:
    chosen: Card | None = yield you.choose(with_icon(not_of_color(you.tops(), GREEN), FACTORY), "transfer")
    if chosen is not None:
        you.transfer(chosen, me, BOARD)
        you.draw_and_score(5)


@banking.effect("You may splay green right.")
def banking_splay(you: Player) -> Asking:
    yield from you.may_splay(RIGHT, GREEN)


measurement = card("Measurement", 5, GREEN, "lightbulb leaf lightbulb hex", LIGHTBULB)


@measurement.effect(
    "You may return a card from your hand. If you do, choose a colour, splay it right on your board, and draw a card "
    "of value equal to the number of your cards of that colour.",
    only=FIRST,
)
def measurement_any_color(you: Player) -> Asking:
    returned: Card | None = yield you.may_choose(you.hand, "return")
    if returned is not None:
        you.return_card(returned)
        color: int = yield you.choose_color(COLORS, "choose color")
        you.announce(color)
        you.splay(color, RIGHT)
        # The 2011 FAQ: for a colour without cards no card is drawn.
        if you.piles[color]:
            you.draw(len(you.piles[color]))


@measurement.effect(
    "You may reveal a card from your hand and return it. If you do, splay its colour right on your board, and draw a "
    "card of value equal to the number of your cards of that colour.",
    only=THIRD,
)
def measurement_its_color(you: Player) -> Asking:
    chosen: Card | None = yield you.may_choose(you.hand, "return")
    if chosen is not None:
        you.reveal(chosen)
        you.return_card(chosen)
        you.splay(chosen.color, RIGHT)
        you.draw(len(you.piles[chosen.color]))


astronomy = card("Astronomy", 5, PURPLE, "crown lightbulb lightbulb hex", LIGHTBULB)


@astronomy.effect("Draw and reveal a 6. If it is green or blue, meld it and repeat this effect. Otherwise keep it.")
def astronomy_draw(you: Player) -> None:
    drawn = you.draw_and_reveal(6)
    while drawn.color in (GREEN, BLUE):
        you.meld(drawn)
        drawn = you.draw_and_reveal(6)


@astronomy.effect(
    "If each of your top cards that is not purple has a value of 6 or more, claim the Universe achievement."
)
def astronomy_claim(you: Player) -> None:
    # Having no such top card at all will do (2011 FAQ).
    if not [top for top in not_of_color(you.tops(), PURPLE) if top.age < 6]:
        you.claim("Universe")


societies = card("Societies", 5, PURPLE, "crown hex lightbulb crown", CROWN)


@societies.demand(
    "I demand you transfer a top card with a lightbulb, but no purple one, from your board to mine! If you do, "
    "draw a 5!",
    only=FIRST,
)
def societies_demand_not_purple(you: Player, me: Player) -> Asking:
    chosen: Card | None = yield you.choose(with_icon(not_of_color(you.tops(), PURPLE), LIGHTBULB), "transfer")
    if chosen is not None:
        you.transfer(chosen, me, BOARD)
        you.draw(5)


@societies.demand(
    "I demand you transfer a top card with a lightbulb that is higher than my top card of its colour from your board "
    "to mine! If you do, draw a 5!",
    only=THIRD,
)
def societies_demand_higher(you: Player, me: Player) -> Asking:
    higher: list[Card] = []
    for top in with_icon(you.tops(), LIGHTBULB):
        mine = me.top(top.color)
        if mine is None or top.age > mine.age:
            higher.append(top)
    chosen: Card | None = yield you.choose(tuple(higher), "transfer")
    if chosen is not None:
        you.transfer(chosen, me, BOARD)
        you.draw(5)


coal = card("Coal", 5, RED, "factory factory factory hex", FACTORY)


@coal.effect("Draw and tuck a 5.")
def coal_tuck(you: Player) -> None:
    you.draw_and_tuck(5)


@coal.effect("You may splay red right.")
def coal_splay(you: Player) -> Asking:
    yield from you.may_splay(RIGHT, RED)


@coal.effect("You may score one of your top cards. If you do, score the card beneath it as well.")
def coal_score(you: Player) -> Asking:
    chosen: Card | None = yield you.may_choose(you.tops(), "score")
    if chosen is not None:
        you.score(chosen)
        beneath = you.top(chosen.color)
        if beneath is not None:
            you.score(beneath)


the_pirate_code = card("The Pirate Code", 5, RED, "crown factory crown hex", CROWN)


@the_pirate_code.demand("I demand you transfer two cards, each a 4 or lower, from your score pile to mine!")
def the_pirate_code_demand(you: Player, me: Player) -> Asking:
    given = yield from you.pick(of_value(you.score_pile, 1, 2, 3, 4), 2, "transfer")
    you.transfer_all(given, me, SCORE)
    you.remember(len(given))


@the_pirate_code.effect(
    "If any card was transferred due to the demand, score the lowest of your top cards with a crown."
)
def the_pirate_code_score(you: Player) -> Asking:
    if you.anything_remembered():
        chosen: Card | None = yield you.choose(lowest(with_icon(you.tops(), CROWN)), "score")
        if chosen is not None:
            you.score(chosen)


statistics = card("Statistics", 5, YELLOW, "leaf lightbulb leaf hex", LEAF)


@statistics.demand(
    "I demand you transfer the highest card in your score pile to your hand! If you do and it is then the only card "
    "in your hand, repeat this effect!",
    only=FIRST,
)
def statistics_demand_one(you: Player, me: Player) -> Asking:
    chosen: Card | None = yield you.choose(highest(you.score_pile), "transfer")
    while chosen is not None:
        you.transfer(chosen, you, HAND)
        if len(you.hand) > 1:
            return
        chosen = yield you.choose(highest(you.score_pile), "transfer")


@statistics.demand(
    "I demand you transfer all cards of the highest value from your score pile to your hand!", only=THIRD
)
def statistics_demand_all(you: Player, me: Player) -> None:
    you.transfer_all(highest(you.score_pile), you, HAND)


@statistics.effect("You may splay yellow right.")
def statistics_splay(you: Player) -> Asking:
    yield from you.may_splay(RIGHT, YELLOW)


steam_engine = card("Steam Engine", 5, YELLOW, "hex factory crown factory", FACTORY)


@steam_engine.effect("Draw and tuck two 4s, one after the other, then score your bottom yellow card.")
def steam_engine_tuck(you: Player) -> None:
    you.draw_and_tuck(4)
    you.draw_and_tuck(4)
    yellow = you.piles[YELLOW]
    if yellow:
        you.score(yellow[-1])
