"""The best value of all, and what it takes: “The best run (74) uses a rate of 0.1”."""

from __future__ import annotations

from collections.abc import Iterator

from figcheck.checking.english.polarity import more_is_wanted
from figcheck.checking.english.recasting.plain import Match, Plain, Scene, Version, of_form, told_by
from figcheck.checking.english.shared_words import FIGURE, FIGURE_WORDS, WHOLE
from figcheck.patterns import any_case

_ONE = r"(?:cell|value|score|entry|result|number|run|setting|configuration|combination)"
_OF_FIGURE = any_case(
    rf"\b(?P<how>best|worst) (?:single )?{_ONE} (?:of|in) the (?:{WHOLE} )?"
    rf"(?:{FIGURE}|grid|heatmap|sweep)\b"
)
_OWNS = any_case(r"\bowns (?=the )")


@told_by("best worst", f"{FIGURE_WORDS} grid heatmap sweep")
def best_of_figure(c: Scene, text: str) -> Iterator[Version]:
    """“The best cell of the figure belongs to A”: one cell, the highest where more is better."""
    figure = c.reader.figure
    wanted = more_is_wanted(f"{figure.title} {figure.value.label}")
    if wanted is None or c.reader.names.is_mixed or _OF_FIGURE.search(text) is None:
        return
    ends = {"best": wanted, "worst": not wanted}
    said = _OF_FIGURE.sub(
        lambda m: f"{'highest' if ends[m['how'].lower()] else 'lowest'} value in the figure", text
    )
    yield (Plain(_OWNS.sub("has ", said)),)


_USES = any_case(
    r"(?P<lead>(?:in|on|at|for|with|under) [^,;:]+, )?(?P<what>(?:the |its )?(?:[^\s,;:()]+ )?"
    r"(?:best|worst|strongest|weakest|top) [^,;:()]*?)(?P<noun>run|cell|setting|configuration"
    r"|combination|entry|model|score|value|result)(?: \((?P<value>[^()]*\d[^()]*)\))? "
    r"(?:uses|takes|has|needs|requires|combines|pairs|employs|comes with|calls for) "
    r"(?P<where>[^;:]+)"
)
_TOGETHER = any_case(r",? (?:together|along|combined|coupled|paired) with\b")
_TOPPING = any_case(
    r"(?P<said>[^;:]*?\b(?:tops? out|bottoms? out|maxes out|peaks?|culminates?) (?:at|in) "
    r"[^,;:]*?\d[^,;:]*?), (?:which (?:takes|requires|needs|is (?:reached|obtained|found) (?:at"
    r"|with))|(?:reached|obtained|found|achieved|attained) (?:at|with|for)|at|with|for) "
    r"(?P<where>[^;:]+)"
)


@of_form(_USES, "uses takes has needs requires combines pairs employs comes calls")
def what_the_best_uses(c: Scene, match: Match) -> Iterator[Version]:
    """“The best run of A (74) uses a rate of 0.1 and batches of 8”: it is found there."""
    where = _TOGETHER.sub(" and", match["where"])
    if not c.is_led(f"at {where}"):
        return
    value = f" ({match['value']})" if match["value"] else ""
    lead = match["lead"] or ""
    yield (Plain(f"{lead}{match['what']}score{value} is found at {where}"),)


@of_form(_TOPPING, "tops top bottoms bottom maxes peaks peak culminates culminate", ",")
def topping_out_with(c: Scene, match: Match) -> Iterator[Version]:
    """“A tops out at 74, which takes a rate of 0.1”: it is found there."""
    if c.is_led(f"at {match['where']}"):
        yield (Plain(f"{match['said']} at {match['where']}"),)
