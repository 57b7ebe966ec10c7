"""“Once again”, which is “again”, and no number of times."""

from __future__ import annotations

from collections.abc import Iterator

from figcheck.checking.english.recasting.plain import Plain, Scene, Version, told_by
from figcheck.patterns import any_case

_ONCE_AGAIN = any_case(r"\b(?:once (?:again|more)|yet again|one more time)\b")


@told_by("once yet one", "again more")
def once_again(c: Scene, text: str) -> Iterator[Version]:
    """“A leads once again in 2010”: again, and not once."""
    plain = _ONCE_AGAIN.sub("again", text)
    if plain != text and c.way in c.named_in(text):
        yield (Plain(plain),)


def counts_once(text: str) -> bool:
    """Whether a text says “once again”, of which “once” would be taken for a number of times."""
    return _ONCE_AGAIN.search(text) is not None
