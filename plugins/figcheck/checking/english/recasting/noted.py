"""What a clause notes beside what it says: “A rises by 20 % (50 to 60)”, “A's score of 60 …”."""

from __future__ import annotations

from collections.abc import Iterator

from figcheck.checking.english.lexicon.entries import begins_with_verb, classes_in, has_verb
from figcheck.checking.english.meanings.meaning import Place
from figcheck.checking.english.parsing.tokens import tokenise
from figcheck.checking.english.recasting.plain import Match, Plain, Scene, Version, of_form, told_by
from figcheck.checking.language.order import is_ordered
from figcheck.patterns import any_case, regex

_NUMBER = r"[^()\s,;]*\d(?:[^()\s;,]|,\d)*(?: ?%| (?:points|percent|million|billion|thousand))?"

_ENDS = any_case(
    rf"(?P<said>[^();:]+?)\s*\((?:from )?(?P<start>{_NUMBER}) ?(?:to|→|->|-->|=>|⟶) ?"
    rf"(?P<stop>{_NUMBER})\)(?P<rest>[^();:]*)"
)

_BEFORE_PLACE = r"from|between|in|on|at|over|with|to|for|until|by|after|since|under|across|during"

_BY = any_case(
    r",? by (?:[a-z]+ ){0,3}?(?:[~≈<>]?[\d.,]*\d\S*(?: percentage points)?"
    rf"(?: (?!(?:{_BEFORE_PLACE})\b)[a-z]+)?"
    r"|(?:one |a )?(?:half|third|quarter|fifth)|a factor of [\w.,]+)(?=\s|,|\Z)"
)
"""By how much something changes."""


_OF_NUMBER = any_case(
    r" of (?P<number>(?:(?:about|around|roughly|nearly|almost|just|only|over|under|exactly"
    r"|approximately|some|just over|just under) )?[~≈]?[-−+]?\d[\d.,]*(?: ?%| (?:percent|points?"
    r"|percentage points|thousand|million|billion|[a-z]{1,3}/[a-z]))?)(?= [a-z])"
)
"""A value that what it belongs to is named with: “the share of 65 % in A”."""

_TOTAL = any_case(r"a total of (?=\d)")
_WITH = regex(r"\b(?:with|having|at) (?:an? |the )?[^,;]*\Z")
_VALUE = rf"(?:[\w-]+ ){{0,3}}?(?P<number>{_NUMBER})(?=[\s,]|\Z)"
_OWN_NUMBER = any_case(
    r"(?P<before>.+?\b(?:(?P<than>than)|compared (?:with|to)|against|versus|vs\.?|over|beats?"
    r"|exceeds?|tops?|surpass(?:es)?|outperforms?)) (?P<owner>[^,;:()]+?)['’]s? "
    rf"{_VALUE}(?P<after>.*)"
)
"""A value behind whose it is: “… than B's accuracy of 61”, “compared with B's 61”."""

_SO_MUCH_MORE = any_case(r"\bby\b")

_LEADING = any_case(
    rf"(?:at|with) (?P<number>(?:(?:about|around|roughly|nearly|almost|just|only) )?{_NUMBER}"
    r"(?: [a-z]+(?P<cases> [a-z]+)?)?), (?P<said>[^;:]+)"
)
"""The value of what a sentence is about, before it: “At 88%, A is …”."""

_TRAILING = any_case(
    rf"(?P<said>[^();:]+?)(?::| [–—-]) (?P<number>(?:(?:about|around|just|only) )?{_NUMBER})"
)
"""The value of what a sentence is about, behind it."""

_SUBJECT_NOTED = any_case(
    rf"(?P<subject>[^();:]+?) \((?P<number>(?:(?:about|around|just|only) )?{_NUMBER})\)"
    r"(?P<rest> [^;]+)"
)

_NOTED_AMID = any_case(
    rf"(?P<before>(?:[^;:()]*?,? (?:and|while|whereas|but) )?)(?P<who>[^,;:()]+), (?:with|at) "
    rf"(?P<number>{_NUMBER}(?P<noun> [a-z]+)?), (?P<rest>[^,;:()]+)"
)
"""The value of one thing between its name and what is said of it: “and B, with 5 seats, …”."""

_CHANGING = frozenset({"RISES", "MULTIPLIES", "GAINS", "IMPROVES", "SLOWS"})
"""Classes of verbs for what values do from one point to the next."""

_COMPARING = frozenset({"BEATS", "EXCEEDS", "SURPASSES", "BEATEN", "THAN"})
"""Classes of words that set one thing against another: “beats B (60 to 55)” is no change."""

_MULTIPLIED = any_case(
    r"(?P<who>(?:(?:in|on|at|for|under) [^,;:()]+, )?[^,;:()]+?) (?:(?:more|less) than |almost "
    r"|nearly |roughly |about |approximately |even )?(?P<verb>doubles|triples|quadruples|quintuples"
    r"|halves) (?!(?:from|in|on|at|between|by|over|to|with|for|when|as|again)\b)"
    r"(?P<what>[^,;:()\d]+[^,;:()]*)"
)
"""One thing that makes another so many times what it was."""

_BOUND = any_case(r"\b(?:more|less|no more|no less) than\b")


@of_form(_ENDS, "(")
def ends_noted(c: Scene, match: Match) -> Iterator[Version]:
    """“A falls by more than 40 % on Web (50 to 28)”: it does, and from 50 to 28 there."""
    said, rest = match["said"], match["rest"]
    classes = classes_in(_BOUND.sub("", said))
    if _CHANGING.isdisjoint(classes) or not _COMPARING.isdisjoint(classes):
        return
    ends = f"from {match['start']} to {match['stop']}"
    bare = _BY.sub("", said, count=1)
    starts = (bare[t.start :] for t in tokenise(bare)[1:])
    there = next((rest for rest in starts if c.is_led(rest)), "")
    moved = f"{bare.removesuffix(there).rstrip()} {ends} {there}".rstrip()
    yield Plain(f"{said}{rest}"), Plain(f"{moved}{rest}")
    if not rest and (multiplied := _MULTIPLIED.fullmatch(said)):
        # "Noise nearly doubles A's error (30 to 58)": it raises the error, not itself.
        verb = "lowers" if multiplied["verb"].lower() == "halves" else "raises"
        yield Plain(said), Plain(f"{multiplied['who']} {verb} {multiplied['what']} {ends}")
        return
    lead, subject, _ = c.cut(said)
    if subject and (there or lead) and not rest:
        # "A nearly doubles on Web (30 to 58)": whatever it does there, those are the ends.
        yield Plain(said), Plain(f"{lead} {subject} goes {ends} {there}".strip())


@told_by("of")
def valued(c: Scene, text: str) -> Iterator[Version]:
    """“A's share of 65 % is the largest”: it is 65 %, and the largest."""
    for match in _OF_NUMBER.finditer(text):
        if _WITH.search(text[: match.start()]) or _TOTAL.match(text):
            continue  # "All runs with a rate of 0.1 are …": which of them, not what theirs is.
        bare = text[: match.start()] + text[match.end() :]
        lead, subject, rest = c.cut(bare)
        ends = len(lead) + 1 + len(subject) if lead else len(subject)
        inside = len(lead) < match.start() <= ends
        if inside and rest and c.named_in(subject) and begins_with_verb(tokenise(rest), 0):
            yield Plain(f"{lead} {subject} is {match['number']}".strip()), Plain(bare)


@told_by("total", "of")
def in_total(_: Scene, text: str) -> Iterator[Version]:
    """“A total of 40 men were admitted”: altogether, so many were."""
    if match := _TOTAL.match(text):
        yield (Plain(f"Altogether, {text[match.end() :]}"),)


@of_form(_TRAILING, ": – — -")
def value_last(c: Scene, match: Match) -> Iterator[Version]:
    """“A is best on Web: 88%”, “A is best on Web – 88%”: its value in parentheses."""
    if has_verb(tokenise(match["said"])):
        yield (Plain(f"{match['said']} ({match['number']})"),)


@of_form(_LEADING, "at with", ",")
def value_first(c: Scene, match: Match) -> Iterator[Version]:
    """“At 88%, A is ahead of B”: it is 88 %, and ahead."""
    if c.is_led(match.string[: match.start("said") - 2]):
        return
    bare = not any(map(str.isalpha, match["number"]))
    for point in _points(c, match["number"]) if bare else ():
        yield (Plain(match["said"], here=point),)  # "At 50%, …", which may be the value or not.
    lead, subject, rest = c.cut(match["said"])
    if subject and rest and c.named_in(subject) and begins_with_verb(tokenise(rest), 0):
        has = "has" if match["cases"] else "is"  # "With 72 correct clips, …"
        yield Plain(f"{lead} {subject} {has} {match['number']}".strip()), Plain(match["said"])


def _points(c: Scene, written: str) -> Iterator[Place]:
    """The points of axes that a number may be."""
    names = c.reader.names
    number = next(iter(t.number for t in tokenise(written) if t.number is not None), None)
    if number is None:
        return
    for name, dimension in names.dimensions.items():
        tick = names.tick_of(name, number.value) if is_ordered(dimension) else None
        if tick is not None:
            yield Place.of(name, [tick])


@of_form(_SUBJECT_NOTED, "(")
def subject_noted(c: Scene, match: Match) -> Iterator[Version]:
    """“The share of A in B (37%) is larger than …”: it is 37 %, and larger."""
    if c.is_subject(match.string[: match.start("rest")]):
        return  # "Elm (84) is …": a name with its value is read as it stands.
    bare = f"{match['subject']}{match['rest']}"
    lead, subject, rest = c.cut(bare)
    ends = bare.endswith(match["rest"]) and rest == match["rest"].strip()
    if subject and ends and c.named_in(subject) and begins_with_verb(tokenise(rest), 0):
        yield Plain(f"{lead} {subject} is {match['number']}".strip()), Plain(bare)


@told_by("with at", ",")
def noted_amid(c: Scene, text: str) -> Iterator[Version]:
    """“A is the largest and B, with 5 seats, the smallest”: B has 5 seats, and is that."""
    match = _NOTED_AMID.fullmatch(text)
    if match is None or not c.reader.is_place(match["who"]):
        return
    has = "has" if match["noun"] else "is"
    told = Plain(f"{match['before']}{match['who']} {match['rest']}")
    yield told, Plain(f"{match['who']} {has} {match['number']}")


@of_form(
    _OWN_NUMBER,
    "than compared against versus vs over beats beat exceeds exceed tops top surpass "
    "surpasses outperform outperforms",
    "s",
)
def owner_first(c: Scene, match: Match) -> Iterator[Version]:
    """“… than B's accuracy of 61”: than B (61); “compared with B's 61”: with 61 for B."""
    if not c.reader.is_place(match["owner"]):
        return
    before, owner, number, after = match.group("before", "owner", "number", "after")
    if c.is_led(match.string[match.end("owner") : match.start("after")].lstrip("'’s ")):
        return  # "… than B's at 2010": where, not how much.
    if _SO_MUCH_MORE.search(match.string[match.end("owner") : match.start("number")]):
        return  # "… exceeds B's by 5": so much more, not so much.
    yield (Plain(f"{before} {owner} ({number}){after}"),)
    if match["than"] is None:
        yield (Plain(f"{before} {number} for {owner}{after}"),)
