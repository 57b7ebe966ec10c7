"""Small sites that are built for a test, with MkDocs as it is."""

from __future__ import annotations

import logging
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import yaml
from bs4 import BeautifulSoup
from mkdocs.commands.build import build
from mkdocs.config import load_config
from mkdocs.config.defaults import MkDocsConfig
from mkdocs.exceptions import Abort

from figcheck.plugin import FigcheckPlugin

HEATMAP = """\
## Heatmap: {title}
### Components/Axes
- **X-axis (Ratio)**: 0.1, 0.2
- **Y-axis (Window)**: 500, 1000
- **Legend**: Color gradient from light (low values) to dark (high values), labeled "Score" with \
a range of 10-60.
### Detailed Analysis
#### Panel A
- **Values**:
  - 500: {value}, 42
  - 1000: 43, 44
### Key Observations
- The highest value is 44 at Ratio 0.2 and Window 1000.
- The lowest value is 44.
"""


def heatmap(title: str = "Scores", value: str = "41") -> str:
    """A description that is in order, with a sentence that is true and one that is not."""
    return HEATMAP.format(title=title, value=value)


@dataclass
class Site:
    """A site in a folder of its own.

    Attributes:
        root: its folder.
        config: what its `mkdocs.yml` says.
        messages: what the last build logged, with the level's name before it.
    """

    root: Path
    config: dict[str, Any]
    messages: list[str] = field(default_factory=list)

    @property
    def docs(self) -> Path:
        """Where the pages of the author are."""
        return self.root / "docs"

    @property
    def seeds(self) -> Path:
        """Where the descriptions are."""
        return self.root / "seeds"

    @property
    def out(self) -> Path:
        """Where the site is built."""
        return self.root / "site"

    def seed(self, name: str, content: str | bytes) -> Path:
        """Writes a description."""
        path = self.seeds / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(content.encode() if isinstance(content, str) else content)
        return path

    def options(self, **options: Any) -> None:
        """Sets options of the plugin."""
        plugins = [p for p in self.config["plugins"] if p != "figcheck" and "figcheck" not in p]
        self.config["plugins"] = [*plugins, {"figcheck": options}]

    def build(self, *, strict: bool = False, again: bool = False) -> bool:
        """Builds the site.

        Args:
            strict: whether a warning is a failure.
            again: whether it is a rebuild of `mkdocs serve`, which keeps the plugin.

        Returns:
            Whether the build ended well.
        """
        path = self.write()
        if not again:
            _plugins().clear()
        config = load_config(str(path), strict=strict)
        records = _Records()
        logger = logging.getLogger("mkdocs")
        logger.addHandler(records)
        logger.setLevel(logging.INFO)
        try:
            config.plugins.on_startup(command="build", dirty=False)
            build(config)
        except Abort:
            return False
        finally:
            config.plugins.on_shutdown()
            logger.removeHandler(records)
            self.messages = records.messages
        return True

    def plugin(self) -> FigcheckPlugin:
        """The plugin of the last build."""
        plugin = _plugins()["figcheck"]
        assert isinstance(plugin, FigcheckPlugin)
        return plugin

    def write(self) -> Path:
        """Writes `mkdocs.yml`."""
        path = self.root / "mkdocs.yml"
        path.write_text(yaml.safe_dump(self.config), encoding="utf-8")
        return path

    def page(self, path: str = "index.html") -> BeautifulSoup:
        """A page as a browser's parser sees it."""
        return BeautifulSoup((self.out / path).read_bytes(), "html.parser")

    def figure(self, id: str) -> BeautifulSoup:  # noqa: A002 - it is called that everywhere
        """The page of a figure."""
        return self.page(f"figures/{id}/index.html")

    def warnings(self) -> list[str]:
        """What the last build warned of."""
        return [m for m in self.messages if m.startswith(("WARNING", "ERROR", "CRITICAL"))]

    def work(self) -> str:
        """What the last build did for the figures."""
        (line,) = [m for m in self.messages if " unchanged" in m]
        return line.split("figcheck: ")[1]

    def tree(self) -> dict[str, bytes]:
        """Every file of the built site."""
        return tree(self.out)


def _plugins() -> dict[str, object]:
    """The plugins that MkDocs keeps for the next build of the same run."""
    option: Any = dict(MkDocsConfig._schema)["plugins"]
    kept: dict[str, object] = option.plugin_cache
    return kept


class _Records(logging.Handler):
    def __init__(self) -> None:
        super().__init__(logging.INFO)
        self.messages: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        self.messages.append(f"{record.levelname} {record.getMessage()}")


def tree(folder: Path) -> dict[str, bytes]:
    """Every file of a folder by its path."""
    return {
        path.relative_to(folder).as_posix(): path.read_bytes()
        for path in sorted(folder.rglob("*"))
        if path.is_file()
    }
