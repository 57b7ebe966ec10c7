"""Names by their words, and where sentences write them."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field

from figcheck.checking.english.parsing.tokens import Token
from figcheck.patterns import regex
from figcheck.records import record

_TAIL = regex(r"[^\w\s]{1,4}\Z")
_AFTER_COMMA = frozenset(
    "and or but yet while whereas which who where with followed as so the at in both each".split()
)
"""Words before which a comma separates, whatever stands before it."""

_SKIPPED = frozenset("-_|/:,()[]\"'*&.+@#=→⇒↔")


@record
class Ticks:
    """Coordinates that a name stands for: one, or several that share the name."""

    dimension: str
    ticks: tuple[str, ...]


@record
class Label:
    """A name of a dimension in a sentence."""

    dimension: str


@dataclass
class Index:
    """Meanings by their first word, longest first once it is complete."""

    entries: dict[str, list[tuple[tuple[str, ...], Ticks | Label | str]]] = field(
        default_factory=dict
    )

    @classmethod
    def of(cls, written: Iterable[tuple[str, ...]], meaning: Ticks | Label | str) -> Index:
        """All that is written for one meaning."""
        index = cls()
        for words in written:
            index.add(words, meaning)
        return index

    def add(self, words: tuple[str, ...], meaning: Ticks | Label | str) -> None:
        """Adds what some words mean."""
        if words:
            known = self.entries.setdefault(words[0], [])
            if (words, meaning) not in known:
                known.append((words, meaning))

    def drop(self, words: tuple[str, ...], dimension: str) -> None:
        """Takes away what some words mean of a dimension."""
        known = self.entries.get(words[0], [])
        known[:] = [
            (named, meaning)
            for named, meaning in known
            if named != words or isinstance(meaning, str) or meaning.dimension != dimension
        ]


def matches(
    index: Index, tokens: Sequence[Token], start: int
) -> Iterator[tuple[int, Ticks | Label | str]]:
    """What begins at a token as a name, with the index after its end."""
    known = index.entries.get(tokens[start].word)
    if known is None:
        return
    after = start + 1
    while after < len(tokens) and tokens[after].word in _SKIPPED:
        after += 1
    following = tokens[after].word if after < len(tokens) else ""
    for words, meaning in known:
        # Most are told apart by their second word.
        if len(words) > 1 and words[1] != following and words[1] not in _SKIPPED:
            continue
        place = start
        for word in words[1:]:
            place += 1
            while (
                place < len(tokens)
                and tokens[place].word in _SKIPPED
                and tokens[place].word != word
            ):
                place += 1
            if place >= len(tokens) or tokens[place].word != word:
                break
        else:
            stop = _with_tail(tokens, start, place + 1, meaning)
            yield _closed(tokens, start, stop), meaning


def _closed(tokens: Sequence[Token], start: int, stop: int) -> int:
    """The end of a name with the comma that closes one with a comma in it: “Troy, NY, has …”."""
    if not any(t.word == "," for t in tokens[start + 1 : stop - 1]) or stop + 1 >= len(tokens):
        return stop
    after = tokens[stop + 1]
    goes_on = after.text.islower() and after.word not in _AFTER_COMMA
    return stop + 1 if tokens[stop].word == "," and goes_on else stop


def _with_tail(tokens: Sequence[Token], start: int, stop: int, meaning: Ticks | Label | str) -> int:
    """The end of a name with the signs that belong to it: "VSE++", "Wikipedia (wikipedia.org)"."""
    if not isinstance(meaning, Ticks) or len(meaning.ticks) != 1:
        return stop
    tail = _TAIL.search(meaning.ticks[0])
    # "Panel (b)": the bracket that was passed over has another side.
    opened = stop - 2 > start and tokens[stop - 2].word == "("
    if opened and stop < len(tokens) and tokens[stop].word == ")":
        stop += 1
    for sign in tail.group() if tail else "":
        if stop < len(tokens) and tokens[stop].word == sign:
            stop += 1
    return stop
