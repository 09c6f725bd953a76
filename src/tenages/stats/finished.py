"""A saved game that is over, as statistics look at it: at which table, how it ended, how it stood after each turn."""

from __future__ import annotations

from array import array
from typing import NamedTuple

from tenages.game import Game
from tenages.opening import Rules, steps
from tenages.records.saved import read as read_record
from tenages.rules import events
from tenages.rules.card import Card
from tenages.rules.editions import same_side
from tenages.rules.endings import BY_EFFECT
from tenages.rules.events import BOX, Event
from tenages.rules.state import Table
from tenages.stats.deeds import Claim, Deed, deeds, started
from tenages.stats.tally import WHOLE


class Course:
    """Everyone's score and number of achievements, before the first turn and after each one."""

    def __init__(self, seats: int) -> None:
        self.seats = seats
        self.score = array("h")
        self.achievements = array("h")

    def __len__(self) -> int:
        return len(self.score) // self.seats

    def note(self, table: Table) -> None:
        """Note how it stands."""
        self.score.extend([player.full_score() for player in table.players])
        self.achievements.extend([player.achievement_count() for player in table.players])

    def measured(self, measure: str, turn: int) -> array[int]:
        """Everyone's "score" or "achievements" after so many turns."""
        values = self.score if measure == "score" else self.achievements
        return values[turn * self.seats : (turn + 1) * self.seats]


class Account(NamedTuple):
    """One game that was played to its end."""

    file: str
    rules: Rules
    seed: int
    from_position: bool
    """Whether it did not start with a deal, but somewhere in the middle."""
    names: tuple[str, ...]
    """Who played, by seat; empty where the record does not say."""
    beginner: int
    how: str
    winners: tuple[int, ...]
    ended_by: str
    """The short name of the card that ended it, if an effect did."""
    turns: int
    decisions: int
    course: Course

    @property
    def chance(self) -> int:
        """What luck alone would give each player, in parts of a victory."""
        return WHOLE * self.partners // self.rules.players

    def won(self, seat: int) -> int:
        """What a player won, in parts of a victory. Partners each have the whole of theirs."""
        return WHOLE * self.partners // len(self.winners) if seat in self.winners else 0

    @property
    def partners(self) -> int:
        """How many win together."""
        return 2 if self.rules.teams else 1

    def sides(self) -> list[tuple[int, ...]]:
        """Who wins together: the teams, or everyone alone."""
        seats = range(self.rules.players)
        sides = [tuple([other for other in seats if same_side(seat, other, self.rules.teams)]) for seat in seats]
        return sorted(set(sides))


class Told(NamedTuple):
    """All that a record tells: the account that is kept, and the deeds that are only counted."""

    account: Account
    cards: list[Card]
    """The cards that could appear."""
    specials: tuple[int, ...]
    """The numbers of the special achievements that could be claimed."""
    deeds: list[Deed]
    claims: list[Claim]


def read(file: str, text: str) -> Told | None:
    """Replay a record; None if its game is not over. A record that is damaged or foreign is an error."""
    replayed = steps(text)
    game = next(replayed)
    start = _Start(game)
    course = Course(game.setup.players)
    _watch(game, course)
    for game in replayed:
        _watch(game, course)
    if game.outcome is None:
        return None
    course.note(game.table)
    told = game.events
    done = list(deeds(game, told, start.dealt))
    return Told(
        account=Account(
            file=file,
            rules=game.setup.rules,
            seed=game.setup.seed,
            from_position=bool(game.setup.position),
            names=read_record(text).names,
            beginner=start.turn if game.setup.position else _first_turn(told).player,
            how=game.outcome.how,
            winners=game.outcome.winners,
            ended_by=_ended_by(told[-1]) if game.outcome.how == BY_EFFECT else "",
            turns=len(course) - 1,
            decisions=len(game.choices),
            course=course,
        ),
        cards=start.cards,
        specials=start.specials,
        deeds=[deed for deed in done if isinstance(deed, Deed)],
        claims=[claim for claim in done if isinstance(claim, Claim)],
    )


class _Start:
    """What has to be looked at before the first choice: the game goes on and forgets it."""

    def __init__(self, game: Game) -> None:
        table = game.table
        self.cards = [card for card in game.setup.cards() if table.where[card.index] != BOX]
        self.specials = tuple([special.number for special in table.specials])
        self.turn = table.turn
        # A position just lies there: its hands were dealt to nobody.
        self.dealt = [] if game.setup.position else [player.hand for player in table.players]


def _watch(game: Game, course: Course) -> None:
    """Note how it stands if a new turn has begun.

    Several may have begun, if someone could only draw and was not asked. That changes no score and no achievements.
    """
    table = game.table
    _, first = started(game)
    while len(course) < table.turns - first + 1:
        course.note(table)


def _first_turn(told: list[Event]) -> Event:
    return next(event for event in told if event.kind == events.TURN)


def _ended_by(last: Event) -> str:
    assert last.kind == events.ENDED
    assert last.effect is not None
    return last.effect.card.slug
