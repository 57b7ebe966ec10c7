"""When something was founded or built, where a column gives the year: “it was founded in 1907”."""

from __future__ import annotations

import re
from collections.abc import Iterator

from figcheck.checking.english.names.forms import words_of
from figcheck.checking.english.recasting.plain import Match, Plain, Scene, Version, told_by
from figcheck.patterns import any_case

_DONE = (
    "founded established opened built launched inaugurated commissioned completed introduced "
    "released formed created"
)
"""What is done once, in a year."""

_NOUNS = {"founding": "founded", "foundation": "founded", "opening": "opened", "launch": "launched"}
"""What the year of it may be called: “Founding year”."""

_YEAR = r"(?P<year>1[5-9]\d\d|20\d\d)"
_EARLY = r"(?:(?:as early as|only|back|already|all) )?"
_WHEN = (
    rf"(?:{_EARLY}in {_YEAR}|(?P<bound>before|prior to|after|since) {_YEAR.replace('year', 'end')}"
    r"|(?P<than>before|after|earlier than|later than|more recently than) (?P<rival>[^,;:()]+?)"
    r"|(?P<order>first|last|earliest|latest|most recently))"
)
_AFTER = frozenset({"after", "since", "later than", "last", "latest", "more recently than"})
_AFTER |= {"most recently"}
_END = r"(?=\.?\s*\Z|[,;:()]| (?:and|but|while|whereas|although|yet)\b)"


@told_by(_DONE)
def dated(c: Scene, text: str) -> Iterator[Version]:
    """“A was founded in 1907”: its year, in the column that gives it, is 1907."""
    found = {verb: tick for verb, tick in _columns(c) if re.search(rf"\b{verb}\b", text.lower())}
    if len(found) != 1:
        return
    ((verb, tick),) = found.items()
    told = any_case(
        rf"(?P<be>(?P<one>\b(?:was|is)|(?P<many>were|are)) |(?P<apart>,) ){verb} {_WHEN}{_END}"
    )
    if len(re.findall(rf"\b{verb}\b", text.lower())) != len(told.findall(text)):
        return
    plain = told.sub(lambda match: _said(match, tick), text)
    if plain != text:
        yield (Plain(plain),)


def _columns(c: Scene) -> Iterator[tuple[str, str]]:
    """What was done in the years that a column gives, and the column."""
    measured = c.reader.names.measures.dimension
    dimension = next((d for d in c.reader.figure.dimensions if d.name == measured), None)
    for tick in dimension.ticks if dimension is not None else ():
        words = [word for word in words_of(tick) if word not in ("year", "in", "of")]
        if len(words) == 1 and words[0] in {*_DONE.split(), *_NOUNS}:
            yield _NOUNS.get(words[0], words[0]), tick


def _said(match: Match, tick: str) -> str:
    has = ", with" if match["apart"] else "have" if match["many"] else "has"
    way = (match["bound"] or match["than"] or match["order"] or "").lower()
    if match["year"]:
        return f"{has} a {tick} of {match['year']}"
    if match["bound"]:
        side = "of at least" if way == "since" else "above" if way in _AFTER else "below"
        return f"{has} a {tick} {side} {match['end']}"
    if match["than"]:
        return f"{has} a {'higher' if way in _AFTER else 'lower'} {tick} than {match['rival']}"
    return f"{has} the {'highest' if way in _AFTER else 'lowest'} {tick}"
