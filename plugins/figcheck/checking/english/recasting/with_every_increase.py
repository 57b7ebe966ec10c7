"""What each step along an axis does: “every increase in depth costs accuracy”."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise

from figcheck.checking.english.lexicon.entries import NUMERALS
from figcheck.checking.english.lexicon.first_letters import uncapitalised
from figcheck.checking.english.names.forms import words_of
from figcheck.checking.english.recasting.plain import Match, Plain, Scene, Version, of_form, told_by
from figcheck.checking.language.order import is_ordered, ordinates
from figcheck.patterns import any_case

_LESS = (
    r"lowers|reduces|decreases|costs|shrinks|diminishes|cuts|lessens|depresses|brings a lower"
    r"|leads to a lower|results in a lower|means a lower"
)
_MORE = (
    r"raises|increases|adds to|boosts|lifts|brings a higher|leads to a higher"
    r"|results in a higher|means a higher|brings more"
)
_WORSE = r"hurts|harms|worsens|degrades|deteriorates|damages|brings a worse|is harmful to"
_BETTER = r"improves|helps|benefits|brings a better"
_GAIN = r"(?:(?:a|an|some|another|further) )?(?:further |additional |extra |clear )?"
_BRINGS = r"(?:brings|yields|gives|buys|means|leads to|results in)"
_NOUNS = r"(?:increase|rise|step up|step|doubling|increment|growth|enlargement)"
_STEP = (
    rf"(?P<step>(?:every|each)(?: (?:further|additional|single))? {_NOUNS} (?:in|of) (?:the )?"
    r"(?P<axis>[^,;:]+?))"
)
_LEAD = r"(?P<lead>(?:in|at|on|for|under|with) [^;:]+?,? )?(?:here,? )?"
_REACH = (
    r"(?P<reach>,? (?:regardless of|irrespective of|whatever|whichever|no matter(?: which)?)"
    r" [^,;:]+|, (?:in|at|on|for|with|under|across) [^,;:]+)?"
)
_DOES = any_case(
    rf"{_LEAD}{_STEP} (?:(?P<worsened>{_BRINGS} {_GAIN}(?:loss|losses|deterioration))"
    rf"|(?P<bettered>{_BRINGS} {_GAIN}(?:gains?|improvements?))"
    rf"|(?P<less>{_LESS})|(?P<more>{_MORE})|(?P<worse>{_WORSE})|(?P<better>{_BETTER}))"
    rf"(?: (?:the )?(?P<what>[^,;:]+?))?{_REACH}"
)
_PAYS = any_case(
    rf"{_LEAD}{_STEP} "
    r"(?:(?P<better>pays off|is worthwhile|is rewarded)|(?P<worse>backfires|is harmful|hurts))"
    rf"(?P<there> (?:in|at|on|for|with|under|across) [^,;:]+)?{_REACH}"
)
_SAID = {
    "less": "falls", "more": "rises", "worse": "gets worse", "better": "gets better",
    "worsened": "gets worse", "bettered": "gets better",
}  # fmt: skip


@of_form((_PAYS, _DOES), "every each", "increase rise step doubling increment growth enlargement")
def with_every_increase(c: Scene, match: Match) -> Iterator[Version]:
    """“Every increase in depth costs accuracy”: accuracy falls with every increase in depth."""
    if not c.label_of(match["axis"]):
        return
    found = match.groupdict()
    how = next(said for name, said in _SAID.items() if found.get(name))
    what, lead = found.get("what") or "", match["lead"] or ""
    # "… lowers the accuracy on Web", "… brings a gain on Web": of the accuracy there.
    there = c.led_end(what)
    what = what.removesuffix(there).strip()
    there = f"{there}{found.get('there') or ''}{match['reach'] or ''}".strip()
    if what and (found.get("worsened") or found.get("bettered")):
        return
    value = c.reader.figure.value.label.partition(" (")[0]
    # "The loss of A by 5" says more than the measure: where that isn't read it stays open.
    named = all(word in {*words_of(value), "value", "score"} for word in words_of(what))
    for subject in (what, value)[: 1 + named] if what else ("value",):
        said = f"{lead}the {subject} {how} with {match['step'].lower()} {there}".strip()
        if subject and c.reads(said):
            yield (Plain(said),)
            return


_BY = any_case(
    rf"{_LEAD}{_STEP} (?:(?P<up>adds|gains|brings|yields|gives|buys|contributes)"
    rf"|(?P<down>costs|loses|removes|takes)) "
    rf"(?P<size>[^,;:]*?(?:\d|\b(?:a|half a|{'|'.join(NUMERALS)}) ).*)"
)


@of_form(_BY, "every each", "increase rise step doubling increment growth enlargement")
def so_much_with_every_increase(c: Scene, match: Match) -> Iterator[Version]:
    """“Every increase in size adds at least 2 points on Web”: each step along the sizes does."""
    if not _is_the_way(c, match.string, c.label_of(match["axis"])):
        return
    lead = (match["lead"] or "").strip(" ,")
    verb = "adds" if match["up"] else "costs"
    yield (Plain(f"Each step {verb} {match['size']} {uncapitalised(lead)}".strip()),)


def _is_the_way(c: Scene, text: str, axis: str | None) -> bool:
    """Whether all other axes have one point that the sentence or a label names."""
    here = c.around.here
    named = c.named_in(text)
    left = {
        d.name
        for d in c.reader.figure.dimensions
        if len(d.ticks) > 1
        and is_ordered(d)
        and len(named.get(d.name) or (here.get(d.name) if here else ())) != 1
    }
    return axis is not None and left == {axis}


_EVERY_TIME = any_case(
    r"(?P<said>(?:(?:in|at|on|for|under|with) [^,;:]+, )?[^,;:]+?),? "
    r"(?:every time|each time|whenever) (?:the )?(?P<axis>[^,;:]+?) "
    r"(?:(?:is|gets) (?:increased|raised|doubled|enlarged|stepped up)"
    r"|increases|grows|rises|doubles|goes up)"
)


@of_form(_EVERY_TIME, "time whenever")
def every_time(c: Scene, match: Match) -> Iterator[Version]:
    """“The error falls every time the dose is raised”: with every increase of the dose."""
    if c.label_of(match["axis"]):
        yield (Plain(f"{match['said']} with every increase of the {match['axis']}"),)


_AT_EACH = any_case(
    r"\b(?:with|at|for|upon|after) (?:every|each)(?: (?:further|additional|single|successive))? "
    r"(?:(?:increase|rise|step up|step|increment|growth) (?:in|of) (?:the )?"
    r"(?P<label>[^,;:\d]+?)(?: level| value)?|(?P<doubling>doubling)(?: (?:of|in) (?:the "
    r")?(?P<of>[a-z ]+?))?)(?=,| and | but |\Z| from | up to )"
)
_TWICE = 2.0
_NEARLY = 1e-6


@told_by("every each", "increase rise step increment growth doubling", "with at for upon after")
def at_every_increase(c: Scene, text: str) -> Iterator[Version]:
    """“A loses 5 with each increase in depth”, “… with each doubling”: at each step."""
    match = _AT_EACH.search(text)
    if match is None or len(_AT_EACH.findall(text)) > 1:
        return
    label = match["label"] or match["of"]
    axis = c.label_of(label) if label else c.way
    if axis is None or (axis != c.way and not _is_the_way(c, text, axis)):
        return
    places = sorted(ordinates(c.reader.names.dimensions[axis]))
    doubled = all(a > 0 and abs(b / a - _TWICE) < _NEARLY for a, b in pairwise(places))
    if match["label"] or doubled:
        yield (Plain(f"{text[: match.start()]}at each step{text[match.end() :]}"),)


_TO_THE_NEXT = any_case(
    r"\b(?P<each>each|every) (?:(?:step|move|change) from (?:one|each|every|any)"
    r" (?P<axis>[^,;:()]+?) to the next(?P<up> (?:higher|larger|bigger|longer|greater))?(?: one)?"
    r"|(?:step|move) up in (?P<along>[^,;:()]+?))(?= (?:[a-z]+s|always|consistently)\b)"
)


@told_by("each every", "next up")
def step_to_the_next(c: Scene, text: str) -> Iterator[Version]:
    """“Each step from one size to the next lowers the error”: every increase in size does."""
    match = _TO_THE_NEXT.search(text)
    if match is None:
        return
    noun = match["axis"] or match["along"]
    axis = c.label_of(noun)
    if axis is None or not is_ordered(c.reader.names.dimensions[axis]):
        return
    ascending = c.reader.names.dimensions[axis].ticks == c.ascending(axis)
    if match["axis"] and not (match["up"] or ascending):
        return  # The next one of those listed is lower.
    said = f"{text[: match.start()]}{match['each']} increase in {noun}{text[match.end() :]}"
    yield (Plain(said),)
