# Ten Ages: `make play` opens the table, `make test` checks everything. Both set up all they need on the first run.

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
PIP := $(BIN)/python -m pip --quiet --disable-pip-version-check
# A package is installed only if its file is one of those that were locked. Python compiles what is imported, which is
# a small part of all modules.
INSTALL_LOCKED := $(PIP) install --no-compile --require-hashes -r
AT_ONCE := auto
# Random cases change every day; SEED=20261118 repeats those of a day. SHUFFLE=1 runs the tests in a random order, and
# SHUFFLE=2 in another one.
SEED := $(or $(SEED),$(TENAGES_SEED),$(shell date +%Y%m%d))
# Several processes run tests: if each computed with several threads, too, they would only wait for each other.
PYTEST = TENAGES_SEED=$(SEED) OMP_NUM_THREADS=1 $(BIN)/python -m pytest -n $(AT_ONCE) --dist loadfile --no-loadscope-reorder \
	$(if $(SHUFFLE),-p randomly -p no:cacheprovider --randomly-seed=$(SHUFFLE))
# Without its bytecode, each of the hundreds of processes that the tests start would compile all that it imports.
unexport PYTHONDONTWRITEBYTECODE

# The compiled engine is built outside the source folder, and the source runs unless PYTHONPATH names the compiled one.
# The name of its stamp contains a checksum of everything it is built from: if the stamp exists, the build is current.
# The tests take a build that is 5 percent slower and compiles in two thirds of the time, unless there is the usual one.
COMPILED := build/compiled
SUM := $(shell find src/tenages -type f -not -path '*/__pycache__/*' | LC_ALL=C sort | \
	xargs cksum hatch_build.py pyproject.toml locks/compile.txt | cksum | cut -d ' ' -f 1)
STAMP := $(COMPILED)/of-$(SUM)
QUICK_STAMP := $(STAMP)-quick
TEST_STAMP := $(or $(wildcard $(STAMP)),$(QUICK_STAMP))
IS_COMPILED := [ $(TEST_STAMP) -nt $(VENV)/pip.ready ]
WITH_COMPILED := PYTHONPATH="$(CURDIR)/$(COMPILED)"

# The page. Node is the installed one, if that is new enough, or else the one in a Python package.
WITH_NODE := PATH="$(CURDIR)/$(BIN):$$PATH"
HAS_NODE := ( $(WITH_NODE); command -v npm && node -e \
	'const [a, b] = process.versions.node.split("."); process.exit(a > 22 || (a == 22 && b >= 12) || (a == 20 && b >= 19) ? 0 : 1)' \
	) >/dev/null 2>&1

# The sources of the page; the folders too, since they change when a file is removed.
PAGE := web/dist/index.html
PAGE_SOURCES := web/index.html web/vite.config.ts $(shell find web/public web/src src/tenages/words/catalogues)

# Every test runs on the compiled engine, if there is a compiler. These run on the uncompiled one as well: golden games,
# counted positions, and what a compiled module could do otherwise than its source, without what is mostly random games.
# "make proof" runs SOURCE there: all that is about what is compiled.
ON_BOTH := tests/rules tests/sight tests/records tests/encoding tests/bots \
	--ignore=tests/rules/test_properties.py --ignore=tests/rules/test_changes.py \
	--ignore=tests/sight/test_secrets.py --ignore=tests/sight/test_sampling.py --ignore=tests/sight/test_idle.py \
	--ignore=tests/sight/test_going_on.py \
	--ignore=tests/records/test_origins.py --ignore=tests/records/test_position_texts.py \
	--deselect=tests/records/test_perft.py::test_every_table_is_counted_from_every_moment \
	--ignore=tests/encoding/test_secrets.py --ignore=tests/encoding/test_fast_observation.py \
	--ignore=tests/encoding/test_observation.py \
	--ignore=tests/bots/test_playing.py --ignore=tests/bots/test_comments.py --ignore=tests/bots/test_lines.py \
	--ignore=tests/bots/test_policy.py --ignore=tests/bots/test_levels.py --ignore=tests/bots/test_master.py \
	--ignore=tests/bots/test_documented_bot.py \
	tests/envs/test_game_batch.py \
	tests/server/test_board_messages.py tests/server/test_step_messages.py tests/server/test_view_messages.py \
	--deselect=tests/server/test_step_messages.py::test_all_changes_together_lead_to_what_is_sent_whole \
	--deselect=tests/server/test_step_messages.py::test_no_byte_of_any_step_depends_on_hidden_cards \
	--deselect=tests/server/test_view_messages.py::test_every_option_is_a_button_and_its_target_is_on_the_table \
	--deselect=tests/server/test_view_messages.py::test_the_log_sent_in_parts_is_the_same_as_at_once \
	tests/test_bad_input.py tests/test_front_door.py tests/test_build.py::TestWhichBuildRuns
SOURCE := tests/rules tests/cards tests/examples tests/sight tests/records tests/encoding tests/bots \
	tests/envs/test_game_batch.py tests/envs/test_vector.py \
	tests/server/test_board_messages.py tests/server/test_step_messages.py tests/server/test_view_messages.py \
	tests/server/test_log_pages.py tests/test_bad_input.py tests/test_front_door.py
# PyTorch, if the environment requires it: the types of the code that learns are checked against its own.
REQUIRED_TORCH := $(if $(filter-out 0,$(TENAGES_REQUIRE_TORCH)),$(VENV)/torch.ready)
# Without the many random games.
QUICK := tests/rules tests/cards tests/examples tests/project --ignore=tests/rules/test_properties.py

APT := DEBIAN_FRONTEND=noninteractive apt-get -qq -o Dpkg::Use-Pty=0

.PHONY: play serve terminal page wire compile quick test test-uncompiled test-web test-compiled test-source browser postgres node \
	torch format lint lint-web types proof soak mutants bench load chaos scale strength ratings master truth lock pin-images clean help

help:
	@echo "make play      open the table in the browser"
	@echo "make terminal  play a game in the terminal"
	@echo "make serve     open the table for others; ARGS='--host 0.0.0.0' and the like (see docs/server.md)"
	@echo "make page      build the page for the browser"
	@echo "make compile   compile the engine, which makes it several times as fast (takes about 2 minutes)"
	@echo "make quick     lint, types, and the tests of rules, cards and worked examples, in under a minute"
	@echo "make test      lint, types and all tests: of the engine, the page, and in a browser (SHUFFLE=1: in random order;"
	@echo "               SEED=20261118: with the random cases of that day)"
	@echo "make test-uncompiled TESTS=tests/rules"
	@echo "               some tests on the source; SHUFFLE and SEED work here, too"
	@echo "make wire      the page's types for what the server sends, after a change of that"
	@echo "make proof     what takes too long for make test: permutations, killed servers, fuzzing, mutants, a soak"
	@echo "make torch     install PyTorch, so that make test checks learning as well"
	@echo "make format    lay out the source as lint wants it"
	@echo "make soak      20,000 random games over all editions and numbers of players; N=1000000 for another number"
	@echo "make mutants   400 small changes of the engine, each of which a test must notice; N=all, FILES=src/tenages/sight"
	@echo "make bench     how fast the engine is"
	@echo "make load      how many tables the server carries; ARGS='--workers 3' with several processes"
	@echo "make chaos     300 kills of servers and the database while people play (N=50); nothing may be lost"
	@echo "make scale     what 100,000 people at once would take, from measured costs"
	@echo "make strength  how strong the bots are, each against the one below it (hours; SHARE=0.1 for a tenth of the games)"
	@echo "make master    the matches of the master in docs/bots.md (nine hours; SHARE=0.1 for a tenth of the games)"
	@echo "make ratings   the levels on one scale, for page, terminal and docs (an hour; SHARE=0.1 for a tenth of the games)"
	@echo "make truth     whether the analysis tells the truth: its chances and its advice (an hour; N=20 for fewer games)"
	@echo "make lock      renew the locked versions of what we depend on; make pin-images those of the container images"
	@echo "make clean     remove what these commands made"
	@echo
	@echo "one test:      $(BIN)/python -m pytest tests/rules/test_dogma.py -k shar"

# A first game does not wait for the compiler.
play: ARGS := --open
play: serve

serve: $(VENV)/play.ready $(PAGE)
	@if $(IS_COMPILED); then $(WITH_COMPILED) $(BIN)/tenages serve $(ARGS); \
	else echo 'This is the uncompiled engine; "make compile" makes it several times as fast.'; $(BIN)/tenages serve $(ARGS); fi

terminal: $(VENV)/play.ready
	@if $(IS_COMPILED); then $(WITH_COMPILED) $(BIN)/tenages play; \
	else echo 'This is the uncompiled engine; "make compile" makes it several times as fast.'; $(BIN)/tenages play; fi

page: $(PAGE)

$(PAGE): $(PAGE_SOURCES) web/node_modules/.ready
	@echo "Building the page ..."
	@cd web && $(WITH_NODE) npm run --silent build
	@touch $@

compile: $(STAMP)
	@echo "The compiled engine is ready: make play, make bench."

quick: $(VENV)/test.ready
	@$(MAKE) --no-print-directory -j 3 lint types test-uncompiled TESTS='$(QUICK)'

# Several things at a time, since most of them use a single core or wait. The compiler takes longest, so it begins as soon
# as its tools are there, while the tools of the tests are still being installed; everything else has a lower priority.
test:
	@$(MAKE) --no-print-directory -j 2 $(VENV)/compile.ready $(PAGE)
	@if why=$$($(BIN)/python hatch_build.py 2>&1); then \
		$(MAKE) --no-print-directory -j 5 $(TEST_STAMP) browser postgres lint types test-web test-uncompiled test-compiled \
			TESTS='$(ON_BOTH)' GIVE_WAY='nice -n 5 env' BYTECODE=$(VENV)/bytecode.ready; \
	elif [ "$${TENAGES_REQUIRE_COMPILED:-0}" = 0 ]; then \
		$(MAKE) --no-print-directory browser postgres lint types test-web test-uncompiled && \
		echo "SKIPPED: all tests on the compiled engine, since $$why."; \
	else echo "FAILED: the compiled engine cannot be tested, since $$why."; exit 1; fi
	@$(HAS_TORCH) || echo "SKIPPED: the tests of learning, since PyTorch is not installed; \"make torch\" installs it."

# All tests, or those that TESTS names. Only all of them need the page.
test-uncompiled: $(VENV)/test.ready $(BYTECODE) $(REQUIRED_TORCH) $(if $(TESTS),,$(PAGE))
	@PYTHONPATH= TENAGES_EXPECT=uncompiled $(GIVE_WAY) $(PYTEST) $(TESTS)

# In a new folder, compiling all modules of the tests to bytecode takes 10 seconds. Without this, each worker would do it
# by itself at the same time as the others. What cannot be imported is reported by the tests themselves.
$(VENV)/bytecode.ready: $(VENV)/test.ready
	@PYTHONPATH= $(GIVE_WAY) $(BIN)/python -m pytest --collect-only >/dev/null 2>&1 || true
	@touch $@

# The page formats texts exactly as Python does and has the types that the server sends. Only problems are shown.
test-web: $(PAGE) $(VENV)/test.ready
	@echo "The browser's side ..."
	@PYTHONPATH= $(BIN)/python -m tests.words.renderings build/renderings.json
	@PYTHONPATH= $(BIN)/python -m tenages.server.schema build/openapi.json
	@cd web && $(WITH_NODE) npm run --silent wire -- --check >/dev/null 2>&1 || \
		{ echo 'FAILED: the page has other types than the server; "make wire" renews them.'; exit 1; }
	@cd web && $(WITH_NODE) && output=$$($(GIVE_WAY) npm run --silent types 2>&1) || { echo "$$output"; exit 1; }
	@cd web && $(WITH_NODE) $(GIVE_WAY) npm run --silent test

# The page's types for everything exchanged with the server.
wire: web/node_modules/.ready $(VENV)/play.ready
	@mkdir -p build
	@PYTHONPATH= $(BIN)/python -m tenages.server.schema build/openapi.json
	@cd web && $(WITH_NODE) npm run --silent wire

# Many of these tests only wait for servers and browsers, so two more run at a time than there are cores.
test-compiled: AT_ONCE = $(shell $(PYTHON) -c 'import os; print((os.cpu_count() or 1) + 2)')
test-compiled: $(TEST_STAMP) $(VENV)/test.ready $(BYTECODE) $(REQUIRED_TORCH) $(PAGE) | browser postgres
	@echo "All tests on the compiled engine ..."
	@$(WITH_COMPILED) TENAGES_UNCOMPILED= TENAGES_EXPECT=compiled $(PYTEST)

# Chromium for the tests in the browser: installed if permissions allow; otherwise the tests report that it is missing.
# Without windows and menus, which nobody sees in a test, Chromium has a fifth less to do.
HAS_BROWSER := ( command -v chromium-headless-shell || command -v chromium || command -v chromium-browser || \
	command -v google-chrome ) >/dev/null
browser:
	@$(HAS_BROWSER) || [ "$$(id -u)" != 0 ] || ! command -v apt-get >/dev/null || \
		{ echo "Installing Chromium for the tests in the browser (once) ..."; \
		{ $(APT) update || true; } && for package in chromium-headless-shell chromium; do \
			$(APT) -o DPkg::Lock::Timeout=300 install -y --no-install-recommends $$package >/dev/null 2>&1 && break; done; } || true
	@$(HAS_BROWSER) || { echo "There is no Chromium for the tests in the browser; on Debian: apt-get install chromium"; \
		[ "$${TENAGES_REQUIRE_BROWSER:-0}" = 0 ]; }

# PostgreSQL for the tests of several servers, likewise. After the browser: apt-get does one thing at a time.
postgres: $(VENV)/test.ready | browser
	@$(BIN)/python -m tests.support.postgres

# The page's source too, if there is a Node.
lint: $(VENV)/test.ready
	@$(BIN)/ruff check --quiet .
	@$(BIN)/ruff format --quiet --check .
	@if $(HAS_NODE); then $(MAKE) --no-print-directory lint-web; else echo "SKIPPED: lint of web/, since there is no Node."; fi

lint-web: web/node_modules/.ready
	@cd web && $(WITH_NODE) npm run --silent lint

format: $(VENV)/test.ready web/node_modules/.ready
	@$(BIN)/ruff check --quiet --fix .
	@$(BIN)/ruff format --quiet .
	@$(BIN)/python -m tests.support.markdown
	@cd web && $(WITH_NODE) npm run --silent format

types: $(VENV)/test.ready $(REQUIRED_TORCH)
	@$(GIVE_WAY) $(BIN)/mypy

# PyTorch is in no lock file: each system has its own builds of the same version. On Linux, pip takes the one with NVIDIA's
# libraries, several gigabytes, unless it is told where smaller ones are.
TORCH := torch==2.13.0
HAS_TORCH := $(BIN)/python -c 'import torch' 2>/dev/null
torch: $(VENV)/torch.ready

$(VENV)/torch.ready: $(VENV)/test.ready
	@$(HAS_TORCH) || { echo "Installing PyTorch for the tests of learning (once) ..."; $(PIP) install --no-compile $(TORCH); }
	@touch $@

# All parts, or ARGS='--only soak mutants'; ARGS=--help names them.
proof:
	@$(MAKE) --no-print-directory $(VENV)/test.ready $(PAGE) browser postgres $(STAMP)
	@TENAGES_SEED=$(SEED) $(BIN)/python -m tests.proof $(ARGS)

test-source: $(VENV)/test.ready
	@$(MAKE) --no-print-directory test-uncompiled TESTS='$(SOURCE)'

soak: $(VENV)/test.ready
	@$(if $(shell $(IS_COMPILED) && echo yes),$(WITH_COMPILED)) $(BIN)/python -m tests.soak $(N) --seed $(SEED)

# On the source: compiled functions cannot be changed. SEED=2 is another sample; WORKERS=1 is kinder to the machine.
mutants: $(VENV)/test.ready
	@PYTHONPATH= TENAGES_EXPECT=uncompiled TENAGES_SEED=$(SEED) $(BIN)/python -m tests.mutants $(if $(N),--number $(N)) \
		--seed $(SEED) $(if $(WORKERS),--workers $(WORKERS)) $(ARGS) $(FILES)

SHARE ?= 1
strength: $(STAMP) $(VENV)/test.ready
	@$(WITH_COMPILED) $(BIN)/python -m benchmarks.strength --share $(SHARE)

ratings: $(STAMP) $(VENV)/test.ready
	@$(WITH_COMPILED) $(BIN)/python -m benchmarks.ratings --share $(SHARE)

master: $(STAMP) $(VENV)/test.ready
	@$(WITH_COMPILED) $(BIN)/python -m benchmarks.one_against_others --share $(SHARE)

truth: $(STAMP) $(VENV)/test.ready
	@$(WITH_COMPILED) $(BIN)/python -m benchmarks.analysis_truth calibration $(if $(N),--games $(N))
	@$(WITH_COMPILED) $(BIN)/python -m benchmarks.analysis_truth advice $(if $(N),--games $(N))
	@$(WITH_COMPILED) $(BIN)/python -m benchmarks.analysis_truth show

bench: $(STAMP)
	@$(WITH_COMPILED) $(BIN)/python -m tenages bench

load: $(STAMP) $(VENV)/test.ready
	@$(WITH_COMPILED) $(BIN)/python -m benchmarks.load $(ARGS)

chaos: $(STAMP) $(VENV)/test.ready
	@$(WITH_COMPILED) $(BIN)/python -m tests.support.chaos $(N) --seed $(SEED)

scale: $(VENV)/test.ready
	@$(BIN)/python -m benchmarks.scale $(ARGS)

# Built from the sdist, as for everyone else, except for the page, which is taken from the tree. The old build stays
# until the new one is complete.
$(QUICK_STAMP): export TENAGES_OPT_LEVEL := 1
$(STAMP) $(QUICK_STAMP): $(VENV)/pip.ready | $(VENV)/compile.ready
	@$(BIN)/python hatch_build.py
	@echo "Compiling the engine (about 2 minutes, and only when the source has changed) ..."
	@rm -rf build/new
	@HATCH_QUIET=1 $(BIN)/python -m hatchling build --target sdist --directory build/new
	@TENAGES_REQUIRE_COMPILED=1 TENAGES_WITHOUT_PAGE=1 $(PIP) install --no-deps --no-build-isolation --no-cache-dir \
		--target build/new/compiled build/new/tenages-*.tar.gz
	@touch build/new/compiled/$(@F)
	@rm -rf $(COMPILED)
	@mv build/new/compiled $(COMPILED)
	@rm -rf build/new

$(VENV)/pip.ready:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || \
		{ echo "Ten Ages needs Python 3.11 or later; name one with: make PYTHON=python3.12 ..."; exit 1; }
	@echo "Setting up in $(VENV) (once) ..."
	@$(PYTHON) -m venv $(VENV) || \
		{ echo "Python's venv is missing; on Debian and Ubuntu: apt-get install python3-venv"; rm -rf $(VENV); exit 1; }
	@touch $@

$(VENV)/play.ready: $(VENV)/pip.ready pyproject.toml locks/play.txt
	@$(INSTALL_LOCKED) locks/play.txt
	@$(PIP) install --no-deps --no-build-isolation --editable .
	@touch $@

$(VENV)/compile.ready: $(VENV)/play.ready locks/compile.txt
	@$(INSTALL_LOCKED) locks/compile.txt
	@touch $@

$(VENV)/test.ready: $(VENV)/play.ready locks/test.txt
	@$(INSTALL_LOCKED) locks/test.txt
	@touch $@

# Only a Node from a Python package needs .venv; the machine's own does not wait for it.
node: $(if $(shell $(HAS_NODE) && echo yes),,$(VENV)/play.ready)
	@$(HAS_NODE) || $(INSTALL_LOCKED) locks/node.txt >/dev/null 2>&1 || true
	@$(HAS_NODE) || { echo "The browser's side needs Node 20.19, 22.12 or later, with npm: https://nodejs.org/en/download"; \
		echo "\"make terminal\" plays without it."; exit 1; }

web/node_modules/.ready: web/package.json web/package-lock.json web/.npmrc | node
	@cd web && $(WITH_NODE) npm ci --loglevel=error >/dev/null
	@touch $@

# Versions for every platform and every Python from 3.11 on, with the hashes of all their files.
LOCK := $(BIN)/uv pip compile --quiet --universal --upgrade --generate-hashes --python-version 3.11 --no-header \
	--no-emit-index-url

lock: $(VENV)/test.ready
	@$(PIP) install uv
	@$(LOCK) --extra server pyproject.toml locks/build.in -o locks/play.txt
	@$(LOCK) locks/build.in locks/compile.in -o locks/compile.txt
	@$(LOCK) --extra test pyproject.toml locks/build.in locks/compile.in -o locks/test.txt
	@$(LOCK) --extra server pyproject.toml locks/serve.in -o locks/serve.txt
	@$(LOCK) locks/elsewhere.in -o locks/elsewhere.txt
	@$(LOCK) locks/node.in -o locks/node.txt

# Needs the registry of the images; without it, nothing changes.
pin-images: $(VENV)/play.ready
	@$(BIN)/python -m tests.support.images Containerfile compose.yaml

clean:
	rm -rf $(VENV) build dist web/node_modules web/dist .mypy_cache .ruff_cache .pytest_cache .hypothesis
