"""Those that were counted: “Three models exceed 70 %. All of them …” is said of these three."""

from __future__ import annotations

import re
from collections.abc import Iterator

from figcheck.checking.english.discourse import COUNTING
from figcheck.checking.english.recasting.plain import Plain, Scene, Version, told_by

_THOSE = re.compile(
    r"(?:and |but )?(?:(?P<all>all|both|each|every one)(?: \w+)? of (?:them|these|those|which)"
    r"|(?P<none>none|neither) of (?:them|these|those|which)"
    r"|(?:they|these|those) (?P<they>all|both))(?= )(?P<rest> .+)",
    re.IGNORECASE,
)
_COUNTED = re.compile(
    r"(?:(?:there (?:are|were)|only|exactly|just) )?[\w-]+ (?:of the (?:[\w-]+ )?)?"
    r"(?P<label>[a-z]+s)(?= )(?P<what> .+)",
    re.IGNORECASE,
)
_CLAUSE = re.compile(r"[;,]")


def _counted_in(c: Scene, text: str) -> tuple[str, str] | None:
    """What a clause counts, and what it says of it: “models”, “exceed 70 %”."""
    found = _COUNTED.match(_CLAUSE.split(text.strip(" ."))[0])
    if found is None or not c.counted_along(text[: found.end("label")]):
        return None
    return found["label"], found["what"].strip()


@told_by("all both each every none neither", "of they these those")
def counted_ones(c: Scene, text: str) -> Iterator[Version]:
    """“All of them …”, behind “Three models exceed 70 %”: all models that exceed 70 % do.

    Args:
        c: where the sentence stands.
        text: the sentence.
    """
    found = _THOSE.fullmatch(text.strip())
    counted = _counted_in(c, c.before) if found is not None and c.before else None
    if found is None or counted is None:
        return
    label, what = counted
    led = "" if re.match(r"(?:above|below|over|under|with|between)\b", what) else "that "
    many = "No" if found["none"] else "All"
    yield (Plain(f"{many} {label} {led}{what}{found['rest']}"),)


def speaks_of_those(c: Scene, text: str) -> bool:
    """Whether a clause is about all, or none, of those that the clause before it counts."""
    return _THOSE.match(text.strip()) is not None and COUNTING.match(c.before) is not None
