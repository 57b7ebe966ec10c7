"""What more of what an axis gives does: “Larger batches reduce the accuracy”."""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import pairwise

from figcheck.checking.english.lexicon.first_letters import capitalised, uncapitalised
from figcheck.checking.english.naming.doses import dosed
from figcheck.checking.english.recasting.plain import Match, Plain, Scene, Version, of_form, told_by
from figcheck.checking.language.calendar import is_point_of_cycle
from figcheck.checking.language.order import is_ordered
from figcheck.patterns import any_case, regex
from figcheck.times import is_time

_DOES = {
    "reduce": "falls", "reduces": "falls", "lower": "falls", "lowers": "falls",
    "decrease": "falls", "decreases": "falls", "increase": "rises", "increases": "rises",
    "raise": "rises", "raises": "rises", "improve": "improves", "improves": "improves",
    "boost": "rises", "boosts": "rises", "hurt": "deteriorates", "hurts": "deteriorates",
    "degrade": "deteriorates", "degrades": "deteriorates", "worsen": "deteriorates",
    "worsens": "deteriorates", "harm": "deteriorates", "harms": "deteriorates",
    "diminish": "falls", "diminishes": "falls", "cut": "falls", "cuts": "falls",
}  # fmt: skip
_GIVES = {"higher": "rises", "lower": "falls", "better": "improves"}
_OPPOSITE = {
    "rises": "falls", "falls": "rises", "improves": "deteriorates", "deteriorates": "improves",
}  # fmt: skip

_RAISING = "increasing|raising|enlarging|scaling up"
_LOWERING = "decreasing|reducing|lowering|shrinking"
_MORE = r"(?P<more>larger|higher|bigger|longer|greater|wider|deeper|smaller|shorter|lower)"
_MANNER = r"(?P<manner>(?:consistently|always|steadily|generally|clearly|monotonically) )?"
_MEASURE = r"(?:the )?(?P<measure>[a-z]+(?: [a-z]+)?)"
_REST = (
    r"(?P<rest> (?:in|at|for|on|from|with|across|under) [^,;:]+"
    r"|,? (?:regardless|irrespective) of [^,;:]+)?"
)
_EFFECT = any_case(
    rf"(?P<lead>[^;:]*?, )?(?:(?:an? |the )?{_MORE}|(?P<moving>{_RAISING}|{_LOWERING})(?: the)?)"
    rf" (?P<noun>[a-z][a-z\d]*(?: [a-z][a-z\d]*){{0,2}}?) {_MANNER}(?:(?P<does>{'|'.join(_DOES)})"
    r"|(?:leads? to|results? in|yields?|gives?|means?|brings?|have|has)"
    rf" (?:an? )?(?P<gives>{'|'.join(_GIVES)})) {_MEASURE}{_REST}"
)
_UNIT = regex(r"\s*\([^()]*\)\Z")
_LESS = frozenset({"smaller", "shorter", "lower"})


@of_form(
    _EFFECT,
    "larger higher bigger longer greater wider deeper smaller shorter lower increasing raising "
    "enlarging scaling decreasing reducing lowering shrinking",
    " ".join(
        [
            *_DOES,
            "lead leads result results yield yields give gives mean means bring brings have has",
        ]
    ),
)
def more_of_axis(c: Scene, match: Match) -> Iterator[Version]:
    """“Larger batches reduce the accuracy”: it falls with the batch size."""
    dimension = c.label_of(match["noun"].lower())
    if dimension is None or c.named_in(match["noun"]):
        return
    axis = c.reader.names.dimensions[dimension]
    if not is_ordered(axis) or is_time(axis) or is_point_of_cycle(axis):
        return  # No month is higher than another.
    does = _DOES[match["does"].lower()] if match["does"] else _GIVES[match["gives"].lower()]
    less = match["more"] and match["more"].lower() in _LESS
    if less or (match["moving"] and match["moving"].lower() in _LOWERING.split("|")):
        does = _OPPOSITE[does]
    lead, manner, rest = (match[name] or "" for name in ("lead", "manner", "rest"))
    measure = match["measure"] if lead else match["measure"].capitalize()
    # “Depth (m)” is a name that no sentence says.
    for label in dict.fromkeys((dimension, _UNIT.sub("", dimension))):
        moved = f"{lead}{measure} {manner}{does} with the {label}{rest}"
        if c.reads(moved):
            yield (Plain(moved),)
            return


_FLAGS = re.IGNORECASE
_DOSE = r"(?:dose|dosage|amount|concentration)s?(?: of [^,;:]+?)?"
_GOES = (
    r"(?:goes|go) (?:along|together|hand in hand) with|means?|comes? with|brings?|leads? to"
    r"|results? in|is associated with|are associated with|corresponds? to|yields?|produces?"
)
_SIGN = r"(?P<sign>lower|higher|smaller|larger|greater)"
_MEANS = any_case(
    rf"(?P<lead>(?:at|in|on|from|after|for) [^,;:]+, )?(?:a |the )?(?P<more>higher|larger|lower"
    rf"|smaller) {_DOSE} (?:always |consistently )?(?:{_GOES}) (?:a |an )?{_SIGN} [^,;:]+?"
    r"(?P<trail> (?:at|in) (?:each|every|all) [^,;:]+)?"
)
_THE_THE = any_case(
    rf"(?P<lead>(?:at|in|on|from|after|for) [^,;:]+, )?the (?P<more>higher|larger|lower|smaller) "
    rf"the {_DOSE}, the {_SIGN} the [^,;:]+?"
)
_DOWN = frozenset({"lower", "smaller"})


@of_form((_MEANS, _THE_THE), "dose doses dosage amount concentration")
def higher_doses(c: Scene, match: Match) -> Iterator[Version]:
    """“A higher dose means a lower pressure”: each dose is below the next smaller one."""
    found = list(dosed(c.reader.figure))
    if len(found) != 1:
        return
    ((_, _, ordered),) = found
    opposed = (match["more"].lower() in _DOWN) is not (match["sign"].lower() in _DOWN)
    how = "lower" if opposed else "higher"
    lead, trail = match["lead"] or "", match.groupdict().get("trail") or ""
    ticks = [tick for _, tick in ordered]
    yield tuple(Plain(f"{lead}{two} is {how} than {one}{trail}") for one, two in pairwise(ticks))


_AFTER_START = any_case(
    r"(?:after (?:the )?(?:baseline|start|randomi[sz]ation|outset), (?P<rest>.+)"
    r"|(?P<each>(?:at|in) (?:each|every|all|any)(?: the)? )post-?baseline (?P<noun>\w+),"
    r" (?P<behind>.+)|(?P<said>.+?) after (?:the )?baseline)"
)


@of_form(
    _AFTER_START, "after post postbaseline", "baseline start randomization randomisation outset"
)
def after_baseline(c: Scene, match: Match) -> Iterator[Version]:
    """“After baseline, A is below B”: at all points but the first."""
    axis = c.way
    if axis is None or not is_ordered(c.reader.names.dimensions[axis]):
        return
    ticks = c.ascending(axis)
    if len(ticks) < _FEWEST or not re.search(r"\b(?:0|baseline|start)\b", ticks[0], _FLAGS):
        return
    if match["behind"]:
        said = f"{match['behind']} {match['each'].lower()}{match['noun']}"
    else:
        said = match["rest"] or match["said"]
    said = capitalised(said)
    if not c.named_in(said).get(axis):
        yield (Plain(f"From {ticks[1]} on, {uncapitalised(said)}"),)
        yield (Plain(f"From {axis.split()[0].rstrip('s')} {ticks[1]} on, {said}"),)


_FEWEST = 3


_EFFECTS = r"(?:effect|impact|influence)"
_STRONGER = r"(?P<more>stronger|larger|greater|bigger|more pronounced|more substantial|higher)"
_WEAKER = r"(?P<less>weaker|smaller|lesser|less pronounced)"
_GRADE = rf"(?:(?:much|far|clearly|noticeably|considerably|slightly) )?(?:{_STRONGER}|{_WEAKER})"
_AXIS = r"(?:the |changing the |varying the |changes in the )?(?P<{}>[\w' -]+?)"
_ON = r"(?: on (?:the )?(?:performance|accuracy|scores?|values?|results?|[\w' @-]+?))?"
_LEAD = r"(?P<lead>(?:for|in|on|with) [^,;:()]+, )?"
_TAIL = r"(?P<tail> (?:for|in) [^,;:()]+)?"
_ONE, _TWO = _AXIS.format("one"), _AXIS.format("two")
_VARY = (
    r"(?:the )?(?:values?|scores?|performance|accuracy|results?) (?:varies|vary|changes?|differs?"
    r"|depends?|fluctuates?)"
)
_SO_MUCH = r"(?:(?:much|far) )?(?:(?P<more>more(?: strongly)?)|(?P<less>less(?: strongly)?))"
_PREPOSITION = r"(?:with|across|along|between|over|on)"
_SENSITIVE = r"(?:(?P<who>[^,;:()]+?) (?:is|are) (?:(?P<more>more)|(?P<less>less)) sensitive)"

_WAYS = tuple(
    any_case(f"{_LEAD}{way}{_TAIL}")
    for way in (
        rf"{_ONE} (?:has|have) an? {_GRADE} {_EFFECTS}{_ON} than {_TWO}",
        rf"the {_EFFECTS} of {_ONE}{_ON} is {_GRADE} than (?:that|the {_EFFECTS}) of {_TWO}",
        rf"{_ONE} matters? {_SO_MUCH} than {_TWO}",
        rf"{_VARY} {_SO_MUCH} {_PREPOSITION} {_ONE} than {_PREPOSITION} {_TWO}",
        rf"{_SENSITIVE} to {_ONE} than to {_TWO}",
    )
)


@told_by("than", "effect impact influence matters matter more less")
def effects_of_axes(scene: Scene, text: str) -> Iterator[Version]:
    """“The ratio has a stronger effect than the size”: values vary more along the ratio."""
    for pattern in _WAYS:
        match = pattern.fullmatch(text)
        if match is None:
            continue
        labels = [scene.label_of(match[name].lower()) for name in ("one", "two")]
        if not all(labels) or labels[0] == labels[1]:
            continue
        who = match["who"] if "who" in pattern.groupindex else None
        if who is not None and (scene.reader.mentions(who) is None or match["lead"]):
            continue
        lead = f"For {who}, " if who and scene.reader.places_in(who) else match["lead"] or ""
        grade = "more" if match["more"] else "less"
        said = f"alongside {match['one']} values vary {grade} than alongside {match['two']}"
        yield (Plain(f"{lead}{said}{match['tail'] or ''}"),)
        return


_THE_HIGHER_IS = any_case(
    r"(?P<head>the (?:more|less|fewer|[a-z]+er) [^,;:]+, the (?:more|less|[a-z]+er)(?: [a-z]+)?)"
    r" (?:is|are|was|were) (?P<whose>its|their|the) (?P<rest>[^,;:]+)"
)


@of_form(_THE_HIGHER_IS, "the", "is are was were", ",")
def the_higher_is(_: Scene, match: Match) -> Iterator[Version]:
    """“The larger a model, the higher is its accuracy”: the higher its accuracy."""
    yield (Plain(f"{match['head']} {match['whose']} {match['rest']}"),)
