"""The best value of all, what it takes, and what comes close: “The best run uses a rate of 0.1”."""

from __future__ import annotations

from collections.abc import Iterator

from figcheck.checking.english.kinds.polarity import more_is_wanted
from figcheck.checking.english.lexicon.shared_words import (
    FIGURE,
    FIGURE_WORDS,
    GAP,
    GAP_WORDS,
    WHOLE,
)
from figcheck.checking.english.recasting.behind_the_best import is_cell_of_grid
from figcheck.checking.english.recasting.plain import Match, Plain, Scene, Version, of_form, told_by
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


_BEST = (
    r"(?:the (?:best(?:[ -]performing)? (?P<noun>[a-z]+)|winner|leader|best(?: one)?|top(?: "
    r"[a-z]+)?|respective (?:best|winner|leader)(?: [a-z]+)?))"
)
_AMOUNT = r"(?P<amount>\S+(?: (?:percentage )?points?| [a-z%]+)?)"
_DEFICIT = any_case(
    rf"(?P<who>[^,;:]+?)(?:['’]s?|(?P<its>\bits)) (?:{GAP}|deficit|shortfall|lag) "
    rf"(?:to|behind|from|with respect to|relative to) {_BEST} (?:never (?:exceeds|is (?:more|larger"
    rf"|greater) than)|is never (?:more|larger|greater) than|(?:always )?(?:stays|remains|is"
    rf"|is always) (?:below|under|within|at most)|does not exceed|is at most) {_AMOUNT}"
)
_WITHIN = any_case(
    r"(?P<who>[^,;:]+?) (?:always |consistently )?(?:stays|remains|is|lies|comes|is always) "
    rf"(?:always )?within {_AMOUNT} of {_BEST}(?: (?:in|for|on|at|across) (?:every|each|all)(?: "
    r"of the| the)?(?: [a-z]+){1,2}| throughout| everywhere)?"
)


@of_form((_DEFICIT, _WITHIN), f"{GAP_WORDS} deficit shortfall lag within", "best winner leader top")
def close_to_best(c: Scene, match: Match) -> Iterator[Version]:
    """“A's deficit to the winner never exceeds one point”: A is never further behind the best."""
    who, noun = match["who"], match["noun"] or c.noun_compared or "one"
    if is_cell_of_grid(c, who):
        return
    if c.named_in(who) and c.is_subject(who):
        yield (Plain(f"{who} is never more than {match['amount']} behind the best {noun}"),)


_ITS = any_case(r"(?P<how>(?:wherever|whenever|where|when) )?(?P<said>.+?),? and its (?P<rest>.+)")
_ELSE_SECOND = any_case(
    r"(?:wherever|whenever|where) (?P<who>[^,;:]+?) (?:is not (?:the )?(?:best|first|winner|top)"
    r"(?: (?P<noun>[a-z]+))?|does not (?:win|lead|come (?:out )?(?:first|on top)|rank first)),? "
    r"(?:it|this [a-z]+|(?P=who)) (?:is|ranks|comes(?: in)?|takes|finishes)(?: in)? (?:the )?second"
    r"(?:[ -](?:best|place|placed))?(?: [a-z]+)?"
)
_FIRST_OR_SECOND = any_case(
    r"(?P<who>[^,;:]+?) (?:(?:is|ranks|comes in) (?:always |consistently )?(?:either )?(?:the "
    r")?(?:best|first) or (?:the )?second(?:[ -]best)?(?: (?P<noun>[a-z]+))?(?: (?:in|on|for) "
    r"(?:every|each|all) [a-z]+(?: [a-z]+)?)?|(?:is )?(?:never|not once) (?:is |ranks |comes "
    r")?(?:worse|lower) than second(?:[ -](?:best|place))?(?: in any [a-z]+)?)"
)


@told_by("second", "wherever whenever where best first never once")
def best_or_second(c: Scene, text: str) -> Iterator[Version]:
    """“Whenever A does not win, it is second”: where it is not the best, it is the second best."""
    said, rest = text, ""
    if (split := _ITS.fullmatch(text)) is not None and split["how"]:
        said, rest = f"{split['how']}{split['said']}", split["rest"]
    match = _ELSE_SECOND.fullmatch(said) or _FIRST_OR_SECOND.fullmatch(said)
    if match is None or not c.named_in(match["who"]) or not c.is_subject(match["who"]):
        return
    who, noun = match["who"], match["noun"] or c.noun_compared or "one"
    plain = f"Wherever {who} is not the best {noun}, it is the second best"
    more = (Plain(f"{who}'s {rest}"),) if rest else ()
    if plain != text:
        yield (Plain(plain), *more)
