"""The site of the seeds, built once, served on this machine, and a browser that looks at it."""

from __future__ import annotations

import functools
import http.server
import os
import subprocess
import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserContext, expect, sync_playwright
from tools.browser import find

from tests.browser.visits import BuiltSite, Visits

# Waiting longer costs nothing where all is well, and a busy machine is slow.
expect.set_options(timeout=20_000)

ROOT = Path(__file__).parents[2]

FLAGS = (
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-gpu",
    "--disable-sync",
    "--no-first-run",
    # Chromium's sandbox does not start for root, nor in most containers. The pages are ours.
    "--no-sandbox",
)


@pytest.fixture(scope="session")
def chromium() -> str:
    """Path of a Chromium; a missing one is a failure, so that no test is left out silently."""
    try:
        found = find()
    except SystemExit as error:
        pytest.fail(str(error), pytrace=False)
    if found is None:
        pytest.fail(
            "the browser tests need a Chromium and found none: run `make test`, which installs "
            "one, or set FIGCHECK_CHROMIUM to the path of one",
            pytrace=False,
        )
    return found


@pytest.fixture(scope="session")
def browser(chromium: str) -> Iterator[Browser]:
    """The browser."""
    with sync_playwright() as playwright:
        launched = playwright.chromium.launch(executable_path=chromium, args=[*FLAGS])
        yield launched
        launched.close()


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
def served(folder: Path) -> Iterator[str]:
    """Serves a folder on this machine; its address, with a slash at the end."""
    handler = functools.partial(Silent, directory=str(folder))
    with http.server.ThreadingHTTPServer(("127.0.0.1", 0), handler) as server:
        thread = threading.Thread(target=server.serve_forever, daemon=True)
        thread.start()
        yield f"http://127.0.0.1:{server.server_port}/"
        server.shutdown()
        thread.join()


@contextmanager
def visiting(browser: Browser, site: BuiltSite) -> Iterator[Visits]:
    """Visits to a site; fails at the end if one of its pages was not quiet."""
    opened: list[BrowserContext] = []
    made = Visits(browser, site, opened)
    yield made
    for context in opened:
        context.close()
    assert made.noise == []


class Silent(http.server.SimpleHTTPRequestHandler):
    """Serves files and logs nothing."""

    def log_message(self, format: str, *args: object) -> None:  # noqa: A002 - the name of the base
        """Says nothing: what is missing shows in the browser."""
