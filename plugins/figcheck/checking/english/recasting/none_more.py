"""Extremes told by what nothing is beyond: “No city is warmer than Cairo”."""

from __future__ import annotations

from collections.abc import Iterator

from figcheck.checking.english.first_letters import capitalised
from figcheck.checking.english.recasting.plain import Plain, Scene, Version, told_by
from figcheck.checking.english.shared_words import FIGURE
from figcheck.patterns import any_case

_NONE_MORE = any_case(
    r"(?P<lead>(?:[^,;:]+, )?)(?:no|none of the) (?:other |single )?(?P<noun>[a-z]+) "
    r"(?P<verb>has|have|had|shows?|reaches) (?:(?P<more>more|fewer)"
    r"|an? (?P<higher>higher|lower|larger|smaller)) (?P<what>[^,;:]+?) than (?P<name>[^,;:]+)"
)
_MOST = {
    "more": "the most",
    "fewer": "the fewest",
    "higher": "the highest",
    "lower": "the lowest",
    "larger": "the largest",
    "smaller": "the smallest",
}


@told_by("no none", "than")
def none_more(c: Scene, text: str) -> Iterator[Version]:
    """“No day has more trips than Monday”: Monday has the most."""
    said = _NONE_MORE.fullmatch(text)
    if said is None:
        return
    dimension, name = c.label_of(said["noun"]), said["name"]
    if dimension is None or c.named_in(name).keys() != {dimension} or not c.reader.is_place(name):
        return
    most = _MOST[(said["more"] or said["higher"]).lower()]
    yield (Plain(f"{said['lead']}{name} {said['verb']} {most} {said['what']}"),)


_NONE_DOES_MORE = any_case(
    r"(?P<lead>(?:[^,;:]+, )?)(?:no|none of the) (?:other |single )?(?P<noun>[a-z]+) "
    r"(?P<verb>gains?|loses|lost|gained|rises?|rose|falls?|fell|drops?|dropped|grows?|grew"
    r"|declines?|declined|improves?|improved|changes?|changed|shrinks?|shrank|increases?"
    r"|increased|decreases?|decreased|benefits?|profits?|suffers?) (?P<more>more|less)"
    r"(?P<what> [a-z]+)??(?P<ends> (?:from|between|over|during|in) [^,;:]+?)? than "
    r"(?P<name>[^,;:]+?)(?P<later> (?:from|between|over|during|in) [^,;:]+)?"
)


@told_by("no none", "than", "more less")
def none_does_more(c: Scene, text: str) -> Iterator[Version]:
    """“No town loses more jobs from 2010 to 2020 than A”: A loses most."""
    said = _NONE_DOES_MORE.fullmatch(text)
    if said is None or (said["ends"] and said["later"]):
        return
    dimension, name = c.label_of(said["noun"]), said["name"]
    if dimension is None or c.named_in(name).keys() != {dimension} or not c.reader.is_place(name):
        return
    if c.named_in(said["what"] or "") or c.label_of((said["what"] or "").strip()):
        return
    most = "most" if said["more"].lower() == "more" else "least"
    ends = said["ends"] or said["later"] or ""
    yield (Plain(f"{said['lead']}{name} {said['verb']} {most}{ends}"),)


_CHANGES = (
    "step|drop|fall|decline|decrease|loss|reduction|plunge|slump|rise|increase|gain|jump|growth|"
    "leap|improvement|change|swing|gap|difference|distance|lead"
)
_SIZES = {
    "bigger": "biggest", "larger": "largest", "greater": "greatest", "higher": "highest",
    "steeper": "steepest", "sharper": "sharpest", "wider": "widest", "smaller": "smallest",
    "narrower": "narrowest", "stronger": "strongest", "deeper": "largest", "weaker": "smallest",
}  # fmt: skip
_NONE_LARGER = any_case(
    rf"no (?:other |single )?(?P<kind>(?:[\w-]+ )?(?P<noun>{_CHANGES}))"
    rf"(?P<anywhere> anywhere| in the (?:{FIGURE}|table|grid|data))? (?:is|was) "
    rf"(?P<size>{'|'.join(_SIZES)}) than (?P<one>[^;:]+)"
)


@told_by("no", "than", " ".join(_SIZES))
def none_larger(c: Scene, text: str) -> Iterator[Version]:
    """“No step anywhere is bigger than A's rise of 5 from 2010 to 2015”: that is the biggest."""
    said = _NONE_LARGER.fullmatch(text)
    if said is not None:
        one = capitalised(said["one"])
        of_all = " in the chart" if said["anywhere"] else " of all"
        yield (Plain(f"{one} is the {_SIZES[said['size'].lower()]} {said['noun']}{of_all}"),)
