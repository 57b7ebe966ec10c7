"""What sentences say more fully than need be: “averaged over all four”, “the whole chart”."""

from __future__ import annotations

import re
from collections.abc import Iterator

from figcheck.checking.english.lexicon.first_letters import capitalised
from figcheck.checking.english.lexicon.shared_words import (
    COUNT,
    PICTURE,
    PICTURE_WORDS,
    WHOLE,
    count_of,
)
from figcheck.checking.english.meanings.meaning import EVERYWHERE, Place
from figcheck.checking.english.recasting.plain import Match, Plain, Scene, Version, of_form, told_by
from figcheck.model import Role
from figcheck.patterns import any_case, regex

_COUNT = rf"(?:(?P<count>{COUNT}) )?"
_AVERAGED = any_case(
    r"(?P<made>(?:when |if )?averaged|(?:on|the|their|its) (?:overall )?(?:average|mean)s?|)"
    rf" ?\b(?P<over>over|across|of) (?:all (?:of )?)?(?:the |its |their )?{_COUNT}(?=[a-z])"
)
_MEAN = any_case(r"\b(?:mean|average|averages|averaged)\b")
_GOES_ON = any_case(r",|\.?\Z| (?:is|are|was|were|has|have|of|for|in|at|on)\b")


@told_by("averaged average averages mean", "over across of")
def averaged_over(c: Scene, text: str) -> Iterator[Version]:
    """“Averaged over the five doses, A is best”: on average, A is."""
    for match in _AVERAGED.finditer(text):
        made, rest = match["made"].lower(), text[match.end() :]
        dimension, stop = _labelled(c, rest)
        after = rest[stop:]
        if dimension is None or not _GOES_ON.match(after):
            continue
        size = len(c.reader.names.dimensions[dimension].ticks)
        if match["count"] and count_of(match["count"]) != size:
            continue
        before = text[: match.start()]
        known = any(place.get(dimension) for place in c.reader.places_in(before + after))
        if known or not _covers(c, dimension, text) or (match["over"] == "of" and not made):
            continue
        if made.startswith(("the", "their", "its")):
            yield (Plain(f"{before}{match['made']}{after}"),)
        elif made:
            yield (Plain(f"{before}{'On' if not before else 'on'} average{after}"),)
        elif _MEAN.search(before + after):
            yield (Plain(f"{before.rstrip()}{after.removeprefix(', ')}"),)
        return


def _labelled(c: Scene, text: str) -> tuple[str | None, int]:
    """The dimension that a text begins with the name of, and where that name ends."""
    tokens = c.reader.vocabulary.tokens(text)
    found = [*c.reader.names.labels_at(tokens, 0)] if tokens else []
    stop, label = max(found, key=lambda edge: edge[0], default=(0, None))
    return (label.dimension, tokens[stop - 1].end) if label else (None, 0)


def _covers(c: Scene, dimension: str, text: str) -> bool:
    """Whether the mean over a dimension is that of all: one other is open at most, and no panel."""
    around = c.around.here
    if around is not None and around.get(dimension):
        return False
    told = c.named_in(text)
    fixed = {d for d in told if len(told[d]) == 1} | (around.dimensions if around else set())
    others = [
        d
        for d in c.reader.figure.dimensions
        if len(d.ticks) > 1 and d.name != dimension and d.name not in fixed
    ]
    many = sum(len(d.ticks) > 1 for d in c.reader.figure.dimensions)
    return not told.get(dimension) and (
        many == 2 or (len(others) <= 1 and all(d.role is not Role.PANEL for d in others))
    )


_VALUE = (
    r"(?:(?:about|around|roughly|approximately|some|just|ca\.|circa) )?"
    r"[~≈]?[-−+]?\d[\d.,]*(?: ?%|[a-zA-Z]{1,4}\b)?"
)
_NOTED = any_case(
    rf"(?P<said>[^();:]+?) \((?P<one>{_VALUE}) (?:vs\.?|versus|against|compared (?:with|to)) "
    rf"(?P<two>{_VALUE})\)(?P<rest>[^();:]*)"
)


@of_form(_NOTED, "(", "vs versus against compared")
def both_noted(c: Scene, match: Match) -> Iterator[Version]:
    """“On Web, A is ahead of B (60 vs. 55)”: it is, and A is 60 there, and B 55."""
    bare = f"{match['said']}{match['rest']}"
    told = c.named_in(bare)
    compared = [d for d, ticks in told.items() if len(ticks) == 2]
    if not compared:  # "A leads by 5 (60 vs. 55)", where there is one other.
        pairs = (d for d in c.reader.figure.dimensions if len(d.ticks) == 2)
        found = [d for d in pairs if len(told.get(d.name, ())) == 1 and d.role is not Role.PANEL]
        if len(found) == 1:
            (one,) = told[found[0].name]
            two = next(t for t in found[0].ticks if t != one)
            told[found[0].name] = (one, two)
            compared = [found[0].name]
    if len(compared) != 1 or any(len(ticks) > 2 for ticks in told.values()):
        return
    things = told.pop(compared[0])
    there = " ".join(led for led in c.led_places(bare) if not {*things} & {*_all(c.named_in(led))})
    values = match["one"], match["two"]
    led = _LED.match(bare)
    spot = c.on_axis(led["there"]) if led else None
    if spot is not None and spot[0] not in told:  # "At 70, …", which may be a value as well.
        there, told[spot[0]] = "", (spot[1],)
    here = EVERYWHERE
    for dimension, ticks in told.items():
        here = Place.of(dimension, ticks).default(here)
    known = [
        Plain(f"{thing} is {value} {there}".strip(), here=here if here.ticks else None, hung=True)
        for thing, value in zip(things, values, strict=True)
    ]
    # "A and B are close to each other (60 vs. 58)": what is close is told by the values.
    near = _CLOSE.fullmatch(bare) and _are_near(values, _NEAR)
    near = near or (_TIED.fullmatch(bare) and _are_near(values, _LEVEL))
    yield tuple(known) if near else (Plain(bare), *known)


_LED = any_case(r"(?:at|in|on|by|for|after|with|under) (?P<there>[^,]+), ")
_CLOSE = any_case(
    r".+? (?:(?:is|are|was|were|lie|lies|stay|stays) (?:very |quite |fairly |rather )?"
    r"(?:close(?: to (?:each other|one another)| together)?|similar|comparable)"
    r"|(?:has|have|had|reach|at) (?:nearly|almost|roughly|about) the same)\b[^,]*"
)
_TIED = any_case(
    r".+? (?:is|are|was|were|lie|lies|run|runs|end up|finish) (?:practically|virtually|almost|"
    r"nearly|essentially|basically|effectively|more or less|roughly|about|all but|next to|close to|"
    r"statistically|in effect)? ?(?:tied|level|equal|identical|even|neck and neck|on a par|on par|"
    r"indistinguishable|the same|inseparable|a tie|a dead heat)\b[^,]*"
    r"|.*\b(?:there (?:is|was)|with) (?:hardly|barely|scarcely|almost|virtually|practically"
    r"|next to) (?:any|no|nothing)(?: real)? (?:difference|gap)? ?(?:between .+)?"
)
_LEVEL = 0.01
"""What part of the larger one two values may lie apart that are next to the same."""
_NEAR = 0.1
"""What part of the larger one two values may lie apart that are close without doubt."""


def _are_near(values: tuple[str, str], share: float) -> bool:
    one, two = (float(re.sub(r"[^\d.]", "", v).rstrip(".")) for v in values)
    return abs(one - two) <= share * max(one, two)


def _all(named: dict[str, tuple[str, ...]]) -> Iterator[str]:
    for ticks in named.values():
        yield from ticks


_CHANGED = {
    "gain": "gains", "improvement": "gains", "increase": "rises", "rise": "rises",
    "growth": "rises", "drop": "falls", "decline": "falls", "decrease": "falls",
    "reduction": "falls", "loss": "loses",
}  # fmt: skip
_NOUNS = "|".join(_CHANGED)
_TIMES = r"(?:[a-z]+ ){0,3}(?:twice|double|half|[\d.]+ times|\w+ times)"
_GAINS = tuple(
    any_case(
        rf"(?P<lead>[^;:()]+, )?{owned} (?:is|was) (?P<times>{_TIMES})"
        rf"(?: as (?:large|big|high|great|much|strong) as)?"
        rf" (?:(?:that|the (?:{_NOUNS})) (?:of|for|in)|) ?(?P<other>[^,;:()]+?)(?P<poss>['’]s?)?"
        rf"(?(poss)(?: (?:{_NOUNS}))?|)"
    )
    for owned in (
        rf"the (?:total |overall |net )?(?P<noun>{_NOUNS}) (?:of|for|in) (?P<owner>[^,;:()]+?)",
        rf"(?P<owner>[^,;:()]+?)['’]s? (?:total |overall |net )?(?P<noun>{_NOUNS})",
    )
)


@told_by("times twice double half", " ".join(_CHANGED), "is was")
def times_the_gain(c: Scene, text: str) -> Iterator[Version]:
    """“The gain of A is twice that of B”: A gains twice as much as B."""
    for pattern in _GAINS:
        match = pattern.fullmatch(text)
        if match is None or not c.is_subject(match["owner"]) or not c.is_subject(match["other"]):
            continue
        times = re.sub(r"\bdouble\b", "twice", match["times"])
        gains = f"{_CHANGED[match['noun'].lower()]} {times} as much as {match['other']}"
        yield (Plain(f"{match['lead'] or ''}{match['owner']} {gains}"),)


_SPARE = regex(
    r"(?<!not )(?<!n't )\beven (?=(?:the|on|in|at|for|with|after|its|below|above|[A-Z\"“]))"
    r"|\b(?:corresponding|respective) (?=[\w\"“])"
    rf"|\b(?:in|of|on|across|within|throughout|from) the (?:{WHOLE} )?{PICTURE}(?=[ ,.;]|\Z)"
    r"|(?:(?<=\bbut )|(?<=\band ))for (?=(?:only |just |about |roughly )?\d)"
    r"|\babsolute (?=(?:increase|decrease|gain|drop|rise|decline|loss|growth|change)\b)"
    rf"|\b{WHOLE} (?={PICTURE}\b)"
)
_OF_ALL_PANELS = any_case(rf"(?:in|of|on|across|throughout) the (?:{WHOLE} {PICTURE}|figure)")
"""What a figure of several panels is called as a whole."""

_NEEDED = any_case(
    r"\b(?:[a-z]+est|most|least|maximum|minimum|peaks?|best|worst|record|max|min|top|bottom"
    r"|while|whereas|but|and)\b|[,;:]"
)
"""What is the extreme of a whole figure, or may be of what an earlier clause names."""

_PART = any_case(
    r"\b(?:half|halves|part|side|portion|third|quarter|region|area|corner|edge|end|middle|cent(?:er|re)"
    r"|top|bottom|rest|remainder|majority)s? \Z"
)
"""Of what follows only a part is meant."""

_PANELS = any_case(r"\b(?:left|right|upper|lower|top|bottom|first|second|panel|both)\b")


@told_by(
    "even corresponding respective whole entire chart plot graph figure heatmap grid table "
    "diagram map matrix image picture account accounts accounted absolute"
)
def left_off(c: Scene, text: str) -> Iterator[Version]:
    """“Even A has the highest value of the whole chart”: what adds nothing a number decides."""
    figure = c.reader.figure
    panel = figure.dimension(Role.PANEL)
    nowhere = c.around.here is None or not c.around.here.ticks
    one = panel is None or len(panel.ticks) < 2
    spare = [
        match
        for match in _SPARE.finditer(text)
        if not match[0].endswith(tuple(PICTURE_WORDS.split()))
        or (
            nowhere
            and (one or (_OF_ALL_PANELS.fullmatch(match[0]) and not _NEEDED.search(text)))
            and not _PART.search(text[: match.start()])
        )
    ]
    if not spare or _PANELS.search(" ".join(m[0] for m in spare)):
        return
    kept, stop = "", 0
    for match in spare:
        kept += text[stop : match.start()]
        stop = match.end()
    bare = " ".join(f"{kept}{text[stop:]}".split()).replace(" ,", ",")
    yield (Plain(capitalised(bare)),)


_THERE = r"(?:in|at|on|among) [^;:,]+"
_MOST_AND_LEAST = any_case(
    rf"(?P<who>[^;:(),]+?) (?:is|are|was|were) (?P<most>most|least) [a-z]+ (?P<one>{_THERE}?),?"
    rf" (?:and|but) (?:is |are )?(?:most|least) [a-z]+ (?P<two>{_THERE})"
)
_LONG = any_case(r"\b(tallest|longest|widest|highest|largest)\b")
_SHORT = any_case(r"\b(shortest|lowest|smallest|narrowest)\b")


@told_by("and but", "is are was were", "in at on among")
def most_and_least(c: Scene, text: str) -> Iterator[Version]:
    """“A is most common in B and least common in C”: its highest value is in B, its lowest in C."""
    bare = _SHORT.sub("least so", _LONG.sub("most so", text))
    match = _MOST_AND_LEAST.fullmatch(bare)
    if match is None or not c.is_subject(match["who"]):
        return
    places = match["one"], match["two"]
    named = [[*c.named_in(place)] for place in places]
    if len(named[0]) != 1 or named[0] != named[1] or named[0][0] in c.named_in(match["who"]):
        return
    ways = ("highest", "lowest") if match["most"].lower() == "most" else ("lowest", "highest")
    yield tuple(
        Plain(f"The {way} value of {match['who'].lower()} is {place}")
        for way, place in zip(ways, places, strict=True)
    )
