"""Sentences without a subject under a label that names it: “**North:** Starts as the smallest”."""

from __future__ import annotations

import re
from collections.abc import Iterator

from figcheck.checking.english.lexicon import begins_with_verb
from figcheck.checking.english.recasting.plain import Plain, Scene, Version, told_by
from figcheck.checking.english.tokens import tokenise
from figcheck.model import Role

_VERB = re.compile(r"[A-Z]?[a-z]+(?:s|ed)\b")
"""How verbs end that need a subject before them."""

_OF_ENDS = frozenset("starts started begins ends ended finishes finished opens closes".split())
"""Verbs that stand in rules of their own."""


@told_by()
def labelled(c: Scene, text: str) -> Iterator[Version]:
    """“Starts as the smallest club”, of the one thing that a label names: it does.

    Args:
        c: where the sentence stands.
        text: the sentence.
    """
    here, tokens = c.around.here, tokenise(text)
    if here is None or c.around.lost or not tokens or _VERB.match(text) is None:
        return
    things = [
        here.get(d.name)
        for d in c.reader.figure.dimensions
        if d.role is not Role.PANEL and here.get(d.name) and c.reader.beyond_axes(here).get(d.name)
    ]
    if len(things) != 1 or len(things[0]) != 1:
        return
    if tokens[0].word not in _OF_ENDS and not begins_with_verb(tokens, 0):
        return
    yield (Plain(f"{things[0][0]} {text[0].lower()}{text[1:]}"),)
