"""What “after” says where it counts: “after 10 epochs” it is so then, or from then on."""

from __future__ import annotations

from collections.abc import Sequence

from figcheck.checking.english.kinds.scale import POWERS
from figcheck.checking.english.lexicon.entries import classes_at
from figcheck.checking.english.parsing.tokens import Token
from figcheck.checking.english.parsing.words import Edges
from figcheck.checking.english.sources.source import Source

_GOING_ON = frozenset(
    "RISES RISE FALLS IMPROVED LEVELS LEVELS_OFF LEVEL_NOUN STABLE THROUGHOUT HOLDS CHANGES_BY "
    "DIVERGE SLOWS RANGES CONFINED MULTIPLIES DIMINISHING ONWARDS TREND EACH BETTERS".split()
)
"""Classes of words for what goes on for a while."""

_LASTING = frozenset(
    "stay stays stayed remain remains remained keep keeps kept never always no none nothing "
    "longer hardly barely".split()
)
"""Words for the same that are of no such class."""

_NONE = frozenset("no none nothing".split())
_STANDING = frozenset("is are was were".split())
"""“After 10 epochs none is above 5” is said of then; that none gets there, of all later on."""

_ALSO = frozenset({",", "and", "or"})

_HAS_BECOME = frozenset("has have had".split())

_TIMES = frozenset(
    "point points time times step steps stage stages moment interval intervals marker markers "
    "measurement measurements checkpoint checkpoints tick ticks one other others later further "
    "following subsequent remaining succeeding next epoch epochs round rounds iteration iterations "
    "cycle cycles second seconds minute minutes hour hours day days week weeks month months year "
    "years decade decades session sessions dose doses visit visits".split()
)
"""What “every” stands before where it says when."""


class Afterwards(Source):
    """“After” before so much of what an axis counts."""

    looks_ahead = True

    def add(self, edges: Edges, tokens: Sequence[Token], start: int) -> None:
        """Tells the point of an axis, `AT`, from all that is behind it, `FROM_ON`."""
        if not self.depends(tokens, start):
            return
        if _goes_on(tokens) and not _is_set_against_then(tokens):
            edges["FROM_ON"] = [(start + 1, True)]  # "After 10 epochs, A falls": from then on.
        else:
            edges["AT"] = edges.pop("FROM_ON")  # "After 10 epochs, A leads": then.

    def may_add(self, token: Token) -> bool:
        """Whether such a phrase may begin with a word."""
        return self.may_depend(token.word)

    def may_depend(self, word: str) -> bool:
        """Whether a word is “after”."""
        return word == "after"

    def depends(self, tokens: Sequence[Token], start: int) -> bool:
        """Whether so much follows upon an “after”."""
        return tokens[start].word == "after" and self._is_so_much(tokens, start + 1)

    def _is_so_much(self, tokens: Sequence[Token], start: int) -> bool:
        """Whether so much of what an axis counts is named: after “10 epochs”, at 10 of them."""
        if start + 1 >= len(tokens):
            return False
        if self.names.is_amount(tokens, start):
            return True  # "After 24 h", where the ticks are "2 h" and "24 h".
        if tokens[start].number is None:
            return False
        if _is_bare(tokens, start) and _is_set_against_then(tokens):
            return True  # "After 10 epochs … than B does after 5": the noun is left out.
        stop = start + 1
        while stop + 1 < len(tokens) and tokens[stop].word in _ALSO and tokens[stop + 1].number:
            stop += 2  # "After 10 and 20 epochs"
        if stop >= len(tokens):
            return False
        if any(self.names.axis_units_at(tokens, stop)):
            return True  # "After 24 h", of an axis in hours, "after 2 M steps".
        stop += tokens[stop].word in POWERS and stop + 1 < len(tokens)
        labels = self.names.labels_at(tokens, stop)
        return any(tokens[stop - 1].word.endswith("s") for stop, _ in labels)


def _is_set_against_then(tokens: Sequence[Token]) -> bool:
    """Whether two points are set against each other: “… after 10 epochs than after 5”."""
    words = [token.word for token in tokens]
    if "than" not in words:
        return False
    then = words.index("than")
    return "after" in words[:then] and "after" in words[then:]


def _is_bare(tokens: Sequence[Token], start: int) -> bool:
    """Whether nothing follows upon a number that it could be a number of."""
    number = tokens[start].number
    return number is not None and not number.unit and not _goes_along(tokens, start + 1)


def _goes_along(tokens: Sequence[Token], place: int) -> bool:
    return place < len(tokens) and tokens[place].word.isalpha()


def _goes_on(tokens: Sequence[Token]) -> bool:
    """Whether a clause says what goes on, rather than how things stand or what they have become."""
    words = {token.word for token in tokens}
    if not _HAS_BECOME.isdisjoint(words):
        return False
    lasting = _LASTING if words.isdisjoint(_STANDING) else _LASTING - _NONE
    return any(
        token.word in lasting
        or any(
            name in _GOING_ON and (name != "EACH" or _is_of_times(tokens, stop))
            for name, stop, _ in classes_at(tokens, i)
        )
        for i, token in enumerate(tokens)
    )


def _is_of_times(tokens: Sequence[Token], start: int) -> bool:
    """Whether “every” is said of times, or of nothing: “every line” says nothing of when."""
    return start >= len(tokens) or tokens[start].word in _TIMES
