# Everything from a clean clone: `make play` to play, `make check` or `make test` to check.
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
JOBS ?= 2
# With three on two cores pages wait for each other: 373 s instead of 243.
BROWSERS ?= 2
# Many checks start Python anew: what was compiled once is kept, even where a machine says otherwise.
export PYTHONDONTWRITEBYTECODE :=

.PHONY: play play-terminal client native check test soak release-check sanitize lint lint-python lint-client types \
	types-python types-client imports fast unit timing repeated web-tests browser test-postgres \
	schema icons screenshots golden bench load lock clean

# To play -------------------------------------------------------------------------------------

play: client
	@$(BIN)/legendarium serve

play-terminal: native
	@$(BIN)/legendarium play

# The client for browsers, built into the package unless it is there and still right; and what the
# bots at its tables think with.
client: $(VENV)/.playable native
	@$(BIN)/python web/build.py

# What `master` looks ahead with, compiled into the cache folder of the user unless it is there.
# Without a C++ compiler it says so, and goes on: the bot is slower then.
native: $(VENV)/.playable
	@$(BIN)/python -m legendarium.bots.tashkalar.native.build

# To check ------------------------------------------------------------------------------------

NPM := $(BIN)/python web/node.py

SMALL := lint-python lint-client types-python types-client imports web-tests

# Three tiers, see docs/testing.md. Every part runs, whatever fails, and a summary stands at the end.
# With the client built, its packages are there: nothing is installed twice at once.

# For every save: all but the slow tests.
check: $(VENV)/.ready client
	@$(BIN)/python scripts/checks.py $(SMALL) fast

# Before a merge: everything.
test: $(VENV)/.ready client
	@$(BIN)/python scripts/checks.py $(SMALL) unit browser

# Now and then, by hand: everything that is repeated, many times more often; and what is timed.
soak: $(VENV)/.ready client
	@$(BIN)/python scripts/checks.py timing repeated

# Before a release: what may be missing from day to day, such as a translation.
release-check: $(VENV)/.ready
	$(BIN)/pytest -n 0 --release -m release --ignore tests/browser

# By hand, after a change of the C++: its tests once more, with a library that watches itself.
sanitize: $(VENV)/.ready
	$(BIN)/python scripts/sanitize.py $(BIN)/pytest -n 0 -m "not timing" tests/bots/tashkalar/native

lint: lint-python lint-client

lint-python: $(VENV)/.ready
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .

lint-client: $(VENV)/.ready
	$(NPM) run --silent lint

types: types-python types-client

types-python: $(VENV)/.ready
	$(BIN)/mypy
	$(BIN)/mypy tests/conftest.py
	$(BIN)/mypy tests/bots/tashkalar/conftest.py

types-client: $(VENV)/.ready
	$(NPM) run --silent check

imports: $(VENV)/.ready
	$(BIN)/lint-imports

PYTEST := $(BIN)/pytest -n $(JOBS) --dist worksteal --ignore tests/browser

fast: $(VENV)/.ready
	$(PYTEST) -m "not slow and not timing"

unit: $(VENV)/.ready client
	$(PYTEST) -m "not timing"

timing: $(VENV)/.ready native
	$(BIN)/pytest -n 0 -m timing

repeated: $(VENV)/.ready client
	$(PYTEST) --soak -m "not timing"

web-tests: $(VENV)/.ready
	$(NPM) run --silent test

browser: $(VENV)/.ready client
	$(BIN)/python scripts/chromium.py $(BIN)/pytest -n $(BROWSERS) --dist worksteal tests/browser

# The tests of the server once more, on a PostgreSQL of their own.
test-postgres: $(VENV)/.ready client
	$(BIN)/python scripts/postgres.py $(BIN)/pytest -n $(JOBS) tests/server

# To make again -------------------------------------------------------------------------------

# The schemas of the server, which the client is typed from, and the facts that its tests know: read
# the difference before you commit it.
schema: $(VENV)/.playable
	$(BIN)/legendarium openapi > web/openapi.json.new
	mv web/openapi.json.new web/openapi.json
	$(BIN)/legendarium asyncapi > web/asyncapi.json.new
	mv web/asyncapi.json.new web/asyncapi.json
	$(BIN)/python web/src/games/tash-kalar/make_facts.py

# The icons that a card can have, from the package of the client.
icons: client
	$(BIN)/python web/src/games/tash-kalar/make_icon_names.py

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
	@test ! -x $(BIN)/python || $(BIN)/python -m legendarium.bots.tashkalar.native.build --remove
	rm -rf $(VENV) .mypy_cache .ruff_cache .pytest_cache .hypothesis .import_linter_cache
	rm -rf web/node_modules web/.eslintcache web/src/api/schema.d.ts src/legendarium/server/client

# To set up -----------------------------------------------------------------------------------

PIP := $(BIN)/python -m pip --quiet --disable-pip-version-check
COMPILE := $(BIN)/uv pip compile pyproject.toml --quiet --universal --python-version 3.11 \
	--generate-hashes --no-emit-index-url --no-header --upgrade

# The locked versions of everything that is installed, for every supported Python and system.
lock: $(VENV)/.playable
	@$(PIP) install uv
	$(COMPILE) --group dev --output-file requirements/develop.txt
	$(COMPILE) --group build --constraint requirements/develop.txt --output-file requirements/play.txt

# What is needed to play.
$(VENV)/.playable: pyproject.toml requirements/play.txt
	@$(PYTHON) -c 'import sys; sys.exit("Legendarium needs Python 3.11 or newer.") if sys.version_info < (3, 11) else None'
	@echo "Setting up Legendarium in $(VENV): this takes a moment, and only the first time."
	@$(PYTHON) -m venv $(VENV)
	@$(PIP) install --require-hashes --requirement requirements/play.txt
	@$(PIP) install --no-deps --no-build-isolation --editable .
	@touch $@

# What the checks need beside it.
$(VENV)/.ready: $(VENV)/.playable requirements/develop.txt
	@echo "Setting up the checks in $(VENV): this takes about a minute, and only the first time."
	@$(PIP) install --require-hashes --requirement requirements/develop.txt
	@touch $@
