"""The questions that an effect can ask a player.

Each method returns a decision for the effect to yield. The answer is a card, a color, a player and so on, or None if
there was nothing to choose or the player passed.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from tenages.rules.options import (
    BACKS_OF_A_SET,
    LAST_AGE,
    PICK_BACK,
    PICK_COLOR,
    PICK_DECK,
    PICK_EITHER,
    PICK_ICON,
    PICK_PLAYER,
    PICK_VALUE,
    SAY_PASS,
    SAY_YES,
    SHOW_HAND,
    Decision,
    Option,
)
from tenages.rules.seat import Seat

if TYPE_CHECKING:
    from tenages.rules.card import Card
    from tenages.rules.player import Player


def _or_pass(options: list[Option]) -> tuple[Option, ...]:
    options.append(SAY_PASS)
    return tuple(options)


class Askable(Seat):
    """A seat with methods that make questions to its player."""

    __slots__ = ()

    def choose(self, cards: tuple[Card, ...], purpose: str) -> Decision:
        """Which of these cards? One must be chosen, if there are any."""
        return Decision(self.seat, purpose, tuple([card.pick for card in cards]))

    def may_choose(self, cards: tuple[Card, ...], purpose: str) -> Decision:
        """Which of these cards, or none?"""
        if not cards:
            return Decision(self.seat, purpose, ())
        return Decision(self.seat, purpose, _or_pass([card.pick for card in cards]))

    def choose_hidden(self, cards: tuple[Card, ...], purpose: str) -> Decision:
        """Which of these cards in your hand, where the others cannot see which cards qualify?

        A player who has none must show the hand. The question is always asked, since skipping it would give that away.
        """
        if not self.hand:
            return Decision(self.seat, purpose, ())
        if not cards:
            return Decision(self.seat, purpose, (SHOW_HAND,), True)
        return Decision(self.seat, purpose, tuple([card.pick for card in cards]), True)

    def may_choose_hidden(self, cards: tuple[Card, ...], purpose: str) -> Decision:
        """Which of these cards in your hand, where the others cannot see which cards qualify, or none?"""
        return self.may_choose_hidden_in(self.hand, cards, purpose)

    def may_choose_hidden_in(self, zone: tuple[Card, ...], cards: tuple[Card, ...], purpose: str) -> Decision:
        """Which of these cards in `zone`, one of yours, where the others cannot see which cards qualify, or none?"""
        if not zone:
            return Decision(self.seat, purpose, ())
        return Decision(self.seat, purpose, _or_pass([card.pick for card in cards]), True)

    def may(self, purpose: str) -> Decision:
        """Yes or no? The answer is True or None."""
        return Decision(self.seat, purpose, (SAY_YES, SAY_PASS))

    def choose_color(self, colors: tuple[int, ...], purpose: str) -> Decision:
        """Which of these colors? Red is 0, so test the answer with `is not None`."""
        return Decision(self.seat, purpose, tuple([PICK_COLOR[color] for color in colors]))

    def may_choose_color(self, colors: tuple[int, ...], purpose: str) -> Decision:
        """Which of these colors, or none?"""
        if not colors:
            return Decision(self.seat, purpose, ())
        return Decision(self.seat, purpose, _or_pass([PICK_COLOR[color] for color in colors]))

    def choose_hidden_color(self, cards: tuple[Card, ...], purpose: str) -> Decision:
        """Which color of these cards in your hand? Always asked, since the number of colors is hidden."""
        colors = sorted({card.color for card in cards})
        return Decision(self.seat, purpose, tuple([PICK_COLOR[color] for color in colors]), True)

    def choose_value(self, purpose: str) -> Decision:
        """Which value, from 1 to 10?"""
        return Decision(self.seat, purpose, PICK_VALUE[:LAST_AGE])

    def choose_value_of(self, values: Iterable[int], purpose: str) -> Decision:
        """Which of these values? Each is offered once, lowest first. A bonus may be one higher than any card."""
        return Decision(self.seat, purpose, tuple([PICK_VALUE[value - 1] for value in sorted(set(values))]))

    def may_choose_value_of(self, values: Iterable[int], purpose: str) -> Decision:
        """Which of these values, or none?"""
        options = self.choose_value_of(values, purpose).options
        return Decision(self.seat, purpose, options + (SAY_PASS,) if options else ())

    def choose_icon(self, purpose: str) -> Decision:
        """Which of the six icons? The castle is 0, so test the answer with `is not None`."""
        return Decision(self.seat, purpose, PICK_ICON)

    def choose_deck(self, purpose: str) -> Decision:
        """Which supply pile that has cards? The answer is the number of its cards' back."""
        table = self.table
        options: list[Option] = []
        for row in sorted(set(table.setup.rows)):
            for age in range(1, LAST_AGE + 1):
                if table.supply[row + age]:
                    options.append(PICK_DECK[table.setup.rows.index(row) * BACKS_OF_A_SET + age])
        return Decision(self.seat, purpose, tuple(options))

    def choose_player(self, players: list[Player], purpose: str) -> Decision:
        """Which of these players?"""
        return Decision(self.seat, purpose, tuple([PICK_PLAYER[player.seat] for player in players]))

    def may_choose_player(self, players: list[Player], purpose: str) -> Decision:
        """Which of these players, or none?"""
        if not players:
            return Decision(self.seat, purpose, ())
        return Decision(self.seat, purpose, _or_pass([PICK_PLAYER[player.seat] for player in players]))

    def choose_either(self, purpose: str) -> Decision:
        """The first alternative or the second? The answer is 1 or 2."""
        return Decision(self.seat, purpose, PICK_EITHER)

    def may_choose_either(self, purpose: str) -> Decision:
        """The first alternative, the second, or neither? The answer is 1, 2 or None."""
        return Decision(self.seat, purpose, PICK_EITHER + (SAY_PASS,))

    def choose_back(self, players: list[Player], purpose: str) -> Decision:
        """Which card, by its back alone, from the score piles of these players?

        Of several cards with the same back, it is the one that has been there longest (docs/rulings.md).
        """
        options: list[Option] = []
        for player in players:
            for back in sorted({card.back for card in player.score_pile}):
                options.append(PICK_BACK[player.seat, back])
        return Decision(self.seat, purpose, tuple(options))

    def choose_back_of(self, player: Player, value: int, purpose: str) -> Decision:
        """Which card of one value, by its back alone, from a player's score pile?"""
        backs = sorted({card.back for card in player.score_pile if card.age == value})
        return Decision(self.seat, purpose, tuple([PICK_BACK[player.seat, back] for back in backs]))
