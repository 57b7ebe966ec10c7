"""How well classes are recognised: “the second-best class in terms of recall”, “with 57% of its …”.

The first of these is said of anything that is measured; the others only where cases are counted by
what they are and by what they are taken for.
"""

from __future__ import annotations

import re
from collections.abc import Iterator

from figcheck.checking.english.lexicon.shared_words import COUNT, LATER_ORDINAL
from figcheck.checking.english.recasting.mix_ups_told import class_in
from figcheck.checking.english.recasting.plain import Match, Plain, Scene, Version, of_form
from figcheck.patterns import any_case

_FLAGS = re.IGNORECASE
_RANK = rf"(?P<rank>(?:{LATER_ORDINAL}[ -])?(?:best|worst|strongest|weakest|highest|lowest|top))"
_BY = (
    r"(?:in terms of|with respect to|with regard to|according to|as measured by|measured by"
    r"|judged by|ranked by|by|in)"
)
_MEASURE = (
    r"(?P<measure>(?:the |its )?(?:(?:class-wise|per-class|mean|average|overall) )?"
    r"(?:recall|precision|sensitivity|specificity|f1(?:[ -]scores?)?|f-score|accuracy|throughput"
    r"|latency|speed|cost|loss|error rate|runtime|memory))"
)
_BEST_BY = any_case(
    rf"(?P<name>[^,;:()]+?) (?:is|was|ranks|comes|performs) (?:(?:clearly|again|by far) )?(?:the )?"
    rf"{_RANK}(?:[ -](?:performing|ranked|recognized|recognised))?(?: [a-z]+)? {_BY} {_MEASURE}"
    r"(?P<rest>,? (?:\(|with |at )[^;:]+)?"
)
_BY_BEST = any_case(
    rf"{_BY} {_MEASURE}, (?P<name>[^,;:()]+?) (?:is|was|ranks|comes|performs) (?:also |again "
    rf")?(?:the )?{_RANK}(?:[ -](?:performing|ranked|recognized|recognised))?(?: "
    r"[a-z]+)?(?P<rest>,? (?:\(|with |at )[^;:]+)?"
)
_RANKS = {"top": "highest"}
_EXTREMES = {"best": "highest", "strongest": "highest", "worst": "lowest", "weakest": "lowest"}
_HEDGE = (
    r"(?:(?:only|just|about|around|roughly|nearly|almost|approximately|over|under|well over"
    r"|well under|(?:more|less|fewer) than|at least|at most|as many as|barely) )*"
)
_FRACTION = r"(?:half|an? (?:third|quarter|fifth|tenth)|(?:one|two|three|four)[ -][a-z]+s?)"
SHARE = rf"{_HEDGE}(?:[~≈]?\d[\d.]*\s?%|{_FRACTION})"
"""A part of all cases, however exactly it is told."""

_DONE = r"(?:classified|recogni[sz]ed|identified|predicted|detected|labell?ed)"
_RIGHT = rf"(?:(?:correctly|rightly) {_DONE}|{_DONE} (?:correctly|right))"
_WITH_PART = any_case(
    rf"(?P<said>(?P<subject>[^;:]+?) (?:is|was|does|has|remains|performs) [^;:]+?),? with "
    rf"(?P<part>{SHARE}) of (?:its|the|all its|all) (?P<cases>[a-z]+s) (?:being )?{_RIGHT}"
)
_HARDEST = any_case(
    r"(?P<name>[^,;:()]+?) (?:is|was) (?:(?:clearly|by far) )?(?:the )?(?P<how>hardest|easiest"
    r"|worst|best|weakest|strongest|most difficult|most reliably recogni[sz]ed|least reliably "
    r"recogni[sz]ed|best[ -]recogni[sz]ed|worst[ -]recogni[sz]ed)(?:[ -]performing)?(?: "
    r"[a-z]+)?(?: (?:to|for the model to) (?:recogni[sz]e|classify|identify|detect|predict))?"
)
_WELL = ("easiest", "best", "strongest", "most reliably")
_SHOW = r"(?:is|are|show|shows|depict|depicts|contain|contains|belong to|belongs to|come from)"
_REALLY = r"(?:actually|really|truly|in fact|indeed|genuinely)"
_PREDICTED_ARE = any_case(
    rf"(?P<part>{SHARE}) of (?:the |all )?(?P<cases>[a-z]+s) (?:that (?:are|were) )?(?:predicted"
    r"|labell?ed|classified|recogni[sz]ed|identified)(?: as| to be)? (?P<name>[^,;:()]+?) "
    rf"(?:{_REALLY} {_SHOW}|{_SHOW} {_REALLY}) (?P<what>[^,;:()]+)"
)
_NOT = any_case(r"\b(?:not|no|another|other|else|different)\b")
_LESS = any_case(r"^(?:only|just|merely) ")


@of_form(
    (_BEST_BY, _BY_BEST),
    "best worst strongest weakest highest lowest top",
    "recall precision sensitivity specificity f1 f accuracy throughput latency speed cost loss "
    "error runtime memory",
)
def best_by_measure(c: Scene, match: Match) -> Iterator[Version]:
    """“A is the second-best class in terms of recall (73%)”: it has the second-highest recall."""
    if not c.is_subject(match["name"]):
        return
    order, _, rank = match["rank"].lower().replace("-", " ").rpartition(" ")
    if c.reader.confusions is not None:
        rank = _EXTREMES.get(rank, rank)
    rank = f"{order}-{_RANKS.get(rank, rank)}" if order else _RANKS.get(rank, rank)
    measure = re.sub(r"\A(?:the|its) ", "", match["measure"], flags=_FLAGS)
    yield (Plain(f"{match['name']} has the {rank} {measure}{match['rest'] or ''}"),)


@of_form(
    _WITH_PART,
    "with",
    "classified recognized recognised identified predicted detected labeled labelled",
)
def with_part_right(c: Scene, match: Match) -> Iterator[Version]:
    """“A is the hardest class, with 57% of its images classified correctly”: so many of A's."""
    if c.reader.confusions is None:
        return
    name = class_in(c, match["subject"])
    if name is not None:
        part, cases = match["part"], match["cases"]
        right = Plain(f"{part} of the {name} {cases} are classified correctly")
        hardest = _HARDEST.fullmatch(match["said"])
        if hardest is not None and class_in(c, hardest["name"]) == name:
            rank = "highest" if hardest["how"].lower().startswith(_WELL) else "lowest"
            yield Plain(f"{name} has the {rank} recall"), right
        yield Plain(match["said"]), right


@of_form(_PREDICTED_ARE, "of", "actually really truly in indeed genuinely")
def predicted_are(c: Scene, match: Match) -> Iterator[Version]:
    """“Half of the images predicted as A actually show A”: half of these predictions are right."""
    if c.reader.confusions is None or _NOT.search(match["what"]):
        return
    name = class_in(c, match["name"])
    if name is not None and class_in(c, match["what"]) == name:
        yield (Plain(f"{_LESS.sub('', match['part'])} of the {name} predictions are correct"),)


_IN_TOTAL = any_case(
    r"(?:in total|overall|altogether|all in all), (?P<said>(?:only |just |exactly )?"
    rf"{COUNT} [^;:]+\b(?:recall|precision|accuracy|f1)\b[^;:]*)"
)


@of_form(_IN_TOTAL, "total overall altogether all", "recall precision accuracy f1")
def so_many_in_total(c: Scene, match: Match) -> Iterator[Version]:
    """“In total, three classes reach a recall above 70%”: three do, and nothing is added up."""
    if c.reader.confusions is not None:
        yield (Plain(match["said"]),)
