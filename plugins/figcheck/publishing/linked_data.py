"""A figure and the verdicts on its claims in the vocabulary of schema.org, for search engines.

The values are a `Dataset`, each claim that the numbers decide is a `ClaimReview`. What these must
have is told at https://schema.org and in Google's guides to structured data.
"""

from __future__ import annotations

from typing import Any

import figcheck
from figcheck.model import CheckedClaim, Report, Verdict
from figcheck.wording import KINDS, counted

_RATINGS = {Verdict.REFUTED: 1, Verdict.MIXED: 3, Verdict.SUPPORTED: 5}
"""Verdicts on the usual scale of reviews of claims, from 1, false, to 5, true."""

_FORMATS = {"data.csv": "text/csv", "figure.json": "application/json"}

_AUTHOR = {"@type": "Organization", "name": "figcheck"}


def graph(report: Report, address: str = "") -> dict[str, Any]:
    """A figure's page as linked data.

    Args:
        report: the figure and what was found out about it.
        address: the whole address of its page; "" leaves addresses relative to it.

    Returns:
        A JSON-LD document.
    """
    reviews = [
        _review(checked, f"{address}#claim-{number}", f"{address}source.txt")
        for number, checked in enumerate(report.claims, start=1)
        if checked.judgement.verdict in _RATINGS
    ]
    data = [_dataset(report, address)] if report.figure.cells else []
    return {"@context": "https://schema.org", "@graph": [*data, *reviews]}


def _dataset(report: Report, address: str) -> dict[str, Any]:
    figure = report.figure
    label = figure.value.label or (figure.colours.label if figure.colours else "")
    names = [dimension.name for dimension in figure.dimensions]
    values = counted(sum(cell.value is not None for cell in figure.cells), "value")
    return {
        "@type": "Dataset",
        "@id": f"{address}#values",
        "name": figure.title or figure.id,
        "description": f"{values} of a {KINDS[figure.kind]}, by {', '.join(names) or 'place'}, "
        f"read from its written description: {figure.title or figure.id}",
        "url": address or "./",
        "isAccessibleForFree": True,
        "creator": _AUTHOR,
        "version": figure.source.sha256,
        "measurementTechnique": f"Read from a description by figcheck {figcheck.__version__}",
        "variableMeasured": [*names, *([label] if label else [])],
        "distribution": [
            {"@type": "DataDownload", "encodingFormat": kind, "contentUrl": f"{address}{name}"}
            for name, kind in _FORMATS.items()
        ],
    }


def _review(checked: CheckedClaim, url: str, source: str) -> dict[str, Any]:
    verdict = checked.judgement.verdict
    return {
        "@type": "ClaimReview",
        "url": url,
        "claimReviewed": checked.claim.text,
        "reviewBody": checked.judgement.explanation,
        "author": _AUTHOR,
        "itemReviewed": {
            "@type": "Claim",
            "appearance": {"@type": "CreativeWork", "url": source},
        },
        "reviewRating": {
            "@type": "Rating",
            "ratingValue": _RATINGS[verdict],
            "bestRating": 5,
            "worstRating": 1,
            "alternateName": verdict.value,
        },
    }
