"""What is said of things one by one, read for each: “rises in all three cities”, “in every row”.

A clause about one thing is understood in many more ways than one that runs through several. So
what no rule reads of all of them is read of each by itself, with its name in their place.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from typing import TypeAlias

from figcheck.checking.english.lexicon import classes_in
from figcheck.checking.english.meaning import EVERYWHERE, Place, Reading, Subject
from figcheck.checking.english.reader import Reader
from figcheck.checking.english.several import of_cases
from figcheck.checking.language.tree import And, Formula, Not, Quantifier

Read: TypeAlias = Callable[[str], tuple[Reading, ...]]
"""Reads a clause where it stands."""

_MOST = 30
"""Things that are looked at one by one."""

_TOLD_BY = re.compile(r"\b(?:all|both|each|either|every|neither|no|none)\b", re.IGNORECASE)

_TOGETHER = re.compile(
    r"\b(?:total|together|combined|altogether|overall|average[ds]?|averaging|mean|median|sum(?:med)?"
    r"|other|others|same|only|differ\w*|vary|varies|common|different|respective\w*|order|rank\w*"
    r"|than (?:all|both|each|every)|one another|each other)\b",
    re.IGNORECASE,
)
"""What is said of all things together, or of one beside the others."""

_LEADS = frozenset({"in", "on", "at", "for", "with", "under", "during", "within"})
_OF_TWO = frozenset({"both", "either", "neither"})
_OWN = re.compile(r"\b(?:its|their)\b", re.IGNORECASE)
_DEGREES = frozenset({"EXTREME", "BEST", "TOP", "TOPMOST", "MOST", "ORDINAL"})
_SUPERLATIVE = re.compile(r"\b(?:most|least|first|last|second|third|[a-z]{3,}est|best|worst)\b", re.I)


@dataclass(frozen=True)
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


def distributed(reader: Reader, text: str, read: Read) -> tuple[Reading, ...]:
    """The readings of a clause that runs through several things, as of each of them.

    Args:
        reader: knows the names of the figure.
        text: the clause.
        read: reads a clause about one of the things.

    Returns:
        The readings; none where nothing is run through, or a clause about one is not understood.
    """
    if not _TOLD_BY.search(text) or _TOGETHER.search(text):
        return ()
    return next((r for run in _runs(reader, text) if (r := _read(reader, text, run, read))), ())


def _runs(reader: Reader, text: str) -> Iterator[_Run]:
    """The phrases of a clause that run through things."""
    words = reader.vocabulary.words(text)
    tokens, parse = words.tokens, reader.parse_alone(text)
    first = {0, *(stop for stop, _ in (parse.beginnings("lead", 0) if tokens else ()))}
    for start, token in enumerate(tokens):
        if "EACH" not in words.edges[start]:
            continue
        stop, subject = max(
            (
                (stop, meaning)
                for stop, meaning in parse.beginnings("subject", start)
                if _runs_through_all(reader, meaning)
            ),
            key=lambda edge: edge[0],
            default=(start, None),
        )
        if subject is None or (token.word in _OF_TWO and _size(reader, subject) != 2):
            continue
        before = tokens[start - 1] if start else None
        led = before.start if before is not None and before.word in _LEADS else None
        if led is None and start not in first:
            continue
        yield _Run(token.start, tokens[stop - 1].end, led, subject)


def _runs_through_all(reader: Reader, meaning: object) -> bool:
    """Whether something is no more than all things of a kind, or none of them."""
    if not isinstance(meaning, Subject) or meaning.each is None:
        return False
    nothing = replace(
        meaning, place=EVERYWHERE, quantifier=None, each=None, excepted=EVERYWHERE, named=True
    )
    known = meaning.quantifier in (Quantifier.ALL, Quantifier.NONE)
    return known and nothing == Subject() and meaning.place.dimensions <= {meaning.each}


def _ticks(reader: Reader, subject: Subject) -> tuple[str, ...]:
    dimension = subject.each or ""
    return subject.place.get(dimension) or reader.names.dimensions[dimension].ticks


def _size(reader: Reader, subject: Subject) -> int:
    return len(_ticks(reader, subject))


def _read(reader: Reader, text: str, run: _Run, read: Read) -> tuple[Reading, ...]:
    """The readings of a clause as of each of the things that a phrase runs through."""
    subject, dimension = run.subject, run.subject.each or ""
    rest = f"{text[: run.start]} , {text[run.stop :]}"
    named = {t for place in reader.places_in(rest) for t in place.get(dimension)}
    if named and run.led is not None:
        return ()
    superlative = bool(_SUPERLATIVE.search(rest)) or not _DEGREES.isdisjoint(classes_in(rest))
    if superlative and run.led is None and not _OWN.search(rest):
        return ()  # "Each row has the highest value at k=3": of the row, or of all?
    kept = [t for t in _ticks(reader, subject) if t not in named]
    cases = _cases(reader, text, run, kept, read)
    left_out = _cases(reader, text, run, subject.excepted.get(dimension), read)
    if len(cases) < 2 or any(len(c) != len(cases[0]) for c in (*cases, *left_out)):
        return ()
    found: list[Reading] = []
    for ways in zip(*cases, strict=True):
        formulas = _joined(reader, ways, subject.quantifier)
        if not formulas:
            return ()
        found.append(Reading(formulas, ways[0].family, len(cases)))
    if not left_out:
        return tuple(found)
    return tuple(
        replace(reading, formulas=_but_not(reading.formulas, others))
        for reading, *others in zip(found, *left_out, strict=True)
    )


def _cases(
    reader: Reader, text: str, run: _Run, ticks: Iterator[str] | list[str] | tuple[str, ...], read: Read
) -> list[tuple[Reading, ...]]:
    """The readings of a clause for one thing after the other; none unless there are for all."""
    found: list[tuple[Reading, ...]] = []
    for tick in ticks:
        name = _name(reader, run.subject.each or "", tick)
        readings = read(_said_of(text, run, name)) if name and len(found) < _MOST else ()
        if not readings:
            return []
        found.append(readings)
    return found


def _name(reader: Reader, dimension: str, tick: str) -> str | None:
    """How a thing is written so that nothing else can be meant."""
    meant = (Place.of(dimension, [tick]),)
    written = (tick, f"{dimension} {tick}")
    return next((name for name in written if reader.places_in(name) == meant), None)


def _said_of(text: str, run: _Run, name: str) -> str:
    """A clause about one thing, which stands where the phrase stood, or first with its “in”."""
    if run.led is None or not run.led:
        return f"{text[: run.start]}{name}{text[run.stop :]}"
    lead = text[run.led : run.start]
    rest = f"{text[: run.led].rstrip(' ,')}{text[run.stop :]}"
    return f"{lead[0].upper()}{lead[1:]}{name}, {rest}"


def _joined(
    reader: Reader, ways: tuple[Reading, ...], quantifier: Quantifier | None
) -> tuple[Formula, ...]:
    sizes = {len(way.formulas) for way in ways}
    if len(sizes) > 1:
        return ()
    return of_cases(reader, [way.formulas for way in ways], quantifier, None)


def _but_not(formulas: tuple[Formula, ...], others: list[Reading]) -> tuple[Formula, ...]:
    """That something holds of all, but not of those that are left out."""
    return tuple(
        And((formula, *(Not(other.formulas[i]) for other in others)))
        for i, formula in enumerate(formulas)
        if all(i < len(other.formulas) for other in others)
    )
