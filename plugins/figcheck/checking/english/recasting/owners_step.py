"""A step by whose it is: “the steepest rise is A's move from 2010 to 2011, which adds 5”."""

from __future__ import annotations

from collections.abc import Iterator

from figcheck.checking.english.first_letters import capitalised
from figcheck.checking.english.recasting.plain import Match, Plain, Scene, Version, of_form
from figcheck.patterns import any_case

_NOUN = (
    r"(?:move|jump|leap|step|rise|increase|gain|climb|surge|drop|fall|decline|decrease|loss|"
    r"plunge|slump"
    r"|change|shift|swing)"
)
_IS = any_case(
    rf"(?P<head>[^,;:]+?) (?:is|was) (?P<who>[^,;:]+?)['’]s? {_NOUN} "
    r"(?P<ends>(?:from [^,;:()]+? to|between [^,;:()]+? and) [^,;:()]+?)"
    r"(?P<size> \([^()]*\d[^()]*\))?"
    r"(?:, (?:which|where it) (?P<told>(?:adds?|gains?|loses?|costs?|rises by|falls by|drops by|"
    r"increases by|decreases by|is|was|amounts to|equals) [^,;:]*\d[^,;:]*?"
    r"(?: (?:points?|percentage points?))?))?"
)
_BY = any_case(r"(?:is|was|amounts to|equals) ")


@of_form(_IS, "from between", "' ’")
def owners_step(c: Scene, match: Match) -> Iterator[Version]:
    """“The steepest rise is A's move from 2010 to 2011, which adds 5”: that of A, and it adds 5."""
    if not c.is_subject(match["who"]):
        return
    head, who, ends, size = match.group("head", "who", "ends", "size")
    version = [Plain(f"{head} is that of {who} {ends}{size or ''}")]
    if match["told"]:
        told = match["told"]
        said = _BY.sub("changes by ", told) if _BY.match(told) else told
        version.append(Plain(f"{capitalised(ends)}, {who} {said}", hung=True))
    yield tuple(version)
