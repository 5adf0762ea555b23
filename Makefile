# Everything from a clean clone: `make play` to play, `make test` to check.
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
JOBS ?= 2

.PHONY: play test lint types imports unit golden bench clean

play: $(VENV)/.ready
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

$(VENV)/.ready: pyproject.toml
	$(PYTHON) -c 'import sys; sys.exit("Legendarium needs Python 3.11 or newer.") if sys.version_info < (3, 11) else None'
	$(PYTHON) -m venv $(VENV)
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --editable '.[dev]'
	@touch $@
