"""Columns of a table by what they list: “WER on test-other”, “the F1”, “on scanned pages”."""

from __future__ import annotations

import re
from collections.abc import Iterator

from figcheck.checking.english.kinds.measured_units import in_several_units
from figcheck.checking.english.kinds.polarity import EFFORT, is_measure_word
from figcheck.checking.english.kinds.told_columns import told_columns
from figcheck.checking.english.names.forms import (
    COMMON,
    IN_BRACKETS,
    MEANS,
    place_within,
    toggled,
    words_of,
)
from figcheck.checking.english.naming.alias import Alias
from figcheck.model import Dimension, Figure, Kind, Role
from figcheck.patterns import any_case, regex

_ARROWS = regex("[↑↓]")
_ON = regex(r"\s+(?:on|for|in|of)\s+(?:the\s+)?")
_UNIT = regex(r".*[(\[]\s*([^()\[\]]{1,12})\s*[)\]]\s*")
_TOLD = any_case(
    r"\b((?:top[- ][15] |exact[- ]match |macro |micro )?(?:accurac(?:y|ies)|f1(?:[- ]scores?)?|bleu"
    r"|rouge|wer|(?:word |character |phone )?error rates?|perplexity|pass rates?|success rates?"
    r"|auc|scores?))"
    r"(?: scores?)?(?: \((?:%|([A-Z]{2,6})(?:,[^()\n]{1,30})?)\))?,? (?:on|across|over)\b"
)
"""How an overview says what columns give that only say on what: “accuracy on three benchmarks”."""

_OVERVIEW = 1_500
"""Characters at the beginning of a description that say what it shows."""

_CASES = ("examples", "samples", "instances")
"""What a column called “Support” counts."""

_IN_PERCENT = regex(r"([A-Za-z]{3,})s \((?:%|in %|percent)\)")
"""“Errors (%)”."""

_SAMPLED = regex(
    r"\b(?:(sample sizes?)|numbers? of (participants|subjects|respondents|patients|people"
    r"|volunteers|students|observations|trials))\b"
)
"""What so many are counted of."""

_LONGEST = 4
"""Words of what is measured, at most."""


def aliases(figure: Figure) -> Iterator[Alias]:
    """What the columns of a table are called in its text, singly and together."""
    for role in (Role.X, Role.Y):
        dimension = figure.dimension(role)
        if figure.kind is not Kind.TABLE or dimension is None:
            continue
        listed = (figure.x_axis if role is Role.X else figure.y_axis).ticks
        own = {tick: words_of(IN_BRACKETS.sub(" ", tick)) for tick in dimension.ticks}
        for item in listed:
            words = words_of(IN_BRACKETS.sub(" ", item))
            found = [t for t, w in own.items() if w and place_within(words, w)]
            if len(found) == 1 and words != own[found[0]]:
                yield Alias(words, dimension.name, (found[0],))
                start = place_within(words, own[found[0]]) - 1
                yield Alias(words[start:], dimension.name, (found[0],))
        for tick, words in own.items():
            if words == ("support",):
                for word in _CASES:
                    yield Alias((word,), dimension.name, (tick,))
            if words == ("n",):
                for told in _sampled(figure):
                    yield Alias(told, dimension.name, (tick,))
            if words and words[-1].isalpha() and len(words[-1]) > 3:
                yield Alias(toggled(words), dimension.name, (tick,))
            if len(words) == 1 and MEANS.intersection(words):
                for word in sorted(MEANS):
                    yield Alias((word,), dimension.name, (tick,))
        if role is Role.X and not figure.value.label:
            alike = _alike(dimension)
            if len(alike) > 1:
                for words in dict.fromkeys(_measures(figure, dimension)):
                    yield Alias(words, dimension.name, alike)
                if len(alike) < len(dimension.ticks):
                    for word in ("scores", "score"):
                        yield Alias((word,), dimension.name, alike)


def means(figure: Figure) -> Iterator[Alias]:
    """Columns that give the mean of others: “mean Dice over eight organs (DSC)”.

    “The best Dice” may be meant of it, or in each of the others.

    Args:
        figure: the figure.
    """
    columns = figure.dimension(Role.X)
    told = told_columns(figure)
    if not told or columns is None:
        return
    alike = _alike(columns)
    text = figure.source.text[:_OVERVIEW]
    for measure in {of.measure for of in told if of.count == len(alike)}:
        words = tuple(word for word in words_of(measure) if word not in COMMON)
        for tick in columns.ticks if words else ():
            label = _ARROWS.sub("", IN_BRACKETS.sub("", tick)).strip()
            if tick in alike or not re.search(
                rf"\b(?:mean|average) {re.escape(' '.join(words))}\b[^(\n,;]{{0,40}}"
                rf"\({re.escape(label)}\b",
                text,
                re.IGNORECASE,
            ):
                continue
            for form in (words, (*words, "score"), (*words, "scores")):
                yield Alias(form, columns.name, (tick,))
                yield Alias(("mean", *form), columns.name, (tick,))
                yield Alias(("average", *form), columns.name, (tick,))


def _sampled(figure: Figure) -> Iterator[tuple[str, ...]]:
    """What a column “N” counts, where the text says so: “the sample size per task”."""
    for match in _SAMPLED.finditer(figure.source.text[:_OVERVIEW].lower()):
        if match[1]:
            yield from (("sample", "size"), ("sample", "sizes"), ("sample",), ("samples",))
        else:
            yield (match[2],)
            yield ("number", "of", match[2])


def rates(figure: Figure) -> Iterator[Alias]:
    """What a measure of so many percent of errors is called as well: “the error rate”."""
    for dimension in figure.dimensions:
        for tick in dimension.ticks:
            many = _IN_PERCENT.fullmatch(tick)
            if many is None or figure.kind is not Kind.TABLE:
                continue
            for rate in ("rate", "rates"):
                yield Alias((many[1].lower(), rate), dimension.name, (tick,))


def _alike(dimension: Dimension) -> tuple[str, ...]:
    """The columns that are no measure of their own: not the size, the speed, the year."""
    found = tuple(
        tick
        for tick in dimension.ticks
        if not EFFORT.intersection(words_of(tick))
        and not (any(map(is_measure_word, words_of(tick))) or _says_unit(tick))
    )
    # "DSC ↑", beside columns of single organs.
    found = tuple(tick for tick in found if not _ARROWS.search(tick)) or found
    # "Beds" beside "Occupancy (%)" and "Stay (days)" is a measure as they are.
    in_units = {_UNIT.fullmatch(tick) is not None for tick in found}
    return () if len(in_units) > 1 and in_several_units(dimension.ticks) else found


def _says_unit(tick: str) -> bool:
    match = _UNIT.fullmatch(tick)
    return match is not None and match[1].strip() not in ("%", "test", "dev", "val")


def _measures(figure: Figure, dimension: Dimension) -> Iterator[tuple[str, ...]]:
    """What stands in parentheses behind the title, and before “on” in the list of the columns."""
    texts = IN_BRACKETS.findall(figure.title)
    for item in figure.x_axis.ticks:
        before = _ON.split(IN_BRACKETS.sub("", item), maxsplit=1)
        texts += before[:1] if len(before) > 1 else []
    overview = f"{figure.title}\n{figure.source.text[:_OVERVIEW]}"
    found = tuple(_TOLD.finditer(overview))
    told = {words_of(m[1].lower()) for m in found}
    texts += [m[2] for m in found if m[2]]  # “word error rate (WER, in percent)”
    if len({words[-1] for words in told}) == 1:
        texts += [" ".join(form) for words in told for form in (words, toggled(words))]
    alike = len(_alike(dimension))
    texts += [t.measure for t in told_columns(figure) if t.count == alike]
    names = {words_of(tick) for tick in dimension.ticks}
    for text in texts:
        words = words_of(text)
        if not 0 < len(words) <= _LONGEST or not any(map(is_measure_word, words)) or words in names:
            continue
        yield words
        if words[-1] == "f1":
            yield (*words, "score")
        if len(words) > 1 and COMMON.isdisjoint(words) and all(map(str.isalpha, words)):
            yield ("".join(word[0] for word in words),)
            yield from (words[n:] for n in range(1, len(words)) if is_measure_word(words[n]))
            yield from (words[n:] for n in range(1, len(words) - 1) if is_measure_word(words[-1]))
