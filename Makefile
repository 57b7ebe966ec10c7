# One command each; every one sets up what it needs first (`make help` lists them).

PYTHON ?= python3
FLAGS ?=

VENV := .venv
BIN := $(VENV)/bin
# Newer than the files that say what is installed, once all of it is.
READY := $(VENV)/.ready

# mkdocs-material prints a notice on MkDocs 2 at every start without it.
export NO_MKDOCS_2_WARNING := 1

.DEFAULT_GOAL := help
.PHONY: help site serve test matrix lint format reference screenshots preview dist assets clean

help: ## list the commands
	@grep -E '^[a-z]+:.*##' $(MAKEFILE_LIST) | sed -E 's/:[^#]*##/\t/' | expand -t 10

site: $(READY) ## build the site into site/ (FLAGS=--strict: a warning is an error)
	$(BIN)/mkdocs build $(FLAGS)

serve: $(READY) ## serve the site, rebuilt as files change
	$(BIN)/mkdocs serve $(FLAGS)

test: $(READY) ## run the tests, the browser's included (FLAGS="-k reading": some of them)
	FIGCHECK_CHROMIUM="$$($(BIN)/python tools/browser.py)" && export FIGCHECK_CHROMIUM && \
	$(BIN)/python -m pytest -n auto $(FLAGS)

matrix: $(READY) ## build a site under every host, theme and plugin, and write README's table
	$(BIN)/python -m tools.matrix

lint: $(READY) ## check style, types and workflows
	$(BIN)/ruff check
	$(BIN)/ruff format --check
	$(BIN)/mypy
	$(BIN)/zizmor --offline --quiet .github action.yml
	$(BIN)/check-jsonschema --builtin-schema vendor.github-workflows .github/workflows/*.yml
	$(BIN)/check-jsonschema --builtin-schema vendor.github-actions action.yml

format: $(READY) ## put the code into the project's format
	$(BIN)/ruff check --fix
	$(BIN)/ruff format

screenshots: site ## take the screenshots of the README
	FIGCHECK_CHROMIUM="$$($(BIN)/python tools/browser.py)" $(BIN)/python -m tools.screenshots

reference: $(READY) ## write the parts of docs/ that the code itself says
	$(BIN)/python -m tools.reference

preview: $(READY) ## build the preview of a pull request into OUT, as CI does
	$(BIN)/python -m tools.previews.build "$(OUT)"

dist: $(READY) ## build the package into dist/
	$(BIN)/python -m pip install --quiet --disable-pip-version-check build
	$(BIN)/python -m build

assets: $(READY) ## write style sheets and scripts as browsers get them
	$(BIN)/python -m tools.assets

clean: ## remove the environment and everything that was built
	rm -rf $(VENV) site build dist .cache .pytest_cache .ruff_cache .mypy_cache .hypothesis

$(READY): requirements.txt pyproject.toml
	@$(PYTHON) -c 'import sys; sys.version_info >= (3, 11) or sys.exit("figcheck needs Python 3.11 or later, and $(PYTHON) is " + sys.version.split()[0] + ": name another one with make PYTHON=...")'
	$(PYTHON) -m venv $(VENV)
	$(BIN)/python -m pip install --quiet --disable-pip-version-check -r requirements.txt
	@touch $@
