"""Splits text into sentences."""

from __future__ import annotations

import re
from collections.abc import Iterable
from functools import lru_cache
from typing import NamedTuple

from figcheck.patterns import regex

# Each run of marks is looked at once, from its first: a line of a million dots must not take hours.
_END = regex(r"[.!?…](?<![.!?…]{2})[.!?…]*+[\"'”’)\]]*+\s+")
_ABBREVIATIONS = frozenset(
    "e.g i.e vs approx cf fig figs eq eqs tab sec ref refs no nos al resp ca dr mr mrs ms prof st "
    "avg std est max min incl excl dept temp vol ed eds viz wrt esp u.s u.k div acc prec rec val "
    "reg pref succ joint num freq diff prod inc".split()
)
_STARTERS = frozenset(
    "the this that these those it its they there here in of on at for from by with within without "
    "however when while whereas although since because if as to a an and but both all each every "
    "no not none most some only one two three four five six another other overall across among "
    "between during after before over under below above outside against once then thus therefore "
    "moreover furthermore nevertheless meanwhile compared relative values performance he she we "
    "what which who how why neither either just even still again".split()
)
_FIRST_WORD = regex(r"[\"'“‘(]*([A-Za-z]+)")
_WORD_BEFORE = regex(r"[^\s(\[\"“'‘]*$")
_INITIALS = regex(r"[^\W\d_](?:[.-]{1,2}[^\W\d_])*")
_UNIT_BEFORE = regex(r"[0-9] (?:[a-zKNVW]|ms|min|sec)$")
_LONGEST_WORD = 40


def split(text: str, names: Iterable[str] = ()) -> list[tuple[int, int]]:
    """Find the sentences of a text.

    A full stop ends no sentence within a number, after an abbreviation or an
    initial, within one of `names` ("RW-STANF.", "Val. Loss"), or before a small letter that
    begins none of them ("mBART").

    Args:
        text: a paragraph or a bullet.
        names: names of the figure, which may contain full stops or begin with a small letter.

    Returns:
        Start and end of each sentence, without the space around it.
    """
    known = _known(frozenset(names))
    guarded = _guarded(text, known.stopped)
    sentences: list[tuple[int, int]] = []
    start = 0
    for match in _END.finditer(text):
        # "… that of Sample B. Sample C …": a name ends a sentence as any word does.
        named = text.endswith(known.lettered, 0, match.start()) and match.start() not in guarded
        if _ends(text, match, guarded, known, named=named):
            sentences.append((start, match.start() + len(match.group().rstrip())))
            start = match.end()
    if text[start:].strip():
        sentences.append((start, len(text.rstrip())))
    return sentences


class _Names(NamedTuple):
    """The names of a figure that sentences are told apart by.

    Attributes:
        letters: names of one letter, which end a sentence as any word does.
        lettered: names that end in a letter of its own.
        small: names that begin with a small letter, which a sentence may begin with.
        stopped: names with full stops.
    """

    letters: frozenset[str]
    lettered: tuple[str, ...]
    small: tuple[str, ...]
    stopped: tuple[str, ...]


@lru_cache(maxsize=2)
def _known(names: frozenset[str]) -> _Names:
    longer = [name for name in names if len(name) > 1]
    return _Names(
        letters=frozenset(name for name in names if len(name) == 1),
        lettered=tuple(name for name in longer if name[-2].isspace()),
        small=tuple(name for name in longer if name[0].islower()),
        stopped=tuple(name for name in names if "." in name),
    )


def _guarded(text: str, names: Iterable[str]) -> set[int]:
    """Places of the full stops that belong to a name and do not end it."""
    places: set[int] = set()
    for name in names:
        at = text.find(name)
        while at >= 0:
            places.update(at + i for i, c in enumerate(name) if c == ".")
            at = text.find(name, at + len(name))
    return places


def _ends(
    text: str,
    match: re.Match[str],
    guarded: set[int],
    names: _Names,
    *,
    named: bool,
) -> bool:
    """Whether a sentence ends at this full stop (or other mark) and white space.

    Args:
        text: the text.
        match: the mark, with the white space behind it.
        guarded: places of the full stops that belong to names.
        names: the names of the figure.
        named: whether a name that ends in a letter of its own stands before the mark.
    """
    following = text[match.end() : match.end() + _LONGEST_WORD]
    first = following[:1]
    if not first or first in "&,;:)=<>≤≥±":
        return False
    if first.islower() and not _begins_with_name(following, names.small):
        return False
    if match.group().startswith("...") and (first.isdigit() or first in "~≈$€£+−-"):
        return False  # "Norway ..... 128.7"
    if not match.group().startswith(".") or match.group().startswith(".."):
        return True
    if match.start() in guarded:
        return _starts_sentence(following)
    if named:
        return True
    before = _WORD_BEFORE.search(text, max(0, match.start() - _LONGEST_WORD), match.start())
    written = before.group() if before else ""
    if (
        written in names.letters
        and text[max(0, match.start() - 3) : match.start() - 1][:1].isalnum()
    ):
        return True  # "… choose A or B. Nearly half …", but no "A. Nearly half …".
    word = written.lower()
    if word in {"e.g", "i.e", "vs", "cf", "approx", "al"}:
        return False
    if _UNIT_BEFORE.search(text, max(0, match.start() - _LONGEST_WORD), match.start()):
        return True  # "at 3.0 m. The …"
    if word in _ABBREVIATIONS or _INITIALS.fullmatch(word):
        return _starts_sentence(following)
    return True


def _begins_with_name(following: str, names: tuple[str, ...]) -> bool:
    """Whether a text begins with one of some names: “mBART is …”, but not “oiled …” with “oil”."""
    return any(
        following.startswith(name) and not following[len(name) : len(name) + 1].isalnum()
        for name in names
    )


def _starts_sentence(following: str) -> bool:
    word = _FIRST_WORD.match(following)
    return word is not None and word.group(1).lower() in _STARTERS
