# Everything a contributor runs. Needs git, make and Python 3.11 or newer; `make help` lists it.

VENV := .venv
BIN := $(VENV)/$(if $(filter Windows_NT,$(OS)),Scripts,bin)
PY := $(BIN)/python
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
.PHONY: help setup play terminal load crash stress outage nightly cold-start test test-browser check fmt cover soak secrecy bench golden balance monkey pictures compile test-compiled bench-compiled mutants \
	lock clean which-python web web-check web-types screens bench-browser test-languages test-screens test-firefox test-webkit docs

help: ## list the targets
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "  make %-15s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

# ---------------------------------------------------------------------------- environment

# An environment whose interpreter has gone, or was replaced, is recreated.
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

# Compiled rules are used if `make compile` has made them of these sources; nobody waits for them.
WITH_WHAT_IS_COMPILED = if $(PY) tools/compile.py --refresh; then export PYTHONPATH="$(CURDIR)/build/compiled"; fi;

play: $(VENV)/run.stamp web ## start the server and open the page (ARGS="--help" shows the options)
	@$(WITH_WHAT_IS_COMPILED) $(BIN)/marineris serve --open $(ARGS)

terminal: $(VENV)/run.stamp ## play in the terminal (ARGS="--help" shows the options)
	@$(WITH_WHAT_IS_COMPILED) $(BIN)/marineris play $(ARGS)

# ---------------------------------------------------------------------------- browser client

STATIC := src/marineris/server/static
WEB_SOURCES := $(shell find web \( -name node_modules -o -name .svelte-check \) -prune -o -type f -print) \
	$(wildcard src/marineris/i18n/*/web*.ftl) src/marineris/__init__.py
NODE_PROBE := const [a, b] = process.versions.node.split("."); process.exit(a > 20 || (a == 20 && b >= 19) ? 0 : 1)
NPM := cd web && PATH="$(CURDIR)/$(BIN):$$PATH" npm --loglevel=error

web: $(STATIC)/index.html ## build the browser client into the package

web-check: web/node_modules/check.stamp ## types and unit tests of the browser client
	@echo "== svelte-check"
	@$(NPM) run --silent check
	@echo "== vitest"
	@$(NPM) run --silent test

.PHONY: web-lint
web-lint: web/node_modules/check.stamp ## lint and format of the browser client
	@echo "== prettier"
	@$(NPM) run --silent format:check
	@echo "== eslint"
	@$(NPM) run --silent lint
	@echo "== stylelint"
	@$(NPM) run --silent lint:styles

web-types: setup web/node_modules/check.stamp ## write the types of views and messages for the browser client and docs/view.md
	@$(PY) tools/web_types.py
	@$(PY) tools/view_docs.py
	@$(NPM) run --silent types

# The card gallery of the documentation site, of the same components.
build/docs/gallery/gallery.html: $(WEB_SOURCES) web/node_modules/build.stamp
	@echo "== building the card gallery"
	@$(NPM) run --silent build:gallery -- --logLevel warn

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

test: check web web-check docs ## all checks and all tests; this is what CI runs
	@echo "== pytest"
	@$(PYTEST) --ignore=tests/browser $(ARGS)
	@$(TEST_BROWSER)
	@$(if $(ARGS),:,$(PY) tools/release.py --note)

test-browser: setup web web-check ## only the tests in a real browser: whole games by clicking
	@$(TEST_BROWSER)

# In a process of its own, for the browser's driver keeps an event loop running. Without a browser
# all of it is skipped, and says so; that ARGS choose none of it is no fault (5).
TEST_BROWSER = echo "== pytest, in a browser"; \
	$(PYTEST) -rs tests/browser -m "not every_language and not every_screen and not other_browser" $(ARGS) || [ $$? -eq 5 ]

# Twelve whole games, which take long.
test-languages: setup web ## whole games in a browser in every language, looking for text that does not fit
	@$(PYTEST) -rs tests/browser/test_languages.py $(ARGS)

test-screens: setup web ## every kind of question at the sizes of laptops, looking for controls out of reach
	@$(PYTEST) -rs tests/browser/test_reach.py -m every_screen $(ARGS)

# Without the browser its games are skipped, with what to install. On Debian:
#   apt-get install --no-install-recommends firefox-esr
#   apt-get install --no-install-recommends webkit2gtk-driver libwebkit2gtk-4.1-0 xvfb
test-firefox: setup web ## whole games of each kind in Firefox (needs Debian's firefox-esr, or FIREFOX)
	@$(PYTEST) -rs tests/browser/other -k firefox $(ARGS)

test-webkit: setup web ## whole games of each kind in WebKit (needs Debian's webkit2gtk-driver and xvfb)
	@$(PYTEST) -rs tests/browser/other -k webkit $(ARGS)

check: setup web/node_modules/check.stamp ## lint, format, types, layers, rules without a test; lint and format of the client
	@echo "== ruff check"
	@$(PY) -m ruff check .
	@echo "== ruff format --check"
	@$(PY) -m ruff format --check .
	@echo "== mypy"
	@$(PY) -m mypy
	@echo "== import-linter"
	@$(BIN)/lint-imports --no-logo
	@echo "== rules"
	@$(PY) tools/rule_report.py
	@echo "== generated types"
	@$(PY) tools/web_types.py --check
	@$(PY) tools/view_docs.py --check
	@echo "== files for the hosting site"
	@$(SCHEMA) vendor.github-workflows .github/workflows/*.yml
	@$(SCHEMA) custom.github-workflows-require-timeout .github/workflows/*.yml
	@$(SCHEMA) vendor.github-issue-forms $(filter-out %/config.yml,$(wildcard .github/ISSUE_TEMPLATE/*.yml))
	@$(SCHEMA) vendor.github-issue-config .github/ISSUE_TEMPLATE/config.yml
	@$(SCHEMA) vendor.citation-file-format CITATION.cff
	@$(SCHEMA) vendor.compose-spec deploy/compose.yaml
	@$(MAKE) --no-print-directory web-lint

.PHONY: smoke ci audit release wheels test-install

# Its schemas come with it: nothing is fetched.
SCHEMA := $(BIN)/check-jsonschema --quiet --builtin-schema

smoke: setup ## what has to work everywhere: the rules, the API and simulations, in a minute
	@$(PYTEST) tests/core tests/testing tests/test_api.py README.md $(ARGS)
	@$(BIN)/marineris simulate --games 20 --seed 1
	@$(BIN)/marineris simulate --game mars2049 --players expansionist,collector --games 5 --seed 1

# Debian and Ubuntu. TARGET names another target than the tests.
ci: ## install what a bare machine lacks, then run all tests with PostgreSQL, Redis and a browser
	@.ci/run $(or $(TARGET),test)

release: setup ## build a release or say why not: make release VERSION=1.2.3
	@$(PY) tools/release.py "$(VERSION)" $(ARGS)

# Without PYTHONS: those on the PATH and those of pyenv.
wheels: setup web ## a pure wheel, and compiled ones for each Python found, into dist/wheels
	@$(PY) tools/wheels.py $(addprefix --python ,$(PYTHONS)) $(ARGS)

test-install: setup web ## install where there is only Python, serve and play (needs root and debootstrap)
	@$(PY) tools/test_install.py $(ARGS)

AUDIT := build/audit/$(if $(filter Windows_NT,$(OS)),Scripts,bin)

build/audit/audit.stamp: requirements/audit.txt
	@echo "== installing pip-audit into build/audit"
	@python=$$($(MAKE) --no-print-directory --silent which-python) || exit 1; \
	"$$python" -m venv --clear build/audit
	@$(AUDIT)/python -m pip --disable-pip-version-check --quiet --quiet install \
		--no-deps --require-hashes -r $<
	@touch $@

audit: build/audit/audit.stamp $(VENV)/node.stamp ## look up known vulnerabilities of all dependencies
	@PATH="$(CURDIR)/$(BIN):$$PATH" $(AUDIT)/python tools/audit.py --pip-audit $(AUDIT)/pip-audit

docs: setup build/docs/gallery/gallery.html ## build the documentation site into build/docs/site and check all its links
	@echo "== documentation"
	@$(PY) tools/docs_site.py

.PHONY: quick
quick: setup web/node_modules/check.stamp ## lint, types and the tests that matter for what has changed, in a minute (BASE=main)
	@PATH="$(CURDIR)/$(BIN):$$PATH" $(PY) tools/quick.py $(if $(BASE),--base $(BASE)) $(ARGS)

fmt: setup web/node_modules/check.stamp ## format the code and fix what can be fixed
	@$(PY) -m ruff check --fix .
	@$(PY) -m ruff format .
	@$(NPM) run --silent lint -- --fix
	@$(NPM) run --silent lint:styles -- --fix
	@$(NPM) run --silent format

cover: setup ## the tests with branch coverage
	@$(PYTEST) --cov --ignore=tests/browser $(ARGS)

# One mutant after the other: it may run beside other work. `build/mutants` keeps what it found.
mutants: setup ## how much the tests see: 150 small faults in rules and server (ARGS="--seed 7")
	@nice -n 10 $(PY) tools/services.py run -- $(PY) tools/mutants.py $(ARGS)

golden: setup ## re-record the golden playthroughs; review the diff
	@$(PY) tools/golden.py --write

# The share of the decisions at which every promise is checked; every move is audited and replayed.
# With 1 the three runs take many hours.
SOAK_SHARE ?= 0.02
SOAK = $(WITH_COMPILED) $(PY) tools/soak.py --jobs 2 --share $(SOAK_SHARE)

soak: compile ## 35,000 random games of all games with all promises checked
	@$(SOAK) --game terraforming --games 10000 $(ARGS)
	@$(SOAK) --game terraforming --with turmoil --games 5000 $(ARGS)
	@$(SOAK) --game mars2049 --games 20000 $(ARGS)

secrecy: compile ## ask hard and master the same with other hidden cards, at 10,000 and 1,000 positions
	@$(WITH_COMPILED) $(PY) tools/secrecy.py hard --jobs 2 $(ARGS)
	@$(WITH_COMPILED) $(PY) tools/secrecy.py master --share 0.25 --positions 1000 --jobs 2

monkey: setup web ## 10,000 random clicks, taps and keys through whole games in a browser (ARGS="--seed 2")
	@PYTHONPATH=. $(PY) tools/monkey.py $(ARGS)

# What takes too long for every commit; run before a larger change is called done.
nightly: test-compiled test-languages test-screens test-firefox test-webkit soak secrecy blunders crash stress outage monkey test-install audit ## the long checks: compiled tests, all languages and browsers, soak, blunders, kills, monkey, installs, audit

.PHONY: blunders
blunders: compile ## what the analysis calls a blunder, checked by a ten times deeper search
	@PYTHONPATH=build/compiled $(PY) tools/check_blunders.py --share 0.1 $(ARGS)

load: setup ## 500 tables of bots and 200 people at one server for 30 minutes
	@$(PY) tools/load.py $(ARGS)

stress: setup ## 1,000 chat lines on dropped connections, 1,000 races for seats on each database
	@$(PY) tools/stress.py chat $(ARGS)
	@$(PY) tools/stress.py seats $(ARGS)
	@$(PY) tools/stress.py seats --database postgresql $(ARGS)

crash: setup ## kill servers in the middle of games, 100 times on each database; nothing is lost
	@$(PY) tools/crash.py --kills 100 --database both $(ARGS)
	@$(PY) tools/crash.py --kills 20 --two-processes $(ARGS)

outage: setup ## crash PostgreSQL, pause Redis and kill a process under three servers; all agree again
	@$(PY) tools/outage.py

CLUSTER := build/cluster/$(if $(filter Windows_NT,$(OS)),Scripts,bin)

build/cluster/cluster.stamp: requirements/cluster.txt pyproject.toml
	@echo "== installing Ray into build/cluster"
	@python=$$($(MAKE) --no-print-directory --silent which-python) || exit 1; \
	"$$python" -m venv --clear build/cluster
	@$(CLUSTER)/python -m pip --disable-pip-version-check --quiet --quiet install \
		--no-deps --require-hashes -r $<
	@$(CLUSTER)/python -m pip --disable-pip-version-check --quiet --quiet install \
		--no-deps --no-build-isolation -e .
	@touch $@

.PHONY: test-cluster
test-cluster: build/cluster/cluster.stamp ## the same games on a Ray cluster of this machine, one of its two workers killed
	@echo "== pytest, on a cluster"
	@$(CLUSTER)/python -m pytest -rs tests/cluster $(ARGS)

cold-start: setup web ## measure how soon a server shows its first page, also with 10,000 tables
	@$(PY) tools/cold_start.py $(ARGS)

bench: setup ## measure games per second, copies, options
	@$(PY) benchmarks/run.py --game terraforming $(ARGS)
	@$(PY) benchmarks/run.py --game mars2049 $(ARGS)

.PHONY: ratios
ratios: setup ## speed beside another source tree, as ratios (ARGS="FOLDER --compiled")
	@$(PY) -m benchmarks.ratios $(ARGS)

.PHONY: history
history: setup ## add this tree's speed to benchmarks/history.md, for a release (ARGS=--compiled)
	@$(PY) benchmarks/history.py $(ARGS)

balance: setup ## play the strategies of Mars 2049 against each other; rewrites docs/balance
	@$(PY) tools/balance.py --games 1000 --jobs 2 --seed 1 --write docs/balance

.PHONY: strength
strength: setup ## rewrite docs/strength/figures.md from the final runs of the repository
	@$(BIN)/marineris arena report

pictures: setup ## redraw the pictures of the documentation
	@$(PY) -m marineris.picture docs/pictures

screens: setup web ## retake the pictures of all screens in docs/screens
	@PYTHONPATH=. $(PY) tools/screens.py $(ARGS)

bench-browser: setup web ## measure clicks, layout shift and frames in a browser
	@$(PY) -m benchmarks.browser $(ARGS)

# ---------------------------------------------------------------------------- compiled

WITH_COMPILED := PYTHONPATH="$(CURDIR)/build/compiled" MARINERIS_EXPECT_COMPILED=1

compile: setup ## compile the rules and bots with mypyc into build/compiled
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

lock: $(UV) ## re-pin the dependencies of pyproject.toml (UPGRADE=1: newest versions)
	@echo "== requirements/run.txt"
	@$(LOCK) --extra server --group build --output-file requirements/run.txt
	@echo "== requirements/dev.txt"
	@$(LOCK) --extra server --extra data --extra arena --group dev --constraint requirements/run.txt \
		--output-file requirements/dev.txt
	@echo "== requirements/cluster.txt"
	@$(LOCK) --extra arena --extra cluster --group cluster --constraint requirements/dev.txt \
		--output-file requirements/cluster.txt
	@echo "== requirements/web.txt"
	@$(COMPILE) --group web --output-file requirements/web.txt
	@echo "== requirements/wheels.txt"
	@$(COMPILE) --group build --group compile --constraint requirements/dev.txt \
		--output-file requirements/wheels.txt
	@echo "== requirements/audit.txt"
	@$(COMPILE) --group audit --output-file requirements/audit.txt
	@if grep -nE '://|^-|^ *--(index|extra-index|find-links)' requirements/*.txt; then \
		echo "The lines above name an address; the lock must work behind any mirror." >&2; exit 1; \
	fi

clean: ## remove builds, caches and .venv
	rm -rf $(VENV) build dist .coverage .coverage.* htmlcov
	rm -rf .hypothesis .import_linter_cache .mypy_cache .pytest_cache .ruff_cache
	rm -rf web/node_modules web/.svelte-check $(STATIC)
	find src tests tools benchmarks -name __pycache__ -prune -exec rm -rf {} + 2>/dev/null || true
