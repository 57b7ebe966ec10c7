"""What people prefer, where the values are the shares of their answers: “A is preferred to B”."""

from __future__ import annotations

import re
from collections.abc import Iterator

from figcheck.checking.english.lexicon.first_letters import uncapitalised
from figcheck.checking.english.recasting.plain import Match, Plain, Scene, Version, of_form, told_by
from figcheck.patterns import any_case

_HIGH = r"(?:strongest|greatest|highest|widest|largest|broadest|most)"
_LOW = r"(?:weakest|smallest|lowest|least)"
_WHAT = r"(?:support|backing|popularity|appeal|approval|following|acceptance|resonance)"
_AMONG = r"(?:among|amongst|in|with|from|for|within)"
_SHARE = r"(?: \((?P<{}>[^()]*\d[^()]*)\))?"
_SUPPORT = any_case(
    rf"(?P<name>[^,;:]+?) (?:finds?|found|has|had|gets?|enjoys?|enjoyed|receives?|draws?"
    r"|attracts?) "
    rf"its (?:(?P<high>{_HIGH})|{_LOW}) {_WHAT} {_AMONG} (?P<who>[^,;:()]+?){_SHARE.format('one')}"
    rf"(?:,? and (?:its |the )?(?:(?P<high2>{_HIGH})|{_LOW})(?: {_WHAT})? {_AMONG} "
    rf"(?P<who2>[^,;:()]+?){_SHARE.format('two')})?"
)
_MOST = any_case(
    r"(?P<name>[^,;:]+?) (?:is|was) (?P<how>most|least) (?:widespread|attractive|appealing|common"
    r"|favou?red) (?:to|among|amongst|with|for) (?P<who>[^,;:()]+?)" + _SHARE.format("one")
)
_PREFERRED = any_case(
    r"(?P<lead>(?:in|among|for|at|within|with) [^,;:]+, )?(?P<one>[^,;:]+?) (?:is|was|are|were) "
    r"(?:clearly |slightly |strongly )?(?:preferred|favou?red) (?:to|over) (?P<two>[^,;:]+)"
)
_KEENER = any_case(
    r"(?P<one>[^,;:]+?) (?:is|are|was|were) (?P<how>keener on|less keen on|more in favou?r of"
    r"|less in favou?r of|more fond of|fonder of|more likely to (?:choose|prefer|favou?r|want|pick)"
    r"|less likely to (?:choose|prefer|favou?r|want|pick)) (?P<what>[^,;:]+?) than (?P<two>[^,;:]+)"
)
_SAYING_SO = any_case(r"\bpercent|%|\bshare\b")


def _gives_shares(c: Scene) -> bool:
    """Whether the values are shares, of answers or of people."""
    value = c.reader.figure.value
    return value.unit == "%" or _SAYING_SO.search(value.label) is not None


@of_form(
    _SUPPORT, "support backing popularity appeal approval following acceptance resonance", "its"
)
def finds_support(c: Scene, match: Match) -> Iterator[Version]:
    """“A finds its strongest support among the young (33%)”: it is highest there, with 33%."""
    if not _gives_shares(c):
        return
    said = _of_own(match["name"], "highest" if match["high"] else "lowest", match["who"])
    version = [said, *_value(match["name"], match["who"], match["one"])]
    if match["who2"]:
        most = "highest" if match["high2"] else "lowest"
        version.append(_of_own(match["name"], most, match["who2"]))
        version += _value(match["name"], match["who2"], match["two"])
    yield tuple(version)


@of_form(_MOST, "most least", "widespread attractive appealing common favored favoured")
def most_widespread(c: Scene, match: Match) -> Iterator[Version]:
    """“A is least attractive to the young (11%)”: its lowest share is theirs."""
    if not _gives_shares(c):
        return
    most = "highest" if match["how"].lower() == "most" else "lowest"
    said = _of_own(match["name"], most, match["who"])
    yield said, *_value(match["name"], match["who"], match["one"])


@of_form(_PREFERRED, "preferred favored favoured", "to over")
def preferred_to(c: Scene, match: Match) -> Iterator[Version]:
    """“In the last group, A is preferred to B”: it has the higher share there."""
    if _gives_shares(c):
        two = re.sub(r"^being ", "", match["two"])
        yield (Plain(f"{match['lead'] or ''}{match['one']} is higher than {two}"),)


@of_form(_KEENER, "keener keen favor favour fond fonder likely", "than")
def keener_on(c: Scene, match: Match) -> Iterator[Version]:
    """“The young are keener on A than the old”: more of them choose it."""
    if not _gives_shares(c):
        return
    sign = "lower" if match["how"].lower().startswith("less") else "higher"
    who = uncapitalised(match["one"])
    yield (Plain(f"The share of {match['what']} is {sign} for {who} than for {match['two']}"),)


def _of_own(name: str, most: str, who: str) -> Plain:
    return Plain(f"{name} has its {most} value for {who}")


def _value(name: str, who: str, share: str | None) -> list[Plain]:
    return [Plain(f"{name} has {share} for {who}")] if share else []


_CHOSEN = any_case(
    r"(?P<lead>(?:among|in|for|within|with) [^,;:]+, )?(?P<share>(?:(?:nearly|almost|about|around"
    r"|over|more than|less than|just|only|roughly) )?(?:\d+(?:\.\d+)? ?(?:%|percent|per cent)"
    r"|[^,;:()]+? \((?P<bracketed>\d+(?:\.\d+)? ?%)\)))"
    r"(?: of (?:them|respondents|people|those asked|the respondents|employees|participants))? "
    r"(?:opts? for|opted for|choose|chooses|chose|prefers?|preferred|favou?rs?|favou?red|picks?"
    r"|picked|selects?|selected|votes? for|want|wants) (?P<name>[^,;:]+)"
)


@of_form(
    _CHOSEN,
    "opt opts opted choose chooses chose prefer prefers preferred favor favors favour favours "
    "favored favoured pick picks picked select selects selected vote votes want wants",
)
def so_many_choose(c: Scene, match: Match) -> Iterator[Version]:
    """“Among the young, 46% opt for A”: A has 46% there."""
    if not _gives_shares(c) or not c.reader.is_place(match["name"]):
        return
    share = match["bracketed"] or match["share"]
    yield (Plain(f"{match['lead'] or ''}{match['name']} has {share}"),)


_PEOPLE = any_case(
    r" (?:respondents|participants|employees|voters|interviewees|households|answers)\b"
    r"(?! (?:aged|who|whose|in their|under|over|between|with|from)\b)"
)


@told_by("respondents participants employees voters interviewees households answers")
def people_of_answer(c: Scene, text: str) -> Iterator[Version]:
    """“The share of undecided respondents is 5%”: the share of “undecided”."""
    for match in _PEOPLE.finditer(text):
        before = text[: match.start()]
        last = " ".join(before.split()[-2:])
        if c.ends_with_place(last) is not None:
            yield (Plain(f"{before}{text[match.end() :]}"),)
            return
