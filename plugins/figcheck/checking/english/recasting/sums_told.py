"""What several come to together: “A and B sold 12 between them”, “combined”."""

from __future__ import annotations

from collections.abc import Iterator

from figcheck.checking.english.lexicon.entries import NUMERALS
from figcheck.checking.english.lexicon.first_letters import capitalised, uncapitalised
from figcheck.checking.english.recasting.plain import Match, Plain, Scene, Version, of_form, told_by
from figcheck.patterns import any_case, regex

_WHICH = any_case(
    r"(?P<head>[^;:]*?\b(?:together|combined|sum|total|add|adds|jointly)\b[^;:]*?),"
    r" (?:which|that) (?:(?:is|was) (?P<said>(?:still |even |also |only )*"
    r"(?:more|less|fewer|higher|lower|greater|larger|smaller|bigger) than .+)"
    r"|(?P<verb>exceeds|exceeded|surpasses|surpassed|tops|beats) (?P<whom>.+))"
)
_ALONE = any_case(
    r"(?P<than>\bthan (?P<who>[^,;:]+?)) (?:(?:taken )?alone|by itself|on its own)(?=[,;]|\Z)"
)


@of_form(_WHICH, ",", "which that", "together combined sum total add adds jointly")
def which_is_more(_: Scene, match: Match) -> Iterator[Version]:
    """“A and B together reach 12, which is more than C”: together they reach 12, more than C."""
    said = match["said"] or f"more than {match['whom']}"
    yield (Plain(f"{match['head']}, {said}"),)


@told_by("alone itself own", "than")
def than_alone(c: Scene, text: str) -> Iterator[Version]:
    """“… less than C alone”: less than C, which is one thing."""
    match = _ALONE.search(text)
    named = c.named_in(match["who"]) if match is not None else {}
    one = sum(map(len, named.values())) == 1
    if match is not None and one and c.reader.is_place(match["who"]):
        yield (Plain(f"{text[: match.start()]}{match['than']}{text[match.end() :]}"),)


_TOGETHER = any_case(
    r"(?:(?:in|at|on|for|among) [^,;:]+, )?(?P<names>[^,;:]+?,? and [^,;:]+?),? "
    r"(?:taken together|put together|together|combined|jointly)\b"
)
_COMBINED_OF = any_case(
    r"\bthe (?:combined|total|joint) (?:share|total|value|figure|count|number|sum) of "
    r"(?P<names>[^,;:]+? and [^,;:]+?) (?:is|was|peaks|rises|falls|exceeds|reaches|amounts)\b"
)
_THEIR = any_case(
    r"(?P<lead>(?:in|at|on|for|among|by|from) [^,;:]+, )?(?:their|the) "
    r"(?P<what>(?:combined|joint) (?:share|total|value|figure|count|number|sum))(?! of\b) "
    r"(?P<rest>.+)"
)


@of_form(_THEIR, "combined joint", "their the")
def their_combined(c: Scene, match: Match) -> Iterator[Version]:
    """“Their combined share peaks in 2010”: that of those which the sentence before adds up."""
    before = _TOGETHER.match(c.before) or _COMBINED_OF.search(c.before)
    if not before or not c.reader.is_place(before["names"]):
        return
    names = uncapitalised(before["names"])
    said = f"{match['lead'] or ''}the {match['what']} of {names} {match['rest']}"
    yield (Plain(capitalised(said)),)


_ANY = r"(?:[^;:,]|,(?=\d))"
"""A sign within a clause: commas of numbers only."""

_AT_THE_END = any_case(
    rf"(?P<said>(?:[^;:,]+, )?{_ANY}+?) (?:between|among) (?:them|the (?:two|three)(?: of them)?)"
    r"(?P<when>(?: [^;:,]+)?)"
    rf"|(?P<sold>(?:[^;:,]+, )?{_ANY}+?) (?:together|altogether|combined|in all|all told|jointly)"
    r"(?P<then>(?: (?:in|by|at|on|for|during) [^;:,]+)?)"
)
_PARTED = any_case(r"(?:has|have|had|is|are|was|were|lies?|stays?|remains?|there)\b")
"""How what is said of a difference begins: “A and B have 5 points between them”."""

_SO_MANY = regex(r"\d|\b(?:half|third|quarter|fifth|tenth|majority)")
_COMPARED = any_case(r"\b(?:than|as|compared|more|less|fewer|put|taken|added|all)\b")


@of_form(_AT_THE_END, "them two three together altogether combined all jointly")
def between_them(c: Scene, match: Match) -> Iterator[Version]:
    """“A and B sold 12 between them”: A and B together sold 12."""
    said, when = match["said"] or match["sold"], match["when"] or match["then"] or ""
    lead, who, rest = c.cut(said)
    if not who or not _SO_MANY.search(rest) or _COMPARED.search(rest):
        return
    if (when and not c.is_led(when.strip())) or (match["said"] and _PARTED.match(rest)):
        return
    several = any(len(ticks) > 1 for ticks in c.named_in(who).values())
    if several or c.counted_along(who):
        yield (Plain(f"{lead} {who} together {rest}{when}".strip()),)


_LEAVING = any_case(
    r"(?P<head>[^;]+?),? (?:which leaves|leaving|and leaves?|so that) (?P<amount>(?:(?:only|just"
    r"|about|around|roughly|approximately|some|nearly|almost|less than|more than) )?~?\d[\d.,]*"
    r"(?: ?%| percent)) (?:for|to|in) (?:all |each of )?the (?:other|remaining)"
    rf"(?: (?P<count>{'|'.join(NUMERALS)}|\d+))? (?P<noun>[a-z]+(?: [a-z]+)?)"
)
_ON_AVERAGE = any_case(r"(?:on average|averaged (?:over|across) [^,]+)\Z")


@of_form(_LEAVING, "leaves leave leaving that", "other remaining")
def leaving_the_rest(c: Scene, match: Match) -> Iterator[Version]:
    """“A makes up 31 % and B 28 %, which leaves 41 % for the others”: so much they come to."""
    named = c.named_in(match["head"])
    noun = match["noun"].lower()
    told = c.label_of(noun) or c.label_of(noun.split()[-1])
    several = [d for d, ticks in named.items() if len(ticks) > 1]
    dimension = told if told in named else (several[0] if len(several) == 1 else None)
    if dimension is None:
        return
    ticks = c.reader.names.dimensions[dimension].ticks
    others = [t for t in ticks if t not in named[dimension]]
    count = (match["count"] or "").lower()
    known = {str(len(others)), NUMERALS[len(others)]} if len(others) < len(NUMERALS) else set()
    if len(others) < 2 or (count and count not in known):
        return
    lead, comma, _ = match["head"].partition(", ")
    led = comma and (c.is_led(lead) or _ON_AVERAGE.match(lead))
    first = f"{lead}, " if led else ""
    rest = f"{', '.join(others[:-1])} and {others[-1]} together account for {match['amount']}"
    yield Plain(match["head"]), Plain(f"{first}{rest}")
