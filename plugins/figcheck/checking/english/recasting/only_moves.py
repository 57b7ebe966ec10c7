"""The one step that goes another way: “The only decline came in 2009, when A slipped to 16”."""

from __future__ import annotations

from collections.abc import Iterator

from figcheck.checking.english.first_letters import capitalised
from figcheck.checking.english.recasting.plain import Match, Plain, Scene, Version, of_form
from figcheck.patterns import any_case

_FALLS = "decline decrease drop dip fall reduction setback slump downturn contraction"
_RISES = "increase rise gain uptick growth upturn jump"
_WAYS = dict.fromkeys(_FALLS.split(), "falls") | dict.fromkeys(_RISES.split(), "rises")

_HAPPENS = (
    r"(?:(?:is|was|can be|could be) (?:seen|observed|found|recorded|registered|visible|reported)"
    r"|(?:is|was)|occur(?:s|red)|took place|takes place|happen(?:s|ed)|comes?|came|falls?|fell)"
)
_ONLY = any_case(
    r"(?:the|its|their|(?P<owner>[^,;:]+?)['’]s?) (?:only|sole|single|one) "
    r"(?:(?:annual|yearly|monthly|quarterly|recorded|visible|observed) )?"
    rf"(?P<noun>{'|'.join(_WAYS)})(?: (?:of|in|for) (?P<who>[^,;:]+?))? {_HAPPENS} "
    r"(?P<then>(?:in|at|between|from) [^,;:]+?)"
    r"(?P<rest>,? (?:when|where|with|of|by|to|from) (?:[^;:])+)?"
)
_WHEN = any_case(r",? (?:when|where) ")
_IT = any_case(r"\A(?:it|they) ")
_BY = any_case(
    r",? (?:with (?:a|an) (?:[a-z]+ ){1,2}of|of|by) "
    r"(?P<much>(?:[a-z]+ ){0,2}[\d.,]*\d\S*(?: [a-z]+)*)"
)
_FROM_TO = any_case(r",? (?:from (?:[^,;:]|(?<=\d),(?=\d))+ )?to [^,;:]*\d[^;:]*")
_BETWEEN = any_case(r"(?:between|from) (?P<one>[^,;:]+?) (?:and|to) (?P<two>[^,;:]+)")


@of_form(_ONLY, "only sole single one", " ".join(_WAYS), "in at between from")
def only_decline(c: Scene, match: Match) -> Iterator[Version]:
    """“The only decline took place in 2009, when A slipped to 16”: A falls only in 2009."""
    named = match["who"] or match["owner"]
    if named and not c.is_subject(named):
        return
    to = _step_to(c, match["then"])
    if to is None:
        return
    who, falls = named or "it", _WAYS[match["noun"].lower()]
    said = [Plain(f"{capitalised(who)} {falls} only in {to}")]
    rest = match["rest"] or ""
    if when := _WHEN.match(rest):
        then = _IT.sub(f"{named} ", rest[when.end() :]) if named else rest[when.end() :]
        said.append(Plain(f"In {to}, {then}", hung=True))
    elif much := _BY.fullmatch(rest):
        said.append(Plain(f"In {to}, {who} {falls} by {much['much']}", hung=True))
    elif _FROM_TO.fullmatch(rest):
        said.append(Plain(f"In {to}, {who} {falls} {rest.removeprefix(',').strip()}", hung=True))
    elif rest:
        return
    yield tuple(said)


def _step_to(c: Scene, then: str) -> str | None:
    """The point to which the one step leads that a text names: “in 2009”, “from 2008 to 2009”."""
    if between := _BETWEEN.fullmatch(then):
        one, two = c.on_axis(between["one"]), c.on_axis(between["two"])
        if one is None or two is None or one[0] != two[0]:
            return None
        ticks = c.ascending(one[0])
        return two[1] if ticks.index(two[1]) == ticks.index(one[1]) + 1 else None
    spot = c.on_axis(then.partition(" ")[2])
    return spot[1] if spot else None
