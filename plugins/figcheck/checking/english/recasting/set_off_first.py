"""Where something holds, told in other places of a sentence: “A, on Web, beats B”."""

from __future__ import annotations

from collections.abc import Iterator

from figcheck.checking.english.lexicon.entries import begins_with_verb
from figcheck.checking.english.lexicon.first_letters import capitalised
from figcheck.checking.english.parsing.tokens import tokenise
from figcheck.checking.english.recasting.plain import Match, Plain, Scene, Version, of_form, told_by
from figcheck.checking.english.senses.unchanged import leaves_out_change
from figcheck.patterns import any_case

_PREPOSITIONS = frozenset("in on at for under among during with by".split())


@told_by("in on at for under among during with by")
def lead_set_off(c: Scene, text: str) -> Iterator[Version]:
    """“In 2010 two cities fall, against one in 2020”: what leads needs no comma."""
    if text.partition(" ")[0].lower() not in _PREPOSITIONS:
        return
    lead, subject, said = c.cut(text)
    if lead and not lead.endswith(",") and subject and said and c.is_led(lead):
        yield (Plain(f"{lead}, {subject} {said}"),)


@told_by("most least")
def place_set_first(c: Scene, text: str) -> Iterator[Version]:
    """“A gains the most and B the least on Web”: on Web, both."""
    end = c.led_end(text) if leaves_out_change(text) else ""
    if not end or c.cut(text)[0]:
        return
    said = text.rstrip(" .").removesuffix(end).rstrip()
    yield (Plain(f"{capitalised(end)}, {said}"),)


_FOLLOWED = any_case(
    r"(?P<lead>(?:on|in|at|for|under|with|across|among) [^,;:()]+, )?(?P<said>[^,;:]+)"
    r"(?P<next>,? (?:(?:closely|narrowly|then|directly) )?followed (?:closely |narrowly )?by "
    r"[^;:]+)"
)
_BEFORE_PLACE = frozenset("on in at for under with across among".split())
_BEST = any_case(r"\b(?:best|worst|first|top|most [a-z]+|[a-z]{2,}est)(?: [a-z]+){0,2}")
_WITH_VALUE = any_case(r" (?:with|at) (?:an? [a-z]+ of )?[~≈]?\d[^ ]*(?: [a-z%/]+)?")


@of_form(_FOLLOWED, "followed", "by", "in on at for under with across among")
def followed_there(c: Scene, match: Match) -> Iterator[Version]:
    """“On A, B is best under rain, followed by C”: on A under rain, all of it."""
    best = _BEST.search(match["said"])
    if best is None:
        return
    said, value = match["said"], ""
    if (told := _WITH_VALUE.search(said, best.end())) is not None and told.end() == len(said):
        said, value = said[: told.start()], told[0]
    for token in tokenise(said):
        start, there = token.start, said[token.start :]
        if start < best.start() or token.word not in _BEFORE_PLACE:
            continue
        if _BEST.fullmatch(said[best.start() : start].rstrip()) and c.is_led(there):
            lead = (match["lead"] or "").rstrip(", ")
            first = f"{lead} {there}" if lead else capitalised(there)
            yield (Plain(f"{first}, {said[:start].rstrip()}{value}{match['next']}"),)
            return


_LAST = any_case(
    r"(?P<said>[^,;]+ (?:in|for|on|across) (?:all|every|each|both|most|nearly all|none)\b[^,;]*?),?"
    r" (?P<stretch>(?:from|between) [^,;]+ (?:to|and) [^,;]+)"
)

_CLAUSES = any_case(r"\b(?:while|whereas|but|although|though)\b")


@of_form(_LAST, "all every each both most none", "from between", "to and")
def stretch_first(c: Scene, match: Match) -> Iterator[Version]:
    """“It rises in all groups from 3 to 12”: from 3 to 12 it does."""
    if _CLAUSES.search(match.string) or not c.is_led(match["stretch"]):
        return
    said = c.within_sentence(match["said"])
    yield (Plain(f"{capitalised(match['stretch'])}, {said}"),)


_AMID = any_case(
    r"(?P<subject>[^,;:]+?),\s+(?:at least |even |too )?(?P<place>[^;:]+?),\s+(?P<said>[^;:]+)"
)


@of_form(_AMID, ",")
def set_amid(c: Scene, match: Match) -> Iterator[Version]:
    """“A, on Web, beats B”: on Web it does; “A, throughout, stays above 5”: it does so always."""
    subject, place, said = match.group("subject", "place", "said")
    if not begins_with_verb(tokenise(said), 0) or not c.is_subject(subject):
        return
    if c.is_led(place):
        yield (Plain(f"{place}, {subject} {said}"),)
    if c.is_reach(place):
        yield (Plain(f"{subject} {said} {place}"),)


_WHERE = any_case(
    r"(?:when|where|if|once|while|whenever|given that|provided that)\s+(?:the\s+)?"
    r"(?P<label>[\w ]+?)\s+(?:is|was|are)\s+(?:(?:set|fixed|held|kept)\s+(?:at|to)\s+)?"
    r"(?P<number>\d[^,;:]*),\s+(?P<said>[^;:]+)"
)


@of_form(_WHERE, "when where if once while whenever given provided", "is was are", ",")
def set_where(c: Scene, match: Match) -> Iterator[Version]:
    """“When the ratio is 0.3, the highest is 90”: with the ratio set to 0.3 it is."""
    label, number, said = match.group("label", "number", "said")
    # The letter of an axis stands before a sign: “at y = 30”.
    there = f"At {label} = {number}" if len(label) == 1 else f"With the {label} set to {number}"
    if c.is_led(there):
        yield (Plain(f"{there}, {said}"),)


_HOLDS = any_case(
    r"(?P<head>[^;:]+?)"
    r"(?:, and|;|, which| [–—]|, a (?:pattern|trend|finding|result) (?:that|which)) "
    r"(?:(?:this|that|it|the same) )?(?:(?:pattern|trend|order|picture|result|relation) )?"
    r"(?:also )?(?:holds(?: true)?|is true|is the case|applies|is so|is valid|remains true"
    r"|can be seen|is visible|is found|occurs|happens|repeats itself) "
    r"(?P<where>(?:for|in|on|at|across|with|under) (?:all|both|each|every)(?: of)?[^,;:]*)"
)


@of_form(_HOLDS, "holds is applies remains can occurs happens repeats", "all both each every")
def holds_for_all(c: Scene, match: Match) -> Iterator[Version]:
    """“A beats B, and this holds for all three sets”: in all of them."""
    if not c.is_reach(match["where"]):
        return
    head, where = match["head"], match["where"]
    yield (Plain(f"{capitalised(where)}, {head}"),)
    yield (Plain(f"{head} {where}"),)
