"""Those that were counted: “Three models exceed 70 %. All of them …” is said of these three."""

from __future__ import annotations

import re
from collections.abc import Iterator

from figcheck.checking.english.claims.discourse import COUNTING
from figcheck.checking.english.lexicon.entries import NUMERALS
from figcheck.checking.english.lexicon.first_letters import uncapitalised
from figcheck.checking.english.lexicon.shared_words import MANY
from figcheck.checking.english.recasting.plain import Match, Plain, Scene, Version, of_form, told_by
from figcheck.patterns import any_case, regex

_THOSE = any_case(
    r"(?:and |but )?(?:(?P<all>all|both|each|every one)(?: \w+)? of (?:them|these|those|which)"
    r"|(?P<none>none|neither) of (?:them|these|those|which)"
    r"|(?:they|these|those) (?P<they>all|both))(?= )(?P<rest> .+)"
)
_THESE = any_case(
    r"(?:and |but )?(?:(?:(?:(?:all|both)(?: of)? )?(?:these|those)|all(?: of)? the)"
    rf"(?: (?P<count>{MANY}))? (?P<noun>[a-z]+s)|all (?P<four>{MANY})"
    r"(?: of them)?(?! of\b)(?= [a-z]+[^s\W]\b| [a-z]*s (?:an?|the|more|less|fewer)\b))"
    r"(?= )(?P<rest> .+)"
)
"""The counted ones by their noun, or by their number: “these three models”, “all three have”."""

_MANY = (
    r"(?:(?:only|just|exactly|precisely|at least|at most|no more than|more than|fewer than) )?"
    rf"(?:{'|'.join(NUMERALS)}|\d+|half|all but (?:one|two|three))"
)
_SOME = any_case(
    rf"(?:and |but )?(?P<many>{_MANY}) of (?:them|these|those|which|whom)(?P<rest> .+)"
)
_OF_WHICH = any_case(
    r"(?P<head>[^;:]+?),? (?:and |but |with |though )?"
    rf"(?P<who>{_MANY}|most|all|both|none|neither|each(?: one)?) "
    r"of (?:which|whom|them)(?P<rest> .+)"
)
_ELSEWHERE = any_case(
    r"[,;] (?:(?:and|but|while|whereas|yet|though) )?(?:in|at|by|on|from|after|for|with) [^,;]+\Z"
)
"""A head that ends with another place, at which what follows holds."""

_ARE = any_case(r" (?:are|is|were|was) (?P<kind>[^\d,;:]+)")
_VERBLESS = regex(r" (?:above|below|over|under|beyond|between|within|at|in|on)\b")

_LED = any_case(r"(?P<lead>(?:in|on|at|for|with|under|among|by) [^,;:]{1,40}), (?P<rest>.+)")
"""A clause that begins with where it holds."""

_COUNTED = any_case(
    r"(?:(?:there (?:are|were)|only|exactly|just) )?[\w-]+ (?:of the (?:[\w-]+ )?)?"
    r"(?P<label>[a-z]+s)(?= )(?P<what> .+)"
)
_CLAUSE = regex(r"[;,](?!\d)")


def _counted_in(c: Scene, text: str) -> tuple[str, str] | None:
    """What a clause counts, and what it says of it: “models”, “that exceed 70 %”."""
    text, there = text.strip(" ."), ""
    if (led := _LED.match(text)) is not None and c.is_led(led["lead"]):
        text, there = led["rest"], f" {uncapitalised(led['lead'])}"
    found = _COUNTED.match(_CLAUSE.split(text)[0])
    if found is None or not c.counted_along(text[: found.end("label")]):
        return None
    what = f"{found['what'].strip()}{there}"
    that = "" if re.match(r"(?:above|below|over|under|with|between)\b", what) else "that "
    return found["label"], f"{that}{what}"


def _said_of_those(
    c: Scene, text: str, pattern: re.Pattern[str]
) -> Iterator[tuple[Match, str, str]]:
    """What a sentence says of those that the one before it counts: the match, and who they are."""
    found = pattern.fullmatch(text.strip())
    counted = _counted_in(c, c.before) if found is not None and c.before else None
    if found is not None and counted is not None:
        yield found, *counted


@told_by("all both each every none neither", "of they these those")
def counted_ones(c: Scene, text: str) -> Iterator[Version]:
    """“All of them …”, behind “Three models exceed 70 %”: all models that exceed 70 % do."""
    for found, label, what in _said_of_those(c, text, _THOSE):
        many = "No" if found["none"] else "All"
        if (found["all"] or "").lower() in ("each", "every one"):
            many = "Each of the"  # With a verb that is said of one.
        yield (Plain(f"{many} {label} {what}{found['rest']}"),)


@told_by("all both these those", f"{' '.join(NUMERALS)} all both these those")
def these_counted(c: Scene, text: str) -> Iterator[Version]:
    """“All of these three models …”, behind “Three models exceed 70 %”: all that exceed 70 %."""
    for found, label, what in _said_of_those(c, text, _THESE):
        count = found["count"] or found["four"]
        if found["noun"] and c.label_of(found["noun"]) != c.label_of(label):
            continue  # "These years", where models were counted.
        if count and not re.search(rf"\b{count}\b", c.before, re.IGNORECASE):
            continue  # "All five", where three were counted.
        if not count and not re.match(r"(?:all|both|these|those)\b", text, re.IGNORECASE):
            continue
        yield (Plain(f"All {label} {what}{found['rest']}"),)


@told_by("of", "them these those which whom")
def some_counted(c: Scene, text: str) -> Iterator[Version]:
    """“Two of them …”, behind “Three models exceed 70 %”: two of the models that exceed 70 %."""
    for found, label, what in _said_of_those(c, text, _SOME):
        kind = _ARE.fullmatch(found["rest"])
        if kind is None:
            yield (Plain(f"{found['many']} of the {label} {what}{found['rest']}"),)
        elif len(c.named_in(f"{kind['kind']} {label}").get(c.label_of(label) or "", ())) > 1:
            # "… two of them are African": two African ones exceed 70 %.
            said = what.removeprefix("that ")
            have = "have " if said == what and said.startswith("with ") else ""
            said = said.removeprefix("with ") if have else said
            yield (Plain(f"{found['many']} {kind['kind']} {label} {have}{said}"),)


@of_form(_OF_WHICH, "of", "them which whom")
def of_which(c: Scene, match: Match) -> Iterator[Version]:
    """“Three models exceed 70 %, two of which …”: three do, and two of them are so."""
    if _ELSEWHERE.search(match["head"]):
        return  # “In 1960 four of the six are above 50, but in 1990 none of them …”: of the six.
    if _counted_in(c, match["head"]) is not None:
        are = " are" if _VERBLESS.match(match["rest"]) else ""
        yield Plain(match["head"]), Plain(f"{match['who']} of them{are}{match['rest']}")


def speaks_of_those(c: Scene, text: str) -> bool:
    """Whether a clause is about those that the clause before it counts, be it some of them."""
    if _THOSE.match(text.strip()) is not None:
        return COUNTING.match(c.before) is not None
    if _SOME.match(text.strip()) is None and _THESE.match(text.strip()) is None:
        return False
    return _counted_in(c, c.before) is not None
