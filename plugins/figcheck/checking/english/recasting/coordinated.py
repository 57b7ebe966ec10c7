"""Two clauses in one sentence: “A falls by 5 and has the lowest cost”, “A leads (B falls)”."""

from __future__ import annotations

from collections.abc import Iterator

from figcheck.checking.english.lexicon.entries import classes_in, has_verb
from figcheck.checking.english.lexicon.inflection import participle_at
from figcheck.checking.english.parsing.tokens import tokenise
from figcheck.checking.english.recasting.hung_on import hung_on
from figcheck.checking.english.recasting.plain import (
    Match,
    Plain,
    Scene,
    Version,
    goes_on_from,
    of_form,
    told_by,
)
from figcheck.patterns import any_case

_JOINT = any_case(
    r"(?:,|;| [–—])? (?:and|but|yet|as well as)(?! then\b),? (?:(?:also|even|still|nevertheless|"
    r"nonetheless|at the same time|moreover|furthermore|in addition|additionally|likewise|"
    r"similarly|notably),? )?"
)
_BETWEEN = any_case(r"\b(?:between|both|either|neither|from)\b(?:(?! and | or )[^,;])*\Z")
"""Words after which “and” need not join clauses."""

_UNDECIDED = any_case(r"\b(?:no|none|neither|nothing|nobody|only|except|but|apart)\b")
"""Words for things that may do one of two things, and not both."""

_OF_SEVERAL = any_case(r"(?:both|each|neither)\b")
_LISTED = any_case(r"(?: and |,)")

_WINS = any_case(
    r"(?:wins?|won|leads?|led|loses?|lost|trails?|trailed|(?:is|are|was|were) (?:ahead|behind"
    r"|better|worse))\b(?! (?:of|than|by|to|the|\d))"
)
"""What is said of one of two: “A beats B on Web, but loses on Mail”: to B."""

_OPPOSED_TO = any_case(r"\b(?:while|whereas|whilst) (?!\w+ing\b)")

_MOST_JOINTS = 4

_BRACKETED = any_case(
    r"(?P<before>[^;:()]+?) \((?:while|whereas|whilst|although|though|and|but|here|with)? ?"
    r"(?P<said>[^()]+)\)(?P<after>[^;:()]*)"
)
_NOT_ONLY = any_case(
    r"(?P<who>[^,;:]+?) not (?:only|just|merely|simply) (?P<one>[^;:]+?)"
    r"(?:,? but|;)(?: also| even)? (?P<two>[^;:]+?)(?: as well)?"
)
_NOT_ONLY_DOES = any_case(
    r"not (?:only|just|merely) (?P<verb>do|does|did|is|are|was|were|has|have|had) (?P<one>[^;:]+?)"
    r"(?:[,;] but|[,;]| but) (?P<two>[^;:]+?)(?: as well| too)?"
)
_NOT_ONLY_ONE = any_case(
    r"not (?:only|just|merely) (?P<one>[^,;:]+?),? but (?:also )?(?P<said>[^;:]+)"
)
_BOTH = any_case(r"(?P<who>[^,;:]+?) both (?P<one>[^;:]+?) and (?P<two>[^;:]+)")
_PRONOUN = any_case(r"(?:it|they) (?:also )?")
_THE_ONE = any_case(
    r"(?P<who>[^,;:]+), the (?:one|[a-z]+) (?:that|which|who) (?P<said>[^;:]+?), (?P<rest>[^;:]+)"
)
_OPPOSED = any_case(
    r"(?P<first>[^;:]+?), (?:in contrast to|contrary to|as opposed to|unlike|as against|next to|"
    r"compared (?:to|with)|in comparison (?:to|with)|different from|alongside|followed by|ahead of|"
    r"behind|along with|together with) (?P<other>[^,;:]+), (?:which|who) (?P<said>[^;:]+)"
)


@told_by("and but yet as")
def one_subject(c: Scene, text: str) -> Iterator[Version]:
    """“A falls by 5 and also has the lowest cost”: A does both."""
    verb_behind = (c.begins_with_verb(text[j.end() :]) for j in _JOINT.finditer(text))
    if _NOT_ONLY.search(text) or not any(verb_behind):
        return
    lead, subject, rest = c.cut(text)
    if not subject or _UNDECIDED.search(subject) or not c.reader.is_place(subject):
        return
    who = f"{lead} {subject}".strip()
    for joint in [*_JOINT.finditer(rest)][:_MOST_JOINTS]:
        one, two = rest[: joint.start()], rest[joint.end() :]
        if _OPPOSED_TO.search(one):
            return  # "A leads, while B falls and has the lowest cost": B has.
        if _OF_SEVERAL.match(two) and not _LISTED.search(subject):
            return  # "A is better than B, and both exceed 60": not A alone.
        if goes_on_from(one, two) or (_WINS.match(two) and _is_against_one(c, subject, one)):
            continue
        if c.begins_with_verb(one) and c.begins_with_verb(two):
            yield from hung_on(c, f"{who} {one}", f"{who} {two}")


def _is_against_one(c: Scene, subject: str, said: str) -> bool:
    """Whether something is set against one other thing of its kind, whom it then wins against."""
    own, others = c.named_in(subject), c.named_in(said)
    return any(len(others[d]) == 1 and others[d] != own[d] for d in own.keys() & others.keys())


@told_by("and but yet")
def two_clauses(c: Scene, text: str) -> Iterator[Version]:
    """“A leads on Web and B falls”, without a comma: A leads there, and B falls."""
    for joint in [*_JOINT.finditer(text)][:_MOST_JOINTS]:
        one, two = text[: joint.start()], text[joint.end() :]
        led, other, told = c.cut(two)
        if not other or not c.begins_with_verb(told) or _BETWEEN.search(one):
            continue
        lead, subject, rest = c.cut(one)
        if subject and c.begins_with_verb(rest) and "EACH" not in classes_in(lead):
            behind = f"{lead} {other} {told}" if lead and not led else two
            yield from hung_on(c, one, behind)


@of_form(_BRACKETED, "(")
def bracketed(c: Scene, match: Match) -> Iterator[Version]:
    """“A leads on Web (while B falls)”, “A (which falls) leads”: what is in brackets holds too."""
    if not has_verb(tokenise(match["said"])) or participle_at(match["said"]):
        return
    first = f"{match['before']}{match['after']}"
    said = match["said"]
    _, subject, rest = c.cut(first)
    if not subject or not rest:
        return
    if (pronoun := _PRONOUN.match(said)) is not None:
        said = f"{subject} {said[pronoun.end() :]}"
    elif c.begins_with_verb(said):
        said = f"{subject} {said}"
    if c.cut(said)[1]:
        yield from hung_on(c, first, said)


@told_by("not", "only just merely simply")
def not_only_but(c: Scene, text: str) -> Iterator[Version]:
    """“A not only leads but also falls”, “Not only does A lead, it also falls”: A does both."""
    if (match := _NOT_ONLY.fullmatch(text)) is not None:
        yield from _both(c, match["who"], match["one"], match["two"])
    elif (match := _NOT_ONLY_DOES.fullmatch(text)) is not None:
        _, subject, rest = c.cut(match["one"])
        if subject and rest:
            verb = (
                ""
                if match["verb"].lower() in ("do", "does", "did")
                else f"{match['verb'].lower()} "
            )
            two = match["two"]
            pronoun = _PRONOUN.match(two)
            behind = f"{subject} {two[pronoun.end() :]}" if pronoun else two
            yield from hung_on(c, f"{subject} {verb}{rest}", behind)


@of_form(_NOT_ONLY_ONE, "not", "only just merely", "but")
def not_only_one(c: Scene, match: Match) -> Iterator[Version]:
    """“Not only A but also B exceeds 5”, “not only on Web but also on Mail A leads”: both do."""
    lead, subject, rest = c.cut(match["said"])
    other = lead.rstrip(" ,") if c.is_led(match["one"]) else subject
    if not rest or c.named_in(other).keys() != c.named_in(match["one"]).keys():
        return
    if other == subject:
        yield Plain(f"{match['one']} {rest}"), Plain(f"{subject} {rest}")
    else:
        yield Plain(f"{match['one']}, {subject} {rest}"), Plain(match["said"])


@of_form(_BOTH, "both")
def both_done(c: Scene, match: Match) -> Iterator[Version]:
    """“A both leads on Web and falls on Mail”: A does both."""
    yield from _both(c, match["who"], match["one"], match["two"])


def _both(c: Scene, who: str, one: str, two: str) -> Iterator[Version]:
    """Two things that one subject does, each behind its name."""
    pronoun = _PRONOUN.match(two)
    two = two[pronoun.end() :] if pronoun else two
    if c.begins_with_verb(one) and c.begins_with_verb(two) and c.cut(f"{who} {one}")[1]:
        yield from hung_on(c, f"{who} {one}", f"{who} {two}")


@of_form(_THE_ONE, ",", "that which who")
def the_one(c: Scene, match: Match) -> Iterator[Version]:
    """“A, the one that leads on Web, falls on Mail”: A does both."""
    if c.is_subject(match["who"]):
        who = match["who"]
        yield from hung_on(c, f"{who} {match['rest']}", f"{who} {match['said']}")


@of_form(_OPPOSED, ",", "which who")
def opposed(c: Scene, match: Match) -> Iterator[Version]:
    """“A falls, in contrast to B, which rises by 5”: A falls, and B rises by 5."""
    if c.cut(match["first"])[1]:
        yield from hung_on(c, match["first"], f"{match['other']} {match['said']}")
