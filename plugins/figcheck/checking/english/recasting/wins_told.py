"""How many of several each wins: “neither A nor B wins any set”, “best on four of the eight”."""

from __future__ import annotations

from collections.abc import Iterator

from figcheck.checking.english.lexicon.entries import NUMERALS
from figcheck.checking.english.lexicon.shared_words import COUNT
from figcheck.checking.english.recasting.plain import Match, Plain, Scene, Version, of_form, told_by
from figcheck.patterns import any_case, regex

_WIN = r"(?P<verb>win|lead|top|dominate)s?"
_ANY = (
    r"(?:any|a single|even a single|even one)(?: of the)?(?: (?:single|other))? "
    r"(?P<what>[a-z]+(?: [a-z]+)?)"
)
_ONE = any_case(
    rf"(?P<who>[^,;:]+?) (?:does not|do not|doesn't|don't|did not|never|fails to|fail to) {_WIN} "
    rf"(?:in |on )?{_ANY}"
)
_NEITHER = any_case(rf"neither (?P<one>[^,;:]+?) nor (?P<two>[^,;:]+?) {_WIN} (?:in |on )?{_ANY}")


_BEST = (
    r"(?P<best>(?:is|are) (?:the )?(?:best|first|winner|leader|on top|ahead)(?: [a-z]+)?|(?:has"
    r"|have|reaches|achieves) the (?:best|highest|lowest) [a-z]+)"
)
_NEITHER_BEST = any_case(
    rf"neither (?P<one>[^,;:]+?) nor (?P<two>[^,;:]+?) {_BEST} (?:at|in|on|for|under) {_ANY}"
)
_ONLY = any_case(r"\b(?:wins|won|win) only (?=(?:on|in|for|at) )")


@told_by("wins win won", "only")
def wins_only(_: Scene, text: str) -> Iterator[Version]:
    """“A wins only on Web”: it is the best only there."""
    said = _ONLY.sub("is best only ", text)
    if said != text:
        yield (Plain(said),)


@of_form(
    _NEITHER_BEST, "neither", "best first winner leader top ahead highest lowest", "any single one"
)
def neither_best(c: Scene, match: Match) -> Iterator[Version]:
    """“Neither A nor B is the best on any set”: A never is, and B never is."""
    if not _is_one(c, match["what"]):
        return
    names, (be, _, best) = (match["one"], match["two"]), match["best"].partition(" ")
    if all(map(c.is_subject, names)):
        be = "is" if be.lower() in ("is", "are") else "has"
        yield tuple(
            Plain(f"{name} {be} never {best}" if be == "is" else f"{name} never {be} {best}")
            for name in names
        )


@told_by("win wins lead leads top tops dominate dominates", "any single one")
def wins_none(c: Scene, text: str) -> Iterator[Version]:
    """“A does not win any category”: it wins none."""
    if match := _ONE.fullmatch(text):
        if c.is_subject(match["who"]) and _is_one(c, match["what"]):
            yield (Plain(f"{match['who']} wins no {_singular(match['what'])}"),)
    elif match := _NEITHER.fullmatch(text):
        names = match["one"], match["two"]
        if all(map(c.is_subject, names)) and _is_one(c, match["what"]):
            yield tuple(Plain(f"{name} wins no {_singular(match['what'])}") for name in names)


def _is_one(c: Scene, noun: str) -> bool:
    """Whether a noun is for places of the figure where something may be the best."""
    return c.label_of(noun) is not None or _singular(noun.lower()) in _PLACES


_PLACES = frozenset("category case task set dataset benchmark group column row panel cell".split())


def _singular(noun: str) -> str:
    """A noun in the singular, as it stands behind “no”."""
    if noun.endswith("ies"):
        return f"{noun[:-3]}y"
    return noun[:-1] if noun.endswith("s") and not noun.endswith("ss") else noun


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
