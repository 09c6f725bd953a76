"""The game for OpenSpiel: registered there as "python_tenages".

import pyspiel
from tenages.envs import openspiel

game = pyspiel.load_game("python_tenages(players=3,edition=iello,echoes=true)")
state = openspiel.dealt(game, seed=7)
state.apply_action(state.legal_actions()[0])
"""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import dataclass
from random import Random
from typing import Any, Final

from tenages.cards import EXPANSIONS
from tenages.encoding.actions import ACTIONS
from tenages.encoding.layout import LAYOUT, SIZE
from tenages.encoding.numbering import actions_of, option_of
from tenages.encoding.observation import Observation, observe
from tenages.envs.episode import MOST_DECISIONS, SEEDS, Episode, EpisodeSettings
from tenages.extras import need
from tenages.opening import sample
from tenages.rules.alphabet import DEFAULT_LANGUAGE
from tenages.rules.editions import DEFAULT_EDITION, FEWEST_PLAYERS
from tenages.rules.errors import TenAgesError
from tenages.rules.options import MOST_PLAYERS
from tenages.rules.setup import Rules
from tenages.sight.history import SeenEvent
from tenages.sight.view import View

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
        """An observer of states: of what everyone may know, of what one player alone knows, or of both."""
        return Observer(iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False))


@dataclass(frozen=True)
class Past:
    """What came before a sampled state, each event as text."""

    player: int | None = None
    """The player from whose knowledge it was sampled."""
    seen: tuple[str, ...] = ()
    """What he saw."""
    chosen: tuple[str, ...] = ()
    """What he chose."""
    public: tuple[str, ...] = ()
    """What everyone saw, which is all that is known of what the others saw."""
    repeated: int = 0
    """How many of these events the sampled game has in its own log: those of the effect under way."""


class TenAgesState(pyspiel.State):  # type: ignore[misc]
    """A state of a game: first the seed is drawn, in four bytes, then players decide."""

    def __init__(self, game: TenAgesGame) -> None:
        super().__init__(game)
        self.settings = game.settings
        self.drawn: tuple[int, ...] = ()
        """The bytes of the seed drawn so far, the highest first."""
        self.episode: Episode | None = None
        """The game that is played; None before it is dealt."""
        self.past = Past()

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
        """Everything, hidden cards too: the record of the game, or if it was sampled the table."""
        if self.episode is None:
            return f"drawn {list(self.drawn)}"
        game = self.episode.game
        return game.record() if game.has_past else str(game)

    def seen(self, seat: int | None) -> list[str]:
        """All that happened, as a player saw it; with None, as everyone saw it."""
        if self.episode is None:
            return []
        before = self.past.seen if seat == self.past.player else self.past.public
        since = self.episode.game.history(seat)[self.past.repeated :]
        return [*before, *[_event_text(event) for event in since]]

    def chosen(self, seat: int | None) -> list[str]:
        """All options that a player chose."""
        before = self.past.chosen if seat == self.past.player else ()
        return [*before, *[option_of(taken.action).notation for taken in self.full_history() if taken.player == seat]]

    def resample_from_infostate(self, player_id: int, sampler: Callable[[], float]) -> TenAgesState:
        """A random state that this player cannot tell from this one. Its history begins now."""
        game: TenAgesGame = self.get_game()
        state = game.new_initial_state()
        state.drawn = self.drawn
        if self.episode is not None:
            sampled = sample(self.episode.view(player_id), Random(sampler()))
            state.drawn = ()
            state.episode = Episode(sampled, self.settings.max_decisions, decisions=self.episode.decisions)
            seen, chosen, public = self.seen(player_id), self.chosen(player_id), self.seen(None)
            state.past = Past(player_id, tuple(seen), tuple(chosen), tuple(public), len(sampled.events))
        return state


class Observer:
    """Observes what one player may know of a state, what everyone may know, or what the player knows beyond that.

    With perfect recall it has only a string: all events that were seen, the options that the player chose, and what is
    seen now.
    """

    def __init__(self, kind: Any) -> None:
        if kind.private_info == pyspiel.PrivateInfoType.ALL_PLAYERS:
            raise TenAgesError("no-such-observer")
        self._public = kind.public_info
        self._private = kind.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER
        self._recalls = kind.perfect_recall
        self.tensor = None if self._recalls else np.zeros(SIZE, np.float32)
        self.dict = {}
        if self.tensor is not None:
            for name, part in LAYOUT.items():
                self.dict[name] = self.tensor[part.start : part.end].reshape(part.shape)

    def set_from(self, state: TenAgesState, player: int) -> None:
        """Observe a state: fills the tensor, and with it the parts by name. What is not observed is 0."""
        if self.tensor is None:
            return
        self.tensor[:] = 0
        if state.episode is not None and (self._public or self._private):
            row = state.episode.observe(self._seat(player))
            self.tensor[:] = row if self._public else np.where(row == _public_row(state.episode, player), 0, row)

    def string_from(self, state: TenAgesState, player: int) -> str:
        """The observation as text."""
        if state.episode is None or not (self._public or self._private):
            return ""
        seat = self._seat(player)
        view, everyones = state.episode.view(seat), state.episode.view(None)
        seen, happened = view.describe(), state.seen(seat)
        if not self._public:
            seen = _beyond(seen, everyones.describe())
            happened = [mine for mine, public in zip(happened, state.seen(None), strict=True) if mine != public]
        now = json.dumps(seen)
        if not self._recalls:
            return now
        return "\n".join([*happened, json.dumps(state.chosen(seat)), str(view.answers), now])

    def _seat(self, player: int) -> int | None:
        return player if self._private else None


def _public_row(episode: Episode, seat: int) -> Observation:
    """What everyone may know, as a row of numbers from a player's seat."""
    seen = episode.view(None)
    asked, start, answers, first_melds = seen.asked, seen.start, seen.answers, seen.first_melds
    row = observe(View(seen.setup, seat, seen.scene, asked, None, seen.outcome, start, answers, first_melds))
    own_seat = LAYOUT["own seat"]
    row[own_seat.start : own_seat.end] = 0
    return row


def _beyond(seen: Any, public: Any) -> Any:
    """What plain data has beyond what everyone may know."""
    if isinstance(seen, dict) and isinstance(public, dict):
        return {name: _beyond(value, public[name]) for name, value in seen.items() if value != public[name]}
    if isinstance(seen, list) and seen and isinstance(seen[0], dict):
        return [_beyond(one, other) for one, other in zip(seen, public, strict=True)]
    return seen


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
