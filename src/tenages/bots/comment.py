"""Why a bot chose as it did: its chances to win, and the topic that the choice is mainly about.

Everyone may hear the chances and the topic: they are as coarse as table talk among people. The other options and the
line that is expected are for the player himself, who asked for advice: they may name cards of his hand.
"""

from __future__ import annotations

from random import Random
from typing import Final, NamedTuple

from tenages.bots.line import Step
from tenages.bots.thinking.evaluation import Evaluation
from tenages.bots.thinking.features import NAMES
from tenages.bots.thinking.foresight import after, to_next_action
from tenages.bots.worlds import some_worlds
from tenages.game import Game
from tenages.rules.options import Option
from tenages.rules.seat import Seat
from tenages.sight.view import View

ADVISER: Final = "master:1000"
"""The bot that people ask for a hint."""
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
NO_TOPIC: Final = "none"
"""The topic of a choice that is better in no way that can be named, such as the smallest of several losses."""
LEAD: Final = " lead"
"""How the names of the features end that compare the icons of two players."""
Topic = tuple[str, bool]
"""What a choice is about, and whether it is about what the others lose."""
Worths = dict[Topic, float]
"""What a position, or a change, is worth to a player, by topic."""


class Comment(NamedTuple):
    """Why a bot chose as it did."""

    option: Option
    chance: float
    """The chance to win that it expects."""
    second: float
    """The chance to win that it expected from the next best option."""
    topic: str
    """What the choice is about: one of the topics or none, or that it wins the game or makes it a draw."""
    against: bool
    """Whether it is more about what the others lose than about what the bot gains."""
    now: float | None = None
    """The chance to win before the choice."""
    worst: float | None = None
    """The chance to win that it expected from the worst option; None if it looked at no other option."""
    options: tuple[tuple[Option, float], ...] = ()
    """The options that it thought about, the best first, each with the chance to win. Not for the others."""
    line: tuple[Step, ...] = ()
    """The actions that it expects after the choice. Not for the others."""


def comment(view: View, rated: list[tuple[Option, float]], evaluation: Evaluation, random: Random) -> Comment:
    """Why the first of these options was chosen and not the second."""
    option, chance = rated[0]
    other, second = rated[1] if len(rated) > 1 else rated[0]
    assert view.player is not None
    advantages: Worths = {}
    gains: Worths = {}
    wins, draws = 0, 0
    worlds = some_worlds(view, WORLDS, random)
    for world in worlds:
        chosen, instead = (to_next_action(after(world, each), evaluation) for each in (option, other))
        if chosen.outcome is not None and view.player in chosen.outcome.winners:
            wins += 1
            continue
        if chosen.outcome is not None and chosen.outcome.drawn:
            draws += 1
        before, here, there = (_by_topic(game, view.player, evaluation) for game in (world, chosen, instead))
        touched = _others_touched(world, chosen, view.player)
        for topic in here:
            if topic[1] and (topic[0] == CARDS or not touched):
                # What the others have is worth less, but only since the bot has more, or since a card has moved on.
                continue
            advantages[topic] = advantages.get(topic, 0.0) + here[topic] - there[topic]
            gains[topic] = gains.get(topic, 0.0) + here[topic] - before[topic]
    if wins and wins == len(worlds):
        return Comment(option, chance, second, WIN, False)
    if draws and draws == len(worlds):
        return Comment(option, chance, second, DRAW, False)
    about, against = _main_topic(advantages, gains)
    return Comment(option, chance, second, about, against)


def standing(view: View, evaluation: Evaluation) -> float:
    """The viewer's chance to win as the game stands, before anyone chooses."""
    assert view.player is not None
    worlds = some_worlds(view, WORLDS, Random(0))
    return sum([evaluation.chances(world)[view.player] for world in worlds]) / max(1, len(worlds))


def _main_topic(advantages: Worths, gains: Worths) -> Topic:
    """Where the option is most ahead of the other one, among the topics in which it makes the position better.

    A topic in which nothing changes is no reason, even if the other option would have been worse there.
    """
    better = [topic for topic, gain in gains.items() if gain > 0 and advantages[topic] > 0]
    return max(better, key=lambda topic: advantages[topic], default=(NO_TOPIC, False))


def _others_touched(before: Game, after: Game, player: int) -> bool:
    """Whether an opponent has other cards than before, or lies splayed otherwise."""
    return any(
        _cards_of(one) != _cards_of(same)
        for one, same in zip(before.table.players, after.table.players, strict=True)
        if not before.table.players[player].same_side(one)
    )


def _cards_of(seat: Seat) -> tuple[object, ...]:
    return seat.hand, seat.score_pile, seat.forecast, seat.piles, seat.splays, seat.achieved, seat.specials


def _by_topic(game: Game, player: int, evaluation: Evaluation) -> Worths:
    """What a position is worth to a player, by topic: what he has, and what his opponents have."""
    table = game.table
    found: Worths = {}
    for other in table.players:
        if other.seat != player and table.players[player].same_side(other):
            continue
        against = other.seat != player
        for name, worth in zip((*NAMES, CARDS), evaluation.parts(table, other), strict=True):
            # Being ahead in an icon is a matter of the own icons, for each opponent.
            topic = _topic(name), against and not name.endswith(LEAD)
            found[topic] = found.get(topic, 0.0) + (-worth if against else worth)
    return found


def _topic(name: str) -> str:
    if name == CARDS:
        return CARDS
    return next((topic for topic, names in TOPICS.items() if name in names), ICONS)
