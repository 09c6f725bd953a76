"""The course of a game: one decision after the other, from the first meld to the end.

The state of turns, effects and players is plain data on the table. Only an effect that asks is a running generator, and
it can be recreated from the table at its start and the answers since. So a copy of a game needs no generator.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING, Any, Final

from tenages.rules import actions, dogma, promotion
from tenages.rules.endings import GameEnded, Outcome
from tenages.rules.errors import GameIsOver
from tenages.rules.events import DONE_BY, EVERYONE, EXECUTES, PASSED, TURN, Declined, Event, TurnBegun
from tenages.rules.options import BACK, CARD, ONLY_ASK, PASS, PLAYER, SHOW, YES, Decision, Option
from tenages.rules.phase import ACTING, Acting, Dogma, FirstMelds
from tenages.rules.purposes import FIRST_MELD

if TYPE_CHECKING:
    from tenages.rules.card import Asking
    from tenages.rules.setup import Setup
    from tenages.rules.state import Table

ACTIONS_IN_TURN: Final = 2
Choices = tuple[Any, Option] | None
"""All choices so far, as a linked list: the earlier choices, and the last one. Copies share the earlier choices."""
EffectAnswers = tuple[tuple[int, Option], ...]
"""The answers to an effect so far, each with the seat of the player who gave it."""
Answer = Callable[[Decision], "Option | None"]
"""Gives the answer to a question of an effect that is run again; None if no answer is possible."""


class Play:
    """A game: `decision` is the current question, `choose` answers it, `outcome` says how the game ended."""

    setup: Setup
    decision: Decision | None
    """The current question; None when the game is over."""
    has_past: bool
    """Whether all choices so far are known; not in a sampled game, which starts in the middle and has no record."""
    table: Table
    """The state of the game. Players can be read at any time, but only the engine can make them act."""
    effect_start: Table | None
    """The table at the start of the effect that is asking; None while no effect asks."""
    effect_answers: EffectAnswers
    """The answers to that effect so far."""
    _choices: Choices
    _asking: Asking | None

    def __init__(self) -> None:
        pass

    def begin(self, table: Table) -> None:
        """Start a game at a table that is set up."""
        self._set_table(table)
        self.has_past = True
        table.attach()
        self._continue()
        table.detach()

    def begin_action(self, table: Table) -> None:
        """Start a game at a table with the next action, and ask for it even if only one is possible."""
        self._set_table(table)
        self.has_past = True
        table.attach()
        table.actions -= 1
        self.decision = actions.offered(table.players[table.turn])
        table.detach()

    def resume(self, table: Table) -> None:
        """Continue a game at an action, a promotion or a first meld. The earlier choices are not known."""
        self._set_table(table)
        table.attach()
        phase = table.phase
        if isinstance(phase, FirstMelds):
            self._ask_first_meld(phase)
        elif table.outcome is None:
            self.decision = promotion.offered(table) or actions.offered(table.players[table.turn])
        table.detach()

    def resume_effect(self, start: Table, answers: list[Answer]) -> bool:
        """Continue in the middle of an effect: from the table at its start, with the answers since.

        Returns whether these answers are possible.
        """
        self._set_table(start.copy())
        self.effect_start = start
        possible = self._rerun_effect()
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

    def _set_table(self, table: Table) -> None:
        self.setup = table.setup
        self.table = table
        self.decision = None
        self.has_past = False
        self._choices = None
        self._clear_effect()

    def copy(self) -> Play:
        """An independent copy of the game; cheap, and possible in the middle of an effect."""
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

    # --- reading the game ------------------------------------------------------------------------------------------

    @property
    def outcome(self) -> Outcome | None:
        """Who won and how; None while the game goes on."""
        return self.table.outcome

    @property
    def changes(self) -> int:
        """How many changes there have been; an action that does not raise this number did nothing."""
        return self.table.changes

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.table.outcome is not None

    @property
    def events(self) -> list[Event]:
        """All events, oldest first, with hidden cards named; `history` gives what a player may know."""
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

    def question(self, seat: int) -> Decision | None:
        """The question that the player of a seat can answer now.

        That is the current decision if it is this player's. The first melds are chosen at the same time, so there each
        player has a question of his own until he has answered it (docs/rules.md 1).
        """
        phase = self.table.phase
        if isinstance(phase, FirstMelds):
            if phase.chosen[seat] is not None:
                return None
            return Decision(seat, FIRST_MELD, tuple([card.pick for card in self.table.players[seat].hand]))
        decision = self.decision
        return decision if decision is not None and decision.player == seat else None

    def question_for(self, answer: object) -> Decision | None:
        """The question, of whichever player, that can be answered with this now."""
        for player in self.table.players:
            question = self.question(player.seat)
            if question is not None and question.find_option(answer) is not None:
                return question
        return None

    # --- answering --------------------------------------------------------------------------------------------------

    def choose(self, answer: object) -> None:
        """Answer the current decision with one of its options, or with a notation such as "dogma oars".

        A first meld may be chosen for any player who has not chosen yet: the card tells whose it is.
        """
        decision = self.decision
        if decision is None:
            outcome = self.table.outcome
            assert outcome is not None
            if outcome.drawn:
                raise GameIsOver("game-is-drawn")
            raise GameIsOver("game-is-over", winners=outcome.winners, how=outcome.how)
        if isinstance(self.table.phase, FirstMelds):
            decision = self.question_for(answer) or decision
        option = decision.checked_option(answer)
        if self._asking is None and self.effect_start is not None and not self._rerun_effect():
            raise AssertionError("an effect asked other questions when it was run again")
        self._choices = (self._choices, option)
        self.decision = None
        table = self.table
        table.attach()
        self._answer(decision, option)
        self._continue()
        table.detach()

    def _answer(self, decision: Decision, option: Option) -> None:
        try:
            if self._asking is not None:
                self.effect_answers += ((decision.player, option),)
                self._send(self._apply(decision, option))
                return
            phase = self.table.phase
            if isinstance(phase, Acting):
                actions.take_action(self.table.players[self.table.turn], option)
            elif isinstance(phase, FirstMelds):
                self._meld_first(phase, decision.player, option)
            else:
                promotion.answer(self.table, option)
        except GameEnded:
            self._clear_effect()

    def _continue(self) -> None:
        """Run until a player has to decide or the game is over."""
        table = self.table
        try:
            while self.decision is None and table.outcome is None:
                phase = table.phase
                if isinstance(phase, Dogma):
                    self._carry_out_effect(phase)
                elif isinstance(phase, Acting):
                    if table.actions > 0:
                        self._offer_action()
                    else:
                        self._next_turn()
                elif isinstance(phase, FirstMelds):
                    self._ask_first_meld(phase)
                else:
                    self._offer_promotion()
        except GameEnded:
            self._clear_effect()

    # --- before the first turn --------------------------------------------------------------------------------------

    def _ask_first_meld(self, phase: FirstMelds) -> None:
        """Ask the first player who has not chosen yet; the others may answer before (see `question`)."""
        self.decision = self.question(phase.chosen.index(None))

    def _meld_first(self, phase: FirstMelds, seat: int, option: Option) -> None:
        """Store a first meld; after the last choice all players meld at once."""
        table = self.table
        table.phase = chosen = phase.with_choice(seat, option)
        if None in chosen.chosen:
            return
        table.phase = ACTING
        picks = [pick for pick in chosen.chosen if pick is not None]
        if self.has_past:
            self._choices = _linked(picks)
        cards = [pick.card for pick in picks if pick.card is not None]
        for player, card in zip(table.players, cards, strict=True):
            player.meld(card)
        # `_next_turn` moves on by one seat, so this is the seat before the player who begins.
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

    def _carry_out_effect(self, phase: Dogma) -> None:
        table = self.table
        changes = table.changes
        asking = dogma.start_effect(table, phase)
        if asking is None:
            dogma.finish_effect(table, changes)
            return
        # The generator has not run yet, so this is the table at the start of the effect.
        self.effect_start = table.copy()
        self.effect_answers = ()
        self._asking = asking
        self._send(None)

    def _send(self, answer: Any) -> None:
        """Send the effect its answer and run it to its next question with a real choice, or to its end."""
        asking = self._asking
        assert asking is not None
        table = self.table
        while True:
            decision = asking.send(answer)
            if decision is dogma.EFFECT_ENDED:
                break
            decision.effect = table.phase.effect
            options = decision.options
            if not options:
                answer = None
            elif len(options) == 1 and not decision.secret:
                answer = self._apply(decision, options[0])
            else:
                self.decision = decision
                return
        start = self.effect_start
        assert start is not None
        changes = start.changes
        self._clear_effect()
        dogma.finish_effect(table, changes)

    def _apply(self, decision: Decision, option: Option) -> Any:
        """Do at once what an option means: move the chosen card if the question says so, note a pass, show a hand.

        Returns what the asking effect gets as its answer: a card, a player, a number, True, or None for "no".
        """
        kind = option.kind
        if kind == CARD:
            card = option.card
            assert card is not None
            if decision.move != ONLY_ASK:
                self.table.players[decision.player].move_chosen(decision, card)
            return card
        if kind == PASS:
            self._note_pass(decision)
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

    def _note_pass(self, decision: Decision) -> None:
        """Log what was declined. After doing the same in the same effect, the player only stops."""
        detail = Declined(decision.purpose, self._has_done(decision))
        self.table.note(PASSED, decision.player, None, 0, 0, EVERYONE, detail)

    def _has_done(self, decision: Decision) -> bool:
        """Whether the player has already done, in this effect, what the decision asks him to do."""
        done = DONE_BY.get(decision.purpose)
        log = self.table.log
        while done is not None and log is not None and log[2] != EXECUTES:
            before, _, kind, player, _, _, _, _, effect, _ = log
            if kind == done and player == decision.player and effect is decision.effect:
                return True
            log = before
        return False

    def _rerun_effect(self) -> bool:
        """Run the current effect again from the table at its start, with the same answers; leaves the players attached.

        Returns whether that was possible: a sampled world may not allow these answers. No event is added to the trail.
        """
        trail, self.table.trail = self.table.trail, None
        try:
            return self._run_effect_again()
        finally:
            self.table.trail = trail

    def _run_effect_again(self) -> bool:
        start = self.effect_start
        assert start is not None
        table = self.table
        # Without a decision, an interruption from here on is noticed.
        self._clear_decision()
        table.restore(start)
        table.attach()
        phase = table.phase
        assert isinstance(phase, Dogma)
        self._asking = dogma.run_effect(table, phase)
        try:
            self._send(None)
        except GameEnded:
            return False
        for _, option in self.effect_answers:
            if not self._repeat(option):
                return False
        return self.decision is not None

    def _repeat(self, option: Option) -> bool:
        """Send the running effect an answer; returns whether that was possible and the effect asks again."""
        decision = self.decision
        if decision is None or not decision.offers(option):
            return False
        self._clear_decision()
        try:
            self._send(self._apply(decision, option))
        except GameEnded:
            return False
        return self.decision is not None

    def _clear_decision(self) -> None:
        # A method, since after `self.decision = None` a type checker takes it for None in the rest of the function.
        self.decision = None

    def _clear_effect(self) -> None:
        self._asking = None
        self.effect_start = None
        self.effect_answers = ()


def _linked(options: Iterable[Option]) -> Choices:
    """The first melds in the order of the seats: who chose first is not told, in a record neither."""
    choices: Choices = None
    for option in options:
        choices = (choices, option)
    return choices
