"""What is measured, where a sentence says it: “Every number is a retrieval accuracy”."""

from __future__ import annotations

import re
from collections.abc import Iterator

from figcheck.checking.english.figures.of_figures import remembered
from figcheck.checking.english.kinds.polarity import EFFORT, is_measure_word
from figcheck.checking.english.names.forms import toggled, words_of
from figcheck.model import Figure
from figcheck.patterns import any_case, regex

_TOLD = any_case(
    r"\b(?:every|each|all|the|a)\s+(?:number|value|cell|cell value|entry|reading)s?\s+"
    r"(?:is|are|gives?|shows?|states?|reports?|contains?|holds?)\s+(?:an?|the)\s+"
    r"((?:[a-z-]+\s+){0,2}?[a-z]+?)(?=\s+(?:in|of|for|that|with|on|at|per|from)\b|\s*[,.;(])"
)
_COUNTED = regex(
    r"\b(?:shows?|displays?|gives?|depicts?|reports?|presents?|plots?|holds?|contains?|compares?"
    r"|illustrates?) (?:the )?(?:(?:mean|average|total|raw|annual|monthly|daily) )?"
    r"(?:number|count)s? of (?:[a-z-]+ ){0,3}?([a-z]{3,20}s)\b"
    r"(?= (?:in|of|for|by|from|per|across|on|at|to|with|who|that|which|aged|over|during|between"
    r"|among|[a-z]+ed|sold|stolen|held)\b| ?[(.,;\n]| ?\Z)"
)
"""What each value counts: “displays the mean number of trips”, “of private primary schools”."""

_AT = regex(r"\b[A-Za-z]{1,12}@\d{1,3}\b")
"""“Pass@1”, “R@10”: the success within so many tries."""

_PASSED = any_case(r"pass@[\dk]")
"""The share of problems that are solved, which is called accuracy as well."""

_COUNTED_THINGS = frozenset(
    "layers heads epochs steps tokens examples samples images sentences words pages users years "
    "year n count depth width dim dims languages classes votes rank #".split()
)
"""What columns count that stand beside those of what a title tells."""

_ALL_ARE = regex(
    r"\b(?:all|the) (?:values|scores|numbers|results|cells|entries) (?:are|give|show|report) "
    r"(?:in |the )?(?P<name>(?:[a-z0-9@-]{1,20} ){0,2}?[a-z0-9@-]{2,20}?)(?: (?:scores?|values?))?"
    r"(?=\s*(?:[.,;(]|$)| (?:in|on|of|for)\b)",
    re.IGNORECASE | re.MULTILINE,
)
"""“All values are BLEU scores.”"""

_SHOWN = any_case(
    r"(?:^|[.:\n]\s*|\b(?:shows?|compares?|reports?|presents?|displays?|gives?|lists?|plots?|(?:table"
    r"|heat ?map|chart|matrix|grid|graph|plot)s? (?:of|with|for|showing)) )"
    r"(?:the |its |their |mean |average )?(?:final |peak )?"
    r"(?P<name>(?:[a-z0-9@-]{1,20} ){0,2}?[a-z0-9@-]{2,20})"
    r"(?: \([^()\n]{1,60}\))? (?:of|for|by|across|per|obtained|achieved|required|needed|on|over|in"
    r"|under|with|between|before|after|during|at|when)\s"
)
"""What a title or an overview begins with: “Accuracy of five models on …”."""

_UNIT_ALONE = regex(
    r"(?:[kKMGTP]?(?:Wh?|J|t|L)|kg|km|mm|cm|tons?|tonnes?|hours?|minutes?|litres?|liters?|USD|EUR|US\$"
    r"|[$€£])(?:\b|(?<=[$€£]))(?: (?:per|/) ?[a-z]+| ?/ ?[a-z]+)?\Z"
)
"""An axis that gives the unit and no more: “GJ per capita”."""

_GIVEN = regex(
    r"\b(?:shows?|compares?|reports?|presents?|displays?|gives?|plots?) the "
    r"(?:(?:final|total|annual|average|mean|yearly|monthly|daily) ){0,2}"
    r"(?P<name>(?:[a-z]{1,20} ){0,2}(?:consumption|production|output|demand|generation|use|intake"
    r"|emissions|spending|expenditure|revenue|income|sales|exports|imports|yield|harvest|catch"
    r"|traffic|supply|waste|rainfall|precipitation)) (?:per|of|in|by|for)\b"
)
"""What an overview says that is compared: “compares the final energy consumption per head”."""

_OVERVIEW = 2_000
"""Characters at the beginning of a description that say what it shows."""

_MEASURED = frozenset("memory throughput price rate occupancy revenue correlation".split())
"""What may be measured besides what is known to be good or bad."""

_ANY_MEASURE = frozenset({"rate", "score", "scores", "performance", "quality"})
"""What does not say by itself what is measured."""

_SCORES = frozenset({"score", "scores"})
_NO_MEASURE = frozenset("same value number cell result average mean sum total figure one".split())


def measures(figure: Figure) -> Iterator[str]:
    """What the overview says that each value is, where no axis or legend is labelled so.

    Args:
        figure: the figure.
    """
    yield from counted_things(figure)
    if _UNIT_ALONE.match(figure.value.label):
        yield from dict.fromkeys(m["name"] for m in _GIVEN.finditer(_beginning(figure)))
    if figure.value.label:
        if _PASSED.match(figure.value.label):
            yield "accuracy"
        return
    yield from _at_so_many(figure)
    if one := measure_of_all(figure):
        yield one
    for told in _TOLD.findall(figure.source.text[:_OVERVIEW]):
        if _NO_MEASURE.isdisjoint(told.lower().split()):
            yield told


def _beginning(figure: Figure) -> str:
    return figure.source.text[:_OVERVIEW]


@remembered
def measure_of_all(figure: Figure) -> str:
    """The one measure that title and overview tell of all values: “accuracy”; else nothing.

    Where a row or a column is called by a measure of its own, the values may be of several.

    Args:
        figure: the figure.
    """
    ticks = (word for d in figure.dimensions for tick in d.ticks for word in words_of(tick))
    if any(is_measure_word(word) or word in EFFORT or word in _COUNTED_THINGS for word in ticks):
        return ""
    found: dict[str, str] = {}
    for text in (figure.title, figure.source.text[:_OVERVIEW]):
        told = (m["name"] for way in (_SHOWN, _ALL_ARE) for m in way.finditer(text))
        for name in (*told, *_TOLD.findall(text)):
            words = words_of(name)
            if len(words) > 1 and words[-1] in _SCORES and is_measure_word(words[-2]):
                words = words[:-1]  # "BLEU scores"
            head = next((w for w in (words[-1:], toggled(words[-1:])) if _is_measured(*w)), ())
            if head and _NO_MEASURE.isdisjoint(words[:-1]):
                full = " ".join((*words[:-1], *head)) if head[0] in _MEASURED else head[0]
                found[head[0]] = min(full, found.get(head[0], full), key=len)
    if len(found) > 1:  # "The word error rate (WER)", "F1 score"
        found = {head: name for head, name in found.items() if head not in _ANY_MEASURE}
    return found.popitem()[1] if len(found) == 1 else ""


def unit_of_all(figure: Figure) -> str:
    """The unit in parentheses behind that measure: “the peak memory (in GB)”."""
    measure = measure_of_all(figure)
    if not measure:
        return ""
    behind = re.compile(rf"\b{re.escape(measure)} \(in ([^\s,;()]{{1,12}})", re.IGNORECASE)
    told = behind.search(_beginning(figure))
    return told[1] if told else ""


def _is_measured(word: str = "") -> bool:
    return is_measure_word(word) or word in _MEASURED


@remembered
def counted_things(figure: Figure) -> frozenset[str]:
    """What the overview says that each value counts: “trips”.

    Args:
        figure: the figure.
    """
    found = frozenset(_COUNTED.findall(figure.source.text[:_OVERVIEW].lower()))
    return found if len(found) == 1 else frozenset()


def counted_per(figure: Figure) -> Iterator[str]:
    """What the overview counts for each of something else: “customers per hour”."""
    for noun in counted_things(figure):
        found = re.search(rf"\b{noun} per (?:\d+ )?[a-z]+\b", _beginning(figure).lower())
        if found:
            yield found[0]


def _at_so_many(figure: Figure) -> Iterator[str]:
    """The one measure of the kind of “Pass@1” that title and overview speak of."""
    text = f"{figure.title}\n{figure.source.text[:_OVERVIEW]}"
    told = {name.lower(): name for name in _AT.findall(text)}
    ticks = {tick.lower() for d in figure.dimensions for tick in d.ticks}
    if len(told) == 1 and ticks.isdisjoint(told):
        ((plain, name),) = told.items()
        yield name
        if _PASSED.match(plain):
            yield "accuracy"
