"""Rules for what a thing is without, or has in addition: “removing the convolution”."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from figcheck.checking.english.meanings.meaning import OF_ALL, Place, Subject
from figcheck.checking.english.names.names import Ticks
from figcheck.checking.english.naming.ablations import adds, lacks, other_of_two
from figcheck.checking.english.parsing.grammar import rule
from figcheck.checking.english.parsing.rules import Meaning, first, the
from figcheck.checking.language.tree import Quantifier

if TYPE_CHECKING:
    from figcheck.checking.english.parsing.reader import Context


def _one(ticks: Ticks, fits: Callable[[str], bool]) -> Place | None:
    """The one of the ticks that share a name which lacks, or adds, what is named."""
    found = [t for t in ticks.ticks if fits(t)]
    return Place.of(ticks.dimension, found) if len(found) == 1 else None


@rule("lost", "DET? LACKED COMPONENT|KIND|WORD?", "'any' LACKED COMPONENT|KIND|WORD?")
def _lost(_: Context, *rest: Meaning) -> Place | None:
    """“the convolution module”, of which a variant is without."""
    return _one(the(rest, Ticks), lacks)


@rule("lost", "'it'|'this' COMPONENT?", "'this'|'the' COMPONENT")
def _it(c: Context, *_: Meaning) -> Place | None:
    """“Dropping it …”: what the label names that a variant is without."""
    here = [(d, t) for d, t in c.here.ticks if len(t) == 1 and lacks(t[0])]
    return Place.of(*here[0]) if len(here) == 1 else None


@rule("addition", "DET? TICK COMPONENT|KIND|WORD?")
def _addition(c: Context, *rest: Meaning) -> Place | None:
    """“synthetic data”, which a variant has in addition, or the one of two without the other."""
    ticks = the(rest, Ticks)
    if other_of_two(c.names.dimensions[ticks.dimension], ticks.ticks) is not None:
        return Place.of(ticks.dimension, ticks.ticks)
    return _one(ticks, adds)


@rule("coordinate", "REMOVING lost", "DET? REMOVAL 'of' lost", "REMOVING lost 'from' DET? TICK")
@rule("coordinate", "WITHOUT lost", "variant WITHOUT lost", "'the' WITHOUT '-'? lost")
@rule("coordinate", "DET? 'no' '-' lost", "DET? lost '-' 'free'|'less' KIND|LABEL?")
@rule("coordinate", "variant 'from' 'which' lost BE ABSENT", "variant 'that'|'which' WITHOUT lost")
@rule("coordinate", "TAKING lost OUT", "TAKING lost OUT 'of'|'from' DET? TICK")
def _lacking(_: Context, *rest: Meaning) -> Place | None:
    """“removing the convolution”, “the variant without Swish”; “Web without Swish” is on Web."""
    return _of_it(rest)


def _of_it(rest: tuple[Meaning, ...]) -> Place | None:
    """What is lacking or added, and what it is of where that is something else."""
    place, of = the(rest[::-1], Place), first(rest, Ticks)
    if of is None or of.dimension in place.dimensions:
        return place
    return place.within(Place.of(of.dimension, of.ticks))


@rule("coordinate", "POSSESSIVE|'this' REMOVAL")
def _its_removal(c: Context, *rest: Meaning) -> Place | None:
    """“Its removal …”, of what the label names that a variant is without."""
    lacking: Place | None = _it(c, *rest)
    return lacking


@rule("coordinate", "ADDING addition", "DET? ADDITION 'of' addition", "variant 'with' addition")
def _adding(_: Context, *rest: Meaning) -> Place | None:
    """“adding synthetic data”, “the variant with the larger encoder”."""
    return _of_it(rest)


@rule("variant", "DET? KIND|LABEL", "DET? ADJECTIVE|WORD KIND|LABEL", "DET? TICK KIND|LABEL?")
@rule("variant", "DET 'one'|'ones'", "'those'")
def _variant(_: Context, *rest: Meaning) -> Ticks | str:
    """“the version”, “the full model” that is then said to lack something."""
    return first(rest, Ticks) or "variant"


@rule("at", "WITHOUT lost", "'by'|'when'|'after'|'upon'|'on' REMOVING lost")
@rule("at", "'when'|'if'|'once'|'after' lost BE ABSENT", "'with' lost ABSENT")
@rule("at", "'after'|'upon'|'with'|'on' DET? REMOVAL 'of' lost")
def _when_lacking(_: Context, *rest: Meaning) -> Place:
    """“Without SpecAugment, …”, “when the CRF layer is removed”."""
    return the(rest, Place)


_THE_ONE_LOST = r"(?:\w+ing|out|off|away) (?:the|this|that) \w+[^\Ws]"
"""What is removed where that is one thing: its noun is no plural."""


@rule("subject", "REMOVING EACH|DET COMPONENT|KIND|LABEL|WORD", "REMOVING 'any' 'one'? COMPONENT")
@rule("subject", "REMOVING 'any'|'each' 'one'? 'of'? DET COMPONENT|KIND|LABEL")
def _removing_any(c: Context, *rest: Meaning) -> Subject | None:
    """“Removing any component …”: each of the variants that lack one."""
    lacking = {d.name: [t for t in d.ticks if lacks(t)] for d in c.figure.dimensions}
    found = {name: ticks for name, ticks in lacking.items() if len(ticks) > 1}
    if len(found) != 1 or first(rest, Quantifier) not in OF_ALL:
        return None
    if first(rest, Quantifier) is None and c.discourse.clause_has_word(_THE_ONE_LOST):
        return None  # "Removing the encoder", which is one of them.
    ((dimension, ticks),) = found.items()
    return Subject(Place.of(dimension, ticks), Quantifier.ALL, each=dimension)
