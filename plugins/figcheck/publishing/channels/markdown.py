"""For a job's summary or a comment: GitHub's markdown, the worst first."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from figcheck.publishing.channels.manner import Manner, cut, listed, summary
from figcheck.publishing.escaping import for_markdown
from figcheck.publishing.remarks import Outcome, Remark
from figcheck.wording import counted

MOST_CHARACTERS = 60_000
"""Length of the whole; a comment has at most 65,536 characters."""

LONGEST = 400
"""Characters of a sentence or an explanation."""


def write(outcomes: Iterable[Outcome], manner: Manner) -> Iterator[str]:
    """Writes the totals and a table of problems, cut where it becomes too long.

    Args:
        outcomes: what the check says of each file.
        manner: is not asked for anything; only problems are written.
    """
    read = list(outcomes)
    remarks = [remark for outcome in read for remark in outcome.remarks]
    head = f"**figcheck**: {counted(len(read), 'file')}: {summary(remarks)}\n"
    yield head
    rows = [
        *(_row(outcome.path, "not read", outcome.problem) for outcome in read if outcome.problem),
        *(_remark(outcome, remark) for outcome, remark in listed(read)),
    ]
    if not rows:
        return
    yield "\n| Where | What | Sentence |\n|---|---|---|\n"
    left = MOST_CHARACTERS - len(head)
    for number, row in enumerate(rows):
        left -= len(row)
        if left < 0:
            yield f"\nand {len(rows) - number} more\n"
            return
        yield row


def _remark(outcome: Outcome, remark: Remark) -> str:
    place = outcome.path + (f":{remark.region.line}" if remark.region else "")
    what = remark.code + (" (known)" if remark.known else "")
    return _row(place, what, remark.text, remark.message)


def _row(place: str, what: str, *texts: str) -> str:
    told = "<br>".join(for_markdown(cut(text, LONGEST)) for text in texts if text)
    return f"| {for_markdown(place)} | {what} | {told} |\n"
