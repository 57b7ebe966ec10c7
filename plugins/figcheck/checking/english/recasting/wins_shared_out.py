"""How many places each of several wins: “A is best on four of the eight sets, B on three”."""

from __future__ import annotations

from collections.abc import Iterator

from figcheck.checking.english.lexicon import NUMERALS
from figcheck.checking.english.recasting.plain import Plain, Scene, Version, told_by
from figcheck.checking.english.shared_words import COUNT
from figcheck.patterns import any_case, regex

_TOPS = (
    r"(?:(?:is|are|was) (?:(?:clearly|again) )?(?:the )?(?:best|highest|strongest|most accurate"
    r"|leading|first|ahead|top|worst|lowest|weakest)(?: [a-z]+)?|(?:has|delivers|achieves|reaches"
    r"|obtains|attains|yields|gives|records|shows) the (?:best|highest|lowest|top|worst) [a-z-]+"
    r"|leads|wins|comes (?:out )?(?:on top|first|ahead)|ranks (?:first|last|highest)|performs best"
    r"|takes (?:the )?(?:first place|lead)|tops(?: the [a-z]+)?)"
)
_FIRST = any_case(
    rf"(?P<name>[^,;:()]+?) (?P<tops>{_TOPS}) (?P<at>in|for|on) (?P<hedge>only |just "
    rf")?(?P<n>{COUNT})(?: of (?:the|all)(?: (?P<all>{COUNT}))?)? (?P<noun>[a-z]+(?: [a-z]+)?)"
)
_JOINT = any_case(r"(?:,? (?:while|whereas|and|but) |, (?:while |whereas |and )?|; )(?![^()]*\))")
_NEXT = any_case(
    rf"(?P<name>[^,;:()]+?)(?: (?:does so|(?P<tops>{_TOPS})))? (?:in|for|on) (?P<hedge>only |just "
    rf")?(?P<n>{COUNT}|the (?:remaining|other|last)(?: {COUNT})?|the (?:rest|remainder))(?: of "
    r"(?:them|these|the [a-z]+))?(?: [a-z]+)?(?P<note> \([^()]*\))?"
)
_NOTE = regex(r" \((?P<place>[^(),]+?)(?:, (?:with |at )?(?P<amount>[^(),]*\d[^(),]*))?\)")


@told_by("in for on", "and while whereas but , ;")
def wins_shared_out(c: Scene, text: str) -> Iterator[Version]:
    """“A is best on four of the eight sets, B on three and C on the remaining one”: each is."""
    joint = next(
        (j for j in _JOINT.finditer(text) if _FIRST.fullmatch(text[: j.start()]) is not None), None
    )
    first = _FIRST.fullmatch(text[: joint.start()]) if joint is not None else None
    if joint is None or first is None or not c.is_subject(first["name"]):
        return
    told, left = [Plain(first.string)], _number(first["all"])
    left = left - _number(first["n"]) if left else 0
    pieces = _JOINT.split(text[joint.end() :])
    items = [_NEXT.fullmatch(piece) for piece in pieces]
    if any(item is None or not c.is_subject(item["name"]) for item in items):
        return
    for item in filter(None, items):
        count = _number(item["n"].rpartition(" ")[2] if " " in item["n"] else item["n"]) or left
        if not count:
            return
        left = max(left - count, 0)
        tops, at, noun = item["tops"] or first["tops"], first["at"], first["noun"]
        told.append(Plain(f"{item['name']} {tops} {at} {count} {noun}"))
        if item["note"]:
            note = _NOTE.fullmatch(item["note"])
            if note is None or count != 1 or not c.reader.is_place(note["place"]):
                return
            told.append(Plain(f"{item['name']} {tops} for {note['place']}"))
            if note["amount"]:
                told.append(Plain(f"{item['name']} is at {note['amount']} for {note['place']}"))
    yield tuple(told)


def _number(text: str | None) -> int:
    """A number in words or in digits; 0 if it is none."""
    word = (text or "").lower()
    if word.isdigit():
        return int(word)
    return NUMERALS.index(word) if word in NUMERALS else 0
