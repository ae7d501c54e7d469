# Every target that needs an environment makes or refreshes it by itself.
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
PINS := pyproject.toml constraints.txt
# One more than there are cores: tests of the server and of the browser wait for much of their time.
WORKERS ?= $(shell expr $$(getconf _NPROCESSORS_ONLN) + 1)

.DEFAULT_GOAL := help
.PHONY: help play demo web screenshots lighthouse test lint format goldens bench bench-bots bench-web bench-engine load chaos lockstep mutation clean

help:  ## List the targets
	@sed -nE 's/^([a-z-]+):.*## (.*)/  make \1|\2/p' $(MAKEFILE_LIST) | awk -F'|' '{ printf "%-20s%s\n", $$1, $$2 }'

play: $(VENV)/.ready  ## Play in the browser: start the server and open its page
	@$(BIN)/foretell

demo: $(VENV)/.ready  ## Watch a game on the screen
	@$(BIN)/foretell demo

web: $(VENV)/.ready-dev  ## Build the pages of the table in the browser
	@$(BIN)/python hatch_build.py

test: lint web  ## Run everything that CI runs
	$(BIN)/pytest -n auto tests/rules tests/table --cov
	$(BIN)/pytest -n $(WORKERS) --dist worksteal --ignore=tests/rules --ignore=tests/table

lint: $(VENV)/.ready-dev  ## Check style, types, imports and the project's own rules
	$(BIN)/ruff check
	$(BIN)/ruff format --check
	$(BIN)/mypy
	$(BIN)/lint-imports
	$(BIN)/python hatch_build.py check
	@set -e; for check in tools/check_*.py; do echo "$(BIN)/python $$check"; $(BIN)/python $$check; done

format: $(VENV)/.ready-dev  ## Format the code and mend what can be mended
	$(BIN)/ruff check --fix
	$(BIN)/ruff format

screenshots: web  ## Take the pictures of every page anew; look at them
	FORETELL_SCREENSHOTS=1 $(BIN)/pytest -n 2 tests/web/test_pages.py tests/web/test_head.py

goldens: $(VENV)/.ready-dev  ## Write the golden playthroughs anew; read their diff
	$(BIN)/python -m tests.golden.write

bench: $(VENV)/.ready  ## Measure the plain engine
	$(BIN)/python benchmarks/plain.py

bench-bots: $(VENV)/.ready  ## Measure how long each bot takes for a decision
	$(BIN)/python benchmarks/bots.py

bench-web: web  ## Measure the way from the click to the first card in the browser
	$(BIN)/python -m benchmarks.web

lighthouse: web  ## Ask Lighthouse about the pages (installs it outside of the project)
	$(BIN)/python -m benchmarks.lighthouse

bench-engine: .venv-bench/.ready  ## Measure every speed next to its peers (installs them)
	.venv-bench/bin/python -m benchmarks.engine

load: $(VENV)/.ready-dev  ## Measure the server: 2,000 tables, saturation, idle connections (slow)
	$(BIN)/python -m benchmarks.server.load --tables 2000 --rate 400 --seconds 60
	$(BIN)/python -m benchmarks.server.load --tables 500 --saturate --seconds 30
	$(BIN)/python -m benchmarks.server.load --tables 200 --rate 400 --slow 400 --seconds 40
	$(BIN)/python -m benchmarks.server.load --idle 8000

chaos: $(VENV)/.ready-dev  ## Kill, fuzz and spy on the server for long (slow)
	$(BIN)/python -m tests.table.fair_statistics
	$(BIN)/python -m tests.server.leaks --points 100000
	$(BIN)/python -m tests.server.fuzz --frames 1000000
	$(BIN)/python -m tests.server.crash --cycles 1000
	$(BIN)/python -m tests.server.crash --sweep

lockstep: $(VENV)/.ready-dev  ## Compare a million decisions at three speeds (slow)
	$(BIN)/python -m tests.fast.lockstep
	NUMBA_ENABLE_CUDASIM=1 $(BIN)/python -m tests.fast.lockstep --decisions 20000 --most 30 --late
	NUMBA_ENABLE_CUDASIM=1 $(BIN)/python -m tests.fast.lockstep --whole-games --part 0 --parts 2 & first=$$!; \
	NUMBA_ENABLE_CUDASIM=1 $(BIN)/python -m tests.fast.lockstep --whole-games --part 1 --parts 2 && wait $$first

mutation: .venv-mutation/.ready  ## Ask the tests whether they notice broken rules (slow)
	tools/mutation.sh

clean:  ## Remove environments, caches and build outputs
	rm -rf .venv .venv-bench .venv-mutation .mypy_cache .ruff_cache .pytest_cache .import_linter_cache .hypothesis
	rm -rf .coverage .coverage.* htmlcov build dist mutants
	rm -rf web/node_modules web/src/net/protocol.ts src/foretell/server/web
	find . -name __pycache__ -type d -prune -exec rm -rf {} +

# `pip install -qq` prints errors only.
$(BIN)/pip .venv-bench/bin/pip .venv-mutation/bin/pip: %/bin/pip:
	@echo "Making a virtual environment in $*"
	@$(PYTHON) -m venv $*

WEB := $(shell find web/src web/build web/public web/*.* src/foretell/i18n -type f -not -name protocol.ts -not -name '*.pyc' 2>/dev/null)

# Installing builds the pages too, so what is played is what is written.
$(VENV)/.ready: $(PINS) hatch_build.py $(WEB) | $(BIN)/pip
	@echo "Installing Foretell into $(VENV)"
	@$(BIN)/pip install -qq -c constraints.txt -e .
	@touch $@

# Most of what comes with the tools is never imported, so it is compiled when it is.
$(VENV)/.ready-dev: $(PINS) | $(BIN)/pip
	@echo "Installing Foretell and its development tools into $(VENV)"
	@$(BIN)/pip install -qq --no-compile -c constraints.txt -e '.[dev]'
	@touch $(VENV)/.ready $@

.venv-bench/.ready: $(PINS) | .venv-bench/bin/pip
	@echo "Installing Foretell and its peers into .venv-bench"
	@.venv-bench/bin/pip install -qq -e '.[peers]'
	@touch $@

# mutmut does not work with the pytest that constraints.txt pins, so this environment is unpinned and its own.
.venv-mutation/.ready: pyproject.toml | .venv-mutation/bin/pip
	@echo "Installing Foretell and mutmut into .venv-mutation"
	@.venv-mutation/bin/pip install -qq -e '.[dev]' 'pytest<9' mutmut
	@touch $@
