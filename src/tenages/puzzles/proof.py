"""Proofs: whether an option reaches the goal in every world that fits what the player knows, whatever others answer.

The search goes over what the player knows (information sets), not over games. A group holds the worlds that look the
same to him: he makes the same choice in all of them. After a choice and all possible answers of the others, a group
falls apart into smaller ones by what he has seen since, and in each he may choose anew. The others are taken to see all
cards and to do their worst.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from tenages.game import Game
from tenages.puzzles.aim import MISSED, OPEN, REACHED, Aim, Budget, TooMuch, option_reaches
from tenages.puzzles.puzzle import Tree
from tenages.puzzles.worlds import Member, Slot, samples, slots_of, touched
from tenages.rules.errors import NoWorldFound
from tenages.rules.events import events_since, length_of
from tenages.rules.options import Option

SCOUTS: Final = 4
"""In how many worlds of a group an option is tried first, as if the player saw all cards: most fail at once."""
LARGEST_TREE: Final = 150
"""With more right choices than this, a position has no clear solution."""

Group = list[Member]
Parts = dict[object, Group]


class Prover:
    """Searches what one player can be sure to reach."""

    def __init__(self, aim: Aim, budget: Budget, least: int = 0) -> None:
        self._aim = aim
        self._budget = budget
        self._least = least
        """Smaller groups are filled up with samples to this number; 0 if a group already has all worlds."""

    def solves(self, group: Group, option: Option) -> set[Slot] | None:
        """None if the option does not reach the goal for sure; otherwise the slots whose cards mattered for it."""
        for member in group[:SCOUTS]:
            if not option_reaches(member.game, option, self._aim, self._budget):
                return None
        parts, mattered = self._parts(group, option)
        if parts is None:
            return None
        for part in parts.values():
            found = self._solved_somehow(self._filled(part))
            if found is None:
                return None
            mattered |= found
        return mattered

    def _solved_somehow(self, group: Group) -> set[Slot] | None:
        decision = group[0].game.decision
        assert decision is not None
        for option in decision.options:
            found = self.solves(group, option)
            if found is not None:
                return found
        return None

    def solving(self, group: Group) -> list[Option]:
        """All options that reach the goal for sure."""
        decision = group[0].game.decision
        assert decision is not None
        return [option for option in decision.options if self.solves(group, option) is not None]

    def _parts(self, group: Group, option: Option) -> tuple[Parts | None, set[Slot]]:
        """The group after an option and all answers of the others, by what the player has seen since; None if it fails.

        Also the slots whose cards mattered where the goal is reached.
        """
        parts: Parts = {}
        mattered: set[Slot] = set()
        seat = self._aim.seat
        for member in group:
            for game in self._ends(self._after(member.game, option)):
                verdict = self._aim.verdict(game, self._budget)
                if verdict == MISSED:
                    return None, mattered
                end = Member(game, member.seen, member.slots)
                if member.slots:
                    mattered |= touched(end, seat)
                if verdict == OPEN:
                    key, end.seen = _memory(end, seat)
                    parts.setdefault(key, []).append(end)
        return parts, mattered

    def _ends(self, game: Game) -> Iterator[Game]:
        """The games after all possible answers of the others, when the player is asked again or it is decided."""
        decision = game.decision
        if decision is None or self._aim.over(game) or decision.player == self._aim.seat:
            yield game
            return
        for option in decision.options:
            yield from self._ends(self._after(game, option))

    def _after(self, game: Game, option: Option) -> Game:
        self._budget.spend()
        child = game.copy()
        child.choose(option)
        return child

    def _filled(self, group: Group) -> Group:
        if len(group) >= self._least:
            return group
        first = group[0].game
        try:
            found = samples(first, self._aim.seat, self._least - len(group))
        except NoWorldFound:
            return group
        return group + [Member(game, length_of(game.table.log), {}) for game in found]

    # --- the solution in one world ----------------------------------------------------------------------------------

    def tree(self, group: Group, real: Game) -> Tree:
        """All that solves the puzzle in one world of the group: every right choice, after every answer."""
        self._size = 0
        return self._own(group, real)

    def _own(self, group: Group, real: Game) -> Tree:
        found: Tree = {}
        for option in self.solving(group):
            self._size += 1
            if self._size > LARGEST_TREE:
                raise TooMuch
            parts, _ = self._parts([*group, Member(real, group[0].seen, {})], option)
            assert parts is not None
            found[option.notation] = self._others(parts, group[0].seen, self._after(real, option))
        return found

    def _others(self, parts: Parts, seen: int, real: Game) -> Tree:
        verdict = self._aim.verdict(real, self._budget)
        assert verdict != MISSED
        decision = real.decision
        if verdict == REACHED or decision is None:
            return {}
        if decision.player == self._aim.seat:
            member = Member(real, seen, {})
            key, _ = _memory(member, self._aim.seat)
            return self._own(self._filled(parts[key]), real)
        self._size += len(decision.options)
        if self._size > LARGEST_TREE:
            raise TooMuch
        return {option.notation: self._others(parts, seen, self._after(real, option)) for option in decision.options}


def members(games: list[Game], seat: int, *, complete: bool = False) -> Group:
    """Games that look the same to the player, as a group."""
    return [Member(game, 0, slots_of(game.table, seat) if complete else {}) for game in games]


def _memory(member: Member, seat: int) -> tuple[object, int]:
    """What the player has seen happen since the group was formed, and what he is asked now; and the events so far."""
    bit = 1 << seat
    events = events_since(member.game.table.log, None)
    seen = tuple(
        [
            (
                event.kind,
                event.player,
                None if event.card is None else event.card.index if event.seen & bit else -event.card.back,
                event.origin,
                event.target,
                repr(event.detail),
            )
            for event in events[member.seen :]
        ]
    )
    decision = member.game.decision
    assert decision is not None
    asked = (decision.purpose, tuple([option.number for option in decision.options]))
    return (seen, asked), len(events)
