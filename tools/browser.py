"""Prints the path of a Chromium for the browser tests, and installs one if there is none.

The first of these that exists: what the environment variable FIGCHECK_CHROMIUM names, a
Chromium or Chrome on the PATH, the one that playwright has installed. If there is none, the
system's package is installed (as root, where apt is), else playwright's.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

FLAGS = (
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-gpu",
    "--disable-sync",
    "--no-first-run",
    # Chromium's sandbox does not start for root, nor in most containers. The pages are ours.
    "--no-sandbox",
)
"""What a browser is started with that looks at pages of ours."""

VARIABLE = "FIGCHECK_CHROMIUM"
COMMANDS = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")


def starts(path: str) -> bool:
    """Whether `path` is a browser that starts; Ubuntu's package is one that only points at snap."""
    try:
        done = subprocess.run([path, "--version"], capture_output=True, timeout=60, check=False)
    except (OSError, subprocess.TimeoutExpired):
        return False
    return done.returncode == 0


def find() -> str | None:
    """The path of a browser that is there already, `None` if there is none.

    Raises:
        SystemExit: FIGCHECK_CHROMIUM names something that is not a browser.
    """
    if named := os.environ.get(VARIABLE):
        path = shutil.which(named)
        if path is None or not starts(path):
            sys.exit(f"{VARIABLE} is {named!r}, which does not start: name a Chromium or unset it")
        return path
    for command in COMMANDS:
        path = shutil.which(command)
        if path is not None and starts(path):
            return path
    own = playwrights()
    return str(own) if own.exists() else None


def playwrights() -> Path:
    """Where playwright keeps its own Chromium, once it is installed."""
    from playwright.sync_api import sync_playwright

    with sync_playwright() as playwright:
        return Path(playwright.chromium.executable_path)


def install() -> None:
    """Installs a browser; what the installers print goes to the error output."""
    root = hasattr(os, "geteuid") and os.geteuid() == 0
    if root and shutil.which("apt-get"):
        environment = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
        for command in (["apt-get", "update"], ["apt-get", "install", "-y", "chromium"]):
            subprocess.run(command, env=environment, stdout=sys.stderr, check=False)
        if find():
            return
    command = [sys.executable, "-m", "playwright", "install", "chromium"]
    if root:
        command.append("--with-deps")
    subprocess.run(command, stdout=sys.stderr, check=False)


def main() -> None:
    """Prints the path, or says what to do where no browser can be had."""
    path = find()
    if path is None:
        print("no Chromium found, installing one", file=sys.stderr)
        install()
        path = find()
    if path is None:
        sys.exit(f"no Chromium for the browser tests: install one, or set {VARIABLE} to its path")
    print(path)


if __name__ == "__main__":
    main()
