# `make help` lists the targets. Other Python: make PYTHON=python3.12 VENV=.venv312 test

PYTHON ?= python3
VENV ?= .venv
JOBS ?= 2
LOCK_FLAGS ?=
UV_VERSION := 0.13.7

BIN := $(VENV)/bin
PIP := $(BIN)/python -m pip --disable-pip-version-check
PYTEST := $(BIN)/python -m pytest -n $(JOBS)
CHECKED := $(wildcard src tests bench setup.py)
SOURCES := setup.py pyproject.toml LICENSE $(sort $(shell find src \
	\( -name __pycache__ -o -name '*.egg-info' \) -prune -o -type f ! -name '.*' -print))

.DEFAULT_GOAL := help
.PHONY: help setup play test check format bench levels ladder balance soak lock protocol clean compiled FORCE

help: ## list the targets
	@sed -n 's/^\([a-z]*\):.*## \(.*\)/  make \1|\2/p' Makefile | awk -F'|' '{printf "%-14s %s\n", $$1, $$2}'

# --- environment and build -----------------------------------------------------------------------
# Each step leaves a stamp in $(VENV); a step runs again when what it depends on is newer.

setup: $(VENV)/stamp-wheel ## make .venv, install the locked packages and the compiled game

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

# The stamp bears the time the build began, so that an edit during the build is not missed.
$(VENV)/stamp-wheel: $(SOURCES) $(VENV)/stamp-sources $(VENV)/stamp-deps
	@touch $@.begun
	@rm -rf $(VENV)/wheel
	@echo "building the wheel (compiling takes a while) ..."
	@$(PIP) wheel --verbose --no-build-isolation --no-deps --wheel-dir $(VENV)/wheel . \
		> $(VENV)/build.log 2>&1 || { cat $(VENV)/build.log; grep 'sternentisch: ' $(VENV)/build.log; exit 1; }
	@sed -n 's|^ *\(sternentisch: .*\)|\1 [$(VENV)/build.log]|p' $(VENV)/build.log
	$(PIP) install --quiet --no-deps --force-reinstall $(VENV)/wheel/*.whl
	@mv $@.begun $@

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

# --- use -----------------------------------------------------------------------------------------

GAME ?= cave-in
FIRST_cave-in := --option first_game=yes
FIRST_astro-knights := --option first_game=yes

play: setup ## play in the terminal: make play GAME=magnastorm
	@$(BIN)/sternentisch play $(GAME) $(FIRST_$(GAME))

test: compiled check ## check, then test the sources and the compiled build
	$(PYTEST)
	@if $(IS_COMPILED); then \
		echo "the same promises, kept by the compiled build:"; \
		STERNENTISCH_BUILD=compiled $(PYTEST) -o pythonpath= tests/conformance tests/records tests/kernel; \
	else \
		echo "the installed build is plain Python (no C compiler, or STERNENTISCH_PURE): not tested twice"; \
	fi

check: $(VENV)/stamp-deps ## lint, formatting, types, import rules
	$(BIN)/ruff check $(CHECKED)
	$(BIN)/ruff format --check $(CHECKED)
	$(BIN)/mypy --strict $(CHECKED)
	PYTHONPATH=src $(BIN)/lint-imports --no-logo

format: $(VENV)/stamp-deps ## format the sources, mend what the linter can mend
	$(BIN)/ruff check --fix-only $(CHECKED)
	$(BIN)/ruff format $(CHECKED)

bench: compiled ## measure speed
	$(BIN)/python bench/run.py

levels: compiled ## measure how long each level of the bots thinks
	$(BIN)/python bench/levels.py

ladder: compiled ## let every level play the one below; writes docs/bots.md (hours; goes on where it stopped)
	$(BIN)/python bench/ladder.py --jobs $(JOBS)

balance: compiled ## many games at level 3; writes docs/balance.md (hours; goes on where it stopped)
	$(BIN)/python bench/balance.py --jobs $(JOBS)

soak: compiled ## many conformance games on the compiled build, many killed servers, for a long time
	STERNENTISCH_BUILD=compiled $(PYTEST) -o pythonpath= tests/conformance --soak
	$(PYTEST) tests/server/test_kill.py --soak

# --- upkeep --------------------------------------------------------------------------------------

lock: ## write requirements.lock anew (newest versions: make lock LOCK_FLAGS=--upgrade)
	@set -e; tools=$$(mktemp -d); trap 'rm -rf "$$tools"' EXIT; \
	$(PYTHON) -m venv "$$tools"; \
	"$$tools/bin/python" -m pip --disable-pip-version-check install --quiet uv==$(UV_VERSION); \
	"$$tools/bin/uv" pip compile --quiet --universal --python-version 3.11 --generate-hashes \
		--no-header --no-emit-index-url --no-emit-find-links $(LOCK_FLAGS) \
		--group dev --extra server --output-file requirements.lock pyproject.toml

protocol: $(VENV)/stamp-deps ## write the protocol's schema and TypeScript types anew
	PYTHONPATH=src $(BIN)/python -m sternentisch.server.contract

clean: ## remove .venv, build products and caches
	rm -rf $(VENV) .venv-peers build dist src/*.egg-info .mypy_cache .ruff_cache .pytest_cache .hypothesis \
		.import_linter_cache .coverage htmlcov
	find src tests bench -name __pycache__ -prune -exec rm -rf {} + 2>/dev/null || true
