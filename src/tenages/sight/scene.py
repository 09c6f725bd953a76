"""A snapshot of the table as one player may know it: each card is either known or only a back.

This module is a whitelist: a scene holds only what is explicitly copied here (docs/rules.md 16).
"""

from __future__ import annotations

from operator import index
from typing import Final

from tenages.rules.achievements import Special
from tenages.rules.card import Card, bonus_points
from tenages.rules.errors import TenAgesError
from tenages.rules.events import BURIED, SPECTATOR
from tenages.rules.icons import count, icon_counts
from tenages.rules.options import LAST_AGE
from tenages.rules.phase import Dogma, FirstMelds, MayActivate, MayPromote, Phase
from tenages.rules.state import Table


class Hidden:
    """A card of which only the back can be seen. The number only tells the backs of one view apart."""

    def __init__(self, age: int, deck: str | None, number: int) -> None:
        self.age = age
        self.deck = deck
        """The set of its back; None deep in a mixed supply pile, where not even the back can be seen."""
        self.number = number

    def __repr__(self) -> str:
        return f"<{self.deck or 'some'} {self.age}>"


def viewer_bit(table: Table, player: int | None) -> int:
    """The bit for a player, or for spectators with None, in the masks of `Table.known`."""
    seat = seat_in(table, player)
    return 1 << (SPECTATOR if seat is None else seat)


def seat_in(table: Table, player: object) -> int | None:
    """The seat that someone names, as any kind of whole number; None for spectators."""
    if player is None:
        return None
    seats = len(table.players)
    if type(player) is int:
        seat = player
    else:
        try:
            seat = -1 if isinstance(player, bool) else index(player)  # type: ignore[arg-type]
        except TypeError:
            seat = -1
    if not 0 <= seat < seats:
        raise TenAgesError("unknown-player", given=repr(player), last=seats - 1)
    return seat


Face = Card | Hidden
"""What a viewer sees of a card."""

# A back without its set has the row before all sets in the list of all backs.
_NO_SET: Final = -1
MOST_SETS: Final = 8
MORE_BACKS: Final = 32
"""How many backs are made at once."""
_backs: Final[list[list[Hidden]]] = [[] for _ in range((MOST_SETS + 1) * (LAST_AGE + 1))]


def _back_seen(age: int, deck: str | None, set_number: int, number: int) -> Hidden:
    """A back with a number. A view has up to 200 of them, so each is made once and used in all views."""
    place = (set_number - _NO_SET) * (LAST_AGE + 1) + age
    alike = _backs[place]
    if len(alike) <= number:
        # Whole new lists, which are then put in place at once: threads that do this at the same time do no harm.
        alike = alike + [Hidden(age, deck, each) for each in range(len(alike), number + MORE_BACKS)]
        _backs[place] = alike
    return alike[number]


def _back(card: Card) -> int:
    return card.back


class Visibility:
    """What one viewer sees of each card: the card if he knows it, else a back, always the same one."""

    def __init__(self, table: Table, bit: int) -> None:
        self._known = table.known
        self._where = table.where
        self._bit = bit
        self._backs: list[Hidden | None] = [None] * len(table.known)
        self._number = 0
        """How many backs there are so far."""

    def face(self, card: Card) -> Face:
        """What can be seen of a card."""
        return card if self._known[card.index] & self._bit else self._hidden(card)

    def _hidden(self, card: Card) -> Hidden:
        back = self._backs[card.index]
        if back is None:
            if self._where[card.index] == BURIED:
                back = _back_seen(card.age, None, _NO_SET, self._number)
            else:
                back = _back_seen(card.age, card.deck, card.set_number, self._number)
            self._backs[card.index] = back
            self._number += 1
        return back

    def faces(self, cards: tuple[Card, ...]) -> tuple[Face, ...]:
        """What can be seen of some cards, in their order."""
        known, bit = self._known, self._bit
        for card in cards:
            if not known[card.index] & bit:
                return tuple([self.face(each) for each in cards])
        return cards

    def unordered(self, cards: tuple[Card, ...]) -> tuple[Face, ...]:
        """What can be seen of cards without an order: first the known cards, then the backs, sorted.

        Their real order would tell which of several with the same back has left (docs/rulings.md, "Following").
        """
        known, bit = self._known, self._bit
        unknown = [card for card in cards if not known[card.index] & bit]
        if not unknown:
            return cards
        unknown.sort(key=_back)
        named = [card for card in cards if known[card.index] & bit]
        return (*named, *[self._hidden(card) for card in unknown])


class FullVisibility(Visibility):
    """Shows every card."""

    def face(self, card: Card) -> Face:
        """The card itself."""
        return card

    def unordered(self, cards: tuple[Card, ...]) -> tuple[Face, ...]:
        """The cards themselves."""
        return cards


class SeatScene:
    """The cards of one player, as the viewer may know them."""

    def __init__(
        self,
        seat: int,
        hand: tuple[Face, ...],
        score_pile: tuple[Face, ...],
        forecast: tuple[Face, ...],
        piles: tuple[tuple[Face, ...], ...],
        splays: tuple[int, ...],
        achieved: tuple[Face, ...],
        specials: tuple[Special, ...],
        packed_icons: int,
        bonuses: tuple[int, ...],
        scored: int,
        tucked: int,
        progress: dict[str, int],
    ) -> None:
        self.seat = seat
        self.hand = hand
        self.score_pile = score_pile
        self.forecast = forecast
        self.piles = piles
        self.splays = splays
        self.achieved = achieved
        self.specials = specials
        self._packed_icons = packed_icons
        self.bonuses = bonuses
        """The bonuses that the board shows, highest first."""
        self.scored = scored
        self.tucked = tucked
        self.progress = progress
        """The player's progress towards each available special achievement, which is public."""

    def count(self, icon: int) -> int:
        """How many of an icon the board shows."""
        return count(self._packed_icons, icon)

    @property
    def icons(self) -> dict[str, int]:
        """How many of each icon the board shows, by name."""
        return icon_counts(self._packed_icons)

    @property
    def points(self) -> int:
        """The sum of the score pile: the values of its cards are public."""
        return sum([card.age for card in self.score_pile])

    @property
    def full_score(self) -> int:
        """The score: the sum of the score pile and what visible bonuses add to it."""
        return self.points + bonus_points(max(self.bonuses, default=0), len(self.bonuses))


def seat_scene(table: Table, seat: int, visibility: Visibility) -> SeatScene:
    """The cards of one player, as a viewer may know them."""
    player = table.players[seat]
    return SeatScene(
        seat,
        visibility.unordered(player.hand),
        visibility.unordered(player.score_pile),
        visibility.unordered(player.forecast),
        tuple([visibility.faces(pile) for pile in player.piles]),
        player.splays,
        visibility.faces(player.achieved),
        player.specials,
        player.packed_icons,
        player.bonuses(),
        player.scored,
        player.tucked,
        {special.name: special.progress(player) for special in table.specials},
    )


class Scene:
    """The whole table, as one player may know it."""

    def __init__(
        self,
        seats: tuple[SeatScene, ...],
        supply: tuple[tuple[Face, ...], ...],
        available: tuple[Face, ...],
        specials: tuple[Special, ...],
        box: tuple[Face, ...],
        shown: tuple[Face, ...],
        known: dict[Card, int],
        turn: int,
        turns: int,
        actions: int,
        changes: int,
        cards_due: tuple[tuple[int, Face], ...],
        phase: Phase,
    ) -> None:
        self.seats = seats
        self.supply = supply
        self.available = available
        self.specials = specials
        self.box = box
        self.shown = shown
        self.known = known
        """For each card that the viewer knows, the mask of all who know it."""
        self.turn = turn
        self.turns = turns
        self.actions = actions
        self.changes = changes
        self.cards_due = cards_due
        """The cards drawn, melded or tucked "due to" the activated card, each with the seat."""
        self.phase = phase
        """The current phase, without its hidden parts: for those see `cards_due` and `View.first_melds`."""

    @property
    def dogma(self) -> Dogma | None:
        """The current dogma, if there is one."""
        return self.phase if isinstance(self.phase, Dogma) else None

    @property
    def melded(self) -> Card | None:
        """The card that a Meld action has just melded, while its player may promote a card."""
        return self.phase.melded if isinstance(self.phase, MayPromote) else None

    @property
    def promoted(self) -> Card | None:
        """The card just promoted, while its player may activate it."""
        return self.phase.promoted if isinstance(self.phase, MayActivate) else None

    def all_cards(self) -> list[Face]:
        """All cards of the game, each once."""
        return _all_cards(self.seats, (*self.supply, self.available, self.box))


def _all_cards(seats: tuple[SeatScene, ...], others: tuple[tuple[Face, ...], ...]) -> list[Face]:
    """The cards of all players and of the other zones."""
    zones = list(others)
    for seat in seats:
        zones += [seat.hand, seat.score_pile, seat.forecast, *seat.piles, seat.achieved]
    return [card for zone in zones for card in zone]


def scene_of(table: Table, visibility: Visibility) -> Scene:
    """The whole table, as a viewer may know it."""
    seats = tuple([seat_scene(table, seat, visibility) for seat in range(len(table.players))])
    supply = tuple([visibility.faces(pile) for pile in table.supply])
    available, box = visibility.faces(table.available), visibility.unordered(table.box)
    shown = visibility.unordered(table.shown)
    faces = _all_cards(seats, (*supply, available, box))
    cards_due: tuple[tuple[int, Face], ...] = ()
    phase = table.phase
    if isinstance(phase, Dogma):
        cards_due = tuple([(seat, visibility.face(card)) for seat, card in phase.cards_due])
        phase = phase.with_cards_due(())
    elif isinstance(phase, FirstMelds):
        phase = FirstMelds((None,) * len(table.players))
    return Scene(
        seats,
        supply,
        available,
        table.specials,
        box,
        shown,
        {card: table.known[card.index] for card in faces if isinstance(card, Card)},
        table.turn,
        table.turns,
        table.actions,
        table.changes,
        cards_due,
        phase,
    )
