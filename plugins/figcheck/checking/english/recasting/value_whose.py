"""Values of which it is said behind a comma whose they are: “is at most 30, a value shared by A”.

“The shares lie between 20 and 40, the latter for A” says in the same way whose the second one is.
"""

from __future__ import annotations

from collections.abc import Iterator

from figcheck.checking.english.recasting.plain import Match, Plain, Scene, Version, of_form
from figcheck.patterns import any_case

_NUMBER = (
    r"[-−+]?[$€£]?\d[\d,]*(?:\.\d+)?(?: ?[%x×°]| (?:percent|(?:percentage )?points?|[a-z]{1,4}))?"
)
_VALUE = (
    r"(?:value|level|share|score|figure|number|result|percentage|rate|count|amount|maximum|minimum)"
)
_WHOSE = any_case(
    rf"(?P<said>[^;:]*?(?P<number>{_NUMBER})), (?:an? |the |which is (?:an? |the ))"
    rf"(?:same |exact |very )?{_VALUE} (?:(?:that (?:is|was) )?(?:reached|shared"
    r"|attained|found|held"
    r"|seen|recorded|observed|achieved|measured|obtained|set) (?:both |jointly )?(?:by|for|in|at|on"
    r"|with)|of|for|belonging to) (?:both )?(?P<who>[^;:]+)"
)
_BEING = r"(?:(?:being|is|was) )?(?:(?:the one|that|those|the (?:value|share|score)) )?"
_OF = r"(?:of|for|in|at|on|by|with|from|belonging to|reached by|found (?:for|in|at|on))"
_RANGE = rf"(?:from|between) (?P<low>{_NUMBER}) (?:to|and|up to) (?P<high>{_NUMBER})"
_LATTER = any_case(
    rf"(?P<said>[^;:]*?{_RANGE}),? (?:(?:and|with|where) )?the (?P<which>former|latter|first"
    rf"|second|lower|upper) {_BEING}{_OF} (?P<who>[^,;:]+?)"
    rf"(?:,? (?:and|with) the (?P<other>former|latter|first|second|lower|upper) {_BEING}{_OF} "
    r"(?P<whose>[^,;:]+))?"
)
_AND = any_case(r",? and |, ")
_FIRST = frozenset({"former", "first", "lower"})


@of_form(
    _WHOSE,
    "value level share score figure number result percentage rate count amount maximum minimum",
    "by for in at on of to with",
)
def value_whose(c: Scene, match: Match) -> Iterator[Version]:
    """“A does not exceed 30, a value shared by B and C”: it is 30 for B and C."""
    told = [_told(c, match["said"], match["number"], who) for who in _AND.split(match["who"])]
    known = [one for one in told if one is not None]
    if len(known) == len(told):
        yield Plain(match["said"]), *known


@of_form(_LATTER, "former latter first second lower upper", "from between", "to and")
def latter_of_range(c: Scene, match: Match) -> Iterator[Version]:
    """“A lies between 20 and 40, the latter being that of B”: it is 40 for B."""
    said = [Plain(match["said"])]
    for which, who in ((match["which"], match["who"]), (match["other"], match["whose"])):
        if which:
            number = match["low" if which.lower() in _FIRST else "high"]
            told = _told(c, match["said"], number, who)
            if told is None:
                return
            said.append(told)
    yield tuple(said)


def _told(c: Scene, said: str, number: str, who: str) -> Plain | None:
    """That a value is that of something; `None` if what it is the value of is not known."""
    lead, subject, _ = c.cut(said)
    if not subject and not c.begins_with_verb(said):
        return None
    named, own = c.named_in(who), c.named_in(f"{lead} {subject}")
    if len(named) != 1 or named.keys() & own.keys() or not (own or c.around.here):
        return None
    return Plain(f"{lead} {subject or 'it'} is {number} for {who}".strip())
