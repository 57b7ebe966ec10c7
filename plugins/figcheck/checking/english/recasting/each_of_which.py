"""Relative clauses about each of several things, or behind mere praise.

“A and B, both of which exceed 90, …” says of both that they do. In “The model performs well on A
and B, both of which have a recall above 90%” only the relative clause says something that the
figure can decide, as in “struggles with A, which has the lowest recall”.
"""

from __future__ import annotations

from collections.abc import Iterator

from figcheck.checking.english.recasting.participles import finite_of
from figcheck.checking.english.recasting.plain import Match, Plain, Scene, Version, of_form, told_by
from figcheck.patterns import any_case

_EACH = r"(?P<each>both|all|all (?:two|three|four|five|six)|each|neither|none)"
_AMID = any_case(
    rf"(?P<lead>(?:at|in|on|for|with|under) [^,;:]+, )?(?P<those>[^;:]+?), {_EACH} of (?:which"
    r"|whom) (?P<said>[^;:]+?), (?P<rest>[^;:]+)"
)
_BEHIND = any_case(rf"(?P<head>[^;:]+?), {_EACH} of (?:which|whom) (?P<said>[^;:]+)")
_WHICH = any_case(r"(?P<head>[^;:]+?), (?:which|who) (?P<said>[^;:]+)")

_VERY = r"(?:(?:very|quite|particularly|especially|fairly|rather|reasonably|relatively|notably) )?"
_PRAISED = any_case(
    rf"(?:the|this|our) [a-z]+(?: [a-z]+)? (?:(?:performs?|does|do|works?|copes?|fares?|scores?) "
    rf"{_VERY}(?:well|strongly|reliably|poorly|badly|weakly) (?:on|for|with|in)"
    rf"|(?:clearly |visibly )?(?:struggles?|strugg?led) {_VERY}(?:with|on|for)"
    r"|(?:is|are|remains?) (?:(?:very|quite|particularly|especially) )?(?:strong|weak|reliable"
    r"|good|poor|accurate) (?:on|for|in|at)"
    r"|(?:has|have|shows?|faces?) (?:(?:some|particular|great|clear|obvious) )?(?:difficult(?:y"
    r"|ies)|trouble|problems|weaknesses) (?:with|on|for|in)) (?P<those>[^;:]+)"
)
_DONE_WELL = any_case(
    r"(?P<those>[^;:]+?) (?:is|are|was|were) (?:(?:generally|mostly|also) )?(?:(?:handled"
    r"|recogni[sz]ed|classified|identified|detected) (?:very |quite |particularly |fairly )?(?:well"
    r"|reliably|poorly|badly|easily|confidently)|(?:very |particularly |quite |relatively )?(?:easy"
    r"|hard|difficult|challenging) (?:to (?:recogni[sz]e|classify|identify|detect)|for the [a-z]+)"
    r"), with (?P<said>[^;:]+)"
)


def _of_each(c: Scene, those: str, each: str, said: str) -> Plain | None:
    """What is said of each of some things, if all of them are named."""
    if not c.is_subject(those):
        return None
    each = each.lower().split(" ")[0]
    named = [len(ticks) for ticks in c.named_in(those).values()]
    if not named or (each in ("both", "neither") and max(named) != 2):
        return None
    if each in ("neither", "none"):
        one = "neither of" if each == "neither" else "none of"
        return Plain(f"{one} {those} {said}")
    return Plain(f"{those} {'both' if each == 'both' else 'all'} {said}")


@told_by(",", "both all each neither none", "which whom")
def each_of_which(c: Scene, text: str) -> Iterator[Version]:
    """“A and B, both of which exceed 5, lead”: both exceed 5, and A and B lead."""
    if match := _AMID.fullmatch(text):
        told = _of_each(c, match["those"], match["each"], match["said"])
        if told is not None:
            lead = match["lead"] or ""
            yield Plain(f"{lead}{told.text}"), Plain(f"{lead}{match['those']} {match['rest']}")
    elif match := _BEHIND.fullmatch(text):
        praised = _PRAISED.fullmatch(match["head"])
        those = praised["those"] if praised is not None else _last_named(c, match["head"])
        told = _of_each(c, those, match["each"], match["said"]) if those else None
        if told is not None:
            lead = c.cut(match["head"])[0] if praised is None else ""
            told = Plain(f"{lead} {told.text}") if lead else told
            yield (told,) if praised is not None else (Plain(match["head"]), told)


def _last_named(c: Scene, head: str) -> str:
    """The names that a clause ends with, where they stand behind the verb: “is led by A and B”."""
    words = head.split(" ")
    for start in range(1, len(words)):
        those = " ".join(words[start:])
        if c.begins_with_place(those) is not None and c.is_subject(those):
            before = words[start - 1].rstrip(",").lower()
            return "" if before in ("and", "or", "") or words[start - 1].endswith(",") else those
    return ""


@told_by(",", "which who with")
def praised_which(c: Scene, text: str) -> Iterator[Version]:
    """“The model struggles with A, which has the lowest recall”: A has."""
    if match := _WHICH.fullmatch(text):
        praised = _PRAISED.fullmatch(match["head"])
        if praised is not None and c.named_in(praised["those"]) and c.is_subject(praised["those"]):
            yield (Plain(f"{praised['those']} {match['said']}"),)
    elif (match := _DONE_WELL.fullmatch(text)) and c.named_in(match["those"]):
        several = any(len(ticks) > 1 for ticks in c.named_in(match["those"]).values())
        yield (Plain(f"{match['those']} {'have' if several else 'has'} {match['said']}"),)


_PRAISED_DOING = any_case(
    r"(?P<who>[^,;:]+?) (?:(?:is|are|remains?|looks?|appears?|seems?) (?:(?:very|quite"
    r"|particularly|especially|fairly|rather|relatively|notably|clearly|also|generally|remarkably"
    r"|exceptionally) )*(?:strong|weak|effective|robust|competitive|reliable|good|poor|impressive"
    r"|solid|stable)|(?:performs?|does|do|works?|fares?|scales?|holds? up) (?:(?:very|quite"
    r"|particularly|especially|fairly|rather|relatively|notably|clearly|also|generally|remarkably"
    r"|exceptionally) )*(?:well|strongly|reliably|poorly|badly|consistently"
    r"|competitively))(?P<where> (?:in|on|for|under|against|with|at|across) [^,;:]+)?, "
    r"(?P<does>(?:also |even |only |never |always |consistently |typically )?[a-z]+ing\b(?! (?:in"
    r"|from) that)[^;:]*)"
)


@of_form(
    _PRAISED_DOING,
    ",",
    "strong weak effective robust competitive reliable good poor impressive solid stable "
    "well strongly reliably poorly badly consistently competitively",
)
def praised_doing(c: Scene, match: Match) -> Iterator[Version]:
    """“A performs well on noise, reaching 60”: A reaches 60.

    Where the praise names a place of the figure, what follows may be meant to hold there, so that
    it is read only where it names a place of its own.
    """
    if not c.named_in(match["who"]) or not c.is_subject(match["who"]):
        return
    where = match["where"] or ""
    there, named = c.named_in(where), c.named_in(match["does"])
    if where and not there:
        return  # “Performs well in bad weather, beating B”: there, whatever that is.
    if c.reader.writes_a_value(where) or not there.keys() <= named.keys():
        return
    for said in finite_of(match["does"]):
        yield (Plain(f"{match['who']} {said}"),)


_SUCH_AS = any_case(
    r"(?:(?:some|several|most|other|certain) )?(?P<kind>[a-z]+),? (?:such as|like|for example"
    r"|e\.g\.,?) (?P<those>[^;:]+?),? (?P<said>(?:are|is|have|has|reach|exceed|stay|remain|show"
    r"|lie|get|gain|lose|perform|score|fall|rise)s?\b[^;:]*)"
)
_KINDS = frozenset("classes categories models methods systems datasets benchmarks tasks".split())


@of_form(
    _SUCH_AS,
    "such like example e",
    "are is have has reach exceed stay remain show lie get gain lose "
    "perform score fall rise reaches exceeds stays remains",
)
def such_as(c: Scene, match: Match) -> Iterator[Version]:
    """“Some classes, such as A and B, have a low recall”: A and B have.

    What limits the classes, as “with few images”, would have to hold of A and B too.
    """
    if not c.is_subject(match["those"]):
        return
    known = c.label_of(match["kind"]) is not None or match["kind"].lower() in _KINDS
    if known and len(c.named_in(match["those"])) == 1:
        yield (Plain(f"{match['those']} {match['said']}"),)
