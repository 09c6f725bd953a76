"""The terminal, driven by scripted input."""

from __future__ import annotations

import io
import re
from collections.abc import Callable
from pathlib import Path
from random import Random

import pytest

import tenages
from tenages import Game, bots
from tenages.rules.card import THIRD
from tenages.terminal.screen import Screen
from tenages.terminal.session import Session
from tenages.words import talk
from tenages.words.catalogue import DEFAULT, LAYERS, words_of
from tenages.words.speaker import Speaker
from tenages.words.terms import card_title, effect_text, player_names
from tests.support.effort import cases, some
from tests.support.story import EchoesStory, tied

Answer = str | type[BaseException]


class Sitting:
    """A session whose input is a script and whose screen is a text."""

    def __init__(
        self,
        game: Game,
        *,
        seat: int = 0,
        width: int = 100,
        catalogue: str = DEFAULT,
        bot: str = "random",
        adviser: str | None = None,
    ) -> None:
        self.words = words_of(catalogue)
        self.screen = io.StringIO()
        self.game = game
        self.seat = seat
        self.bot = bot
        self.adviser = adviser
        self.console = Screen(file=self.screen, width=width)

    def plays(self, *script: Answer) -> bool:
        """Answers with the lines of the script; then the input ends."""
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
        others = {seat: bots.named(self.bot, seat) for seat in range(players) if seat != self.seat}
        speaker = Speaker(self.words, player_names(self.words, players), self.seat)
        adviser = None if self.adviser is None else bots.named(self.adviser, 1)
        return Session(self.game, others, speaker, self.console, read, adviser)

    def text(self) -> str:
        return self.screen.getvalue()

    def says(self, key: str) -> bool:
        """Whether this message is on the screen."""
        return " ".join(self.words.say(key).split()) in self.prose()

    def prose(self) -> str:
        """The screen without frames and line breaks, and with ordinary spaces only."""
        return " ".join(self.text().replace("│", " ").split())


@pytest.fixture
def sitting() -> Sitting:
    return Sitting(tenages.new_game(2, seed=7))


class TestAWholeGame:
    @pytest.mark.parametrize(
        ("players", "edition", "teams", "width"),
        [(2, "asmadi-3", False, 100), (3, "iello", False, 80), (4, "asmadi-1", True, 100), (5, "asmadi-3", False, 80)][
            :: cases(3, 1)
        ],
    )
    def test_always_answering_with_a_number_plays_to_the_end(
        self, players: int, edition: str, teams: bool, width: int
    ) -> None:
        game = tenages.new_game(players, edition=edition, teams=teams, seed=players)
        sitting = Sitting(game, seat=players - 1, width=width)
        assert sitting.plays_at_random(seed=1)
        assert game.over
        assert " win" in sitting.text().splitlines()[-1]

    def test_a_draw_is_told_at_the_end(self) -> None:
        sitting = Sitting(tied().game)
        assert sitting.plays("1")
        assert sitting.text().splitlines()[-1] == "The game is a draw: the best are tied in points and achievements"
        assert "the game ends in a draw" in sitting.prose()

    @pytest.mark.parametrize("width", some([80, 100], 1))
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

    def test_hidden_cards_are_never_on_the_screen(self) -> None:
        game = tenages.new_game(2, seed=11)
        hidden = [card.title for card in game.table.players[1].hand]
        sitting = Sitting(game)
        sitting.plays("board", "log")
        assert not any(title in sitting.text() for title in hidden)


ECHOES_TABLES = some(
    [
        (2, "asmadi-3", False, False, 80),
        (3, "iello", False, True, 100),
        (4, "asmadi-1", True, True, 80),
        (5, "iello", False, False, 80),
    ],
    1,
)


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

    def test_mixed_piles_show_their_top_backs(self) -> None:
        game = EchoesStory(ann={"board": ["Tools"]}, bob={}, american=True, piles={1: ["Dice"], 2: ["Calendar"]}).game
        sitting = Sitting(game, width=80)
        sitting.plays()
        assert "cards left" in sitting.text()
        assert "Echoes on top       yes  no" in sitting.text()

    def test_forecasts_are_shown_to_their_owner_and_as_backs_to_the_others(self) -> None:
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

    def test_achievements_have_separate_rows_on_a_narrow_screen(self) -> None:
        seat = {"board": ["Tools"], "achievements": [1, 1, "Destiny", "Supremacy"]}
        sitting = Sitting(EchoesStory(ann=seat, bob={}).game, width=80)
        sitting.plays()
        assert "Your achievements  1, 1, Destiny, Supremacy" in sitting.text()

    def test_a_promoted_card_is_shown_while_its_player_decides(self) -> None:
        story = EchoesStory(ann={"board": ["Tools"], "hand": ["Coal"], "forecast": ["Bell"]}, bob={})
        story.ann.melds("Coal")
        sitting = Sitting(story.game)
        sitting.plays("1", "c")
        bell = tenages.find_card("Bell")
        assert bell.echo_effect is not None
        assert sitting.prose().count(f"Echo: {effect_text(words_of(), bell.echo_effect)}") == 2
        assert "Activate Bell (purple 1), which you have just promoted?" in sitting.text()

    def test_an_echo_effect_that_asks_is_shown_without_the_rest_of_its_card(self) -> None:
        story = EchoesStory(ann={"board": ["Bell"], "hand": ["Tools", "Oars"]}, bob={})
        story.ann.activates("Bell")
        sitting = Sitting(story.game)
        sitting.plays()
        bell = tenages.find_card("Bell")
        assert bell.echo_effect is not None
        assert f"▸» Echo: {effect_text(words_of(), bell.echo_effect)}" in sitting.prose()
        assert effect_text(words_of(), bell.effects[THIRD][0]) not in sitting.prose()

    def test_help_explains_what_echoes_adds(self) -> None:
        for american, note in ((False, "talk-note-rows"), (True, "talk-note-mixed")):
            sitting = Sitting(echoes_game(2, american=american))
            sitting.plays("?")
            assert sitting.says("talk-note-echoes")
            assert sitting.says(note)

    def test_the_base_game_does_not_mention_echoes(self, sitting: Sitting) -> None:
        sitting.plays("?", "1", "board")
        assert "choes" not in sitting.text()


class TestCommands:
    def test_help_lists_what_can_be_typed(self, sitting: Sitting) -> None:
        sitting.plays("?")
        for typed, meaning in talk.help_lines(sitting.words):
            assert f"{typed} {meaning}" in sitting.prose()

    def test_a_card_can_be_read_by_name(self, sitting: Sitting) -> None:
        sitting.plays("card road building")
        assert "R2 Road Building" in sitting.text()
        (effect,) = tenages.find_card("Road Building").effects[THIRD]
        assert effect_text(words_of(), effect) in sitting.prose()

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
        sitting.plays("card agricultura")
        assert "did you mean Agriculture" in sitting.text()

    def test_an_option_without_a_card_says_so(self, sitting: Sitting) -> None:
        sitting.plays("1", "c 1")
        assert "Option 1 names no card." in sitting.text()

    def test_the_log_has_every_event(self, sitting: Sitting) -> None:
        sitting.plays("log", "1", "1", "log 2", "log x")
        assert sitting.says("talk-nothing-yet")
        assert "You meld" in sitting.text()
        assert "'x' is not a number of lines" in sitting.text()

    def test_the_readers_pile_can_be_listed(self, sitting: Sitting) -> None:
        sitting.plays("1", "pile red", "pile green", "pile beige")
        assert "Your red pile, not splayed, from the top down: Metalworking 1." in sitting.text()
        assert "You have no green cards." in sitting.text()
        assert "Say which pile" in sitting.text()

    def test_the_board_is_drawn_again(self, sitting: Sitting) -> None:
        sitting.plays("board")
        assert sitting.text().count("special achievements") == 2


class TestReference:
    def test_the_rules_of_this_table(self) -> None:
        sitting = Sitting(tenages.new_game(3, expansions=("echoes",), seed=7))
        sitting.plays("rules")
        assert "6 achievements" in sitting.prose()
        assert "Echoes of the Past" in sitting.prose()

    def test_one_term_and_all_terms(self) -> None:
        sitting = Sitting(tenages.new_game(2, seed=7))
        sitting.plays("glossary tuck", "g", "glossary frobnicate")
        assert sitting.text().count("at Iello: archive") == 2
        assert "the glossary has no 'frobnicate'" in sitting.prose()

    def test_in_french(self) -> None:
        sitting = Sitting(tenages.new_game(2, seed=7, language="fr"), catalogue="fr-iello")
        sitting.plays("règles", "glossaire archiver")
        assert "6 Dominations" in sitting.prose()
        assert "anglais (Asmadi) : tuck" in sitting.prose()

    def test_the_language_can_be_changed_in_the_middle_of_a_game(self) -> None:
        sitting = Sitting(tenages.new_game(2, edition="iello", seed=7))
        sitting.plays("1", "language fr", "langue en", "language en-asmadi", "language tlh")
        for said in ("Choose an action", "Choisir une Action", "Votre Main", "Play ", "Poser ", "Meld "):
            assert said in sitting.text()
        assert "there is no language 'tlh'; there are en, fr, en-asmadi, en-iello, fr-iello" in sitting.prose()
        # The table's alphabet, which decided who begins, stays the same.
        assert sitting.game.setup.language == "en"

    def test_a_very_long_line_is_accepted(self) -> None:
        sitting = Sitting(tenages.new_game(2, seed=7))
        sitting.plays("x" * 5000, "card " + "y" * 5000)
        assert sitting.text().count("there is no card") == 1


class TestWhyAndHints:
    def played(
        self, *script: str, bot: str = "random", catalogue: str = DEFAULT, adviser: str | None = None
    ) -> Sitting:
        """Ann draws twice, Bob takes his turn, and then she types something."""
        game = tenages.position({"board": ["Archery"]}, {"board": ["Agriculture"], "hand": ["Coal", "Tools"]})
        sitting = Sitting(game, bot=bot, catalogue=catalogue, adviser=adviser)
        sitting.plays("1", "1", *script)
        return sitting

    def test_why_shows_what_the_others_did_and_why(self) -> None:
        sitting = self.played("why", bot="greedy")
        remarks = sitting.prose().split("Bob · ")[1:]
        assert len(remarks) == 2
        assert all(": It " in action and "to win" in action and "Before: " in action for action in remarks)

    def test_why_in_french(self) -> None:
        sitting = self.played("pourquoi", bot="greedy", catalogue="fr-iello")
        assert "de chances de gagner" in sitting.prose()

    def test_bots_without_reasons_give_no_remarks(self) -> None:
        assert self.played("why", bot="random").says("talk-no-remarks")

    def test_only_the_last_turn_is_explained(self) -> None:
        sitting = self.played("1", "why", "1", "why", bot="greedy")
        first, second = sitting.prose().split("Turn 5")
        assert first.count("Bob · ") == 2
        assert second.count("Bob · ") == 2

    def test_no_hidden_card_is_named(self) -> None:
        sitting = self.played("why", bot="greedy")
        bob = sitting.game.table.players[1]
        assert bob.hand
        assert not any(card.title in sitting.text() for card in bob.hand)

    def test_a_hint_names_an_option_and_says_why(self) -> None:
        sitting = self.played("hint", adviser="greedy")
        assert re.search(r"Option [1-9]: (Draw|Activate|Meld) .*?\. It ", sitting.prose())
        assert len(sitting.game.choices) == len(self.played(adviser="greedy").game.choices)

    def test_a_hint_shows_the_best_options_with_their_chances(self) -> None:
        sitting = self.played("hint", adviser="mcts:200")
        (best,) = [line for line in sitting.text().splitlines() if "►" in line]
        shown = re.search(r"► +(\d+) +(.*?) +[█░]{20} +(\d+)%", best)
        assert shown is not None
        number, label, chance = shown.groups()
        assert f"Option {number}: {label}. " in sitting.prose()
        assert f"{chance}% to win" in sitting.prose()
        assert 1 < len(re.findall(r"[█░]{20}", sitting.text())) <= 4

    def test_a_hint_says_what_is_at_stake_and_what_is_expected(self) -> None:
        sitting = self.played("hint", adviser="mcts:200")
        assert re.search(
            r"Now: \d+% to win\. (At stake|Little is at stake): the worst choice leaves \d+%\.", sitting.prose()
        )
        assert re.search(r"Then, probably: (Bob|you) ", sitting.prose())

    def test_a_hint_in_french(self) -> None:
        prose = self.played("conseil", adviser="mcts:200", catalogue="fr-iello").prose()
        assert re.search(r"En ce moment\s:", prose)
        assert re.search(r"Ensuite, sans doute\s:", prose)

    def test_a_hint_names_nothing_that_the_others_hold(self) -> None:
        sitting = self.played("hint", adviser="mcts:200")
        bob = sitting.game.table.players[1]
        assert bob.hand
        assert not any(card.title in sitting.text() for card in bob.hand)

    def test_an_adviser_without_reasons_only_names_an_option(self) -> None:
        hint = next(line for line in self.played("hint", adviser="random").text().splitlines() if "Option " in line)
        assert hint.rstrip().endswith(".")
        assert "%" not in hint

    def test_without_an_adviser_there_are_no_hints(self) -> None:
        assert self.played("hint").says("talk-no-hints")


class TestFrench:
    @pytest.fixture
    def sitting(self) -> Sitting:
        return Sitting(tenages.new_game(2, seed=7, language="fr"), catalogue="fr-iello")

    @pytest.mark.parametrize(
        ("echoes", "width"), cases([(True, 80)], [(False, 80), (False, 100), (True, 80), (True, 100)])
    )
    def test_a_whole_game_from_the_first_card_to_the_end(self, echoes: bool, width: int) -> None:
        expansions = ("echoes",) if echoes else ()
        game = tenages.new_game(3, edition="iello", expansions=expansions, seed=2, language="fr")
        sitting = Sitting(game, width=width, catalogue="fr-iello")
        assert sitting.plays_at_random(seed=1)
        for said in ("Votre Main", "À vous de jouer", "Ce qui s’est passé", "Basile", "Chloé"):
            assert said in sitting.prose()
        assert "gagne" in sitting.text().splitlines()[-1]
        assert max(len(line) for line in sitting.text().splitlines()) <= width

    def test_no_english_is_left_on_the_screen(self, sitting: Sitting) -> None:
        sitting.plays("?", "1", "1", "plateau", "journal", "pile rouge", "quitter", "n")
        for english in ("You ", "Your", "choose", "card ", "hand", "Turn", " the ", "achievement"):
            assert english not in sitting.text()

    def test_what_can_be_typed_is_listed_in_french(self, sitting: Sitting) -> None:
        sitting.plays("aide")
        assert "Ce que vous pouvez taper" in sitting.text()
        for typed in ("carte agriculture", "pile rouge", "journal, journal 20", "plateau", "sauver FICHIER", "quitter"):
            assert typed in sitting.text()

    @pytest.mark.parametrize(
        "typed", ["carte archerie", "CARTE Archerie", "c archery", "card archery", "card archerie"]
    )
    def test_a_card_is_found_in_either_language(self, sitting: Sitting, typed: str) -> None:
        sitting.plays(typed)
        archery = tenages.find_card("Archery")
        assert f"R1 {card_title(sitting.words, archery)} " in sitting.text()
        for effect in archery.effects[THIRD]:
            assert " ".join(effect_text(sitting.words, effect).split()) in sitting.prose()

    def test_a_card_by_its_number_and_a_domain_by_its_name(self, sitting: Sitting) -> None:
        sitting.plays("c 1", "carte militaire", "carte empire")
        assert "R1 Métallurgie" in sitting.text()
        assert sitting.text().count("Militaire, un Domaine") == 2

    @pytest.mark.parametrize("typed", ["pile rouge", "p r", "pile red", "pile ROUGE"])
    def test_a_pile_by_its_color_in_either_language(self, sitting: Sitting, typed: str) -> None:
        sitting.plays("1", typed)
        assert "Votre pile rouge, non décalée, de haut en bas : Métallurgie 1." in sitting.prose()

    def test_which_piles_there_are(self, sitting: Sitting) -> None:
        sitting.plays("pile", "pile vert", "pile bleu")
        assert sitting.prose().count("Dites quelle pile : pile suivi de rouge, jaune, verte, bleue ou mauve") == 1

    @pytest.mark.parametrize("typed", ["journal", "j", "log", "l"])
    def test_the_log(self, sitting: Sitting, typed: str) -> None:
        sitting.plays(typed)
        assert "Il ne s’est encore rien passé." in sitting.text()

    @pytest.mark.parametrize("typed", ["plateau", "table", "t", "board", "b"])
    def test_the_board(self, sitting: Sitting, typed: str) -> None:
        sitting.plays(typed)
        assert sitting.text().count("Votre Main") == 2

    def test_what_is_not_understood(self, sitting: Sitting) -> None:
        sitting.plays("bonjour", "7", "carte", "carte agricultura", "journal x", "1", "c 1")
        for complaint in (
            "Je ne comprends pas « bonjour » : tapez un numéro de 1 à 2, ou « ? » pour l’aide.",
            "Il n’y a pas de choix 7 : tapez un numéro de 1 à 2.",
            "Dites laquelle : carte NOM",
            "Erreur : il n’y a pas de carte 'agricultura' ; vouliez-vous dire Agriculture",
            "« x » n’est pas un nombre de lignes",
            "Le choix 1 ne nomme pas de carte.",
        ):
            assert complaint in sitting.prose()

    @pytest.mark.parametrize(("leave", "yes"), [("quitter", "oui"), ("q", "o"), ("quit", "y"), ("exit", "yes")])
    def test_leaving(self, sitting: Sitting, leave: str, yes: str) -> None:
        assert not sitting.plays(leave, "peut-être", "non", leave, yes, "1")
        assert "Répondez o, s ou n." in sitting.text()
        assert sitting.text().rstrip().endswith("Au revoir.")
        assert sitting.game.choices == []

    def test_the_end_of_input(self, sitting: Sitting) -> None:
        sitting.plays()
        assert "Plus rien à lire : la partie s’arrête ici." in sitting.prose()

    def test_saving(self, sitting: Sitting, tmp_path: Path) -> None:
        file = tmp_path / "partie.json"
        sitting.plays("1", f"sauver {file}", f"sauver {file}", "non", "sauver", f"sauver {tmp_path}/nul/part", "q", "s")
        assert tenages.replay(file.read_text("utf-8")).choices == sitting.game.choices
        for said in (
            f"Partie sauvée dans {file}. Pour la reprendre : tenages play --resume {file}",
            "existe déjà. L’écraser ? o ou n :",
            "Dites où : sauver FICHIER",
            "ce fichier ou ce dossier n’existe pas",
            "Sauver dans quel fichier ?",
        ):
            assert said in sitting.prose()

    def test_an_existing_file_is_overwritten_if_confirmed(self, sitting: Sitting, tmp_path: Path) -> None:
        file = tmp_path / "partie.json"
        file.write_text("cher journal", "utf-8")
        sitting.plays(f"sauver {file}", "oui")
        assert file.read_text("utf-8") != "cher journal"


class TestWhatCanBeTyped:
    @pytest.mark.parametrize("catalogue", LAYERS)
    def test_english_is_always_understood(self, catalogue: str) -> None:
        words = words_of(catalogue)
        assert talk.commands(words).items() >= talk.commands(words_of()).items()
        assert talk.answers(words).items() >= talk.answers(words_of()).items()

    @pytest.mark.parametrize("catalogue", LAYERS)
    def test_the_commands_in_the_help_are_understood(self, catalogue: str) -> None:
        words = words_of(catalogue)
        for typed, _ in talk.help_lines(words)[1:]:
            for command in typed.split(", "):
                assert command.split()[0] in talk.commands(words)


class TestBadInput:
    @pytest.mark.parametrize("said", ["0", "3", "99", "-1"])
    def test_a_number_without_an_option(self, sitting: Sitting, said: str) -> None:
        sitting.plays(said)
        assert f"There is no option {said}: choose a number from 1 to 2." in sitting.text()
        assert sitting.game.choices == []

    @pytest.mark.parametrize("said", ["hello", "1 2", "²", "meld tools", "[bold]", "+-1", "9" * 500])
    def test_words_without_a_meaning(self, sitting: Sitting, said: str) -> None:
        sitting.plays(said)
        assert "I do not understand" in sitting.text()
        assert sitting.game.choices == []

    def test_an_empty_line_asks_again(self, sitting: Sitting) -> None:
        sitting.plays("")
        assert sitting.text().count("Choose the card that you meld first") == 2

    def test_a_card_without_a_name(self, sitting: Sitting) -> None:
        sitting.plays("card")
        assert sitting.says("talk-card-needs-name")


class TestLeaving:
    def test_quitting_asks_and_can_be_cancelled(self, sitting: Sitting) -> None:
        assert not sitting.plays("quit", "n", "1")
        assert len(sitting.game.choices) > 0

    def test_quitting_after_confirmation(self, sitting: Sitting) -> None:
        assert not sitting.plays("quit", "perhaps", "y", "1")
        assert "Please answer y, s or n." in sitting.text()
        assert sitting.text().rstrip().endswith("Goodbye.")
        assert sitting.game.choices == []

    def test_the_end_of_input_leaves_quietly(self, sitting: Sitting) -> None:
        assert not sitting.plays("1")
        assert sitting.text().rstrip().endswith("No more input: the game stops here.")

    def test_ctrl_c_asks_and_a_second_one_leaves(self, sitting: Sitting) -> None:
        assert not sitting.plays(KeyboardInterrupt, KeyboardInterrupt)
        assert sitting.says("talk-quit-question")
        assert sitting.text().rstrip().endswith("Goodbye.")

    def test_saving_writes_a_record_that_replays(self, sitting: Sitting, tmp_path: Path) -> None:
        file = tmp_path / "game.json"
        sitting.plays("1", "1", f"save {file}")
        assert tenages.replay(file.read_text("utf-8")).choices == sitting.game.choices

    def test_quitting_offers_to_save(self, sitting: Sitting, tmp_path: Path) -> None:
        file = tmp_path / "game.json"
        assert not sitting.plays("quit", "s", str(file))
        assert file.exists()
        assert sitting.text().rstrip().endswith("Goodbye.")

    def test_the_name_of_the_file_is_shown_as_it_was_typed(
        self, sitting: Sitting, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        monkeypatch.chdir(tmp_path)
        sitting.plays("save games[b].json", "save nowhere[1]/games[1].json", "quit", "n")
        assert (tmp_path / "games[b].json").exists()
        assert "games[b].json" in sitting.text()
        assert "nowhere[1]/games[1].json" in sitting.text()

    def test_an_existing_file_is_not_overwritten_without_asking(self, sitting: Sitting, tmp_path: Path) -> None:
        file = tmp_path / "diary.txt"
        file.write_text("dear diary", "utf-8")
        sitting.plays(f"save {file}", "n")
        assert file.read_text("utf-8") == "dear diary"

    def test_an_unwritable_path_is_reported_in_one_line(self, sitting: Sitting, tmp_path: Path) -> None:
        sitting.plays(f"save {tmp_path}/nowhere/game.json", "save")
        assert "Not saved to" in sitting.text()
        assert sitting.says("talk-save-needs-file")
