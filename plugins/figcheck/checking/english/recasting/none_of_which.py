"""A level that so many cells reach, and none of some: “seen in 5 cells, none of them A's”."""

from __future__ import annotations

import re
from collections.abc import Iterator

from figcheck.checking.english.recasting.plain import Match, Plain, Scene, Version, of_form
from figcheck.patterns import any_case

_FLAGS = re.IGNORECASE
_AT = r"(?:in|on|at|for|with|under)"
_CELLS = r"(?:cells|values|entries|pairs|combinations|configurations|comparisons|settings)"
_COUNTED = any_case(
    r"(?P<what>(?:an? )?[^,;:()]+?) (?P<how>above|over|below|under|of at least|of at most"
    r"|of more than|of less than|exceeding|of) (?P<level>\d[\d.,]*(?: ?[x%×])?)"
    r"(?: or (?P<beyond>more|higher|above|better|less|lower|below))? (?P<be>is|was|can be)"
    r" (?P<seen>reached|observed|seen|found|attained|achieved|obtained|recorded)"
    rf" in (?P<many>[^,;:()]*?\d+ of (?:the|all) \d+) (?P<of>[^,;:()]*?){_CELLS}"
    rf"(?:, (?:but|yet|and) (?:nowhere|never|not once) (?P<there>{_AT} [^,;:()]+)"
    r"|, none of (?:which|them) (?:belongs? to|comes? from|is from|involves?|stems? from|is)"
    rf" (?P<whose>(?:{_AT} )?[^,;:()]+))?"
)
_BOUNDS = {
    "above": "above",
    "over": "above",
    "exceeding": "above",
    "of more than": "above",
    "below": "below",
    "under": "below",
    "of less than": "below",
    "of at least": "at least",
    "of at most": "at most",
}
_LESS = frozenset("less lower below".split())
_OR = any_case(r",? (?:or|and|nor)(?: to| from)? ")
_ARTICLE = any_case(r"\Aan? ")


@of_form(
    _COUNTED,
    "reached observed seen found attained achieved obtained recorded",
    "cells values entries pairs combinations configurations comparisons settings",
    "nowhere never once none - –",
)
def none_of_which(c: Scene, match: Match) -> Iterator[Version]:
    """“B above 90 is seen in 12 of the 30 cells, none of which belongs to A”: no value of A is."""
    bound = _BOUNDS.get(match["how"].lower())
    if match["beyond"]:
        bound = "at most" if match["beyond"].lower() in _LESS else "at least"
    if bound is None or (match["beyond"] and match["how"].lower() != "of"):
        return
    of = match["of"]
    labels = [c.label_of(word) for word in re.split(r"[-–/ ]", of.strip()) if word]
    if labels and None not in labels:
        of = ""  # "12 of the 30 method-task pairs", each of which is a cell.
    what = _ARTICLE.sub("", match["what"])
    level = f"{match['how']} {match['level']}"
    tail = f" or {match['beyond']}" if match["beyond"] else ""
    head = match["what"] if match["beyond"] else what
    seen = match["seen"] if match["beyond"] else "observed"
    said = [Plain(f"{head} {level}{tail} {match['be']} {seen} in {match['many']} {of}cells")]
    measure = f", in {what}" if c.named_in(what) else ""
    for place in _OR.split(match["there"] or match["whose"] or ""):
        if not place:
            continue
        bare = re.sub(rf"\A{_AT} ", "", place, flags=_FLAGS)
        if not c.reader.is_place(bare):
            return
        none = f"o value of {bare} is {bound} {match['level']}"
        said.append(Plain(f"In {what}, n{none}" if measure else f"N{none}"))
    if len(said) > 1 or of != match["of"]:
        yield tuple(said)
