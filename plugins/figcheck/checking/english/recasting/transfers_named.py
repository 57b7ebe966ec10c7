"""Which transfer a value off the diagonal belongs to, and what does best on its own."""

from __future__ import annotations

from collections.abc import Iterator

from figcheck.checking.english.recasting.plain import Match, Plain, Scene, Version, of_form, told_by
from figcheck.model import Role
from figcheck.patterns import any_case

_THING = r"(?:domain|language|dataset|data set|corpus|task|genre|subject|site|distribution|data)"
_NAMED = any_case(
    r"(?P<most>(?P<extreme>the (?:[a-z]+-)?(?:best|worst|highest|lowest|largest|smallest)) "
    r"(?:cross|off|out)-[a-z-]+ [a-z0-9 ]+?) (?:is|was|of) (?P<value>[~$€£]?\d[\d.,]* ?%?)"
    r"(?:,? (?:obtained |achieved |found |is )?(?:from|for)| \() ?(?P<one>[^,;:()]+?) "
    r"(?:to|→|->) (?P<two>[^,;:()]+?)\)?"
)
_SAME = (
    rf"(?:on (?:its|their) own (?:training )?{_THING}|on the (?:same )?{_THING} (?:that |which )?"
    r"(?:it was|they were|it is|they are) trained on|when (?:they are |it is )?(?:trained and "
    rf"(?:tested|evaluated)|(?:tested|evaluated) and trained) on the same {_THING})"
)
_OWN = any_case(
    r"(?:each|every|all(?: of)? the|all|the)? ?(?:[a-z]+ )??(?:models?|systems?|classifiers?"
    r"|parsers?|taggers?) (?:performs?|scores?|does|do|works?|is|are) (?:always )?"
    rf"(?:best|highest) {_SAME}"
)


@of_form(_NAMED, "cross off out", "to → >", "is was of")
def transfer_named(c: Scene, match: Match) -> Iterator[Version]:
    """“The best cross-domain score is 80.5 %, from A to B”: it is from A to B, at 80.5 %."""
    if c.reader.names.directions is None:
        return
    if c.named_in(match["one"]) and c.named_in(match["two"]):
        pair = f"from {match['one']} to {match['two']}"
        side = next((w for w in ("best", "worst") if w in match["most"].lower()), None)
        most = f"The {side} transfer" if side else f"{match['extreme']} off-diagonal value"
        yield (Plain(f"{most} is {pair} ({match['value']})"),)


@told_by("best highest", "own same trained")
def best_on_its_own(c: Scene, text: str) -> Iterator[Version]:
    """“Each model performs best on the domain it was trained on”: the diagonal is the highest."""
    ends = c.reader.names.directions
    if ends is None or _OWN.fullmatch(text) is None:
        return
    across = c.reader.names.dimensions[ends[0]].role is Role.X
    line = "column" if across else "row"
    yield (Plain(f"The diagonal values are the highest in every {line}"),)


_GENERALIZES = any_case(
    r"(?:the )?(?:(?:model|system|classifier)s? (?:that (?:is|was) )?(?:trained|fine-tuned) on "
    r"(?P<a>[^,;:()]+?)|(?P<b>[^,;:()]+?)(?: model| system)?) (?:transfers?|generali[sz]es?) "
    rf"(?P<how>best|worst)(?: to (?:the |all )?(?:other|unseen|new) {_THING}s?)?"
    r"(?:,? (?:with|at) (?:an? )?(?:average|mean)(?: [a-z0-9-]+){1,3}? of (?P<much>[^;:]+))?"
)


@of_form(
    _GENERALIZES, "best worst", "transfer transfers generalize generalizes generalise generalises"
)
def generalizes_best(c: Scene, match: Match) -> Iterator[Version]:
    """“The model trained on A generalizes best to other domains”: the A model transfers best."""
    if c.reader.names.directions is None:
        return
    source = c.reader.names.directions[0]
    name = match["a"] or match["b"]
    ticks = {t for found in c.named_in(name).values() for t in found}
    if len(ticks) != 1:
        return
    tick = ticks.pop()
    said = [Plain(f"The {tick} model transfers {match['how']}")]
    if match["much"] and tick in c.reader.names.dimensions[source].ticks:
        trained = f"the model trained on {tick}"
        said.append(Plain(f"The average cross-domain score of {trained} is {match['much']}"))
    yield tuple(said)
