"""Values told beside what is said: “A's best score, 75, is above B's”."""

from __future__ import annotations

from collections.abc import Iterator

from figcheck.checking.english.kinds.balances import shows_balances
from figcheck.checking.english.lexicon.first_letters import uncapitalised
from figcheck.checking.english.meanings.meaning import EVERYWHERE, Place
from figcheck.checking.english.recasting.plain import Match, Plain, Scene, Version, of_form, told_by
from figcheck.patterns import any_case, regex

_APPOSED = any_case(
    r"(?P<who>[^,;:()]+?), (?:at |of )?(?P<value>(?:(?:about|around|roughly|some|only|just|nearly"
    r"|almost|more than|less than|over|under|well|approximately|a|full) )*[$€£]?-?\d"
    r"[\d.,]*(?<![.,])(?: ?(?:%|[A-Za-z/]+))?(?: (?:points?|euros|dollars|[a-z]+)){0,2}), "
    r"(?P<rest>(?:is|are|was|were|lies|exceeds|equals|amounts to|comes to|surpasses|beats|came"
    r"|comes|occurred|occurs|fell|falls|dates|took place) [^;:]+)"
)
_OF_LINE = regex(r"\b(?:of|in|on) (?:the|its|that|this) (?:line|curve|row|column|series|bar)\b")
_ABOVE = any_case(
    r"\A(?P<be>is|are|was|were|lies) (?P<much>[^,;:]*?\d[\d.]*) (?P<side>above|below) "
    r"(?:the (?P<best>best|highest|lowest|maximum|minimum|peak|top score)) (?:of|in|for|with) "
    r"(?P<rival>[^,;:]+)\Z"
)


@of_form(
    _APPOSED,
    ",",
    "is are was were lies exceeds equals amounts comes surpasses beats came occurred occurs fell "
    "falls dates took",
)
def value_apposed(c: Scene, match: Match) -> Iterator[Version]:
    """“A's best score, 75, is 3 points above that of B”: it is 75, and so far above B's."""
    if _OF_LINE.search(match["rest"]):
        return  # "A's last value, 31, is the second highest of the line": of A's own.
    who, value = match["who"], match["value"]
    rest, above = match["rest"], _ABOVE.match(match["rest"])
    if above is not None and above["best"].lower() in who.lower().split():
        rest = f"{above['be']} {above['much']} points {above['side']} that of {above['rival']}"
    of_balance = shows_balances(c.reader.figure)
    if of_balance or (c.reads(f"{who} is {value}") and c.reads(f"{who} {rest}")):
        yield Plain(f"{who} is {value}", here=_elsewhere(c, rest)), Plain(f"{who} {rest}")


def _elsewhere(c: Scene, rest: str) -> Place | None:
    """Where the rest looks, if it is not where the sentence before did: in another panel."""
    here = c.around.here or EVERYWHERE
    named = c.named_in(rest)
    other = [(d, named[d]) for d, ticks in here.ticks if d in named and named[d] != ticks]
    return Place(tuple(other)) if other else None


_NUMBER = r"(?P<value>[-−+]?\d[\d,]*(?:\.\d+)?(?: ?[x×%]| (?:percent|points?))?)"
_WITH_NOUN = any_case(
    r"(?P<who>the [^,;:()]+?), an? (?:(?P<noun>[a-z][a-z-]*(?: [a-z-]+)?) of "
    rf"{_NUMBER}|{_NUMBER.replace('value', 'first')} (?P<behind>[a-z][a-z-]*(?: [a-z-]+)?)), "
    r"(?P<rest>(?:is|are|was|were|comes|belongs|occurs|lies|goes) [^;:]+)"
)


@of_form(_WITH_NOUN, ",", "a an", "is are was were comes belongs occurs lies goes")
def value_with_noun(c: Scene, match: Match) -> Iterator[Version]:
    """“The best result, a 2.3x speedup, is reached on A”: the best result, 2.3x, is."""
    noun = (match["noun"] or match["behind"]).lower()
    figure = c.reader.figure
    label = figure.value.label or (figure.colours.label if figure.colours else "")
    if noun in label.lower():
        value = match["value"] or match["first"]
        yield (Plain(f"{match['who']}, {value}, {match['rest']}"),)


_VALUE = (
    r"(?:(?:about|around|roughly|approximately|only|just|nearly|almost) )*[$€£]?[-−~]?\d[\d.,]*\S*"
)
_STANDS = "is|are|was|were|stands?|stood|ends?|ended|remains?|lies?|lay|sits?|reach(?:es|ed)|has"
_BESIDE = any_case(
    rf"(?P<first>.+? (?:{_STANDS})(?: at| up| on| with)? {_VALUE}(?: [a-z]+)?),"
    r" (?P<beside>(?:(?:still|only|just|well|far|slightly|almost|nearly|roughly|about|over|a little"
    r"|more than|less than|barely|not even) )*"
    r"(?:half|twice|double|triple|(?:a|one) (?:third|quarter|fifth|tenth)|\w+ times|below|above"
    r"|\d[\d.,]*\S*(?: [a-z]+)? (?:below|above|higher than|lower than|more than|less than)|within)"
    r"(?= ).+)"
)
_OWN = any_case(r"\b(?:its|their|the) ")


@of_form(_BESIDE, ",", "its their the")
def value_beside_own(c: Scene, match: Match) -> Iterator[Version]:
    """“In 2022 it is at 6, less than half of its 2006 value”: it is at 6, and less than half."""
    if _OWN.search(match["beside"]) is None:
        return
    lead, subject, _ = c.cut(match["first"])
    who = f"{lead} {subject}".strip()
    if not subject:
        return
    told = f"{who} is {match['beside']}"
    if c.reads(told):
        yield Plain(match["first"]), Plain(told)


_ONLY = any_case(
    r"(?P<said>(?P<lead>(?:[^,;:()]+, )?)(?P<who>[^,;:()]+?) (?:is|was|remains) (?:still )?the "
    r"(?:only|sole|one) [^()]+?) \((?:at |with )?(?P<value>[^()]*\d[^()]*)\)"
)

_AT = any_case(r" (?=(?:in|at|on|by|with|for) )")


@of_form(_ONLY, "only sole one", "(")
def value_of_only_one(c: Scene, match: Match) -> Iterator[Version]:
    """“A is the only line above 10 in 2023 (11.4)”: it is, and its value then is 11.4."""
    if not c.is_subject(match["who"]):
        return
    lead, who, said = match.group("lead", "who", "said")
    ends = (said[m.end() :] for m in _AT.finditer(said))
    where = next((end for end in ends if c.is_led(end)), lead.strip(" ,"))
    subject = c.cut(said)[1] or who
    value = f"{subject} is {match['value']} {uncapitalised(where)}".strip()
    yield Plain(said), Plain(value, hung=True)


_AMOUNT = r"(?P<amount>[~$€£]?-?\d[\d.,]*(?<![.,])(?: ?%| (?!are\b|is\b|occur|appear)[A-Za-z/]+)?)"
_FOUND = (
    r"(?:(?:are|is|were|was|can be) (?:found|reached|seen|recorded|observed|measured|attained"
    r"|obtained)|occurs?|appears?|arises?|turn up)"
)
_NOUN = r"(?:values?|scores?|results?|readings?|numbers?)"
_EXTREME = any_case(
    rf"(?P<lead>.*?, )?{_NOUN} (?:of )?(?P<way>up to|as high as|as much as|down to|as low as"
    rf"|as little as) {_AMOUNT} {_FOUND}(?P<rest>.*)"
)
_RANGE = any_case(
    r"(?P<lead>.*?, )?(?:one (?:finds|sees|reads|has)|we (?:find|see|read|have)|there are) "
    rf"{_NOUN} (?P<range>(?:(?:ranging )?from|between) .*\d.*)"
)
_LOW = ("down", "as low", "as little")


@told_by("value values score scores result results reading readings number numbers")
def values_found(_: Scene, text: str) -> Iterator[Version]:
    """“In A, values as high as 72 are found”: the values go as high as 72 there."""
    if match := _EXTREME.fullmatch(text):
        way = "as low as" if match["way"].lower().startswith(_LOW) else "as high as"
        said = f"the values go {way} {match['amount']}{match['rest']}"
        yield (Plain(f"{match['lead'] or ''}{said}"),)
    if match := _RANGE.fullmatch(text):
        told = match["range"].removeprefix("ranging ")
        yield (Plain(f"{match['lead'] or ''}the values range {told}"),)


_SET_OFF = any_case(
    r", (?:with|at|on) (?P<value>(?:(?:about|around|roughly|nearly|almost|only|just|just over"
    r"|just under|some|over|under|approximately) )*[$€£]?\d[\d.,]*(?<![.,])"
    r"(?: ?%| (?:percent|per cent|hundred|thousand|million|billion|trillion))*)"
    r"(?: (?!and\b|but\b)[a-z]+){0,2},(?= )"
)


@told_by("with at on", ",")
def values_set_off(c: Scene, text: str) -> Iterator[Version]:
    """“A is ahead of B, with 20 seats, and C, with 12 seats, …”: ahead of B (20) and C (12)."""

    def bracketed(match: Match) -> str:
        of_name = c.ends_with_place(text[: match.start()]) is not None
        return f" ({match['value']})" if of_name else match[0]

    said = _SET_OFF.sub(bracketed, text)
    if said != text:
        yield (Plain(said),)
