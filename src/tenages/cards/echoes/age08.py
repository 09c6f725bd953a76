"""Age 8 of Echoes of the Past."""

from __future__ import annotations

from tenages.cards.base.age10 import ai
from tenages.cards.echoes.deck import card
from tenages.rules.card import Asking, Card
from tenages.rules.events import BOARD, HAND
from tenages.rules.icons import BLUE, CLOCK, CROWN, FACTORY, GREEN, LEAF, LIGHTBULB, PURPLE, RED, UP, YELLOW
from tenages.rules.player import Player
from tenages.rules.selecting import highest, of_value, with_icon, without_icon

radio_telescope = card("Radio Telescope", 8, BLUE, "hex lightbulb lightbulb lightbulb", LIGHTBULB)


@radio_telescope.effect
def radio_telescope_meld(you: Player) -> Asking:
    """Draw a 9 for every two lightbulbs that you show. Meld one of the drawn cards and return the others. If the
    one melded is A.I., you win.
    """
    drawn = you.draw_several(you.count(LIGHTBULB) // 2, 9)
    melded: Card | None = yield you.meld_one(drawn)
    if melded:
        yield from you.return_all(tuple([other for other in drawn if other is not melded]))
        if melded is ai:
            you.win()


x_ray = card("X-Ray", 8, BLUE, "hex leaf echo 8", LEAF)


@x_ray.echo
def x_ray_echo(you: Player) -> None:
    """Draw and tuck an 8."""
    you.draw_and_tuck(8)


@x_ray.effect
def x_ray_foreshadow(you: Player) -> Asking:
    """For every three leaves that you show, choose a value, and draw and foreshadow a card of it."""
    for _ in range(you.count(LEAF) // 3):
        value: int = yield you.choose_value("draw")
        you.draw_and_foreshadow(value)


@x_ray.effect
def x_ray_splay(you: Player) -> Asking:
    """You may splay yellow up."""
    yield from you.may_splay(UP, YELLOW)


nylon = card("Nylon", 8, GREEN, "8 factory factory hex", FACTORY)


@nylon.effect
def nylon_tuck(you: Player) -> None:
    """For every three factories that you show, draw and tuck an 8. If one of these was green, repeat this."""
    repeat = True
    while repeat:
        tucked = [you.draw_and_tuck(8) for _ in range(you.count(FACTORY) // 3)]
        repeat = GREEN in [each.color for each in tucked]


@nylon.effect
def nylon_splay(you: Player) -> Asking:
    """You may splay red up."""
    yield from you.may_splay(UP, RED)


sliced_bread = card("Sliced Bread", 8, GREEN, "echo hex 9 crown", CROWN)


@sliced_bread.echo
def sliced_bread_echo(you: Player) -> Asking:
    """Return your whole hand, then draw two 8s."""
    yield from you.return_all(you.hand)
    you.draw_several(2, 8)


@sliced_bread.effect
def sliced_bread_score(you: Player) -> Asking:
    """Return one of your score cards. Draw and score two cards that are one lower."""
    returned: Card | None = yield you.return_one(you.score_pile)
    # Without a returned card the value is 0 (docs/rules.md 9), and the lowest card is a 1.
    value = 0 if returned is None else returned.age - 1
    you.draw_and_score(value)
    you.draw_and_score(value)


crossword = card("Crossword", 8, PURPLE, "crown 8 hex crown", CROWN)


@crossword.effect
def crossword_draw(you: Player) -> Asking:
    """For each bonus that you show, draw a card of its value, in an order of your choice."""
    yield from you.draw_each(you.bonuses())


television = card("Television", 8, PURPLE, "8 hex clock echo", CLOCK)


@television.echo
def television_echo(you: Player) -> None:
    """Draw and meld an 8."""
    you.draw_and_meld(8)


@television.effect
def television_transfer(you: Player) -> Asking:
    """Choose a value and an opponent: one of that player's score cards of that value goes to the same player's board.
    If the player has an achievement of that value, achieve one more such score card, if you are eligible.
    """
    value: int = yield you.choose_value("choose value")
    you.announce_value(value)
    opponent: Player = yield you.choose_player(you.opponents(), "choose player")
    moved: Card | None = yield you.choose_back_of(opponent, value, "transfer")
    if moved is not None:
        you.transfer(moved, opponent, BOARD)
    if you.can_achieve(value) and value in [claimed.age for claimed in opponent.achieved]:
        claimed: Card | None = yield you.choose_back_of(opponent, value, "achieve")
        if claimed is not None:
            you.achieve(claimed)


bandage = card("Bandage", 8, RED, "leaf echo hex leaf", LEAF)


@bandage.echo
def bandage_echo(you: Player) -> Asking:
    """Meld a card that has a leaf from your hand."""
    yield you.meld_hidden(with_icon(you.hand, LEAF))


@bandage.demand
def bandage_demand(you: Player, me: Player) -> Asking:
    """I demand: of your score cards whose value no card in your hand has, return the highest. Return one of your top
    cards with a clock, too.
    """
    values = [held.age for held in you.hand]
    unmatched = tuple([scored for scored in you.score_pile if scored.age not in values])
    yield you.return_one(highest(unmatched))
    yield you.return_one(with_icon(you.tops(), CLOCK))


parachute = card("Parachute", 8, RED, "factory hex clock clock", CLOCK)


@parachute.demand
def parachute_demand(you: Player, me: Player) -> None:
    """I demand: show your hand, and transfer every card in it that has no clock to mine."""
    if you.hand:
        # So everyone can see that no such card stays.
        you.show_hand()
        you.transfer_all(without_icon(you.hand, CLOCK), me, HAND)


air_conditioner = card("Air Conditioner", 8, YELLOW, "hex echo 9 leaf", LEAF)


@air_conditioner.echo
def air_conditioner_echo(you: Player) -> Asking:
    """You may score a card from your hand."""
    yield you.may_score(you.hand)


@air_conditioner.demand
def air_conditioner_demand(you: Player, me: Player) -> Asking:
    """I demand: return every score card of yours that has the value of one of your own top cards."""
    yield from you.return_all(of_value(you.score_pile, *[top.age for top in you.tops()]))


tractor = card("Tractor", 8, YELLOW, "echo clock clock hex", CLOCK)


@tractor.echo
def tractor_echo(you: Player) -> None:
    """Draw a 7."""
    you.draw(7)


@tractor.effect
def tractor_score(you: Player) -> None:
    """Draw and score a 7, then draw another."""
    you.draw_and_score(7)
    you.draw(7)
