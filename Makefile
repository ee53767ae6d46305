# Everything a contributor runs. Needs git, make and Python 3.11 or newer; `make help` lists it.

VENV := .venv
PY := $(VENV)/bin/python
# Quiet twice: warnings about the machine's own installer settings are not ours to show.
PIP := $(PY) -m pip --disable-pip-version-check --quiet --quiet install
# The lock lists everything, so pip has nothing to resolve (--no-deps) and no later release of any
# package can change what is installed; `pip check` says if the lock is incomplete after all.
INSTALL_LOCKED := $(PIP) --no-deps --require-hashes -r
CHECK_COMPLETE := said=$$($(PY) -m pip --disable-pip-version-check check) || \
	{ echo "$$said" >&2; exit 1; }
PYTEST := $(PY) -m pytest -n auto --dist worksteal

# The interpreter for the virtual environment; `make PYTHON=/path/to/python3.12 setup` overrules it.
# Each candidate is really run, for a name on the PATH may stand for a version not installed.
CANDIDATES := $(or $(PYTHON),python3.13 python3.12 python3.11 python3)
PROBE := import sys, venv, ensurepip; sys.exit(sys.version_info < (3, 11))

.DEFAULT_GOAL := help
.DELETE_ON_ERROR:
.PHONY: help setup play terminal load crash nightly cold-start test test-browser check fmt cover soak bench golden balance pictures compile test-compiled bench-compiled \
	lock clean which-python web web-check web-types screens bench-browser test-languages

help: ## list the targets
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "  make %-15s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

# ---------------------------------------------------------------------------- environment

# An environment whose interpreter has gone, or was replaced, is made anew.
ifneq ($(wildcard $(VENV)),)
ifneq ($(shell $(PY) -c 'import pip; print("ok")' 2>/dev/null),ok)
$(shell rm -f $(VENV)/*.stamp)
endif
endif

which-python: ## print the interpreter that setup would use
	@for python in $(CANDIDATES); do \
		if "$$python" -c '$(PROBE)' >/dev/null 2>&1; then echo "$$python"; exit 0; fi; \
	done; \
	echo "No usable Python. Tried: $(CANDIDATES)." >&2; \
	for python in $(CANDIDATES); do \
		if ! found=$$("$$python" -c 'import sys; print(sys.version.split()[0])' 2>/dev/null); then \
			echo "  $$python: not installed" >&2; \
		elif ! "$$python" -c 'import sys; sys.exit(sys.version_info < (3, 11))'; then \
			echo "  $$python: is $$found, 3.11 or newer is needed" >&2; \
		else \
			echo "  $$python: is $$found, but lacks the modules venv and ensurepip" >&2; \
			echo "    (on Debian and Ubuntu: apt-get install python3-venv)" >&2; \
		fi; \
	done; \
	echo "Install Python 3.11 or newer with venv, or name one: make PYTHON=/path/to/python3 ..." >&2; \
	exit 1

$(VENV)/created.stamp:
	@python=$$($(MAKE) --no-print-directory --silent which-python) || exit 1; \
	echo "== creating $(VENV) with $$python ($$("$$python" --version))"; \
	"$$python" -m venv --clear $(VENV)
	@touch $@

$(VENV)/run.stamp: requirements/run.txt pyproject.toml $(VENV)/created.stamp
	@echo "== installing what playing needs ($<)"
	@$(INSTALL_LOCKED) $<
	@$(PIP) --no-deps --no-build-isolation -e .
	@$(CHECK_COMPLETE)
	@touch $@

$(VENV)/dev.stamp: requirements/dev.txt pyproject.toml $(VENV)/created.stamp
	@echo "== installing what developing needs ($<)"
	@$(INSTALL_LOCKED) $<
	@$(PIP) --no-deps --no-build-isolation -e .
	@$(CHECK_COMPLETE)
	@touch $(VENV)/run.stamp $@

setup: $(VENV)/dev.stamp ## create .venv with everything for development

# ---------------------------------------------------------------------------- playing

play: $(VENV)/run.stamp web ## start the server and open the page (ARGS="--help" shows the options)
	@$(VENV)/bin/marineris serve --open $(ARGS)

terminal: $(VENV)/run.stamp ## play in the terminal (ARGS="--help" shows the options)
	@$(VENV)/bin/marineris play $(ARGS)

# ---------------------------------------------------------------------------- browser client

STATIC := src/marineris/server/static
WEB_SOURCES := $(shell find web -name node_modules -prune -o -type f -print) \
	$(wildcard src/marineris/i18n/*/web*.ftl)
NODE_PROBE := const [a, b] = process.versions.node.split("."); process.exit(a > 20 || (a == 20 && b >= 19) ? 0 : 1)
NPM := cd web && PATH="$(CURDIR)/$(VENV)/bin:$$PATH" npm --loglevel=error

web: $(STATIC)/index.html ## build the browser client into the package

web-check: web/node_modules/check.stamp ## types and unit tests of the browser client
	@echo "== svelte-check"
	@$(NPM) run --silent check
	@echo "== vitest"
	@$(NPM) run --silent test

web-types: setup web/node_modules/check.stamp ## write the server's messages as types for the browser client
	@$(PY) tools/web_types.py
	@$(NPM) run --silent types

$(STATIC)/index.html: $(WEB_SOURCES) web/node_modules/build.stamp
	@echo "== building the browser client"
	@$(NPM) run --silent build -- --logLevel warn

# A Node.js on the PATH will do if it is new enough; else the one that PyPI has is installed.
$(VENV)/node.stamp: requirements/web.txt $(VENV)/created.stamp
	@if node -e '$(NODE_PROBE)' >/dev/null 2>&1 && npm --version >/dev/null 2>&1; then :; else \
		echo "== installing Node.js ($<)"; $(INSTALL_LOCKED) $<; \
	fi
	@touch $@

# `npm ci` begins with an empty folder, so each of the two stamps stands for what is there now.
web/node_modules/build.stamp: web/package-lock.json $(VENV)/node.stamp
	@echo "== installing what building the browser client needs"
	@$(NPM) ci --omit=dev
	@touch $@

web/node_modules/check.stamp: web/package-lock.json $(VENV)/node.stamp
	@echo "== installing what checking the browser client needs"
	@$(NPM) ci
	@touch web/node_modules/build.stamp $@

# ---------------------------------------------------------------------------- quality

test: check web web-check ## all checks and all tests; this is what CI runs
	@echo "== pytest"
	@$(PYTEST) --ignore=tests/browser $(ARGS)
	@$(TEST_BROWSER)

test-browser: setup web web-check ## only the tests in a real browser: whole games by clicking
	@$(TEST_BROWSER)

# In a process of its own, for the browser's driver keeps an event loop running. Without a browser
# all of it is skipped, and says so; that ARGS choose none of it is no fault (5).
TEST_BROWSER = echo "== pytest, in a browser"; \
	$(PYTEST) -rs tests/browser -m "not every_language" $(ARGS) || [ $$? -eq 5 ]

# Twelve whole games, which take long.
test-languages: setup web ## whole games in a browser in every language, looking for text that does not fit
	@$(PYTEST) -rs tests/browser/test_languages.py $(ARGS)

check: setup ## lint, format, types, layers, rules without a test
	@echo "== ruff check"
	@$(PY) -m ruff check .
	@echo "== ruff format --check"
	@$(PY) -m ruff format --check .
	@echo "== mypy"
	@$(PY) -m mypy
	@echo "== import-linter"
	@$(VENV)/bin/lint-imports --no-logo
	@echo "== rules"
	@$(PY) tools/rule_report.py

fmt: setup ## format the code and fix what can be fixed
	@$(PY) -m ruff check --fix .
	@$(PY) -m ruff format .

cover: setup ## the tests with branch coverage
	@$(PYTEST) --cov --ignore=tests/browser $(ARGS)

golden: setup ## record the golden playthroughs anew; review the diff
	@$(PY) tools/golden.py --write

soak: compile ## 10,000 and 20,000 random games of the two games with all promises checked
	@$(WITH_COMPILED) $(PY) tools/soak.py --game terraforming --games 10000 --jobs 2 $(ARGS)
	@$(WITH_COMPILED) $(PY) tools/soak.py --game terraforming --with turmoil --games 5000 --jobs 2 $(ARGS)
	@$(WITH_COMPILED) $(PY) tools/soak.py --game mars2049 --games 20000 --jobs 2 $(ARGS)

# What takes too long for every commit; run before a larger change is called done.
nightly: test-compiled test-languages soak crash ## the long checks: compiled tests, all languages, soak, kills

load: setup ## 500 tables of bots and 200 people at one server for 30 minutes
	@$(PY) tools/load.py $(ARGS)

crash: setup ## kill servers in the middle of games, 100 times on each database; nothing is lost
	@$(PY) tools/crash.py --kills 100 --database both $(ARGS)
	@$(PY) tools/crash.py --kills 20 --two-processes $(ARGS)

cold-start: setup web ## measure how soon a server shows its first page, also with 10,000 tables
	@$(PY) tools/cold_start.py $(ARGS)

bench: setup ## measure games per second, copies, options
	@$(PY) benchmarks/run.py --game terraforming $(ARGS)
	@$(PY) benchmarks/run.py --game mars2049 $(ARGS)

balance: setup ## play the strategies of Mars 2049 against each other, anew into docs/balance
	@$(PY) tools/balance.py --games 1000 --jobs 2 --seed 1 --write docs/balance

pictures: setup ## draw the pictures of the documentation anew
	@$(PY) -m marineris.picture docs/pictures

screens: setup web ## take the pictures of all screens anew, into docs/screens
	@PYTHONPATH=. $(PY) tools/screens.py $(ARGS)

bench-browser: setup web ## measure clicks, layout shift and frames in a browser
	@$(PY) -m benchmarks.browser $(ARGS)

# ---------------------------------------------------------------------------- compiled

WITH_COMPILED := PYTHONPATH="$(CURDIR)/build/compiled" MARINERIS_EXPECT_COMPILED=1

compile: setup ## compile the rules with mypyc into build/compiled
	@$(PY) tools/compile.py

# The docstrings of compiled modules are not collected; the interpreted run has tested them.
test-compiled: compile ## all tests against the compiled rules
	@echo "== pytest, compiled"
	@$(WITH_COMPILED) $(PYTEST) tests README.md docs --ignore=tests/browser $(ARGS)

bench-compiled: compile ## the benchmarks against the compiled rules
	@$(WITH_COMPILED) $(PY) benchmarks/run.py --game terraforming $(ARGS)
	@$(WITH_COMPILED) $(PY) benchmarks/run.py --game mars2049 $(ARGS)

# ---------------------------------------------------------------------------- upkeep

# uv resolves for all platforms and Python versions at once. What is pinned stays, unless
# UPGRADE=1 asks for the newest of everything. Extras stay in the pins (coverage[toml]==…): older
# versions of pip look for the newest release of a requirement whose extra is not pinned.
UV := $(or $(shell command -v uv 2>/dev/null),build/uv/bin/uv)
COMPILE := $(UV) pip compile --quiet --universal --python-version 3.11 --generate-hashes \
	--no-strip-extras --no-emit-index-url --no-emit-find-links --custom-compile-command "make lock" \
	$(if $(UPGRADE),--upgrade)
LOCK := $(COMPILE) pyproject.toml

build/uv/bin/uv:
	@echo "== installing uv into build/uv"
	@python=$$($(MAKE) --no-print-directory --silent which-python) || exit 1; \
	"$$python" -m venv --clear build/uv
	@build/uv/bin/python -m pip --disable-pip-version-check --quiet --quiet install uv

lock: $(UV) ## pin the dependencies of pyproject.toml anew (UPGRADE=1: newest versions)
	@echo "== requirements/run.txt"
	@$(LOCK) --extra server --group build --output-file requirements/run.txt
	@echo "== requirements/dev.txt"
	@$(LOCK) --all-extras --group dev --constraint requirements/run.txt \
		--output-file requirements/dev.txt
	@echo "== requirements/web.txt"
	@$(COMPILE) --group web --output-file requirements/web.txt
	@if grep -nE '://|^-|^ *--(index|extra-index|find-links)' requirements/*.txt; then \
		echo "The lines above name an address; the lock must work behind any mirror." >&2; exit 1; \
	fi

clean: ## remove builds, caches and .venv
	rm -rf $(VENV) build dist .coverage .coverage.* htmlcov
	rm -rf .hypothesis .import_linter_cache .mypy_cache .pytest_cache .ruff_cache
	rm -rf web/node_modules $(STATIC)
	find src tests tools benchmarks -name __pycache__ -prune -exec rm -rf {} + 2>/dev/null || true
