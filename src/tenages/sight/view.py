"""What one player may know of a game: the one function from a game and a player to a view."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from tenages.rules.card import Card, Effect
from tenages.rules.endings import Outcome
from tenages.rules.errors import TenAgesError
from tenages.rules.events import BOARD, SUPPLY, events_since, place_of
from tenages.rules.icons import COLOR_NAMES, SPLAY_NAMES
from tenages.rules.options import Decision, Option
from tenages.rules.phase import FirstMelds
from tenages.rules.play import Play
from tenages.rules.setup import Setup
from tenages.sight.scene import Face, OpenVeil, Scene, SeatScene, Veil, watcher
from tenages.sight.supply import rows_of

BASE_BACK: Final = "base"


class Asked:
    """What the others see of a decision: who is asked, to what purpose, by which effect. Not the options."""

    def __init__(self, player: int, purpose: str, effect: Effect | None) -> None:
        self.player = player
        self.purpose = purpose
        self.effect = effect


class View:
    """All that one player, or someone who only watches, may know at this moment."""

    def __init__(
        self,
        setup: Setup,
        player: int | None,
        scene: Scene,
        asked: Asked | None,
        decision: Decision | None,
        outcome: Outcome | None,
        start: Scene | None,
        answers: tuple[Option | int, ...],
        first_melds: tuple[Option | None, ...] | None,
    ) -> None:
        self.setup = setup
        """The table that is played at, without its seed: the seed is the deal."""
        self.player = player
        """Whose view this is; None for someone who only watches."""
        self.scene = scene
        """What lies on the table."""
        self.asked = asked
        """Who is asked what; None when the game is over."""
        self.decision = decision
        """The decision with its options, if it is this player's."""
        self.outcome = outcome
        # What it takes to go on from the middle of an effect: the table at its start, and the answers since. Of a card
        # that the player did not see being chosen, the answer is only the number of its back.
        self.start = start
        self.answers = answers
        self.first_melds = first_melds

    @property
    def me(self) -> SeatScene:
        """What lies before this player himself."""
        if self.player is None:
            raise TenAgesError("watcher-has-no-cards")
        return self.scene.seats[self.player]

    def __str__(self) -> str:
        """The table as a person reads it."""
        return _printer(self)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, View) and self.describe() == other.describe()

    def __hash__(self) -> int:
        return hash((self.player, self.scene.turns))

    def describe(self) -> dict[str, Any]:
        """The view as plain data, for messages: the same view always gives the same data."""
        scene = self.scene
        return {
            "player": self.player,
            "edition": self.setup.edition.name,
            "teams": self.setup.teams,
            "expansions": list(self.setup.expansions),
            "american": self.setup.american,
            "turn": scene.turn,
            "turns": scene.turns,
            "actions": scene.actions,
            "players": [_seat(seat) for seat in scene.seats],
            "supply": self._supply(),
            "available": {
                "ages": [card.age for card in scene.available],
                "specials": [special.name for special in scene.specials],
            },
            "box": _by_value(scene.box),
            "open": _by_value(scene.shown),
            "melded": None if scene.melded is None else scene.melded.slug,
            "promoted": None if scene.promoted is None else scene.promoted.slug,
            "dogma": scene.dogma.card.slug if scene.dogma is not None else None,
            "asked": _asked(self.asked),
            "options": [option.notation for option in self.decision.options] if self.decision is not None else None,
            "first melds": _first_melds(self.first_melds),
            "outcome": None
            if self.outcome is None
            else {"winners": list(self.outcome.winners), "how": self.outcome.how},
        }

    def _supply(self) -> dict[str, dict[str, list[str | int]]]:
        """The supply piles, by the set whose row they are and by age. Mixed piles are in the first set's row."""
        described: dict[str, dict[str, list[str | int]]] = {}
        for row in rows_of(self.setup, self.scene.supply):
            described[row.deck] = {str(age): _in_order(pile) for age, pile in enumerate(row.piles, start=1)}
        return described


def _bare(seen: View) -> str:
    return str(seen.describe())


_printer: Callable[[View], str] = _bare
"""Puts views into words. The words stand above views, so they bring it along: see `set_printer`."""


def set_printer(printer: Callable[[View], str]) -> None:
    """From now on views are printed by this function."""
    global _printer
    _printer = printer


def view(play: Play, player: int | None) -> View:
    """All that a player may know; with None, all that everyone may know."""
    table = play.table
    bit = watcher(table, player)
    decision = play.decision
    start = play.effect_start
    return View(
        play.setup.without_deal(),
        player,
        Scene(table, Veil(table, bit)),
        None if decision is None else Asked(decision.player, decision.purpose, decision.effect),
        decision if decision is not None and decision.player == player else None,
        play.outcome,
        # Backs are numbered anew: the same number before and after would tell which of several was chosen.
        None if start is None else Scene(start, Veil(table, bit)),
        _veiled_answers(play, player, bit),
        _own_first_meld(play, player),
    )


def open_view(play: Play) -> View:
    """The table with all cards open, for whoever holds the game itself. Nobody at the table may see it."""
    table = play.table
    decision = play.decision
    asked = None if decision is None else Asked(decision.player, decision.purpose, decision.effect)
    scene = Scene(table, OpenVeil(table, 0))
    first_melds = table.phase.chosen if isinstance(table.phase, FirstMelds) else None
    return View(play.setup.without_deal(), None, scene, asked, decision, play.outcome, None, (), first_melds)


def _veiled_answers(play: Play, player: int | None, bit: int) -> tuple[Option | int, ...]:
    """The answers given since the effect began; of a card that this player did not see being chosen, only its back.

    He may know the card and still not see that it is the one: until it goes somewhere, face up or beyond doubt.
    """
    table = play.table
    start, answers = play.effect_start, play.effect_answers
    if start is None or not answers:
        return ()
    seen: list[Card] = []
    for event in events_since(table.log, start.log):
        if event.card is not None and event.origin not in (event.target, SUPPLY) and event.seen & bit:
            seen.append(event.card)
    veiled: list[Option | int] = []
    for answerer, option in answers:
        card = option.card
        if card is None or answerer == player or card in seen or place_of(start.where[card.index]) == BOARD:
            veiled.append(option)
        else:
            veiled.append(card.back)
    return tuple(veiled)


def _own_first_meld(play: Play, player: int | None) -> tuple[Option | None, ...] | None:
    phase = play.table.phase
    if not isinstance(phase, FirstMelds):
        return None
    return tuple([option if seat == player else None for seat, option in enumerate(phase.chosen)])


def _face(card: Face) -> str | int:
    """A card by its name, or a back: "echoes 3", and only 3 for the base set; "? 3" where no back can be seen."""
    if isinstance(card, Card):
        return card.slug
    if card.deck == BASE_BACK:
        return card.age
    return f"{card.deck or '?'} {card.age}"


def _in_order(cards: tuple[Face, ...]) -> list[str | int]:
    return [_face(card) for card in cards]


def _by_value(cards: tuple[Face, ...]) -> list[str | int]:
    """Cards of a place that has no order: by value, the known ones first."""
    faces = sorted(cards, key=lambda card: (card.age, card.slug if isinstance(card, Card) else f"~{card.deck}"))
    return [_face(card) for card in faces]


def _seat(seat: SeatScene) -> dict[str, Any]:
    return {
        "seat": seat.seat,
        "hand": _by_value(seat.hand),
        "score pile": _by_value(seat.score_pile),
        "forecast": _by_value(seat.forecast),
        "points": seat.points,
        "score": seat.full_score,
        "board": {
            COLOR_NAMES[color]: {"cards": _in_order(pile), "splay": SPLAY_NAMES[seat.splays[color]]}
            for color, pile in enumerate(seat.piles)
            if pile
        },
        "icons": seat.icons,
        "bonuses": list(seat.bonuses),
        "achievements": [card.age for card in seat.achieved],
        "specials": [special.name for special in seat.specials],
        "scored this turn": seat.scored,
        "tucked this turn": seat.tucked,
    }


def _asked(asked: Asked | None) -> dict[str, Any] | None:
    if asked is None:
        return None
    effect = asked.effect
    return {
        "player": asked.player,
        "purpose": asked.purpose,
        "card": None if effect is None else effect.card.slug,
        "effect": None if effect is None else effect.number,
    }


def _first_melds(chosen: tuple[Option | None, ...] | None) -> list[str | None] | None:
    return None if chosen is None else [None if option is None else option.notation for option in chosen]
