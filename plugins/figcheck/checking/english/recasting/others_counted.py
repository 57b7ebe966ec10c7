"""So many of a kind, and the rest: “three gain and the other two lose”, “in the other four”."""

from __future__ import annotations

from collections.abc import Iterator

from figcheck.checking.english.lexicon.shared_words import (
    COUNT,
    FIGURE,
    FIGURE_WORDS,
    WHOLE,
    count_of,
)
from figcheck.checking.english.recasting.plain import Match, Plain, Scene, Version, of_form, told_by
from figcheck.patterns import any_case

_OTHERS = r"(?:the |all )(?:the )?(?:other|remaining)"
_AND = r",? (?:and|while|whereas|but) "
_BOTH_DO = any_case(
    rf"(?P<lead>(?:[^,;:]+, )?)(?P<one>{COUNT})(?: of the {COUNT})? (?P<said>[^;:]+?){_AND}"
    rf"{_OTHERS} (?P<two>{COUNT})(?: (?P<noun>[a-z-]+s))? (?P<more>[^;:]+)"
)
_IN_BOTH = any_case(
    rf"(?P<said>[^;:]+?) (?P<at>in|on|for|at|under|with) (?P<one>{COUNT})(?: of the {COUNT})? "
    rf"(?P<noun>[a-z-]+){_AND}(?P<more>[^;:]+?) (?:in|on|for|at|under|with) {_OTHERS} "
    rf"(?P<two>{COUNT})(?: [a-z-]+s)?"
)
_VERB = any_case(
    r"\b(?P<verb>gain|gains|gained|lose|loses|lost)\b"
    r"(?=\s*(?:$|[,;]|(?:and|while|whereas|but|between|from|in|over|overall|since|until)\b))"
)


@told_by("other remaining", "and while whereas but")
def the_other_two(c: Scene, text: str) -> Iterator[Version]:
    """“Three sources gain and the other two lose”: three gain, and two lose."""
    if match := _BOTH_DO.fullmatch(text):
        noun, _, does = match["said"].partition(" ")
        if does and _is_all(c, noun, match):
            lead = match["lead"]
            yield (
                Plain(f"{lead}{match['one']} {noun} {does}"),
                Plain(f"{lead}{match['two']} {noun} {match['more']}"),
            )
        return
    lead, subject, rest = c.cut(text)
    match = _IN_BOTH.fullmatch(rest)
    if subject and match is not None and _is_all(c, match["noun"], match):
        start, at, noun = f"{lead} {subject}".strip(), match["at"], match["noun"]
        yield (
            Plain(f"{start} {match['said']} {at} {match['one']} {noun}"),
            Plain(f"{start} {match['more']} {at} {match['two']} {noun}"),
        )


_AT = r"(?:in|on|for|at|under|with)"
_GETS = r"(?:takes?|took|wins?|won|gets?|got|claims?|claimed|has|have|leads?|led)"
_OF_BOTH = any_case(
    rf"(?P<said>[^;:]+?) (?P<at>{_AT}) (?P<one>{COUNT}) of the (?P<all>{COUNT}) "
    rf"(?P<noun>[a-z-]+){_AND}(?P<who>[^,;:]+?) (?:(?P<gets>{_GETS})|(?P<does>[^,;:]+? )?{_AT}) "
    rf"{_OTHERS} (?P<two>{COUNT})(?: [a-z-]+)?"
)


@of_form(_OF_BOTH, "other remaining", "and while whereas but")
def takes_the_rest(c: Scene, match: Match) -> Iterator[Version]:
    """“A is best on three of the four tasks, and B takes the remaining one”: B is best on one."""
    label = c.label_of(match["noun"])
    if label is None or not c.reader.is_place(match["who"]):
        return
    one, whole, two = (count_of(match[group]) for group in ("one", "all", "two"))
    _, subject, rest = c.cut(match["said"])
    named = c.named_in(subject)
    if one + two != whole or len(named) != 1 or named.keys() != c.named_in(match["who"]).keys():
        return
    does = match["does"] or rest
    there = f"{match['at']} {{}} of the {match['all']} {match['noun']}"
    yield (
        Plain(f"{match['said']} {there.format(match['one'])}"),
        Plain(f"{match['who']} {does.strip()} {there.format(match['two'])}"),
    )


def _is_all(c: Scene, noun: str, match: Match) -> bool:
    """Whether the two numbers of a sentence make up all that there are of a kind."""
    label = c.label_of(noun)
    counted = count_of(match["one"]) + count_of(match["two"])
    return label is not None and counted == len(c.reader.names.dimensions[label].ticks)


@told_by("gain gains gained lose loses lost")
def bare_gain(_: Scene, text: str) -> Iterator[Version]:
    """“Three sources gain”: without an amount, that is that they rise."""

    def moves(found: Match) -> str:
        up, ending = found["verb"].lower().startswith("gain"), found["verb"].lower()[-1]
        form = "s" if ending == "s" else "ed" if ending in "dt" else ""
        return f"{'increase' if up else 'decrease'}{form[-1:] if form == 'ed' else form}"

    said = _VERB.sub(moves, text)
    if said != text:
        yield (Plain(said),)


_CHANGES = "loss|gain|drop|rise|fall|decline|increase|decrease|growth|improvement|reduction"
_VALUES = "value|figure|share|rate|score|number|level|reading|count|one|result|percentage"
_OF_ALL = rf"(?:of all|of any|in the (?:{WHOLE} )?(?:{FIGURE}|table|map))"
_EXTREME = any_case(
    r"(?:this|that|which|it) (?:is|was|makes|represents) (?:also |by far )?"
    rf"(?P<most>the (?:\w+est|most \w+)) (?:(?P<change>{_CHANGES})|(?P<value>{_VALUES})) {_OF_ALL}"
)


@of_form(_EXTREME, "this that which it", f"all any table map {FIGURE_WORDS}")
def that_extreme(c: Scene, match: Match) -> Iterator[Version]:
    """“A is at 6 in 2020. That is the lowest value of all”: A in 2020 has it."""
    if not c.before or not c.reader.writes_a_value(c.before):
        return
    lead, subject, rest = c.cut(c.before.rstrip(" ."))
    if not subject or not c.reader.is_place(subject):
        return
    if match["change"]:
        when = " ".join((lead.strip(" ,"), *c.led_places(rest)))
        yield (Plain(f"{subject} has {match['most']} {match['change']} of all {when}".strip()),)
    else:
        where = " ".join((subject, lead.strip(" ,"), *c.led_places(rest)))
        yield (Plain(f"{' '.join(where.split())} has {match['most']} value of all"),)
