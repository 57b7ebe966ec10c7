"""The ways in which a place can have the highest or the lowest values of its like."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from figcheck.checking.english.families.build import (
    both,
    fits,
    is_amount,
    is_single,
    open_dimensions,
    reaching,
)
from figcheck.checking.english.families.peaks import ONE_IN_ROW, SINGLE_VALUE
from figcheck.checking.english.families.rivals import are_cases, off_trivial_diagonal
from figcheck.checking.english.meanings.meaning import OF_ALL, Extent, Place, Reading, Subject
from figcheck.checking.language.tree import (
    Aggregate,
    Cells,
    Comparator,
    Compare,
    Condition,
    Formula,
    Function,
    Not,
    Quantified,
    Quantifier,
    Term,
)
from figcheck.model import Role
from figcheck.records import record

if TYPE_CHECKING:
    from figcheck.checking.english.families.extremum import Extremal
    from figcheck.checking.english.parsing.reader import Context

FAMILY = "extremum"

_COMMON = "(?:rarest|commonest|(?:most|least) (?:common|frequent|numerous|widespread|prevalent))"
"""How it is said of cases that there are many of them, or few, wherever they are."""

_EACH_THING = "(?:each|every|all(?: [a-z]+)?) (?!cells?|cases?|values?|points?|where|others?)[a-z]+"

_THROUGHOUT = "(?:as well as|alike|throughout|everywhere|always|consistently|(?:in|at) any)"


@record
class Lead:
    """What is set against what.

    Attributes:
        subject: what it is said of, which tells what of the values is compared.
        spot: where the extreme is said to be.
        whole: where it is and all that it is compared with.
        own: the dimensions along which it has its like.
        extent: how far it is said to reach.
        function: which extreme is meant.
    """

    subject: Subject
    spot: Place
    whole: Place
    own: frozenset[str]
    extent: Extent
    function: Function

    @property
    def at_spot(self) -> Term:
        """What is compared of the values at the spot."""
        return self.subject.term(self.spot)

    @property
    def of_all(self) -> Term:
        """The same of all the values."""
        return self.subject.term(self.whole)

    def ends(self, by: tuple[str, ...] = ()) -> Compare:
        """That the spot's own extreme is that of all, for each tick of some dimensions."""
        own, most = (Aggregate(self.function, t, by) for t in (self.at_spot, self.of_all))
        return Compare(Comparator.EQUAL, own, most)


def leading(c: Context, said: Extremal, lead: Lead) -> Reading | None:
    """That a place leads.

    One cell is compared with all. A row, a panel or a series is so cell by
    cell among its like, on average, or by its very highest value: the first
    where the clause says how far it goes, else all three must agree.

    Args:
        c: the context.
        said: what is said to be extreme.
        lead: what is set against what.

    Returns:
        `None` where nothing tells what is to be compared.
    """
    extent = lead.extent
    if is_single(c, lead.whole) or (c.names.measures.differ(lead.whole) and not extent.is_said):
        return None
    if is_single(c, lead.spot):
        return _single(c, said, lead)
    free = said.scope is not None and len(lead.own) > 1
    one = c.discourse.clause_has_word(SINGLE_VALUE) or (
        said.location is not None and c.discourse.clause_has_word(ONE_IN_ROW)
    )
    if (free or one) and not extent.is_said:
        return _of_values(said, lead)
    if len(lead.own) != 1:
        return None
    (dimension,) = lead.own
    if len(lead.spot.get(dimension)) != 1:
        return None
    rest = tuple(d for d in open_dimensions(c, lead.whole) if d != dimension)
    counted = said.peak.counted or c.discourse.clause_has_word(_COMMON)
    if counted and not extent.is_said and are_cases(c, rest):
        summed = lead.subject.aggregate or Function.SUM
        lead = replace(lead, subject=replace(lead.subject, aggregate=summed))
    if lead.subject.aggregate is not None:
        return by_aggregate(c, said, lead, dimension)
    cellwise = _against(said, lead, dimension, rest)
    if extent.is_said:
        if said.amount is not None or not fits(extent, rest):
            return None
        each = () if said.peak.sole else _in_each(c, lead, dimension)
        return Reading((reaching(cellwise, extent, Quantifier.ALL), *each), FAMILY)
    return Reading(_in_any_way(said, lead, dimension, cellwise), FAMILY)


def by_aggregate(c: Context, said: Extremal, lead: Lead, dimension: str) -> Reading | None:
    """“… has the highest mean (0.61)”, “… has the lowest mean in every panel”."""
    aggregate, extent = lead.subject.aggregate, lead.extent
    if aggregate is None:
        return None
    each: tuple[str, ...] = ()
    if extent.is_said:
        if extent.along not in {*open_dimensions(c, lead.whole)} - {dimension}:
            return None
        each = (extent.along,)
    by = _in_order(c, dimension, *each)
    own = Aggregate(aggregate, lead.at_spot, each)
    most = Aggregate(lead.function, Aggregate(aggregate, lead.of_all, by), each)
    held = Compare(Comparator.EQUAL, own, most)
    if each:
        told = None if said.amount else reaching(held, extent, Quantifier.ALL)
        return Reading((told,), FAMILY) if told else None
    number = is_amount(own, said.amount) if said.amount else None
    return Reading((both([held, number]),), FAMILY)


def _in_order(c: Context, *dimensions: str) -> tuple[str, ...]:
    """Some dimensions as the figure lists them."""
    return tuple(d.name for d in c.figure.dimensions if d.name in dimensions)


def _in_any_way(
    said: Extremal, lead: Lead, dimension: str, cellwise: Compare
) -> tuple[Formula, ...]:
    """By the very highest value, which alone may be so much; on average; cell by cell."""
    top = lead.ends()
    if said.amount is not None:
        return (both([top, is_amount(top.right, said.amount)]),)
    means = Aggregate(Function.MEAN, lead.of_all, (dimension,))
    own_mean = Aggregate(Function.MEAN, lead.at_spot)
    return (
        top,
        Compare(Comparator.EQUAL, own_mean, Aggregate(lead.function, means)),
        Quantified(Quantifier.ALL, cellwise),
    )


def _in_each(c: Context, lead: Lead, dimension: str) -> tuple[Formula, ...]:
    """What is best in each of several panels, or on each task at all sizes: as in one alone.

    Where the clause speaks of “each task”, and no axis is called that, it may be one of several.
    """
    extent = lead.extent
    rest = [d for d in open_dimensions(c, lead.whole) if d != dimension]
    if len(rest) < 2 or extent.quantifier is not Quantifier.ALL:
        return ()
    if extent.along is None:
        told = c.discourse.clause_has_word(_EACH_THING)
        axes = rest if told and not c.discourse.clause_has_word(_THROUGHOUT) else []
    else:
        is_panel = c.names.dimensions[extent.along].role is Role.PANEL
        axes = [extent.along] if extent.along in rest and is_panel else []
    held: list[Compare] = []
    for axis in axes:
        own_mean = Aggregate(Function.MEAN, lead.at_spot, (axis,))
        means = Aggregate(Function.MEAN, lead.of_all, _in_order(c, dimension, axis))
        best = Aggregate(lead.function, means, (axis,))
        held += lead.ends((axis,)), Compare(Comparator.EQUAL, own_mean, best)
    return tuple(reaching(h, extent, Quantifier.ALL) for h in held)


def _of_values(said: Extremal, lead: Lead) -> Reading | None:
    """“A has the highest value of the left panel”: one of its values is that one."""
    if lead.subject.aggregate is not None:
        return None
    top = lead.ends()
    number = is_amount(top.right, said.amount) if said.amount else None
    return Reading((both([top, number]),), FAMILY)


def _single(c: Context, said: Extremal, lead: Lead) -> Reading | None:
    """One cell against all others of the whole."""
    if lead.extent.count is not None:
        return None
    extreme = Aggregate(lead.function, lead.of_all)
    held: Formula = Compare(Comparator.EQUAL, lead.at_spot, extreme)
    if said.peak.sole and len(lead.own) == 1:
        (dimension,) = lead.own
        held = _against(said, lead, dimension, ())
    number = is_amount(extreme, said.amount) if said.amount else None
    if lead.extent.quantifier is Quantifier.NONE:
        return Reading((Not(both([held, number])),), FAMILY)
    if lead.extent.quantifier not in OF_ALL:
        return None
    beside = off_trivial_diagonal(c, lead.spot, lead.whole)
    if beside is not None and not said.peak.sole:
        # The strongest of a table of correlations is not that of a thing with itself.
        best = Aggregate(lead.function, lead.subject.term(beside))
        told = is_amount(best, said.amount) if said.amount else None
        other = both([Compare(Comparator.EQUAL, lead.at_spot, best), told])
        return Reading((other, both([held, number])), FAMILY)
    return Reading((both([held, number]),), FAMILY)


def _against(said: Extremal, lead: Lead, dimension: str, rest: tuple[str, ...]) -> Compare:
    """The spot against the best of its like, or of the others where it must be alone."""
    if not said.peak.sole:
        most = Aggregate(lead.function, lead.of_all, rest)
        return Compare(Comparator.EQUAL, lead.at_spot, most)
    others = Condition(dimension, lead.spot.get(dimension), excluded=True)
    rivals: Term = Cells((*lead.whole.cells.conditions, others))
    sign = Comparator.MORE if lead.function is Function.MAX else Comparator.LESS
    return Compare(sign, lead.at_spot, Aggregate(lead.function, rivals, rest))
