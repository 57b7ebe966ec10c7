"""For people at a terminal: a line for each remark, `file:line:column: what: text`."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from figcheck.publishing.channels.manner import Manner, summary
from figcheck.publishing.escaping import for_terminal
from figcheck.publishing.remarks import Level, Outcome, Remark
from figcheck.wording import counted


def write(outcomes: Iterable[Outcome], manner: Manner) -> Iterator[str]:
    """Writes each file as it comes, and the totals if there are several.

    Args:
        outcomes: what the check says of each file.
        manner: the colours, and whether sentences without a verdict are listed.
    """
    remarks: list[Remark] = []
    files = 0
    for outcome in outcomes:
        files += 1
        if not outcome.problem:
            yield from _file(outcome, manner)
            remarks.extend(outcome.remarks)
    if files > 1:
        yield f"{counted(files, 'file')}: {summary(remarks)}\n"


def _file(outcome: Outcome, manner: Manner) -> Iterator[str]:
    yield manner.paint.title(for_terminal(outcome.title)) + "\n"
    for remark in outcome.remarks:
        if remark.level is not Level.SKIP or manner.everything:
            yield from _remark(outcome, remark, manner)
    values = counted(outcome.values, "value")
    yield f"{for_terminal(outcome.path)}: {values}, {summary(outcome.remarks)}\n\n"


def _remark(outcome: Outcome, remark: Remark, manner: Manner) -> Iterator[str]:
    place = for_terminal(outcome.path)
    if remark.region:
        place += f":{remark.region.line}:{remark.region.column}"
    what = manner.paint.code(remark) + (" (known)" if remark.known else "")
    if not remark.text:
        yield f"{place}: {what}: {for_terminal(remark.message)}\n"
        if remark.mend:
            yield f"    {for_terminal(remark.mend)}\n"
        return
    yield f"{place}: {what}: “{for_terminal(remark.text)}”\n"
    if remark.message and remark.level is not Level.SKIP:
        yield f"    {for_terminal(remark.message)}\n"
