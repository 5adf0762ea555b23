# Everything from a clean clone: `make play` to play, `make test` to check.
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
JOBS ?= 2
# With three on two cores pages wait for each other: 373 s instead of 243.
BROWSERS ?= 2
# Many checks start Python anew: what was compiled once is kept, even where a machine says otherwise.
export PYTHONDONTWRITEBYTECODE :=

.PHONY: play play-terminal client native test lint types imports unit web-tests browser \
	test-postgres schema screenshots golden bench load clean

# To play -------------------------------------------------------------------------------------

play: client
	@$(BIN)/legendarium serve

play-terminal: native
	@$(BIN)/legendarium play

# The client for browsers, built into the package unless it is there and still right; and what the
# bots at its tables think with.
client: $(VENV)/.playable native
	@$(BIN)/python web/build.py

# What `master` looks ahead with, compiled unless it is there and still right. Without a C++ compiler
# it says so, and goes on: the bot is slower then.
native: $(VENV)/.playable
	@$(BIN)/python -m legendarium.bots.tashkalar.native.build

# To check ------------------------------------------------------------------------------------

NPM := $(BIN)/python web/node.py

# With the client built, its packages are there: nothing is installed twice at once.
test: $(VENV)/.ready client
	@$(MAKE) --no-print-directory -j $(JOBS) lint types imports
	@$(MAKE) --no-print-directory unit web-tests browser

lint: $(VENV)/.ready
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(NPM) run --silent lint

types: $(VENV)/.ready
	$(BIN)/mypy
	$(NPM) run --silent check

imports: $(VENV)/.ready
	$(BIN)/lint-imports

unit: $(VENV)/.ready client
	$(BIN)/pytest -n $(JOBS) --dist worksteal --ignore tests/browser

web-tests: $(VENV)/.ready
	$(NPM) run --silent test

browser: $(VENV)/.ready client
	$(BIN)/python scripts/chromium.py $(BIN)/pytest -n $(BROWSERS) --dist worksteal tests/browser

# The tests of the server once more, on a PostgreSQL of their own.
test-postgres: $(VENV)/.ready client
	$(BIN)/python scripts/postgres.py $(BIN)/pytest -n $(JOBS) tests/server

# To make again -------------------------------------------------------------------------------

# The schema that the client is typed from: read the difference before you commit it.
schema: $(VENV)/.playable
	$(BIN)/legendarium openapi > web/openapi.json.new
	mv web/openapi.json.new web/openapi.json

# The pictures of the README.
screenshots: $(VENV)/.ready client
	LEGENDARIUM_PICTURES=docs/images $(BIN)/python scripts/chromium.py $(BIN)/pytest tests/browser -m pictures

# The golden files: read the difference before you commit it.
golden: $(VENV)/.ready
	$(BIN)/python tests/golden/make.py

bench: $(VENV)/.ready
	$(BIN)/legendarium bench

load: $(VENV)/.ready
	$(BIN)/python benchmarks/load

clean:
	rm -rf $(VENV) .mypy_cache .ruff_cache .pytest_cache .hypothesis .import_linter_cache
	rm -rf web/node_modules web/src/api/schema.d.ts src/legendarium/server/client
	cd src/legendarium/bots/tashkalar/native && rm -rf native.so native.built .building-*

# To set up -----------------------------------------------------------------------------------

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
