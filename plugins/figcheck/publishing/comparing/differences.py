"""From two snapshots to their comparison: which figures, values and sentences are the same ones."""

from __future__ import annotations

import difflib
import json
from collections import Counter, defaultdict
from collections.abc import Iterator, Sequence
from typing import Any

from figcheck.publishing.comparing.comparison import (
    CellChange,
    Change,
    ClaimChange,
    Comparison,
    DetailChange,
    FigureChange,
    FindingChange,
    RelationChange,
)
from figcheck.publishing.comparing.records import (
    CellRecord,
    ClaimRecord,
    FigureRecord,
    FindingRecord,
    Place,
    RelationRecord,
)
from figcheck.publishing.comparing.snapshot import Listed, Snapshot

ALIKE = 0.6
"""Share of common words from which on a sentence is taken for another wording of one."""

MOST_PAIRS = 40_000
"""Pairs of sentences of a figure that are compared word by word; of more, none is."""


def compare(old: Snapshot, new: Snapshot) -> Comparison:
    """Compares two states.

    Figures are the same if they have the same name, else if their descriptions have the same
    content.

    Args:
        old: the state before.
        new: the state now.

    Returns:
        What differs.

    Raises:
        OpeningError: a figure cannot be read.
    """
    pairs = list(_pairs(old.figures, new.figures))
    changes = [change for pair in pairs if (change := _figure(*pair))]
    return Comparison(
        old=old.name,
        new=new.name,
        figures=tuple(sorted(changes, key=lambda change: (change.path, change.id))),
        unchanged=len(pairs) - len(changes),
    )


def _pairs(
    old: Sequence[Listed], new: Sequence[Listed]
) -> Iterator[tuple[Listed | None, Listed | None]]:
    before = {listed.id: listed for listed in old}
    unmatched = []
    for listed in new:
        if listed.id in before:
            yield before.pop(listed.id), listed
        else:
            unmatched.append(listed)
    by_content: defaultdict[str, list[Listed]] = defaultdict(list)
    for listed in before.values():
        by_content[listed.sha256].append(listed)
    for listed in unmatched:
        same = by_content[listed.sha256]
        yield (same.pop(0) if same else None), listed
    for left in by_content.values():
        for listed in left:
            yield listed, None


def _figure(old: Listed | None, new: Listed | None) -> FigureChange | None:
    """What became of a figure, `None` if it is the same."""
    listed = new or old
    if listed is None:
        return None
    if old is None or new is None:
        return _whole(listed, Change.ADDED if new else Change.REMOVED)
    is_renamed = old.id != new.id
    image = bool(old.image and new.image and old.image != new.image)
    if old.digest and old.digest == new.digest and not image:
        return None
    before, now = old.load(), new.load()
    details = tuple(_details(before, now))
    cells = tuple(_cells(before.cells, now.cells))
    claims = tuple(_claims(before.claims, now.claims))
    findings = tuple(_findings(before.findings, now.findings))
    relations = tuple(_relations(before.related, now.related))
    if old.draw and new.draw and old.sha256 != new.sha256:
        # Drawing takes long, and what changes a value or a title changes the image.
        image = bool(cells or details) or old.draw() != new.draw()
    if not (is_renamed or details or cells or claims or findings or image or relations):
        return None
    return FigureChange(
        Change.RENAMED if is_renamed else Change.CHANGED,
        new.id,
        new.title,
        new.path,
        old.path,
        new.url,
        details,
        cells,
        claims,
        findings,
        image,
        relations,
    )


def _whole(listed: Listed, change: Change) -> FigureChange:
    """A figure that came or went, with its sentences: a new one may bring refuted ones."""
    figure = listed.load()
    is_new = change is Change.ADDED
    nothing = FigureRecord("", "", "", "", "", None, (), (), ())
    pair = (nothing, figure) if is_new else (figure, nothing)
    return FigureChange(
        change,
        listed.id,
        listed.title,
        listed.path,
        "" if is_new else listed.path,
        listed.url,
        claims=tuple(_claims(pair[0].claims, pair[1].claims)),
        findings=tuple(_findings(pair[0].findings, pair[1].findings)),
        relations=tuple(_relations(pair[0].related, pair[1].related)),
    )


def _relations(
    old: Sequence[RelationRecord], new: Sequence[RelationRecord]
) -> Iterator[RelationChange]:
    """Relations that came and went, each told of one of its figures."""
    before, now = ({(r.kind, r.other): r for r in its if r.is_own} for its in (old, new))
    for change, these, those in ((Change.ADDED, now, before), (Change.REMOVED, before, now)):
        for key, relation in these.items():
            if key not in those:
                yield RelationChange(change, relation.kind, relation.other, relation.message)


def _details(old: FigureRecord, new: FigureRecord) -> Iterator[DetailChange]:
    if old.title != new.title:
        yield DetailChange("title", old.title, new.title)
    if old.kind != new.kind:
        yield DetailChange("kind", old.kind, new.kind)
    before, now = (a if isinstance(a, dict) else {} for a in (old.axes, new.axes))
    for axis in sorted(before.keys() | now.keys()):
        if before.get(axis) != now.get(axis):
            yield DetailChange(f"{axis} axis", _json(before.get(axis)), _json(now.get(axis)))


def _json(value: Any) -> str:
    return "" if value is None else json.dumps(value, ensure_ascii=False, sort_keys=True)


def _cells(old: Sequence[CellRecord], new: Sequence[CellRecord]) -> Iterator[CellChange]:
    before: defaultdict[Place, list[CellRecord]] = defaultdict(list)
    for cell in old:
        before[_key(cell)].append(cell)
    for cell in new:
        same = before[_key(cell)]
        if not same:
            yield CellChange(Change.ADDED, cell.at, None, cell.value, cell.line)
        elif (was := same.pop(0)).value != cell.value:
            yield CellChange(Change.CHANGED, cell.at, was.value, cell.value, cell.line)
    for left in before.values():
        for cell in left:
            yield CellChange(Change.REMOVED, cell.at, cell.value, None, cell.line)


def _key(cell: CellRecord) -> Place:
    return tuple(sorted(cell.at))


_Numbered = tuple[int, ClaimRecord]


def _claims(old: Sequence[ClaimRecord], new: Sequence[ClaimRecord]) -> list[ClaimChange]:
    before = list(old)
    left: list[_Numbered] = []
    pairs: list[tuple[ClaimRecord | None, _Numbered | None]] = []
    same: defaultdict[tuple[str, str], list[ClaimRecord]] = defaultdict(list)
    for claim in old:
        same[claim.section, claim.text].append(claim)
    for number, claim in enumerate(new, start=1):
        if found := same[claim.section, claim.text]:
            was = found.pop(0)
            before.remove(was)
            pairs.append((was, (number, claim)))
        else:
            left.append((number, claim))
    for was, numbered in _reworded(before, left):
        before.remove(was)
        left.remove(numbered)
        pairs.append((was, numbered))
    pairs.extend((None, numbered) for numbered in left)
    pairs.extend((claim, None) for claim in before)
    changes = [_claim(was, numbered) for was, numbered in pairs]
    found_changes = [c for c in changes if c.is_turned or c.old_text != c.new_text]
    return sorted(found_changes, key=lambda change: (change.rank, change.number))


def _reworded(
    old: Sequence[ClaimRecord], new: Sequence[_Numbered]
) -> Iterator[tuple[ClaimRecord, _Numbered]]:
    """Pairs of sentences that say nearly the same, the most alike first."""
    if len(old) * len(new) > MOST_PAIRS:
        return
    ranked = []
    for i, was in enumerate(old):
        matcher = difflib.SequenceMatcher(b=was.text.split(), autojunk=False)
        for j, (_, claim) in enumerate(new):
            matcher.set_seq1(claim.text.split())
            if matcher.quick_ratio() >= ALIKE and (ratio := matcher.ratio()) >= ALIKE:
                ranked.append((-ratio, i, j))
    taken_old: set[int] = set()
    taken_new: set[int] = set()
    for _, i, j in sorted(ranked):
        if i not in taken_old and j not in taken_new:
            taken_old.add(i)
            taken_new.add(j)
            yield old[i], new[j]


def _claim(old: ClaimRecord | None, numbered: _Numbered | None) -> ClaimChange:
    number, new = numbered or (0, None)
    told = new or old
    return ClaimChange(
        old.text if old else None,
        new.text if new else None,
        old.verdict if old else None,
        new.verdict if new else None,
        told.explanation if told else "",
        told.line if told else None,
        number,
    )


def _findings(
    old: Sequence[FindingRecord], new: Sequence[FindingRecord]
) -> Iterator[FindingChange]:
    def key(finding: FindingRecord) -> tuple[str, str]:
        return finding.code, finding.message

    for change, these, those in ((Change.ADDED, new, old), (Change.REMOVED, old, new)):
        left = Counter(map(key, those))
        for finding in these:
            if left[key(finding)]:
                left[key(finding)] -= 1
            else:
                yield FindingChange(change, finding.code, finding.message, finding.line)
