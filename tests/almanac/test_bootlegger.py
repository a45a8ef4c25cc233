"""What the Bootlegger announces: rules that are not official, and where they stand in script files."""

import json

from sexton.almanac import export_json, read


def test_the_rules_of_seed_002_are_announced(seeds: dict[str, bytes]) -> None:
    """bootlegger-05: the author's rules are listed; official characters in translation are no homebrew."""
    almanac = read(seeds["002"])
    rules = " ".join(almanac.house_rules)
    assert "If the Kazali and a poppygrower are both in play" in rules
    assert "optional poppygrower rule" in rules
    assert "Standard Hatter" in rules
    assert {"professor", "fool", "devilsadvocate", "psychopath"} <= set(almanac.ids)
    assert not [problem for problem in almanac.problems if problem.code == "unknown-character"]
    assert not [entry.id for entry in almanac.entries if entry.facts is None]


def test_the_rules_survive_a_script_file(seeds: dict[str, bytes]) -> None:
    """bootlegger-11"""
    almanac = read(seeds["002"])
    written = export_json(almanac)
    meta, *ids = json.loads(written)
    assert ids.count("bootlegger") == 1
    assert meta["bootlegger"] == list(almanac.house_rules)
    assert meta["bootlegger"]
    again = read(written)
    assert (again.ids, again.house_rules) == (almanac.ids, almanac.house_rules)
    assert "bootlegger" in again.ids
