"""A stretch that is widened at once: “from 2010 on, and indeed in every year”."""

from __future__ import annotations

from collections.abc import Iterator

from figcheck.checking.english.recasting.plain import Match, Plain, Scene, Version, of_form
from figcheck.patterns import any_case

_WIDENED = any_case(
    r"(?P<said>.+?) (?P<there>(?:from|until|till|since|after|up to|through|before|beyond|by)\b"
    r"[^,;:]*?),? (?:and|or|if not) (?:(?:indeed|in fact|even|actually|really|in truth),? )?"
    r"(?P<all>(?:at|in|on|for|over|throughout|across) (?:every|each|all|the (?:whole|entire))\b"
    r"[^,;:]*)"
)
_OF_THE_REST = any_case(
    r"\b(?:other|others|rest|remaining|else|later|earlier|following|subsequent|next|previous|then"
    r"|before|after|from|since|until)\b"
)
"""What says that all is only what the stretch leaves."""


@of_form(_WIDENED, "and or not", "every each all whole entire")
def and_indeed_everywhere(_: Scene, match: Match) -> Iterator[Version]:
    """“A leads from 2010 on, and indeed in every year”: from then on, and in all others too."""
    if _OF_THE_REST.search(match["all"]):
        return
    yield Plain(f"{match['said']} {match['there']}"), Plain(f"{match['said']} {match['all']}")
