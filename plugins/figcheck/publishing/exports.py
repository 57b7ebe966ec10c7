"""A figure and its report as files for other programs."""

from __future__ import annotations

import csv
import hashlib
import io
import json
import math
from collections import Counter
from collections.abc import Iterable
from typing import Any

from figcheck.model import (
    Axis,
    Cell,
    Figure,
    Finding,
    Given,
    Judgement,
    Relation,
    Report,
    Role,
    Span,
    Verdict,
)
from figcheck.publishing import related
from figcheck.publishing.escaping import for_csv
from figcheck.publishing.places import Lines

SCHEMA = 1
"""Version of the JSON formats; a reader of another version must not guess."""

MEASURES = ("value", "approx", "error")
"""What stands behind the coordinates in a row of a figure's tidy table."""


_JSON = json.JSONEncoder(ensure_ascii=False, allow_nan=False)
"""Made once: `json.dumps` makes one for every item."""


def to_json(report: Report, relations: Iterable[Relation] = ()) -> dict[str, Any]:
    """A figure and all that was found out about it, as `figure.json`.

    Args:
        report: the checked figure.
        relations: what figures have to do with each other; those of this one are written.

    Returns:
        What `json` can write; spans are pairs of indices into the source text.
    """
    figure = report.figure
    lines = Lines(figure.source.text)
    return {
        "schema": SCHEMA,
        "id": figure.id,
        "title": figure.title,
        "kind": figure.kind.value,
        "source": {"path": figure.source.path, "sha256": figure.source.sha256},
        "axes": _axes(figure),
        "cells": [_cell(figure, cell, lines) for cell in figure.cells],
        "findings": [_finding(finding, lines) for finding in report.findings],
        "claims": [
            {
                "section": checked.claim.section,
                "line": lines.place(checked.judgement.span.start).line,
                **_judgement(figure, checked.judgement),
            }
            for checked in report.claims
        ],
        **_own_checks(report),
        "related": related.to_json(relations, figure.id),
    }


def dumps(data: Any) -> str:
    """JSON as it is written to files: a line for each item of a list, and one at its end."""
    return _outlined(data, levels=2) + "\n"


def _outlined(data: Any, levels: int) -> str:
    """JSON with line breaks at the outer levels; `json` itself is slow where it makes any."""
    if levels and data and isinstance(data, dict):
        items = (f"{_written(key)}: {_outlined(value, levels - 1)}" for key, value in data.items())
        return "{\n" + ",\n".join(items) + "\n}"
    if levels and data and isinstance(data, list):
        return "[\n" + ",\n".join(_outlined(item, levels - 1) for item in data) + "\n]"
    return _written(data)


def _written(data: Any) -> str:
    return _JSON.encode(data)


def to_csv(figure: Figure) -> str:
    """The values of a figure as a tidy table: a row a value, a column a dimension.

    Args:
        figure: the figure.

    Returns:
        CSV with a header: the dimensions, then `value`, `approx` (true or false) and `error`
        (the ± that is given). A value that the description says is not there is an empty field.
    """
    out = io.StringIO()
    writer = csv.writer(out, lineterminator="\n")
    writer.writerow([*map(for_csv, columns(figure)), *MEASURES])
    for cell in figure.cells:
        coordinates = (for_csv(tick or "") for tick in cell.at)
        approx = "true" if cell.approx else "false"
        writer.writerow([*coordinates, number(cell.value), approx, number(cell.error)])
    return out.getvalue()


def columns(figure: Figure) -> list[str]:
    """What the columns of a figure's coordinates are called in its tidy table.

    Args:
        figure: the figure.

    Returns:
        A name for each dimension, no two alike and none that of another column: a second
        "value" is "value (2)".
    """
    taken = {*MEASURES}
    unique = []
    for dimension in figure.dimensions:
        name, count = dimension.name, 1
        while name in taken:
            count += 1
            name = f"{dimension.name} ({count})"
        taken.add(name)
        unique.append(name)
    return unique


def index(entries: Iterable[tuple[dict[str, Any], str, str]]) -> dict[str, Any]:
    """The index of a site, `figures.json`.

    Args:
        entries: what `entry` says of each figure, the address of its page from the site's root,
            and the SHA-256 of its image, "" if it has none.

    Returns:
        What `json` can write.
    """
    figures = [{**entry, "url": url, "image": image} for entry, url, image in entries]
    return {"schema": SCHEMA, "figures": figures}


def entry(report: Report, figure: dict[str, Any]) -> dict[str, Any]:
    """A figure in the index of a site, but for where it is published.

    Args:
        report: the figure and what was found out about it.
        figure: its `figure.json`.

    Returns:
        What `json` can write. `digest` is that of its `figure.json`, so that two sites can be
        compared without reading what is the same.
    """
    return {
        "id": report.figure.id,
        "title": report.figure.title,
        "kind": report.figure.kind.value,
        "source": {
            "path": report.figure.source.path,
            "sha256": report.figure.source.sha256,
        },
        "cells": len(report.figure.cells),
        "claims": {verdict.value: report.count(verdict) for verdict in Verdict},
        "findings": dict(sorted(Counter(f.code for f in report.findings).items())),
        "digest": digest(figure),
    }


def digest(figure: dict[str, Any]) -> str:
    """SHA-256 of a `figure.json`, whatever its white space and the order of its keys."""
    text = json.dumps(figure, sort_keys=True, separators=(",", ":"))
    return hashlib.sha256(text.encode()).hexdigest()


def number(value: float | None) -> str:
    """A number in digits, as short as it can be without being another one.

    Args:
        value: the number; `None` where there is none.

    Returns:
        Its digits, "" for none.
    """
    if value is None or not math.isfinite(value):
        return ""
    if value == int(value) and abs(value) < 1e15:
        return str(int(value))
    return repr(float(value))


def _axes(figure: Figure) -> dict[str, Any]:
    axes = {}
    for key, axis, role in (("x", figure.x_axis, Role.X), ("y", figure.y_axis, Role.Y)):
        dimension = figure.dimension(role)
        ticks = axis.ticks or (dimension.ticks if dimension else ())
        label = axis.label or (dimension.name if dimension else "")
        if ticks or label:
            axes[key] = {"label": label, "ticks": list(ticks), **_range(axis.bounds)}
    bounds = figure.value.bounds or (figure.colours.bounds if figure.colours else None)
    axes["value"] = {"label": _value_label(figure), **_range(bounds), **_unit(figure.value)}
    return axes


def _value_label(figure: Figure) -> str:
    return figure.value.label or (figure.colours.label if figure.colours else "")


def _range(bounds: tuple[float, float] | None) -> dict[str, list[float]]:
    return {"range": list(bounds)} if bounds else {}


def _unit(axis: Axis) -> dict[str, str]:
    return {"unit": axis.unit} if axis.unit else {}


def _cell(figure: Figure, cell: Cell, lines: Lines) -> dict[str, Any]:
    written = {
        **_place(figure, cell),
        "approx": cell.approx,
        "span": list(cell.span),
        "line": lines.place(cell.span.start).line,
    }
    return written if cell.error is None else {**written, "error": cell.error}


def _place(figure: Figure, cell: Cell) -> dict[str, Any]:
    return {"at": figure.at(cell), "value": cell.value}


def _finding(finding: Finding, lines: Lines) -> dict[str, Any]:
    return {
        "code": finding.code,
        "severity": finding.severity.value,
        "message": finding.message,
        "mend": finding.mend,
        "span": _span(finding.span),
        "line": lines.place(finding.span.start).line if finding.span else None,
        "cells": list(finding.cells),
    }


def _judgement(figure: Figure, judgement: Judgement) -> dict[str, Any]:
    return {
        "span": _span(judgement.span),
        "text": judgement.text,
        "verdict": judgement.verdict.value,
        "check": judgement.check,
        "explanation": judgement.explanation,
        "evidence": [
            {
                "cell": n,
                **_place(figure, figure.cells[n]),
                "counterexample": n in judgement.counterexamples,
            }
            for n in judgement.evidence
        ],
        "parts": [_judgement(figure, part) for part in judgement.parts],
        **_given(judgement.given),
    }


def _own_checks(report: Report) -> dict[str, Any]:
    """Checks that people added; nothing where there are none, as with most figures."""
    if not report.checks:
        return {}
    return {"checks": [_judgement(report.figure, check) for check in report.checks]}


def _given(given: Given | None) -> dict[str, Any]:
    if given is None:
        return {}
    told: dict[str, Any] = {"path": given.path, "line": given.line}
    told |= {name: text for name, text in (("by", given.by), ("reason", given.reason)) if text}
    if given.instead_of is not None:
        told["instead_of"] = given.instead_of.value
    return {"given": told}


def _span(span: Span | None) -> list[int] | None:
    return list(span) if span else None
