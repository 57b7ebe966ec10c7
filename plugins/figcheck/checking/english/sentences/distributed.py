"""What is said of things one by one, read for each: “rises in all three cities”, “in every row”.

A clause about one thing is understood in many more ways than one that runs through several. So
what no rule reads of all of them is read of each by itself, with its name in their place.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from functools import partial
from itertools import chain
from typing import TypeAlias

from figcheck.checking.english.claims.pronouns import is_of_one
from figcheck.checking.english.lexicon.entries import NUMERALS, classes_in, has_class, has_verb
from figcheck.checking.english.lexicon.first_letters import capitalised
from figcheck.checking.english.lexicon.shared_words import RANK
from figcheck.checking.english.meanings.meaning import EVERYWHERE, Place, Reading, Subject
from figcheck.checking.english.meanings.several import of_cases
from figcheck.checking.english.parsing.reader import Reader
from figcheck.checking.english.parsing.tokens import tokenise
from figcheck.checking.language.tree import And, Not, Quantifier
from figcheck.model import Kind, Role
from figcheck.patterns import any_case, regex
from figcheck.records import record

Read: TypeAlias = Callable[[str, Place], tuple[Reading, ...]]
"""Reads a clause, as if a label above it named a place."""

_MOST = 30
"""Things that are looked at one by one."""

_TOLD_BY = any_case(r"\b(?:all|both|each|either|every)\b")

_TOGETHER = any_case(
    r"\b(?:total|together|combined|altogether|overall|average[ds]?|averaging|mean|median|sum(?:med)?"
    r"|other|others|same|only|differ\w*|vary|varies|common|different|respective\w*|order|rank\w*"
    r"|than (?:all|both|each|every)|one another|each other)\b"
)
"""What is said of all things together, or of one beside the others."""

_CLAUSES = any_case(r";|, (?:and|but|or|while|whereas|though|although|which|where)\b")
"""What separates clauses, each of which is read by itself."""

_LEADS = frozenset({"in", "on", "at", "for", "with", "under", "during", "within"})
_OF_TWO = frozenset({"both", "either"})
_EACH_OF = frozenset({"both", "each", "all", "of"})
_LISTS = any_case(r"\band\b")
_CHANGING = frozenset({"RISES", "GAINS"})
"""Classes of verbs that are said of each of several things."""

_OWN = any_case(r"\b(?:its|their)\b")
_BROADER = frozenset({"KIND", "VALUES"})
_IN_BRACKETS = regex(r"\s*[(\[].*?[)\]]")
_EACH_NOTED = regex(r"\([^()]*\d[^()]*(?:\band\b|,) [^()]*\d[^()]*\)")
"""Values in brackets, one of each thing: “A and B are above C (60 and 54)”."""
_TWO = 2
_MOST_PANELS = 6
_MOST_PHRASES = 2
"""“in all columns of both panels”"""

_DEGREES = frozenset({"EXTREME", "BEST", "TOP", "TOPMOST", "MOST", "ORDINAL"})
_SUPERLATIVE = any_case(rf"\b(?:most|least|{RANK}|[a-z]{{3,}}est|best|worst)\b")

_AT_LEAST = any_case(r"\bat (?:the very )?(?:least|most|best|worst)\b")

_NOT = any_case(r"\b(?:not|never|cannot|hardly|nor|without)\b|n['’]t\b")
_LED = any_case(r"\A(?:in|on|at|for|with|under|during|within) [^,;:]+, ")
_SO_MANY = any_case(
    rf"\b(?:no|none|neither|few|most|half|majority|third|quarter|{'|'.join(NUMERALS[1:])}|\d+) "
    r"(?:of (?:the |these |those |all )?(?:[\w-]+ )?)?[a-z-]+s?\b"
)
"""Of how many something is said before it is said where."""

_ALL = any_case(r"(?:all|both)\b")


@record
class _Run:
    """A phrase that runs through things: “all three cities”, “in every row but the last”.

    Attributes:
        start: where the phrase begins in the clause, behind its preposition.
        stop: where it ends.
        led: where its preposition begins; `None` if it has none.
        subject: what it means.
    """

    start: int
    stop: int
    led: int | None
    subject: Subject


Way: TypeAlias = Callable[[str], tuple[str, Place] | None]
"""How a clause is said of one of the things, and where; `None` where it cannot be named."""


def distributed(reader: Reader, text: str, read: Read) -> tuple[Reading, ...]:
    """The readings of a clause that runs through several things, as of each of them.

    Args:
        reader: knows the names of the figure.
        text: the clause.
        read: reads a clause about one of the things.

    Returns:
        The readings; none where nothing is run through, or a clause about one is not understood.
    """
    return _distributed(reader, text, read, _MOST_PHRASES)


def in_each_panel(reader: Reader, text: str, here: Place, read: Read) -> tuple[Reading, ...]:
    """The readings of a clause that names no panel, as of each of several panels.

    “Accuracy is highest in the top-left corner”, which each of them has. It is as if it were
    said of one panel after the other; what holds of some and not of others is not told.

    Args:
        reader: knows the names of the figure.
        text: the clause.
        here: what its surroundings fix.
        read: reads a clause about one of the panels.

    Returns:
        The readings; none where a panel is named, or where they do not agree.
    """
    panel = reader.figure.dimension(Role.PANEL)
    if panel is None or not 1 < len(panel.ticks) <= _MOST_PANELS:
        return ()
    if reader.figure.kind is not Kind.HEATMAP or reader.names.measures.dimension == panel.name:
        return ()
    if _TOGETHER.search(text) or _TOLD_BY.search(text):
        return ()
    if not here.ticks and is_of_one(text):
        return ()  # "Its last step …": of one thing, that nothing names.
    if here.get(panel.name) or reader.names_any_of(text, frozenset({panel.name})):
        return ()
    found: list[tuple[Reading, ...]] = []
    for tick in panel.ticks:
        found.append(read(text, Place.of(panel.name, [tick])))
        if not found[0] or len(found[-1]) != len(found[0]):
            return ()
    truths = {
        reader.table.evaluate(formula).truth
        for readings in found
        for reading in readings
        for formula in reading.formulas
    }
    return _joined(reader, found, []) if len(truths) == 1 else ()


def _distributed(reader: Reader, text: str, read: Read, depth: int) -> tuple[Reading, ...]:
    if not depth or _TOGETHER.search(text):
        return ()
    if not (_TOLD_BY.search(text) or _LISTS.search(text)):
        return ()
    if _CLAUSES.search(text) or _EACH_NOTED.search(text):
        return ()

    def deeper(one: str, here: Place) -> tuple[Reading, ...]:
        def there(other: str, inner: Place) -> tuple[Reading, ...]:
            return read(other, inner.default(here))

        return read(one, here) or _distributed(reader, one, there, depth - 1)

    runs = chain(_runs(reader, text), _lists(reader, text))
    found = (_read(reader, text, run, deeper) for run in runs)
    return next((readings for readings in found if readings), ())


def _runs(reader: Reader, text: str) -> Iterator[_Run]:
    """The phrases of a clause that run through things."""
    words = reader.vocabulary.words(text)
    tokens, parse = words.tokens, reader.parse_alone(text)
    first = {0, *(stop for stop, _ in (parse.beginnings("lead", 0) if tokens else ()))}
    for start, token in enumerate(tokens):
        if "EACH" not in words.classes(start):
            continue
        before = tokens[start - 1] if start else None
        led = before.start if before is not None and before.word in _LEADS else None
        if led is None and start not in first:
            continue
        stop, subject = max(
            (edge for edge in parse.beginnings("subject", start) if _runs_through_all(edge[1])),
            key=lambda edge: edge[0],
            default=(start, None),
        )
        if subject is None or (token.word in _OF_TWO and len(_ticks(reader, subject)) != _TWO):
            continue
        if stop < len(tokens) and not _BROADER.isdisjoint(words.classes(stop)):
            stop += 1  # "every learning rate value"
        yield _Run(token.start, tokens[stop - 1].end, led, subject)


def _lists(reader: Reader, text: str) -> Iterator[_Run]:
    """The things that a clause begins with, if it names several: “A and B each lose 5”.

    Without “each” or “both” they may do something with each other, but for changes.
    """
    tokens, parse = reader.vocabulary.tokens(text), reader.parse_alone(text)
    leads = {0, *(stop for stop, _ in (parse.beginnings("lead", 0) if tokens else ()))}
    for first in leads:
        start = first
        while start < len(tokens) and tokens[start].word in _EACH_OF:
            start += 1
        if start >= len(tokens):
            continue
        found = {edge for edge in parse.beginnings("place", start) if _names_several(edge[1])}
        stop = max((stop for stop, _ in found), default=start)
        places = {place.plain for end, place in found if end == stop}
        if len(places) != 1 or stop >= len(tokens):
            continue
        told = start > first
        if tokens[stop].word in _EACH_OF:
            stop, told = stop + 1, True
        if stop >= len(tokens):
            continue
        if told or has_class(tokens, stop, _CHANGING):
            place = places.pop()
            (dimension,) = place.dimensions
            things = Subject(place, Quantifier.ALL, dimension)
            yield _Run(tokens[first].start, tokens[stop - 1].end, None, things)


def _names_several(place: object) -> bool:
    """Whether a place is several things of a kind, and nothing else."""
    if not isinstance(place, Place) or place.orders or place.notes:
        return False
    return len(place.ticks) == 1 and len(place.ticks[0][1]) > 1


def _runs_through_all(meaning: object) -> bool:
    """Whether something is all things of a kind, and no more."""
    if not isinstance(meaning, Subject) or meaning.each is None:
        return False
    nothing = replace(
        meaning, place=EVERYWHERE, quantifier=None, each=None, excepted=EVERYWHERE, named=True
    )
    known = meaning.quantifier is Quantifier.ALL
    return known and nothing == Subject() and meaning.place.dimensions <= {meaning.each}


def _ticks(reader: Reader, subject: Subject) -> tuple[str, ...]:
    dimension = subject.each or ""
    return subject.place.get(dimension) or reader.names.dimensions[dimension].ticks


def _read(reader: Reader, text: str, run: _Run, read: Read) -> tuple[Reading, ...]:
    """The readings of a clause as of each of the things that a phrase runs through."""
    subject, dimension = run.subject, run.subject.each or ""
    rest = f"{text[: run.start]} , {text[run.stop :]}"
    places = reader.places_in(rest)
    named = {t for place in places for t in place.get(dimension)}
    if named and run.led is not None:
        return ()
    ticks = [t for t in _ticks(reader, subject) if t not in named]
    if not 1 < len(ticks) <= _MOST:
        return ()
    if reader.stand_on_axes_of_their_own(dimension) and reader.writes_a_value(text):
        return ()  # "All lines stay below 5", of losses and accuracies.
    if _NOT.search(text[: run.start]):
        return ()  # "It does not rise in all cities": in some.
    counted = _SO_MANY.match(_LED.sub("", text[: run.start])) if run.led is not None else None
    if counted is not None and not reader.places_in(counted.group()):
        return ()  # "Two models exceed 50 on all tasks": the same two, on each of them.
    bare = _AT_LEAST.sub("", rest)
    superlative = bool(_SUPERLATIVE.search(bare)) or not _DEGREES.isdisjoint(classes_in(bare))
    if superlative and any(len(ticks) > 1 for place in places for _, ticks in place.ticks):
        return ()  # "In every row, A and B are highest": which of them?
    if superlative and run.led is None and not _OWN.search(rest):
        return ()  # "Each row has the highest value at k=3": of the row, or of all?
    if _ALL.match(text, run.start) and _is_extreme_of(text[: run.start]):
        return ()  # "The highest value in all panels is 9": of all of them together.
    excepted = subject.excepted.get(dimension)
    for way in (_in_place,) if run.led is None else (_there, _first):
        cases = _cases(partial(way, reader, text, run), (*ticks, *excepted), read)
        if cases and not any(len(c) != len(cases[0]) for c in cases):
            return _joined(reader, cases[: len(ticks)], cases[len(ticks) :])
    return ()


def _is_extreme_of(before: str) -> bool:
    """Whether what stands before a phrase makes an extreme of it: “the highest value in …”."""
    found = _SUPERLATIVE.search(before)
    return found is not None and not has_verb(tokenise(before[found.end() :]))


def _joined(
    reader: Reader,
    cases: list[tuple[Reading, ...]],
    left_out: list[tuple[Reading, ...]],
) -> tuple[Reading, ...]:
    """What is read of things one by one as readings of all, and of others that it is not so."""
    found: list[Reading] = []
    for i, ways in enumerate(zip(*cases, strict=True)):
        others = [readings[i] for readings in left_out]
        if len({len(way.formulas) for way in (*ways, *others)}) > 1:
            return ()
        formulas = of_cases(reader, [way.formulas for way in ways], Quantifier.ALL, None)
        if not formulas:
            return ()
        if others:
            pairs = zip(formulas, *(way.formulas for way in others), strict=True)
            formulas = tuple(And((held, *map(Not, denied))) for held, *denied in pairs)
        found.append(Reading(formulas, ways[0].family, len(cases)))
    return tuple(found)


def _cases(said: Way, ticks: Sequence[str], read: Read) -> list[tuple[Reading, ...]]:
    """The readings of a clause for one thing after the other; none unless there are for all."""
    found: list[tuple[Reading, ...]] = []
    for tick in ticks:
        clause = said(tick)
        readings = read(*clause) if clause else ()
        if not readings:
            return []
        found.append(readings)
    return found


def _there(_: Reader, text: str, run: _Run, tick: str) -> tuple[str, Place]:
    """A clause as if a label above it named one of the things: “rises”, under “Berlin”."""
    return _without(text, run), Place.of(run.subject.each or "", [tick])


def _in_place(reader: Reader, text: str, run: _Run, tick: str) -> tuple[str, Place] | None:
    """A clause about one thing, whose name stands where the phrase stood."""
    name = _name(reader, run.subject.each or "", tick)
    return (f"{text[: run.start]}{name}{text[run.stop :]}", EVERYWHERE) if name else None


def _first(reader: Reader, text: str, run: _Run, tick: str) -> tuple[str, Place] | None:
    """A clause about one thing, which is named first with the “in” of the phrase."""
    name, lead = _name(reader, run.subject.each or "", tick), text[run.led : run.start]
    if name is None:
        return None
    return f"{capitalised(lead)}{name}, {_without(text, run)}", EVERYWHERE


def _without(text: str, run: _Run) -> str:
    """A clause without the phrase and its preposition."""
    return f"{text[: run.led].rstrip(' ,')}{text[run.stop :]}".lstrip(" ,")


def _name(reader: Reader, dimension: str, tick: str) -> str | None:
    """How a thing is written so that nothing else can be meant."""
    meant = (Place.of(dimension, [tick]),)
    role = reader.names.dimensions[dimension].role
    label = _IN_BRACKETS.sub("", dimension)
    written = (tick, f"{dimension} {tick}", f"{label} {tick}", f"{role}={tick}")
    return next((name for name in written if reader.places_in(name) == meant), None)
