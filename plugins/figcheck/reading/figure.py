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
    NameUse,
    Role,
    Severity,
    Source,
    Span,
    Use,
)
from figcheck.reading import assembly, axis_labels, claims, collect, header, kinds, names
from figcheck.reading.account import account
from figcheck.reading.decode import decode, too_long, too_many
from figcheck.reading.document import (
    Block,
    BlockKind,
    Document,
    Part,
    parse,
)
from figcheck.reading.header import Header
from figcheck.reading.layouts.base import Reading
from figcheck.reading.numbers import scan
from figcheck.reading.plotted import plotted
from figcheck.reading.title import is_title_only, title_block, title_of
from figcheck.reading.value_axis import value_axis


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
        wrong = (*findings, finding) if finding else findings
        wrong = wrong or (_no_data("The file is empty."),)
        return Figure(name, name, Kind.UNKNOWN, source, findings=wrong)
    document = parse(source.text)
    titled = title_block(document)
    title = title_of(titled)
    kind = kinds.of(
        document, f"{title}\n{document.blocks[0].text.plain}" if document.blocks else title
    )
    described = header.read(document)
    if kind is Kind.UNKNOWN:
        kind = kinds.by_axes(described)
    described = plotted(document, kind, described)
    readings = collect.readings(document, described)
    described = axis_labels.counted(described, (reading for _, reading in readings))
    style = kinds.styles(title + "\n" + _described_text(document))
    horizontal = "horizontal" in style
    data = assembly.assemble(document, described, kind, readings, horizontal)
    if (settled := axis_labels.known(described, data.dimensions)) != described:
        described = settled
        data = assembly.assemble(document, described, kind, readings, horizontal)
    data = assembly.without_blocks(data, kind, source.text)
    if (finding := too_many(len(data.cells))) is not None:
        return Figure(name, title or name, kind, source, findings=(*findings, finding))
    by_block = {block.index: reading for block, reading in readings}
    if data.cells and kind is Kind.DIAGRAM:
        kind = Kind.UNKNOWN
    skipped = described.lines
    if titled is not None and is_title_only(titled, title):
        skipped |= {titled.index}
    if kind is Kind.DIAGRAM:  # its sections but those of claims tell its parts
        skipped |= {b.index for b in document.blocks if b.part is not Part.CLAIMS}
    by_place = claims.Described(skipped, described.sentences)
    said = claims.read(document, by_block, by_place, data.dimensions, data.cells)
    found = [*findings, *data.findings]
    if not data.cells and kind is not Kind.DIAGRAM:
        found.append(_no_data("No values were found in this description."))
    value = value_axis(document, kind, described, data, readings)
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
        value=value,
        colours=described.scale,
        legend=described.legend,
        claims=said,
        findings=tuple(found),
        account=marks,
        components=_components(document) if kind is Kind.DIAGRAM else (),
        style=style,
        names=_names(described, data),
    )


def _uses(
    document: Document,
    described: Header,
    readings: list[tuple[Block, Reading]],
    data: assembly.Data,
    said: tuple[Claim, ...],
) -> list[tuple[Use, list[Span]]]:
    """Which pieces of the text were used for what, the strongest use first."""
    titles = [b.text.span() for b in document.blocks if b.kind is BlockKind.HEADING]
    titles += [b.label.span() for b in document.blocks if b.label is not None]
    titled = title_block(document)
    if titled is not None and titled.text.plain == title_of(titled):
        titles.append(titled.text.span())
    with_data = {block.index for block, _ in readings}
    layout = [
        b.text.span()
        for b in document.blocks
        if b.index not in with_data
        and not b.rows
        and b.index not in described.lines
        and (b.part is Part.HEADER or claims.introduces(b.text.plain) or _leads(document, b))
    ]
    announced = [
        row.announcement.span()
        for _, reading in readings
        for row in reading.rows
        if row.announcement is not None
    ]
    cells = [cell.span() for b, _ in readings for row in b.rows for cell in row]
    told_apart = [d for d in data.dimensions if d.role in {Role.PANEL, Role.SERIES}]
    keys = {names.key(tick) for d in told_apart for tick in d.ticks}
    keys = {key for key in keys if not key[:1].isalpha()}  # A number begins with no letter.
    mentioned = [
        b.text.span(number.start, number.end)
        for b in document.blocks
        if keys and b.index not in with_data and not b.rows
        for number in scan(b.text.plain)
        if names.key(b.text.plain[number.start : number.end]) in keys
    ]
    return [
        (Use.CELL, [*(cell.span for cell in data.cells), *data.intervals]),
        (Use.UNPLACED, list(data.unplaced)),
        (Use.LEGEND, list(described.bounds)),
        (
            Use.TICK,
            [*described.ticks, *data.heads, *(text.span() for text, _ in data.labels), *announced],
        ),
        (Use.CLAIM, [claim.span for claim in said]),
        (Use.NAME, [*titles, *(name.span() for name in described.panels)]),
        (Use.TICK, layout),
        (Use.NAME, [*cells, *mentioned, *data.reasons]),
    ]


def _leads(document: Document, block: Block) -> bool:
    """Whether a line only leads to those under it: “The points, from 1990 to 2020, are:”."""
    return block.text.plain.endswith(":") and block.index in document.children


def _names(described: Header, data: assembly.Data) -> tuple[NameUse, ...]:
    """Every place outside the claims where a panel, a series or a tick is named."""
    texts = [*described.panels, *described.listed, *(text for text, _ in data.labels)]
    cleaned = [names.clean(text) for text in texts]
    uses = {span: text.plain for text in cleaned if (span := text.span()).start < span.end}
    uses |= {e.span: e.name for e in described.legend if e.span is not None}
    return tuple(NameUse(name, span) for span, name in sorted(uses.items()))


def _described_text(document: Document) -> str:
    return "\n".join(b.text.plain for b in document.blocks if b.part is Part.HEADER)


def _components(document: Document) -> tuple[Component, ...]:
    """The parts of a diagram: the labelled items of the sections that describe it."""
    found = []
    for block in document.blocks:
        if block.part is Part.CLAIMS or block.kind is BlockKind.HEADING or block.label is None:
            continue
        name = names.without_aside(names.clean(block.label)).plain
        rest = block.text.plain.partition(name)[2]
        found.append(Component(name, rest.lstrip(" :.–—-"), block.span))
    return tuple(found)


def _no_data(message: str) -> Finding:
    return Finding(
        "no-data", Severity.ERROR, message, "Describe one figure with its values.", Span(0, 0)
    )
