"""What a site needs of each figure, written by several processes where much is new."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass
from functools import cache, partial
from pathlib import Path

from figcheck.model import Report
from figcheck.publishing import codec, pages, relating, site
from figcheck.publishing.built import REPORT, BuiltFigure, Made
from figcheck.publishing.cache import Cache
from figcheck.publishing.memo import Memo
from figcheck.publishing.pool import NoProcessesError, Pool
from figcheck.publishing.seeds import Seed

_WORK = f"{__name__}:work"
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
        key: what the figure is known by.
        seed: the file that describes it.
        made: what is known of it without its report.
        files: its files in the cache, by name.
        links: where its page leads to.
        digest: changes if its relations do.
        card: whether it gets a social card.
    """

    folder: Path
    program: str
    figures_path: str
    key: str
    seed: Seed
    made: Made
    files: Mapping[str, Path]
    links: pages.Links
    digest: str
    card: bool


def write(pool: Pool, figures_path: str, orders: Sequence[Order]) -> None:
    """Lets other processes write what `site` gives of figures, so that it is in their memo.

    What is not written here, because little is new or no process can work, is written where it is
    asked for.

    Args:
        pool: the processes.
        figures_path: where the pages of the figures are.
        orders: all figures; those that are written already are left out.
    """
    new = [order for order in orders if not site.has_page(order.built, order.links, order.its)]
    if not pool.is_worth(len(new)):
        return
    pieces = [_piece(figures_path, order) for order in new]
    with suppress(NoProcessesError):
        figures = pool.start(_WORK, pieces)
        catalogue = pool.start(_CATALOGUE, [(pieces[0].folder, pieces[0].program)])
        figures.finish()
        catalogue.finish()


def _report(file: Path) -> Report:
    return codec.loads(Report, file.read_bytes())


def _piece(figures_path: str, order: Order) -> _Piece:
    built = order.built
    return _Piece(
        built.memo.folder,
        built.memo.program,
        figures_path,
        built.key,
        built.seed,
        built.made,
        built.files,
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
    # Several things are made of the report, which takes long to read.
    report = cache(partial(_report, piece.folder / piece.key / REPORT))
    built = BuiltFigure(piece.key, piece.seed, piece.made, piece.files, report, memo)
    its = relating.kept(memo, piece.digest)
    # What goes wrong here goes wrong again where it is asked for, and is told.
    with suppress(Exception):
        site.prepare(built, piece.figures_path, piece.links, its, with_card=piece.card)


def write_catalogue(place: tuple[Path, str]) -> None:
    """Writes the page of the sentences that are understood, for which all of English is read.

    Args:
        place: the cache, and what everything in it depends on.
    """
    folder, program = place
    site.families(Memo(Cache(folder), program))
