"""Age 5 of Echoes of the Past."""

from __future__ import annotations

from tenages.cards.echoes.deck import card
from tenages.rules.card import Asking, Card
from tenages.rules.events import BOARD
from tenages.rules.icons import (
    BLUE,
    BONUS,
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
from tenages.rules.selecting import different_values, highest_value, not_of_color, of_color, with_icon, without_icon

lightning_rod = card("Lightning Rod", 5, BLUE, "echo factory hex 6", FACTORY)


@lightning_rod.echo
def lightning_rod_echo(you: Player) -> None:
    """Draw and tuck a 5."""
    you.draw_and_tuck(5)


@lightning_rod.demand
def lightning_rod_demand(you: Player, me: Player) -> None:
    """I demand: draw and tuck a 5, then return your top card of its color."""
    tucked = you.draw_and_tuck(5)
    you.return_card(you.piles[tucked.color][0])


@lightning_rod.effect
def lightning_rod_tuck(you: Player) -> Asking:
    """Draw and tuck a 5, then you may return one of your top cards."""
    you.draw_and_tuck(5)
    yield you.may_return(you.tops())


thermometer = card("Thermometer", 5, BLUE, "hex echo 5 lightbulb", LIGHTBULB)


@thermometer.echo
def thermometer_echo(you: Player) -> None:
    """Meld your bottom green card onto its own pile, which stays splayed as it is."""
    you.meld_bottom(GREEN)


@thermometer.effect
def thermometer_meld(you: Player) -> None:
    """Draw and meld a card one higher than your top yellow card. If it is yellow too, repeat this."""
    melded = you.draw_and_meld(highest_value(of_color(you.tops(), YELLOW)) + 1)
    while melded.color == YELLOW:
        melded = you.draw_and_meld(melded.age + 1)


palampore = card("Palampore", 5, GREEN, "factory hex factory 5", FACTORY)


@palampore.effect
def palampore_score(you: Player) -> Asking:
    """If your board shows a bonus more than once, draw and score a card of the value of that bonus."""
    bonuses = you.bonuses()
    repeated = [bonus for bonus in bonuses if bonuses.count(bonus) > 1]
    value: int | None = yield you.choose_value_of(repeated, "draw")
    if value is not None:
        you.draw_and_score(value)


@palampore.effect
def palampore_splay(you: Player) -> Asking:
    """You may splay purple right."""
    yield from you.may_splay(RIGHT, PURPLE)


@palampore.effect
def palampore_claim(you: Player) -> None:
    """If your board shows at least six bonuses, claim Wealth."""
    if you.count(BONUS) >= 6:
        you.claim("Wealth")


seed_drill = card("Seed Drill", 5, GREEN, "lightbulb leaf leaf hex", LEAF)


@seed_drill.demand
def seed_drill_demand(you: Player, me: Player) -> Asking:
    """I demand: return one of your top cards that is lower than 3."""
    low = tuple([top for top in you.tops() if top.age < 3])
    yield you.return_one(low)


@seed_drill.effect
def seed_drill_achievement(you: Player) -> Asking:
    """Choose the 3s, the 4s or the 5s. You may make the bottom card of that pile one more achievement to be had, if a
    card is left there.
    """
    value: int = yield you.choose_value_of((3, 4, 5), "choose value")
    you.announce_value(value)
    yield from you.may_offer_achievement(value)


piano = card("Piano", 5, PURPLE, "5 echo note lightbulb", LIGHTBULB)


@piano.echo
def piano_echo(you: Player) -> Asking:
    """Draw a card of a value that anyone, even you, has in hand."""
    held = [each.age for player in you.table.players for each in player.hand]
    value: int | None = yield you.choose_value_of(held, "draw")
    if value is not None:
        you.draw(value)


@piano.effect
def piano_score(you: Player) -> Asking:
    """If you have a top card of every color and all differ in value, return five cards from your score pile, then draw
    and score a card of each of these values, lowest first.
    """
    tops = you.tops()
    if different_values(tops) == len(COLORS):
        yield from you.return_some(you.score_pile, 5)
        for value in sorted([top.age for top in tops]):
            you.draw_and_score(value)


tuning_fork = card("Tuning Fork", 5, PURPLE, "echo lightbulb lightbulb hex", LIGHTBULB)


@tuning_fork.echo
def tuning_fork_echo(you: Player) -> Asking:
    """Look at the top card of any supply pile, and leave it there."""
    deck: int | None = yield you.choose_deck("look")
    if deck is not None:
        you.look_at_deck(deck)


@tuning_fork.effect
def tuning_fork_swap(you: Player) -> Asking:
    """Swap a card from your hand for one of its value: return it, draw and show the new one. Meld it if it beats your
    top card of its color, else return it. You may do so again and again.
    """
    returned: Card | None = yield you.return_one(you.hand)
    while returned:
        drawn = you.draw_and_reveal(returned.age)
        if drawn.age > highest_value(of_color(you.tops(), drawn.color)):
            you.meld(drawn)
        else:
            you.return_card(drawn)
        returned = yield you.may_return(you.hand)


coke = card("Coke", 5, RED, "echo factory factory hex", FACTORY)


@coke.echo
def coke_echo(you: Player) -> None:
    """Draw and tuck a 4."""
    you.draw_and_tuck(4)


@coke.effect
def coke_draw(you: Player) -> None:
    """Draw and reveal 6s, melding each that has a factory, until one has none. That one you foreshadow."""
    drawn = you.draw_and_reveal(6)
    while drawn.has(FACTORY):
        you.meld(drawn)
        drawn = you.draw_and_reveal(6)
    you.foreshadow(drawn)


octant = card("Octant", 5, RED, "crown crown hex crown", CROWN)


@octant.demand
def octant_demand(you: Player, me: Player) -> Asking:
    """I demand: transfer one of your top cards with a leaf or a factory, but not red, to my board. For it, draw and
    foreshadow a 6.
    """
    wanted = tuple([top for top in not_of_color(you.tops(), RED) if top.has(LEAF) or top.has(FACTORY)])
    given: Card | None = yield you.transfer_one(wanted, me, BOARD)
    if given:
        you.draw_and_foreshadow(6)


@octant.effect
def octant_foreshadow(you: Player) -> None:
    """Draw and foreshadow a 6."""
    you.draw_and_foreshadow(6)


pressure_cooker = card("Pressure Cooker", 5, YELLOW, "5 hex lightbulb lightbulb", LIGHTBULB)


@pressure_cooker.effect
def pressure_cooker_draw(you: Player) -> Asking:
    """Return your whole hand. Then draw, for each of your top cards with a bonus, a card of the value of that bonus, in
    an order of your choice.
    """
    yield from you.return_all(you.hand)
    yield from you.draw_each([top.bonus for top in with_icon(you.tops(), BONUS)])


stove = card("Stove", 5, YELLOW, "hex 6 factory echo", FACTORY)


@stove.echo
def stove_echo(you: Player) -> Asking:
    """Score one of your top cards that has no factory."""
    yield you.score_one(without_icon(you.tops(), FACTORY))


@stove.effect
def stove_tuck(you: Player) -> None:
    """Draw and tuck a 4. If your top card of its color is lower than 4, draw and score a 4."""
    tucked = you.draw_and_tuck(4)
    if you.piles[tucked.color][0].age < 4:
        you.draw_and_score(4)


@stove.effect
def stove_splay(you: Player) -> Asking:
    """You may splay green right."""
    yield from you.may_splay(RIGHT, GREEN)
