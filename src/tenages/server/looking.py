"""Looking at a position: the table as a player sees it or with all cards open, and what comes of choices there."""

from __future__ import annotations

from collections.abc import Sequence

from tenages.game import Game
from tenages.records.describing import has_description
from tenages.records.position_text import written as written_position
from tenages.rules.errors import TenAgesError
from tenages.rules.options import DOGMA, option_named
from tenages.rules.player import Player
from tenages.server import view_messages
from tenages.server.messages.positions import Gain, Looked, LookWanted, PositionProblem, Reached, Refusal
from tenages.server.messages.seen import LogSeen, Seen, StakesSeen
from tenages.server.position_forms import given_position, text_and_code, to_message
from tenages.server.position_problems import examine
from tenages.sight.history import SeenEvent, history
from tenages.sight.view import View, open_view
from tenages.words.catalogue import Words
from tenages.words.errors import explained
from tenages.words.speaker import Speaker, sentence
from tenages.words.terms import distinct, player_names

NOTHING: LogSeen = {"start": 0, "lines": []}


def look(wanted: LookWanted, words: Words) -> Looked:
    """What someone asked to see."""
    try:
        written = given_position(wanted)
        position = to_message(written)
    except TenAgesError as error:
        if wanted.text is None or wanted.text != _only(wanted):
            raise
        return _unreadable(wanted.text, error, words)
    reader = wanted.you if wanted.eyes is None else wanted.eyes
    speaker = speaker_for(written.rules.players, wanted.names, reader, words)
    problems, game = examine(written, speaker)
    text, code = text_and_code(written)
    shown = _Shown(game, wanted, speaker)
    if game is not None and not problems:
        shown.try_choices(wanted.choices)
    return Looked(
        position=position,
        text=text,
        code=code,
        problems=problems,
        seen=shown.seen(),
        choices=shown.made,
        refused=shown.refused,
        log=shown.log(),
        stakes=shown.stakes,
        gains=shown.gains(),
        reached=shown.reached(),
    )


def speaker_for(players: int, given: Sequence[str], reader: int | None, words: Words) -> Speaker:
    """Who speaks of a position, with these names if there is one for each player."""
    names = distinct(given) if len(given) == players else player_names(words, players)
    return Speaker(words, names, reader if reader is not None and reader < players else None)


def _only(wanted: LookWanted) -> object:
    """The one form in which a position is given."""
    forms = [form for form in (wanted.position, wanted.text, wanted.code) if form is not None]
    return forms[0] if len(forms) == 1 else None


def _unreadable(text: str, error: TenAgesError, words: Words) -> Looked:
    line = str(error.values.get("line", ""))
    said = sentence(words.say("problem-other", why=explained(words, error)))
    problem = PositionProblem(
        key=error.key, text=said, cards=[], places=[], line=int(line) if line.isdecimal() else None, remedies=[]
    )
    return Looked(
        position=None,
        text=text,
        code="",
        problems=[problem],
        seen=None,
        choices=[],
        refused=None,
        log=NOTHING,
        stakes=None,
        gains=[],
        reached=None,
    )


class _Shown:
    """A game that is looked at."""

    def __init__(self, game: Game | None, wanted: LookWanted, speaker: Speaker) -> None:
        self._game = game
        self._eyes = wanted.eyes
        self._speaker = speaker
        self._before = [] if game is None else [_holdings(player) for player in game.table.players]
        self.made: list[str] = []
        self.refused: Refusal | None = None
        self.stakes: StakesSeen | None = None

    def try_choices(self, choices: Sequence[str]) -> None:
        """Make choices, for whoever is asked, until one is not possible."""
        game = self._game
        assert game is not None
        for number, notation in enumerate(choices):
            try:
                option = option_named(notation)
                if number == 0 and option.kind == DOGMA:
                    self._note_stakes(notation)
                game.choose(option)
            except TenAgesError:
                text = self._speaker.words.say("position-refused", number=number + 1)
                self.refused = Refusal(number=number, text=text)
                return
            self.made.append(option.notation)

    def _note_stakes(self, notation: str) -> None:
        game = self._game
        assert game is not None
        options = view_messages.options_seen(open_view(game), self._speaker) or []
        self.stakes = next((each["stakes"] for each in options if each["option"] == notation), None)

    def seen(self) -> Seen | None:
        """The table, through the wanted eyes."""
        if self._game is None:
            return None
        view = self._view(self._game)
        return view_messages.seen(view, self._speaker, str(len(self.made)), self.log())

    def _view(self, game: Game) -> View:
        if self._eyes is None:
            return open_view(game)
        return game.view(self._eyes)

    def log(self) -> LogSeen:
        """What came of the choices."""
        game = self._game
        if game is None or not self.made:
            return NOTHING
        if self._eyes is None:
            happened = [SeenEvent(event, True) for event in game.events]
        else:
            happened = history(game, self._eyes)
        return view_messages._log(happened, self._speaker, 0, 0)

    def gains(self) -> list[Gain]:
        """What each player has won or lost by the choices."""
        if self._game is None or not self.made:
            return []
        found: list[Gain] = []
        for player, before in zip(self._game.table.players, self._before, strict=True):
            now = _holdings(player)
            found.append(Gain(seat=player.seat, **{name: now[name] - before[name] for name in now}))
        return found

    def reached(self) -> Reached | None:
        """Where the choices lead, as a position; within an effect and after the end there is none."""
        game = self._game
        if game is None or not self.made:
            return None
        if has_description(game):
            return Reached(position=to_message(written_position(game)), note="")
        note = "position-none-at-end" if game.over else "position-none-in-effect"
        return Reached(position=None, note=self._speaker.words.say(note))


def _holdings(player: Player) -> dict[str, int]:
    return {
        "points": player.full_score(),
        "achievements": player.achievement_count(),
        "hand": len(player.hand),
        "board": sum([len(pile) for pile in player.piles]),
        "forecast": len(player.forecast),
    }
