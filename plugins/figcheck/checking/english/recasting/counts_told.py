"""Counts, and what is told behind them: “Only two bars lie below 30, A and B”."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from math import prod

from figcheck.checking.english.lexicon.entries import NUMERALS
from figcheck.checking.english.lexicon.first_letters import capitalised
from figcheck.checking.english.lexicon.shared_words import COUNT
from figcheck.checking.english.recasting.plain import Match, Plain, Scene, Version, of_form, told_by
from figcheck.model import Role
from figcheck.patterns import any_case

_VALUES = "bars?|cells?|values?|scores?|entr(?:y|ies)|results?|readings?|numbers?|combinations?"
_COUNTED = any_case(
    r"(?:(?:there (?:is|are|was|were) )?(?:only|just|exactly|precisely|merely|no more than) )"
    rf"(?P<many>{'|'.join(NUMERALS[1:])}|a single|an?) (?:single )?(?P<noun>{_VALUES}) "
    r"(?:that |which )?(?!reach|drop|fall|get|attain|hit)(?P<said>[^,;:()]*?\d[^,;:()]*?)"
    r"(?:(?:, |: |; )(?:namely |it is |these are |they are )?| \((?=[^()]+\)\Z))"
    r"(?P<those>(?:that|those|the \w+) (?:of|for) )?(?P<which>[^;:()]+?)\)?"
)
_JOINED = any_case(r",? and (?:that of |those of )?|, (?:that of |those of )?")
_BARE = any_case(r"(?:above|below|over|under|beyond|past)\b")
_ONE = frozenset({"a", "an", "a single", "one"})


@of_form(_COUNTED, "only just exactly precisely merely than")
def counted_and_named(c: Scene, match: Match) -> Iterator[Version]:
    """“Only two bars lie below 30, those of A and B in C”: two values do, and these are such."""
    many = match["many"].lower()
    number = 1 if many in _ONE else NUMERALS.index(many)
    said, places = match["said"].strip(), _places(c, match["which"], number)
    if not places:
        return
    verb = "are " if _BARE.match(said) else ""
    noun = "value" if number == 1 else "values"
    counted = f"Exactly {NUMERALS[number]} {noun} {verb}{said}"
    held = (Plain(f"{place} {verb}{said}") for place in places)
    yield Plain(counted), *held


def _places(c: Scene, which: str, number: int) -> Sequence[str]:
    """The places of so many values that a text names; none if it names more, or fewer."""
    if c.reader.is_place(which) and _values(c, which) == number:
        return (which,)
    apart = _JOINED.split(which)
    single = all(c.reader.is_place(p) and _values(c, p) == 1 for p in apart)
    return apart if single and len(apart) == number else ()


def _values(c: Scene, place: str) -> int:
    """How many values stand where a text names every dimension, or the label above does."""
    named, here = c.named_in(place), c.around.here
    sizes = [
        len(named.get(d.name) or (here.get(d.name) if here else ()) or d.ticks)
        for d in c.reader.figure.dimensions
    ]
    return prod(sizes)


_SO_MANY = rf"(?:(?:only|just|exactly) )?(?:\d[\d,]*|{'|'.join(NUMERALS)})"
_PICTURE = r"(?:matrix|heat ?map|grid|figure|table|chart|plot|diagram)"
_CELLS = r"(?:cells?|values?|entries|entry|zeros?|zeroes|numbers?|fields?|bars?|points?)"
_OVERALL = any_case(
    r"(?:overall|altogether|all in all|in all|in total|all told), (?P<said>"
    rf"(?:the|this) (?:[a-z]+ )?{_PICTURE} (?:has|contains?|shows?|comprises|includes?|holds?)"
    rf" {_SO_MANY} [^;:]+|there (?:are|is) {_SO_MANY} [^;:]+"
    rf"|{_SO_MANY} (?:of the {_SO_MANY} )?{_CELLS} [^;:]+)"
)


@of_form(_OVERALL, "overall altogether all total", ",")
def counted_overall(c: Scene, match: Match) -> Iterator[Version]:
    """“Overall, three cells are zero”: so many are, where nothing less than all is spoken of.

    Of what is not counted, “overall” may mean the average.
    """
    here = c.around.here
    if not (here is not None and here.ticks) and not c.around.lost:
        said = match["said"]
        yield (Plain(capitalised(said)),)


_SIDE_BY_SIDE = 2

_NUMBER = rf"(?:{'|'.join(NUMERALS)}|\d+|half|all|none)"
_AGAINST = any_case(
    rf"(?P<many>(?:(?:exactly|precisely|only|just) )?{_NUMBER}(?: of (?:the|its|all)(?: \d+|"
    rf" (?:{'|'.join(NUMERALS)}))?)?) (?P<noun>[a-z]+) (?P<at>(?:in|on|of|at|for|with|under) .+?) "
    r"(?P<said>(?:(?:are|is|lie|lies|stay|stand) (?:above|below|over|under|at|beyond)|exceed|top"
    r"|pass|surpass|beat|clear|reach|fall below|drop below|fall short of|stay (?:above|below)"
    r"|remain (?:above|below)) [^,;:]*?\d[^,;:]*?)"
    r"(?:,? (?:as against|against|as opposed to|(?:as )?compared (?:with|to)|versus|vs\.?|"
    r"in contrast to|as compared (?:with|to))|,? (?:but|and|while))"
    rf" (?P<most>(?:(?:only|just|a mere|merely|exactly) )*)(?P<two>{_NUMBER}) (?P<there>"
    r"(?:in|on|of|at|for|with|under) [^,;:]+)"
)


@of_form(
    _AGAINST,
    "against opposed compared versus vs contrast but and while",
    "above below over under beyond exceed top pass surpass beat clear reach short at",
)
def counts_against(c: Scene, match: Match) -> Iterator[Version]:
    """“Nine cells in A exceed 5, as against 13 in B”: nine of those in A, 13 of those in B."""
    here, there = (_told(c, match[place]) for place in ("at", "there"))
    if not (c.is_led(here) and c.is_led(there)):
        return
    if c.named_in(here).keys() != c.named_in(there).keys() or here == there:
        return
    head = f"{match['many']} {match['noun']} {here} {match['said']}"
    other = f"{match['two']} of the {match['noun']} {there} {match['said']}"
    yield Plain(head), Plain(capitalised(other))


_SIDE = any_case(
    r"(?:on|in) the (?P<side>left|right)(?: (?:one|panel|heatmap|map|chart|plot|side))?"
)


def _told(c: Scene, place: str) -> str:
    """A place with its preposition; of two panels side by side, “on the right” is one of them."""
    side, panel = _SIDE.fullmatch(place), c.reader.figure.dimension(Role.PANEL)
    if side is None or panel is None or len(panel.ticks) != _SIDE_BY_SIDE:
        return place
    told = f"in the {side['side'].lower()} panel"
    return told if c.is_led(told) else place


_ONE_ALONE = (
    r"(?P<lead>[^;:()]+, )?(?:(?:only|just|exactly) )?(?:one|a single) "
    r"(?P<noun>(?:single )?(?:cell|value|bar|point|entry|number|combination|setting|configuration))"
)
_NAMED = any_case(
    rf"{_ONE_ALONE}(?: \((?P<noted>[^()]+)\)|, (?:namely )?(?P<named>[^;:()]+?),) (?P<rest>[^;:]+)"
)
_NAMED_LAST = any_case(
    rf"{_ONE_ALONE} (?P<rest>[^;:()]+?)(?::| \(|, namely) ?(?P<named>[^;:()]+)\)?"
)


@told_by("one single", "cell value bar point entry number combination setting configuration")
def one_value(c: Scene, text: str) -> Iterator[Version]:
    """“Only one cell, A at 3, exceeds 50”: only one does, and A at 3 does."""
    match = _NAMED.fullmatch(text)
    who = (match["noted"] or match["named"]) if match else ""
    if match is None or not c.reader.is_place(who):
        match = _NAMED_LAST.fullmatch(text)
        who = match["named"] if match else ""
    if match is not None and c.reader.is_place(who):
        lead, rest = match["lead"] or "", match["rest"]
        yield Plain(f"{lead}only one {match['noun']} {rest}"), Plain(f"{lead}{who} {rest}")


_SIGNS = {
    "more than": ("fewer", "less"),
    "fewer than": ("more",),
    "less than": ("more",),
    "above": ("below", "under"),
    "over": ("under", "below"),
    "below": ("above", "over"),
    "under": ("over", "above"),
}
"""What is said of a bound, and how the opposite is said of it."""

_OPPOSED = any_case(
    rf"(?P<many>{COUNT}) (?P<what>[a-z]+s? (?:[a-z]+ )*?)(?P<sign>{'|'.join(_SIGNS)}) "
    r"(?P<bound>[^,;:]*?\d[^,;:]*?),? (?:and |while |whereas |but )?the (?:other|remaining) "
    rf"(?P<few>{COUNT})(?: (?:have|has|are|is|stay|remain|lie))? (?P<turned>\w+)"
)


@of_form(_OPPOSED, "other remaining", "more fewer less above below under over")
def others_opposed(c: Scene, match: Match) -> Iterator[Version]:
    """“Three classes have more than 85 hits, the other three fewer”: both numbers are so."""
    if match["turned"].lower() not in _SIGNS[match["sign"].lower()]:
        return
    many, what, bound = match.group("many", "what", "bound")
    turned = match["turned"].lower()
    sign = f"{turned} than" if f"{turned} than" in _SIGNS else turned
    one, other = (
        f"{many} {what}{match['sign']} {bound}",
        f"{match['few'].capitalize()} {what}{sign} {bound}",
    )
    yield Plain(one), Plain(other)
