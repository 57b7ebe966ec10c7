"""The browser, one for all tests that look at pages, and what holds for all tests."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from hypothesis import settings
from playwright.sync_api import Browser, expect, sync_playwright
from tools.browser import FLAGS, find

# How long an example takes says more of the machine than of the code.
settings.register_profile("figcheck", deadline=None)
settings.load_profile("figcheck")

# Waiting longer costs nothing where all is well, and a busy machine is slow.
expect.set_options(timeout=60_000)


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
