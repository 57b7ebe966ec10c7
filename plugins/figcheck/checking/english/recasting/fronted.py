"""Sentences whose subject stands last: “Behind A comes B”, “On no task does A beat B”."""

from __future__ import annotations

from collections.abc import Iterator

from figcheck.checking.english.lexicon.first_letters import capitalised, uncapitalised
from figcheck.checking.english.recasting.plain import Match, Plain, Scene, Version, of_form, told_by
from figcheck.checking.language.order import is_ordered
from figcheck.patterns import any_case, regex

_IS = r"(?:comes?|came|is|are|was|were|lies?|lay|sits?|stands?|ranks?|follows?|come|rank|follow)"
_NUMBER = r"(?:(?:about|around|roughly|nearly|almost|only|just|just over|just under) )*[$€£]?-?\d"
_WHO = (
    r"(?P<only>(?:only|just) )?(?P<who>[^;:()]+?)"
    rf"(?:,? (?:with|at|on) (?P<value>{_NUMBER}[^;:()]*)| \((?P<noted>{_NUMBER}[^()]*)\))?"
)
_BESIDE = regex(
    r"(?P<how>(?:right|just|directly|immediately|close|closely|shortly|not far|only) )?"
    r"(?P<where>behind|after|below|above|ahead of|in front of|between|under|over|beyond) "
    rf"(?P<than>[^,;:]+?),? {_IS} {_WHO}(?P<tail>, (?:with|while|whereas|but|and|followed) .+)?",
)
_NEXT = frozenset({"behind", "after"})
_AT_OTHER_END = regex(
    r"(?:at|on|towards?) the (?:very )?(?:other|opposite|far|lower|upper|bottom|top) (?:extreme|end"
    rf"|side)(?: of the [a-z]+)? (?:{_IS}) {_WHO}"
)


@told_by(
    "behind after below above ahead front between under over beyond",
    "comes come came is are was were lies lie lay sits sit stands stand ranks rank follows follow",
)
def fronted(c: Scene, text: str) -> Iterator[Version]:
    """“Behind A comes B (5)”: A is followed by B; “Below A lie only B and C”: only these do."""
    text = uncapitalised(text)
    match = _BESIDE.fullmatch(text)
    if match is None or not c.is_subject(match["who"]) or not c.named_in(match["who"]):
        return
    who, where, than = match.group("who", "where", "than")
    value = match["value"] or match["noted"]
    told = (Plain(f"{who} is at {value}"),) if value else ()
    if where in _NEXT and not match["only"] and c.reader.is_place(than):
        noted = f" ({value})" if value else ""
        yield (Plain(f"{than} is followed by {who}{noted}{match['tail'] or ''}"),)
        return
    if match["tail"]:
        return
    if than.isdigit() or c.reader.is_place(than) or c.is_value(than):
        verb = "are" if " and " in who else "is"
        yield Plain(f"{match['only'] or ''}{who} {verb} {where} {than}"), *told


@told_by("end extreme side", "other opposite far lower upper bottom top")
def at_other_end(c: Scene, text: str) -> Iterator[Version]:
    """“At the other end sits B with 2”: it is the lowest of all, or the highest if it is that."""
    match = _AT_OTHER_END.fullmatch(uncapitalised(text))
    if match is None or any(map(is_ordered, c.reader.figure.dimensions)):
        return
    who, value = match["who"], match["value"] or match["noted"]
    ends = [f"{who} has the {end} value" for end in ("lowest", "highest")]
    if not c.is_subject(who) or not all(map(c.reads, ends)):
        return
    said = ends[1] if c.holds(ends[1]) else ends[0]
    yield Plain(said), *((Plain(f"{who} is at {value}"),) if value else ())


_INVERTED = any_case(
    r"(?P<at>at|in|on|for|under|with) no (?P<noun>(?:other )?[a-z]+(?: [a-z]+)??) "
    r"(?P<does>does|do|did) (?P<said>[^;:]+)"
)
_MOST_WORDS = 6
"""Words that a subject may have."""


@of_form(_INVERTED, "no", "does do did")
def inverted(c: Scene, match: Match) -> Iterator[Version]:
    """“On no task does A beat B”: A beats B on no task; “at no size does any …”: none does."""
    words = match["said"].split()
    where = f"{match['at'].lower()} no {match['noun']}"
    for size in range(min(_MOST_WORDS, len(words) - 1), 0, -1):
        who, verb, rest = " ".join(words[:size]), words[size], " ".join(words[size + 1 :])
        if who.lower().startswith("any "):
            all_of = f"{match['at']} every {match['noun']}"
            none = f"no {who[4:]} {_third(verb)} {rest}".strip()
            if c.is_subject(f"no {who[4:]}"):
                yield (Plain(f"{capitalised(all_of)}, {none}"),)
                return
        elif c.reader.is_place(who):
            yield (Plain(f"{who} {_third(verb)} {rest} {where}".replace("  ", " ")),)
            return


def _third(verb: str) -> str:
    """“beats” of “beat”."""
    if verb == "have":
        return "has"
    return f"{verb}es" if verb.endswith(("s", "sh", "ch", "x", "o")) else f"{verb}s"
