"""Classes set against each other by how well they are recognised: “A is recognised better than B”.

What is said of bars may be said of the recalls of classes, so the one has a higher recall than the
other. Where the words may mean numbers of cases as well, both are said.
"""

from __future__ import annotations

from collections.abc import Iterator

from figcheck.checking.english.recasting.plain import Plain, Scene, Version, told_by
from figcheck.patterns import any_case

_DONE = r"(?:recogni[sz]ed|classified|identified|detected|distinguished|found)"
_FAR = (
    r"(?:(?:much|far|clearly|slightly|somewhat|considerably|significantly|even|noticeably"
    r"|a little) )?"
)
_WELL = (
    r"(?P<how>better|worse|(?P<less>more|less) (?:reliably|accurately|easily|successfully"
    r"|consistently|correctly|often correctly))"
)
_CASES = r"(?: (?:images|tiles|samples|cases|examples|instances|items|documents|texts|clips))?"
_THING = r"(?P<{}>[^,;:]+?)"
_NOTE = r"(?P<{}> \([^()]*\))?"
_ONE = rf"{_THING.format('one')}{_CASES}{_NOTE.format('noted')}"
_OTHER = rf"(?:that of )?{_THING.format('other')}{_CASES}{_NOTE.format('beside')}"
_RECOGNIZED = any_case(rf"{_ONE} (?:is|are|was|were) {_FAR}{_DONE} {_FAR}{_WELL} than {_OTHER}")
_BEFORE = any_case(rf"{_ONE} (?:is|are|was|were) {_FAR}{_WELL} {_DONE} than {_OTHER}")
_BY_MODEL = any_case(
    r"the [a-z]+ (?:recogni[sz]es|classifies|identifies|detects|performs|works|does)"
    rf"(?: on)? {_ONE} {_FAR}{_WELL} than {_OTHER}"
)
_PERFORMS = any_case(
    rf"the [a-z]+ (?:performs|works|does) {_FAR}{_WELL} (?:on|for) {_ONE} than (?:on|for) {_OTHER}"
)
_TO_DO = r"(?:for (?:the model|it) )?to (?:recogni[sz]e|classify|identify|detect|predict)"
_EASIER = any_case(
    rf"{_ONE} (?:is|are|was|were) {_FAR}(?P<how>easier|harder|more difficult) {_TO_DO} than "
    rf"{_OTHER}"
)
_OFTENER = any_case(
    rf"{_ONE} (?:is|are|was|were) {_FAR}(?:correctly {_DONE}|{_DONE} correctly) {_FAR}(?P<how>more"
    rf"|less) (?:often|frequently) than {_OTHER}"
)
_LOWER = frozenset({"worse", "harder", "more difficult"})


@told_by(
    "recognized recognised classified identified detected distinguished found recognizes "
    "recognises classifies identifies detects performs works does recognize recognise "
    "classify identify detect predict",
    "than",
)
def recognized_more(c: Scene, text: str) -> Iterator[Version]:
    """“A (83%) is recognised more reliably than B (68%)”: it has the higher recall."""
    if c.reader.confusions is None:
        return
    ways = (_RECOGNIZED, _BEFORE, _PERFORMS, _BY_MODEL, _EASIER)
    match = next((m for way in ways if (m := way.fullmatch(text))), None)
    also = match is None
    match = match or _OFTENER.fullmatch(text)
    if match is None or not c.named_in(match["one"]):
        return
    how = match["how"].lower()
    sign = "lower" if how in _LOWER or how.startswith("less") else "higher"
    one, other = (f"{match[a]}{match[b] or ''}" for a, b in (("one", "noted"), ("other", "beside")))
    yield (Plain(f"{one} has a {sign} recall than {other}"),)
    if also and c.reader.confusions.counts:
        more = "fewer" if sign == "lower" else "more"
        yield (Plain(f"{one} has {more} correct predictions than {other}"),)
