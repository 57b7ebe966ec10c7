"""How close something comes to the best: “its deficit to the winner never exceeds one point”."""

from __future__ import annotations

from collections.abc import Iterator

from figcheck.checking.english.recasting.behind_the_best import is_cell_of_grid
from figcheck.checking.english.recasting.plain import Plain, Scene, Version, told_by
from figcheck.checking.english.shared_words import GAP, GAP_WORDS
from figcheck.patterns import any_case

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


@told_by(f"{GAP_WORDS} deficit shortfall lag within", "best winner leader top")
def close_to_best(c: Scene, text: str) -> Iterator[Version]:
    """“A's deficit to the winner never exceeds one point”: A is never further behind the best."""
    match = _DEFICIT.fullmatch(text) or _WITHIN.fullmatch(text)
    if match is None:
        return
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
