"""What one player sees, as one row of numbers: for learners that cannot read a view.

It is made from the view alone, so it contains nothing that the player may not know. Seats are counted from the player,
clockwise. `layout` has the places, docs/environments.md explains them.
"""

from __future__ import annotations

from array import array
from typing import Final

from tenages.cards import CARDS
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
    SIZE,
)
from tenages.extras import need
from tenages.rules.card import Card
from tenages.rules.editions import EDITIONS, FEWEST_PLAYERS, same_side
from tenages.rules.icons import COLORS
from tenages.rules.options import LAST_AGE, Option
from tenages.sight.scene import Face, SeatScene
from tenages.sight.view import View

need("numpy", "envs")
import numpy as np  # noqa: E402
from numpy.typing import NDArray  # noqa: E402

Observation = NDArray[np.float32]

_START: Final = {name: part.start for name, part in LAYOUT.items()}
_NOTHING: Final = array("f", bytes(4 * SIZE))
_CARDS: Final = len(CARDS)
_BACKS: Final = len(SETS) * LAST_AGE
_FIRST_OF_SET: Final = {name: number * LAST_AGE - 1 for number, name in enumerate(SETS)}
"""Where the backs of each set start among all backs; plus the age, it is the place of that back."""
_EDITION: Final = {name: number for number, name in enumerate(EDITIONS)}
_PURPOSE: Final = {purpose: number for number, purpose in enumerate(PURPOSES)}
_DEMAND: Final = AXES["effect"].index("demand")
_ROLES: Final = len(AXES["role"])
_HERE, _TURN, _ASKED, _ACTIVATED, _CARRIES_OUT, _SHARES, _OBEYS, _QUEUED, _PARTNER, _WON = range(_ROLES)
_COUNTS: Final = len(AXES["count"])
_PILE: Final = len(AXES["pile"])
_SPECIALS: Final = len(AXES["special"])
_ICONS: Final = len(AXES["icon"])

_ICONS_AT: Final = _START["icons"]
_PILES_AT: Final = _START["piles"]
_BOARD_AT: Final = _START["board"]
_ZONES_AT: Final = tuple(
    [(_START[zone], _START[backs]) for zone, backs in (("hand", "hand backs"), ("score pile", "score backs"))]
)
_FORECAST_AT: Final = (_START["forecast"], _START["forecast backs"])


def observe(view: View) -> Observation:
    """The view as a row of numbers. A spectator sees the table from seat 0, and has no seat of his own."""
    row = _NOTHING[:]
    scene, setup = view.scene, view.setup
    first = view.player or 0
    players = len(scene.seats)
    row[_START["players"] + players - FEWEST_PLAYERS] = 1
    row[_START["edition"] + _EDITION[setup.edition.name]] = 1
    for name in setup.expansions:
        row[_START["expansions"] + SETS.index(name) - 1] = 1
    at = _START["variants"]
    row[at] = setup.american
    row[at + 1] = setup.teams
    if view.player is not None:
        row[_START["own seat"] + first] = 1
    at = _START["state"]
    row[at] = min(scene.turns / MANY_TURNS, 1)
    row[at + 1] = scene.actions / MOST_ACTIONS
    row[at + 2] = setup.achievements_to_win / MOST_NEEDED
    row[at + 3] = view.outcome is not None
    row[at + 4] = scene.dogma is not None and scene.dogma.shared
    for step in range(players):
        _see_seat(row, step, scene.seats[(first + step) % players], setup.achievements_to_win)
    _see_roles(row, view, first, players)
    _see_supply(row, view)
    _see_question(row, view)
    return np.frombuffer(row, dtype=np.float32)


def _see_seat(row: array[float], step: int, seat: SeatScene, needed: int) -> None:
    """What lies before one player, who sits `step` seats to the left."""
    cards_at, backs_at = step * _CARDS, step * _BACKS
    for (zone_at, zone_backs_at), zone in zip(_ZONES_AT, (seat.hand, seat.score_pile), strict=True):
        _see_zone(row, zone_at + cards_at, zone_backs_at + backs_at, zone)
    if seat.forecast:
        _see_zone(row, _FORECAST_AT[0] + cards_at, _FORECAST_AT[1] + backs_at, seat.forecast)
    at = _START["counts"] + step * _COUNTS
    row[at] = seat.full_score / MANY_POINTS
    row[at + 1] = seat.points / MANY_POINTS
    row[at + 2] = len(seat.hand) / MANY_CARDS
    row[at + 3] = len(seat.score_pile) / MANY_CARDS
    row[at + 4] = len(seat.forecast) / MANY_CARDS
    row[at + 5] = (len(seat.achieved) + len(seat.specials)) / needed
    row[at + 6] = seat.scored / MANY_DEEDS
    row[at + 7] = seat.tucked / MANY_DEEDS
    at = _ICONS_AT + step * _ICONS
    for icon in range(_ICONS):
        row[at + icon] = seat.count(icon) / MANY_ICONS
    board_at = _BOARD_AT + cards_at
    at = _PILES_AT + step * len(COLORS) * _PILE
    for pile, splay in zip(seat.piles, seat.splays, strict=True):
        if pile:
            row[at] = len(pile) / MANY_CARDS
            row[at + 1] = pile[0].age / LAST_AGE
            if splay:
                row[at + 1 + splay] = 1
            for depth, card in enumerate(pile):
                if isinstance(card, Card):
                    row[board_at + card.index] = DEPTHS[depth]
        at += _PILE
    _see_achievements(row, step, seat)


def _see_zone(row: array[float], cards_at: int, backs_at: int, zone: tuple[Face, ...]) -> None:
    """Cards that lie in no order: the known ones by name, and all of them by their backs."""
    alike: dict[int, int] = {}
    for face in zone:
        if isinstance(face, Card):
            row[cards_at + face.index] = 1
        if face.deck is not None:
            place = backs_at + _FIRST_OF_SET[face.deck] + face.age
            alike[place] = alike.get(place, 0) + 1
    for place, number in alike.items():
        row[place] = number / MANY_ALIKE


def _see_achievements(row: array[float], step: int, seat: SeatScene) -> None:
    at = _START["achieved"] + step * LAST_AGE - 1
    for face in seat.achieved:
        row[at + face.age] += 1
    at = _START["achieved specials"] + step * _SPECIALS - 1
    for special in seat.specials:
        row[at + special.number] = 1


def _see_roles(row: array[float], view: View, first: int, players: int) -> None:
    """The roles of all players at this moment, and their progress towards the special achievements."""
    scene = view.scene
    roles_at = [_START["roles"] + (seat - first) % players * _ROLES for seat in range(players)]
    for seat, at in enumerate(roles_at):
        row[at + _HERE] = 1
        row[at + _PARTNER] = same_side(first, seat, view.setup.teams)
    row[roles_at[scene.turn] + _TURN] = scene.turns > 0
    if view.asked is not None and view.asked.player is not None:
        row[roles_at[view.asked.player] + _ASKED] = 1
    dogma = scene.dogma
    if dogma is not None:
        row[roles_at[dogma.acting] + _ACTIVATED] = 1
        if view.start is not None:
            row[roles_at[dogma.doer] + _CARRIES_OUT] = 1
        for seats, role in ((dogma.began.sharers, _SHARES), (dogma.began.obeyers, _OBEYS), (dogma.queue, _QUEUED)):
            for seat in seats:
                row[roles_at[seat] + role] = 1
        done_at = _START["counts"] + _COUNTS - 1
        for seat, number in enumerate(dogma.deeds):
            row[done_at + (seat - first) % players * _COUNTS] = number / MANY_DEEDS
    if view.outcome is not None:
        for seat in view.outcome.winners:
            row[roles_at[seat] + _WON] = 1
    for special in scene.specials:
        at = _START["progress"] + special.number - 1
        for step in range(players):
            done = scene.seats[(first + step) % players].progress[special.name]
            row[at + step * _SPECIALS] = done / special.needed


def _see_supply(row: array[float], view: View) -> None:
    """The supply, the achievements to be had, and the cards out of play."""
    scene, setup = view.scene, view.setup
    at = _START["known in supply"]
    for pile in scene.supply:
        for depth, face in enumerate(pile):
            if isinstance(face, Card):
                row[at + face.index] = 1 / (1 + depth)
    rows: set[int] = set()
    for number, first in enumerate(setup.rows):
        if first in rows:
            continue
        rows.add(first)
        at = _START["supply"] + number * LAST_AGE - 1
        for age in range(1, LAST_AGE + 1):
            row[at + age] = len(scene.supply[first + age]) / MANY_IN_SUPPLY
    if setup.american:
        # Everyone sees the back of the top card of a mixed pile, and so its set.
        for age in range(1, LAST_AGE + 1):
            pile = scene.supply[age]
            if pile and pile[0].deck is not None and pile[0].deck != SETS[0]:
                row[_START["on top"] + _FIRST_OF_SET[pile[0].deck] - LAST_AGE + age] = 1
    at = _START["available"] - 1
    for face in scene.available:
        row[at + face.age] += 1
    at = _START["available specials"] - 1
    for special in scene.specials:
        row[at + special.number] = 1
    at = _START["known out of play"]
    for zone in (scene.box, scene.available, *[seat.achieved for seat in scene.seats]):
        for face in zone:
            if isinstance(face, Card):
                row[at + face.index] = 1


def _see_question(row: array[float], view: View) -> None:
    """What is asked, by which effect, and the answers so far."""
    scene, asked = view.scene, view.asked
    at = _START["asking"]
    if scene.dogma is not None:
        row[at + scene.dogma.card.index] = 0.5
    if asked is not None:
        row[_START["purpose"] + _PURPOSE[asked.purpose]] = 1
        effect = asked.effect
        if effect is not None:
            row[at + effect.card.index] = 1
            row[_START["effect"] + effect.number] = 1
            row[_START["effect"] + _DEMAND] = effect.is_demand
    at = _START["open"]
    for face in scene.shown:
        if isinstance(face, Card):
            row[at + face.index] = 1
    if scene.dogma is not None:
        at = _START["cards due"]
        for seat, face in scene.cards_due:
            if isinstance(face, Card):
                row[at + face.index] = 1 if seat == view.player else 0.5
    at = _START["promotion"]
    if scene.melded is not None:
        row[at + scene.melded.index] = 0.5
    if scene.promoted is not None:
        row[at + scene.promoted.index] = 1
    for answer in (*view.answers, *(view.first_melds or ())):
        if isinstance(answer, Option):
            if answer.card is not None:
                row[_START["answered cards"] + answer.card.index] = 1
            else:
                row[_START["answered"] - 1 - answer.number] = 1
