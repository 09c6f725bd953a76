"""A game under way: one decision after the other, from the first meld to the end.

The loop over turns, effects and players is plain data on the table. Only an effect that asks is a running generator,
and that can be made again at any time from the table at its start and the answers since. So a copy needs no generator.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final

from tenages.rules import actions, dogma, promotion
from tenages.rules.endings import GameEnded, Outcome
from tenages.rules.errors import GameIsOver, IllegalChoice
from tenages.rules.events import EVERYONE, NOTHING_MORE, PASSED, TURN, Event, TurnBegun
from tenages.rules.options import BACK, CARD, PASS, PLAYER, SHOW, YES, Decision, Option
from tenages.rules.phase import ACTING, Acting, Dogma, FirstMelds

if TYPE_CHECKING:
    from tenages.rules.card import Asking
    from tenages.rules.setup import Setup
    from tenages.rules.state import Table

ACTIONS_IN_TURN: Final = 2
Choices = tuple[Any, Option] | None
"""All choices so far: the ones before, and one more. Copies share what lies behind them."""
Answer = Callable[[Decision], "Option | None"]
"""How a question is answered again, if it can be."""


class Play:
    """The game itself: `decision` is what is asked, `choose` answers it, `outcome` says how it ended."""

    setup: Setup
    decision: Decision | None
    """What is asked now; None when the game is over."""
    has_past: bool
    """Whether the choices so far lead here; a sampled game begins in the middle and has no record."""
    table: Table
    """All that lies on the table. Players can be read at any time; they act only while the engine has them act."""
    effect_start: Table | None
    """The table at the start of the effect that is asking; None while no effect asks."""
    effect_answers: tuple[tuple[int, Option], ...]
    """The answers to that effect so far, each with the seat that gave it."""
    _choices: Choices
    _asking: Asking | None

    def __init__(self) -> None:
        pass

    def begin(self, table: Table) -> None:
        """Start a game at a table that is laid out."""
        self._sit_down(table)
        self.has_past = True
        table.attach()
        self._go_on()
        table.detach()

    def begin_action(self, table: Table) -> None:
        """Start a game with the next action at a table, and ask for it even if only one is possible."""
        self._sit_down(table)
        self.has_past = True
        table.attach()
        table.actions -= 1
        self.decision = actions.offered(table.players[table.turn])
        table.detach()

    def resume(self, table: Table) -> None:
        """Go on in the middle of a game: before an action, a promotion, or at the first meld. The past is not known."""
        self._sit_down(table)
        table.attach()
        phase = table.phase
        if isinstance(phase, FirstMelds):
            self._ask_first_meld(len(phase.chosen))
        elif table.outcome is None:
            self.decision = promotion.offered(table) or actions.offered(table.players[table.turn])
        table.detach()

    def resume_effect(self, start: Table, answers: list[Answer]) -> bool:
        """Go on in the middle of an effect: from the table at its start, with the answers since.

        Says whether the effect could have gone that way.
        """
        self._sit_down(start.copy())
        self.effect_start = start
        possible = self._take_up_effect()
        for answer in answers:
            decision = self.decision
            option = answer(decision) if possible and decision is not None else None
            if decision is None or option is None:
                possible = False
                break
            self.effect_answers += ((decision.player, option),)
            possible = self._repeat(option)
        self.table.detach()
        return possible

    def _sit_down(self, table: Table) -> None:
        self.setup = table.setup
        self.table = table
        self.decision = None
        self.has_past = False
        self._choices = None
        self._forget_effect()

    def copy(self) -> Play:
        """The same game again, to try things out on; cheap, and possible in the middle of an effect."""
        new = self._blank()
        new.setup = self.setup
        new.table = self.table.copy()
        new.decision = self.decision
        new.has_past = self.has_past
        new.effect_start = self.effect_start
        new.effect_answers = self.effect_answers
        new._choices = self._choices
        new._asking = None
        return new

    def _blank(self) -> Play:
        return Play()

    # --- what anyone may ask ----------------------------------------------------------------------------------------

    @property
    def outcome(self) -> Outcome | None:
        """Who won and how; None while the game goes on."""
        return self.table.outcome

    @property
    def changes(self) -> int:
        """How many changes there were so far; an action that leaves this number as it was did nothing."""
        return self.table.changes

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.table.outcome is not None

    @property
    def events(self) -> list[Event]:
        """All that happened, oldest first. It names hidden cards: what a player may know of it is in his view."""
        return self.table.events()

    @property
    def choices(self) -> list[Option]:
        """All choices so far, oldest first."""
        found: list[Option] = []
        choices = self._choices
        while choices is not None:
            found.append(choices[1])
            choices = choices[0]
        found.reverse()
        return found

    # --- answering --------------------------------------------------------------------------------------------------

    def choose(self, answer: object) -> None:
        """Answer the current decision with one of its options, or with its notation, such as "dogma oars"."""
        decision = self.decision
        if decision is None:
            outcome = self.table.outcome
            assert outcome is not None
            raise GameIsOver("game-is-over", winners=outcome.winners, how=outcome.how)
        option = decision.offered(answer)
        if option is None:
            raise _complaint(decision, answer)
        if self._asking is None and self.effect_start is not None and not self._take_up_effect():
            raise AssertionError("an effect went another way when it was taken up again")
        self._choices = (self._choices, option)
        self.decision = None
        table = self.table
        table.attach()
        self._answer(decision, option)
        self._go_on()
        table.detach()

    def _answer(self, decision: Decision, option: Option) -> None:
        try:
            if self._asking is not None:
                self.effect_answers += ((decision.player, option),)
                self._send(self._meaning(decision, option))
                return
            phase = self.table.phase
            if isinstance(phase, Acting):
                actions.take_action(self.table.players[self.table.turn], option)
            elif isinstance(phase, FirstMelds):
                self._meld_first(phase, option)
            else:
                promotion.answer(self.table, option)
        except GameEnded:
            self._forget_effect()

    def _go_on(self) -> None:
        """Run until someone has to decide or the game is over."""
        table = self.table
        try:
            while self.decision is None and table.outcome is None:
                phase = table.phase
                if isinstance(phase, Dogma):
                    self._next_effect(phase)
                elif isinstance(phase, Acting):
                    if table.actions > 0:
                        self._offer_action()
                    else:
                        self._next_turn()
                elif isinstance(phase, FirstMelds):
                    self._ask_first_meld(len(phase.chosen))
                else:
                    self._offer_promotion()
        except GameEnded:
            self._forget_effect()

    # --- before the first turn --------------------------------------------------------------------------------------

    def _ask_first_meld(self, seat: int) -> None:
        hand = self.table.players[seat].hand
        self.decision = Decision(seat, "first meld", tuple([card.pick for card in hand]))

    def _meld_first(self, phase: FirstMelds, option: Option) -> None:
        """Choices stay hidden until all have chosen; then all meld at once."""
        chosen = phase.chosen + (option,)
        table = self.table
        if len(chosen) < len(table.players):
            table.phase = FirstMelds(chosen)
            return
        table.phase = ACTING
        cards = [pick.card for pick in chosen if pick.card is not None]
        for player, card in zip(table.players, cards, strict=True):
            player.meld(card)
        # The turn before the first belongs to the seat on the beginner's right.
        table.turn = (table.setup.alphabet.first(cards) - 1) % len(table.players)

    # --- turns and actions ------------------------------------------------------------------------------------------

    def _next_turn(self) -> None:
        table = self.table
        table.turn = (table.turn + 1) % len(table.players)
        half = table.turns < table.edition.half_turns(len(table.players))
        table.turns += 1
        table.actions = ACTIONS_IN_TURN - 1 if half else ACTIONS_IN_TURN
        for player in table.players:
            player.scored = 0
            player.tucked = 0
        table.note(TURN, table.turn, None, 0, 0, EVERYONE, TurnBegun(table.turns, table.actions))

    def _offer_action(self) -> None:
        table = self.table
        player = table.players[table.turn]
        table.actions -= 1
        decision = actions.offered(player)
        if len(decision.options) == 1:
            actions.take_action(player, decision.options[0])
        else:
            self.decision = decision

    def _offer_promotion(self) -> None:
        self.decision = promotion.offered(self.table)
        if self.decision is None:
            self.table.phase = ACTING

    # --- effects ----------------------------------------------------------------------------------------------------

    def _next_effect(self, phase: Dogma) -> None:
        table = self.table
        next_phase = phase.step()
        if next_phase is None:
            dogma.finish(table, phase)
            return
        table.phase = next_phase
        changes = table.changes
        asking = dogma.start_effect(table, next_phase)
        if asking is None:
            dogma.finish_effect(table, changes)
            return
        # The generator has not run yet, so this is the table at the start of the effect.
        self.effect_start = table.copy()
        self.effect_answers = ()
        self._asking = asking
        self._send(None)

    def _send(self, answer: Any) -> None:
        """Give the effect its answer and run it to its next real question, or to its end."""
        asking = self._asking
        assert asking is not None
        table = self.table
        while True:
            decision = asking.send(answer)
            if decision is dogma.HAS_ENDED:
                break
            decision.effect = table.phase.effect
            options = decision.options
            if not options:
                answer = None
            elif len(options) == 1 and not decision.secret:
                answer = self._meaning(decision, options[0])
            else:
                self.decision = decision
                return
        start = self.effect_start
        assert start is not None
        changes = start.changes
        self._forget_effect()
        dogma.finish_effect(table, changes)

    def _meaning(self, decision: Decision, option: Option) -> Any:
        """What an option means to the effect that asked: a card, a player, a number, or None for "no"."""
        kind = option.kind
        if kind == CARD:
            return option.card
        if kind == PASS:
            self.table.note(PASSED, decision.player, None, 0, 0, EVERYONE, NOTHING_MORE)
            return None
        if kind == YES:
            return True
        if kind == PLAYER:
            return self.table.players[option.player]
        if kind == SHOW:
            self.table.players[decision.player].show_none()
            return None
        if kind == BACK:
            pile = self.table.players[option.player].score_pile
            return [card for card in pile if card.back == option.value][0]
        return option.value

    def _take_up_effect(self) -> bool:
        """Make the running effect again, from the table at its start, with the same answers. Leaves players attached.

        Says whether that was possible: in a sampled world the answers may not be.
        """
        start = self.effect_start
        assert start is not None
        table = self.table
        table.restore(start)
        table.attach()
        self._forget_decision()
        phase = table.phase
        assert isinstance(phase, Dogma)
        self._asking = dogma.carried_out(table, phase)
        try:
            self._send(None)
        except GameEnded:
            return False
        for _, option in self.effect_answers:
            if not self._repeat(option):
                return False
        return self.decision is not None

    def _repeat(self, option: Option) -> bool:
        """Give the running effect an answer; says whether that was possible and the effect goes on."""
        decision = self.decision
        if decision is None or not decision.offers(option):
            return False
        self._forget_decision()
        try:
            self._send(self._meaning(decision, option))
        except GameEnded:
            return False
        return self.decision is not None

    def _forget_decision(self) -> None:
        # A method, since a type checker that sees `self.decision = None` would believe it for the rest of the function.
        self.decision = None

    def _forget_effect(self) -> None:
        self._asking = None
        self.effect_start = None
        self.effect_answers = ()


def _complaint(decision: Decision, answer: object) -> IllegalChoice:
    """The error that names what is possible instead."""
    possible = tuple([repr(offered.notation) for offered in decision.options])
    if isinstance(answer, Option):
        notation = answer.notation
    elif isinstance(answer, str):
        notation = answer
    else:
        return IllegalChoice("not-an-option", given=repr(answer), possible=possible)
    return IllegalChoice("not-possible", player=str(decision.player), option=repr(notation), possible=possible)
