"""Several mix-ups in one sentence: “A is taken for B in 6 % of cases and for C in 2 %”.

What stands at the beginning is said of each of them, so that each is said again in a clause of its
own: who it is, what is done to it, what it is taken for and how often.
"""

from __future__ import annotations

import re
from collections.abc import Iterator

from figcheck.checking.english.lexicon.entries import NUMERALS
from figcheck.checking.english.lexicon.first_letters import capitalised
from figcheck.checking.english.recasting.mix_ups_told import class_in
from figcheck.checking.english.recasting.plain import Match, Plain, Scene, Version, of_form, told_by
from figcheck.patterns import any_case

_NAME = r"[^,;:()]+?"
_DONE = (
    r"(?:mis)?(?:classified|labell?ed|recogni[sz]ed|predicted|identified|interpreted|taken|mistaken"
    r"|confused|assigned)"
)
_TO = r"(?:as|for|with|to)"
_HEDGE = (
    r"(?:(?:about|around|roughly|nearly|almost|just|only|over|more than|less than|at least|at most"
    r"|another|~|≈) ?)*"
)
_MANY = rf"(?:{_HEDGE}(?:\d[\d.,]*|{'|'.join(NUMERALS[1:])}|once|twice)(?: ?%)?)"
_CASES = r"(?:cases?|samples?|images?|instances?|examples?|errors?|times?)"
_OF_CASES = rf"(?: (?:of (?:the )?{_CASES}|{_CASES}))?"
_NOTE = rf"(?:,? (?:in |at )?(?P<a>{_MANY}){_OF_CASES}| \((?P<b>{_MANY}){_OF_CASES}\))"
_ANY_NOTE = _NOTE.replace("?P<a>", "?:").replace("?P<b>", "?:")
_OFTEN = (
    r"(?:(?:most|least|more|less|very|quite|equally) )?(?:often|frequently|commonly|rarely|mostly"
    r"|mainly|primarily|usually|sometimes|occasionally|typically)"
)


def _is_one(c: Scene) -> bool:
    """Whether the figure is one confusion matrix."""
    matrix = c.reader.confusions
    return matrix is not None and not matrix.panels


def _so_often(many: str) -> str:
    """“12 times”, “in 6 % of cases”."""
    if "%" in many:
        return f"in {many} of cases"
    if many.lower() in ("1", "one"):
        return "once"
    return many if many.lower().endswith(("once", "twice")) else f"{many} times"


_WHO = rf"(?P<who>{_NAME}) (?P<be>is|are|was|were|gets?)"
_SEVERAL = any_case(
    rf"{_WHO} (?:(?P<often>{_OFTEN}) )?(?P<done>{_DONE})(?P<list> (?:{_OFTEN} )?{_TO} {_NAME}"
    rf"{_ANY_NOTE}(?:,? (?:and|but)|,) .+)"
)
_EACH = any_case(
    rf"(?:\A|,? (?:and|but)|,) ?(?:(?P<often>{_OFTEN}) )?(?P<to>{_TO}) (?P<name>{_NAME})"
    rf"{_NOTE}(?=,| and| but|\Z)"
)


@of_form(_SEVERAL, "as for with to", "and but ,", "is are was were get gets")
def each_taken_for(c: Scene, match: Match) -> Iterator[Version]:
    """“A is labelled as B in 6 % of cases and as C in 2 %”: as B in 6 %, and as C in 2 %."""
    if not _is_one(c):
        return
    if class_in(c, match["who"]) is None:
        return
    found = list(_EACH.finditer(match["list"]))
    covered = "".join(m[0] for m in found) == match["list"]
    if not covered or len(found) < 2 or not all(class_in(c, m["name"]) for m in found):
        return
    head = f"{match['who']} {match['be']}"
    done, often = match["done"], match["often"]
    said = []
    for one in found:
        adverb = one["often"] or (often if one is found[0] else None)
        many = one["a"] or one["b"]
        if adverb is not None:
            said.append(Plain(f"{head} {adverb} {done} {one['to']} {one['name']}"))
        said.append(Plain(f"{head} {done} {one['to']} {one['name']} {_so_often(many)}"))
    # "Most often as A (3) and B (2)" says it of both together, not of each.
    if often is None or found[1]["often"] or re.search(r"most|main|primar", often) is None:
        yield tuple(said)


_RANKED = any_case(
    rf"{_WHO} (?P<often>{_OFTEN}) (?P<done>{_DONE}) (?P<to>{_TO}) (?P<list>{_NAME}{_ANY_NOTE}?"
    r",? (?:followed (?:closely )?by|and then|then) .+)"
)
_IN_ORDER = any_case(
    rf"(?:\A|,? (?:followed (?:closely )?by|and then|then|and)|,) ?(?:{_TO} )?"
    rf"(?P<name>{_NAME}){_NOTE}?(?=,| and| then| followed|\Z)"
)


@of_form(_RANKED, "followed then", "most mostly mainly primarily", "as for with to")
def taken_for_in_order(c: Scene, match: Match) -> Iterator[Version]:
    """“A is most often labelled as B (31), followed by C (29)”: more often as B than as C."""
    if not _is_one(c):
        return
    if class_in(c, match["who"]) is None:
        return
    found = list(_IN_ORDER.finditer(match["list"]))
    covered = "".join(m[0] for m in found) == match["list"]
    names = [class_in(c, m["name"]) for m in found]
    if not covered or len(found) < 2 or None in names or len(set(names)) < len(names):
        return
    who, be, done, to = match.group("who", "be", "done", "to")
    head = f"{who} {be}"
    ticks = c.reader.confusions.truth.ticks if c.reader.confusions is not None else ()
    left = [t for t in ticks if t not in (*names, class_in(c, who))]
    said = [Plain(f"{head} most often {done} {to} {found[0]['name']}")]
    order = [str(name) for name in names]
    beyond = [*zip(order[1:], order, strict=False), *((t, order[-1]) for t in left)]
    said += [
        Plain(f"{head} {done} {to} {a} more often than {to} {b}", negated=True) for a, b in beyond
    ]
    for one in found:
        if many := one["a"] or one["b"]:
            said.append(Plain(f"{head} {done} {to} {one['name']} {_so_often(many)}"))
    yield tuple(said)


_COLON = any_case(
    rf"(?:(?:only|very) )?(?:few|some|many|several|most) (?P<who>{_NAME}) (?:is|are|were) "
    rf"(?P<done>misclassified|misread|mislabell?ed|confused): (?P<list>{_MANY}{_OF_CASES} {_TO} .+)"
)
_SO_MANY_AS = any_case(
    rf"(?:\A|,? (?:and|but)|,) ?(?P<many>{_MANY}){_OF_CASES} (?P<to>{_TO}) (?P<name>{_NAME})"
    r"(?=,| and| but|\Z)"
)


@of_form(_COLON, ":", "as for with to")
def listed_behind_colon(c: Scene, match: Match) -> Iterator[Version]:
    """“Some As are misclassified: 8 as B and 5 as C”: so many as either."""
    if not _is_one(c):
        return
    if class_in(c, match["who"]) is None:
        return
    found = list(_SO_MANY_AS.finditer(match["list"]))
    covered = "".join(m[0] for m in found) == match["list"]
    if covered and len(found) > 1 and all(class_in(c, m["name"]) for m in found):
        yield tuple(
            Plain(f"{match['who']} are misclassified as {m['name']} {_so_often(m['many'])}")
            for m in found
        )


_ALSO = any_case(
    rf"(?P<one>(?P<many>{_MANY}) (?:of )?{_NAME} (?P<be>are|is|were) (?P<done>(?:{_OFTEN} )?{_DONE}"
    rf" (?P<to>{_TO})) {_NAME}),? (?:and|but|while|whereas) (?P<rest>(?:only )?{_MANY} (?:of )?"
    rf"(?P<what>{_NAME})) (?:are )?(?P=to) (?P<two>{_NAME})"
)


@of_form(_ALSO, "and but while whereas", "as for with to")
def others_taken_too(c: Scene, match: Match) -> Iterator[Version]:
    """“24 As were labelled as B and 21 Cs as D”: 21 Cs were labelled as D."""
    if not _is_one(c):
        return
    if all(class_in(c, match[key]) for key in ("what", "two")):
        rest = match["rest"]
        rest = capitalised(rest)
        yield Plain(match["one"]), Plain(f"{rest} {match['be']} {match['done']} {match['two']}")


_CONFUSES = any_case(
    r"(?:the|this|our) (?:[a-z-]+ ){0,2}?(?:model|classifier|network|system|detector|method"
    rf"|approach|algorithm) (?:(?P<tends>tends to|may|can)|(?P<often>{_OFTEN}))? ?"
    r"(?P<verb>confuses?|misclassif(?:ies|y)|mistakes?|mislabels?|predicts?) (?P<list>.+)"
)
_PAIRED = any_case(
    rf"(?:\A|,? (?:and|but)|,) ?(?P<one>{_NAME}) (?P<to>as|for|with) (?P<two>{_NAME})"
    rf"{_NOTE}?(?=,| and| but|\Z)"
)


@of_form(
    _CONFUSES,
    "confuse confuses misclassifies misclassify mistake mistakes mislabel mislabels predict "
    "predicts",
    "as for with",
)
def it_confuses(c: Scene, match: Match) -> Iterator[Version]:
    """“The model tends to confuse As with Bs (18 %) and Cs with Ds (15 %)”: each is so often."""
    if not _is_one(c):
        return
    found = list(_PAIRED.finditer(match["list"]))
    covered = "".join(m[0] for m in found) == match["list"]
    if not found or not covered:
        return
    if not all(class_in(c, m[key]) for m in found for key in ("one", "two")):
        return
    predicts = match["verb"].lower().startswith("predict")
    often = f"{match['often']} " if match["often"] else "often " if match["tends"] else ""
    said = []
    for m in found:
        many = m["a"] or m["b"]
        one, two = (m["two"], m["one"]) if predicts and m["to"] == "for" else (m["one"], m["two"])
        how = "mistaken for" if m["to"] == "for" or predicts else f"misclassified {m['to']}"
        how = "confused with" if m["to"] == "with" else how
        said += [Plain(f"{one} are {often}{how} {two}")] if often or not many else []
        note = f"({many})" if many and "%" in many else f"({many} cases)"
        said += [Plain(f"{one} are {how} {two} {note}")] if many else []
    yield tuple(said)


_EITHER = any_case(
    rf"(?P<who>{_NAME}) (?P<be>is|are) (?P<never>never|not|rarely|almost never|hardly ever) "
    rf"(?P<done>{_DONE} (?:as|for|with)) (?P<one>{_NAME}) or (?:(?:as|for|with) )?(?P<two>{_NAME})"
)
_EQUALLY = any_case(
    rf"(?P<who>{_NAME}) (?P<be>is|are) (?:equally (?:likely|often) (?:to be )?)?(?P<done>{_DONE}"
    rf" (?P<to>as|for|with)) (?P<one>{_NAME}) (?:and|or) (?:(?:as|for|with) )?(?P<two>{_NAME})"
    r"(?P<how> equally often| with equal frequency)?"
    rf"(?:,? \(?(?P<many>{_MANY})(?: times)? each\)?)?"
)
_LIKELY = any_case(r"\bequally (?:likely|often)\b|\bwith equal frequency\b")


@told_by("never not rarely almost hardly equally equal", "or and", "as for with")
def either_of_two(c: Scene, text: str) -> Iterator[Version]:
    """“A is never confused with B or C”: with neither; “equally often”: as often as the other."""
    if not _is_one(c):
        return
    if match := _EITHER.fullmatch(text):
        names = (match["one"], match["two"])
        if all(class_in(c, name) for name in (match["who"], *names)):
            head = f"{match['who']} {match['be']} {match['never']} {match['done']}"
            yield tuple(Plain(f"{head} {name}") for name in names)
    elif (match := _EQUALLY.fullmatch(text)) and _LIKELY.search(text):
        names = (match["one"], match["two"])
        if not all(class_in(c, name) for name in (match["who"], *names)):
            return
        head = f"{match['who']} {match['be']} {match['done']}"
        (one, two), to = names, match["to"]
        ways = [f"{head} {a} more often than {to} {b}" for a, b in ((one, two), (two, one))]
        # Where it is more often the one, that alone says so.
        failing = [way for way in ways if c.holds(way)] or ways
        more = [Plain(way, negated=True) for way in failing]
        many = match["many"]
        said = [Plain(f"{head} {n} {_so_often(many)}") for n in names] if many else []
        yield (*more, *said)


_ROUND = any_case(
    rf"(?P<said>(?:more (?P<a>{_NAME}) (?:are|is|were) {_DONE} {_TO} (?P<b>{_NAME}) than"
    rf"|(?P<c>{_NAME}) (?:are|is|were) (?:more often )?{_DONE} {_TO} (?P<d>{_NAME})(?: more often)?"
    r" than) (?:the other way (?:a)?round|vice versa|the reverse))(?:,? \(|, )(?:with )?"
    r"(?P<x>\d[\d.]* ?%?) (?:vs\.?|versus|against|compared (?:to|with)|and) (?P<y>\d[\d.]* ?%?)"
    r"(?: [a-z]+)?\)?"
)


@of_form(_ROUND, "more", "than", "round around versa reverse")
def way_round_noted(c: Scene, match: Match) -> Iterator[Version]:
    """“More As are taken for Bs than the other way around (31 vs. 22)”: so many either way."""
    if not _is_one(c):
        return
    pair = [class_in(c, match[k] or match[m] or "") for k, m in ("ac", "bd")]
    if None in pair:
        return
    one, two = pair
    yield (
        Plain(match["said"]),
        Plain(f"{one} is misclassified as {two} {_so_often(match['x'])}"),
        Plain(f"{two} is misclassified as {one} {_so_often(match['y'])}"),
    )


_ONE_SUCH = rf"{_MANY}(?: of (?:the )?)? ?{_NAME} (?:being |are |were )?{_DONE} {_TO} {_NAME}"
_WITH_SUCH = any_case(
    rf"(?P<said>[^;:()]+?)(?:,? with|:|;|, where) (?P<list>{_ONE_SUCH}(?:,? (?:and|but|while) "
    rf"{_ONE_SUCH})*)"
)
_SUCH = any_case(
    rf"(?P<head>{_MANY}(?: of (?:the )?)? ?{_NAME}) (?:being |are |were )?"
    rf"(?P<done>{_DONE} {_TO} .+)"
)
_NEXT = any_case(rf",? (?:and|but|while) (?={_MANY} )")


@of_form(_WITH_SUCH, "with where : ;", "as for to")
def with_mix_ups(c: Scene, match: Match) -> Iterator[Version]:
    """“A and B are often confused, with 32 As labelled as B”: 32 As are labelled as B."""
    if not _is_one(c):
        return
    found = [_SUCH.fullmatch(part) for part in _NEXT.split(match["list"])]
    known = [m for m in found if m is not None and len(c.named_in(m[0])) > 0]
    if len(known) < len(found):
        return
    said = [f"{m['head']} are {m['done']}" for m in known]
    yield Plain(match["said"]), *(Plain(capitalised(t)) for t in said)
