"""The game as everyone uses it: play, copies, views, the log and records in one place."""

from __future__ import annotations

from random import Random
from typing import SupportsIndex

from tenages.cards import setup_of
from tenages.records.digest import digest
from tenages.records.saved import record, start
from tenages.records.snapshot import Snapshot, restored, snapshot
from tenages.rules.errors import TenAgesError
from tenages.rules.options import Decision, Option
from tenages.rules.play import Answer, EffectAnswers, Play
from tenages.rules.setup import Rules
from tenages.rules.state import Table
from tenages.sight.history import SeenEvent, history
from tenages.sight.sample import Worlds
from tenages.sight.scene import seat_in
from tenages.sight.view import View, open_view, view


class Game(Play):
    """A game of Innovation."""

    _origin: Play | None = None
    """The game as it was sampled; None if it was dealt."""

    def _blank(self) -> Game:
        return Game()

    def copy(self) -> Game:
        """The same game again, to try things out on; cheap, and possible in the middle of an effect."""
        new = super().copy()
        assert isinstance(new, Game)
        new._origin = self._origin
        return new

    def choose(self, answer: object) -> None:
        """Answer the current decision with one of its options, or with a notation such as "dogma oars".

        A first meld may be chosen for any player who has not chosen yet: the card tells whose it is. After any error
        the game is as it was before. Only a world that a bot drew for itself may be lost.
        """
        decision, choices = self.decision, self._choices
        start, answers, trail = self.effect_start, self.effect_answers, self.table.trail
        noted = 0 if trail is None else len(trail)
        try:
            super().choose(answer)
        except BaseException:
            self.table.trail = trail
            if self._choices is not choices or self.decision is not decision:
                self._choices = choices
                before = self._remade(start, answers)
                if before is not None:
                    self._take_over(before, decision, start, answers)
                    if trail is not None:
                        del trail[noted:]
            raise

    def _remade(self, start: Table | None, answers: EffectAnswers) -> Play | None:
        """The same game made again from what is known of it; None if that is too little.

        A world that a bot drew for itself, and that stands at an action, knows no past.
        """
        try:
            if start is not None:
                again = Game()
                return again if again.resume_effect(start, [_same(option) for _, option in answers]) else None
            if self.has_past:
                return _replayed(self.setup.rules, self.setup.seed, self.setup.position, self.choices)
            if self._origin is None:
                return None
            world = self._origin.copy()
            for option in self.choices:
                world.choose(option)
            return world
        except Exception:
            # Only the first error is reported.
            return None

    def _take_over(self, before: Play, decision: Decision | None, start: Table | None, answers: EffectAnswers) -> None:
        """Return to an earlier decision; `before` has the table of that moment."""
        self.table.restore(before.table)
        self.table.detach()
        self._clear_effect()
        self.effect_start, self.effect_answers = start, answers
        self.decision = decision

    def view(self, player: SupportsIndex | None) -> View:
        """All that a player may know; with None, all that everyone may know."""
        return view(self, seat_in(self.table, player))

    def history(self, player: SupportsIndex | None) -> list[SeenEvent]:
        """All that happened, as a player saw it; with None, as everyone saw it."""
        return history(self, seat_in(self.table, player))

    def log(self, player: SupportsIndex | None, language: str = "") -> list[str]:
        """All that happened, in sentences, as a player saw it; with None, as everyone saw it.

        The language is "en", "fr" or the name of a catalogue; without one, the language of the table.
        """
        # Words are loaded when someone asks for them.
        from tenages.words.printing import log_text

        return log_text(self, seat_in(self.table, player), language or self.setup.language)

    def record(self) -> str:
        """The game as text: its set-up and its choices. `tenages.replay` plays it again."""
        return record(self)

    def digest(self) -> str:
        """A short fingerprint of all that lies on the table and of what is asked: the same in every version and build.

        Equal games have equal digests.
        """
        return digest(self)

    def __eq__(self, other: object) -> bool:
        """Whether two games stand the same and go on the same; how they came there does not matter."""
        return isinstance(other, Game) and _standing(self) == _standing(other)

    def __str__(self) -> str:
        """The table with all cards open."""
        return str(open_view(self))

    def __repr__(self) -> str:
        asked = f"player {self.decision.player} to {self.decision.purpose}" if self.decision else str(self.outcome)
        return f"<{self.setup.edition} for {self.setup.players}, turn {self.table.turns}, {asked}>"

    def __reduce__(self) -> tuple[object, ...]:
        setup = self.setup
        if self.has_past:
            # A running effect cannot be pickled, but a game is its deal and its choices.
            return _replayed, (setup.rules, setup.seed, setup.position, self.choices)
        origin = self._origin
        if origin is None:
            raise TenAgesError("no-past")
        return _resumed, (setup.rules, _origin_state(origin), self.choices)


def sampled(seen: View, random: Random) -> Game:
    """A random full game in which the player of a view would see exactly the same. Its log and choices begin now."""
    game = Game()
    Worlds(seen).draw_until_it_fits(game, random)
    game._origin = Play.copy(game)
    return game


def _standing(game: Game) -> tuple[object, ...]:
    decision = game.decision
    asked = None if decision is None else (decision.player, decision.purpose, decision.options)
    # An effect that asks goes on from its start and the answers since.
    return game.setup.rules, _origin_state(game), asked


def _origin_state(play: Play) -> tuple[Snapshot, tuple[Option, ...] | None]:
    """What a game goes on from: its table, or the table at the start of an effect and the answers since."""
    if play.effect_start is None:
        return snapshot(play.table), None
    return snapshot(play.effect_start), tuple([option for _, option in play.effect_answers])


def _replayed(rules: Rules, seed: int, position: str, choices: list[Option]) -> Game:
    game = Game()
    start(game, rules, seed, position)
    for option in choices:
        game.choose(option)
    return game


def _resumed(rules: Rules, state: tuple[Snapshot, tuple[Option, ...] | None], choices: list[Option]) -> Game:
    game = Game()
    shot, answers = state
    table = restored(setup_of(rules, 0), shot)
    if answers is None:
        game.resume(table)
    else:
        possible = game.resume_effect(table, [_same(option) for option in answers])
        assert possible, "an effect went another way when it was taken up again"
    game._origin = Play.copy(game)
    for option in choices:
        game.choose(option)
    return game


def _same(option: Option) -> Answer:
    def answer(decision: Decision) -> Option | None:
        return option

    return answer
