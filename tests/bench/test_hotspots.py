"""Where the time goes: reading what valgrind says."""

from __future__ import annotations

from pathlib import Path

import pytest

from benchmarks.hotspots import Spot, main, spots

SAID = """\
Ir
1,000,000 (100.0%)  PROGRAM TOTALS
1,000,000 (100.0%)  ???:CPyPy_playout___play_out [/somewhere/x__mypyc.so]
  990,000 (99.00%)  ???:CPyDef_playout___play_out [/somewhere/x__mypyc.so]
  400,000 (40.00%)  ./Modules/gcmodule.c:gc_collect_main [/somewhere/libpython.so]
  300,000 (30.00%)  ???:CPyDef_verbs___return_all_Mover_gen_____mypyc_generator_helper__ [/somewhere/x__mypyc.so]
   90,000 ( 9.00%)  ???:CPyDef_play___Play____go_on [/somewhere/x__mypyc.so]
   80,000 ( 8.00%)  ./Modules/gcmodule.c:gc_collect_main'2 [/somewhere/libpython.so]
   70,000 ( 7.00%)  ???:CPyDef_events_____mypyc__Event_setup [/somewhere/x__mypyc.so]
   60,000 ( 6.00%)  ./Objects/obmalloc.c:_PyObject_Malloc [/somewhere/libpython.so]
"""


def test_parts_of_the_engine_are_named_as_in_the_source_and_the_hottest_comes_first() -> None:
    assert spots(SAID) == [
        Spot("playout.play_out", 990_000),
        Spot("the garbage collector", 400_000),
        Spot("verbs.return_all_Mover", 300_000),
        Spot("play.Play._go_on", 90_000),
    ]


def test_without_a_compiled_engine_there_is_nothing_to_look_at(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("shutil.which", lambda name: name)
    assert main(["--engine", str(tmp_path)]) == 2
    assert "holds no compiled engine" in capsys.readouterr().out


def test_without_valgrind_it_says_how_to_get_it(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("shutil.which", lambda name: None)
    assert main([]) == 2
    assert "apt-get install valgrind" in capsys.readouterr().out
