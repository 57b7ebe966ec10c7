"""What the jobs that publish ask of GitHub's API, and tell it."""

from __future__ import annotations

import json
import os
import re
import urllib.request
from dataclasses import dataclass
from typing import Any
from urllib.parse import quote


@dataclass(frozen=True)
class Hub:
    """The API for one repository.

    Attributes:
        api: address of the API.
        repository: owner and name.
        token: what the job may do.
    """

    api: str
    repository: str
    token: str

    @classmethod
    def of_job(cls) -> Hub:
        """The API that a job runs under."""
        return cls(
            os.environ["GITHUB_API_URL"],
            os.environ["GITHUB_REPOSITORY"],
            os.environ["GITHUB_TOKEN"],
        )

    def pull_request(self, event: dict[str, Any]) -> int | None:
        """The open pull request whose head a finished run has built.

        The number comes from GitHub, never from what was built.

        Args:
            event: the event `workflow_run`.

        Returns:
            Its number; `None` if it has been closed, has a newer head, or its fork is gone.
        """
        run = event["workflow_run"]
        if run["head_repository"] is None:
            return None
        owner = run["head_repository"]["owner"]["login"]
        head = quote(f"{owner}:{run['head_branch']}", safe="")
        for pull in self._pages(f"pulls?state=open&head={head}"):
            same = pull["head"]["repo"] is not None and (
                pull["head"]["repo"]["full_name"] == run["head_repository"]["full_name"]
            )
            if same and pull["head"]["sha"] == run["head_sha"]:
                return int(pull["number"])
        return None

    def open_pull_requests(self) -> list[int]:
        """The numbers of all open pull requests."""
        return [int(pull["number"]) for pull in self._pages("pulls?state=open")]

    def comment(self, number: int, mark: str, text: str) -> None:
        """Writes the one comment of a pull request that has a mark, or writes it anew.

        Args:
            number: number of the pull request.
            mark: what tells the comment from others; a comment of HTML.
            text: what it says.
        """
        body = {"body": f"{mark}\n{text}"}
        for comment in self._pages(f"issues/{number}/comments?"):
            is_own = comment["user"]["type"] == "Bot" and comment["body"].startswith(mark)
            if is_own:
                self._ask("PATCH", f"issues/comments/{comment['id']}", body)
                return
        self._ask("POST", f"issues/{number}/comments", body)

    def _pages(self, path: str) -> list[Any]:
        found: list[Any] = []
        for page in range(1, 101):
            items = self._ask("GET", f"{path}&per_page=100&page={page}".replace("?&", "?"))
            found.extend(items)
            if len(items) < 100:
                break
        return found

    def _ask(self, method: str, path: str, body: Any = None) -> Any:
        if not re.match(r"https://|http://127\.0\.0\.1:", self.api):
            raise ValueError(f"{self.api} is no address of an API")
        request = urllib.request.Request(
            f"{self.api}/repos/{self.repository}/{path}",
            data=None if body is None else json.dumps(body).encode(),
            method=method,
            headers={
                "Accept": "application/vnd.github+json",
                "Authorization": f"Bearer {self.token}",
                "Content-Type": "application/json",
            },
        )
        with urllib.request.urlopen(request, timeout=60) as answer:
            return json.load(answer)
