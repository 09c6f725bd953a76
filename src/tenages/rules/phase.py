"""What a game is in the middle of: the first melds, an action, a promotion or a dogma.

Each phase is one immutable value. The game moves on by replacing it, so that copies can share it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tenages.rules.options import MOST_PLAYERS

if TYPE_CHECKING:
    from tenages.rules.card import Card, Effect
    from tenages.rules.options import Option

NO_DEEDS: Final = tuple([(0,) * players for players in range(MOST_PLAYERS + 1)])
"""The deeds of players who did nothing, by the number of players."""


class Phase:
    """What the game is in the middle of."""

    def __init__(self, effect: Effect | None) -> None:
        self.effect = effect
        """The effect that is being carried out; only a dogma has one."""


class FirstMelds(Phase):
    """Everyone chooses the first card to meld; the choices stay hidden until all have chosen (docs/rules.md 1)."""

    def __init__(self, chosen: tuple[Option, ...]) -> None:
        super().__init__(None)
        self.chosen = chosen


class Acting(Phase):
    """The player whose turn it is acts, or the next turn begins."""


class MayPromote(Phase):
    """A Meld action melded this card, and its player may promote another one (docs/rules.md 21)."""

    def __init__(self, melded: Card) -> None:
        super().__init__(None)
        self.melded = melded


class MayActivate(Phase):
    """This card was promoted, and its player may activate it."""

    def __init__(self, promoted: Card) -> None:
        super().__init__(None)
        self.promoted = promoted


class Dogma(Phase):
    """A dogma under way (docs/rules.md 6)."""

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
        """Everything that is carried out: echo effects first, then the effects of the card."""
        self.sharers = sharers
        self.obeyers = obeyers
        self.number = number
        """The place of the current effect in `effects`; -1 before the first."""
        self.doer = doer
        """The seat of the player who carries out the current effect."""
        self.queue = queue
        """The seats that still have to carry out the current effect."""
        self.shared = shared
        """Whether an opponent's share has earned the bonus."""
        self.deeds = deeds
        """How often each player did what a later effect of the card asks about ("due to" the card)."""
        self.cards_due = cards_due
        """Which seat drew, melded or tucked which card "due to" the card, where a later effect asks about it."""

    def step(self) -> Dogma | None:
        """The dogma when the next player carries out an effect; None when all effects are done."""
        number, queue = self.number, self.queue
        deeds, cards_due = self.deeds, self.cards_due
        while not queue:
            number += 1
            if number >= len(self.effects):
                return None
            effect = self.effects[number]
            if number > 0 and effect.card is not self.effects[number - 1].card:
                # What was done due to one card does not count for the next.
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
        """The dogma after an opponent shared it."""
        return self._replaced(self.effects, self.effect, self.queue, True, self.deeds, self.cards_due)

    def with_deed(self, seat: int, number: int) -> Dogma:
        """The dogma after a player did something, `number` times, that a later effect asks about."""
        deeds = list(self.deeds)
        deeds[seat] += number
        return self._replaced(self.effects, self.effect, self.queue, self.shared, tuple(deeds), self.cards_due)

    def with_cards_due(self, cards_due: tuple[tuple[int, Card], ...]) -> Dogma:
        """The dogma with other cards that a later effect asks about."""
        return self._replaced(self.effects, self.effect, self.queue, self.shared, self.deeds, cards_due)

    def cut_short(self) -> Dogma:
        """The dogma when nobody carries out any further effect (Fission)."""
        return self._replaced((), self.effect, (), self.shared, self.deeds, self.cards_due)

    def executing(self, effect: Effect) -> Dogma:
        """The dogma while an effect of another card is executed within it."""
        return self._replaced(self.effects, effect, self.queue, self.shared, self.deeds, self.cards_due)

    def without_deeds(self) -> Dogma:
        """The dogma when nothing has been done due to the card."""
        return self._replaced(self.effects, self.effect, self.queue, self.shared, NO_DEEDS[len(self.deeds)], ())


ACTING: Final = Acting(None)
