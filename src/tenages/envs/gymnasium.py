"""The game for one agent against bots: an environment of Gymnasium, registered as "TenAges-v0".

import gymnasium

env = gymnasium.make("tenages.envs.gymnasium:TenAges-v0", opponents="random")
observation, info = env.reset(seed=7)
observation, reward, terminated, truncated, info = env.step(env.action_space.sample(info["action_mask"]))
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from tenages.bots import Bot, named
from tenages.encoding.numbering import Mask, option_of
from tenages.encoding.observation import Observation
from tenages.envs.episode import MOST_DECISIONS, SEEDS, Episode, EpisodeSettings, Info
from tenages.envs.rendering import HUMAN, MODES, checked_mode, render
from tenages.envs.spaces import action_space, observation_space
from tenages.extras import need
from tenages.rules.alphabet import DEFAULT_LANGUAGE
from tenages.rules.editions import DEFAULT_EDITION
from tenages.rules.errors import TenAgesError
from tenages.rules.setup import Rules

need("gymnasium", "envs")
import gymnasium  # noqa: E402
import numpy as np  # noqa: E402

ERROR: Final = "error"
LOSE: Final = "lose"
RANDOM: Final = "random"
WAYS: Final = (ERROR, LOSE, RANDOM)
"""What an illegal action does: it raises an error, ends the game as a defeat, or is replaced by a random legal one."""
DEFEAT: Final = -1.0
ID: Final = "TenAges-v0"


class TenAgesEnv(gymnasium.Env[Observation, np.int64]):
    """One seat at the table; bots sit in the others.

    `opponents` is a bot, or the name of one as `tenages.bots.named` knows it ("random", "my_bot.py:MyBot"), or a
    sequence with one for each other seat, clockwise from the agent's left. Named ones are created for every game.
    `seat` is the agent's; with None it is drawn for every game. `illegal` says what an illegal action does.
    """

    metadata: dict[str, Any] = {"render_modes": list(MODES), "render_fps": 1}  # noqa: RUF012  (as Gymnasium has it)

    def __init__(
        self,
        players: int = 2,
        *,
        opponents: str | Bot | Sequence[str | Bot] = RANDOM,
        seat: int | None = None,
        edition: str = DEFAULT_EDITION,
        expansions: tuple[str, ...] = (),
        american: bool | None = None,
        teams: bool = False,
        language: str = DEFAULT_LANGUAGE,
        max_decisions: int = MOST_DECISIONS,
        shaping: float = 0.0,
        illegal: str = ERROR,
        render_mode: str | None = None,
    ) -> None:
        rules = Rules(players, edition, teams, expansions, american, language)
        self.settings = EpisodeSettings(rules, max_decisions, shaping)
        if seat is not None and seat not in range(players):
            raise TenAgesError("unknown-seat", given=repr(seat), last=players - 1)
        if illegal not in WAYS:
            raise TenAgesError("unknown-illegal", given=repr(illegal), known=WAYS)
        self.opponents = one_for_each(opponents, players - 1)
        self.wanted_seat = seat
        self.illegal = illegal
        self.render_mode = checked_mode(render_mode)
        self.action_space = action_space()
        self.observation_space = observation_space()
        self.seat = 0
        """Where the agent sits in the current game."""
        self.episode: Episode | None = None
        self._bots: dict[int, Bot] = {}
        self._lost = False
        self._seeded = False
        """Whether a seed was given once, from which all later games follow."""

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Observation, Info]:
        """Deal a new game: the one that `tenages.new_game` deals from the seed.

        Without a seed it follows from the last one that was given; if there was none, nobody can guess the deal.
        """
        super().reset(seed=seed)
        self._seeded = self._seeded or seed is not None
        # The number is drawn even if it is not needed, so that the later ones stay the same.
        drawn = self._draw(SEEDS)
        if seed is None and self._seeded:
            seed = drawn
        self.episode = episode = self.settings.deal(seed)
        players = self.settings.rules.players
        self.seat = self._draw(players) if self.wanted_seat is None else self.wanted_seat
        self._bots = {
            (self.seat + step) % players: named(bot, self._draw(SEEDS)) if isinstance(bot, str) else bot
            for step, bot in enumerate(self.opponents, start=1)
        }
        self._lost = False
        self._opponents_play(episode)
        self._show()
        return episode.observe(self.seat), self._info(episode)

    def step(self, action: int | np.int64) -> tuple[Observation, float, bool, bool, Info]:
        """Answer what the agent is asked; the bots then play until it is asked again, or until the end."""
        episode = self._under_way()
        option, decision = option_of(action), episode.game.decision
        if self.illegal != ERROR and decision is not None and not decision.offers(option):
            if self.illegal == LOSE:
                self._lost = True
                return episode.observe(self.seat), DEFEAT, True, False, self._info(episode)
            option = decision.options[self._draw(len(decision.options))]
        reward = episode.choose(option)[self.seat] + self._opponents_play(episode)
        self._show()
        return episode.observe(self.seat), reward, episode.over, episode.cut_off, self._info(episode)

    def action_masks(self) -> Mask:
        """The legal actions, where sb3-contrib's MaskablePPO looks for them."""
        return self._dealt().mask(self.seat)

    def render(self) -> Any:
        """The table as the agent sees it."""
        return render(self._dealt(), self.seat, self.render_mode)

    def _show(self) -> None:
        if self.render_mode == HUMAN:
            self.render()

    def _opponents_play(self, episode: Episode) -> float:
        """Let the bots answer until the agent is asked or the game is over; returns the agent's reward."""
        reward = 0.0
        while episode.asked is not None and episode.asked != self.seat:
            view = episode.view(episode.asked)
            assert view.decision is not None
            reward += episode.choose(self._bots[episode.asked].decide(view, view.decision))[self.seat]
        return reward

    def _info(self, episode: Episode) -> Info:
        info = episode.info(self.seat)
        info["action_mask"] = episode.mask(self.seat)
        return info

    def _draw(self, number: int) -> int:
        return int(self.np_random.integers(number))

    def _dealt(self) -> Episode:
        if self.episode is None:
            raise TenAgesError("env-not-reset")
        return self.episode

    def _under_way(self) -> Episode:
        episode = self._dealt()
        if self._lost or episode.asked is None:
            raise TenAgesError("env-over")
        return episode


def one_for_each(opponents: str | Bot | Sequence[str | Bot], needed: int) -> list[str | Bot]:
    """A bot, or the name of one, for each other seat."""
    if isinstance(opponents, str) or not isinstance(opponents, Sequence):
        found = [opponents] * needed
    else:
        found = list(opponents)
    if len(found) != needed:
        raise TenAgesError("number-of-opponents", needed=needed, given=len(found))
    for bot in found:
        if not isinstance(bot, str) and not callable(getattr(bot, "decide", None)):
            raise TenAgesError("no-opponent", given=repr(bot))
    return found


gymnasium.register(
    ID, entry_point=f"{__name__}:{TenAgesEnv.__name__}", vector_entry_point="tenages.envs.vector:against_bots"
)
