"""Figures and reports as they show themselves in notebooks.

A notebook has no style sheet of figcheck, and shows several outputs on one page: what is given
here brings its few styles along, has no ids and no scripts.
"""

from __future__ import annotations

import base64

from figcheck.model import Figure, Report
from figcheck.publishing.pages.parts import SYMBOLS, render
from figcheck.publishing.places import Lines
from figcheck.wording import KINDS, counted


def figure_html(figure: Figure, svg: bytes, alt: str) -> str:
    """A figure: its picture and what it is.

    Args:
        figure: the figure.
        svg: its picture.
        alt: what a reader is told who does not see the picture.
    """
    address = "data:image/svg+xml;base64," + base64.b64encode(svg).decode("ascii")
    return render(
        "notebook_figure.html.j2",
        figure=figure,
        picture=address,
        alt=alt,
        kind=KINDS[figure.kind],
        values=counted(len(figure.cells), "value"),
        claims=counted(len(figure.claims), "claim"),
    )


def report_html(report: Report) -> str:
    """A report: how many claims got each verdict, the findings, the claims.

    Args:
        report: the report; what does not hold is shown first.
    """
    ranks = {verdict: rank for rank, verdict in enumerate(SYMBOLS)}
    return render(
        "notebook_report.html.j2",
        report=report,
        counts={verdict: count for verdict in SYMBOLS if (count := report.count(verdict))},
        claims=sorted(report.claims, key=lambda checked: ranks[checked.judgement.verdict]),
        lines=Lines(report.figure.source.text),
    )
