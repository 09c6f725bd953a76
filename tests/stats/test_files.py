"""From saved games to tables: which files count, what is said of the others, and what is written."""

from __future__ import annotations

import json
import sys
from pathlib import Path
from random import Random

import polars
import pytest
from polars.testing import assert_frame_equal

import tenages
from tenages import TenAgesError
from tenages.stats.deeds import DEEDS
from tenages.stats.files import records_in, stats_of
from tenages.stats.frames import SCHEMAS, frames, write_csv, write_parquet
from tenages.stats.totals import Stats
from tenages.version import ENGINE_VERSION
from tests.stats.saved import played, save, won_by_ann
from tests.support.command_line import prose, tenages_says
from tests.support.randomly import play_on
from tests.support.story import drawn_game

GAMES = 60


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Games in folders within folders: of two bots, of three nameless players with Echoes, and one made by hand."""
    top = tmp_path_factory.mktemp("games")
    within = top / "with" / "echoes"
    within.mkdir(parents=True)
    for seed in range(GAMES // 2):
        save(top, f"two-{seed:02}", played(seed), names=["cautious", "bold"] if seed % 2 else ["bold", "cautious"])
    for seed in range(GAMES // 2 - 1):
        save(within, f"three-{seed:02}", played(seed, 3, expansions=("echoes",)))
    save(within, "by-hand", won_by_ann().game)
    return top


@pytest.fixture(scope="module")
def found(folder: Path) -> Stats:
    return stats_of([folder], processes=1)


class TestFiles:
    def test_folders_are_searched_and_every_file_counts_once(self, folder: Path) -> None:
        one = folder / "two-00.json"
        files = records_in([one, folder, folder / "with", one])
        assert len(files) == GAMES
        assert files == sorted(files)

    def test_the_processes_do_not_matter(self, folder: Path, found: Stats) -> None:
        told: list[tuple[int, int]] = []
        in_two = stats_of([folder], processes=2, progress=lambda done, total: told.append((done, total)))
        assert told[-1] == (GAMES, GAMES)
        assert len(told) > 1
        for name, frame in frames(found).items():
            assert_frame_equal(frames(in_two)[name], frame)

    def test_what_is_no_record_is_put_aside_with_the_reason(self, tmp_path: Path) -> None:
        game = played(1)
        save(tmp_path, "fine", game)
        save(tmp_path, "other-engine", game, engine=ENGINE_VERSION + 1)
        save(tmp_path, "changed", game, seed=2)
        save(tmp_path, "misnamed", game, names=["only one"])
        (tmp_path / "cut-off.json").write_text(game.record()[:500], encoding="utf-8")
        (tmp_path / "foreign.json").write_text('{"name": "something else"}', encoding="utf-8")
        (tmp_path / "binary.json").write_bytes(b"\xff\xfe\x00")
        (tmp_path / "notes.txt").write_text("not looked at", encoding="utf-8")
        save(tmp_path, "unfinished", play_on(tenages.new_game(seed=1), Random(1), 9))
        stats = stats_of([tmp_path], processes=1)
        assert len(stats.games) == 1
        assert stats.unfinished == 1
        reasons = {Path(skipped.file).stem: skipped.error.key for skipped in stats.skipped}
        assert reasons == {
            "other-engine": "other-version",
            "changed": "damaged-choice",
            "misnamed": "damaged-names",
            "cut-off": "not-json",
            "foreign": "not-a-record",
            "binary": "unreadable",
        }

    def test_without_a_game_that_is_over_there_is_nothing_to_tell(self, tmp_path: Path) -> None:
        with pytest.raises(TenAgesError, match="there are no records"):
            stats_of([tmp_path])
        save(tmp_path, "unfinished", play_on(tenages.new_game(seed=1), Random(1), 9))
        with pytest.raises(TenAgesError, match="the only game is not over"):
            stats_of([tmp_path])
        foreign = tmp_path / "foreign.json"
        foreign.write_text("{}", encoding="utf-8")
        with pytest.raises(TenAgesError, match=r"left out: 1, not over: 1; .*foreign.json: this is no record"):
            stats_of([tmp_path])

    def test_a_path_that_does_not_exist_is_a_mistake(self, tmp_path: Path) -> None:
        with pytest.raises(TenAgesError, match=r"cannot read .*nowhere: No such file"):
            stats_of([tmp_path / "nowhere"])

    def test_bots_are_counted_by_name(self, found: Stats) -> None:
        assert {name: tally.players for name, tally in found.bots.items()} == {"bold": 30, "cautious": 30}
        assert sum([tally.rate for tally in found.bots.values()]) == pytest.approx(1)


class TestTables:
    def test_csv_reads_back_the_same(self, found: Stats, tmp_path: Path) -> None:
        files = write_csv(found, tmp_path / "new" / "folder")
        assert [file.name for file in files] == [f"{name}.csv" for name in SCHEMAS]
        for file in files:
            frame = frames(found)[file.stem]
            assert_frame_equal(polars.read_csv(file, schema=frame.schema), frame)

    def test_parquet_reads_back_the_same(self, found: Stats, tmp_path: Path) -> None:
        for file in write_parquet(found, tmp_path):
            assert_frame_equal(polars.read_parquet(file), frames(found)[file.stem])

    def test_every_card_has_a_row_for_every_deed(self, found: Stats) -> None:
        cards = frames(found)["cards"]
        assert len(cards) == 210 * len(DEEDS)
        assert set(cards["card"]) == {card.slug for card in tenages.CARDS}
        echoes = cards.filter(polars.col("set") == "echoes")
        assert set(echoes["games"]) == {GAMES // 2 - 1}

    def test_rates_lie_within_their_intervals(self, found: Stats) -> None:
        for name in ("cards", "specials", "order", "bots"):
            known = frames(found)[name].drop_nulls("win_rate")
            assert len(known)
            assert known.select((polars.col("low") <= polars.col("win_rate")).all()).item()
            assert known.select((polars.col("win_rate") <= polars.col("high")).all()).item()

    def test_ends_add_up_to_all_games(self, found: Stats) -> None:
        ends = frames(found)["ends"]
        assert ends["games"].sum() == GAMES
        assert ends["share"].sum() == pytest.approx(1)
        assert ends.filter(polars.col("card").is_not_null())["how"].unique().to_list() == ["effect"]

    def test_games_and_turns_tell_of_each_game(self, found: Stats) -> None:
        made = frames(found)
        games, turns = made["games"], made["turns"]
        assert len(games) == GAMES
        by_hand = games.filter(polars.col("from_position")).row(0, named=True)
        assert (by_hand["winners"], by_hand["turns"], by_hand["how"], by_hand["bots"]) == ("0", 1, "achievements", None)
        of_it = turns.filter(polars.col("game") == by_hand["game"])
        assert of_it.rows() == [
            (by_hand["game"], turn, seat, score, owned)
            for turn, seat, score, owned in ((0, 0, 5, 5), (0, 1, 7, 0), (1, 0, 5, 6), (1, 1, 7, 0))
        ]
        assert games.filter(polars.col("players") == 2)["bots"].drop_nulls().unique().sort().to_list() == [
            "bold|cautious",
            "cautious|bold",
        ]
        assert len(turns) == games.select(((polars.col("turns") + 1) * polars.col("players")).sum()).item()

    def test_a_draw_has_no_winners(self, tmp_path: Path) -> None:
        save(tmp_path, "draw", drawn_game())
        save(tmp_path, "won", won_by_ann().game)
        made = frames(stats_of([tmp_path]))
        assert made["games"]["winners"].to_list() == [None, "0"]
        assert made["ends"].select("how", "games", "drawn").rows() == [("achievements", 1, 0), ("points", 1, 1)]
        assert made["order"]["wins"].to_list() == [1.5, 0.5]

    def test_a_seed_beyond_all_numbers_is_kept(self, tmp_path: Path) -> None:
        save(tmp_path, "game", played(10**30))
        assert frames(stats_of([tmp_path]))["games"]["seed"].to_list() == [str(10**30)]

    def test_the_columns_are_documented(self) -> None:
        page = (Path(__file__).parents[2] / "docs" / "statistics.md").read_text(encoding="utf-8")
        for name, columns in SCHEMAS.items():
            assert f"`{name}`" in page
            for column in columns:
                assert f"`{column}`" in page, f"{name}: {column}"
        for deed in DEEDS:
            assert f"`{deed}`" in page, deed


class TestCommand:
    def test_tables_in_the_terminal(self, folder: Path) -> None:
        result = tenages_says("stats", str(folder), "-j", "1", "-n", "3")
        assert result.exit_code == 0
        said = prose(result)
        assert "60 games of Innovation" in said
        assert "Asmadi, third edition · with Echoes of the Past · 3 players" in said
        assert "bold and cautious" in said
        assert "1 of them did not start with a deal" in said
        for words in ("winning cards", "losing cards", "Monument", "by achievements", "median", "first of 2"):
            assert words in said

    def test_tables_in_french(self, folder: Path) -> None:
        said = prose(tenages_says("stats", str(folder), "-j", "1", "-l", "fr"))
        for words in ("60 parties d’Innovation", "cartes gagnantes", "Technologies", "premier sur 2", "victoires"):
            assert words in said

    def test_luck_stands_beside_every_rate_where_it_is_not_the_same_for_all(self, folder: Path) -> None:
        assert "by luck" in tenages_says("stats", str(folder), "-j", "1").output
        assert "by luck" not in tenages_says("stats", str(folder / "with" / "echoes" / "three-00.json")).output

    def test_draws_are_part_of_those_that_ended_by_points(self, tmp_path: Path) -> None:
        save(tmp_path, "won", won_by_ann().game)
        assert "a draw 1" not in prose(tenages_says("stats", str(tmp_path), COLUMNS="60"))
        save(tmp_path, "draw", drawn_game())
        # On a narrow screen the tables are one below the other.
        english = prose(tenages_says("stats", str(tmp_path), COLUMNS="60"))
        assert "by points 1 50.0% a draw 1 50.0% by a card 0 0.0%" in english
        assert "and a draw in equal parts for all" in english
        french = prose(tenages_says("stats", str(tmp_path), "-l", "fr", COLUMNS="60"))
        assert "par l’Influence 1 50,0 % match nul 1 50,0 % par une carte 0 0,0 %" in french
        assert "un match nul à parts égales pour tous" in french

    def test_a_bot_is_called_as_its_record_says(self, tmp_path: Path) -> None:
        save(tmp_path, "game", played(1), names=["[/red]", "[bold]two[/]"])
        result = tenages_says("stats", str(tmp_path))
        assert result.exit_code == 0
        assert "[/red]" in result.output
        assert "[bold]two[/]" in result.output

    def test_few_games_are_too_few_to_rank_cards(self, folder: Path) -> None:
        said = prose(tenages_says("stats", str(folder / "two-00.json")))
        assert "too few games to say which cards win" in said
        assert "1 game of Innovation" in said

    def test_what_was_left_out_is_told_first_and_of_many_the_first_few(self, tmp_path: Path) -> None:
        save(tmp_path, "fine", played(1))
        for number in range(8):
            (tmp_path / f"foreign-{number}.json").write_text("[]", encoding="utf-8")
        result = tenages_says("stats", str(tmp_path))
        assert result.exit_code == 0
        lines = result.output.splitlines()
        assert lines[0] == "8 files were left out:"
        assert lines[1].endswith('foreign-0.json: this is no record: a record begins with "format": "tenages-record"')
        assert lines[6] == "  and 3 more"

    def test_everything_is_written_where_one_says(self, folder: Path, tmp_path: Path) -> None:
        html, csv, parquet = tmp_path / "poster.html", tmp_path / "csv", tmp_path / "parquet"
        one = str(folder / "two-01.json")
        result = tenages_says("stats", one, "--html", str(html), "--csv", str(csv), "--parquet", str(parquet))
        assert result.exit_code == 0
        assert html.read_text(encoding="utf-8").startswith("<!doctype html>")
        assert {file.stem for file in csv.iterdir()} == {file.stem for file in parquet.iterdir()} == set(SCHEMAS)
        for path in (html, csv / "cards.csv", parquet / "lead.parquet"):
            assert f"Written: {path}" in result.output

    def test_mistakes_are_one_clear_line(self, folder: Path, tmp_path: Path) -> None:
        one = str(folder / "two-00.json")
        in_the_way = tmp_path / "file"
        in_the_way.touch()
        for arguments, complaint in (
            (["nowhere"], "Error: cannot read nowhere: No such file or directory\n"),
            ([str(tmp_path)], "Error: there are no records: no file was named, and the folders hold no *.json\n"),
            ([one, "-n", "0"], "Error: --cards must be at least 1, not 0\n"),
            ([one, "-j", "0"], "Error: processes must be at least 1, not 0\n"),
            ([one, "--html", str(tmp_path)], f"Error: cannot write {tmp_path}: Is a directory\n"),
        ):
            result = tenages_says("stats", *arguments)
            assert result.exit_code == 1
            assert result.output.endswith(complaint)
        result = tenages_says("stats", one, "--csv", str(in_the_way))
        assert (result.exit_code, f"Error: cannot write {in_the_way}" in result.output) == (1, True)

    @pytest.mark.parametrize(
        ("option", "library"), [("--csv", "polars"), ("--html", "matplotlib"), ("--html", "jinja2")]
    )
    def test_who_lacks_an_extra_reads_which_one_at_once_and_has_the_tables_without_it(
        self, folder: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, option: str, library: str
    ) -> None:
        for name in [library, *[name for name in sys.modules if name.partition(".")[0] == library]]:
            monkeypatch.setitem(sys.modules, name, None)
        one = str(folder / "two-00.json")
        result = tenages_says("stats", one, option, str(tmp_path / "new"))
        assert result.exit_code == 1
        assert result.output == (
            f'Error: this needs {library}, which is not installed; it comes with: pip install "tenages[stats]"\n'
        )
        assert "how they ended" in tenages_says("stats", one).output

    def test_help_has_an_example_in_both_languages(self) -> None:
        for language, example in (("en", "For example: tenages stats games/"), ("fr", "Par exemple : tenages stats")):
            said = prose(tenages_says("stats", "--help", "-l", language))
            assert example in said
            assert "cli-" not in said


def test_a_record_with_names_is_still_a_record(folder: Path) -> None:
    text = (folder / "two-00.json").read_text(encoding="utf-8")
    assert json.loads(text)["names"] == ["bold", "cautious"]
    assert tenages.replay(text).over
