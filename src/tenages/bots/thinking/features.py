"""The features of the evaluation: a player's position as a row of numbers, most of them between 0 and 1.

What each of them is worth is fitted from games (benchmarks/fit_weights.py). A search needs only the weighted sum, many
thousand times a second, so that is what is computed; a row of features is such a sum for each of them alone.
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
FIRST_ICON: Final = NAMES.index(ICON_NAMES[0])
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
    return [
        weighted_sum(table, player, [1.0 if place == only else 0.0 for place in range(len(NAMES))])
        for only in range(len(NAMES))
    ]


def weighted_sum(table: Table, player: Player, weights: list[float]) -> float:
    """The sum of all features of a player, each times its weight."""
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
    total = won * weights[0]
    total += won * won * weights[1]
    if needed - achieved == 1:
        total += weights[2]
    total += sqrt(score) / 8.0 * weights[3]
    total += _within_reach(table, player, score, top, weights[4], weights[5])
    total += top / 10.0 * weights[6]
    total += tops / 40.0 * weights[7]
    total += colors / 5.0 * weights[8]
    total += sqrt(len(player.hand)) / 3.0 * weights[9]
    total += ages / 30.0 * weights[10]
    total += min(above, 3) / 3.0 * weights[11]
    total += left / 5.0 * weights[12]
    total += right / 5.0 * weights[13]
    total += up / 5.0 * weights[14]
    total += sqrt(cards) / 5.0 * weights[15]
    total += _specials_under_way(table, player) * weights[16]
    total += sqrt(len(player.forecast)) / 2.0 * weights[17]
    if table.turn == player.seat:
        total += table.actions / 2.0 * weights[18]
    if (table.turn + 1) % len(table.players) == player.seat:
        total += weights[19]
    return total + _icons(table, player, weights)


def _within_reach(
    table: Table, player: Player, score: int, top: int, weight: float, weight_of_claimable: float
) -> float:
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
    return reach / REACHED * weight + claimable / 2.0 * weight_of_claimable


def _specials_under_way(table: Table, player: Player) -> float:
    """How far the special achievements are that the board is good for; the nearest count most."""
    under_way = 0.0
    for special in table.specials:
        if not special.by_turn:
            done = special.progress(player) / special.needed
            under_way += done * done * done
    return under_way


def _icons(table: Table, player: Player, weights: list[float]) -> float:
    """How many dogmas would be shared; for each icon, how many there are and how many opponents show fewer."""
    mine = player.packed_icons
    opponents = 0
    # How many opponents show fewer of each icon, in eight bits each.
    leads = 0
    for other in table.players:
        if player.same_side(other):
            continue
        opponents += 1
        theirs = other.packed_icons
        for icon in range(len(ICONS)):
            if (mine >> (icon * 8)) & 255 > (theirs >> (icon * 8)) & 255:
                leads += 1 << (icon * 8)
    alone = 0
    shared = 0
    for pile in player.piles:
        if pile:
            if (leads >> (pile[0].dogma * 8)) & 255 == opponents:
                alone += 1
            else:
                shared += 1
    total = alone / 5.0 * weights[FIRST_ICON - 2]
    total += shared / 5.0 * weights[FIRST_ICON - 1]
    for icon in range(len(ICONS)):
        total += sqrt((mine >> (icon * 8)) & 255) / 3.0 * weights[FIRST_ICON + icon]
        total += ((leads >> (icon * 8)) & 255) / opponents * weights[FIRST_ICON + len(ICONS) + icon]
    return total
