"""The configuration of a training run: what can be set, and what is said about mistakes."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

from tenages.learning.settings import TrainingSettings, changes, check_resumed, read_settings, settings_of
from tenages.networks.tables import name_of
from tenages.rules.errors import TenAgesError
from tenages.rules.setup import Rules
from tenages.words.catalogue import words_of
from tenages.words.errors import explained

READY = sorted((Path(__file__).parents[2] / "examples" / "train").glob("*.toml"))


def written(folder: Path, text: str) -> Path:
    path = folder / "mine.toml"
    path.write_text(text, encoding="utf-8")
    return path


class TestAConfigurationFile:
    def test_sets_what_it_names_and_leaves_the_rest_as_usual(self, tmp_path: Path) -> None:
        settings = read_settings(written(tmp_path, 'width = 64\nrate = 1\nexpansions = ["echoes"]\n'))
        assert (settings.width, settings.rate, settings.expansions) == (64, 1.0, ("echoes",))
        assert settings.blocks == TrainingSettings().blocks

    def test_that_a_run_wrote_says_the_same_again(self, tmp_path: Path) -> None:
        settings = settings_of({"expansions": ["echoes"], "rate": 1e-5, "ray": "auto", "match_bots": []})
        assert read_settings(written(tmp_path, settings.as_toml())) == settings

    @pytest.mark.parametrize("path", READY, ids=lambda path: path.stem)
    def test_that_comes_with_tenages_is_valid(self, path: Path) -> None:
        assert read_settings(path).decisions >= 1_000_000

    def test_there_are_ready_ones_for_a_laptop_and_for_a_big_machine(self) -> None:
        assert [path.stem for path in READY] == ["base", "echoes", "laptop", "many"]

    def test_the_one_for_the_base_set_names_and_explains_every_setting(self) -> None:
        text = READY[0].read_text(encoding="utf-8")
        for name in TrainingSettings().as_dict():
            assert re.search(rf"^{name} = ", text, re.MULTILINE), name

    def test_what_the_one_for_the_base_set_says_about_values_left_out_is_so(self) -> None:
        usual = TrainingSettings().as_dict()
        for line in READY[0].read_text(encoding="utf-8").splitlines():
            name = line.partition(" = ")[0]
            if name in usual and "if left out" not in line:
                assert getattr(read_settings(READY[0]), name) == usual[name], name


class TestTables:
    def test_one_is_named_by_its_players_and_expansions(self) -> None:
        settings = settings_of({"players": 3, "expansions": ["echoes"]})
        assert [name_of(rules) for rules in settings.table_rules] == ["3 echoes"]

    def test_several_take_its_place_and_the_network_is_for_the_largest_with_everything(self) -> None:
        settings = settings_of({"tables": ["3", "4 teams echoes", "4"], "edition": "asmadi-1"})
        assert settings.table_rules == (
            Rules(3, "asmadi-1"),
            Rules(4, "asmadi-1", teams=True, expansions=("echoes",)),
            Rules(4, "asmadi-1"),
        )
        assert (settings.most_players, settings.all_expansions) == (4, ("echoes",))

    def test_a_run_from_before_there_were_several_has_its_one_table(self) -> None:
        settings = settings_of({"players": 2, "edition": "asmadi-3", "expansions": ["echoes"]})
        assert settings.table_rules == (Rules(2, expansions=("echoes",)),)


class TestAMistake:
    @pytest.mark.parametrize(
        ("named", "said"),
        [
            ({"widht": 64}, "there is no setting 'widht'; there is width"),
            ({"xyzzy": 1}, "there is no setting 'xyzzy'; there is players, edition"),
            ({"width": "64"}, "the setting 'width' is a whole number, not '64'"),
            ({"width": 64.5}, "the setting 'width' is a whole number, not 64.5"),
            ({"width": True}, "the setting 'width' is a whole number, not True"),
            ({"rate": "fast"}, "the setting 'rate' is a number, not 'fast'"),
            ({"rate": float("nan")}, "the setting 'rate' is a number, not nan"),
            ({"edition": 3}, "the setting 'edition' is a text in quotes, not 3"),
            ({"match_bots": "greedy"}, "the setting 'match_bots' is a list of texts in brackets, not 'greedy'"),
            ({"match_bots": [1]}, "the setting 'match_bots' is a list of texts in brackets, not [1]"),
            ({"league_share": 1.5}, "the setting 'league_share' is from 0 to 1, not 1.5"),
            ({"decisions": 0}, "the setting 'decisions' is 1 or more, not 0"),
            ({"players": 6}, "('players', 'edition', 'expansions', 'tables'): 6 players"),
            ({"tables": ["many"]}, "is named by its number of players, then what is special, such as"),
            ({"tables": [""]}, "such as \"4 teams echoes\", not ''"),
            ({"tables": ["3 teams"]}, "'tables'): "),
            ({"tables": ["3 cities"]}, "'tables'): there is no expansion 'cities'"),
            ({"tables": "3"}, "the setting 'tables' is a list of texts in brackets, not '3'"),
            ({"device": "tpu"}, "the setting 'device' is one of auto, cpu, cuda, not 'tpu'"),
            ({"expansions": ["cities"]}, "'tables'): there is no expansion 'cities'"),
            ({"edition": "first"}, "'tables'): there is no edition 'first'"),
            ({"match_bots": ["greedier"]}, "('match_bots'): there is no bot 'greedier'"),
            ({"games": 8, "steps": 8, "minibatch": 65}, "'minibatch' is 65, but a round has only 64 decisions"),
        ],
    )
    def test_is_named_in_words(self, named: dict[str, Any], said: str) -> None:
        with pytest.raises(TenAgesError, match=re.escape(said)):
            settings_of(named)

    def test_in_the_file_itself_is_told_with_its_line(self, tmp_path: Path) -> None:
        with pytest.raises(TenAgesError, match=r"mine\.toml is not TOML: .*line 2"):
            read_settings(written(tmp_path, "width = 64\nblocks 4\n"))

    def test_is_named_in_french_too(self) -> None:
        with pytest.raises(TenAgesError) as caught:
            settings_of({"width": "64"})
        assert explained(words_of("fr-iello"), caught.value) == "le réglage 'width' est un nombre entier, et non '64'"


class TestARunThatGoesOn:
    def test_may_have_more_games_and_other_rates(self) -> None:
        before, now = settings_of({"rate": 0.1}), settings_of({"rate": 0.2, "games": 512})
        check_resumed(before, now, Path("runs/mine"))
        assert changes(before, now) == {"rate": (0.1, 0.2), "games": (4096, 512)}

    @pytest.mark.parametrize(
        "named",
        [{"width": 64}, {"blocks": 2}, {"expansions": ["echoes"]}, {"edition": "iello"}, {"tables": ["3"]}],
    )
    def test_cannot_have_another_network_or_another_table(self, named: dict[str, Any]) -> None:
        said = f"the setting '{next(iter(named))}' cannot change in a run: in runs/mine it is"
        with pytest.raises(TenAgesError, match=re.escape(said)):
            check_resumed(settings_of({}), settings_of(named), Path("runs/mine"))
