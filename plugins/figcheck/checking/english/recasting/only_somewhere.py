"""What is so only somewhere: “only above 200 °C”, “nowhere but on Web”."""

from __future__ import annotations

import re
from collections.abc import Iterator

from figcheck.checking.english.lexicon.first_letters import capitalised
from figcheck.checking.english.names.forms import words_of
from figcheck.checking.english.recasting.plain import Match, Plain, Scene, Version, of_form, told_by
from figcheck.model import Kind
from figcheck.patterns import any_case

_NUMBER = r"(?:the )?(?P<bound>[~$€£]?[-−]?\d[\d.,]*(?: ?%| [a-z]{1,12})?)"
_SIDE = (
    r"(?:(?P<above>exceeds?|surpass(?:es)?|tops?|(?:is|are|lies?|stays?|gets?|goes|rises?|remains?)"
    r" (?:above|over)|above|over|higher than|greater than|exceeding|beyond)|(?P<least>reach(?:es)?"
    r"|attains?|(?:is|are) at least|of at least|at least)|(?P<below>(?:falls?|drops?|dips?|is|are"
    r"|lies?|stays?|gets?|goes|sinks?|remains?) (?:below|under)|below|under|lower than|less than))"
)
_PLACE = r"(?P<place>(?:at|for|with|in|on|under|above|below|from|between) [^,;:()]+)"
_ONLY = any_case(
    rf"(?P<head>(?:[^,;:]+, )?)(?:the )?(?P<what>[a-z][a-z -]*?) {_SIDE} {_NUMBER} (?:only|solely"
    rf"|exclusively) {_PLACE}"
)
_REACHED = any_case(
    rf"(?P<head>(?:[^,;:]+, )?)(?:an? |the )?(?P<what>[a-z][a-z -]*?) {_SIDE} {_NUMBER} (?:is|are"
    r"|was|were) (?:only|solely|exclusively) (?:reached|found|achieved|obtained|observed|seen"
    rf"|attained) {_PLACE}"
)
_FIGURES = frozenset("value values score scores result results it they performance".split())


@of_form(
    (_ONLY, _REACHED), "only solely exclusively", "at for with in on under above below from between"
)
def only_reached_there(c: Scene, match: Match) -> Iterator[Version]:
    """“The yield exceeds 90 % only at 3 and 4”: values above 90 % are found only there.

    What is said of a heatmap is that such values are found nowhere else, and that there are some
    there.
    """
    if c.reader.figure.kind is not Kind.HEATMAP:
        return  # Of lines and bars it may be said of all that there are at a place.
    measured = {*words_of(c.reader.figure.value.label), *_FIGURES}
    if not {w.removesuffix("s") for w in words_of(match["what"])} <= {
        w.removesuffix("s") for w in measured
    }:
        return
    side = "above" if match["above"] else "below" if match["below"] else "of at least"
    there = f"are found only {match['place']}"
    yield (
        Plain(
            f"{match['head']}{'v' if match['head'] else 'V'}alues {side} {match['bound']} {there}"
        ),
    )


_ONLY_WHERE_ANY = any_case(
    r"(?P<who>[^,;:]+?) (?:is|was|remains) the (?:only|sole|one|single) "
    r"(?P<noun>[a-z]+(?: [a-z]+)?)"
    r" (?:(?:on|in|at|for|with|under) which|where) (?:any|at least one|some) (?P<other>[a-z]+)"
    r" (?:(?P<up>exceeds|passes|tops|surpasses|clears"
    r"|(?:is|lies|gets|goes|rises) (?:above|over|past))"
    r"|(?:falls|drops|is|lies|gets|goes|dips) (?:below|under)) (?:the )?(?P<bound>\d\S*)"
    r"(?: (?:mark|line|threshold|level))?"
)
_GRID = 2


@of_form(_ONLY_WHERE_ANY, "only sole one single", "any some least", "which where")
def only_where_any(c: Scene, match: Match) -> Iterator[Version]:
    """“B is the sole set on which any model exceeds 80”: only B has values above 80."""
    if c.reader.names.measures.dimension is not None:
        return
    named = c.named_in(match["who"])
    axes = {d.name for d in c.reader.figure.dimensions if len(d.ticks) > 1}
    if axes != {c.label_of(match["noun"]), c.label_of(match["other"])} or len(axes) != _GRID:
        return
    if named.keys() == {c.label_of(match["noun"])}:
        way = "above" if match["up"] else "below"
        yield (Plain(f"Only {match['who']} has values {way} {match['bound']}"),)


_NOWHERE = any_case(
    r"\bnowhere (?:else )?(?:but|except|other than|save|besides|apart from) "
    r"(?=(?:in|on|at|for|with|under) )"
)


@told_by("nowhere", "but except other save besides apart")
def nowhere_but(_: Scene, text: str) -> Iterator[Version]:
    """“A leads nowhere but on Web”: it leads only on Web."""
    said = _NOWHERE.sub("only ", text, count=1)
    if said != text:
        yield (Plain(said),)


_FALLS = "decline decrease drop dip fall reduction setback slump downturn contraction"
_RISES = "increase rise gain uptick growth upturn jump"
_WAYS = dict.fromkeys(_FALLS.split(), "falls") | dict.fromkeys(_RISES.split(), "rises")

_HAPPENS = (
    r"(?:(?:is|was|can be|could be) (?:seen|observed|found|recorded|registered|visible|reported)"
    r"|(?:is|was)|occur(?:s|red)|took place|takes place|happen(?:s|ed)|comes?|came|falls?|fell)"
)
_ONLY_DECLINE = any_case(
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


@of_form(_ONLY_DECLINE, "only sole single one", " ".join(_WAYS), "in at between from")
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


_TIMES = "once|twice|two times|three times|four times|five times"
_ONCE = any_case(
    rf"(?P<said>(?P<head>[^;:()]*?)\b(?:just|only|exactly)? ?(?:{_TIMES})) \((?P<told>[^()]+)\)"
)
_TOLD = any_case(r"(?:at )?(?P<value>[^,;]*?\d[^,;]*?) (?P<when>(?:in|at|on) [^,;]+)")


@of_form(_ONCE, "once twice times", "(")
def just_once(c: Scene, match: Match) -> Iterator[Version]:
    """“A exceeds 2% just once (3% in 2018)”: once, in 2018, where it is 3%."""
    told = [_TOLD.fullmatch(part.strip()) for part in _parts(match["told"])]
    subject = c.cut(match["said"])[1]
    if not told or None in told or not c.reader.is_place(subject):
        return
    spots = [m for m in told if m is not None and c.axis_of(m["when"].partition(" ")[2])]
    if len(spots) != len(told):
        return
    rest = c.cut(match["head"])[2]
    again = " ".join(rest.removesuffix("just").removesuffix("only").split())
    version = [Plain(match["said"].strip())]
    for m in spots:
        version += [Plain(f"{subject} is {m['value']} {m['when']}")]
        version += [Plain(f"{subject} {again} {m['when']}")] if again else []
    yield tuple(version)


def _parts(text: str) -> list[str]:
    return re.split(r"(?:,|;| and )", text)
