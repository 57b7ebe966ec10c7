"""What more of what an axis gives does: “Larger batches reduce the accuracy”."""

from __future__ import annotations

from collections.abc import Iterator

from figcheck.checking.english.recasting.plain import Match, Plain, Scene, Version, of_form
from figcheck.checking.language.calendar import is_point_of_cycle
from figcheck.checking.language.order import is_ordered, is_time
from figcheck.patterns import any_case, regex

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
    rf" (?P<noun>[a-z][a-z\d]*(?: [a-z][a-z\d]*){{0,2}}?) {_MANNER}"
    rf"(?:(?P<does>{'|'.join(_DOES)})"
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
