SHELL := bash
.SHELLFLAGS := -euo pipefail -c
.DELETE_ON_ERROR:
.DEFAULT_GOAL := help
unexport PYTHONPATH
# What pytest has made of the tests is kept: each of its processes would take ten seconds to make it again.
unexport PYTHONDONTWRITEBYTECODE

PYTHON ?= python3
PIP_INSTALL := -m pip --disable-pip-version-check install -qq
COMPILE = build/uv/bin/uv pip compile --quiet --universal --generate-hashes --no-header --python-version 3.11 $(LOCK_FLAGS)
SOURCES := $(shell find src -type f '(' -name '*.py' -o -name '*.toml' -o -name '*.ftl' -o -name '*.md' -o -name '*.npz' -o -name py.typed ')' | sort)

WEB := $(shell find web -type f -not -path 'web/node_modules/*' -not -path 'web/dev/*' | sort)

.PHONY: help setup play test compiled interpreted openspiel ray vitest lint browsers bench docs wheel screenshots protocol api fields durations lock clean FORCE

help: ## list these targets
	@sed -nE 's/^([a-z]+):.*## (.*)/make \1\t\2/p' Makefile | expand -t 12

setup: .venv/.page ## install the locked requirements, the compiled package and the web page into .venv

# Whoever only wants to play does not wait for the compiler: what is not compiled yet is played from the sources.
play: .venv/.requirements build/page/index.html ## play: start the server and open its page in the browser
	@if [[ -e .venv/.installed && -z "$$(find src pyproject.toml -newer .venv/.installed '(' -name '*.py' -o -name '*.toml' -o -name '*.ftl' ')')" ]]; \
		then unset PYTHONPATH; else export PYTHONPATH=src; fi; \
	exec .venv/bin/python -m croupier serve $(if $(DISPLAY)$(WAYLAND_DISPLAY)$(filter Darwin,$(shell uname)),--open) $(SERVE)

# Side by side (make -j2) the slow compiler has the first place, and what does not need it the second.
test: setup vitest lint interpreted compiled ## lint, then run the tests on the compiled package, in the browser, and on the interpreted sources

# Tests of the browser and of running servers wait half the time, so there are two workers more than cores.
WORKERS = $$(($$(getconf _NPROCESSORS_ONLN) + 2))

compiled: setup build/browser build/nginx-path build/caddy-path build/postgresql-path
	@echo "== pytest: the installed package ($$(cat .venv/.installed)) =="
	@CROUPIER_BROWSER="$$(cat build/browser)" .venv/bin/pytest -n $(WORKERS) --dist worksteal -q

# What could differ between the compiled package and the sources is the engine and whole games: the golden ones, and random play.
ONCE_MORE := tests/table --ignore=tests/table/test_exact_knowledge.py tests/playthroughs tests/conformance/test_random_play.py

interpreted: .venv/.requirements
	@echo "== pytest: the sources (interpreted) =="
	@PYTHONPATH=src .venv/bin/pytest -n auto -q $(ONCE_MORE)
# Collecting all tests keeps what pytest makes of them, while the compiler is still at work.
	@mkdir -p build
	@PYTHONPATH=src .venv/bin/pytest --collect-only -q >build/collected || { cat build/collected; false; }

# OpenSpiel takes a minute to install, so its tests are not among those of `make test`; it comes with the peers of the bench.
openspiel: setup .venv-bench/.requirements ## run the tests of the OpenSpiel games
	@PYTHONPATH="$$(echo .venv/lib/python*/site-packages)" .venv-bench/bin/python -m pytest -q -p no:cacheprovider tests/openspiel

# So are those of Ray and pyarrow.
ray: setup .venv-ray/.requirements ## run the tests of simulation on a Ray cluster, and of trajectories
	@PYTHONPATH="$(CURDIR):$$(echo $(CURDIR)/.venv/lib/python*/site-packages)" .venv-ray/bin/python -m pytest -q -p no:cacheprovider tests/ray

vitest: web/node_modules/.installed
	@echo "== vitest: the page =="
	@cd web && npm test --silent

lint: .venv/.requirements web/node_modules/.installed ## ruff, mypy --strict, import-linter, hadolint; svelte-check and biome
	@.venv/bin/ruff check
	@.venv/bin/ruff format --check
	@.venv/bin/mypy --strict
	@PYTHONPATH=src .venv/bin/lint-imports --no-cache --no-logo
	@.venv/bin/hadolint deploy/Containerfile
	@cd web && npm run --silent check

# Chromium is the browser of make test. BROWSERS="webkit smile-life" plays only that.
browsers: setup ## play a whole game of each in Firefox and in WebKit
	@tests/browsers/find-browsers
	@echo "== whole games through the page, in Firefox by WebDriver BiDi and in WebKit by WebDriver =="
	@.venv/bin/python -m tests.browsers.play $(BROWSERS)

bench: setup .venv-bench/.requirements ## measure the speed, beside OpenSpiel and RLCard
	@.venv/bin/python bench/run.py
	@.venv/bin/python bench/research.py

docs: .venv-docs/.requirements .venv/.requirements ## build the documentation into build/docs
	@PYTHONPATH=src .venv/bin/python docs/site.py build/site/docs
	@.venv-docs/bin/sphinx-build -q -W --keep-going -c docs -d build/doctrees build/site/docs build/docs
	@echo "build/docs/index.html"

# The wheel of `make setup` with today's page in it, so nothing is compiled again.
wheel: setup ## pack a wheel and a source distribution into dist/, and try both in a bare environment
	@.venv/bin/python deploy/package.py

screenshots: setup build/browser ## take the pictures of docs/screenshots anew
	@.venv/bin/python docs/shoot.py "$$(cat build/browser)" $(SHOOT)

protocol: .venv/.requirements ## generate the types, the schema, the pictures and the pages of the protocol anew
	@PYTHONPATH=src .venv/bin/python -m croupier.server.schema

api: .venv/.requirements ## write the listing of the public API anew
	@.venv/bin/python docs/api.py

fields: .venv/.requirements ## write what follows from the declared fields of the states anew
	@.venv/bin/python -P src/croupier/declare.py $(wildcard src/croupier/shelf/*/state.py)
	@.venv/bin/ruff format -q src/croupier/shelf

durations: setup ## measure anew how long the games take
	@.venv/bin/python -m croupier.lab.durations src

lock: ## renew what the locks lack; LOCK_FLAGS=--upgrade renews everything
	@$(PYTHON) -m venv build/uv
	@build/uv/bin/python $(PIP_INSTALL) uv
	@$(COMPILE) pyproject.toml requirements.in -o requirements.lock
	@$(COMPILE) docs/requirements.in -o docs/requirements.lock
	@$(COMPILE) bench/requirements.in -o bench/requirements.lock
	@$(COMPILE) tests/ray/requirements.in -o tests/ray/requirements.lock

clean: ## remove everything that make has made
	rm -rf web/node_modules build dist .venv .venv-bench .venv-docs .venv-ray .mypy_cache .pytest_cache .ruff_cache .hypothesis
	find src tests bench docs -name __pycache__ -prune -exec rm -rf {} +

.venv/.requirements: requirements.lock
.venv-bench/.requirements: bench/requirements.lock
.venv-docs/.requirements: docs/requirements.lock
.venv-ray/.requirements: tests/ray/requirements.lock
%/.requirements:
	@echo "installing $< into $*"
	@$(PYTHON) -m venv --clear $*
	@$*/bin/python $(PIP_INSTALL) --require-hashes -r $<
	@touch $@

.venv/.installed: .venv/.requirements build/sources $(SOURCES) pyproject.toml setup.py
	@echo "building croupier into .venv"
	@find build -path 'build/lib*' -type f -not -name '*.so' -delete
	@rm -rf build/wheel
	@CROUPIER_NO_PAGE=1 .venv/bin/python -m pip --disable-pip-version-check wheel -qq --no-deps --no-build-isolation -w build/wheel .
	@.venv/bin/python $(PIP_INSTALL) --no-deps --force-reinstall build/wheel/*.whl
	@if compgen -G '.venv/lib/python*/site-packages/croupier/table/*.so' >/dev/null; then \
		echo compiled; else echo 'interpreted: CROUPIER_PURE, or no C compiler and Python headers'; fi >$@
	@echo "croupier is installed, $$(cat $@)"

web/node_modules/.installed: web/package.json web/package-lock.json web/.npmrc
	@echo "installing web/package-lock.json into web/node_modules"
	@cd web && npm ci --silent --no-fund --no-audit
	@touch $@

build/page/index.html: web/node_modules/.installed $(WEB)
	@echo "building the page"
	@cd web && npm run --silent build -- --logLevel warn
	@touch $@

.venv/.page: build/page/index.html .venv/.installed
	@page="$$(.venv/bin/python -c 'import croupier.server as it; print(it.__path__[0])')/page"; rm -rf "$$page"; cp -r build/page "$$page"
	@touch $@

build/browser: tests/browser/find-browser
	@mkdir -p build
	@tests/browser/find-browser >$@

build/%-path: deploy/find-proxy
	@mkdir -p build
	@deploy/find-proxy $* build/$* >$@

build/postgresql-path: tests/server/find-postgresql
	@mkdir -p build
	@tests/server/find-postgresql >$@

build/sources: FORCE
	@mkdir -p build
	@if [[ setup.py -nt $@ ]] || ! printf '%s\n' $(SOURCES) | cmp -s - $@; then rm -rf build/lib*; printf '%s\n' $(SOURCES) >$@; fi
