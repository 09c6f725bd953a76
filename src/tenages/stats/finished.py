"""A finished game as statistics need it: the table, how it ended, and everyone's score after each turn."""

from __future__ import annotations

from array import array
from typing import NamedTuple

from tenages.game import Game
from tenages.opening import steps
from tenages.records.saved import read
from tenages.rules import events
from tenages.rules.card import Card
from tenages.rules.editions import same_side
from tenages.rules.endings import BY_EFFECT
from tenages.rules.events import BOX, Event
from tenages.rules.setup import Rules
from tenages.rules.state import Table
from tenages.stats.deeds import CardDeed, SpecialClaim, deeds_in, starting_turn
from tenages.stats.tally import WHOLE


class Timeline:
    """Everyone's score and number of achievements, before the first turn and after each one."""

    def __init__(self, seats: int) -> None:
        self.seats = seats
        self.score = array("h")
        self.achievements = array("h")

    def __len__(self) -> int:
        return len(self.score) // self.seats

    def add(self, table: Table) -> None:
        """Add the present score and achievements."""
        self.score.extend([player.full_score() for player in table.players])
        self.achievements.extend([player.achievement_count() for player in table.players])

    def at(self, turn: int, measure: str) -> array[int]:
        """Everyone's "score" or "achievements" after a turn; turn 0 is before the first."""
        values = self.score if measure == "score" else self.achievements
        return values[turn * self.seats : (turn + 1) * self.seats]


class FinishedGame(NamedTuple):
    """One game that was played to its end."""

    file: str
    rules: Rules
    seed: int
    from_position: bool
    """Whether it started from a position and not with a deal."""
    names: tuple[str, ...]
    """The players by seat; empty if the record does not name them."""
    beginner: int
    how: str
    winners: tuple[int, ...]
    """Empty if the game was a draw."""
    ended_by: str
    """The short name of the card whose effect named the winner; empty if the game ended otherwise."""
    turns: int
    decisions: int
    timeline: Timeline

    @property
    def chance(self) -> int:
        """What each player would win on average if all were equal, in parts of a victory."""
        return WHOLE * self.partners // self.rules.players

    def won(self, seat: int) -> int:
        """What a player won, in parts of a victory. Each partner has the whole of their victory.

        A draw is worth as much to all: what each would win on average.
        """
        if self.drawn:
            return self.chance
        return WHOLE * self.partners // len(self.winners) if seat in self.winners else 0

    @property
    def drawn(self) -> bool:
        """Whether nobody won."""
        return not self.winners

    @property
    def partners(self) -> int:
        """How many players win together."""
        return 2 if self.rules.teams else 1

    def sides(self) -> list[tuple[int, ...]]:
        """The seats that win together: the teams, or each player alone."""
        seats = range(self.rules.players)
        sides = [tuple([other for other in seats if same_side(seat, other, self.rules.teams)]) for seat in seats]
        return sorted(set(sides))


class RecordFacts(NamedTuple):
    """All that a record says: the game, which is kept, and what players did in it, which is only counted."""

    game: FinishedGame
    cards: list[Card]
    """The cards that could appear."""
    specials: tuple[int, ...]
    """The numbers of the special achievements that could be claimed."""
    deeds: list[CardDeed]
    claims: list[SpecialClaim]


def read_record(file: str, text: str) -> RecordFacts | None:
    """Replay a record; None if its game is not over. Text that is no record of ours, or a damaged one, is an error."""
    replayed = steps(text)
    game = next(replayed)
    start = _Start(game)
    timeline = Timeline(game.setup.players)
    _add_turns(timeline, game)
    for game in replayed:
        _add_turns(timeline, game)
    if game.outcome is None:
        return None
    timeline.add(game.table)
    events_of_game = game.events
    done = list(deeds_in(game, events_of_game, start.dealt))
    return RecordFacts(
        game=FinishedGame(
            file=file,
            rules=game.setup.rules,
            seed=game.setup.seed,
            from_position=bool(game.setup.position),
            names=read(text).names,
            beginner=start.turn if game.setup.position else _first_turn(events_of_game).player,
            how=game.outcome.how,
            winners=game.outcome.winners,
            ended_by=_ended_by(events_of_game[-1]) if game.outcome.how == BY_EFFECT else "",
            turns=len(timeline) - 1,
            decisions=len(game.choices),
            timeline=timeline,
        ),
        cards=start.cards,
        specials=start.specials,
        deeds=[deed for deed in done if isinstance(deed, CardDeed)],
        claims=[claim for claim in done if isinstance(claim, SpecialClaim)],
    )


class _Start:
    """What is read before the first choice, since the game does not keep it."""

    def __init__(self, game: Game) -> None:
        table = game.table
        self.cards = [card for card in game.setup.cards() if table.where[card.index] != BOX]
        self.specials = tuple([special.number for special in table.specials])
        self.turn = table.turn
        # The hands of a position were not dealt.
        self.dealt = [] if game.setup.position else [player.hand for player in table.players]


def _add_turns(timeline: Timeline, game: Game) -> None:
    """Add the turns that started since the last choice.

    These may be several: a player who can only draw is not asked, and drawing changes no score and no achievements.
    """
    table = game.table
    _, first = starting_turn(game)
    while len(timeline) < table.turns - first + 1:
        timeline.add(table)


def _first_turn(events_of_game: list[Event]) -> Event:
    return next(event for event in events_of_game if event.kind == events.TURN)


def _ended_by(last: Event) -> str:
    assert last.kind == events.ENDED
    assert last.effect is not None
    return last.effect.card.slug
