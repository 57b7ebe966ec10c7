"""Judges claims: each as a sentence about the figure, or about one of the figures in it."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from itertools import chain

from figcheck.checking.english.claims.axis_spans import spanned
from figcheck.checking.english.claims.bridges import without_ends
from figcheck.checking.english.claims.carried import (
    carried,
    is_made_of_one,
    may_be_of_all_times,
    named_before,
    own_extreme,
    settled,
    timed_before,
)
from figcheck.checking.english.claims.case_counts import (
    counts_alone,
    noun_of_cases,
    says_how_many,
    told_of_all,
    without_counts,
)
from figcheck.checking.english.claims.covering import covered
from figcheck.checking.english.claims.discourse import Surroundings
from figcheck.checking.english.claims.in_time import in_time
from figcheck.checking.english.claims.introductions import introduced
from figcheck.checking.english.claims.label_answers import says_too_little, with_its_label
from figcheck.checking.english.claims.measure_in_full import said_shortly
from figcheck.checking.english.claims.other_scopes import is_of_another_scope
from figcheck.checking.english.claims.reference_lines import without_reference
from figcheck.checking.english.claims.sizes import sized
from figcheck.checking.english.claims.stacked_totals import (
    speaks_of_any,
    stacked_total,
    without_total,
)
from figcheck.checking.english.claims.standing import Standing
from figcheck.checking.english.claims.those_left import those_left
from figcheck.checking.english.claims.titled import titled
from figcheck.checking.english.claims.told_apart import told_apart
from figcheck.checking.english.claims.told_stretch import told_stretch
from figcheck.checking.english.claims.undecidable import is_only_thought
from figcheck.checking.english.claims.varying import varying
from figcheck.checking.english.lexicon.entries import entries
from figcheck.checking.english.meanings.meaning import EVERYWHERE, Place
from figcheck.checking.english.naming.statistics import speaks_of_boxes
from figcheck.checking.english.parsing.reader import Reader, automaton
from figcheck.checking.english.sentences.antecedents import Said
from figcheck.checking.english.sentences.clause_verdicts import ClauseVerdicts
from figcheck.checking.english.sentences.clauses import Clause, without_examples
from figcheck.checking.english.sentences.commonest_of_all import is_of_one_row
from figcheck.checking.english.sentences.other_counts import counts_others
from figcheck.checking.english.sentences.other_units import is_in_another_unit
from figcheck.checking.english.sentences.sentence import Sentence
from figcheck.checking.english.sentences.strangers import (
    tells_of_another_attitude,
    tells_of_another_deed,
    tells_of_other_people,
)
from figcheck.checking.english.sentences.verdicts import Verdicts
from figcheck.checking.english.stance import said_plainly, unwrapped, without_doubtful
from figcheck.checking.factors import factored, leaves_out
from figcheck.checking.language import Table
from figcheck.checking.language.intervals import intervals_of, without_bounds, without_ticks
from figcheck.checking.language.order import is_ordered
from figcheck.checking.nested import joined, stands_in_panel
from figcheck.model import CheckedClaim, Claim, Figure, Judgement, Role, Verdict
from figcheck.patterns import any_case, regex

_OF_PANELS = any_case(
    r"\b(?:all|each|every|both|any|the|of|in|on)(?: the| of the)?(?: \w+)? (?:panels?|heatmaps?)\b"
)

_CELLS = regex(r"\[[^\]]*\]")
"""What a check expression writes for values of the figure."""

_PARTS = regex(r'("[^"]+"|\w+) = "([^"]*)"')

_OF_ALL = any_case(r"\b(?:all|each|every|both|any|always|consistently)\b")

_OF_EACH = regex(r"\b(?:all|rises|falls|mostly|mean|each)\w*\(")
"""What a check expression writes for what may hold on the whole, and not of each value."""

_LOOSELY = any_case(r"\b(?:overall|general|generally|whole|large|most)\b")
"""What says that something holds on the whole."""

_DENIED = any_case(r"\b(?:not|never|no|none|neither|nor|hardly)\b|n['’]t\b")

_OF_WHICH = any_case(
    r"\b(?:overall|general|generally|whole|all|chart|figure|graph|table|data|among)\b"
)
"""What may say among which things something is the highest."""

_CAUSED = any_case(
    r"\b(?:because|due to|owing to|thanks to|as a (?:result|consequence) of|on account of"
    r"|(?:driven|fuell?ed|caused) by)\b"
)

_MOST_ECHOES = 8
"""Sentences in a row that say again what the one before them said."""

_LONGEST = 2_000
"""Characters of a sentence that is judged; no one checks a longer one clause by clause."""


def prepare() -> None:
    """Makes grammar and lexicon ready, for which the first sentence would wait otherwise."""
    entries()
    automaton()


class Judge:
    """Judges the claims of one figure.

    Args:
        figure: the figure whose claims they are.
    """

    def __init__(self, figure: Figure) -> None:
        intervals = intervals_of(figure)
        figure = in_time(titled(without_bounds(figure)))
        self.figure = figure
        self.table = Table(figure, intervals)
        self.reader = Reader(figure, self.table)
        self.verdicts = Verdicts(self.reader)
        self.clauses = ClauseVerdicts(figure, self.table, self.reader, self.verdicts)
        self._total = stacked_total(figure)
        others = (
            without_reference(figure)
            or without_ends(figure)
            or without_counts(figure)
            or without_total(figure)
        )
        self._of_others = (Judge(others[0]), others[1]) if others is not None else None
        self._of_counts: dict[str, Judge | None] = {}
        self._by_factors = Judge(apart) if (apart := factored(figure)) is not None else None
        apart_claims = apart.claims if apart is not None else ()
        # Panels that are families of points, or groups of columns, are no figures of their own.
        one = joined(figure)
        self._joined = Judge(one) if one is not None else None
        self._in_joined = dict(zip(figure.claims, one.claims if one else (), strict=False))
        # The factors of a figure that has values beside those that are crossed out of them.
        self._of_some = (
            frozenset(d.name for d in apart.dimensions) - self.table.dimensions.keys()
            if apart is not None and leaves_out(apart, figure)
            else frozenset[str]()
        )
        self._apart = dict(zip(figure.claims, apart_claims, strict=False))
        self.standing = Standing(figure, self.reader)
        self._groups: dict[tuple[str, tuple[str, ...]], Judge] = {}

    def judge(self, claim: Claim) -> CheckedClaim:
        """The verdict on one claim.

        Of panels such as “Women | 1995” it may be about women, or about 1995, and of columns
        such as “Dev BLEU” about BLEU. Where other columns stand beside these, “best in every
        metric” is decided only if it comes to the same with and without them.
        """
        if is_only_thought(self.reader, claim.text) or says_too_little(claim, self.figure):
            judgement = self._undecided(claim)
        elif (answer := with_its_label(claim)) is not None:
            # What it says alone may hold though it is no answer to the label.
            judgement = self._judged(answer)
            if not judgement.verdict.is_decided or judgement.check == self._judged(claim).check:
                judgement = self._undecided(claim)
            judgement = replace(judgement, span=claim.span, text=claim.text, parts=())
        else:
            judgement = self._judged(claim)
        if any(map(self._tells_of_others, _decided(judgement))):
            judgement = self._undecided(claim)
        return CheckedClaim(claim, self.verdicts.told(judgement))

    def _tells_of_others(self, decided: Judgement) -> bool:
        """Whether a clause is of other people, deeds, counts, units or cells than were taken."""
        text = decided.text
        return (
            tells_of_other_people(self.reader, text)
            or tells_of_another_attitude(self.figure, text)
            or tells_of_another_deed(self.figure, text)
            or counts_others(self.figure, text, held=not decided.verdict.is_false)
            or is_in_another_unit(self.figure, text)
            or is_of_one_row(self.table, decided.check, text)
        )

    def _judged(self, claim: Claim) -> Judgement:
        if self._of_others is None:
            return self._of_all(claim)
        if self._total is not None and speaks_of_any(claim.text):
            return self._of_all(claim)
        of_others, is_about = self._of_others
        if any(map(is_about, (*filter(None, claim.context), claim.text))):
            return self._of_those(claim)
        # Whatever says nothing of it is about the others, of which it is no rival.
        judgement = of_others._judged(claim)
        if judgement.verdict.is_decided:
            return self._told_of_all(judgement)
        judgement = self._of_all(claim)
        if judgement.verdict.is_false:
            return self._undecided(claim)
        return judgement

    def _of_those(self, claim: Claim) -> Judgement:
        """The verdict on what may be said of that which is apart from all others in the figure.

        How many cases there are is no part of the boxes that are drawn from them.
        """
        counts = self._counting(noun_of_cases(claim.text))
        if self._total is not None and self._of_others is not None:
            judgement = self._of_all(claim)
            if judgement.verdict.is_decided:
                return judgement
            return self._told_of_all(self._of_others[0]._judged(claim))
        if counts is None or self._of_others is None:
            return self._of_all(claim)
        boxes = told_of_all(self.figure, self._of_others[0]._judged(claim), counts=False)
        if speaks_of_boxes(claim.text) or not says_how_many(claim.text):
            return boxes
        judgement = told_of_all(self.figure, counts._judged(claim), counts=True)
        if boxes.verdict.is_decided and judgement.verdict.is_decided:
            return self._undecided(claim)  # It may be about either.
        return boxes if boxes.verdict.is_decided else judgement

    def _told_of_all(self, judgement: Judgement) -> Judgement:
        """A judgement on the others alone, whose check says that it is about these."""
        if self._total is not None:
            return told_apart(judgement, self._total)
        return told_of_all(self.figure, judgement, counts=False)

    def _counting(self, noun: str) -> Judge | None:
        """A judge of how many cases the boxes of a figure are drawn from, which are called so."""
        if noun not in self._of_counts:
            counts = counts_alone(self.figure, noun)
            self._of_counts[noun] = Judge(counts) if counts is not None else None
        return self._of_counts[noun]

    def _of_all(self, claim: Claim) -> Judgement:
        if self._joined is not None and not stands_in_panel(self.figure, claim):
            of_all = self._in_joined.get(claim, replace(claim, context=()))
            judgement = self._joined._judged(of_all)
            if judgement.verdict.is_decided:
                return judgement
            in_panels = self._as_it_stands(claim)
            # "The second-largest" of all need not be that of its own family.
            panel = self.figure.dimension(Role.PANEL)
            named = panel is not None and self.reader.names_any_of(claim.text, {panel.name})
            return in_panels if named or not in_panels.verdict.is_false else judgement
        if self._by_factors is not None:
            # "In all four panels": in each as a whole, whatever tells them apart.
            if _OF_PANELS.search(claim.text):
                judgement = self._as_it_stands(claim)
                if judgement.verdict.is_decided:
                    return judgement
            apart = self._apart.get(claim, replace(claim, context=()))
            judgement = self._by_factors._judged(apart)
            if judgement.verdict.is_decided and (
                self._by_factors._names(apart, self._of_some) or self._is_of_some(judgement.check)
            ):
                whole = self._as_it_stands(claim) if self._of_some else judgement
                agrees = whole.verdict.is_false is judgement.verdict.is_false
                if whole.verdict.is_decided and not agrees:
                    return self._undecided(claim)
                return judgement
            if judgement.verdict is Verdict.UNPARSED and judgement.explanation:
                # "A has a higher BLEU than B": on average, though not on all sets.
                whole = self._as_it_stands(claim)
                is_said = _OF_ALL.search(claim.text) is not None
                return whole if is_said or not whole.verdict.is_false else judgement
        return self._as_it_stands(claim)

    def _names(self, claim: Claim, factors: frozenset[str]) -> bool:
        """Whether a claim says of which values it is, where some are left out: in which metrics."""
        here = self.standing.around(claim).here
        told = not factors or (here is not None and not here.dimensions.isdisjoint(factors))
        return told or self.reader.names_any_of(claim.text, factors)

    def _is_of_some(self, check: str) -> bool:
        """Whether a check is about values of one measure that the factors tell."""
        told = [
            {part for part in _PARTS.findall(cell) if part[0].strip('"') in self._of_some}
            for cell in _CELLS.findall(check)
        ]
        return bool(told) and bool(set.intersection(*told))

    def _as_it_stands(self, claim: Claim) -> Judgement:
        """The verdict on one claim, as the figure's panels stand.

        What a label's group has most of is not refuted by what stands outside it.
        """
        judgement = self._where_it_stands(claim)
        group = self.standing.group_of(claim) if judgement.verdict.is_false else None
        if group is None or self._within(*group)._as_it_stands(claim).verdict.is_false:
            return judgement
        return self._undecided(claim)

    def _within(self, dimension: str, ticks: tuple[str, ...]) -> Judge:
        """A judge of the figure as if it showed nothing but some ticks of a dimension."""
        known = next(d for d in self.figure.dimensions if d.name == dimension)
        others = [tick for tick in known.ticks if tick not in ticks]
        found = self._groups.get((dimension, ticks))
        if found is None:
            found = Judge(without_ticks(self.figure, dimension, others))
            self._groups[dimension, ticks] = found
        return found

    def _where_it_stands(self, claim: Claim) -> Judgement:
        """The verdict on one claim among all that the figure shows."""
        if len(claim.text) > _LONGEST or self.standing.is_elsewhere(claim):
            return self._undecided(claim)
        if is_of_another_scope(self.reader, claim.text):
            return self._undecided(claim)
        of_all = (
            covered(self.figure, claim.text)
            or spanned(self.figure, claim.text)
            or varying(self.figure, self.reader.names, claim.text)
            or sized(self.figure, self.reader.names, claim.text)
            or introduced(self.figure, self.reader.names, claim.text)
        )
        if of_all is not None:
            return self.verdicts.on(claim, Clause(0, len(claim.text), claim.text), (of_all,))
        around, base = self.standing.around(claim), self._base(claim)
        whole = self._said(claim, around, base)
        if not whole.verdict.is_decided and (bare := self.standing.named_itself(claim, around)):
            whole = self._said(claim, bare, base)
        left = those_left(self.reader, claim.text, around, self.standing.earlier(claim))
        if left is not None:
            offsets = (claim.offsets[0],) * (len(left.text) + 1)
            named = self._said(replace(claim, text=left.text, offsets=offsets), around, None)
            named = replace(named, span=claim.span, text=claim.text, parts=())
            return left.settled(whole, named) or self._undecided(claim)
        place = carried(self.reader, claim.text, around, self.standing.running(claim))
        if place is not None:
            there = self._at(place, claim, around, base)
            return settled(claim.text, whole, there) or self._undecided(claim)
        before = self.standing.before(claim)
        if whole.verdict is not Verdict.SUPPORTED:
            earlier = self.standing.earlier(claim)
            then = timed_before(self.reader, claim.text, around, earlier)
            if then is not None:
                there = self._at(then, claim, around, base)
                made = is_made_of_one(self.reader, there.check)
                if there.verdict is Verdict.SUPPORTED and not made:
                    if may_be_of_all_times(claim.text):
                        return self._undecided(claim)
                    return there  # "In 2010, A leads with 9. B comes second, with 8": then.
        if whole.verdict.is_decided:
            then = told_stretch(self.reader, claim.text, around, self.standing.running(claim))
            if then is not None:
                there = self._at(then, claim, around, base)
                if whole.verdict.is_false and there.verdict is Verdict.SUPPORTED:
                    return there
                if there.verdict != whole.verdict:
                    # "All fell from 2010 to 2012. A lost 5": in that time, or in all.
                    return self._undecided(claim)
            elif self._differs_then(whole, claim, around, base):
                return self._undecided(claim)
        if before is not None and whole.verdict.is_decided:
            place = named_before(self.reader, claim.text, around, before.text)
            thing = own_extreme(self.reader, claim.text, around, before.text)
            if thing is not None and place is None:
                own = self._at(thing, claim, around, base)
                # "B grows. The peak of 9 is in 2020": B's, if it is no other's.
                return (
                    own
                    if own.verdict is Verdict.SUPPORTED and whole.verdict.is_false
                    else (whole if own.verdict is whole.verdict else self._undecided(claim))
                )
        if place is None:
            return whole
        verdict = self._at(place, claim, around, base).verdict
        disagrees = verdict.is_decided and verdict is not whole.verdict
        return self._undecided(claim) if disagrees else whole

    def _differs_then(
        self, whole: Judgement, claim: Claim, around: Surroundings, base: Said
    ) -> bool:
        """Whether a sentence has another verdict in the time that a line above its own tells.

        Args:
            whole: the verdict on it where it looks everywhere.
            claim: the sentence.
            around: its surroundings.
            base: what was said before it.
        """
        then = told_stretch(self.reader, claim.text, around, self.standing.earlier(claim))
        if then is None:
            return False
        there = self._at(then, claim, around, base)
        return there.verdict.is_decided and there.verdict.is_false is not whole.verdict.is_false

    def _undecided(self, claim: Claim) -> Judgement:
        """The judgement on a claim that nothing decides."""
        return self.verdicts.undecided(claim.text, claim.span, claim.text)

    def _at(self, place: Place, claim: Claim, around: Surroundings, base: Said) -> Judgement:
        """The verdict on one claim where it looks at a place that another one names."""
        here = place.default(around.here or EVERYWHERE)
        return self._said(claim, replace(around, here=here), base)

    def _said(self, claim: Claim, around: Surroundings, base: Said) -> Judgement:
        """The verdict on what a claim asserts, whatever words stand around that."""
        names = self.reader.names_a_tick
        bare = said_plainly(unwrapped(claim, names), names)
        judgement = Sentence(self.clauses, bare, around, base).judged()
        if not judgement.verdict.is_decided:
            short = said_shortly(self.figure, bare)
            if short is not bare:
                bare = short
                judgement = Sentence(self.clauses, bare, around, base).judged()
        if not judgement.verdict.is_decided:
            less = self._without_doubtful(claim, bare, around, base)
            if less is not None:
                return replace(less, span=claim.span, text=claim.text)
        if bare is claim:
            return judgement
        if judgement.verdict is Verdict.UNPARSED:
            # What is not understood may be called an opinion by the words around it.
            whole = self._undecided(claim)
            judgement = whole if whole.verdict is Verdict.UNCHECKABLE else judgement
        return replace(judgement, span=claim.span, text=claim.text)

    def _without_doubtful(
        self, claim: Claim, bare: Claim, around: Surroundings, base: Said
    ) -> Judgement | None:
        """The verdict without phrases that may say something; `None` if they may turn it."""
        timed = any(map(is_ordered, self.figure.dimensions))
        less = without_doubtful(bare, self.reader.names_a_tick, timed=timed)
        if less is bare:
            return None
        left_out = bare.text.replace(less.text, "", 1)
        if any(claim.context) and _OF_WHICH.search(left_out):
            return None  # "The bar of debt is the shortest overall": of its row, or of all?
        if _LOOSELY.search(left_out) and _DENIED.search(bare.text):
            return None  # "A is not the best overall": on average, or anywhere.
        judgement = Sentence(self.clauses, less, around, base).judged()
        if judgement.verdict is Verdict.SUPPORTED:
            # What is so may have another cause.
            return judgement if _CAUSED.search(left_out) is None else None
        # "Overall, all rise": most may be meant.
        loosely = _LOOSELY.search(left_out) and _OF_EACH.search(judgement.check)
        return judgement if judgement.verdict.is_false and not loosely else None

    def _base(self, claim: Claim) -> Said:
        """What was said before a claim, sentences left out that only say it again."""
        for _ in range(_MOST_ECHOES):
            before = self.standing.before(claim)
            if before is None:
                return None
            around = self.standing.around(before)
            text = without_examples(before.text)
            if not self.clauses.only_repeats(text, around):
                return text, around
            claim = before
        return None


def _decided(judgement: Judgement) -> Iterator[Judgement]:
    """What got a verdict: parts of a sentence, or all of it."""
    if not judgement.verdict.is_decided:
        return
    if judgement.parts:
        yield from chain.from_iterable(map(_decided, judgement.parts))
    else:
        yield judgement
