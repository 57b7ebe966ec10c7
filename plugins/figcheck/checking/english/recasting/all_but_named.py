"""Groups without one of them: “every Nordic country but Sweden had …”."""

from __future__ import annotations

from collections.abc import Iterator

from figcheck.checking.english.lexicon import has_verb
from figcheck.checking.english.recasting.plain import Plain, Scene, Version, told_by
from figcheck.checking.english.tokens import tokenise
from figcheck.patterns import any_case

_BUT = any_case(
    r"(?P<lead>(?:[^,;:]{1,60}, )?)(?P<each>every|each|all|no)(?P<group> [^,;:]{2,50}?) but "
    r"(?P<behind>(?:the )?[^,;:]{1,60})"
)


@told_by("but", "every each all no")
def all_but_named(c: Scene, text: str) -> Iterator[Version]:
    """“Every Nordic country but Sweden had …”: every one of them except that."""
    match = _BUT.match(text)
    if match is None or has_verb(tokenise(match["group"])):
        return
    behind = text[match.start("behind") :].split()
    named = (" ".join(behind[:size]) for size in (1, 2, 3))
    if any(c.reader.is_place(name) for name in named):
        rest = text[match.start("behind") :]
        yield (Plain(f"{match['lead']}{match['each']}{match['group']} except {rest}"),)
