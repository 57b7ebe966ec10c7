"""The catalogue of families says what is done."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

from figcheck.checking.english import catalogue, families
from figcheck.checking.english.catalogue import FAMILIES, Family, phrasings
from figcheck.checking.language import parse
from figcheck.model import Verdict

FOLDER = Path(families.__file__).parents[1]


def named_in_code() -> set[str]:
    """Families that modules of the checker give to readings."""
    calls = (
        node
        for path in FOLDER.rglob("*.py")
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.Call) and getattr(node.func, "id", "") == "Reading"
    )
    return {
        argument.value
        for call in calls
        for argument in (*call.args[1:2], *(k.value for k in call.keywords if k.arg == "family"))
        if isinstance(argument, ast.Constant) and isinstance(argument.value, str)
    }


def test_every_family_of_the_checker_is_in_the_catalogue() -> None:
    known = {family.name for family in FAMILIES}
    assert len(known) == len(FAMILIES)
    assert len(named_in_code()) > 10
    assert named_in_code() <= known


@pytest.mark.parametrize("family", FAMILIES, ids=lambda f: f.name)
def test_phrasings_are_decided_and_are_of_their_family(family: Family) -> None:
    found = list(phrasings(family))
    assert found
    for phrasing in found:
        judgement = phrasing.judgement
        assert judgement.verdict in (Verdict.SUPPORTED, Verdict.REFUTED), phrasing.text
        assert str(parse(judgement.check)) == judgement.check
        assert judgement.family == family.name, phrasing.text


def test_rules_state_the_thresholds_that_are_used() -> None:
    rules = " ".join(family.rule for family in FAMILIES)
    for share in ("5%", "67%", "90%"):
        assert share in rules
    assert catalogue.by_name()["trend"].title == "Rises and falls"
