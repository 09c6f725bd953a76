"""A player: the cards he has, the verbs, and what many cards do with them."""

from __future__ import annotations

from collections.abc import Generator
from typing import TYPE_CHECKING, Any

from tenages.rules import moves
from tenages.rules.card import Asking
from tenages.rules.events import ACTS, EVERYONE, EXECUTES, ROLES
from tenages.rules.icons import SPLAY_NAMES
from tenages.rules.options import Decision
from tenages.rules.phase import Dogma
from tenages.rules.selecting import highest
from tenages.rules.verbs import Mover

if TYPE_CHECKING:
    from tenages.rules.card import Card


class Player(Mover):
    """One player."""

    __slots__ = ()

    def pick(self, cards: tuple[Card, ...], number: int, purpose: str) -> Generator[Decision, Any, tuple[Card, ...]]:
        """So many of these cards, one after the other; all of them, unasked, if there are no more."""
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
        """The so many highest of these cards, going on down to lower values (rule 8); one's own choice on ties."""
        left = cards
        picked: tuple[Card, ...] = ()
        while left and len(picked) < number:
            best = highest(left)
            some = yield from self.pick(best, number - len(picked), purpose)
            picked += some
            left = tuple([card for card in left if card.age < best[0].age])
        return picked

    def may_splay(self, direction: int, *colors: int) -> Generator[Decision, Any, int | None]:
        """You may splay one of these colors; answers with the color that was splayed."""
        able = tuple([color for color in colors if self.can_splay(color, direction)])
        color: int | None = yield self.may_choose_color(able, f"splay {SPLAY_NAMES[direction]}")
        if color is not None:
            self.splay(color, direction)
        return color

    def may_offer_achievement(self, age: int) -> Asking:
        """You may make the bottom card of an age's supply pile one more achievement to be had, if it has any card.

        Where sets lie apart that is the base pile: an age without base cards counts as empty (docs/rulings.md).
        """
        if self.table.supply[age]:
            agreed: bool | None = yield self.may("offer")
            if agreed:
                self.offer_achievement(age)

    def return_up_to(self, number: int) -> Generator[Decision, Any, tuple[Card, ...]]:
        """You may return up to so many cards from your hand; answers with those that were."""
        returned: tuple[Card, ...] = ()
        while len(returned) < number:
            card: Card | None = yield self.may_choose(self.hand, "return")
            if card is None:
                break
            self.return_card(card)
            returned += (card,)
        return returned

    def return_some(self, cards: tuple[Card, ...], number: int) -> Asking:
        """Return so many of these cards of one's own, in the order that one picks them; all if there are no more."""
        if len(cards) <= number:
            yield from self.return_all(cards)
            return
        picked = yield from self.pick(cards, number, "return")
        for card in picked:
            self.return_card(card)

    def tuck_up_to(self, number: int) -> Generator[Decision, Any, tuple[Card, ...]]:
        """You may tuck up to so many cards from your hand; answers with those that were."""
        tucked: tuple[Card, ...] = ()
        while len(tucked) < number:
            card: Card | None = yield self.may_choose(self.hand, "tuck")
            if card is None:
                break
            self.tuck(card)
            tucked += (card,)
        return tucked

    def may_meld_all(self, cards: tuple[Card, ...]) -> Generator[Decision, Any, bool]:
        """You may meld these cards, all or none, in the order that you choose; answers whether you did."""
        left = cards
        card: Card | None = yield self.may_choose(left, "meld")
        while card is not None:
            self.meld(card)
            left = moves.without(left, card)
            card = yield self.choose(left, "meld")
        return len(left) < len(cards)

    def may_tuck_all(self, cards: tuple[Card, ...]) -> Generator[Decision, Any, bool]:
        """You may tuck these cards, all or none, in the order that you choose; answers whether you did."""
        left = cards
        card: Card | None = yield self.may_choose(left, "tuck")
        while card is not None:
            self.tuck(card)
            left = moves.without(left, card)
            card = yield self.choose(left, "tuck")
        return len(left) < len(cards)

    def execute(self, card: Card) -> Asking:
        """Carry out each non-demand effect of a card, alone; nobody shares."""
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
        """Count what this player did due to the card, for a later effect of it."""
        self.table.phase = self._dogma().with_deed(self.seat, number)

    def remembered(self) -> int:
        """How often this player did it due to the card so far."""
        return self._dogma().deeds[self.seat]

    def anything_remembered(self) -> bool:
        """Whether anyone did it due to the card so far."""
        return any(self._dogma().deeds)

    def remember_card(self, card: Card) -> None:
        """Keep a card that this player drew, melded or tucked due to the card, for a later effect of it."""
        dogma = self._dogma()
        self.table.phase = dogma.with_cards_due(dogma.cards_due + ((self.seat, card),))

    def recall(self) -> Card | None:
        """The last card that was kept for this player."""
        cards = [card for seat, card in self._dogma().cards_due if seat == self.seat]
        return cards[-1] if cards else None
