"""Every ruling names a test that is there."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

HERE = Path(__file__).parent
ROWS = [
    [cell.strip() for cell in line.strip("|").split("|")]
    for line in (HERE.parent / "docs" / "rulings.md").read_text(encoding="utf-8").splitlines()
    if line.startswith("| ") and not line.startswith("| question")
]
TESTS = {path.stem: path.read_text(encoding="utf-8") for path in HERE.rglob("*.*") if path.suffix in (".py", ".yaml")}


@pytest.mark.parametrize("row", ROWS, ids=lambda row: row[0][:40])
def test_a_ruling_has_an_answer_and_a_test(row: list[str]) -> None:
    question, ruling, _, tests = row
    assert question
    assert ruling
    named = re.findall(r"`([^`]+)`", tests)
    assert named
    for name in named:
        # An acceptance case, or a whole file of scenarios.
        assert name in TESTS or any(re.search(rf"\b{name}\b", text) for text in TESTS.values())
