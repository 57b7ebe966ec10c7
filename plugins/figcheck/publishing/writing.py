"""What a site needs of each figure, written by several processes where much is new."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path

from figcheck.publishing import pages, relating, site
from figcheck.publishing.built import BuiltFigure, Handed
from figcheck.publishing.cache import Cache
from figcheck.publishing.memo import Memo
from figcheck.publishing.pool import NoProcessesError, Pool

_WORK = f"{__name__}:work"
_RELATIONS = f"{__name__}:write_relations"
_CATALOGUE = f"{__name__}:write_catalogue"


@dataclass(frozen=True)
class Order:
    """What is to be written of a figure.

    Attributes:
        built: the figure.
        links: where its page leads to.
        its: its relations.
        card: whether it gets a social card.
    """

    built: BuiltFigure
    links: pages.Links
    its: relating.Relatives
    card: bool = False


@dataclass(frozen=True)
class _Piece:
    """An order as it is handed to another process.

    Attributes:
        folder: the cache.
        program: what everything in it depends on.
        figures_path: where the pages of the figures are.
        handed: the figure.
        links: where its page leads to.
        digest: changes if its relations do.
        card: whether it gets a social card.
    """

    folder: Path
    program: str
    figures_path: str
    handed: Handed
    links: pages.Links
    digest: str
    card: bool


@dataclass(frozen=True)
class _Related:
    """The page of all relations as it is handed to another process.

    Attributes:
        folder: the cache.
        program: what everything in it depends on.
        digests: change if the relations of a figure do.
        figures: the figures that have any, as the page sees them.
    """

    folder: Path
    program: str
    digests: tuple[str, ...]
    figures: tuple[pages.Related, ...]


def write(
    pool: Pool,
    figures_path: str,
    orders: Sequence[Order],
    relations: relating.Relations,
    related: tuple[pages.Related, ...],
) -> None:
    """Lets other processes write what `site` gives of figures, so that it is in their memo.

    What is not written here, because little is new or no process can work, is written where it is
    asked for.

    Args:
        pool: the processes.
        figures_path: where the pages of the figures are.
        orders: all figures; those that are written already are left out.
        relations: the relations of each figure that has any.
        related: these figures as the page of all relations sees them.
    """
    new = [order for order in orders if not site.has_page(order.built, order.links, order.its)]
    if not pool.is_worth(len(new)):
        return
    pieces = [_piece(figures_path, order) for order in new]
    place = pieces[0].folder, pieces[0].program
    digests = tuple(its.digest for its in relations.values())
    with suppress(NoProcessesError):
        # What takes longest is begun first, so that nobody waits for it.
        batches = (
            pool.start(_RELATIONS, [_Related(*place, digests, related)]),
            pool.start(_CATALOGUE, [place]),
            pool.start(_WORK, pieces),
        )
        for batch in batches:
            batch.finish()


def _piece(figures_path: str, order: Order) -> _Piece:
    built = order.built
    return _Piece(
        built.memo.folder,
        built.memo.program,
        figures_path,
        Handed.of(built),
        order.links,
        order.its.digest,
        order.card,
    )


def work(piece: _Piece) -> None:
    """Writes what a site needs of a figure into the memo.

    Args:
        piece: the figure.
    """
    memo = Memo(Cache(piece.folder), piece.program)
    built = piece.handed.figure(memo)
    its = relating.kept(memo, piece.digest)
    # What goes wrong here goes wrong again where it is asked for, and is told.
    with suppress(Exception):
        site.prepare(built, piece.figures_path, piece.links, its, with_card=piece.card)


def write_relations(piece: _Related) -> None:
    """Writes the page of all relations, which are read for it.

    Args:
        piece: the page.
    """
    memo = Memo(Cache(piece.folder), piece.program)
    relatives = [relating.kept(memo, digest) for digest in piece.digests]
    # What goes wrong here goes wrong again where it is asked for, and is told.
    with suppress(Exception):
        site.all_relations(memo, relatives, piece.figures)


def write_catalogue(place: tuple[Path, str]) -> None:
    """Writes the page of the sentences that are understood, for which all of English is read.

    Args:
        place: the cache, and what everything in it depends on.
    """
    folder, program = place
    site.families(Memo(Cache(folder), program))
