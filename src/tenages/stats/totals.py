"""Statistics of many games: cards, special achievements, ends, lengths, the order of play, and the lead."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field
from typing import Final

from tenages.cards import CARDS, SPECIALS
from tenages.rules.achievements import Special
from tenages.rules.card import Card
from tenages.rules.errors import TenAgesError
from tenages.stats.deeds import CardDeed
from tenages.stats.finished import FinishedGame, RecordFacts
from tenages.stats.lead import Lead
from tenages.stats.tally import Tally, join_all, tally_of
from tenages.words.stats import Seated

ENOUGH: Final = 20
"""How many players must have done something before their win rate is reliable."""


@dataclass(frozen=True)
class Skipped:
    """A file that cannot be replayed as a record, and why."""

    file: str
    error: TenAgesError


@dataclass
class Stats:
    """All counts. The counts of two sets of games can be joined, in any order."""

    games: list[FinishedGame] = field(default_factory=list)
    games_with: Counter[int] = field(default_factory=Counter)
    """In how many games each card could appear, by its number."""
    players_with: Counter[int] = field(default_factory=Counter)
    """How many players sat at those tables."""
    cards: dict[tuple[int, str], Tally] = field(default_factory=dict)
    """What was done with each card, by its number and the deed."""
    specials_in: Counter[int] = field(default_factory=Counter)
    """In how many games each special achievement could be claimed, by its number."""
    specials: dict[int, Tally] = field(default_factory=dict)
    """Who claimed each special achievement."""
    order: dict[tuple[int, int], Tally] = field(default_factory=dict)
    """By number of players and place in the order of play (0 begins)."""
    bots: dict[str, Tally] = field(default_factory=dict)
    """By the name of the player, if the records have names."""
    lead: Lead = field(default_factory=Lead)
    unfinished: int = 0
    skipped: list[Skipped] = field(default_factory=list)

    # --- counting -----------------------------------------------------------------------------------------------------

    def add(self, facts: RecordFacts) -> None:
        """Count one more game."""
        game = facts.game
        self.games.append(game)
        for card in facts.cards:
            self.games_with[card.index] += 1
            self.players_with[card.index] += game.rules.players
        self._add_deeds(game, facts.deeds)
        self.specials_in.update(facts.specials)
        for number, seat, turn in facts.claims:
            tally_of(self.specials, number).add(1, turn, game.won(seat), game.chance)
        self._add_seats(game)
        self.lead.add(game)

    def _add_deeds(self, game: FinishedGame, deeds: list[CardDeed]) -> None:
        first: dict[tuple[int, str, int], int] = {}
        times: Counter[tuple[int, str, int]] = Counter()
        for card, deed, seat, turn in deeds:
            key = (card.index, deed, seat)
            first.setdefault(key, turn)
            times[key] += 1
        for (index, deed, seat), turn in first.items():
            tally = tally_of(self.cards, (index, deed))
            tally.add(times[index, deed, seat], turn, game.won(seat), game.chance)

    def _add_seats(self, game: FinishedGame) -> None:
        players = game.rules.players
        for seat in range(players):
            place = (seat - game.beginner) % players
            tally_of(self.order, (players, place)).add(1, 1, game.won(seat), game.chance)
            if game.names:
                tally_of(self.bots, game.names[seat]).add(1, 1, game.won(seat), game.chance)

    def join(self, other: Stats) -> None:
        """Add the counts of another one."""
        self.games += other.games
        self.games_with.update(other.games_with)
        self.players_with.update(other.players_with)
        join_all(self.cards, other.cards)
        self.specials_in.update(other.specials_in)
        join_all(self.specials, other.specials)
        join_all(self.order, other.order)
        join_all(self.bots, other.bots)
        self.lead.join(other.lead)
        self.unfinished += other.unfinished
        self.skipped += other.skipped

    # --- results ------------------------------------------------------------------------------------------------------

    def cards_in_play(self) -> list[Card]:
        """All cards that could appear in any of the games, in their printed order."""
        return [card for card in CARDS if self.games_with[card.index]]

    def done(self, card: Card, deed: str) -> Tally:
        """Those who did that with a card."""
        return self.cards.get((card.index, deed), Tally())

    def popularity(self, card: Card, deed: str) -> float:
        """The share of the players who did that with a card, of all at tables where it could appear."""
        return self.done(card, deed).players / self.players_with[card.index]

    def specials_in_play(self) -> list[Special]:
        """All special achievements that could be claimed in any of the games."""
        return [special for special in SPECIALS if self.specials_in[special.number]]

    def claimed(self, special: Special) -> Tally:
        """Those who claimed a special achievement."""
        return self.specials.get(special.number, Tally())

    def ends(self) -> Counter[str]:
        """How many games ended in each way."""
        return Counter([game.how for game in self.games])

    def ended_by(self) -> list[tuple[str, int]]:
        """The short names of the cards that ended games, with the number of games; the most frequent card first."""
        counted = Counter([game.ended_by for game in self.games if game.ended_by])
        return sorted(counted.items(), key=lambda pair: (-pair[1], pair[0]))

    def turns(self) -> Counter[int]:
        """How many games had each number of turns."""
        return Counter([game.turns for game in self.games])

    def decisions(self) -> Counter[int]:
        """How many games had each number of decisions."""
        return Counter([game.decisions for game in self.games])

    def shared(self) -> int:
        """How many victories were shared by players who are not partners."""
        return len([game for game in self.games if len(game.winners) > 1 and not game.rules.teams])

    def drawn(self) -> int:
        """How many games nobody won."""
        return len([game for game in self.games if game.drawn])

    def seated(self) -> list[Seated]:
        """The tables at which the games were played."""
        tables = {game.rules for game in self.games}
        return sorted(
            {(table.edition, table.expansions, bool(table.american), table.players, table.teams) for table in tables}
        )
