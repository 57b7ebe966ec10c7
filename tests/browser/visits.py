"""Visits to the pages of a site, with an ear for what the browser has to complain about."""

from __future__ import annotations

from dataclasses import dataclass, field
from pathlib import Path
from typing import Literal

from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Page, Response, Route

Scheme = Literal["light", "dark"]


@dataclass(frozen=True)
class BuiltSite:
    """A site that is served.

    Attributes:
        out: its files.
        url: its address, with a slash at the end.
    """

    out: Path
    url: str

    def paths(self) -> list[str]:
        """The addresses of all pages below the site's.

        Without that of "not found": its links are absolute, for it is served at any address, and
        so need the `site_url` that a test server does not have.
        """
        files = [p.relative_to(self.out).as_posix() for p in self.out.rglob("*.html")]
        return sorted(p.removesuffix("index.html") for p in files if p != "404.html")

    def figures(self) -> list[str]:
        """The addresses of the pages of figures."""
        return [path for path in self.paths() if path.startswith("figures/")]


@dataclass
class Visits:
    """Opens pages in contexts of their own.

    Attributes:
        browser: the browser.
        site: the site.
        opened: the contexts, for whoever closes them.
        noise: what the browser complained about, and requests to anywhere but the site.
    """

    browser: Browser
    site: BuiltSite
    opened: list[BrowserContext]
    noise: list[str] = field(default_factory=list)

    def page(
        self,
        *,
        width: int = 1280,
        scheme: Scheme = "light",
        scripts: bool = True,
        touch: bool = False,
    ) -> Page:
        """An empty page.

        Args:
            width: width of the window, in CSS pixels.
            scheme: the colour scheme that the system prefers.
            scripts: whether JavaScript is on.
            touch: whether there is a touch screen.
        """
        context = self.browser.new_context(
            viewport={"width": width, "height": 800},
            color_scheme=scheme,
            java_script_enabled=scripts,
            has_touch=touch,
        )
        self.opened.append(context)
        context.route("**/*", self._request)
        page = context.new_page()
        page.on("console", self._console)
        page.on("pageerror", lambda error: self.noise.append(f"{page.url}: {error}"))
        page.on("response", self._response)
        return page

    def open(self, page: Page, path: str) -> None:
        """Opens a page of the site."""
        page.goto(self.site.url + path)

    def _request(self, route: Route) -> None:
        if route.request.url.startswith((self.site.url, self.site.out.as_uri())):
            route.continue_()
        else:
            self.noise.append(f"request to {route.request.url}")
            route.abort()

    def _response(self, response: Response) -> None:
        if response.status >= 400:
            self.noise.append(f"{response.status} for {response.url}")

    def _console(self, message: ConsoleMessage) -> None:
        if message.type in {"error", "warning"}:
            self.noise.append(f"{message.type}: {message.text}")
