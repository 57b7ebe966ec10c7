"""Orders that are written out: “A > B > C holds at each size”, “A (14), B (11)”."""

from __future__ import annotations

from collections.abc import Iterator

from figcheck.checking.english.lexicon.first_letters import capitalised, uncapitalised
from figcheck.checking.english.recasting.plain import Match, Plain, Scene, Version, of_form, told_by
from figcheck.patterns import any_case, regex

_ORDER = r"(?:ranking|rank order|order|ordering|hierarchy|sequence)"
_EACH = r"(?:at|for|on|in|across|under|with) (?:all|each|every|both) [^,;:()]+?"
_HOLDS = regex(
    rf"[Tt]he (?:overall |same |relative )?{_ORDER}(?: of the [a-z]+)?,?"
    r" \(?(?P<order>[^();:]+?)\)?,?"
    rf" (?:holds|is (?:the same|preserved|maintained|consistent|stable|unchanged)|stays the same"
    rf"|remains (?:the same|unchanged|consistent|stable)|persists|is observed|applies)"
    rf" (?P<each>{_EACH})"
)
_NAMED = regex(
    rf"(?P<head>[Tt]he {_ORDER}(?: of the [a-z]+)? (?:is|stays|remains) (?:the same|identical"
    rf"|consistent|unchanged) (?P<each>{_EACH}))(?::| \(|, namely) ?(?P<order>[^();:]+?)\)?"
)
_ABOVE = regex(r"(?<!<)[^<]+>[^<]+")


@of_form((_NAMED, _HOLDS), "ranking order ordering hierarchy sequence rank", ", >")
def orders_holding(scene: Scene, match: Match) -> Iterator[Version]:
    """“The ranking is the same at all sizes: A, B, C”: at each size it is that."""
    if "<" in match["order"]:
        return
    named = scene.named_in(match["order"])
    if len(named) != 1 or len(next(iter(named.values()))) < 3:
        return
    each = capitalised(match["each"])
    said = (
        match["order"] if _ABOVE.fullmatch(match["order"]) else f"the ranking is {match['order']}"
    )
    yield (Plain(f"{each}, {said}"),)


_FOLLOWS = regex(
    rf"(?:(?P<lead>{_EACH}), )?(?:the (?:scores?|values?|results?|bars|lines|curves|metrics"
    rf"|{_ORDER}) (?:follows?|obeys?|keeps?|shows?|is|are|stands? in)(?: ordered| ranked| as)?"
    rf"(?: the)?(?: same)?(?: {_ORDER})?:? |the {_ORDER} )?"
    r"(?P<order>[^\s<>≤≥;:(),][^<>≤≥;:(),]*(?: ?[<>] ?[^<>≤≥;:(),]+?){2,})"
    rf"(?:,? (?:holds? )?(?P<each>{_EACH}))?"
)
_SIGN = regex(r" ?([<>]) ?")


@told_by("< >", "in at for on across under with")
def order_followed(scene: Scene, text: str) -> Iterator[Version]:
    """“In all rows, the scores follow the order A < B < C”: in each C > B > A."""
    match = _FOLLOWS.fullmatch(uncapitalised(text).rstrip(" ."))
    if match is None or not (match["lead"] or match["each"]):
        return
    names = _SIGN.split(match["order"])
    signs, names = set(names[1::2]), names[::2]
    named = [scene.named_in(name) for name in names]
    if len(signs) != 1 or any(len(one) != 1 for one in named):
        return
    if len({next(iter(one)) for one in named}) != 1 or not all(map(scene.reader.is_place, names)):
        return
    # From the highest on, as the order is read that is written so.
    order = " > ".join(names if signs == {">"} else reversed(names))
    each = match["lead"] or match["each"]
    yield (Plain(f"{capitalised(each)}, {order}"),)


_TOLD_ORDER = any_case(
    r"\b(?:ranking|order|sequence|ordering|rank order|hierarchy|list|podium|followed by)\b"
)
_NOTED = regex(r"(?P<before>[^()]+?) \((?P<value>[^(),;]*\d[^(),;]*)\)")
_VALUE_IN_BRACKETS = regex(r" \([^()]*\)")


@told_by("(", "ranking order sequence ordering hierarchy list podium followed")
def ranked_with_values(c: Scene, text: str) -> Iterator[Version]:
    """“In 2022 the ranking is A (14.4) and B (6.8)”: it is A and B, A has 14.4 and B 6.8."""
    if _TOLD_ORDER.search(text) is None:
        return
    values: list[tuple[str, str]] = []
    for found in _NOTED.finditer(text):
        words = found["before"].split(" ")
        names = (" ".join(words[i:]) for i in range(len(words)))
        name = next((n.strip(" ,") for n in names if c.reader.is_place(n.strip(" ,"))), None)
        if name is None or sum(map(len, c.named_in(name).values())) != 1:
            return
        values.append((name, found["value"]))
    bare = _VALUE_IN_BRACKETS.sub("", text)
    if len(values) < len(("one", "two")) or not c.reads(bare):
        return
    things = {d for name, _ in values for d in c.named_in(name)}
    where = [p for p in c.led_places(bare) if not things & c.named_in(p).keys()]
    led = f"{capitalised(where[0])}, " if where else ""
    said = [f"{led}{name} is at {value}" for name, value in values]
    if all(map(c.reads, said)):
        yield Plain(bare), *map(Plain, said)
