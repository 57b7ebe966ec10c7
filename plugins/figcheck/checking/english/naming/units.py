"""Units that are made of several, as sentences write them: “kops/s”, “tonnes per hectare”."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product

from figcheck.checking.english.names.forms import toggled
from figcheck.checking.english.naming.quantities import spellings
from figcheck.checking.english.parsing.tokens import tokenise
from figcheck.patterns import any_case, regex

_OVER = any_case(r"\s*(?:/|\bper\b)\s*")
_POWER = any_case(r"^(?:in )?(?:[kM]|(?:thousand|million|billion)s?)(?: of)? (?=[a-z])")
"""What is said with the number already: “146.3k tokens/s”."""
_SIGNS = ("/", "per", "a", "each")
_MOST_PARTS = 3
_LONGEST = 3
"""Words of one part, at most: what is longer is no unit."""

_SQUARED = regex(r"(k?m|[cm]m)(²|2|\^2|³|3|\^3)")
_LENGTHS = {
    "km": ("kilometre", "kilometer"),
    "m": ("metre", "meter"),
    "cm": ("centimetre", "centimeter"),
    "mm": ("millimetre", "millimeter"),
}


def compounds(text: str) -> Iterator[tuple[str, ...]]:
    """All ways to write a unit that is made of several.

    Args:
        text: the unit as an axis gives it.

    Yields:
        The words and signs of each way; nothing for a unit of one part.
    """
    parts = _OVER.split(_POWER.sub("", text.strip()))
    if not 1 < len(parts) <= _MOST_PARTS or not all(parts):
        return
    for written in product(*map(_forms, parts)):
        for sign in _SIGNS:
            first, *rest = written
            yield (*first, *(word for part in rest for word in (sign, *part)))


def of_large_numbers(text: str) -> Iterator[tuple[str, ...]]:
    """All ways to write the squares or cubes that are counted in thousands or millions: “m³”.

    Args:
        text: the unit as an axis gives it: “million m³”.
    """
    power = _POWER.match(text.strip())
    single = text.strip()[power.end() :] if power else ""
    if _SQUARED.fullmatch(single.lower()):
        for form in _forms(single):
            yield form
            yield toggled(form)


def squared(text: str) -> tuple[tuple[str, ...], ...]:
    """All ways to write a unit that is the square or cube of a length: “mm³”, “cubic millimetre”.

    Args:
        text: the unit as an axis gives it.
    """
    single = text.strip()
    if not _SQUARED.fullmatch(single.lower()):
        return ()
    forms = _forms(single)
    return tuple(dict.fromkeys((*forms, *map(toggled, forms))))


def measured_first(text: str) -> Iterator[tuple[str, ...]]:
    """What alone of such a unit sentences often give: “50 kg of nitrogen” for “kg/ha”.

    Args:
        text: the unit as an axis gives it.
    """
    parts = _OVER.split(text.strip())
    if 1 < len(parts) <= _MOST_PARTS:
        yield from _forms(parts[0])


def _forms(part: str) -> tuple[tuple[str, ...], ...]:
    """A part of a unit as it stands and written out: “m²”, “square metre”."""
    words = tuple(t.word for t in tokenise(part))
    if not words or len(words) > _LONGEST:
        return ()
    found = [words]
    if len(words) == 1:
        found += [(spelling,) for spelling in spellings(words[0])]
    if (power := _SQUARED.fullmatch(part.strip().lower())) is not None:
        letter = power[1]
        kind = "square" if power[2].strip("^") in ("²", "2") else "cubic"
        found += [(kind, name) for name in _LENGTHS[letter]]
        found += [tuple(t.word for t in tokenise(f"{letter}{n}")) for n in _powers(kind)]
    return tuple(dict.fromkeys(found))


def _powers(kind: str) -> tuple[str, ...]:
    return ("²", "2", "^2") if kind == "square" else ("³", "3", "^3")
