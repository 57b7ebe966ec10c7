"""Every kind of defect that a finding can report, as data.

What a kind means and how a description is mended stands here once: findings take
their severity and their advice from it, and docs/verdicts.md lists the same codes.
The kinds that reading and publishing report are here too; their messages are their own.
"""

from __future__ import annotations

from collections.abc import Iterable

from figcheck.model import Cell, Finding, Severity, Span
from figcheck.records import record


@record
class Defect:
    """A kind of defect.

    Attributes:
        code: what findings of this kind are called in exports.
        title: the same for people.
        meaning: what is wrong, and when it is reported.
        mend: what to do about it, in one sentence.
        severity: how much it matters, unless a finding says otherwise.
    """

    code: str
    title: str
    meaning: str
    mend: str
    severity: Severity = Severity.WARNING

    def finding(
        self,
        message: str,
        span: Span | None,
        cells: Iterable[Cell] = (),
        *,
        panel: str | None = None,
        severity: Severity | None = None,
    ) -> Finding:
        """A finding of this kind.

        Args:
            message: what was read and what was expected, in one sentence.
            span: where in the description.
            cells: the cells concerned.
            panel: the panel that it is about, to be named before the message.
            severity: where it differs from what is usual for the kind.
        """
        return Finding(
            self.code,
            severity or self.severity,
            f"{panel}: {message}" if panel else message[:1].upper() + message[1:],
            self.mend,
            span,
            tuple(sorted(cell.index for cell in cells)),
        )


UNREADABLE = Defect(
    "unreadable",
    "Cannot be read",
    "The file is not text, not UTF-8, or longer than what is read.",
    "Put a text file in UTF-8 here.",
    Severity.ERROR,
)
NO_DATA = Defect(
    "no-data",
    "No values",
    "The description gives no value, though it is not the description of a diagram.",
    "Describe one figure with its values.",
    Severity.ERROR,
)
RAGGED_ROW = Defect(
    "ragged-row",
    "A row of the wrong length",
    "A row or series has more or fewer values than there are ticks. The first values are placed; "
    "which one is missing or too many nobody can tell.",
    "Give one value for each tick, and n/a where there is none.",
)
UNPLACED_NUMBER = Defect(
    "unplaced-number",
    "A number without a place",
    "A number among the data belongs to no row, tick or name that the description tells of.",
    "Write values as “label: value”, or say on which axis they lie.",
    Severity.INFO,
)
VALUE_CONFLICT = Defect(
    "value-conflict",
    "Two values at one place",
    "The description gives two different values for the same cell or point. The first one counts.",
    "Give every value once.",
)
DUPLICATE_ROWS = Defect(
    "duplicate-rows",
    "The same row twice",
    "Two rows or series of a panel agree in every one of at least four values, or a row is listed "
    "twice: usually one of them was copied where another one belongs.",
    "Compare the rows with the figure and correct the one that was copied.",
)
CONSTANT_ROW = Defect(
    "constant-row",
    "A row of one value",
    "All of the at least four values of a row or series are the same, while the other rows of the "
    "panel vary: usually one value was repeated.",
    "Compare the row with the figure and correct the repeated values.",
)
OUT_OF_LEGEND_RANGE = Defect(
    "out-of-legend-range",
    "Values beyond the colour scale",
    "Values of a heatmap lie above or below the range that the description gives for its colours. "
    "The values or the range must be wrong.",
    "Correct the range of the colour scale, or the values.",
)
TICK_MISMATCH = Defect(
    "tick-mismatch",
    "Axis and data do not agree",
    "The ticks or the range described for an axis are not those of the data: a tick that has no "
    "value, values at a tick that is not listed, values beyond the end of an axis.",
    "Correct the description of the axis, or give the values at its ticks.",
)
MISSING_CELLS = Defect(
    "missing-cells",
    "Cells without a value",
    "The rows and columns make a grid, and some of its cells have no value.",
    "Give the missing values; where the figure has none, write n/a.",
)
NAME_MISMATCH = Defect(
    "name-mismatch",
    "A name spelt in two ways",
    "A panel, series or tick is written in two ways that differ in a letter, in 0 and O or 1 and "
    "l, in case, or in a hyphen. Names that differ in a digit or a whole word are different names.",
    "Write the name in the same way everywhere.",
)
SIGN_MISMATCH = Defect(
    "sign-mismatch",
    "A sign that does not fit",
    "The described colour scale is negative and the values are positive, or the other way round; "
    "or two cells of a symmetric matrix differ in their sign.",
    "Correct the sign: a dash before a number is easily taken for a minus.",
)
PERCENT_TOTAL = Defect(
    "percent-total",
    "Percentages that do not add up",
    "The shares of a pie, or of a bar stacked to 100 %, add up to something else, rounding allowed "
    "for.",
    "Correct the shares, or add the one that is not named.",
)
MISPLACED_DECIMAL = Defect(
    "misplaced-decimal",
    "A value ten times off",
    "A value is ten or a hundred times larger or smaller than its neighbours, and would lie among "
    "them with its decimal point moved.",
    "Compare the value with the figure.",
)

DUPLICATE_ID = Defect(
    "duplicate-id",
    "Two descriptions of one name",
    "Another file has the same name, up to its folder and ending; the figure is published under "
    "its name with a number.",
    "Rename one of the two files.",
)
INTERNAL_ERROR = Defect(
    "internal-error",
    "A fault of figcheck",
    "An error ended the reading, checking or drawing of the description, or the checking of one "
    "of its claims.",
    "This is a fault of figcheck, not of the description: please report it.",
    Severity.ERROR,
)

OWN_CHECKS = Defect(
    "own-checks",
    "A fault in a file of checks",
    "An entry of the file of checks beside the description is not as it should be, or what it "
    "quotes does not occur in the description any more.",
    "Correct the file of checks, in the line that is named.",
    Severity.ERROR,
)

CATALOGUE: dict[str, Defect] = {
    defect.code: defect
    for defect in (
        UNREADABLE,
        NO_DATA,
        RAGGED_ROW,
        UNPLACED_NUMBER,
        VALUE_CONFLICT,
        DUPLICATE_ROWS,
        CONSTANT_ROW,
        MISSING_CELLS,
        OUT_OF_LEGEND_RANGE,
        TICK_MISMATCH,
        NAME_MISMATCH,
        SIGN_MISMATCH,
        PERCENT_TOTAL,
        MISPLACED_DECIMAL,
        DUPLICATE_ID,
        INTERNAL_ERROR,
        OWN_CHECKS,
    )
}
"""The kinds of defect by their codes: those of reading, of checking, of the program around."""


def title(code: str) -> str:
    """What people call a kind of finding.

    Args:
        code: its code; one that is not known stands for itself.
    """
    return CATALOGUE[code].title if code in CATALOGUE else code
