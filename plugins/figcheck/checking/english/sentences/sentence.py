"""The verdict on a sentence: whole, said in other words, or clause by clause."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from itertools import chain

from figcheck.checking.english.claims.discourse import Surroundings
from figcheck.checking.english.claims.pronouns import begins_with_so_many
from figcheck.checking.english.claims.undecidable import tells_where
from figcheck.checking.english.meanings.meaning import EVERYWHERE
from figcheck.checking.english.recasting import recast
from figcheck.checking.english.recasting.ablations_told import matters_most_on
from figcheck.checking.english.recasting.after_so_long import at_two_points, value_after
from figcheck.checking.english.recasting.ahead_of_the_other import ahead_of_the_other
from figcheck.checking.english.recasting.all_but_end import all_but_end
from figcheck.checking.english.recasting.and_indeed_everywhere import and_indeed_everywhere
from figcheck.checking.english.recasting.as_well_as import as_well_as
from figcheck.checking.english.recasting.balances_told import result_signed, result_turned
from figcheck.checking.english.recasting.becoming_first import until_overtaken
from figcheck.checking.english.recasting.beside_measure import beside_measure
from figcheck.checking.english.recasting.best_of_its_line import best_of_its_line
from figcheck.checking.english.recasting.better_told import better_told
from figcheck.checking.english.recasting.between_states import (
    changed_by_it,
    mean_changed_by_it,
    most_changed_by_it,
)
from figcheck.checking.english.recasting.boxes_apart import box_above, takes_box_for_its_parts
from figcheck.checking.english.recasting.built_up_told import put_on_top, takes_row_for_step
from figcheck.checking.english.recasting.caption_levels import at_all_times
from figcheck.checking.english.recasting.caption_turns import changing_in_each, is_one_change
from figcheck.checking.english.recasting.changes_ranging import (
    changes_ranging,
    ranges_of_changes,
)
from figcheck.checking.english.recasting.commonest_there import commonest_there
from figcheck.checking.english.recasting.contest_told import contest_told
from figcheck.checking.english.recasting.course_again import course_again, takes_course_for_gap
from figcheck.checking.english.recasting.courses_beside import to_reach, while_unchanged
from figcheck.checking.english.recasting.each_in_total import each_in_total
from figcheck.checking.english.recasting.errors_of_classes import most_confused_pair
from figcheck.checking.english.recasting.exceptions_named import exceptions_named
from figcheck.checking.english.recasting.exceptions_valued import (
    exception_valued,
    leaves_note_out,
    outlier_told,
    takes_outlier_in,
)
from figcheck.checking.english.recasting.extreme_named import extreme_named
from figcheck.checking.english.recasting.gaps_in_order import gaps_in_order
from figcheck.checking.english.recasting.grid_places_told import hardest_line
from figcheck.checking.english.recasting.in_each_step_between import in_each_step_between
from figcheck.checking.english.recasting.in_every_case import in_every_case
from figcheck.checking.english.recasting.in_total_so_many import in_total_so_many
from figcheck.checking.english.recasting.in_two_stretches import in_two_stretches
from figcheck.checking.english.recasting.it_too import lowers_it_too
from figcheck.checking.english.recasting.keeping_the_lead import keeping_the_lead
from figcheck.checking.english.recasting.level_reached_later import level_reached_later
from figcheck.checking.english.recasting.levelling_and_so import ending_and_so, levelling_and_so
from figcheck.checking.english.recasting.made_up_of import one_part_each
from figcheck.checking.english.recasting.of_boxes import box_spanning, half_between
from figcheck.checking.english.recasting.of_growth import of_growth, takes_growth_for_rise
from figcheck.checking.english.recasting.of_that_in import of_that_in
from figcheck.checking.english.recasting.on_from_stretch import back_from_peak, on_from_stretch
from figcheck.checking.english.recasting.once_again import once_again
from figcheck.checking.english.recasting.ones_left import ones_left
from figcheck.checking.english.recasting.only_then import only_then, up_to_then
from figcheck.checking.english.recasting.over_this_stretch import over_this_stretch
from figcheck.checking.english.recasting.own_level_again import own_level_again
from figcheck.checking.english.recasting.part_of_them_there import part_of_them_there
from figcheck.checking.english.recasting.parts_again import parts_again
from figcheck.checking.english.recasting.parts_of_samples import of_the_sample
from figcheck.checking.english.recasting.plain import Recastings, Scene, Version, words_and_signs
from figcheck.checking.english.recasting.plainer_turns import leads_on
from figcheck.checking.english.recasting.points_beside import on_both
from figcheck.checking.english.recasting.prose_turns import from_a_tick_on
from figcheck.checking.english.recasting.ranging_means import ranging_means
from figcheck.checking.english.recasting.ranks_told import completing, leaves_rank_out
from figcheck.checking.english.recasting.recognition_told import (
    as_many_as,
    oftener_wrong,
    scores_on_classes,
    struggles_most,
)
from figcheck.checking.english.recasting.said_of_two import differing_by
from figcheck.checking.english.recasting.same_step import numbered_step, same_step
from figcheck.checking.english.recasting.set_beside import misses_who_leads, with_at_the_top
from figcheck.checking.english.recasting.settings_told import as_at
from figcheck.checking.english.recasting.shares_in_turn import led_there_and_followed
from figcheck.checking.english.recasting.sums_ranked import (
    added_and_highest,
    misses_the_sum,
    sum_is_highest,
)
from figcheck.checking.english.recasting.sup_again import from_there_it_is
from figcheck.checking.english.recasting.survey_answers import answers_compared, highest_among
from figcheck.checking.english.recasting.taken_up import taken_up
from figcheck.checking.english.recasting.that_change import lasting, that_change
from figcheck.checking.english.recasting.that_value import taken_up_place
from figcheck.checking.english.recasting.time_turns import from_now_on
from figcheck.checking.english.recasting.times_written import times_written
from figcheck.checking.english.recasting.transfers_named import generalizes_best
from figcheck.checking.english.recasting.transfers_told import cells_formed_by, equally_well
from figcheck.checking.english.recasting.turns_of_matrices import taken_for_each_other
from figcheck.checking.english.recasting.two_groups import highest_there, own_most, takes_longer
from figcheck.checking.english.recasting.until_then import end_with_its_time, until_since_then
from figcheck.checking.english.recasting.value_whose import value_whose
from figcheck.checking.english.recasting.verbs_in_turn import stays_since
from figcheck.checking.english.recasting.whole_range import whole_range
from figcheck.checking.english.sentences.antecedents import Said, antecedents
from figcheck.checking.english.sentences.clause_verdicts import ClauseVerdicts
from figcheck.checking.english.sentences.clauses import Clause, examples, without_examples
from figcheck.checking.english.sentences.compounds import compound
from figcheck.checking.english.sentences.elided import (
    is_of_the_change,
    leaves_the_change,
    ranks_by_the_change,
)
from figcheck.checking.english.sentences.exemplified import as_example
from figcheck.checking.english.sentences.limits import (
    is_of_some_groups,
    is_relative,
    may_differ_from_another,
    pools_stretches,
    reaches_so_much,
    tops_there,
    turns_wrongly,
)
from figcheck.checking.english.sentences.loosely_dated import told_closely
from figcheck.checking.english.sentences.made_of_all import may_be_of_all, takes_absolutes
from figcheck.checking.english.sentences.piecewise import Piecewise
from figcheck.checking.english.sentences.then_beyond import goes_beyond
from figcheck.checking.english.sentences.verdicts import denied
from figcheck.checking.english.sentences.words_belied import (
    begins_too_early,
    belies_words,
    ends_too_early,
)
from figcheck.model import Claim, Judgement, Verdict
from figcheck.patterns import any_case
from figcheck.records import record

_HERE = any_case(
    r"(?:here|there(?! (?:is|are|was|were|has|have|had|seems?|appears?|exists?)\b)),? "
)
"""How a sentence begins that looks where the one before it does; “There are three …” does not."""

_FOLLOWED = any_case(r"(?P<said>[^;:]+?),? (?:closely )?(?:followed|trailed) (?:closely )?by .+")
"""A statement, and who comes next."""

_MOST_RECAST = 3
"""How often a sentence is recast that was recast already."""

_BEFORE_READING = (
    ones_left,
    beside_measure,
    box_spanning,
    half_between,
    on_both,
    extreme_named,
    matters_most_on,
    times_written,
    changed_by_it,
    mean_changed_by_it,
    most_changed_by_it,
    taken_up,
    better_told,
    best_of_its_line,
    all_but_end,
    in_two_stretches,
    on_from_stretch,
    back_from_peak,
    each_in_total,
    ranging_means,
    changes_ranging,
    part_of_them_there,
    added_and_highest,
    sum_is_highest,
    one_part_each,
    of_growth,
    with_at_the_top,
    of_the_sample,
    of_that_in,
    levelling_and_so,
    ending_and_so,
    in_each_step_between,
    exceptions_named,
    exception_valued,
    outlier_told,
    only_then,
    up_to_then,
    parts_again,
    takes_longer,
    and_indeed_everywhere,
    contest_told,
    in_every_case,
    numbered_step,
    same_step,
    from_there_it_is,
    most_confused_pair,
    cells_formed_by,
    equally_well,
    level_reached_later,
    whole_range,
    gaps_in_order,
    hardest_line,
    stays_since,
    in_total_so_many,
    differing_by,
    leads_on,
    as_well_as,
    as_at,
    changing_in_each,
    at_all_times,
    put_on_top,
    box_above,
    completing,
    commonest_there,
    value_whose,
    own_level_again,
    ahead_of_the_other,
    until_since_then,
    end_with_its_time,
    keeping_the_lead,
    once_again,
    scores_on_classes,
    oftener_wrong,
    struggles_most,
    as_many_as,
    taken_for_each_other,
    generalizes_best,
    at_two_points,
    value_after,
    lowers_it_too,
    that_change,
    course_again,
    from_a_tick_on,
    lasting,
    over_this_stretch,
    led_there_and_followed,
    result_signed,
    result_turned,
    from_now_on,
    until_overtaken,
    taken_up_place,
    while_unchanged,
    to_reach,
    highest_among,
    answers_compared,
)
"""The ways to recast sentences that, read as they stand, may be taken for something else."""

_RECAST_FIRST = Recastings(_BEFORE_READING)

_OR_AS_IT_STANDS = Recastings((own_most, highest_there))
"""The ways to recast sentences that may as well mean what they say as they stand."""


@record
class Sentence:
    """A sentence that is to be judged.

    It is judged as one clause first, then as what it says in other words, and then piece by
    piece; the first of these that is decided counts.

    Attributes:
        clauses: judges clauses.
        claim: the sentence.
        around: where it stands.
        base: what was said before it.
        depth: how often it was recast to become what it is.
    """

    clauses: ClauseVerdicts
    claim: Claim
    around: Surroundings
    base: Said
    depth: int = 0

    def judged(self) -> Judgement:
        """The verdict on it."""
        judgement = self._judged()
        if judgement.verdict.is_decided and self._is_open(judgement):
            text = self.claim.text
            return self.clauses.verdicts.undecided(text, self.claim.span, text)
        return judgement

    def _is_open(self, judgement: Judgement) -> bool:
        """Whether the sentence may mean something else than what was judged."""
        text, check, figure = self.claim.text, judgement.check, self.clauses.reader.figure
        beyond = (
            goes_beyond,
            may_be_of_all,
            is_relative,
            is_of_some_groups,
            tops_there,
            may_differ_from_another,
            reaches_so_much,
        )
        if judgement.verdict.is_false and (
            any(may_be(text) for may_be in beyond) or pools_stretches(self.clauses.reader, text)
        ):
            return True
        loose = ranges_of_changes, misses_the_sum, misses_who_leads
        if (
            takes_absolutes(figure, text)
            or any(is_missed(text, check) for is_missed in loose)
            or takes_growth_for_rise(figure, text, check)
        ):
            return True
        if leaves_the_change(figure, judgement) or belies_words(self.clauses.reader, judgement):
            return True
        parts = ((part.text, part.check) for part in judgement.parts)
        scene = self._scene(self.around, self.base)
        wrongly = (
            takes_row_for_step,
            takes_box_for_its_parts,
            leaves_rank_out,
            begins_too_early,
            ends_too_early,
        )
        if takes_course_for_gap(text, check):
            return True
        if judgement.verdict.is_false and takes_outlier_in(text, check):
            return True
        if judgement.verdict is Verdict.SUPPORTED and leaves_note_out(scene, text, check):
            return True
        if any(wrong(scene, *said) for said in ((text, check), *parts) for wrong in wrongly):
            return True
        if judgement.verdict is Verdict.SUPPORTED and turns_wrongly(text) and self._is_of_one():
            return True
        if judgement.verdict.is_false and not self.depth and self._holds_nearby():
            return True
        if not self.depth and is_one_change(self._scene(self.around, self.base), text):
            return True
        if ranks_by_the_change(figure, self.claim.topic, judgement):
            return True
        if self.base is None or self.depth:
            return False
        return is_of_the_change(figure, text, self.base[0], check)

    def _is_of_one(self) -> bool:
        """Whether it names no more than one thing, at whatever points of an axis."""
        scene = self._scene(self.around, self.base)
        things = {d: t for d, t in scene.named_in(self.claim.text).items() if d != scene.way}
        return all(len(ticks) == 1 for ticks in things.values())

    def _holds_nearby(self) -> bool:
        """Whether it holds of the year before or after the one that it tells loosely."""
        near = told_closely(self.clauses.reader.figure, self.claim.text)
        told = (replace(self.claim, text=t, offsets=(0,) * (len(t) + 1)) for t in near)
        said = (Sentence(self.clauses, c, self.around, self.base, 1).judged() for c in told)
        return any(judgement.verdict is Verdict.SUPPORTED for judgement in said)

    def _judged(self) -> Judgement:
        text, verdicts = self.claim.text, self.clauses.verdicts
        whole = Clause(0, len(text), without_examples(text))
        # "(e.g., error rates)" is no example that a number could decide.
        extra = tuple(e for e in examples(text) if any(map(str.isdigit, e.text)))
        judgement = self._named(whole) or self._as_it_stands(whole)
        if judgement is None:
            return verdicts.undecided(text, self.claim.span, text)
        if judgement.verdict.is_decided and self.base is not None and _HERE.match(text):
            # "All are lowest on Web. Here, A leads by 5": on Web, or in the panel spoken of.
            there = self.recast(whole, self.around, self.base)
            agrees = there is not None and there.verdict is judgement.verdict
            if not agrees and self._scene(self.around, self.base).led_places(self.base[0]):
                return verdicts.undecided(text, self.claim.span, text)
        said: list[Judgement] = []
        if not judgement.verdict.is_decided and not extra:
            said = self._recast(whole, self.around, self.base)
            agreed = len({j.verdict for j in said}) == 1
            if agreed and not self._may_hold(whole, said[0]):
                judgement = said[0]
            judgement = self.clauses.one_by_one(self.claim, whole, self.around, judgement)
        if judgement.verdict.is_decided and not extra:
            return judgement
        parts: tuple[Judgement, ...] = (judgement,)
        if not judgement.verdict.is_decided:
            parts = tuple(self._pieces().judged(whole)) or parts
        if len(parts) == 1 and not extra:
            return self._false_in_part(whole, said) or self._false_before_others() or judgement
        shown = self._examples(extra, parts)
        joint = compound(self.clauses.reader, verdicts, self.claim, parts, shown)
        joint = joint if extra or not self._may_hold(whole, joint) else judgement
        if joint.verdict.is_decided:
            return joint
        if extra:  # "(e.g., A on Web: 5 vs. 4)"
            said = self._recast(Clause(0, len(text), text), self.around, self.base)
            if len({j.verdict for j in said}) == 1:
                return said[0]
        return self._false_in_part(whole, said) or self._false_before_others() or joint

    def _false_before_others(self) -> Judgement | None:
        """That a sentence is false before it tells who follows: “B is first, followed by X”.

        Who that is need not be known then.
        """
        match = _FOLLOWED.fullmatch(self.claim.text) if not self.depth else None
        if match is None:
            return None
        said = match["said"]
        claim = replace(self.claim, text=said, offsets=self.claim.offsets[: len(said) + 1])
        judgement = Sentence(self.clauses, claim, self.around, self.base, self.depth + 1).judged()
        whole = replace(judgement, span=self.claim.span, text=self.claim.text, parts=())
        return whole if judgement.verdict is Verdict.REFUTED else None

    def _false_in_part(self, whole: Clause, said: Sequence[Judgement]) -> Judgement | None:
        """That a sentence is partly false which is false in all ways to say it in other words."""
        if not said or not all(j.verdict.is_false for j in said):
            return None
        mixed = next((j for j in said if j.verdict is Verdict.MIXED), None)
        return mixed if mixed is not None and not self._may_hold(whole, mixed) else None

    def _pieces(self) -> Piecewise:
        ways = self.recast, self.recast_first
        return Piecewise(self.clauses, self.claim, self.around, self.base, *ways)

    def _scene(self, around: Surroundings, before: Said) -> Scene:
        return Scene(self.clauses.reader, around, before[0] if before else "")

    def _may_hold(self, whole: Clause, judgement: Judgement) -> bool:
        """Whether it holds as a whole in one of its readings, where another verdict is false."""
        return judgement.verdict.is_false and self.clauses.may_hold(whole, self.around)

    def _named(self, whole: Clause) -> Judgement | None:
        """The verdict on a sentence as what must be recast before it is read, if that decides it.

        It is about “this line”, or about a value of which it says that it is the highest of its
        line: what it is said of is put in by name.
        """
        return next(self._recast_by(_RECAST_FIRST, whole), None)

    def _as_it_stands(self, whole: Clause) -> Judgement | None:
        """The verdict on a sentence as it stands; `None` if what it may as well mean has another.

        “A has the highest score on B”, where A is one of two: higher than the other's, or the
        highest that A has.
        """
        judgement = self.clauses.said_again(self.claim, whole, self.around, self.base)
        other = next(self._recast_by(_OR_AS_IT_STANDS, whole), None)
        if other is None or other.verdict is judgement.verdict:
            return judgement
        if not judgement.verdict.is_decided and self.clauses.readings(whole.text, self.around):
            return judgement  # What it may mean as it stands differs already.
        return None if judgement.verdict.is_decided else other

    def _recast_by(self, ways: Recastings, whole: Clause) -> Iterator[Judgement]:
        """What is decided of it in other words, by some of the ways to say it so."""
        if not self.depth:
            yield from self._said_by(ways, whole, self.around, self.base)

    def recast_first(self, clause: Clause, around: Surroundings, before: Said) -> Judgement | None:
        """The verdict on a clause of it as what must be recast before it is read.

        Args:
            clause: the clause.
            around: where the clause stands.
            before: what was said before the clause.
        """
        if self.depth >= _MOST_RECAST:
            return None
        return next(self._said_by(_RECAST_FIRST, clause, around, before), None)

    def _said_by(
        self, ways: Recastings, clause: Clause, around: Surroundings, before: Said
    ) -> Iterator[Judgement]:
        words, scene = words_and_signs(clause.text), self._scene(around, before)
        versions = (w.way(scene, clause.text) for w in ways.for_words(words))
        for version in chain.from_iterable(versions):
            judgement = self._version(clause, version, around, before)
            if judgement.verdict.is_decided:
                yield judgement

    def recast(self, clause: Clause, around: Surroundings, before: Said) -> Judgement | None:
        """The verdict on a clause of it said in other words, if all ways to do so agree.

        Args:
            clause: the clause.
            around: where the clause stands.
            before: what was said before the clause.
        """
        found = self._recast(clause, around, before)
        return found[0] if len({j.verdict for j in found}) == 1 else None

    def _recast(self, clause: Clause, around: Surroundings, before: Said) -> list[Judgement]:
        """The verdicts on a clause in each way to say it in other words that is understood."""
        if self.depth >= _MOST_RECAST:
            return []
        return [
            judgement
            for version in recast(self._scene(around, before), clause.text)
            if (judgement := self._version(clause, version, around, before)).verdict.is_decided
        ]

    def _plain(self, said: Claim, around: Surroundings, before: Said, passed: int) -> Judgement:
        """The verdict on one of several plain clauses, be it on what those before it name."""
        places = [around]
        if passed and begins_with_so_many(said.text):
            # "A leads, and none of its values is below 5": of A's values.
            whole = Clause(0, len(said.text), said.text)
            places = antecedents(self.clauses.reader, whole, around, passed)
        found = [Sentence(self.clauses, said, p, before, self.depth + 1).judged() for p in places]
        if len({part.verdict for part in found}) > 1:
            return self.clauses.verdicts.undecided(said.text, said.span, said.text)
        return found[0]

    def _version(
        self, clause: Clause, version: Version, around: Surroundings, before: Said
    ) -> Judgement:
        """The verdict on the plain clauses that a clause is recast in."""
        claim, verdicts = self.claim, self.clauses.verdicts
        parts: list[Judgement] = []
        for plain in version:
            text = plain.text
            if plain.here is not None:
                around = replace(around, here=plain.here.default(around.here or EVERYWHERE))
            if plain.again:
                whole = Clause(clause.start, clause.end, text)
                echoed = self.clauses.echo(whole, around, before)
                parts.append(verdicts.on(claim, whole, echoed))
                continue
            if plain.of_two is not None:
                whole = Clause(clause.start, clause.end, text)
                table = self.clauses.reader.table
                told = plain.of_two.reading(table, [p.check for p in parts])
                part = verdicts.on(claim, whole, (told,) if told is not None else ())
                parts.append(replace(part, text=text))
                continue
            offsets = (*claim.offsets[clause.start : clause.start + 1] * len(text), 0)
            said = replace(claim, text=text, offsets=offsets)
            if plain.hung and not all(p.verdict.is_decided for p in parts):
                return verdicts.undecided(claim.text, claim.span, claim.text)
            part = self._plain(said, around, before, len(parts))
            parts.append(denied(part) if plain.negated else part)
            before = text, around
            around = replace(around, said=(text, *around.said))
        span = claim.source_span(clause.start, clause.end)
        text = claim.text[clause.start : clause.end]
        known = tuple(replace(p, span=span) for p in parts)
        head = Clause(0, clause.start, text.partition(",")[0])
        if known[0].verdict is Verdict.UNPARSED and tells_where(self.clauses.reader, head):
            # "At 32 cards, A is above 5": that A is 32 cards is no way to say it.
            return verdicts.undecided(text, span, text)
        judgement = known[0]
        if len(known) > 1:
            offsets = claim.offsets[clause.start : clause.end + 1]
            shown = replace(claim, text=text, offsets=offsets)
            judgement = compound(self.clauses.reader, verdicts, shown, known)
        return replace(judgement, span=span, text=text, parts=())

    def _examples(
        self, examples: Sequence[Clause], stated: Sequence[Judgement]
    ) -> tuple[Judgement, ...]:
        """The verdicts on examples: their values must be right, and they must be some."""
        reader = self.clauses.reader
        # "Some cells of A are higher (e.g., y=1, x=2: 52)": the examples are of A.
        named = reader.mentions(self.claim.text)
        here = self.around.here
        there = replace(self.around, here=named.default(here or EVERYWHERE) if named else here)
        found: list[Judgement] = []
        for example in examples:
            part = self.clauses.on(self.claim, example, there)
            if part.verdict is not Verdict.REFUTED:
                known = as_example(reader, self.claim, example, part, stated)
                if known is not None:
                    part = self.clauses.verdicts.on(self.claim, example, (known,))
            found.append(part)
        return tuple(found)
