"""Facts about a position, read from a view: plain values for sentences, messages and boards.

The words, the server and the terminal only present these values; they compute no rules.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from tenages.rules.achievements import Special, price, within_reach
from tenages.rules.card import Card, Effect, shown_bonuses, shown_echoes, shown_icons
from tenages.rules.editions import same_side
from tenages.rules.events import BOARD, FORECAST, HAND, SCORE
from tenages.rules.icons import BONUS, ECHO, ICONS, count
from tenages.rules.moves import age_to_draw, row_to_draw
from tenages.rules.options import BACKS_OF_A_SET, DOGMA, LAST_AGE, YES, Decision, Option
from tenages.rules.purposes import ACTIVATE
from tenages.sight.scene import Face, SeatScene
from tenages.sight.supply import SupplyRow, rows_of
from tenages.sight.view import BASE_BACK, View

# --- players ----------------------------------------------------------------------------------------------------------


def are_partners(view: View, seat: int, other: int) -> bool:
    """Whether two different players win together, in a game of teams."""
    return seat != other and same_side(seat, other, view.setup.teams)


def side_of(seat: int, teams: bool) -> int:
    """The side of a player, given as the lowest seat of that side."""
    return next(other for other in range(seat + 1) if same_side(other, seat, teams))


def own_first_meld(view: View) -> Card | None:
    """The card that the viewer has chosen to meld first, until all have chosen."""
    if view.first_melds is None or view.player is None:
        return None
    own = view.first_melds[view.player]
    return None if own is None else own.card


# --- supply -----------------------------------------------------------------------------------------------------------


def supply_rows(view: View) -> list[SupplyRow]:
    """The supply, one row for each set that has piles of its own."""
    return rows_of(view.setup, view.scene.supply)


def top_of_supply(view: View, back: int) -> Face:
    """The top card of the supply pile for cards with this number of a back."""
    number, age = divmod(back, BACKS_OF_A_SET)
    return view.scene.supply[view.setup.rows[number] + age][0]


class NextDraw(NamedTuple):
    """What a Draw action would draw."""

    top: Face | None
    """The card, as far as the viewer can see it; None if the draw would end the game."""
    deck: str
    """The set whose row of supply piles the card comes from."""
    passed: list[int]
    """The empty ages that the draw skips."""


def next_draw(view: View, seat: int) -> NextDraw:
    """What this player's next Draw action would draw. It must be his own view, since his hand matters too."""
    setup, scene = view.setup, view.scene
    first = max(1, highest_top(scene.seats[seat]))
    age = age_to_draw(scene.supply, first)
    passed = list(range(first, age))
    if age > LAST_AGE:
        return NextDraw(None, BASE_BACK, passed)
    hand = tuple([card for card in scene.seats[seat].hand if isinstance(card, Card)])
    row = row_to_draw(setup.draw_rules, scene.supply, hand, age)
    decks = [card_set.name for card_set in setup.sets if setup.rows[card_set.number] == row]
    return NextDraw(scene.supply[row + age][0], decks[0], passed)


# --- achievements -----------------------------------------------------------------------------------------------------


class AvailableAchievements:
    """The achievements of one age that can still be claimed."""

    def __init__(self, age: int, left: int, points: int, is_within_reach: bool) -> None:
        self.age = age
        self.left = left
        self.points = points
        """How many points the viewer needs to claim the next one."""
        self.within_reach = is_within_reach
        """Whether the viewer's score and top cards are enough; never for a spectator."""


def available_achievements(view: View) -> list[AvailableAchievements]:
    """The achievements that can still be claimed, by age."""
    ages = [card.age for card in view.scene.available]
    return achievements_of_ages(ages, None if view.player is None else view.me)


def achievements_of_ages(ages: Sequence[int], me: SeatScene | None) -> list[AvailableAchievements]:
    """The same for available achievements of these ages, and a viewer with these cards."""
    score, top = (0, 0) if me is None else (me.full_score, highest_top(me))
    found: list[AvailableAchievements] = []
    for age in sorted(set(ages)):
        points = price(age, 0 if me is None else achieved_of_age(me, age))
        found.append(AvailableAchievements(age, ages.count(age), points, within_reach(age, points, score, top)))
    return found


def achieved_of_age(seat: SeatScene, age: int) -> int:
    """How many achievements of this age a player has."""
    return len([card for card in seat.achieved if card.age == age])


def achieved_by_side(view: View, seat: SeatScene) -> int:
    """How many achievements a player has, together with his partner in a game of teams."""
    return achieved_together(view.scene.seats, seat, view.setup.teams)


def achieved_together(seats: Sequence[SeatScene], seat: SeatScene, teams: bool) -> int:
    """The same, among these players."""
    side = [other for other in seats if same_side(other.seat, seat.seat, teams)]
    return sum([len(member.achieved) + len(member.specials) for member in side])


def progress_towards(special: Special, seat: SeatScene) -> int:
    """The player's progress towards a special achievement, at most what it needs."""
    return min(seat.progress[special.name], special.needed)


# --- cards ------------------------------------------------------------------------------------------------------------


def highest_top(seat: SeatScene) -> int:
    """The value of the highest top card on a board; 0 if the board is empty."""
    return max([0, *[pile[0].age for pile in seat.piles if pile]])


def place_of_card(view: View, card: Card) -> int | None:
    """The code of the place where a card is, as in events, if a player has it."""
    for seat in view.scene.seats:
        for place, cards in (
            (HAND, seat.hand),
            (SCORE, seat.score_pile),
            (FORECAST, seat.forecast),
            (BOARD, seat.piles[card.color]),
        ):
            if card in cards:
                return seat.seat * 8 + place
    return None


def is_of_expansion(face: Face) -> bool:
    """Whether the back of a card shows a set other than the base set."""
    return face.deck not in (None, BASE_BACK)


def activated_by(view: View, decision: Decision, option: Option) -> Card | None:
    """The card that an option would activate: by a Dogma action, or because it was just promoted."""
    if option.kind == DOGMA:
        return option.card
    return view.scene.promoted if decision.purpose == ACTIVATE and option.kind == YES else None


# --- what a pile shows ------------------------------------------------------------------------------------------------

Visible = dict[tuple[int, int], int]
"""How often something is visible, if it is. The keys are (icon, 0), (ECHO, 0), and (BONUS, points)."""


def visible(pile: Sequence[Face], splay: int) -> Visible:
    """Everything that a pile shows. Cards on a board are known to everyone, covered ones too."""
    cards = _known(pile)
    icons = shown_icons(cards, splay)
    found: Visible = {(icon, 0): count(icons, icon) for icon in ICONS if count(icons, icon)}
    for bonus in shown_bonuses(cards, splay):
        found[BONUS, bonus] = found.get((BONUS, bonus), 0) + 1
    echoes = len(shown_echoes(cards, splay))
    if echoes:
        found[ECHO, 0] = echoes
    return found


def visible_bonuses(pile: Sequence[Face], splay: int) -> list[int]:
    """The bonuses that a pile shows, highest first."""
    return sorted(shown_bonuses(_known(pile), splay), reverse=True)


def visible_echoes(pile: Sequence[Face], splay: int) -> tuple[Effect, ...]:
    """The echo effects that a pile shows, in the order in which a dogma would carry them out."""
    return shown_echoes(_known(pile), splay)


def _known(pile: Sequence[Face]) -> tuple[Card, ...]:
    return tuple([face for face in pile if isinstance(face, Card)])
