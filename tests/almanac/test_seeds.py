"""The real almanac pages, where they are at hand."""

import json
import unicodedata

import pytest

from sexton.almanac import CHARACTERS, Almanac, UnreadableScript, bundled, export_json, load, read

Seeds = dict[str, bytes]


def counted(almanac: Almanac, *names: str) -> dict[str, str]:
    """Steps/notes of the named entries, or of all that are not written."""
    wanted = names or [entry.id for entry in almanac.entries if not entry.written]
    found = {entry.id: f"{len(entry.how_to_run)}/{len(entry.examples)}" for entry in almanac.entries}
    return {name: found[name] for name in wanted}


def teams(almanac: Almanac) -> dict[str, int]:
    written = [entry.team for entry in almanac.entries]
    return {team: written.count(team) for team in dict.fromkeys(written)}


def expected(text: str) -> dict[str, str]:
    return dict(pair.split(" ") for pair in text.split(", "))


@pytest.mark.parametrize(("number", "count"), [("000", 32), ("001", 24), ("002", 31), ("003", 22), ("004", 24)])
def test_every_page_reads_completely(seeds: Seeds, number: str, count: int) -> None:
    almanac = read(seeds[number])
    assert len(almanac.entries) == count
    assert set(almanac.ids) <= set(CHARACTERS)
    assert {problem.code for problem in almanac.problems} <= {"name-digits", "not-written"}
    assert almanac.script().characters == almanac.ids
    for entry in almanac.entries:
        assert bool(entry.flavour and entry.overview and entry.how_to_run) == entry.written
        assert "back to script" not in entry.name.casefold()
        for text in (entry.name, entry.ability, *entry.how_to_run, *entry.examples):
            assert text[:2] not in {"1.", "2.", "3.", "4.", "5.", "- ", "• "}
            assert "Back to script" not in text


def test_seed_000(seeds: Seeds) -> None:
    """almanac-01, almanac-02, almanac-03"""
    almanac = read(seeds["000"])
    assert (almanac.title, almanac.author, almanac.declared) == ("엠티용", "", 32)
    assert teams(almanac) == {"Townsfolk": 16, "Outsider": 6, "Minion": 6, "Demon": 4}
    assert almanac.problems == ()
    assert " ".join(almanac.ids) == (
        "snakecharmer oracle empath monk balloonist magician fortuneteller undertaker banshee dreamer virgin "
        "grandmother towncrier artist atheist philosopher ogre drunk damsel golem recluse klutz organgrinder "
        "cerenovus poisoner godfather assassin baron alhadikhia fanggu vigormortis imp"
    )
    steps = expected(
        "monk 4/0, dreamer 1/1, atheist 2/2, ogre 1/2, damsel 3/0, organgrinder 4/1, alhadikhia 2/1, "
        "fanggu 5/0, vigormortis 3/0, imp 4/0"
    )
    assert counted(almanac, *steps) == steps


def test_seed_001(seeds: Seeds) -> None:
    """almanac-04, almanac-05"""
    almanac = read(seeds["001"])
    assert (almanac.title, almanac.author, almanac.declared) == ("", "", None)
    assert teams(almanac) == {"Townsfolk": 13, "Outsider": 4, "Minion": 4, "Demon": 3}
    assert " ".join(almanac.ids) == (
        "knight clockmaker grandmother librarian empath fortuneteller oracle monk gambler nightwatchman artist "
        "tealady fool goon drunk recluse golem godfather poisoner assassin scarletwoman imp po fanggu"
    )
    steps = expected(
        "knight 1/0, librarian 2/0, monk 4/0, artist 1/1, tealady 2/0, golem 2/1, scarletwoman 3/0, imp 4/0, "
        "po 2/0, fanggu 5/0"
    )
    assert counted(almanac, *steps) == steps
    assert [entry.id for entry in almanac.entries if entry.examples] == ["artist", "golem"]


def test_seed_002(seeds: Seeds) -> None:
    """almanac-06, almanac-08, almanac-09"""
    almanac = read(seeds["002"])
    assert (almanac.title, almanac.author, almanac.declared) == ("Natural 20", "Hodge", 31)
    assert teams(almanac) == {
        "Townsfolk": 13,
        "Outsider": 4,
        "Minion": 4,
        "Demon": 4,
        "Traveller": 5,
        "Loric": 1,
    }
    steps = expected(
        "snakecharmer 3/1, courtier 3/1, poppygrower 2/0, lunatic 4/1, hatter 2/1, pukka 2/1, ojo 1/1, "
        "kazali 3/1, harlot 3/1, gangster 1/0, bootlegger 1/0"
    )
    assert counted(almanac, *steps) == steps
    assert counted(almanac) == expected("professor 0/0, fool 0/0, devilsadvocate 0/0, psychopath 0/0")
    assert [problem.where for problem in almanac.problems if problem.code == "not-written"] == [
        "line 114",
        "line 171",
        "line 295",
        "line 318",
    ]
    (note,) = almanac.notes
    for words in ("Kazali", "optional poppygrower rule", "Standard Hatter", "HOW TO RUN NOTES:", "Minions:"):
        assert words in note


def test_seed_003(seeds: Seeds) -> None:
    """almanac-10, almanac-11"""
    almanac = read(seeds["003"])
    assert (almanac.title, almanac.author, almanac.declared) == (
        "Slightly More Trouble Brewing",
        "Duncan",
        22,
    )
    assert teams(almanac) == {"Townsfolk": 13, "Outsider": 4, "Minion": 4, "Demon": 1}
    assert " ".join(almanac.ids) == (
        "chef noble washerwoman librarian empath villageidiot fortuneteller undertaker seamstress slayer juggler "
        "mayor virgin ogre drunk saint politician widow marionette scarletwoman baron imp"
    )
    steps = expected(
        "juggler 2/2, mayor 3/2, ogre 1/2, noble 2/0, widow 3/0, marionette 4/0, slayer 3/0, baron 1/0, imp 4/0"
    )
    assert counted(almanac, *steps) == steps
    assert counted(almanac) == expected("villageidiot 0/0, scarletwoman 0/0")


def test_seed_004(seeds: Seeds) -> None:
    """almanac-12, almanac-13"""
    almanac = read(seeds["004"])
    assert (almanac.title, almanac.author, almanac.declared) == ("", "", None)
    assert teams(almanac) == {"Townsfolk": 13, "Outsider": 4, "Minion": 4, "Demon": 3}
    assert " ".join(almanac.ids) == (
        "chef investigator grandmother balloonist flowergirl towncrier oracle gambler savant cannibal ravenkeeper "
        "sage banshee golem plaguedoctor moonchild barber godfather assassin summoner boffin shabaloth po "
        "alhadikhia"
    )
    steps = expected(
        "investigator 2/0, flowergirl 3/1, towncrier 3/1, savant 1/1, cannibal 2/1, sage 1/1, banshee 2/1, "
        "plaguedoctor 2/0, moonchild 1/1, barber 3/1, summoner 4/0, boffin 3/1, shabaloth 2/1, alhadikhia 2/1"
    )
    assert counted(almanac, *steps) == steps


def test_the_same_entry_reads_the_same_in_every_layout(seeds: Seeds) -> None:
    """almanac-14"""
    by_name: dict[str, list[object]] = {}
    ids = set()
    for content in seeds.values():
        for entry in read(content).entries:
            by_name.setdefault(entry.name, []).append(entry)
            ids.add(entry.id)
    repeated = {name: entries for name, entries in by_name.items() if len(entries) > 1}
    assert len(repeated) == 33
    assert len(repeated["Imp"]) == 4
    for name, entries in repeated.items():
        assert all(entry == entries[0] for entry in entries), name
    assert ids == set(CHARACTERS)


def test_export_of_seed_002(seeds: Seeds) -> None:
    """almanac-19"""
    almanac = read(seeds["002"])
    meta, *ids = json.loads(export_json(almanac))
    assert (meta["id"], meta["name"], meta["author"]) == ("_meta", "Natural 20", "Hodge")
    assert any("Kazali and a poppygrower" in rule for rule in meta["bootlegger"])
    assert ids == list(almanac.ids)
    assert len(ids) == 31
    assert all(len(id) <= 20 for id in ids)


def test_export_of_seeds_000_and_003(seeds: Seeds) -> None:
    """almanac-20"""
    meta, *ids = json.loads(export_json(read(seeds["000"])))
    assert meta == {"id": "_meta", "name": "엠티용"}
    assert len(ids) == 32
    meta, *ids = json.loads(export_json(read(seeds["003"])))
    assert meta == {"id": "_meta", "name": "Slightly More Trouble Brewing", "author": "Duncan"}
    assert len(ids) == 22
    assert {"villageidiot", "scarletwoman"} <= set(ids)


def test_the_exports_come_back(seeds: Seeds) -> None:
    """almanac-21"""
    for content in seeds.values():
        almanac = read(content)
        written = export_json(almanac)
        again = read(written)
        assert (again.ids, again.title, again.author) == (almanac.ids, almanac.title, almanac.author)
        assert again.house_rules == almanac.house_rules
        assert export_json(again) == written
        assert [problem.code for problem in again.problems] == ["no-texts"]
        assert "lists characters only" in again.problems[0].said()


def test_export_of_seeds_without_a_title(seeds: Seeds) -> None:
    """almanac-22"""
    for number in ("001", "004"):
        items = json.loads(export_json(read(seeds[number])))
        assert len(items) == 24
        assert all(isinstance(item, str) for item in items)
    items = json.loads(export_json(read(seeds["001"]), title="Tea Party"))
    assert len(items) == 25
    assert items[0] == {"id": "_meta", "name": "Tea Party"}


def test_how_the_pages_were_saved_does_not_matter(seeds: Seeds) -> None:
    """almanac-27"""
    for number in ("000", "002"):
        original = read(seeds[number])
        text = seeds[number].decode()
        for copy in (
            text.replace("\n", "\r\n"),
            "\ufeff" + text,
            text + "\n",
            text.replace("\n", "  \n"),
            unicodedata.normalize("NFD", text),
        ):
            assert read(copy.encode()) == original


def test_pages_that_were_cut_off(seeds: Seeds) -> None:
    """almanac-29"""
    with pytest.raises(UnreadableScript, match=r"byte 10814 \(line 116\)"):
        read(seeds["002"][:10815])
    lines = seeds["002"].decode().split("\n")
    with pytest.raises(UnreadableScript, match=r"\(line 169\) has no character.* 31 characters and 10 "):
        read("\n".join(lines[:169]))
    with pytest.raises(UnreadableScript, match=r"'Fool1-75' \(line 171\) has no ability.* 31 characters and 10 "):
        read("\n".join(lines[:171]))


def test_a_character_twice(seeds: Seeds) -> None:
    """almanac-30"""
    text = seeds["003"].decode().removesuffix("Back to script")
    imp = text[text.rindex("  23. Demon") :]
    with pytest.raises(
        UnreadableScript, match=r"Duplicate character: 'Imp\S*' stands in line \d+ and again in line \d+"
    ):
        read(text + imp)
    text = seeds["001"].decode() + "\nTownsfolk\nFool1-75\n처음에는 죽지 않습니다.\nNot written yet."
    with pytest.raises(UnreadableScript, match=r"Duplicate character: 'Fool1-75' .* line \d+ and again in line \d+"):
        read(text)


def test_the_wrong_encoding(seeds: Seeds) -> None:
    """almanac-31: the other kinds of file are in test_refusals."""
    with pytest.raises(UnreadableScript, match="not a text file"):
        read(seeds["002"].decode().encode("utf-16-le"))


def test_a_page_repeated_to_ten_megabytes(seeds: Seeds) -> None:
    """almanac-32: the other large files are in test_refusals."""
    many = seeds["002"] * (10_000_000 // len(seeds["002"]) + 1)
    with pytest.raises(UnreadableScript, match="too large"):
        read(many)
    with pytest.raises(UnreadableScript, match=r"Duplicate|lines"):
        read(many[: len(seeds["002"]) * 20])


def test_the_bundled_scripts_are_these(seeds: Seeds) -> None:
    assert sorted(load(name).ids for name in bundled()) == sorted(read(content).ids for content in seeds.values())
