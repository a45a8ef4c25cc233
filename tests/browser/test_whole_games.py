"""A whole game of each of three scripts: the Storyteller at a tablet, some players at phones, the others on paper.

From the start page to the reveal, by what people see on their pages. What they choose follows from a seed.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import partial
from random import Random

import pytest
from playwright.sync_api import Page, ViewportSize, expect

from browser.driving import PHONE, SMALL_PHONE, Chair, Inspection, Open, Server, Traffic
from browser.people import STORYTELLER, TOWN, Phone, Teller


@dataclass(frozen=True)
class Plan:
    """What is fixed of a game before it begins."""

    script: str
    cast: dict[str, str]
    """Who draws which token, clockwise."""
    phones: tuple[str, ...]
    dealt: str
    """The way in which tokens are handed out."""
    executed: tuple[str, ...]
    """Whom the town executes, one a day, where they live; then whoever lives, clockwise."""
    seed: int = 7


PLANS = {
    "trouble": Plan(
        script="Slightly More Trouble Brewing",
        cast={
            "Ana": "Village Idiot",
            "Ben": "Empath",
            "Cat": "Chef",
            "Dan": "Undertaker",
            "Eve": "Virgin",
            "Fay": "Scarlet Woman",
            "Gus": "Imp",
        },
        phones=("Ana", "Dan", "Gus"),
        dealt="Drawn by hand",
        executed=("Cat", "Fay", "Gus"),
    ),
    "boffin": Plan(
        script="Boffin and Summoner",
        cast={
            "Ana": "Gambler",
            "Ben": "Grandmother",
            "Cat": "Oracle",
            "Dan": "Chef",
            "Eve": "Flowergirl",
            "Fay": "Moonchild",
            "Gus": "Boffin",
            "Hal": "Po",
        },
        phones=("Ana", "Fay", "Gus", "Hal"),
        dealt="To phones",
        executed=("Dan", "Fay"),
    ),
    "natural": Plan(
        script="Natural 20",
        cast={
            "Ana": "Snake Charmer",
            "Ben": "Undertaker",
            "Cat": "Monk",
            "Dan": "Courtier",
            "Eve": "Slayer",
            "Fay": "Goon",
            "Gus": "Hatter",
            "Hal": "Poisoner",
            "Ida": "Pukka",
        },
        phones=("Ana", "Dan", "Hal", "Ida"),
        dealt="Pass this device",
        executed=("Gus", "Fay", "Ida", "Hal"),
    ),
}


class Evening:
    """A game on its way, and what is seen of it."""

    def __init__(self, plan: Plan, device: Open) -> None:
        self.plan = plan
        self.names: tuple[str, ...] = ()
        self.chance, self.inspection = Random(plan.seed), Inspection()
        self.traffic: list[Traffic] = []
        self.device = device
        self.teller = Teller(self.opened())
        self.phones: dict[int, Phone] = {}
        self.seen: set[str] = set()
        self.cards = 0

    @property
    def paper(self) -> list[str]:
        """Who has no phone."""
        return [name for name in self.plan.cast if name not in self.plan.phones]

    def opened(self, phone: ViewportSize | None = None) -> Page:
        context = self.device(phone, phone=True) if phone else self.device()
        self.traffic.append(Traffic(context))
        return context.new_page()

    def see(self, chair: Chair, what: str) -> None:
        """Look at a page, the first time that there is one like this."""
        if what not in self.seen:
            self.seen.add(what)
            self.inspection.see(chair.page, f"{self.plan.script}, {what}")

    # ---- before the first night ------------------------------------------------------------------------------

    def gather(self) -> None:
        """From the start page: some join by the code, the others are typed in, and all sit where they sit."""
        page = self.teller.page
        page.goto("/")
        page.get_by_role("radio", name=re.compile(f"^{self.plan.script}")).check()
        page.get_by_role("textbox", name="Players").fill("\n".join(self.paper))
        self.see(self.teller, "start")
        self.teller.button("Let players join by phone").click()
        code = page.get_by_label("Link of Link to join").input_value()
        phones = {name: Phone(self.opened((PHONE, SMALL_PHONE)[i % 2])) for i, name in enumerate(self.plan.phones)}
        for name, phone in phones.items():
            phone.page.goto(code)
            phone.page.get_by_label("Name").fill(name)
            phone.button("Join").tap()
            expect(phone.page.get_by_role("heading", name=name)).to_be_visible()
            expect(self.teller.button(f"{name}: here")).to_be_visible()
        self.see(self.teller, "lobby")
        circle = tuple(self.plan.cast)
        for name, phone in phones.items():
            right = circle[circle.index(name) - 1]
            if not phone.page.get_by_text(f"{right} sits at your right hand.").count():
                phone.seat(right).tap()
                phone.button(f"{right} is at my right hand").tap()
            expect(phone.page.get_by_text(f"{right} sits at your right hand.")).to_be_visible()
            for other in phones.values():
                other.wire.until(partial(self.agrees, phone, other), "the same circle on every phone")
        self.teller.button(f"Begin with {len(circle)} players").click()
        expect(page.get_by_role("heading", name="Fill the bag")).to_be_visible()
        self.names = tuple(self.teller.names)
        first = self.names.index(circle[0])
        assert self.names[first:] + self.names[:first] == circle
        for name, phone in phones.items():
            phone.number = self.names.index(name)
            self.phones[phone.number] = phone

    def agrees(self, one: Chair, other: Chair) -> bool:
        """Whether two phones show the same circle before the game."""
        return bool(one.wire.last("waiting")["places"] == other.wire.last("waiting")["places"])

    def deal(self) -> None:
        teller, page = self.teller, self.teller.page
        teller.pick(*self.plan.cast.values())
        expect(page.get_by_text("A legal bag")).to_be_visible()
        self.see(teller, "bag")
        teller.send()
        page.get_by_role("radio", name=self.plan.dealt).check(force=True)
        if self.plan.dealt == "Drawn by hand":
            for name, title in self.plan.cast.items():
                teller.seat(name).click()
                teller.pick(title)
        else:
            for name, title in self.plan.cast.items():
                if title not in (teller.seat(name).get_attribute("aria-label") or ""):
                    teller.seat(name).click()
                    page.get_by_role("button", name=re.compile(rf"seat \d+, .*{title}")).click()
        for name, title in self.plan.cast.items():
            expect(teller.seat(name)).to_have_attribute("aria-label", re.compile(title))
        self.see(teller, "deal")
        teller.send()
        while self.phase == "setup":
            teller.settle(self.chance)
        if self.plan.dealt == "Pass this device":
            self.pass_round()
        elif self.plan.dealt == "To phones":
            teller.button("Not now").click()
        for phone in self.phones.values():
            phone.told("character")
            phone.meet()

    def pass_round(self) -> None:
        """The tablet goes round among those without a phone: each holds, sees and hides."""
        teller = self.teller
        teller.button(f"Begin with {len(self.paper)} players").click()
        for name in self.paper:
            teller.hold(teller.button(f"Look, I am {name}"))
            heading = teller.page.get_by_role("dialog").get_by_role("heading", name=self.plan.cast[name])
            expect(heading).to_be_visible()
            teller.button(re.compile("^Hide")).click()
        teller.hold(teller.button("I am the Storyteller"))
        teller.button("Show the Grimoire").last.click()

    # ---- nights and days -------------------------------------------------------------------------------------

    @property
    def phase(self) -> str:
        phase: str = self.teller.table["phase"]
        return phase

    def play(self) -> None:
        """To the end, one question after the other."""
        for _ in range(300):
            if self.phase == "over":
                return
            self.teller.wire.until(lambda: self.teller.prompt or self.phase == "over", "a question, or the end")
            self.step()
        raise AssertionError("the game does not end")

    def step(self) -> None:
        match self.teller.asked():
            case (who, kind) if who == STORYTELLER and kind == "floor":
                self.day()
            case (who, _) if who == TOWN:
                self.vote()
            case (who, _) if who == STORYTELLER:
                self.ruling()
            case (who, _) if who in self.phones:
                self.see(self.teller, f"storyteller, waiting by {self.phase}")
                before = self.teller.table["undo"]
                self.phones[who].answer(self.chance)
                self.teller.wire.until(lambda: self.teller.table["undo"] != before, "the answer, at the Storyteller")
            case (_, _):
                self.show_what_is_due()
                self.see(self.teller, f"storyteller, asking by {self.phase}")
                self.teller.answer_for(self.chance)

    def ruling(self) -> None:
        self.show_what_is_due()
        self.see(self.teller, f"storyteller, {self.phase}")
        self.teller.settle(self.chance)

    def show_what_is_due(self) -> None:
        """The first cards are held up to players without a phone; of the others it is said that they were."""
        due = self.teller.page.get_by_role("region", name="To be shown now")
        if self.cards < 2 and due.count():
            self.cards += 1
            due.get_by_role("button").first.click()
            self.see(self.teller, "storyteller, a card")
            self.teller.hold(self.teller.page.get_by_role("dialog"))
        if due.count():
            due.get_by_role("button", name="All shown").click()
            expect(due).to_have_count(0)

    def day(self) -> None:
        """One nomination a day, by a phone where one may; then the day closes."""
        teller, table = self.teller, self.teller.table
        if table["nominations"]:
            return self.declare("Close the day")
        if table["floor"] != "open":
            for phone in self.phones.values():
                expect(phone.page.get_by_role("heading", name=f"Day {table['night']}")).to_be_visible()
            self.see(teller, "storyteller, day")
            self.see(next(iter(self.phones.values())), "phone, day")
            return self.declare("Open nominations")
        living = [pane["name"] for pane in teller.table["grimoire"] if not pane["dead"]]
        nominee = next(name for name in (*self.plan.executed, *living) if name in living)
        able = [phone for phone in self.phones.values() if self.names[phone.number] in living]
        if able:
            phone = able[0]
            phone.button("Nominate").tap()
            phone.seat(nominee).tap()
            phone.button(f"Nominate {nominee}").tap()
        else:
            teller.nominate(living[0], nominee)
        return teller.wire.until(lambda: teller.asked() != (STORYTELLER, "floor"), "a nomination")

    def declare(self, what: str) -> None:
        self.teller.send(self.teller.button(what).first)

    def vote(self) -> None:
        """Everybody votes: phones by themselves, the others by the Storyteller's hand; the first vote by the clock."""
        teller, voters = self.teller, self.teller.ballot["voters"]
        for phone in self.phones.values():
            if phone.number in voters:
                phone.hand_up()
                self.see(phone, "phone, hand up")
        teller.raise_hands(voters)
        self.see(teller, "storyteller, ballot")
        if teller.table["night"] == 1:
            teller.clock()
        else:
            teller.count()

    def reveal(self) -> None:
        for phone in self.phones.values():
            expect(phone.page.get_by_text("lays the Grimoire open soon")).to_be_visible()
        self.teller.button("All of it").click()
        for phone in self.phones.values():
            phone.told("pages")


@pytest.mark.parametrize("name", PLANS)
def test_a_whole_game(name: str, device: Open, server: Server) -> None:
    plan = PLANS[name]
    evening = Evening(plan, device)
    evening.gather()
    evening.deal()
    evening.play()
    evening.reveal()
    winner = evening.teller.table["winner"]
    titles = {pane["name"]: pane["character"] for pane in evening.teller.table["grimoire"]}
    for phone in evening.phones.values():
        expect(phone.page.get_by_role("heading", name=f"{winner.capitalize()} wins")).to_be_visible()
        for who in titles:
            expect(phone.seat(who)).to_have_attribute("aria-label", re.compile("Good|Evil"))
        evening.see(phone, "phone, the reveal")
    evening.see(evening.teller, "storyteller, the reveal")
    assert not evening.inspection.faults, "\n".join(evening.inspection.faults)
    for traffic in evening.traffic:
        assert not traffic.elsewhere(server)
        assert not traffic.complaints
