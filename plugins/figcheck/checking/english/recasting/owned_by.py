"""Whose something is, told by the name alone: “the steepest fall is Poland's”."""

from __future__ import annotations

from collections.abc import Iterator

from figcheck.checking.english.recasting.plain import Match, Plain, Scene, Version, told_by
from figcheck.checking.english.shared_words import LATER_ORDINAL
from figcheck.patterns import any_case, regex

_OWNED = regex(
    r"(?P<before>\b(?:is|are|was|were|being|than|by|and|to|with|from|of|like|match(?:es)?|equals?) "
    r"(?:only |just |also |clearly )?)"
    r"(?P<owner>(?:the )?[^\s,;:()](?:(?! (?:is|are|was|were|than) )[^,;:()]){0,40}?)['’]s?"
    r"(?=[,;.]|\Z| (?:at|with|in|on|for|from|between|during|and|by|over|\()\b)",
)


@told_by("s '", "is are was were being than by and to with from of like match matches equal equals")
def owned_by(c: Scene, text: str) -> Iterator[Version]:
    """“The steepest fall is Poland's, followed by Italy's”: that of Poland, by that of Italy."""
    said = _OWNED.sub(lambda m: _of(c, m), text)
    if said != text:
        yield (Plain(said),)


def _of(c: Scene, match: Match) -> str:
    owner = match["owner"]
    return f"{match['before']}that of {owner}" if c.reader.is_place(owner) else match[0]


_CHANGES = (
    "loss|drop|fall|decline|decrease|reduction|plunge|slump|gain|rise|increase|growth|improvement|"
    "jump|change"
)
_ENDS = any_case(r"\b(?:from|between)\b")

_OWN_CHANGE = any_case(
    rf"(?P<lead>[^,;:]+, )?(?P<owner>[^,;:]+?)['’]s? (?P<noun>(?:total |overall )?(?:{_CHANGES}))"
    r"(?: of (?P<size>[^,;:]*?\d[^,;:]*?)| \((?P<noted>[^()]*\d[^()]*)\))?"
    r"(?P<ends> (?:from|between) [^,;:()]+ (?:to|and) [^,;:()]+?)? "
    r"(?:is|was) (?:also )?(?:by far )?"
    rf"the (?P<most>(?:(?:{LATER_ORDINAL}|next)[- ])?\w+est)(?: one)?"
    r"(?: of (?:all|them all|the [a-z0-9]+(?: [a-z]+)?|all [a-z]+))?"
)
_CHANGE_OF = any_case(
    rf"(?P<lead>[^,;:]+, )?the (?P<noun>(?:total |overall )?(?:{_CHANGES})) (?:of|for|in) "
    r"(?P<owner>[^,;:]+?)(?:, (?P<size>[^,;:]*\d[^,;:]*),| \((?P<noted>[^()]*\d[^()]*)\))?"
    r"(?P<ends> (?:from|between) [^,;:()]+ (?:to|and) [^,;:()]+?)? "
    r"(?:is|was) (?:also )?(?:by far )?"
    rf"the (?P<most>(?:(?:{LATER_ORDINAL}|next)[- ])?\w+est)(?: one)?"
    r"(?: of (?:all|them all|the [a-z0-9]+(?: [a-z]+)?|all [a-z]+))?"
)


@told_by("is was", " ".join(_CHANGES.split("|")))
def own_change(c: Scene, text: str) -> Iterator[Version]:
    """“A's loss of 5 points is the biggest of all”: A shows the biggest loss, 5 points."""
    match = _OWN_CHANGE.fullmatch(text) or _CHANGE_OF.fullmatch(text)
    if match is None or not c.reader.is_place(match["owner"]):
        return
    if _ENDS.search(match["owner"]):
        return
    size = match["size"] or match["noted"]
    said = f"{match['owner']} shows the {match['most']} {match['noun']}{match['ends'] or ''}"
    yield (Plain(f"{match['lead'] or ''}{said}{f', {size}' if size else ''}"),)
