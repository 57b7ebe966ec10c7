"""Relations of many figures, each pair held against each other once."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from figcheck.checking.relations import index
from figcheck.checking.relations.kinds import KINDS
from figcheck.checking.relations.pair import Pair, Sheet
from figcheck.model import Figure, Relation

_Key = tuple[str, str]


class Relator:
    """Relates figures again and again, and compares only what is new or has changed."""

    def __init__(self) -> None:
        self._sheets: dict[_Key, Sheet] = {}
        self._found: dict[tuple[_Key, _Key], tuple[Relation, ...]] = {}
        self.compared = 0
        """Pairs that the latest call compared; the others were known."""

    def relate(self, figures: Sequence[Figure]) -> tuple[Relation, ...]:
        """Finds what figures have to do with each other.

        Args:
            figures: the figures; their ids must differ.

        Returns:
            As `figcheck.checking.relations.relate`.
        """
        self.compared = 0
        sheets = {
            _key(figure): self._sheets.get(_key(figure)) or Sheet(figure) for figure in figures
        }
        keys = list(sheets)
        found: dict[tuple[_Key, _Key], tuple[Relation, ...]] = {}
        relations: list[Relation] = []
        for one, other in index.candidates(list(sheets.values())):
            pair = keys[one], keys[other]
            known = self._found.get(pair)
            if known is None:
                self.compared += 1
                known = tuple(_related(sheets[pair[0]], sheets[pair[1]]))
            found[pair] = known
            relations += known
        self._sheets, self._found = sheets, found
        return tuple(relations)


def _key(figure: Figure) -> _Key:
    return figure.id, figure.source.sha256


def _related(first: Sheet, second: Sheet) -> Iterator[Relation]:
    pair = Pair(first, second)
    turned = Pair(second, first, mirror=pair)
    found: list[Relation] = []
    for kind in KINDS:
        found += kind.find(pair)
        if kind.is_directed:
            found += kind.find(turned)
    yield from sorted(found, key=lambda relation: not relation.certain)
