"""What asks for an extreme: “the highest mean recall of all four panels”."""

from __future__ import annotations

from dataclasses import field, replace
from typing import TYPE_CHECKING

from figcheck.checking.english.kinds.polarity import more_is_better
from figcheck.checking.english.lexicon.shared_words import PANEL
from figcheck.checking.english.meanings.meaning import EVERYWHERE, Place
from figcheck.checking.language.tree import OPPOSITE, Function
from figcheck.records import record

if TYPE_CHECKING:
    from figcheck.checking.english.parsing.reader import Context


CHANGE_NOUNS = (
    "(?:drop|gap|gain|increase|decrease|decline|fall|rise|change|difference|lead|margin|loss|jump"
    "|improvement|reduction|advantage|distance|spread|swing|growth)s?"
)
"""What is made of two values, and may be the largest or the smallest of its kind."""

_ONE_VALUE = (
    r"(?:highest|lowest|largest|smallest|maximum|minimum) "
    r"(?:single |overall |observed |recorded )?(?:value|cell|number|entry)"
)

SINGLE_VALUE = f"(?:the|its) {_ONE_VALUE}"
"""What is one value, not a line or a row on the whole."""

ONE_IN_ROW = (
    r"the (?:(?:highest|lowest|largest|smallest) (?!\w+s\b)\w+|maximum|minimum)(?: \([^()]*\))? "
    r"(?!(?:of|for|per)\b)[^,;:]{0,40}\b(?:in|to|within|inside) the (?:[\w.-]+ ){1,4}"
    r"(?:row|column|panel|heatmap|matrix|grid|map)"
)
"""One value that lies in a row: “the highest count appears in the Tuesday row”."""

VALUE_OF_PANEL = rf"the {_ONE_VALUE} (?:of|in|within|on) the (?:[\w.-]+ ){{0,4}}{PANEL}"

BARE_EXTREME = (
    r"\A(?:the )?(?:\w+est|best|worst|first|last|ahead|in front|on top|at the (?:top|bottom)"
    r"|in (?:the lead|(?:first|last) place)) (?:[a-z]+ )?(?:at|in|on|for|from|under|with|until|till"
    r"|up to|since|between|after|before|over|by|throughout|through|during)"
)
"""How a clause begins that says what something is at a place: “**A**: lowest at 5”."""


@record
class Scope:
    """Of what something is the extreme: “of all panels”, “in column C”.

    Attributes:
        place: a region that it is limited to.
        free: dimensions that the surroundings fix and that are left open here.
        of_span: whether it is all of the axis: “of the whole period”.
    """

    place: Place = EVERYWHERE
    free: frozenset[str] = frozenset()
    of_span: bool = False


@record
class Peak:
    """What “the highest mean recall” asks for.

    Attributes:
        function: highest or lowest.
        by_quality: whether it is the best or worst instead, whichever that is.
        measure: what is measured, where that is a place: “the highest GM”.
        aggregate: “the highest mean”.
        sole: whether a tie would make it untrue.
        of_two: “the better”: there must be two to choose from.
        of_gap: “the widest”: said of differences only.
        contest: “ahead”, “in front”: of two things that were named, of these two only.
        counted: “the most passengers”: how many there are in all.
        over: the dimension that the aggregate is said to be taken over.
        of_size: “leads”: where nothing says what is better, the order of size is meant.
        of: the dimension of the things of which it is one: “the lowest row”.
    """

    function: Function
    by_quality: bool = False
    measure: Place = EVERYWHERE
    aggregate: Function | None = None
    sole: bool = False
    of_two: bool = False
    of_gap: bool = False
    contest: bool = False
    counted: bool = field(default=False, compare=False)
    over: str | None = None
    of_size: bool = field(default=False, compare=False)
    of: str | None = field(default=None, compare=False)

    def of_same(self, other: Peak) -> Peak:
        """The same of what another one is of, where it names nothing itself.

        “A has the highest median and B the lowest”, “The smallest share of A belongs to B, the
        largest to C”.
        """
        if self.measure.ticks or self.aggregate is not None:
            return self
        return replace(self, measure=other.measure, aggregate=other.aggregate, over=other.over)


def is_measure(place: Place) -> bool:
    """Whether a place may be what is measured: “GM” of “the highest GM”."""
    return len(place.ticks) == 1


def extreme_at(c: Context, peak: Peak, place: Place, *, of_size: bool = False) -> Function | None:
    """Which extreme is meant at a place: the best may be the lowest there.

    Args:
        c: the context.
        peak: what is asked for.
        place: where.
        of_size: whether the order of size is meant where nothing says what is better, as it is
            of a leader anyway.

    Returns:
        `None` where it is unknown whether more is better.
    """
    if not peak.by_quality:
        return peak.function
    better = more_is_better(c, place)
    if better is None:
        # "Norway is last": of a single measure the order of size is meant; so it is of
        # "the weakest of the three", where nothing says that less is better.
        of_size = of_size or peak.contest or peak.of_size
        return peak.function if of_size and not c.names.is_mixed else None
    return peak.function if better else OPPOSITE[peak.function]


def function_of(c: Context, peak: Peak, place: Place) -> Function | None:
    """Which values come first in an order that begins with an extreme at a place.

    Args:
        c: the context.
        peak: the extreme: “the highest”, “the best”, “the leader”.
        place: where.

    Returns:
        `None` where more is asked for than an extreme, or it is unknown whether more is better:
        of a leader the order of size is meant then.
    """
    plain = replace(peak, contest=False, measure=EVERYWHERE)
    only = plain == Peak(peak.function, by_quality=peak.by_quality)
    return extreme_at(c, peak, place) if only else None
