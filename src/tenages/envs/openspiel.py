"""The game for OpenSpiel: registered there as "python_tenages".

import pyspiel
from tenages.envs import openspiel

game = pyspiel.load_game("python_tenages(players=3,edition=iello,echoes=true)")
state = openspiel.dealt(game, seed=7)
state.apply_action(state.legal_actions()[0])
"""

from __future__ import annotations

import json
from typing import Any, Final

from tenages.cards import EXPANSIONS
from tenages.encoding.actions import ACTIONS
from tenages.encoding.layout import LAYOUT, SIZE
from tenages.encoding.numbering import actions_of, option_of
from tenages.envs.episode import MOST_DECISIONS, SEEDS, Episode, EpisodeSettings
from tenages.extras import need
from tenages.rules.alphabet import DEFAULT_LANGUAGE
from tenages.rules.editions import DEFAULT_EDITION, FEWEST_PLAYERS
from tenages.rules.errors import TenAgesError
from tenages.rules.options import MOST_PLAYERS
from tenages.rules.setup import Rules
from tenages.sight.history import SeenEvent

need("pyspiel", "openspiel")
import numpy as np  # noqa: E402
import pyspiel  # noqa: E402

NAME: Final = "python_tenages"
BYTE: Final = 256
BYTES: Final = 4
"""Chance draws the seed byte by byte, so that all deals are possible and no chance node is large."""
AS_THE_EDITION: Final = -1
"""For the parameter `american`: mixed piles or not, as the edition has it."""

GAME_TYPE: Final = pyspiel.GameType(
    short_name=NAME,
    long_name="TenAges",
    dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
    chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
    information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
    utility=pyspiel.GameType.Utility.ZERO_SUM,
    reward_model=pyspiel.GameType.RewardModel.TERMINAL,
    max_num_players=MOST_PLAYERS,
    min_num_players=FEWEST_PLAYERS,
    provides_information_state_string=True,
    provides_information_state_tensor=False,
    provides_observation_string=True,
    provides_observation_tensor=True,
    parameter_specification={
        "players": FEWEST_PLAYERS,
        "edition": DEFAULT_EDITION,
        **dict.fromkeys(EXPANSIONS, False),
        "american": AS_THE_EDITION,
        "teams": False,
        "language": DEFAULT_LANGUAGE,
        "max_decisions": MOST_DECISIONS,
    },
)


class TenAgesGame(pyspiel.Game):  # type: ignore[misc]
    """All games by the same rules. Its parameters are those of the other environments.

    An expansion is a parameter of its own (`echoes=true`). `american` is 1, 0, or -1 for what the edition has.
    """

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        wanted = {**GAME_TYPE.parameter_specification, **(params or {})}
        american = wanted["american"]
        rules = Rules(
            wanted["players"],
            wanted["edition"],
            wanted["teams"],
            tuple([name for name in EXPANSIONS if wanted[name]]),
            None if american == AS_THE_EDITION else bool(american),
            wanted["language"],
        )
        self.settings = EpisodeSettings(rules, wanted["max_decisions"])
        info = pyspiel.GameInfo(
            num_distinct_actions=ACTIONS,
            max_chance_outcomes=BYTE,
            num_players=rules.players,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=self.settings.max_decisions,
        )
        super().__init__(GAME_TYPE, info, params or {})

    def new_initial_state(self) -> TenAgesState:
        """Before the deal."""
        return TenAgesState(self)

    def max_chance_nodes_in_history(self) -> int:
        """All chance is in the deal."""
        return BYTES

    def make_py_observer(self, iig_obs_type: Any = None, params: dict[str, Any] | None = None) -> Observer:
        """An observer of states: as a player sees them, or as a spectator does."""
        return Observer(iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False))


class TenAgesState(pyspiel.State):  # type: ignore[misc]
    """A state of a game: first the seed is drawn, in four bytes, then players decide."""

    def __init__(self, game: TenAgesGame) -> None:
        super().__init__(game)
        self.settings = game.settings
        self.drawn: tuple[int, ...] = ()
        """The bytes of the seed drawn so far, the highest first."""
        self.episode: Episode | None = None
        """The game that is played; None before it is dealt."""

    def current_player(self) -> int:
        """Who is asked; chance before the deal."""
        if self.episode is None:
            return int(pyspiel.PlayerId.CHANCE)
        seat = self.episode.asked
        return int(pyspiel.PlayerId.TERMINAL) if seat is None else seat

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Every byte, all equally likely."""
        return [(byte, 1 / BYTE) for byte in range(BYTE)]

    def _legal_actions(self, player: int) -> list[int]:
        assert self.episode is not None
        assert self.episode.game.decision is not None
        return sorted(actions_of(self.episode.game.decision))

    def _apply_action(self, action: int) -> None:
        if self.episode is not None:
            self.episode.act(action)
            return
        self.drawn = (*self.drawn, action)
        if len(self.drawn) == BYTES:
            self.episode = self.settings.deal(int.from_bytes(self.drawn))

    def _action_to_string(self, player: int, action: int) -> str:
        return f"byte {action}" if player == pyspiel.PlayerId.CHANCE else option_of(action).notation

    def is_terminal(self) -> bool:
        """Whether the game is over, or has been cut off."""
        return self.episode is not None and self.episode.asked is None

    def returns(self) -> list[float]:
        """What the game was worth to each player; 0 before its end."""
        return [0.0] * self.settings.rules.players if self.episode is None else self.episode.returns()

    def __str__(self) -> str:
        """Everything, hidden cards too: the record of the game."""
        return f"drawn {list(self.drawn)}" if self.episode is None else self.episode.game.record()


class Observer:
    """Observes what one player may know of a state, or without private information what everyone may know.

    With perfect recall it has only a string: all events that the player saw, the options that he chose, and what he
    sees now.
    """

    def __init__(self, kind: Any) -> None:
        if not kind.public_info or kind.private_info == pyspiel.PrivateInfoType.ALL_PLAYERS:
            raise TenAgesError("no-such-observer")
        self._private = kind.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER
        self._recalls = kind.perfect_recall
        self.tensor = None if self._recalls else np.zeros(SIZE, np.float32)
        self.dict = {}
        if self.tensor is not None:
            for name, part in LAYOUT.items():
                self.dict[name] = self.tensor[part.start : part.end].reshape(part.shape)

    def set_from(self, state: TenAgesState, player: int) -> None:
        """Observe a state: fills the tensor, and with it the parts by name."""
        if self.tensor is not None:
            self.tensor[:] = 0 if state.episode is None else state.episode.observe(self._seat(player))

    def string_from(self, state: TenAgesState, player: int) -> str:
        """The observation as text."""
        episode = state.episode
        if episode is None:
            return ""
        seat = self._seat(player)
        view = episode.view(seat)
        seen = json.dumps(view.describe())
        if not self._recalls:
            return seen
        chosen = [option_of(taken.action).notation for taken in state.full_history() if taken.player == seat]
        happened = [_event_text(event) for event in episode.game.history(seat)]
        return "\n".join([*happened, json.dumps(chosen), str(view.answers), seen])

    def _seat(self, player: int) -> int | None:
        return player if self._private else None


def _event_text(event: SeenEvent) -> str:
    """All that was seen of one event."""
    card = event.card.slug if event.card is not None else f"{event.deck} {event.value}"
    return f"{event.player} {event.kind} {card} {event.origin} {event.target} {event.effect} {event.detail}"


def dealt(game: TenAgesGame, seed: int) -> TenAgesState:
    """The first state after the deal from a seed: the same game as `tenages.new_game` deals from it.

    The seed has four bytes here, as chance draws them; a larger one is an error.
    """
    if seed not in range(SEEDS):
        raise TenAgesError("four-byte-seed", given=repr(seed), last=str(SEEDS - 1))
    state: TenAgesState = game.new_initial_state()
    for byte in seed.to_bytes(BYTES):
        state.apply_action(byte)
    return state


pyspiel.register_game(GAME_TYPE, TenAgesGame)
