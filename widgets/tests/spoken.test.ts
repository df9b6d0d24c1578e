import { describe, expect, it } from "vitest";
import type { Frame, Item, Zone } from "../src/wire.js";
import { later, model, onItsClock, open, view } from "./bench.js";
import { FOLLOW, mustFollow, say, still, timeline } from "./fixture.js";
import { fromPython, show } from "./mount.js";

onItsClock();

const YOURS = say("Your turn: play a card.");
const TARGET = say("Your turn: choose a target.");
const asking = (text: number): Frame => ({ prompt: { text, rules: 0 } });
const KEYS = "Press ? for the keys.";
/** The same is shown once more, with something else beside it. */
const same = (rev: number, more: Frame) => ({ ...still(2, rev, more), again: true as const });
/** What is told where the fixture has two cards and two buttons, and where it has the buttons alone. */
const ALL = "You can choose: red 2, red 14, Give me a hint, or Go on";
const BUTTONS = "You can choose: Give me a hint or Go on";
const log = (of = view) => [...of.find("[role=log]").children].map((line) => line.textContent);
/** What is added to the log by what happens: a screen reader speaks that and no more. */
function added(act: () => void): (string | null)[] {
  const before = [...view.find("[role=log]").childNodes];
  act();
  const now = [...view.find("[role=log]").childNodes];
  return now.filter((node) => !before.includes(node)).map((node) => node.textContent);
}

describe("whoever listens is told", () => {
  it("what happened, and last what is to be done", () => {
    open({ timeline: still(2, 1, asking(YOURS)) });
    expect(log()).toEqual(["Cleo plays blue 3.", "Your turn: play a card.", ALL, KEYS]);
  });
  it("each thing once, in order, however fast the others play, and nothing is overwritten", () => {
    open({ pace: "fast", timeline: still(2, 1, asking(YOURS)) });
    const line = timeline(1, 3, 2);
    const [one = {}, two = {}] = line.frames;
    const frames = [
      { ...still(1, 2, asking(TARGET)).frames[0], ...one },
      { ...two, ...asking(YOURS) },
    ];
    fromPython(model, "timeline", { ...line, seats: [], frames });
    expect(log().slice(4)).toEqual(["Ben <b>& led red 9."]);
    expect(added(() => later(60_000))).toEqual([
      "Cleo plays blue 3.",
      "Your turn: play a card.",
      BUTTONS,
    ]);
    // what was said before can be read again
    expect(log()[0]).toBe("Cleo plays blue 3.");
  });
  it("nothing again when a card is picked, but what is to be done then", () => {
    open({ timeline: still(2, 1, asking(YOURS)) });
    const pick = (rev: number) => fromPython(model, "timeline", same(rev, asking(TARGET)));
    expect(added(() => pick(2))).toEqual(["Your turn: choose a target."]);
    expect(added(() => pick(3))).toEqual([]);
  });
  it("nothing of what is older when something is taken back", () => {
    open({ timeline: still(2, 1, asking(YOURS)) });
    const plays = [{ text: say("You play red 2."), rules: 0 }];
    fromPython(model, "timeline", still(2, 2, { ...asking(TARGET), story: plays }));
    const notice = { kind: "info" as const, text: say("Taken back:\nYou play red 2."), rules: 0 };
    const back = () => fromPython(model, "timeline", same(3, { ...asking(YOURS), notice }));
    expect(added(back)).toEqual(["Taken back:\nYou play red 2.", "Your turn: play a card."]);
  });
  it("once what the next picture tells as well, such as where nothing but the way on is gone", () => {
    open();
    const told = [{ text: say("Ben pays."), rules: 0, ends: 3 as const }];
    const frames = [{ ...still(2, 2, asking(YOURS)).frames[0], story: told }, { buttons: [] }];
    fromPython(model, "timeline", { ...still(2, 2), frames });
    expect(log().filter((line) => line === "Ben pays.")).toHaveLength(1);
    expect(added(() => view.key(" "))[0]).toBe("Your turn: play a card.");
  });
  it("what is told of a rule once as long as it stands there, with the rules that it names", () => {
    open({ timeline: still(2, 1, asking(YOURS)) });
    const notice = { kind: "rule" as const, text: say("Still to come:"), rules: FOLLOW };
    const tell = (rev: number) => () =>
      fromPython(model, "timeline", same(rev, { ...asking(YOURS), notice: { ...notice } }));
    expect(added(tell(2))).toEqual(["Still to come: Follow suit"]);
    expect(added(tell(3))).toEqual([]);
  });
  it("how choices compare, with the advice beside which that stands", () => {
    open({ timeline: still(2, 1, asking(YOURS)) });
    const sheet = {
      caption: say("What comes of each choice"),
      head: [say("Choice"), say("Points")],
      rows: [{ label: say("Red 2"), cells: [say("4")] }],
    };
    const notice = { kind: "info" as const, text: say("Play red 2."), rules: 0, sheet };
    const advise = () => fromPython(model, "timeline", same(2, { ...asking(YOURS), notice }));
    expect(added(advise)).toEqual(["Play red 2. Red 2: Points 4."]);
  });
  it("what is recommended, before what comes of it", () => {
    open({ timeline: still(2, 1, asking(YOURS)) });
    const notice = { kind: "info" as const, text: say("This comes of it."), rules: 0 };
    const line = still(2, 2, { ...asking(YOURS), notice, marks: [[0, "R2"]] });
    const marks = line.marks.map((mark) => ({ ...mark, kind: "best" as const }));
    expect(added(() => fromPython(model, "timeline", { ...line, again: true, marks }))).toEqual(
      ["Recommended: red 2.", "This comes of it.", "Your turn: play a card."].slice(0, 2),
    );
  });
  it("who has won and with what, before what is told at the end", () => {
    open({ timeline: still(2, 1, asking(YOURS)) });
    const sheet = {
      caption: say("Points"),
      head: [say("Player"), say("Cards left")],
      rows: [{ label: say("Cleo"), cells: [say("0")] }],
      result: say("Cleo has won."),
    };
    const notice = { kind: "rule" as const, text: say("Still to come:"), rules: FOLLOW };
    const end = { ...asking(say("The game is over: Cleo has won.")), notice, sheet };
    expect(added(() => fromPython(model, "timeline", same(2, end))).slice(0, 3)).toEqual([
      "The game is over: Cleo has won.",
      "Cleo: Cards left 0.",
      "Still to come: Follow suit",
    ]);
  });
  it("what lies open to be chosen from, whenever it is something else", () => {
    const trick = (...cards: string[]) => {
      const whole = { ...still(2, 1).frames[0] };
      const items = Object.fromEntries(
        Object.entries(whole.items as Record<string, Item>).filter(
          ([, one]) => one.zone !== "trick",
        ),
      );
      for (const [n, id] of cards.entries())
        items[id] = { kind: "card", face: id, zone: "trick", x: n, y: 0, n, does: 30 + n };
      return { ...asking(YOURS), items, marks: [[1, cards.join(" ")]] as Frame["marks"] };
    };
    open({ timeline: still(2, 1, trick("R9", "B3")) });
    expect(log()).toContain("Trick: red 9 and blue 3");
    const next = (rev: number, ...cards: string[]) =>
      added(() => fromPython(model, "timeline", still(2, rev, trick(...cards))));
    expect(next(2, "R9", "B3")).not.toContain("Trick: red 9 and blue 3");
    expect(next(3, "R9", "Y1")).toContain("Trick: red 9 and yellow 1");
  });
  it("nothing that is new where one looks back", () => {
    open({ kind: "replay", timeline: timeline(), index: 4 });
    for (const index of [3, 2, 3, 4]) {
      const told = added(() => fromPython(model, "index", index));
      expect(told.filter((line) => line?.startsWith("New"))).toEqual([]);
    }
  });
  it("what was skipped, and nothing again where it is all shown in one picture", () => {
    open();
    fromPython(model, "timeline", { ...timeline(0, 3, 2), seats: [] });
    view.key(" ");
    view.key(" ");
    const story = [0, 1, 2].flatMap((n) => timeline().frames[n]?.story ?? []);
    expect(added(() => fromPython(model, "timeline", same(3, { story })))).toEqual([]);
  });
  it("what was not shown yet, where all of it is shown in one picture", () => {
    open({ timeline: still(0, 1) });
    fromPython(model, "timeline", { ...timeline(0, 3, 2), seats: [] });
    const story = [0, 1, 2].flatMap((n) => timeline().frames[n]?.story ?? []);
    const [, ...rest] = story.map((note) => timeline().texts.en?.[note.text]);
    const shown = added(() => fromPython(model, "timeline", same(3, { story })));
    expect(shown.slice(0, 2)).toEqual(rest);
  });
  it("an answer as often as it is given, without the story", () => {
    open({ timeline: still(2, 1, asking(YOURS)) });
    const notice = () => ({ kind: "refusal" as const, text: mustFollow, rules: 0 });
    const refuse = (rev: number) => () =>
      fromPython(model, "timeline", same(rev, { ...asking(YOURS), notice: notice() }));
    expect(added(refuse(2))).toEqual(["You must follow red."]);
    expect(added(refuse(3))).toEqual(["You must follow red."]);
  });
  it("once that no answer comes, however often the table is drawn anew", () => {
    open({ timeline: still(2, 1, asking(YOURS)) });
    const waited = added(() => {
      view.click('[data-id="R2"]');
      later(60_000);
    });
    expect(waited.map((words) => words?.slice(0, 9))).toEqual(["No answer"]);
    expect(added(() => fromPython(model, "can", { ...model.get("can") }))).toEqual([]);
  });
  it("that the table waits for more than a move", () => {
    open();
    const told = [{ text: say("Turn."), rules: 0, ends: 2 as const }];
    const frames = [{ ...still(2, 2).frames[0], story: told }, { story: told }];
    fromPython(model, "timeline", { ...still(2, 2), frames });
    expect(log().slice(-2)).toEqual([
      "Turn.",
      "Continue: the button below, Space, or a press on the board.",
    ]);
  });
  it("once how to go on, and then only that it waits", () => {
    open();
    const wait = (n: number) => [{ text: say(`Turn ${n}.`), rules: 0, ends: 2 as const }];
    const frames = [
      { ...still(2, 2).frames[0], story: wait(1) },
      { story: wait(2) },
      { story: wait(3) },
    ];
    fromPython(model, "timeline", { ...still(2, 2), frames });
    expect(added(() => view.key(" "))).toEqual(["Turn 2.", "Space: continue"]);
  });
  it("at each step of a replay what led there, the same twice as well", () => {
    const same = [{ text: say("Ben draws."), rules: 0 }];
    const line = timeline();
    const frames = line.frames.map((frame, n) => (n ? { ...frame, story: [...same] } : frame));
    open({ kind: "replay", timeline: { ...line, frames } });
    for (const index of [1, 2]) {
      expect(added(() => fromPython(model, "index", index))).toContain("Ben draws.");
    }
    const other = show(model);
    expect(log(other)).toContain("Ben draws.");
    other.end();
  });
  it("the own hand when it has been dealt, and never again while any of it stays", () => {
    const own = (...cards: string[]) => {
      const whole = still(0, 2).frames[0];
      const zones = { ...whole?.zones } as Record<string, Zone>;
      zones.hand0 = { ...zones.hand0, own: true } as Zone;
      const items = Object.fromEntries(
        Object.entries((whole?.items ?? {}) as Record<string, Item>).filter(
          ([, { zone }]) => zone !== "hand0",
        ),
      ) as Record<string, Item>;
      for (const [n, id] of cards.entries())
        items[id] = { kind: "card", face: id, zone: "hand0", x: 40 + n, y: 55, n };
      const counts = { kind: "caption", zone: "bowls", x: 1, y: 1, n: 5, tone: "help" } as const;
      items.counts = { ...counts, say: say(`Anna’s hand: ${cards.length} points`) };
      return { zones, items, buttons: [], story: [{ text: say(`Deal ${cards}.`), rules: 0 }] };
    };
    open({ timeline: still(0, 1, own("R2", "R14")) });
    const both = ["Deal R2,R14.", "Anna’s hand: red 2 and red 14; 2 points"];
    expect(log()).toEqual([...both, KEYS]);
    const next =
      (rev: number, ...cards: string[]) =>
      () =>
        fromPython(model, "timeline", still(0, rev, own(...cards)));
    expect(added(next(2, "R2"))).toEqual(["Deal R2."]);
    expect(added(next(3, "R2", "B7"))).toEqual([
      "Deal R2,B7.",
      "Anna’s hand: red 2 and blue 7; 2 points",
    ]);
    // of a hand that is not read at a glance, what is new
    expect(added(next(4, "R2", "B7", "R9", "B3", "Y1"))).toEqual([
      "Deal R2,B7,R9,B3,Y1.",
      "New: red 9, blue 3, and yellow 1",
      "Anna’s hand: 5 points",
    ]);
    expect(added(next(5, "R14"))).toEqual(["Deal R14.", "Anna’s hand: red 14; 1 points"]);
  });
  it("what was picked where nothing else is asked for, and what can be done with it", () => {
    open({ timeline: still(2, 1, { ...asking(YOURS), buttons: [] }) });
    const pass = { id: "pass", label: say("Pass it on"), does: 9, kind: "main" as const, key: "w" };
    const marks: Frame["marks"] = [
      [4, "R2"],
      [1, "R14"],
    ];
    const more = { ...asking(YOURS), marks, buttons: [pass] };
    const pick = () => fromPython(model, "timeline", same(2, more));
    const told = ["red 2, chosen", "You can choose: red 14 or Pass it on (W)"];
    expect(added(pick)).toEqual(told);
    const back = () => fromPython(model, "timeline", same(3, { ...asking(YOURS), marks: [] }));
    expect(added(back)).toContain("red 2, not chosen any more");
    // what was new stays marked while it is chosen
    const tagged = [...still(2, 2).marks, { kind: "picked" as const, tag: say("new") }];
    const both: Frame["marks"] = [[tagged.length - 1, "R2"]];
    fromPython(model, "timeline", { ...same(4, { ...more, marks: both }), marks: tagged });
    expect(view.item("R2").getAttribute("aria-label")).toBe("red 2, new, chosen");
  });
  it("once more what happened, what one holds and what to do, for the key R", () => {
    open({ timeline: still(2, 1, asking(YOURS)) });
    const table = ["Ben <b>&; Anna · 3 points", "Bowls: bowl, 5", "Trick: red 9 and blue 3"];
    const told = ["Cleo plays blue 3.", ...table, "Your turn: play a card.", ALL];
    expect(added(() => view.key("r"))).toEqual(told);
  });
  it("all but what cannot be chosen where most of a hand can", () => {
    const items = { ...(still(2, 1).frames[0]?.items as Record<string, Item>) };
    const hand = ["R2", "R9", "R14", "B3", "Y1", "B7"];
    for (const [n, id] of hand.entries())
      items[id] = { kind: "card", face: id, zone: "hand0", x: 40 + n, y: 55, n, does: 20 + n };
    const marks: Frame["marks"] = [
      [1, "R2 R9 R14 B3 Y1"],
      [2, "B7"],
    ];
    open({ timeline: still(2, 1, { ...asking(YOURS), items, marks, buttons: [] }) });
    expect(log()).toContain("You can choose: Anna’s hand (all but blue 7)");
  });
  it("no name twice where the button names what is pressed", () => {
    const items = still(2, 1).frames[0]?.items as Record<string, Item>;
    const buttons = [
      { id: "take", label: say("Take Red 2 · 4 bones"), does: 1, kind: "main" as const },
      { id: "away", label: say("Put away red 14 or red 1"), does: 3, kind: "main" as const },
    ];
    const R2 = { ...items.R2, say: say("red 2, 4 bones, from Ben") } as Item;
    const B7 = { ...items.B7, say: say("red 140") } as Item;
    const more = { ...asking(YOURS), items: { ...items, R2, B7 }, marks: [], buttons };
    open({ timeline: still(2, 1, more) });
    const names = ["R2", "B7"].map((id) => view.item(id).getAttribute("aria-label"));
    expect(names).toEqual(["Take Red 2 · 4 bones, from Ben", "red 140: Put away red 14 or red 1"]);
  });
  it("that a game begins before what happens in it", () => {
    open();
    const notice = { kind: "new" as const, text: say("A new game begins."), rules: 0 };
    const more = { ...asking(YOURS), notice, story: [{ text: say("Cards."), rules: 0 }] };
    const start = () =>
      fromPython(model, "timeline", still(2, 2, { ...more, buttons: [], marks: [] }));
    expect(added(start)).toEqual(["A new game begins.", "Cards.", "Your turn: play a card."]);
  });
  it("no name of a key, nor letters of drawings", () => {
    open({ pace: "continue" });
    expect(view.find("[role=log]").getAttribute("aria-label")).toBe("Said so far");
    expect(view.find(".stage defs").getAttribute("aria-hidden")).toBe("true");
    for (const button of view.all(".bar button")) {
      expect(button.getAttribute("title")).toBe(null);
      expect(button.getAttribute("aria-keyshortcuts") ?? "").toMatch(/^(|U|Shift\+U|Space Enter)$/);
    }
    expect(view.find("[data-id=continue]").textContent).toBe("Continue");
  });
});
