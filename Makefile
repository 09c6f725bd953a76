# Ten Ages: `make play` starts a game, `make test` checks everything. Both set up all they need on the first run.

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin

.PHONY: play test lint types soak bench lock clean help

help:
	@echo "make play    play a game in the terminal"
	@echo "make test    lint, types and all tests"
	@echo "make soak    20,000 random games over all editions and numbers of players"
	@echo "make bench   how fast the engine is"
	@echo "make lock    renew the locked versions of what we depend on"
	@echo "make clean   remove what these commands made"

play: $(VENV)/play.ready
	@$(BIN)/tenages play

test: lint types
	@$(BIN)/python -m pytest -n auto --dist worksteal

lint: $(VENV)/test.ready
	@$(BIN)/ruff check .
	@$(BIN)/ruff format --check .

types: $(VENV)/test.ready
	@$(BIN)/mypy

soak: $(VENV)/test.ready
	@$(BIN)/python -m tests.soak

bench: $(VENV)/play.ready
	@$(BIN)/python benchmarks/engine.py

$(VENV)/pip.ready:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || \
		{ echo "Ten Ages needs Python 3.11 or later; name one with: make PYTHON=python3.12 ..."; exit 1; }
	@echo "Setting up in $(VENV) (once) ..."
	@$(PYTHON) -m venv $(VENV) || \
		{ echo "Python's venv is missing; on Debian and Ubuntu: apt-get install python3-venv"; rm -rf $(VENV); exit 1; }
	@touch $@

$(VENV)/play.ready: $(VENV)/pip.ready pyproject.toml locks/play.txt
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check -r locks/play.txt
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check --no-deps --no-build-isolation --editable .
	@touch $@

$(VENV)/test.ready: $(VENV)/play.ready locks/test.txt
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check -r locks/test.txt
	@touch $@

# Versions for every platform and every Python from 3.11 on.
lock: $(VENV)/test.ready
	@$(BIN)/python -m pip install --quiet uv
	@$(BIN)/uv pip compile --quiet --universal --upgrade --python-version 3.11 --no-header --no-emit-index-url \
		pyproject.toml locks/build.in -o locks/play.txt
	@$(BIN)/uv pip compile --quiet --universal --upgrade --python-version 3.11 --no-header --no-emit-index-url \
		--extra test pyproject.toml locks/build.in -o locks/test.txt

clean:
	rm -rf $(VENV) build dist .mypy_cache .ruff_cache .pytest_cache .hypothesis
