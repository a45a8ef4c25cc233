"""One sprite for a whole script."""

from pathlib import Path
from xml.etree import ElementTree

import pytest

from sexton.server.icons import SVG, sprite


@pytest.fixture
def icons(tmp_path: Path) -> Path:
    for id in ("imp", "butler"):
        drawing = f'<path d="M0 0h1" class="{id}"/>'
        (tmp_path / f"{id}.svg").write_text(f'<svg xmlns="{SVG}" viewBox="0 0 10 10">{drawing}</svg>')
    return tmp_path


def drawn(folder: Path, *characters: str) -> dict[str | None, str | None]:
    """The ids of the symbols, and whose drawing each one holds."""
    symbols = ElementTree.fromstring(sprite(folder, characters)).findall(f"{{{SVG}}}symbol")
    return {symbol.get("id"): symbol.find(f"{{{SVG}}}path").get("class") for symbol in symbols}  # type: ignore[union-attr]


def test_a_symbol_has_the_id_that_the_character_has_on_the_script(icons: Path) -> None:
    assert drawn(icons, "imp") == {"imp": "imp"}
    assert drawn(icons, "imp", "outsider:butler") == {"imp": "imp", "outsider:butler": "butler"}


def test_what_has_no_icon_is_left_out(icons: Path) -> None:
    assert drawn(icons, "chef", "townsfolk:lamplighter", "imp") == {"imp": "imp"}


@pytest.mark.parametrize("id", ["../imp", "demon:../imp", "demon:", "", "demon:imp/../butler"])
def test_an_id_is_no_path(icons: Path, id: str) -> None:
    (icons / "inner").mkdir()
    assert drawn(icons / "inner", id) == {}
    assert drawn(icons, id) == {}
