"""What was said last, said of something else: “The same is true of B”, “B has only five”."""

from __future__ import annotations

from typing import TYPE_CHECKING

from figcheck.checking.english.claims.discourse import spots
from figcheck.checking.english.families.build import both
from figcheck.checking.english.meanings.meaning import EVERYWHERE, Amount, Place, Reading, together
from figcheck.checking.english.meanings.parts import nodes_of
from figcheck.checking.english.parsing.grammar import rule
from figcheck.checking.english.parsing.rules import Meaning, every, first, the
from figcheck.checking.english.parsing.transfer import (
    conditions,
    counted_anew,
    in_so_many,
    moved,
    turned_over,
    value_of_extreme,
    with_amount,
)
from figcheck.checking.english.phrases.references import remaining
from figcheck.checking.language.tree import (
    Aggregate,
    Compare,
    Count,
    Formula,
    Function,
    Not,
    Number,
    Quantifier,
)
from figcheck.records import record

if TYPE_CHECKING:
    from figcheck.checking.english.parsing.reader import Context


@record
class Echo:
    """That what was said last holds of another place, or that it does not.

    Attributes:
        place: the other place.
        negated: whether it does not.
        amount: the number there, where it is another one: “…, and six in B”.
        opposite: whether the opposite is said to hold: a fall for a rise.
        bound: beyond what others of the same cases are counted: “Just one is below 260”.
        elliptic: whether it only names the place: “A peaks in 2010, B in 2020”.
        cases: in how many cases it holds there: “no cell exceeds 5; in B, all do”.
        exact: whether the number is what there is, no bound: “exceeds 50, compared with just 40”.
    """

    place: Place
    negated: bool = False
    amount: Amount | None = None
    opposite: bool = False
    elliptic: bool = False
    bound: Amount | None = None
    cases: Amount | Quantifier | None = None
    exact: bool = False

    @property
    def is_bare(self) -> bool:
        """Whether it says nothing of how much or how many."""
        return self.amount is None and self.cases is None and self.bound is None

    def of(self, said: Reading) -> Reading | None:
        """The reading of what was said last, with the place in place of its own.

        Args:
            said: what was said last.

        Returns:
            `None` where it does not fix what the place names: then it cannot be moved.
        """
        formulas: list[Formula] = []
        if self.bound is not None and self.amount is not None:
            anew = [counted_anew(f, self.amount, self.bound) for f in said.formulas]
            known = tuple(f for f in anew if f is not None)
            return Reading(known, said.family) if len(known) == len(anew) else None
        for formula in said.formulas:
            if self.cases is not None:
                ways = in_so_many(formula, self.cases)
            else:
                held = value_of_extreme(formula)
                ways = (formula,) if self.amount is None else with_amount(held, self.amount)
                ways = ways[:1] if self.exact else ways
            there = [self._there(way) for way in ways]
            if (None in there and not self.elliptic) or not there:
                return None
            formulas += [f for f in there if f is not None]
        return Reading(tuple(formulas), said.family) if formulas else None

    def _there(self, formula: Formula) -> Formula | None:
        """A formula at the place, or at each of several."""
        turned = turned_over(formula) if self.opposite else formula
        if turned is None or (self.negated and _counts(formula)):
            return None  # "… in three of the cells. A is an exception": just three, or any at all?
        formula = turned
        whole = moved(formula, self.place, of_two=not self.elliptic)
        if whole is None:
            return None
        if not self.is_bare and len(list(spots(self.place))) > 1:
            taken = _taken_together(formula, self.place)
            if taken is not False:
                return whole if taken else None
        each = [moved(formula, spot, of_two=not self.elliptic) for spot in spots(self.place)]
        known = [Not(f) if self.negated else f for f in each if f is not None]
        return both(known)


def _counts(formula: Formula) -> bool:
    """Whether a formula says how many values lie beyond a bound, and not just that none does."""
    if not isinstance(formula, Compare) or not isinstance(formula.left, Count):
        return False
    return isinstance(formula.left.of.right, Number) and formula.right != Number(0)


def _taken_together(formula: Formula, place: Place) -> bool | None:
    """Whether a number is said of several things together: “A and B add up to 40”.

    Args:
        formula: what was said.
        place: several others of that kind.

    Returns:
        `None` where it is said of what one thing comes to: “A adds up to 40, B and C to 50”.
    """
    joint = [n for n in nodes_of(formula) if isinstance(n, Aggregate) and n.function in _JOINED]
    if not joint or any(n.by for n in joint):
        return False
    named = {c.dimension: len(c.ticks) for n in joint for c in conditions(n)}
    together = all(named.get(d, 1) > 1 for d, ticks in place.ticks if len(ticks) > 1)
    if together:
        return True
    # "A averages 5, B and C 7": each of them does.
    return None if any(n.function is Function.SUM for n in joint) else False


_JOINED = frozenset({Function.SUM, Function.MEAN})
"""What comes to another number for several things together than for each."""


@rule(
    "echo",
    "at",
    "the_same ','? at",
    "the_same 'to' place",
    "at ','? the_same",
    "SO_DOES place",
    "SO_DOES 'that'|'those' 'of'|'in'|'for' place",
    "place DOES_TOO",
    "'that'|'those' 'of'|'in'|'for' place DOES_TOO",
)
@rule("echo", "at ','? 'it'|'they' DOES_TOO", "'it'|'they' DOES_TOO at")
@rule("echo", "'so' 'it'|'they' BE at", "'so' BE 'it'|'they' at")
@rule("echo", "THE_SAME 'in' 'the' KIND at", "place BE 'no' 'different'")
@rule("echo", "'to' place")
def _echo(_: Context, *rest: Meaning) -> Echo | None:
    """“The same can be said of B”; “with B at 38” says how much it is there."""
    place = the(rest, Place)
    return None if place.notes else Echo(place.plain)


@rule("echo", "at ','? place DOES_TOO", "place DOES_TOO at")
def _there_too(_: Context, *rest: Meaning) -> Echo | None:
    """“In 2010, B does too”."""
    one, two = every(rest, Place)
    place = one.plain.within(two.plain)
    return Echo(place) if place and not one.dimensions & two.dimensions else None


@rule("the_same", "THE_SAME HOLDS?", "'this'|'that' HOLDS", "THE_SAME 'can' HOLDS")
@rule("the_same", "DET PATTERN BE? THE_SAME", "DET PATTERN HOLDS", "OBSERVE THE_SAME", "OBSERVE")
@rule("the_same", "'it'|'this'|'that'|'things' BE THE_SAME|'so'", "THERE THE_SAME")
def _the_same(*_: Meaning) -> str:
    return "the same"


@rule("echo", "'neither' coordinate 'nor' coordinate DO_SO|DOES_TOO")
def _neither(_: Context, one: Place, two: Place, *__: Meaning) -> Echo | None:
    """“Neither A nor B does so”."""
    both_of_them = one.plain.beside(two.plain)
    return Echo(both_of_them, negated=True) if both_of_them else None


@rule(
    "echo", "'not' 'so'? at|place", "not_the_same at", "at ','? not_the_same", "place DOES_NOT_SO"
)
@rule("echo", "place DOES_NOT_SO 'either'", "'neither'|'nor' DO|HAVE|BE place")
@rule("echo", "'that'|'those' 'of'|'in'|'for' place DOES_NOT_SO")
@rule("echo", "'it'|'they' 'no' 'longer' DO|HAVE|BE at", "'no' 'longer' 'so'? at")
@rule("echo", "at ','? 'it'|'they' 'no' 'longer' DO|HAVE|BE", "at ','? 'no' 'longer'")
@rule("echo", "'it'|'they' DOES_NOT_SO at", "at ','? 'it'|'they' DOES_NOT_SO")
def _no_echo(_: Context, *rest: Meaning) -> Echo:
    """“Not so for B”."""
    return Echo(the(rest, Place).plain, negated=True)


@rule("not_the_same", "THE_SAME|'this'|'that'|'it' NOT_HOLDS", "DET PATTERN NOT_HOLDS")
def _not_the_same(*_: Meaning) -> str:
    return "not the same"


@rule("echo", "the_opposite at", "the_opposite 'to' place", "at ','? the_opposite")
@rule("echo", "place DO|HAVE OPPOSITE", "place DOES_TOO OPPOSITE")
def _opposite(_: Context, *rest: Meaning) -> Echo:
    """“The opposite is true of B”."""
    return Echo(the(rest, Place).plain, opposite=True)


@rule("the_opposite", "OPPOSITE HOLDS", "'it' BE OPPOSITE", "OPPOSITE")
def _the_opposite(*_: Meaning) -> str:
    return "the opposite"


@rule("repeated", "left of_them? at", "at ','? there_is? left of_them?")
@rule("repeated", "place 'with'? left of_them?", "place HAVE counted of_them?")
@rule("repeated", "'that'|'those' 'of' place BE|HAVE? left")
def _remnant(c: Context, *rest: Meaning) -> Echo | None:
    """“… just five in B”: what is left of a clause that repeats the one before it."""
    place = the(rest, Place)
    exact = c.discourse.clause_has_word("^(?:in |on |at )?(?:just|only|merely|a mere)")
    amount = the(rest, Amount)
    return None if place.notes else Echo(place, amount=amount, elliptic=True, exact=exact)


@rule("echo", "'no' 'other' KIND|LABEL DO_SO|DOES_TOO", "SO_DOES 'no' 'other' KIND|LABEL")
@rule("echo", "'none' 'of' place DO_SO|DOES_TOO", "SO_DOES 'none' 'of' place")
def _no_other(c: Context, *rest: Meaning) -> Echo | None:
    """“… but no other one does so”."""
    others = first(rest, Place) or remaining(c, *rest)
    return Echo(others.plain, negated=True) if others else None


@rule("repeated", "at ','? 'this'|'it'|'that' BE place")
@rule("repeated", "place", "place ',' at")
def _elliptic(_: Context, *rest: Meaning) -> Echo | None:
    """“A peaks in 2010, B in 2020”."""
    place = together(every(rest, Place))
    if place is None or place.notes or len(place.ticks) < 2:
        return None
    return Echo(place, elliptic=True)


@rule("echo", "counted LABEL|KIND? DO_SO at", "at ','? counted LABEL|KIND? DO_SO")
@rule("repeated", "counted LABEL|KIND? DO_SO at")
@rule("echo", "at ','? EACH COUNT? LABEL|KIND? DO_SO", "EACH COUNT? LABEL|KIND? DO_SO at")
@rule("echo", "at ','? 'all' COUNT? LABEL|KIND? DO_SO", "'all' COUNT? LABEL|KIND? DO_SO at")
@rule("echo", "'none' DO_SO at", "at ','? 'none' DO_SO")
def _so_many_do(c: Context, *rest: Meaning) -> Echo | None:
    """“… and eight did so in 2019”, “in 2019, all four do”."""
    place, amount = the(rest, Place), first(rest, Amount)
    if amount is not None:
        return Echo(place.plain, cases=amount, elliptic=True)
    quantifier = first(rest, Quantifier)
    count = next((r for r in rest if type(r) is int), None)
    sizes = {len(d.ticks) for d in c.figure.dimensions if d.name not in place.dimensions}
    if count is not None and count not in sizes:
        return None
    if quantifier is None:
        quantifier = Quantifier.NONE if c.discourse.clause_has_word("none") else Quantifier.ALL
    if quantifier not in (Quantifier.NONE, Quantifier.ALL):
        return None
    return Echo(place.plain, cases=quantifier, elliptic=True)


@rule("echo", "counted 'of' 'them'|'these'|'those' DO|BE? beyond", "counted BE|HAVE beyond")
@rule("echo", "'none' BE|HAVE beyond", "'none' 'of' 'them'|'these' BE|HAVE? beyond")
@rule("echo", "counted beyond")
def _others_are(c: Context, *rest: Meaning) -> Echo | None:
    """“Just one is below 260”, of the values that were counted before."""
    *counted, bound = every(rest, Amount)
    if c.names.measures.in_unit(bound.unit) is not None:
        return None  # "Three exceed 70 %, and one of them costs below 20 $": another measure.
    amount = counted[0] if counted else Amount(Number(0.0))
    return Echo(EVERYWHERE, amount=amount, bound=bound)


@rule("beyond", "bound")
def _beyond(_: Context, amount: Amount) -> Amount:
    return amount


@rule("left", "EXACTLY? amount|bound", "counted", "EXACTLY? 'some' amount", "'none'")
def _left(_: Context, *rest: Meaning) -> Amount:
    return first(rest, Amount) or Amount(Number(0.0))


@rule("there_is", "THERE", "'it'|'they' BE", "'it'|'they' HAVE")
def _there_is(*_: Meaning) -> str:
    return "there is"


@rule("of_them", "'of' 'them'|'these'|'those'", "'such'? KIND|VALUES", "'such'", "MEASURE")
def _of_them(*_: Meaning) -> str:
    return "of them"
