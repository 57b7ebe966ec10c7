"""What goes from one thing to another in a grid of both: “when the A model is evaluated on B”."""

from __future__ import annotations

import re
from collections.abc import Iterator

from figcheck.checking.english.lexicon.shared_words import COUNT, GAP, LEAD, count_of
from figcheck.checking.english.recasting.plain import Match, Plain, Scene, Version, of_form, told_by
from figcheck.patterns import any_case, regex

_WHEN_TESTED = any_case(
    r",? (?:recorded|obtained|observed|reached|found|seen|measured|attained|which (?:is|occurs)"
    r"(?: (?:recorded|obtained|reached|found))?) (?:when|where|for|by) (?:the |a "
    r")?(?P<one>[^,;:()]+?)"
    r"(?:(?: model| system| classifier| parser| tagger))? (?:is |being |was )?(?:evaluated|tested"
    r"|applied|run) (?:on|to) (?P<two>[^,;:()]+?)(?: (?:text|texts|data|documents|test set))?\Z"
)
_FORMED_BY = any_case(
    rf"(?:all|the|all of the|all the) (?P<count>{COUNT}) cells (?:formed by|that involve|made up of"
    rf"|spanned by"
    r"|in the block of|of the block formed by|in the block formed by|between|among|for) "
    r"(?P<names>[^;:()]+?) (?:(?:are|is|lie|stay|remain) )?(?:all )?"
    r"(?P<said>(?:are |lie |stay |remain |exceed |above |below |over |under |at least |at most ).+)"
)
_EQUALLY_WELL = any_case(
    r"(?P<names>[^,;:()]+?) transfer to (?:each other|one another) (?P<near>(?:almost|nearly|about"
    r"|roughly|virtually|practically) )?equally well(?: \((?P<a>[\d.]+)(?: ?%)? (?:and|vs\.?) "
    r"(?P<b>[\d.]+)(?: ?%)?\))?(?:,? (?:differing by|with a difference of|with scores that "
    r"differ by) (?P<far>(?:only |just |about )*(?:[\d.]+|half a|one)) points?)?"
)
_DOES_BETTER = any_case(
    r"(?P<said>(?:the )?[^,;:]+? does (?:clearly |much |slightly )?(?:better|worse) on [^,;:]+? "
    rf"than (?:the )?[^,;:]+? does on [^,;:]+?), (?:which is )?an? (?:{GAP}|{LEAD}) of "
    r"(?P<far>(?:about |only |just |roughly )?[\d.]+) (?:[a-z0-9]+ )?points?"
)
_TRANSFERS = any_case(
    r"(?:the )?(?P<name>[^,;:()]+?)(?: model| system)? (?:transfers|generali[sz]es) "
    r"(?P<how>best|worst|second[- ]best|second[- ]worst)"
    r"(?: (?:of all(?: [a-z]+)?|of the [a-z]+|overall|on average)(?: (?:models|sources|domains))?)?"
    r"(?:, (?:averaging|with an average of|with a mean of|scoring on average) (?P<much>(?:only "
    r"|just |about |around |roughly )*[\d.]+)(?: ?%| [a-z0-9]+)? (?:on|over|across) the "
    rf"(?:{COUNT} )?(?:other|foreign|remaining|out-of-domain|unseen)(?: {COUNT})? [a-z ]+)?"
)
_LESS = any_case(r"\b(?:only|just) ")
_LISTED = regex(r", (?:and )?| and ")


@told_by("when where for by", "evaluated tested applied run")
def when_tested(c: Scene, text: str) -> Iterator[Version]:
    """“…, recorded when the A model is evaluated on B”: for training on A and testing on B."""
    match = _WHEN_TESTED.search(text)
    if match is None or c.reader.names.directions is None:
        return
    one, two = (_thing(c, match[key]) for key in ("one", "two"))
    if one and two:
        said = f"{text[: match.start()]}, for training on {one} and testing on {two}"
        yield (Plain(said),)


@of_form(_FORMED_BY, "cells", "formed that made spanned block between among for")
def cells_formed_by(c: Scene, match: Match) -> Iterator[Version]:
    """“All nine cells formed by A, B and C”: where their rows meet their columns.

    So many cells say whether those of each with itself are among them.
    """
    names = [_thing(c, name) for name in _LISTED.split(match["names"])]
    size = count_of(match["count"])
    if len(names) < 2 or None in names or len(set(names)) < len(names):
        return
    listed = f"{', '.join(map(str, names[:-1]))} and {names[-1]}"
    said = match["said"] if match["said"][0] in "aeAE" else f"are {match['said']}"
    if re.match(r"(?:above|at (?:least|most))", said):
        said = f"are {said}"
    if size == len(names) ** 2:
        yield (Plain(f"All cells in the {listed} rows and the {listed} columns {said}"),)


@of_form(_EQUALLY_WELL, "transfer", "equally")
def equally_well(c: Scene, match: Match) -> Iterator[Version]:
    """“A and B transfer to each other almost equally well (71.9 and 72.4)”: one way and back."""
    names = [tick for ticks in c.named_in(match["names"]).values() for tick in ticks]
    if not names:  # "These two domains …"
        names = [tick for ticks in c.named_in(c.before).values() for tick in ticks]
    if len(names) != 2 or not all(_thing(c, name) for name in names):
        return
    one, two = names
    cells = f"the cell from {one} to {two}", f"the cell from {two} to {one}"
    near = "about " if match["near"] else ""
    said = [Plain(f"{cells[0]} is {near}equal to {cells[1]}")]
    if match["a"]:
        said.append(
            Plain(f"Transfer between {one} and {two} reaches {match['a']} and {match['b']}")
        )
    if match["far"]:
        far = _LESS.sub("", match["far"]).replace("half a", "0.5").replace("one", "1")
        said.append(Plain(f"{cells[0]} differs from {cells[1]} by {far} points"))
    yield tuple(said)


@of_form(_DOES_BETTER, "better worse", "difference gap margin advantage")
def does_better_by(c: Scene, match: Match) -> Iterator[Version]:
    """“The A model does better on B than the B model does on A, a difference of 13 points”."""
    if c.reader.names.directions is None:
        return
    one, _, two = match["said"].partition(" than ")
    cells = []
    for side in (one, two):
        model, _, place = side.partition(" on ")
        pair = [_thing(c, model), _thing(c, place)]
        if None in pair:
            return
        cells.append(f"the cell from {pair[0]} to {pair[1]}")
    yield (
        Plain(match["said"]),
        Plain(f"{cells[0]} differs from {cells[1]} by {_LESS.sub('', match['far'])} points"),
    )


@of_form(_TRANSFERS, "transfers generalizes generalises", "best worst")
def transfers_worst(c: Scene, match: Match) -> Iterator[Version]:
    """“The A model transfers worst, averaging 49 on the other domains”: it is the worst source."""
    name = _thing(c, match["name"])
    if name is None:
        return
    said = [Plain(f"{name} is the {match['how']} source on average")]
    if match["much"]:
        much = _LESS.sub("", match["much"])
        said.append(Plain(f"The average of the off-diagonal cells in the {name} row is {much}"))
    yield tuple(said)


def _thing(c: Scene, text: str) -> str | None:
    """The one thing of a grid of transfers that a text names."""
    named = {tick for ticks in c.named_in(text).values() for tick in ticks}
    known = c.reader.names.directions is not None and len(named) == 1
    return named.pop() if known else None
