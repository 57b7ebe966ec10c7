"""Which of two axes matters more: “the ratio has a stronger effect than the window size”."""

from __future__ import annotations

from collections.abc import Iterator

from figcheck.checking.english.recasting.plain import Plain, Scene, Version, told_by
from figcheck.patterns import any_case

_EFFECT = r"(?:effect|impact|influence)"
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
_MORE = r"(?:(?:much|far) )?(?:(?P<more>more(?: strongly)?)|(?P<less>less(?: strongly)?))"
_PREPOSITION = r"(?:with|across|along|between|over|on)"
_SENSITIVE = r"(?:(?P<who>[^,;:()]+?) (?:is|are) (?:(?P<more>more)|(?P<less>less)) sensitive)"

_WAYS = tuple(
    any_case(f"{_LEAD}{way}{_TAIL}")
    for way in (
        rf"{_ONE} (?:has|have) an? {_GRADE} {_EFFECT}{_ON} than {_TWO}",
        rf"the {_EFFECT} of {_ONE}{_ON} is {_GRADE} than (?:that|the {_EFFECT}) of {_TWO}",
        rf"{_ONE} matters? {_MORE} than {_TWO}",
        rf"{_VARY} {_MORE} {_PREPOSITION} {_ONE} than {_PREPOSITION} {_TWO}",
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
