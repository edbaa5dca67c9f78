SHELL := bash
.SHELLFLAGS := -euo pipefail -c
.DELETE_ON_ERROR:
.DEFAULT_GOAL := help
unexport PYTHONPATH

PYTHON ?= python3
PIP_INSTALL := -m pip --disable-pip-version-check install -qq
COMPILE = build/uv/bin/uv pip compile --quiet --universal --generate-hashes --no-header --python-version 3.11 $(LOCK_FLAGS)
SOURCES := $(shell find src -type f '(' -name '*.py' -o -name '*.toml' -o -name '*.ftl' -o -name '*.md' -o -name py.typed ')' | sort)

.PHONY: help setup play test lint bench docs lock clean FORCE

help: ## list these targets
	@sed -nE 's/^([a-z]+):.*## (.*)/make \1\t\2/p' Makefile | expand -t 12

setup: .venv/.installed ## install the locked requirements and the compiled package into .venv

play: setup ## play a game in the terminal
	@.venv/bin/croupier play

# The long searches (forks, leaks, saves, strength of bots) run on the compiled package only.
ONCE_MORE := tests/table tests/games tests/text tests/cli tests/playthroughs tests/conformance/test_random_play.py

test: setup lint ## lint, then run the tests on the compiled package and on the interpreted sources
	@echo "== pytest: the installed package ($$(cat .venv/.installed)) =="
	@.venv/bin/pytest -n auto -q
	@echo "== pytest: the sources (interpreted) =="
	@PYTHONPATH=src PYTHONDONTWRITEBYTECODE=1 .venv/bin/pytest -n auto -q $(ONCE_MORE)

lint: .venv/.requirements ## ruff, mypy --strict, import-linter
	@.venv/bin/ruff check
	@.venv/bin/ruff format --check
	@.venv/bin/mypy --strict
	@PYTHONPATH=src .venv/bin/lint-imports --no-cache --no-logo

bench: setup .venv-bench/.requirements ## measure the speed, beside OpenSpiel and RLCard
	@.venv/bin/python bench/run.py

docs: .venv-docs/.requirements ## build the documentation into build/docs
	@.venv-docs/bin/sphinx-build -q -W --keep-going -d build/doctrees docs build/docs
	@echo "build/docs/index.html"

lock: ## renew what the locks lack; LOCK_FLAGS=--upgrade renews everything
	@$(PYTHON) -m venv build/uv
	@build/uv/bin/python $(PIP_INSTALL) uv
	@$(COMPILE) pyproject.toml requirements.in -o requirements.lock
	@$(COMPILE) docs/requirements.in -o docs/requirements.lock
	@$(COMPILE) bench/requirements.in -o bench/requirements.lock

clean: ## remove everything that make has made
	rm -rf build .venv .venv-bench .venv-docs .mypy_cache .pytest_cache .ruff_cache .hypothesis
	find src tests bench docs -name __pycache__ -prune -exec rm -rf {} +

.venv/.requirements: requirements.lock
.venv-bench/.requirements: bench/requirements.lock
.venv-docs/.requirements: docs/requirements.lock
%/.requirements:
	@echo "installing $< into $*"
	@$(PYTHON) -m venv --clear $*
	@$*/bin/python $(PIP_INSTALL) --require-hashes -r $<
	@touch $@

.venv/.installed: .venv/.requirements build/sources $(SOURCES) pyproject.toml setup.py
	@echo "building croupier into .venv"
	@find build -path 'build/lib*' -type f -not -name '*.so' -delete
	@.venv/bin/python $(PIP_INSTALL) --no-deps --no-build-isolation --force-reinstall .
	@if compgen -G '.venv/lib/python*/site-packages/croupier/table/*.so' >/dev/null; then \
		echo compiled; else echo 'interpreted: CROUPIER_PURE, or no C compiler and Python headers'; fi >$@
	@echo "croupier is installed, $$(cat $@)"

build/sources: FORCE
	@mkdir -p build
	@if [[ setup.py -nt $@ ]] || ! printf '%s\n' $(SOURCES) | cmp -s - $@; then rm -rf build/lib*; printf '%s\n' $(SOURCES) >$@; fi
