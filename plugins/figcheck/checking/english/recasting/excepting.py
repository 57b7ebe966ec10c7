"""What most things do, and which do not: “most cities, the exceptions being A and B”."""

from __future__ import annotations

from collections.abc import Iterator

from figcheck.checking.english.recasting.plain import Match, Plain, Scene, Version, of_form
from figcheck.patterns import any_case

_EXCEPTIONS = any_case(
    r"(?P<said>.*?)\b(?P<all>most|all|every|each)(?: of)?(?: the)? (?P<what>\w.*?),?\s+"
    r"(?:with )?the (?:only |sole |single )?exceptions? (?:being|are|is) (?P<which>.+)"
)


@of_form(_EXCEPTIONS, "exception exceptions", "being are is", "most all every each")
def exceptions_being(_: Scene, match: Match) -> Iterator[Version]:
    """“A is ahead in most cities, the exceptions being B and C”: in all cities except these."""
    which = f"except {match['which']}"
    every = "every" if match["all"].lower() in ("every", "each") else "all"
    first, *more = match["what"].split(" ", 1)
    rest = "".join(more)
    said = f"{match['said']}{every} {first}"
    yield (Plain(f"{said} {which} {rest}".strip()),)
    if rest:
        yield (Plain(f"{said} {rest} {which}"),)
