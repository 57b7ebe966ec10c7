"""From the bytes of a description to its `Figure`: the order of the steps."""

from __future__ import annotations

import hashlib

from figcheck.model import (
    Axis,
    Claim,
    Component,
    Figure,
    Finding,
    Kind,
    Severity,
    Source,
    Span,
    Use,
)
from figcheck.reading import assemble, claims, header, kinds, layouts
from figcheck.reading.account import account
from figcheck.reading.decode import decode, too_long
from figcheck.reading.document import Block, BlockKind, Document, Part, parse
from figcheck.reading.header import Header
from figcheck.reading.layouts import prose
from figcheck.reading.layouts.base import Reading


def read_bytes(data: bytes, path: str, id: str) -> Figure:  # noqa: A002
    """Read the bytes of a description; see `read_text`."""
    text, findings = decode(data)
    source = Source(path, text, hashlib.sha256(data).hexdigest())
    return _read(source, id, findings)


def read_text(text: str, path: str = "", id: str = "") -> Figure:  # noqa: A002
    """Read a description.

    Any text gives a figure, if need be an empty one with findings that say why.

    Args:
        text: the description.
        path: where it was read from.
        id: name of the figure in the site.

    Returns:
        The figure; its spans index into `text`.
    """
    data = text.encode("utf-8", errors="surrogatepass")
    return _read(Source(path, text, hashlib.sha256(data).hexdigest()), id, ())


def _read(source: Source, name: str, findings: tuple[Finding, ...]) -> Figure:
    if (finding := too_long(source.text)) is not None or not source.text.strip():
        found = (*findings, finding) if finding else findings
        if not found:
            found = (_no_data("The file is empty."),)
        return Figure(name, name, Kind.UNKNOWN, source, findings=found)
    document = parse(source.text)
    title = _title(document)
    kind = kinds.of(document, title)
    described = header.read(document)
    readings = _readings(document, described)
    readings = _with_prose(document, described, readings)
    data = assemble.assemble(document, described, kind, readings)
    by_block = {block.index: reading for block, reading in readings}
    if data.cells and kind is Kind.DIAGRAM:
        kind = Kind.UNKNOWN
    said = claims.read(document, kind, by_block, described.lines, data.dimensions, data.cells)
    found = [*findings, *data.findings]
    if not data.cells and kind is not Kind.DIAGRAM:
        found.append(_no_data("No values were found in this description."))
    reported = [f.span for f in data.findings if f.span is not None]
    marks, unplaced = account(
        source.text, _uses(document, described, readings, data, said), reported
    )
    found += unplaced
    return Figure(
        id=name,
        title=title or name,
        kind=kind,
        source=source,
        dimensions=data.dimensions,
        cells=data.cells,
        x_axis=described.x_axes[0] if described.x_axes else Axis(),
        y_axis=described.y_axes[0] if described.y_axes else Axis(),
        colours=described.scale,
        legend=described.legend,
        claims=said,
        findings=tuple(found),
        account=marks,
        components=_components(document) if kind is Kind.DIAGRAM else (),
        style=kinds.styles(title + "\n" + _described_text(document)),
    )


def _uses(
    document: Document,
    described: Header,
    readings: list[tuple[Block, Reading]],
    data: assemble.Data,
    said: tuple[Claim, ...],
) -> list[tuple[Use, list[Span]]]:
    """Which pieces of the text were used for what, the strongest use first."""
    names = [b.text.span() for b in document.blocks if b.kind is BlockKind.HEADING]
    names += [b.label.span() for b in document.blocks if b.label is not None]
    layout = [
        b.text.span()
        for b in document.blocks
        if not b.rows and b.index not in {block.index for block, _ in readings}
    ]
    announced = [
        row.announcement.span()
        for _, reading in readings
        for row in reading.rows
        if row.announcement is not None
    ]
    headers = [cell.span() for b, _ in readings if b.rows for cell in b.rows[0]]
    return [
        (Use.CELL, [cell.span for cell in data.cells]),
        (Use.UNPLACED, list(data.unplaced)),
        (Use.LEGEND, list(described.bounds)),
        (Use.TICK, [*described.ticks, *(text.span() for text, _ in data.labels), *announced]),
        (Use.CLAIM, [claim.span for claim in said]),
        (Use.NAME, names),
        (Use.TICK, [*layout, *headers]),
    ]


def _described_text(document: Document) -> str:
    return "\n".join(b.text.plain for b in document.blocks if b.part is Part.HEADER)


def _components(document: Document) -> tuple[Component, ...]:
    """The parts of a diagram: the labelled items of the sections that describe it."""
    return tuple(
        Component(b.label.plain, b.body.plain, b.span)
        for b in document.blocks
        if b.part is not Part.CLAIMS and b.kind is not BlockKind.HEADING and b.label is not None
    )


def _title(document: Document) -> str:
    heading = next((b for b in document.blocks if b.kind is BlockKind.HEADING), None)
    if heading is None and document.blocks:
        heading = document.blocks[0]
    return heading.text.plain if heading is not None else ""


_NOT_DATA = frozenset(
    "trend trends verification observation observations note notes pattern interpretation "
    "shape shapes highlights summary".split()
)


def _readings(document: Document, described: Header) -> list[tuple[Block, Reading]]:
    """What the layouts read in the parts that hold data, else in any other."""
    for parts in ({Part.DATA, Part.OPEN}, {Part.HEADER}, {Part.CLAIMS}):
        found = []
        for block in document.blocks:
            if block.part not in parts or block.kind is BlockKind.HEADING:
                continue
            if block.index in described.lines and not block.rows:
                continue
            if not _may_hold_data(block):
                continue
            reading = layouts.read(block)
            if reading is not None:
                found.append((block, reading))
        if found:
            return found
    return []


def _with_prose(
    document: Document, described: Header, readings: list[tuple[Block, Reading]]
) -> list[tuple[Block, Reading]]:
    """The readings and, for groups of lines without any data, what their sentences give."""
    read = {block.index for block, _ in readings}
    groups = {block.parent for block, _ in readings}
    for block, _ in readings:
        groups.update(above.index for above in document.above(block))
    axes = [*described.x_axes, *described.y_axes]
    ticks = next((a.ticks for a in axes if a.ticks), ())
    vocabulary = prose.Vocabulary(
        series=tuple(entry.name for entry in described.legend),
        ticks=ticks,
        axis=described.x_axes[0].label if described.x_axes else "",
    )
    found = []
    for block in document.blocks:
        if block.part not in {Part.DATA, Part.OPEN} or block.kind is BlockKind.HEADING:
            continue
        if block.index in read or block.rows or block.parent in groups or block.is_label:
            continue
        if block.index in described.lines or not _may_hold_data(block):
            continue
        if (reading := prose.read(block, vocabulary)) is not None:
            found.append((block, reading))
    return sorted([*readings, *found], key=lambda pair: pair[0].index)


def _may_hold_data(block: Block) -> bool:
    if block.label is None:
        return True
    return not _NOT_DATA.intersection(block.label.plain.lower().split())


def _no_data(message: str) -> Finding:
    return Finding(
        "no-data", Severity.ERROR, message, "Describe one figure with its values.", Span(0, 0)
    )
