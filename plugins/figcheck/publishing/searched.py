"""What of a page the search of a site is to find."""

from __future__ import annotations

import re
from functools import cache

_LEFT_OUT = re.compile(r"<([a-z]+)\b[^<>]* data-search-exclude\b[^<>]*>")


def searched(html: str) -> str:
    """A page without what the search leaves out.

    The search of Material for MkDocs reads such elements as well before it leaves them out. They
    are most of a figure's page, and to read them takes half of the time of all that MkDocs does
    for it; the search that comes with MkDocs does not leave them out at all.

    Args:
        html: a page as figcheck writes it: every element is closed, and what other people wrote
            holds no `<` and no `>`.

    Returns:
        The page without elements that have the attribute `data-search-exclude`.
    """
    kept = []
    at = 0
    while found := _LEFT_OUT.search(html, at):
        end = _end(html, found)
        kept.append(html[at : found.start() if end else found.end()])
        at = end or found.end()
    kept.append(html[at:])
    return "".join(kept)


def _end(html: str, opening: re.Match[str]) -> int:
    """Where an element ends, 0 if it is never closed (an image)."""
    depth = 0
    for tag in _tags(opening[1]).finditer(html, opening.start()):
        depth += -1 if tag[1] else 1
        if not depth:
            return tag.end()
    return 0


@cache
def _tags(name: str) -> re.Pattern[str]:
    return re.compile(rf"<(/?){name}\b[^<>]*>")
