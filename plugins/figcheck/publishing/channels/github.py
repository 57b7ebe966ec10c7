"""For a job of GitHub Actions: annotations on the lines of the descriptions.

https://docs.github.com/en/actions/reference/workflows-and-actions/workflow-commands
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator

from figcheck.publishing.channels.manner import Manner, cut, listed
from figcheck.publishing.escaping import for_terminal, for_workflow
from figcheck.publishing.remarks import Level, Outcome, Remark
from figcheck.wording import counted

MOST = 10
"""Annotations of a level that GitHub shows of a step."""

LONGEST = 1_000
"""Characters of a message."""

_COMMANDS = {Level.ERROR: "error", Level.WARNING: "warning", Level.NOTE: "notice"}


def write(outcomes: Iterable[Outcome], manner: Manner) -> Iterator[str]:
    """Writes a workflow command for each problem, at most `MOST` of each level.

    Args:
        outcomes: what the check says of each file.
        manner: is not asked for anything; only problems are written.
    """
    read = list(outcomes)
    for outcome in read:
        if outcome.problem:
            yield _command("error", outcome.path, None, "figcheck", outcome.problem)
    written: Counter[Level] = Counter()
    found = listed(read)
    totals = Counter(remark.level for _, remark in found)
    for outcome, remark in found:
        level = remark.level
        written[level] += 1
        if written[level] < MOST or totals[level] == MOST:
            quoted = f"“{remark.text}” " if remark.text else ""
            text = f"{quoted}{remark.message} {remark.mend}".strip()
            yield _command(_COMMANDS[level], outcome.path, remark, remark.code, text)
        elif written[level] == MOST:
            left = totals[level] - MOST + 1
            text = f"and {counted(left, _COMMANDS[level])} more"
            yield _command(_COMMANDS[level], outcome.path, None, "figcheck", text)


def _command(command: str, path: str, remark: Remark | None, title: str, text: str) -> str:
    properties = {"file": path}
    region = remark.region if remark else None
    if region:
        properties["line"] = str(region.line)
        if region.line == region.end_line:
            properties["col"] = str(region.column)
            properties["endColumn"] = str(region.end_column)
        else:
            properties["endLine"] = str(region.end_line)
    properties["title"] = title
    listed = ",".join(f"{n}={for_workflow(v, is_property=True)}" for n, v in properties.items())
    return f"::{command} {listed}::{for_workflow(for_terminal(cut(text, LONGEST)))}\n"
