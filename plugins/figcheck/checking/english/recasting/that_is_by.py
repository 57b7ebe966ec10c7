"""Changes said twice: “falls from 98 to 80, i.e. by 18”, “loses 390, i.e. 65 % of its load”."""

from __future__ import annotations

from collections.abc import Iterator

from figcheck.checking.english.recasting.plain import Match, Plain, Scene, Version, of_form
from figcheck.patterns import any_case

_THAT_IS = r", (?:i\.e\.,?|that is,?|or|meaning|equivalent to|which is) "
_BY = any_case(
    r"(?P<head>[^;:]*?\b(?P<verb>declines?|falls?|drops?|decreases?|rises?|grows?|increases?|"
    r"climbs?|declined|fell|dropped|decreased|rose|grew|increased|climbed)\b) "
    r"(?P<ends>from [^,;:]*\d[^,;:]* to [^,;:]*\d[^,;:]*)"
    rf"{_THAT_IS}(?P<by>by [^;:]*\d[^;:]*|[^;:]*\d[^;:]* (?:less|more|in total))"
)
_PART = any_case(
    r"(?P<head>[^;:]*?\b(?:loses?|lost|gains?|gained|sheds?|costs? [^;:,]*?)) "
    r"(?P<much>[^,;:]*?\d\S*(?: [a-z/]+)??)(?P<ends>(?: (?:from|between|over|at|in) [^,;:]+)?)"
    rf"{_THAT_IS}(?P<part>[^,;:]*(?:%|half|third|quarter|fifth)s? of (?:its|their) [a-z ]+)"
)


@of_form(_BY, "from", "to", "i that or meaning equivalent which")
def that_is_by(c: Scene, match: Match) -> Iterator[Version]:
    """“A falls from about 98 to about 80, i.e. by 18”: it does, and falls by 18."""
    if c.named_in(match["ends"]) or not match["by"].lower().startswith("by "):
        return  # "from 2000 to 2010": when, not how much.
    head = match["head"]
    yield Plain(f"{head} {match['ends']}"), Plain(f"{head} {match['by']}")


@of_form(_PART, "of", "its their", "i that or meaning equivalent which")
def that_is_part(_: Scene, match: Match) -> Iterator[Version]:
    """“A loses 390 from B to C, i.e. 65 % of its load”: and so much of it."""
    head, ends = match["head"], match["ends"]
    yield Plain(f"{head} {match['much']}{ends}"), Plain(f"{head} {match['part']}{ends}")
