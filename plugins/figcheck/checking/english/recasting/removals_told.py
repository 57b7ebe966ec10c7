"""What removals do, told of so many of them or of one set against another.

Behind “three of the removals lower B” stand the variants that lack a part, and the whole.
"""

from __future__ import annotations

import re
from collections.abc import Iterator

from figcheck.checking.english.kinds.polarity import more_is_wanted
from figcheck.checking.english.lexicon.first_letters import capitalised
from figcheck.checking.english.lexicon.shared_words import MANY
from figcheck.checking.english.recasting.ablations_told import (
    REMOVING,
    less_is_better,
    whole_told,
    without_part,
)
from figcheck.checking.english.recasting.plain import Match, Plain, Scene, Version, of_form, told_by
from figcheck.patterns import any_case

_REMOVALS = "removals?|ablations?|omissions?|deletions?"
_LOWERING = "lower reduce decrease cut shrink"
_RAISING = "raise increase"
_HARMING = "hurt cost harm worsen damage degrade"
_HELPING = "improve help better boost"
_SIDES = {
    **dict.fromkeys(_LOWERING.split(), "lower"),
    **dict.fromkeys(_RAISING.split(), "higher"),
    **dict.fromkeys(_HARMING.split(), "worse"),
    **dict.fromkeys(_HELPING.split(), "better"),
}
_FORMS = {form: side for verb, side in _SIDES.items() for form in (verb, f"{verb}s")}
_DOES = "|".join(_FORMS)
_VERBS = " ".join(_FORMS)
_POINTS = r"(?: ?%| (?:percentage )?points?| [a-z]{1,4}\b)?"
_ALL_QUALITY = any_case(
    rf"(?:all|every|each)(?: of)?(?: the)?(?: {MANY})? (?:quality|accuracy|performance) [a-z]+"
)
_BOUND = "at least|more than|less than|at most|over"
_SO_MANY = any_case(
    rf"(?:(?P<each>every|each|any|no|not a single)(?: single| of (?:the|these))?(?: {MANY})?"
    rf"|(?P<all>all|most|none)(?: of)?(?: the| these)?(?: {MANY})?"
    rf"|(?P<count>(?:(?:only|just|exactly|at least|at most) )?(?:one|{MANY})(?: of)?"
    rf"(?: the| these)?(?: {MANY})?))(?: single| component)? (?:{_REMOVALS}) (?P<does>{_DOES}) "
    rf"(?:(?P<bound>{_BOUND}) (?P<much>[\d.]+{_POINTS}) of |(?:the )?)(?P<on>[^,;:]+?)"
    rf"(?: (?:score|performance|result|value))?(?: by (?P<by>{_BOUND}) (?P<far>[\d.]+{_POINTS}))?"
)


@of_form(
    _SO_MANY, "removal removals ablation ablations omission omissions deletion deletions", _VERBS
)
def removals_lower(c: Scene, match: Match) -> Iterator[Version]:
    """“Three of the removals lower A by at least 2”: so many are so far below the whole."""
    whole = whole_told(c)
    if whole is None:
        return
    if len(c.named_in(match["on"])) != 1 and not _ALL_QUALITY.fullmatch(match["on"]):
        return
    # "The SVHN score", "the CIFAR accuracy": of what stands beside the others.
    side, much = _FORMS[match["does"].lower()], ""
    if bound := match["bound"] or match["by"]:
        bound = bound.lower().replace("over", "more than")
        much = f"{bound} {match['much'] or match['far']} "
    of = match["each"] or match["all"] or match["count"]
    many = re.split(r" of\b| the\b| these\b| single\b", of, maxsplit=1)[0].lower()
    many = {"any": "every", "not a": "no"}.get(many, many)
    many = re.sub(rf"\A(all|most|none) {MANY}\Z", r"\1", many)
    variants = "ablated variant is" if match["each"] else "of the ablated variants are"
    many = capitalised(many)
    yield (Plain(f"{many} {variants} {much}{side} than {whole} on {match['on']}"),)


_MORE = "(?P<how>more|less)"
_COMPARED = any_case(
    rf"{REMOVING} (?P<one>[^,;:]+?) (?P<does>{_DOES}) (?:{_MORE} (?:of )?(?P<before>[^,;:]+?)"
    rf"|(?:the )?(?P<on>[^,;:]+?) (?P<after>more|less)) than (?:{REMOVING} |that of )"
    r"(?P<other>[^,;:]+)"
)
_ALONE = any_case(
    rf"{REMOVING} (?P<one>[^,;:]+?) (?P<does>{_DOES}) (?:{_MORE} (?:of )?(?P<before>[^,;:]+?)"
    rf"|(?:the )?(?P<on>[^,;:]+?) (?P<after>more|less)) than any(?: of the)? others?"
    rf"(?: (?:{_REMOVALS}|change|modification|variant|component))?"
)


@told_by("than", "more less", _VERBS)
def removals_compared(c: Scene, text: str) -> Iterator[Version]:
    """“Removing A costs less F1 than removing B”: the variant without A has the higher F1."""
    alone = _ALONE.fullmatch(text)
    match = alone or _COMPARED.fullmatch(text)
    if match is None or less_is_better(c):
        return
    on = match["on"] or match["before"]
    one, other = without_part(c, match["one"]), None if alone else without_part(c, match["other"])
    side, more = _FORMS[match["does"].lower()], (match["how"] or match["after"]).lower() == "more"
    if one is None or len(c.named_in(on)) != 1:
        return
    if other is not None:
        opposite = {"lower": "higher", "higher": "lower", "worse": "better", "better": "worse"}
        side = side if more else opposite[side]
        yield (Plain(f"{one.variant} is {side} than {other.variant} on {on}"),)
    elif alone and (side == "lower" or (side == "worse" and not _is_cost(c, on))):
        end = "lowest" if more else "highest"
        yield (Plain(f"{one.variant} has the {end} value of all ablated variants on {on}"),)


def _is_cost(c: Scene, on: str) -> bool:
    """Whether less is better of the one measure that is named."""
    return any(more_is_wanted(t) is False for ticks in c.named_in(on).values() for t in ticks)


_COMPONENT = "(?:component|part|module|ingredient|one)"
_JUDGED_BY = "(?:(?:as )?(?:judged|measured) by|in terms of|going by|by)"
_MATTERING = any_case(
    rf"{_JUDGED_BY} (?P<on>[^,;:]+?), (?P<part>[^,;:]+?) (?:(?:is|are) the {_COMPONENT} "
    r"(?:that|which) )?(?:matters?|counts?|contributes?|helps?) (?:the )?(?P<how>most|least)"
)
_MATTERING_FOR = any_case(
    rf"(?P<part>[^,;:]+?) (?:is|are) the {_COMPONENT} (?:that|which) "
    r"(?:matters?|counts?|contributes?|helps?) (?:the )?(?P<how>most|least) (?:for|to|in terms of"
    r"|in) (?P<on>[^,;:]+)"
)
_NONE_MORE = any_case(
    rf"(?:{_JUDGED_BY} (?P<lead>[^,;:]+?), )?no (?:other )?(?:{_COMPONENT}|removal)"
    r"(?: (?:matters?|counts?|contributes?|helps?)| is) (?P<how>more|less)(?: important| critical"
    r"| crucial)?(?: (?:for|to|in terms of|in) (?P<on>[^,;:]+?))? than (?P<part>[^,;:]+)"
)
_JUDGED = any_case(
    rf"{_JUDGED_BY} (?P<on>[^,;:]+?), (?P<said>[^,;:]+ the (?:most|least) [a-z]+ {_COMPONENT})"
)


@told_by(
    "most least more less",
    "matters matter counts count contributes contribute helps help component part module "
    "ingredient",
)
def matters_most_for(c: Scene, text: str) -> Iterator[Version]:
    """“Judged by A, B is the component that matters least”: the least important one for A."""
    match = _MATTERING.fullmatch(text) or _MATTERING_FOR.fullmatch(text)
    if match is not None and c.named_in(match["on"]) and without_part(c, match["part"]):
        how = match["how"].lower()
        yield (Plain(f"{match['part']} is the {how} important component for {match['on']}"),)
    elif (none := _NONE_MORE.fullmatch(text)) and without_part(c, none["part"]):
        on = none["on"] or none["lead"]
        if on and c.named_in(on):
            how = "most" if none["how"].lower() == "more" else "least"
            yield (Plain(f"{none['part']} is the {how} important component for {on}"),)
    elif (judged := _JUDGED.fullmatch(text)) and c.named_in(judged["on"]):
        yield (Plain(f"{judged['said']} for {judged['on']}"),)


_SO_MUCH = (
    r"(?P<much>(?:(?:about|around|roughly|only|just|nearly|almost|some) )?[$€£]?\d[\d.,]*)"
    r" ?(?P<unit>[a-zA-Z%]{1,12})\b(?: per [a-z]+)?"
)
_SAVES = any_case(rf"\b(?:saves?|shaves? off) {_SO_MUCH}")
_COSTS = any_case(rf"(?P<part>[^,;:]+?) costs? {_SO_MUCH}")
_REMOVED = any_case(rf"{REMOVING} ")


@told_by("save saves shave shaves cost costs")
def saving(c: Scene, text: str) -> Iterator[Version]:
    """“Removing A saves 7 ms”: it lowers the one measure in ms by so much; A “costs 7 ms”."""

    def lowers(match: Match) -> str:
        measured = c.reader.names.measures.in_unit(match["unit"])
        if measured is None or len(measured.ticks[0][1]) != 1:
            return match[0]
        return f"lowers the {measured.ticks[0][1][0]} by {match['much']} {match['unit']}"

    if _REMOVED.match(text) is not None:
        if (said := _SAVES.sub(lowers, text)) != text:
            yield (Plain(said),)
        return
    match = _COSTS.fullmatch(text)
    if match is not None and without_part(c, match["part"]) and (does := lowers(match)) != text:
        yield (Plain(f"Removing {match['part']} {does}"),)
