"""What came of an audit, on one page."""

from __future__ import annotations

from figcheck.auditing.work import Counts
from figcheck.checking.findings import catalogue
from figcheck.model import Kind, Verdict
from figcheck.publishing.pages.parts import MEANINGS, SYMBOLS, render
from figcheck.wording import KINDS

_STATES = {
    "checked": "checked",
    "unreadable": "could not be read",
    "failed": "ended in an error of figcheck",
    "ended": "ended the process that checked them",
}


def page(source: str, total: int, counts: Counts) -> str:
    """The summary of an audit.

    Args:
        source: what names the corpus.
        total: how many descriptions it has.
        counts: what came of them.

    Returns:
        A whole HTML page that needs no other file.
    """
    return render(
        "audit.html.j2",
        source=source,
        total=total,
        cells=counts.cells,
        states=[(words, counts.status[state]) for state, words in _STATES.items()],
        verdicts=[(v, SYMBOLS[v], counts.verdicts[v], MEANINGS[v]) for v in SYMBOLS],
        decided=sum(n for v, n in counts.verdicts.items() if Verdict(v).is_decided),
        faulty=sum(n for v, n in counts.verdicts.items() if Verdict(v).is_false),
        kinds=[(KINDS[Kind(kind)], n) for kind, n in counts.kinds.most_common()],
        findings=[
            (code, catalogue.title(code), n)
            for code, n in sorted(counts.findings.items(), key=lambda found: (-found[1], found[0]))
        ],
        troubles=counts.troubles,
    )
