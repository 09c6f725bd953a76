"""Stories: positions that tests play with verbs such as `ann.activates("Agriculture")`.

    story = Story(ann={"board": ["Agriculture"], "hand": ["Tools"]}, bob={}, piles={2: ["Calendar"]})
    story.ann.activates("Agriculture")
    story.ann.picks("Tools")
    story.expect(ann={"hand": [], "score": ["Calendar"]})

`expect` checks the whole table: every zone of every player that it does not mention must be unchanged.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import tenages
from tenages import Game
from tenages.rules.icons import COLOR_NAMES, SPLAY_NAMES
from tenages.rules.options import Decision, Option
from tenages.rules.player import Player

NAMES = ("ann", "bob", "cid", "dan", "eve")


class Story:
    """A game that starts from a position, with named players."""

    def __init__(self, **description: Any) -> None:
        seats = [description.pop(name) for name in NAMES if name in description]
        if "turn" in description:
            description["turn"] = NAMES.index(description["turn"])
        self.game = tenages.position(*seats, **description)
        self.people = [Person(self, seat) for seat in range(len(seats))]
        self.before = self._look()

    @property
    def ann(self) -> Person:
        return self.people[0]

    @property
    def bob(self) -> Person:
        return self.people[1]

    @property
    def cid(self) -> Person:
        return self.people[2]

    @property
    def dan(self) -> Person:
        return self.people[3]

    @property
    def eve(self) -> Person:
        return self.people[4]

    # --- looking ----------------------------------------------------------------------------------------------------

    def expect(self, **description: dict[str, Any]) -> None:
        """Check that the named zones are as given, and that no other zone has changed since the last check."""
        now = self._look()
        wanted = self.before
        for name, zones in description.items():
            assert name in NAMES[: len(self.people)], f"nobody here is called {name}"
            for zone, content in zones.items():
                assert zone in wanted[name], f"there is no zone {zone}"
                wanted[name][zone] = _normal(zone, content)
        assert now == wanted
        self.before = now

    def asked(self) -> tuple[str, str] | None:
        """The player who is asked, and the purpose; None when the game is over."""
        decision = self.game.decision
        return None if decision is None else (NAMES[decision.player], decision.purpose)

    def offered(self) -> list[str]:
        """The notations of the current options."""
        return [option.notation for option in self.decision().options]

    def turn_goes_on(self, name: str = "ann") -> bool:
        """Whether no effect is in progress and this player has an action to take."""
        return self.asked() == (name, "act")

    def pile(self, age: int, expansion: str = "base") -> list[str]:
        """A supply pile, top card first: of the base set, of mixed sets,  or of an expansion with its own row."""
        setup = self.game.setup
        number = [card_set.name for card_set in setup.sets].index(expansion)
        return [card.title for card in self.game.table.supply[setup.rows[number] + age]]

    def bottom(self, age: int, expansion: str = "base") -> str:
        """The bottom card of a supply pile."""
        return self.pile(age, expansion)[-1]

    def to_be_had(self) -> list[int | str]:
        """The available achievements: ages, lowest first, and the special ones."""
        table = self.game.table
        return [*[card.age for card in table.available], *[special.name for special in table.specials]]

    def winners(self) -> list[str]:
        """The winners; empty while the game goes on, and in a draw."""
        outcome = self.game.outcome
        return [] if outcome is None else [NAMES[seat] for seat in outcome.winners]

    def drawn(self) -> bool:
        """Whether the game is over and nobody won."""
        return self.game.outcome is not None and self.game.outcome.drawn

    def won_by(self) -> str | None:
        """How the game was won: achievements, points or effect."""
        return None if self.game.outcome is None else self.game.outcome.how

    def decision(self) -> Decision:
        decision = self.game.decision
        assert decision is not None, f"nothing is asked: the game is over, {self.game.outcome}"
        return decision

    def _look(self) -> dict[str, dict[str, Any]]:
        return {NAMES[person.seat]: person.zones() for person in self.people}


def tied(edition: str = "asmadi-3") -> Story:
    """Ann and Bob have five points and one achievement each, and there are no 10s: Ann's draw ends the game.

    In the third edition that is a draw (docs/rules.md 15).
    """
    return Story(
        edition=edition,
        ann={"board": ["Software"], "score": ["Coal"], "achievements": [1]},
        bob={"score": ["Banking"], "achievements": ["Wonder"]},
        only={10: []},
    )


def drawn_game() -> Game:
    """A game that nobody won."""
    story = tied()
    story.ann.draws()
    assert story.drawn()
    return story.game


class EchoesStory(Story):
    """A story with Echoes of the Past: two rows of piles, unless it says `american=True`."""

    def __init__(self, **description: Any) -> None:
        super().__init__(**{"expansions": ("echoes",), **description})


class Person:
    """One player of a story. Each verb answers the current decision, which must be this player's."""

    def __init__(self, story: Story, seat: int) -> None:
        self.story = story
        self.seat = seat

    # --- actions ----------------------------------------------------------------------------------------------------

    def draws(self) -> None:
        self._say("draw")

    def melds(self, title: str) -> None:
        self._say(f"meld {tenages.find_card(title).slug}")

    def activates(self, title: str) -> None:
        self._say(f"dogma {tenages.find_card(title).slug}")

    def achieves(self, age: int) -> None:
        self._say(f"achieve {age}")

    # --- answers ----------------------------------------------------------------------------------------------------

    def picks(self, *titles: str) -> None:
        """Answers with a card; several titles are several answers."""
        for title in titles:
            self._say(f"card {tenages.find_card(title).slug}")

    def picks_color(self, color: str) -> None:
        self._say(f"color {color}")

    def picks_value(self, value: int) -> None:
        self._say(f"value {value}")

    def picks_player(self, name: str) -> None:
        self._say(f"player {NAMES.index(name)}")

    def picks_icon(self, icon: str) -> None:
        self._say(f"icon {icon}")

    def picks_deck(self, age: int, expansion: str = "base") -> None:
        """Chooses a supply pile: of the base set or of mixed sets,  or of an expansion with its own row."""
        self._say(f"deck {age}" + ("" if expansion == "base" else "/1"))

    def picks_back(self, name: str, value: int, expansion: str = "base") -> None:
        """Chooses a card in a player's score pile by its back."""
        self._say(f"back {NAMES.index(name)}/{value}" + ("" if expansion == "base" else "/1"))

    def promotes(self, title: str) -> None:
        """Promotes a card of the forecast after a Meld action."""
        self.picks(title)

    def picks_alternative(self, number: int) -> None:
        self._say(f"either {number}")

    def says_yes(self) -> None:
        self._say("yes")

    def passes(self) -> None:
        self._say("pass")

    def shows_hand(self) -> None:
        """Shows that there is no such card in the hand."""
        self._say("show")

    def _say(self, notation: str) -> None:
        story = self.story
        decision = story.decision()
        name = NAMES[self.seat]
        assert decision.player == self.seat, f"{name} wants to say {notation!r}, but the question is {decision}"
        option: Option = tenages.option_named(notation)
        assert option in decision.options, f"{name} cannot say {notation!r} to {decision}"
        story.game.choose(option)

    # --- the player's cards -----------------------------------------------------------------------------------------

    @property
    def hand(self) -> list[str]:
        return sorted([card.title for card in self._player.hand])

    @property
    def score(self) -> list[str]:
        return sorted([card.title for card in self._player.score_pile])

    @property
    def forecast(self) -> list[str]:
        return sorted([card.title for card in self._player.forecast])

    @property
    def points(self) -> int:
        """The sum of the score pile."""
        return self._player.points

    @property
    def full_score(self) -> int:
        """The score with visible bonuses."""
        return self._player.full_score()

    @property
    def board(self) -> dict[str, list[str]]:
        """Titles by color, top card first."""
        piles = zip(COLOR_NAMES, self._player.piles, strict=True)
        return {color: [card.title for card in pile] for color, pile in piles if pile}

    @property
    def splay(self) -> dict[str, str]:
        splays = zip(COLOR_NAMES, self._player.splays, strict=True)
        return {color: SPLAY_NAMES[splay] for color, splay in splays if splay}

    @property
    def achievements(self) -> list[int | str]:
        ages: list[int | str] = [card.age for card in self._player.achieved]
        return [*ages, *[special.name for special in self._player.specials]]

    def zones(self) -> dict[str, Any]:
        return {
            "hand": self.hand,
            "score": self.score,
            "forecast": self.forecast,
            "board": self.board,
            "splay": self.splay,
            "achievements": self.achievements,
        }

    @property
    def _player(self) -> Player:
        return self.story.game.table.players[self.seat]


def _normal(zone: str, content: Any) -> Any:
    if zone in ("hand", "score", "forecast"):
        return sorted([tenages.find_card(title).title for title in content])
    if zone == "board" and not isinstance(content, dict):
        by_color: dict[str, list[str]] = {}
        for title in content:
            card = tenages.find_card(title)
            by_color.setdefault(COLOR_NAMES[card.color], []).append(card.title)
        return by_color
    return content


@contextmanager
def acting(game: Game, seat: int) -> Iterator[Player]:
    """The player, with the engine set up so that he can act without a card's effect."""
    game.table.attach()
    yield game.table.players[seat]
    game.table.detach()
