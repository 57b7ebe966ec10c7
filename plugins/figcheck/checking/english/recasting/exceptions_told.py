"""Exceptions that are told apart from the rest: “Three of four grow. The exception is B”."""

from __future__ import annotations

from collections.abc import Iterator

from figcheck.checking.english.lexicon.first_letters import capitalised
from figcheck.checking.english.lexicon.shared_words import COUNT
from figcheck.checking.english.meanings.meaning import EVERYWHERE, Place
from figcheck.checking.english.recasting.exceptions_named import excepting
from figcheck.checking.english.recasting.plain import Match, Plain, Scene, Version, of_form, told_by
from figcheck.patterns import any_case

_THIS_RULE = r"(?: (?:to|from) (?:this|that|the|it)(?: (?:rule|pattern|trend|picture|tendency))?)?"
_THE = r"(?:the |an? )?(?:(?:only|one|sole|single|lone|notable|clear|two|three) )*"
_IS_WHICH = any_case(
    rf"(?:{_THE}exceptions?{_THIS_RULE} (?:is|are|was|were|being)|{_THE}exceptions?{_THIS_RULE}:) "
    r"(?P<which>[^,;:]+(?:, [^,;:]+ and [^,;:]+)?)"
)
_WHICH_IS = any_case(rf"(?P<which>[^,;:]+) (?:is|are|was|were|being) {_THE}exceptions?{_THIS_RULE}")
_ALL = rf"(?:all|every|each|most|almost all|nearly all|{COUNT})(?: but {COUNT})?"
_SO_MANY = any_case(
    rf"\b(?P<at>in|on|for|at|under|with|across) {_ALL}(?: of(?: the| its| these)?)?(?: the)?"
    rf"(?: {COUNT})? (?P<noun>[a-z-]+)\b"
)
_FURTHER = any_case(r",\s+(?:[a-z]+ing|by|from|to|at|with|up|down)\s[^;:]*\Z")


@told_by("exception exceptions")
def the_exception(c: Scene, text: str) -> Iterator[Version]:
    """“Three of the four grow. The exception is B”: B does not grow."""
    match = _IS_WHICH.fullmatch(text) or _WHICH_IS.fullmatch(text)
    if match is None or not c.before or not c.reader.is_place(match["which"]):
        return
    named = c.named_in(match["which"])
    before = _FURTHER.sub("", c.before.rstrip(" ."))
    if len(named) != 1 or ";" in before:
        return
    ((dimension, ticks),) = named.items()
    said = [_said_of(c, before, dimension, tick) for tick in ticks]
    known = [text for text in said if text is not None]
    if len(known) == len(ticks):
        yield tuple(Plain(text, negated=True) for text in known)


_APPOSED = (
    any_case(
        rf"(?P<said>[^;:]+?),? (?:with )?{_THE}exceptions?{_THIS_RULE} being (?P<which>[^,;:]+)"
    ),
    any_case(
        rf"(?P<said>[^;:]+?),? (?:with )?(?P<which>[^,;:]+?) being {_THE}exceptions?{_THIS_RULE}"
    ),
)
_COUNTED = any_case(rf"\b{COUNT}(?: out)? of (?:the |its |all )?{COUNT}\b")


@told_by("exception exceptions", "being")
def being_the_exception(c: Scene, text: str) -> Iterator[Version]:
    """“Three of the four grow, B being the exception”: three grow, and B does not."""
    for pattern in _APPOSED:
        match = pattern.fullmatch(text)
        if match is None or not _COUNTED.search(match["said"]):
            continue
        named = c.named_in(match["which"]) if c.reader.is_place(match["which"]) else {}
        for dimension, ticks in named.items():
            said = [_said_of(c, match["said"], dimension, tick) for tick in ticks]
            known = [Plain(one, negated=True) for one in said if one is not None]
            if len(known) == len(ticks):
                yield Plain(match["said"]), *known
                return


def _said_of(c: Scene, before: str, dimension: str, tick: str) -> str | None:
    """What was said of so many things, said of one; `None` where it was not said of such."""
    lead, subject, rest = c.cut(before)
    if subject and dimension in c.counted_along(subject):
        return f"{lead} {tick} {rest}".strip()
    for found in _SO_MANY.finditer(before):
        if c.label_of(found["noun"]) == dimension:
            return f"{before[: found.start()]}{found['at']} {tick}{before[found.end() :]}"
    return None


_LAST = any_case(
    r"(?P<said>[^;:]+?),? (?:with the (?:only |sole |single |notable |one )?exception of|"
    r"(?:(?:with )?the (?:only |sole |one )?exception being)|except(?:ing)?(?: for)?|apart from|"
    r"aside from|other than|save(?: for)?|bar|barring|but for) (?P<which>[^,;:]+)"
)
_BEING = any_case(
    r"(?P<said>[^;:]+?),? (?:with )?(?P<which>[^,;:]+?) "
    r"(?:being the (?:only |sole |one )?exception|(?:as|for) (?:the|an) (?:only |sole )?exception)"
)

_OF_ALL = any_case(r"\b(?:all|every|each|no|none|not|always|never|whoever)\b")
"""Only what is said of all, or of none, has exceptions; “most” may be all but these."""


@of_form(
    (_LAST, _BEING),
    "exception except excepting apart aside other save bar barring but",
    "all every each no none not always never whoever",
)
def exception_last(c: Scene, match: Match) -> Iterator[Version]:
    """“All rivers exceed 5, with the exception of A”: with the exception of A, all do."""
    if not _OF_ALL.search(match.string) or not c.reader.is_place(match["which"]):
        return
    said = match["said"]
    if not c.begins_with_list(said):
        yield (Plain(excepting(c, match["which"], said)),)


_EXCEPTIONS = any_case(
    r"(?P<said>.*?)\b(?P<all>most|all|every|each)(?: of)?(?: the)? (?P<what>\w.*?),?\s+"
    r"(?:with )?the (?:only |sole |single )?exceptions? (?:being|are|is) (?P<which>.+)"
)


@of_form(_EXCEPTIONS, "exception exceptions", "being are is", "most all every each")
def exceptions_being(_: Scene, match: Match) -> Iterator[Version]:
    """“A is ahead in most cities, the exceptions being B and C”: in all cities except these."""
    which = f"except {match['which']}"
    every = "every" if match["all"].lower() in ("every", "each") else "all"
    first, *more = match["what"].split(" ", 1)
    rest = "".join(more)
    said = f"{match['said']}{every} {first}"
    yield (Plain(f"{said} {which} {rest}".strip()),)
    if rest:
        yield (Plain(f"{said} {rest} {which}"),)


_MANY = r"(?:only |just |exactly )?(?:an?|one|two|three|four|a single|a sole)"
_BUT = rf"(?:with|but for|apart from|except for|save for|bar) (?P<many>{_MANY}) exceptions?"
_ALL_ONES = r"(?P<all>all(?: of)?(?: the)?(?: (?:two|three|four|five|six|seven|eight|nine|ten))?)"
_FIRST = any_case(rf"{_BUT}, {_ALL_ONES} (?P<rest>.+)")
_ALL_BUT_LAST = any_case(rf"(?P<lead>[^;]*?, )?{_ALL_ONES} (?P<rest>[^;]+?),? {_BUT}")


@of_form((_FIRST, _ALL_BUT_LAST), "exception exceptions", "all")
def with_one_exception(_: Scene, match: Match) -> Iterator[Version]:
    """“All methods are above 48, with one exception”: all but one of the methods are."""
    many = match["many"].split()[-1].lower()
    number = {"a": "one", "an": "one", "single": "one", "sole": "one"}.get(many, many)
    lead = match.groupdict().get("lead") or ""
    yield (Plain(f"{lead}All but {number} of the {match['rest']}"),)


_EVERYTHING = any_case(r"(?P<lead>.*?, )?everything (?P<rest>.*\d.*)")


@of_form(_EVERYTHING, "everything")
def everything(_: Scene, match: Match) -> Iterator[Version]:
    """“Everything is above 26”: every value is."""
    yield (Plain(f"{match['lead'] or ''}every value {match['rest']}"),)


_AS_IT_IS = any_case(
    rf"(?P<place>(?:the |at |in |on |for )?[^,;:]+?) (?:is|are|forms?|makes?|remains?) an exception"
    rf"{_THIS_RULE}(?:, (?:as|because|since|where|in which|for)|[:;]) (?P<said>[^;:]+)"
)
_THERE = any_case(r" (?:there|here)\b")


@of_form(_AS_IT_IS, "exception")
def exception_as(c: Scene, match: Match) -> Iterator[Version]:
    """“Web is an exception, as A beats B there”: on Web, A beats B."""
    places = set(c.reader.parse_alone(match["place"]).readings("place"))
    place = places.pop() if len(places) == 1 else None
    if place is not None and not (place.notes or place.orders) and _THERE.search(match["said"]):
        known = c.around.here or EVERYWHERE  # "A on Web exceeds 5. The row of B is an exception".
        freed = Place(tuple((d, c.reader.names.dimensions[d].ticks) for d, _ in known.ticks))
        said = capitalised(_THERE.sub("", match["said"]))
        yield (Plain(said, here=place.default(freed)),)


_LEAVING_OUT = r"(?:,? (?:except|except for|but|save|save for|apart from|other than|bar))"
_AT_AN_END = "(?:first|last|final|top|bottom|topmost|leftmost|rightmost)"
_ELLIPTIC = any_case(
    r"(?P<before>(?:[^,;:()]+ )?(?:every|each|all(?: of)?(?: the)?) (?P<noun>[a-z]{3,}))"
    rf"(?P<but>{_LEAVING_OUT} the (?:very )?{_AT_AN_END})"
    r"(?: (?P<one>one|two|three))?(?P<rest>(?!, wh),? [^;:]+)"
)


@of_form(
    _ELLIPTIC,
    "every each all",
    "except but save apart other bar",
    "first last final top bottom topmost leftmost rightmost",
)
def but_the_last(c: Scene, match: Match) -> Iterator[Version]:
    """“Every row but the last peaks at 4”: every row but the last row does."""
    noun = match["noun"]
    if c.label_of(noun) is None or match["rest"].split()[0].rstrip(",") in (noun, f"{noun}s"):
        return
    many = match["one"] in ("two", "three")
    one = noun.removesuffix("s")
    number = f" {match['one']} {one}s" if many else f" {one}"
    yield (Plain(f"{match['before']}{match['but']}{number}{match['rest']}"),)
