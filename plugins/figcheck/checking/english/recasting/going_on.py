"""Going from one place to another, said as a thing: “A further increase from 8 to 12 lowers it”."""

from __future__ import annotations

from collections.abc import Iterator

from figcheck.checking.english.recasting.plain import Match, Plain, Scene, Version, of_form
from figcheck.patterns import any_case

_LEAD = r"(?P<lead>(?:(?:in|on|for|with|under) [^,;:]+, )?)"
_FURTHER = any_case(
    rf"{_LEAD}(?:(?:a|an|any|the|one|every) )?(?:(?:further|additional|final|subsequent|second"
    r"|third|another|last|next) )?"
    r"(?:increase|rise|jump|change|move|reduction|decrease|doubling|step|extension|expansion"
    r"|growth)(?: (?:of|in) (?:the )?(?P<axis>[^,;:]+?))? from (?P<rest>.+)"
)
_DOING = any_case(
    rf"{_LEAD}(?:raising|increasing|scaling|growing|lowering|reducing|decreasing|enlarging"
    r"|widening|deepening|extending|shrinking|cutting|changing|doubling|halving|quadrupling)"
    r"(?: up| down)? (?:the )?(?P<axis>[^,;:]+?) from (?P<rest>.+)"
)


@of_form(
    (_FURTHER, _DOING),
    "increase rise jump change move reduction decrease doubling step extension expansion growth "
    "raising increasing scaling growing lowering reducing decreasing enlarging widening deepening "
    "extending shrinking cutting changing halving quadrupling",
    "from",
    "to",
)
def going_on(c: Scene, match: Match) -> Iterator[Version]:
    """“A further increase from 8 to 12 lowers it”, “Raising the rate from 1 to 2 costs 5”."""
    if change_moves(match.string):
        return
    axis = match["axis"]
    if axis is not None and c.label_of(axis) is None:
        return
    named = f"{axis} " if axis else ""
    going = "going" if match["lead"] else "Going"
    yield (Plain(f"{match['lead']}{going} from {named}{match['rest']}"),)


_CHANGE_MOVES = any_case(
    r"\bthe (?:gain|improvement|advantage|increase|benefit|drop|loss|reduction|decrease|jump|rise"
    r"|change) from [^,;:]+? to [^,;:]+? (?:falls?|rises?|shrinks?|grows?|declines?"
    r"|drops?|increases?"
    r"|decreases?|narrows?|widens?|diminish(?:es)?|fell|rose|shrank|grew|declined|dropped|increased"
    r"|decreased)\b(?! (?:the|its|their)\b)"
)


def change_moves(text: str) -> bool:
    """Whether a clause says how a change itself changes: “The gain from A to B shrinks”."""
    return _CHANGE_MOVES.search(text) is not None
