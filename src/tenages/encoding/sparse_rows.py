"""What players see, straight from the table, as places and values: the numbers of `observation`, many times faster.

Most numbers of an observation are 0, so only the others are written, each as a place of `layout` with its value. This
module is compiled. It reads the table itself, so it has to hide what a seat may not know; tests compare it with the
observation of a view, number for number, and permute the hidden cards.
"""

from __future__ import annotations

from typing import Final

from librt.strings import BytesWriter, write_f32_le, write_i16_le, write_i32_le
from mypy_extensions import i16, i32, i64

from tenages.cards import CARDS
from tenages.encoding.actions import ACTION_NUMBERS
from tenages.encoding.layout import (
    AXES,
    DEPTHS,
    LAYOUT,
    MANY_ALIKE,
    MANY_CARDS,
    MANY_DEEDS,
    MANY_ICONS,
    MANY_IN_SUPPLY,
    MANY_POINTS,
    MANY_TURNS,
    MOST_ACTIONS,
    MOST_NEEDED,
    PURPOSES,
    SETS,
)
from tenages.rules.card import Card
from tenages.rules.editions import EDITIONS, FEWEST_PLAYERS, same_side
from tenages.rules.events import AVAILABLE, BOARD, BOX, FORECAST, HAND, SCORE, SUPPLY
from tenages.rules.options import LAST_AGE, Decision, Option
from tenages.rules.phase import Dogma, FirstMelds, MayActivate, MayPromote
from tenages.rules.play import Play
from tenages.rules.player import Player
from tenages.rules.setup import Setup
from tenages.rules.state import Table
from tenages.sight.scene import viewer_bit
from tenages.sight.view import asked_as_seen, visible_answers

_CARDS: Final[i64] = len(CARDS)
_BACKS: Final[i64] = len(SETS) * LAST_AGE
_ROLES: Final[i64] = len(AXES["role"])
_COUNTS: Final[i64] = len(AXES["count"])
_ICONS: Final[i64] = len(AXES["icon"])
_PILE: Final[i64] = len(AXES["pile"])
_PILES: Final[i64] = len(AXES["color"]) * len(AXES["pile"])
_SPECIALS: Final[i64] = len(AXES["special"])
_DEMAND: Final[i64] = AXES["effect"].index("demand")

_PLAYERS_AT: Final[i64] = LAYOUT["players"].start - FEWEST_PLAYERS
_EDITION_AT: Final[i64] = LAYOUT["edition"].start
_EXPANSIONS_AT: Final[i64] = LAYOUT["expansions"].start
_VARIANTS_AT: Final[i64] = LAYOUT["variants"].start
_OWN_SEAT_AT: Final[i64] = LAYOUT["own seat"].start
_STATE_AT: Final[i64] = LAYOUT["state"].start
_PURPOSE_AT: Final[i64] = LAYOUT["purpose"].start
_EFFECT_AT: Final[i64] = LAYOUT["effect"].start
_SUPPLY_AT: Final[i64] = LAYOUT["supply"].start
_ON_TOP_AT: Final[i64] = LAYOUT["on top"].start
_AVAILABLE_AT: Final[i64] = LAYOUT["available"].start
_AVAILABLE_SPECIALS_AT: Final[i64] = LAYOUT["available specials"].start - 1
_ROLES_AT: Final[i64] = LAYOUT["roles"].start
_COUNTS_AT: Final[i64] = LAYOUT["counts"].start
_ICONS_AT: Final[i64] = LAYOUT["icons"].start
_PILES_AT: Final[i64] = LAYOUT["piles"].start
_HAND_BACKS_AT: Final[i64] = LAYOUT["hand backs"].start
_SCORE_BACKS_AT: Final[i64] = LAYOUT["score backs"].start
_FORECAST_BACKS_AT: Final[i64] = LAYOUT["forecast backs"].start
_ACHIEVED_AT: Final[i64] = LAYOUT["achieved"].start
_ACHIEVED_SPECIALS_AT: Final[i64] = LAYOUT["achieved specials"].start - 1
_PROGRESS_AT: Final[i64] = LAYOUT["progress"].start - 1
_HAND_AT: Final[i64] = LAYOUT["hand"].start
_SCORE_AT: Final[i64] = LAYOUT["score pile"].start
_FORECAST_AT: Final[i64] = LAYOUT["forecast"].start
_BOARD_AT: Final[i64] = LAYOUT["board"].start
_KNOWN_IN_SUPPLY_AT: Final[i64] = LAYOUT["known in supply"].start
_OUT_OF_PLAY_AT: Final[i64] = LAYOUT["known out of play"].start
_OPEN_AT: Final[i64] = LAYOUT["open"].start
_CARDS_DUE_AT: Final[i64] = LAYOUT["cards due"].start
_PROMOTION_AT: Final[i64] = LAYOUT["promotion"].start
_ASKING_AT: Final[i64] = LAYOUT["asking"].start
_ANSWERED_CARDS_AT: Final[i64] = LAYOUT["answered cards"].start
_ANSWERED_AT: Final[i64] = LAYOUT["answered"].start - 1

# The roles, in the order of the layout.
_HERE: Final[i64] = AXES["role"].index("here")
_TURN: Final[i64] = AXES["role"].index("turn")
_ASKED: Final[i64] = AXES["role"].index("asked")
_ACTIVATED: Final[i64] = AXES["role"].index("activated")
_CARRIES_OUT: Final[i64] = AXES["role"].index("carries out")
_SHARES: Final[i64] = AXES["role"].index("shares")
_OBEYS: Final[i64] = AXES["role"].index("obeys")
_QUEUED: Final[i64] = AXES["role"].index("queued")
_PARTNER: Final[i64] = AXES["role"].index("partner")
_WON: Final[i64] = AXES["role"].index("won")

# The compiler reads what is defined here faster than what is imported from a module that is not compiled.
_DEPTHS: Final[tuple[float, ...]] = DEPTHS
_ACTION_NUMBERS: Final[list[int]] = ACTION_NUMBERS
_EDITION: Final = {name: number for number, name in enumerate(EDITIONS)}
_PURPOSE: Final = {purpose: number for number, purpose in enumerate(PURPOSES)}

_BITS: Final = 6
"""How many bits a count of cards of one age has in a packed number; ten ages fit into one."""


class SparseRows:
    """Observations and legal actions of many moments, one after the other, as bytes that NumPy can read."""

    def __init__(self) -> None:
        self._places = BytesWriter()
        self._values = BytesWriter()
        self._ends = BytesWriter()
        self._actions = BytesWriter()
        self._action_ends = BytesWriter()

    def places(self) -> bytes:
        """The places of all rows so far: 16 bits each."""
        return self._places.getvalue()

    def values(self) -> bytes:
        """Their values: floats of 32 bits."""
        return self._values.getvalue()

    def ends(self) -> bytes:
        """Where each row ends among the places: 32 bits each."""
        return self._ends.getvalue()

    def actions(self) -> bytes:
        """The legal actions of all moments so far, as 16 bits each."""
        return self._actions.getvalue()

    def action_ends(self) -> bytes:
        """Where the actions of each moment end: 32 bits each."""
        return self._action_ends.getvalue()

    def _put(self, place: i64, value: float) -> None:
        write_i16_le(self._places, i16(place))
        write_f32_le(self._values, value)

    def add_actions(self, decision: Decision | None) -> None:
        """Add the actions that a decision offers; none without a decision."""
        actions = self._actions
        if decision is not None:
            for option in decision.options:
                write_i16_le(actions, i16(_ACTION_NUMBERS[option.number]))
        write_i32_le(self._action_ends, i32(len(actions) // 2))

    def add(self, play: Play, seat: int | None) -> None:
        """Add what a player sees now. A spectator, None, sees the table from seat 0 and has no seat of his own."""
        table = play.table
        setup = play.setup
        bit: i64 = viewer_bit(table, seat)
        first: i64 = 0 if seat is None else seat
        self._see_rules(setup, seat)
        self._see_state(table, setup)
        known = bytes(table.known)
        players: i64 = len(table.players)
        step: i64 = 0
        while step < players:
            self._see_seat(step, table.players[(first + step) % players], table, known, bit)
            step += 1
        self._see_known_cards(table, known, bit, first, players)
        self._see_roles(play, table, seat, first, players)
        self._see_supply(table, setup)
        self._see_question(play, table, known, seat, int(bit))
        write_i32_le(self._ends, i32(len(self._places) // 2))

    # --- the table --------------------------------------------------------------------------------------------------

    def _see_rules(self, setup: Setup, seat: int | None) -> None:
        self._put(_PLAYERS_AT + setup.players, 1.0)
        self._put(_EDITION_AT + _EDITION[setup.edition.name], 1.0)
        for card_set in setup.sets:
            if card_set.number:
                self._put(_EXPANSIONS_AT + card_set.number - 1, 1.0)
        if setup.american:
            self._put(_VARIANTS_AT, 1.0)
        if setup.teams:
            self._put(_VARIANTS_AT + 1, 1.0)
        if seat is not None:
            self._put(_OWN_SEAT_AT + seat, 1.0)

    def _see_state(self, table: Table, setup: Setup) -> None:
        if table.turns:
            self._put(_STATE_AT, min(table.turns / MANY_TURNS, 1.0))
        if table.actions:
            self._put(_STATE_AT + 1, table.actions / MOST_ACTIONS)
        self._put(_STATE_AT + 2, setup.achievements_to_win / MOST_NEEDED)
        if table.outcome is not None:
            self._put(_STATE_AT + 3, 1.0)
        phase = table.phase
        if isinstance(phase, Dogma) and phase.shared:
            self._put(_STATE_AT + 4, 1.0)

    def _see_seat(self, step: i64, player: Player, table: Table, known: bytes, bit: i64) -> None:
        """What lies before one player, who sits `step` seats to the left."""
        backs_at = step * _BACKS
        self._see_backs(player.hand, _HAND_BACKS_AT + backs_at)
        self._see_backs(player.score_pile, _SCORE_BACKS_AT + backs_at)
        self._see_backs(player.forecast, _FORECAST_BACKS_AT + backs_at)
        at = _COUNTS_AT + step * _COUNTS
        score = player.full_score()
        if score:
            self._put(at, score / MANY_POINTS)
        if player.points:
            self._put(at + 1, player.points / MANY_POINTS)
        if player.hand:
            self._put(at + 2, len(player.hand) / MANY_CARDS)
        if player.score_pile:
            self._put(at + 3, len(player.score_pile) / MANY_CARDS)
        if player.forecast:
            self._put(at + 4, len(player.forecast) / MANY_CARDS)
        achievements = len(player.achieved) + len(player.specials)
        if achievements:
            self._put(at + 5, achievements / table.setup.achievements_to_win)
        if player.scored:
            self._put(at + 6, player.scored / MANY_DEEDS)
        if player.tucked:
            self._put(at + 7, player.tucked / MANY_DEEDS)
        icons: i64 = player.packed_icons
        at = _ICONS_AT + step * _ICONS
        while icons:
            if icons & 255:
                self._put(at, float(int(icons & 255)) / MANY_ICONS)
            icons >>= 8
            at += 1
        self._see_board(step, player)
        self._see_ages(player.achieved, _ACHIEVED_AT + step * LAST_AGE)
        at = _ACHIEVED_SPECIALS_AT + step * _SPECIALS
        for special in player.specials:
            self._put(at + special.number, 1.0)
        at = _PROGRESS_AT + step * _SPECIALS
        for special in table.specials:
            done = special.progress(player)
            if done:
                self._put(at + special.number, done / special.needed)

    def _see_board(self, step: i64, player: Player) -> None:
        board_at = _BOARD_AT + step * _CARDS
        at = _PILES_AT + step * _PILES
        splays = player.splays
        for color, pile in enumerate(player.piles):
            if pile:
                self._put(at, len(pile) / MANY_CARDS)
                self._put(at + 1, pile[0].age / LAST_AGE)
                splay = splays[color]
                if splay:
                    self._put(at + 1 + splay, 1.0)
                for depth, card in enumerate(pile):
                    self._put(board_at + card.index, _DEPTHS[depth])
            at += _PILE

    def _see_backs(self, cards: tuple[Card, ...], at: i64) -> None:
        """Cards by their backs."""
        if not cards:
            return
        base: i64 = 0
        other: i64 = 0
        for card in cards:
            age: i64 = card.age
            if card.set_number:
                other += _one_of(age, 1)
            else:
                base += _one_of(age, 1)
        self._put_counts(base, at, MANY_ALIKE)
        self._put_counts(other, at + LAST_AGE, MANY_ALIKE)

    def _see_ages(self, cards: tuple[Card, ...], at: i64) -> None:
        """How many of these cards have each age."""
        if not cards:
            return
        counts: i64 = 0
        for card in cards:
            age: i64 = card.age
            counts += _one_of(age, 1)
        self._put_counts(counts, at, 1)

    def _put_counts(self, counts: i64, at: i64, divisor: i64) -> None:
        while counts:
            number = counts & 63
            if number:
                self._put(at, float(int(number)) / float(int(divisor)))
            counts >>= _BITS
            at += 1

    def _see_known_cards(self, table: Table, known: bytes, bit: i64, first: i64, players: i64) -> None:
        """Each card whose face the viewer knows, where it lies; those on boards are seen with their piles."""
        where = bytes(table.where)
        cards: i64 = len(known)
        index: i64 = 0
        while index < cards:
            if known[index] & bit:
                code: i64 = where[index]
                if code < SUPPLY:
                    place = code & 7
                    cards_at = (((code >> 3) - first + players) % players) * _CARDS + index
                    if place == HAND:
                        self._put(_HAND_AT + cards_at, 1.0)
                    elif place == SCORE:
                        self._put(_SCORE_AT + cards_at, 1.0)
                    elif place == FORECAST:
                        self._put(_FORECAST_AT + cards_at, 1.0)
                    elif place != BOARD:
                        self._put(_OUT_OF_PLAY_AT + index, 1.0)
                elif code in (AVAILABLE, BOX):
                    self._put(_OUT_OF_PLAY_AT + index, 1.0)
                else:
                    self._put(_KNOWN_IN_SUPPLY_AT + index, 1.0 / (1 + _depth(table, CARDS[index])))
            index += 1

    def _see_supply(self, table: Table, setup: Setup) -> None:
        """The supply, and the achievements to be had."""
        supply = table.supply
        for card_set in setup.sets:
            row = setup.rows[card_set.number]
            if card_set.number and not row:
                # Mixed piles are in the row of the base set.
                continue
            at = _SUPPLY_AT + card_set.number * LAST_AGE - 1
            for age in range(1, LAST_AGE + 1):
                cards = len(supply[row + age])
                if cards:
                    self._put(at + age, cards / MANY_IN_SUPPLY)
        if setup.american:
            for age in range(1, LAST_AGE + 1):
                pile = supply[age]
                if pile and pile[0].set_number:
                    self._put(_ON_TOP_AT + (pile[0].set_number - 1) * LAST_AGE + age - 1, 1.0)
        self._see_ages(table.available, _AVAILABLE_AT)
        for special in table.specials:
            self._put(_AVAILABLE_SPECIALS_AT + special.number, 1.0)

    # --- who does what ----------------------------------------------------------------------------------------------

    def _see_roles(self, play: Play, table: Table, viewer: int | None, first: i64, players: i64) -> None:
        setup = play.setup
        seat: i64 = 0
        while seat < players:
            at = _role_at(seat, first, players)
            self._put(at + _HERE, 1.0)
            if same_side(int(first), int(seat), setup.teams):
                self._put(at + _PARTNER, 1.0)
            seat += 1
        if table.turns > 0:
            self._put(_role_at(table.turn, first, players) + _TURN, 1.0)
        dogma = table.phase
        if isinstance(dogma, Dogma):
            self._put(_role_at(dogma.began.acting, first, players) + _ACTIVATED, 1.0)
            if play.effect_start is not None:
                self._put(_role_at(dogma.doer, first, players) + _CARRIES_OUT, 1.0)
            self._put_roles(dogma.began.sharers, _SHARES, first, players)
            self._put_roles(dogma.began.obeyers, _OBEYS, first, players)
            self._put_roles(dogma.queue, _QUEUED, first, players)
            for doer, number in enumerate(dogma.deeds):
                if number:
                    step = (doer - first + players) % players
                    self._put(_COUNTS_AT + step * _COUNTS + _COUNTS - 1, number / MANY_DEEDS)
        outcome = table.outcome
        if outcome is not None:
            self._put_roles(outcome.winners, _WON, first, players)

    def _put_roles(self, seats: tuple[int, ...], role: i64, first: i64, players: i64) -> None:
        for seat in seats:
            self._put(_role_at(seat, first, players) + role, 1.0)

    # --- what is asked ----------------------------------------------------------------------------------------------

    def _see_question(self, play: Play, table: Table, known: bytes, viewer: int | None, bit: int) -> None:
        phase = table.phase
        own = None if viewer is None else play.question(viewer)
        asked = asked_as_seen(play.decision, own, phase)
        effect = None
        if asked is not None:
            if asked.player is not None:
                players: i64 = len(table.players)
                first: i64 = 0 if viewer is None else viewer
                self._put(_role_at(asked.player, first, players) + _ASKED, 1.0)
            self._put(_PURPOSE_AT + _PURPOSE[asked.purpose], 1.0)
            effect = asked.effect
            if effect is not None:
                self._put(_ASKING_AT + effect.card.index, 1.0)
                self._put(_EFFECT_AT + effect.number, 1.0)
                if effect.is_demand:
                    self._put(_EFFECT_AT + _DEMAND, 1.0)
        for card in table.shown:
            if known[card.index] & bit:
                self._put(_OPEN_AT + card.index, 1.0)
        if isinstance(phase, Dogma):
            if effect is None or effect.card is not phase.began.card:
                self._put(_ASKING_AT + phase.began.card.index, 0.5)
            if phase.cards_due:
                self._see_cards_due(phase, known, viewer, bit)
        elif isinstance(phase, MayPromote):
            self._put(_PROMOTION_AT + phase.melded.index, 0.5)
        elif isinstance(phase, MayActivate):
            self._put(_PROMOTION_AT + phase.promoted.index, 1.0)
        elif isinstance(phase, FirstMelds) and viewer is not None:
            self._see_answers((phase.chosen[viewer],))
        if play.effect_answers:
            self._see_answers(visible_answers(play, viewer, bit))

    def _see_cards_due(self, dogma: Dogma, known: bytes, viewer: int | None, bit: int) -> None:
        # A card may be due to two players: the later one counts.
        found: list[Card] = []
        for seat, card in reversed(dogma.cards_due):
            if known[card.index] & bit and card not in found:
                found.append(card)
                self._put(_CARDS_DUE_AT + card.index, 1.0 if seat == viewer else 0.5)

    def _see_answers(self, answers: tuple[Option | int | None, ...]) -> None:
        found: list[Option | int | None] = []
        for answer in answers:
            if isinstance(answer, Option) and answer not in found:
                found.append(answer)
                card = answer.card
                if card is None:
                    self._put(_ANSWERED_AT - answer.number, 1.0)
                else:
                    self._put(_ANSWERED_CARDS_AT + card.index, 1.0)


def _one_of(age: i64, one: i64) -> i64:
    """One card of an age in a packed number. A literal 1 would be shifted as a number of 32 bits when compiled."""
    return one << ((age - 1) * _BITS)


def _role_at(seat: i64, first: i64, players: i64) -> i64:
    return _ROLES_AT + ((seat - first + players) % players) * _ROLES


def _depth(table: Table, card: Card) -> int:
    """How many cards lie on a card of the supply."""
    supply = table.supply
    row = table.setup.rows[card.set_number]
    return supply[row + card.age].index(card)
