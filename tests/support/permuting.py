"""The same game with other hidden cards, for tests that no view depends on them."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from random import Random

from tenages import Card, Game, Option
from tenages.rules.events import BURIED, SPECTATOR, HandShown
from tenages.rules.phase import FirstMelds
from tenages.rules.setup import Setup, new_table, shuffled
from tenages.rules.state import Table

SHOWS_A_QUALITY = {
    # The color of the card that is passed face down becomes unsplayed, which everyone sees.
    "Feudalism",
}


def permuted(
    game: Game, player: int | None, random: Random, begin: Callable[[Setup], Table] = new_table
) -> Game | None:
    """The game replayed with other cards in place of those that this player never saw; None if that is impossible."""
    setup = game.setup
    swap = swapped_cards(game, player, random, begin(setup))
    other, again = begun(setup, begin, swap), begun(setup, begin)
    asking: str | None = None
    for option in game.choices:
        choice = swapped_option(option, swap)
        # The same player must be asked the same question at the same moment, with any hidden cards.
        if moment(other) != moment(again):
            assert asking in SHOWS_A_QUALITY
            return None
        if other.decision is None or again.decision is None or choice not in other.decision.options:
            return None
        asking = None if again.decision.card is None else again.decision.card.title
        other.choose(choice)
        again.choose(option)
    return other if moment(other) == moment(again) or asking not in SHOWS_A_QUALITY else None


def begun(setup: Setup, begin: Callable[[Setup], Table] = new_table, swap: Mapping[Card, Card] | None = None) -> Game:
    """A game before its first choice, with some cards swapped."""
    table, first = begin(setup), begin(setup)
    cards = {card: card for card in setup.cards()} | dict(swap or {})
    for seat in table.players:
        seat.hand = swapped_zone(seat.hand, cards)
        seat.score_pile = swapped_zone(seat.score_pile, cards)
        seat.forecast = swapped_zone(seat.forecast, cards)
        seat.achieved = swapped_zone(seat.achieved, cards)
    table.supply = [swapped_zone(pile, cards) for pile in table.supply]
    table.available = swapped_zone(table.available, cards)
    table.box = swapped_zone(table.box, cards)
    for card, other in cards.items():
        table.where[other.index] = first.where[card.index]
        table.known[other.index] = first.known[card.index]
    game = Game()
    if begin is new_table:
        table.phase = FirstMelds((None,) * setup.players)
    game.begin(table)
    return game


def swapped_zone(cards: tuple[Card, ...], swap: dict[Card, Card]) -> tuple[Card, ...]:
    return tuple([swap[card] for card in cards])


def moment(game: Game) -> tuple[object, ...]:
    """The player who is asked, the question, its effect, the number of changes so far, and the splays."""
    decision = game.decision
    asked = None if decision is None else (decision.player, decision.purpose, decision.effect)
    return asked, game.table.changes, [player.splays for player in game.table.players]


def swapped_cards(game: Game, player: int | None, random: Random, first: Table) -> dict[Card, Card]:
    """A random swap of cards with the same back among those that the player was never able to name.

    Cards that are still buried in a mixed pile are swapped with any others of their age: nobody has seen their backs.
    """
    bit = 1 << (SPECTATOR if player is None else player)
    seen: set[Card] = set()
    for event in game.events:
        if event.card is not None and event.seen & bit:
            seen.add(event.card)
        if isinstance(event.detail, HandShown):
            seen.update(event.detail.cards)
    cards = game.setup.cards()
    for card in cards:
        if (game.table.known[card.index] | first.known[card.index]) & bit:
            seen.add(card)
    swap = {card: card for card in cards}
    for back in sorted({card.back for card in cards}):
        hidden = [card for card in cards if card.back == back and card not in seen]
        swap.update(zip(hidden, shuffled(hidden, random), strict=True))
    for age in range(1, 11):
        buried = [card for card in cards if card.age == age and game.table.where[card.index] == BURIED]
        faces = [swap[card] for card in buried]
        swap.update(zip(buried, shuffled(faces, random), strict=True))
    return swap


def swapped_option(option: Option, swap: dict[Card, Card]) -> Option:
    if option.card is None:
        return option
    card = swap[option.card]
    return {"card": card.pick, "meld": card.meld, "dogma": card.activate}[option.kind]
