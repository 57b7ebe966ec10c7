"""Which ticks name what a thing lacks or has in addition: “w/o attention”, “- CRF”, “+ LM”."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from figcheck.checking.english.lexicon.inflection import progressive
from figcheck.checking.english.names.forms import words_of
from figcheck.checking.english.naming.alias import Alias
from figcheck.checking.language.order import is_ordered
from figcheck.model import Dimension, Figure
from figcheck.patterns import any_case

_LACKING = any_case(r"(?:w/o|without|wo|no|minus|[-–—−])(?:\s+|(?<=[-–—−]))[^\W\d]")
_LACKING_WITHIN = any_case(r"[\s(](?:w/o|without)\s+\w")
_PREFIX = any_case(r"(?:(?:w/o|without|wo|no|minus)\s+|[-–—−]\s*)")
_ADDING = any_case(r"(?:\+|plus\b|with\b|w/(?!o\b))\s*[^\W\d]")
_TOGETHER = frozenset("all any both everything".split())
_OWN = frozenset("full complete entire whole ours".split())
_STARTS = frozenset("baseline original vanilla".split())
_WHOLE = frozenset("full complete baseline original default ours all base entire whole".split())


def lacks(tick: str) -> bool:
    """Whether a tick names something by what it is without: “w/o attention”, “- CRF”."""
    return bool(_LACKING.match(tick) or _LACKING_WITHIN.search(tick))


def lacks_several(tick: str) -> bool:
    """Whether a tick lacks all parts at once: “w/o all of the above”, “without both”."""
    prefix = _PREFIX.match(tick)
    words = words_of(tick[prefix.end() :])[:1] if prefix else ()
    return bool(_TOGETHER.intersection(words))


def adds(tick: str) -> bool:
    """Whether a tick names something by what it has in addition: “+ synthetic data”."""
    return bool(_ADDING.match(tick))


def whole_of(dimension: Dimension, of: str | None = None) -> str | None:
    """What the ticks of a dimension lack parts of, or add to: “Full model”.

    Args:
        dimension: the dimension.
        of: the tick that is set against it; beside a full model, “+ LM” adds to the baseline.

    Returns:
        The one tick that neither lacks nor adds anything, or the one among these that is
        called full or the baseline; `None` where no ticks lack or add, or it is not clear.
    """
    plain = [t for t in dimension.ticks if not lacks(t) and not adds(t)]
    if len(plain) == len(dimension.ticks):
        return None
    start = [t for t in plain if of and adds(of) and _STARTS.intersection(words_of(t))]
    if len(start) == 1:
        return start[0]
    # "BERT-base" beside "Ours" is another model.
    found = plain
    for words in (_OWN, _WHOLE):
        found = found if len(found) == 1 else [t for t in plain if words.intersection(words_of(t))]
    return found[0] if len(found) == 1 else None


def baseline_of(dimension: Dimension, of: str | None = None) -> str | None:
    """What the ticks of a dimension are set against, by its name: “Full model”, “Control”.

    Args:
        dimension: the dimension.
        of: the tick that is set against it, if one is meant.
    """
    if (whole := whole_of(dimension, of)) is not None:
        return whole
    called = [t for t in dimension.ticks if _BASELINES.intersection(words_of(t))]
    return called[0] if len(called) == 1 else None


def other_of_two(dimension: Dimension, ticks: Sequence[str]) -> str | None:
    """The other of two things that have no order, one of which is meant: “Search” of “Greedy”.

    Args:
        dimension: the dimension that lists them.
        ticks: those of its ticks that are meant.

    Returns:
        `None` where there are not two, or not one of them is meant.
    """
    if len(dimension.ticks) != 2 or len(ticks) != 1 or is_ordered(dimension):
        return None
    return next(tick for tick in dimension.ticks if tick not in ticks)


_BASELINES = frozenset(
    (
        "baseline original vanilla uncompressed control unpruned unquantized placebo untreated "
        "clean uncorrupted unperturbed undisturbed"
    ).split()
)
"""Words in the name of what all else is set against."""

_WHOLES = ("full", "complete", "entire", "whole", "unablated", "intact", "unmodified")
_THINGS = "model system variant version configuration pipeline method setup architecture".split()
FREE = "free"
"""What is said of a thing behind what it lacks: “the FEC-free electrolyte”."""

_ABLATIONS = (
    ("ablations",), ("ablated", "variants"), ("ablated", "models"), ("ablated", "versions"),
    ("ablated", "systems"), ("reduced", "variants"), ("ablation", "variants"),
    *(("w", "o", thing) for thing in "variants rows models versions systems settings".split()),
    ("w", "o", "configurations"),
)  # fmt: skip
_ALL_PARTS = (
    ("everything",), ("all", "components"), ("all", "of", "the", "components"),
    ("all", "parts"), ("all", "of", "them"), ("all", "of", "these"), ("all", "modules"),
)  # fmt: skip
_REMOVALS = (("removals",), ("omissions",), ("deletions",), ("removed", "components"))
_MODIFICATIONS = (("modifications",), ("alterations",), ("modified", "variants"))
_ADDITIONS = (("additions",), ("extensions",), ("extended", "variants"), ("add", "ons"))


def aliases(figure: Figure) -> Iterator[Alias]:
    """What the whole is called, and all that lack something or have something in addition."""
    for dimension in figure.dimensions:
        whole = whole_of(dimension)
        if whole is not None:
            head = words_of(whole)[-1:]
            for word in _WHOLES:
                for thing in (*_THINGS, *head):
                    yield Alias((word, thing), dimension.name, (whole,))
        for tick in filter(lacks, dimension.ticks):
            if match := _PREFIX.match(tick):
                part = words_of(tick[match.end() :])
                yield Alias(part, dimension.name, (tick,))
                if part[-1:] and part[-1].isalpha():
                    yield Alias((*part[:-1], progressive(part[-1])), dimension.name, (tick,))
                yield Alias((*part, FREE), dimension.name, (tick,))
        lacking = tuple(t for t in dimension.ticks if lacks(t))
        together = [t for t in lacking if lacks_several(t)]
        if len(together) == 1:
            for form in _ALL_PARTS:
                yield Alias(form, dimension.name, (together[0],))
        adding = tuple(t for t in dimension.ticks if adds(t))
        modified = tuple(t for t in dimension.ticks if t != whole) if whole else ()
        groups = (
            (lacking, _ABLATIONS + _REMOVALS),
            (adding, _ADDITIONS),
            (modified, _MODIFICATIONS),
        )
        for group, names in groups:
            if len(group) > 1:
                for words in names:
                    yield Alias(words, dimension.name, group)
