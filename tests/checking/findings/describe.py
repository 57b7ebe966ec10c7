"""Descriptions of figures, written for what detectors should and should not find in them."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence

from figcheck.model import Figure, Finding
from figcheck.reading import read_text

Detector = Callable[[Figure], Iterable[Finding]]


def heatmap(
    panels: Mapping[str, Mapping[str, str]],
    *,
    x: str = "1 to 5",
    y: str = "",
    colours: str = "",
    more: str = "",
) -> str:
    """A heatmap with named panels, each with rows of values.

    Args:
        panels: the rows of each panel by its name: what stands before the colon, and after.
        x: what is said of the x-axis.
        y: what is said of the y-axis; nothing if empty.
        colours: what is said of the colour scale; nothing if empty.
        more: text after the data.
    """
    lines = ["## Heatmap: Yield by dose and day", "### Components/Axes"]
    lines.append(f"- **X-axis**: Day, {x}")
    if y:
        lines.append(f"- **Y-axis**: Dose, {y}")
    if colours:
        lines.append(f"- **Color scale**: {colours}")
    lines.append("### Detailed Analysis")
    for name, rows in panels.items():
        lines.append(f"#### {name}")
        lines += [f"- {label}: {values}" for label, values in rows.items()]
    return "\n".join([*lines, "### Key Observations", more or "- None.", ""])


def table(header: Sequence[str], *rows: Sequence[str], title: str = "Table: Results") -> str:
    """A table with a header."""
    lines = [f"## {title}", "### Detailed Analysis"]
    lines.append(f"| {' | '.join(header)} |")
    lines.append("|" + "---|" * len(header))
    lines += [f"| {' | '.join(row)} |" for row in rows]
    return "\n".join([*lines, ""])


def found(detect: Detector, text: str) -> list[str]:
    """The messages of what a detector finds in a description."""
    return [finding.message for finding in detect(read_text(text))]


def quoted(detect: Detector, text: str) -> list[str]:
    """What the description says where a detector finds something."""
    spans = [finding.span for finding in detect(read_text(text))]
    return [text[slice(*span)] if span else "" for span in spans]


def cells(detect: Detector, text: str) -> list[list[str]]:
    """The cells that each finding of a detector is about, as written."""
    figure = read_text(text)
    return [[figure.cells[i].text for i in finding.cells] for finding in detect(figure)]
