"""Age 6 of Echoes of the Past."""

from __future__ import annotations

from tenages.cards.echoes.deck import card
from tenages.rules.card import Asking, Card
from tenages.rules.events import BOARD, HAND, SCORE
from tenages.rules.icons import BLUE, COLORS, CROWN, FACTORY, GREEN, LEAF, LIGHTBULB, PURPLE, RED, RIGHT, YELLOW
from tenages.rules.player import Player
from tenages.rules.selecting import different_values, highest_value, lowest, of_value

bifocals = card("Bifocals", 6, BLUE, "echo hex crown crown", CROWN)


@bifocals.echo
def bifocals_echo(you: Player) -> Asking:
    """Draw and foreshadow a card of a value of your choice."""
    value: int = yield you.choose_value("draw")
    you.draw_and_foreshadow(value)


@bifocals.effect
def bifocals_swap(you: Player) -> Asking:
    """You may return a card from your forecast to draw and foreshadow one of the same value."""
    returned: Card | None = yield you.may_return(you.forecast)
    if returned:
        you.draw_and_foreshadow(returned.age)


@bifocals.effect
def bifocals_splay(you: Player) -> Asking:
    """You may splay green right."""
    yield from you.may_splay(RIGHT, GREEN)


stethoscope = card("Stethoscope", 6, BLUE, "lightbulb echo lightbulb hex", LIGHTBULB)


@stethoscope.echo
def stethoscope_echo(you: Player) -> Asking:
    """Meld a card from your hand that is blue or yellow."""
    fitting = tuple([held for held in you.hand if held.color in (BLUE, YELLOW)])
    melded: Card | None = yield you.meld_hidden(fitting)
    if melded:
        you.remember_card(melded)


@stethoscope.effect
def stethoscope_draw(you: Player) -> None:
    """Draw a 7. If the echo effect of Stethoscope made you meld a blue card, draw an 8 as well."""
    you.draw(7)
    melded = you.recall()
    if melded is not None and melded.color == BLUE:
        you.draw(8)


@stethoscope.effect
def stethoscope_splay(you: Player) -> Asking:
    """You may splay yellow right."""
    yield from you.may_splay(RIGHT, YELLOW)


hot_air_balloon = card("Hot Air Balloon", 6, GREEN, "lightbulb echo hex 7", LIGHTBULB)


@hot_air_balloon.echo
def hot_air_balloon_echo(you: Player) -> None:
    """Draw and score a 7."""
    you.draw_and_score(7)


@hot_air_balloon.effect
def hot_air_balloon_achieve(you: Player) -> Asking:
    """You may achieve, if you are eligible, a top card of an opponent who has an achievement of the same value; your
    top green card then goes to that board. If you do not, draw and meld a 7.
    """
    owners: dict[Card, Player] = {}
    for opponent in you.opponents():
        for top in opponent.tops():
            if you.can_achieve(top.age) and of_value(opponent.achieved, top.age):
                owners[top] = opponent
    chosen: Card | None = yield you.may_choose(tuple(owners), "achieve")
    if chosen is None:
        you.draw_and_meld(7)
        return
    you.achieve(chosen)
    green = you.top(GREEN)
    if green is not None:
        you.transfer(green, owners[chosen], BOARD)


steamboat = card("Steamboat", 6, GREEN, "hex 6 crown crown", CROWN)


@steamboat.demand
def steamboat_demand(you: Player, me: Player) -> Asking:
    """I demand: draw a 6 and show it. Blue or yellow, I get your whole hand with it. Red or green, you keep it, but two
    of your score cards go to my score pile. Purple, you just keep it.
    """
    drawn = you.draw_and_reveal(6)
    if drawn.color in (BLUE, YELLOW):
        you.transfer_all(you.hand, me, HAND)
    elif drawn.color in (RED, GREEN):
        given = yield from you.pick(you.score_pile, 2, "transfer")
        you.transfer_all(given, me, SCORE)


indian_clubs = card("Indian Clubs", 6, PURPLE, "hex leaf 6 leaf", LEAF)


@indian_clubs.demand
def indian_clubs_demand(you: Player, me: Player) -> Asking:
    """I demand: return two cards from your score pile."""
    yield from you.return_some(you.score_pile, 2)


@indian_clubs.effect
def indian_clubs_score(you: Player) -> Asking:
    """For each different value in your score pile, score a card of that value from your hand."""
    for value in sorted({scored.age for scored in you.score_pile}):
        yield you.score_one(of_value(you.hand, value))


kaleidoscope = card("Kaleidoscope", 6, PURPLE, "6 lightbulb hex lightbulb", LIGHTBULB)


@kaleidoscope.effect
def kaleidoscope_meld(you: Player) -> Asking:
    """Draw and meld a 7. You may splay its color right."""
    melded = you.draw_and_meld(7)
    yield from you.may_splay(RIGHT, melded.color)


loom = card("Loom", 6, RED, "factory 6 hex echo", FACTORY)


@loom.echo
def loom_echo(you: Player) -> Asking:
    """Score the lowest of your top cards."""
    yield you.score_one(lowest(you.tops()))


@loom.effect
def loom_tuck(you: Player) -> Asking:
    """You may return two of your score cards that differ in value to draw and tuck three 6s."""
    # "Two cards of different value" is one condition, so it is offered only if it can be fulfilled (docs/rulings.md).
    if different_values(you.score_pile) < 2:
        return
    first: Card | None = yield you.may_return(you.score_pile)
    if first:
        yield you.return_one(tuple([scored for scored in you.score_pile if scored.age != first.age]))
        for _ in range(3):
            you.draw_and_tuck(6)


@loom.effect
def loom_claim(you: Player) -> None:
    """If one of your colors shows at least five pictures, claim Heritage."""
    if max([you.hexes(color) for color in COLORS]) >= 5:
        you.claim("Heritage")


shrapnel = card("Shrapnel", 6, RED, "factory factory factory hex", FACTORY)


@shrapnel.demand
def shrapnel_demand(you: Player, me: Player) -> None:
    """I demand: draw and tuck a 6. In its color, your top two cards go to my score pile; then my bottom card goes to
    yours.
    """
    color = you.draw_and_tuck(6).color
    you.transfer_all(you.piles[color][:2], me, SCORE)
    you.transfer_all(me.piles[color][-1:], you, SCORE)


dentures = card("Dentures", 6, YELLOW, "echo factory factory hex", FACTORY)


@dentures.echo
def dentures_echo(you: Player) -> None:
    """Draw and tuck a 6."""
    you.remember_card(you.draw_and_tuck(6))


@dentures.effect
def dentures_score(you: Player) -> None:
    """In the color of the last card that Dentures made you tuck, score your top two cards, but never the bottom one.
    As long as that gives nothing, draw and tuck a 6 and try its color.
    """
    tucked = you.recall()
    while tucked is None or len(you.piles[tucked.color]) < 2:
        tucked = you.draw_and_tuck(6)
    you.score_all(you.piles[tucked.color][:-1][:2])


@dentures.effect
def dentures_splay(you: Player) -> Asking:
    """You may splay blue right."""
    yield from you.may_splay(RIGHT, BLUE)


morphine = card("Morphine", 6, YELLOW, "lightbulb hex 7 echo", LIGHTBULB)


@morphine.echo
def morphine_echo(you: Player) -> Asking:
    """Score an odd card from your hand."""
    yield you.score_one(of_odd_value(you.hand))


@morphine.demand
def morphine_demand(you: Player, me: Player) -> Asking:
    """I demand: return all odd cards in your hand, then draw a 6."""
    odd = of_odd_value(you.hand)
    yield from you.return_all(odd)
    you.remember(highest_value(odd))
    you.draw(6)


@morphine.effect
def morphine_draw(you: Player) -> None:
    """If the demand returned any, draw a card one higher than the highest."""
    highest = max([player.remembered() for player in you.table.players])
    if highest:
        you.draw(highest + 1)


@morphine.effect
def morphine_splay(you: Player) -> Asking:
    """You may splay red right."""
    yield from you.may_splay(RIGHT, RED)


def of_odd_value(cards: tuple[Card, ...]) -> tuple[Card, ...]:
    """The cards whose value is odd."""
    return tuple([each for each in cards if each.age % 2 == 1])
