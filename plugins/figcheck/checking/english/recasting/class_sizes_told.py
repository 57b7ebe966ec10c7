"""How many cases the classes have: “ranging from 60 A images to 300 B images”."""

from __future__ import annotations

import re
from collections.abc import Iterator

from figcheck.checking.english.recasting.mix_ups_told import class_in
from figcheck.checking.english.recasting.plain import Plain, Scene, Version, told_by
from figcheck.patterns import any_case

_HOW = r"(?:(?:only|just|about|around|roughly) )?"
_CASES = r"(?:images|cases|samples|items|examples|instances|pictures|photos|documents|texts|clips)"
_SET = (
    r"(?:the |this )?(?:test |evaluation |validation )?(?:set|data|dataset|data set|classes"
    r"|class distribution|distribution|class sizes|classes sizes|support|class supports|supports)"
)
_LISTED = (
    rf"from (?P<fewest>{_HOW}\d[\d,]*) (?P<small>[^,;:()\d]+?) to (?P<most>{_HOW}\d[\d,]*) "
    r"(?P<large>[^,;:()\d]+)"
)
_NOTED = (
    rf"from (?P<fewest>{_HOW}\d[\d,]*)(?: {_CASES})? (?:\(|for |in )(?P<small>[^,;:()\d]+?)\)? to "
    rf"(?P<most>{_HOW}\d[\d,]*)(?: {_CASES})? (?:\(|for |in )(?P<large>[^,;:()\d]+?)\)?"
)
_RANGING = tuple(
    any_case(
        rf"(?:{_SET} (?:is|are) (?:[a-z]+ )?(?:imbalanced|unbalanced|uneven|skewed|unequal)(?: in "
        rf"size)?,? (?:ranging|varying|going)|{_SET} (?:ranges?|var(?:y|ies)|goes?)(?: in (?:size"
        rf"|support))?|(?:the )?(?:number of|numbers of) (?:true |actual )?{_CASES} (?:per|in "
        rf"each|of each|for each) [a-z]+ (?:ranges?|var(?:y|ies))) {way}"
    )
    for way in (_NOTED, _LISTED)
)


@told_by("from", "to")
def sizes_ranging(c: Scene, text: str) -> Iterator[Version]:
    """“The test set ranges from 60 A images to 300 B images”: A is the smallest class, with 60."""
    if c.reader.confusions is None:
        return
    match = next((m for way in _RANGING if (m := way.fullmatch(text))), None)
    if match is None:
        return
    small, large = class_in(c, match["small"]), class_in(c, match["large"])
    if small is not None and large is not None and small != large:
        cases = _cases(match["small"])
        yield (
            Plain(f"{small} is the smallest class ({match['fewest']} {cases})"),
            Plain(f"{large} is the largest class ({match['most']} {cases})"),
        )


def _cases(named: str) -> str:
    """The noun behind the name of a class: “images” of “Organic images”."""
    noun = named.rpartition(" ")[2].lower()
    return noun if re.fullmatch(_CASES, noun) else "cases"
