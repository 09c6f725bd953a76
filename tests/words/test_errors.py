"""Error messages: in every language they say what was wrong and what would have been right."""

from __future__ import annotations

import ast
import json
import pickle
import re
import subprocess
import sys
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from functools import cache
from multiprocessing import get_context
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

import pytest

import tenages
import tenages.networks.onnx_network
import tenages.server.running  # its errors are checked too
from tenages.bench.workers import Worker
from tenages.bots.registry import named
from tenages.rules.errors import Phrase, TenAgesError, UnknownCard, joined
from tenages.rules.setup import Rules
from tenages.tournament import simulate
from tenages.words.catalogue import FOLDER, LAYERS, words_of
from tenages.words.errors import explained
from tests.support.randomly import play_on
from tests.support.story import drawn_game

SOURCE = Path(__file__).parent.parent.parent / "src" / "tenages"
NBSP = "\u00a0"

BOTS = "random, greedy, planner, mcts, policy, novice, adept, expert, champion, master"


def mistake(act: Callable[[], object]) -> TenAgesError:
    """The error that an action raises."""
    with pytest.raises(TenAgesError) as caught:
        act()
    return caught.value


def text_of(error: TenAgesError, catalogue: str) -> str:
    """The text of an error in a catalogue, with no-break spaces replaced by ordinary ones."""
    return explained(words_of(catalogue), error).replace(NBSP, " ")


def damaged(**changes: Any) -> str:
    """A saved game with changed values."""
    saved = json.loads(play_on(tenages.new_game(seed=1), Random(1), 6).record())
    return json.dumps({**saved, **changes})


class TestLanguages:
    @pytest.mark.parametrize(
        ("act", "asmadi", "iello", "french"),
        [
            (
                lambda: tenages.position({"hand": ["Oars"], "score": ["Oars"]}, {}),
                "Oars cannot be in the score pile of player 0: it is in the hand of player 0 already",
                "Oars cannot be in the Influence of player 0: it is in the hand of player 0 already",
                "Oars ne peut pas être dans l’Influence du joueur 0 : cette carte est déjà dans la Main du joueur 0",
            ),
            (
                lambda: tenages.position({}, {}, piles={1: ["Oars"]}, only={2: ["Oars"]}),
                "Oars cannot be in the supply pile of age 2: it is in the supply pile of age 1 already",
                "Oars cannot be in the draw pile of Period 2: it is in the draw pile of Period 1 already",
                "Oars ne peut pas être dans la pioche de la Période 2 : "
                "cette carte est déjà dans la pioche de la Période 1",
            ),
            (
                lambda: tenages.position({"board": {"red": ["Tools"]}}, {}),
                "Tools is blue and cannot lie in a red pile",
                "Tools is blue and cannot lie in a red pile",
                "Tools est une carte bleue et ne peut pas être dans une pile rouge",
            ),
            (
                lambda: tenages.position({"achievements": [1, 1]}, {}),
                "the achievement of age 1 is claimed twice",
                "the Domination of Period 1 is dominated twice",
                "la Période 1 est dominée deux fois",
            ),
            (
                lambda: tenages.position({"forecast": ["Oars"]}, {}),
                "player 0 cannot have a forecast: only Echoes of the Past has forecasts",
                "player 0 cannot have Projects: only Echoes of the Past has Projects",
                "le joueur 0 ne peut pas avoir de Projets : seule l’extension Échos a des Projets",
            ),
            (
                lambda: tenages.new_game(1),
                "1 players cannot play asmadi-3; it takes 2 to 5",
                "1 players cannot play asmadi-3; it takes 2 to 5",
                "on ne peut pas jouer à 1 avec asmadi-3 ; il faut de 2 à 5 joueurs",
            ),
            (
                lambda: named("deep"),
                "there is no bot 'deep'; there are " + BOTS,
                "there is no bot 'deep'; there are " + BOTS,
                "il n’y a pas de robot 'deep' ; il y a " + BOTS,
            ),
            (
                lambda: simulate.simulate(0),
                "games must be at least 1, not 0",
                "games must be at least 1, not 0",
                "il faut au moins 1 partie, et non 0",
            ),
        ],
    )
    def test_the_same_mistake_is_explained_in_each_catalogue(
        self, act: Callable[[], object], asmadi: str, iello: str, french: str
    ) -> None:
        error = mistake(act)
        assert text_of(error, "en-asmadi") == asmadi
        assert text_of(error, "en-iello") == iello
        assert text_of(error, "fr-iello") == french

    def test_without_a_chosen_language_errors_are_in_asmadis_english(self) -> None:
        error = mistake(lambda: tenages.position({"achievements": [1, 1]}, {}))
        assert str(error) == "the achievement of age 1 is claimed twice"

    def test_similar_titles_are_suggested(self) -> None:
        error = mistake(lambda: tenages.find_card("Sail"))
        assert text_of(error, "en-asmadi") == "there is no card 'Sail'; did you mean Sailing or Email or A.I.?"
        assert (
            text_of(error, "fr-iello") == "il n’y a pas de carte 'Sail' ; vouliez-vous dire Sailing ou Email ou A.I. ?"
        )
        assert str(mistake(lambda: tenages.find_card("xyzzy"))) == "there is no card 'xyzzy'"

    def test_an_edition_without_teams_names_the_editions_with_teams(self) -> None:
        error = mistake(lambda: tenages.new_game(4, edition="iello", teams=True))
        assert str(error) == "iello has no rules for teams; asmadi-1 and asmadi-3 have"
        assert text_of(error, "fr-iello").endswith("; asmadi-1 et asmadi-3 en ont")

    def test_a_choice_after_the_end_says_how_the_game_ended(self) -> None:
        game = play_on(tenages.new_game(seed=3), Random(3))
        assert game.outcome is not None
        error = mistake(lambda: game.choose(tenages.option_named("draw")))
        assert str(error) == f"the game is over ({game.outcome}); no choice can be made"
        ways = {"achievements": "par les Dominations", "points": "aux points d’Influence", "effect": "par un Dogme"}
        assert ways[game.outcome.how] in text_of(error, "fr-iello")

    def test_a_choice_after_a_draw_says_that_it_was_one(self) -> None:
        game = drawn_game()
        error = mistake(lambda: game.choose(tenages.option_named("draw")))
        assert str(error) == f"the game is over ({game.outcome}); no choice can be made"
        assert text_of(error, "fr-iello") == "la partie est finie (match nul) ; il n’y a plus rien à choisir"

    @pytest.mark.parametrize("catalogue", LAYERS)
    def test_a_huge_number_is_shown_as_it_was_given(self, catalogue: str) -> None:
        assert f"{10**40}" in text_of(mistake(lambda: tenages.new_game(10**40)), catalogue)


class TestNestedErrors:
    def test_the_reason_is_in_the_same_language(self) -> None:
        error = mistake(lambda: tenages.replay(damaged(players=9)))
        assert str(error) == (
            "the record is damaged: its game cannot be set up: 9 players cannot play asmadi-3; it takes 2 to 5"
        )
        assert text_of(error, "fr-iello") == (
            "la sauvegarde est abîmée : sa partie ne peut pas être mise en place : "
            "on ne peut pas jouer à 9 avec asmadi-3 ; il faut de 2 à 5 joueurs"
        )

    def test_the_reason_for_an_impossible_choice_is_in_the_same_language(self) -> None:
        error = mistake(lambda: tenages.replay(damaged(choices=["fly away"])))
        assert text_of(error, "en-iello").startswith(
            "the record is damaged: choice 1 of 1: there is no option 'fly away';"
        )
        assert text_of(error, "fr-iello").startswith(
            "la sauvegarde est abîmée : choix 1 sur 1 : il n’y a pas d’option 'fly away' ;"
        )

    def test_an_aborted_game_says_why(self, monkeypatch: pytest.MonkeyPatch) -> None:
        def broken(rules: Rules, seed: int) -> Any:
            return tenages.find_card("xyzzy") if seed else 1 / 0

        monkeypatch.setattr(simulate, "play_random", broken)
        first, second = simulate.simulate(2, seed=0, processes=1).crashes
        assert str(first.error) == "ZeroDivisionError: division by zero"
        assert text_of(second.error, "fr-iello") == "UnknownCard : il n’y a pas de carte 'xyzzy'"

    def test_an_endless_game_is_reported_as_endless(self, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setattr(simulate, "play_random", lambda *_: (tenages.new_game(seed=1), 1000))
        (crash,) = simulate.simulate(1, processes=1).crashes
        assert re.fullmatch(r"the game did not end within [\d,]+ decisions", str(crash.error))
        assert text_of(crash.error, "fr-iello").startswith("la partie n’a pas pris fin en ")

    def test_a_process_without_output_is_reported_with_its_exit_code(self, tmp_path: Path) -> None:
        program = tmp_path / "program.py"
        program.write_text("raise SystemExit(3)", "utf-8")
        error = mistake(lambda: Worker(SOURCE.parent, uncompiled=True, program=program).__enter__())
        assert str(error) == "a measuring process broke off: exit code 3"
        assert text_of(error, "fr-iello") == "un processus de mesure s’est interrompu : code de sortie 3"


class TestPickling:
    @pytest.mark.parametrize(
        "act",
        [
            lambda: tenages.find_card("Sail"),
            lambda: tenages.replay(damaged(players=9)),
            lambda: tenages.position({"hand": ["Oars", "Oars"]}, {}),
        ],
    )
    def test_a_pickled_error_has_the_same_text(self, act: Callable[[], object]) -> None:
        error = mistake(act)
        again = pickle.loads(pickle.dumps(error))
        assert type(again) is type(error)
        for catalogue in LAYERS:
            assert text_of(again, catalogue) == text_of(error, catalogue)

    def test_an_error_returns_from_another_process(self) -> None:
        with ProcessPoolExecutor(1, mp_context=get_context("spawn")) as pool:
            error = pool.submit(tenages.find_card, "Poterry").exception()
        assert isinstance(error, UnknownCard)
        assert str(error) == "there is no card 'Poterry'; did you mean Pottery?"

    def test_the_catalogues_are_not_loaded_without_an_error(self) -> None:
        program = (
            "import sys, tenages; tenages.new_game(seed=1); print([name for name in sys.modules if 'fluent' in name])"
        )
        assert subprocess.run([sys.executable, "-c", program], capture_output=True, text=True).stdout == "[]\n"


# --- every error has a message, every message has an error -----------------------------------------------------------


class MessageUse(NamedTuple):
    """A use of a message in the source: its key, and the names of its values."""

    key: str
    values: list[str]


def kinds(kind: type[TenAgesError] = TenAgesError) -> set[str]:
    return {kind.__name__}.union(*[kinds(special) for special in kind.__subclasses__()])


def message_used_by(call: ast.Call, errors: set[str]) -> MessageUse | None:
    name = getattr(call.func, "id", getattr(call.func, "attr", ""))
    if name in errors:
        assert isinstance(call.args[0], ast.Constant), f"an error without a key: {ast.unparse(call)}"
        return MessageUse(f"error-{ast.literal_eval(call.args[0])}", [str(given.arg) for given in call.keywords])
    if name == Phrase.__name__:
        key, values = call.args
        assert isinstance(values, ast.Dict)
        return MessageUse(ast.literal_eval(key), [ast.literal_eval(name) for name in values.keys if name is not None])
    if name == joined.__name__:
        return MessageUse(ast.literal_eval(call.args[0]), ["before", "last"])
    return None


@cache
def all_message_uses() -> list[MessageUse]:
    paths = [path for path in sorted(SOURCE.rglob("*.py")) if path != SOURCE / "rules" / "errors.py"]
    nodes = [node for path in paths for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))]
    errors = kinds()
    uses = [message_used_by(node, errors) for node in nodes if isinstance(node, ast.Call)]
    return [use for use in uses if use is not None]


@pytest.mark.parametrize("catalogue", LAYERS)
def test_every_error_has_a_message(catalogue: str) -> None:
    for use in all_message_uses():
        assert words_of(catalogue).say(use.key, **dict.fromkeys(use.values, "something")), use


@pytest.mark.parametrize("catalogue", LAYERS)
def test_every_error_message_is_used(catalogue: str) -> None:
    files = [file for layer in LAYERS[catalogue] for file in (FOLDER / layer).rglob("*.ftl")]
    text = "\n".join([file.read_text(encoding="utf-8") for file in files])
    messages = set(re.findall(r"^(error-[\w-]+) =", text, re.MULTILINE))
    within_others = set(re.findall(r"\{ (error-[\w-]+) \}", text))
    assert messages == within_others | {use.key for use in all_message_uses() if use.key.startswith("error-")}
