"""People at their devices: what a player does on a phone, and the Storyteller on a tablet, through what they see."""

from __future__ import annotations

import contextlib
import re
from collections.abc import Callable, Iterable
from functools import partial
from random import Random
from typing import Any

from playwright.sync_api import Locator, Page, TimeoutError, expect

from browser.driving import Chair

STORYTELLER, TOWN = -1, -2

CHANCE = """seed => { Math.random = () => {
  seed = (Math.imul(seed, 1664525) + 1013904223) >>> 0
  return seed / 2 ** 32
} }"""
"""What a page draws by chance follows from this number."""


class Person(Chair):
    """Somebody who is asked things."""

    @property
    def prompt(self) -> dict[str, Any] | None:
        prompt: dict[str, Any] | None = self.shown["prompt"]
        return prompt

    def put_together(self, chance: Random) -> None:
        """Tap what may be tapped until it makes an answer."""
        expect(self.main).to_be_visible()
        for _ in range(40):
            if self.main.is_enabled():
                return
            # What is one of a few, such as whether players or characters are seen, is tapped as often as all others.
            open = self.page.locator("main [aria-pressed=false]:enabled:not(nav *, header *)").filter(
                has_not_text="Use it anyway"
            )
            few = self.page.locator("main [role=group] [aria-pressed=false]:enabled:not(nav *, header *)")
            some = chance.choice([open, few] if few.count() else [open])
            some.nth(chance.randrange(some.count())).click()
        raise AssertionError("no answer comes together")


class Phone(Person):
    """A player's phone."""

    def __init__(self, page: Page, seat: int = -1) -> None:
        super().__init__(page)
        self.number = seat

    def told(self, part: str) -> None:
        """Wait until the view has this part."""
        self.wire.until(lambda: self.shown["view"][part], f"a view with {part}")

    @property
    def mode(self) -> Locator:
        """The page of the night: asked, told or idle."""
        return self.page.locator("section.page[data-mode]")

    def look(self) -> None:
        """Two taps light the dark phone up."""
        dark = self.page.locator("button.dark")
        expect(dark.or_(self.mode)).to_be_visible()
        if dark.count():
            dark.dblclick()
        expect(self.mode).to_be_visible()

    def meet(self) -> None:
        """Look at the token that was dealt: until then the first night finds the phone awake."""
        self.button("Look at my token").tap()
        self.button(re.compile("^Hide now")).tap()
        expect(self.page.locator("button.dark")).to_be_visible()

    def take_in(self) -> None:
        """Say of all that is shown that it was seen."""
        self.look()
        while self.mode.get_attribute("data-mode") == "told":
            before = self.mode.inner_text()
            self.button("I have seen it").tap()
            expect(self.mode).not_to_have_text(before, use_inner_text=True)

    def choose(self, name: str) -> None:
        """Answer the question of the night by tapping a seat."""
        self.take_in()
        expect(self.mode).to_have_attribute("data-mode", "asked")
        self.seat(name).tap()
        expect(self.seat(name)).to_have_attribute("aria-pressed", "true")
        self.send()

    def answer(self, chance: Random) -> None:
        """Answer whatever is asked, by night or day, with something that may be tapped."""
        self.wire.until(lambda: self.prompt, "a question")
        if self.shown["view"]["phase"] == "night":
            self.take_in()
            expect(self.mode).to_have_attribute("data-mode", "asked")
        self.put_together(chance)
        self.send()

    def send(self) -> None:
        asked, rev = self.prompt, self.wire.rev
        self.main.tap()
        self.wire.until(lambda: self.wire.rev > rev and self.prompt != asked, "the answer was taken")

    def hand_up(self) -> None:
        self.button("Hand up").tap()
        expect(self.button("Hand up")).to_have_attribute("aria-pressed", "true")


class Teller(Person):
    """The Storyteller's page."""

    @property
    def table(self) -> dict[str, Any]:
        table: dict[str, Any] = self.shown["table"]
        return table

    @property
    def names(self) -> list[str]:
        """The players' names, by seat."""
        return [player["name"] for player in sorted(self.shown["players"], key=lambda player: player["seat"])]

    def asked(self) -> tuple[int, str] | None:
        """Who is asked, and the kind of the question."""
        return None if self.prompt is None else (self.prompt["who"], self.prompt["kind"])

    def pick(self, *titles: str) -> None:
        """Take these tokens from the list of the script."""
        for title in titles:
            token = self.page.get_by_role("button", name=re.compile(rf"^{title}\b"))
            self.page.locator("button.pick").and_(token).click()

    def send(self, button: Locator | None = None, timeout: float | None = None) -> None:
        """Press a button, by default the large one, and wait for what comes of it."""
        before = self.table["undo"]
        (button or self.main).click(timeout=timeout)
        self.wire.until(lambda: self.table["undo"] != before, "an answer to the Storyteller")

    def settle(self, chance: Random | None = None) -> None:
        """Answer whatever is asked: with the truth where there is one, else at random."""
        truth, random, shown = (self.button(name) for name in ("The truth", "At random", "Shown by hand, go on"))
        if chance is not None:
            self.page.evaluate(CHANCE, chance.getrandbits(32))
        expect(self.page.locator("button.main:enabled").or_(truth).or_(random).first).to_be_visible()
        with contextlib.suppress(TimeoutError):  # the question may be another one by now
            if self.main.is_disabled():
                (truth if truth.count() else random).click(timeout=2000)
            self.send(shown if shown.count() else self.main, timeout=2000)

    def answer_for(self, chance: Random) -> None:
        """Tap what a player without a phone points at."""
        expect(self.page.get_by_text("Ask them with signs, and tap whom they point at.")).to_be_visible()
        self.put_together(chance)
        self.send()

    def go_on(self, until: Callable[[], bool]) -> None:
        """Answer what the Storyteller is asked until it is so."""
        for _ in range(60):
            self.wire.until(lambda: until() or self.asked_me(), "something for the Storyteller")
            if until():
                return
            if self.asked() == (TOWN, "vote"):
                self.raise_hands(())
                self.count()
            else:
                self.settle()
        raise AssertionError("it never came")

    def asked_me(self) -> bool:
        who, kind = self.asked() or (0, "")
        return who == TOWN or (who == STORYTELLER and kind != "floor")

    def floor(self, option: str, until: Callable[[], bool]) -> None:
        """Open the nominations, or close the day. Policies claim things meanwhile: then it is tried again."""
        for _ in range(20):
            self.go_on(lambda: until() or self.asked() == (STORYTELLER, "floor"))
            if until():
                return
            with contextlib.suppress(TimeoutError):
                self.send(self.button(option).first, timeout=1000)
        raise AssertionError(f"no chance to {option}")

    @property
    def ballot(self) -> dict[str, Any]:
        newest = self.wire.last("ballot", "table")
        found: dict[str, Any] = newest if newest["type"] == "ballot" else newest["ballot"]
        return found

    def raise_hands(self, seats: Iterable[int]) -> None:
        """Have these hands up and no others."""
        for voter in self.ballot["voters"]:
            if self.hand(voter) != (voter in seats):
                self.seat(self.names[voter]).click()
                self.wire.until(partial(self.hand, voter, voter in seats), "a hand")

    def hand(self, seat: int, up: bool = True) -> bool:
        """Whether somebody's hand is up, or as it is asked."""
        return bool(self.ballot["hands"][str(seat)]) == up

    def count(self) -> None:
        """Count the hands that are up at once."""
        self.button("Count these hands").click()
        self.counted()

    def clock(self) -> None:
        """Have the clock hand go round, as quickly as it does."""
        self.page.get_by_role("slider").fill("300")
        self.wire.until(lambda: self.ballot["period"] == 300, "the clock's speed")
        self.button("Start the clock").click()
        self.counted()

    def counted(self) -> None:
        self.wire.until(lambda: self.asked() != (TOWN, "vote"), "the count")

    def nominate(self, nominator: str, nominee: str) -> None:
        """Nominate for somebody without a phone, at their seat."""
        self.seat(nominator).click()
        self.page.get_by_role("dialog").get_by_role("button", name="Nominate", exact=True).click()
        self.seat(nominee).click()
        self.send()

    def hold(self, held: Locator) -> None:
        """Hold something until it goes away."""
        box = held.bounding_box()
        assert box is not None
        mouse = self.page.mouse
        mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 3)
        mouse.down()
        expect(held).to_have_count(0)
        mouse.up()
