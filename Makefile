# Everything from a clean clone: `make play` to play, `make test` to check.
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
JOBS ?= 2

.PHONY: play test lint types imports unit golden bench clean

play: $(VENV)/.playable
	@$(BIN)/legendarium play

test: lint types imports unit

lint: $(VENV)/.ready
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .

types: $(VENV)/.ready
	$(BIN)/mypy

imports: $(VENV)/.ready
	$(BIN)/lint-imports

unit: $(VENV)/.ready
	$(BIN)/pytest -n $(JOBS)

# Make the golden files again: read the difference before you commit it.
golden: $(VENV)/.ready
	$(BIN)/python tests/golden/make.py

bench: $(VENV)/.ready
	$(BIN)/legendarium bench

clean:
	rm -rf $(VENV) .mypy_cache .ruff_cache .pytest_cache .hypothesis

# What is needed to play.
$(VENV)/.playable: pyproject.toml
	@$(PYTHON) -c 'import sys; sys.exit("Legendarium needs Python 3.11 or newer.") if sys.version_info < (3, 11) else None'
	@echo "Setting up Legendarium in $(VENV): this takes a moment, and only the first time."
	@$(PYTHON) -m venv $(VENV)
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check --editable .
	@touch $@

# What the checks need beside it.
$(VENV)/.ready: $(VENV)/.playable
	@echo "Setting up the checks in $(VENV): this takes about a minute, and only the first time."
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check --editable '.[dev]'
	@touch $@
