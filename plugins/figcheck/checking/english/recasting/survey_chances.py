"""Who is likelier to say something in a survey: “men are twice as likely as women to use X”."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from itertools import product

from figcheck.checking.english.claims.surveyed import (
    is_survey,
    named_among,
    open_in,
    place_of,
    says_what_is_done,
)
from figcheck.checking.english.lexicon.shares_in_words import SHARE, share_said
from figcheck.checking.english.recasting.plain import Match, Plain, Scene, Version, of_form, told_by
from figcheck.patterns import any_case
from figcheck.records import record

_FLAGS = re.IGNORECASE
_BE = r"(?:is|are|was|were|remains?|remained)(?: also| still| again)?"
_FACTOR = r"(?P<factor>[^,;:]{0,40}?\b(?:twice|half|thrice|times)) (?:as|more)"
_POINTS = r"(?P<points>[^,;:]{0,30}?\d[\d.]*)(?: |-)(?:percentage )?points? (?P<way>more|less)"
_MORE = (
    r"(?P<how>(?:(?:far|much|slightly|somewhat|considerably|significantly|substantially|a little|a "
    r"bit|markedly|clearly|also|even|still|notably|only|just) )*)(?P<more>more|less)"
)
_HOW = (
    rf"(?:(?P<by_factor>{_FACTOR})|(?P<by_points>{_POINTS})|(?P<by_sign>{_MORE})"
    rf"|(?P<alike>(?:just|about|almost|nearly|roughly|equally|exactly) as)"
    rf"|(?:by far )?(?:the )?(?P<most>most|least))"
)
_BARE = r"[^;:()]+?"
_LIKELY = any_case(
    rf"(?P<lead>(?:[^;:()]+, )?)(?P<who>[^,;:()]+?),? {_BE} {_HOW} (?:likely|inclined|apt)"
    rf"(?: of (?:all|any)[^,;:()]*?)?(?:,? (?:than|as) (?P<than>{_BARE}))?"
    rf",? to (?P<do>[a-z]{_BARE})(?:,? (?:than|as|compared (?:with|to)) (?P<behind>{_BARE}))?"
    r"(?: \((?P<one>[^()]*?%)(?:,? (?:vs\.?|versus|compared (?:with|to)|against|and|to) "
    r"(?P<two>[^()]*?%))?\)|,? (?:at|with) (?P<at>[^,;:()]*?%))?"
)
_OTHERS = any_case(
    r"(?:any|all|every|each)(?: of)?(?: the)? others?\b.*|(?:those in )?(?:all |any )?"
    r"other (?:age |income )?(?:groups?|adults|people|respondents|countries|country)\b.*"
    r"|(?:anyone|everyone|anybody|everybody) else\b.*|the rest\b.*"
)
_EVERYWHERE = any_case(
    r"(?:in|within|among|across|at|for) (?:every|each|all|both|most|any|(?:nearly|almost) all)\b"
    r"[^,]*, "
)
_SURVEYED = any_case(r" (?:surveyed|polled|shown|studied|asked)(?=, )")


@record
class _Sides:
    """Who is set against whom, and in what.

    Attributes:
        one: who is likelier, as a tick.
        two: than whom; `None` for all others.
        here: what both have in common: what they do, and where.
    """

    one: str
    two: str | None
    here: Mapping[str, tuple[str, ...]]
    where: Mapping[str, tuple[str, ...]]


@of_form(_LIKELY, "likely inclined apt", "to", "more less most least as")
def likelier_in_survey(c: Scene, match: Match) -> Iterator[Version]:
    """“The old are twice as likely as the young to read X”: the share of those who do is so."""
    if not is_survey(c):
        return
    if not says_what_is_done(c, _done(match)):
        return
    everywhere = _EVERYWHERE.match(match["lead"] or "")
    lead = "" if everywhere else match["lead"]
    sides = _sides(c, match, lead)
    noted = [amount for amount in match.group("one", "two", "at") if amount]
    if any(_NOTED.fullmatch(amount.strip()) is None for amount in noted):
        return
    if sides is None or (everywhere is None and open_in(c, sides.where)):
        return
    said = _SURVEYED.sub("", match["lead"]) if everywhere else ""
    listed = [d for d, ticks in sides.here.items() if len(ticks) > 1]
    spots = product(*(sides.here[d] for d in listed))
    heres = [{**sides.here, **{d: (t,) for d, t in zip(listed, s, strict=True)}} for s in spots]
    for plain in _compared(match, sides):
        clauses = [Plain(f"{said}{plain}", here=place_of(here)) for here in heres]
        yield (*clauses, *_values(match, sides, heres[0]))


_IN_LEAD = r"(?P<lead>(?:(?:in|among|for|within) [^,;:()]+, )?)"
_SHARE_THAN = any_case(
    rf"{_IN_LEAD}(?:an? )?(?P<how>(?:(?:far|much|slightly|somewhat|considerably|significantly"
    r"|notably) )?)(?:(?P<up>larger|higher|greater|bigger)|smaller|lower) (?:share|percentage"
    r"|proportion) of (?P<one>[^,;:()]+?) than (?:of |among )?(?P<two>[^,;:()]+)"
)
_MORE_THAN = any_case(
    rf"{_IN_LEAD}(?P<how>(?:(?:far|many|slightly|somewhat) )?)(?:(?P<up>more)|fewer) (?!than\b)"
    r"(?P<one>[^,;:()]+?) than (?P<two>[^,;:()]+)"
)


@told_by("more fewer larger higher greater bigger smaller lower", "than")
def shares_compared(c: Scene, text: str) -> Iterator[Version]:
    """“A larger share of men than women use X”, “more adults under 30 use X than Y”."""
    if not is_survey(c) or not says_what_is_done(c, text):
        return
    said = text.rstrip(" .")
    match = _SHARE_THAN.fullmatch(said) or _MORE_THAN.fullmatch(said)
    if match is None:
        return
    lead, how, one, two = match.group("lead", "how", "one", "two")
    there, own, than = (named_among(c, t.strip(" ,")) for t in (lead, one, two))
    if there is None or not own or not than:
        return
    differing = [d for d in own if than.get(d, own[d]) != own[d]]
    here = {d: t for d, t in {**there, **than, **own}.items() if d not in differing}
    if len(differing) != 1 or any(len(t) != 1 for t in (*own.values(), *than.values())):
        return
    if open_in(c, {**here, **own}) or any(len(t) != 1 for t in here.values()):
        return
    (a,), (b,) = own[differing[0]], than[differing[0]]
    way = "higher" if match["up"] else "lower"
    how = how.lower().replace("many", "much")
    yield (Plain(f'"{a}" is {how}{way} than "{b}"', here=place_of(here)),)


def _sides(c: Scene, match: Match, lead: str) -> _Sides | None:
    """Who is set against whom; `None` where a word is not understood, or several may be meant."""
    than = match["than"] or (None if match["most"] else match["behind"])
    others = than is None or _OTHERS.fullmatch(than) is not None
    if (than is None) is not bool(match["most"]):
        return None
    done, one = named_among(c, f"{lead} {_done(match)}"), named_among(c, match["who"])
    two = named_among(c, than) if than and not others else {}
    if done is None or not one or two is None:
        return None
    own = [d for d, ticks in one.items() if two.get(d, ()) != ticks]
    own = [d for d in own if d in two] or own
    if not (len(own) == 1 and len(one[own[0]]) == 1 and len(two.get(own[0], ("",))) == 1):
        return None
    (dimension,) = own
    if others is (dimension in two) or dimension in done:
        return None
    shared = {d: t for d, t in {**done, **two, **one}.items() if d != dimension}
    if any(one.get(d, t) != t or two.get(d, t) != t for d, t in shared.items()):
        return None
    return _Sides(
        one[dimension][0],
        None if others else two[dimension][0],
        shared,
        {**shared, dimension: one[dimension]},
    )


def _done(match: Match) -> str:
    """What is likelier to be done, be it “to be more for it than against it”."""
    of_answer = match["behind"] and (match["than"] or match["most"])
    return f"{match['do']} than {match['behind']}" if of_answer else match["do"]


def _compared(match: Match, sides: _Sides) -> Iterator[str]:
    """What is said of the two sides, in plain words."""
    one, two = f'"{sides.one}"', f'"{sides.two}"' if sides.two else "all others"
    if match["most"]:
        yield f"{one} is the {'highest' if match['most'].lower() == 'most' else 'lowest'}"
    elif match["by_sign"]:
        way = "higher" if match["more"].lower() == "more" else "lower"
        how = re.sub(r"\b(?:also|even|still|only|just) ", "", match["how"], flags=_FLAGS)
        yield f"{one} is {how}{way} than {two}"
    elif sides.two is None:
        return
    elif match["by_factor"]:
        yield f"{one} is {match['factor']} as high as {two}"
    elif match["by_points"]:
        way = "exceeds" if match["way"].lower() == "more" else "is below"
        yield f"{one} {way} {two} by {match['points']} points"
    elif match["alike"]:
        yield from (f"{one} and {two} are at most {far} points apart" for far in _ALIKE)


_NOTED = any_case(
    rf"(?:an? |the )?(?:(?:share|rate|value|percentage|proportion|total) of )?(?:{SHARE.pattern})"
)
"""How a share is noted: “a share of 12%”."""

_ALIKE = (2, 6)
"""How far shares are apart, in points, that are about equal: for everyone, and for some."""


def _values(match: Match, sides: _Sides, here: Mapping[str, tuple[str, ...]]) -> Iterator[Plain]:
    """The values that are noted behind what is compared: “(81% vs. 29%)”."""
    one, two = match["one"] or match["at"], match["two"]
    for amount, tick in ((one, sides.one), (two, sides.two)):
        found = SHARE.search(amount) if amount else None
        if found is not None and tick is not None:
            yield Plain(f'"{tick}" is at {share_said(found).ways[0]}', here=place_of(here))
