"""Exceptions that are told with their values: “Train times stay below 40, except in Porto (46)”.

What stands in brackets behind an exception is of the exception, and not of what it is one from.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from figcheck.checking.english.meanings.meaning import EVERYWHERE, Place
from figcheck.checking.english.recasting.evidence_bracketed import speaks_of_made
from figcheck.checking.english.recasting.exceptions_named import excepting
from figcheck.checking.english.recasting.plain import Match, Plain, Scene, Version, of_form
from figcheck.patterns import any_case, regex

_ONLY = r"(?:(?:only|sole|single|one|lone|notable|clear|main) )*"
_EXCEPT = (
    rf"(?:except(?:ing)?(?: for)?|with the {_ONLY}exception of|apart from|aside from|other than"
    r"|excluding|save(?: for)?|barring)"
)
_WHICH = r"(?:(?:in|at|on|for|with|under) )?(?P<which>[^,;:()]+?)"
_NOTE = r" \((?:at |with )?(?P<note>[^();]*?\d[^();]*?)\)"
_ONE = r"[^,;:()]+? \([^();]*?\d[^();]*?\)"
_LIST = rf"(?:(?:in|at|on|for|with|under) )?(?P<list>{_ONE}(?:(?:, and|,| and) {_ONE})*)"
_LAST = any_case(rf"(?P<said>[^;:()]+?),? {_EXCEPT} {_LIST}")
_FIRST = any_case(rf"{_EXCEPT} {_LIST}, (?P<said>[^;:()]+)")
_AMID = any_case(rf"(?P<before>[^;:()]+? {_EXCEPT}) {_LIST}(?P<after>,? [^;:(),][^;:()]*)")
_ITEM = any_case(rf"(?:,? and |, )?(?:(?:in|at|on|for|with|under) )?(?P<which>[^,;:()]+?){_NOTE}")
_OUTLIER = rf"(?:the|an) {_ONLY}(?:outlier|exception)"
_APART = (
    any_case(
        rf"(?P<said>[^;:()]+?)[,;] (?:with )?{_OUTLIER} (?:is|being|are) {_WHICH}(?:{_NOTE})?"
    ),
    any_case(rf"(?P<said>[^;:()]+?)[,;] (?:with )?{_WHICH}(?:{_NOTE})? (?:is|being|as) {_OUTLIER}"),
)
_VALUE = r"[~≈]?[-−]?[$€£]?\d[\d.,]*(?<![.,])(?: ?%| [a-zµ/²³]+)?"
_VALUES = any_case(
    rf"(?P<one>{_VALUE})(?:,? (?:vs\.?|versus|against|compared (?:to|with)) (?P<two>{_VALUE}))?"
)
_NUMBER = regex(r"\d+(?:\.\d+)?")
_SPAN = regex(r"\b(?:between|range|ranges|cluster|clusters|all|every|each|no|none|never|always)\b")


_WORDS = "except excepting exception apart aside other excluding save barring"


@of_form((_LAST, _FIRST, _AMID), _WORDS, "(")
def exception_valued(c: Scene, match: Match) -> Iterator[Version]:
    """“All are below 40, except A (46)”: with the exception of A they are, and A is at 46."""
    items = [(m["which"], m["note"]) for m in _ITEM.finditer(match["list"])]
    which = " and ".join(item for item, _ in items)
    if not c.reader.is_place(which) or (before := match.groupdict().get("before")) is None:
        yield from _told_apart(c, match["said"], which, items)
        return
    said = f"{before} {which}{match['after']}"
    noted = _noted(c, said.replace(which, "", 1), items)
    if noted:
        yield Plain(said), *noted


@of_form(_APART, "outlier exception", ", ;")
def outlier_told(c: Scene, match: Match) -> Iterator[Version]:
    """“They cluster between 3 and 4, with A (9) as the only outlier”: all of them but A do."""
    which, note = match["which"], match["note"]
    if _SPAN.search(match["said"].lower()):
        yield from _told_apart(c, match["said"], which, [(which, note)] if note else [])


_MOVES = any_case(
    r"\b(?:los[et]s?|losing|gain\w*|drop\w*|fall\w*|fell|declin\w*|decreas\w*|ris\w*|rose|increas\w*"
    r"|improv\w*|gr[eo]w\w*|chang\w*|differ\w*|vary|varies|shr[aiu]nk\w*|widen\w*|narrow\w*|lead\w*"
    r"|ahead|behind|by|twice|(?<=\d )times)\b"
)
"""What numbers say how much of: they are no values then."""


_EXCLUDES = regex(r"!=|not in|in \{")


def takes_outlier_in(text: str, check: str) -> bool:
    """Whether a check is of all things where a sentence sets one of them apart as an outlier.

    Args:
        text: the sentence.
        check: what was checked of it.
    """
    apart = any(form.search(text.rstrip(" .")) for form in _APART)
    return apart and _SPAN.search(text.lower()) is not None and _EXCLUDES.search(check) is None


def leaves_note_out(c: Scene, text: str, check: str) -> bool:
    """Whether a check says nothing of a value that stands behind an exception.

    Args:
        c: where the sentence stands.
        text: the sentence.
        check: what was checked of it.
    """
    told = [m["list"] for form in (_LAST, _FIRST, _AMID) if (m := form.search(text.rstrip(" .")))]
    notes = [m["note"] for listed in told[:1] for m in _ITEM.finditer(listed)]
    names = " ".join(tick.lower() for d in c.reader.figure.dimensions for tick in d.ticks)
    notes = [note for note in notes if f"({note.lower()})" not in names]
    numbers = (number for note in notes for number in _NUMBER.findall(note.replace(",", "")))
    return any(f"= {n}" not in check and f"= -{n}" not in check for n in numbers)


def _told_apart(
    c: Scene, said: str, which: str, items: Sequence[tuple[str, str]]
) -> Iterator[Version]:
    """That something is so with the exception of some things, and which values these have."""
    if not c.reader.is_place(which) or c.begins_with_list(said):
        return
    noted = _noted(c, said, items)
    if noted or not items:
        yield Plain(excepting(c, which, said)), *noted


def _noted(c: Scene, said: str, items: Sequence[tuple[str, str]]) -> list[Plain]:
    """What stands in brackets behind exceptions, in clauses; none if one is not understood."""
    if _MOVES.search(said) or speaks_of_made(c, said):
        return []
    found = []
    for which, note in items:
        values = _VALUES.fullmatch(note.strip())
        told = [v for v in (values["one"], values["two"]) if v] if values else []
        places = _places(c, said, which)
        if not told or len(places) != len(told):
            return []
        for place, value in zip(places, told, strict=True):
            found.append(Plain(f"For {which}, the value is {value}", here=place))
    return found


def _places(c: Scene, said: str, which: str) -> list[Place]:
    """Where the values of an exception are: one, or those of the two that are compared."""
    own = c.placed_in(which)
    about = {d: t for d, t in c.placed_in(said).items() if d not in own} | own
    compared = [d for d, ticks in about.items() if len(ticks) > 1]
    if not own or len(compared) > 1 or any(len(about[d]) != 2 for d in compared):
        return []
    ways = [about]
    if compared:
        (dimension,) = compared
        low = said.lower()
        listed = sorted(about[dimension], key=lambda tick: low.find(tick.lower()))
        if any(tick.lower() not in low for tick in listed):
            return []
        ways = [about | {dimension: (tick,)} for tick in listed]
    known = (c.around.here or EVERYWHERE).without(about)
    places = [Place(tuple(way.items())).default(known) for way in ways]
    open_ = (d for d in c.reader.figure.dimensions if len(d.ticks) > 1)
    fixed = [all(len(p.get(d.name)) == 1 for p in places) for d in open_]
    return places if all(fixed) else []
