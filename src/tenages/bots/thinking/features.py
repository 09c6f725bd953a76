"""The features of the evaluation: a player's position as a row of numbers, most of them between 0 and 1.

What each of them is worth is fitted from games (benchmarks/fit_weights.py).
"""

from __future__ import annotations

from math import sqrt
from typing import TYPE_CHECKING, Final

from tenages.rules.achievements import price, price_for
from tenages.rules.icons import ICON_NAMES, ICONS, LEFT, RIGHT, UP

if TYPE_CHECKING:
    from tenages.rules.player import Player
    from tenages.rules.state import Table

NAMES: Final = (
    "achievements",
    "achievements squared",
    "one achievement short",
    "score",
    "within reach",
    "claimable now",
    "highest top",
    "tops",
    "colors",
    "hand",
    "hand ages",
    "hand above board",
    "splayed left",
    "splayed right",
    "splayed up",
    "cards on board",
    "specials under way",
    "forecast",
    "actions left",
    "on turn next",
    "dogmas alone",
    "dogmas shared",
    *ICON_NAMES,
    *[f"{name} lead" for name in ICON_NAMES],
)
"""The names of the features, in their order."""
REACHED: Final = 3
"""How many of the next achievements to be had count for "within reach"."""


def stage(table: Table) -> int:
    """The stage of the game: the highest age on any board."""
    highest = 0
    for player in table.players:
        top = player.highest_top()
        if top > highest:
            highest = top
    return highest


def features(table: Table, player: Player) -> list[float]:
    """The features of a player."""
    needed = table.setup.achievements_to_win
    achieved = table.side_achievements(player.seat) if table.setup.teams else player.achievement_count()
    won = achieved / needed
    score = player.full_score()
    top = player.highest_top()
    tops = 0
    colors = 0
    cards = 0
    left = 0
    right = 0
    up = 0
    splays = player.splays
    for color, pile in enumerate(player.piles):
        if pile:
            tops += pile[0].age
            colors += 1
            cards += len(pile)
            splay = splays[color]
            if splay == LEFT:
                left += 1
            elif splay == RIGHT:
                right += 1
            elif splay == UP:
                up += 1
    ages = 0
    above = 0
    for card in player.hand:
        ages += card.age
        if card.age > top:
            above += 1
    reach, claimable = _within_reach(table, player, score, top)
    row = [
        won,
        won * won,
        1.0 if needed - achieved == 1 else 0.0,
        sqrt(score) / 8.0,
        reach,
        claimable,
        top / 10.0,
        tops / 40.0,
        colors / 5.0,
        sqrt(len(player.hand)) / 3.0,
        ages / 30.0,
        min(above, 3) / 3.0,
        left / 5.0,
        right / 5.0,
        up / 5.0,
        sqrt(cards) / 5.0,
        _specials_under_way(table, player),
        sqrt(len(player.forecast)) / 2.0,
        table.actions / 2.0 if table.turn == player.seat else 0.0,
        1.0 if (table.turn + 1) % len(table.players) == player.seat else 0.0,
    ]
    _compare_icons(table, player, row)
    return row


def _within_reach(table: Table, player: Player, score: int, top: int) -> tuple[float, float]:
    """How near the next achievements are, and how many could be claimed at once."""
    reach = 0.0
    claimable = 0
    looked_at = 0
    last = 0
    for card in table.available:
        age = card.age
        if age == last:
            continue
        last = age
        asked = price(age) if score < price(age) else price_for(player, age)
        near = 1.0 if score >= asked else score / asked
        if top >= age:
            if score >= asked:
                claimable += 1
        else:
            near *= 0.5
        reach += near
        looked_at += 1
        if looked_at == REACHED:
            break
    return reach / REACHED, claimable / 2.0


def _specials_under_way(table: Table, player: Player) -> float:
    """How far the special achievements are that the board is good for; the nearest count most."""
    under_way = 0.0
    for special in table.specials:
        if not special.by_turn:
            done = special.progress(player) / special.needed
            under_way += done * done * done
    return under_way


def _compare_icons(table: Table, player: Player, row: list[float]) -> None:
    """How many dogmas would be shared; for each icon, how many there are and how many opponents show fewer."""
    mine = player.packed_icons
    opponents = 0
    leads = [0.0] * len(ICONS)
    for other in table.players:
        if player.same_side(other):
            continue
        opponents += 1
        theirs = other.packed_icons
        for icon in range(len(ICONS)):
            if (mine >> (icon * 8)) & 255 > (theirs >> (icon * 8)) & 255:
                leads[icon] += 1.0
    alone = 0
    shared = 0
    for pile in player.piles:
        if pile:
            if leads[pile[0].dogma] == opponents:
                alone += 1
            else:
                shared += 1
    row.append(alone / 5.0)
    row.append(shared / 5.0)
    for icon in range(len(ICONS)):
        row.append(sqrt((mine >> (icon * 8)) & 255) / 3.0)
    for lead in leads:
        row.append(lead / opponents)
