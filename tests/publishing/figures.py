"""A small figure and its report, made by hand."""

from __future__ import annotations

from figcheck.model import (
    Axis,
    Cell,
    CheckedClaim,
    Claim,
    ColourScale,
    Component,
    Dimension,
    Figure,
    Finding,
    Judgement,
    Kind,
    LegendEntry,
    Mark,
    Report,
    Role,
    Severity,
    Source,
    Span,
    Use,
    Verdict,
)

TEXT = "## T\nA: -1.5, 596k, n/a, ~3\nThe highest is 596k and the lowest is 3."


def report() -> Report:
    """A report that has something in every field."""
    panel = Dimension("panel", Role.PANEL, ("A",), (None,))
    x = Dimension("value", Role.X, ("=1", "-2", "3", "4"), (None, -2.0, 3.0, 4.0))
    written = [("-1.5", -1.5), ("596k", 596000.0), ("n/a", None), ("~3", 3.0)]
    cells = []
    for index, (text, value) in enumerate(written):
        start = TEXT.index(text)
        cells.append(
            Cell(
                index,
                ("A", x.ticks[index]),
                value,
                text,
                Span(start, start + len(text)),
                approx=text.startswith("~"),
                error=0.25 if index == 0 else None,
                decimals=1,
            )
        )
    start = TEXT.index("The")
    claim = Claim(
        TEXT[start:], tuple(range(start, len(TEXT) + 1)), "Key Observations", ("A",), (None, "A")
    )
    first = Judgement(Span(start, start + 19), TEXT[start : start + 19], Verdict.SUPPORTED)
    second = Judgement(
        Span(start + 24, len(TEXT)),
        TEXT[start + 24 :],
        Verdict.REFUTED,
        "min(value) = 3",
        "The lowest is -1.5.",
        (0, 3),
        (0,),
    )
    whole = Judgement(claim.span, claim.text, Verdict.MIXED, parts=(first, second))
    finding = Finding("constant-row", Severity.INFO, "A message.", "A mend.", Span(5, 6), (1, 2))
    figure = Figure(
        id="f",
        title="T",
        kind=Kind.HEATMAP,
        source=Source("seeds/f.txt", TEXT, "0" * 64),
        dimensions=(panel, x),
        cells=tuple(cells),
        x_axis=Axis("Label", ("=1", "-2"), (1, 4), "%", "log", Span(0, 4)),
        value=Axis("Score"),
        colours=ColourScale("bar", (-2, 600000), True, ("blue", "red"), Span(0, 2)),
        legend=(LegendEntry("A", "red", "dashed"),),
        claims=(claim,),
        findings=(finding,),
        account=(Mark(Span(8, 12), Use.CELL),),
        components=(Component("Box", "text", Span(0, 1)),),
        style=frozenset({"log", "grouped"}),
    )
    return Report(figure, (finding,), (CheckedClaim(claim, whole),))
