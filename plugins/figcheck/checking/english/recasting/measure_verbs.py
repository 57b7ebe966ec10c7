"""What verbs say of a measure in more words, or fewer: “outruns B”, “takes longest to charge”."""

from __future__ import annotations

from collections.abc import Iterator

from figcheck.checking.english.attribute import OUTDOING
from figcheck.checking.english.inflection import inflected
from figcheck.checking.english.recasting.plain import Match, Plain, Scene, Version, of_form
from figcheck.patterns import any_case, regex

_ADJECTIVES = {"speed": "faster", "weight": "heavier", "length": "longer", "cost": "dearer"}

_DONE = (
    "earns spends sells produces consumes emits draws grosses polls exports imports attracts"
    " builds raises catches ships buys makes generates delivers hires publishes supplies"
).split()
"""Verbs in the third person that say with “out” what is done more of."""

_MORE = {
    f"out{hyphen}{form}": form
    for verb in _DONE
    for form in (verb, *inflected(verb))
    for hyphen in ("", "-")
}
"""The forms of these verbs, with those of what is done."""

_OUT = regex(r"(?P<who>[^,;]+?) (?P<verb>out-?[a-z]+) (?P<rest>[^;]+)")


@of_form(_OUT, " ".join((*OUTDOING, *_MORE, "out")))
def outdoing(c: Scene, match: Match) -> Iterator[Version]:
    """“A outruns B”: A is faster than B."""
    who, verb, rest = match["who"], match["verb"], match["rest"]
    if verb in OUTDOING:
        be = "is" if verb.endswith("s") else "was" if verb.endswith("ed") else "are"
        yield (Plain(f"{who} {be} {_ADJECTIVES[OUTDOING[verb]]} than {rest}"),)
    elif verb in _MORE:
        if not c.reader.names.is_mixed and c.reader.names.measures.dimension is None:
            yield (Plain(f"{who} is higher than {rest}"),)
        yield (Plain(f"{who} {_MORE[verb]} more than {rest}"),)


_TO_DO = any_case(
    r"(?P<who>[^;]+?) (?P<verb>takes?|took|needs?|needed|requires?|required) "
    r"(?P<how>(?:the )?(?:longest|shortest|longer|shorter|(?:most|least|more|less) time"
    r"|[^,;]*?\d[\d.,]* ?[a-zµ]+(?: (?:longer|more|less))?)) to (?P<done>[a-z]+)(?P<rest>.*)"
)


@of_form(_TO_DO, "take takes took need needs needed require requires required", "to")
def time_to_do(c: Scene, match: Match) -> Iterator[Version]:
    """“A needs 3 minutes longer to charge than B”, of a time for charging: longer than B."""
    if match["done"].lower() not in c.reader.names.verbs:
        return
    done, how = match["done"], match["how"].removeprefix("the ")
    how = _TIME.sub(lambda m: _BY_TIME[m[1].lower()], how)
    done += "s" if match["verb"].endswith("s") else ""
    for_so_long = "" if _COMPARED.search(how) else "for "
    yield (Plain(f"{match['who']} {done} {for_so_long}{how}{match['rest']}"),)


_TIME = any_case(r"\b(most|least|more|less) time\b")
_BY_TIME = {"most": "longest", "least": "shortest", "more": "longer", "less": "shorter"}
_COMPARED = regex(r"\b(?:long|short)(?:est|er)\b|\b(?:more|less)\b(?! than)")
