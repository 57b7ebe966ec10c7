"""Parts of an axis told by what lies on it: “for messages up to 1 KB”, “at 4 and above”."""

from __future__ import annotations

from collections.abc import Iterator

from figcheck.checking.english.first_letters import uncapitalised
from figcheck.checking.english.name_forms import words_of
from figcheck.checking.english.recasting.plain import Match, Plain, Scene, Version, told_by
from figcheck.patterns import any_case

_PREPOSITION = r"(?:for|at|with|over|across|on|in)"
_TICK = r"[^,;:]{1,30}?"
_SIZED = rf"{_PREPOSITION} (?:all |any )?(?P<noun>[a-z][a-z -]{{2,30}}?)(?: (?:of|with|at))?"
_REACH = (
    rf"(?:up to (?:and including )?(?P<until>{_TICK})"
    rf"|(?:from )?(?P<since>{_TICK})(?: (?:and|or) (?:above|up|upwards?|more|higher|larger|later|"
    r"longer|beyond|greater|bigger|over|older)|,? (?:on|onwards?|upwards?))"
    rf"|(?P<least>{_TICK}) (?:and|or) (?:below|less|lower|smaller|fewer|shorter|earlier|under)"
    r"|(?:beyond|above|over|(?:larger|longer|greater|more|later) than) "
    rf"(?P<over>{_TICK})"
    r"|(?:below|under|before|(?:smaller|shorter|less|fewer) than) "
    rf"(?P<under>{_TICK}))"
)
_FIRST = any_case(rf"{_SIZED} {_REACH}, (?P<said>.+)")
_BARE = any_case(rf"{_PREPOSITION} {_REACH}, (?P<said>.+)")
_LAST = any_case(rf"(?P<said>.+?),? {_SIZED} {_REACH}")
_ANY = frozenset("sizes settings".split())
"""Nouns for the ticks of any axis of numbers."""


@told_by(
    "up and or beyond above over below under than on onwards onward from upward upwards before",
    "for at with over across on in",
)
def up_to_sizes(c: Scene, text: str) -> Iterator[Version]:
    """“For messages up to 1 KB, A is fastest”: up to 1 KB, it is."""
    for form in (_FIRST, _BARE, _LAST):
        match = form.fullmatch(text)
        stretch = _stretch(c, match) if match is not None else None
        if match is not None and stretch is not None:
            yield (Plain(f"{stretch}, {uncapitalised(match['said'])}"),)
            yield (Plain(f"{stretch}, {match['said']}"),)
            return


def _stretch(c: Scene, match: Match) -> str | None:
    """The part of the axis in plain words; `None` if what lies on it is called otherwise."""
    told = next(n for n in ("until", "since", "least", "over", "under") if match[n])
    spot = c.on_axis(match[told])
    if spot is None or not _lie_on(c, match.groupdict().get("noun"), spot[0]):
        return None
    ticks = c.ascending(spot[0])
    place = ticks.index(spot[1])
    place += {"over": 1, "under": -1}.get(told, 0)
    if not 0 < place < len(ticks) - 1:
        return None
    up = told in ("since", "over")
    return f"From {ticks[place]} on" if up else f"Up to {ticks[place]}"


def _lie_on(c: Scene, noun: str | None, axis: str) -> bool:
    """Whether a noun is one for what lies on an axis: of “Message size”, “messages”."""
    if noun is None or noun.lower() in _ANY or c.label_of(noun) == axis:
        return True
    known = {_singular(w) for w in words_of(axis)}
    return {_singular(w) for w in words_of(noun)} <= known


def _singular(word: str) -> str:
    if word.endswith("ies"):
        return f"{word[:-3]}y"
    return word[:-2] if word.endswith(("ches", "shes", "xes")) else word.removesuffix("s")
