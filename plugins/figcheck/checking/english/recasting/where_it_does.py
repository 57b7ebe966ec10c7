"""What is so at a place that was named: “…; the exception is B, where it falls behind C”."""

from __future__ import annotations

from collections.abc import Iterator

from figcheck.checking.english.lexicon.first_letters import capitalised, uncapitalised
from figcheck.checking.english.lexicon.shared_words import LEAD, MANY
from figcheck.checking.english.recasting.plain import Match, Plain, Scene, Version, of_form
from figcheck.patterns import any_case

_EXCEPTION = any_case(
    r"(?P<head>[^;:]+?)(?:;|:|,| [–—]) (?:and |but |with )?(?P<told>(?:the |its |an? )?"
    r"(?:(?:only|one|sole|single|lone|notable|clear) )*exceptions? (?:is|are|was|were|being) "
    r"(?P<at>in |on |at |for |under |with )?(?P<which>[^,;:()]+)), where (?P<said>[^;:]+)"
)
_AT = any_case(r"\b(in|on|at|for|under|with|across) (?:all|every|each|most|\w+ of|\w+ out of)\b")
_REACH = any_case(
    r",? (?:in|on|at|for|under|with|across) (?:all but (?:one|two|three)|"
    rf"(?:almost |nearly )?(?:all|every|each|most)|{MANY})"
    rf"(?: (?:out )?of(?: the| its| these)?(?: {MANY})?)? [a-z-]+\b"
)
_IT = any_case(r"(?:it|they)\b")
_OWNER = any_case(rf"(?P<who>[^,;:]+?)['’]s? (?:{LEAD}|gain|score|bar)\b")
_EVEN = any_case(r"\b(?:even|actually|also|indeed|instead) ")

_ONLY_PLACE = any_case(
    rf"(?P<head>[^;:]+?), (?:which (?:is|are) |(?:and )?)(?P<whole>the (?:only|sole) (?:{MANY} )?"
    rf"|the {MANY} |one of the |{MANY} of (?:the )?(?P<of>{MANY}) |an? )"
    r"(?P<noun>[a-z-]+(?: [a-z-]+)?) (?:where|in which|on which|at which|for which|under which) "
    r"(?P<said>[^;:]+)"
)
_HAPPENS = any_case(
    r"(?:this|that|it) (?:happens|occurs|is the case|is so|is true|holds|applies|can be seen)"
)
_OF_EACH_PLACE = any_case(
    r"\b(?:dedicated|in-domain|own|respective|corresponding|matching|native|best|worst|second-best"
    r"|average|mean|total)\b"
)
"""What is another one at each place: “it beats the dedicated model, the only set where it does”."""

_BY_SO_MUCH = any_case(
    r" by (?:(?:about|around|roughly|nearly|almost|only|just|more than|less than|over|at least) )*"
    r"[~$€£]?\d[\d.,]*\d?\S*(?: (?:percentage )?points?)?|,? \([^()]*\)"
)


@of_form(_EXCEPTION, "exception exceptions", "where")
def exception_where(c: Scene, match: Match) -> Iterator[Version]:
    """“A leads on three of four sets; the exception is B, where it trails C”: on B, A trails C."""
    if not c.reader.is_place(match["which"]):
        return
    _, who, _ = c.cut(match["head"])
    it = _IT.match(match["said"])
    if it is not None and not c.named_in(who):
        return
    said = f"{who}{match['said'][it.end() :]}" if it is not None else match["said"]
    told = _AT.search(match["head"])
    at = (match["at"] or "").strip() or (told[1] if told else "on")
    place = f"{at[:1].upper()}{at[1:].lower()} {match['which']}"
    there = Plain(f"{place}, {_EVEN.sub('', said)}")
    if c.named_in(match["which"]).keys() <= c.named_in(match["head"]).keys():
        # It lists where it is so: that it is not so elsewhere is said there already.
        yield Plain(match["head"]), there
    denied = f"{place}, {_REACH.sub('', match['head'])}"
    if _REACH.search(match["head"]) and c.reads(denied):
        yield Plain(match["head"]), Plain(denied, negated=True), there


@of_form(_ONLY_PLACE, "where which", "only sole the one of a an", ",")
def where_it_does(c: Scene, match: Match) -> Iterator[Version]:
    """“It leads on A and B, the only sets where it beats C”: it beats C on A and B alone."""
    if _OF_EACH_PLACE.search(match.string):
        return
    head = match["head"]
    dimension = c.label_of(match["noun"])
    bare = _BY_SO_MUCH.sub("", head)
    places = [p for p in c.led_places(bare) if dimension in c.named_in(p)]
    if dimension is None or not places:
        return
    where = places[-1]
    rest = bare.replace(where, "", 1).strip(" ,")
    there = {t for ticks in c.named_in(where).values() for t in ticks}
    if any(there & set(ticks) for ticks in c.named_in(rest).values()):
        return  # On B it beats the model of B: elsewhere, it would be that of the other place.
    if _HAPPENS.fullmatch(match["said"]):
        said = _EVEN.sub("", rest)
    else:
        _, who, _ = c.cut(head)
        it = _IT.match(match["said"])
        owner = _OWNER.match(who)
        who = owner["who"] if owner is not None else who
        if it is not None and sum(map(len, c.named_in(who).values())) != 1:
            return
        said = f"{who}{match['said'][it.end() :]}" if it is not None else match["said"]
    only = "only" in match["whole"].lower() or match["whole"].lower().startswith("the ")
    led = capitalised(where)
    if match["of"] is not None:
        yield (
            Plain(head),
            Plain(f"{led}, {said}"),
            Plain(f"{said} {where.split(' ')[0]} {match['of']} {match['noun']}"),
        )
    elif only:
        yield Plain(head), Plain(f"{said} only {uncapitalised(where)}")
    else:
        yield Plain(head), Plain(f"{led}, {said}")
