"""Changes that are the largest: “A's drop is the largest”, “in its steepest section”."""

from __future__ import annotations

from collections.abc import Iterator

from figcheck.checking.english.lexicon.first_letters import uncapitalised
from figcheck.checking.english.parsing.tokens import tokenise
from figcheck.checking.english.recasting.plain import Match, Plain, Scene, Version, of_form, told_by
from figcheck.checking.language.order import is_ordered
from figcheck.model import Role
from figcheck.patterns import any_case, regex

_UP = r"(?:jump|increase|rise|gain|growth|leap)"
_DOWN = r"(?:drop|decrease|decline|fall|reduction|dip)"
_CHANGE = rf"(?:{_UP}|{_DOWN}|improvement|loss|change|step)"
_IS = any_case(
    rf"(?:the|this|that) (?:(?P<up>{_UP})|(?P<down>{_DOWN})|{_CHANGE})"
    r" (?:of|in|for|by) (?:the )?(?P<what>[^,;:()]+?)"
    r" (?P<ends>(?:from|between) [^,;:()]+? (?:to|and) [^,;:()]+?)"
    r"(?: \((?P<note>[^()]*\d[^()]*)\))? (?:is|was|marks|represents) "
    rf"(?P<most>(?:the|by far the) (?:single |overall )?(?:largest|biggest|greatest|steepest"
    rf"|sharpest|strongest|smallest) (?:single |overall )?{_CHANGE}\b[^,;:]*)"
)

_OF_ANY = any_case(r" (?:of|for|in) any (?:single |other )?[a-z]+\b")
"""Of which lines, where it is of all of them."""


@of_form(
    _IS, "largest biggest greatest steepest sharpest strongest smallest", "from between", "to and"
)
def change_is_largest(c: Scene, match: Match) -> Iterator[Version]:
    """“The drop of B from 4 to 5 (0.15) is the largest drop of all”: that is B's from 4 to 5."""
    note = f" ({match['note']})" if match["note"] else ""
    most = _OF_ANY.sub("", match["most"].removeprefix("by far "))
    said = [Plain(f"{most} is seen for {match['what']} {match['ends']}{note}")]
    if match["up"] or match["down"]:
        goes = f"{match['what']} {'rises' if match['up'] else 'falls'} {match['ends']}"
        said += [Plain(goes)] if c.holds(goes) is False else []
    yield tuple(said)


_SUPERLATIVE = (
    r"(?:largest|biggest|greatest|steepest|sharpest|strongest|smallest|slowest|fastest|weakest|"
    r"slightest|most pronounced|most rapid|most dramatic)"
)
_WAS = any_case(
    rf"(?:the|this|its) (?P<change>{_CHANGE}) (?:is|was) (?:the |by far the |by far )?"
    rf"(?P<most>{_SUPERLATIVE}) (?P<when>(?:between|from|in|during) [^;:]+)"
)


@of_form(
    _WAS,
    "largest biggest greatest steepest sharpest strongest smallest slowest fastest weakest "
    "slightest most",
    "is was",
)
def change_was_largest(_: Scene, match: Match) -> Iterator[Version]:
    """“The decline was slowest between 2004 and 2006”: the slowest decline was then."""
    yield (Plain(f"The {match['most']} {match['change']} was {match['when']}"),)


_ONE = r"[~≈]?[-−]?\d[\d.,]*(?<![.,])(?: ?%)?"
_BETWEEN_VALUES = any_case(
    rf"(?P<most>(?:by far )?the (?:single |overall )?{_SUPERLATIVE} (?:single |overall )?{_CHANGE}"
    r"\b[^;()]*?),? (?:(?:going|falling|dropping|rising|jumping|climbing) )?from "
    rf"(?P<one>{_ONE}) (?:\((?P<start>[^()]+)\)|(?P<led>(?:at|in|for|with|on) [^,;()]+?)) to "
    rf"(?P<two>{_ONE}) (?:\((?P<stop>[^()]+)\)|(?P<then>(?:at|in|for|with|on) [^,;()]+))"
)
_NEXT_TO_EACH_OTHER = any_case(
    r" between (?:any |two |the )*(?:neighbou?ring|adjacent|consecutive"
    r"|successive) (?P<noun>[a-z]+?(?: [a-z]+?)??)s\b"
)
_BARE = regex(r"[-−]?\d[\d.,]*")
_IN_UNIT = regex(r" ?\([^()]*\)\Z")
_LINES = {"column": Role.X, "row": Role.Y}
_BRACKETED = any_case(
    rf"(?P<most>(?:by far )?the (?:single |overall )?{_SUPERLATIVE} (?:single |overall )?{_CHANGE}"
    rf"\b[^;()]*?) \((?:from )?(?P<one>{_ONE}) ?(?:to|→|->) ?(?P<two>{_ONE})\)"
)


@of_form(_BETWEEN_VALUES, "from", "to")
def change_between_values(c: Scene, match: Match) -> Iterator[Version]:
    """“The largest drop is in A, from 9 (May) to 5 (June)”: between May and June, from 9 to 5."""
    start = match["start"] or match["led"].partition(" ")[2]
    stop = match["stop"] or match["then"].partition(" ")[2]
    ends, others = dict(_axes_of(c, start)), dict(_axes_of(c, stop))
    # "…, from 39 (60%) to 57 (40%)": the other way along the axis.
    axes = {d for d in ends.keys() & others.keys() if _is_before(c, d, ends[d], others[d])}
    most = match["most"]
    if (steps := _NEXT_TO_EACH_OTHER.search(most)) is not None:
        axes &= {_along(c, steps["noun"].lower())}
        most = f"{most[: steps.start()]}{most[steps.end() :]}"
    if len(axes) == 1 and (axis := axes.pop()) is not None:
        label = f"{_IN_UNIT.sub('', axis).lower()} " if _BARE.fullmatch(start) else ""
        there = f"between {label}{start} and {label}{stop}"
        yield (Plain(f"{most} {there}, from {match['one']} to {match['two']}"),)


def _is_before(c: Scene, axis: str, one: str, two: str) -> bool:
    """Whether a tick comes before another one along an axis."""
    ticks = c.ascending(axis)
    return ticks.index(one) < ticks.index(two)


def _axes_of(c: Scene, text: str) -> Iterator[tuple[str, str]]:
    """The axes of which a text is one tick, by its name or its number, and that tick."""
    spot, names = c.on_axis(text), c.reader.names
    if spot is not None:
        yield spot
        return
    numbers = [t.number for t in tokenise(text) if t.number is not None]
    for name, dimension in names.dimensions.items() if len(numbers) == 1 else ():
        tick = names.tick_of(name, numbers[0].value) if is_ordered(dimension) else None
        if tick is not None:
            yield name, tick


def _along(c: Scene, noun: str) -> str | None:
    """The axis from one tick of which to the next something goes: “between adjacent columns”."""
    if (role := _LINES.get(noun)) is not None:
        dimension = c.reader.figure.dimension(role)
        return dimension.name if dimension is not None else None
    return c.label_of(noun)


@of_form(_BRACKETED, "(", "to → >")
def change_bracketed(_: Scene, match: Match) -> Iterator[Version]:
    """“The largest drop is that of A (9 to 5)”: it is, from 9 to 5."""
    yield (Plain(f"{match['most']}, from {match['one']} to {match['two']}"),)


_OWN_CHANGE = (
    r"(?:gain|loss|rise|fall|drop|increase|decrease|decline|growth|reduction|jump|improvement|"
    r"slump|climb|surge)"
)
_MOST = any_case(
    rf"(?P<lead>(?:[^;:,]+, )?)(?P<who>[^;:,]+?)['’]s? (?P<what>{_OWN_CHANGE})"
    r"(?P<when>(?: (?:in|from|between|over|since|during) [^;:,]+?)?) (?:is|was|remains) "
    r"(?P<how>the (?:largest|biggest|smallest|steepest|sharpest|greatest|strongest|weakest|highest|"
    r"lowest))(?P<rest>(?: (?:of|among|in|overall)\b[^;:,]*)?)"
)


@of_form(
    _MOST, "largest biggest smallest steepest sharpest greatest strongest weakest highest lowest"
)
def own_change_most(c: Scene, match: Match) -> Iterator[Version]:
    """“A's drop is the largest of the three”: A has the largest drop of the three."""
    if c.is_subject(match["who"]):
        said = f"{match['how']} {match['what']}{match['rest']}{match['when']}"
        yield (Plain(f"{match['lead']}{match['who']} has {said}"),)


_SIZE = r"(?: \((?:by )?(?P<{}>\d[\d.,]*(?: ?%| points?)?)\))?"
_TOTAL = any_case(
    r"(?P<lead>(?:in|on|at|for|with) [^,;:]+, )?(?P<who>[^,;:()]+?) (?:has|had|shows|sees|makes"
    r"|achieves|records|exhibits) (?:by far )?the (?P<how>largest|biggest|greatest|strongest"
    r"|smallest|least|weakest|lowest) (?:total|overall) improvement"
    rf"(?: of all(?: [a-z]+)?)?{_SIZE.format('much')}"
    rf"(?:,? (?:closely )?followed by (?P<next>[^,;:()]+?){_SIZE.format('less')})?"
)
_SMALL = frozenset("smallest least weakest lowest".split())


@of_form(_TOTAL, "improvement", "total overall")
def total_improvement(c: Scene, match: Match) -> Iterator[Version]:
    """“A has the smallest total improvement (1.8), followed by B”: it improves the least."""
    if not c.is_subject(match["who"]):
        return
    lead, who, then = match["lead"] or "", match["who"], match["next"]
    how = "least" if match["how"].lower() in _SMALL else "most"
    said = [Plain(f"{lead}{who} improves the {how}{f', followed by {then}' if then else ''}")]
    said += [
        Plain(f"{lead}{one} improves by {much}")
        for one, much in ((who, match["much"]), (then, match["less"]))
        if one and much
    ]
    yield tuple(said)


_IN = any_case(
    r"(?P<lead>(?:[^,;:]+, )?)(?P<who>[^,;:]+?) (?P<verb>loses?|lost|gains?|gained|adds?|drops? "
    r"by|falls? by|rises? by) "
    r"(?P<size>[^,;:]*?\d[^,;:]*?) in its (?:steepest|largest|biggest|sharpest) "
    r"(?:section|part|segment|stretch|step|interval),? "
    r"(?P<ends>(?:from [^,;:()]+? to|between [^,;:()]+? and) [^,;:()]+)"
)
_DOWNWARDS = ("los", "dro", "fal")


@of_form(_IN, "its", "section part segment stretch step interval", "from between")
def own_section(c: Scene, match: Match) -> Iterator[Version]:
    """“A loses 28 in its steepest section, between 1 and 3”: it does, and loses most there."""
    if c.is_subject(match["who"]):
        lead, who, verb, ends = match.group("lead", "who", "verb", "ends")
        noun = "drop" if verb.lower().startswith(_DOWNWARDS) else "rise"
        yield (
            Plain(f"{lead}{who} {verb} {match['size']} {ends}"),
            Plain(f"{lead}{who} has its steepest {noun} {ends}"),
        )


_MOVE = (
    r"(?:decline|drop|fall|decrease|reduction|loss|increase|rise|growth|gain|jump|improvement|cut)"
)
_THE_MOST = r"[Tt]he (?:largest|biggest|greatest|strongest|highest|smallest|weakest|lowest)"

_RELATIVE = regex(
    rf"(?P<head>[^,;:]*\b{_THE_MOST}) (?P<how>relative|proportional|proportionate|percentage"
    rf"|percent) (?P<rest>{_MOVE}\b.*)"
)
_PLACED_LAST = regex(
    rf"(?P<terms>In (?:relative|percentage|absolute) terms),? (?P<change>{_THE_MOST} {_MOVE})"
    r" (?:was|is|came|occurred|took place|was seen|was recorded|was made|belongs to|belonged to)"
    r"(?: (?:in|by|for|at|that of))? (?P<who>[^,;:]+?)(?P<end>\.?)"
)
_THE = regex(r"The ")


@of_form(_RELATIVE, "relative proportional proportionate percentage percent")
def relative_change(c: Scene, match: Match) -> Iterator[Version]:
    """“A saw the largest relative decline”: in relative terms, it saw the largest.

    Of values that are percentages, a percentage decline may be one of so many points.
    """
    if c.reader.scale.percent and match["how"].startswith("percent"):
        return
    head = uncapitalised(match["head"]) if _THE.match(match.string) else match["head"]
    said = f"In relative terms, {head} {match['rest']}"
    yield (Plain(_owner_first(c, said) or said),)


@told_by("terms")
def placed_last(c: Scene, text: str) -> Iterator[Version]:
    """“In relative terms, the largest decline was in A”: A saw it."""
    if (said := _owner_first(c, text)) is not None:
        yield (Plain(said),)


def _owner_first(c: Scene, text: str) -> str | None:
    match = _PLACED_LAST.fullmatch(text)
    if match is None or not c.reader.names_a_tick(match["who"]):
        return None
    return f"{match['terms']}, {match['who']} saw {match['change']}{match['end']}"
