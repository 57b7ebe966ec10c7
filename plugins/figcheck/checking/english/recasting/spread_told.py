"""How far values spread: “within a band of 3 points”, “with scores of 36 to 68”."""

from __future__ import annotations

from collections.abc import Iterator

from figcheck.checking.english.lexicon.first_letters import uncapitalised
from figcheck.checking.english.recasting.plain import Match, Plain, Scene, Version, of_form, told_by
from figcheck.patterns import any_case

_SPREAD = any_case(
    r"(?P<name>[^,;:()]+?) (?P<verb>has|shows|displays|exhibits|have|show) the (?P<how>smallest"
    r"|largest|widest|narrowest|greatest|second[- ]smallest|second[- ]largest) (?:spread|variation"
    r"|variability)"
    r"(?P<of> (?:of|among|across) [^,;:()]+?)?(?:,? (?:as|since|because|with) its (?:values?"
    r"|scores?|[a-z]+s) "
    r"(?:range|ranging|run|running|going|go|span|spanning|vary|varying) (?:only )?from "
    r"(?P<low>[^,;:]+?)"
    r" to (?P<high>[^,;:]+)|, (?:ranging|going|running) (?:only )?from (?P<less>[^,;:]+?) to "
    r"(?P<more>[^,;:]+))"
)
_ANY = any_case(r"\A (?:of|among) any (?:other )?[^,;:()]+\Z")
_LINE = any_case(r"\b(?P<line>row|column)s?\b")


@of_form(_SPREAD, "spread variation variability", "from", "to")
def spread_ranging(c: Scene, match: Match) -> Iterator[Version]:
    """“A has the smallest spread, as its values range from 5 to 8”: the smallest range."""
    if not c.is_subject(match["name"]):
        return
    name, of, line = match["name"], match["of"] or "", _LINE.search(match["name"])
    if line is not None and _ANY.match(of):
        of = f" of all {line['line'].lower()}s"
    low, high = match["low"] or match["less"], match["high"] or match["more"]
    yield (
        Plain(f"{name} {match['verb']} the {match['how']} range{of}"),
        Plain(f"The values of {uncapitalised(name)} range from {low} to {high}"),
    )


_NOUNS = "variability variation variations variance fluctuation fluctuations dispersion"
_NOUN = rf"(?:{_NOUNS.replace(' ', '|')})(?: in (?:its|their|the) [a-z]+)?"
_MORE = r"(?P<more>greater|more|higher|larger|stronger|wider)"
_LESS = r"(?P<less>less|lower|smaller|weaker|fewer|reduced)"
_GRADE = rf"(?:(?:much|far|slightly|noticeably|considerably|somewhat) )?(?:{_MORE}|{_LESS})"
_VARYING = (
    any_case(
        r"(?P<one>[^,;:()]+?) (?:shows?|has|have|exhibits?|displays?|sees?|presents?) (?:an? )?"
        rf"{_GRADE} {_NOUN} than (?P<two>[^,;:()]+)"
    ),
    any_case(
        rf"the {_NOUN} (?:of|in|for) (?P<one>[^,;:()]+?) is {_GRADE} than (?:that|the {_NOUN}) "
        r"(?:of|in|for) (?P<two>[^,;:()]+)"
    ),
)


@told_by(_NOUNS, "than")
def variability(_: Scene, text: str) -> Iterator[Version]:
    """“A shows greater variability than B”: it varies more, and its range is wider."""
    for pattern in _VARYING:
        if (match := pattern.fullmatch(text)) is not None:
            grade = "more" if match["more"] else "less"
            yield (Plain(f"{match['one']} varies {grade} than {match['two']}"),)
            width = "wider" if match["more"] else "narrower"
            yield (Plain(f"The range of {match['one']} is {width} than that of {match['two']}"),)


_VALUES = r"(?:values?|scores?|cells?|results?|entries|numbers|points|bars)"
_BAND = r"(?:band|range|window|corridor|interval|spread|margin)"
_MANY = r"(?P<hedge>(?:only |just |about |around |roughly |approximately |less than |at most )*)"
_AMOUNT = r"(?P<amount>\d[\d.,]*(?: ?%)?(?: (?:percentage )?points?| [a-zA-Z/]+)?)"
_WITHIN = any_case(
    rf"(?:all (?:of )?|every one of |each of )?(?:the )?(?P<of>[^,;:()]+?)(?:'s)? {_VALUES}"
    r"(?P<where> (?:in|at|for|of|on) [^,;:()]+?)? "
    r"(?:lie|fall|stay|remain|are|sit|cluster|vary|differ)"
    rf"(?: all)? within (?:an? (?:very |rather )?(?:(?:narrow|tight|small|close|slim) )?{_BAND} of "
    rf"(?:only |just )?)?{_MANY}{_AMOUNT}(?P<mutual> of (?:each other|one another))?"
)
_WIDER = any_case(
    r"(?P<one>[^,;:()]+?) (?:has|have|shows?|spans?|covers?|exhibits?|displays?) an? "
    r"(?:(?:much|far|clearly|slightly|considerably) )?(?P<grade>wider|larger|greater|broader|bigger"
    rf"|narrower|smaller|tighter) (?:range|spread)(?: of {_VALUES})?"
    r"(?P<first> \([^()]*\d[^()]*\))? than (?P<two>[^,;:()]+?)(?P<second> \([^()]*\d[^()]*\))?"
)
_NARROW = frozenset({"narrower", "smaller", "tighter"})


@of_form(_WITHIN, "within")
def within_band(scene: Scene, match: Match) -> Iterator[Version]:
    """“All A values lie within 3 points of each other”: their range is at most 3 points."""
    if not (match["mutual"] or " of " in match.string[: match.start("amount")]):
        return
    said = match["of"] + (match["where"] or "")
    if scene.reader.mentions(said) is None or not scene.reader.places_in(match["of"]):
        return
    hedge = match["hedge"].strip().lower()
    bound = f"{hedge} " if hedge else "at most "
    where = match["where"] or ""
    yield (Plain(f"The range of {match['of']}{where} is {bound}{match['amount']}"),)


@of_form(_WIDER, "range spread", "than")
def wider_range(_: Scene, match: Match) -> Iterator[Version]:
    """“A has a wider range of values (5) than B (3)”: the range of A is larger than that of B."""
    grade = "smaller" if match["grade"].lower() in _NARROW else "wider"
    first, second = match["first"] or "", match["second"] or ""
    one = f"The range of {match['one']}{first}"
    yield (Plain(f"{one} is {grade} than that of {match['two']}{second}"),)


_SCORES = any_case(
    r"(?P<head>[^;:]+?), (?:with|at|having) (?:its |their |all )?(?P<noun>values|scores|results|"
    r"figures|levels|numbers|readings|rates|shares|accuracies)(?: that)? "
    r"(?:of|between|from|ranging from|range from|ranging between|spanning|in the range of) "
    r"(?:only |just |about |roughly )?(?P<low>[~$€£]?[\d.,]*\d\S*) (?:to|and|up to|–|-) "
    r"(?P<high>[~$€£]?[\d.,]*\d[^\s,]*(?: [a-z]+)*)"
)


@of_form(_SCORES, "with at having", "of between from spanning in", "to and up – -")
def with_scores_of(c: Scene, match: Match) -> Iterator[Version]:
    """“A is the weakest, with scores of 36 to 68”: its scores range from 36 to 68."""
    lead, who, _ = c.cut(match["head"])
    if lead.strip(" ,") or not c.reader.is_place(who) or c.led_places(match["head"]):
        return
    yield (
        Plain(match["head"]),
        Plain(f"The values of {who} range from {match['low']} to {match['high']}"),
    )


_IN_A_RANGE = any_case(
    r"(?P<who>[^,;:()]+?) (?:lies?|stays?|remains?|falls?|moves?|fall|is|are|vary|varies|lay|were)"
    r" (?:with)?in (?:a|the) (?:(?:fairly|relatively|rather|very|quite|comparatively|remarkably) )?"
    r"(?:narrow |wide |small |broad |tight |limited |similar )?(?:range|band|interval|corridor) "
    r"(?P<ends>(?:from|between) [^;:]+)"
)


@of_form(_IN_A_RANGE, "in within", "range band interval corridor", "from between")
def in_a_range_from(c: Scene, match: Match) -> Iterator[Version]:
    """“The shares lie in a narrow range from 12 (A) to 20 (B)”: they range from 12 to 20."""
    many = match["who"].endswith("s") or " and " in match["who"]
    yield (Plain(f"{match['who']} {'range' if many else 'ranges'} {match['ends']}"),)
