"""When two names are one name spelt in two ways.

"Missisippi" is Mississippi and "Lex-Rank" is LexRank, but AIME25 is not AIME24, "HAN r" is
not HAN, BART is not BERT, and "asymmetric" is not symmetric: a digit, a word, a capital among
small letters, and what stands in front of a word make another name.
"""

from __future__ import annotations

from collections.abc import Iterable

from figcheck.patterns import regex
from figcheck.reading.names import key

_WORD = regex(r"[^\W_]+(?:['’][^\W_]+)*")
_LOOKALIKES = str.maketrans("01", "ol")
_SHORTEST = 5
_LONGEST = 60
"""Longer names are sentences; a letter is not looked for in them."""
_CROWD = 8
"""More names than these that differ in one letter are variants, not misspellings."""
_ENDINGS = ("ing", "ed", "er", "or", "ings", "ers")


class Spellings:
    """Names by what their spellings have in common, to find those that nearly are another one.

    Two texts that differ in one letter are the same once the right letter is left out of each;
    so names that are worth comparing meet in a table, and nobody compares all with all.

    Args:
        names: the names, without repetition.
    """

    def __init__(self, names: Iterable[str]) -> None:
        self._order: dict[str, int] = {}
        self._names: dict[str, list[str]] = {}
        self._near: dict[str, list[str]] = {}
        for name in names:
            self._order[name] = len(self._order)
            for trace in _traces(name):
                self._names.setdefault(trace, []).append(name)

    def near(self, written: str) -> list[str]:
        """The names that may be `written` in another spelling, in their order."""
        if written in self._near:
            return self._near[written]
        found: set[str] = set()
        for trace in _traces(written):
            names = self._names.get(trace, ())
            if len(names) <= _CROWD:
                found.update(names)
        self._near[written] = sorted(found, key=self._order.__getitem__)
        return self._near[written]


def _traces(name: str) -> set[str]:
    plain = "".join(_WORD.findall(name)).casefold()
    traces = {plain, _squeezed(plain), plain.translate(_LOOKALIKES)}
    if len(plain) <= _LONGEST:
        traces |= {plain[:i] + plain[i + 1 :] for i, c in enumerate(plain) if not c.isdigit()}
    return traces


def difference(one: str, other: str) -> str:
    """In what two spellings of a name differ.

    Args:
        one: a name as it is written.
        other: another one.

    Returns:
        What differs ("a letter", "a hyphen or space"), in words; "" where they are the same
        name written in the same way, or different names.
    """
    if key(one) == key(other):
        cases = {_inner_case(one), _inner_case(other)}
        return "upper and lower case" if len(cases) == 2 and "" not in cases else ""
    words, others = _words(one), _words(other)
    if not words:
        return ""
    if "".join(words).casefold() == "".join(others).casefold():
        return "a hyphen or space"
    if len(words) != len(others):
        return ""
    pairs = [(a, b) for a, b in zip(words, others, strict=True) if a != b]
    return word_difference(*pairs[0]) if len(pairs) == 1 else ""


def word_difference(one: str, other: str) -> str:
    """In what two words differ that are one word spelt in two ways, "" if they are two.

    Args:
        one: a word, as it is written.
        other: another one.
    """
    a, b = one.casefold(), other.casefold()
    if a == b:
        return ""
    if _digits(a) != _digits(b):
        alike = a.translate(_LOOKALIKES) == b.translate(_LOOKALIKES)
        return "0 and O or 1 and l" if alike and _letters(a) and _letters(b) else ""
    if min(len(a), len(b)) < _SHORTEST or a[0] != b[0] or _is_inflected(a, b):
        return ""
    if _squeezed(a) == _squeezed(b):
        return "a doubled letter"
    if len(a) == len(b) and sorted(a) == sorted(b):
        at = [i for i in range(len(a)) if a[i] != b[i]]
        return "the order of two letters" if len(at) == 2 and at[1] == at[0] + 1 else ""
    start, ends = _unlike(a, b)
    piece, others = one[start : len(a) - ends], other[start : len(b) - ends]
    if len(piece) > 1 or len(others) > 1 or not ends or not (piece + others).islower():
        return ""
    return "a letter"


def _inner_case(name: str) -> str:
    """The name without the case in which sentences and headings differ: GloVe is not Glove."""
    if name.islower() or name.isupper():
        return ""
    return " ".join(word[1:] for word in _WORD.findall(name))


def _words(name: str) -> list[str]:
    """The words of a name, in small letters but for those that are not all small after the first.

    Case is kept where it tells names apart that differ in a letter (BERT, BART).
    """
    return [w if w[1:] != w[1:].lower() else w.lower() for w in _WORD.findall(name)]


def _unlike(a: str, b: str) -> tuple[int, int]:
    """How many characters two words share at their start, and how many at their end."""
    start = 0
    while start < min(len(a), len(b)) and a[start] == b[start]:
        start += 1
    end = 0
    while end < min(len(a), len(b)) - start and a[-1 - end] == b[-1 - end]:
        end += 1
    return start, end


def _is_inflected(a: str, b: str) -> bool:
    """Whether two words differ as "model" and "models" or "modeling" and "modelling" do."""
    short, long = sorted((a, b), key=len)
    if long.startswith(short) or (short.endswith("e") and long.startswith(short[:-1])):
        return True
    start, ends = _unlike(short, long)
    tail = long[len(long) - ends :]
    return len(long) == len(short) + 1 and long[start] == long[start - 1] and tail in _ENDINGS


def _digits(word: str) -> str:
    return "".join(c for c in word if c.isdigit())


def _letters(word: str) -> str:
    return "".join(c for c in word if c.isalpha())


def _squeezed(word: str) -> str:
    """The word with every doubled letter once; 11 stays 11."""
    return "".join(c for i, c in enumerate(word) if i == 0 or c.isdigit() or c != word[i - 1])
