"""Rules for names with a description, and for several of a kind: “the oldest system, QRC”."""

from __future__ import annotations

from typing import TYPE_CHECKING

from figcheck.checking.english.meanings.meaning import EVERYWHERE, Extent, Place
from figcheck.checking.english.names.names import Label, Ticks
from figcheck.checking.english.parsing.grammar import rule
from figcheck.checking.english.parsing.rules import Meaning, every, first, first_exactly, the
from figcheck.checking.language.tree import Quantifier

if TYPE_CHECKING:
    from figcheck.checking.english.parsing.reader import Context


@rule("description", "DET WORD KIND|LABEL?", "DET WORD WORD KIND|LABEL?", "DET KIND|LABEL")
@rule("description", "DET ADJECTIVE|DECORATIVE|COLOUR KIND|LABEL", "DET WORD ',' WORD KIND|LABEL")
def _description(_: Context, *rest: Meaning) -> str | Label:
    return first(rest, Label) or "description"


@rule("spot", "description ',' coordinate ','", "description '(' coordinate ')'")
@rule("spot", "coordinate ',' description ','", "coordinate '(' description ')'")
def _apposed(c: Context, *rest: Meaning) -> Place | None:
    """“the oldest system, QRC,”, “the relatedness split (WS-353-REL)”."""
    place = the(rest, Place)
    label = first(rest, Label)
    if len(place.ticks) != 1 or (label and label.dimension not in place.dimensions):
        return None
    return place


@rule("spot", "COUNT|DET? TICK KIND|LABEL? ',' coordinate beside coordinate ',' ")
@rule("spot", "COUNT TICK KIND|LABEL? ',' coordinate ',' coordinate beside coordinate ',' ")
@rule("spot", "'one' TICK KIND|LABEL? ',' coordinate ',' ")
def _of_group(_: Context, *rest: Meaning) -> Place | None:
    """“two open models, Elm and Fir,”: as many as are named, all of them of the group."""
    group, places = the(rest, Ticks), every(rest, Place)
    count = first_exactly(rest, int, len(places))
    named = [t for p in places for t in p.get(group.dimension)]
    alone = all(p.dimensions == {group.dimension} for p in places)
    if not alone or len(named) != count or not set(named) < set(group.ticks):
        return None
    return Place.of(group.dimension, named)


@rule("coordinate", "DET? DECORATIVE|COLOUR TICK KIND|LABEL|'baseline'?", "'the' TICK 'baseline'")
@rule("coordinate", "DET? KIND|LABEL CALLED TICK")
def _decorated(_: Context, *rest: Meaning) -> Place | None:
    """“the simple Mono baseline”, “the group labelled "other"”."""
    ticks = the(rest, Ticks)
    label = first(rest, Label)
    if len(ticks.ticks) != 1 or label not in (None, Label(ticks.dimension)):
        return None
    return Place.of(ticks.dimension, ticks.ticks)


@rule("coordinate", "DET? COUNT TICK KIND|LABEL|VALUES?", "'both' 'of' 'the' TICK KIND|LABEL")
@rule("coordinate", "'both'|'all' COUNT? 'of'? DET? TICK KIND|LABEL|VALUES?")
def _so_many(c: Context, *rest: Meaning) -> Place | None:
    """“the six HAN variants”, “both ZSGNet variants”, “on both axes”."""
    ticks = the(rest, Ticks)
    label = first(rest, Label)
    count = first_exactly(rest, int)
    alike = ticks.ticks if len(ticks.ticks) > 1 else c.names.alike(ticks)
    if len(alike) < 2 or count not in (None, len(alike)):
        return None
    if label not in (None, Label(ticks.dimension)):
        return None
    return Place.of(ticks.dimension, alike)


@rule("extent", "AT EACH LABEL|KIND given", "AT EACH VALUES|CASE given")
def _where_given(c: Context, *rest: Meaning) -> Extent | None:
    """“in all years where both are visible”: what is missing takes no part anyway."""
    quantifier = the(rest, Quantifier)
    label = first(rest, Label)
    place = first(rest, Place) or EVERYWHERE
    if label is None:
        return Extent(quantifier, place=place)
    if label.dimension == c.names.measures.dimension:
        return None  # Of measures each is looked at by itself: one without a value is left out.
    return Extent(quantifier, along=label.dimension, place=place.without([label.dimension]))


@rule("given", "'where' present BE GIVEN", "AT 'which' present BE GIVEN")
@rule("given", "AT 'which' PRONOUN HAVE DET VALUES", "'that' BE GIVEN", "AT 'which' 'both' 'exist'")
@rule("given", "'where' present HAVE DET VALUES", "'where' present 'can' 'be' GIVEN")
def _given(*_: Meaning) -> str:
    return "given"


@rule("present", "'both' KIND|LABEL|VALUES?", "PRONOUN", "the_pair", "'both' 'of' 'them'")
@rule("present", "place", "DET VALUES", "'values'")
def _present(*_: Meaning) -> str:
    return "present"


@rule("extent", "REGARDLESS WORD? DET? LABEL|KIND|VALUES|WORD BE? GIVEN|WORD?")
@rule("extent", "REGARDLESS 'how' WORD|ADJECTIVE|EVALUATIVE DET LABEL|KIND|VALUES BE?")
@rule("extent", "',' REGARDLESS 'how' WORD|ADJECTIVE|EVALUATIVE DET LABEL|KIND|VALUES BE?")
@rule("extent", "',' REGARDLESS DET? LABEL|KIND|VALUES|WORD BE? GIVEN|WORD?")
@rule("extent", "',' REGARDLESS DET? LABEL|KIND 'and'|'or' DET? LABEL|KIND")
@rule("extent", "REGARDLESS DET? LABEL|KIND 'and'|'or' DET? LABEL|KIND")
@rule("extent", "REGARDLESS DET? LABEL", "REGARDLESS DET? LABEL 'and' DET? LABEL", "REGARDLESS")
def _whatever(_: Context, *rest: Meaning) -> Extent:
    """“whatever the metric and the loss”, “no matter how high the level”, “regardless of m”."""
    labels = every(rest, Label)
    return Extent(Quantifier.ALL, along=labels[0].dimension if len(labels) == 1 else None)
