"""Orders as a whole: “A and B produce the same ranking”, “sorting by A also sorts by B”."""

from __future__ import annotations

from typing import TYPE_CHECKING

from figcheck.checking.english.families.build import both, open_dimensions
from figcheck.checking.english.families.differences import Pair, paired
from figcheck.checking.english.grammar import rule
from figcheck.checking.english.meaning import Place, Reading
from figcheck.checking.english.names import Label
from figcheck.checking.english.polarity import more_is_better
from figcheck.checking.english.rules import Meaning, every, first, the
from figcheck.checking.language.tree import (
    Comparator,
    Compare,
    Correlation,
    Formula,
    Not,
    Number,
    Quantifier,
)

if TYPE_CHECKING:
    from figcheck.checking.english.reader import Context

FAMILY = "correlation"


def _same_order(c: Context, pair: Pair) -> Formula | None:
    """That two rows of values rank the same things alike, each from the best to the worst."""
    one, two = (p.default(c.here) for p in pair)
    open_ = open_dimensions(c, one)
    if one.notes or two.notes or len(open_) != 1 or open_dimensions(c, two) != open_:
        return None
    if c.size(open_[0]) < 3:
        return None
    ways = more_is_better(c, one), more_is_better(c, two)
    opposed = None not in ways and ways[0] is not ways[1]
    ranks = Correlation(one.cells, two.cells, ranks=True)
    return Compare(Comparator.EQUAL, ranks, Number(-1.0 if opposed else 1.0, 4))


@rule("of_ranked", "'of'|'for' DET? COUNT? LABEL|KIND|MEASURE", "'of' 'all' COUNT? LABEL|KIND")
def _of_ranked(c: Context, *rest: Meaning) -> str | None:
    count = next((r for r in rest if type(r) is int), None)
    fits = count is None or count in {len(d.ticks) for d in c.figure.dimensions}
    return "of those that are ranked" if fits else None


@rule(
    "clause", "pair 'both'? PRODUCES|HAVE SAME_ORDER of_ranked?", "pair BE? SAME_ORDER of_ranked?"
)
@rule("clause", "DET RANKING of_ranked? BE|HAVE SAME_AS AT|'by' pair")
def _same_ranking(c: Context, *rest: Meaning) -> Reading | None:
    """“Dev and test accuracy produce exactly the same ranking of the nine systems”."""
    held = _same_order(c, the(rest, tuple))
    return Reading((held,), FAMILY) if held else None


@rule("clause", "pair DO? NOT PRODUCES|HAVE SAME_ORDER of_ranked?")
@rule("clause", "DET RANKING of_ranked? BE? NOT SAME_AS AT|'by' pair")
def _other_ranking(c: Context, *rest: Meaning) -> Reading | None:
    """“A and B do not produce the same ranking”."""
    held = _same_order(c, the(rest, tuple))
    return Reading((Not(held),), FAMILY) if held else None


@rule(
    "ranked_by",
    "DET? RANKING 'by'|'on'|'in'|'for'|'of' place",
    "'that'|'the' 'one'? 'by'|'on'|'in'|'for' place",
)
def _ranked_by(_: Context, *rest: Meaning) -> Place:
    return the(rest, Place)


@rule(
    "clause",
    "ranked_by BE SAME_AS ranked_by",
    "'sorting' DET? KIND|LABEL? 'by' place 'also'? 'sorts' 'them'? 'by' place",
)
def _same_as_ranking(c: Context, *rest: Meaning) -> Reading | None:
    """“The ranking by energy is identical to the ranking by latency”."""
    places = every(rest, Place)
    pair = paired(*places)
    held = _same_order(c, pair) if pair else None
    return Reading((held,), FAMILY) if held else None


@rule(
    "clause",
    "DET RANKING of_ranked? BE SAME_AS AT EACH LABEL",
    "AT EACH LABEL ','? DET RANKING of_ranked? BE SAME_AS",
)
def _same_everywhere(c: Context, *rest: Meaning) -> Reading | None:
    """“The order of the systems is the same on all benchmarks”."""
    label = the(rest, Label) if len(every(rest, Label)) == 1 else every(rest, Label)[-1]
    if first(rest, Quantifier) is not Quantifier.ALL:
        return None
    ticks = c.names.dimensions[label.dimension].ticks
    places = [Place.of(label.dimension, [t]) for t in ticks]
    held = [_same_order(c, (places[0], other)) for other in places[1:]]
    known = [f for f in held if f is not None]
    return Reading((both(known),), FAMILY) if known and len(known) == len(held) else None
