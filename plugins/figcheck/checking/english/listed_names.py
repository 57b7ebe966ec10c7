"""Lists of names, which are no place to split a sentence: “A, B, and C add up to 38 %”."""

from __future__ import annotations

from collections.abc import Sequence

from figcheck.checking.english.names import Names
from figcheck.checking.english.tokens import Token, tokenise

_FEWEST = 3
"""Names of a list; behind fewer a comma may end a clause: “A rises, and B falls”."""


def spans_of_lists(names: Names, text: str) -> tuple[tuple[int, int], ...]:
    """Where a text lists three names or more, the last behind “, and”.

    Args:
        names: those of the figure.
        text: the text.
    """
    if ", and " not in text:
        return ()
    tokens = tokenise(text)
    ends = ((token, _end_of_list(names, tokens, i)) for i, token in enumerate(tokens))
    return tuple((token.start, tokens[end - 1].end) for token, end in ends if end)


def _end_of_list(names: Names, tokens: Sequence[Token], start: int) -> int:
    """Behind which token a list ends that begins at one of them; 0 if none begins there."""
    place, listed, is_last = start, 0, False
    while True:
        if listed and place < len(tokens) and tokens[place].word == "the":
            place += 1
        stop = max((stop for stop, _ in names.ticks_at(tokens, place)), default=0)
        if not stop:
            return 0
        listed += 1
        if is_last:
            return stop if listed >= _FEWEST else 0
        signs = [t.word for t in tokens[stop : stop + 2]]
        if signs[:1] != [","]:
            return 0
        is_last = signs == [",", "and"]
        place = stop + len(signs) if is_last else stop + 1
