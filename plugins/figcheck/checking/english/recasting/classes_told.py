"""What is told of classes: “A is underpredicted”, “A leads in precision”, “most of its errors”."""

from __future__ import annotations

import re
from collections.abc import Iterator

from figcheck.checking.english.lexicon.first_letters import capitalised
from figcheck.checking.english.recasting.mix_ups_told import class_in
from figcheck.checking.english.recasting.plain import Match, Plain, Scene, Version, of_form, told_by
from figcheck.patterns import any_case, regex

_WAY = regex(
    r"\b(?P<be>is|are|was|were|gets?) (?:(?:also|even) )?"
    r"(?:(?P<under>under-?predicted|predicted too (?:rarely|seldom|infrequently))"
    r"|over-?predicted|predicted too (?:often|frequently))(?=[ .,;]|\Z)"
)


@told_by("underpredicted overpredicted under over too")
def predicted_too_rarely(c: Scene, text: str) -> Iterator[Version]:
    """“A is underpredicted”: it is predicted less often than it occurs."""
    match = _WAY.search(text)
    if match is None or c.reader.confusions is None or len(_WAY.findall(text)) > 1:
        return
    how = "less" if match["under"] else "more"
    said = f"{match['be']} predicted {how} often than it occurs"
    yield (Plain(f"{text[: match.start()]}{said}{text[match.end() :]}"),)


_RATE = r"(?P<rate>precision|recall|sensitivity|f1|f1[ -]score)"
_TERMS = (
    r"(?:in terms of|as for|as regards|regarding|with respect to|with regard to|concerning|by|"
    r"judged by|measured by|when it comes to|for)"
)
_FIRST = (
    r"(?:(?:is|comes|ranks|lies|stands|sits) (?:clearly |narrowly |just )?(?:in front|ahead|first"
    r"|on top|at the top|out on top|in the lead|out ahead)"
    r"|leads(?: the (?:field|way|list|ranking))?|tops the (?:list|ranking)|takes the lead|wins)"
)
_LAST = (
    r"(?:(?:is|comes|ranks|lies|stands|sits) (?:last|at the bottom|in last place)"
    r"|brings up the rear|is bottom of the list)"
)
_WAYS = tuple(
    any_case(way)
    for way in (
        rf"{_TERMS} (?:the )?{_RATE}, (?P<who>[^,;:()]+?) (?:(?P<first>{_FIRST})|(?P<last>{_LAST}))"
        r"(?P<value>,? (?:with|at) [^,;:]+| \([^()]+\))?",
        rf"(?P<who>[^,;:()]+?) (?:(?P<first>{_FIRST})|(?P<last>{_LAST})) (?:in|in terms of|for|on|"
        rf"by|as regards) {_RATE}(?P<value>,? (?:with|at) [^,;:]+| \([^()]+\))?",
    )
)


@of_form(_WAYS, "precision recall sensitivity f1")
def rates_led(c: Scene, match: Match) -> Iterator[Version]:
    """“In terms of precision, A is in front with 85%”: A has the highest precision, 85%."""
    if c.reader.confusions is None or not c.is_subject(match["who"]):
        return
    end = "highest" if match["first"] else "lowest"
    value = (match["value"] or "").strip(" ,")
    value = f" {value}" if value else ""
    who = capitalised(match["who"])
    yield (Plain(f"{who} has the {end} {match['rate']}{value}"),)


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


_DONE = r"(?:recogni[sz]ed|classified|identified|detected|distinguished|found)"
_FAR = (
    r"(?:(?:much|far|clearly|slightly|somewhat|considerably|significantly|even|noticeably"
    r"|a little) )?"
)
_WELL = (
    r"(?P<how>better|worse|(?P<less>more|less) (?:reliably|accurately|easily|successfully"
    r"|consistently|correctly|often correctly))"
)
_ITS_CASES = r"(?: (?:images|tiles|samples|cases|examples|instances|items|documents|texts|clips))?"
_THING = r"(?P<{}>[^,;:]+?)"
_NOTE = r"(?P<{}> \([^()]*\))?"
_ONE = rf"{_THING.format('one')}{_ITS_CASES}{_NOTE.format('noted')}"
_OTHER = rf"(?:that of )?{_THING.format('other')}{_ITS_CASES}{_NOTE.format('beside')}"
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
    """“A (83%) is recognised more reliably than B (68%)”: it has the higher recall.

    What is said of bars may be said of the recalls of classes, so the one has a higher recall than
    the other. Where the words may mean numbers of cases as well, both are said.
    """
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


_ERRORS = r"(?:errors|mistakes|misclassifications|misses|confusions)"
_ITS = regex(rf"\b(?:its|their) (?:own )?{_ERRORS}\b")
_THE_MISSED = regex(
    r"\b(?:the|its|their) (?:missed|misclassified|overlooked|wrongly classified|mislabell?ed)"
    r" (?:ones|cases|examples|samples|items|instances)\b"
)
_OF_ROW = regex(r"\b(?:recall|true|actual|found|recogni[sz]ed|detected|identified|correctly)\b")
_OF_COLUMN = regex(r"\b(?:precision|predict\w*|predictions?|columns?|labels?|labell?ed)\b")


@told_by(
    "its their the",
    "errors mistakes misclassifications misses confusions missed misclassified overlooked "
    "mislabeled mislabelled wrongly",
)
def errors_of_that_class(c: Scene, text: str) -> Iterator[Version]:
    """“The recall of A is 78%, and most of its errors go to B”: most of the errors of A do.

    Only behind what is said of the cases of one class: those that are taken for it are other
    errors.
    """
    matrix, before = c.reader.confusions, c.before
    if matrix is None or not _OF_ROW.search(before) or _OF_COLUMN.search(before):
        return
    classes = {t for ticks in c.named_in(before).values() for t in ticks}
    if len(classes) != 1:
        return
    (name,) = classes
    said = _ITS.sub(f"the errors of {name}", text)
    said = _THE_MISSED.sub(f"the misclassified {name} cases", said)
    if said != text:
        yield (Plain(said),)


_MISTAKEN = any_case(
    r"(?P<one>[^,;:()]+?) (?:is|are|was|were|gets?) (?P<taken>[a-z]+ (?:for|as|into)) "
    r"(?P<other>[^,;:()]+?)(?P<often> (?:in )?(?:only |just |about |more than )?"
    r"(?:\d[\d,]*|once|twice)(?: times| cases)?)"
)
_BACK = any_case(
    r"(?:the (?:reverse|opposite|converse|reverse error|reverse confusion|opposite error)"
    r"|the other way (?:a)?round)(?: (?:happens|occurs|is the case|is true|is seen|was the case))?"
    r"(?P<often> (?:in )?(?:only |just |about |more than )?(?:\d[\d,]*|once|twice)"
    r"(?: times| cases)?)"
)
_JOINT = any_case(r",? (?:whereas|while|but|and|though|although) |; |, ")


@told_by("reverse opposite converse other", "times once twice cases")
def the_reverse(c: Scene, text: str) -> Iterator[Version]:
    """“The reverse happens 8 times”: B is mistaken for A so often."""
    if (back := _BACK.fullmatch(text)) is not None:
        if (said := _MISTAKEN.fullmatch(c.before.rstrip(" ."))) is not None:
            yield from _turned(c, said, back)
        return
    for joint in _JOINT.finditer(text):
        said = _MISTAKEN.fullmatch(text[: joint.start()])
        back = _BACK.fullmatch(text[joint.end() :])
        if said is not None and back is not None:
            yield from ((Plain(said.group()), *version) for version in _turned(c, said, back))


def _turned(c: Scene, said: Match, back: Match) -> Iterator[Version]:
    if all(map(c.named_in, said.group("one", "other"))):
        yield (Plain(f"{said['other']} is {said['taken']} {said['one']}{back['often']}"),)
