"""The tables of an audit: their schemas, and the rows of a report."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

import pyarrow as pa

from figcheck.model import Judgement, Report, Role, Span, Verdict

_SPAN = [pa.field("start", pa.int32()), pa.field("end", pa.int32())]

SCHEMAS: Mapping[str, pa.Schema] = {
    "figures": pa.schema(
        [
            ("figure", pa.string()),
            ("id", pa.string()),
            ("status", pa.string()),
            ("message", pa.string()),
            ("title", pa.string()),
            ("kind", pa.string()),
            ("sha256", pa.string()),
            ("panel_name", pa.string()),
            ("series_name", pa.string()),
            ("y_name", pa.string()),
            ("x_name", pa.string()),
            ("cells", pa.int32()),
            ("claims", pa.int32()),
            ("findings", pa.int32()),
            *((verdict.value, pa.int32()) for verdict in Verdict),
        ]
    ),
    "cells": pa.schema(
        [
            ("figure", pa.string()),
            ("cell", pa.int32()),
            *((role.value, pa.string()) for role in Role),
            ("value", pa.float64()),
            ("text", pa.string()),
            ("approx", pa.bool_()),
            ("error", pa.float64()),
            *_SPAN,
        ]
    ),
    "claims": pa.schema(
        [
            ("figure", pa.string()),
            ("claim", pa.int32()),
            ("part", pa.int32()),
            ("section", pa.string()),
            ("text", pa.string()),
            ("verdict", pa.string()),
            ("check", pa.string()),
            ("explanation", pa.string()),
            ("evidence", pa.list_(pa.int32())),
            ("counterexamples", pa.list_(pa.int32())),
            *_SPAN,
        ]
    ),
    "findings": pa.schema(
        [
            ("figure", pa.string()),
            ("code", pa.string()),
            ("severity", pa.string()),
            ("message", pa.string()),
            ("mend", pa.string()),
            ("cells", pa.list_(pa.int32())),
            *_SPAN,
        ]
    ),
}
"""The tables by name.

`figure` is the key of `figures`: where the description is (a path, and `#` with the number of the
row from 0). `start` and `end` are characters of the description, the end not included. `part` is
empty for a whole claim and counts the parts of a compound one from 1.
"""

Row = dict[str, Any]


def rows(figure: str, id_: str, report: Report) -> dict[str, list[Row]]:
    """A report as rows of the tables.

    Args:
        figure: key of the figure.
        id_: what the description is called.
        report: the report.
    """
    return {
        "figures": [_figure(figure, id_, report)],
        "cells": list(_cells(figure, report)),
        "claims": list(_claims(figure, report)),
        "findings": [
            {
                "figure": figure,
                "code": finding.code,
                "severity": finding.severity.value,
                "message": finding.message,
                "mend": finding.mend,
                "cells": list(finding.cells),
                **_span(finding.span),
            }
            for finding in report.findings
        ],
    }


def failed(figure: str, id_: str, status: str, message: str) -> dict[str, list[Row]]:
    """The rows of a description that was not checked.

    Args:
        figure: key of the figure.
        id_: what the description is called.
        status: what became of it.
        message: why, in a sentence.
    """
    row = {"figure": figure, "id": id_, "status": status, "message": message}
    counts = ("cells", "claims", "findings", *(verdict.value for verdict in Verdict))
    return {"figures": [{**row, **dict.fromkeys(counts, 0)}]}


def _figure(figure: str, id_: str, report: Report) -> Row:
    read = report.figure
    names = {f"{d.role.value}_name": d.name for d in read.dimensions}
    return {
        "figure": figure,
        "id": id_,
        "status": "checked",
        "message": "",
        "title": read.title,
        "kind": read.kind.value,
        "sha256": read.source.sha256,
        **names,
        "cells": len(read.cells),
        "claims": len(report.claims),
        "findings": len(report.findings),
        **{verdict.value: report.count(verdict) for verdict in Verdict},
    }


def _cells(figure: str, report: Report) -> Iterator[Row]:
    roles = [dimension.role.value for dimension in report.figure.dimensions]
    for cell in report.figure.cells:
        yield {
            "figure": figure,
            "cell": cell.index,
            **dict(zip(roles, cell.at, strict=True)),
            "value": cell.value,
            "text": cell.text,
            "approx": cell.approx,
            "error": cell.error,
            **_span(cell.span),
        }


def _claims(figure: str, report: Report) -> Iterator[Row]:
    for number, checked in enumerate(report.claims, start=1):
        pieces: list[tuple[int | None, Judgement]] = [(None, checked.judgement)]
        pieces += enumerate(checked.judgement.parts, start=1)
        for part, judgement in pieces:
            yield {
                "figure": figure,
                "claim": number,
                "part": part,
                "section": checked.claim.section,
                "text": judgement.text,
                "verdict": judgement.verdict.value,
                "check": judgement.check,
                "explanation": judgement.explanation,
                "evidence": list(judgement.evidence),
                "counterexamples": list(judgement.counterexamples),
                **_span(judgement.span),
            }


def _span(span: Span | None) -> Row:
    return {"start": span.start, "end": span.end} if span else {"start": None, "end": None}
