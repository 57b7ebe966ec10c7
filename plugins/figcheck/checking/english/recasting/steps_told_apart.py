"""Steps that are told from all others: “every year but 2021”, “the only year in which A fell”."""

from __future__ import annotations

from collections.abc import Iterator

from figcheck.checking.english.lexicon.first_letters import capitalised
from figcheck.checking.english.meanings.meaning import Place
from figcheck.checking.english.recasting.plain import Match, Plain, Scene, Version, of_form, told_by
from figcheck.checking.language.order import is_ordered
from figcheck.patterns import any_case

_BUT = (
    r"(?:but(?: for| in)?|except(?:ing)?(?: for| in| at)?|with the (?:sole |only |single )?"
    r"exception of|apart from|aside from|other than|save(?: for| in)?|bar)"
)
_MOVES = (
    r"(?:rises?|rose|grows?|grew|increases?|increased|climbs?|climbed|gains?|gained|goes up"
    r"|went up|improves?|improved|falls?|fell|declines?|declined|drops?|dropped|decreases?"
    r"|decreased|shrinks?|shrank|goes down|went down|dips?|dipped|sinks?|sank)"
)
_EACH = r"(?:each|every)(?: single)? (?P<noun>[a-z]+)"
_BEHIND = any_case(
    rf"(?P<said>[^,;:]+? {_MOVES})(?: in| at| with)? {_EACH}(?: [a-z]+ed)?,? {_BUT} (?P<but>[^;:]+)"
)
_BEFORE = any_case(
    rf"{_BUT} (?P<but>[^,;:]+(?: and [^,;:]+)?), (?P<said>[^;:]+? {_MOVES})"
    rf"(?: in| at| with)? {_EACH}"
)
_LESS = {"less": "falls", "fewer": "falls", "lower": "falls", "more": "rises", "higher": "rises"}
_DOES = (
    rf"(?P<does>{_MOVES}|[a-z]+ (?P<way>{'|'.join(_LESS)}) than"
    r" (?:in )?(?:the (?:[a-z]+ before|previous [a-z]+|preceding [a-z]+|one before)))"
)
_ONLY_LAST = any_case(
    rf"the only (?P<noun>[a-z]+) (?:in|at|during|for) which (?P<who>[^,;:]+?) {_DOES}"
    r" (?:is|was|are|were) (?P<then>[^,;:]+)"
)
_ONLY_FIRST = any_case(
    r"(?P<then>[^,;:]+?) (?:is|was|are|were) the only (?P<noun>[a-z]+)"
    rf" (?:(?:in|at|during|for) which|when|where) (?P<who>[^,;:]+?) {_DOES}"
)
_ONCE = any_case(
    rf"(?P<said>[^,;:]+? {_MOVES}) (?:only|just) (?:once|twice|(?:two|three|four) times)"
    r"[,:] (?:namely )?(?P<then>(?:in|at) [^;:]+)"
)
_INVERTED = any_case(
    r"only (?:once|twice|(?:two|three|four) times), (?P<then>(?:in|at|on|for) [^;:]+?), "
    r"(?P<verb>do|does|did) (?P<said>[^,;:]+)"
)


_CROSSES = any_case(
    r"(?:dip|fall|drop|sink|slip|go|get|rise|climb|jump|move|come|break|pass|cross)\b"
)
"""Verbs of getting beyond a level, before which the values lay on its other side."""

_OPEN = frozenset({"", "it", "they"})
"""Subjects of which the clause does not say what they are."""


@of_form(
    (_BEHIND, _BEFORE), "each every", "but except excepting exception apart aside other save bar"
)
def every_year_but(c: Scene, match: Match) -> Iterator[Version]:
    """“A grows every year but 2021”, “Apart from 2021, A grows every year”: every year except."""
    if then := _then(c, match["but"], match["noun"]):
        yield (Plain(f"{capitalised(match['said'])} in every {match['noun']} except {then}"),)


@of_form((_ONLY_LAST, _ONLY_FIRST), "only", "which when where", "is was are were")
def only_year_in_which(c: Scene, match: Match) -> Iterator[Version]:
    """“2021 is the only year in which A fell”, “… was lower than in the year before”: only then."""
    if not c.is_subject(match["who"]):
        return
    if then := _then(c, match["then"], match["noun"]):
        does = _LESS[match["way"].lower()] if match["way"] else match["does"]
        yield (Plain(f"{capitalised(match['who'])} {does} only in {then}"),)


@told_by("only just", "once twice times")
def only_once(c: Scene, text: str) -> Iterator[Version]:
    """“A falls just once, in 2021”, “Only once, in 2014, does A dip below 80”: only then."""
    if (match := _ONCE.fullmatch(text)) is not None and c.is_led(match["then"]):
        yield (Plain(f"{match['said']} only {match['then']}"),)
    if (match := _INVERTED.fullmatch(text)) is None or not c.is_led(match["then"]):
        return
    _, who, does = c.cut(match["said"])
    crosses = _CROSSES.match(does) is not None
    if who.lower() not in _OPEN and " " in does and " and " not in does and not crosses:
        verb, _, rest = does.partition(" ")
        verb = f"{verb}s" if match["verb"].lower() == "does" else verb
        yield (Plain(f"{capitalised(who)} {verb} {rest} only {match['then']}"),)


def _then(c: Scene, text: str, noun: str) -> str:
    """The ticks of one ordered axis that a text names and nothing besides, of which a noun is."""
    axis = c.label_of(noun)
    places: set[Place] = set(c.reader.parse_alone(f"in {text}").readings("at"))
    named = {d for place in places for d in place.dimensions}
    if axis is None or named != {axis} or not is_ordered(c.reader.names.dimensions[axis]):
        return ""
    return text
