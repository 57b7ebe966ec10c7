"""Clauses that hang on another one, each said by itself wherever it may stand."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from figcheck.checking.english.lexicon.entries import classes_in
from figcheck.checking.english.meanings.meaning import EVERYWHERE, Place
from figcheck.checking.english.recasting.plain import Plain, Scene, Version
from figcheck.patterns import any_case, regex

_OF_CHANGE = frozenset("RISES GAINS GROWS_IN BETTERS CHANGE".split())
"""Classes of words for changes, which take time."""

_LIMITING = frozenset("OTHERS ON_AVERAGE".split())
"""Classes of words by which a clause says itself how far it looks."""

_OVERALL = regex(r"\b(?:overall|in total|altogether|on the whole|anywhere|throughout)\b")

_LEANING = any_case(
    r"(?:and |but |only |almost |nearly )?(?:(?:none|all|each|every|most|some|any|many|few"
    r"|several|both|neither|either|one|two|three|four|half|[a-z]+) of (?:the )?(?:them|these|those"
    r"|others?|rest|remaining|values|scores|cells|numbers|coefficients|two|latter|former)\b"
    r"|(?:it|its|they|their|this|that|these|those|both|each|all|neither|such|there"
    r"|the (?:others?|rest|remaining|two|three|same|latter|former|opposite"
    r"|reverse|gap|difference|lead)))\b"
)
"""How a clause begins that speaks of what the one before it names."""

_THEN = any_case(
    r"\b(?:there|then|thereafter|thence|afterwards|subsequently|since|until then|after that"
    r"|in between|in turn|so|instead|same|latter|former|respectively)\b(?! far\b)"
)
"""What speaks of a place or a time that the one before it names."""

_ALONG = frozenset("OVER_TIME ENDS ENDS_AT BEGINS PEAKS TIME_EDGE".split())
"""Classes of words by which a clause says itself where along an axis it looks."""

_MOST = frozenset("EXTREME BEST TOPMOST RANKED ORDINAL MOST_SO FIRST".split())
"""Classes of words for what is the most of something, of those at a place that may come later."""


def hung_on(c: Scene, first: str, said: str) -> Iterator[Version]:
    """A clause and one that hangs on it, which may look where the first does, or anywhere.

    “A leads on Web, with B reaching 60”: B does on Web. As the verdicts on all versions must
    agree, what is true of one of the two places only is left open.

    Args:
        c: where the sentence stands.
        first: the clause.
        said: the one that hangs on it, with a subject of its own.
    """
    if (step := _step_told(c, first, said)) is not None:
        yield Plain(first), Plain(said, here=step, hung=True)
        return
    if _is_then(c, first, said) or _LEANING.match(said) or _THEN.search(said):
        return
    there = _beyond(c, first, said)
    for behind in (None, there) if there is not None else (None,):
        yield Plain(first), Plain(said, here=behind, hung=True)
    # "A has the highest cost and the lowest share in F": the highest of those in F, perhaps.
    if c.led_end(said) and not _MOST.isdisjoint(classes_in(first)):
        back = _beyond(c, said, first)
        if back is not None:
            yield Plain(first, here=back), Plain(said, hung=True)


def reads_behind(c: Scene, first: str, said: str) -> bool:
    """Whether what hangs on a clause is understood, be it only where that looks.

    Args:
        c: where the sentence stands.
        first: the clause.
        said: what hangs on it.
    """
    if c.reads(said):
        return True
    there = _beyond(c, first, said)
    here = there and there.default(c.around.here or EVERYWHERE)
    return here is not None and bool(c.reader.read(said, replace(c.around, here=here)))


_TO_LEVEL = any_case(
    r"\b(?:to|by|from|since|until|(?:after|before|following|past)(?! [a-z]+ing\b)) "
)
"""What may be told of a longer way than that from the point before."""


def _step_told(c: Scene, first: str, said: str) -> Place | None:
    """The step to the one point at which a change is told: “All fall in 2020, with A losing 5”."""
    axis = c.way
    if axis is None or any(_OF_CHANGE.isdisjoint(classes_in(text)) for text in (first, said)):
        return None
    named, ticks = c.named_in(first).get(axis, ()), c.ascending(axis)
    if len(named) != 1 or axis in c.named_in(said) or not ticks.index(named[0]):
        return None
    if (
        _TO_LEVEL.search(first)
        or "OVER_TIME" in classes_in(said)
        or _LEANING.match(said)
        or _THEN.search(said)
    ):
        return None
    return Place.of(axis, ticks[ticks.index(named[0]) - 1 :][:2])


def _beyond(c: Scene, told: str, said: str) -> Place | None:
    """Where one clause looks, of what another one leaves open; `None` if that is nowhere."""
    if not _LIMITING.isdisjoint(classes_in(said)) or _OVERALL.search(said):
        return None
    place = EVERYWHERE
    for led in c.led_places(told):
        place = c.reader.lead(led, EVERYWHERE).plain.default(place)
    if c.reader.stretch_of(said) is None:
        place = place.default((c.reader.stretch_of(told) or EVERYWHERE).plain)
    # "The rate of A rises, with B (5) in second place": in second place by that rate.
    place = place.default(_of_one(c, c.cut(told)[1])).without(c.named_in(said))
    if not _ALONG.isdisjoint(classes_in(said)):
        place = c.reader.beyond_axes(place)
    return place if place.ticks else None


def _of_one(c: Scene, text: str) -> Place:
    """The one thing of each kind by which a text names what is measured: “scores on Web”.

    A bare name is what the clause is about, which the one that hangs on it need not be.
    """
    named = {} if c.reader.is_place(text) else c.named_in(text)
    return Place(tuple((d, ticks) for d, ticks in named.items() if len(ticks) == 1))


def _is_then(c: Scene, first: str, said: str) -> bool:
    """Whether a clause may tell a change that began or ended when another one says.

    “A peaks in 2018 and loses 5”: from 2018 on.
    """
    known = classes_in(said)
    if known.isdisjoint(_OF_CHANGE) or "OVER_TIME" in known or "EACH" in known:
        return False
    if c.reader.stretch_of(said) is not None:
        return False
    named = c.reader.mentions(first)
    return named is not None and named != c.reader.beyond_axes(named)
