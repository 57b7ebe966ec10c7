"""How far something is behind “the best”, “the leader”: the best of what is compared."""

from __future__ import annotations

import re
from collections.abc import Iterator

from figcheck.checking.english.lexicon.shared_words import LATER_RANK, RANK_WORDS
from figcheck.checking.english.recasting.plain import Match, Plain, Scene, Version, of_form, told_by
from figcheck.checking.language.order import is_ordered
from figcheck.model import Kind, Role
from figcheck.patterns import any_case

_LEADER = (
    r"the (?:overall |respective |current )?(?:best(?: (?:score|result|value|one|performer))?"
    r"|best-performing one|leader|winner|front-?runner|leading one|top performer|top scorer|first)"
)


def noun_for(c: Scene, who: str) -> str | None:
    """A noun for the kind of thing that is spoken of: “model”; `None` if there is none.

    Args:
        c: where the sentence stands.
        who: what is spoken of, be it “it”.
    """
    if who.lower() in ("it", "they", ""):
        named = {c.topical: ()} if c.topical else c.named_in(c.cut(c.before)[1])
    else:
        named = c.named_in(who)
    if len(named) != 1:
        return c.noun_compared
    label = next(iter(named)).lower()
    nouns = (label, label.removesuffix("s"))
    return next((n for n in nouns if c.label_of(n) and c.label_of(n) in named), c.noun_compared)


def is_cell_of_grid(c: Scene, who: str) -> bool:
    """Whether a text names a row and a column of a heatmap: its best is that of all cells.

    Args:
        c: where the sentence stands.
        who: the text.
    """
    figure = c.reader.figure
    named = c.reader.dimensions_in(who)
    both = [d for d in figure.dimensions if d.role in (Role.X, Role.Y) and d.name in named]
    return figure.kind is Kind.HEATMAP and len(both) > 1


_END = r"(?=\Z|[,;]| (?:by|in|on|at|for|with|under|after|and|but|of all)\b)"
_BEHIND = any_case(
    rf"(?P<how>\b(?:behind|trails|trail|trailed|trailing|lags|short of|from|worse than|above|below"
    rf"|lags behind)) {_LEADER}{_END}"
)
_SIDES = dict.fromkeys(("short of", "off", "worse than", "from", "lags behind"), "behind")
"""What else is said for being behind; above and below, that need not be."""


@told_by(
    "behind trails trail trailed trailing lags short from to and worse above below",
    "best leader winner front frontrunner leading performer scorer first",
)
def behind_the_best(c: Scene, text: str) -> Iterator[Version]:
    """“A trails the best by 5 points”: it trails the best model, if models are compared."""
    match = _BEHIND.search(text)
    if match is not None and is_cell_of_grid(c, text[: match.start()]):
        return
    noun = match and noun_for(c, c.cut(text)[1] or text[: match.start()])
    if noun is not None:
        said = _BEHIND.sub(
            lambda m: f"{_SIDES.get(m['how'].lower(), m['how'])} the best {noun}", text
        )
        if said != text:
            yield (Plain(said),)


_IN_MEASURE = any_case(
    r"(?P<said>[^;:]*?\b(?:behind|trails?|trailed)) the (?:best|top|highest) (?P<what>[^\s,;:()]+)"
    r"(?P<rest>(?: (?:score|result|value))?(?: by [^,;:]+)?)"
)


@of_form(_IN_MEASURE, "behind trails trail trailed", "best top highest")
def behind_the_best_measure(c: Scene, match: Match) -> Iterator[Version]:
    """“A trails the best recall by 5 points”: it trails the best model in recall."""
    measured = c.reader.names.measures.dimension
    if measured is None or measured not in c.named_in(match["what"]):
        return
    noun = noun_for(c, c.cut(match.string)[1])
    if noun is not None:
        yield (Plain(f"{match['said']} the best {noun}{match['rest']} in {match['what']}"),)


_AMOUNT = r"(?:(?:only|just|about|around|roughly|nearly|almost|a mere|merely|some) )*\d[^,;:()]*?"
_RANKED = any_case(
    r"(?P<said>(?P<lead>(?:in|on|at|for|by|with|under|after) [^,;:]+, )?(?P<who>[^,;:()]+?)"
    r" (?:ranks?|ranked|comes?|came|finishes|finished|places|placed|is|was|follows)(?: in)?"
    rf"(?: the)? (?P<rank>{LATER_RANK}|next)\b(?P<rest>[^;:]*?)),"
    rf" (?P<by>{_AMOUNT}) (?P<side>behind|short of|below|above|off|from|worse than)"
    rf" (?:{_LEADER}|the best (?P<noun>[a-z]+))"
)


@of_form(_RANKED, ",", f"{RANK_WORDS} next", "behind short below above off from than")
def ranked_behind_the_best(c: Scene, match: Match) -> Iterator[Version]:
    """“At 9, A ranks third with 2.8, just 0.1 behind the leader”: third, and so far behind it."""
    noun = match["noun"] or noun_for(c, match["who"])
    if noun is None:
        return
    lead, who = match["lead"] or "", match["who"]
    where = (
        "" if lead else f" {c.led_end(match['said'])}".rstrip() or f" {_first(c, match['rest'])}"
    )
    side = _SIDES.get(match["side"].lower(), match["side"])
    behind = f"{lead}{who} is {match['by']} {side} the best {noun}{where}".rstrip()
    yield Plain(match["said"]), Plain(behind)


def _first(c: Scene, text: str) -> str:
    """The first place with its preposition that a text names; empty if it names none."""
    return next(iter(c.led_places(text)), "")


_SHORT_OF_TOP = any_case(
    r"(?P<head>.*\b(?:is|are|lies?|stays?|which is|remains?|,) (?:[a-z]+ )?"
    r"[~$€£]?\d[\d.,]*(?: ?%| [a-z]+)?) "
    r"(?:less than|lower than|below|short of|smaller than|under) the "
    r"(?P<of_all>overall |global |absolute )?"
    r"(?:maximum|highest(?: value| score| one)?|best(?: value| score)?|top (?:value|score)"
    r"|peak value)(?P<rest>(?: (?:in|on|at|for) [^,;:]+)?)"
)


@of_form(
    _SHORT_OF_TOP, "maximum highest best top peak", "less lower below short smaller under", "the"
)
def short_of_the_top(c: Scene, match: Match) -> Iterator[Version]:
    """“A is 4 points less than the maximum”: so far below the leader.

    The overall maximum is that of all values, of whom the leader at some point need not have one.
    """
    # Columns with a measure each have no highest value in common.
    measured = c.reader.names.measured
    varied = [d for d in c.reader.figure.dimensions if len(d.ticks) > 1 and d.name not in measured]
    on_axes = [d for d in varied if is_ordered(d)]
    if not match["rest"] and len(on_axes) > 1 and is_cell_of_grid(c, match["head"]):
        if not c.cut(match["head"])[0]:  # "At 3, 5 is below the best": of those at 3, or of all.
            yield (Plain(f"{match['head']} short of the highest of all cells"),)
        return
    if match["of_all"] and len(varied) > 1:
        return
    yield (Plain(f"{match['head']} below the leader{match['rest']}"),)


_SECOND_BEHIND = any_case(
    r"(?P<said>(?P<who>(?:(?:in|on|at|for) [^,;:]+, )?[^,;:]*?\b)"
    r"(?:comes?|came|ranks?|is|was|are|finishes|follows) "
    r"(?:in )?(?:the )?second(?: place)?(?P<where>(?: [^,;:]+)?)), "
    r"(?P<by>[^,;:]*\d[^,;:]*?) behind(?: the (?:leader|first|winner))?"
)


@of_form(_SECOND_BEHIND, "behind", "second", ",")
def second_behind(_: Scene, match: Match) -> Iterator[Version]:
    """“B comes second, 5 points behind”: behind the first."""
    who = re.sub(r"\band\s*\Z", "", match["who"]).strip()
    behind = f"{who} is {match['by']} behind the leader{match['where']}"
    yield Plain(match["said"]), Plain(behind)
