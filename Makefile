# `make help` lists the targets. Other Python: make PYTHON=python3.12 VENV=.venv312 test

PYTHON ?= python3
VENV ?= .venv
JOBS ?= 2
LOCK_FLAGS ?=
UV_VERSION := 0.13.7

BIN := $(VENV)/bin
PIP := $(BIN)/python -m pip --disable-pip-version-check
PYTEST := $(BIN)/python -m pytest -n $(JOBS) --dist worksteal --durations=20 --durations-min=3
RULES := $(filter-out %__pycache__/,$(wildcard tests/games/*/))
CHECKED := $(wildcard src tests bench examples web/tools setup.py)
SOURCES := setup.py pyproject.toml LICENSE $(sort $(shell find src \
	\( -name __pycache__ -o -name '*.egg-info' -o -path src/sternentisch/server/site \) -prune \
	-o -type f ! -name '.*' -print))
SITE := src/sternentisch/server/site
PAGE := web/index.html web/package-lock.json web/vite.config.ts web/svelte.config.js web/tsconfig.json \
	src/sternentisch/server/protocol.ts $(sort $(shell find web/src -type f))
# Node of the machine, or, where it is missing or too old, the one in the virtual environment.
NPM = PATH="$(abspath $(BIN)):$$PATH" npm --prefix web

.DEFAULT_GOAL := help
.PHONY: help setup wheel play terminal test coverage check format readme bench learning serving levels ladder balance soak lock protocol clean compiled \
	browser page rules screenshots FORCE

help: ## list the targets
	@sed -n 's/^\([a-z]*\):.*## \(.*\)/  make \1|\2/p' Makefile | awk -F'|' '{printf "%-17s %s\n", $$1, $$2}'

# --- environment and build -----------------------------------------------------------------------
# Each step leaves a stamp in $(VENV); a step runs again when what it depends on is newer.

setup: $(VENV)/stamp-page ## make .venv, install the locked packages, the compiled game and its page

$(VENV)/stamp-venv:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || { \
		echo "$(PYTHON) is not Python 3.11 or newer. Try: make PYTHON=python3.12 $(MAKECMDGOALS)"; exit 1; }
	@$(PYTHON) -c 'import ensurepip, venv' 2>/dev/null || { \
		echo "$(PYTHON) cannot make virtual environments. Debian, Ubuntu: apt install python3-venv"; exit 1; }
	$(PYTHON) -m venv $(VENV)
	@touch $@

$(VENV)/stamp-deps: requirements.lock $(VENV)/stamp-venv
	$(PIP) install --quiet --require-hashes -r requirements.lock
	@touch $@

# Rewritten only when a source appears or goes, or when compiling is switched on or off.
$(VENV)/stamp-sources: $(VENV)/stamp-venv FORCE
	@echo 'pure=$(STERNENTISCH_PURE) $(SOURCES)' | cmp -s - $@ \
		|| echo 'pure=$(STERNENTISCH_PURE) $(SOURCES)' > $@

HAS_NODE = node -e 'const [major, minor] = process.versions.node.split("."); \
	process.exit(major > 20 || (major == 20 && minor >= 19) ? 0 : 1)' 2>/dev/null && npm --version >/dev/null 2>&1

$(VENV)/stamp-node: requirements-node.lock web/package-lock.json $(VENV)/stamp-venv
	@$(HAS_NODE) || { echo "no Node.js of version 20.19 or newer: installing one into $(VENV) ..."; \
		$(PIP) install --quiet --require-hashes -r requirements-node.lock; }
	$(NPM) ci --no-audit --no-fund --loglevel=error
	@touch $@

$(VENV)/stamp-site: $(PAGE) $(VENV)/stamp-node
	$(NPM) run --silent build -- --logLevel warn
	@touch $@

# The stamp bears the time the build began, so that an edit during the build is not missed.
# The page goes into the wheel, but a new page alone is no reason to compile everything again.
$(VENV)/stamp-wheel: $(SOURCES) $(VENV)/stamp-sources $(VENV)/stamp-deps | $(VENV)/stamp-site
	@touch $@.begun
	@rm -rf $(VENV)/wheel
	@echo "building the wheel (compiling takes a while) ..."
	@$(PIP) wheel --verbose --no-build-isolation --no-deps --wheel-dir $(VENV)/wheel . \
		> $(VENV)/build.log 2>&1 || { cat $(VENV)/build.log; grep 'sternentisch: ' $(VENV)/build.log; exit 1; }
	@sed -n 's|^ *\(sternentisch: .*\)|\1 [$(VENV)/build.log]|p' $(VENV)/build.log
	$(PIP) install --quiet --no-deps --force-reinstall $(VENV)/wheel/*.whl
	@mv $@.begun $@

$(VENV)/stamp-page: $(VENV)/stamp-wheel $(VENV)/stamp-site
	@there=$$($(BIN)/python -I -c 'import sternentisch.server as it; print(it.__path__[0])'); \
		rm -rf "$$there/site"; cp -R $(SITE) "$$there/site"
	@touch $@

HAS_COMPILER = $(PYTHON) -c 'import os, shutil, sys, sysconfig; \
	cc = os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc"; \
	sys.exit(not shutil.which(cc.split()[0]))'
IS_COMPILED = $(BIN)/python -I -c 'import sys; from importlib.metadata import files; \
	sys.exit(not any("__mypyc" in file.name for file in files("sternentisch")))'

# What tests and benchmarks stand on: with a C compiler at hand, an uncompiled build is an error.
compiled: setup
	@if [ "$(STERNENTISCH_PURE)" != 1 ] && ! $(IS_COMPILED) && $(HAS_COMPILER); then \
		echo "not compiled although there is a C compiler; trying again ..."; \
		rm -f $(VENV)/stamp-wheel; \
		STERNENTISCH_REQUIRE_COMPILED=1 $(MAKE) --no-print-directory setup; \
	fi

# The compiled wheel is the one that was installed, with the newest page; plain Python is built anew.
wheel: compiled ## put wheels into dist: the compiled engine for this Python, plain Python for any
	@rm -rf dist
	@STERNENTISCH_PURE=1 $(PIP) wheel --quiet --no-build-isolation --no-deps --wheel-dir dist .
	@if $(IS_COMPILED); then \
		set -e; opened=$$(mktemp -d); trap 'rm -rf "$$opened"' EXIT; \
		$(BIN)/python -m wheel unpack --dest "$$opened" $(VENV)/wheel/*.whl >/dev/null; \
		rm -rf "$$opened"/*/sternentisch/server/site; \
		cp -R $(SITE) "$$opened"/*/sternentisch/server; \
		$(BIN)/python -m wheel pack --dest-dir dist "$$opened"/* >/dev/null; \
	else \
		echo "not compiled (no C compiler, or STERNENTISCH_PURE): there is only the wheel of plain Python"; \
	fi
	@ls dist/*.whl

# --- use -----------------------------------------------------------------------------------------

GAME ?= cave-in
FIRST_cave-in := --option first_game=yes
FIRST_astro-knights := --option first_game=yes

play: setup ## start the table on this machine and open its page in the browser
	@$(BIN)/sternentisch serve --open --log warning

terminal: setup ## play in the terminal: make terminal GAME=magnastorm
	@$(BIN)/sternentisch play $(GAME) $(FIRST_$(GAME))

test: ## check, then test the sources, the page, the wheels and the compiled build
	@$(MAKE) --no-print-directory --jobs=2 --output-sync wheel check page browser rules
	$(PYTEST) $(addprefix --ignore=,$(RULES))
	@if $(IS_COMPILED); then \
		echo "the same promises, kept by the compiled build:"; \
		STERNENTISCH_BUILD=compiled $(PYTEST) -o pythonpath= tests/conformance tests/records tests/kernel; \
	else \
		echo "the installed build is plain Python (no C compiler, or STERNENTISCH_PURE): not tested twice"; \
	fi

coverage: $(VENV)/stamp-deps ## how much of the rules' code their tests reach; writes docs/architecture.md
	@$(BIN)/coverage erase
	$(BIN)/coverage run -m pytest -n $(JOBS) --dist worksteal \
		tests/games tests/kernel tests/conformance tests/records tests/text
	@$(BIN)/coverage combine --quiet
	@PYTHONPATH=src $(BIN)/python bench/covered.py

# The tests of the rules need nothing that is built but the names of the games, which an installed
# package tells; so they run while the engine is being compiled.
rules: $(VENV)/stamp-names
	PYTHONPATH=$(VENV)/names $(BIN)/python -m pytest $(RULES)

$(VENV)/stamp-names: pyproject.toml setup.py $(VENV)/stamp-deps
	@mkdir -p $(VENV)/names
	@STERNENTISCH_PURE=1 $(BIN)/python setup.py --quiet egg_info --egg-base $(VENV)/names
	@touch $@

page: $(VENV)/stamp-node
	$(NPM) run --silent test

# The browser that the tests drive: the machine's Chromium, else Debian's package.
browser:
	@command -v chromium chromium-browser google-chrome >/dev/null 2>&1 || test -n "$(CHROMIUM)" || { \
		echo "no Chromium: installing Debian's package ..."; \
		if [ "$$(id -u)" = 0 ]; then apt-get update -qq && apt-get install -y -qq chromium >/dev/null; \
		else sudo apt-get update -qq && sudo apt-get install -y -qq chromium >/dev/null; fi; } || { \
		echo "Please install Chromium or Chrome, or name one: make CHROMIUM=/path/to/chrome test"; exit 1; }

check: $(VENV)/stamp-deps $(VENV)/stamp-node ## lint, formatting, types, import rules
	$(BIN)/ruff check $(CHECKED)
	$(BIN)/ruff format --check $(CHECKED)
	$(BIN)/mypy --strict $(CHECKED)
	PYTHONPATH=src $(BIN)/lint-imports --no-logo
	$(NPM) run --silent check

format: $(VENV)/stamp-deps ## format the sources, mend what the linter can mend
	$(BIN)/ruff check --fix-only $(CHECKED)
	$(BIN)/ruff format $(CHECKED)
	$(NPM) run --silent format

readme: $(VENV)/stamp-deps ## count rules and values; writes the tables of README.md
	@PYTHONPATH=src $(BIN)/python bench/readme.py

screenshots: setup browser ## take the pictures of docs/screenshots
	$(BIN)/python web/tools/screenshots.py

bench: compiled ## measure speed beside engines of others; writes docs/performance.md
	$(BIN)/python bench/run.py --keep

learning: compiled ## measure the environments for learning beside those of others; writes docs/performance.md
	$(BIN)/python bench/learning.py --keep

serving: compiled browser ## measure tables, the server under load and the page; writes docs/performance.md
	$(BIN)/python bench/tables.py --keep
	$(BIN)/python bench/load.py --keep
	$(BIN)/python bench/restart.py --keep
	$(BIN)/python bench/page.py --keep

levels: compiled ## measure how long each level of the bots thinks; writes docs/bots.md
	$(BIN)/python bench/levels.py --keep

ladder: compiled ## let every level play the one below; writes docs/bots.md (hours; goes on where it stopped)
	$(BIN)/python bench/ladder.py --jobs $(JOBS)

balance: compiled ## many games at level 3; writes docs/balance.md (hours; goes on where it stopped)
	$(BIN)/python bench/balance.py --jobs $(JOBS)

soak: compiled ## an hour of games with everything checked, then many killed servers; writes docs/performance.md
	$(BIN)/python bench/soak.py --jobs $(JOBS)
	$(PYTEST) tests/server/test_kill.py --soak

# --- upkeep --------------------------------------------------------------------------------------

lock: ## write requirements.lock anew (newest versions: make lock LOCK_FLAGS=--upgrade)
	@set -e; tools=$$(mktemp -d); trap 'rm -rf "$$tools"' EXIT; \
	$(PYTHON) -m venv "$$tools"; \
	"$$tools/bin/python" -m pip --disable-pip-version-check install --quiet uv==$(UV_VERSION); \
	"$$tools/bin/uv" pip compile --quiet --universal --python-version 3.11 --generate-hashes \
		--no-header --no-emit-index-url --no-emit-find-links $(LOCK_FLAGS) \
		--group dev --extra server --extra lab --extra ray --extra rl --output-file requirements.lock pyproject.toml; \
	"$$tools/bin/uv" pip compile --quiet --universal --python-version 3.11 --generate-hashes \
		--no-header --no-emit-index-url --no-emit-find-links $(LOCK_FLAGS) \
		--group pyproject.toml:node --output-file requirements-node.lock

protocol: $(VENV)/stamp-deps ## write the protocol's schema and TypeScript types anew
	PYTHONPATH=src $(BIN)/python -m sternentisch.server.contract

clean: ## remove .venv, build products and caches
	rm -rf $(VENV) $(SITE) web/node_modules .venv-peers .balance build dist src/*.egg-info .mypy_cache .ruff_cache .pytest_cache .hypothesis \
		.import_linter_cache .coverage .coverage.* htmlcov
	find src tests bench examples web/tools -name __pycache__ -prune -exec rm -rf {} + 2>/dev/null || true
