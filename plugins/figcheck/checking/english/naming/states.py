"""Two ticks that are before and after something: “after pruning”, “before the revision”.

They may be called so, or by what was done: “Unrestored” and “Restored” are before and after
restoration.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from itertools import product

from figcheck.checking.english.names.forms import words_of
from figcheck.checking.english.naming.alias import Alias
from figcheck.model import Dimension, Figure
from figcheck.patterns import any_case, regex
from figcheck.records import record

_TITLED = any_case(
    r"\b(?:before (?:and|or|vs\.?|versus) after|with (?:and|or|vs\.?|versus) without"
    r"|without (?:and|or|vs\.?|versus) with) (?:an? |the )?([\w'’-]+(?: [\w'’-]+){0,3}?)"
    r"(?=\s+(?:of|on|in|for|by|with|at|across|from|to)\b|\s*[:;,.()]|$)"
)
"""What a title says lies between: “Before and After the 2001 Revision”, “With or Without Lime”."""

_NOT = frozenset({("no",), ("without",), ("w", "o"), ("non",), ("not",), ("minus",)})
"""What stands before the name of something where it is not there: “No caching”."""

_EARLIER = frozenset("before old original previous former initial pre without no".split())
_LATER = frozenset("after new revised current updated final post with".split())
_PREPOSITIONS = frozenset({"before", "after", "without", "no", "with"})

_BEFORE = (
    ("before",), ("without",), ("before", "the", "introduction", "of"),
    ("before", "introducing"), ("before", "applying"), ("before", "any"), ("without", "any"),
    ("prior", "to"), ("prior", "to", "any"), ("pre",), ("ahead", "of"), ("in", "advance", "of"),
    ("in", "the", "absence", "of"), ("with", "no"), ("absent",),
)  # fmt: skip
_AFTER = (
    ("after",), ("with",), ("after", "the", "introduction", "of"),
    ("after", "introducing"), ("after", "applying"), ("following",), ("subsequent", "to"),
    ("post",), ("under",), ("in", "the", "presence", "of"), ("in", "the", "wake", "of"),
)  # fmt: skip
"""What stands before the name of what lies between two states, for each of them."""

OPENINGS = frozenset(words[0] for words in (*_BEFORE, *_AFTER))
"""How what is said of one of the two states may begin."""

_DONE = tuple(
    (be, done)
    for be in ("is", "was", "are", "were")
    for done in "introduced enabled applied added used switched".split()
)
"""What is said to be done: “after caching was introduced”."""


_UNDONE = regex(r"(?:un|non-?|not |never |in)(?=[a-z]{3,}ed\Z)")
_AS_IT_WAS = frozenset(
    "untreated control baseline base original raw unmodified unaltered plain vanilla native "
    "default pretrained initial".split()
)
"""What something is called to which nothing was done."""

_NOUNS = ("{0}ing", "{0}ation", "{0}ion", "{0}ment", "{0}ement", "{0}al", "{0}age", "{0}e", "{0}")
"""What may be made of a verb without its “-ed” for what is done."""


@record
class States:
    """What something does, told by two panels.

    Attributes:
        dimension: of whose ticks they are.
        before: the tick of what was there first.
        after: the tick of what came of it.
        event: what happened between, as words; none if nothing says what.
        done: the words for what was done, where the later one is called so: “restored”.
    """

    dimension: str
    before: str
    after: str
    event: tuple[str, ...]
    done: tuple[str, ...] = ()

    @property
    def called(self) -> tuple[tuple[str, ...], ...]:
        """What the event may be called: “pruning”, “the 2001 revision”, “the revision”."""
        names = {self.event, self.event[-1:] if self.event and _is_plain(self.event[-1]) else ()}
        if self.done:
            names |= set(_doings(self.done))
        return tuple(sorted(name for name in names if name))


def _doings(done: tuple[str, ...]) -> Iterator[tuple[str, ...]]:
    """What it may be called to do something: “tuning” of “tuned”, “fine tuning” of “fine tuned”."""
    *first, last = done
    stem = last.removesuffix("ed")
    if len(stem) > _SHORTEST:
        yield from ((*first, form.format(stem)) for form in _NOUNS)
    if stem.endswith("i"):
        yield (*first, f"{stem[:-1]}ying")


_SHORTEST = 2
"""Letters of a stem that says too little of a verb."""


def _is_plain(word: str) -> bool:
    return word.isalpha() and len(word) > 3


def states(figure: Figure) -> States | None:
    """The two panels, or series, or bars that show what something does, if there are no others.

    Args:
        figure: the figure.
    """
    titled = _TITLED.search(figure.title)
    told = words_of(titled[1]) if titled else ()
    for dimension in figure.dimensions:
        if len(dimension.ticks) != 2:
            continue
        event = _event(dimension) or told
        ends = [_end(tick) for tick in dimension.ticks]
        if sorted(ends) == ["after", "before"] and event:
            before, after = dimension.ticks if ends[0] == "before" else dimension.ticks[::-1]
            return States(dimension.name, before, after, event)
        if (found := _done(dimension, told)) is not None:
            return replace(found, event=told)
        if (found := _absent(dimension)) is not None:
            return found
    return None


def _done(dimension: Dimension, told: tuple[str, ...]) -> States | None:
    """Two states of which one is called by what was done: “Unrestored” and “Restored”.

    Args:
        dimension: whose ticks they may be.
        told: what the title says to lie between: of “tuning” it is “Tuned” that comes after.
    """
    for before, after in (dimension.ticks, dimension.ticks[::-1]):
        one, two = (tick.strip().lower() for tick in (before, after))
        plain, done = _UNDONE.sub("", one), words_of(two)
        if not done or not done[-1].endswith("ed") or _UNDONE.match(two):
            continue
        untouched = (plain != one and plain == two) or {*words_of(one)} & _AS_IT_WAS
        if untouched or (told and told in _doings(done)):
            return States(dimension.name, before, after, (), done)
    return None


def _absent(dimension: Dimension) -> States | None:
    """Two states of which one is called by what is not there: “No caching” and “Caching”."""
    for before, after in (dimension.ticks, dimension.ticks[::-1]):
        one, two = words_of(before), words_of(after)
        if two and one[: -len(two)] in _NOT and one[-len(two) :] == two:
            return States(dimension.name, before, after, two)
    return None


def _event(dimension: Dimension) -> tuple[str, ...]:
    """What both names speak of behind “before” and “after”: “pruning”."""
    names = (words_of(tick) for tick in dimension.ticks)
    rests = {words[1:] for words in names if _PREPOSITIONS.intersection(words[:1])}
    return rests.pop() if len(rests) == 1 else ()


def _end(tick: str) -> str:
    """Which of the two states a name says: “Old Index” is before."""
    words = set(words_of(tick)[:1])
    return "before" if words & _EARLIER else "after" if words & _LATER else ""


def aliases(figure: Figure) -> Iterator[Alias]:
    """The two states by what lies between them."""
    known = states(figure)
    if known is None:
        return
    for prepositions, tick in ((_BEFORE, known.before), (_AFTER, known.after)):
        for event in known.called:
            for words in prepositions:
                yield Alias((*words, *event), known.dimension, (tick,))
                yield Alias((*words, "the", *event), known.dimension, (tick,))
            for done in _DONE:
                yield Alias((*prepositions[0], *event, *done), known.dimension, (tick,))
    for event in known.called:
        for word, done in product(("once", "when"), _DONE):
            yield Alias((word, *event, *done), known.dimension, (known.after,))
