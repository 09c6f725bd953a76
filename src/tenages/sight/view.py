"""Views: what one player, or a spectator, may know of a game."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any, Final

from tenages.rules.card import Card, Effect
from tenages.rules.endings import Outcome
from tenages.rules.errors import TenAgesError
from tenages.rules.events import BOARD, SUPPLY, events_since, place_of
from tenages.rules.icons import COLOR_NAMES, SPLAY_NAMES
from tenages.rules.options import Decision, Option
from tenages.rules.phase import FirstMelds, Phase
from tenages.rules.play import Play
from tenages.rules.setup import Setup
from tenages.sight.scene import Face, FullVisibility, Scene, SeatScene, Visibility, scene_of, viewer_bit
from tenages.sight.supply import rows_of

BASE_BACK: Final = "base"


class Asked:
    """What the others see of a decision: who is asked, what for, by which effect. Not the options.

    The player is None while all choose their first melds and this viewer has chosen already, or watches: nobody learns
    who has chosen.
    """

    def __init__(self, player: int | None, purpose: str, effect: Effect | None) -> None:
        self.player = player
        self.purpose = purpose
        self.effect = effect


class View:
    """Everything that one player, or a spectator, may know at one moment."""

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
        """The set-up without the seed, which would reveal the deal."""
        self.player = player
        """The seat of the viewer; None for a spectator."""
        self.scene = scene
        """The table."""
        self.asked = asked
        """Who is asked what; None when the game is over."""
        self.decision = decision
        """The decision with its options, if it is this player's."""
        self.outcome = outcome
        # For sampling in the middle of an effect: the table at its start, and the answers since. If the player did not
        # see which card was chosen, the answer is only the number of its back.
        self.start = start
        self.answers = answers
        self.first_melds = first_melds
        """The first melds that this viewer may know, by seat: only the own one. None after all have chosen."""

    @property
    def me(self) -> SeatScene:
        """The viewer's own cards."""
        if self.player is None:
            raise TenAgesError("watcher-has-no-cards")
        return self.scene.seats[self.player]

    def __str__(self) -> str:
        """The table as readable text."""
        return _printer(self)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, View) and self.describe() == other.describe()

    def __hash__(self) -> int:
        return hash((self.player, self.scene.turns))

    def __copy__(self) -> View:
        return self

    def __deepcopy__(self, memo: dict[int, Any]) -> View:
        # It never changes.
        return self

    def text(self) -> str:
        """The plain data as JSON."""
        return json.dumps(self.describe())

    def describe(self) -> dict[str, Any]:
        """The view as plain data, for messages; equal views give equal data."""
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
        """The supply piles by set and age. Mixed piles are in the base set's row."""
        described: dict[str, dict[str, list[str | int]]] = {}
        for row in rows_of(self.setup, self.scene.supply):
            described[row.deck] = {str(age): _in_order(pile) for age, pile in enumerate(row.piles, start=1)}
        return described


def _bare(seen: View) -> str:
    return str(seen.describe())


_printer: Callable[[View], str] = _bare
"""Formats views as text. The words set it with `set_printer`, since this package does not import them."""


def set_printer(printer: Callable[[View], str]) -> None:
    """Set the function that formats views as text."""
    global _printer
    _printer = printer


def view(play: Play, player: int | None) -> View:
    """Everything that a player may know; with None, what a spectator may know."""
    table = play.table
    bit = viewer_bit(table, player)
    decision = play.decision
    own = None if player is None else play.question(player)
    start = play.effect_start
    return View(
        play.setup.without_deal(),
        player,
        scene_of(table, Visibility(table, bit)),
        asked_as_seen(decision, own, play.table.phase),
        own,
        play.outcome,
        # Backs get new numbers: the same number before and after would tell which of several cards was chosen.
        None if start is None else scene_of(start, Visibility(table, bit)),
        visible_answers(play, player, bit),
        _own_first_meld(play, player),
    )


def asked_as_seen(decision: Decision | None, own: Decision | None, phase: Phase) -> Asked | None:
    """Who is asked what, as one viewer sees it, whose own question is `own`."""
    asked = decision if own is None else own
    if asked is None:
        return None
    hidden = own is None and isinstance(phase, FirstMelds)
    return Asked(None if hidden else asked.player, asked.purpose, asked.effect)


def open_view(play: Play) -> View:
    """The table with all cards face up, for the owner of the game. No player may see it."""
    table = play.table
    decision = play.decision
    asked = None if decision is None else Asked(decision.player, decision.purpose, decision.effect)
    scene = scene_of(table, FullVisibility(table, 0))
    first_melds = table.phase.chosen if isinstance(table.phase, FirstMelds) else None
    return View(play.setup.without_deal(), None, scene, asked, decision, play.outcome, None, (), first_melds)


def visible_answers(play: Play, player: int | None, bit: int) -> tuple[Option | int, ...]:
    """The answers given since the effect began; only the back of a card if this player did not see which was chosen.

    He may know the card and still not know that it was chosen, until he sees it move.
    """
    table = play.table
    start, answers = play.effect_start, play.effect_answers
    if start is None or not answers:
        return ()
    seen: list[Card] = []
    for event in events_since(table.log, start.log):
        if event.card is not None and event.origin not in (event.target, SUPPLY) and event.seen & bit:
            seen.append(event.card)
    visible: list[Option | int] = []
    for answerer, option in answers:
        card = option.card
        if card is None or answerer == player or card in seen or place_of(start.where[card.index]) == BOARD:
            visible.append(option)
        else:
            visible.append(card.back)
    return tuple(visible)


def _own_first_meld(play: Play, player: int | None) -> tuple[Option | None, ...] | None:
    phase = play.table.phase
    if not isinstance(phase, FirstMelds):
        return None
    return tuple([option if seat == player else None for seat, option in enumerate(phase.chosen)])


def _face(card: Face) -> str | int:
    """A card as its slug, or a back: "echoes 3", only 3 for the base set, "? 3" where no back can be seen."""
    if isinstance(card, Card):
        return card.slug
    if card.deck == BASE_BACK:
        return card.age
    return f"{card.deck or '?'} {card.age}"


def _in_order(cards: tuple[Face, ...]) -> list[str | int]:
    return [_face(card) for card in cards]


def _by_value(cards: tuple[Face, ...]) -> list[str | int]:
    """Cards of a zone without an order: sorted by value, the known ones first."""
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
