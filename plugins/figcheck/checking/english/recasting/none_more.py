"""Extremes told by what nothing is beyond: “No city is warmer than Cairo”."""

from __future__ import annotations

from collections.abc import Iterator

from figcheck.checking.english.lexicon.first_letters import capitalised
from figcheck.checking.english.lexicon.shared_words import FIGURE
from figcheck.checking.english.recasting.plain import Match, Plain, Scene, Version, of_form
from figcheck.model import Kind
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


@of_form(_NONE_MORE, "no none", "than")
def none_more(c: Scene, match: Match) -> Iterator[Version]:
    """“No day has more trips than Monday”: Monday has the most."""
    dimension, name = c.label_of(match["noun"]), match["name"]
    if dimension is None or c.named_in(name).keys() != {dimension} or not c.reader.is_place(name):
        return
    most = _MOST[(match["more"] or match["higher"]).lower()]
    yield (Plain(f"{match['lead']}{name} {match['verb']} {most} {match['what']}"),)


_NONE_DOES_MORE = any_case(
    r"(?P<lead>(?:[^,;:]+, )?)(?:no|none of the) (?:other |single )?(?P<noun>[a-z]+) "
    r"(?P<verb>gains?|loses|lost|gained|rises?|rose|falls?|fell|drops?|dropped|grows?|grew"
    r"|declines?|declined|improves?|improved|changes?|changed|shrinks?|shrank|increases?"
    r"|increased|decreases?|decreased|benefits?|profits?|suffers?) (?P<more>more|less)"
    r"(?P<what> [a-z]+)??(?P<ends> (?:from|between|over|during|in) [^,;:]+?)? than "
    r"(?P<name>[^,;:]+?)(?P<later> (?:from|between|over|during|in) [^,;:]+)?"
)


@of_form(_NONE_DOES_MORE, "no none", "than", "more less")
def none_does_more(c: Scene, match: Match) -> Iterator[Version]:
    """“No town loses more jobs from 2010 to 2020 than A”: A loses most."""
    if match["ends"] and match["later"]:
        return
    dimension, name = c.label_of(match["noun"]), match["name"]
    if dimension is None or c.named_in(name).keys() != {dimension} or not c.reader.is_place(name):
        return
    if c.named_in(match["what"] or "") or c.label_of((match["what"] or "").strip()):
        return
    most = "most" if match["more"].lower() == "more" else "least"
    ends = match["ends"] or match["later"] or ""
    yield (Plain(f"{match['lead']}{name} {match['verb']} {most}{ends}"),)


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


@of_form(_NONE_LARGER, "no", "than", " ".join(_SIZES))
def none_larger(c: Scene, match: Match) -> Iterator[Version]:
    """“No step anywhere is bigger than A's rise of 5 from 2010 to 2015”: that is the biggest."""
    one = capitalised(match["one"])
    of_all = " in the chart" if match["anywhere"] else " of all"
    yield (Plain(f"{one} is the {_SIZES[match['size'].lower()]} {match['noun']}{of_all}"),)


_WIDEST = {
    "wider": "widest", "broader": "widest", "larger": "largest", "bigger": "largest",
    "greater": "largest", "narrower": "narrowest", "smaller": "smallest", "tighter": "narrowest",
}  # fmt: skip
_NONE = any_case(
    r"(?:(?:from end to end|overall|in total|all in all), )?"
    r"no (?:other |single )?(?P<label>[a-z]+) "
    rf"(?:has|covers|spans|shows|extends over|displays|exhibits) an? (?P<more>{'|'.join(_WIDEST)}) "
    r"(?P<noun>range|span|spread|band|interval) than (?:that of )?(?P<who>[^,;:]+)"
)
_DRAWN = frozenset({"box", "plot", "boxplot", "distribution"})


@of_form(_NONE, "no", " ".join(_WIDEST), "than")
def none_wider(c: Scene, match: Match) -> Iterator[Version]:
    """“No model covers a wider range than A”: A has the widest."""
    if len(c.named_in(match["who"])) != 1 or not c.is_subject(match["who"]):
        return
    drawn = c.reader.figure.kind is Kind.BOX and match["label"].lower() in _DRAWN
    if drawn or c.label_of(match["label"]) in c.named_in(match["who"]):
        who = capitalised(match["who"])
        yield (Plain(f"{who} has the {_WIDEST[match['more'].lower()]} range"),)
