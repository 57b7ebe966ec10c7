"""Rises and falls against another panel: “a rise in all cells compared to the left panel”.

What changes from one panel to another is higher or lower there, cell by cell.
"""

from __future__ import annotations

import re
from collections.abc import Iterator

from figcheck.checking.english.lexicon.shared_words import PANEL, WHOLE
from figcheck.checking.english.meanings.meaning import Place
from figcheck.checking.english.names.forms import words_of
from figcheck.checking.english.recasting.plain import Match, Plain, Scene, Version, of_form, told_by
from figcheck.model import Role
from figcheck.patterns import any_case

_UP = "increase|rise|gain|growth|boost|jump|uplift|climb|grow"
_DOWN = "decrease|decline|drop|fall|reduction|loss|shrink"
_BETTER = "improvement|improve"
_WORSE = "degradation|deterioration|degrade|deteriorate|worsen"
_WAYS = {_UP: "higher", _DOWN: "lower", _BETTER: "better", _WORSE: "worse"}
_MOVES = "|".join(_WAYS)

_SIZE = (
    r"(?:dramatic|widespread|uniform|clear|strong|massive|large|substantial|marked|slight|general"
    r"|consistent|universal|significant|notable|considerable|sharp|modest|small|visible|overall)"
)
_VALUES = r"(?:values?|scores?|cells?|performance|accuracy|results|numbers|entries|levels?)"
_PANEL = rf"(?:{PANEL}|state|case|condition|setting)s?"
_AGAINST = (
    r"(?:compared (?:to|with)|in comparison (?:to|with)|relative to|with respect to|versus|vs\.?"
    r"|against|over|from|than (?:in|for|under|with|at))"
)
_OTHER = rf"(?P<link>{_AGAINST}) (?P<other>(?:the |that of the |those of the )?[^,;:.]+?)"

_ALL = (
    r"(?:everywhere|across the board|without exception|throughout|"
    rf"(?:across|over|throughout|in) the {WHOLE} (?:grid|panel|heatmap|matrix|range)|"
    r"(?:across|in|for|at) (?:all|every|each)(?: of the)?(?: \d+)? (?:cells?|positions?|entry|"
    r"entries|combinations?|configurations?|settings?|values?|points?))"
)
_MOST = (
    r"(?:(?:across|in|for|at) (?P<many>nearly all|almost all|most|the majority)(?: of the)? "
    r"(?:cells|positions|entries|combinations|configurations|settings|values|points|grid))"
)
_SOME = (
    r"(?:in (?P<count>(?:only |just |exactly |at least |at most |more than )?(?:\d+|[a-z]+)"
    r"(?: of the \d+)?) (?:cells|positions|entries|combinations|configurations|settings))"
)
_REACH = rf"(?:(?P<all>{_ALL})|{_MOST}|{_SOME})"
_BY = r"(?: (?:by|of) (?P<by>(?:[a-z]+ )*?\d[\d.,]*(?: ?%| points?| percentage points?)?))?"

_MOVED = any_case(
    rf"(?:(?:there is|we see|it shows|shows|showing|with) )?(?:an? )(?:{_SIZE}(?:,? (?:and )?))*"
    rf"(?P<way>{_MOVES}){_BY}(?: (?:in|of) (?:the |all )?{_VALUES})?(?: {_REACH})? {_OTHER}"
)
"""“A clear rise in values across the whole grid compared to the left panel”."""

_MOVING = any_case(
    rf"(?:the |all |most )?{_VALUES} (?:(?:also|clearly|all|generally|consistently) )?"
    rf"(?P<way>{_MOVES})s?{_BY} (?:{_REACH} )?{_OTHER}"
)
"""“Values rise in every cell compared to the left panel”."""

_STANDING = any_case(
    rf"(?:the )?{_VALUES} (?:is|are) (?:(?:clearly|much|far|slightly|also|all) )?"
    rf"(?P<grade>higher|lower|better|worse|up|down){_BY} {_REACH} {_OTHER}"
)
"""“Scores are higher everywhere than in the left panel”, “scores are up across the board …”."""

_COUNTED = any_case(
    r"(?P<count>(?:only |just |exactly |at least |at most |more than )?(?:\d+|[a-z]+)"
    r"(?: of the \d+)?) cells (?:is|are) (?P<grade>higher|lower|better|worse)"
    r"(?: here)? (?P<link>than) (?:(?:its|their) counterparts? )?(?:in|for|under|with|at)"
    r" (?P<other>[^,;:.]+)"
)
"""“Three cells are lower than in the left panel”."""

_SHOWING = any_case(
    rf"(?P<who>(?:nearly |almost )?(?:all|every|each|most|no)(?: single| of the)?) cells? "
    rf"(?:shows?|sees?|records?|exhibits?|has|have) an? (?:{_SIZE} )?(?P<way>{_MOVES}){_BY} "
    rf"{_OTHER}"
)
"""“All cells show an increase over the left panel”."""

_CORRESPONDING = any_case(
    r"\bthan (?:its|their|the) (?:corresponding|respective) (?:cells?|values?|entry|entries|ones?)"
    r" (?:in|of|for) "
)

_GRADES = {"up": "higher", "down": "lower"}
_NO_COUNT = frozenset("all no most some many few several the these those both none every".split())


def _panel(scene: Scene, text: str) -> str | None:
    """The panel that a phrase names, as the words by which sentences name it for sure."""
    panel = scene.reader.figure.dimension(Role.PANEL)
    if panel is None or len(panel.ticks) < 2:
        return None
    said = re.sub(
        rf"[\"“”']|^(?:that|those) of |^the | {_PANEL}$", "", text.strip(), flags=re.IGNORECASE
    )
    words = frozenset(words_of(said))
    found = [tick for tick in panel.ticks if words and words <= frozenset(words_of(tick))]
    exact = [tick for tick in panel.ticks if words_of(said) == words_of(tick)]
    if len(found := exact or found) != 1:
        places = {place.ticks for place in scene.reader.places_in(f"the {said} panel")}
        found = [t for ticks in places for d, named in ticks if d == panel.name for t in named]
        if len(places) != 1 or len(found) != 1:
            return None
    return found[0]


def _way(word: str) -> str:
    return next(grade for moves, grade in _WAYS.items() if word.lower() in moves.split("|"))


def _said(scene: Scene, match: Match, grade: str) -> Iterator[Version]:
    """That values here are so against those of another panel, as far as it is said to reach."""
    other, found = _panel(scene, match["other"]), match.groupdict()
    here, panel = scene.around.here, scene.reader.figure.dimension(Role.PANEL)
    if other is None or here is None or panel is None or here.get(panel.name) in ((), (other,)):
        return
    by = f"{found['by']} " if found.get("by") else ""
    if found.get("count"):
        if found["count"].lower() in _NO_COUNT:
            return
        yield (Plain(f"In {found['count']} cells, the value is {by}{grade} than in {other}"),)
    elif found.get("many"):
        many = found["many"].lower().replace("the majority", "most")
        yield (Plain(f"{many.capitalize()} cells are {by}{grade} than in {other}"),)
    elif found.get("all"):
        yield (Plain(f"Every cell is {by}{grade} than in {other}"),)
    else:
        yield (Plain(f"Values are {by}{grade} than in {other}"),)


@told_by("compared comparison relative respect versus vs against over from than")
def moved_against(scene: Scene, text: str) -> Iterator[Version]:
    """“A rise in all cells compared to the left panel”: each is higher than there."""
    for pattern in (_MOVED, _MOVING):
        if (match := pattern.fullmatch(text)) is not None and match["link"][:4] != "than":
            yield from _said(scene, match, _way(match["way"]))
    if (match := _STANDING.fullmatch(text)) is not None:
        yield from _said(scene, match, _GRADES.get(match["grade"].lower(), match["grade"].lower()))


@of_form(_SHOWING, "cell cells", "show shows see sees record records exhibit exhibits has have")
def showing_against(scene: Scene, match: Match) -> Iterator[Version]:
    """“All cells show an increase over the left panel”: all are higher than there."""
    other = _panel(scene, match["other"])
    if other is None or match["link"].startswith("than"):
        return
    who, by = match["who"].lower(), f"{match['by']} " if match["by"] else ""
    cells = "cell is" if who.startswith(("every", "each", "no")) or "every" in who else "cells are"
    yield (Plain(f"{who.capitalize()} {cells} {by}{_way(match['way'])} than in {other}"),)


@told_by("corresponding respective", "than")
def than_corresponding(_: Scene, text: str) -> Iterator[Version]:
    """“… higher than the corresponding values in the left panel”: than in it."""
    plain = _CORRESPONDING.sub("than in ", text)
    if plain != text:
        yield (Plain(plain),)


@of_form(_COUNTED, "cells", "than")
def counted_against(scene: Scene, match: Match) -> Iterator[Version]:
    """“Three cells are lower than in the left panel”: in three of them the value is."""
    yield from _said(scene, match, match["grade"].lower())


_TO = (
    r"(?P<move>(?:climbs?|rises?|improves?|increases?|grows?|jumps?|goes up|falls?|drops?|declines?"
    r"|decreases?|goes down|rose|fell|dropped|climbed|improved|increased|decreased|declined|jumped)"
    r" by [^,;:]*?\d[\d.,]*(?: ?%| (?:[a-z]+ )?points?)?) to "
    r"(?P<to>(?:about |around |roughly |only |just )*[-−]?\d[\d.,]*(?<![.,])(?: ?%)?)"
)
_BY_TO = (
    any_case(rf"(?P<who>[^,;:]+?) {_TO}"),
    any_case(rf"(?P<head>[^;:]+), (?:which|where it) {_TO}"),
)


@of_form(_BY_TO, "by", "to")
def brought_to_there(scene: Scene, match: Match) -> Iterator[Version]:
    """“A on Web climbs by 5 points to 71”: from panel to panel, and is at 71 in the last one."""
    panel = scene.reader.figure.dimension(Role.PANEL)
    here = scene.around.here
    if panel is None or len(panel.ticks) != 2 or (here is not None and here.get(panel.name)):
        return
    head = match.groupdict().get("head")
    who = _cell_behind(scene, head) if head else match["who"]
    if who is None or not _is_cell(scene, who, panel.name):
        return  # "A climbs by 5 to 71" along an axis.
    last = Place.of(panel.name, [panel.ticks[1]])
    said = Plain(f"{who} {match['move']}"), Plain(f"{who} is at {match['to']}", here=last)
    yield (Plain(head), *said) if head else said


def _cell_behind(scene: Scene, text: str) -> str | None:
    """The cell that a text ends with, by all of its names."""
    panel = scene.reader.figure.dimension(Role.PANEL)
    starts = (t.start for t in scene.reader.vocabulary.tokens(text))
    ends = (text[start:] for start in starts)
    return next((end for end in ends if panel and _is_cell(scene, end, panel.name)), None)


def _is_cell(scene: Scene, text: str, panel: str) -> bool:
    """Whether a text names one cell of each panel, and no more."""
    found = set(scene.reader.parse_alone(f"at {text}").readings("at"))
    cell = found.pop() if len(found) == 1 else Place()
    others = [d for d in scene.reader.figure.dimensions if len(d.ticks) > 1 and d.name != panel]
    return not cell.get(panel) and all(len(cell.get(d.name)) == 1 for d in others)
