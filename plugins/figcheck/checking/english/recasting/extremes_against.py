"""One end of some values against the other end of others: “even its lowest cell (30) is above …”.

All values of A lie above all values of B if the lowest of the one lies above the highest of the
other.
"""

from __future__ import annotations

from collections.abc import Iterator

from figcheck.checking.english.recasting.plain import Match, Plain, Scene, Version, of_form
from figcheck.checking.language.order import is_ordered
from figcheck.model import Role
from figcheck.patterns import any_case

_LOW = "lowest|smallest|minimum|least"
_HIGH = "highest|largest|maximum|greatest|peak"
_VALUE = r"(?:cells?|values?|scores?|entry|entries|results?|points?|bars?|numbers?)"
_OF = r"(?:of|in|on|for|from)"
_NOTE = r"(?: \((?:[~≈] ?)?[\d.,]+ ?%?\))"


def _side(name: str) -> str:
    return (
        rf"(?:(?:the |its |their )?(?P<{name}_end>{_LOW}|{_HIGH})(?: {_VALUE})?(?: here)?"
        rf"(?P<{name}_at>{_NOTE})?"
        rf"|(?P<{name}_all>(?:all|every|each|any)(?: of)?(?: the| its| their)? {_VALUE}"
        rf"|everything|anything))(?: {_OF} (?P<{name}_of>[^(),;]+?))?(?P<{name}_note>{_NOTE})?"
    )


_ABOVE = r"(?:above|higher than|greater than|larger than)"
_BELOW = r"(?:below|lower than|smaller than)"
_RELATED = (
    r"(?:(?:is|are|was|were|remains?|stays?|lies?|sits?) (?:still |even |clearly |well |far )?"
    rf"(?:(?P<above>{_ABOVE})|(?P<below>{_BELOW}))|(?P<exceeds>exceeds?|surpass(?:es)?|tops?))"
)
_AGAINST = any_case(
    rf"(?:even |still )?{_side('one')} (?:still |even )?{_RELATED} (?:even )?{_side('two')}"
)


def _of_topic(scene: Scene) -> str | None:
    """The panel or the thing that the surroundings name, if nothing else was named since."""
    panel, here = scene.reader.figure.dimension(Role.PANEL), scene.around.here
    named = here.get(panel.name) if here is not None and panel is not None else ()
    topic = named[0] if len(named) == 1 else scene.topic
    since = {
        t
        for d, ticks in scene.named_in(scene.before).items()
        for t in ticks
        if not is_ordered(scene.reader.names.dimensions[d])
    }
    return topic if since <= {topic} else None


def _end(match: Match, side: str, *, low: bool) -> str | None:
    """The end of a side's values that is meant, and what is noted of it."""
    if match[f"{side}_all"] is not None:
        return "lowest" if low else "highest"
    is_low = match[f"{side}_end"].lower() in _LOW.split("|")
    return "lowest" if is_low else "highest"


@of_form(
    _AGAINST,
    "above than exceed exceeds surpass surpasses top tops below",
    f"{_LOW} {_HIGH} all every each any everything anything".replace("|", " "),
)
def extremes_against(scene: Scene, match: Match) -> Iterator[Version]:
    """“Its lowest value (30) is above all values of B”: … is higher than the highest of B."""
    if (
        match["one_end"] is None
        and match["two_end"] is None
        and (match["one_of"] is None or match["two_of"] is None)
    ):
        return
    up = match["below"] is None
    topic = _of_topic(scene)
    one_of, two_of = match["one_of"] or topic, match["two_of"] or topic
    if one_of is None or two_of is None or one_of.lower() == two_of.lower():
        return
    one, two = _end(match, "one", low=up), _end(match, "two", low=not up)
    notes = [match[f"{side}_at"] or match[f"{side}_note"] or "" for side in ("one", "two")]
    plain = (
        f"The {one} value of {one_of}{notes[0]} is {'higher' if up else 'lower'} "
        f"than the {two} value of {two_of}{notes[1]}"
    )
    if plain.lower() != match.string.lower():
        yield (Plain(plain),)
