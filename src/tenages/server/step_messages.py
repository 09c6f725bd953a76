"""What each event changed on the table, as one reader saw it.

A reader who has the table before, and makes these changes in order, has exactly what `view_messages.seen` would send.
Tables are compared zone by zone: zones are tuples that are replaced, so what is the same object has not changed. Only
the rest is put into messages, through the same `Visibility` as in a view, with what the reader knew at that time.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import cast

from tenages.rules.editions import same_side
from tenages.rules.events import ACTIVATED, BOX, SUPPLY, Activation
from tenages.rules.options import LAST_AGE
from tenages.rules.phase import Dogma, first_step
from tenages.rules.player import Player
from tenages.rules.state import Table
from tenages.server.board_messages import (
    achievements_seen,
    empty_stage_seen,
    held_seen,
    seat_seen,
    specials_seen,
    stage_seen,
    supply_pile_seen,
)
from tenages.server.messages.seen import (
    Achievement,
    Change,
    LogSeen,
    SeatChange,
    SeatSeen,
    StageSeen,
    Steps,
    SupplyPile,
    SupplyRowSeen,
)
from tenages.server.view_messages import asked_seen, chosen_seen, options_seen, outcome_seen
from tenages.sight.facts import achievements_of_ages
from tenages.sight.scene import SeatScene, Visibility, seat_scene, viewer_bit
from tenages.sight.supply import places_of_rows
from tenages.sight.view import View
from tenages.words import board
from tenages.words.speaker import Speaker


def steps(
    before: Table,
    trail: Sequence[Table],
    now: Table,
    view: View,
    speaker: Speaker,
    moments: tuple[str, str],
    log: LogSeen,
) -> Steps:
    """What happened between two moments, as the reader saw it, and what he sees at the end besides the table.

    `trail` is the table after each event since `before`; `view` is the reader's view of the table `now`.
    """
    eyes = Eyes(before, speaker)
    return {
        "before": moments[0],
        "moment": moments[1],
        "log": log,
        "changes": [eyes.change_to(table, _stage_after_event(table)) for table in trail],
        "settled": eyes.change_to(now, _stage(now)),
        "status": board.status(speaker, view),
        "chosen": chosen_seen(view),
        "asked": asked_seen(view, speaker),
        "options": options_seen(view, speaker),
        "outcome": outcome_seen(view, speaker),
    }


class Eyes:
    """One reader's eyes on a table, from one event to the next."""

    def __init__(self, table: Table, speaker: Speaker) -> None:
        self._speaker = speaker
        self._reader = speaker.reader
        self._bit = viewer_bit(table, speaker.reader)
        self._bits = int.from_bytes(bytes([self._bit]) * len(table.known))
        self._teams = table.setup.teams
        self._scenes: dict[int, SeatScene] = {}
        self._seats: dict[int, SeatSeen] = {}
        """What was looked at of the table that the reader sees now, by seat."""
        self._stage = _stage(table)
        self._see(table, ())

    def _see(self, table: Table, touched: Sequence[int]) -> None:
        """Look at the next table, on which these seats are different."""
        self._table = table
        self._visibility = Visibility(table, self._bit)
        for seat in touched:
            self._scenes.pop(seat, None)
            self._seats.pop(seat, None)

    def _scene(self, seat: int) -> SeatScene:
        scene = self._scenes.get(seat)
        if scene is None:
            scene = self._scenes[seat] = seat_scene(self._table, seat, self._visibility)
        return scene

    def _seat(self, seat: int) -> SeatSeen:
        seen = self._seats.get(seat)
        if seen is None:
            side = [self._scene(other) for other in self._side(seat)]
            seen = self._seats[seat] = seat_seen(self._scene(seat), side, self._teams, self._speaker)
        return seen

    def _side(self, seat: int) -> list[int]:
        return [other for other in range(len(self._table.players)) if same_side(other, seat, self._teams)]

    def change_to(self, table: Table, stage: StageSeen | None) -> Change:
        """What is different on the next table, and its stage; from now on the reader sees that table."""
        before, change = self._table, Change()
        turned = self._places_turned(before, table)
        moved = [seat for seat, player in enumerate(table.players) if not _same(player, before.players[seat])]
        touched = sorted({*moved, *[place >> 3 for place in turned if place < SUPPLY]})
        if self._teams:
            # Partners count their achievements together.
            touched = sorted({partner for seat in touched for partner in self._side(seat)})
        seats = [self._seat(seat) for seat in touched]
        progress = [self._scene(seat).progress for seat in touched]
        own = self._reader is not None and self._reader in touched
        counts_achievements = own or table.available is not before.available
        achievements = self._achievements() if counts_achievements else []
        supply = self._supply(table, any(place >= SUPPLY for place in turned))
        self._see(table, touched)
        # --- the same as in `Seen`, but only what is different
        if table.turn != before.turn:
            change["turn"] = table.turn
        if table.turns != before.turns:
            change["turns"] = table.turns
        if table.actions != before.actions:
            change["actions"] = table.actions
        changes = [_seat_change(seen, self._seat(seen["seat"])) for seen in seats]
        if any(len(each) > 1 for each in changes):
            change["seats"] = [each for each in changes if len(each) > 1]
        if supply:
            change["supply"] = supply
        if counts_achievements:
            counted = self._achievements()
            if counted != achievements:
                change["achievements"] = counted
        if table.specials is not before.specials or progress != [self._scene(seat).progress for seat in touched]:
            everyone = [self._scene(seat) for seat in range(len(table.players))]
            change["specials"] = specials_seen(table.specials, everyone)
        if table.shown is not before.shown:
            change["shown"] = held_seen(self._visibility.unordered(table.shown), self._speaker)
        if table.box is not before.box or BOX in turned:
            change["box"] = held_seen(self._visibility.unordered(table.box), self._speaker)
        if stage != self._stage:
            change["stage"] = self._stage = stage
            change["dogma"] = None if stage is None else stage["card"]
        return change

    def _places_turned(self, before: Table, table: Table) -> set[int]:
        """The codes of the places with cards that the reader has come to know, or knows no longer."""
        turned = (int.from_bytes(before.known) ^ int.from_bytes(table.known)) & self._bits
        if not turned:
            return set()
        changed = turned.to_bytes(len(table.known))
        return {code for code, bit in zip(table.where, changed, strict=True) if bit}

    def _achievements(self) -> list[Achievement]:
        me = None if self._reader is None else self._scene(self._reader)
        return achievements_seen(achievements_of_ages([card.age for card in self._table.available], me))

    def _supply(self, table: Table, turned: bool) -> list[SupplyRowSeen]:
        """The supply piles that look different on the next table, by row."""
        before, then = self._table, Visibility(table, self._bit)
        rows: list[SupplyRowSeen] = []
        for deck, row in places_of_rows(table.setup):
            piles: list[SupplyPile] = []
            for age in range(1, LAST_AGE + 1):
                place = row + age
                if turned or table.supply[place] is not before.supply[place]:
                    pile = _pile(table, place, age, then)
                    if pile != _pile(before, place, age, self._visibility):
                        piles.append(pile)
            if piles:
                rows.append({"deck": deck, "piles": piles})
        return rows


def _pile(table: Table, place: int, age: int, visibility: Visibility) -> SupplyPile:
    pile = table.supply[place]
    return supply_pile_seen(age, len(pile), visibility.face(pile[0]) if pile else None)


def _same(player: Player, before: Player) -> bool:
    """Whether nothing at a seat has changed."""
    return (
        player.hand is before.hand
        and player.piles is before.piles
        and player.splays is before.splays
        and player.score_pile is before.score_pile
        and player.forecast is before.forecast
        and player.achieved is before.achieved
        and player.specials is before.specials
        and player.scored == before.scored
        and player.tucked == before.tucked
    )


def _seat_change(before: SeatSeen, after: SeatSeen) -> SeatChange:
    """What is different at a seat."""
    was = cast(dict[str, object], before)
    change = {name: now for name, now in after.items() if name in ("seat", "piles") or now != was[name]}
    piles = [new for old, new in zip(before["piles"], after["piles"], strict=True) if new is not old and new != old]
    if piles:
        change["piles"] = piles
    else:
        del change["piles"]
    return cast(SeatChange, change)


def _stage(table: Table) -> StageSeen | None:
    return stage_seen(table.phase) if isinstance(table.phase, Dogma) else None


def _stage_after_event(table: Table) -> StageSeen | None:
    """The stage just after the last event. A card is on it from the moment that it is activated."""
    if table.log is not None and table.log[2] == ACTIVATED:
        began = table.log[-1]
        assert isinstance(began, Activation)
        first = first_step(began)
        return empty_stage_seen(began) if first is None else stage_seen(first)
    return _stage(table)
