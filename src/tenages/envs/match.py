"""A game as the environments play it: actions by number, rewards, and an end after so many decisions at the latest."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final

from tenages.cards import setup_of
from tenages.envs.numbering import Mask, mask, option_of
from tenages.envs.observation import Observation, observe
from tenages.game import Game
from tenages.opening import Rules, deal
from tenages.rules.alphabet import DEFAULT_LANGUAGE
from tenages.rules.editions import DEFAULT_EDITION, same_side
from tenages.rules.errors import TenAgesError
from tenages.rules.options import Option
from tenages.sight.view import View

MOST_DECISIONS: Final = 2_000
"""After so many decisions of all players together nobody waits for an end. Random games have some hundreds."""
POINTS_LIKE_AN_ACHIEVEMENT: Final = 20
"""How many points shaping counts as much as an achievement."""
SEEDS: Final = 2**32
"""Seeds are drawn from so many."""


@dataclass(frozen=True)
class Table:
    """The table at which an environment deals its games, and how it rewards."""

    players: int = 2
    edition: str = DEFAULT_EDITION
    expansions: tuple[str, ...] = ()
    american: bool | None = None
    teams: bool = False
    language: str = DEFAULT_LANGUAGE
    max_decisions: int = MOST_DECISIONS
    """After so many decisions of all players together the game is cut off, and nobody has won."""
    shaping: float = 0.0
    """How much it counts on the way to come nearer to a victory than the others; see docs/environments.md."""

    def __post_init__(self) -> None:
        setup_of(self._rules(), 0)
        if self.max_decisions < 1:
            raise TenAgesError("not-positive", what="max_decisions", given=self.max_decisions)

    def deal(self, seed: int) -> Match:
        """A new game from a seed: the same as `tenages.new_game` deals from it."""
        return Match(self, deal(self._rules(), seed), 0)

    def _rules(self) -> Rules:
        return Rules(self.players, self.edition, self.teams, self.expansions, self.american, self.language)


class Info(dict[str, Any]):
    """What is told beside an observation. To other processes the view goes as plain data, for it cannot go itself."""

    def __reduce__(self) -> tuple[object, ...]:
        return dict, ({name: _sent(value) for name, value in self.items()},)


def _sent(value: Any) -> Any:
    return value.describe() if isinstance(value, View) else value


class Match:
    """One game under way at such a table."""

    def __init__(self, table: Table, game: Game, decisions: int | None = None) -> None:
        self.table = table
        self.game = game
        self.decisions = len(game.choices) if decisions is None else decisions
        self._views: dict[int | None, View] = {}
        self._potentials = self._shaped()

    @property
    def asked(self) -> int | None:
        """The seat of the player who is asked; None if nobody is any more."""
        decision = self.game.decision
        return None if decision is None or self.cut_off else decision.player

    @property
    def over(self) -> bool:
        """Whether the game has been played to its end."""
        return self.game.outcome is not None

    @property
    def cut_off(self) -> bool:
        """Whether it took so long that nobody waits for its end."""
        return not self.over and self.decisions >= self.table.max_decisions

    def act(self, action: int) -> list[float]:
        """Answer what is asked, by an action number; gives everyone's reward. An illegal action is an error."""
        return self.choose(option_of(action))

    def choose(self, option: Option) -> list[float]:
        """The same by an option of the engine, as bots answer."""
        self.game.choose(option)
        self.decisions += 1
        self._views.clear()
        before = self._potentials
        self._potentials = after = self._shaped()
        return [reward + now - then for reward, now, then in zip(self.returns(), after, before, strict=True)]

    # --- what a player sees -----------------------------------------------------------------------------------------

    def view(self, seat: int | None) -> View:
        """All that a player may know at this moment."""
        if seat not in self._views:
            self._views[seat] = self.game.view(seat)
        return self._views[seat]

    def observe(self, seat: int | None) -> Observation:
        """The same as a row of numbers."""
        return observe(self.view(seat))

    def mask(self, seat: int) -> Mask:
        """The actions that a player can take: none if somebody else is asked, or nobody."""
        return mask(self.game.decision if self.asked == seat else None)

    def info(self, seat: int) -> Info:
        """What a player is told beside the observation."""
        return Info(view=self.view(seat))

    # --- rewards ----------------------------------------------------------------------------------------------------

    def returns(self) -> list[float]:
        """What the game was worth to each player; nothing before its end, or if it was cut off."""
        outcome = self.game.outcome
        if outcome is None:
            return [0.0] * self.table.players
        return payoffs(self.table.players, outcome.winners, self.table.teams)

    def _shaped(self) -> list[float]:
        """How much nearer to a victory each is than the others; nothing at the end, when the victory itself counts."""
        players, weight = self.table.players, self.table.shaping
        if not weight or self.asked is None:
            return [0.0] * players
        standings = self._standings()
        total = sum(standings)
        return [weight * (standing - (total - standing) / (players - 1)) for standing in standings]

    def _standings(self) -> list[float]:
        """How far each player's side is on the way to enough achievements; points count as a part of one."""
        needed = self.game.setup.achievements_to_win
        table = self.game.table
        standings: list[float] = []
        for player in table.players:
            points = sum([member.full_score() for member in table.side(player.seat)])
            achieved = table.side_achievements(player.seat) + points / POINTS_LIKE_AN_ACHIEVEMENT
            standings.append(achieved / needed)
        return standings

    # --- copies -----------------------------------------------------------------------------------------------------

    def copy(self) -> Match:
        """The same again, to try things out on."""
        return Match(self.table, self.game.copy(), self.decisions)

    def __deepcopy__(self, memo: dict[int, Any]) -> Match:
        return self.copy()

    def __reduce__(self) -> tuple[object, ...]:
        return Match, (self.table, self.game)


def payoffs(players: int, winners: Sequence[int], teams: bool) -> list[float]:
    """What a game is worth to each player when it ends: 1 to its only winner or winning team, less to who shares.

    What the winners get the others pay in equal parts, so that it all adds up to nothing.
    """
    sides = players // 2 if teams else players
    winning = len([seat for seat in winners if not any(same_side(seat, other, teams) for other in range(seat))])
    if winning == sides:
        return [0.0] * players
    return [1 / winning if seat in winners else -1 / (sides - winning) for seat in range(players)]
