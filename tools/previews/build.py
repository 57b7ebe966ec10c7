"""Builds the preview of a pull request; runs where nothing can be written but the job's files.

    python -m tools.previews.build OUT

reads `NUMBER`, `COMMIT`, `BASE` (the commit that it goes on top of) and `PUBLISHED` (address of the
published site, ending in `/`) from the environment, and writes `OUT/site`, `OUT/comparison.json`
and `OUT/report.html`. The comparison goes into the job's summary, the worst of it to the lines.
"""

from __future__ import annotations

import os
import subprocess
import sys
from dataclasses import replace
from pathlib import Path

from tools.previews.stamp import stamp
from tools.previews.store import PREVIEWS

from figcheck.publishing.comparing.comparison import Comparison
from figcheck.publishing.comparing.differences import compare
from figcheck.publishing.comparing.opening import OpeningError, snapshot
from figcheck.publishing.comparing.views import VIEWS

SITE, COMPARISON, REPORT = "site", "comparison.json", "report.html"
"""What there is in the folder."""


def build(out: Path, number: int, commit: str, base: str, published: str) -> Comparison:
    """Builds the site of the working folder, compares it and marks its pages.

    Args:
        out: where everything is put.
        number: number of the pull request.
        commit: what is built.
        base: the commit that it goes on top of.
        published: address of the published site, "" for none.

    Returns:
        What the pull request changes, against what is published, else against `base`.
    """
    site = out / SITE
    address = f"{published}{PREVIEWS}/pr-{number}/" if published else ""
    # Not strict: who reviews a description that cannot be used wants to see that.
    command = [sys.executable, "-m", "mkdocs", "build", "--quiet"]
    subprocess.run(
        [*command, "--site-dir", str(site.resolve())],
        env={**os.environ, "SITE_URL": address, "NO_MKDOCS_2_WARNING": "1"},
        check=True,
    )
    new = replace(snapshot(str(site)), name=f"pull request {number}, commit {commit[:12]}")
    try:
        comparison = compare(snapshot(published or base), new)
    except OpeningError as error:
        print(f"The published site cannot be compared with: {str(error)!a}", file=sys.stderr)
        comparison = compare(snapshot(base), new)
    for view, name in (("json", COMPARISON), ("html", REPORT)):
        (out / name).write_text("".join(VIEWS[view](comparison)), encoding="utf-8")
    stamp(site, number, commit, comparison)
    return comparison


def main() -> int:
    """Runs the command line."""
    out = Path(sys.argv[1])
    out.mkdir(parents=True, exist_ok=True)
    comparison = build(
        out,
        int(os.environ["NUMBER"]),
        os.environ["COMMIT"],
        os.environ["BASE"],
        os.environ.get("PUBLISHED", ""),
    )
    if summary := os.environ.get("GITHUB_STEP_SUMMARY"):
        with Path(summary).open("a", encoding="utf-8") as file:
            file.writelines(VIEWS["markdown"](comparison))
    sys.stdout.writelines(VIEWS["github"](comparison))
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
