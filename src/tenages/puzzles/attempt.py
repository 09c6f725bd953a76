"""Trying a puzzle: the player's choices are played, the others resist, and the attempt says how it stands."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from tenages.game import Game
from tenages.puzzles.aim import MISSED, OPEN, REACHED, Aim, Budget, TooMuch, option_reaches, winning_line
from tenages.puzzles.figures import Claim, Share, claim_of, decider, nearest_claim, possible_claim, share_in
from tenages.puzzles.line import resistance
from tenages.puzzles.proving import chance
from tenages.puzzles.puzzle import CLAIM, DEFEND, Puzzle, Tree
from tenages.rules.card import Card
from tenages.rules.errors import IllegalChoice
from tenages.rules.events import CLAIMED, EXECUTES, SHARES, AgeClaimed, Event, Role, SpecialClaimed, events_since
from tenages.rules.options import ACHIEVE, Decision, Option

GOING: Final = "going"
SOLVED: Final = "solved"
FAILED: Final = "failed"

LUCK: Final = "luck"
OTHER_WON: Final = "other-won"
DRAWN: Final = "drawn"
THREAT: Final = "threat"
TAKEN: Final = "taken"
NOT_WON: Final = "not-won"
NOT_CLAIMED: Final = "not-claimed"
FAILURES: Final = (LUCK, OTHER_WON, DRAWN, THREAT, TAKEN, NOT_WON, NOT_CLAIMED)

POSITIONS: Final = 30_000
"""How many positions the search for one answer, or for one reason, may look at."""
LUCK_WORLDS: Final = 40


class Failure(NamedTuple):
    """Why an attempt did not reach the goal."""

    kind: str
    """LUCK: it did reach it, but would not have done so with other hidden cards; TAKEN: an opponent claimed an
    achievement in the player's turn; THREAT: the opponent can win now; and so on."""
    seat: int = -1
    """The opponent: who won, who took it, who threatens to win, or who shared."""
    card: Card | None = None
    """The card by which he won or took it, or which he shared."""
    special: str = ""
    """The name of the special achievement that was taken."""
    age: int = 0
    """The age of the achievement that was taken."""
    got: int = 0
    """How many achievements the player has claimed (NOT_CLAIMED), or has at the end (NOT_WON)."""
    wanted: int = 0
    works: int = 0
    """LUCK: in how many of 100 worlds it could have worked, if the player had seen all cards."""
    line: tuple[tuple[int, Option], ...] = ()
    """THREAT: how the opponent wins, with the seat of whoever chooses."""
    claim: Claim | None = None
    """NOT_CLAIMED, NOT_WON: the achievement that the player came nearest to; THREAT: the one that the opponent
    claims first."""
    share: Share | None = None
    """How it came that the opponent shared the card."""


class Attempt:
    """The player's choices so far, and what came of them."""

    def __init__(self, puzzle: Puzzle) -> None:
        self.puzzle = puzzle
        self.game = puzzle.start()
        """The game now."""
        self.state = GOING
        self.moves: list[tuple[int, Option]] = []
        """All choices since the start, with the seat of whoever chose."""
        self.failure: Failure | None = None
        self.tree: Tree | None = puzzle.tree
        """What still solves the puzzle; None if nothing does any more. For hints only."""
        self._aim = Aim(puzzle.goal, self.game, puzzle.seat)
        self._wrong: tuple[Game, Option] | None = None
        """The first choice that gave the solution away, and the game before it."""
        self._before = self.game.table.log

    @property
    def kept(self) -> bool:
        """Whether the choices so far keep the solution."""
        return self.tree is not None

    def play(self, choices: Sequence[str]) -> None:
        """Play these choices of the player, each after the answers of the others."""
        self._go_on()
        for notation in choices:
            decision = self.game.decision
            if self.state != GOING or decision is None:
                raise IllegalChoice("puzzle-is-over", option=repr(notation))
            option = decision.checked_option(notation)
            if self.tree is not None and option.notation not in self.tree:
                self._wrong = (self.game.copy(), option)
            self._choose(option)
            self._go_on()

    def _choose(self, option: Option) -> None:
        decision = self.game.decision
        assert decision is not None
        self.moves.append((decision.player, option))
        if self.tree is not None:
            self.tree = self.tree.get(option.notation)
        self.game.choose(option)

    def _go_on(self) -> None:
        """Let the others answer until the player is asked again, or until it is decided."""
        while True:
            verdict = self._verdict()
            if verdict != OPEN:
                break
            decision = self.game.decision
            assert decision is not None
            if decision.player == self.puzzle.seat:
                return
            self._choose(self._resistance(decision))
        if verdict == REACHED and self.tree is not None:
            self.state = SOLVED
        else:
            self.state = FAILED
            self.failure = self._luck() if verdict == REACHED else self._reason()

    def _verdict(self) -> int:
        if self.tree == {}:
            return REACHED
        try:
            return self._aim.verdict(self.game, Budget(POSITIONS))
        except TooMuch:
            # Only a defence is searched here; one that is off the proven line counts for nothing without a proof.
            return MISSED

    def _resistance(self, decision: Decision) -> Option:
        """The strongest answer of another player: one after which the goal is out of reach, if there is one."""
        if self.tree is not None:
            return resistance(self.tree)
        budget = Budget(POSITIONS)
        try:
            for option in decision.options:
                if not option_reaches(self.game, option, self._aim, budget):
                    return option
        except TooMuch:
            pass
        return decision.options[0]

    # --- why it failed ----------------------------------------------------------------------------------------------

    def _luck(self) -> Failure:
        assert self._wrong is not None
        before, option = self._wrong
        stored = {wrong.option: wrong.works for wrong in self.puzzle.wrong}
        if len(before.choices) == len(self.puzzle.choices) and option.notation in stored:
            return Failure(LUCK, works=stored[option.notation])
        try:
            return Failure(LUCK, works=chance(before, self._aim, option, Budget(10 * POSITIONS), LUCK_WORLDS))
        except TooMuch:
            return Failure(LUCK)

    def _reason(self) -> Failure:
        puzzle, table = self.puzzle, self.game.table
        seat = puzzle.seat
        outcome = table.outcome
        if outcome is not None and puzzle.goal.kind != CLAIM:
            if not outcome.winners:
                return Failure(DRAWN)
            effect = decider(self.game)
            return Failure(OTHER_WON, seat=outcome.winners[0], card=None if effect is None else effect.card)
        if puzzle.goal.kind == DEFEND:
            return self._threatened()
        events = events_since(table.log, self._before)
        taken = _taken(events, seat)
        if taken is not None:
            return taken
        now = table.players[seat].achievement_count()
        sharer, card = _sharer(events, seat)
        share = None if card is None else share_in(events, seat, sharer, card)
        claim = possible_claim(self.game, seat) or nearest_claim(self.game, seat)
        if puzzle.goal.kind == CLAIM:
            got = now - puzzle.start().table.players[seat].achievement_count()
            return Failure(NOT_CLAIMED, sharer, card, got=got, wanted=puzzle.goal.count, claim=claim, share=share)
        wanted = self.game.setup.achievements_to_win
        if now < wanted - 1:
            claim = None  # one more would not have been enough
        return Failure(NOT_WON, sharer, card, got=now, wanted=wanted, claim=claim, share=share)

    def _threatened(self) -> Failure:
        seat, line = self.game.table.turn, self._threat()
        first = line[0][1] if line else None
        claim = claim_of(self.game, seat, first.value) if first is not None and first.kind == ACHIEVE else None
        return Failure(THREAT, seat=seat, line=line, claim=claim)

    def _threat(self) -> tuple[tuple[int, Option], ...]:
        try:
            return tuple(winning_line(self.game, self.puzzle.seat, Budget(POSITIONS)) or ())
        except TooMuch:
            return ()


def attempt(puzzle: Puzzle, choices: Sequence[str]) -> Attempt:
    """Try a puzzle: the player's own choices from its start, by notation. The others answer in between."""
    made = Attempt(puzzle)
    made.play(choices)
    return made


def _taken(events: list[Event], seat: int) -> Failure | None:
    """The achievement that an opponent claimed, if one did."""
    for event in events:
        if event.kind == CLAIMED and event.player != seat:
            card = event.effect.card if event.effect is not None else None
            if isinstance(event.detail, SpecialClaimed):
                return Failure(TAKEN, event.player, card, special=event.detail.special.name)
            if isinstance(event.detail, AgeClaimed):
                return Failure(TAKEN, event.player, card, age=event.detail.age)
    return None


def _sharer(events: list[Event], seat: int) -> tuple[int, Card | None]:
    """An opponent who shared an effect, and its card; -1 and None if nobody did."""
    for event in reversed(events):
        shares = isinstance(event.detail, Role) and event.detail.role == SHARES
        if event.kind == EXECUTES and shares and event.player != seat and event.effect is not None:
            return event.player, event.effect.card
    return -1, None
