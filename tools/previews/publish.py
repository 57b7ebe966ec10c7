"""Publishes the preview that another run has built; that run's files are hostile data.

    python -m tools.previews.publish store FOLDER     # hosts the preview; prints its number
    python -m tools.previews.publish comment FOLDER   # writes the comment
    python -m tools.previews.publish sweep            # removes previews of closed pull requests

`FOLDER` is what `tools.previews.build` wrote. Which pull request it is of, GitHub says.
"""

from __future__ import annotations

import json
import os
import sys
from pathlib import Path
from typing import Any

from tools.previews import store
from tools.previews.build import COMPARISON, SITE
from tools.previews.hub import Hub

from figcheck.publishing import codec
from figcheck.publishing.comparing.comparison import SCHEMA, Comparison
from figcheck.publishing.comparing.views import VIEWS

MARK = "<!-- figcheck: preview -->"
"""Tells the comment from others."""

LARGEST = 20_000_000
"""Bytes of a comparison that are read."""


class UnfitError(Exception):
    """The comparison is none; the message says why."""


def read_comparison(file: Path) -> Comparison:
    """Reads a comparison that a stranger's run may have written.

    Args:
        file: the file.

    Raises:
        UnfitError: it is too large, or something else than a comparison.
    """
    if file.is_symlink() or not file.is_file():
        raise UnfitError("there is no comparison")
    if file.stat().st_size > LARGEST:
        raise UnfitError(f"the comparison has more than {LARGEST:,} bytes")
    try:
        data = json.loads(file.read_bytes())
        comparison = codec.decode(Comparison, data)
    except (ValueError, TypeError, KeyError, RecursionError, AttributeError) as error:
        raise UnfitError(f"it is no comparison ({type(error).__name__})") from error
    if data.get("schema") != SCHEMA:  # A version that is left out would be filled in.
        raise UnfitError("it is a comparison of another version")
    if not 0 <= comparison.unchanged < LARGEST:
        raise UnfitError("it counts figures that no site has")
    return comparison


def comment(folder: Path, number: int, commit: str, published: str) -> str:
    """What the comment says; the run's texts go through the same escaping as any description's.

    Args:
        folder: what the run wrote.
        number: number of the pull request.
        commit: what it has built.
        published: address of the published site, "" where this preview is not hosted.
    """
    try:
        told = "".join(VIEWS["markdown"](read_comparison(folder / COMPARISON)))
    except UnfitError as error:
        told = f"What this changes is not known: {error}.\n"
    where = f"[Preview]({published}{store.PREVIEWS}/pr-{number}/) of" if published else "Of"
    return f"{told}\n{where} commit {commit[:12]}.\n"


def main() -> int:
    """Runs the command line."""
    command, *rest = sys.argv[1:]
    hub = Hub.of_job()
    repository = os.environ.get("REPOSITORY", "")
    if command == "sweep":
        store.keep(hub.open_pull_requests(), repository)
        return 0
    event: dict[str, Any] = json.loads(Path(os.environ["GITHUB_EVENT_PATH"]).read_bytes())
    run = event["workflow_run"]
    number = hub.pull_request(event)
    if number is None:
        print("The pull request has been closed, or has a newer commit.", file=sys.stderr)
        return 0
    is_own = run["head_repository"]["full_name"] == os.environ["GITHUB_REPOSITORY"]
    folder = Path(rest[0])
    if command == "comment":
        published = os.environ.get("PUBLISHED", "") if is_own else ""
        hub.comment(number, MARK, comment(folder, number, run["head_sha"], published))
    elif command == "store" and is_own:
        try:
            store.put_preview(number, folder / SITE, repository)
        except store.RefusedError as error:
            print(ascii(str(error)), file=sys.stderr)
            return 1
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
