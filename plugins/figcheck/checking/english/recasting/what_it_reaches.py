"""Values told by what gets to them: “above what any other model reaches”, “the 5.2 of A is …”."""

from __future__ import annotations

from collections.abc import Iterator

from figcheck.checking.english.recasting.plain import Match, Plain, Scene, Version, of_form, told_by
from figcheck.patterns import any_case, regex

_GETS = (
    r"(?:reach|achieve|attain|record|score|obtain|manage|post|get|deliver|yield|show|need|take"
    r"|require|register|produce|display|exhibit)"
)
_WHAT = any_case(
    r"\b(?:what|the (?:value|score|level|result|[a-z]+) (?:that|which))"
    rf" (?P<who>[^,;:()]+?) (?:already |still |even )?(?:{_GETS}(?:e?s|e?d)?|has|have|had|got|took)"
    r"(?P<rest>(?: at all)?(?: \([^()]+\))?(?: (?:in|on|at|for|with|by|after|under)\b.*)?)\Z"
)
_OTHERS = any_case(r"(?:any|all|every|the|most)(?: of the)? others?(?: [a-z]+)?")
_COMPARED = any_case(
    r"\b(?:than|of|times|half|twice|above|below|over|under|exceeds?|surpass(?:es)?|match(?:es)?"
    r"|beats?|equals?) \Z"
)
_OF = any_case(r"(?:of|twice|half|times) \Z")


@told_by(
    "what that which",
    "than of times half twice above below over under exceed exceeds surpass surpasses "
    "match matches beat beats equal equals",
)
def what_it_reaches(c: Scene, text: str) -> Iterator[Version]:
    """“A is higher than what B reaches at 4K”: higher than B at 4K."""
    text = text.rstrip(" .")
    match = _WHAT.search(text)
    if match is None:
        return
    who = match["who"]
    if not (c.is_subject(who) or _OTHERS.fullmatch(who) or c.reader.is_place(who)):
        return
    before, rest = text[: match.start()], match["rest"].removeprefix(" at all")
    if not _COMPARED.search(before):
        return  # "It needs 400 steps to get to what B reaches": no comparison with B.
    of = "that of " if _OF.search(before) else ""
    yield (Plain(f"{before}{of}{who}{rest}"),)


_NUMBER = r"\d[\d,]*(?:\.\d+)?(?: ?%)?"
_OR_BEATS = any_case(
    r"\b(?P<adverb>already |still |also )?(?:(?:match(?:es)?|equals?|ties) or (?:even )?(?:beats?"
    r"|exceeds?|surpass(?:es)?|outperforms?|improves? on|betters?)) (?:the (?:[a-z]+ )?(?:loss"
    r"|score|value|result|level|accuracy|performance) (?:of|that) )?"
)
_REACHED = regex(
    rf"(?P<who>[^,;:()]+?) (?:{_GETS}(?:e?s|e?d)?|has|had) (?=(?:at|in|on|after|by)\b)"
)


@told_by("or", "match matches equal equals ties")
def matches_or_beats(c: Scene, text: str) -> Iterator[Version]:
    """“A at 16K already matches or beats the loss that B reaches at 64K”: is as good at least."""
    match = _OR_BEATS.search(text)
    if match is None or not c.is_subject(text[: match.start()].strip()):
        return
    rest = text[match.end() :]
    reached = _REACHED.match(rest)
    if reached is not None and c.is_subject(reached["who"]):
        rest = f"{reached['who']} {rest[reached.end() :]}"
    yield (Plain(f"{text[: match.start()]}is at least as good as {rest}"),)


_VALUE_OF = any_case(
    rf"(?P<lead>(?:in|on|at|for|with|under) [^,;:]+, )?the (?P<value>{_NUMBER})"
    r"(?: (?P<unit>[^\s,;:()]+(?: [a-z]+)?))? (?:of|for|by|from) (?P<who>[^,;:()]+?)"
    r" (?P<rest>(?:is|are|was|were|lies?|stays?|remains?|exceeds?|beats?|corresponds?) [^;:]+)"
)
_ARE = any_case(r"\A(?:are|were)\b")


@of_form(
    _VALUE_OF,
    "of for by from",
    "the",
    "is are was were lies lie stays remains exceeds beats exceed",
)
def value_of_it(c: Scene, match: Match) -> Iterator[Version]:
    """“The 36.8 points of A are less than half of those of B”: A has 36.8, which is that."""
    if not c.is_subject(match["who"]) or not c.named_in(match["who"]):
        return
    lead, who, value, unit = match["lead"] or "", match["who"], match["value"], match["unit"]
    if unit and c.named_in(unit):
        # It is one of several measures, of which both clauses are.
        what = f"{lead}the {unit} of {who}"
        yield Plain(f"{what} is {value}"), Plain(f"{what} {match['rest']}")
    else:
        has = f"{lead}{who} has {value}{f' {unit}' if unit else ''}"
        rest = _ARE.sub(lambda m: "is" if m[0].lower() == "are" else "was", match["rest"])
        yield Plain(has), Plain(f"{lead}{who} {rest}")
