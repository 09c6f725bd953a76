"""The player that effects work with: combinations of questions and verbs that many cards need."""

from __future__ import annotations

from collections.abc import Generator, Sequence
from typing import TYPE_CHECKING, Any

from tenages.rules import moves
from tenages.rules.card import Asking
from tenages.rules.events import ACTS, EVERYONE, EXECUTES, HAND, ROLES
from tenages.rules.icons import COLORS, SPLAY_NAMES
from tenages.rules.options import THEN_MELD, THEN_RETURN, THEN_SCORE, THEN_TUCK, Decision
from tenages.rules.phase import Dogma
from tenages.rules.selecting import highest
from tenages.rules.verbs import Mover

if TYPE_CHECKING:
    from tenages.rules.card import Card
    from tenages.rules.seat import Seat


class Player(Mover):
    """One player."""

    __slots__ = ()

    # --- one card: choosing it and moving it ------------------------------------------------------------------------
    # The answer is the card, which has been moved, or None if there was none to choose or the player passed.

    def return_one(self, cards: tuple[Card, ...]) -> Decision:
        """Return one of these cards."""
        return self.choose(cards, "return").then(THEN_RETURN)

    def may_return(self, cards: tuple[Card, ...]) -> Decision:
        """You may return one of these cards."""
        return self.may_choose(cards, "return").then(THEN_RETURN)

    def return_hidden(self, cards: tuple[Card, ...]) -> Decision:
        """Return one of these cards of your hand, where the others cannot see which cards qualify."""
        return self.choose_hidden(cards, "return").then(THEN_RETURN)

    def meld_one(self, cards: tuple[Card, ...]) -> Decision:
        """Meld one of these cards."""
        return self.choose(cards, "meld").then(THEN_MELD)

    def may_meld(self, cards: tuple[Card, ...]) -> Decision:
        """You may meld one of these cards."""
        return self.may_choose(cards, "meld").then(THEN_MELD)

    def meld_hidden(self, cards: tuple[Card, ...]) -> Decision:
        """Meld one of these cards of your hand, where the others cannot see which cards qualify."""
        return self.choose_hidden(cards, "meld").then(THEN_MELD)

    def may_meld_hidden(self, cards: tuple[Card, ...]) -> Decision:
        """You may meld one of these cards of your hand, where the others cannot see which cards qualify."""
        return self.may_choose_hidden(cards, "meld").then(THEN_MELD)

    def score_one(self, cards: tuple[Card, ...]) -> Decision:
        """Score one of these cards."""
        return self.choose(cards, "score").then(THEN_SCORE)

    def may_score(self, cards: tuple[Card, ...]) -> Decision:
        """You may score one of these cards."""
        return self.may_choose(cards, "score").then(THEN_SCORE)

    def score_hidden(self, cards: tuple[Card, ...]) -> Decision:
        """Score one of these cards of your hand, where the others cannot see which cards qualify."""
        return self.choose_hidden(cards, "score").then(THEN_SCORE)

    def tuck_one(self, cards: tuple[Card, ...]) -> Decision:
        """Tuck one of these cards."""
        return self.choose(cards, "tuck").then(THEN_TUCK)

    def may_tuck(self, cards: tuple[Card, ...]) -> Decision:
        """You may tuck one of these cards."""
        return self.may_choose(cards, "tuck").then(THEN_TUCK)

    def tuck_hidden(self, cards: tuple[Card, ...]) -> Decision:
        """Tuck one of these cards of your hand, where the others cannot see which cards qualify."""
        return self.choose_hidden(cards, "tuck").then(THEN_TUCK)

    def may_tuck_hidden(self, cards: tuple[Card, ...]) -> Decision:
        """You may tuck one of these cards of your hand, where the others cannot see which cards qualify."""
        return self.may_choose_hidden(cards, "tuck").then(THEN_TUCK)

    def transfer_one(self, cards: tuple[Card, ...], to: Seat, place: int) -> Decision:
        """Transfer one of these cards to a player's HAND, SCORE pile, FORECAST or BOARD."""
        return self.choose(cards, "transfer").then_transfer(to.seat, place)

    def transfer_hidden(self, cards: tuple[Card, ...], to: Seat, place: int) -> Decision:
        """Transfer one of these cards of your hand, where the others cannot see which cards qualify."""
        return self.choose_hidden(cards, "transfer").then_transfer(to.seat, place)

    def take_one(self, cards: tuple[Card, ...]) -> Decision:
        """Take one of these cards, which are yours, into your hand."""
        return self.choose(cards, "take").then_transfer(self.seat, HAND)

    def may_take(self, cards: tuple[Card, ...]) -> Decision:
        """You may take one of these cards, which are yours, into your hand."""
        return self.may_choose(cards, "take").then_transfer(self.seat, HAND)

    def move_chosen(self, decision: Decision, card: Card) -> None:
        """Move the card that this player has chosen, as the question said."""
        move = decision.move
        if move == THEN_RETURN:
            self.return_card(card)
        elif move == THEN_MELD:
            self.meld(card)
        elif move == THEN_SCORE:
            self.score(card)
        elif move == THEN_TUCK:
            self.tuck(card)
        else:
            self.transfer(card, self.table.players[decision.to], decision.place)

    # --- several cards ----------------------------------------------------------------------------------------------

    def pick(self, cards: tuple[Card, ...], number: int, purpose: str) -> Generator[Decision, Any, tuple[Card, ...]]:
        """Choose `number` of these cards, one after the other; all, without a question, if there are no more."""
        if len(cards) <= number:
            return cards
        left = cards
        picked: tuple[Card, ...] = ()
        for _ in range(number):
            card: Card = yield self.choose(left, purpose)
            picked += (card,)
            left = moves.without(left, card)
        return picked

    def pick_highest(
        self, cards: tuple[Card, ...], number: int, purpose: str
    ) -> Generator[Decision, Any, tuple[Card, ...]]:
        """Choose the `number` highest of these cards (rule 8); the player chooses among cards of the same value."""
        left = cards
        picked: tuple[Card, ...] = ()
        while left and len(picked) < number:
            best = highest(left)
            some = yield from self.pick(best, number - len(picked), purpose)
            picked += some
            left = tuple([card for card in left if card.age < best[0].age])
        return picked

    def may_splay(self, direction: int, *colors: int) -> Generator[Decision, Any, int | None]:
        """You may splay one of these colors; returns the color that was splayed."""
        able = tuple([color for color in colors if self.can_splay(color, direction)])
        color: int | None = yield self.may_choose_color(able, f"splay {SPLAY_NAMES[direction]}")
        if color is not None:
            self.splay(color, direction)
        return color

    def splay_any(self, owner: Seat, direction: int) -> Asking:
        """Splay any color of a board, yours or another player's.

        Every color may be named, also one on which nothing happens (2011 FAQ on Measurement).
        """
        color: int = yield self.choose_color(COLORS, f"splay {SPLAY_NAMES[direction]}")
        if owner.can_splay(color, direction):
            self.splay_on(owner, color, direction)
        else:
            self.announce_color(color)

    def may_offer_achievement(self, age: int) -> Asking:
        """You may make the bottom card of an age's supply pile one more available achievement, if the pile has a card.

        With separate piles, that is the base pile: an age without base cards counts as empty (docs/rulings.md).
        """
        if self.table.supply[age]:
            agreed: bool | None = yield self.may("offer")
            if agreed:
                self.offer_achievement(age)

    def draw_each(self, values: Sequence[int]) -> Asking:
        """Draw a card of each of these values, in an order of your choice (docs/rules.md 8).

        The order is asked where it can matter: if the hand decides from which row of piles a card is drawn. Otherwise
        the lowest value comes first, since the same cards are drawn in any order.
        """
        left = sorted(values)
        while left:
            value: int = left[0]
            if self.hand_decides_draw():
                value = yield self.choose_value_of(left, "draw")
            left.remove(value)
            self.draw(value)

    def return_up_to(self, number: int) -> Generator[Decision, Any, tuple[Card, ...]]:
        """You may return up to `number` cards from your hand; returns the returned cards."""
        returned: tuple[Card, ...] = ()
        while len(returned) < number:
            card: Card | None = yield self.may_return(self.hand)
            if card is None:
                break
            returned += (card,)
        return returned

    def return_some(self, cards: tuple[Card, ...], number: int) -> Asking:
        """Return `number` of these cards, which are yours, in an order of your choice; all if there are no more."""
        if len(cards) <= number:
            yield from self.return_all(cards)
            return
        picked = yield from self.pick(cards, number, "return")
        for card in picked:
            self.return_card(card)

    def tuck_up_to(self, number: int) -> Generator[Decision, Any, tuple[Card, ...]]:
        """You may tuck up to `number` cards from your hand; returns the tucked cards."""
        tucked: tuple[Card, ...] = ()
        while len(tucked) < number:
            card: Card | None = yield self.may_tuck(self.hand)
            if card is None:
                break
            tucked += (card,)
        return tucked

    def may_meld_all(self, cards: tuple[Card, ...]) -> Generator[Decision, Any, bool]:
        """You may meld these cards, all or none, in an order of your choice; returns whether you did."""
        left = cards
        card: Card | None = yield self.may_meld(left)
        while card:
            left = moves.without(left, card)
            card = yield self.meld_one(left)
        return len(left) < len(cards)

    def may_tuck_all(self, cards: tuple[Card, ...]) -> Generator[Decision, Any, bool]:
        """You may tuck these cards, all or none, in an order of your choice; returns whether you did."""
        left = cards
        card: Card | None = yield self.may_tuck(left)
        while card:
            left = moves.without(left, card)
            card = yield self.tuck_one(left)
        return len(left) < len(cards)

    def execute(self, card: Card) -> Asking:
        """Carry out the non-demand effects of a card without sharing them."""
        table = self.table
        outer = table.phase
        assert isinstance(outer, Dogma)
        table.phase = outer.without_deeds()
        for effect in card.effects[table.edition.texts]:
            if effect.non_demand is not None:
                dogma = table.phase
                assert isinstance(dogma, Dogma)
                table.phase = dogma.executing(effect)
                table.note(EXECUTES, self.seat, None, 0, 0, EVERYONE, ROLES[ACTS])
                asking = effect.non_demand(self)
                if asking is not None:
                    yield from asking
        table.phase = outer

    def _dogma(self) -> Dogma:
        dogma = self.table.phase
        assert isinstance(dogma, Dogma)
        return dogma

    def remember(self, number: int = 1) -> None:
        """Count what this player did due to the card, for a later effect of the card."""
        self.table.phase = self._dogma().with_deed(self.seat, number)

    def remembered(self) -> int:
        """How often this player has done it due to the card."""
        return self._dogma().deeds[self.seat]

    def anything_remembered(self) -> bool:
        """Whether anyone has done it due to the card."""
        return any(self._dogma().deeds)

    def remember_card(self, card: Card) -> None:
        """Remember a card that this player drew, melded or tucked due to the card, for a later effect of the card."""
        dogma = self._dogma()
        self.table.phase = dogma.with_cards_due(dogma.cards_due + ((self.seat, card),))

    def recall(self) -> Card | None:
        """The last card that was remembered for this player."""
        cards = [card for seat, card in self._dogma().cards_due if seat == self.seat]
        return cards[-1] if cards else None
