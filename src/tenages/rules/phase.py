"""The phases of a game: the first melds, an action, a promotion or a dogma.

A phase never changes; the game replaces it. So copies of a game can share it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tenages.rules.options import MOST_PLAYERS

if TYPE_CHECKING:
    from tenages.rules.card import Card, Effect
    from tenages.rules.events import Activation
    from tenages.rules.options import Option

NO_DEEDS: Final = tuple([(0,) * players for players in range(MOST_PLAYERS + 1)])
"""`Dogma.deeds` when nobody has done anything, by the number of players."""


class Phase:
    """The current phase of the game."""

    def __init__(self, effect: Effect | None) -> None:
        self.effect = effect
        """The effect that is being carried out; None outside a dogma."""


class FirstMelds(Phase):
    """All players choose their first card to meld, in any order; nobody sees another's choice (docs/rules.md 1)."""

    def __init__(self, chosen: tuple[Option | None, ...]) -> None:
        super().__init__(None)
        self.chosen = chosen
        """What each player has chosen, by seat; None for those who have not chosen yet."""

    def with_choice(self, seat: int, option: Option | None) -> FirstMelds:
        """The phase after the player of a seat has chosen."""
        return FirstMelds(self.chosen[:seat] + (option,) + self.chosen[seat + 1 :])


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
    """A dogma under way: how it began, and how far it is (docs/rules.md 6)."""

    def __init__(
        self,
        began: Activation,
        number: int,
        effect: Effect | None,
        doers: tuple[int, ...],
        place: int,
        doer: int,
        shared: bool,
        deeds: tuple[int, ...],
        cards_due: tuple[tuple[int, Card], ...],
    ) -> None:
        super().__init__(effect)
        self.began = began
        """The card, who activated it, its effects, and who shares and obeys: none of it changes until the end."""
        self.number = number
        """The place of the current effect among all effects."""
        self.doers = doers
        """The seats that carry out the current effect, in this order."""
        self.place = place
        """The place of `doer` among them."""
        self.doer = doer
        """The seat of the player who carries out the current effect."""
        self.shared = shared
        """Whether an opponent's share has earned the free draw."""
        self.deeds = deeds
        """How often each player did, "due to" the card, what a later effect of it asks about."""
        self.cards_due = cards_due
        """The cards drawn, melded or tucked "due to" the card that a later effect asks about, each with the seat."""

    @property
    def card(self) -> Card:
        """The card that was activated."""
        return self.began.card

    @property
    def acting(self) -> int:
        """The seat of the player who activated it."""
        return self.began.acting

    @property
    def queue(self) -> tuple[int, ...]:
        """The seats that still have to carry out the current effect."""
        return self.doers[self.place + 1 :]

    def step(self, shared: bool) -> Dogma | None:
        """The dogma when the next player carries out an effect; None when all effects are done.

        `shared` is whether an opponent's share has earned the free draw by now.
        """
        return _step(self.began, self.number, self.doers, self.place + 1, shared, self.deeds, self.cards_due)

    def with_deed(self, seat: int, number: int) -> Dogma:
        """The dogma after a player did `number` more times what a later effect asks about."""
        deeds = list(self.deeds)
        deeds[seat] += number
        return self._with_deeds(tuple(deeds), self.cards_due)

    def with_cards_due(self, cards_due: tuple[tuple[int, Card], ...]) -> Dogma:
        """The dogma with other cards that a later effect asks about."""
        return self._with_deeds(self.deeds, cards_due)

    def without_deeds(self) -> Dogma:
        """The dogma when nothing has been done due to the card."""
        return self._with_deeds(NO_DEEDS[len(self.deeds)], ())

    def _with_deeds(self, deeds: tuple[int, ...], cards_due: tuple[tuple[int, Card], ...]) -> Dogma:
        return Dogma(
            self.began, self.number, self.effect, self.doers, self.place, self.doer, self.shared, deeds, cards_due
        )

    def cut_short(self) -> Dogma:
        """The dogma when nobody carries out any further effect (Fission)."""
        last = len(self.began.effects)
        return Dogma(self.began, last, self.effect, (self.doer,), 0, self.doer, self.shared, self.deeds, self.cards_due)

    def executing(self, effect: Effect) -> Dogma:
        """The dogma while an effect of another card is executed within it."""
        return Dogma(
            self.began, self.number, effect, self.doers, self.place, self.doer, self.shared, self.deeds, self.cards_due
        )


def first_step(began: Activation) -> Dogma | None:
    """A dogma when its first effect is carried out; None if nobody carries out any effect."""
    return _step(began, -1, (), 0, False, NO_DEEDS[len(began.counts)], ())


def _step(
    began: Activation,
    number: int,
    doers: tuple[int, ...],
    place: int,
    shared: bool,
    deeds: tuple[int, ...],
    cards_due: tuple[tuple[int, Card], ...],
) -> Dogma | None:
    """The dogma at a place among the doers of an effect, or at the first place of the next effect that has any."""
    effects = began.effects
    while place >= len(doers):
        number += 1
        if number >= len(effects):
            return None
        effect = effects[number]
        if number > 0 and effect.card is not effects[number - 1].card:
            # What was done due to one card does not count for the next.
            deeds, cards_due = NO_DEEDS[len(deeds)], ()
        doers = began.obeyers if effect.demand is not None else began.doers
        place = 0
    return Dogma(began, number, effects[number], doers, place, doers[place], shared, deeds, cards_due)


ACTING: Final = Acting(None)
