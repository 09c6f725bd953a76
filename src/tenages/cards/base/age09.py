"""Age 9 of the base set."""

from __future__ import annotations

from tenages.cards.base.deck import card
from tenages.rules.card import FIRST, THIRD, Asking, Card
from tenages.rules.dogma import cut_short
from tenages.rules.events import BOARD, HAND, SCORE
from tenages.rules.icons import BLUE, CLOCK, CROWN, FACTORY, GREEN, LEAF, LIGHTBULB, PURPLE, RED, UP, YELLOW
from tenages.rules.player import Player
from tenages.rules.selecting import highest, without_icon
from tenages.rules.state import Table

computers = card("Computers", 9, BLUE, "clock hex clock factory", CLOCK)


@computers.effect
def computers_splay(you: Player) -> Asking:
    """You may splay red or green up."""
    yield from you.may_splay(UP, RED, GREEN)


@computers.effect
def computers_execute(you: Player) -> Asking:
    """Draw and meld a 10. Execute its non-demand effects without sharing them."""
    melded = you.draw_and_meld(10)
    yield from you.execute(melded)


genetics = card("Genetics", 9, BLUE, "lightbulb lightbulb lightbulb hex", LIGHTBULB)


@genetics.effect
def genetics_meld(you: Player) -> None:
    """Draw and meld a 10, and score the whole pile beneath it."""
    melded = you.draw_and_meld(10)
    you.score_all(you.piles[melded.color][1:])


collaboration = card("Collaboration", 9, GREEN, "hex crown clock crown", CROWN)


@collaboration.demand
def collaboration_demand(you: Player, me: Player) -> Asking:
    """I demand: draw two 9s and show them. I choose one, which you transfer to my board; you meld the other."""
    drawn = you.draw_several(2, 9)
    for shown in drawn:
        you.reveal(shown)
    chosen: Card = yield me.choose(drawn, "transfer")
    you.transfer(chosen, me, BOARD)
    you.meld(drawn[1] if chosen is drawn[0] else drawn[0])


@collaboration.effect
def collaboration_win(you: Player) -> None:
    """You win if your green pile counts ten cards or more."""
    if len(you.piles[GREEN]) >= 10:
        you.win()


satellites = card("Satellites", 9, GREEN, "hex clock clock clock", CLOCK)


@satellites.effect
def satellites_return(you: Player) -> Asking:
    """Return your whole hand. Draw three 8s."""
    yield from you.return_all(you.hand)
    you.draw_several(3, 8)


@satellites.effect
def satellites_splay(you: Player) -> Asking:
    """You may splay purple up."""
    yield from you.may_splay(UP, PURPLE)


@satellites.effect
def satellites_execute(you: Player) -> Asking:
    """Meld any card from your hand. Execute its non-demand effects without sharing them."""
    melded: Card | None = yield you.meld_one(you.hand)
    if melded:
        yield from you.execute(melded)


services = card("Services", 9, PURPLE, "hex leaf leaf leaf", LEAF)


@services.demand
def services_demand(you: Player, me: Player) -> Asking:
    """I demand: transfer your highest score cards, all of them, to my hand. For any, take one of my top cards without a
    leaf into your hand.
    """
    given = highest(you.score_pile)
    if given:
        you.transfer_all(given, me, HAND)
        yield you.transfer_one(without_icon(me.tops(), LEAF), you, HAND)


specialization = card("Specialization", 9, PURPLE, "hex factory leaf factory", FACTORY)


@specialization.effect
def specialization_reveal(you: Player) -> Asking:
    """Show a card of your hand. From every opponent's board, take the top card of its color into your hand."""
    chosen: Card | None = yield you.choose(you.hand, "reveal")
    if chosen is not None:
        you.reveal(chosen)
        piles = [opponent.piles[chosen.color] for opponent in you.opponents()]
        you.transfer_all(tuple([pile[0] for pile in piles if pile]), you, HAND)


@specialization.effect
def specialization_splay(you: Player) -> Asking:
    """You may splay yellow or blue up."""
    yield from you.may_splay(UP, YELLOW, BLUE)


composites = card("Composites", 9, RED, "factory factory hex factory", FACTORY)


@composites.demand
def composites_demand(you: Player, me: Player) -> Asking:
    """I demand: keep one card of your hand and transfer the others to mine. Your highest score card goes to my score
    pile as well.
    """
    kept: Card | None = yield you.choose(you.hand, "keep")
    if kept is not None:
        you.transfer_all(tuple([held for held in you.hand if held is not kept]), me, HAND)
    yield you.transfer_one(highest(you.score_pile), me, SCORE)


fission = card("Fission", 9, RED, "hex clock clock clock", CLOCK)


@fission.demand
def fission_demand(you: Player, me: Player) -> None:
    """I demand: draw and reveal a 10. A red one removes all hands, boards and score piles from the game, and ends this
    action.
    """
    drawn = you.draw_and_reveal(10)
    if drawn.color == RED:
        for player in you.table.players:
            for zone in (player.hand, player.score_pile, *player.piles):
                for gone in zone:
                    you.remove(gone)
        cut_short(you.table)


def _other_tops(table: Table) -> tuple[Card, ...]:
    """The top cards of all boards but Fission itself."""
    return tuple([top for player in table.players for top in player.tops() if top is not fission])


@fission.effect_in(FIRST)
def fission_return(you: Player) -> Asking:
    """Return any top card, on whoever's board, but never Fission."""
    yield you.return_one(_other_tops(you.table))


@fission.effect_in(THIRD)
def fission_return_and_draw(you: Player) -> Asking:
    """Return any top card, on whoever's board, but never Fission. Then draw a 10."""
    yield you.return_one(_other_tops(you.table))
    you.draw(10)


ecology = card("Ecology", 9, YELLOW, "leaf lightbulb lightbulb hex", LIGHTBULB)


@ecology.effect
def ecology_return(you: Player) -> Asking:
    """You may return a card from your hand to score another one from it and draw two 10s."""
    returned: Card | None = yield you.may_return(you.hand)
    if returned:
        yield you.score_one(you.hand)
        you.draw_several(2, 10)


suburbia = card("Suburbia", 9, YELLOW, "hex crown leaf leaf", LEAF)


@suburbia.effect
def suburbia_tuck(you: Player) -> Asking:
    """You may tuck as many cards from your hand as you like. For each of them, draw and score a 1."""
    tucked = yield from you.tuck_up_to(len(you.hand))
    for _ in tucked:
        you.draw_and_score(1)
