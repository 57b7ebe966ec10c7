"""The words of a text that carry meaning: without asides, quotation marks, and degrees."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from figcheck.checking.english.lexicon.entries import aside_at, asides, classes_at
from figcheck.checking.english.names.names import Names
from figcheck.checking.english.parsing.tokens import Token, tokenise

_DROPPED = frozenset("\"'*_")

_THENCE = frozenset({"AFTER_THAT", "BEFORE_THAT", "AT_THAT", "BY_THEN"})
"""Classes of phrases that refer to a time that was named before."""

_COMPARED = frozenset({"MORE", "BETTER", "MORE_SO"})
"""Classes of comparatives."""

_NO_DEGREE = frozenset(
    "not n't never no so how as this that too very pretty without hardly".split()
)
"""Words after which “much” says how much it is, or that it is not."""


_BOUNDS = frozenset({"BOUND", "EXCEEDS", "GETS_BEYOND", "SURPASSES", "DIPS"})
"""Classes of words for lying beyond a number."""

_BESIDE = frozenset({"BEATS", "AHEAD_OF"})
"""Classes of words for being behind or ahead of something, for which “far” alone is no degree."""

_DEGREES = frozenset(
    "far significantly substantially considerably markedly dramatically noticeably appreciably "
    "vastly hugely clearly comfortably easily decidedly distinctly".split()
)
"""Words that say how far beyond something is; with “not” before them, that it is not so far."""


_PARTS = frozenset("as half third thirds quarter quarters fourth fifth tenth".split())
"""Words before an “again” that goes with them."""


_NEAR = 7
"""Words behind an “again” among which the “as” that belongs to it stands."""


def _is_thence(tokens: Sequence[Token], place: int) -> bool:
    """Whether a word ends a phrase that refers back: the “then” of “since then”."""
    return place > 0 and any(
        name in _THENCE and stop > place for name, stop, _ in classes_at(tokens, place - 1)
    )


def _is_before_a_bound(tokens: Sequence[Token], place: int) -> bool:
    """Whether a word says how near a bound is: the “slightly” of “slightly above 50”."""
    stops = [stop for name, stop, _ in classes_at(tokens, place) if name == "JUST"]
    bounds = (
        end
        for stop in stops
        for name, end, _ in (classes_at(tokens, stop) if stop < len(tokens) else ())
        if name in _BOUNDS
    )
    return any(end < len(tokens) and _is_so_many(tokens, end) for end in bounds)


def tells_nearness(text: str) -> bool:
    """Whether a text says how near a bound something is: “slightly above 50”."""
    tokens = tokenise(text)
    return any(_is_before_a_bound(tokens, place) for place in range(len(tokens)))


def _is_so_many(tokens: Sequence[Token], place: int) -> bool:
    """Whether an amount or a part is said: “50”, “a third”."""
    if tokens[place].number is not None:
        return True
    return any(name == "FRACTION" for name, _, _ in classes_at(tokens, place))


def _is_degree(tokens: Sequence[Token], place: int) -> bool:
    """Whether “much” only says how great a distance is: “much higher”, not “not much higher”."""
    if tokens[place].word != "much" or place + 1 == len(tokens):
        return False
    before = tokens[place - 1].word if place else ""
    after = {name for name, _, _ in classes_at(tokens, place + 1)}
    return before not in _NO_DEGREE and not _COMPARED.isdisjoint(after)


def _is_part_of_name(tokens: Sequence[Token], place: int, names: Names) -> bool:
    """Whether a sign is that with which a name begins: the plus of “+Attention”."""
    if tokens[place].word != "+" or place + 1 == len(tokens):
        return False
    named = (meaning for _, meaning in names.ticks_at(tokens, place + 1))
    return any(all(tick.startswith("+") for tick in ticks.ticks) for ticks in named)


def _is_as_well_as(tokens: Sequence[Token], stop: int) -> bool:
    """Whether what ends there goes on as “as well as”, which puts things together."""
    return " ".join(t.word for t in tokens[stop - 2 : stop + 1]) == "as well as"


def _is_not_quite(tokens: Sequence[Token], place: int) -> bool:
    """Whether “quite” stands in “not quite 50”, which is a little less."""
    if tokens[place].word != "quite" or not place or place + 1 == len(tokens):
        return False
    return tokens[place - 1].word == "not" and _is_so_many(tokens, place + 1)


def _is_not_so_far(tokens: Sequence[Token], place: int, stop: int) -> bool:
    """Whether a degree is denied: “not far above 50”, “not far behind B”."""
    if tokens[place].word not in _DEGREES or not place or stop >= len(tokens):
        return False
    after = {name for name, _, _ in classes_at(tokens, stop)}
    beyond = _BOUNDS | _BESIDE if tokens[place].word == "far" else _BOUNDS
    return tokens[place - 1].word in {"not", "n't"} and not after.isdisjoint(beyond)


def _is_as_much_again(tokens: Sequence[Token], place: int) -> bool:
    """Whether “again” adds a whole to a part: “half again as high as B”, “as high again as B”."""
    if tokens[place].word != "again" or place + 1 == len(tokens):
        return False
    before = {token.word for token in tokens[max(place - 4, 0) : place]}
    if tokens[place + 1].word == "as":
        return not before.isdisjoint(_PARTS)
    # "Half as much again in 2020 as in 2005."
    behind = {token.word for token in tokens[place + 1 : place + _NEAR]}
    return "as" in behind & before and not before.isdisjoint(_PARTS - {"as"})


def _begins_part(tokens: Sequence[Token], place: int, stop: int) -> bool:
    """Whether what ends there goes on as a part: the “a mere” of “a mere quarter”."""
    return any(name == "FRACTION" and end > stop for name, end, _ in classes_at(tokens, place))


@cache
def _looked_at() -> frozenset[str]:
    """The words and signs that may be left out; in a figure those that qualify as well."""
    return asides() | _DROPPED | {"much", "+"}


def without_asides(tokens: Sequence[Token], names: Names) -> list[Token]:
    """The tokens that carry meaning: no quotation marks, no asides, no final stop."""
    kept: list[Token] = []
    looked_at = _looked_at()
    i = 0
    while i < len(tokens):
        if (word := tokens[i].word) not in looked_at and word not in names.qualifying:
            kept.append(tokens[i])
            i += 1
            continue
        stop = aside_at(tokens, i)
        if stop > i and not (
            any(names.ticks_at(tokens, i))
            or _is_thence(tokens, i)
            or _is_before_a_bound(tokens, i)
            or _is_as_well_as(tokens, stop)
            or _is_not_quite(tokens, i)
            or _is_not_so_far(tokens, i, stop)
            or _is_as_much_again(tokens, i)
            or _begins_part(tokens, i, stop)
        ):
            i = stop
            # "However, the …": the comma goes with the aside, as do both in "A, however, is …".
            if i < len(tokens) and tokens[i].word == ",":
                i += 1
                if kept and kept[-1].word == ",":
                    kept.pop()
            continue
        if _is_degree(tokens, i) or names.only_qualifies(tokens, i):
            i += 1
            continue
        if tokens[i].word not in _DROPPED and not _is_part_of_name(tokens, i, names):
            kept.append(tokens[i])
        i += 1
    while kept and kept[-1].word in ".;,:!":
        kept.pop()
    # "Texas (22,969) 2." is what is left of a numbered list: the 2 belongs to the next item.
    if len(kept) > 2 and kept[-1].number is not None and kept[-2].word == ")":
        kept.pop()
    while kept and kept[0].word in ";,":
        kept.pop(0)
    return kept
