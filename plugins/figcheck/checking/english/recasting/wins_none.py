"""Not to win any of several: “A does not win any category”, “neither A nor B wins any set”."""

from __future__ import annotations

from collections.abc import Iterator

from figcheck.checking.english.recasting.plain import Match, Plain, Scene, Version, of_form, told_by
from figcheck.patterns import any_case

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
