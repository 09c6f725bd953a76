"""The command line, and the many games and bots behind it."""

from __future__ import annotations

import io
import json
import re
from pathlib import Path
from random import Random

import pytest
from typer.testing import Result

import tenages
from tenages import TenAgesError, bots
from tenages.bench import benchmark
from tenages.bench.figures import FIGURES
from tenages.bench.workers import Effort
from tenages.bots.ratings import level_ratings
from tenages.bots.seeds import bot_seed
from tenages.cli import tournament as tournament_command
from tenages.cli.standings import tables
from tenages.processes import Processes
from tenages.records.ending import Ending
from tenages.records.saved import record
from tenages.rules.card import EDITION_TEXTS, THIRD
from tenages.rules.setup import Rules
from tenages.terminal.screen import Screen
from tenages.terminal.session import Session
from tenages.tournament import ray_cluster, simulate
from tenages.tournament.thinking import Thinking
from tenages.words.catalogue import LAYERS, words_of
from tenages.words.terms import effect_text
from tests.support.command_line import prose, tenages_says
from tests.support.fabricated import TINY, fabricated
from tests.support.randomly import play_on
from tests.support.story import drawn_game
from tests.support.tournaments import Here, drawn, little, standings, won_by


@pytest.fixture
def saved(tmp_path: Path) -> Path:
    file = tmp_path / "game.json"
    file.write_text(play_on(tenages.new_game(3, seed=5), Random(5)).record(), "utf-8")
    return file


class TestGeneral:
    def test_the_version(self) -> None:
        assert tenages_says("--version").output.startswith(f"tenages {tenages.__version__}, ")

    @pytest.mark.parametrize(
        "command", ["play", "simulate", "card", "rules", "glossary", "replay", "perft", "bench", "tournament"]
    )
    def test_every_command_helps_with_an_example(self, command: str) -> None:
        result = tenages_says(command, "--help")
        assert result.exit_code == 0
        assert f"tenages {command}" in result.output
        assert "For example" in result.output


class TestLanguage:
    def test_help_speaks_french_wherever_one_says_so(self) -> None:
        for arguments in (
            ["--language", "fr", "play", "--help"],
            ["play", "--help", "--language", "fr"],
            ["play", "--language=fr", "-h"],
            ["-lfr", "play", "-h"],
            ["play", "-h", "-l", "fr-iello"],
        ):
            result = tenages_says(*arguments)
            assert result.exit_code == 0
            assert "Utilisation : tenages play [OPTIONS]" in prose(result)
            assert "Afficher cette aide et quitter." in prose(result)

    def test_all_that_help_says_is_french(self) -> None:
        said = prose(tenages_says("--help", TENAGES_LANGUAGE="fr"))
        for words in (
            "COMMANDE [ARGUMENTS]",
            "─ Options ─",
            "─ Commandes ─",
            "Installer la complétion",
            "Par exemple :",
        ):
            assert words in said
        assert "[par défaut : 2]" in prose(tenages_says("play", "--help", TENAGES_LANGUAGE="fr"))
        card = prose(tenages_says("card", "--help", TENAGES_LANGUAGE="fr"))
        assert "tenages card [OPTIONS] {titre}..." in card
        assert "[obligatoire]" in card
        assert "Prend moins d’une minute." in prose(tenages_says("bench", "--help", TENAGES_LANGUAGE="fr"))

    @pytest.mark.parametrize("catalogue", LAYERS)
    @pytest.mark.parametrize("command", ["play", "simulate", "card", "replay", "bench", "tournament"])
    def test_no_key_is_left_in_the_help(self, catalogue: str, command: str) -> None:
        assert "cli-" not in tenages_says(command, "--help", "-l", catalogue).output

    def test_help_is_english_again_after_someone_read_it_in_french(self) -> None:
        english = tenages_says("play", "--help").output
        tenages_says("play", "--help", "-l", "fr")
        assert tenages_says("play", "--help").output == english

    @pytest.mark.parametrize(
        ("environment", "goodbye"),
        [
            ({"LANG": "fr_FR.UTF-8"}, "Au revoir."),
            ({"LANG": "fr_FR.UTF-8", "LC_ALL": "en_GB.UTF-8"}, "Goodbye."),
            ({"LANG": "fr_FR.UTF-8", "TENAGES_LANGUAGE": "en"}, "Goodbye."),
            ({"LANG": "de_DE.UTF-8"}, "Goodbye."),
        ],
    )
    def test_the_environment_chooses_for_who_does_not(self, environment: dict[str, str], goodbye: str) -> None:
        result = tenages_says("play", "--seed", "7", typed="quit\ny\n", **environment)
        assert result.output.endswith(f"{goodbye}\n")

    def test_the_command_has_the_last_word(self) -> None:
        result = tenages_says("-l", "fr", "card", "clock", "-l", "en", TENAGES_LANGUAGE="fr")
        assert "P4 Clock" in result.output

    def test_english_speaks_in_the_terms_of_the_edition_unless_told_otherwise(self) -> None:
        for arguments, words in (
            (["-e", "iello", "-l", "en"], "Put Metalworking (red 1) in play"),
            (["-e", "iello", "-l", "en-asmadi"], "Meld Metalworking (red 1)"),
            (["-e", "asmadi-3", "-l", "en"], "Meld Metalworking (red 1)"),
        ):
            assert words in tenages_says("play", "--seed", "7", *arguments).output

    def test_an_unknown_language_is_one_clear_line(self) -> None:
        for arguments in (["card", "clock", "-l", "klingon"], ["-l", "klingon", "bench"], ["play", "-l", "klingon"]):
            result = tenages_says(*arguments)
            assert result.exit_code == 1
            assert result.output == (
                "Error: there is no language 'klingon'; there are en, fr, en-asmadi, en-iello, fr-iello\n"
            )
        result = tenages_says("card", "clock", "-l", "klingon", LANG="fr_FR")
        assert prose(result).startswith("Erreur : il n’y a pas de langue 'klingon' ; il y a en, fr")

    def test_without_a_command_there_is_help(self) -> None:
        for arguments in ([], ["-l", "fr"]):
            result = tenages_says(*arguments, LANG="fr")
            assert result.exit_code == 2
            assert "Jouer contre des robots" in result.output

    def test_the_version_in_french(self) -> None:
        assert "compilé" in tenages_says("--version", "-l", "fr").output


MISUSES = [
    (["plya"], "No such command 'plya'. Did you mean 'play', 'replay'?", "commande « plya ». Vouliez-vous dire 'play'"),
    (["xyzzy"], "No such command 'xyzzy'.", "Il n’y a pas de commande « xyzzy »."),
    (["--nope"], "No such option: --nope", "Option inconnue : --nope"),
    (
        ["play", "--sed", "7"],
        "--sed (Possible options: --seat, --seed, --step)",
        "--sed (options possibles : --seat, --seed, --step)",
    ),
    (["play", "-z"], "No such option: -z", "Option inconnue : -z"),
    (["card"], "Missing argument 'title'.", "Il manque l’argument « titre »."),
    (["replay"], "Missing argument 'file'.", "Il manque l’argument « fichier »."),
    (["replay", "a", "b"], "Got an unexpected extra argument (b)", "Argument en trop (b)"),
    (["play", "a", "b"], "Got unexpected extra arguments (a b)", "Arguments en trop (a b)"),
    (["play", "--seed"], "Option '--seed' requires an argument.", "L’option --seed doit être suivie d’une valeur."),
    (["play", "--echoes=3"], "Option '--echoes' does not take a value.", "L’option --echoes ne prend pas de valeur."),
    (
        ["play", "--seed", "x"],
        "'--seed' / '-s': it must be a whole number.",
        "'--seed' / '-s' : il faut un nombre entier.",
    ),
    (
        ["tournament", "random", "random", "--decision-limit", "soon"],
        "'--decision-limit': it must be a number of seconds.",
        "'--decision-limit' : il faut un nombre de secondes.",
    ),
]


class TestMisuse:
    @pytest.mark.parametrize(("arguments", "english", "french"), MISUSES)
    def test_says_what_is_wrong_and_where_to_find_help(self, arguments: list[str], english: str, french: str) -> None:
        for language, error, usage, words in (
            ("en", "─ Error ─", "Usage: tenages", english),
            ("fr", "─ Erreur ─", "Utilisation : tenages", french),
        ):
            result = tenages_says(*arguments, TENAGES_LANGUAGE=language)
            assert result.exit_code == 2
            assert result.stdout == ""
            assert error in prose(result)
            assert words in prose(result)
            assert prose(result).startswith(usage)
            assert f"tenages {arguments[0]} -h" in prose(result) or "tenages -h" in prose(result)


class TestCard:
    def test_shows_facts_slots_and_effects(self) -> None:
        result = tenages_says("card", "agriculture")
        assert result.exit_code == 0
        (effect,) = tenages.find_card("Agriculture").effects[THIRD]
        for words in ("Y1 Agriculture", "yellow, age 1, features leaf", effect_text(words_of(), effect)):
            assert words in prose(result)

    def test_several_words_need_no_quotes_and_titles_are_forgiving(self) -> None:
        assert "P1 Code of Laws" in tenages_says("card", "CODE", "of", "laws").output
        assert "P10 A.I." in tenages_says("card", "ai").output

    def test_an_article_is_no_obstacle_and_a_part_of_one_title_is_enough(self) -> None:
        assert "G1 The Wheel" in tenages_says("card", "wheel").output
        assert "La Roue" in tenages_says("card", "roue", "-l", "fr").output
        assert "The Pirate Code" in tenages_says("card", "pirate code").output

    def test_a_part_of_several_titles_names_them(self) -> None:
        result = tenages_says("card", "code")
        assert result.exit_code == 1
        assert result.output == "Error: 'code' is part of several names: Code of Laws and The Pirate Code\n"

    def test_both_texts_where_editions_differ(self) -> None:
        result = tenages_says("card", "oars")
        assert "First-edition text" in result.output
        for texts in EDITION_TEXTS:
            for effect in tenages.find_card("Oars").effects[texts]:
                assert effect_text(words_of(), effect) in prose(result)

    def test_the_special_achievement_that_it_can_claim(self) -> None:
        assert "Can claim World." in tenages_says("card", "translation").output

    def test_an_unknown_title_suggests_others(self) -> None:
        result = tenages_says("card", "agricultura")
        assert result.exit_code == 1
        assert result.output.startswith("Error: there is no card 'agricultura'; did you mean Agriculture")
        assert result.output.count("\n") == 1

    def test_a_card_of_echoes_with_its_bonus_and_its_echo_effect(self) -> None:
        result = tenages_says("card", "clock")
        clock = tenages.find_card("Clock")
        assert clock.echo_effect is not None
        for words in (
            "P4 Clock",
            "Echoes of the Past",
            "+ bonus 5",
            "» echo effect",
            f"Echo: {effect_text(words_of(), clock.echo_effect)}",
        ):
            assert words in prose(result)
        assert "-edition text" not in result.output

    def test_a_card_of_echoes_with_a_music_note(self) -> None:
        assert "♪ music note" in tenages_says("card", "bell").output

    def test_a_card_in_french_is_found_by_its_title_in_french_or_in_english(self) -> None:
        for title in (["horloge"], ["clock"]):
            result = tenages_says("card", *title, "--language", "fr")
            assert result.exit_code == 0
            for words in ("M4 Horloge", "Période 4", "» effet Écho", "J’exige : piochez et révélez trois 10"):
                assert words in prose(result)
        assert "Métallurgie" in tenages_says("card", "metallurgie", "-l", "fr").output

    def test_an_unknown_title_suggests_others_in_french(self) -> None:
        result = tenages_says("card", "horloje", "-l", "fr")
        assert result.exit_code == 1
        assert prose(result).startswith("Erreur : il n’y a pas de carte 'horloje' ; vouliez-vous dire Horloge")

    def test_the_special_achievements_of_echoes(self) -> None:
        assert "Can claim Supremacy." in tenages_says("card", "novel").output
        assert "Destiny, a special achievement of Echoes of the Past" in tenages_says("card", "destiny").output

    def test_a_title_of_any_length_is_one_clear_line(self) -> None:
        result = tenages_says("card", "x" * 5000)
        assert result.exit_code == 1
        assert result.output.startswith("Error: there is no card 'xxx")


class TestRules:
    def test_the_sheet_is_that_of_the_table(self) -> None:
        assert "6 achievements" in prose(tenages_says("rules"))
        assert "5 Dominations" in prose(tenages_says("rules", "--players", "3", "--edition", "iello"))
        french = prose(tenages_says("rules", "--players", "3", "--edition", "iello", "--echoes", "-l", "fr"))
        assert "6 Dominations" in french
        assert "Projets" in french

    def test_an_impossible_table_is_one_clear_line(self) -> None:
        result = tenages_says("rules", "--players", "7")
        assert result.exit_code == 1
        assert "7 players cannot play asmadi-3" in result.output


class TestGlossary:
    def test_a_word_is_found_in_anybodys_vocabulary(self) -> None:
        assert "at Iello: archive" in prose(tenages_says("glossary", "tuck"))
        assert tenages_says("glossary", "archiver").output == tenages_says("glossary", "tuck").output
        assert "anglais (Asmadi) : tuck" in prose(tenages_says("glossary", "tuck", "-l", "fr"))

    def test_without_a_word_it_is_all_of_them(self) -> None:
        everything = tenages_says("glossary").output
        assert all(term in everything for term in ("achievement", "echo effect", "tuck"))

    def test_an_unknown_word_is_one_clear_line(self) -> None:
        result = tenages_says("glossary", "frobnicate")
        assert result.exit_code == 1
        assert result.output == "Error: the glossary has no 'frobnicate'\n"


class TestPlay:
    def test_a_game_can_be_begun_and_left(self) -> None:
        result = tenages_says("play", "--seed", "7", typed="1\nquit\ny\n")
        assert result.exit_code == 0
        assert "seed 7" in result.output
        assert "You meld Metalworking (red 1)." in result.output
        assert result.output.endswith("Goodbye.\n")

    @pytest.mark.parametrize("columns", ["200", "100", "80", "34"])
    def test_the_seed_of_a_deal_that_nobody_chose_can_be_copied_and_deals_it_again(
        self, columns: str, tmp_path: Path
    ) -> None:
        first, second = tmp_path / "first.json", tmp_path / "second.json"
        result = tenages_says("play", "--echoes", typed=f"save {first}\nquit\ny\n", COLUMNS=columns)
        (seed,) = re.findall(r"(?:^|· )seed (\d+)$", result.output, re.MULTILINE)
        assert json.loads(first.read_text("utf-8"))["seed"] == seed
        tenages_says("play", "--echoes", "--seed", seed, typed=f"save {second}\nquit\ny\n")
        assert second.read_text("utf-8") == first.read_text("utf-8")
        assert f"seed {seed}\n" in tenages_says("replay", str(first), COLUMNS=columns).output

    @pytest.mark.parametrize("seed", [str(2**128), "-1"])
    def test_a_seed_that_no_record_could_hold_is_refused(self, seed: str) -> None:
        for command in ("play", "perft"):
            result = tenages_says(command, "--seed", seed)
            assert result.exit_code == 1
            assert f"a seed is a whole number from 0 to {2**128 - 1}" in prose(result)

    def test_no_bot_gets_the_numbers_that_dealt_the_cards(self, monkeypatch: pytest.MonkeyPatch) -> None:
        """Neither the opponents nor the adviser: with them it could imagine the hidden cards as they are."""
        used: list[int] = []

        def noted(spec: str, seed: int) -> bots.Bot:
            used.append(seed)
            return bots.RandomBot(seed)

        monkeypatch.setattr(bots, "named", noted)
        for seed in (0, 7, 2**127):
            used.clear()
            tenages_says("play", "--players", "3", "--seat", "2", "--seed", str(seed))
            assert used == [bot_seed(seed, number) for number in (0, 2, 3)]
            assert not {Random(seed).random()} & {Random(each).random() for each in used}

    def test_the_seat_can_be_chosen(self) -> None:
        assert "You play against Ann and Cid" in tenages_says("play", "--players", "3", "--seat", "2").output

    def test_a_saved_game_goes_on(self, tmp_path: Path) -> None:
        file = str(tmp_path / "game.json")
        tenages_says("play", "--seed", "7", typed=f"1\nsave {file}\nquit\ny\n")
        result = tenages_says("play", "--resume", file)
        assert result.exit_code == 0
        assert "Turn 2 · Your turn · 2 actions left" in result.output

    def test_a_game_with_echoes(self) -> None:
        result = tenages_says("play", "--echoes", "--seed", "7", typed="1\nquit\ny\n")
        assert result.exit_code == 0
        assert "Asmadi, third edition · with Echoes of the Past · 2 players · seed 7" in result.output
        assert "Echoes cards left" in result.output

    def test_against_several_levels(self) -> None:
        result = tenages_says("play", "--players", "4", "--bot", "novice,adept", "--seed", "7", typed="quit\ny\n")
        assert result.exit_code == 0
        assert "(bot: Novice and Adept)" in result.output

    def test_how_strong_a_level_is_and_how_it_plays_is_said(self) -> None:
        rating = level_ratings()["expert"]
        result = tenages_says("play", "--bot", "expert", "--seed", "7", typed="quit\ny\n")
        assert f"Expert · {rating.rating} ±{rating.margin} · Plans its whole turn, and the likely" in prose(result)
        assert f"Expert · {rating.rating} ±{rating.margin}" in prose(tenages_says("play", "--help", COLUMNS="200"))

    @pytest.mark.parametrize(
        ("bot", "typed", "sat_down"),
        [
            ("adept", "s\nn\n", ["Adept", "Adept"]),
            ("adept", "+\nstronger\nstronger\n\n", ["Adept", "Expert", "Champion", "Master"]),
            # Beyond the strongest there is none: the question is asked again, and the input ends.
            ("champion", "+\n+\n", ["Champion", "Master"]),
            ("adept", "-\nweaker\n+\nn\n", ["Adept", "Novice", "Adept"]),
            ("expert,greedy", "+\nno\n", ["Expert and greedy", "Champion and greedy"]),
            ("greedy", "+\nsame\nperhaps\nn\n", ["greedy", "greedy"]),
        ],
    )
    def test_one_plays_again_against_the_same_or_stronger_or_weaker_bots(
        self, monkeypatch: pytest.MonkeyPatch, bot: str, typed: str, sat_down: list[str]
    ) -> None:
        monkeypatch.setattr(Session, "play", lambda self: True)
        result = tenages_says("play", "--players", "3", "--echoes", "--bot", bot, "--seed", "7", typed=typed)
        assert result.exit_code == 0
        assert re.findall(r"\(bot: (.*?)\)", result.output) == sat_down
        assert result.output.count("with Echoes of the Past · 3 players") == len(sat_down)
        assert len(set(re.findall(r"seed (\d+)", result.output))) == len(sat_down)

    def test_the_question_about_another_game_offers_what_there_is(self, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setattr(Session, "play", lambda self: True)
        for bot, language, question in (
            ("expert", "en", "Play again? s = same, + = stronger, - = weaker, n = no:"),
            ("novice", "en", "Play again? s = same, + = stronger, n = no:"),
            ("master", "en", "Play again? s = same, - = weaker, n = no:"),
            ("random", "en", "Play again? s = same, n = no:"),
            ("expert", "fr", "Rejouer\u00a0? p = pareil, + = plus fort, - = plus faible, n = non\u00a0:"),
        ):
            assert question in tenages_says("play", "--bot", bot, "-l", language, "--seed", "7").output

    def test_who_left_a_game_is_not_asked_for_another(self) -> None:
        assert "Play again" not in tenages_says("play", "--seed", "7", typed="quit\ny\n").output

    def test_against_a_bot_of_ones_own(self, tmp_path: Path) -> None:
        file = tmp_path / "first.py"
        file.write_text("class First:\n    def decide(self, view, decision):\n        return decision.options[0]\n")
        result = tenages_says("play", "--bot", f"{file}:First", "--seed", "7", typed="1\nquit\ny\n")
        assert result.exit_code == 0

    def test_a_game_in_french(self) -> None:
        result = tenages_says("play", "--seed", "7", "--language", "fr", typed="1\nquitter\noui\n")
        assert result.exit_code == 0
        for words in (
            "Innovation · Asmadi, troisième édition · 2 joueurs · graine 7",
            "Vous jouez contre Basile (robot : Adepte). Tapez « ? » pour l’aide.",
            "Vous mettez en jeu Métallurgie (rouge 1).",
        ):
            assert words in prose(result)
        assert result.output.endswith("Au revoir.\n")

    def test_the_language_is_that_of_the_table_and_the_record_keeps_it(self, tmp_path: Path) -> None:
        file = tmp_path / "game.json"
        tenages_says("play", "--seed", "7", "-l", "fr", typed=f"1\nsauver {file}\nquitter\no\n")
        assert tenages.replay(file.read_text("utf-8")).setup.language == "fr"
        assert "À vous de jouer" in tenages_says("play", "--resume", str(file)).output

    def test_someone_else_can_go_on_in_another_language_at_the_same_table(self, tmp_path: Path) -> None:
        file = tmp_path / "game.json"
        tenages_says("play", "--seed", "7", "-l", "fr", typed=f"1\nsauver {file}\nquitter\no\n")
        result = tenages_says("play", "--resume", str(file), "-l", "en", typed=f"save {file}\ny\n")
        assert "Your turn" in result.output
        assert tenages.replay(file.read_text("utf-8")).setup.language == "fr"

    def test_mistakes_in_french_are_one_clear_line_too(self) -> None:
        for arguments, complaint in (
            (["--players", "9"], "on ne peut pas jouer à 9 avec asmadi-3"),
            (["--seat", "3"], "il n’y a pas de place 3"),
            (["--resume", "nowhere.json"], "impossible de lire nowhere.json : ce fichier ou ce dossier n’existe pas"),
            (["--resume", "."], "impossible de lire . : c’est un dossier"),
        ):
            result = tenages_says("play", "--language", "fr", *arguments)
            assert result.exit_code == 1
            assert prose(result).startswith(f"Erreur : {complaint}")
            assert result.output.count("\n") == 1

    @pytest.mark.parametrize(
        ("arguments", "mixed"),
        [
            (["--edition", "asmadi-1"], True),
            (["--edition", "asmadi-1", "--two-rows"], False),
            (["--edition", "iello"], False),
            (["--edition", "iello", "--american"], True),
        ],
    )
    def test_the_sets_lie_as_the_edition_has_it_or_as_one_wants(self, arguments: list[str], mixed: bool) -> None:
        result = tenages_says("play", "--echoes", "--players", "5", *arguments)
        assert result.exit_code == 0
        assert ("with Echoes of the Past, American variant" in result.output) == mixed
        # Asmadi's words and Iello's.
        assert bool(re.search("Echo(es)? on top", result.output)) == mixed

    def test_a_saved_game_with_echoes_goes_on(self, tmp_path: Path) -> None:
        file = str(tmp_path / "game.json")
        tenages_says("play", "--echoes", "--american", "--seed", "7", typed=f"1\nsave {file}\nquit\ny\n")
        result = tenages_says("play", "--resume", file)
        assert result.exit_code == 0
        assert "with Echoes of the Past, American variant" in result.output
        assert "Your turn" in result.output

    @pytest.mark.parametrize(
        ("arguments", "complaint"),
        [
            (["--players", "9"], "9 players cannot play asmadi-3; it takes 2 to 5"),
            (["--edition", "martian"], "there is no edition 'martian'"),
            (["--teams"], "teams are two against two"),
            (["--seat", "3"], "there is no seat 3; with 2 players there are seats 1 to 2"),
            (["--bot", "clever"], "there is no bot 'clever'"),
            (["--resume", "nowhere.json"], "cannot read nowhere.json"),
            (["--american"], "the American variant is a way to play Echoes of the Past; it needs the expansion"),
            (["--echoes", "--players", "6"], "6 players cannot play asmadi-3; it takes 2 to 5"),
        ],
    )
    def test_mistakes_are_one_clear_line(self, arguments: list[str], complaint: str) -> None:
        result = tenages_says("play", *arguments)
        assert result.exit_code == 1
        assert complaint in result.output
        assert "Traceback" not in result.output


class TestReplay:
    def test_tells_the_game_and_its_end(self, saved: Path) -> None:
        result = tenages_says("replay", str(saved))
        assert result.exit_code == 0
        for words in ("Turn 1:", "activates", "The table at the end", " win"):
            assert words in result.output

    def test_tells_that_a_game_was_a_draw(self, tmp_path: Path) -> None:
        """docs/rules.md 15: the third edition has no shared victories."""
        file = tmp_path / "draw.json"
        file.write_text(drawn_game().record(), "utf-8")
        for seat in ([], ["--seat", "1"], ["--open"]):
            said = prose(tenages_says("replay", str(file), *seat))
            assert "the game ends in a draw, for the best are tied in points and achievements." in said
            assert said.endswith("The game is a draw: the best are tied in points and achievements")
        french = prose(tenages_says("replay", str(file), "-l", "fr"))
        assert french.endswith("Match nul : les premiers sont à égalité d’Influence et de Dominations")

    def test_tells_that_someone_conceded(self, tmp_path: Path) -> None:
        file = tmp_path / "conceded.json"
        game = play_on(tenages.new_game(2, seed=5), Random(5), 20)
        file.write_text(record(game, ("Ann", "Bob"), Ending("conceded", 0, (1,))), "utf-8")
        assert prose(tenages_says("replay", str(file))).endswith("Ann conceded: Bob wins")
        assert prose(tenages_says("replay", str(file), "--seat", "1")).endswith("You conceded: Bob wins")
        earlier = tenages_says("replay", str(file), "--until", "10")
        assert "The game goes on; so far 10 choices." in earlier.output

    def test_until_stops_early(self, saved: Path) -> None:
        result = tenages_says("replay", str(saved), "--until", "20")
        assert "The game goes on; so far 20 choices." in result.output

    def test_tells_it_in_the_language_of_the_table_unless_asked_for_another(self, tmp_path: Path) -> None:
        file = tmp_path / "partie.json"
        file.write_text(play_on(tenages.new_game(2, seed=5, language="fr"), Random(5)).record(), "utf-8")
        french, english = tenages_says("replay", str(file)), tenages_says("replay", str(file), "-l", "en")
        for words in ("Tour 1 :", "active", "La table à la fin", "Anne", "gagne"):
            assert words in prose(french)
        for words in ("Turn 1:", "activates", "The table at the end", "Ann ", " win"):
            assert words in prose(english)
        assert "La partie continue ; 20 choix jusqu’ici." in prose(tenages_says("replay", str(file), "-u", "20"))

    def test_as_one_player_saw_it_or_with_all_cards_open(self, saved: Path) -> None:
        assert "You meld" in tenages_says("replay", str(saved), "--seat", "2").output
        hidden = tenages_says("replay", str(saved)).output
        assert tenages_says("replay", str(saved), "--open").output.count("draws a ") < hidden.count("draws a ")

    @pytest.mark.parametrize(
        ("text", "complaint"),
        [("not a record", "not JSON"), ('{"format": "tenages-record", "engine": 999}', "engine version 999")],
    )
    def test_what_is_no_record_is_one_clear_line(self, tmp_path: Path, text: str, complaint: str) -> None:
        file = tmp_path / "bad.json"
        file.write_text(text, "utf-8")
        result = tenages_says("replay", str(file))
        assert result.exit_code == 1
        assert complaint in result.output
        assert result.output.count("\n") == 1

    @pytest.mark.parametrize("until", ["100000", "-1"])
    def test_until_must_lie_within_the_game(self, saved: Path, until: str) -> None:
        result = tenages_says("replay", str(saved), "--until", until)
        assert result.exit_code == 1
        assert "Error: " in result.output

    def test_a_file_that_is_not_there(self) -> None:
        assert tenages_says("replay", "nowhere.json").exit_code == 1

    def test_a_file_that_is_not_there_is_named_with_its_brackets(self) -> None:
        assert "games[1] :smile:.json" in tenages_says("replay", "games[1] :smile:.json").stderr

    def test_a_name_with_brackets_and_colons_is_shown_as_it_is(self, tmp_path: Path) -> None:
        ann = "[bold]Ann[/] :smile:"
        file = tmp_path / "game.json"
        file.write_text(record(play_on(tenages.new_game(2, seed=5), Random(5)), (ann, "Bob")), "utf-8")
        said = tenages_says("replay", str(file), COLUMNS="200").output
        assert said.count("Ann") == said.count(ann) > 10


class TestReplayEchoes:
    @pytest.mark.parametrize("american", [False, True])
    def test_tells_a_game_with_echoes_to_everyone(self, tmp_path: Path, american: bool) -> None:
        file = tmp_path / "game.json"
        game = tenages.new_game(3, expansions=("echoes",), american=american, seed=5)
        file.write_text(play_on(game, Random(5)).record(), "utf-8")
        for seat in ([], ["--seat", "2"], ["--open"]):
            result = tenages_says("replay", str(file), *seat)
            assert result.exit_code == 0
            assert "with Echoes of the Past" in result.output
            assert "the echo of" in result.output
        assert "an Echoes " in tenages_says("replay", str(file)).output


class TestSimulate:
    def test_says_how_games_ended_and_how_long_they_were(self) -> None:
        result = tenages_says("simulate", "-n", "20", "--players", "3", "--edition", "iello", "-j", "1")
        assert result.exit_code == 0
        for words in ("20 random games", "Iello", "by Dominations", "by Influence", "seat 3", "turns", "decisions"):
            assert words in result.output

    def test_says_it_in_french_with_french_figures(self) -> None:
        result = tenages_says("simulate", "-n", "1001", "--language", "fr")
        assert result.exit_code == 0
        assert "1\u202f001 parties au hasard" in result.output
        for words in ("1 001 parties au hasard", "par les Dominations", "place 2", "la plus courte", "graine 0"):
            assert words in prose(result)
        assert re.search(r"\d,\d\u00a0%", result.output)

    def test_tables_are_english_unless_another_language_is_named(self, monkeypatch: pytest.MonkeyPatch) -> None:
        languages = []
        fine = simulate.play_random

        def noted(rules: Rules, seed: int) -> tuple[tenages.Game, int]:
            languages.append(rules.language)
            return fine(rules, seed)

        monkeypatch.setattr(simulate, "play_random", noted)
        assert "partie au hasard" in tenages_says("simulate", "-n", "1", "-j", "1", LANG="fr_FR.UTF-8").output
        tenages_says("-l", "fr", "simulate", "-n", "1", "-j", "1")
        tenages_says("simulate", "-n", "1", "-j", "1", "-l", "en-iello")
        assert languages == ["en", "fr", "en"]

    def test_draws_are_counted(self, monkeypatch: pytest.MonkeyPatch) -> None:
        fine = simulate.play_random

        def one_drawn(rules: Rules, seed: int) -> tuple[tenages.Game, int]:
            return (drawn_game(), 1) if seed == 2 else fine(rules, seed)

        monkeypatch.setattr(simulate, "play_random", one_drawn)
        summary = simulate.simulate(4, Rules(2, "asmadi-1", False), processes=1)
        assert (summary.drawn, sum(summary.ends.values())) == (1, 4)
        arguments = ["simulate", "-n", "4", "-e", "asmadi-1", "-j", "1"]
        assert "nobody: a draw 1 25.0%" in prose(tenages_says(*arguments))
        assert "personne : match nul 1 25,0 %" in prose(tenages_says(*arguments, "-l", "fr"))

    def test_games_with_echoes(self) -> None:
        result = tenages_says("simulate", "-n", "6", "--players", "5", "--edition", "asmadi-1", "--echoes", "-j", "1")
        assert result.exit_code == 0
        assert "6 random games · Asmadi, first edition · with Echoes of the Past, American variant" in result.output
        two_rows = tenages_says("simulate", "-n", "2", "--edition", "asmadi-1", "--echoes", "--two-rows", "-j", "1")
        assert "with Echoes of the Past · 2 players" in two_rows.output

    def test_an_impossible_table_is_one_clear_line(self) -> None:
        result = tenages_says("simulate", "--players", "5", "--edition", "iello")
        assert result.exit_code == 1
        assert "5 players cannot play iello" in result.output

    def test_no_games_at_all_are_refused(self) -> None:
        assert "games must be at least 1, not 0" in tenages_says("simulate", "-n", "0").output

    def test_the_same_seed_gives_the_same_summary_over_any_number_of_processes(self) -> None:
        told: list[int] = []
        alone = simulate.simulate(12, seed=3, processes=1)
        together = simulate.simulate(12, seed=3, processes=2, progress=told.append)
        assert alone == together
        assert told[-1] == 12
        assert sum(alone.ends.values()) == 12

    def test_a_game_that_breaks_is_reported_with_its_seed_and_the_others_go_on(
        self, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        fine = simulate.play_random

        def broken(rules: Rules, seed: int) -> tuple[tenages.Game, int]:
            if seed == 5:
                raise ZeroDivisionError("a card is wrong")
            return fine(rules, seed)

        monkeypatch.setattr(simulate, "play_random", broken)
        summary = simulate.simulate(4, seed=3, processes=1)
        crashes = [(crash.seed, str(crash.error)) for crash in summary.crashes]
        assert crashes == [(5, "ZeroDivisionError: a card is wrong")]
        assert sum(summary.ends.values()) == 3
        result = tenages_says("simulate", "-n", "4", "--seed", "3", "-j", "1")
        assert result.exit_code == 1
        assert "seed 5: ZeroDivisionError: a card is wrong" in result.output


class TestTournament:
    @pytest.fixture(autouse=True)
    def folder(self, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
        """Everything is played in this process, and in a folder of its own."""
        monkeypatch.chdir(tmp_path)
        monkeypatch.setattr(tournament_command, "Processes", lambda number: Here())
        return tmp_path

    def test_says_who_won_how_often_against_whom_and_how(self) -> None:
        result = tenages_says("tournament", "random", "random", little("First"), "-n", "4", "--seed", "7")
        assert result.exit_code == 0
        lines = [line.split() for line in result.output.splitlines()]
        assert ["bot", "won", "95%", "rating", "games"] in lines
        assert ["won", "against", "1", "2", "3"] in lines
        assert ["3", "First", "0.0%", "0.0%", "–"] in lines
        for words in (
            "Asmadi, third edition · 2 players · seed 7",
            "12 games ·",
            "won by achievements",
            "illegal choices",
        ):
            assert words in prose(result)
        assert "each would win 50.0%" in prose(result)
        assert "broke off" not in result.output

    def test_in_french(self) -> None:
        result = tenages_says("tournament", "random", little("First"), "-n", "4", "-l", "fr")
        assert result.exit_code == 0
        lines = [line.split() for line in result.output.splitlines()]
        assert ["robot", "gagné", "95", "%", "cote", "parties"] in lines
        assert ["gagné", "par", "Dominations", "Influence", "une", "carte"] in lines
        assert "chacun gagnerait 50,0 %" in prose(result)

    @pytest.mark.parametrize("language", ["en", "fr"])
    @pytest.mark.parametrize("width", [60, 80, 120])
    def test_no_figure_is_cut_off_in_any_terminal(self, width: int, language: str) -> None:
        result = tenages_says("tournament", "random", "random", "random", "-n", "2", "-l", language, COLUMNS=str(width))
        assert max(map(len, result.stdout.splitlines())) <= width
        assert "…" not in result.output

    def test_at_a_bigger_table_games_are_rounded_up_and_that_is_said(self) -> None:
        result = tenages_says("tournament", "random", "random", "random", "-n", "4", "--players", "3", "--echoes")
        assert result.exit_code == 0
        assert "6 games for each pairing, so that every deal is played in all seats." in result.stderr
        assert "each would win 33.3%" in prose(result)
        assert "won against" not in result.output

    def test_teams(self) -> None:
        result = tenages_says("tournament", "random", little("First"), "-n", "2", "--players", "4", "--teams")
        assert result.exit_code == 0
        assert "two teams of two" in result.output

    def test_games_that_broke_off_are_reported_and_not_fatal(self) -> None:
        result = tenages_says("tournament", little("Cheater"), little("Moody"), "random", "-n", "6")
        assert result.exit_code == 1
        assert re.search(r"Games that broke off: (\d+), of which forfeited: \1", result.output)
        assert re.search(r"seed \d, (random, Moody|Moody, random): by Moody: ValueError: no idea", prose(result))
        assert "by Cheater: chose 'all your cards', which it was not offered" in prose(result)
        rows = {tuple(line.split()[1:2]): line.split() for line in result.output.splitlines() if " – " in line}
        assert int(rows[("Cheater",)][-2]) == int(rows[("Cheater",)][-1]) > 0
        assert rows[("random",)][-2:] == ["0", "0"]
        assert "won by achievements points a card forfeit" in prose(result)

    def test_without_forfeits_they_count_for_nobody(self) -> None:
        result = tenages_says("tournament", little("Moody"), "random", "-n", "6", "--no-forfeit")
        assert result.exit_code == 1
        assert re.search(r"Games that broke off: \d+$", result.output, re.MULTILINE)
        assert "forfeit" not in result.output

    def test_of_many_games_that_broke_off_some_are_named(self) -> None:
        result = tenages_says("tournament", little("Unborn"), little("First"), "-n", "14", "-l", "fr")
        assert result.exit_code == 1
        assert "Parties interrompues par une erreur : 14, dont perdues par forfait : 14" in prose(result)
        assert prose(result).count("par Unborn : BadBot : ") == 10
        assert prose(result).endswith("et 4 autres")

    def test_as_json_and_nothing_else_whatever_a_bot_prints(self, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setattr(tournament_command, "Processes", Processes)
        result = tenages_says("tournament", "random", little("Last"), "-n", "3", "--json", "-j", "1")
        told = json.loads(result.stdout)
        assert (told["games"], told["played"], told["seed"]) == (4, 4, 0)
        assert {row["name"] for row in told["entrants"]} == {"random", "Last"}
        assert told["against"]["random"]["Last"]["games"] == 4

    def test_json_knows_no_language(self, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setattr(Thinking, "add", lambda self, seconds: None)
        arguments = ["tournament", "random", little("First"), "-n", "2", "--json"]
        english, french = [tenages_says(*arguments, TENAGES_LANGUAGE=name).stdout for name in ("en", "fr")]
        assert json.loads(english)["rules"]["language"] == "en"
        assert english == french

    def test_draws_have_a_column_of_their_own_where_there_are_any(self) -> None:
        """Ann wins a game by a card and draws three: half a victory each, but no way to win."""
        words = words_of("en-asmadi")
        screen = io.StringIO()
        games = [won_by(0, 0, how="effect"), *[drawn(number) for number in (1, 2, 3)]]
        for narrow in (False, True):
            Screen(file=screen, width=100).print(tables(words, standings(*games), narrow=narrow))
        said = " ".join(screen.getvalue().replace("─", " ").split())
        assert "bot won 95% rating drawn games 1 Ann 62.5%" in said
        assert "bot won 95% rating drawn 1 Ann 62.5%" in said
        assert "won by achievements points a card" in said
        assert "1 Ann 0.0% 0.0% 100.0%" in said
        assert "2 Bob – – –" in said
        assert "and a draw in equal parts for all" in said
        without = io.StringIO()
        Screen(file=without, width=100).print(tables(words, standings(won_by(0, 0))))
        assert "drawn" not in without.getvalue()

    def test_who_stops_it_sees_the_table_so_far_and_goes_on_with_the_same_command(
        self, folder: Path, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        monkeypatch.setattr(tournament_command, "Processes", lambda number: Here(most=3))
        arguments = ["tournament", "random", little("First"), "-n", "8"]
        result = tenages_says(*arguments)
        assert result.exit_code == 130
        assert "3 games ·" in result.stdout
        (kept,) = folder.iterdir()
        assert "5 games are still to be played. To go on, say the same again" in prose(result)
        assert result.stderr.endswith(f"are in {kept.name}.\nStopped.\n")
        again = tenages_says(*arguments)
        assert again.exit_code == 130
        assert f"3 games were played already ({kept.name})." in again.stderr
        result = tenages_says(*arguments)
        assert result.exit_code == 0
        assert "6 games were played already" in result.stderr
        assert "8 games ·" in result.stdout
        # All is told, so nothing is left to keep.
        assert list(folder.iterdir()) == []

    def test_results_and_records_are_kept_where_one_wants_them(self, folder: Path) -> None:
        arguments = ["tournament", "random", little("First"), "-n", "2", "--results", "all.jsonl", "--records", "games"]
        first, second = tenages_says(*arguments), tenages_says(*arguments)
        assert first.exit_code == second.exit_code == 0
        assert "2 games were played already (all.jsonl)." in second.stderr
        told = tenages_says("replay", "games/000001-seed0-First-random.json")
        assert told.exit_code == 0
        assert "Random melds" in told.output
        other = tenages_says(*arguments, "--seed", "9")
        assert other.exit_code == 1
        assert other.stderr.startswith("Error: all.jsonl holds the results of another tournament: seed was 0 there")

    @pytest.mark.parametrize(
        ("arguments", "complaint"),
        [
            (["random"], "Error: a tournament takes two bots or more, not 1\n"),
            (["random", "clever"], "Error: there is no bot 'clever'"),
            (["random", "random", "-n", "0"], "Error: games must be at least 1, not 0\n"),
            (["random", "random", "--decision-limit", "0"], "Error: a bot needs more than 0 seconds for a decision\n"),
            (["random", "random", "--players", "9"], "Error: 9 players cannot play asmadi-3"),
            (["random", "random", "--results", "."], "Error: cannot write .: Is a directory\n"),
        ],
    )
    def test_mistakes_are_one_clear_line(self, folder: Path, arguments: list[str], complaint: str) -> None:
        result = tenages_says("tournament", *arguments)
        assert result.exit_code == 1
        assert result.stderr.startswith(complaint)
        assert result.output.count("\n") == 1
        assert list(folder.iterdir()) == []

    def test_a_cluster_is_told_where_it_is_and_how_many_it_may_use(self, monkeypatch: pytest.MonkeyPatch) -> None:
        asked = []

        def joined(address: str, number: int | None) -> Here:
            asked.append((address, number))
            return Here()

        monkeypatch.setattr(ray_cluster, "RayCluster", joined)
        for more in ([], ["-j", "5"]):
            assert tenages_says("tournament", "random", "random", "-n", "2", "--ray", "auto", *more).exit_code == 0
        assert asked == [("auto", None), ("auto", 5)]


class TestBench:
    @pytest.fixture
    def effort(self, monkeypatch: pytest.MonkeyPatch) -> Effort:
        monkeypatch.setattr(benchmark, "QUICK", TINY)
        return TINY

    @pytest.fixture
    def efforts(self, monkeypatch: pytest.MonkeyPatch) -> list[Effort]:
        """Nothing is measured, but what would have been is kept."""
        kept: list[Effort] = []

        def measured(effort: Effort, **_: object) -> benchmark.Report:
            kept.append(effort)
            return fabricated()

        monkeypatch.setattr(benchmark, "bench", measured)
        return kept

    def report(self, monkeypatch: pytest.MonkeyPatch, report: benchmark.Report, *arguments: str) -> Result:
        monkeypatch.setattr(benchmark, "bench", lambda effort, **_: report)
        return tenages_says("bench", *arguments)

    @pytest.mark.proof("the next one measures it all, too")
    def test_really_measures_and_says_it_in_a_table(self, effort: Effort) -> None:
        result = tenages_says("bench", "--quick")
        assert result.exit_code == 0
        for words in ("random games a second", "copy and choose in an effect", "Best of 1 run;", "uncompiled"):
            assert words in result.output

    def test_really_measures_and_says_it_as_json_and_nothing_else(self, effort: Effort) -> None:
        result = tenages_says("bench", "--quick", "--json", "--processes", "1")
        assert result.exit_code == 0
        data = json.loads(result.stdout)
        assert list(data["figures"]) == list(FIGURES)
        assert all(figure["uncompiled"] > 0 and figure["unit"] for figure in data["figures"].values())
        assert [line["processes"] for line in data["processes"]] == [1]

    def test_compiled_against_uncompiled(self, monkeypatch: pytest.MonkeyPatch) -> None:
        result = self.report(monkeypatch, fabricated(compiled=True, together=(100, 190)))
        lines = [line.split() for line in result.output.splitlines()]
        assert ["figure", "compiled", "uncompiled", "ratio"] in lines
        assert ["base,", "4", "players", "100", "25.0", "4.00x"] in lines
        assert ["view", "in", "an", "effect", "100", "200", "2.00x"] in lines
        assert ["2", "processes", "(ratio:", "to", "1", "process)", "190", "-", "1.90x"] in lines
        assert "this one plays 20 times as many" in prose(result)
        assert "no compiled build" not in result.output

    def test_without_a_compiled_build_that_is_said_and_how_to_make_one(self, monkeypatch: pytest.MonkeyPatch) -> None:
        result = self.report(monkeypatch, fabricated(compiled=False))
        lines = [line.split() for line in result.output.splitlines()]
        assert ["figure", "uncompiled"] in lines
        assert ["base,", "4", "players", "25.0"] in lines
        assert words_of().say("bench-not-compiled") in prose(result)
        assert "this one plays 5 times as many" in prose(result)

    def test_in_french(self, monkeypatch: pytest.MonkeyPatch) -> None:
        result = self.report(monkeypatch, fabricated(compiled=True, together=(100, 190)), "-l", "fr")
        lines = [line.split() for line in result.output.splitlines()]
        assert ["mesure", "compilé", "non", "compilé", "rapport"] in lines
        assert ["base,", "4", "joueurs", "100", "25,0", "4,00", "×"] in lines
        assert ["vue", "pendant", "un", "effet", "100", "200", "2,00", "×"] in lines
        assert "celui-ci en joue 20 fois plus" in prose(result)

    def test_json_knows_no_language(self, monkeypatch: pytest.MonkeyPatch) -> None:
        english, french = [self.report(monkeypatch, fabricated(), "--json", "-l", name).stdout for name in ("en", "fr")]
        assert english == french

    def test_how_it_scales_without_a_compiled_build(self, monkeypatch: pytest.MonkeyPatch) -> None:
        result = self.report(monkeypatch, fabricated(compiled=False, together=(20, 30)))
        lines = [line.split() for line in result.output.splitlines()]
        assert ["2", "processes", "(ratio:", "to", "1", "process)", "30.0", "1.50x"] in lines
        assert ["base,", "4", "players", "25.0", "-"] in lines

    @pytest.mark.parametrize(("language", "twice"), [("en", "2.00x"), ("fr", "2,00\u00a0×")])
    @pytest.mark.parametrize("width", [60, 80, 120])
    def test_no_figure_is_cut_off_in_any_terminal(
        self, monkeypatch: pytest.MonkeyPatch, width: int, language: str, twice: str
    ) -> None:
        monkeypatch.setattr(benchmark, "bench", lambda effort, **_: fabricated(together=(100, 190)))
        result = tenages_says("bench", "-l", language, COLUMNS=str(width))
        assert max(map(len, result.output.splitlines())) <= width
        assert "…" not in result.output
        assert result.output.count(twice) == 14

    def test_the_last_line_says_with_which_extras_the_other_figures_come(self, monkeypatch: pytest.MonkeyPatch) -> None:
        report = fabricated(compiled=True)
        for figure in FIGURES:
            if figure.endswith("openspiel"):
                del report.best[figure]
        assert prose(self.report(monkeypatch, report)).endswith('pip install "tenages[envs,openspiel]"')

    def test_how_much_is_measured(self, efforts: list[Effort]) -> None:
        for arguments in ([], ["--quick"], ["--runs", "9"], ["--quick", "--runs", "3"]):
            assert tenages_says("bench", *arguments).exit_code == 0
        usual, quick = benchmark.USUAL, benchmark.QUICK
        assert efforts == [usual, quick, usual._replace(runs=9), quick._replace(runs=3)]

    @pytest.mark.parametrize(
        ("arguments", "complaint"),
        [
            (["--runs", "0"], "Error: runs must be at least 1, not 0\n"),
            (["--processes", "-1", "--json"], "Error: processes must be at least 1, not -1\n"),
        ],
    )
    def test_mistakes_are_one_clear_line(self, arguments: list[str], complaint: str) -> None:
        result = tenages_says("bench", *arguments)
        assert result.exit_code == 1
        assert result.stderr == complaint
        assert result.stdout == ""

    def test_it_can_be_stopped(self, monkeypatch: pytest.MonkeyPatch) -> None:
        def stopped(effort: Effort, **_: object) -> benchmark.Report:
            raise KeyboardInterrupt

        monkeypatch.setattr(benchmark, "bench", stopped)
        result = tenages_says("bench", "--json")
        assert (result.exit_code, result.stdout, result.stderr) == (130, "", "Stopped.\n")


class TestBots:
    def test_a_bot_is_found_by_name_and_plays_the_same_from_the_same_seed(self) -> None:
        chosen = []
        for _ in range(2):
            game = tenages.new_game(2, seed=1)
            bot = bots.named("random", 4)
            while game.decision is not None:
                game.choose(bot.decide(game.view(game.decision.player), game.decision))
            chosen.append(game.choices)
        assert chosen[0] == chosen[1]

    def test_an_unknown_bot_is_an_error_that_names_the_known_ones(self) -> None:
        with pytest.raises(TenAgesError, match="there are random"):
            bots.named("clever")


class TestPerft:
    def test_counts_each_option_and_all_of_them(self) -> None:
        result = tenages_says("perft", "--depth", "2", "--seed", "1")
        *options, total = result.output.splitlines()
        game = tenages.new_game(seed=1)
        assert game.decision is not None
        assert options == [f"{option.notation}: 2" for option in game.decision.options]
        assert total == f"4 ways from position {game.digest()}, depth 2"

    def test_of_a_saved_game_after_some_choices(self, saved: Path) -> None:
        result = tenages_says("perft", str(saved), "--until", "0", "--depth", "1", "-l", "fr")
        assert "2 façons depuis la position" in result.output

    def test_a_game_that_is_over_has_one_way(self, saved: Path) -> None:
        assert tenages_says("perft", str(saved)).output.startswith("1 way from position")

    def test_looks_ahead_at_least_one_choice(self) -> None:
        result = tenages_says("perft", "--depth", "0")
        assert result.exit_code == 1
        assert "--depth must be at least 1, not 0" in prose(result)
