"""What many saved games tell together: of cards, special achievements, ends, lengths, who began, and the lead."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field
from typing import Final

from tenages.cards import CARDS, SPECIALS
from tenages.rules.achievements import Special
from tenages.rules.card import Card
from tenages.rules.errors import TenAgesError
from tenages.stats.deeds import Deed
from tenages.stats.finished import Account, Told
from tenages.stats.lead import Lead
from tenages.stats.tally import Tally, join_all, tally_of
from tenages.words.stats import Seated

ENOUGH: Final = 20
"""How many players must have done something before their win rate says much."""


@dataclass(frozen=True)
class Skipped:
    """A file that is no record that can be replayed, and why."""

    file: str
    error: TenAgesError


@dataclass
class Stats:
    """All that is counted. Counts of some games and of others are joined, in whatever order, to the same."""

    games: list[Account] = field(default_factory=list)
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
    """Who was first, second and so on at a table of so many."""
    bots: dict[str, Tally] = field(default_factory=dict)
    """Who played, by name, where records have names."""
    lead: Lead = field(default_factory=Lead)
    unfinished: int = 0
    skipped: list[Skipped] = field(default_factory=list)

    # --- counting ---------------------------------------------------------------------------------------------------

    def add(self, told: Told) -> None:
        """Count one more game."""
        account = told.account
        self.games.append(account)
        for card in told.cards:
            self.games_with[card.index] += 1
            self.players_with[card.index] += account.rules.players
        self._add_deeds(account, told.deeds)
        self.specials_in.update(told.specials)
        for number, seat, turn in told.claims:
            tally_of(self.specials, number).add(1, turn, account.won(seat), account.chance)
        self._add_seats(account)
        self.lead.add(account)

    def _add_deeds(self, account: Account, deeds: list[Deed]) -> None:
        first: dict[tuple[int, str, int], int] = {}
        times: Counter[tuple[int, str, int]] = Counter()
        for card, deed, seat, turn in deeds:
            key = (card.index, deed, seat)
            first.setdefault(key, turn)
            times[key] += 1
        for (index, deed, seat), turn in first.items():
            tally = tally_of(self.cards, (index, deed))
            tally.add(times[index, deed, seat], turn, account.won(seat), account.chance)

    def _add_seats(self, account: Account) -> None:
        players = account.rules.players
        for seat in range(players):
            place = (seat - account.beginner) % players
            tally_of(self.order, (players, place)).add(1, 1, account.won(seat), account.chance)
            if account.names:
                tally_of(self.bots, account.names[seat]).add(1, 1, account.won(seat), account.chance)

    def join(self, other: Stats) -> None:
        """Count all games that the other one has counted."""
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

    # --- looking ----------------------------------------------------------------------------------------------------

    def cards_in_play(self) -> list[Card]:
        """All cards that could appear in any of the games, in their printed order."""
        return [card for card in CARDS if self.games_with[card.index]]

    def done(self, card: Card, deed: str) -> Tally:
        """Who did that with a card."""
        return self.cards.get((card.index, deed), Tally())

    def popularity(self, card: Card, deed: str) -> float:
        """How many of those did that with a card who sat at a table where it could appear, as a share."""
        return self.done(card, deed).players / self.players_with[card.index]

    def specials_in_play(self) -> list[Special]:
        """All special achievements that could be claimed in any of the games."""
        return [special for special in SPECIALS if self.specials_in[special.number]]

    def claimed(self, special: Special) -> Tally:
        """Who claimed a special achievement."""
        return self.specials.get(special.number, Tally())

    def ends(self) -> Counter[str]:
        """How many games ended in each way."""
        return Counter([game.how for game in self.games])

    def ended_by(self) -> list[tuple[str, int]]:
        """Which cards ended games, by their short names, and how many; the one that ended most of them first."""
        counted = Counter([game.ended_by for game in self.games if game.ended_by])
        return sorted(counted.items(), key=lambda pair: (-pair[1], pair[0]))

    def turns(self) -> Counter[int]:
        """How many games had so many turns."""
        return Counter([game.turns for game in self.games])

    def decisions(self) -> Counter[int]:
        """How many games took so many decisions."""
        return Counter([game.decisions for game in self.games])

    def shared(self) -> int:
        """How many victories were shared by players who were no partners."""
        return len([game for game in self.games if len(game.winners) > 1 and not game.rules.teams])

    def seated(self) -> list[Seated]:
        """At which tables the games were played."""
        tables = {game.rules for game in self.games}
        return sorted(
            {(table.edition, table.expansions, bool(table.american), table.players, table.teams) for table in tables}
        )
