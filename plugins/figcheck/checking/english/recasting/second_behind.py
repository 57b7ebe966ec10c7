"""Being second, and how far behind: “B comes second, 5 points behind”."""

from __future__ import annotations

import re
from collections.abc import Iterator

from figcheck.checking.english.recasting.plain import Plain, Scene, Version, told_by
from figcheck.patterns import regex

_BEHIND = regex(
    r"(?P<said>(?P<who>(?:(?:in|on|at|for) [^,;:]+, )?[^,;:]*?\b)"
    r"(?:comes?|came|ranks?|is|was|are|finishes|follows) "
    r"(?:in )?(?:the )?second(?: place)?(?P<where>(?: [^,;:]+)?)), "
    r"(?P<by>[^,;:]*\d[^,;:]*?) behind(?: the (?:leader|first|winner))?",
    re.IGNORECASE,
)


@told_by("behind", "second", ",")
def second_behind(_: Scene, text: str) -> Iterator[Version]:
    """“B comes second, 5 points behind”: behind the first.

    Args:
        text: the sentence.
    """
    match = _BEHIND.fullmatch(text)
    if match is not None:
        who = re.sub(r"\band\s*\Z", "", match["who"]).strip()
        behind = f"{who} is {match['by']} behind the leader{match['where']}"
        yield Plain(match["said"]), Plain(behind)
