"""The runner-up, named beside that word: “On Web, A beats the runner-up B by 4 points”.

That says who is second there, and how far it is behind.
"""

from __future__ import annotations

from collections.abc import Iterator

from figcheck.checking.english.first_letters import capitalised
from figcheck.checking.english.recasting.plain import Plain, Scene, Version, told_by
from figcheck.patterns import any_case, regex

_RUNNER_UP = any_case(
    r"\b(?:the|its) (?P<what>runner-up|second-placed|(?:second|next)[- ]best)(?: (?P<noun>[a-z]+))?"
    r"(?P<open>,| \(| -| –)? (?=\S)"
)
_CLOSED = regex(r"(?:,|\)| -| –)? ?")
_SELDOM = any_case(r"\b(?:every|each|all|most|always|never|any|no)\b")


@told_by(
    "runner second next",
    "up best placed",
)
def runner_up_named(c: Scene, text: str) -> Iterator[Version]:
    """“On Web, A beats the runner-up B by 4 points”: it beats B by that, and B is second there."""
    match = _RUNNER_UP.search(text)
    if match is None or _SELDOM.search(text):
        return
    start = match.end()
    if match["noun"] and c.begins_with_place(text[match.start("noun") :]):
        start = match.start("noun")
    name = _name(c, text[start:])
    before = text[: match.start()]
    if not name or not c.named_in(before):
        return
    rest = text[start + len(name) :]
    rest = rest[_CLOSED.match(rest).end() :] if match["open"] else rest.lstrip()  # type: ignore[union-attr]
    lead, _, _ = c.cut(text)
    where = lead.rstrip(" ,") or c.led_end(text)
    if not where and c.noun_compared is None:
        return
    noun = match["noun"] if start == match.end() and match["noun"] else c.noun_compared or "one"
    place = f"{capitalised(where)}, " if where else ""
    yield Plain(f"{before}{name} {rest}".strip()), Plain(f"{place}{name} is the second-best {noun}")


def _name(c: Scene, text: str) -> str:
    """The name that a text begins with, as it writes it; empty if it begins with none."""
    tokens = c.reader.vocabulary.tokens(text)
    stops = [stop for stop, _ in c.reader.names.ticks_at(tokens, 0)] if tokens else []
    return text[: tokens[max(stops) - 1].end] if stops else ""
