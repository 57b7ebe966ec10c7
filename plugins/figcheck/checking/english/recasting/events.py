"""What something does, told by what lies between two states: “caching helps search most”."""

from __future__ import annotations

import re
from collections.abc import Iterator

from figcheck.checking.english.naming.states import States
from figcheck.checking.english.recasting.plain import Plain, Scene, Version, told_by
from figcheck.model import Figure

_FLAGS = re.IGNORECASE
_DOING = (
    r"(?:the (?:use|introduction|addition|application) of "
    r"|(?:using|adding|enabling|introducing|applying|employing) )?(?:the )?"
)
_MOST = r"(?P<most>most|least)"
_LARGEST = (
    r"(?P<most>largest|greatest|biggest|strongest|highest|most pronounced|most visible|clearest"
    r"|smallest|weakest|lowest|least pronounced)"
)
_SMALL = frozenset("least smallest weakest lowest".split()) | {"least pronounced"}
_AMOUNT = r"(?P<amount>(?:about |roughly |almost |nearly |over |more than )?[\d.,]+ ?\S*(?: \w+)?)"


def _event(states: States) -> str:
    names = "|".join(re.escape(" ".join(name)) for name in states.called)
    return rf"{_DOING}(?:{names})"


@told_by("effect impact influence benefit most least")
def most_affected(c: Scene, text: str) -> Iterator[Version]:
    """“The effect of caching is largest for search”: there the two states lie furthest apart."""
    states = c.reader.names.states
    if states is None or not _go_one_way(c.reader.figure, states):
        return
    event = _event(states)
    for pattern in (
        rf"the (?:effect|impact|influence|benefit) of {event} (?:is|was) {_LARGEST}"
        r" (?:for|on|in|at|with) (?P<thing>.+)",
        rf"{event} (?:helps?|affects?|benefits?|influences?|speeds up|changes?) (?P<thing>.+?)"
        rf" (?:the )?{_MOST}",
        rf"{event} has the {_LARGEST} (?:effect|impact|influence) (?:for|on|in|at) (?P<thing>.+)",
        rf"(?P<thing>.+?) (?:benefits?|benefited|profits?|profited|gains?|gained) (?:the )?{_MOST}"
        rf" from {event}",
        rf"(?P<thing>.+?) (?:is|was|are|were) (?:helped|affected) (?:the )?{_MOST} by {event}",
    ):
        if (match := re.fullmatch(pattern, text, _FLAGS)) is not None:
            size = "smallest" if match["most"].lower() in _SMALL else "largest"
            yield (Plain(f"{_gap(states)} is {size} for {match['thing']}"),)


@told_by("benefit benefits benefited profit profits profited helps help")
def benefits(c: Scene, text: str) -> Iterator[Version]:
    """“All models benefit from augmentation”: they are better with it than without it."""
    states = c.reader.names.states
    if states is None:
        return
    event = _event(states)
    for pattern in (
        rf"(?P<thing>.+?) (?P<no>(?:does|do|did) not )?(?:benefit|profit)(?:s|ed)? from {event}",
        rf"{event} (?P<no>(?:does|do|did) not )?help(?:s|ed)? (?P<thing>.+)",
    ):
        if (match := re.fullmatch(pattern, text, _FLAGS)) is not None:
            thing = match["thing"]
            if re.match(r"(?:all|every|each|both|most|no|none|only|some)\b", thing, _FLAGS):
                if match["no"]:
                    return  # "All models do not …" may be none of them, or not all.
                be = "are" if re.match(r"(?:all|both|most)\b", thing, _FLAGS) else "is"
            else:
                be = "is"
            told = f"{thing} {be} better {_after(states)} than {_before(states)}"
            yield (Plain(told, negated=match["no"] is not None),)


@told_by("loses lose lost costs cost removed dropped gains gained saves")
def taken_away(c: Scene, text: str) -> Iterator[Version]:
    """“CNN loses 4 points when augmentation is removed”: so much lies between the two states."""
    states = c.reader.names.states
    if states is None:
        return
    event = _event(states)
    away = r"(?:removed|dropped|disabled|left out|omitted|switched off|turned off)"
    for pattern in (
        rf"(?P<thing>.+?) (?:loses?|lost|drops? by|falls? by|fell by|dropped by) {_AMOUNT}"
        rf" (?:when|if|once) {event} (?:is|was) {away}",
        rf"(?P<thing>.+?) (?:loses?|lost|drops? by|falls? by|fell by|dropped by) {_AMOUNT}"
        rf" without {event}",
        rf"(?:removing|dropping|disabling|omitting) {event} costs? (?P<thing>.+?) {_AMOUNT}",
    ):
        if (match := re.fullmatch(pattern, text, _FLAGS)) is not None:
            improved = (
                f"{' '.join(states.called[0])} improves {match['thing']} by {match['amount']}"
            )
            yield (Plain(improved),)


def _gap(states: States) -> str:
    return f"The difference between {_before(states)} and {_after(states)}"


def _before(states: States) -> str:
    return f"before {' '.join(states.called[0])}"


def _after(states: States) -> str:
    return f"after {' '.join(states.called[0])}"


def _go_one_way(figure: Figure, states: States) -> bool:
    """Whether all values rise from one state to the other, or all fall."""
    place = next(i for i, d in enumerate(figure.dimensions) if d.name == states.dimension)
    pairs: dict[tuple[str | None, ...], dict[str | None, float]] = {}
    for cell in figure.cells:
        if cell.value is not None:
            at = (*cell.at[:place], *cell.at[place + 1 :])
            pairs.setdefault(at, {})[cell.at[place]] = cell.value
    changes = [
        pair[states.after] - pair[states.before]
        for pair in pairs.values()
        if states.after in pair and states.before in pair
    ]
    return all(change >= 0 for change in changes) or all(change <= 0 for change in changes)
