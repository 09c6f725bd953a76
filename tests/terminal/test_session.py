"""The terminal, driven by scripted input."""

from __future__ import annotations

import io
from collections.abc import Callable
from pathlib import Path
from random import Random

import pytest
from rich.console import Console

import tenages
from tenages import Game, bots
from tenages.rules.card import THIRD
from tenages.terminal.session import Session
from tenages.words import talk
from tenages.words.terms import PLAYER_NAMES
from tests.story import EchoesStory

Answer = str | type[BaseException]


class Sitting:
    """A session whose input is a script and whose screen is a text."""

    def __init__(self, game: Game, *, seat: int = 0, width: int = 100) -> None:
        self.screen = io.StringIO()
        self.game = game
        self.seat = seat
        self.console = Console(file=self.screen, width=width, highlight=False)

    def plays(self, *script: Answer) -> bool:
        """Answers with the script, one line after the other; then there is no more input."""
        lines = iter(script)

        def read(question: str) -> str:
            self.screen.write(question)
            said = next(lines, EOFError)
            if isinstance(said, str):
                return said
            raise said

        return self._session(read).play()

    def plays_at_random(self, seed: int) -> bool:
        """Answers every question with the number of an option."""
        random = Random(seed)

        def read(question: str) -> str:
            assert self.game.decision is not None
            return str(random.randint(1, len(self.game.decision.options)))

        return self._session(read).play()

    def _session(self, read: Callable[[str], str]) -> Session:
        players = self.game.setup.players
        others = {seat: bots.named("random", seat) for seat in range(players) if seat != self.seat}
        return Session(self.game, self.seat, others, PLAYER_NAMES[:players], self.console, read)

    def text(self) -> str:
        return self.screen.getvalue()

    def prose(self) -> str:
        """The screen without frames and line breaks."""
        return " ".join(self.text().replace("│", " ").split())


@pytest.fixture
def sitting() -> Sitting:
    return Sitting(tenages.new_game(2, seed=7))


class TestAWholeGame:
    @pytest.mark.parametrize(
        ("players", "edition", "teams", "width"),
        [(2, "asmadi-3", False, 100), (3, "iello", False, 80), (4, "asmadi-1", True, 100), (5, "asmadi-3", False, 80)],
    )
    def test_always_answering_with_a_number_plays_to_the_end(
        self, players: int, edition: str, teams: bool, width: int
    ) -> None:
        game = tenages.new_game(players, edition=edition, teams=teams, seed=players)
        sitting = Sitting(game, seat=players - 1, width=width)
        assert sitting.plays_at_random(seed=1)
        assert game.over
        assert " win" in sitting.text().splitlines()[-1]

    @pytest.mark.parametrize("width", [80, 100])
    def test_no_line_is_wider_than_the_screen(self, width: int) -> None:
        sitting = Sitting(tenages.new_game(5, seed=3), width=width)
        sitting.plays_at_random(seed=3)
        assert max(len(line) for line in sitting.text().splitlines()) <= width

    def test_the_same_seeds_show_the_same_game(self) -> None:
        screens = []
        for _ in range(2):
            sitting = Sitting(tenages.new_game(3, seed=4))
            sitting.plays_at_random(seed=2)
            screens.append(sitting.text())
        assert screens[0] == screens[1]

    def test_what_others_may_not_know_is_never_on_the_screen(self) -> None:
        game = tenages.new_game(2, seed=11)
        hidden = [card.title for card in game.table.players[1].hand]
        sitting = Sitting(game)
        sitting.plays("board", "log")
        assert not any(title in sitting.text() for title in hidden)


ECHOES_TABLES = [
    (2, "asmadi-3", False, False, 80),
    (3, "iello", False, True, 100),
    (4, "asmadi-1", True, True, 80),
    (5, "iello", False, False, 80),
]


def echoes_game(players: int, edition: str = "asmadi-3", *, teams: bool = False, american: bool = False) -> Game:
    return tenages.new_game(
        players, edition=edition, teams=teams, expansions=("echoes",), american=american, seed=players
    )


class TestEchoes:
    @pytest.mark.parametrize(("players", "edition", "teams", "american", "width"), ECHOES_TABLES)
    def test_a_whole_game_fits_on_the_screen(
        self, players: int, edition: str, teams: bool, american: bool, width: int
    ) -> None:
        game = echoes_game(players, edition, teams=teams, american=american)
        sitting = Sitting(game, width=width)
        assert sitting.plays_at_random(seed=players)
        assert game.over
        assert max(len(line) for line in sitting.text().splitlines()) <= width

    def test_two_rows_of_supply_piles(self) -> None:
        sitting = Sitting(echoes_game(2), width=80)
        sitting.plays()
        assert "base cards left      12   9   9   9   9   9   9   9   9  10" in sitting.text()
        assert "Echoes cards left    13  10  10  10  10  10  10  10  10  10" in sitting.text()

    def test_of_mixed_piles_the_backs_on_top_are_seen(self) -> None:
        game = EchoesStory(ann={"board": ["Tools"]}, bob={}, american=True, piles={1: ["Dice"], 2: ["Calendar"]}).game
        sitting = Sitting(game, width=80)
        sitting.plays()
        assert "cards left" in sitting.text()
        assert "Echoes on top       yes  no" in sitting.text()

    def test_forecasts_are_open_to_their_owner_and_backs_to_the_others(self) -> None:
        seats = {"ann": {"board": ["Tools"], "forecast": ["Bell"]}, "bob": {"forecast": ["Clock", "Oars"]}}
        sitting = Sitting(EchoesStory(**seats).game, width=80)
        sitting.plays()
        assert "Your forecast   Bell (purple E1)" in sitting.text()
        assert "Bob's forecast  [1] [E4]" in sitting.text()
        assert "Clock" not in sitting.text()

    def test_ten_special_achievements_take_two_lines_of_80_columns(self) -> None:
        sitting = Sitting(echoes_game(2), width=80)
        sitting.plays()
        lines = sitting.text().splitlines()
        first = next(number for number, line in enumerate(lines) if "Monument 0/6" in line)
        assert "Universe 0/5" in lines[first]
        assert "Supremacy 0/4" in lines[first + 1]
        assert "History 0/4" in lines[first + 1]

    def test_a_score_and_what_a_pile_shows(self) -> None:
        seat = {"board": {"purple": ["Bell", "Flute", "Puppet"]}, "splay": {"purple": "up"}, "score": ["Coal"]}
        for width, score in ((80, "8=5+3"), (120, "8 = 5 + 3")):
            sitting = Sitting(EchoesStory(ann=seat, bob={}).game, width=width)
            sitting.plays()
            assert score in sitting.text()
            assert "2 echoes +3" in sitting.text()

    def test_achievements_have_rows_of_their_own_where_it_is_narrow(self) -> None:
        seat = {"board": ["Tools"], "achievements": [1, 1, "Destiny", "Supremacy"]}
        sitting = Sitting(EchoesStory(ann=seat, bob={}).game, width=80)
        sitting.plays()
        assert "Your achievements  1, 1, Destiny, Supremacy" in sitting.text()

    def test_a_promoted_card_lies_open_while_one_decides(self) -> None:
        story = EchoesStory(ann={"board": ["Tools"], "hand": ["Coal"], "forecast": ["Bell"]}, bob={})
        story.ann.melds("Coal")
        sitting = Sitting(story.game)
        sitting.plays("1", "c")
        bell = tenages.find_card("Bell")
        assert bell.echo_effect is not None
        assert sitting.prose().count(f"Echo: {bell.echo_effect.text}") == 2
        assert "Activate Bell (purple 1), which you have just promoted?" in sitting.text()

    def test_an_echo_effect_that_asks_lies_open_without_the_rest_of_its_card(self) -> None:
        story = EchoesStory(ann={"board": ["Bell"], "hand": ["Tools", "Oars"]}, bob={})
        story.ann.activates("Bell")
        sitting = Sitting(story.game)
        sitting.plays()
        bell = tenages.find_card("Bell")
        assert bell.echo_effect is not None
        assert f"▸» Echo: {bell.echo_effect.text}" in sitting.prose()
        assert bell.effects[THIRD][0].text not in sitting.prose()

    def test_help_explains_what_echoes_adds(self) -> None:
        for american, note in ((False, talk.HELP_ROWS), (True, talk.HELP_MIXED)):
            sitting = Sitting(echoes_game(2, american=american))
            sitting.plays("?")
            assert talk.HELP_ECHOES in sitting.prose()
            assert note in sitting.prose()

    def test_the_base_game_says_nothing_of_echoes(self, sitting: Sitting) -> None:
        sitting.plays("?", "1", "board")
        assert "choes" not in sitting.text()


class TestCommands:
    def test_help_lists_what_can_be_typed(self, sitting: Sitting) -> None:
        sitting.plays("?")
        for typed, _ in talk.HELP:
            assert typed in sitting.text()

    def test_a_card_can_be_read_by_name(self, sitting: Sitting) -> None:
        sitting.plays("card road building")
        assert "R2 Road Building" in sitting.text()
        (effect,) = tenages.find_card("Road Building").effects[THIRD]
        assert effect.text in sitting.prose()

    def test_a_card_can_be_read_by_the_number_of_its_option(self, sitting: Sitting) -> None:
        assert sitting.game.decision is not None
        card = sitting.game.decision.options[1].card
        assert card is not None
        sitting.plays("c 2")
        assert f"{card.age} {card.title} " in sitting.text()

    def test_a_special_achievement_can_be_read_too(self, sitting: Sitting) -> None:
        sitting.plays("card empire")
        assert "at least three of every" in sitting.text()

    def test_an_unknown_card_suggests_others(self, sitting: Sitting) -> None:
        sitting.plays("card agricultur")
        assert "did you mean Agriculture" in sitting.text()

    def test_an_option_without_a_card_says_so(self, sitting: Sitting) -> None:
        sitting.plays("1", "c 1")
        assert "Option 1 names no card." in sitting.text()

    def test_the_log_tells_all_that_happened(self, sitting: Sitting) -> None:
        sitting.plays("log", "1", "1", "log 2", "log x")
        assert talk.NOTHING_YET in sitting.text()
        assert "You meld" in sitting.text()
        assert "'x' is not a number of lines" in sitting.text()

    def test_ones_own_pile_can_be_looked_through(self, sitting: Sitting) -> None:
        sitting.plays("1", "pile red", "pile green", "pile beige")
        assert "Your red pile, not splayed, from the top down: Metalworking 1." in sitting.text()
        assert "You have no green cards." in sitting.text()
        assert "Say which pile" in sitting.text()

    def test_the_board_is_drawn_again(self, sitting: Sitting) -> None:
        sitting.plays("board")
        assert sitting.text().count("special achievements") == 2


class TestBadInput:
    @pytest.mark.parametrize("said", ["0", "3", "99", "-1"])
    def test_a_number_without_an_option(self, sitting: Sitting, said: str) -> None:
        sitting.plays(said)
        assert f"There is no option {said}: choose a number from 1 to 2." in sitting.text()
        assert sitting.game.choices == []

    @pytest.mark.parametrize("said", ["hello", "1 2", "²", "meld tools", "[bold]"])
    def test_words_that_mean_nothing(self, sitting: Sitting, said: str) -> None:
        sitting.plays(said)
        assert "I do not understand" in sitting.text()
        assert sitting.game.choices == []

    def test_an_empty_line_asks_again(self, sitting: Sitting) -> None:
        sitting.plays("")
        assert sitting.text().count("Choose the card that you meld first") == 2

    def test_a_card_without_a_name(self, sitting: Sitting) -> None:
        sitting.plays("card")
        assert talk.CARD_NEEDS_NAME in sitting.text()


class TestLeaving:
    def test_quitting_asks_and_can_be_taken_back(self, sitting: Sitting) -> None:
        assert not sitting.plays("quit", "n", "1")
        assert len(sitting.game.choices) > 0

    def test_quitting_for_good(self, sitting: Sitting) -> None:
        assert not sitting.plays("quit", "perhaps", "y", "1")
        assert talk.QUIT_ANSWER in sitting.text()
        assert sitting.text().rstrip().endswith(talk.GOODBYE)
        assert sitting.game.choices == []

    def test_the_end_of_input_leaves_quietly(self, sitting: Sitting) -> None:
        assert not sitting.plays("1")
        assert sitting.text().rstrip().endswith(talk.OUT_OF_INPUT)

    def test_ctrl_c_asks_and_a_second_one_leaves(self, sitting: Sitting) -> None:
        assert not sitting.plays(KeyboardInterrupt, KeyboardInterrupt)
        assert talk.QUIT_QUESTION in sitting.text()
        assert sitting.text().rstrip().endswith(talk.GOODBYE)

    def test_saving_writes_a_record_that_replays(self, sitting: Sitting, tmp_path: Path) -> None:
        file = tmp_path / "game.json"
        sitting.plays("1", "1", f"save {file}")
        assert tenages.replay(file.read_text("utf-8")).choices == sitting.game.choices

    def test_quitting_offers_to_save(self, sitting: Sitting, tmp_path: Path) -> None:
        file = tmp_path / "game.json"
        assert not sitting.plays("quit", "s", str(file))
        assert file.exists()
        assert sitting.text().rstrip().endswith(talk.GOODBYE)

    def test_an_existing_file_is_not_overwritten_unasked(self, sitting: Sitting, tmp_path: Path) -> None:
        file = tmp_path / "diary.txt"
        file.write_text("dear diary", "utf-8")
        sitting.plays(f"save {file}", "n")
        assert file.read_text("utf-8") == "dear diary"

    def test_a_place_that_cannot_be_written_is_one_clear_line(self, sitting: Sitting, tmp_path: Path) -> None:
        sitting.plays(f"save {tmp_path}/nowhere/game.json", "save")
        assert "Not saved to" in sitting.text()
        assert talk.SAVE_NEEDS_FILE in sitting.text()
