"""Where a sentence looks that goes on about one which says where: “In 2010, A leads. It has 5”."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from figcheck.checking.english.claims.pronouns import begins_with_pronoun
from figcheck.checking.english.lexicon.entries import classes_in
from figcheck.checking.english.meanings.meaning import EVERYWHERE, Place
from figcheck.checking.language.order import is_ordered
from figcheck.model import Judgement
from figcheck.patterns import any_case, regex
from figcheck.times import is_time

if TYPE_CHECKING:
    from figcheck.checking.english.claims.discourse import Surroundings
    from figcheck.checking.english.parsing.reader import Reader

_ANYWHERE = regex(
    r"\b(?:never|always|ever|throughout|any|anywhere|everywhere|every|each|all|both"
    r"|others?|rest|remaining)\b"
)
"""Words for more than one place, and for those that another sentence leaves."""
_OF_MORE = frozenset("WHOLE OVERALL ON_AVERAGE".split())
"""Classes of words that say that a sentence looks at more than one place."""
_MOVING = frozenset("RISES FALLS ENDS BEGINS PEAKS REACHES FALLS_IN TIME_EDGE".split())
"""Classes of words by which a sentence looks along an axis, or at another point of it."""

_OF_CHANGE = frozenset("RISES GAINS GROWS_IN BETTERS".split())
"""Classes of verbs for changes."""

_OVER = any_case(r"(?:from|since|between|after|over|until)\b")
"""How sentences begin that look at the time from one point to another."""

_GOING_ON = any_case(r"(?:both|the (?:two|three|difference|gap|lead|margin))\b")
"""How sentences begin that cannot be read without the one before them, as with a pronoun."""


def carried(
    reader: Reader, text: str, around: Surroundings, earlier: Iterable[str]
) -> Place | None:
    """The place that a sentence before one leads with and that holds on for it.

    Args:
        reader: knows the names of the figure.
        text: the sentence, which does not itself say where it looks.
        around: its surroundings.
        earlier: the sentences that run on to it, the latest first.

    Returns:
        One tick of each dimension that is led with. `None` if nothing is led with, or if what
        is led with may not hold on: the sentence names another place or looks at several, is
        about a gap, or stands behind one that moves along an axis.
    """
    sentences = tuple(earlier)
    if not sentences:
        return None  # Before the places are looked for that it names, which takes long.
    said = text.removeprefix("Both ").lower()  # Both of two things, at one place.
    if _ANYWHERE.search(said) or not _OF_MORE.isdisjoint(classes_in(said)):
        return None
    if around.gap is not None and around.gap.minus is not None:
        return None  # "At 5 mg the gap is 3. It is largest at 9 mg": the gap is, wherever.
    own, known = reader.dimensions_in(text), (around.here or EVERYWHERE).dimensions
    for before in sentences:
        led = reader.lead(before, EVERYWHERE).plain
        if led.dimensions & own:
            return None
        led = led.without(known)
        if led.ticks:
            single = all(len(ticks) == 1 for _, ticks in led.ticks)
            return led if single or (_changes(text) and _OVER.match(before)) else None
        if not _MOVING.isdisjoint(classes_in(before)):
            return None
        if reader.names.dimensions.keys() <= reader.dimensions_in(before) | own | known:
            return None
    return None


def named_before(reader: Reader, text: str, around: Surroundings, before: str) -> Place | None:
    """Where the sentence before one looks, which may hold on for one that goes on with “it”.

    “A reaches 61 on Web with a prompt. Without one, it reaches 54”: on Web, or anywhere.

    Args:
        reader: knows the names of the figure.
        text: the sentence.
        around: its surroundings.
        before: the sentence before it.

    Returns:
        One tick of each dimension without an order that the sentence leaves open; `None` if
        there is none, or if it says that it looks at several.
    """
    if not begins_with_pronoun(text) or _ANYWHERE.search(text.lower()):
        return None
    named = reader.mentions(before)
    if named is None or not _OF_MORE.isdisjoint(classes_in(text)):
        return None
    axes = {n for n, d in reader.names.dimensions.items() if is_ordered(d)}
    known = (around.here or EVERYWHERE).dimensions
    left = named.plain.without(axes | known | reader.dimensions_in(text))
    return left if left.ticks and all(len(t) == 1 for _, t in left.ticks) else None


def timed_before(
    reader: Reader, text: str, around: Surroundings, earlier: Iterable[str]
) -> Place | None:
    """The one point of time that was named last, at which a value may be told: “B came second, …”.

    Args:
        reader: knows the names of the figure.
        text: the sentence, which does not itself say when.
        around: its surroundings.
        earlier: the sentences before it, the latest first.

    Returns:
        `None` if there is none, or if the sentence looks at more than one point or gives no value.
    """
    times = {n for n, d in reader.names.dimensions.items() if is_time(d) and len(d.ticks) > 1}
    known = (around.here or EVERYWHERE).dimensions
    if len(times) != 1 or times & known or not reader.writes_a_value(text):
        return None
    if (
        _ANY_TIME.search(text.lower())
        or _STAYING.search(text)
        or not (_OF_MORE | _OVERALL).isdisjoint(classes_in(text))
    ):
        return None
    (time,) = times
    if time in reader.ticks_in(text) or time in reader.dimensions_in(text):
        return None
    for before in earlier:
        if ticks := reader.ticks_in(before).get(time, ()):
            return Place.of(time, ticks) if len(ticks) == 1 else None
    return None


_ANY_TIME = regex(r"\b(?:never|always|ever|throughout|any|anywhere|everywhere|every)\b")
"""Words for more than one point of time."""

_STAYING = any_case(
    r"\b(?:stay|remain|hover|fluctuat|stabil|level|plateau|continu|kept|keep|hold|held|end|finish|clos|start|beg[aiu]n|open)[a-z]*\b"
    r"|\b(?:stable|constant|flat|unchanged|steady)\b"
)
"""What takes more than one point of time, or is at an end of it."""

_OF_ONE = regex(r"\b(?:max|min|mean|median|range|sum|std)\(\[([^\]]*)\]\)")
"""What a check writes for what is made of the values of one place."""


def is_made_of_one(reader: Reader, check: str) -> bool:
    """Whether a check is of the highest, or the mean, of one value: that is no peak."""
    several = sum(len(d.ticks) > 1 for d in reader.names.dimensions.values())
    made = _OF_ONE.findall(check)
    return any(" in {" not in cells and cells.count(" = ") >= several for cells in made)


_OF_SEVERAL = regex(
    r"\b(?:all|each|none|no|most)\b(?! (?:of )?(?:the )?(?:other|remaining|rest)\b)"
)
"""Words for several values, which may be those of all times."""


def may_be_of_all_times(text: str) -> bool:
    """Whether a sentence may be about the values of all times: “All values exceed 5”."""
    named_before = goes_on(text) or _REFERS.match(text) is not None
    return not named_before and _OF_SEVERAL.search(text.lower()) is not None


_REFERS = any_case(r"(?:all |both |none of )?(?:the|these|those) (?:other|remaining|rest|others)\b")
"""How sentences begin that go on about those that the one before them leaves."""

_OVERALL = frozenset({"TIME_EDGE", "INITIALLY", "OVER_TIME", "LATER", "EARLIER"})
"""Classes of words by which a sentence says when without naming a point of time."""


_EXTREME = regex(
    r"(?:The|A|Its) (?:overall |absolute )?(?:(?:highest|lowest|largest|smallest|peak|top|maximum"
    r"|minimum) (?:value|point|level|figure|reading|mark|share|rate|score)|maximum|minimum|peak"
    r"|high|low|trough)\b",
)
"""How a sentence begins that tells an extreme, of what was spoken of or of all."""


def own_extreme(reader: Reader, text: str, around: Surroundings, before: str) -> Place | None:
    """The one thing that the sentence before is about, whose extreme another one may tell.

    “B expanded throughout. The peak of 29 occurs in 2020”: B's peak, or that of all.

    Args:
        reader: knows the names of the figure.
        text: the sentence.
        around: its surroundings.
        before: the sentence before it.
    """
    if _EXTREME.match(text) is None or not _OF_MORE.isdisjoint(classes_in(text)):
        return None
    if (around.here or EVERYWHERE).ticks:
        return None
    subject = reader.subject_of(before)
    thing = reader.beyond_axes(subject.plain) if subject is not None else EVERYWHERE
    named = all(len(ticks) == 1 for _, ticks in thing.ticks)
    if not thing.ticks or not named or thing.dimensions & reader.dimensions_in(text):
        return None
    return thing


def _changes(text: str) -> bool:
    """Whether a sentence tells a change, which takes time: “B gains 9”."""
    return not _OF_CHANGE.isdisjoint(classes_in(text))


def goes_on(text: str) -> bool:
    """Whether a sentence cannot be read without the one before it: “It …”, “The gap …”."""
    return begins_with_pronoun(text) or _GOING_ON.match(text) is not None


def settled(text: str, whole: Judgement, there: Judgement) -> Judgement | None:
    """The verdict on a sentence that may look at one place, or at all of them.

    Args:
        text: the sentence.
        whole: the verdict on it where it looks everywhere.
        there: the verdict on it at the place of the sentence before it.

    Returns:
        One of the two; `None` if it decides which of them is meant, and that is not known.
    """
    if not there.verdict.is_decided:
        return None if _changes(text) else whole
    if not whole.verdict.is_decided:
        return whole if there.verdict.is_false else there
    if there.verdict.is_false is whole.verdict.is_false:
        return there
    if _changes(text):
        return None  # "From 1950 on, A falls. B gains 9": in that time, or in all.
    if not _MOVING.isdisjoint(classes_in(text)):
        return whole  # "In 1950, A leads. It reaches 9": at any time.
    return there if goes_on(text) and not there.verdict.is_false else None
