"""The work on a description, in a process that has done it before.

What the first description of a process sets up takes as long as several others: lexicon, grammar,
fonts, templates. Whoever imports this module has it; where there is a fork server, that is one
process for all. What only PNG needs is in `ready_for_png`.
"""

from __future__ import annotations

from contextlib import suppress

from figcheck import checking, drawing, reading
from figcheck.publishing import pages
from figcheck.publishing.making import make
from figcheck.publishing.undisturbed import undisturbed

__all__ = ["ANY", "make"]

ANY = """\
## Heatmap: Speed and cost
### Axes
- **X-axis**: "runs" (1-3)
- **Y-axis**: "size" (1-3)
### Detailed Analysis
#### Speed
- **Row 1 (size=1)**: 4, 5, 7
- **Row 2 (size=2)**: 3, 5, 6
- **Row 3 (size=3)**: 2, 4, 8
#### Cost
- **Row 1 (size=1)**: 9, 7, 6
- **Row 2 (size=2)**: 8, 7, 5
- **Row 3 (size=3)**: 7, 5, 3
### Observations
- The highest value of Speed is 8 (runs=3, size=3).
- Cost decreases with the number of runs, and Speed increases.
- Only one value of Cost is above 8.
"""
"""A description that has something for each step."""


def _rehearse() -> None:
    report = checking.check(reading.read_text(ANY))
    drawn = drawing.draw(report.figure, png=False)
    pages.figure_page(report, pages.Picture(drawn.alt, drawn.notes, 1, 1))


# The work itself meets the same error, and tells it.
with suppress(Exception), undisturbed():
    _rehearse()
