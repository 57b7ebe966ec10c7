"""Having so much of something: “Ivar has less than 15 % forest”, “two get over 5 % from hydro”."""

from __future__ import annotations

from typing import TYPE_CHECKING

from figcheck.checking.english.families.bounds import Bounded
from figcheck.checking.english.meanings.assertions import Statement
from figcheck.checking.english.meanings.meaning import Amount, Extent, Place, Subject
from figcheck.checking.english.meanings.statements import joined_extents
from figcheck.checking.english.parsing.grammar import rule
from figcheck.checking.english.parsing.rules import Meaning, every, the

if TYPE_CHECKING:
    from figcheck.checking.english.parsing.reader import Context


@rule("statement", "subject extents? HAVE|USES bound had_thing extents?")
def _has_so_much(_: Context, *rest: Meaning) -> Statement | None:
    """“Every parish has less than 10 % water”."""
    subject, thing = the(rest, Subject), the(rest, Place)
    extent = joined_extents(*every(rest, Extent), Extent(place=thing))
    return Statement(subject, Bounded(the(rest, Amount)), extent) if extent else None
