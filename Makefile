# Two commands do everything: `make play` and `make test`. `make help` lists the rest.

PYTHON ?= python3
VENV   ?= .venv
BIN     = $(VENV)/bin
JOBS   ?= auto

.PHONY: help play terminal test audit web lint types layers unit browser services every-choice compiled other-python bench bench-server wheel lock records picture clean env

help:            ## this list
	@grep -hE '^[a-z-]+:.*##' $(MAKEFILE_LIST) | sed -E 's/:[^#]*## /\t/' | expand -t 16

env: $(VENV)/.ready  ## make the environment

$(VENV)/.ready: tools/bootstrap.py requirements/dev.txt pyproject.toml
	@$(PYTHON) tools/bootstrap.py $(VENV)

play: $(VENV)/.ready  ## open the table in the browser, on this machine
	@$(BIN)/python tools/web.py build
	@$(BIN)/oldworld serve --open

terminal: $(VENV)/.ready  ## play a game against bots in the terminal
	@$(BIN)/oldworld play chaos

test: lint types layers audit web unit services browser every-choice compiled other-python  ## every check that CI runs

browser: $(VENV)/.ready  ## whole games in a real Chromium (CHROMIUM=/path names one)
	@$(BIN)/python tools/web.py browser

lint: $(VENV)/.ready  ## style and format
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .

types: $(VENV)/.ready  ## two type checkers
	$(BIN)/mypy
	$(BIN)/pyright

layers: $(VENV)/.ready  ## who may import whom
	$(BIN)/lint-imports --no-cache

audit: $(VENV)/.ready  ## are there known vulnerabilities in what the locks name?
	@$(BIN)/python tools/audit.py

web: $(VENV)/.ready  ## the browser's side: types, tests, build
	@$(BIN)/python tools/web.py check
	@$(BIN)/python tools/web.py build

unit: $(VENV)/.ready  ## all tests and doctests
	$(BIN)/python -m pytest -n $(JOBS)

services: $(VENV)/.ready  ## the server's tests on PostgreSQL, with Redis, behind nginx and Caddy
	@$(BIN)/python tools/services.py

every-choice: $(VENV)/.ready  ## the rules again, with save, load, replay and fork after every choice
	OLDWORLD_EVERY_CHOICE=1 $(BIN)/python -m pytest -n $(JOBS) tests/chaos

compiled: $(VENV)/.ready  ## the tests on the compiled build, and identical records from both builds
	$(BIN)/python tools/compiled.py

other-python: $(VENV)/.ready  ## the tests on the other supported Python, where this machine has one
	@$(BIN)/python tools/other_python.py

bench: $(VENV)/.ready  ## measure speed beside other libraries; writes bench/results.md
	$(BIN)/python bench/run.py

bench-server: $(VENV)/.ready  ## measure the server with 500 live games; writes bench/server.md
	@$(BIN)/python bench/server.py

wheel: $(VENV)/.ready  ## build the compiled wheel into dist/
	@$(BIN)/python tools/web.py build
	$(BIN)/python tools/wheel.py dist

lock: $(VENV)/.ready  ## renew requirements/dev.txt
	$(BIN)/uv pip compile --quiet --universal --generate-hashes --group dev --extra cli --extra server --extra postgres --extra redis --python-version 3.11 --output-file requirements/dev.txt pyproject.toml

records: $(VENV)/.ready  ## play the golden games of tests/records anew (only when the rules version changes)
	$(BIN)/python tools/golden.py

picture: $(VENV)/.ready  ## draw docs/table.svg anew
	$(BIN)/python tools/picture.py

clean:           ## remove what was made
	rm -rf $(VENV) .venv-* build dist .mypy_cache .ruff_cache .hypothesis
	find . -name __pycache__ -type d -prune -exec rm -rf {} +
