"""`figcheck build`: pages, images and data as plain files."""

from __future__ import annotations

import argparse
import logging
import sys
import tempfile
from contextlib import ExitStack
from pathlib import Path

from figcheck.cli.codes import FAILED, Commands, trouble
from figcheck.publishing import seeds
from figcheck.publishing.escaping import for_terminal
from figcheck.publishing.failing import FailOn


def add(commands: Commands) -> None:
    """Adds the command."""
    command = commands.add_parser(
        "build",
        help="write pages, images and data as plain files",
        description="Write a page for each description of a folder, and the files beside it: as "
        "markdown for Zensical and other generators, or as HTML that needs none.",
    )
    command.add_argument("seeds", type=Path, metavar="SEEDS", help="folder of descriptions")
    command.add_argument(
        "--out", type=Path, required=True, metavar="DIR", help="where the files are written"
    )
    command.add_argument("--pages", choices=("markdown", "html"), default="markdown")
    command.add_argument(
        "--fail-on",
        choices=[word.value for word in FailOn],
        default=FailOn.UNREADABLE.value,
        help="what makes the exit code 1 (default: %(default)s)",
    )
    command.add_argument(
        "--cache", type=Path, metavar="DIR", help="keep results there for the next time"
    )
    command.set_defaults(run=run)


def run(options: argparse.Namespace) -> int:
    """Runs the command."""
    # Drawing is slow to load, and no other command needs it.
    from figcheck.publishing import plain, site
    from figcheck.publishing.builder import Builder
    from figcheck.publishing.cache import Cache

    code = 0
    with ExitStack() as stack:
        kept = options.cache or Path(
            stack.enter_context(tempfile.TemporaryDirectory(prefix="figcheck-"))
        )
        try:
            builder = Builder(options.seeds, seeds.shown(options.seeds), Cache(kept))
            stack.callback(builder.stop)
            collection = builder.build()
            for message in site.messages(collection, FailOn(options.fail_on)):
                print(f"figcheck: {message.text}", file=sys.stderr)
                code = FAILED if message.level >= logging.WARNING else code
            title = options.seeds.resolve().name
            count = plain.write(collection, options.out, options.pages, title)
        except seeds.UnlistedError as error:
            return trouble(f"{options.seeds} cannot be listed ({seeds.reason(error)})")
        except plain.OccupiedError as error:
            return trouble(f"{options.out}: {error}")
        except OSError as error:
            return trouble(f"{options.out} cannot be written ({seeds.reason(error)})")
    print(f"{count} pages in {for_terminal(str(options.out))}")
    return code
