"""The families of claims that are understood, for people: what each says and by which rules.

Every reading of a sentence names its family. Here each family has a title, what it asks, the rules
by which it is judged, and phrasings that are tested: each is judged on one of two small figures
when the catalogue is shown, so that what is shown is what is done.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

from figcheck.checking.english.claims.judge import Judge
from figcheck.checking.english.families.alike import (
    NEARLY_SAME,
    NOT_NEARLY_SAME,
    NOT_SIMILAR,
    SIMILAR,
)
from figcheck.checking.language.truth import ABOUT_SHARE, GENERALLY_SHARE, NEARLY_ALL_SHARE
from figcheck.model import Claim, Figure, Judgement
from figcheck.reading import read_text
from figcheck.records import record

GRID = """\
## Heatmap: Pass Rate by Depth and Width
### Components/Axes
- **X-axis (Width)**: 1, 2, 3, 4
- **Y-axis (Depth)**: 1, 2, 3, 4
- **Legend**: Color gradient from light to dark, labeled "Pass rate" with a range of 5-40
### Detailed Analysis
#### Small
- **Values**:
 - 1: 10.0, 12.0, 15.0, 20.0
 - 2: 8.0, 12.0, 14.0, 18.0
 - 3: 6.0, 9.0, 11.0, 16.0
 - 4: 5.0, 7.0, 10.0, 15.0
#### Large
- **Values**:
 - 1: 22.0, 25.0, 31.0, 44.0
 - 2: 19.0, 24.0, 30.0, 40.0
 - 3: 13.0, 20.0, 11.0, 37.0
 - 4: 12.0, 15.0, 25.0, 33.0
"""
LINES = """\
## Line Chart: Members of Three Clubs
### Components/Axes
- **X-axis:** Year: 2000, 2005, 2010, 2015, 2020
- **Y-axis:** Members
### Data
- **North:** 2000 120, 2005 150, 2010 180, 2015 240, 2020 300
- **South:** 2000 260, 2005 230, 2010 210, 2015 190, 2020 130
- **West:** 2000 100±10, 2005 100±10, 2010 140±20, 2015 90±15, 2020 100±25
"""
"""The figures that the phrasings speak of."""


@record
class Family:
    """A kind of claim.

    Attributes:
        name: what readings of this kind are called.
        title: the same for people.
        meaning: what such a claim says.
        rule: how it is judged: thresholds, tolerances, ties.
        on_grid: phrasings about `GRID`.
        on_lines: phrasings about `LINES`.
    """

    name: str
    title: str
    meaning: str
    rule: str
    on_grid: tuple[str, ...] = ()
    on_lines: tuple[str, ...] = ()


@record
class Phrasing:
    """A sentence with what is made of it.

    Attributes:
        text: the sentence.
        judgement: the verdict on it, with the check expression and what the numbers say.
    """

    text: str
    judgement: Judgement


_PLAIN = "A plain number must agree to the digits that are written."
_ABOUT = (
    f"“About”, “around” and “~” allow {ABOUT_SHARE:.0%} of the value, or one unit of the last "
    "digit that is written."
)
_HOW_MANY = (
    "“All”, “every” and “consistently” fall with one counterexample; “most” needs more than half, "
    f"“generally” and “tends to” at least {GENERALLY_SHARE:.0%}, “nearly all” at least "
    f"{NEARLY_ALL_SHARE:.0%}."
)

FAMILIES = (
    Family(
        "value",
        "Values",
        "What a value is, at a place that is named.",
        f"{_PLAIN} {_ABOUT}",
        ("At Depth 1 and Width 4, Large reaches 44.0.", "The lowest value in the figure is 6.0."),
    ),
    Family(
        "extremum",
        "Highest and lowest",
        "Which value is the highest or the lowest, and where it is.",
        f"A tie does not make “the highest” false. {_PLAIN}",
        (
            "Width 4 has the highest value in every row.",
            "Depth 2 has the lowest mean.",
        ),
    ),
    Family(
        "comparison",
        "Comparisons",
        "One part of the figure against another: higher, lower, in how many cells.",
        f"Values are paired by the coordinates that both sides have. {_HOW_MANY}",
        (
            "Large is higher than Small in most cells.",
            "Large is higher than Small at every depth except 3.",
            "Large is higher than Small in all cells.",
        ),
        ("North is below South in 2000.",),
    ),
    Family(
        "alike",
        "Much the same",
        "Several things having nearly the same value, or similar ones.",
        "How far apart they lie, beside their mean and beside the range of all: all but the same "
        f"up to {NEARLY_SAME:.0%} of both and not beyond {NOT_NEARLY_SAME:.0%}, similar up to "
        f"{SIMILAR:.0%} and not beyond {NOT_SIMILAR:.0%}. Between these nothing is decided.",
        on_lines=("In 2015, North and West have nearly the same number of members.",),
    ),
    Family(
        "ranking",
        "Ranks",
        "Which is first, second, last among several.",
        "Ties count for every one of those that are tied.",
        (),
        ("North is second in 2000.", "West is second in 2020."),
    ),
    Family(
        "trend",
        "Rises and falls",
        "How values move along an axis: up, down, up to a peak and down again.",
        "From end to end, and in at least two thirds of the steps in that direction, or in two and "
        "no other against it, on the average over the other axes; “consistently” and “with every "
        "step” need every step. From one place to another, and where “steadily” is said, the "
        "looser and the stricter way "
        "must agree. A line is flat if its spread is at most 10 % of its mean, a part of a course "
        "if it makes at most 25 % of the whole range, 18 % where it is said to have settled; from "
        "30 % and 50 % on they are not, and in between nothing is decided. “After 2010” and "
        "“before 2010” a change begins or ends with 2010, but values are those of later or earlier "
        "ticks. A pace is a change per unit of the axis.",
        (),
        (
            "North grew faster after 2010 than before.",
            "North rises throughout.",
            "South declines from 2000 to 2020.",
            "West rises throughout.",
            "North starts at 120 and ends at 300.",
        ),
    ),
    Family(
        "crossing",
        "Crossings",
        "Where one line overtakes another, or passes a level.",
        "Between two ticks, the order of the lines before and after is compared.",
        (),
        (
            "North overtakes South between 2010 and 2015.",
            "North and South never cross.",
            "North does not exceed 200 until 2015.",
        ),
    ),
    Family(
        "bounds",
        "Bounds",
        "That values lie above, below or between amounts.",
        f"“Above” and “exceeds” leave the amount itself out, “at least” takes it in. {_HOW_MANY}",
        ("All cells of Small are at 20 or below.", "No cell of Large exceeds 40."),
    ),
    Family(
        "range",
        "Ranges",
        "From which value to which the values of a part reach.",
        f"Lowest and highest value are both compared. {_PLAIN} {_ABOUT}",
        ("Values range from 5.0 to 20.0 in Small and from 11.0 to 44.0 in Large.",),
    ),
    Family(
        "spread",
        "Spread and stability",
        "How far the values of a part lie apart, or which part varies more.",
        "The spread is the highest value less the lowest. Which of two varies more is told only "
        "where the spread and the standard deviation say the same. That values “vary widely” is "
        "true if the highest is at least twice the lowest, false below 1.2 times, else left open.",
        ("Small spans 15 points.", "Small is more stable than Large."),
    ),
    Family(
        "counting",
        "Counts",
        "In how many cells something is so.",
        "Cells without a value are not counted.",
        ("Five cells of Large exceed 30.", "More than half of the Small cells exceed 12."),
    ),
    Family(
        "difference",
        "Differences",
        "How far two values are apart, or how much is gained from one place to another.",
        f"{_PLAIN} {_ABOUT}",
        ("The two panels differ by 24 points at Depth 1, Width 4.",),
        ("North gains 180 members between 2000 and 2020.",),
    ),
    Family(
        "ratio",
        "Multiples",
        "One value as a multiple or a fraction of another.",
        "“Twice” is 2 within 5 %, “more than twice” is above 2.",
        ("At Depth 1 and Width 4, Large is more than twice as high as Small.",),
        ("In 2020, North is three times as large as West.",),
    ),
    Family(
        "share",
        "Shares",
        "Which part of a total something is.",
        f"The total is the sum of what stands beside it. {_PLAIN} {_ABOUT} Of a confusion matrix, "
        "accuracy is the recall of a class, and a class is often taken for another if it is so "
        "in 5% of its cases and for no other more often, and rarely if in up to 5%, or 10%.",
        (),
        ("North accounts for more than half of the total in 2020.",),
    ),
    Family(
        "equality",
        "Equality",
        "Rows, columns, panels and values that are the same.",
        "Every value must be equal, to the digits that are written.",
        ("At Depth 3 and Width 3, Large and Small are tied.",),
    ),
    Family(
        "correlation",
        "Correlations",
        "How two things go together.",
        "Both the correlation (Pearson) and the rank correlation (Spearman) decide: above 0.5 they "
        "go the same way, below -0.5 opposite ways; strong ones are true from 0.8 and false up to "
        "0.5, weak ones from 0.6 and up to 0.1; between these nothing is decided. In a matrix of "
        "correlations the coefficient decides: strong ones are true from 0.7 and false below 0.5, "
        "ones are true below 0.3 and false from 0.5, absent ones below 0.1 and from 0.3. In all "
        "symmetric matrices each pair counts once, and the diagonal does not.",
        (),
        ("North and South move in opposite directions.", "As North grows, South shrinks."),
    ),
    Family(
        "interval",
        "Error bars and bands",
        "How wide the intervals around values are, what lies inside them, which of them overlap.",
        "An interval reaches from its lower end to its upper one, a ± as far to either side. What "
        "lies on an end, and intervals that just touch, are left open.",
        (),
        (
            "In 2020, South lies above the error bar of West.",
            "In 2005, the error bar of West overlaps with that of West in 2000.",
        ),
    ),
    Family(
        "symmetry",
        "Symmetry",
        "Grids that are the same across their diagonal.",
        "Each value must equal the one with row and column exchanged; a grid is close to symmetric "
        "if these differ by up to 10% of the mean off the diagonal, and is not from 30%.",
        ("Small is symmetric.",),
    ),
    Family(
        "exclusive",
        "The only one",
        "What holds of one thing and of no other.",
        "It must hold of the one that is named and of none besides.",
        (),
        ("South is the only club that declines.", "Only North declines."),
    ),
    Family(
        "regions",
        "Regions",
        "Where in a figure the high and the low values lie.",
        "That values are confined to a region falls with one outside of it. The highest values are "
        "in a region that holds the highest one and whose mean is above that of the whole. A "
        "diagonal dominates if it has the highest value of each row and each column.",
        (
            "All values above 35 are found only in Large.",
            "Values above 20 are found only in Small.",
        ),
    ),
    Family(
        "legend",
        "Values and the legend",
        "That values lie within the range that is described for the colours, or beyond it.",
        "The bounds are those that the description gives.",
        ("The values of Large exceed the legend’s stated range.",),
    ),
    Family(
        "blanks",
        "Cells without a value",
        "That a cell, or so many of them, has no value.",
        "A cell is blank where the description says so; nothing is said of how many are blank "
        "where it lists fewer cells than there may be.",
        ("No cell is blank.",),
    ),
    Family(
        "covering",
        "What a figure covers",
        "From which year to which its values go, or by what they are told, in a sentence that says "
        "what the figure shows.",
        "The first and the last year with a value are those that are said; of a figure without "
        "years, what it calls its values is named, and it lists several of that by which they are "
        "told. What else is measured, and where, is not checked.",
        on_lines=("The chart shows the members of three clubs from 2000 to 2020.",),
    ),
    Family(
        "condition",
        "Conditions",
        "What is said only of the cases in which something else holds.",
        "The cases are the places that both statements leave open; it must hold in each of "
        f"those in which the condition does, and there must be one. {_PLAIN}",
        ("Wherever Large is above 30, Small is above 13.",),
        (
            "Where South is below North, North is above 200.",
            "North leads whenever South is below 200.",
        ),
    ),
)
"""The families, the most frequent first."""


@cache
def by_name() -> dict[str, Family]:
    """The families by their names."""
    return {family.name: family for family in FAMILIES}


def phrasings(family: Family) -> Iterator[Phrasing]:
    """The phrasings of a family, judged on the figures that they speak of.

    Args:
        family: the family.
    """
    for sentences, judge in ((family.on_grid, _judge(GRID)), (family.on_lines, _judge(LINES))):
        for text in sentences:
            yield Phrasing(text, judge.judge(_claim(judge.figure, text)).judgement)


@cache
def _judge(description: str) -> Judge:
    return Judge(read_text(description))


def _claim(figure: Figure, text: str) -> Claim:
    context = (None,) * len(figure.dimensions)
    return Claim(text, tuple(range(len(text) + 1)), "Key Observations", (), context)
