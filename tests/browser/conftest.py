"""The site of the seeds, built once, served on this machine, and a browser that looks at it."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserContext
from tools.serving import served

from tests.browser.visits import BuiltSite, Visits

ROOT = Path(__file__).parents[2]


@pytest.fixture(scope="session")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[BuiltSite]:
    """The project's own site, served below a path, as GitHub Pages does."""
    root = tmp_path_factory.mktemp("served")
    out = root / "project"
    command = [sys.executable, "-m", "mkdocs", "build", "--quiet", "--site-dir", str(out)]
    environment = {**os.environ, "NO_MKDOCS_2_WARNING": "1", "SITE_URL": ""}
    subprocess.run(command, cwd=ROOT, env=environment, check=True)
    with served(root) as address:
        yield BuiltSite(out, f"{address}project/")


@pytest.fixture
def visits(browser: Browser, site: BuiltSite) -> Iterator[Visits]:
    """Opens pages, and fails at the end of the test if one of them was not quiet."""
    with visiting(browser, site) as made:
        yield made


@contextmanager
def visiting(browser: Browser, site: BuiltSite) -> Iterator[Visits]:
    """Visits to a site; fails at the end if one of its pages was not quiet."""
    opened: list[BrowserContext] = []
    made = Visits(browser, site, opened)
    yield made
    for context in opened:
        context.close()
    assert made.noise == []
