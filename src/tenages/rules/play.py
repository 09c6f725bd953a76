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
from tenages.rules.events import EVERYONE, PASSED, TURN, Event
from tenages.rules.options import BACK, CARD, PASS, PLAYER, SHOW, YES, Decision, Option

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
    _table: Table
    _choices: Choices
    _first_melds: tuple[Option, ...] | None
    _asking: Asking | None
    _base: Table | None
    _answers: tuple[tuple[int, Option], ...]
    _doer: int
    _changes: int

    def __init__(self) -> None:
        pass

    def begin(self, setup: Setup, table: Table, first_melds: tuple[Option, ...] | None) -> None:
        """Sit down: with () everyone still has to meld a first card; with None that lies behind."""
        self._sit_down(setup, table, first_melds)
        self.has_past = True
        table.gather()
        self._go_on()
        table.part()

    def _sit_down(self, setup: Setup, table: Table, first_melds: tuple[Option, ...] | None) -> None:
        self.setup = setup
        self._table = table
        self.decision = None
        self.has_past = False
        self._choices = None
        self._first_melds = first_melds
        self._base = None
        self._forget_effect()
        self._changes = 0
        self._doer = 0

    def resume(self, setup: Setup, table: Table, first_melds: tuple[Option, ...] | None) -> None:
        """Sit down in the middle of a game: before an action, or at the first meld. What lies behind is not known."""
        self._sit_down(setup, table, first_melds)
        table.gather()
        if first_melds is not None:
            self._ask_first_meld(len(first_melds))
        elif table.outcome is None:
            self.decision = promotion.offered(table) or actions.offered(table.players[table.turn])
        table.part()

    def resume_effect(self, setup: Setup, start: Table, answers: list[Answer], doer: int, changes: int) -> bool:
        """Sit down in the middle of an effect: from the table at its start, with the answers since.

        Says whether the effect could have gone that way.
        """
        self._sit_down(setup, start, None)
        start.part()
        self._base = start
        self._doer = doer
        self._changes = changes
        possible = self._take_up_effect()
        for answer in answers:
            decision = self.decision
            option = answer(decision) if possible and decision is not None else None
            if decision is None or option is None:
                possible = False
                break
            self._answers += ((decision.player, option),)
            possible = self._repeat(option)
        self._table.part()
        return possible

    def copy(self) -> Play:
        """The same game again, to try things out on; cheap, and possible in the middle of an effect."""
        new = self._blank()
        new.setup = self.setup
        new._table = self._table.copy()
        new.decision = self.decision
        new.has_past = self.has_past
        new._choices = self._choices
        new._first_melds = self._first_melds
        new._asking = None
        new._base = self._base
        new._answers = self._answers
        new._doer = self._doer
        new._changes = self._changes
        return new

    def _blank(self) -> Play:
        return Play()

    # --- what anyone may ask ----------------------------------------------------------------------------------------

    @property
    def table(self) -> Table:
        """All that lies on the table, and all who sit there. After a choice, ask for it anew: they part in between."""
        self._table.gather()
        return self._table

    @property
    def outcome(self) -> Outcome | None:
        """Who won and how; None while the game goes on."""
        return self._table.outcome

    @property
    def changes(self) -> int:
        """How much has changed so far, counted up by all that changes; what leaves it as it was did nothing."""
        return self._table.changes

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self._table.outcome is not None

    @property
    def events(self) -> list[Event]:
        """All that happened, oldest first. It names hidden cards: what a player may know of it is in his view."""
        return self._table.events()

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

    def effect_under_way(self) -> tuple[Table | None, tuple[tuple[int, Option], ...], int, int]:
        """The table at the start of the running effect, the answers since, who carries it out, and the changes before.

        Each answer comes with who gave it. Without a running effect the table is None.
        """
        if self._base is not None:
            self._base.gather()
        return self._base, self._answers, self._doer, self._changes

    def first_melds(self) -> tuple[Option, ...] | None:
        """The first melds chosen so far, while they are still face down; None when that lies behind."""
        return self._first_melds

    # --- answering --------------------------------------------------------------------------------------------------

    def choose(self, option: Option) -> None:
        """Answer the current decision with one of its options."""
        decision = self.decision
        if decision is None:
            outcome = self._table.outcome
            assert outcome is not None
            raise GameIsOver("game-is-over", winners=outcome.winners, how=outcome.how)
        if not decision.offers(option):
            raise _complaint(decision, option)
        if self._asking is None and self._base is not None and not self._take_up_effect():
            raise AssertionError("an effect went another way when it was taken up again")
        self._choices = (self._choices, option)
        self.decision = None
        table = self._table
        table.gather()
        self._answer(decision, option)
        self._go_on()
        table.part()

    def _answer(self, decision: Decision, option: Option) -> None:
        try:
            if self._first_melds is not None:
                self._meld_first(option)
            elif self._asking is not None:
                self._answers += ((decision.player, option),)
                self._send(self._meaning(decision, option))
            elif self._table.melded is not None or self._table.promoted is not None:
                promotion.answer(self._table, option)
            else:
                actions.take_action(self._table.players[self._table.turn], option)
        except GameEnded:
            self._forget_effect()

    def _go_on(self) -> None:
        """Run until someone has to decide or the game is over."""
        try:
            while self.decision is None and self._table.outcome is None:
                if self._first_melds is not None:
                    self._ask_first_meld(len(self._first_melds))
                elif self._table.dogma is not None:
                    self._next_effect()
                elif self._table.melded is not None or self._table.promoted is not None:
                    self._offer_promotion()
                elif self._table.actions > 0:
                    self._offer_action()
                else:
                    self._next_turn()
        except GameEnded:
            self._forget_effect()

    # --- before the first turn --------------------------------------------------------------------------------------

    def _ask_first_meld(self, seat: int) -> None:
        hand = self._table.players[seat].hand
        self.decision = Decision(seat, "first meld", tuple([card.pick for card in hand]))

    def _meld_first(self, option: Option) -> None:
        """Choices stay hidden until all have chosen; then all meld at once."""
        assert self._first_melds is not None
        chosen = (*self._first_melds, option)
        self._first_melds = chosen
        table = self._table
        if len(chosen) == len(table.players):
            self._first_melds = None
            cards = [pick.card for pick in chosen if pick.card is not None]
            for player, card in zip(table.players, cards, strict=True):
                player.meld(card)
            # The turn before the first belongs to the seat on the beginner's right.
            table.turn = (table.setup.alphabet.first(cards) - 1) % len(table.players)

    # --- turns and actions ------------------------------------------------------------------------------------------

    def _next_turn(self) -> None:
        table = self._table
        table.turn = (table.turn + 1) % len(table.players)
        half = table.turns < table.edition.half_turns(len(table.players))
        table.turns += 1
        table.actions = ACTIONS_IN_TURN - 1 if half else ACTIONS_IN_TURN
        for player in table.players:
            player.scored = 0
            player.tucked = 0
        table.note(TURN, table.turn, None, 0, 0, EVERYONE, (table.turns, table.actions))

    def _offer_action(self) -> None:
        table = self._table
        player = table.players[table.turn]
        table.actions -= 1
        decision = actions.offered(player)
        if len(decision.options) == 1:
            actions.take_action(player, decision.options[0])
        else:
            self.decision = decision

    def _offer_promotion(self) -> None:
        self.decision = promotion.offered(self._table)
        if self.decision is None:
            promotion.pass_by(self._table)

    # --- effects ----------------------------------------------------------------------------------------------------

    def _next_effect(self) -> None:
        table = self._table
        player = dogma.next_player(table)
        if player is None:
            dogma.finish(table)
            return
        self._changes = table.changes
        asking = dogma.start_effect(table, player)
        if asking is None:
            dogma.finish_effect(table, player, self._changes)
            return
        # The generator has not run yet, so this is the table at the start of the effect.
        self._base = table.copy()
        self._answers = ()
        self._doer = player.seat
        self._asking = asking
        self._send(None)

    def _send(self, answer: Any) -> None:
        """Give the effect its answer and run it to its next real question, or to its end."""
        asking = self._asking
        assert asking is not None
        while True:
            decision = asking.send(answer)
            if decision is dogma.HAS_ENDED:
                break
            decision.effect = self._table.effect
            options = decision.options
            if not options:
                answer = None
            elif len(options) == 1 and not decision.secret:
                answer = self._meaning(decision, options[0])
            else:
                self.decision = decision
                return
        table = self._table
        doer = table.players[self._doer]
        self._forget_effect()
        dogma.finish_effect(table, doer, self._changes)

    def _meaning(self, decision: Decision, option: Option) -> Any:
        """What an option means to the effect that asked: a card, a player, a number, or None for "no"."""
        kind = option.kind
        if kind == CARD:
            return option.card
        if kind == PASS:
            self._table.note(PASSED, decision.player, None, 0, 0, EVERYONE, ())
            return None
        if kind == YES:
            return True
        if kind == PLAYER:
            return self._table.players[option.player]
        if kind == SHOW:
            self._table.players[decision.player].show_none()
            return None
        if kind == BACK:
            pile = self._table.players[option.player].score_pile
            return [card for card in pile if card.back == option.value][0]
        return option.value

    def _take_up_effect(self) -> bool:
        """Make the running effect again, from the table at its start, with the same answers.

        Says whether that was possible: in a sampled world the answers may not be.
        """
        base, answers = self._base, self._answers
        assert base is not None
        table = base.copy()
        table.gather()
        self._table = table
        self._forget_decision()
        effect = table.effect
        assert effect is not None
        self._asking = dogma.carried_out(table, effect, table.players[self._doer])
        try:
            self._send(None)
        except GameEnded:
            return False
        for _, option in answers:
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
        if self._base is not None:
            # Someone may have looked at it.
            self._base.part()
        self._asking = None
        self._base = None
        self._answers = ()


def _complaint(decision: Decision, option: object) -> IllegalChoice:
    possible = tuple([repr(offered.notation) for offered in decision.options])
    if not isinstance(option, Option):
        return IllegalChoice("not-an-option", given=repr(option), possible=possible)
    return IllegalChoice("not-possible", player=str(decision.player), option=repr(option.notation), possible=possible)
