"""Age 4 of Echoes of the Past."""

from __future__ import annotations

from tenages.cards.echoes.deck import card
from tenages.rules.card import Asking, Card
from tenages.rules.events import BOARD, SCORE
from tenages.rules.icons import (
    BLUE,
    CASTLE,
    CLOCK,
    COLORS,
    CROWN,
    FACTORY,
    GREEN,
    LEAF,
    LEFT,
    LIGHTBULB,
    PURPLE,
    RED,
    RIGHT,
    UNSPLAYED,
    UP,
    YELLOW,
)
from tenages.rules.player import Player
from tenages.rules.selecting import highest_value, lowest, not_of_color, of_color, of_value, with_icon

slide_rule = card("Slide Rule", 4, BLUE, "lightbulb lightbulb lightbulb hex", LIGHTBULB)


@slide_rule.effect
def slide_rule_splay(you: Player) -> Asking:
    """You may splay yellow right."""
    yield from you.may_splay(RIGHT, YELLOW)


@slide_rule.effect
def slide_rule_draw(you: Player) -> None:
    """Draw a card of the value of your lowest top card, plus one for each color that you have splayed."""
    splayed = [color for color in COLORS if you.splays[color] != UNSPLAYED]
    you.draw(highest_value(lowest(you.tops())) + len(splayed))


telescope = card("Telescope", 4, BLUE, "hex 4 lightbulb echo", LIGHTBULB)


@telescope.echo
def telescope_echo(you: Player) -> None:
    """Draw and foreshadow a 5."""
    you.draw_and_foreshadow(5)


@telescope.effect
def telescope_achieve(you: Player) -> Asking:
    """You may put a card from your forecast on top of its supply pile. Having done so, achieve another card from your
    forecast, if you are eligible.
    """
    chosen: Card | None = yield you.may_choose(you.forecast, "put on deck")
    if chosen is not None:
        you.put_on_deck(chosen)
        within_reach = tuple([ahead for ahead in you.forecast if you.can_achieve(ahead.age)])
        claimed: Card | None = yield you.choose(within_reach, "achieve")
        if claimed is not None:
            you.achieve(claimed)


chintz = card("Chintz", 4, GREEN, "crown hex crown 4", CROWN)


@chintz.effect
def chintz_draw(you: Player) -> None:
    """Draw a 4."""
    you.draw(4)


@chintz.effect
def chintz_score(you: Player) -> None:
    """If your hand is a single card, draw a 4, then draw and score another."""
    if len(you.hand) == 1:
        you.draw(4)
        you.draw_and_score(4)


globe = card("Globe", 4, GREEN, "factory 4 factory hex", FACTORY)


@globe.effect
def globe_return(you: Player) -> Asking:
    """You may reveal and return up to three cards of one color from your hand. Having returned any, splay one of your
    colors (left for one card, right for two, up for three), then draw and foreshadow a 6.
    """
    returned = 0
    chosen: Card | None = yield you.may_choose(you.hand, "return")
    while chosen is not None:
        # Everyone must see that they have the same color.
        you.reveal(chosen)
        you.return_card(chosen)
        returned += 1
        if returned == 3:
            break
        chosen = yield you.may_choose_hidden(of_color(you.hand, chosen.color), "return")
    if returned:
        direction = (LEFT, RIGHT, UP)[returned - 1]
        # If no pile can change, nothing is asked.
        if any(you.can_splay(color, direction) for color in COLORS):
            yield from you.splay_any(you, direction)
        you.draw_and_foreshadow(6)


clock = card("Clock", 4, PURPLE, "echo 5 hex lightbulb", LIGHTBULB)


@clock.echo
def clock_echo(you: Player) -> Asking:
    """You may splay right the color of which you have most cards."""
    most = max([len(pile) for pile in you.piles])
    yield from you.may_splay(RIGHT, *[color for color in COLORS if len(you.piles[color]) == most])


@clock.demand
def clock_demand(you: Player, me: Player) -> Asking:
    """I demand: draw and reveal three 10s, count the clocks on them and return them. Transfer all cards whose value is
    that number from your hand and your score pile to my score pile.
    """
    drawn = tuple([you.draw_and_reveal(10) for _ in range(3)])
    yield from you.return_all(drawn)
    value = sum([each.count(CLOCK) for each in drawn])
    you.transfer_all(of_value(you.hand, value), me, SCORE)
    you.transfer_all(of_value(you.score_pile, value), me, SCORE)


toilet = card("Toilet", 4, PURPLE, "echo leaf hex leaf", LEAF)


@toilet.echo
def toilet_echo(you: Player) -> None:
    """Draw and tuck a 4."""
    you.draw_and_tuck(4)


@toilet.demand
def toilet_demand(you: Player, me: Player) -> Asking:
    """I demand: return all your score cards whose value is the highest bonus on my board."""
    yield from you.return_all(of_value(you.score_pile, max(me.bonuses(), default=0)))


@toilet.effect
def toilet_swap(you: Player) -> Asking:
    """You may return a card from your hand to draw one of the same value."""
    returned: Card | None = yield you.may_return(you.hand)
    if returned:
        you.draw(returned.age)


kobukson = card("Kobukson", 4, RED, "5 factory hex echo", FACTORY)


@kobukson.echo
def kobukson_echo(you: Player) -> Asking:
    """Splay left one color of any player."""
    players = you.table.players
    # Any player may be named, also one whose piles stay as they are. If no pile can change, nothing is asked.
    if any(player.can_splay(color, LEFT) for player in players for color in COLORS):
        owner: Player = yield you.choose_player(players, "choose player")
        yield from you.splay_any(owner, LEFT)


@kobukson.demand
def kobukson_demand(you: Player, me: Player) -> Asking:
    """I demand: every top card of yours with a castle goes back to the supply. Then draw and tuck a 4."""
    castles = with_icon(you.tops(), CASTLE)
    yield from you.return_all(castles)
    you.remember(len(castles))
    you.draw_and_tuck(4)


@kobukson.effect
def kobukson_tuck(you: Player) -> None:
    """Draw and tuck a 4 for every two cards that the demand returned."""
    returned = sum([player.remembered() for player in you.table.players])
    for _ in range(returned // 2):
        you.draw_and_tuck(4)


shuriken = card("Shuriken", 4, RED, "crown crown hex crown", CROWN)


@shuriken.demand
def shuriken_demand(you: Player, me: Player) -> Asking:
    """I demand: transfer one of your top cards with a castle or a lightbulb, but not red, to my board. For it, draw a
    4.
    """
    fitting = tuple([top for top in not_of_color(you.tops(), RED) if top.has(CASTLE) or top.has(LIGHTBULB)])
    given: Card | None = yield you.transfer_one(fitting, me, BOARD)
    if given:
        you.draw(4)


@shuriken.effect
def shuriken_splay(you: Player) -> Asking:
    """You may splay purple right."""
    yield from you.may_splay(RIGHT, PURPLE)


barometer = card("Barometer", 4, YELLOW, "leaf echo leaf hex", LEAF)


@barometer.echo
def barometer_echo(you: Player) -> Asking:
    """Take a 5 from your forecast into your hand."""
    yield you.take_one(of_value(you.forecast, 5))


@barometer.effect
def barometer_foreshadow(you: Player) -> Asking:
    """Choose a bonus on any board. Draw and foreshadow a card two higher."""
    shown = [bonus for player in you.table.players for bonus in player.bonuses()]
    chosen: int | None = yield you.choose_value_of(shown, "choose value")
    # Without a visible bonus, it counts as 0 (docs/rules.md 9).
    you.draw_and_foreshadow((chosen or 0) + 2)


@barometer.effect
def barometer_claim(you: Player) -> Asking:
    """You may reveal and return all cards of your forecast. If any of them was blue, claim Destiny."""
    cards = you.forecast
    if cards:
        agreed: bool | None = yield you.may("return")
        if agreed:
            # Their colors decide, so everyone sees the cards.
            for each in cards:
                you.reveal(each)
            yield from you.return_all(cards)
            if of_color(cards, BLUE):
                you.claim("Destiny")


pencil = card("Pencil", 4, YELLOW, "hex echo lightbulb 4", LIGHTBULB)


@pencil.echo
def pencil_echo(you: Player) -> None:
    """Draw a 5."""
    you.draw(5)


@pencil.effect
def pencil_return(you: Player) -> Asking:
    """You may return up to three cards from your hand to draw equally many, one higher than the highest of them. One
    that you drew you foreshadow; the others you return.
    """
    returned = yield from you.return_up_to(3)
    if returned:
        drawn = you.draw_several(len(returned), highest_value(returned) + 1)
        chosen: Card = yield you.choose(drawn, "foreshadow")
        you.foreshadow(chosen)
        yield from you.return_all(tuple([each for each in drawn if each is not chosen]))
