"""What is said of grids and their cells in other words: “averaged over the off-diagonal cells”."""

from __future__ import annotations

from collections.abc import Iterator

from figcheck.checking.english.lexicon.first_letters import capitalised
from figcheck.checking.english.lexicon.shared_words import GAP, GAP_WORDS
from figcheck.checking.english.recasting.plain import (
    Match,
    Plain,
    Scene,
    Version,
    in_plain_words,
    of_form,
    told_by,
)
from figcheck.model import Role
from figcheck.patterns import any_case, regex

_VALUE = r"[~≈]?[-−]?\d[\d.,]*(?<![.,])(?: ?%)?"
_ABOUT = r"(?:(?:about|around|roughly|nearly|almost|just|only|over|under|above|below) )*"
_CELLS = r"(?:cells|values|entries|scores|elements|pairs|transfers)"
_AVERAGED = any_case(
    r"(?:averaged|averaging|on average|taken) (?:over|across|among) (?:all )?(?:of )?"
    rf"(?:the )?(?P<off>off-)?diagonal(?: {_CELLS})?, (?P<rest>.+)"
)
_HAS = any_case(
    r"(?P<who>[^,;:]+?) (?:(?:reaches|scores|is at|averages|has|gets|stands at|comes to|achieves"
    rf"|attains|lies at|is) )?(?P<much>{_ABOUT}{_VALUE})(?: points?)?"
)
_JOINT = regex(r",? (?:and|but|while|whereas) |, ")


@of_form(_AVERAGED, "diagonal", "averaged averaging average taken")
def averaged_off_diagonal(c: Scene, match: Match) -> Iterator[Version]:
    """“Averaged over the off-diagonal cells, A reaches 5 and B 6”: that average is 5 in A."""
    cells = "off-diagonal cells" if match["off"] else "diagonal"
    told = [_HAS.fullmatch(part) for part in _JOINT.split(match["rest"])]
    said = [
        Plain(f"The average of the {cells} is {t['much']} in {t['who']}")
        for t in told
        if t is not None and c.reader.is_place(t["who"])
    ]
    if len(said) == len(told):
        yield tuple(said)


_ROW_OF_PANEL = any_case(
    r"(?P<lead>(?:for|in) (?:most|each|every|all|none|half|many|\w+)(?: of)?(?: the)? [^,;:]+, )"
    r"(?P<what>the [a-z-]+(?: [a-z-]+)?) (?:of|in) (?:the|its) (?P<panel>[^,;:]+?) "
    r"(?:row|column|line) (?P<rest>.+)"
)


@of_form(_ROW_OF_PANEL, "for in", "row column line")
def row_of_panel(c: Scene, match: Match) -> Iterator[Version]:
    """“For most languages, the lowest value of the A row is at 5”, of a panel A: in A it is."""
    panel = c.reader.figure.dimension(Role.PANEL)
    if panel is not None and set(c.named_in(match["panel"])) == {panel.name}:
        said = f"{match['lead']}{match['what']} in {match['panel']} {match['rest']}"
        yield (Plain(said),)


_OF_THE_ROW = any_case(
    r"(?P<lead>(?:for|in) (?:most|each|every|all|none|half|many|\w+)(?: of)?(?: the)? [^,;:]+, )"
    r"(?P<what>the [a-z-]+(?: [a-z-]+)?) (?:of|in) (?:the|its|their) (?:row|column|line) "
    r"(?P<rest>(?:is|lies|falls|occurs|appears) .+)"
)


@of_form(_OF_THE_ROW, "for in", "row column line")
def of_the_row(c: Scene, match: Match) -> Iterator[Version]:
    """“For most languages, the lowest value of the row is at 5”: for most of them it is."""
    yield (Plain(f"{match['lead']}{match['what']} {match['rest']}"),)


_NAME = r"[^\s,;:()]+(?: [^\s,;:()]+)?"
_ROW_AND_COLUMN = (
    (
        any_case(
            rf"\b(?P<at>in|at) the (?P<row>{_NAME}) row and (?:in )?(?:the )?"
            rf"(?P<column>{_NAME}) column\b"
        ),
        r"\g<at> the \g<column> column of the \g<row> row",
    ),
    (
        any_case(
            rf"\b(?P<at>in|at) the (?P<column>{_NAME}) column and (?:in )?(?:the )?"
            rf"(?P<row>{_NAME}) row\b"
        ),
        r"\g<at> the \g<column> column of the \g<row> row",
    ),
)


@told_by("row", "column", "and")
def row_and_column(_: Scene, text: str) -> Iterator[Version]:
    """“In the A row and the B column”: in the B column of the A row."""
    yield from in_plain_words(text, _ROW_AND_COLUMN)


_OF_BOTH = any_case(
    r"(?P<what>the [a-z-]+ [a-z]+) (?:of|in) (?P<panels>both [a-z ]+?|each [a-z ]+?) "
    rf"(?P<is>is|are) (?P<rest>[^;:]+ \({_VALUE}(?:,? and|,) {_VALUE}\))"
)


@of_form(_OF_BOTH, "both each", "(")
def of_both_panels(_: Scene, match: Match) -> Iterator[Version]:
    """“The lowest cell of both panels is A at 2 (4 and 5)”: in both panels it is that."""
    said = f"In {match['panels']}, {match['what']} {match['is']} {match['rest']}"
    yield (Plain(said),)


_EXTREME = r"(?:highest|lowest|largest|smallest|best|worst|greatest|maximum|minimum|peak)"
_FOUND = (
    r"(?:(?:is|was) (?:(?:found|located|seen|reached|recorded|attained|observed) )?|lies |occurs "
    r"|appears )"
)
_THAT_OF = any_case(
    rf"(?P<lead>(?:in|at|on|for|with) [^,;:]+, )?(?P<what>the {_EXTREME}(?: [a-z0-9-]+){{0,2}}) of "
    rf"(?P<one>[^,;:]+?) (?P<be>{_FOUND})(?P<at>(?:at|in|on|for) [^,;]+?),? "
    r"(?:and|while|whereas|but) (?:that|the one) of (?P<two>[^,;:]+?) "
    r"(?P<then>(?:at|in|on|for) [^,;]+)"
)


@of_form(_THAT_OF, "and while whereas but", "that one", "of")
def and_that_of(_: Scene, match: Match) -> Iterator[Version]:
    """“The lowest value of A is found at 4 and that of B at 2”: that of B is found at 2."""
    lead, be = match["lead"] or "", match["be"]
    yield tuple(
        Plain(capitalised(f"{lead}{match['what']} of {match[who]} {be}{match[where]}"))
        for who, where in (("one", "at"), ("two", "then"))
    )


_GAP_NOTED = any_case(
    rf"(?P<said>(?P<gap>the (?:[a-z]+ )?{GAP} between (?:the )?(?:two|both) [a-z]+ (?:is|are) "
    r"(?:[a-z]+ )?(?:widest|largest|greatest|biggest|smallest|narrowest|highest|lowest)) "
    rf"(?P<where>(?:at|in|on|for) [^;()]+?)) \((?P<one>{_VALUE}) (?:vs\.?|versus|against|and|to) "
    rf"(?P<two>{_VALUE})\)"
)


@of_form(_GAP_NOTED, GAP_WORDS, "(")
def gap_between_panels(c: Scene, match: Match) -> Iterator[Version]:
    """“The gap between the two panels is widest at 5 (58 vs. 39)”: 58 in one, 39 in the other."""
    panel = c.reader.figure.dimension(Role.PANEL)
    if panel is None or len(panel.ticks) != 2:
        return
    where = match["where"]
    orders = [panel.ticks, panel.ticks[::-1]]
    told = [
        [
            f"{capitalised(where)}, {t} is at {match[v]}"
            for t, v in zip(o, ("one", "two"), strict=True)
        ]
        for o in orders
    ]
    held = next((one for one in told if all(map(c.holds, one))), told[0])
    yield Plain(match["said"]), *map(Plain, held)


_PANELS = (
    r"(?:panels|heatmaps?|heat maps|matrices|maps|plots|subplots|grids|subfigures|tables|charts)"
)
_BETWEEN_PANELS = (
    (
        any_case(
            r"(?P<most>\b(?:largest|biggest|greatest|smallest|strongest) (?:[a-z]+ )?(?:change|"
            r"improvement|increase|decrease|gain|loss|drop|rise|shift))"
            rf" (?:between|across|from one to the other of) (?:the )?(?:two |both )?{_PANELS}"
        ),
        r"\g<most>",
    ),
)


@told_by("between across one", "panels heatmaps heat matrices maps plots subplots grids tables")
def between_panels(c: Scene, text: str) -> Iterator[Version]:
    """“The largest change between the panels is that of A”, of two panels: the largest change."""
    panel = c.reader.figure.dimension(Role.PANEL)
    if panel is not None and len(panel.ticks) == 2:
        yield from in_plain_words(text, _BETWEEN_PANELS)
