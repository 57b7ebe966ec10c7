"""The data model: what one stage of figcheck hands to the next.

Reading makes a `Figure` from a description, checking makes a `Report` from a
`Figure`. Everything is frozen, and everything that came from the description
knows the characters that it came from.
"""

from __future__ import annotations

from dataclasses import field
from enum import StrEnum
from functools import cached_property
from typing import NamedTuple

from figcheck.records import record


class Span(NamedTuple):
    """A piece of the source text: `str` indices, `start` included, `end` not."""

    start: int
    end: int


class Kind(StrEnum):
    """The kinds of figure that are told apart."""

    HEATMAP = "heatmap"
    LINE = "line"
    BAR = "bar"
    SCATTER = "scatter"
    PIE = "pie"
    BOX = "box"
    TABLE = "table"
    DIAGRAM = "diagram"
    UNKNOWN = "unknown"


class Role(StrEnum):
    """What a dimension of the data is in the picture."""

    PANEL = "panel"
    SERIES = "series"
    Y = "y"
    X = "x"


class Verdict(StrEnum):
    """What the numbers say of a claim; the words mean what docs/verdicts.md says."""

    SUPPORTED = "supported"
    REFUTED = "refuted"
    MIXED = "mixed"
    UNCHECKABLE = "uncheckable"
    UNPARSED = "unparsed"

    @property
    def is_false(self) -> bool:
        """Whether the claim, or a part of it, does not hold."""
        return self in (Verdict.REFUTED, Verdict.MIXED)

    @property
    def is_decided(self) -> bool:
        """Whether the numbers decide the claim, either way."""
        return self is Verdict.SUPPORTED or self.is_false


class Severity(StrEnum):
    """How much a finding matters: `ERROR` where the description could not be read."""

    ERROR = "error"
    WARNING = "warning"
    INFO = "info"


class Use(StrEnum):
    """What became of a number in the description (see `Figure.account`)."""

    CELL = "cell"
    TICK = "tick"
    LEGEND = "legend"
    CLAIM = "claim"
    NAME = "name"
    ORDINAL = "ordinal"
    UNPLACED = "unplaced"


@record
class Source:
    """The description itself.

    Attributes:
        path: where it was read from, as given, with `/` between folders.
        text: its whole text.
        sha256: hash of its bytes, in hex.
    """

    path: str
    text: str
    sha256: str


@record
class Dimension:
    """One direction of the data: the panels, the series, or an axis with ticks.

    Attributes:
        name: the key of this dimension in `figure.json` ("panel", "Ratio").
        role: what it is in the picture.
        ticks: its coordinates as written, in the order in which the figure
            shows them: left to right, top to bottom, or as the legend lists them.
        numbers: each tick as a number, `None` for one that is a name.
        groups: what several of the ticks are called together, with them: a family of points.
    """

    name: str
    role: Role
    ticks: tuple[str, ...]
    numbers: tuple[float | None, ...]
    groups: tuple[tuple[str, tuple[str, ...]], ...] = ()

    @cached_property
    def positions(self) -> dict[str, int]:
        """Position of each tick in `ticks`."""
        return {tick: i for i, tick in enumerate(self.ticks)}


@record
class Axis:
    """An axis as the description states it, whether or not the data agree.

    Attributes:
        label: its label as written, "" if none is given.
        ticks: the ticks that are listed or that a stated "0 to 50 in steps of
            10" spells out, in the order of the picture.
        bounds: lowest and highest value that is stated, in data units.
        unit: "%", "°F", …; "" if none is given.
        scale: "linear", "log" or "category".
        span: where it is described.
    """

    label: str = ""
    ticks: tuple[str, ...] = ()
    bounds: tuple[float, float] | None = None
    unit: str = ""
    scale: str = "linear"
    span: Span | None = None


@record
class ColourScale:
    """The colours of a heatmap as described.

    Attributes:
        label: what the colour bar is labelled with.
        bounds: lowest and highest value of the described bar, in data units.
        approx: whether the bounds are given as approximate.
        colours: names of the colours as written, from the lowest value to the
            highest ("blue", "red").
        span: where the bounds (else the colours) are described.
    """

    label: str = ""
    bounds: tuple[float, float] | None = None
    approx: bool = False
    colours: tuple[str, ...] = ()
    span: Span | None = None


@record
class LegendEntry:
    """One entry of a legend: a series and how it is said to be drawn.

    Attributes:
        name: the series' name as written.
        colour: name of its colour as written, "" if none is given.
        style: what else is said of line, marker or hatch ("dashed", "circles").
        span: where it is described.
    """

    name: str
    colour: str = ""
    style: str = ""
    span: Span | None = None


@record
class NameUse:
    """A name as the description writes it in one place outside its claims.

    Attributes:
        name: the name as written there, without markup and quotes.
        span: where it stands.
    """

    name: str
    span: Span


@record
class Cell:
    """One value of the figure: a cell of a heatmap, a point, a bar, a table's entry.

    Attributes:
        index: its place in `Figure.cells`; the pictures and pages name it by that.
        at: its coordinates, one for each of `Figure.dimensions` in their order;
            `None` where a dimension does not apply.
        value: the number in base units (596k is 596000, 25 % is 25); `None`
            where the description says that there is none.
        text: the number as written ("596k", "n/a").
        span: where it stands; `source.text[slice(*span)] == text`.
        approx: whether it is given as approximate.
        error: the ± that is given with it, in the value's units.
        decimals: digits after the decimal point as written, for the rounding
            that a comparison may assume, in units of the value: 3.62M has -4.
    """

    index: int
    at: tuple[str | None, ...]
    value: float | None
    text: str
    span: Span
    approx: bool = False
    error: float | None = None
    decimals: int = 0


@record
class Claim:
    """A sentence that asserts something, or the part of a bullet that stands as one.

    Attributes:
        text: the sentence without its markup.
        offsets: for each character of `text` its index in the source text, and
            one more for the end; not evenly spaced where markup was removed.
        section: title of the section that it stands in.
        topic: the label that runs in before it ("AIME24 Dataset"), or the
            headings and labels above it, innermost last.
        context: what its place fixes: a coordinate for each dimension, or `None`.
    """

    text: str
    offsets: tuple[int, ...]
    section: str
    topic: tuple[str, ...] = ()
    context: tuple[str | None, ...] = ()

    @property
    def span(self) -> Span:
        """Where the claim stands in the source text."""
        return self.source_span(0, len(self.text))

    def source_span(self, start: int, end: int) -> Span:
        """The piece of the source that characters `start` to `end` of `text` came from."""
        if start >= end:
            return Span(self.offsets[start], self.offsets[start])
        return Span(self.offsets[start], self.offsets[end - 1] + 1)


@record
class Finding:
    """A defect of the description or of its data.

    Attributes:
        code: what kind of defect it is; the registry of findings lists them.
        severity: how much it matters.
        message: what was read and what was expected, in one sentence.
        mend: how the description can be mended, in one sentence.
        span: where, if it has a place.
        cells: indices of the cells concerned.
    """

    code: str
    severity: Severity
    message: str
    mend: str = ""
    span: Span | None = None
    cells: tuple[int, ...] = ()


@record
class Mark:
    """What became of one number of the description."""

    span: Span
    use: Use


@record
class Component:
    """A part of a diagram: a box, a region, an arrow, as named in the description."""

    name: str
    text: str
    span: Span


@record
class Figure:
    """A figure as its description gives it.

    Attributes:
        id: name of the figure in the site: the file's stem unless that is taken.
        title: its title as written, without markup.
        kind: what kind of figure it is.
        source: the description.
        dimensions: panel, series, y and x, those that the figure has, in this order.
        cells: the values, in the order of the text.
        x_axis: the horizontal axis as described.
        y_axis: the vertical axis as described.
        value: the value axis or what the cells show, as described.
        colours: the colour scale as described.
        legend: the legend's entries as described.
        claims: the sentences that assert something, in the order of the text.
        findings: what reading itself found wrong.
        account: what became of every number, in the order of the text.
        components: the parts of a diagram.
        style: words on the form ("horizontal", "stacked", "grouped", "log").
        names: where the description lists panels, series and ticks or heads data with
            them, in the order of the text; a name spelt in two ways shows here.
    """

    id: str
    title: str
    kind: Kind
    source: Source
    dimensions: tuple[Dimension, ...] = ()
    cells: tuple[Cell, ...] = ()
    x_axis: Axis = Axis()
    y_axis: Axis = Axis()
    value: Axis = Axis()
    colours: ColourScale | None = None
    legend: tuple[LegendEntry, ...] = ()
    claims: tuple[Claim, ...] = ()
    findings: tuple[Finding, ...] = ()
    account: tuple[Mark, ...] = ()
    components: tuple[Component, ...] = ()
    style: frozenset[str] = frozenset()
    names: tuple[NameUse, ...] = ()

    def dimension(self, role: Role) -> Dimension | None:
        """The dimension of that role, if the figure has one."""
        return next((d for d in self.dimensions if d.role is role), None)

    def coordinate(self, cell: Cell, role: Role) -> str | None:
        """Where `cell` lies in the dimension of that role."""
        for dimension, tick in zip(self.dimensions, cell.at, strict=True):
            if dimension.role is role:
                return tick
        return None

    def at(self, cell: Cell) -> dict[str, str]:
        """The coordinates of `cell` by the names of their dimensions."""
        return {d.name: t for d, t in zip(self.dimensions, cell.at, strict=True) if t is not None}


@record
class Given:
    """That a person said how a claim is to be judged, in a file beside the description.

    Attributes:
        path: the file.
        line: where in it, counted from 1.
        by: who said so, "" if they do not say.
        reason: why, "" if they do not say.
        instead_of: the verdict that the checker gives without it; `None` for a check of their own.
    """

    path: str
    line: int
    by: str = ""
    reason: str = ""
    instead_of: Verdict | None = None


@record
class Judgement:
    """What the checker says of a claim or of a part of one.

    Attributes:
        span: what it judges, in the source text.
        text: the same without markup.
        verdict: the verdict.
        check: the check expression as printed, "" where there is none.
        explanation: what the numbers say, in one or two sentences.
        evidence: indices of the cells that it rests on.
        counterexamples: those among the evidence that speak against the claim.
        parts: the parts of a compound claim.
        given: that a person gave the verdict or the check expression, `None` if nobody did.
        family: the kind of claim that it was taken for, whose rules were applied; "" if it is
            not decided, or is of several parts.
    """

    span: Span
    text: str
    verdict: Verdict
    check: str = ""
    explanation: str = ""
    evidence: tuple[int, ...] = ()
    counterexamples: tuple[int, ...] = ()
    parts: tuple[Judgement, ...] = ()
    given: Given | None = None
    family: str = ""


@record
class CheckedClaim:
    """A claim with its judgement."""

    claim: Claim
    judgement: Judgement


@record
class Report:
    """A figure with all that was found out about it.

    Attributes:
        figure: the figure.
        findings: defects, reading's and checking's, in the order of the text.
        claims: every claim with its judgement, in the order of the text.
        checks: checks that people added, each with its name as text and no place in the
            description.
    """

    figure: Figure
    findings: tuple[Finding, ...] = ()
    claims: tuple[CheckedClaim, ...] = field(default=())
    checks: tuple[Judgement, ...] = ()

    def count(self, verdict: Verdict) -> int:
        """How many claims got that verdict."""
        return sum(c.judgement.verdict is verdict for c in self.claims)


class RelationKind(StrEnum):
    """What two figures can have to do with each other; docs/relations.md says when."""

    AGGREGATE = "aggregate"
    SAME = "same"
    VALUE_CONFLICT = "value-conflict"
    FLIPPED_AXIS = "flipped-axis"
    TICK_CONFLICT = "tick-conflict"
    NAME_VARIANT = "name-variant"
    SAME_AXES = "same-axes-different-data"


@record
class RelatedPart:
    """What of a figure a relation speaks of.

    Attributes:
        figure: the figure's id.
        names: the panel, series or ticks that it is about; none for the whole figure.
    """

    figure: str
    names: tuple[str, ...] = ()


@record
class Compared:
    """A place at which two figures are held against each other.

    Attributes:
        at: its coordinates, one for each of `Relation.axes`, as the first figure writes them.
        values: the value of the first figure, and the one that the others give for it.
        cells: the cells that these come from: the place of a figure's part in
            `Relation.parts` and the index of the cell.
        agrees: whether the values are the same within rounding.
    """

    at: tuple[str, ...]
    values: tuple[float, float]
    cells: tuple[tuple[int, int], ...]
    agrees: bool


@record
class Fit:
    """How well two figures agree.

    Attributes:
        compared: how many places are compared.
        agreeing: how many of them agree within rounding.
        deviation: mean absolute deviation, in the values' units.
        by_chance: what that deviation would be were the values of one figure shuffled.
        expected: how many relations that fit as well chance would give among those tried;
            `None` where the values are no reason to tell the relation.
    """

    compared: int
    agreeing: int
    deviation: float
    by_chance: float
    expected: float | None = None


@record
class Relation:
    """What figures of one site have to do with each other.

    Attributes:
        kind: what it is.
        parts: what it speaks of. Of an aggregate the first is the result and the others are
            what it is made of.
        message: the relation in one sentence or two, with its numbers.
        certain: whether chance and resemblance are ruled out.
        fit: how well the values agree, `None` where none are compared.
        axes: names of the axes over which values are compared.
        places: where values are compared, in the order of the first figure; none where they
            have nothing in common.
        written: what each part writes where it is names or ticks that differ.
    """

    kind: RelationKind
    parts: tuple[RelatedPart, ...]
    message: str
    certain: bool
    fit: Fit | None = None
    axes: tuple[str, ...] = ()
    places: tuple[Compared, ...] = ()
    written: tuple[tuple[str, ...], ...] = ()

    @property
    def differing(self) -> tuple[Compared, ...]:
        """The places at which the values do not agree."""
        return tuple(place for place in self.places if not place.agrees)
