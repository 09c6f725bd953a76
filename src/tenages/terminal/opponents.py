"""The others at the table: they answer for their seats, and some of them can say why."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, NamedTuple, Protocol, runtime_checkable

from tenages.game import Game
from tenages.rules.options import Decision, Option
from tenages.sight.view import View
from tenages.words.bots import Reason, hint_words, odds_words, why_words
from tenages.words.options import option_label
from tenages.words.speaker import Speaker

ACT: Final = "act"


class Opponent(Protocol):
    """Anyone who answers for a seat."""

    def decide(self, view: View, decision: Decision) -> Option:
        """One of the decision's options."""
        ...


@runtime_checkable
class Explains(Protocol):
    """Someone who can say why he chose as he did last."""

    def comment(self) -> Reason | None:
        """Why; None if there was nothing to choose."""
        ...


class Remark(NamedTuple):
    """An action of another player, and why he took it."""

    player: int
    turn: int
    did: str
    """The action, as it was offered."""
    reason: Reason


class Opponents:
    """Plays the other seats, and remembers why each acted as he did in his last turn."""

    def __init__(self, game: Game, by_seat: Mapping[int, Opponent]) -> None:
        self.game = game
        self._by_seat = by_seat
        self.remarks: list[Remark] = []

    def answer(self, decision: Decision, speaker: Speaker) -> None:
        """Let whoever is asked choose."""
        opponent = self._by_seat[decision.player]
        option = opponent.decide(self.game.view(decision.player), decision)
        # Other choices may be hidden ones; actions are done in the open.
        if decision.purpose == ACT and isinstance(opponent, Explains):
            reason = opponent.comment()
            if reason is not None:
                view = self.game.view(speaker.reader)
                remark = Remark(
                    decision.player, view.scene.turns, option_label(speaker, option, decision, view), reason
                )
                self.remarks = [*[old for old in self.remarks if _still_counts(old, remark)], remark]
        self.game.choose(option)


def _still_counts(old: Remark, new: Remark) -> bool:
    return old.player != new.player or old.turn == new.turn


def remark_line(speaker: Speaker, remark: Remark) -> str:
    """What someone did, and why."""
    words = speaker.words
    return words.say(
        "bot-comment",
        name=speaker.names[remark.player],
        did=remark.did,
        why=why_words(words, remark.reason),
        odds=odds_words(words, remark.reason),
    )


def advice(speaker: Speaker, adviser: Opponent, view: View, decision: Decision) -> str:
    """What the adviser would choose in the reader's place, and why."""
    option = adviser.decide(view, decision)
    number = decision.options.index(option) + 1
    label = option_label(speaker, option, decision, view)
    reason = adviser.comment() if isinstance(adviser, Explains) else None
    return hint_words(speaker.words, number, label, reason)
