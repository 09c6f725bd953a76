"""Why a bot chose as it did: its chance to win, and the topic that the choice is mainly about.

A comment is as coarse as table talk among people, and names no card that the others may not know.
"""

from __future__ import annotations

from random import Random
from typing import Final, NamedTuple

from tenages.bots.thinking.evaluation import Evaluation
from tenages.bots.thinking.features import NAMES
from tenages.bots.thinking.foresight import after, to_next_action
from tenages.bots.worlds import some_worlds
from tenages.game import Game
from tenages.rules.options import Option
from tenages.sight.view import View

WORLDS: Final = 4
WIN: Final = "win"
DRAW: Final = "draw"
TOPICS: Final = {
    "achievements": ("achievements", "achievements squared", "one achievement short"),
    "score": ("score", "within reach", "claimable now"),
    "board": ("highest top", "tops", "colors", "cards on board"),
    "hand": ("hand", "hand ages", "hand above board", "forecast"),
    "splays": ("splayed left", "splayed right", "splayed up"),
    "specials": ("specials under way",),
    "dogmas": ("dogmas alone", "dogmas shared"),
    "time": ("actions left", "on turn next"),
}
"""The features of each topic. All other features are about icons, and what comes after them are the cards."""
ICONS, CARDS = "icons", "cards"


class Comment(NamedTuple):
    """Why a bot chose as it did."""

    option: Option
    chance: float
    """The chance to win that it expects."""
    second: float
    """The chance to win that it expected from the next best option."""
    topic: str
    """What the choice is about: one of the topics, or that it wins the game or makes it a draw."""
    against: bool
    """Whether it is more about what the others lose than about what the bot gains."""


def comment(view: View, rated: list[tuple[Option, float]], evaluation: Evaluation, random: Random) -> Comment:
    """Why the first of these options was chosen and not the second."""
    option, chance = rated[0]
    other, second = rated[1] if len(rated) > 1 else rated[0]
    assert view.player is not None
    gains: dict[tuple[str, bool], float] = {}
    wins, draws = 0, 0
    worlds = some_worlds(view, WORLDS, random)
    for world in worlds:
        chosen, instead = (to_next_action(after(world, each), evaluation) for each in (option, other))
        if chosen.outcome is not None and view.player in chosen.outcome.winners:
            wins += 1
            continue
        if chosen.outcome is not None and chosen.outcome.drawn:
            draws += 1
        here, there = _by_topic(chosen, view.player, evaluation), _by_topic(instead, view.player, evaluation)
        for topic in here:
            gains[topic] = gains.get(topic, 0.0) + here[topic] - there[topic]
    if wins and wins == len(worlds):
        return Comment(option, chance, second, WIN, False)
    if draws and draws == len(worlds):
        return Comment(option, chance, second, DRAW, False)
    about, against = max(gains, key=lambda each: gains[each], default=(CARDS, False))
    return Comment(option, chance, second, about, against)


def _by_topic(game: Game, player: int, evaluation: Evaluation) -> dict[tuple[str, bool], float]:
    """What a position is worth to a player, by topic: what he has, and what his opponents have."""
    table = game.table
    found: dict[tuple[str, bool], float] = {}
    for other in table.players:
        if other.seat != player and table.players[player].same_side(other):
            continue
        against = other.seat != player
        for name, worth in zip((*NAMES, CARDS), evaluation.parts(table, other), strict=True):
            topic = _topic(name), against
            found[topic] = found.get(topic, 0.0) + (-worth if against else worth)
    return found


def _topic(name: str) -> str:
    if name == CARDS:
        return CARDS
    return next((topic for topic, names in TOPICS.items() if name in names), ICONS)
