"""The forms in which a comparison is shown; a new one is a function and a line in `VIEWS`."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator

from figcheck.publishing import codec
from figcheck.publishing.channels.manner import cut
from figcheck.publishing.comparing.comparison import Comparison
from figcheck.publishing.comparing.told import Item, sections, summary
from figcheck.publishing.escaping import for_markdown, for_terminal, for_workflow

LONGEST = 400
"""Characters of a text that is shown."""

MOST_ITEMS = 200
"""Differences of a kind that are shown; of more, the number is told."""

MOST_CHARACTERS = 60_000
"""Length of the markdown; a comment has at most 65,536 characters."""

MOST_ANNOTATIONS = 10
"""Annotations of a step that GitHub shows."""

View = Callable[[Comparison], Iterator[str]]
"""From a comparison to the pieces of what is written."""


def text(comparison: Comparison) -> Iterator[str]:
    """For people at a terminal."""
    yield f"{summary(comparison)}\n"
    for section in sections(comparison):
        yield f"\n{section.title}\n"
        for item in section.items[:MOST_ITEMS]:
            # `what` may name a finding or an axis of somebody's figure.json.
            texts = (item.place, item.what, item.text, item.note)
            place, what, told, note = map(for_terminal, texts)
            yield f"{place}{' (before)' if item.is_gone else ''}: {what}: {told}\n"
            if note:
                yield f"    {note}\n"
        if len(section.items) > MOST_ITEMS:
            yield f"and {len(section.items) - MOST_ITEMS} more\n"


def as_json(comparison: Comparison) -> Iterator[str]:
    """For programs: the fields of `Comparison`."""
    yield json.dumps(codec.encode(comparison), indent=1, allow_nan=False) + "\n"


def markdown(comparison: Comparison) -> Iterator[str]:
    """For a job's summary or a comment on GitHub, cut where it becomes too long."""
    head = f"**{summary(comparison)}**\n"
    yield head
    left = MOST_CHARACTERS - len(head)
    for section in sections(comparison):
        table = f"\n### {section.title}\n\n| Where | What | |\n|---|---|---|\n"
        yield table
        left -= len(table)
        for shown, item in enumerate(section.items):
            row = _row(item)
            if left < len(row) or shown == MOST_ITEMS:
                yield f"\nand {len(section.items) - shown} more\n"
                break
            left -= len(row)
            yield row


def _row(item: Item) -> str:
    told = "<br>".join(for_markdown(cut(t, LONGEST)) for t in (item.text, item.note) if t)
    what = for_markdown(cut(item.what, LONGEST))
    return f"| {for_markdown(cut(item.place, LONGEST))} | {what} | {told} |\n"


def github(comparison: Comparison) -> Iterator[str]:
    """For a job of GitHub Actions: annotations on the sentences whose verdicts turned."""
    verdicts = [s for s in sections(comparison) if s.title == "Verdicts"]
    items = [item for section in verdicts for item in section.items if not item.is_gone]
    for number, item in enumerate(items):
        if number == MOST_ANNOTATIONS - 1 and len(items) > MOST_ANNOTATIONS:
            yield f"::warning title=figcheck::and {len(items) - number} more\n"
            return
        level = "warning" if item.is_worse else "notice"
        line = f",line={item.line}" if item.line else ""
        path, what = (for_workflow(t, is_property=True) for t in (item.path, item.what))
        told = for_workflow(for_terminal(cut(f"“{item.text}” {item.note}".strip(), LONGEST)))
        yield f"::{level} file={path}{line},title={what}::{told}\n"


def html(comparison: Comparison) -> Iterator[str]:
    """A page that needs nothing but itself, and no script."""
    # The templates' library is slow to load, and no other view needs it.
    from figcheck.publishing.pages.parts import render

    told = {"sections": sections(comparison), "summary": summary(comparison)}
    yield render("comparison.html.j2", comparison=comparison, root=None, most=MOST_ITEMS, **told)


VIEWS: dict[str, View] = {
    "text": text,
    "json": as_json,
    "markdown": markdown,
    "html": html,
    "github": github,
}
"""The views by the names that `figcheck compare --format` takes."""
