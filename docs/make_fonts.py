"""Cuts the typefaces: ``uv run --with brotli python docs/make_fonts.py PRETENDARD GRENZE``.

PRETENDARD and GRENZE are unpacked copies of the npm packages ``pretendard`` and ``@fontsource/grenze``. Of Pretendard
the Latin letters and the 2,350 syllables of KS X 1001 are kept, which nearly all Korean texts are written with; for
the page, which has other Latin letters, the Korean ones alone. Its licence reserves its name, so what is cut has one
of its own.
"""

import sys
from pathlib import Path

from fontTools import subset
from fontTools.ttLib import TTFont

FONTS = Path(__file__).parents[1] / "src" / "sexton" / "paper" / "fonts"
STYLES = Path(__file__).parents[1] / "web" / "src" / "styles"
WEIGHTS = {"Regular": 400, "SemiBold": 600}
HANGUL = {*range(0x3131, 0x318F), *range(0xAC00, 0xD7A4)}
NAMES = set(map(ord, "한국어엠티용"))
"""Of the language and of a bundled script: these stand on pages in other languages, too."""
NAME = "Sexton Sans"
SIGNS = (0x20, 0x7F), (0xA0, 0x180), (0x2010, 0x2028), (0x2030, 0x2040), (0x3000, 0x3020), (0x3131, 0x318F)
MORE = "€™←↑→↓\N{MINUS SIGN}≈≠≤≥●○■□★☆✓"


def letters() -> set[int]:
    """The code points that are kept."""
    syllables = {ord(bytes((row, cell)).decode("euc-kr")) for row in range(0xB0, 0xC9) for cell in range(0xA1, 0xFF)}
    return syllables | {code for first, end in SIGNS for code in range(first, end)} | set(map(ord, MORE))


def cut(font: TTFont) -> TTFont:
    """The font with those letters only, under its own name."""
    options = subset.Options(hinting=False, layout_features=["kern"], name_IDs=[0, 1, 2, 3, 4, 6, 13, 14])
    cutter = subset.Subsetter(options)
    cutter.populate(unicodes=letters())
    cutter.subset(font)
    for record in font["name"].names:
        if record.nameID in (1, 3, 4, 6):
            record.string = NAME if record.nameID != 6 else NAME.replace(" ", "")
    font.flavor = "woff"
    return font


def packed(font: TTFont, kept: set[int]) -> TTFont:
    """Of what is cut, these letters only, packed as browsers read it."""
    cutter = subset.Subsetter(subset.Options(hinting=False, layout_features=[]))
    cutter.populate(unicodes=kept)
    cutter.subset(font)
    font.flavor = "woff2"
    return font


def lining(font: TTFont) -> None:
    """Give the font figures as tall as capitals, which it only has as a feature that PDF libraries do not look at."""
    table = font["GSUB"].table
    lookups = {
        i for one in table.FeatureList.FeatureRecord if one.FeatureTag == "lnum" for i in one.Feature.LookupListIndex
    }
    taller = {}
    for i in lookups:
        for part in table.LookupList.Lookup[i].SubTable:
            taller |= getattr(part, "ExtSubTable", part).mapping
    for codes in font["cmap"].tables:
        codes.cmap = {code: taller.get(glyph, glyph) for code, glyph in codes.cmap.items()}


def main(pretendard: Path, grenze: Path) -> None:
    for style, weight in WEIGHTS.items():
        whole = pretendard / f"dist/public/static/alternative/Pretendard-{style}.ttf"
        font = cut(TTFont(whole, recalcTimestamp=False))
        font.save(FONTS / f"sans-{weight}.woff")
        packed(font, HANGUL).save(STYLES / f"sans-hangul-{weight}.woff2")
        if weight == 600:
            packed(font, NAMES).save(STYLES / f"sans-names-{weight}.woff2")
    display = TTFont(grenze / "files/grenze-latin-600-normal.woff", recalcTimestamp=False)
    lining(display)
    display.save(FONTS / "display-600.woff")


if __name__ == "__main__":
    main(*map(Path, sys.argv[1:]))
