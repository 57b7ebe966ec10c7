"""Whose something is, told by the name alone: “the steepest fall is Poland's”."""

from __future__ import annotations

import re
from collections.abc import Iterator

from figcheck.checking.english.recasting.plain import Plain, Scene, Version, told_by

_OWNED = re.compile(
    r"(?P<before>\b(?:is|are|was|were|being|than|by|and|to|with|from|of|like|match(?:es)?|equals?) "
    r"(?:only |just |also |clearly )?)"
    r"(?P<owner>(?:the )?[^\s,;:()](?:(?! (?:is|are|was|were|than) )[^,;:()]){0,40}?)['’]s?"
    r"(?=[,;.]|\Z| (?:at|with|in|on|for|from|between|during|and|by|over|\()\b)",
)


@told_by("s '", "is are was were being than by and to with from of like match matches equal equals")
def owned_by(c: Scene, text: str) -> Iterator[Version]:
    """“The steepest fall is Poland's, followed by Italy's”: that of Poland, by that of Italy.

    Args:
        c: where the sentence stands.
        text: the sentence.
    """
    said = _OWNED.sub(lambda m: _of(c, m), text)
    if said != text:
        yield (Plain(said),)


def _of(c: Scene, match: re.Match[str]) -> str:
    owner = match["owner"]
    return f"{match['before']}that of {owner}" if c.reader.is_place(owner) else match[0]
