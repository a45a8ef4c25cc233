"""Scenario files under tests/scenarios are collected as tests, one for each scenario."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from sexton.scenario import play, read


def pytest_collect_file(file_path: Path, parent: pytest.Collector) -> ScenarioFile | None:
    if file_path.suffix == ".yaml" and "scenarios" in file_path.parts:
        return ScenarioFile.from_parent(parent, path=file_path)
    return None


@pytest.fixture(scope="session", autouse=True)
def nothing_of_the_users(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    """No test sees the data folder of whoever runs it."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("SEXTON_DATA", str(tmp_path_factory.mktemp("data") / "none"))
        yield


class ScenarioFile(pytest.File):
    def collect(self) -> Iterator[ScenarioItem]:
        for scenario in read(self.path):
            yield ScenarioItem.from_parent(self, name=str(scenario["scenario"]), scenario=scenario)


class ScenarioItem(pytest.Item):
    def __init__(self, *, scenario: dict[str, Any], **kwargs: Any) -> None:
        super().__init__(**kwargs)
        self.scenario = scenario

    def runtest(self) -> None:
        result = play(self.scenario, str(self.path))
        if not result.passed:
            raise ScenarioFailedError(f"at {result.where}: {result.problem}")

    def repr_failure(self, excinfo: pytest.ExceptionInfo[BaseException], style: Any = None) -> str:
        if isinstance(excinfo.value, ScenarioFailedError):
            return str(excinfo.value)
        return str(super().repr_failure(excinfo, style))

    def reportinfo(self) -> tuple[Path, int, str]:
        return self.path, 0, f"scenario {self.name}"


class ScenarioFailedError(AssertionError):
    pass
