"""Cells of a kind, here and there: “more frequent with A than with B”."""

from __future__ import annotations

import re
from collections.abc import Iterator

from figcheck.checking.english.lexicon.shared_words import COUNT
from figcheck.checking.english.recasting.plain import Match, Plain, Scene, Version, of_form, told_by
from figcheck.patterns import any_case

_CELLS = r"(?:cells|values|scores|entries|results|settings|configurations|bars)"
_BEYOND = (
    r"(?P<beyond>(?:above|over|below|under|at least|at most|of at least|of more than|exceeding) "
    r"[$€£]?-?\d[\d.,]*(?<![.,])(?: ?%)?)"
)
_WITH = r"(?:with|in|on|for|under|among)"
_LEAD = rf"(?P<lead>{_WITH} [^,;:]+, )?"
_FREQUENT = any_case(
    rf"{_LEAD}(?:there are (?P<there>more|fewer) )?{_CELLS} {_BEYOND}"
    r"(?: (?:are|occur) (?P<way>more|less) (?:frequent|frequently|common|commonly|numerous|often))?"
    rf" {_WITH} (?P<one>[^,;:]+?) than {_WITH} (?P<two>[^,;:]+)"
)
_EQUAL = any_case(
    rf"{_LEAD}(?P<one>[^,;:]+?) and (?P<two>[^,;:]+?) have (?:exactly )?(?:equally many|as many"
    rf"|the same number of|an equal number of) {_CELLS} {_BEYOND}"
)
_COUNTED = any_case(
    rf"(?:if one counts|if we count|counting|when counting) the {_CELLS} {_BEYOND}, "
    r"(?P<one>[^,;:]+?) and (?P<two>[^,;:]+?) (?:have|come to|are) (?:equally many|the same number"
    r"|as many|tied|level|equal)"
)
_SHARES = any_case(
    rf"{_LEAD}(?P<all>{COUNT} (?:of the )?{_CELLS}) (?P<said>(?:are|lie|exceed|reach|stay|fall)"
    rf"\b[^,;:]*?\d[^,;:]*?), (?P<first>{COUNT}) (?:(?P<each>each)|of (?:them|these))? ?{_WITH} "
    rf"(?P<one>[^,;:]+?) and (?:(?P<second>{COUNT}) (?:of (?:them|these) )?{_WITH} )?"
    r"(?P<two>[^,;:]+)"
)


@told_by(
    "more fewer less equally many same equal level tied", "above over below under at of exceeding"
)
def cells_against(c: Scene, text: str) -> Iterator[Version]:
    """“Scores above 7 are more frequent with A than with B”: A has more cells above 7 than B."""
    match = _FREQUENT.fullmatch(text)
    equal = None if match else _EQUAL.fullmatch(text) or _COUNTED.fullmatch(text)
    found = match or equal
    if found is None or not all(c.is_subject(found[one]) for one in ("one", "two")):
        return
    way = (match["there"] or match["way"]) if match else "as many"
    if way is None:
        return
    way = {"less": "fewer"}.get(way.lower(), way.lower())
    lead = found.groupdict().get("lead") or ""
    link = "as" if equal else "than"
    beyond = found["beyond"].removeprefix("of ")
    yield (Plain(f"{lead}{found['one']} has {way} cells {beyond} {link} {found['two']}"),)


@of_form(_SHARES, "with in on for under among", "and", ",")
def cells_shared_out(c: Scene, match: Match) -> Iterator[Version]:
    """“Nine cells exceed 7, four with A and five with B”: nine do, and so many of each."""
    if bool(match["each"]) is bool(match["second"]):
        return
    if not all(c.is_subject(match[one]) for one in ("one", "two")):
        return
    lead, said, second = match["lead"] or "", match["said"], match["second"] or match["first"]
    yield (
        Plain(f"{lead}{match['all']} {said}"),
        Plain(f"{lead}{match['first']} cells of {match['one']} {said}"),
        Plain(f"{lead}{second} cells of {match['two']} {said}"),
    )


_FLAGS = re.IGNORECASE
_AT = r"(?:in|on|at|for|with|under)"
_SEEN = r"(?:cells|values|entries|pairs|combinations|configurations|comparisons|settings)"
_NONE_OF_WHICH = any_case(
    r"(?P<what>(?:an? )?[^,;:()]+?) (?P<how>above|over|below|under|of at least|of at most"
    r"|of more than|of less than|exceeding|of) (?P<level>\d[\d.,]*(?: ?[x%×])?)"
    r"(?: or (?P<beyond>more|higher|above|better|less|lower|below))? (?P<be>is|was|can be)"
    r" (?P<seen>reached|observed|seen|found|attained|achieved|obtained|recorded)"
    rf" in (?P<many>[^,;:()]*?\d+ of (?:the|all) \d+) (?P<of>[^,;:()]*?){_SEEN}"
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
    _NONE_OF_WHICH,
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
