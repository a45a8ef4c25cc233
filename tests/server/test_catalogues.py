"""The texts that the page fetches: which languages there are, and what each brings."""

import asyncio
from pathlib import Path

import pytest

from server.test_app import running
from sexton import texts


def test_the_page_learns_which_languages_there_are(tmp_path: Path) -> None:
    async def main() -> None:
        async with running(tmp_path) as http:
            assert (await http.get("/api/languages")).json() == list(texts.LOCALES)
            for locale in texts.LOCALES:
                catalogue = await http.get(f"/api/catalogue/{locale}")
                assert f"name-imp = {texts.name('imp', locale)}\n" in catalogue.text
                assert catalogue.headers["content-type"] == "text/plain; charset=utf-8"
            refused = await http.get("/api/catalogue/xx")
            assert refused.status_code == 404
            assert all(tag in refused.json()["error"] for tag in texts.LOCALES)

    asyncio.run(main())


def test_the_page_is_given_the_texts_that_the_user_has_brought_last(tmp_path: Path) -> None:
    async def main() -> None:
        async with running(tmp_path) as http:
            texts.show_own({"en": {"imp": "Point."}})
            try:
                catalogue = (await http.get("/api/catalogue/en")).text
                korean = (await http.get("/api/catalogue/ko")).text
            finally:
                texts.show_own({})
        assert catalogue.rindex("ability-imp = ") == catalogue.index('ability-imp = { "Point." }')
        assert korean.count("ability-imp = ") == 1

    asyncio.run(main())


def test_a_language_that_is_not_built_into_the_page_brings_the_pages_words(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for file in Path(texts.__file__).parent.glob("*.ftl"):
        (tmp_path / file.name).write_bytes(file.read_bytes())
    (tmp_path / "fr.ftl").write_text("name-imp = Diablotin\n### interface\nsexton = Sexton\nundo = Annuler\n")
    monkeypatch.setattr(texts, "_FOLDER", tmp_path)
    monkeypatch.setattr(texts, "LOCALES", texts.languages())

    async def main() -> None:
        async with running(tmp_path) as http:
            assert "fr" in (await http.get("/api/languages")).json()
            catalogue = (await http.get("/api/catalogue/fr")).text
            assert "name-imp = Diablotin" in catalogue
            assert "undo = Annuler" in catalogue

    asyncio.run(main())
