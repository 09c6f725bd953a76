"""A table in use: everything that its players can request."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from math import ceil
from time import perf_counter
from typing import Any, Final

import structlog

from tenages.bots.comment import ADVISER
from tenages.records.ending import Ending
from tenages.server.bot_player import AskedBot, BotPlayer
from tenages.server.client import Client
from tenages.server.endings import agreement, conceding, concession, ending_by, is_alone
from tenages.server.errors import NotNow, TooMany
from tenages.server.followed_table import Services
from tenages.server.game_session import GameSession
from tenages.server.messages.requests import Level
from tenages.server.metrics import Chooser
from tenages.server.proposal import Proposal, ProposalKind, new_number
from tenages.server.seated_table import SeatedTable
from tenages.server.storage.rows import SeatRow, TableRow
from tenages.server.table_messages import hint_message
from tenages.server.thinking.questions import BotQuestion
from tenages.server.thinking.thoughts import HINT, BotThought, Failed, Thought

LEVEL_AFTER: Final = "adept"
"""How well the bot plays that takes the seat of someone who gave up."""

log: Any = structlog.get_logger("tenages.table")


class LiveTable(SeatedTable):
    """A table in memory."""

    def __init__(self, row: TableRow, session: GameSession, services: Services) -> None:
        super().__init__(row, session, services)
        self._bot_player = BotPlayer(self)

    # --- choices ------------------------------------------------------------------------------------------------------

    async def choose(self, client: Client, moment: str, option: str) -> None:
        """Make a choice for the client's seat."""
        begun = perf_counter()

        async def choose() -> None:
            seat = self._own_seat(client)
            self._must_be_playing()
            self.session.check(seat, moment)
            await self._choose(seat, option, "person")

        await self._do(choose)
        self.metrics.until_sent.observe(perf_counter() - begun)

    async def choose_for_bot(self, seat: SeatRow, moment: tuple[int, int], option: str) -> None:
        """Make a choice for a bot, if it still has to choose the same."""

        async def choose() -> None:
            if moment == self.moment and self.bot_to_move() == seat:
                await self._choose(seat.seat, option, "bot")

        await self._do(choose)

    @property
    def moment(self) -> tuple[int, int]:
        """Identifies the choices so far."""
        return self.row.epoch, len(self.session.choices)

    @property
    def _is_too_long(self) -> bool:
        """Whether the game has so many choices that there may be no more."""
        return len(self.session.choices) >= self.settings.most_choices

    async def _choose(self, seat: int, notation: str, by: Chooser) -> None:
        """Play a choice, store it, and only then announce it."""
        if self._is_too_long:
            raise NotNow("game-too-long", most=self.settings.most_choices)
        self.session.choose(seat, notation)
        columns: dict[str, Any] = {}
        if not self.session.choosing_first_melds:
            if self._proposal is not None and self._proposal.kind != "end":
                columns["proposal"] = None
            if self.session.game.over:
                columns |= {"phase": "over", "proposal": None}
        await self._change(choice=notation, **columns)
        self.metrics.choices.labels(by).inc()
        self._announce_choice(seat)
        self.wake_bots()

    # --- proposals ----------------------------------------------------------------------------------------------------

    async def undo(self, client: Client, moment: str) -> None:
        """Undo the last choice of the client's seat, or propose that to the others."""

        async def undo() -> None:
            seat = self._own_seat(client)
            self._must_be_playing()
            if moment != self.session.moment:
                raise NotNow("moment-has-passed")
            undoing = self._undoing(seat)
            if undoing == "not":
                raise NotNow("nothing-to-undo")
            others = self._others(seat) if undoing == "by consent" else frozenset()
            if undoing == "by consent" and others == self.presence.absent(others):
                raise NotNow("nobody-to-ask")
            await self._propose("undo", seat, seat, None, others)

        await self._do(undo)

    async def give(self, client: Client, seat: int, level: Level) -> None:
        """Propose that a bot plays for a seat, for as long as its holder is away.

        Someone who is there is asked; someone who has just gone has a minute to come back.
        """

        async def give() -> None:
            by = self._own_seat(client)
            self._must_be_playing()
            if seat not in self.people():
                raise NotNow("no-person-there")
            left = self.presence.seconds_to_wait(seat)
            if seat != by and not self.presence.is_here(seat) and left > 0:
                raise NotNow("only-just-left", seconds=ceil(left))
            await self._propose("bot", by, seat, level, self._others(by))

        await self._do(give)

    async def _propose(self, kind: ProposalKind, by: int, seat: int, level: str | None, asked: frozenset[int]) -> None:
        before = self._proposal
        if before is not None and not self._is_stale(before):
            raise NotNow("already-proposed")
        proposal = Proposal(kind, by, seat, level, asked - self.presence.absent(asked), number=new_number())
        if not await self._carry_out_if_accepted(proposal):
            await self._change(proposal=proposal.to_row())
            self._send_state_to_all()

    def _is_stale(self, proposal: Proposal) -> bool:
        """Whether a proposal is left over: anyone may remove it, or propose something else."""
        return proposal.is_stale_without(self.presence.absent({proposal.by, *proposal.waits_for}))

    async def agree(self, client: Client, number: int, agrees: bool) -> None:
        """Accept or decline the proposal of this number; its own player can withdraw it."""

        async def agree() -> None:
            seat = self._own_seat(client)
            proposal = self._proposal
            if proposal is None:
                raise NotNow("nothing-proposed")
            if proposal.number != number:
                raise NotNow("moment-has-passed")
            may_end = seat == proposal.by or self._is_stale(proposal)
            if seat not in proposal.waits_for and (agrees or not may_end):
                raise NotNow("nothing-proposed")
            if agrees:
                agreed = proposal.agreed_by(seat)
                if not await self._carry_out_if_accepted(agreed):
                    await self._change(proposal=agreed.to_row())
            else:
                key = "server-withdraws" if seat == proposal.by else "server-declines"
                await self._change(proposal=None, notice=(key, seat, None))
                self._send_notices()
            self._send_state_to_all()

        await self._do(agree)

    async def _carry_out_if_accepted(self, proposal: Proposal) -> bool:
        """Do what was proposed, if everyone who is there has agreed."""
        if not proposal.accepted_without(self.presence.absent(proposal.waits_for)):
            return False
        if proposal.kind == "undo":
            await self._undo(proposal.seat)
        elif proposal.kind == "end":
            await self._end(agreement(proposal.by))
        else:
            assert proposal.level is not None
            seat, given = self.row.seats[proposal.seat], proposal.by == proposal.seat
            bot = replace(seat, keeper="bot", level=proposal.level, key=None, given=given)
            await self._hand_over(bot, "server-bot-plays", None)
        return True

    async def _hand_over(self, bot: SeatRow, notice: str, but: int | None) -> None:
        """A bot takes a seat over. It is announced under the name of the person for whom it plays."""
        await self._change(seats=[bot], proposal=None, notice=(notice, bot.seat, but))
        self._send_notices()
        self._reseat()
        self._send_state_to_all()
        self.wake_bots()

    async def _undo(self, seat: int) -> None:
        hidden = self.session.choosing_first_melds
        remaining = self.session.without_last_choice_of(seat)
        undone = self.row.undone + int(not hidden)
        session = await self._restarted(remaining, undone)
        more: dict[str, Any] = {"epoch": self.row.epoch + 1, "undone": undone}
        if not hidden:
            more |= {"proposal": None, "notice": ("server-took-back", seat, seat)}
        await self._change(remaining=remaining, **more)
        self.session = session
        self.metrics.undone.inc()
        if hidden:
            self._show_first_meld(seat)
            return
        self._whole_frames.clear()
        self._send_whole_to_all()
        self._send_notices()
        self._send_state_to_all()
        self.wake_bots()

    # --- endings ------------------------------------------------------------------------------------------------------

    async def concede(self, client: Client) -> None:
        """The client's seat gives up: the others win, or, if several sides of people are left, a bot plays on."""

        async def concede() -> None:
            seat = self._own_seat(client)
            self._must_be_playing()
            if conceding(self.row, seat) == "ends":
                await self._end(concession(self.row, seat))
            else:
                bot = replace(
                    self.row.seats[seat], keeper="bot", level=LEVEL_AFTER, key=None, given=True, conceded=True
                )
                await self._hand_over(bot, "server-concedes", seat)

        await self._do(concede)

    async def propose_end(self, client: Client) -> None:
        """Propose to end the game without a winner; whoever plays alone just ends it."""

        async def propose() -> None:
            seat = self._own_seat(client)
            self._must_be_playing()
            others = frozenset() if ending_by(self.row, seat) == "freely" else self._others(seat)
            if not is_alone(self.row.seats, seat) and others == self.presence.absent(others):
                raise NotNow("nobody-to-ask")
            await self._propose("end", seat, seat, None, others)

        await self._do(propose)

    async def _end(self, ending: Ending) -> None:
        """The players end the game. Everyone is sent the whole of it, since no choice leads there."""
        await self._change(ending=ending.to_json(), phase="over", proposal=None)
        self._send_whole_to_all()
        self._send_state_to_all()

    def _someone_is_absent(self) -> None:
        """Absent players do not block a proposal."""
        if self._clients and self.row.proposal is not None and not self.lost:
            asyncio.get_running_loop().create_task(self._settle_proposal())

    async def _settle_proposal(self) -> None:
        async def settle() -> None:
            if self._proposal is not None and self.row.phase == "playing":
                await self._carry_out_if_accepted(self._proposal)

        await self._do(settle)

    async def _drop_proposal_without(self, seat: int | None) -> None:
        """A player who was away is back: nobody may still give his seat to a bot without asking him."""
        proposal = self._proposal
        if proposal is None or proposal.kind != "bot" or proposal.seat != seat or proposal.by == seat:
            return
        if seat not in self.presence.here and seat not in proposal.waits_for:
            await self._change(proposal=None)

    # --- bots ---------------------------------------------------------------------------------------------------------

    @property
    def in_use(self) -> bool:
        """Whether anyone is connected or a bot is about to move."""
        return bool(self._clients) or self._bot_player.is_busy

    def wake_bots(self) -> None:
        """A bot may have to choose now."""
        self._bot_player.wake()

    def bot_to_move(self) -> SeatRow | None:
        """A bot that has to choose now."""
        if self.row.phase != "playing" or self.lost or self._is_too_long:
            return None
        bots = [self.row.seats[seat] for seat in self.session.seats_to_choose() if self.row.seats[seat].keeper == "bot"]
        return bots[0] if bots else None

    async def bot_asked(self) -> AskedBot | None:
        """A bot that has to choose now. While a choice is on its way to the database, nobody is asked anything."""

        async def find() -> AskedBot | None:
            seat = self.bot_to_move()
            if seat is None or seat.level is None:
                return None
            return AskedBot(seat, self.row.epoch, self.question(seat.seat, seat.level), self.session.game.copy())

        return await self._do(find)

    def question(self, seat: int, level: str, *, explain: bool = False) -> BotQuestion:
        """What a bot is asked in the place of a seat."""
        row, choices = self.row, tuple(self.session.choices)
        return BotQuestion(row.id, row.rules, row.seed, choices, seat, level, explain, row.position)

    async def hint(self, client: Client, moment: str) -> None:
        """Send what a bot would choose in the client's place."""
        if client.hinting:
            raise TooMany("hint-on-its-way")
        client.hinting = True
        try:
            thought = await self._do(lambda: self._hint_wanted(client, moment))
            async with asyncio.timeout(self.settings.thought_seconds):
                choice = await self.bots.ask(thought)
        except (TimeoutError, TooMany, Failed) as error:
            raise NotNow("no-hint-in-time") from error
        finally:
            client.hinting = False
        seat, decision = client.seat, self.session.game.question(thought.question.seat)
        if decision is None or seat != thought.question.seat or moment != self.session.moment:
            return
        client.send(hint_message(self.speaker(client), moment, choice, decision, self.session.game.view(seat)))

    async def _hint_wanted(self, client: Client, moment: str) -> BotThought:
        seat = self._own_seat(client)
        self._must_be_playing()
        if not self.row.hints:
            raise NotNow("no-hints")
        if self.session.game.question(seat) is None or moment != self.session.moment:
            raise NotNow("moment-has-passed")
        return Thought(self.question(seat, ADVISER, explain=True), self.row.epoch, HINT, client.network)

    async def close(self) -> None:
        """Stop the bots and disconnect everyone; everything is stored."""
        async with self._one_at_a_time:
            self._bot_player.stop()
            for client in self._clients:
                client.disconnect()
