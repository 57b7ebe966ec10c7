"""What a confusion matrix tells of its classes, as figures of their own: recall, precision, F1.

“Question is the class with the highest recall” says of the recalls of the classes what might be
said of any bars. So such a sentence is read as one about a figure that shows them, and is then
said of the cells from which they are worked out.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Collection, Sequence
from dataclasses import replace

from figcheck.checking.english.figures.made_figures import Derived, figure_made, open_in, with_cells
from figcheck.checking.english.kinds.class_lines import line_said
from figcheck.checking.english.kinds.confusions import Confusions, confusion_matrix
from figcheck.checking.english.kinds.rounded_differences import loosened
from figcheck.checking.english.meanings.meaning import Place
from figcheck.checking.english.names.names import Label, Names, Ticks
from figcheck.checking.english.parsing.reader import Reader
from figcheck.checking.english.parsing.tokens import tokenise
from figcheck.checking.language import Table
from figcheck.checking.language.tree import (
    Aggregate,
    Arithmetic,
    Cells,
    Comparator,
    Formula,
    Function,
    Number,
    Order,
    Term,
)
from figcheck.model import Axis, Dimension, Figure, Kind, Role
from figcheck.patterns import any_case
from figcheck.records import record

_PLAIN = frozenset(
    """
    a about above ahead all almost also an and are as at average averages barely be beats behind
    below best better between beyond both but by clearly close closely comes comfortably
    difference each easily eight either even every exactly exceed exceeds fail fails fall falls
    fewer first five followed follows four gap get gets half hardly has have higher highest in is
    just last lead leads least less lie lies lower lowest more most nearly neither next nine no
    none nor not of on one only or over overall percent percentage place point points position
    rank ranks reach reaches remain remains respectively rest roughly score scores second seven
    share shares short six slightly some stay stays still surpass surpasses than that the their
    third three tie tied ties times to together too top trail trails two under up whereas while
    with within worse worst outperforms outperform outperformed performs perform performed
    outscores outscore other others any remaining
    """.split()
)
"""Words by which classes are set against a level, or each other, as bars might be.

None of them speaks of a cell, a row, or of what is taken for what.
"""

_CLASSES = frozenset("class classes category categories".split())
_CLASS = any_case(r"\b(?:class(?:e(?=s))?|categor(?:y|ie))(?P<more>s?)\b")

_IN_PERCENT = 100

Rated = Callable[[Cells, Sequence[str]], Term]
"""Gives a measure of the cells of a selection, by some dimensions."""


@record
class _Measure:
    """A measure of classes, or of whole matrices.

    Attributes:
        words: how it is called, as a pattern.
        label: the label of an axis for it.
        along: the dimension of its classes; `None` if it has one value for a matrix.
        term: gives it.
        unit: in what it is given; empty for numbers of cases.
    """

    words: re.Pattern[str]
    label: str
    along: Dimension | None
    term: Rated
    unit: str = "%"


class ClassFigures:
    """The figures of what a confusion matrix tells of its classes.

    Args:
        figure: the figure, a confusion matrix or several or none.
        table: its values.
    """

    def __init__(self, figure: Figure, table: Table) -> None:
        self._figure, self._table = figure, table
        matrix = confusion_matrix(figure)
        self._matrix = matrix
        self._measures = tuple(_measures(matrix)) if matrix is not None else ()
        self._made: dict[str, Derived | None] = {}

    def meant(self, text: str) -> Derived | None:
        """The figure of the one measure that a clause names; `None` if it names none, or two."""
        named = [m for m in self._measures if m.words.search(text)]
        across = line_said(text)
        if across is not None and any(m.words is _MISSES for m in named):
            # The errors of a column of what is predicted are what is taken for its class.
            errors = [m for m in self._measures if m.words in (_MISSES, _ALARMS)]
            named = [m for m in errors if m.along is not None and m.along.role is across]
        if across is not None and any(m.words in (_FAILING, _HITS) for m in named):
            named = [m for m in named if m.along is None or m.along.role is across]
        if len(named) != 1 or _BY_SIZE.search(text):
            return None
        return self._figure_of(named[0])

    def of_bare_classes(self, text: str, names: Names, here: Place) -> Derived | None:
        """The figure of the recalls, for what is said of classes by their names alone.

        “Joy exceeds 75 %” and “three classes stay below 60 %” are said of how well they are
        recognised, not of each cell of their rows.

        Args:
            text: the clause.
            names: knows the names of the figure.
            here: where the clause stands.
        """
        matrix = self._matrix
        if matrix is None or matrix.rated is not matrix.truth:
            return None
        if _TAKEN_FOR.search(text):
            return None  # "A fifth of Cropland is mapped as Grassland": a cell.
        if matrix.size != _IN_PERCENT:
            return None  # 0.93 is no 93 %, as it would be called.
        axes = {matrix.truth.name, matrix.guess.name}
        if not axes.isdisjoint(here.dimensions):
            return None
        tokens = tokenise(text)
        spoken_of, i = False, 0
        apart = {d.name for d in self._figure.dimensions if len(d.ticks) > 1} - axes
        told = {d for d in apart if len(here.get(d)) == 1}
        while i < len(tokens):
            at: list[tuple[int, Ticks | Label]] = [*names.ticks_at(tokens, i)]
            panels = [(stop, m) for stop, m in at if m.dimension in apart]
            if panels:
                i, panel = max(panels, key=lambda p: p[0])
                told.add(panel.dimension)
                continue
            at += names.labels_at(tokens, i)
            stop = max((stop for stop, meaning in at if meaning.dimension in axes), default=i)
            known = tokens[i].number is not None or not tokens[i].is_word
            is_class = tokens[i].word in _CLASSES or names.topics.has(tokens[i])
            if stop == i and not known and not is_class and tokens[i].word not in _PLAIN:
                return None
            spoken_of = spoken_of or stop > i or is_class
            i = max(stop, i + 1)
        if told != apart:
            return None  # "Two classes stay below 60 %": in which of the panels?
        recall = next((m for m in self._measures if m.along is matrix.truth), None)
        made = self._figure_of(recall) if spoken_of and recall is not None else None
        noun = matrix.truth.name.lower().rpartition(" ")[2]
        worded = (lambda t: _CLASS.sub(rf"{noun}\g<more>", t)) if noun.isalpha() else str
        return made and replace(made, alone=True, worded=worded)

    def _figure_of(self, measure: _Measure) -> Derived | None:
        """The figure of a measure, made once."""
        if measure.label not in self._made:
            self._made[measure.label] = self._of(measure)
        return self._made[measure.label]

    def _of(self, measure: _Measure) -> Derived | None:
        """The figure of a measure, if it has several values."""
        figure = self._figure
        left = [d for d in figure.dimensions if d.role not in (Role.X, Role.Y)]
        left += [measure.along] if measure.along is not None else []
        names = [d.name for d in left]
        if all(len(d.ticks) < 2 for d in left):
            return None
        shown = figure_made(figure, self._table, left, lambda c: measure.term(c, names))
        axis = Axis(label=measure.label, unit=measure.unit)
        shown = replace(
            shown,
            kind=Kind.BAR,
            dimensions=tuple(
                replace(d, role=role)
                for d, role in zip(reversed(left), (Role.X, Role.SERIES, Role.PANEL), strict=False)
            ),
            value=axis,
            y_axis=axis,
            x_axis=Axis(),
            colours=None,
            title=measure.label,
        )

        def said(formula: Formula, _: str) -> Sequence[Formula]:
            said = with_cells(formula, lambda c: measure.term(c, open_in(c, names, shown)))
            return (loosened(said),)

        called = measure.label in _CALLED
        nouns = self._matrix.called if self._matrix is not None else frozenset[str]()

        def worded(text: str) -> str:
            text = measure.words.sub(measure.label.lower(), text) if called else text
            # The figure of a measure has no text that tells what its classes are.
            return _with_class(text, nouns) if nouns else text

        return Derived(Reader(shown), said, alone=False, worded=worded)


def _measures(matrix: Confusions) -> list[_Measure]:
    """The measures that the values of a matrix tell."""
    right = Order(matrix.guess.name, Comparator.EQUAL, matrix.truth.name)
    wrong = replace(right, comparator=Comparator.UNEQUAL)
    scale = Number(100 / (matrix.size or 1))

    def hits(cells: Cells, by: Sequence[str]) -> Term:
        return Aggregate(Function.SUM, Cells((*cells.conditions, right)), tuple(by))

    def errors(cells: Cells, by: Sequence[str]) -> Term:
        return Aggregate(Function.SUM, Cells((*cells.conditions, wrong)), tuple(by))

    def missed(cells: Cells, by: Sequence[str]) -> Term:
        return Arithmetic("*", errors(cells, by), scale)

    def rate(cells: Cells, by: Sequence[str]) -> Term:
        if matrix.rated is not None:
            return Arithmetic("*", hits(cells, by), scale)
        whole = Aggregate(Function.SUM, cells, tuple(by))
        return Arithmetic("*", Arithmetic("/", hits(cells, by), whole), Number(100))

    def failing(cells: Cells, by: Sequence[str]) -> Term:
        if matrix.rated is not None:
            return missed(cells, by)
        whole = Aggregate(Function.SUM, cells, tuple(by))
        return Arithmetic("*", Arithmetic("/", errors(cells, by), whole), Number(100))

    found: list[_Measure] = []
    if matrix.has_recall:
        found.append(_Measure(_RECALL, "Recall", matrix.truth, rate))
        found.append(_Measure(_FAILING, "Error rate", matrix.truth, failing))
    if matrix.has_precision:
        found.append(_Measure(_PRECISION, "Precision", matrix.guess, rate))
    if matrix.counts:
        found.append(_Measure(_ACCURACY, "Accuracy", None, rate))
        found.append(_Measure(_ALARMS, "False positives", matrix.guess, errors, unit=""))
        found.append(_Measure(_MISSES, "False negatives", matrix.truth, errors, unit=""))
        found.append(_Measure(_HITS, "Correct predictions", matrix.truth, hits, unit=""))
    elif matrix.rated is matrix.truth:
        found.append(_Measure(_MISSES, "False negatives", matrix.truth, missed))
    return found


def _with_class(text: str, nouns: Collection[str]) -> str:
    """A text with “class” in place of what the classes are called: “the stage with the best …”."""
    singular, plural = min(nouns, key=len), max(nouns, key=len)
    for noun, word in ((plural, "classes"), (singular, "class")):
        text = re.sub(rf"\b{re.escape(noun)}\b", word, text, flags=re.IGNORECASE)
    return text


_CALLED = ("False positives", "False negatives", "Correct predictions", "Error rate")
"""The labels of measures that have many names."""

_RECALL = any_case(r"\brecalls?\b|\bsensitivit(?:y|ies)\b")
_PRECISION = any_case(r"\bprecisions?\b")
_ACCURACY = any_case(r"\baccurac(?:y|ies)\b")

_FAILING = any_case(
    r"\b(?:error|misclassification|miss|confusion) rates?\b(?! (?:between|from|with|as|is for))"
)
_HITS = any_case(
    r"\b(?:correct|right|accurate) (?:predictions?|classifications?|assignments?|recognitions?"
    r"|detections?|identifications?|labels?)\b|\bcorrectly (?:classified|predicted|recogni[sz]ed"
    r"|identified|labell?ed|detected) (?:samples|cases|images|examples|instances|items|ones)\b"
    r"|\btrue positives?\b|\bhits\b"
)
_ALARMS = any_case(
    r"\bfalse[- ](?:positives?|alarms?|predictions?|detections?|hits?|assignments?)\b"
)
_MISSES = any_case(
    r"\bfalse negatives?\b|\b(?:errors|mistakes|misclassifications|misses)\b"
    r"(?=.*\b(?:class|classes|category|categories|other)\b)|"
    r"(?<=\bmost )(?:errors|mistakes|misclassifications|misses)\b"
    r"(?! (?:of|on|in|for|with|are|go|involve|concern|fall|occur|come|end|land))"
    r"|(?<=\bfewest )(?:errors|mistakes|misclassifications|misses)\b"
)
_BY_SIZE = any_case(
    r"\b(?:largest|biggest|smallest|tiniest|rarest|commonest|rarer|rare|(?:most|least) (?:common"
    r"|frequent|numerous|populous|prevalent)) (?:\w+ ){0,2}?(?:class(?:es)?|categor(?:y|ies)|ones"
    r"|groups?|labels?)\b"
)
"""Classes by how many cases they have: “the two largest classes have the best recall”."""
_TAKEN_FOR = any_case(r"\b\w+(?:ed|en) (?:as|for|to|into)\b")
