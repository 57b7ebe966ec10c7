"""What is said of one of several measures in other words: “in terms of speed”, “the fewest layers”.

Of figures that give several measures of each thing: tables of models, and points of scatter plots.
"""

from __future__ import annotations

from collections.abc import Iterator

from figcheck.checking.english.recasting.plain import Plain, Scene, Version, told_by
from figcheck.patterns import any_case

_TERMS = (
    r"(?:in terms of|in respect of|with respect to|with regard to|when it comes to|regarding"
    r"|as regards|as far as)"
)
_LED = any_case(
    rf"{_TERMS} (?P<what>[a-z]+(?: [a-z]+)?)(?: (?:is|are) concerned)?, (?P<said>[^;:]+? (?:ranks?"
    r"|comes?|finishes|is|are|places?) [^;:]*?(?:first|second|third|fourth|fifth|last|sixth|best"
    r"|worst)[^,;:]*)"
)
_WITHIN = any_case(rf" {_TERMS} (?P<what>speed|size|accuracy|quality|cost|price|latency)\b")


@told_by("terms respect regard when regarding regards far")
def in_terms_of(_: Scene, text: str) -> Iterator[Version]:
    """“In terms of speed, A ranks third”: it ranks third in speed."""
    match = _LED.fullmatch(text.rstrip(" ."))
    if match is not None:
        yield (Plain(f"{match['said']} in {match['what']}"),)
        return
    plain = _WITHIN.sub(r" in \g<what>", text)
    if plain != text:
        yield (Plain(plain),)


_FEWEST = any_case(
    r"\bwith the (?:(?P<most>most|largest number of|highest number of|greatest number of"
    r"|largest count of)|fewest|least|smallest number of|lowest number of) (?P<what>[a-z]+"
    r"(?: [a-z]+)?)(?= (?:all |both |also |still |even )?[a-z]+)"
)


@told_by("with", "most fewest least number count")
def with_the_fewest(c: Scene, text: str) -> Iterator[Version]:
    """“The model with the fewest layers”: with the lowest number of them, where that is given."""
    measured = c.reader.names.measures.dimension
    match = _FEWEST.search(text)
    if match is None or measured is None:
        return
    words = match["what"].split()
    for count in range(len(words), 0, -1):
        what = " ".join(words[:count])
        ticks = c.named_in(what).get(measured, ())
        if len(ticks) == 1:
            end = match.start("what") + len(what)
            extreme = "highest" if match["most"] else "lowest"
            yield (Plain(f"{text[: match.start()]}with the {extreme} {ticks[0]}{text[end:]}"),)
            return


_MORE = (
    r"(?:an? )?(?P<{0}>more|larger|higher|greater|bigger|longer|fewer|lower|smaller|less|shorter)"
)
_OF = r"(?: (?:number|count|amount|value)s? of)?"
_GOES_WITH = any_case(
    rf"{_MORE.format('one')}{_OF} (?P<what>[^,;:()]+?) (?P<all>always |invariably |consistently "
    r"|necessarily )?(?:go(?:es)? (?:along|hand in hand|together) with|comes? with|means?|implies"
    r"|imply|leads? to|results? in|brings?|gives?|entails?|translates? into) "
    rf"{_MORE.format('two')}{_OF} (?P<then>[^,;:()]+)"
)
_NOT_ALWAYS = any_case(
    r" (?:do|does|did)(?: not|n['’]t) (?:necessarily|always|automatically|invariably)"
    r" (?P<verb>go|come|mean|imply|lead|result|bring|give|entail|translate|guarantee)\b"
)
_DENIED = any_case(r"\b(?:not|never|no|seldom|rarely|hardly|n['’]t|sometimes|often)\b")
_DONE = {"go": "goes", "guarantee": "brings", "imply": "implies"}
_DOWN = frozenset({"fewer", "lower", "smaller", "less", "shorter"})


@told_by(
    "more larger higher greater bigger longer fewer lower smaller less shorter",
    "go goes come comes mean means implies imply lead leads result results bring brings give "
    "gives entail entails translate translates",
)
def more_goes_with(c: Scene, text: str) -> Iterator[Version]:
    """“More layers always come with a lower speed”: in each order of these, the other one falls."""
    measured = c.reader.names.measures.dimension
    match = _GOES_WITH.fullmatch(text.rstrip(" ."))
    if match is None or measured is None or _DENIED.search(text):
        return
    one, two = (c.named_in(match[side]) for side in ("what", "then"))
    if not all(n.keys() == {measured} and len(n[measured]) == 1 for n in (one, two)):
        return
    cause, effect = one[measured][0], two[measured][0]
    things = [d for d in c.reader.figure.dimensions if d.name != measured and len(d.ticks) > 1]
    if cause == effect or len(things) != 1:
        return
    falls = (match["one"].lower() in _DOWN) is not (match["two"].lower() in _DOWN)
    moves = "decreases" if falls else "increases"
    if not match["all"]:
        yield (Plain(f"{effect} {moves} as {cause} increases"),)
        return
    sorts = f"Sorting the models by {cause} also sorts them by {effect}"
    if c.holds(sorts) is False:
        yield (Plain(sorts),)  # Neither the one way nor the other.
    else:
        yield (Plain(f"The more {cause}, the {'lower' if falls else 'higher'} the {effect}"),)


@told_by("not n't", "necessarily always automatically invariably")
def not_always_more(c: Scene, text: str) -> Iterator[Version]:
    """“More layers do not always mean a higher score”: they do not in each case."""
    denied = _NOT_ALWAYS.search(text)
    if denied is None:
        return
    verb = denied["verb"].lower()
    always = f"{text[: denied.start()]} always {_DONE.get(verb, f'{verb}s')}{text[denied.end() :]}"
    for version in more_goes_with.way(c, always):
        if len(version) == 1:
            yield (Plain(version[0].text, negated=True),)
