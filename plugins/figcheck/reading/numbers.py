"""Finds the numbers in a text, one after the other, in one pass.

Descriptions and the sentences about them write numbers alike, so both are read
with `scan`. What counts as a number here is what a reader would call a value:
"596k", "−3.5 %", ".311", "1,049", "3×10⁻⁴", "29.3±0.5". Digits that belong to
a name ("AIME24", "R@1", "ROUGE-1", "d4", "10x10") do not count.
"""

from __future__ import annotations

import re
from decimal import Decimal
from math import isfinite
from typing import NamedTuple

from figcheck.patterns import regex
from figcheck.reading.remembered import remembered


class Number(NamedTuple):
    """One number of a text.

    Attributes:
        start: where it begins, its sign or currency sign included.
        end: where it ends, a suffix like "k" or "%" included.
        value: in base units: 596k is 596000; a percentage keeps its 25.
        decimals: digits after the decimal point, in units of `value`: 3.62M has -4.
        approx: whether it is given as approximate ("~", "about").
        unit: "%", "$", "ms", "x", …; "" if none is attached.
        error: the ± that follows it, in units of `value`.
        stop: where it ends with its ± error.
    """

    start: int
    end: int
    value: float
    decimals: int
    approx: bool
    unit: str
    error: float | None
    stop: int


_DIGIT = regex(r"[0-9]")
_BARE = regex(
    # What may make it part of a name or approximate, or go on with it, is left to the rest.
    r"(?<![^ (\[|*=])(?<![.~≈∼≃$€£¥] )"
    r"(?:(?<![tdyxaeoTDYXAEO] )|(?<!(?i:bout|ound|tely|prox|ghly|arly|most|irca|some|e to) ))"
    r"([0-9]{1,12}(?:\.([0-9]{1,12}))?)(%?)"
    r"(?=[;:)\]|*\n]|[,.](?![0-9])| (?![ ±(+\\%‰°×x·$])|\Z)"
)
"""A number that is nothing but digits, as most are."""
_INTEGER = regex(r"[0-9]+")
_GROUPS = regex(r"(?:(?:,[0-9]{3})+|(?:['’][0-9]{3})+|(?:[\u202f\u2009\u00a0][0-9]{3})+)(?![0-9])")
_NO_DIGIT = regex(r"[^0-9.]")
_COMMA_RUN = regex(r",[0-9]")
_FRACTION = regex(r"\.[0-9]+")
_VERSION = regex(r"(?:\.[0-9]+)+")
_EXPONENT = regex(r"[eE]([-+−]?[0-9]{1,3})(?![0-9A-Za-z])")
_SUPERSCRIPTS = str.maketrans("⁰¹²³⁴⁵⁶⁷⁸⁹⁻⁺", "0123456789-+")
_POWER = regex(r"(?:\^\{?([-+−]?[0-9]{1,3})\}?|([⁻⁺]?[⁰¹²³⁴⁵⁶⁷⁸⁹]{1,3}))")
_TIMES_TEN = regex(r" ?(?:[×·]|x|\\times) ?10(?=[\^⁰¹²³⁴⁵⁶⁷⁸⁹⁻⁺])")
_GRID = regex(r" ?[x×] ?(?=[0-9])")
_MULTIPLIERS = {
    "k": 3,
    "K": 3,
    "M": 6,
    "mn": 6,
    "B": 9,
    "bn": 9,
    "T": 12,
}
_TIMES_AND_SIZES = "s ms h min mm cm m km mg g kg KB MB GB TB G px pt pp bps"
_PHYSICAL = "Hz kHz MHz GHz eV keV MeV V mV W kW dB"
_ATTACHED_UNITS = frozenset(f"{_TIMES_AND_SIZES} {_PHYSICAL}".split())
_FOOTNOTES = frozenset("¹ ᵃ ᵇ ᶜ ᵈ".split())
_LETTERS = regex(r"[^\W\d_]+")
_UNIT_SIGN = regex(r" ?(?:%|‰|°[CF]?(?![^\W\d_]))|[×x](?!\w)")
_ERROR = regex(r" ?\(? ?\$?(?:±|\+/-|\\pm\b)\$? ?([0-9]{0,9}\.?[0-9]{1,9}) ?(?:([%kKM])(?!\w))?\)?")
_APPROX = regex(
    r"(?:[~≈∼≃]|\b(?:about|around|approximately|approx\.?|roughly|nearly|almost|circa|ca\.|some"
    r"|close to))[ \u00a0]?[$€£¥]?$",
    re.IGNORECASE,
)
_NAME_REST = regex(r"[\w@]+(?:[.+-][\w@]+)*")
_DATE = regex(r"[0-9]{4}-[0-9]{2}-[0-9]{2}(?![0-9])")
_SIGNS = "-−+–"
_BEFORE_SIGN = " \t\n\r\u00a0([{,:;=/|<>~≈±\"'“‘*_`→$€£"
_CURRENCY = "$€£¥"
_LONGEST_APPROX = 17
_MAX_DIGITS = 300
_SHORT = 400
"""Characters of a text whose numbers are remembered."""


@remembered(_SHORT)
def scan(text: str) -> tuple[Number, ...]:
    """Find all numbers of `text`, from left to right, in time linear in its length.

    Args:
        text: any text, with or without markdown.

    Returns:
        The numbers; their places are indices into `text`. A range such as
        "24–48" gives two numbers, "29.3±0.5" one with an error.
    """
    found: list[Number] = []
    position = 0
    while match := _DIGIT.search(text, position):
        if bare := _BARE.match(text, match.start()):
            start, position = bare.span()
            digits, part, unit = bare.groups()
            decimals = len(part) if part else 0
            found.append(
                Number(start, position, float(digits), decimals, False, unit, None, position)
            )
            continue
        number, position = _read(text, match.start(), position)
        if number is not None:
            found.append(number)
    return tuple(found)


def _read(text: str, digit: int, floor: int) -> tuple[Number | None, int]:
    """Read the number whose first digit stands at `digit`.

    Args:
        text: the whole text.
        digit: index of an ASCII digit.
        floor: where the number before this one ended; nothing before is looked at.

    Returns:
        The number, or `None` if the digits are part of a name, and where to go on.
    """
    start = digit
    if start > floor and text[start - 1] == "." and (start == 1 or not text[start - 2].isalnum()):
        start -= 1
    if _is_in_name(text, start) and not _ends_range(text, start, floor):
        return None, _end_of_name(text, digit)
    if date := _DATE.match(text, digit):
        return None, date.end()

    integer = _INTEGER.match(text, start)
    end = integer.end() if integer else start
    if integer is not None and (groups := _thousands(text, start, end, floor)):
        end = groups
    fraction = _FRACTION.match(text, end)
    places = 0
    if fraction is not None:
        end = fraction.end()
        places = end - fraction.start() - 1
        if more := _VERSION.match(text, end):  # 1.2.3 is a version, not a number
            return None, _end_of_name(text, more.end() - 1)
    if end - start > _MAX_DIGITS:
        return None, end
    mantissa = Decimal(_NO_DIGIT.sub("", text[start:end]))

    exponent, end = _exponent(text, start, end)
    if exponent is None:
        if grid := _GRID.match(text, end):  # 10x10: neither side is a value
            return None, _skip_grid(text, grid.end())
        exponent = 0

    suffix = _suffix(text, end)
    if suffix is None:
        return None, _end_of_name(text, end)
    power, unit, end = suffix
    exponent += power
    value = float(mantissa.scaleb(exponent))
    if not isfinite(value):
        return None, end
    decimals = places - exponent

    start, value, unit = _sign(text, start, value, unit, floor)
    error, stop = _error(text, end)
    approx = bool(_APPROX.search(text[max(floor, start - _LONGEST_APPROX) : start]))
    return Number(start, end, value, decimals, approx, unit, error, stop), stop


def _is_in_name(text: str, start: int) -> bool:
    """Whether digits at `start` continue a name: "AIME24", "ROUGE-1", "R@1"."""
    if start == 0:
        return False
    before = text[start - 1]
    if before.isalpha() or before in "_@#^":
        return True
    if before in "-–−+.'’" and start > 1:
        return text[start - 2].isalpha()
    return False


_SCALED = regex(r"[0-9]{1,9}(?:\.[0-9]{1,9})?(k|K|M|mn|B|bn|T)")
_SCALED_LAST = regex(r"(?<![\w.-])[0-9][0-9.,]{0,9}(k|K|M|mn|B|bn|T)\Z")
_LONGEST_SCALED = 12


def _ends_range(text: str, start: int, floor: int) -> bool:
    """Whether digits behind a dash end a range whose first number has a letter: “2B–8B”.

    A hyphen is in names as well: “7B-32K”, but hardly between the same letters.
    """
    if start - 1 != floor or text[floor] not in "-–":
        return False
    first = _SCALED_LAST.search(text, max(0, floor - _LONGEST_SCALED), floor)
    last = _SCALED.match(text, start)
    return (
        first is not None
        and last is not None
        and not text[last.end() : last.end() + 1].isalnum()
        and (text[floor] == "–" or first[1] == last[1])
    )


def _end_of_name(text: str, position: int) -> int:
    """Where the name ends that goes on at `position`: "WS-353-ALL", "GPT-3.5b"."""
    match = _NAME_REST.match(text, position)
    return match.end() if match else position + 1


def _skip_grid(text: str, position: int) -> int:
    """Where "10x10" (or "2x2x2") ends, given where its second number begins."""
    while integer := _INTEGER.match(text, position):
        position = integer.end()
        if not (grid := _GRID.match(text, position)):
            break
        position = grid.end()
    return position


def _thousands(text: str, start: int, end: int, floor: int) -> int | None:
    """Where "1,049,000" ends, if the digits from `start` to `end` begin such a number.

    "38,46,28" is three values and "3,100,200" stands in a list of them: a run
    of comma-joined groups is one number only if all of it has that form.
    """
    if end - start > 3 or text[start] == "0":
        return None
    if floor < start and start >= 2 and text[start - 1] == "," and text[start - 2].isdigit():
        return None
    groups = _GROUPS.match(text, end)
    if groups is None or _COMMA_RUN.match(text, groups.end()):
        return None
    return groups.end()


def _exponent(text: str, start: int, end: int) -> tuple[int | None, int]:
    """The power of ten that follows a mantissa, and where it ends."""
    if match := _EXPONENT.match(text, end):
        return int(match.group(1).replace("−", "-")), match.end()
    if times := _TIMES_TEN.match(text, end):
        power = _POWER.match(text, times.end())
        if power is not None:
            return _power(power), power.end()
    if text[start:end] == "10" and (power := _POWER.match(text, end)):
        return _power(power) - 1, power.end()
    return None, end


def _power(match: re.Match[str]) -> int:
    return int((match.group(1) or match.group(2).translate(_SUPERSCRIPTS)).replace("−", "-"))


def _suffix(text: str, end: int) -> tuple[int, str, int] | None:
    """What is attached to a number: "k", "ms", "%".

    Args:
        text: the whole text.
        end: where the number ends.

    Returns:
        The power of ten and the unit that it stands for, and where it ends; `None` for letters
        that make the number part of a name.
    """
    power, unit = 0, ""
    if letters := _LETTERS.match(text, end):
        word = letters.group()
        if word in _FOOTNOTES:
            return 0, "", end
        if letters.end() < len(text) and text[letters.end()] in "0123456789_":
            return None
        if word in _MULTIPLIERS:
            power = _MULTIPLIERS[word]
        elif word == "x" or word in _ATTACHED_UNITS:
            unit = word
        else:
            return None
        end = letters.end()
    if sign := _UNIT_SIGN.match(text, end):
        unit, end = sign.group().strip().replace("×", "x"), sign.end()
    return power, unit, end


def _sign(text: str, start: int, value: float, unit: str, floor: int) -> tuple[int, float, str]:
    """Take in the sign and the currency sign before a number."""
    if start > floor and text[start - 1] in _CURRENCY:
        start -= 1
        unit = text[start]
    if start > floor and text[start - 1] in _SIGNS:
        before = text[start - 2] if start >= 2 else " "
        plain_dash = text[start - 1] == "–"
        if before in _BEFORE_SIGN and not (plain_dash and start >= 2 and before not in " (,"):
            value = value if text[start - 1] == "+" else -value
            start -= 1
    return start, value, unit


def _error(text: str, end: int) -> tuple[float | None, int]:
    """The ± after a number, and where the number with it ends."""
    match = _ERROR.match(text, end)
    if match is None:
        return None, end
    stop = match.end()
    if match.group().endswith(")") and "(" not in match.group():
        stop -= 1
    exponent = _MULTIPLIERS.get(match.group(2) or "", 0)
    return float(Decimal(match.group(1)).scaleb(exponent)), stop
