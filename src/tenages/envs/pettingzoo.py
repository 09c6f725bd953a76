"""The game for several agents: an AEC environment of PettingZoo.

from tenages.envs import pettingzoo

env = pettingzoo.env(players=3)
env.reset(seed=7)
for agent in env.agent_iter():
    observation, reward, termination, truncation, info = env.last()
    done = termination or truncation
    env.step(None if done else env.action_space(agent).sample(observation["action_mask"]))
"""

from __future__ import annotations

from random import Random
from typing import Any, ClassVar

from tenages.envs.episode import MOST_DECISIONS, SEEDS, Episode, EpisodeSettings
from tenages.envs.rendering import HUMAN, MODES, checked_mode, render
from tenages.envs.spaces import action_space, masked_space
from tenages.extras import need
from tenages.rules.alphabet import DEFAULT_LANGUAGE
from tenages.rules.editions import DEFAULT_EDITION
from tenages.rules.setup import Rules

need("pettingzoo", "envs")
from gymnasium.spaces import Dict, Discrete  # noqa: E402
from pettingzoo import AECEnv  # noqa: E402
from pettingzoo.utils import wrappers  # noqa: E402

ILLEGAL_REWARD = -1.0


class raw_env(AECEnv):  # type: ignore[misc]  # noqa: N801  (PettingZoo's own name for it)
    """The bare environment: one agent for each seat, who is selected whenever that player is asked.

    An illegal action is an error, and the game stays as it was.
    """

    metadata: ClassVar[dict[str, Any]] = {
        "name": "tenages_v0",
        "render_modes": list(MODES),
        "is_parallelizable": False,
        "render_fps": 1,
    }

    def __init__(
        self,
        players: int = 2,
        *,
        edition: str = DEFAULT_EDITION,
        expansions: tuple[str, ...] = (),
        american: bool | None = None,
        teams: bool = False,
        language: str = DEFAULT_LANGUAGE,
        max_decisions: int = MOST_DECISIONS,
        shaping: float = 0.0,
        render_mode: str | None = None,
    ) -> None:
        super().__init__()
        rules = Rules(players, edition, teams, expansions, american, language)
        self.settings = EpisodeSettings(rules, max_decisions, shaping)
        self.render_mode = checked_mode(render_mode)
        self.possible_agents = [f"player_{seat}" for seat in range(players)]
        self.action_spaces = {agent: action_space() for agent in self.possible_agents}
        self.observation_spaces = {agent: masked_space() for agent in self.possible_agents}
        self._seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self._random: Random | None = None
        """Draws the seeds of the games after one that was dealt from a given seed."""
        self.episode: Episode

    def action_space(self, agent: str) -> Discrete:
        """Every option of the game by its number."""
        return self.action_spaces[agent]

    def observation_space(self, agent: str) -> Dict:
        """The observation and the mask of legal actions."""
        return self.observation_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Deal a new game: the one that `tenages.new_game` deals from the seed.

        Without a seed it follows from the last one that was given; if there was none, nobody can guess the deal.
        """
        if seed is not None:
            self._random = Random(seed)
        elif self._random is not None:
            seed = self._random.randrange(SEEDS)
        self.episode = self.settings.deal(seed)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]]
        self._skip_agent_selection = None
        self._select()
        self._show()

    def step(self, action: int | None) -> None:
        """Answer what the selected agent is asked."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        earned = self.episode.act(action if action is not None else -1)
        self._cumulative_rewards[agent] = 0.0
        self.rewards = dict(zip(self.agents, earned, strict=True))
        self._accumulate_rewards()
        self._select()
        self._show()

    def _select(self) -> None:
        """Select the agent that is asked; at the end every agent in turn."""
        episode = self.episode
        self.infos = {agent: {} for agent in self.agents}
        if episode.asked is not None:
            self.agent_selection = self.possible_agents[episode.asked]
            self.infos[self.agent_selection] = episode.info(episode.asked)
            return
        for agent, seat in self._seats.items():
            self.terminations[agent] = episode.over
            self.truncations[agent] = episode.cut_off
            self.infos[agent] = episode.info(seat)

    def observe(self, agent: str) -> dict[str, Any]:
        """What an agent sees now, and its legal actions: none unless it is selected."""
        seat = self._seats[agent]
        return {"observation": self.episode.observe(seat), "action_mask": self.episode.mask(seat)}

    def render(self) -> Any:
        """The table as the selected agent sees it."""
        return render(self.episode, self._seats[self.agent_selection], self.render_mode)

    def _show(self) -> None:
        if self.render_mode == HUMAN:
            self.render()

    def close(self) -> None:
        """Nothing is left open."""


def env(**wanted: Any) -> AECEnv:
    """The environment in PettingZoo's usual wrappers; takes what `raw_env` takes.

    In these an illegal action ends the game, and costs the agent that took it as much as a defeat.
    """
    made: AECEnv = wrappers.TerminateIllegalWrapper(raw_env(**wanted), illegal_reward=ILLEGAL_REWARD)
    return wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(made))
