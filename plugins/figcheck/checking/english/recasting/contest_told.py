"""How a contest of two goes: “A leads at 4, ties with B at 8 and trails at 16”."""

from __future__ import annotations

import re
from collections.abc import Iterator

from figcheck.checking.english.lexicon.entries import NUMERALS
from figcheck.checking.english.recasting.plain import Plain, Scene, Version, told_by
from figcheck.patterns import any_case, regex

_VERBS = {
    "beats": "leads?|led|wins?|won|is ahead|are ahead|is in front|comes? out ahead|is better"
    "|performs? better|prevails?|is superior|outperforms|beats|beat|tops|bests|outscores",
    "trails": "trails?|trailed|loses?|lost|is behind|are behind|falls? behind|lags?(?: behind)?"
    "|is worse|performs? worse|is inferior|comes? second",
    "ties with": "ties?|tied|is tied|are tied|draws?|drew|is level|are level|is on par|is equal"
    "|matches|equals",
}
_ANY = "|".join(f"(?:{verbs})" for verbs in _VERBS.values())
_TIES = any_case(
    rf"with (?P<many>(?:{'|'.join(NUMERALS[1:])}|a|\d+)(?: more| further)?) (?:ties?|draws?)"
    r"(?P<rest> .+)?"
)
_FIRST = any_case(
    r"(?P<head>[^:;]+: )?(?P<lead>(?:at|in|on|for|with|under) [^,;:]+, )?"
    rf"(?P<one>[^,;:]+?) (?P<verb>{_ANY})(?= )(?P<rest> .+)"
)
_NEXT = any_case(rf"(?:it )?(?:only )?(?P<verb>{_ANY})(?P<rest> .+)?")
_JOINT = any_case(
    r"(?:, (?:and |but |while )?(?:it )?|(?:,? and |,? but )(?:it )?)"
    rf"(?={_ANY}|with (?:\w+ ){{1,2}}(?:tie|draw))"
)
_SO_MANY = any_case(r"\bin (?P<many>[\w-]+|\d+)(?: (?:others?|more))?$")
_OF = regex(
    r"\b(?:in|on|at) (?:only |just )?[\w-]+(?P<noun>(?: of (?:the|its|all)(?: [\w-]+)?)? [a-z]+s)\b"
)
"""What is counted: “(in three) of the six races”."""
_PLACE = regex(r" (?:at|in|on|for|by|with|under|from|until|up to|except|whenever|when)\b")


@told_by(
    "leads lead led wins win won ahead front better prevails superior outperforms beats beat tops "
    "trails trail loses lose lost behind lags worse ties tie tied draws level par equal matches",
    "and but , with",
)
def contest_told(c: Scene, text: str) -> Iterator[Version]:
    """“A leads at 4, ties with B at 8 and trails by 2 at 16”: it is of A and B all along."""
    text = text.rstrip().rstrip(".")
    first = _FIRST.fullmatch(text)
    if first is None:
        return
    pieces = _JOINT.split(f"{first['verb']}{first['rest']}")
    told = [_told(piece) for piece in pieces]
    if len(told) < 2 or None in told or len({t[0] for t in told if t}) < 2 or c.reads(text):
        return
    rival = _rival(c, first["one"], text)
    if rival is None:
        return
    noun = _OF.search(first["rest"])
    lead = first["lead"] or ""
    said = [Plain(first["head"].strip().rstrip(":"))] if first["head"] else []
    for verb, rest in (t for t in told if t is not None):
        where = _without(rest, rival)
        if where is None:
            return
        if noun is not None and _SO_MANY.search(where):
            where = f"{where}{noun['noun']}"
        if c.named_in(lead).keys() & c.named_in(where).keys():
            return  # "On Web, A beats B but trails it on News": on which it is.
        said.append(Plain(f"{lead}{first['one']} {verb} {rival}{where}"))
    yield tuple(said)


def _told(piece: str) -> tuple[str, str] | None:
    """What a piece says of the contest, in one verb, and the rest of it."""
    ties = _TIES.fullmatch(piece.strip())
    if ties is not None:
        return "ties with", ties["rest"] or ""
    found = _NEXT.fullmatch(piece.strip())
    if found is None:
        return None
    for plain, verbs in _VERBS.items():
        if re.fullmatch(verbs, found["verb"], re.IGNORECASE):
            return plain, found["rest"] or ""
    return None


def _rival(c: Scene, one: str, text: str) -> str | None:
    """The one other thing of its kind that is named, in the sentence or else before it."""
    own = c.named_in(one)
    if len(own) != 1:
        return None
    ((dimension, names),) = own.items()
    for said in (text, c.before):
        others = [t for t in c.named_in(said).get(dimension, ()) if t not in names]
        if others:
            return others[0] if len(others) == len(names) == 1 else None
    return None


def _without(rest: str, rival: str) -> str | None:
    """What a piece says behind its verb without the rival that it may name: where, by how much."""
    if not rest or _PLACE.match(rest):
        lowered, name = rest.lower(), rival.lower()
        for joint in ("with ", "over ", "against ", "to "):
            if lowered.startswith(f" {joint}{name}"):
                return rest[len(joint) + len(rival) + 1 :]
        return rest
    found = re.match(
        rf" (?:over |against |to |of |with )?(?:it|him|them|(?:its|her|his|their|the) rival"
        rf"|the other(?: one)?|(?:the )?{re.escape(rival)})(?= |$)",
        rest,
        re.IGNORECASE,
    )
    return rest[found.end() :] if found else None
