"""What one player may know of a game: the one function from a game and a player to a view."""

from __future__ import annotations

from typing import Any

from tenages.rules.card import Card, Effect
from tenages.rules.endings import Outcome
from tenages.rules.errors import TenAgesError
from tenages.rules.icons import COLOR_NAMES, ICON_NAMES, SPLAY_NAMES, unpacked
from tenages.rules.options import Decision, Option
from tenages.rules.play import Play
from tenages.rules.setup import Setup
from tenages.sight.scene import Face, Hidden, Scene, SeatScene, Veil, watcher


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
        answers: tuple[Option | Hidden, ...],
        doer: int,
        changes: int,
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
        # What it takes to go on from the middle of an effect: the table at its start, and the answers since.
        self.start = start
        self.answers = answers
        self.doer = doer
        self.changes = changes
        self.first_melds = first_melds

    @property
    def me(self) -> SeatScene:
        """What lies before this player himself."""
        if self.player is None:
            raise TenAgesError("someone who only watches has no cards")
        return self.scene.seats[self.player]

    def describe(self) -> dict[str, Any]:
        """The view as plain data, for messages: the same view always gives the same data."""
        scene = self.scene
        return {
            "player": self.player,
            "edition": self.setup.edition.name,
            "teams": self.setup.teams,
            "turn": scene.turn,
            "turns": scene.turns,
            "actions": scene.actions,
            "players": [_seat(seat) for seat in scene.seats],
            "supply": {str(age): _in_order(pile) for age, pile in enumerate(scene.supply) if age},
            "available": {
                "ages": [card.age for card in scene.available],
                "specials": [special.name for special in scene.specials],
            },
            "box": _by_value(scene.box),
            "open": _by_value(scene.shown),
            "dogma": scene.dogma.slug if scene.dogma is not None else None,
            "asked": _asked(self.asked),
            "options": [option.notation for option in self.decision.options] if self.decision is not None else None,
            "first melds": _first_melds(self.first_melds),
            "outcome": None
            if self.outcome is None
            else {"winners": list(self.outcome.winners), "how": self.outcome.how},
        }


def view(play: Play, player: int | None) -> View:
    """All that a player may know; with None, all that everyone may know."""
    table = play.table
    veil = Veil(table.known, watcher(table, player))
    decision = play.decision
    base, answers, doer, changes = play.effect_under_way()
    # The start comes first, so that backs are numbered by where the cards lay before anyone chose among them.
    start = None if base is None else Scene(base, veil)
    return View(
        play.setup.without_deal(),
        player,
        Scene(table, veil),
        None if decision is None else Asked(decision.player, decision.purpose, decision.effect),
        decision if decision is not None and decision.player == player else None,
        play.outcome,
        start,
        tuple([_veiled_answer(option, veil) for option in answers]),
        doer,
        changes,
        _own_first_meld(play, player),
    )


def _veiled_answer(option: Option, veil: Veil) -> Option | Hidden:
    """An answer given since the effect began; a card that this player does not know stays a back."""
    if option.card is None:
        return option
    face = veil.face(option.card)
    return face if isinstance(face, Hidden) else option


def _own_first_meld(play: Play, player: int | None) -> tuple[Option | None, ...] | None:
    chosen = play.first_melds()
    if chosen is None:
        return None
    return tuple([option if seat == player else None for seat, option in enumerate(chosen)])


def _face(card: Face) -> str | int:
    return card.slug if isinstance(card, Card) else card.age


def _in_order(cards: tuple[Face, ...]) -> list[str | int]:
    return [_face(card) for card in cards]


def _by_value(cards: tuple[Face, ...]) -> list[str | int]:
    """Cards of a place that has no order: by value, the known ones first."""
    faces = sorted(cards, key=lambda card: (card.age, card.slug if isinstance(card, Card) else "~"))
    return [_face(card) for card in faces]


def _seat(seat: SeatScene) -> dict[str, Any]:
    return {
        "seat": seat.seat,
        "hand": _by_value(seat.hand),
        "score pile": _by_value(seat.score_pile),
        "points": seat.points,
        "board": {
            COLOR_NAMES[color]: {"cards": _in_order(pile), "splay": SPLAY_NAMES[seat.splays[color]]}
            for color, pile in enumerate(seat.piles)
            if pile
        },
        "icons": dict(zip(ICON_NAMES, unpacked(seat.icons), strict=True)),
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
