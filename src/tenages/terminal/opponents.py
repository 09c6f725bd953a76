"""The opponents: they decide for their seats, and some can explain their decisions."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple, Protocol, runtime_checkable

from tenages.game import Game
from tenages.rules.options import Decision, Option
from tenages.rules.purposes import ACT
from tenages.sight.view import View
from tenages.words.bots import Advice, Reason, odds_words, stakes_words, why_words, without_gaps
from tenages.words.options import option_label
from tenages.words.speaker import Speaker


class Opponent(Protocol):
    """Anything that decides for a seat."""

    def decide(self, view: View, decision: Decision) -> Option:
        """One of the decision's options."""
        ...


@runtime_checkable
class Explains(Protocol):
    """An opponent that can explain its last choice."""

    def comment(self) -> Advice | None:
        """The reason of the last choice; None if there was only one option."""
        ...


class Remark(NamedTuple):
    """An action of an opponent, and its reason."""

    player: int
    turn: int
    did: str
    """The label of the action."""
    reason: Reason


class Opponents:
    """Plays the other seats, and keeps the reasons for each opponent's actions in his last turn."""

    def __init__(self, game: Game, by_seat: Mapping[int, Opponent]) -> None:
        self.game = game
        self._by_seat = by_seat
        self.remarks: list[Remark] = []

    def answer(self, decision: Decision, speaker: Speaker) -> None:
        """Let the opponent who is asked choose."""
        opponent = self._by_seat[decision.player]
        option = opponent.decide(self.game.view(decision.player), decision)
        # Only actions are public; other choices may be hidden.
        if decision.purpose == ACT and isinstance(opponent, Explains):
            reason = opponent.comment()
            if reason is not None:
                view = self.game.view(speaker.reader)
                remark = Remark(
                    decision.player, view.scene.turns, option_label(speaker, option, decision, view), reason
                )
                self.remarks = [*[old for old in self.remarks if _is_kept(old, remark)], remark]
        self.game.choose(option)


def _is_kept(old: Remark, new: Remark) -> bool:
    return old.player != new.player or old.turn == new.turn


def remark_line(speaker: Speaker, remark: Remark) -> str:
    """A remark as a sentence: what the opponent did, and why."""
    words = speaker.words
    said = words.say(
        "bot-comment",
        name=speaker.names[remark.player],
        did=remark.did,
        why=why_words(words, remark.reason),
        odds=odds_words(words, remark.reason),
        stakes=stakes_words(words, remark.reason, before=True),
    )
    # Where the game is won, nothing is at stake any more.
    return without_gaps(said)
