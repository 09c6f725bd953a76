"""A player: the cards he has, and the verbs by which effects change them.

Card effects are written in these verbs alone. Each verb keeps counts and knowledge in step, writes the log, and hands
out special achievements the instant they are due.
"""

from __future__ import annotations

from collections.abc import Generator
from typing import TYPE_CHECKING, Any

from tenages.rules import moves
from tenages.rules.achievements import check_deeds_of, check_specials, check_specials_of, claim_special
from tenages.rules.asking import Askable
from tenages.rules.card import Asking
from tenages.rules.editions import same_side
from tenages.rules.endings import win_by_effect
from tenages.rules.events import (
    BOARD,
    BOX,
    CHOSE_COLOR,
    CHOSE_VALUE,
    DREW,
    EVERYONE,
    EXCHANGED,
    EXECUTES,
    HAND,
    MELDED,
    REARRANGED,
    REMOVED,
    RETURNED,
    REVEALED,
    SCORE,
    SCORED,
    SHOWED_HAND,
    SPLAYED,
    SUPPLY,
    TRANSFERRED,
    TUCKED,
)
from tenages.rules.icons import SPLAY_NAMES, UNSPLAYED
from tenages.rules.options import Decision
from tenages.rules.selecting import highest

if TYPE_CHECKING:
    from tenages.rules.card import Card


class Player(Askable):
    """One player."""

    # --- the others -------------------------------------------------------------------------------------------------

    def is_partner(self, other: Player) -> bool:
        """Whether the other wins when this player wins; everyone is on his own side."""
        return same_side(self.seat, other.seat, self.table.teams)

    def side(self) -> list[Player]:
        """This player, and his partner in a game of teams."""
        return [player for player in self.table.players if self.is_partner(player)]

    def side_achievements(self) -> int:
        """The achievements of this player, or of both partners together."""
        return sum([player.achievement_count() for player in self.side()])

    def opponents(self) -> list[Player]:
        """All who play against this player, clockwise from his left."""
        players = self.table.players
        around = players[self.seat + 1 :] + players[: self.seat]
        return [player for player in around if not self.is_partner(player)]

    # --- drawing ----------------------------------------------------------------------------------------------------

    def draw(self, age: int) -> Card:
        """Draw a card of an age into the hand."""
        table = self.table
        card = moves.from_supply(table, self, age)
        code = moves.put(table, card, self, HAND)
        table.changes += 1
        table.note(DREW, self.seat, card, SUPPLY, code, table.known[card.index], (age,))
        return card

    def draw_several(self, number: int, age: int) -> tuple[Card, ...]:
        """Draw some cards of an age, one after the other."""
        return tuple([self.draw(age) for _ in range(number)])

    def draw_and_meld(self, age: int) -> Card:
        """Draw a card and meld that very card."""
        card = moves.from_supply(self.table, self, age)
        self._lay_on_top(card, MELDED, SUPPLY, (age,))
        return card

    def draw_and_score(self, age: int) -> Card:
        """Draw a card and score that very card, unseen by the others."""
        card = moves.from_supply(self.table, self, age)
        self._add_to_score(card, SUPPLY, (age,))
        check_deeds_of(self)
        return card

    def draw_and_tuck(self, age: int) -> Card:
        """Draw a card and tuck that very card."""
        card = moves.from_supply(self.table, self, age)
        self._lay_beneath(card, SUPPLY, (age,))
        return card

    def draw_and_reveal(self, age: int) -> Card:
        """Draw a card into the hand and show it to all."""
        card = self.draw(age)
        self.reveal(card)
        return card

    # --- moving one's cards -----------------------------------------------------------------------------------------

    def meld(self, card: Card) -> None:
        """Put a card on top of its pile on this board, wherever it was."""
        self._lay_on_top(card, MELDED, moves.take(self.table, card), ())

    def tuck(self, card: Card) -> None:
        """Put a card under its pile on this board."""
        self._lay_beneath(card, moves.take(self.table, card), ())

    def score(self, card: Card) -> None:
        """Put a card into this player's score pile: scoring by that word, so it counts for Monument."""
        self.score_all((card,))

    def score_all(self, cards: tuple[Card, ...]) -> None:
        """Score several of one's cards at the same time."""
        if cards:
            moves.lose_track(self.table, cards, self.bit)
            from_board = self.table.where[cards[0].index] & 7 == BOARD
            for card in cards:
                self._add_to_score(card, moves.take(self.table, card), ())
            if from_board:
                check_specials_of(self)
            else:
                check_deeds_of(self)

    def return_card(self, card: Card) -> None:
        """Put a card under the supply pile of its age. Whoever holds it sees which one it is."""
        owner = self._put_back(card)
        if owner is not None:
            check_specials_of(owner)

    def return_all(self, cards: tuple[Card, ...]) -> Asking:
        """Return several of one's own cards at the same time, in the order that one chooses (docs/rules.md 13).

        The order matters only among cards of one value, since each value has a pile of its own.
        """
        left = sorted(cards, key=_by_age)
        ordered: list[Card] = []
        while left:
            same = tuple([card for card in left if card.age == left[0].age])
            card: Card = yield self.choose(same, "return")
            left.remove(card)
            ordered.append(card)
        changed: Player | None = None
        for card in ordered:
            changed = self._put_back(card)
        if changed is not None:
            check_specials_of(changed)

    def _put_back(self, card: Card) -> Player | None:
        """Returns a card; answers with its owner if his board changed by it."""
        table = self.table
        owner = table.players[table.where[card.index] >> 3]
        moves.lose_track(table, (card,), owner.bit)
        origin = moves.take(table, card)
        moves.put_under_supply(table, card)
        table.changes += 1
        table.note(RETURNED, self.seat, card, origin, SUPPLY, table.known[card.index], ())
        return owner if origin & 7 == BOARD else None

    def transfer(self, card: Card, to: Player, place: int) -> None:
        """Move a card to somebody's HAND, SCORE pile or BOARD (on top). That is neither melding nor scoring."""
        self.transfer_all((card,), to, place)

    def transfer_all(self, cards: tuple[Card, ...], to: Player, place: int) -> None:
        """Move several cards from one place to another at the same time."""
        if cards:
            origin = self.table.where[cards[0].index]
            giver = self.table.players[origin >> 3]
            moves.lose_track(self.table, cards, giver.bit | to.bit)
            for card in cards:
                self._hand_over(card, to, place, TRANSFERRED)
            if place == BOARD or origin & 7 == BOARD:
                check_specials(self.table)

    def exchange(
        self, mine: tuple[Card, ...], place: int, theirs: tuple[Card, ...], other: Player, other_place: int
    ) -> None:
        """Swap this player's cards in `place` with the other's in `other_place`, even if one side is empty."""
        both = self.bit | other.bit
        if mine:
            moves.lose_track(self.table, mine, both)
        if theirs:
            moves.lose_track(self.table, theirs, both)
        for card in mine:
            self._hand_over(card, other, other_place, EXCHANGED)
        for card in theirs:
            self._hand_over(card, self, place, EXCHANGED)

    def remove(self, card: Card) -> None:
        """Take one of this player's cards out of the game."""
        table = self.table
        origin = moves.take(table, card)
        table.box += (card,)
        table.where[card.index] = BOX
        table.changes += 1
        table.note(REMOVED, self.seat, card, origin, BOX, table.known[card.index], ())

    def reveal(self, card: Card) -> None:
        """Show a card to all; it lies open until the effect is over."""
        table = self.table
        table.known[card.index] = EVERYONE
        table.shown += (card,)
        if table.edition.reveal_is_change:
            table.changes += 1
        table.note(REVEALED, self.seat, card, table.where[card.index], table.where[card.index], EVERYONE, ())

    def show_hand(self) -> None:
        """Show the whole hand, to prove that there is no such card in it. This is not a share (docs/rulings.md)."""
        table = self.table
        for card in self.hand:
            table.known[card.index] = EVERYONE
        table.shown += self.hand
        table.note(SHOWED_HAND, self.seat, None, 0, 0, EVERYONE, tuple([card.index for card in self.hand]))

    def _lay_on_top(self, card: Card, kind: str, origin: int, numbers: tuple[int, ...]) -> None:
        table = self.table
        code = moves.put(table, card, self, BOARD)
        table.changes += 1
        table.note(kind, self.seat, card, origin, code, EVERYONE, numbers)
        check_specials_of(self)

    def _lay_beneath(self, card: Card, origin: int, numbers: tuple[int, ...]) -> None:
        table = self.table
        code = self.seat * 8 + BOARD
        table.where[card.index] = code
        # A card goes onto a board face up: everyone sees it as it is tucked (docs/rulings.md).
        table.known[card.index] = EVERYONE
        self.set_pile(card.color, (*self.piles[card.color], card))
        self.tucked += 1
        table.changes += 1
        table.note(TUCKED, self.seat, card, origin, code, EVERYONE, numbers)
        check_specials_of(self)

    def _add_to_score(self, card: Card, origin: int, numbers: tuple[int, ...]) -> None:
        table = self.table
        code = moves.put(table, card, self, SCORE)
        self.scored += 1
        table.changes += 1
        table.note(SCORED, self.seat, card, origin, code, table.known[card.index], numbers)

    def _hand_over(self, card: Card, to: Player, place: int, kind: str) -> None:
        table = self.table
        origin = moves.take(table, card)
        code = moves.put(table, card, to, place)
        table.changes += 1
        table.note(kind, self.seat, card, origin, code, table.known[card.index], ())

    # --- the board --------------------------------------------------------------------------------------------------

    def splay(self, color: int, direction: int) -> None:
        """Splay a pile; nothing happens to one that is too small or splayed so already."""
        if self.can_splay(color, direction):
            table = self.table
            self.splays[color] = direction
            self._recount(color)
            table.changes += 1
            table.note(SPLAYED, self.seat, None, 0, 0, EVERYONE, (color, direction))
            check_specials_of(self)

    def unsplay(self, color: int) -> None:
        """Push a splayed pile together."""
        self.splay(color, UNSPLAYED)

    def rearrange(self, color: int, order: tuple[Card, ...]) -> None:
        """Put the cards of a pile into another order, keeping its splay."""
        table = self.table
        if order != self.piles[color]:
            self.set_pile(color, order)
            table.changes += 1
            table.note(REARRANGED, self.seat, None, 0, 0, EVERYONE, (color, self.splays[color]))
            check_specials_of(self)

    # --- achievements and winning -----------------------------------------------------------------------------------

    def claim(self, name: str) -> None:
        """Claim a special achievement by a card's effect, if it is still to be had."""
        for special in self.table.specials:
            if special.name == name:
                claim_special(self, special)
                return

    def win(self) -> None:
        """A card makes this player, and so his team, the winner."""
        win_by_effect(self)

    def announce_color(self, color: int) -> None:
        """Say aloud which colour was chosen, where nothing else shows it."""
        self.table.note(CHOSE_COLOR, self.seat, None, 0, 0, EVERYONE, (color,))

    def announce_value(self, value: int) -> None:
        """Say aloud which value was chosen."""
        self.table.note(CHOSE_VALUE, self.seat, None, 0, 0, EVERYONE, (value,))

    # --- what many cards do -----------------------------------------------------------------------------------------

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
        """You may splay one of these colours; answers with the colour that was splayed."""
        able = tuple([color for color in colors if self.can_splay(color, direction)])
        color: int | None = yield self.may_choose_color(able, f"splay {SPLAY_NAMES[direction]}")
        if color is not None:
            self.splay(color, direction)
        return color

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
        outer, tally = table.effect, table.tally
        table.tally = [0 for _ in table.players]
        for effect in card.effects[table.edition.texts]:
            if effect.alone is not None:
                table.effect = effect
                table.note(EXECUTES, self.seat, None, 0, 0, EVERYONE, (0,))
                asking = effect.alone(self)
                if asking is not None:
                    yield from asking
        table.effect, table.tally = outer, tally

    def remember(self, number: int = 1) -> None:
        """Keep in mind what this player did due to the card, for a later effect of it."""
        tally = self.table.tally.copy()
        tally[self.seat] += number
        self.table.tally = tally

    def remembered(self) -> int:
        """What this player did due to the card so far."""
        return self.table.tally[self.seat]

    def anything_remembered(self) -> bool:
        """Whether anyone did anything due to the card so far."""
        return any(self.table.tally)


def _by_age(card: Card) -> int:
    return card.age
