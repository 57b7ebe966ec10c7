"""Sentences about one panel, or about each: “In the left panel, …”, “… in both panels”."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from figcheck.checking.english.lexicon.first_letters import capitalised, uncapitalised
from figcheck.checking.english.meanings.meaning import Extent, Place
from figcheck.checking.english.parsing.words import Edges, PlainWord
from figcheck.checking.english.recasting.plain import Match, Plain, Scene, Version, of_form, told_by
from figcheck.checking.language.tree import Quantifier
from figcheck.model import Role
from figcheck.patterns import any_case, regex

_PREPOSITIONS = frozenset({"in", "on", "for", "within", "under", "with", "across", "at"})
_EACH = frozenset({"both", "all"})
_SOLE = any_case(r"the (?:only|sole)\b")
_CLAUSES = any_case(
    r"[;:]|,? \b(?:while|whereas|but|although|and)\b .*\b[a-z]+s\b"
    r"|\bat the (?:price|cost|expense) of\b"
)
"""What separates clauses, of which only the last may be about the panel that ends a sentence."""

_LED = any_case(r"(?P<lead>(?:in|on|at|for|under) [^,;:()]{1,60}), (?P<rest>.*\b(?:only|sole)\b.+)")
_VALUE = any_case(r" (?:at|with) (?:an? [a-z]+ of )?[~≈]?\d[\d.,]*%?\Z")
"""The value that ends a sentence: “… tie in recall at 90.0”, “… with a score of 90.0”."""

_VALUES = regex(
    r" ?\((?P<values>[~≈]?-?\d[\d.]*%?(?:(?:, and |, | and | vs\.? )[~≈]?-?\d[\d.]*%?)+)"
    r"(?:,? respectively)?\)"
)
_BETWEEN_VALUES = regex(r", and |, | and | vs\.? ")
"""A value for each panel, as it stands beside the panels: “… in both panels (31.5 and 40.3)”."""

_MOST = any_case(r"\b(?:most|least)\b")

_NOTED = regex(r" ?\([^()]*\)|, [^,]*\Z")
"""What is noted beside a statement: how much it is."""

_EXTREME = r"(?:highest|lowest|largest|smallest|best|worst|strongest|weakest)"
_BETWEEN = any_case(
    rf"(?P<one>[^;:,]+ {_EXTREME} [^;:,]+?) (?:of|in) "
    r"(?P<where>(?:both|all)(?: of)?(?: the)?(?: [a-z]+)? [a-z]+s)"
    rf"(?P<two>,? (?:and|but) {_EXTREME} [^;:,]+)"
)
"""What is said of two ends, with the panels behind the first of them."""

_TOGETHER = any_case(
    r"\b(?:same|identical|similar|alike|differs?|different|both|combined|together|total|sum"
    r"|averages?|averaged|mean|overall|respectively|others?|elsewhere|remaining|rest)\b"
    r"|\A(?:the |its |their )(?:[a-z]+ ){0,2}(?:most|least|best|worst|[a-z]{2,}est)\b"
)
"""Words by which a statement of several panels may be one of all of them together."""

_LONGEST = 10
"""Words of the longest phrase that is tried as the name of a panel at the end of a sentence."""


@told_by("in on for within under with across at")
def in_panels(c: Scene, text: str) -> Iterator[Version]:
    """“In the left panel, A …”: as if under a label that names it; the same of each."""
    panel = c.reader.figure.dimension(Role.PANEL)
    if panel is None or len(panel.ticks) < 2 or (c.around.here and c.around.here.get(panel.name)):
        return
    value = _VALUE.search(text)
    for end in (value.start() if value else None, None):
        behind = "" if end is None else text[end:]
        for where, rest in _split(c, text[:end], panel.name):
            led = text.startswith(where)
            several = led and _TOGETHER.search(rest) is None
            places = _panels(c, panel.name, panel.ticks, where, led=led, several=several)
            if places and rest and panel.name not in c.named_in(rest):
                yield tuple(Plain(f"{rest}{behind}", here=place) for place in places)
                return


@told_by("in on for within under with across at", "(", ", and vs")
def values_of_panels(c: Scene, text: str) -> Iterator[Version]:
    """“A is the lowest in both panels (31.5 and 40.3)”: at 31.5 in the one, 40.3 in the other."""
    panel = c.reader.figure.dimension(Role.PANEL)
    noted = [*_VALUES.finditer(text)]
    if panel is None or len(noted) != 1 or (c.around.here and c.around.here.get(panel.name)):
        return
    values = _BETWEEN_VALUES.split(noted[0]["values"])
    bare = f"{text[: noted[0].start()]}{text[noted[0].end() :]}"
    for said in in_panels.way(c, bare):
        if len(said) == len(values) == len(panel.ticks):
            yield tuple(
                replace(one, text=f"{one.text} ({value})")
                for one, value in zip(said, values, strict=True)
            )


def _split(c: Scene, text: str, panel: str) -> Iterator[tuple[str, str]]:
    """A sentence as where something holds, and what it is; what leads it comes first.

    Of the ways to split it those are left out whose first part has no word for a panel.
    """
    words = c.reader.vocabulary.words(text)
    tokens = words.tokens
    # "On both datasets": a noun for whatever comes in panels.
    named = [
        t.start
        for i, (t, found) in enumerate(zip(tokens, words.found, strict=True))
        if _tells(found, panel) or (i and tokens[i - 1].word in _EACH)
    ]
    if not named:
        return
    if tokens[0].word in _PREPOSITIONS:
        for comma in (t for t in tokens if t.word == "," and t.start > named[0]):
            yield text[: comma.start].strip(), text[comma.end :].strip()
        for token in (t for t in tokens[2:_LONGEST] if t.start > named[0]):
            yield text[: token.start].strip(), text[token.start :]
    if _MOST.search(text) and c.reads(_NOTED.sub("", text)):
        return  # "A loses most in the left panel": of the lines there, or of the panels?
    if _SOLE.match(text):
        return  # "The only line that falls is A in the left panel": of the lines of all panels.
    for token in tokens[-_LONGEST:]:
        if token.word in _PREPOSITIONS and 0 < token.start <= named[-1]:
            before = text[: token.start].rstrip(" ,")
            if _CLAUSES.search(before):
                return  # "A is first, while B is last in the left panel": both there, or only B?
            yield text[token.start :], before


def _tells(found: PlainWord | Edges, panel: str) -> bool:
    """Whether what starts at a token may be a panel, or a word for panels."""
    if isinstance(found, PlainWord):
        return False
    meanings = (meaning for edges in found.values() for _, meaning in edges)
    return any(getattr(meaning, "dimension", None) == panel for meaning in meanings)


def _panels(
    c: Scene, name: str, ticks: tuple[str, ...], where: str, *, led: bool, several: bool
) -> tuple[Place, ...]:
    """The panels that a phrase names: one, or all of them, and some where that may be meant."""
    parse = c.reader.parse_alone(where)
    bare = where.partition(" ")[2]
    named_bare = c.reader.parse_alone(bare).readings("place") if bare else ()
    found: set[object] = {*parse.readings("at"), *parse.readings("extent"), *named_bare}
    places = {p for p in found if isinstance(p, Place)}
    places |= {e.place for e in found if isinstance(e, Extent) and not e.is_said}
    named = {p for p in places if p.is_named}
    if any(p.notes for p in named):
        return ()  # "in recall at 90.0": what it says of the value there would be lost.
    if len(named) == 1:
        place = named.pop()
        if place.dimensions != {name} or place.orders or len(place.get(name)) > 1 > several:
            return ()
        return tuple(Place.of(name, [tick]) for tick in place.get(name))
    each = {e for e in found if isinstance(e, Extent) and e.is_said}
    if led:  # "On both datasets, …", a word for panels here, and for cells of any kind elsewhere.
        each = {e for e in each if e.along is not None} or each
    if len(each) == 1 and not named:
        extent = next(iter(each))
        if extent.quantifier is Quantifier.ALL and extent.along == name:
            return tuple(Place.of(name, [t]) for t in ticks) if not extent.excluded.ticks else ()
    return ()


@of_form(_BETWEEN, "both all", "of in", "and but")
def two_ends_in_panels(c: Scene, match: Match) -> Iterator[Version]:
    """“A is highest on the left of both panels and lowest on the right”: in both panels."""
    panel = c.reader.figure.dimension(Role.PANEL)
    if panel is None or len(panel.ticks) < 2:
        return
    where = f"in {match['where']}"
    found = _panels(c, panel.name, panel.ticks, where, led=True, several=False)
    if found and panel.name not in c.named_in(match["two"]):
        one = uncapitalised(match["one"])
        yield (Plain(f"{capitalised(where)}, {one}{match['two']}"),)


@of_form(_LED, ",", "in on at for under", "only sole")
def led_by_place(c: Scene, match: Match) -> Iterator[Version]:
    """“In 2010, A is the only one that beats B”: as if under a label that names 2010."""
    if _CLAUSES.search(match["rest"]):
        return
    places = set(c.reader.parse_alone(match["lead"]).readings("at"))
    place = places.pop() if len(places) == 1 else None
    if place is None or place.orders or place.notes:
        return
    if any(len(ticks) != 1 for _, ticks in place.ticks):
        return
    if place.dimensions.isdisjoint(c.named_in(match["rest"])):
        yield (Plain(capitalised(match["rest"]), here=place),)
