"""A course that a clause takes up by a noun: “A falls by 9 with B, while the drop is 5 with C”."""

from __future__ import annotations

from collections.abc import Iterator

from figcheck.checking.english.recasting.plain import Match, Plain, Scene, Version, of_form
from figcheck.patterns import any_case, regex

_DOWN = "decline drop decrease fall loss degradation reduction deterioration"
_UP = "increase rise growth gain improvement"
_FALLS = r"(?:drops?|falls?|declines?|decreases?|loses?|degrades?|deteriorates?|fell|lost|sinks?)"
_RISES = r"(?:rises?|rose|increases?|grows?|grew|gains?|improves?|climbs?)(?:d|ed)?"
_MOVED = {_DOWN: any_case(rf"\b{_FALLS}(?:d|ed|ped)?\b"), _UP: any_case(rf"\b{_RISES}\b")}
_AGAIN = any_case(
    r"(?P<lead>(?:in|on|at|for|with|under|after) [^,;:()]+, )?"
    rf"(?:the|this|that|its) (?P<noun>{_DOWN.replace(' ', '|')}|{_UP.replace(' ', '|')})"
    r" (?:is|was|amounts to|remains|stays|reaches) (?P<much>[^,;:()]*?\d[\d.,]*(?: ?%"
    r"| (?!(?:in|on|at|for|with|under|after)\b)[a-z/]+(?: points?)?)?)"
    r"(?P<where> (?:in|on|at|for|with|under|after) [^,;:()]+)?"
    r"(?P<note> \([^()]*\))?"
)
_TWICE = any_case(
    rf"\b(?:{_FALLS}|{_RISES})\b[^;]*[,;] (?:(?:while|whereas|but|and) )?(?:[^,;]+, )?"
    rf"(?:the|this|that|its) (?:{_DOWN.replace(' ', '|')}|{_UP.replace(' ', '|')})"
    r" (?:is|was|amounts|remains|stays|reaches)\b[^,;]*\d"
)
_MOVING = regex(r"\b(?:falls|rises|steps)\w*\(")


@of_form(_AGAIN, f"{_DOWN} {_UP}", "is was amounts remains stays reaches")
def course_again(c: Scene, match: Match) -> Iterator[Version]:
    """“A falls by 9 with B. With C, the drop is 5”: with C, A falls by 5."""
    way = next(words for words in (_DOWN, _UP) if match["noun"].lower() in words.split())
    if not c.before or _MOVED[way].search(c.before) is None:
        return
    who = c.cut(c.before)[1]
    if not who or not c.reader.is_place(who):
        return
    verb = "falls" if way == _DOWN else "rises"
    lead, where, note = (match[name] or "" for name in ("lead", "where", "note"))
    yield (Plain(f"{lead}{who} {verb} by {match['much']}{where}{note}"),)


def takes_course_for_gap(text: str, check: str) -> bool:
    """Whether a drop that takes up one along an axis is taken for one from panel to panel.

    Args:
        text: the sentence.
        check: what was checked of it.
    """
    return _TWICE.search(text) is not None and len(_MOVING.findall(check)) < 2
