"""The referee: replays the log of a game with its own piles and hands, and checks every move of a card.

It knows only the table as it was dealt, and the events. Every draw must come from the pile that the rules require.
"""

from __future__ import annotations

from tenages import Card, Game
from tenages.rules.events import (
    ACHIEVED,
    AVAILABLE,
    BOARD,
    BOX,
    CLAIMED,
    DREW,
    FORECAST,
    FORESHADOWED,
    HAND,
    LOOKED,
    MELDED,
    OFFERED,
    PROMOTED,
    REPLACED,
    RETURNED,
    SCORE,
    SCORED,
    SUPPLY,
    TUCKED,
    AgeAsked,
    Event,
)
from tenages.rules.setup import new_table

DRAWS = (DREW, MELDED, SCORED, TUCKED, FORESHADOWED)
"""The events that can take a card directly from a supply pile."""
Pile = tuple[str, int]
"""A supply pile by its set and age; mixed piles count as piles of the base set."""


def age_asked(event: Event) -> int:
    assert isinstance(event.detail, AgeAsked)
    return event.detail.age


class Referee:
    """The places of all cards, computed from the log alone."""

    def __init__(self, game: Game) -> None:
        dealt = new_table(game.setup)
        self.game = game
        self.mixed = game.setup.american
        self.piles: dict[Pile, list[Card]] = {}
        self.zones: dict[int, list[Card]] = {AVAILABLE: list(dealt.available), BOX: list(dealt.box)}
        for pile in dealt.supply:
            for card in pile:
                self.piles.setdefault(self.pile_of(card), []).append(card)
        for player in dealt.players:
            for zone in (HAND, SCORE, BOARD, FORECAST, ACHIEVED):
                self.zones[player.seat * 8 + zone] = list(player.hand) if zone == HAND else []

    def pile_of(self, card: Card) -> Pile:
        """The pile to which a card is returned: of its set, or the mixed pile of its age (docs/rules.md 18, 23)."""
        return ("base" if self.mixed else card.deck, card.age)

    def watch(self, event: Event, before: Event | None) -> None:
        """Process one event."""
        card = event.card
        if card is None:
            return
        if event.kind == LOOKED:
            assert self.piles[self.pile_of(card)][0] is card
        if event.kind == PROMOTED:
            # A card of the forecast, not higher than the card melded just before (docs/rules.md 21).
            assert event.origin == event.player * 8 + FORECAST
            assert before is not None
            assert before.kind == MELDED
            assert before.card is not None
            assert before.player == event.player
            assert before.effect is None
            assert card.age <= before.card.age
        if event.origin == event.target:
            return
        self.lift(event, card)
        self.lay(event, card)

    def lift(self, event: Event, card: Card) -> None:
        if event.origin != SUPPLY:
            self.zones[event.origin].remove(card)
        elif event.kind == OFFERED:
            assert self.piles["base", age_asked(event)].pop() is card
        else:
            assert event.kind in DRAWS, event
            pile = self.drawn_from(event.player, age_asked(event))
            assert self.piles[pile].pop(0) is card, f"{event} does not come from {pile}"

    def lay(self, event: Event, card: Card) -> None:
        if event.target != SUPPLY:
            self.zones[event.target].append(card)
            return
        pile = self.piles.setdefault(self.pile_of(card), [])
        assert event.kind in (RETURNED, REPLACED)
        pile.insert(0 if event.kind == REPLACED else len(pile), card)

    def drawn_from(self, seat: int, age: int) -> Pile:
        """The pile from which a player draws a card of an age (docs/rules.md 3, 18, 23)."""
        age = max(age, 1)
        while not self.piles.get(("base", age)):
            age += 1
            assert age <= 10, "a draw past 10 ends the game"
        hand = self.zones[seat * 8 + HAND]
        if hand and all(card.deck == "base" for card in hand) and self.piles.get(("echoes", age)):
            return "echoes", age
        return "base", age

    def compare(self) -> None:
        """Check that every card is where the table has it, so that the log is complete."""
        table = self.game.table
        kept = {pile: cards for pile, cards in self.piles.items() if cards}
        laid: dict[Pile, list[Card]] = {}
        for cards in table.supply:
            for card in cards:
                laid.setdefault(self.pile_of(card), []).append(card)
        assert kept == laid
        for player in table.players:
            board = [card for pile in player.piles for card in pile]
            zones = {HAND: player.hand, SCORE: player.score_pile, BOARD: board, FORECAST: player.forecast}
            for zone, cards_there in {**zones, ACHIEVED: player.achieved}.items():
                assert set(self.zones[player.seat * 8 + zone]) == set(cards_there)
        assert set(self.zones[AVAILABLE]) == set(table.available)
        assert set(self.zones[BOX]) == set(table.box)


def check_log(game: Game) -> None:
    """Check that all logged events of a dealt game were possible in that order, and that none is missing."""
    referee = Referee(game)
    before: Event | None = None
    for event in game.events:
        referee.watch(event, before)
        # The meld may earn a special achievement before a card is promoted.
        if event.kind != CLAIMED:
            before = event
    referee.compare()
