"""Confusion matrices: which figures are ones, which way they run, what is made of their cells."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import replace
from functools import cached_property
from typing import TYPE_CHECKING

from figcheck.checking.english.kinds.class_nouns import class_nouns
from figcheck.checking.english.kinds.rounded_differences import loosened
from figcheck.checking.english.lexicon.shared_words import LATER_ORDINAL
from figcheck.checking.english.meanings.meaning import Place, Reading
from figcheck.checking.english.meanings.parts import nodes_of
from figcheck.checking.english.names.forms import toggled, words_of
from figcheck.checking.language.tree import (
    Aggregate,
    Cells,
    Comparator,
    Compare,
    Condition,
    Formula,
    Function,
    Number,
    Order,
    Quantified,
    Quantifier,
)
from figcheck.model import Dimension, Figure, Role
from figcheck.patterns import any_case, regex
from figcheck.records import record

if TYPE_CHECKING:
    from figcheck.checking.english.parsing.reader import Context

_TRUTH = tuple(
    "true actual gold reference label ground target correct required needed expected "
    "intended".split()
)
_GUESS = tuple(
    "predict output classified assigned recogni guess hypothes mapped answered detected called "
    "chosen selected inferred".split()
)
_PRESENTED = tuple(
    "recorded presented spoken uttered played shown displayed signed written produced original "
    "stimul real sent asked".split()
)
_ANSWERED = tuple(
    "reported identified heard perceived judged decoded tagged diagnos understood read named "
    "received response interpreted".split()
)
"""What the axes of experiments are called, where the title says that it is about confusions."""

_PLAINLY_TRUE = any_case(r"\b(?:true|actual|gold|ground[- ]truth|reference)\b")
_PLAINLY_GUESSED = any_case(r"\b(?:predict(?:ed|ions?)|classified|assigned)\b")
_SIDES = {
    Role.Y: any_case(r"\b(?:rows?|vertical(?:ly)?|y[- ]axis)\b"),
    Role.X: any_case(r"\b(?:columns?|horizontal(?:ly)?|x[- ]axis)\b"),
}
_PIECES = regex(r"[.,;:!?()\n]|\b(?:and|while|whereas|with)\b")
"""What separates what a description says of the rows from what it says of the columns."""

_IN_PARTS = any_case(r"\bnormali[sz]ed\b|\bpercent(?:age)?s?\b|%")
_OVERVIEW = 1_500
"""Characters at the beginning of a description that say what it shows."""

_CASES = frozenset(
    "cases samples images predictions labels examples instances items objects errors mistakes "
    "entries decisions guesses confusions classifications misclassifications assignments calls "
    "answers pictures photos recordings clips frames texts documents sentences words tokens "
    "records rows columns cells others tests hits misses times occurrences observations inputs "
    "outputs models classifiers networks".split()
)
"""What anything may be called that is classified, and what comes of it."""

_WHOLES = (1.0, 100.0)
_ROUNDING = 0.025
"""How far from a whole rounded parts of it may add up, as a part of it."""


@record
class Confusions:
    """The two dimensions of a confusion matrix.

    Attributes:
        truth: the dimension of what the cases are.
        guess: the dimension of what they are taken for.
        rated: the dimension whose classes each add up to a whole, where the values are parts of
            it; `None` where they count cases.
        size: what such a whole is: 1 or 100.
        panels: whether there are several such matrices side by side.
        cases: the words that are used before the first value, what is classified among them.
        called: what the text calls the classes, where the axes do not tell it.
    """

    truth: Dimension
    guess: Dimension
    rated: Dimension | None = None
    size: float = 0.0
    panels: bool = False
    cases: frozenset[str] = frozenset()
    called: frozenset[str] = frozenset()

    @property
    def diagonal(self) -> Place:
        """The cells of what is taken for what it is."""
        return Place(orders=(Order(self.guess.name, Comparator.EQUAL, self.truth.name),))

    @property
    def errors(self) -> Place:
        """All other cells."""
        return Place(orders=(Order(self.guess.name, Comparator.UNEQUAL, self.truth.name),))

    @cached_property
    def nouns(self) -> frozenset[str]:
        """What one of the classes is called, by both axes or by the text: “letter”, “letters”."""
        ends = {d.name.lower().rpartition(" ")[2] for d in (self.truth, self.guess)}
        noun = ends.pop() if len(ends) == 1 else ""
        known = noun.isalpha() and noun not in words_of(" ".join(self.truth.ticks))
        return frozenset((noun, *toggled((noun,)))) if known else self.called

    @property
    def has_recall(self) -> bool:
        """Whether it says which part of each class is recognised."""
        return self.rated in (None, self.truth)

    @property
    def has_precision(self) -> bool:
        """Whether it says which part of each label is right."""
        return self.rated in (None, self.guess)

    @property
    def counts(self) -> bool:
        """Whether the values are numbers of cases, which can be added up."""
        return self.rated is None

    def cell(self, truth: str, guess: str) -> Place:
        """What is the one and taken for the other."""
        return Place.of(self.truth.name, [truth]).default(Place.of(self.guess.name, [guess]))

    def has_cases(self, noun: str) -> bool:
        """Whether a noun may be for what is classified: “images”, not “jackals”."""
        word = noun.lower().rpartition(" ")[2]  # "Number of clips"
        return not word.endswith("s") or word in _CASES or word in self.cases

    def same(self, tick: str, of: Dimension) -> str:
        """The tick of the other dimension that means the same."""
        other = self.guess if of is self.truth else self.truth
        return other.ticks[of.ticks.index(tick)]


def confusions(c: Context) -> Confusions | None:
    """The figure of a clause as a confusion matrix; `None` if it is none, or several."""
    return None if c.confusions is None or c.confusions.panels else c.confusions


def counted(c: Context) -> Confusions | None:
    """The figure of a clause as a confusion matrix whose values are numbers of cases."""
    matrix = confusions(c)
    return matrix if matrix is not None and matrix.counts else None


def may_be_cases(c: Context, nouns: Sequence[object]) -> bool:
    """Whether nouns are none but words for what is classified."""
    matrix = c.confusions
    return matrix is None or all(matrix.has_cases(n) for n in nouns if isinstance(n, str))


def in_panels(c: Context) -> Confusions | None:
    """The figure of a clause as several confusion matrices; `None` if it is one, or none."""
    return None if c.confusions is None or not c.confusions.panels else c.confusions


def confusion_matrix(figure: Figure) -> Confusions | None:
    """A figure as a confusion matrix, of all its panels.

    It is one if rows and columns list the same classes, by name or by initial,
    and one of them is said to be predicted: by its name, or where the figure is described.

    Args:
        figure: the figure.

    Returns:
        `None` if it is none, or if it is not told which way it runs.
    """
    x, y = figure.dimension(Role.X), figure.dimension(Role.Y)
    if x is None or y is None or len(x.ticks) != len(y.ticks) or len(x.ticks) < 2:
        return None
    if not all(_alike(bare(a), bare(b)) for a, b in zip(x.ticks, y.ticks, strict=True)):
        return None
    truth = _truth(figure, x, y)
    if truth is None:
        return None
    guess = y if truth is x else x
    rated, size = _rated(figure, truth, guess)
    panels = any(len(d.ticks) > 1 for d in figure.dimensions if d not in (x, y))
    called = class_nouns(figure, truth, len(truth.ticks))
    return Confusions(truth, guess, rated, size, panels, _cases(figure), called)


def _truth(figure: Figure, x: Dimension, y: Dimension) -> Dimension | None:
    """Which of the two dimensions says what the cases are."""
    guesses = [d for d in (x, y) if _says(d.name, _GUESS) or _says(d.ticks[0], ("pred",))]
    truths = [d for d in (x, y) if _says(d.name, _TRUTH) and d not in guesses]
    if len(guesses) == 1 and not _PLAINLY_TRUE.search(guesses[0].name):
        return y if guesses[0] is x else x
    if "confusion" not in figure.title.lower():
        return None
    if len(truths) == 1 and not guesses:
        return truths[0]
    answered = [d for d in (x, y) if _says(d.name, _ANSWERED)]
    presented = [d for d in (x, y) if _says(d.name, _PRESENTED)]
    if len(answered) == 1 and answered != presented:
        return y if answered[0] is x else x
    if len(presented) == 1 and not answered:
        return presented[0]
    told = _told(figure.source.text)
    return {Role.X: x, Role.Y: y}[told] if told else None


def _told(text: str) -> Role | None:
    """Which axis a description says to have the true classes; `None` if it says none, or both."""
    found: set[Role] = set()
    for piece in _PIECES.split(text[:_OVERVIEW]):
        sides = [role for role, words in _SIDES.items() if words.search(piece)]
        true, guessed = (bool(w.search(piece)) for w in (_PLAINLY_TRUE, _PLAINLY_GUESSED))
        if len(sides) == 1 and true != guessed:
            other = Role.X if sides[0] is Role.Y else Role.Y
            found.add(sides[0] if true else other)
    return found.pop() if len(found) == 1 else None


def _rated(figure: Figure, truth: Dimension, guess: Dimension) -> tuple[Dimension | None, float]:
    """The dimension whose classes each add up to a whole, and what that is."""
    for dimension in (truth, guess):
        other = guess if dimension is truth else truth
        outer = [i for i, d in enumerate(figure.dimensions) if d is not other]
        sums: dict[tuple[str | None, ...], float] = {}
        for cell in figure.cells:
            at = tuple(cell.at[i] for i in outer)
            sums[at] = sums.get(at, 0.0) + (cell.value or 0.0)
        for size in _WHOLES:
            if sums and all(abs(s - size) <= _ROUNDING * size for s in sums.values()):
                # As many cases of each class add up to 100 as well.
                said = f"{figure.title} {figure.source.text[:_OVERVIEW]}"
                even = all(s == size for s in sums.values())
                if not even or size == 1 or figure.value.unit == "%" or _IN_PARTS.search(said):
                    return dimension, size
    return None, 0.0


def _cases(figure: Figure) -> frozenset[str]:
    """The words before the first value, each in the singular and the plural."""
    start = min((cell.span.start for cell in figure.cells), default=0)
    told = (figure.title, figure.value.label, *(d.name for d in figure.dimensions))
    words = words_of(" ".join((*told, figure.source.text[:start])))
    return frozenset(form for word in words for form in (word, *toggled((word,))))


_MARKED = any_case(r"(?:pred(?:icted)?|true|actual)\b[.:]?\s*(?:as\s+)?(?=\w)")
"""What may stand before the name of a class to say whether it is the true one."""


def bare(tick: str) -> str:
    """A class without the word that says whether it is the true one: “Pred. Stop”."""
    return _MARKED.sub("", tick, count=1) if _MARKED.match(tick) else tick


def _alike(one: str, two: str) -> bool:
    short, long = sorted((one.lower(), two.lower()), key=len)
    return long.startswith(short)


def _says(name: str, words: tuple[str, ...]) -> bool:
    return any(word in name.lower() for word in words)


_GOING_OVER = any_case(r"\b(?:loses?|lost|cedes?|sends?|leaks?|gives? up|forfeits) .*\bto\b")
"""What is said of cases that are taken for something else, as it is of what is behind it."""


def of_flows(readings: Sequence[Reading], text: str) -> tuple[Reading, ...]:
    """Readings of “A loses 34 clips to B” as of what is taken for B, if it is read so.

    Args:
        readings: all readings of a clause about a matrix.
        text: the clause.
    """
    flows = [r for r in readings if r.family == "share"] if _GOING_OVER.search(text) else []
    return tuple(flows or readings)


def of_cases(matrix: Confusions, readings: Sequence[Reading], text: str) -> tuple[Reading, ...]:
    """Readings of a clause about a matrix, without those that take all cases for some of them.

    “Each class has 200 images” is said of the classes, whose images lie in several cells, and
    “Jays lead with 200 images” of all jays, not of those that are recognised.

    Args:
        matrix: the matrix.
        readings: all readings of the clause.
        text: the clause.
    """
    axes = {matrix.truth.name, matrix.guess.name}
    counted = any(w in matrix.cases for w in _COUNTED.findall(text.lower()))
    whole = counted and _RECOGNISED.search(text) is None
    sized = _SIZED.search(text) is not None and _OF_CELLS.search(text) is None
    most = _HAVING_MOST.search(text)
    ranked = _RANKED.search(text) is not None or (
        most is not None and most[1].lower() in matrix.cases and whole_cases(text)
    )
    return tuple(
        replace(r, formulas=tuple(map(loosened, r.formulas)))
        for r in readings
        if not any(_is_of_equal_cells(f, axes) for f in r.formulas)
        and not (
            (ranked or _EACH_WAY.search(text) or _SO_LARGE.search(text)) and r.family != "share"
        )
        and not (sized and any(map(_is_of_extreme_cell, r.formulas)))
        and not (whole and any(_is_of_own_cell(f, matrix) for f in r.formulas))
    )


def whole_cases(text: str) -> bool:
    """Whether a text says nothing of what cases are taken for: of the largest class, all."""
    return _RECOGNISED.search(text) is None and _OF_CELLS.search(text) is None


_SO_LARGE = any_case(
    r"\b(?:class|category)(?:e?s)? (?:with|(?:that |which )?(?:has|have|contains?|comprises?"
    r"|counts?)) (?:(?:fewer|less|more) than |at least |at most |only |just |about |over |under )*"
    r"\d[\d,]* "
    r"(?!correct|right|wrong|errors?|mistakes?|misclass|confus|hits?|false|predic)[a-z]+s\b"
)
"""What is said of classes by how many cases they have."""
_EACH_WAY = any_case(r"\b(?:each|either|both|per) (?:direction|way)s?\b")
_RANKED = any_case(
    rf"\b(?:{LATER_ORDINAL}|next)[- ](?:largest|smallest|biggest|rarest|most (?:frequent"
    r"|common)) (?:true |actual )?(?:class|category)\b"
)
"""What is said of a class by its rank, that is by all of its cases."""
_HAVING_MOST = any_case(
    r"\b(?:has|have|contains?|comprises?|includes?|counts?|holds?) (?:by far |clearly )?(?:the )?"
    r"(?:most|fewest|(?:largest|highest|greatest|smallest|lowest) number of) (?:true |actual )?"
    r"([a-z]+)\b"
)
_COUNTED = regex(r"(?<![\w.-])\d[\d,.]* (?!(?:is|was|has)\b)([a-z]+s)\b")
_SIZED = any_case(
    r"\b(?:is|was|be) (?:by far )?the (?:largest|smallest|biggest)(?: class| category| one)?"
    r"(?= with\b| at\b|,|\.|\s*\Z|\s*\()"
)
"""What is said of a class by its size, that is by all of its cases."""
_OF_CELLS = any_case(r"\b(?:cells?|values?|diagonals?|entr(?:y|ies)|counts?)\b")
_RECOGNISED = any_case(
    r"correct|right|recogni|diagonal|identif|classif|predict|label|assign|detect|caught|found|hits?\b"
    r"|themselves|itself|\bown\b|\bas\b"
)
"""Words by which what is recognised may be meant."""


def _is_of_extreme_cell(formula: Formula) -> bool:
    """Whether a formula speaks of the highest or lowest of some cells."""
    extremes = (Function.MAX, Function.MIN)
    return any(
        isinstance(node, Aggregate) and node.function in extremes for node in nodes_of(formula)
    )


def _is_of_own_cell(formula: Formula, matrix: Confusions) -> bool:
    """Whether a formula speaks of what is taken for what it is, of one class."""
    for node in nodes_of(formula):
        if isinstance(node, Cells):
            named = {c.dimension: c.ticks for c in node.conditions if isinstance(c, Condition)}
            truth = named.get(matrix.truth.name, ())
            guess = named.get(matrix.guess.name, ())
            if len(truth) == 1 and guess == (matrix.same(truth[0], matrix.truth),):
                return True
    return False


def _is_of_equal_cells(formula: Formula, axes: Collection[str]) -> bool:
    if not isinstance(formula, Quantified) or formula.quantifier is not Quantifier.ALL:
        return False
    held = formula.of
    if not isinstance(held, Compare) or held.comparator is not Comparator.EQUAL:
        return False
    if not isinstance(held.left, Cells) or not isinstance(held.right, Number):
        return False
    named = {c.dimension for c in held.left.conditions if isinstance(c, Condition)}
    ordered = any(isinstance(c, Order) for c in held.left.conditions)
    return not ordered and named.isdisjoint(axes) and held.right.value > 0
