"""Starts an installed ``sexton serve`` and asks it for its page: run by CI on a fresh environment, not by pytest."""

from __future__ import annotations

import re
import subprocess
import sys
import tempfile
import urllib.request


def main(sexton: str) -> None:
    """Raises where the command does not start or does not serve the built client."""
    with tempfile.TemporaryDirectory() as data:
        process = subprocess.Popen(
            [sexton, "serve", "--host", "127.0.0.1", "--port", "0", "--data", data],
            stdout=subprocess.PIPE,
            text=True,
        )
        try:
            assert process.stdout is not None
            address = next(
                match[0] for line in process.stdout if (match := re.search(r"http://127\.0\.0\.1:\d+", line))
            )
            with urllib.request.urlopen(address) as page:
                html = page.read().decode()
            assert "<script" in html, html
            print(f"the wheel serves its client ({len(html)} bytes of page)")
        finally:
            process.terminate()
            process.wait()


if __name__ == "__main__":
    main(sys.argv[1])
