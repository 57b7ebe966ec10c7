"""Stretches and points of axes by what lies on them: “above 200 °C”, “for messages up to 1 KB”."""

from __future__ import annotations

from collections.abc import Iterator

from figcheck.checking.english.lexicon.entries import NUMERALS
from figcheck.checking.english.lexicon.first_letters import uncapitalised
from figcheck.checking.english.names.forms import words_of
from figcheck.checking.english.recasting.plain import Match, Plain, Scene, Version, of_form, told_by
from figcheck.model import Role
from figcheck.patterns import any_case, regex

_LEAD = any_case(
    r"(?P<side>above|below|beyond|under|over) (?P<tick>[-−]?\d[\d.,]*) ?"
    r"(?P<unit>°? ?[A-Za-zµ%/]+), "
)
_SIDES = {"beyond": "above", "over": "above", "under": "below"}


@told_by("above below beyond under over", ",")
def above_a_tick(c: Scene, text: str) -> Iterator[Version]:
    """“Above 200 °C, the yield exceeds 30 %”: at temperatures above 200 °C."""
    match = _LEAD.match(text)
    if match is None:
        return
    tick, unit = match["tick"], match["unit"].strip()
    axis = c.axis_of(f"{tick} {unit}")
    if axis is None or unit == c.reader.figure.value.unit:
        return
    side = _SIDES.get(match["side"].lower(), match["side"].lower())
    yield (Plain(f"At {axis} {side} {tick} {unit}, {text[match.end() :]}"),)


_PREPOSITION = r"(?:for|at|with|over|across|on|in)"
_TICK = r"[^,;:]{1,30}?"
_SIZED = rf"{_PREPOSITION} (?:all |any )?(?P<noun>[a-z][a-z -]{{2,30}}?)(?: (?:of|with|at))?"
_REACH = (
    rf"(?:up to (?:and including )?(?P<until>{_TICK})"
    rf"|(?:from )?(?P<since>{_TICK})(?: (?:and|or) (?:above|up|upwards?|more|higher|larger|later|"
    r"longer|beyond|greater|bigger|over|older)|,? (?:on|onwards?|upwards?))"
    rf"|(?P<least>{_TICK}) (?:and|or) (?:below|less|lower|smaller|fewer|shorter|earlier|under)"
    rf"|(?:beyond|above|over|(?:larger|longer|greater|more|later) than) (?P<over>{_TICK})"
    rf"|(?:below|under|before|(?:smaller|shorter|less|fewer) than) (?P<under>{_TICK}))"
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


_POINT = regex(
    r"\b(?P<axis>[A-Za-z]+)-(?P<point>\d[\d.,]*(?<![.,])[kKMB%]?) (?P<noun>[a-z]+)"
    r"(?P<of> (?:of|for|in|on) (?:the )?[A-Z][\w+-]*(?: [A-Z][\w+-]*)*)?"
)


@told_by("-")
def hyphened_points(c: Scene, text: str) -> Iterator[Version]:
    """“The best depth-12 score of A exceeds 5”: the best score of A at depth 12."""

    def spelled(match: Match) -> str:
        axis = c.label_of(match["axis"].lower())
        if axis is None or c.axis_of(f"{match['axis'].lower()} {match['point']}") != axis:
            return match[0]
        name = axis.partition("(")[0].strip().lower()
        return f"{match['noun']}{match['of'] or ''} at {name} {match['point']}"

    said = _POINT.sub(spelled, text)
    if said != text:
        yield (Plain(said),)


_VERB = (
    r"(?:speeds? up|slows? down|grows?|rises?|falls?|drops?|declines?|increases?|decreases?|climbs?"
    r"|improves?|shrinks?|gains?|loses?|grew|rose|fell|dropped|declined|increased|decreased)"
)
_LED = any_case(
    r"(?P<lead>(?:going |moving )?(?:from|between) [^;:]+?(?: to | and )[^,;:]+, )"
    rf"(?P<one>[^,;:]+?) (?P<verb>{_VERB}) (?P<how>by [^,;]+?)(?:,? and|,? while|,? but|,) "
    rf"(?P<two>[^,;]+?) (?:{_VERB} )?(?P<then>by [^,;]+)"
)
_OVER_ALL = any_case(
    r"(?:averaged (?:over|across)|on average (?:over|across)|taken over) (?:all |the |all the )?"
    rf"(?:(?P<many>{'|'.join(NUMERALS[2:])}|\d+) )?"
    r"(?:cells|values|configurations|combinations|settings|entries|conditions), (?P<rest>.+)"
)


@of_form(_LED, "from between", "by")
def led_by_stretch(c: Scene, match: Match) -> Iterator[Version]:
    """“From 8 to 64, A grows by 4 and B by 3”: both of them do so from 8 to 64."""
    if not c.is_subject(match["two"]):
        return
    lead, verb = match["lead"], match["verb"]
    yield (
        Plain(f"{lead}{match['one']} {verb} {match['how']}"),
        Plain(f"{lead}{match['two']} {verb} {match['then']}"),
    )


@of_form(_OVER_ALL, "averaged average taken", "over across", ",")
def over_all_cells(c: Scene, match: Match) -> Iterator[Version]:
    """“Averaged over all 20 cells, A reaches 5, B 4 and C 3”: on average."""
    many = (match["many"] or "").lower()
    count = NUMERALS.index(many) if many in NUMERALS else int(many or 0)
    figure = c.reader.figure
    total = len(figure.cells)
    apart = [d for d in figure.dimensions if d.role in (Role.PANEL, Role.SERIES)]
    if not many or count in {total, *(total // len(d.ticks) for d in apart)}:
        yield (Plain(f"On average, {match['rest']}"),)


_SOMEWHERE = any_case(
    r"(?P<said>.*\b(?:(?:fall|drop|dip|sink|slip|go|ris|climb|get|rise|mov)(?:e?s|ing)?"
    r" (?:below|under|above|beyond|past|over)|pass(?:es)?|cross(?:es)?|overtakes?"
    r"|surpass(?:es)?)\b.*) (?:somewhere|sometime|at some (?:point|time)) (?P<where>between .*)"
)
"""What happens once on the way; what “is so somewhere” there need not be so all the way."""


@of_form(_SOMEWHERE, "somewhere sometime some", "between")
def somewhere_between(_: Scene, match: Match) -> Iterator[Version]:
    """“It falls below 80% somewhere between 4 and 6”: between 4 and 6."""
    yield (Plain(f"{match['said']} {match['where']}"),)
