"""Putting one thing in place of another: “Replacing Birch by Cedar raises the score by 5”."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from figcheck.checking.english.families.build import extent_of, is_single, open_dimensions, reaching
from figcheck.checking.english.families.differences import Ends, Head, difference, paired
from figcheck.checking.english.families.effects import Affected, Affecting, Changed
from figcheck.checking.english.meanings.meaning import OF_ALL, Extent, Place, Reading, Subject
from figcheck.checking.english.parsing.grammar import rule
from figcheck.checking.english.parsing.rules import Meaning, every, the
from figcheck.checking.language.tree import Comparator, Compare, Quantifier
from figcheck.records import record

if TYPE_CHECKING:
    from figcheck.checking.english.parsing.reader import Context

Swap = tuple[Place, Place]


@rule("swap", "REPLACING DET? spot 'by'|'with'|'for' DET? spot")
@rule("swap", "DET? REPLACEMENT DET? spot 'by'|'with'|'for' DET? spot")
def _swap(_: Context, *rest: Meaning) -> Swap:
    """“replacing A by B”: what was there comes first."""
    old, new = every(rest, Place)
    return old, new


@rule("swap", "SUBSTITUTING DET? spot 'for' DET? spot")
@rule("swap", "ADDING spot INSTEAD_OF spot", "PREFERRING spot 'over'|'to' spot")
@rule("swap", "'the'? gloss '(' spot INSTEAD_OF spot ')'")
def _swap_for(c: Context, *rest: Meaning) -> Swap:
    """“substituting B for A”, “using B instead of A”, “the second encoder (B instead of A)”."""
    new, old = every(rest, Place)
    return old, new


@rule("swap", "EXTENDING spot 'with'|'by' gloss '(' spot ')'")
@rule("swap", "EXTENDING spot 'with'|'by' gloss ',' 'which' GIVES spot ','?")
@rule("swap", "ADDING gloss 'to' spot '(' spot ')'")
@rule("swap", "ADDING gloss 'to' spot ',' 'which' GIVES spot ','?")
def _extended(_: Context, *rest: Meaning) -> Swap:
    """“extending A with an encoder, which gives B”."""
    old, new = every(rest, Place)
    return old, new


@rule("gloss", "DET? said_of", "DET? said_of '-' said_of")
def _gloss(*_: Meaning) -> str:
    """What the parts are called of which only the variants are in the figure."""
    return "gloss"


@rule("said_of", "WORD|KIND|COMPONENT|ORDINAL|ADJECTIVE|DECORATIVE said_of?")
def _said_of(*_: Meaning) -> str:
    return "said of"


@rule("subject", "swap")
def _replacing(c: Context, swap: Swap) -> Subject | None:
    """“Replacing A by B …”: the step from the one to the other."""
    pair = paired(*swap)
    return difference(c, Head(directed=True), Ends(*pair)) if pair else None


@record
class Leaving:
    """Changing nothing."""

    thing: Affected
    than: Place | None = None

    holds_of_each: ClassVar[bool] = True
    """“Two of them …”: it can be said of one after another."""

    def reading(self, c: Context, subject: Subject, extent: Extent) -> Reading | None:
        """That the values with the subject are those without it."""
        if subject.aggregate or subject.quantifier or subject.each or subject.ratio:
            return None
        affecting = Affecting(True, False, Changed(), self.thing, self.than)
        change = affecting.step(c, subject)
        reach = extent_of(subject, extent)
        if change is None or change.minus is None or reach is None or reach.excluded.ticks:
            return None
        later, earlier = change.place.cells, change.minus.default(change.place).cells
        held = Compare(Comparator.EQUAL, later, earlier)
        if reach.count is not None or reach.quantifier not in OF_ALL:
            return None
        if not is_single(c, change.place) and not open_dimensions(c, change.place):
            return None
        return Reading((reaching(held, Extent(), Quantifier.ALL),), "difference")


@rule("predicate", "LEAVES thing UNCHANGED", "LEAVES UNCHANGED thing", "NO_EFFECT_ON thing")
def _leaves(_: Context, *rest: Meaning) -> Leaving:
    """“… leaves the size unchanged”, “… has no effect on the size”."""
    return Leaving(the(rest, Affected))
