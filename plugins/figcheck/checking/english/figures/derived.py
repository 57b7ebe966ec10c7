"""Figures made of a figure: the whole bars of stacked ones, the rates that counts give.

“The tallest bar” of a stacked chart is a sum, “the admission rate” of a chart of the admitted and
the rejected a ratio. Sentences about these say all that sentences about plain values can; so they
are read as sentences about a figure that has these as its values, and what they are read as is
then said of the values that there are.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace

from figcheck.checking.english.claims.discourse import Surroundings
from figcheck.checking.english.claims.pronouns import has_pronoun
from figcheck.checking.english.figures.balance_figures import BalanceFigures
from figcheck.checking.english.figures.box_figures import BoxFigures
from figcheck.checking.english.figures.box_sides import BoxSides
from figcheck.checking.english.figures.class_figures import ClassFigures
from figcheck.checking.english.figures.column_figures import ColumnFigures
from figcheck.checking.english.figures.diagonal_figures import DiagonalFigures
from figcheck.checking.english.figures.error_figures import ErrorFigures
from figcheck.checking.english.figures.group_figures import Grouped, GroupFigures
from figcheck.checking.english.figures.growth_figures import GrowthFigures
from figcheck.checking.english.figures.made_figures import (
    Derived,
    figure_made,
    kept,
    open_in,
    with_cells,
)
from figcheck.checking.english.figures.share_figures import ShareFigures
from figcheck.checking.english.figures.stacks import Stacks
from figcheck.checking.english.kinds.answer_scales import AnswerScales
from figcheck.checking.english.kinds.parts_of_wholes import divides
from figcheck.checking.english.lexicon.entries import NUMERALS
from figcheck.checking.english.meanings.meaning import EVERYWHERE, Place, Rate
from figcheck.checking.english.meanings.parts import nodes_of, rebuilt
from figcheck.checking.english.names.forms import nouns_of, words_of
from figcheck.checking.english.parsing.reader import Reader
from figcheck.checking.english.parsing.tokens import tokenise
from figcheck.checking.language import Table
from figcheck.checking.language.tree import (
    Aggregate,
    Cells,
    Condition,
    Formula,
    Function,
    Quantified,
    Quantifier,
    Term,
)
from figcheck.model import Axis, Dimension, Figure, Kind, Role
from figcheck.patterns import any_case, regex

_WHOLE_BARS = any_case(r"\b(?:bars?|stacks?|tallest|shortest|taller|shorter|heights?)\b")
_PARTS_OF_BARS = any_case(
    r"\b(?:segments?|parts?|portions?|sections?|share|shares|component|components|bottom|top"
    r"|upper|lower|base|grouped|error|legend|colou?rs?)\b"
)
"""What is said of pieces of bars, or of bars that are none of the stacks."""

_SORTS = any_case(r"\b(?:categor(?:y|ies)|types?|kinds?|sorts?)\b")
"""What segments are, where no axis is called so: “A and B differ by 2 points in every category”."""

_LEANS = any_case(
    r"\b(?:this|that|these|those|former|latter|same|others?|rest|both|everything|values?|cells?"
    rf"|numbers?|gaps?|differences?|any|(?!(?:{'|'.join(NUMERALS)}|all|most|half|none)\b)[a-z]+"
    r" of (?:the|its))\b"
)
"""What may be said of segments, or of what another sentence speaks of."""

_COUNTED = any_case(rf"\b(?:all|every|each|no|none|most|both|half|{'|'.join(NUMERALS[1:])}|\d+) ")
"""How bars are counted, and not looked into: “three regions exceed 300”."""

_ON_EACH_OTHER = any_case(
    r"\b(?:stacked|at the (?:very )?(?:bottom|top|base)|on top|underneath|topmost|bottommost)\b"
)
"""Where segments lie in a stack, which elsewhere would be a place in the order of size."""

_TOTAL = any_case(r"\b(?:total|all|overall|sum)\b")

_BARE_MEAN = any_case(r"the (?:average|mean|median)(?: [a-z]+){1,3} (?:is|was|amounts to) [^,;:]+")
"""A mean of which nobody says of what it is."""

_RATE = any_case(r"\b(?:(\w+) )?rates?\b")
_BARE = frozenset(
    "the two both these those this that a its their of in highest lowest higher lower".split()
)
"""Words before “rate” that do not say of what it is."""

_SET_APART = any_case(
    r"\b(?:ahead|behind|leads?|leading|trails?|trailing|gap|gaps|difference|margin|advantage|lead"
    r"|higher|lower|exceeds?|beats?|better|worse)\b"
)
"""How things are set against each other in what a sentence before was about."""

_OF_EACH = any_case(
    r"\b(?:each|every|all|any|both|either|no|none|never|always|everywhere|throughout|most|only|alone"
    r"|consistently|one|two|three|four|five|six|seven|eight|nine|ten|generally|mostly|nowhere)\b"
)
"""What says of how many places something holds, where else it would be of all cases together."""

_BARE_MOST = (
    r"(?:larg|bigg|great|high|tall|long|wid|broad|thick|small|short|low|narrow|thinn|slimm)est"
)
_SEGMENT_FOR = any_case(
    r"\b(?:segment|part|section|share|slice|block)s? (?:is|are|was|were) "
    rf"(?:[a-z]+ )?{_BARE_MOST} for\b"
)
_IT_FOR = any_case(rf"(?:it|this segment) (?:is|was) (?:[a-z]+ )?{_BARE_MOST} for\b")
_WIDE = (
    (regex(r"\b(?:wid|broad|thick|long|tall)est\b"), "largest"),
    (regex(r"\b(?:narrow|thinn|slimm|short)est\b"), "smallest"),
)
"""Segments are wide as their values are large."""


def _across_bars(text: str, around: Surroundings) -> str | None:
    """A clause that says for which bar a segment is largest, in plain words; else `None`."""
    before = next(iter(around.said), "")
    if not (_SEGMENT_FOR.search(text) or (_IT_FOR.match(text) and _SEGMENT_FOR.search(before))):
        return None
    for pattern, word in _WIDE:
        text = pattern.sub(word, text)
    return text


_WHOLE = 100.0
_NEARLY = 2.0
"""How far from 100 the parts of a whole may add up to."""


class Derivations:
    """The figures that sentences about one figure may be about.

    Args:
        figure: the figure.
        table: its values.
        reader: knows its names.
    """

    def __init__(self, figure: Figure, table: Table, reader: Reader) -> None:
        self._figure = figure
        self._table = table
        self._reader = reader
        self._stacked = _stacked(figure)
        # Where all bars are stacked to 100 %, what names one speaks of its segments.
        self._alike = self._stacked is not None and divides(figure) == self._stacked.name
        self._ends = Stacks(figure)
        self._stacks: Derived | None = None
        self._outcomes = {d.name: d for d in figure.dimensions if _lists_outcomes(d)}
        self._counts = reader.scale.counts
        self._rates: dict[tuple[str, str], Derived] = {}
        self._shares = ShareFigures(figure, table, self._stacked if self._counts else None)
        self._boxes = BoxFigures(figure, table)
        self._sides = BoxSides(figure, table)
        self._errors = ErrorFigures(figure, table)
        self._classes = ClassFigures(figure, table)
        self._diagonal = DiagonalFigures(figure, table)
        self._columns = ColumnFigures(figure, reader)
        self._groups = GroupFigures(figure, reader, Derivations)
        self._answers = AnswerScales(figure)
        self._balances = BalanceFigures(figure, table)
        self._growth = GrowthFigures(figure, table, reader.names.topics.names)

    def meant(self, text: str, around: Surroundings) -> Derived | Grouped | None:
        """The figure that a clause speaks of, if it is one that is made of this one."""
        if (grouped := self._groups.meant(text)) is not None:
            return grouped
        if (answers := self._answers.meant(text, around.said)) is not None:
            return answers
        if (balance := self._balances.meant(text)) is not None:
            return balance
        if (sides := self._sides.meant(text)) is not None:
            return sides
        if (errors := self._errors.meant(text, around)) is not None:
            return errors
        if (placed := self._boxes.placed(text)) is not None:
            return self._said_as(placed)
        series = self._stacked
        if series is not None and (said := _across_bars(text, around)) is not None:
            return self._of_one_segment(series, said)
        if series is not None and Stacks.speaks_of_ends(text):
            return self._said_as(self._ends.named(text) or "")
        if series is not None and _ON_EACH_OTHER.search(text):
            return Derived(self._reader, lambda _, __: (), alone=True)
        if (
            series is not None
            and (_WHOLE_BARS.search(text) or self._speaks_of_whole(text, series, around))
            and not _PARTS_OF_BARS.search(text)
            and series.name not in (around.here or EVERYWHERE).dimensions
            and not self._names(text, series.name)
        ):
            if self._stacks is None:
                self._stacks = self._of_stacks(series)
            return self._stacks
        counts_bars = series is not None and not self._alike
        if series is not None and counts_bars and _BARE_MEAN.fullmatch(text):
            # "The average runtime is 60 s": that of the bars, or of their segments.
            return Derived(self._reader, lambda _, __: (), alone=True)
        if series is not None and counts_bars and self._may_count_bars(text, series, around):
            return Derived(self._reader, lambda _, __: (), alone=True)
        here = around.here or EVERYWHERE
        if (recalls := self._classes.of_bare_classes(text, self._reader.names, here)) is not None:
            return recalls
        rate = self._of_rate(text, around) if self._counts and self._outcomes else None
        rate = rate or self._shares.meant(text, around)
        made = rate or self._classes.meant(text) or self._diagonal.meant(text)
        made = made or self._columns.meant(text, around)
        return self._boxes.meant(text, self._columns) or made or self._growth.meant(text)

    def _may_count_bars(self, text: str, series: Dimension, around: Surroundings) -> bool:
        """Whether bars are counted by their heights, or by the segment that was named before."""
        before = next(iter(around.said), "")
        return (
            _COUNTED.search(text) is not None
            and not _PARTS_OF_BARS.search(text)
            and series.name not in (around.here or EVERYWHERE).dimensions
            and self._names(before, series.name)
            and not self._names(text, series.name)
            and self._speaks_of_bars(text, series, replace(around, said=()))
        )

    def _speaks_of_whole(self, text: str, series: Dimension, around: Surroundings) -> bool:
        return not self._alike and self._speaks_of_bars(text, series, around)

    def _speaks_of_bars(self, text: str, series: Dimension, around: Surroundings) -> bool:
        """Whether what is said of bars by their names leaves their segments out: “A is above B”."""
        if (
            has_pronoun(text)
            or _LEANS.search(text)
            or self._names(next(iter(around.said), ""), series.name)
        ):
            return False
        tokens = tokenise(text)
        labels = (self._reader.names.labels_at(tokens, i) for i in range(len(tokens)))
        named = {label.dimension for found in labels for _, label in found}
        if series.name in named or (_SORTS.search(text) and self._sorts_segments(text)):
            return False
        others = {d.name for d in self._figure.dimensions if d is not series}
        counted = not named.isdisjoint(others) and _COUNTED.search(text) is not None
        return counted or any(self._names(text, name) for name in others)

    def _sorts_segments(self, text: str) -> bool:
        """Whether nothing but the segments may be the sorts that a text speaks of."""
        sorts = {word.lower() for word in _SORTS.findall(text)}
        return not any(sorts & set(words_of(d.name)) for d in self._figure.dimensions)

    def _names(self, text: str, dimension: str) -> bool:
        """Whether a text names a tick of a dimension."""
        tokens = tokenise(text)
        return any(
            ticks.dimension == dimension
            for i in range(len(tokens))
            for _, ticks in self._reader.names.ticks_at(tokens, i)
        )

    def _said_as(self, named: str) -> Derived:
        """The figure itself, of which a clause says the same in other words; none that are known.

        So it is with the segments that it speaks of by where they lie in a bar.
        """
        return Derived(
            self._reader,
            lambda formula, _: (formula,) if named else (),
            alone=True,
            worded=lambda text: named or text,
        )

    def _of_one_segment(self, series: Dimension, said: str) -> Derived:
        """The figure itself, of which a clause sets one segment against the same in other bars."""

        def of_segment(formula: Formula, _: str) -> Sequence[Formula]:
            cells = [part for part in nodes_of(formula) if isinstance(part, Cells)]
            limited = all(
                any(isinstance(c, Condition) and c.dimension == series.name for c in p.conditions)
                for p in cells
            )
            return (formula,) if cells and limited else ()

        return Derived(self._reader, of_segment, alone=True, worded=lambda _: said)

    def _of_stacks(self, series: Dimension) -> Derived:
        """The whole bars, of which the series are the segments."""
        left = [d for d in self._figure.dimensions if d is not series]
        names = [d.name for d in left]
        sums = figure_made(self._figure, self._table, left, lambda cells: _sum(cells, names))
        made = replace(sums, style=self._figure.style - {"stacked"})

        alike = _are_alike(made)

        def said(formula: Formula, _: str) -> Sequence[Formula]:
            if alike:
                return ()
            return (with_cells(formula, lambda cells: _sum(cells, open_in(cells, names, made))),)

        return Derived(Reader(made), said, alone=True)

    def _of_rate(self, text: str, around: Surroundings) -> Derived | None:
        """The rate that a clause speaks of, by its name or as the one that was named before."""
        own = self._rates_in(text)
        for word in own or ():
            if word not in _BARE:
                return self._rate_called(word, around)
        if own:
            # "The rate of women is higher": the one that was named before.
            before = (w for said in around.said for w in self._rates_in(said) if w not in _BARE)
            return self._rate_called(next(before, ""), around)
        return self._still_of_rate(text, around)

    def _still_of_rate(self, text: str, around: Surroundings) -> Derived | None:
        """The rate that the sentence before was about: “Only in C are men ahead”."""
        last = self._rates_in(around.said[0]) if around.said else []
        if not last or not _SET_APART.search(text):
            return None
        tokens = tokenise(text)
        names = self._reader.names
        measured = any(names.topics.has(t) for t in tokens)
        if measured or any(self._names(text, name) for name in self._outcomes):
            return None
        found = self._rate_called(next((w for w in last if w not in _BARE), ""), around)
        return replace(found, alone=True) if found else None

    @staticmethod
    def _rates_in(text: str) -> list[str]:
        """The words before “rate” in a text."""
        return [(match[1] or "the").lower() for match in _RATE.finditer(text)]

    def _rate_called(self, word: str, around: Surroundings) -> Derived | None:
        """The rate of what a word says, “admission”, where the cases are not narrowed to that."""
        fixed = (around.here or EVERYWHERE).dimensions
        for dimension in self._outcomes.values():
            found = [t for t in dimension.ticks if word in (t.lower(), *nouns_of(t.lower()))]
            if len(found) == 1 and dimension.name not in fixed:
                return self._rate(dimension, found[0], word)
        return None

    def _rate(self, dimension: Dimension, outcome: str, word: str) -> Derived:
        if (outcome, word) not in self._rates:
            part = Place.of(dimension.name, [outcome])
            left = [d for d in self._figure.dimensions if d is not dimension]
            names = [d.name for d in left]
            label = Axis(label=f"{word.capitalize()} rate (%)", unit="%")
            made = replace(
                figure_made(
                    self._figure,
                    self._table,
                    left,
                    lambda cells: _rate_at(part, cells, names),
                ),
                value=label,
                y_axis=label,
                title=f"{word.capitalize()} rate",
                style=frozenset(),
            )

            def said(formula: Formula, text: str) -> Sequence[Formula]:
                return tuple(_of_rates(formula, part, names, made, text))

            self._rates[outcome, word] = Derived(Reader(made), said, alone=False)
        return self._rates[outcome, word]


def _stacked(figure: Figure) -> Dimension | None:
    """The segments of stacked bars."""
    series = figure.dimension(Role.SERIES)
    if figure.kind is not Kind.BAR or "stacked" not in figure.style or "grouped" in figure.style:
        return None
    if series is None or len(series.ticks) < 2 or any((c.value or 0) < 0 for c in figure.cells):
        return None
    if any(_TOTAL.search(tick) for tick in series.ticks):
        return None  # What is drawn on the others is not their sum.
    return series


def _are_alike(figure: Figure) -> bool:
    """Whether all bars are stacked to 100 %, so that nothing is said of the whole of one."""
    return all(abs((c.value or 0.0) - _WHOLE) <= _NEARLY for c in figure.cells)


def _lists_outcomes(dimension: Dimension) -> bool:
    """Whether it has two ticks that say what becomes of cases: “Admitted”, “Rejected”."""
    return len(dimension.ticks) == 2 and all(any(nouns_of(t.lower())) for t in dimension.ticks)


def _sum(cells: Cells, names: Sequence[str]) -> Aggregate:
    return Aggregate(Function.SUM, cells, tuple(names))


def _rate_at(part: Place, cells: Cells, names: Sequence[str]) -> Term:
    """Which part of some cases the outcome is, in percent."""
    place = Place(tuple((c.dimension, c.ticks) for c in kept(cells)))
    return Rate(part, tuple(names)).term(place)


def _of_rates(
    formula: Formula, part: Place, names: Sequence[str], figure: Figure, text: str
) -> Iterator[Formula]:
    """What a formula about rates says of cases: where several are open, of them together as well.

    “Women have the higher admission rate” is said of all women, or of those of each department;
    what holds of only one of these is not decided.
    """
    selections = [n for n in nodes_of(formula) if isinstance(n, Cells)]
    if any(len(kept(cells)) < len(cells.conditions) for cells in selections):
        return
    if any(isinstance(n, Aggregate) and n.function is Function.SUM for n in nodes_of(formula)):
        return  # Rates do not add up to anything.
    pooled = _pooled(formula, part, names)
    if pooled is not None:
        yield pooled
    yield with_cells(formula, lambda c: _rate_at(part, c, open_in(c, names, figure)))
    if not _OF_EACH.search(text):
        yield from _together(formula, part)


def _pooled(formula: Formula, part: Place, names: Sequence[str]) -> Formula | None:
    """The same with the rate of all cases in place of the mean of the rates, if it has one."""
    found = False

    def changed(node: object) -> object:
        nonlocal found
        if (
            isinstance(node, Aggregate)
            and node.function is Function.MEAN
            and isinstance(node.of, Cells)
        ):
            found = True
            return _rate_at(part, node.of, [n for n in names if n in node.by])
        return rebuilt(node, changed)

    made: Formula = rebuilt(formula, changed)
    if not found:
        return None
    return None if _has_bare(made) else made


def _has_bare(formula: Formula) -> bool:
    """Whether a formula has cells that are in no sum."""
    summed = {
        id(n.of)
        for n in nodes_of(formula)
        if isinstance(n, Aggregate) and n.function is Function.SUM
    }
    return any(isinstance(n, Cells) and id(n) not in summed for n in nodes_of(formula))


def _together(formula: Formula, part: Place) -> Iterator[Formula]:
    """What is said of all places that are open, said of all their cases at once."""
    if not isinstance(formula, Quantified) or formula.quantifier is not Quantifier.ALL:
        return
    if any(isinstance(node, Aggregate) for node in nodes_of(formula)):
        return
    yield with_cells(formula.of, lambda c: _rate_at(part, c, ()))
