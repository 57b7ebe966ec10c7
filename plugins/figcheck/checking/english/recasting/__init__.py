"""Other words for sentences whose structure hides what they say.

A sentence that leaves out a verb, puts a clause within another or sets its subject apart (“It
is A that …, not B”) is said again in plain clauses, which are then read as any others. Each
way to recast must say the same as the sentence, no more and no less, and names with `told_by` the
words without which it is for no sentence, so that it is not tried on most.
"""

from __future__ import annotations

import re
from collections.abc import Iterator

from figcheck.checking.english.recasting.answers import chosen_more_often, how_often
from figcheck.checking.english.recasting.change_values import (
    and_by_so_much,
    change_values,
    until_then,
)
from figcheck.checking.english.recasting.compared_with_then import (
    at_times_their_level,
    compared_with_then,
    counts_compared,
    up_since_then,
)
from figcheck.checking.english.recasting.contrasts import (
    cleft,
    compared,
    not_last,
    set_against,
    topic,
)
from figcheck.checking.english.recasting.counted_ones import counted_ones, speaks_of_those
from figcheck.checking.english.recasting.counted_stretches import counted_stretches, each_added
from figcheck.checking.english.recasting.doing_so import does_so, ever
from figcheck.checking.english.recasting.events import benefits, most_affected, taken_away
from figcheck.checking.english.recasting.excepting import exceptions_being
from figcheck.checking.english.recasting.gapping import gapped, the_smallest, two_counts
from figcheck.checking.english.recasting.grouped import each_of_group, others_of_group, without_it
from figcheck.checking.english.recasting.has_both import has_both
from figcheck.checking.english.recasting.holders import holder, sole_first, wins
from figcheck.checking.english.recasting.in_blocks import block
from figcheck.checking.english.recasting.in_panels import (
    in_panels,
    led_by_place,
    two_ends_in_panels,
)
from figcheck.checking.english.recasting.inserted import (
    albeit,
    amid,
    clause_first,
    despite,
    except_first,
    except_last,
    exception_which,
    relative,
    there_are,
)
from figcheck.checking.english.recasting.labelled import labelled
from figcheck.checking.english.recasting.left_out import among_parts, model_without
from figcheck.checking.english.recasting.more_of_axis import more_of_axis
from figcheck.checking.english.recasting.multiples import multiple
from figcheck.checking.english.recasting.none_more import none_more
from figcheck.checking.english.recasting.noted import (
    ends_noted,
    noted_amid,
    owner_first,
    subject_noted,
    value_first,
    value_last,
    valued,
)
from figcheck.checking.english.recasting.one_value import one_value
from figcheck.checking.english.recasting.opening_phases import flat_until, steepest_gaining
from figcheck.checking.english.recasting.others_opposed import others_opposed
from figcheck.checking.english.recasting.plain import (
    Plain,
    Recasting,
    Scene,
    Version,
    words_and_signs,
)
from figcheck.checking.english.recasting.plain_amounts import (
    also_in_percent,
    each_in_turn,
    most_from_axis,
    part_again,
    points_of,
    range_of_all,
)
from figcheck.checking.english.recasting.possessives import extreme_owned, measure_owned
from figcheck.checking.english.recasting.remarks import (
    coloured,
    of_them,
    per_head,
    remark,
    spot,
    without_ever,
    zeros,
)
from figcheck.checking.english.recasting.resumed import (
    also_true,
    as_object,
    does_not,
    former,
    so_does,
    that_is,
    the_others,
    there,
    where,
)
from figcheck.checking.english.recasting.reversed_mix_ups import the_reverse
from figcheck.checking.english.recasting.rival_again import not_only, price_of, rival_again
from figcheck.checking.english.recasting.second_next import (
    counts_of_two,
    noted_place,
    second_next,
)
from figcheck.checking.english.recasting.set_apart import (
    changes_most,
    larger_gap,
    most_clearly,
    most_risen,
    same_ends,
    where_most,
)
from figcheck.checking.english.recasting.sized import sized
from figcheck.checking.english.recasting.staying_there import (
    by_to_part,
    stays_beyond,
    stays_there,
    to_its_low,
)
from figcheck.checking.english.recasting.taken_up import (
    both_named,
    made_again,
    owned,
    taken_up,
    the_values,
)
from figcheck.checking.english.recasting.trades import (
    added,
    better_between,
    both_than,
    combines,
    in_proportion,
    instead,
    price,
    relative_to,
    top_to_bottom,
)
from figcheck.checking.english.recasting.trailing import (
    again,
    among,
    amounting,
    by_so_much,
    crowned,
    example,
    followed,
    namely,
    with_mean,
)
from figcheck.checking.english.recasting.two_ways import (
    both_there,
    but_at,
    change_told,
    end_told,
    spread_told,
)

__all__ = [
    "RECASTINGS",
    "Plain",
    "Scene",
    "Version",
    "recast",
    "speaks_of_those",
    "taken_up",
    "words_and_signs",
]

_LONGEST = 300
"""Characters of a sentence that is recast; longer ones are split first."""


_NOT_ONLY = re.compile(r"\bnot (?:only|just|merely)\b", re.IGNORECASE)


def recast(scene: Scene, text: str) -> Iterator[Version]:
    """The ways to say a sentence in plain clauses.

    Args:
        scene: where it stands.
        text: the sentence.
    """
    stop = text.rstrip().rstrip(".")
    if len(stop) <= _LONGEST:
        words = words_and_signs(stop)
        # What is “not only” so is so: no other way may take it for a denial.
        ways = (not_only,) if not_only.may_be_for(words) and _NOT_ONLY.search(stop) else RECASTINGS
        for recasting in ways:
            if recasting.may_be_for(words):
                yield from recasting.way(scene, stop)


RECASTINGS: tuple[Recasting, ...] = (
    topic,
    amid,
    labelled,
    block,
    two_ends_in_panels,
    in_panels,
    set_against,
    sized,
    larger_gap,
    most_clearly,
    same_ends,
    changes_most,
    most_risen,
    where_most,
    stays_there,
    stays_beyond,
    by_to_part,
    to_its_low,
    compared_with_then,
    counts_compared,
    up_since_then,
    at_times_their_level,
    compared,
    relative,
    clause_first,
    cleft,
    holder,
    wins,
    sole_first,
    one_value,
    not_last,
    where,
    despite,
    there_are,
    except_first,
    except_last,
    exception_which,
    exceptions_being,
    former,
    taken_up,
    owned,
    extreme_owned,
    measure_owned,
    both_named,
    made_again,
    the_values,
    does_not,
    amounting,
    crowned,
    again,
    also_true,
    so_does,
    there,
    followed,
    that_is,
    as_object,
    the_others,
    counted_ones,
    others_of_group,
    each_of_group,
    without_it,
    namely,
    among,
    example,
    albeit,
    ends_noted,
    owner_first,
    valued,
    value_first,
    value_last,
    subject_noted,
    noted_amid,
    price,
    price_of,
    rival_again,
    added,
    combines,
    both_than,
    relative_to,
    in_proportion,
    better_between,
    instead,
    top_to_bottom,
    the_smallest,
    gapped,
    two_counts,
    has_both,
    counts_of_two,
    noted_place,
    second_next,
    none_more,
    more_of_axis,
    others_opposed,
    the_reverse,
    led_by_place,
    spread_told,
    end_told,
    change_told,
    both_there,
    but_at,
    by_so_much,
    with_mean,
    per_head,
    without_ever,
    ever,
    does_so,
    remark,
    coloured,
    spot,
    zeros,
    of_them,
    multiple,
    most_affected,
    benefits,
    taken_away,
    among_parts,
    model_without,
    chosen_more_often,
    how_often,
    counted_stretches,
    each_added,
    change_values,
    and_by_so_much,
    until_then,
    flat_until,
    steepest_gaining,
    points_of,
    part_again,
    also_in_percent,
    each_in_turn,
    most_from_axis,
    range_of_all,
)
"""All ways to recast, in the order in which they are tried."""
