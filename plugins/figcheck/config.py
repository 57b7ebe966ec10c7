"""The options of the MkDocs plugin."""

from __future__ import annotations

from pathlib import Path, PurePosixPath

from mkdocs.config import base
from mkdocs.config import config_options as c
from mkdocs.config.defaults import MkDocsConfig
from mkdocs.exceptions import PluginError

from figcheck.publishing import site
from figcheck.publishing.failing import FailOn

_OTHERS = {site.LISTS, "assets", "search"}
"""Folders of a site in which others put files."""


class FigcheckConfig(base.Config):  # type: ignore[no-untyped-call]
    """Options of the plugin in `mkdocs.yml`."""

    seeds_dir = c.Dir(default="seeds")
    """Folder of the descriptions: every `.txt` and `.md` file in it and in the folders below it.
    Names that begin with a dot are left out; links that lead out of the folder are refused. It
    must not lie in `docs_dir`."""

    figures_path = c.Type(str, default="figures")
    """Folder of the site that the figures are in: the description `a.txt` becomes the page
    `figures/a/`. It has to be one of their own."""

    cache_dir = c.Dir(default=".cache/figcheck")
    """Where results are kept, so that only what changed is done again. It may be deleted at any
    time. It must not lie in `docs_dir`, `seeds_dir` or `site_dir`."""

    fail_on = c.Choice([word.value for word in FailOn], default=FailOn.UNREADABLE.value)
    """What becomes a warning of the build, and with it a failure of `mkdocs build --strict`:

    - `never`: nothing of what is wrong in a description;
    - `unreadable`: a description that cannot be used as it is;
    - `refuted`: a refuted or mixed claim as well.

    An error in figcheck itself is always a warning."""

    nav_title = c.Type(str, default="Figures")
    """Title of the figures in the navigation."""

    jobs = c.Type(int, default=0)
    """How many processes read, check and draw new descriptions: 0 for one a core, 1 for none
    besides that of MkDocs. A few descriptions are not worth starting any."""

    content_security_policy = c.Type(bool, default=False)
    """Whether each page says what it may run and load: its theme's scripts, and files of the
    site. Off where authors or themes load scripts while the page is shown."""

    social_cards = c.Type(bool, default=True)
    """Whether each figure gets a picture for previews of links to its page, with title and
    verdicts: `card.png` beside it, made where `site_url` says how pages are addressed. Without,
    previews show the figure as it is."""

    png = c.Type(bool, default=True)
    """Whether each figure is published as PNG too, besides SVG: for downloads, previews and the
    overview. Without, figures take half the time to draw, the overview shows the SVG, and
    previews of links have no picture."""

    nav_limit = c.Type(int, default=30)
    """Up to how many figures are listed in the navigation. Of more, only the overview is: the
    whole navigation is part of every page."""

    def require_places(self, config: MkDocsConfig) -> None:
        """Sees to it that nothing takes the place of anything else.

        Args:
            config: the options of the site.

        Raises:
            PluginError: one folder lies within another in which it must not be, or pages of
                figures could take the place of other pages.
        """
        folders = {
            "docs_dir": (config.docs_dir, "whose files MkDocs publishes as they are"),
            "site_dir": (config.site_dir, "which every build empties"),
            "seeds_dir": (self.seeds_dir, "whose changes make `serve` build again"),
        }
        apart = [
            ("seeds_dir", "docs_dir"),
            ("seeds_dir", "site_dir"),
            ("cache_dir", "docs_dir"),
            ("cache_dir", "site_dir"),
            ("cache_dir", "seeds_dir"),
        ]
        for option, other in apart:
            folder, reason = folders[other]
            if Path(self[option]).resolve().is_relative_to(Path(folder).resolve()):
                raise PluginError(
                    f"figcheck: {option} ({self[option]}) lies within {other} ({folder}), "
                    f"{reason}. Set {option} to a folder outside of it."
                )
        path = PurePosixPath(self.figures_path.strip("/"))
        if not path.parts or ".." in path.parts or path.parts[0] in _OTHERS:
            raise PluginError(
                f"figcheck: figures_path is “{self.figures_path}”, where descriptions could "
                "take the place of other pages, for their names become names there. Set it to a "
                "folder of their own, such as “figures”."
            )
