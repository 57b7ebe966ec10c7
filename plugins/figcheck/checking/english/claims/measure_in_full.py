"""What is measured, said in full as the title says it: “the share of adults who cycle to work”.

Sentences take words over from the title, with all that stands behind the noun. The noun alone
says the same, since the figure shows nothing else.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from functools import lru_cache

from figcheck.checking.english.parsing.tokens import Token, tokenise
from figcheck.model import Claim, Figure

_BARE = frozenset("share percentage proportion rate index price salary income".split())
"""Nouns for what is measured that need nothing behind them."""

_OF_SOMETHING = frozenset("number amount total volume value average level count quantity".split())
"""Those that say of what: “the number of visitors”."""

_LEAST = 2
"""Words that are left out at least."""

_GOES_ON = frozenset(
    "who that which whose to for by from with using having being living aged at on about as "
    "between under over per against among towards toward into via".split()
)
"""How what stands behind a noun begins, which tells which of them are meant."""

_ENDS = frozenset(
    "in from by across per during between since worldwide globally on at as over until".split()
)
"""Words of a title before which what is measured is told in full."""


def said_shortly(figure: Figure, claim: Claim) -> Claim:
    """A claim with no more than the noun for what is measured, where it says that in full.

    Args:
        figure: the figure.
        claim: the claim.

    Returns:
        The claim; the same one if it takes no such words over from a title or label.
    """
    tokens = tokenise(claim.text)
    for place in range(len(tokens)):
        for title in (figure.title, figure.value.label, figure.y_axis.label):
            cut = _left_out(tokens, place, _words(title))
            if cut is not None:
                start, stop = tokens[cut[0] - 1].end, tokens[cut[1] - 1].end
                text = claim.text[:start] + claim.text[stop:]
                return replace(
                    claim, text=text, offsets=claim.offsets[:start] + claim.offsets[stop:]
                )
    return claim


@lru_cache(maxsize=64)
def _words(title: str) -> tuple[str, ...]:
    return tuple(token.word for token in tokenise(title))


def _left_out(
    tokens: Sequence[Token], start: int, title: tuple[str, ...]
) -> tuple[int, int] | None:
    """From where to where words are left out behind a noun that a title has as well."""
    noun = tokens[start].word
    if noun not in _BARE | _OF_SOMETHING:
        return None
    longest = None
    for place, word in enumerate(title):
        if word != noun:
            continue
        size = 0
        while (
            place + size < len(title)
            and start + size < len(tokens)
            and title[place + size] == tokens[start + size].word
        ):
            size += 1
        words = [token.word for token in tokens[start : start + size]]
        kept = 1
        if noun in _OF_SOMETHING:
            behind = (i for i in range(2, size) if words[i] in _GOES_ON)
            kept = next(behind, size)
        ended = title[place + size : place + size + 1]
        if ended and ended[0].isalpha() and ended[0] not in _ENDS:
            continue  # "The share of adults who walk", of those who cycle.
        if words[1:2] == ["of"] and size - kept >= _LEAST and size > (longest or (0, 0))[1] - start:
            longest = (start + kept, start + size)
    return longest
