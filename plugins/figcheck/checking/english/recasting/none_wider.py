"""What nothing has more of than one thing: “no model covers a wider range than A”."""

from __future__ import annotations

from collections.abc import Iterator

from figcheck.checking.english.first_letters import capitalised
from figcheck.checking.english.recasting.plain import Match, Plain, Scene, Version, of_form
from figcheck.model import Kind
from figcheck.patterns import any_case

_MOST = {
    "wider": "widest", "broader": "widest", "larger": "largest", "bigger": "largest",
    "greater": "largest", "narrower": "narrowest", "smaller": "smallest", "tighter": "narrowest",
}  # fmt: skip
_NONE = any_case(
    r"(?:(?:from end to end|overall|in total|all in all), )?"
    r"no (?:other |single )?(?P<label>[a-z]+) "
    rf"(?:has|covers|spans|shows|extends over|displays|exhibits) an? "
    rf"(?P<more>{'|'.join(_MOST)}) "
    r"(?P<noun>range|span|spread|band|interval) than (?:that of )?(?P<who>[^,;:]+)"
)
_DRAWN = frozenset({"box", "plot", "boxplot", "distribution"})


@of_form(_NONE, "no", " ".join(_MOST), "than")
def none_wider(c: Scene, match: Match) -> Iterator[Version]:
    """“No model covers a wider range than A”: A has the widest."""
    if len(c.named_in(match["who"])) != 1 or not c.is_subject(match["who"]):
        return
    drawn = c.reader.figure.kind is Kind.BOX and match["label"].lower() in _DRAWN
    if drawn or c.label_of(match["label"]) in c.named_in(match["who"]):
        who = capitalised(match["who"])
        yield (Plain(f"{who} has the {_MOST[match['more'].lower()]} range"),)
