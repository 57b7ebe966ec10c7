"""Being as large as something else: “exactly as large as B (16 % each)”, “about as common as B”."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, ClassVar

from figcheck.checking.english.families.alike import Resembling
from figcheck.checking.english.families.build import both
from figcheck.checking.english.families.comparison import Comparative
from figcheck.checking.english.families.gaps import Tied
from figcheck.checking.english.families.measured import Measured
from figcheck.checking.english.families.sharing import Alike
from figcheck.checking.english.families.sides import Relation
from figcheck.checking.english.meanings.meaning import (
    EVERYWHERE,
    Amount,
    Extent,
    Place,
    Reading,
    Subject,
)
from figcheck.checking.english.parsing.grammar import rule
from figcheck.checking.english.parsing.rules import Meaning, first, the
from figcheck.checking.language.tree import Comparator
from figcheck.records import record

if TYPE_CHECKING:
    from figcheck.checking.english.parsing.reader import Context

_JUST = "(?:exactly|just|precisely|equally)"
_AS_GOOD = "as (?:good|well|strong|high) as"
_SO_MANY_TIMES = r"(?:twice|thrice|times|half|double|thirds?|quarters?|fifths?|fold|again) as"
_BELOW = "(?:almost|nearly|practically|virtually|all but)"
"""What says of something that it does not quite get there."""


@rule("much", "'large'|'high'|'big'|'great'|'many'|'much'|'common'|'frequent'|'prevalent'")
@rule("much", "'widespread'|'likely'|'often'|'frequently'|'numerous'|'pronounced'|'tall'")
def _much(*_: Meaning) -> bool:
    return True


@rule("much", "'low'|'small'|'little'|'few'|'rare'|'uncommon'|'rarely'|'short'")
def _little(*_: Meaning) -> bool:
    return False


@record
class AsLarge:
    """Having the same value as something else, or about the same.

    Attributes:
        than: what it is set against.
        amount: what the value of both is, if that is said.
        about: whether it is only about the same.
        up: whether it is as large, rather than as small.
    """

    than: Subject
    amount: Amount | None = None
    about: bool = False
    up: bool = True

    holds_of_each: ClassVar[bool] = True

    def reading(self, c: Context, subject: Subject, extent: Extent) -> Reading | None:
        """That both are equal; of “almost”, that it also does not get beyond the other."""
        if self.about:
            return self._about(c, subject, extent)
        if c.discourse.clause_has_word(_SO_MANY_TIMES):
            return None  # "Twice as much": twice is no number of occasions.
        if c.discourse.clause_has_word(_AS_GOOD) and not c.discourse.clause_has_word(_JUST):
            return None  # That is as much, or better still.
        tied = Tied(self.than, self.amount).reading(c, subject, extent)
        if tied is None or c.discourse.clause_has_word(_JUST):
            return tied
        # "A is as large as B": it need not be said of what is larger still.
        reached = Comparator.AT_LEAST if self.up else Comparator.AT_MOST
        other = Comparative(Relation(reached), self.than).reading(c, subject, extent)
        if c.discourse.clause_has_word("n[o']t as"):
            return other  # "A is not as large as B": it is less.
        return other and replace(tied, formulas=(*tied.formulas, *other.formulas))

    def _about(self, c: Context, subject: Subject, extent: Extent) -> Reading | None:
        alike = Resembling(nearly=False, at=self.amount, than=self.than)
        like = alike.reading(c, subject, extent)
        if like is None or not c.discourse.clause_has_word(f"{_BELOW} as"):
            return like
        short = Comparator.LESS if self.up else Comparator.MORE
        below = Comparative(Relation(short), self.than).reading(c, subject, extent)
        if below is None or len(below.formulas) != 1:
            return None
        return replace(like, formulas=tuple(both([f, *below.formulas]) for f in like.formulas))


@rule("predicate", "EXACTLY|'equally'|'precisely'? 'as' much measure|KIND? 'as' rival each_at?")
def _as_large(_: Context, *rest: Meaning) -> AsLarge:
    return AsLarge(the(rest, Subject), first(rest, Amount), up=the(rest, bool))


@rule("predicate", "ABOUT 'as' much measure|KIND? 'as' rival each_at?")
@rule("predicate", "'practically'|'virtually' 'as' much measure|KIND? 'as' rival each_at?")
def _about_as_large(_: Context, *rest: Meaning) -> AsLarge:
    return AsLarge(the(rest, Subject), first(rest, Amount), about=True, up=the(rest, bool))


@rule("comparative", "'not' 'nearly'|'quite'|'even'? 'as' much measure|KIND? 'as'")
@rule("comparative", "'not' 'so' much measure|KIND? 'as'")
def _not_as_large(_: Context, *rest: Meaning) -> Relation:
    """“… is not as large as B”."""
    return Relation(Comparator.LESS if the(rest, bool) else Comparator.MORE)


@rule("predicate", "'equally' much at? each_at?", "'of' 'equal' 'size' at? each_at?")
@rule("predicate", "'of' 'the' 'same' 'size' at? each_at?")
def _equally_large(_: Context, *rest: Meaning) -> Alike:
    """“… are equally large for B (16 % each)”."""
    return Alike(first(rest, Place) or EVERYWHERE, first(rest, Amount))


@rule("predicate", "PART_OF|ACCOUNT_FOR EXACTLY|ABOUT? 'as' much measure|KIND? 'as' rival")
def _makes_up_as_much(c: Context, *rest: Meaning) -> AsLarge | None:
    """“A and B combined make up as much as C”."""
    hedged = c.discourse.clause_has_word("(?:about|almost|nearly|roughly|around|approximately)")
    return AsLarge(the(rest, Subject), about=hedged, up=the(rest, bool))


@rule("predicate", "HAVE EXACTLY? SAME measure|KIND 'as' rival each_at?")
def _same_as(_: Context, *rest: Meaning) -> Tied:
    """“… has the same share as B”."""
    return Tied(the(rest, Subject), first(rest, Amount))


@rule("predicate", "HAVE DET? ALIKE place measure|KIND? 'to'|'as' rival")
def _like_in_measure(_: Context, *rest: Meaning) -> Measured:
    """“… has a similar timeout share as B”, “… has almost the same timeout share as B”."""
    like = Resembling(the(rest, bool), than=the(rest, Subject))
    return Measured(the(rest, Place), like)
