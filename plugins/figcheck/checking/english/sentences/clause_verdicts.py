"""The verdict on a clause, or on a sentence that is read as one."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from figcheck.checking.english.claims.discourse import Surroundings
from figcheck.checking.english.claims.of_figure import is_of_figure
from figcheck.checking.english.figures.derived import Derivations
from figcheck.checking.english.meanings.meaning import EVERYWHERE, Place, Reading
from figcheck.checking.english.naming.openness import may_be_on_average
from figcheck.checking.english.parsing.reader import Reader
from figcheck.checking.english.recasting.counted_ones import speaks_of_those
from figcheck.checking.english.recasting.plain import Scene
from figcheck.checking.english.sentences.antecedents import Said, still_there
from figcheck.checking.english.sentences.clauses import Clause, Link, without_asides
from figcheck.checking.english.sentences.denials import denial_left_out
from figcheck.checking.english.sentences.distributed import distributed, in_each_panel
from figcheck.checking.english.sentences.one_panel import OnePanel
from figcheck.checking.english.sentences.sides_noted import sides_noted, with_sides
from figcheck.checking.english.sentences.verdicts import Verdicts
from figcheck.checking.language import Table
from figcheck.checking.language.tree import Quantified, Quantifier
from figcheck.model import Claim, Figure, Judgement, Verdict
from figcheck.patterns import any_case


def _says_of_none(readings: Sequence[Reading]) -> bool:
    """Whether all is said of no case, of which so many cases that do may be told."""
    formulas = [f for r in readings for f in r.formulas]
    none = (isinstance(f, Quantified) and f.quantifier is Quantifier.NONE for f in formulas)
    return bool(formulas) and all(none)


_NOT_ONLY = any_case(r"\bnot (?:only|just|merely|simply)\b.*\bbut\b")

_HAS_BEYOND = any_case(
    r"(?:(?:which|who|it|they) )?(?:has|have|had) (?:just |well |slightly )?"
    r"(?:over|under|more than|less than|fewer than|at least|at most|above|below) \d[\d.,]*"
)
"""A bound that names neither a unit nor what there is so much of."""

_TOLD_FURTHER = any_case(
    r",\s+(?:at|with|by|to|from|up|down|[a-z]+ing)\s+(?:[^,;:]|(?<=\d),(?=\d))*?(?=\.?\s*\Z)"
)
"""What is told behind a statement of its numbers: “…, adding 5 points”, “…, at 12”."""


class ClauseVerdicts:
    """Judges clauses of sentences about a figure by what they are read as.

    Args:
        figure: the figure.
        table: its values.
        reader: reads what is said of it.
        verdicts: judges readings.
    """

    def __init__(self, figure: Figure, table: Table, reader: Reader, verdicts: Verdicts) -> None:
        self.reader = reader
        self.verdicts = verdicts
        self._table = table
        self._panels = OnePanel(figure)
        self._derivations = Derivations(figure, table, reader)

    def readings(self, text: str, around: Surroundings) -> tuple[Reading, ...]:
        """All readings of a clause, of what the figure gives or of what is derived from it."""
        if _NOT_ONLY.search(text):
            return ()  # What is “not only” so is so: its recasting says that.
        if may_be_on_average(text) or self.reader.lacks_power(text):
            return ()
        if self._leaves_measure_open(text, around):
            return ()
        if is_of_figure(self.reader, text):
            around = replace(around, here=EVERYWHERE, about_something=False)
        if noted := sides_noted(text):
            sided = with_sides(self._table, self.readings(noted.bare, around), noted)
            if sided:
                return sided
        derived = self._derivations.meant(text, around)
        if derived is not None and derived.alone:
            return derived.read(text, around)
        readings = self.reader.read(text, around) or self._panels.read(text, around)
        if not readings and derived is not None:
            readings = derived.read(text, around)
        if not readings and (plain := without_asides(text, self.reader.is_aside)) != text:
            readings = self.reader.read(plain, around)
        return readings

    def _leaves_measure_open(self, text: str, around: Surroundings) -> bool:
        """Whether a clause has a bound of one of several measures that were named before.

        “A has fewer than 900 stores, yet a higher revenue than B, which has over 600”.
        """
        measured = self.reader.names.measures.dimension
        if measured is None or _HAS_BEYOND.fullmatch(text.rstrip(" .")) is None:
            return False
        named = {t for said in around.said for t in self.reader.ticks_in(said).get(measured, ())}
        return len(named) > 1

    def on(self, claim: Claim, clause: Clause, around: Surroundings) -> Judgement:
        """The verdict on a clause that stands somewhere."""
        readings = self.readings(clause.text, around)
        judgement = self.verdicts.on(claim, clause, readings)
        if judgement.verdict.is_decided or not readings:
            return judgement
        derived = self._derivations.meant(clause.text, around)
        if derived is None or derived.alone:
            return judgement
        # What may be read in two ways of all measures is clear of the one that it names.
        made = self.verdicts.on(claim, clause, derived.read(clause.text, around))
        return made if made.verdict.is_decided else judgement

    def in_any(self, claim: Claim, clause: Clause, places: Sequence[Surroundings]) -> Judgement:
        """The verdict on a clause that may be about one of several things, if they agree."""
        judged = [self.on(claim, clause, around) for around in places]
        decided = [j for j in judged if j.verdict.is_decided]
        if len({j.verdict for j in decided}) == 1:
            # "In 2010 A rises while B hardly moves": B may move at other times.
            hidden = clause.link in (Link.NONE, Link.WHERE) and len(decided) < len(judged)
            if not (hidden and decided[0].verdict.is_false):
                return decided[0]
        return next(
            (j for j in judged if not j.verdict.is_decided), None
        ) or self.verdicts.undecided(clause.text, judged[0].span, judged[0].text)

    def one_by_one(
        self, claim: Claim, clause: Clause, around: Surroundings, judgement: Judgement
    ) -> Judgement:
        """The verdict on a clause of which none was found, as on each of the things it is about."""
        if judgement.verdict is not Verdict.UNPARSED or self.readings(clause.text, around):
            return judgement
        known = around.here or EVERYWHERE

        def read(text: str, here: Place) -> tuple[Reading, ...]:
            return self.readings(text, replace(around, here=here.default(known)))

        found = distributed(self.reader, clause.text, read)
        found = found or in_each_panel(self.reader, clause.text, known, read)
        return self.verdicts.on(claim, clause, found) if found else judgement

    def said_again(
        self, claim: Claim, whole: Clause, around: Surroundings, before: Said
    ) -> Judgement:
        """The verdict on a sentence, be it what was said before of something else."""
        if self.is_of_those(whole.text, around, before):
            return self.verdicts.on(claim, whole, ())  # Of those that were counted.
        echoed = self.echo(whole, around, before)
        judgement = self.verdicts.on(claim, whole, echoed) if echoed else None
        around = still_there(self.reader, whole.text, around, before)
        if judgement is None or not judgement.verdict.is_decided:
            judgement = self.on(claim, whole, around)
        if not judgement.verdict.is_decided:
            left = self.echo(whole, around, before, "repeated")
            judgement = self.verdicts.on(claim, whole, left) if left else judgement
        return judgement

    def echo(
        self, clause: Clause, around: Surroundings, before: Said, symbol: str = "echo"
    ) -> tuple[Reading, ...]:
        """What a clause such as “So does B” asserts: what was said last, of something else."""
        echo = self.reader.echo_of(clause.text, symbol, around) if before else None
        if echo is None or before is None:
            return ()
        text, there = before
        denied = symbol == "echo" and denial_left_out(clause.text, text)
        # "A leads in 2010, with 12. The same is true of B": that it leads, not its value.
        bare = _TOLD_FURTHER.sub("", text) if symbol == "echo" and echo.is_bare else text
        said = self.readings(bare, there) if bare != text else ()
        said = said or self.readings(text, there)
        if denied:
            if echo.opposite or not (echo.is_bare or _says_of_none(said)):
                return ()
            echo = replace(echo, negated=echo.is_bare and not echo.negated)
        moved = [echo.of(r) for r in said]
        known = tuple(r for r in moved if r is not None)
        return known if echo.elliptic or None not in moved else ()

    def only_repeats(self, text: str, around: Surroundings) -> bool:
        """Whether a sentence does no more than say again what is said before it."""
        if self.reader.echo_of(text, "echo", around):
            return True
        return bool(self.reader.echo_of(text, "repeated")) and not self.readings(text, around)

    def is_of_those(self, text: str, around: Surroundings, before: Said) -> bool:
        """Whether a clause is about those that the one before it counts: “all of them …”."""
        return before is not None and speaks_of_those(Scene(self.reader, around, before[0]), text)

    def may_hold(self, whole: Clause, around: Surroundings) -> bool:
        """Whether a sentence holds as a whole in one of its readings, if false piece by piece."""
        return any(
            outcome.truth
            for reading in self.readings(whole.text, around)
            for outcome in self.verdicts.outcomes(reading)
        )
