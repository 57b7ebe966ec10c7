"""Exceptions that a clause ends with: “all rivers above 4 exceed 5, with the exception of A”."""

from __future__ import annotations

from collections.abc import Iterator

from figcheck.checking.english.recasting.plain import Plain, Scene, Version, told_by
from figcheck.patterns import any_case

_LAST = any_case(
    r"(?P<said>[^;:]+?),? (?:with the (?:only |sole |single |notable |one )?exception of|"
    r"(?:(?:with )?the (?:only |sole |one )?exception being)|except(?:ing)?(?: for)?|apart from|"
    r"aside from|other than|save(?: for)?|bar|barring|but for) (?P<which>[^,;:]+)"
)
_BEING = any_case(
    r"(?P<said>[^;:]+?),? (?:with )?(?P<which>[^,;:]+?) "
    r"(?:being the (?:only |sole |one )?exception|(?:as|for) (?:the|an) (?:only |sole )?exception)"
)

_ALL = any_case(r"\b(?:all|every|each|no|none|not|always|never|whoever)\b")
"""Only what is said of all, or of none, has exceptions; “most” may be all but these."""


@told_by(
    "exception except excepting apart aside other save bar barring but",
    "all every each no none not always never whoever",
)
def exception_last(c: Scene, text: str) -> Iterator[Version]:
    """“All rivers exceed 5, with the exception of A”: with the exception of A, all do."""
    match = _LAST.fullmatch(text) or _BEING.fullmatch(text)
    if match is None or not _ALL.search(text) or not c.reader.is_place(match["which"]):
        return
    said = match["said"]
    start = c.within_sentence(said)
    yield (Plain(f"With the exception of {match['which']}, {start}"),)
