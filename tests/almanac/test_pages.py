"""Reading almanac pages in each layout."""

import unicodedata
from collections.abc import Callable

import pytest

from sexton.almanac import Almanac, UnreadableScript, read, read_almanac_text


def codes(almanac: Almanac) -> list[str]:
    return [problem.code for problem in almanac.problems]


def test_a_numbered_page(numbered: str) -> None:
    almanac = read_almanac_text(numbered)
    assert (almanac.title, almanac.author, almanac.declared) == ("Harbour Lights", "Marlo Quill", 5)
    assert almanac.ids == ("fortuneteller", "villageidiot", "drunk", "baron", "imp")
    teller = almanac.entries[0]
    assert teller.name == "Fortune Teller"
    assert teller.team == "Townsfolk"
    assert teller.ability == "Pick two people each night and hear whether a Demon is one of them."
    assert teller.flavour == "2... 7... the knave of cups... oh dear."
    assert teller.overview.endswith("One good soul always looks guilty to her.")
    assert teller.how_to_run == (
        "Before the first night, choose who looks guilty.",
        "Wake her. She points twice; nod or shake your head.",
    )
    assert teller.examples == ("Two of the three players at table 4 are fine.",)
    assert almanac.entries[-1].how_to_run[-1] == "It points, somebody dies."


def test_an_entry_that_is_not_written_yet_keeps_its_line(numbered: str) -> None:
    almanac = read_almanac_text(numbered)
    idiot = almanac.entries[1]
    assert (idiot.id, idiot.name, idiot.written) == ("villageidiot", "Villageidiot3-66", False)
    assert idiot.ability == "밤마다 한 사람의 편을 알아봅니다."
    assert (idiot.flavour, idiot.overview, idiot.how_to_run, idiot.examples) == ("", "", (), ())
    assert codes(almanac) == ["name-digits", "not-written"]
    assert "Village Idiot" in almanac.problems[0].said()
    assert almanac.script().characters == almanac.ids


def test_a_bare_page(bare: str) -> None:
    almanac = read_almanac_text(bare)
    assert (almanac.title, almanac.author, almanac.declared) == ("", "", None)
    assert almanac.ids == ("chef", "golem", "alhadikhia")
    assert almanac.entries[1].how_to_run == ("Watch who is nominated.", "Shroud the victim.")
    assert almanac.entries[1].examples == ("A dead Golem cannot nominate.",)
    assert almanac.problems == ()


def test_a_plain_page_with_notes(plain: str) -> None:
    almanac = read_almanac_text(plain)
    assert (almanac.title, almanac.author, almanac.declared) == ("Roll Again", "Pell", 5)
    assert almanac.ids == ("professor", "devilsadvocate", "kazali", "gnome", "bootlegger")
    assert len(almanac.notes) == 1
    assert almanac.notes[0].endswith("HOW TO RUN NOTES: enjoy.")
    # The Bootlegger's rules are in the author's notes.
    assert almanac.house_rules == almanac.notes
    assert almanac.entries[2].how_to_run == (
        "Wake it first of all.",
        "It points at a player and at a Minion.",
    )
    assert almanac.entries[2].examples == ("Two Outsiders more can be too many.",)


@pytest.mark.parametrize("layout", ["numbered", "bare", "plain"])
@pytest.mark.parametrize(
    "change",
    [
        lambda text: text.replace("\n", "\r\n"),
        lambda text: text.replace("\n", "\r"),
        lambda text: "\ufeff" + text,
        lambda text: text + "\n",
        lambda text: text.replace("\n", "  \n"),
        lambda text: unicodedata.normalize("NFD", text),
        lambda text: text.encode(),
        lambda text: "\ufeff".encode() + text.encode(),
    ],
    ids=["crlf", "cr", "mark", "newline", "blanks", "nfd", "bytes", "bytes-with-mark"],
)
def test_how_the_file_was_saved_does_not_matter(
    layout: str, change: Callable[[str], str | bytes], request: pytest.FixtureRequest
) -> None:
    text = request.getfixturevalue(layout)
    assert read(change(text)) == read(text)


def test_the_count_is_checked(numbered: str) -> None:
    more = read_almanac_text(numbered.replace("5 characters", "6 characters"))
    assert codes(more)[-1] == "count-mismatch"
    assert "announces 6 characters, found 5" in more.problems[-1].said()
    unclear = read_almanac_text(numbered.replace("5 characters", "many characters"))
    assert codes(unclear)[-1] == "count-unreadable"
    assert "found 5" in unclear.problems[-1].said()
    assert unclear.author == "Marlo Quill"


def test_a_team_without_a_character(plain: str) -> None:
    with pytest.raises(UnreadableScript, match=r"'Demon' \(line 25\) has no character.*announces 5.* 2 before"):
        read_almanac_text(plain[: plain.index("Kazali\n\nPicks")])


def test_a_character_without_an_ability(plain: str) -> None:
    with pytest.raises(UnreadableScript, match=r"'Kazali' \(line 27\) has no ability") as refused:
        read_almanac_text(plain[: plain.index("\n\nPicks its")])
    assert (refused.value.code, refused.value.where) == ("incomplete-entry", "line 27")


def test_a_character_twice_however_it_is_spelt(bare: str) -> None:
    again = "\nTownsfolk\nChef1-75\n요리합니다.\nNot written yet."
    with pytest.raises(UnreadableScript, match=r"Duplicate character: 'Chef1-75' stands in line 2 and .* line 26"):
        read_almanac_text(bare + again)


def test_a_heading_that_is_no_team(bare: str) -> None:
    with pytest.raises(UnreadableScript, match=r"'Villager' \(line 8\).*'Golem'"):
        read_almanac_text(bare.replace("Outsider", "Villager"))


def test_a_character_under_the_wrong_team(bare: str) -> None:
    almanac = read_almanac_text(bare.replace("Townsfolk\nChef", "Demon\nChef"))
    assert [(p.code, p.level) for p in almanac.problems] == [("wrong-team", "error")]
    with pytest.raises(UnreadableScript, match=r"Chef .* stands under 'Demon' but is Townsfolk"):
        almanac.script()


def test_an_unknown_character_is_named_with_a_guess(bare: str) -> None:
    almanac = read_almanac_text(bare.replace("\nGolem\n", "\nGolmen\n"))
    assert almanac.ids == ("chef", "golmen", "alhadikhia")
    with pytest.raises(UnreadableScript, match=r"'Golmen' \(line 9\) is homebrew.* Did you mean Golem"):
        almanac.script()
    assert "outsider:golmen" in almanac.script(confirmed=True).characters


def test_korean_names_old_names_and_korean_teams() -> None:
    almanac = read_almanac_text("주민\n수도승\n지킵니다.\n악마\n임프\n죽입니다.")
    assert almanac.ids == ("monk", "imp")
    assert almanac.problems == ()


def test_a_line_that_fits_nowhere_is_said(bare: str) -> None:
    lost = read_almanac_text(bare.replace("- Shroud the victim.", "- Shroud the\nvictim."))
    assert codes(lost) == ["stray-line"]
    assert lost.entries[1].how_to_run == ("Watch who is nominated.", "Shroud the victim.")


def test_flavour_and_overview_are_told_apart() -> None:
    read_as = read_almanac_text('Demon\nImp\nKills by night.\n"Kills by night." Often.').entries[0]
    assert (read_as.flavour, read_as.overview) == ("", '"Kills by night." Often.')
    read_as = read_almanac_text("Demon\nImp\nKills by night.\nHa.\nMore of it.").entries[0]
    assert (read_as.flavour, read_as.overview) == ("Ha.", "More of it.")
