"""Machine-readable forms of a report: `figure.json`, tidy CSV, the site's index."""

from __future__ import annotations

import csv
import io
import json
from collections.abc import Iterable
from typing import Any

from figcheck.model import (
    Axis,
    CheckedClaim,
    Figure,
    Finding,
    Judgement,
    Report,
    Role,
    Severity,
    Verdict,
)
from figcheck.publishing.escaping import for_csv

SCHEMA = 1
"""Version of the form of `figure.json`; fields may be added without a new one."""


def to_json(report: Report) -> dict[str, Any]:
    """A report as `figure.json` holds it.

    Args:
        report: the report.

    Returns:
        An object of JSON types; spans count characters of the source text, the
        start included, the end not.
    """
    figure = report.figure
    return {
        "schema": SCHEMA,
        "id": figure.id,
        "title": figure.title,
        "kind": figure.kind.value,
        "source": {"path": figure.source.path, "sha256": figure.source.sha256},
        "axes": _axes(figure),
        "cells": [
            {
                "at": figure.at(cell),
                "value": _number(cell.value),
                "approx": cell.approx,
                "span": list(cell.span),
                **({} if cell.error is None else {"error": _number(cell.error)}),
            }
            for cell in figure.cells
        ],
        "findings": [_finding(f) for f in report.findings],
        "claims": [_claim(figure, c) for c in report.claims],
        "related": [],
    }


def _number(value: float | None) -> float | int | None:
    """Whole numbers without a point, as people write them."""
    if value is None:
        return None
    return int(value) if value.is_integer() and abs(value) < 1e15 else value


def _axes(figure: Figure) -> dict[str, Any]:
    axes: dict[str, Any] = {}
    for key, role, axis in (("x", Role.X, figure.x_axis), ("y", Role.Y, figure.y_axis)):
        dimension = figure.dimension(role)
        if dimension is not None:
            axes[key] = {"label": axis.label or dimension.name, "ticks": list(dimension.ticks)}
        elif axis != Axis():
            axes[key] = {"label": axis.label, "ticks": list(axis.ticks)}
    scale = figure.colours
    bounds = (scale.bounds if scale else None) or figure.value.bounds
    label = figure.value.label or (scale.label if scale else "")
    if label or bounds:
        axes["value"] = {"label": label, "range": list(map(_number, bounds)) if bounds else None}
    return axes


def _finding(finding: Finding) -> dict[str, Any]:
    return {
        "code": finding.code,
        "severity": finding.severity.value,
        "message": finding.message,
        "mend": finding.mend,
        "span": list(finding.span) if finding.span else None,
    }


def _claim(figure: Figure, checked: CheckedClaim) -> dict[str, Any]:
    return {"section": checked.claim.section, **_judgement(figure, checked.judgement)}


def _judgement(figure: Figure, judgement: Judgement) -> dict[str, Any]:
    against = frozenset(judgement.counterexamples)
    return {
        "span": list(judgement.span),
        "text": judgement.text,
        "verdict": judgement.verdict.value,
        "check": judgement.check,
        "explanation": judgement.explanation,
        "evidence": [
            {
                "at": figure.at(figure.cells[i]),
                "value": _number(figure.cells[i].value),
                **({"against": True} if i in against else {}),
            }
            for i in judgement.evidence
        ],
        "parts": [_judgement(figure, part) for part in judgement.parts],
    }


def to_csv(figure: Figure) -> str:
    """The values as a tidy table: a row a value, a column a dimension.

    Args:
        figure: the figure.

    Returns:
        CSV as RFC 4180 has it, with a header; `value` is empty where the
        description says that there is none.
    """
    out = io.StringIO(newline="")
    writer = csv.writer(out, lineterminator="\r\n")
    names = [d.name for d in figure.dimensions]
    writer.writerow([*map(for_csv, names), "value", "approximate", "error", "as_written"])
    for cell in figure.cells:
        writer.writerow(
            [
                *(for_csv(tick or "") for tick in cell.at),
                "" if cell.value is None else repr(_number(cell.value)),
                "true" if cell.approx else "false",
                "" if cell.error is None else repr(_number(cell.error)),
                for_csv(cell.text),
            ]
        )
    return out.getvalue()


def summary(report: Report) -> dict[str, Any]:
    """What the site's index tells of a figure."""
    return {
        "id": report.figure.id,
        "title": report.figure.title,
        "kind": report.figure.kind.value,
        "source": {
            "path": report.figure.source.path,
            "sha256": report.figure.source.sha256,
        },
        "values": sum(cell.value is not None for cell in report.figure.cells),
        "verdicts": {verdict.value: report.count(verdict) for verdict in Verdict},
        "findings": len(report.findings),
        "unreadable": any(f.severity is Severity.ERROR for f in report.findings),
    }


def index(summaries: Iterable[dict[str, Any]]) -> str:
    """The site's `figures.json`."""
    return dumps({"schema": SCHEMA, "figures": list(summaries)})


def dumps(value: object) -> str:
    """JSON as it is written to files: readable, with a new line at the end."""
    return json.dumps(value, ensure_ascii=False, indent=1, allow_nan=False) + "\n"
