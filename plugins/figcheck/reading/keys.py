"""Keys: what can be the name that stands with a value, rather than part of a sentence."""

from __future__ import annotations

from figcheck.patterns import regex
from figcheck.reading.numbers import scan
from figcheck.reading.remembered import remembered

LONGEST_KEY = 9
"""Words of a name."""

_LONGEST_NAME = 200
"""Characters of a name about which is remembered whether it is one."""

_IN_QUOTES = regex(r"\"[^\"]{1,120}\"|“[^“”]{1,120}”")
_THOUSANDS = regex(r"(?<=\d),(?=\d{3}(?!\d))")
_SENTENCE_WORDS = frozenset(
    "from runs run rises rise starts start reaches reach falls fall drops drop peaks peak climbs "
    "increases increase decreases decrease declines decline grows grow goes remains stays stay "
    "ranges range with to than by that which it its is are was were has have had below above over "
    "under more less least most up down exceeds exceed between almost nearly "
    "approximately lies lie varies while where the highest lowest "
    "each lists listed given shows show".split()
)
_OF_CATEGORIES = frozenset(
    "from to with than by less more least most up over under above below between almost nearly "
    "was were".split()
)
"""Words that categories have as well: “Less than 5 km”, “10 to 20”, “Added to cart”."""
_PAIRED = (("(", ")"), ("[", "]"), ("{", "}"))
_OPENERS = frozenset(
    "in at from by to with on for of over until after under during between".split()
)
_LEADING = frozenset("from to into with without before after".split())
_LACKING = frozenset("w/o without -".split())
_OF_THE_LACKED = frozenset("the above".split())
"""Words in the names of what is left out: “w/o all of the above”."""
_PORTIONS = frozenset("half all double twice triple".split())
_NUMBERED_RUN = regex(r"[Rr]un #?(?:\d{1,3}|[A-Z])")
_LED = range(2, 5)
"""How many words a name may have that a preposition leads."""


def is_place(name: str) -> bool:
    """Whether a text is a name or holds two, one of which may be a number: “North, 2019”."""
    first, comma, second = name.strip("()").partition(", ")
    named = first[:1].isalpha() or second[:1].isupper()
    both = bool(comma) and is_key(first) and is_key(second) and named
    return is_key(name) or both


def is_category(name: str) -> bool:
    """Whether a text can be a name in a list that has a name and its value a line."""
    words = " ".join(w for w in name.split() if w.lower() not in _OF_CATEGORIES)
    return is_key(name) or is_key(words or "x")


@remembered(_LONGEST_NAME)
def is_key(name: str) -> bool:
    """Whether a piece of text can be a name rather than part of a sentence.

    What stands in quotation marks is a name even if it is a sentence: a question of a survey.
    """
    if _IN_QUOTES.fullmatch(name):
        return True
    name = _THOUSANDS.sub("", name)
    if (
        ": " in name
        or "; " in name
        or name.endswith((";", "|"))
        or name.count("=") > 1
        or any(name.count(a) != name.count(b) for a, b in _PAIRED)
    ):
        return False
    if "=>" in name or "→" in name or ("," in name and scan(name)):
        return False
    parts = name.lower().split()
    if len(parts) == 1 and parts[0] in _OPENERS and not name.isupper():
        return False
    if len(parts) == 1 and name[:1].isupper():
        return True  # a token may be called "The"
    if parts and parts[0] in _LACKING:
        parts = [part for part in parts if part not in _OF_THE_LACKED]
    if len(parts) in _LED and parts[0] in _LEADING:
        parts = parts[1:]  # "from German", "without search"
    if parts[1:2] == ["the"] and parts[0] in _PORTIONS:
        parts = [parts[0], *parts[2:]]  # "half the data"
    if parts == ["range"] or _NUMBERED_RUN.fullmatch(name):
        return True  # beside the median of a box
    return 0 < len(parts) <= LONGEST_KEY and not _SENTENCE_WORDS.intersection(parts)
