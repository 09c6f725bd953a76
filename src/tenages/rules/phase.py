"""The phases of a game: the first melds, an action, a promotion or a dogma.

A phase never changes; the game replaces it. So copies of a game can share it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tenages.rules.options import MOST_PLAYERS

if TYPE_CHECKING:
    from tenages.rules.card import Card, Effect
    from tenages.rules.options import Option

NO_DEEDS: Final = tuple([(0,) * players for players in range(MOST_PLAYERS + 1)])
"""`Dogma.deeds` when nobody has done anything, by the number of players."""


class Phase:
    """The current phase of the game."""

    def __init__(self, effect: Effect | None) -> None:
        self.effect = effect
        """The effect that is being carried out; None outside a dogma."""


class FirstMelds(Phase):
    """All players choose their first card to meld; the choices are hidden until all have chosen (docs/rules.md 1)."""

    def __init__(self, chosen: tuple[Option, ...]) -> None:
        super().__init__(None)
        self.chosen = chosen


class Acting(Phase):
    """The current player takes his next action, or the next turn begins."""


class MayPromote(Phase):
    """A Meld action has melded `melded`, and its player may promote a card (docs/rules.md 21)."""

    def __init__(self, melded: Card) -> None:
        super().__init__(None)
        self.melded = melded


class MayActivate(Phase):
    """The card `promoted` was promoted, and its player may activate it."""

    def __init__(self, promoted: Card) -> None:
        super().__init__(None)
        self.promoted = promoted


class Dogma(Phase):
    """A dogma that is being carried out (docs/rules.md 6)."""

    def __init__(
        self,
        card: Card,
        acting: int,
        effects: tuple[Effect, ...],
        sharers: tuple[int, ...],
        obeyers: tuple[int, ...],
        number: int,
        effect: Effect | None,
        doer: int,
        queue: tuple[int, ...],
        shared: bool,
        deeds: tuple[int, ...],
        cards_due: tuple[tuple[int, Card], ...],
    ) -> None:
        super().__init__(effect)
        self.card = card
        """The card that was activated."""
        self.acting = acting
        """The seat of the player who activated it."""
        self.effects = effects
        """All effects to carry out: echo effects first, then the effects of the card."""
        self.sharers = sharers
        self.obeyers = obeyers
        self.number = number
        """The index of the current effect in `effects`; -1 before the first."""
        self.doer = doer
        """The seat of the player who carries out the current effect."""
        self.queue = queue
        """The seats that still have to carry out the current effect."""
        self.shared = shared
        """Whether an opponent's share has earned the free draw."""
        self.deeds = deeds
        """How often each player did, "due to" the card, what a later effect of it asks about."""
        self.cards_due = cards_due
        """The cards drawn, melded or tucked "due to" the card that a later effect asks about, each with the seat."""

    def step(self) -> Dogma | None:
        """The dogma with the next player, or the next effect; None when all effects are done."""
        number, queue = self.number, self.queue
        deeds, cards_due = self.deeds, self.cards_due
        while not queue:
            number += 1
            if number >= len(self.effects):
                return None
            effect = self.effects[number]
            if number > 0 and effect.card is not self.effects[number - 1].card:
                # What was done due to one card does not count for the effects of another.
                deeds, cards_due = NO_DEEDS[len(deeds)], ()
            queue = self.obeyers if effect.demand is not None else self.sharers + (self.acting,)
        return Dogma(
            self.card,
            self.acting,
            self.effects,
            self.sharers,
            self.obeyers,
            number,
            self.effects[number],
            queue[0],
            queue[1:],
            self.shared,
            deeds,
            cards_due,
        )

    def _replaced(
        self,
        effects: tuple[Effect, ...],
        effect: Effect | None,
        queue: tuple[int, ...],
        shared: bool,
        deeds: tuple[int, ...],
        cards_due: tuple[tuple[int, Card], ...],
    ) -> Dogma:
        return Dogma(
            self.card,
            self.acting,
            effects,
            self.sharers,
            self.obeyers,
            self.number,
            effect,
            self.doer,
            queue,
            shared,
            deeds,
            cards_due,
        )

    def with_share(self) -> Dogma:
        """The dogma after an opponent's share."""
        return self._replaced(self.effects, self.effect, self.queue, True, self.deeds, self.cards_due)

    def with_deed(self, seat: int, number: int) -> Dogma:
        """The dogma after a player did `number` more times what a later effect asks about."""
        deeds = list(self.deeds)
        deeds[seat] += number
        return self._replaced(self.effects, self.effect, self.queue, self.shared, tuple(deeds), self.cards_due)

    def with_cards_due(self, cards_due: tuple[tuple[int, Card], ...]) -> Dogma:
        """The dogma with these cards that a later effect asks about."""
        return self._replaced(self.effects, self.effect, self.queue, self.shared, self.deeds, cards_due)

    def cut_short(self) -> Dogma:
        """The dogma without any further effect (Fission)."""
        return self._replaced((), self.effect, (), self.shared, self.deeds, self.cards_due)

    def executing(self, effect: Effect) -> Dogma:
        """The dogma while it executes an effect of another card."""
        return self._replaced(self.effects, effect, self.queue, self.shared, self.deeds, self.cards_due)

    def without_deeds(self) -> Dogma:
        """The dogma as if nothing had been done due to the card."""
        return self._replaced(self.effects, self.effect, self.queue, self.shared, NO_DEEDS[len(self.deeds)], ())


ACTING: Final = Acting(None)
