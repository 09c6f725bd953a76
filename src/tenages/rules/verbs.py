"""The verbs with which effects change the table: draw, meld, score and so on.

Card effects change the table only with these. Each verb updates counts and knowledge, writes the log, and gives players
the special achievements they qualify for at once.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from tenages.rules import moves
from tenages.rules.achievements import (
    check_deeds_of,
    check_specials,
    check_specials_of,
    claim_age,
    claim_card,
    claim_special,
    eligible,
)
from tenages.rules.asking import Askable
from tenages.rules.card import Asking
from tenages.rules.endings import win_by_effect
from tenages.rules.events import (
    AVAILABLE,
    BOARD,
    BOX,
    CHOSE_COLOR,
    CHOSE_ICON,
    CHOSE_VALUE,
    DREW,
    EVERYONE,
    EXCHANGED,
    FORECAST,
    FORESHADOWED,
    HAND,
    LOOKED,
    MELDED,
    NO_DETAIL,
    OFFERED,
    PROMOTED,
    REARRANGED,
    REMOVED,
    REPLACED,
    RETURNED,
    REVEALED,
    SCORE,
    SCORED,
    SHOWED_HAND,
    SHOWED_NONE,
    SPLAYED,
    SUPPLY,
    TRANSFERRED,
    TUCKED,
    UNMOVED,
    Chosen,
    Detail,
    HandShown,
    PileSplay,
    age_asked,
)
from tenages.rules.icons import UNSPLAYED
from tenages.rules.options import BACKS_OF_A_SET

if TYPE_CHECKING:
    from tenages.rules.card import Card
    from tenages.rules.seat import Seat


class Mover(Askable):
    """A seat with the verbs."""

    __slots__ = ()

    # --- drawing ----------------------------------------------------------------------------------------------------

    def draw(self, age: int) -> Card:
        """Draw a card of an age into the hand."""
        table = self.table
        card = moves.from_supply(table, self, age)
        code = moves.put(table, card, self, HAND)
        table.changes += 1
        table.note(DREW, self.seat, card, SUPPLY, code, table.known[card.index], age_asked(age))
        return card

    def hand_decides_draw(self) -> bool:
        """Whether this hand can decide from which row of piles one of the next cards is drawn (docs/rules.md 18).

        An empty hand can, since it is not empty after the next draw.
        """
        rules = self.table.setup.draw_rules
        return len(rules) > 0 and (not self.hand or any(takes_draw(self.hand) for _, takes_draw in rules))

    def draw_several(self, number: int, age: int) -> tuple[Card, ...]:
        """Draw `number` cards of an age, one after the other."""
        return tuple([self.draw(age) for _ in range(number)])

    def draw_and_meld(self, age: int) -> Card:
        """Draw a card and meld it."""
        card = moves.from_supply(self.table, self, age)
        self._add_on_top(card, MELDED, SUPPLY, age_asked(age))
        return card

    def draw_and_score(self, age: int) -> Card:
        """Draw a card and score it; the others do not see it."""
        card = moves.from_supply(self.table, self, age)
        self._add_to_score(card, SUPPLY, age_asked(age))
        check_deeds_of(self)
        return card

    def draw_and_tuck(self, age: int) -> Card:
        """Draw a card and tuck it."""
        card = moves.from_supply(self.table, self, age)
        self._add_at_bottom(card, SUPPLY, age_asked(age))
        return card

    def draw_and_foreshadow(self, age: int) -> Card:
        """Draw a card and foreshadow it; the others do not see it."""
        card = moves.from_supply(self.table, self, age)
        self._add_to_forecast(card, SUPPLY, age_asked(age))
        return card

    def draw_and_reveal(self, age: int) -> Card:
        """Draw a card into the hand and reveal it."""
        card = self.draw(age)
        self.reveal(card)
        return card

    # --- moving cards -----------------------------------------------------------------------------------------------

    def meld(self, card: Card) -> None:
        """Put a card from any player's zone on top of its pile on this board."""
        detail = UNMOVED if self._stays_on_top(card) else NO_DETAIL
        self._add_on_top(card, MELDED, moves.take(self.table, card), detail)

    def tuck(self, card: Card) -> None:
        """Put a card at the bottom of its pile on this board."""
        pile = self.piles[card.color]
        detail = UNMOVED if pile and pile[-1] is card and self._keeps_splay(card.color) else NO_DETAIL
        self._add_at_bottom(card, moves.take(self.table, card), detail)

    def score(self, card: Card) -> None:
        """Score a card, which puts it into this player's score pile and counts for Monument."""
        self.score_all((card,))

    def score_all(self, cards: tuple[Card, ...]) -> None:
        """Score several of this player's cards at the same time."""
        if cards:
            moves.lose_track(self.table, cards, self.bit)
            from_board = self.table.where[cards[0].index] & 7 == BOARD
            for card in cards:
                self._add_to_score(card, moves.take(self.table, card), NO_DETAIL)
            if from_board:
                check_specials_of(self)
            else:
                check_deeds_of(self)

    def foreshadow(self, card: Card) -> None:
        """Put one of this player's cards face down into his forecast (docs/rules.md 21)."""
        moves.lose_track(self.table, (card,), self.bit)
        self._add_to_forecast(card, moves.take(self.table, card), NO_DETAIL)

    def promote(self, card: Card) -> None:
        """Meld a card from the forecast after a Meld action."""
        self._add_on_top(card, PROMOTED, moves.take(self.table, card), NO_DETAIL)

    def meld_bottom(self, color: int) -> Card | None:
        """Meld the bottom card of a color: it goes to the top of its pile, which keeps its splay."""
        pile = self.piles[color]
        if not pile:
            return None
        code = self.seat * 8 + BOARD
        self.set_pile(color, (pile[-1],) + pile[:-1])
        self._note_move(MELDED, pile[-1], code, code, EVERYONE, UNMOVED if len(pile) == 1 else NO_DETAIL)
        check_specials_of(self)
        return pile[-1]

    def put_on_deck(self, card: Card) -> None:
        """Put one of this player's cards face down on top of the supply pile of its age and set."""
        table = self.table
        moves.lose_track(table, (card,), self.bit)
        origin = moves.take(table, card)
        moves.put_on_supply(table, card)
        table.changes += 1
        table.note(REPLACED, self.seat, card, origin, SUPPLY, table.known[card.index], NO_DETAIL)

    def look_at_deck(self, back: int) -> None:
        """Look at the top card of a supply pile and leave it there. This is not a change (docs/rulings.md)."""
        table = self.table
        row = table.setup.rows[back // BACKS_OF_A_SET]
        card = table.supply[row + back % BACKS_OF_A_SET][0]
        table.known[card.index] |= self.bit
        table.note(LOOKED, self.seat, card, SUPPLY, SUPPLY, table.known[card.index], NO_DETAIL)

    def return_card(self, card: Card) -> None:
        """Put a card at the bottom of the supply pile of its age and set. Its owner sees which card it is."""
        owner = self._put_back(card)
        if owner is not None:
            check_specials_of(owner)

    def return_all(self, cards: tuple[Card, ...]) -> Asking:
        """Return several of this player's cards at the same time, in an order of his choice (docs/rules.md 13).

        The order matters only among cards of the same supply pile.
        """
        table = self.table
        left = sorted(cards, key=lambda card: moves.pile_of(table, card))
        ordered: list[Card] = []
        while left:
            pile = moves.pile_of(table, left[0])
            same = tuple([card for card in left if moves.pile_of(table, card) == pile])
            card: Card = yield self.choose(same, "return")
            left.remove(card)
            ordered.append(card)
        changed: Seat | None = None
        for card in ordered:
            changed = self._put_back(card)
        if changed is not None:
            check_specials_of(changed)

    def _put_back(self, card: Card) -> Seat | None:
        """Return a card; gives back its owner if that changed his board."""
        table = self.table
        owner = table.players[table.where[card.index] >> 3]
        moves.lose_track(table, (card,), owner.bit)
        origin = moves.take(table, card)
        moves.put_under_supply(table, card)
        table.changes += 1
        table.note(RETURNED, self.seat, card, origin, SUPPLY, table.known[card.index], NO_DETAIL)
        return owner if origin & 7 == BOARD else None

    def transfer(self, card: Card, to: Seat, place: int) -> None:
        """Move a card to a player's HAND, SCORE pile, FORECAST or BOARD (on top), without melding or scoring it."""
        self.transfer_all((card,), to, place)

    def transfer_all(self, cards: tuple[Card, ...], to: Seat, place: int) -> None:
        """Move several cards from one place to another at the same time."""
        if cards:
            origin = self.table.where[cards[0].index]
            giver = self.table.players[origin >> 3]
            if place != BOARD:
                # A card goes onto a board face up: everyone sees which card has left.
                moves.lose_track(self.table, cards, giver.bit | to.bit)
            for card in cards:
                self._move(card, to, place, TRANSFERRED)
            if place in (BOARD, FORECAST) or origin & 7 == BOARD:
                check_specials(self.table)

    def exchange(
        self, mine: tuple[Card, ...], place: int, theirs: tuple[Card, ...], other: Seat, other_place: int
    ) -> None:
        """Exchange this player's cards in `place` with the other's in `other_place`, even if one player has none."""
        both = self.bit | other.bit
        if mine:
            moves.lose_track(self.table, mine, both)
        if theirs:
            moves.lose_track(self.table, theirs, both)
        for card in mine:
            self._move(card, other, other_place, EXCHANGED)
        for card in theirs:
            self._move(card, self, place, EXCHANGED)

    def remove(self, card: Card) -> None:
        """Remove a card from the game, whoever's it is."""
        table = self.table
        origin = moves.take(table, card)
        table.box += (card,)
        table.where[card.index] = BOX
        table.changes += 1
        table.note(REMOVED, self.seat, card, origin, BOX, table.known[card.index], NO_DETAIL)

    def reveal(self, card: Card) -> None:
        """Show a card to all players; it stays face up until the effect is over."""
        table = self.table
        self._turn_up((card,))
        if table.edition.reveal_is_change:
            table.changes += 1
        table.note(REVEALED, self.seat, card, table.where[card.index], table.where[card.index], EVERYONE, NO_DETAIL)

    def show_hand(self) -> None:
        """Show the whole hand to all players, because a card says so. This is not a change (docs/rulings.md)."""
        self._show(SHOWED_HAND)

    def show_none(self) -> None:
        """Show the whole hand, to prove that no card in it fits. This is not a change (docs/rulings.md)."""
        self._show(SHOWED_NONE)

    def _show(self, kind: str) -> None:
        self._turn_up(self.hand)
        self.table.note(kind, self.seat, None, 0, 0, EVERYONE, HandShown(self.hand))

    def _turn_up(self, cards: tuple[Card, ...]) -> None:
        table = self.table
        for card in cards:
            table.known[card.index] = EVERYONE
            # A card revealed again by the same effect already lies face up.
            if card not in table.shown:
                table.shown += (card,)

    def _add_on_top(self, card: Card, kind: str, origin: int, detail: Detail) -> None:
        table = self.table
        code = moves.put(table, card, self, BOARD)
        self._note_move(kind, card, origin, code, EVERYONE, detail)
        check_specials_of(self)

    def _add_to_forecast(self, card: Card, origin: int, detail: Detail) -> None:
        table = self.table
        code = moves.put(table, card, self, FORECAST)
        table.changes += 1
        table.note(FORESHADOWED, self.seat, card, origin, code, table.known[card.index], detail)
        check_specials_of(self)

    def _add_at_bottom(self, card: Card, origin: int, detail: Detail) -> None:
        table = self.table
        code = self.seat * 8 + BOARD
        table.where[card.index] = code
        # A card goes onto a board face up: everyone sees it as it is tucked (docs/rulings.md).
        table.known[card.index] = EVERYONE
        self.set_pile(card.color, self.piles[card.color] + (card,))
        self.tucked += 1
        self._note_move(TUCKED, card, origin, code, EVERYONE, detail)
        check_specials_of(self)

    def _add_to_score(self, card: Card, origin: int, detail: Detail) -> None:
        table = self.table
        code = moves.put(table, card, self, SCORE)
        self.scored += 1
        table.changes += 1
        table.note(SCORED, self.seat, card, origin, code, table.known[card.index], detail)

    def _move(self, card: Card, to: Seat, place: int, kind: str) -> None:
        table = self.table
        origin = table.where[card.index]
        stays = origin == to.seat * 8 + place and (place != BOARD or to._stays_on_top(card))
        moves.take(table, card)
        code = moves.put(table, card, to, place)
        self._note_move(kind, card, origin, code, table.known[card.index], UNMOVED if stays else NO_DETAIL)

    def _note_move(self, kind: str, card: Card, origin: int, target: int, seen: int, detail: Detail) -> None:
        """Log a move. It is a change unless the card ends exactly where it was (docs/rules.md 7)."""
        table = self.table
        if detail is not UNMOVED:
            table.changes += 1
        table.note(kind, self.seat, card, origin, target, seen, detail)

    # --- the board --------------------------------------------------------------------------------------------------

    def splay(self, color: int, direction: int) -> None:
        """Splay a pile of this board; does nothing if it is too small or already splayed in this direction."""
        self.splay_on(self, color, direction)

    def splay_on(self, owner: Seat, color: int, direction: int) -> None:
        """Splay a pile of a board, which may be another player's."""
        if owner.can_splay(color, direction):
            table = self.table
            owner.lay_out(color, owner.piles[color], direction)
            table.changes += 1
            table.note(SPLAYED, self.seat, None, 0, 0, EVERYONE, PileSplay(owner.seat, color, direction))
            check_specials_of(owner)

    def unsplay(self, color: int) -> None:
        """Remove the splay of a pile."""
        self.splay(color, UNSPLAYED)

    def rearrange(self, color: int, order: tuple[Card, ...]) -> None:
        """Put the cards of a pile into another order; it keeps its splay."""
        table = self.table
        if order != self.piles[color]:
            self.set_pile(color, order)
            table.changes += 1
            table.note(REARRANGED, self.seat, None, 0, 0, EVERYONE, PileSplay(self.seat, color, self.splays[color]))
            check_specials_of(self)

    # --- achievements and winning -----------------------------------------------------------------------------------

    def claim(self, name: str) -> None:
        """Claim a special achievement by a card's effect, if it is available."""
        for special in self.table.specials:
            if special.name == name:
                claim_special(self, special)
                return

    def can_achieve(self, age: int) -> bool:
        """Whether this player has the points and the top card to claim an achievement of an age."""
        return eligible(self, age, self.full_score())

    def achieve(self, card: Card) -> None:
        """Claim a card from any player's zone as an achievement of its age, face down."""
        table = self.table
        owner = table.players[table.where[card.index] >> 3]
        moves.lose_track(table, (card,), owner.bit)
        origin = moves.take(table, card)
        claim_card(self, card, origin)
        if origin & 7 == BOARD:
            check_specials_of(owner)

    def achieve_age(self, age: int) -> None:
        """Claim an available achievement of an age."""
        claim_age(self, age)

    def offer_achievement(self, age: int) -> None:
        """Make the bottom card of an age's supply pile an available achievement (docs/rules.md 22)."""
        table = self.table
        pile = table.supply[age]
        table.supply[age] = pile[:-1]
        moves.make_available(table, pile[-1])
        table.changes += 1
        table.note(OFFERED, self.seat, pile[-1], SUPPLY, AVAILABLE, table.known[pile[-1].index], age_asked(age))

    def return_achievements(self) -> None:
        """Return all available age achievements, unseen."""
        table = self.table
        cards = table.available
        table.available = ()
        for card in cards:
            moves.put_under_supply(table, card)
            table.changes += 1
            table.note(RETURNED, self.seat, card, AVAILABLE, SUPPLY, table.known[card.index], NO_DETAIL)

    def win(self) -> None:
        """Win the game by a card's effect, with the partner in a game of teams."""
        win_by_effect(self)

    def announce_color(self, color: int) -> None:
        """Log which color was chosen, where no other event shows it."""
        self.table.note(CHOSE_COLOR, self.seat, None, 0, 0, EVERYONE, Chosen(color))

    def announce_value(self, value: int) -> None:
        """Log which value was chosen."""
        self.table.note(CHOSE_VALUE, self.seat, None, 0, 0, EVERYONE, Chosen(value))

    def announce_icon(self, icon: int) -> None:
        """Log which icon was chosen."""
        self.table.note(CHOSE_ICON, self.seat, None, 0, 0, EVERYONE, Chosen(icon))
