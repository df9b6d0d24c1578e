import { act } from "preact/test-utils";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { LONGEST, PATIENCE } from "../src/model.js";
import { StaticModel } from "../src/static-model.js";
import type { Frame } from "../src/wire.js";
import { later, look, model, notice, onItsClock, open, view } from "./bench.js";
import { CAN, FOLLOW, mustFollow, passOn, say, state, still } from "./fixture.js";
import { fromPython } from "./mount.js";

onItsClock();

describe("a card", () => {
  it("is named to Python with the revision when clicked", () => {
    open();
    view.click('[data-id="R2"]');
    expect(model.sent).toEqual([{ kind: "item", rev: 1, on: "R2" }]);
  });
  it("that cannot be played says why, and still asks the kernel", () => {
    open();
    const b7 = view.item("B7");
    expect(b7.getAttribute("aria-disabled")).toBe("true");
    expect(b7.getAttribute("aria-label")).toBe("blue 7, cannot be chosen. You must follow red.");
    act(() => b7.focus());
    expect(view.find(".why").textContent).toBe("You must follow red.§ 4.6 Follow suit");
    view.key("Enter", b7);
    expect(model.sent).toEqual([{ kind: "item", rev: 1, on: "B7" }]);
  });
  it("that belongs to what is best says so once, and what it is good for", () => {
    const told = still(2, 1);
    const marks = [...told.marks];
    marks[1] = { kind: "best", why: say("recommended"), rules: FOLLOW };
    marks[2] = { kind: "best", why: say("makes 20 points"), rules: FOLLOW };
    open({ timeline: { ...told, marks } });
    const labels = ["R2", "B7"].map((id) => view.item(id).getAttribute("aria-label"));
    expect(labels).toEqual(["red 2, recommended", "blue 7, recommended, makes 20 points"]);
  });
  it("of somebody who is to be chosen stands for the name beside it", () => {
    const told = still(2, 1);
    const frame = told.frames[0] as Frame;
    const whose = (id: string) => ({ ...frame.zones?.[id], seat: Number(id.slice(-1)) });
    const zones = { ...frame.zones, hand1: whose("hand1"), hand2: whose("hand2") };
    const plate1 = { ...frame.items?.plate1, does: 7 };
    const items = { ...frame.items, plate1 };
    open({ timeline: { ...told, frames: [{ ...frame, zones, items }] } as never });
    for (const id of ["Y1", "Y12", "R2"]) view.click(`[data-id="${id}"]`);
    expect(model.sent.map((one) => (one as { on: string }).on)).toEqual(["plate1", "Y12", "R2"]);
  });
  it("that is nobody's to play is a picture, of which Python says what it is", () => {
    open();
    expect(view.item("R9").getAttribute("role")).toBe("img");
    view.click('[data-id="R9"]');
    view.key("Enter", view.item("B3"));
    expect(model.sent).toEqual([
      { kind: "item", rev: 1, on: "R9" },
      { kind: "item", rev: 1, on: "B3" },
    ]);
  });
  it("is not sent twice by a double click, but again when Python has answered", () => {
    open();
    view.click('[data-id="B7"]');
    view.click('[data-id="B7"]');
    fromPython(model, "timeline", still(2, 2));
    view.click('[data-id="B7"]');
    expect(model.sent.map((m) => (m as { rev: number }).rev)).toEqual([1, 2]);
  });
});

describe("a number", () => {
  it("chooses what has it as its key, and nothing if several do", () => {
    const told = still(2, 1);
    const zones = {
      ...told.frames[0]?.zones,
      goals: { kind: "goals", label: say("goals"), boxes: [[0, 0, 1]], w: 9, h: 9, order: 9 },
    };
    const three = {
      kind: "thing",
      zone: "goals",
      x: 1,
      y: 1,
      n: 0,
      text: say("+3"),
      key: "3",
      does: 41,
    };
    const items = {
      ...told.frames[0]?.items,
      "to.3": three,
      "to.4": { ...three, text: say("4"), key: "4" },
      "also.4": { ...three, text: say("−4"), key: "4" },
    };
    open({ timeline: { ...told, frames: [{ ...told.frames[0], zones, items }] } as never });
    view.key("4");
    expect(model.sent).toEqual([]);
    view.key("3");
    expect(model.sent).toEqual([{ kind: "item", rev: 1, on: "to.3" }]);
  });
});

describe("a drag", () => {
  const drag = (from: string, ...path: [x: number, y: number, over: string][]) => {
    const fire = (type: string, id: string, clientX: number, clientY: number) =>
      act(() => {
        const more = { bubbles: true, composed: true, clientX, clientY };
        view.item(id).dispatchEvent(new MouseEvent(type, more));
      });
    fire("pointerdown", from, 0, 0);
    for (const [x, y, over] of path) fire("pointermove", over, x, y);
    const [x, y, over] = path.at(-1) ?? [0, 0, from];
    fire("pointerup", over, x, y);
  };
  const picked = (rev: number) => still(2, rev, { marks: [[4, "R2"]] });
  it("is one message: what was dragged, and onto what", () => {
    open();
    drag("R2", [40, 0, "R2"], [90, 0, "B7"]);
    expect(model.sent).toEqual([{ kind: "item", rev: 1, on: "R2", to: "B7" }]);
    fromPython(model, "timeline", picked(2));
    expect(model.sent).toHaveLength(1);
  });
  it("that does not leave its place is a click", () => {
    open();
    view.item("R2").getBoundingClientRect = () => new DOMRect(-40, -56, 80, 112);
    drag("R2", [20, 10, "R14"]);
    expect(model.sent).toEqual([{ kind: "item", rev: 1, on: "R2" }]);
    fromPython(model, "timeline", picked(2));
    expect(model.sent).toHaveLength(1);
  });
  it("follows the pointer, and is nothing where it ends on nothing", () => {
    open();
    const card = view.item("R2");
    drag("R2", [4, 0, "R2"]);
    expect(card.style.getPropertyValue("translate")).toBe("");
    act(() => {
      card.dispatchEvent(new MouseEvent("pointerdown", { bubbles: true, composed: true }));
      card.dispatchEvent(
        new MouseEvent("pointermove", { bubbles: true, composed: true, clientX: 30, clientY: 20 }),
      );
    });
    expect(card.style.getPropertyValue("translate")).toBe("30px 20px");
    act(() => {
      const up = { bubbles: true, composed: true, clientX: 300, clientY: 200 };
      view.find(".stage").dispatchEvent(new MouseEvent("pointerup", up));
    });
    expect(card.style.getPropertyValue("translate")).toBe("");
    expect(model.sent).toEqual([]);
  });
  it("is made with the main button alone", () => {
    open();
    const card = view.item("R2");
    const fire = (type: string, clientX: number) =>
      act(() => {
        const more = { bubbles: true, composed: true, button: 2, clientX };
        card.dispatchEvent(new MouseEvent(type, more));
      });
    fire("pointerdown", 0);
    fire("pointermove", 40);
    expect(card.style.getPropertyValue("translate")).toBe("");
  });
});

describe("below a board", () => {
  const told = (kind: "rule" | "refusal") => {
    open({
      timeline: still(2, 1, {
        notice: { kind, text: say("New: pinch.", "Neu: mopsen."), rules: 0 },
      }),
    });
    const after = view.find(".current").compareDocumentPosition(view.find(".notice"));
    return after === Node.DOCUMENT_POSITION_FOLLOWING;
  };
  it("a rule that is new follows what has happened, and an answer comes before it", () => {
    vi.spyOn(HTMLElement.prototype, "clientWidth", "get").mockReturnValue(360);
    expect(told("rule")).toBe(true);
    view.end();
    expect(told("refusal")).toBe(false);
  });
});

describe("by ear", () => {
  const down = { kind: "card" as const, face: null, zone: "hand1", x: 0, y: 0 };
  it("cards that are face down are one entry", () => {
    const { R9: _, Y1: __, ...items } = still(2, 1).frames[0]?.items ?? {};
    open({
      timeline: still(2, 1, {
        items: { ...items, d0: { ...down, n: 0 }, d1: { ...down, n: 1 }, d2: { ...down, n: 2 } },
      }),
    });
    expect(view.item("d0").getAttribute("aria-label")).toBe("3 cards face down");
    for (const id of ["d1", "d2"]) {
      expect(view.item(id).getAttribute("aria-hidden")).toBe("true");
      expect(view.item(id).hasAttribute("tabindex")).toBe(false);
      expect(view.item(id).hasAttribute("role")).toBe(false);
    }
  });
  it("a discard pile begins with its top, which says so", () => {
    const whole = still(2, 1).frames[0];
    const trick = { ...whole?.zones?.trick, kind: "discard" };
    open({ timeline: still(2, 1, { zones: { ...whole?.zones, trick } }) });
    expect(view.item("B3").getAttribute("aria-label")).toBe("Trick, on top: blue 3, wins");
    expect(view.item("R9").getAttribute("aria-label")).toBe("red 9");
    expect(view.item("B3").getAttribute("tabindex")).toBe("0");
    const group = view.find('[aria-owns~="item-B3"]');
    expect(group.getAttribute("aria-owns")).toBe("item-B3 item-R9");
  });
});

describe("keys", () => {
  it("go round the hand and play, and stay out of the notebook", () => {
    open();
    const heard = vi.fn();
    document.body.addEventListener("keydown", heard);
    act(() => view.item("R2").focus());
    view.key("ArrowRight", view.item("R2"));
    expect(view.item("R14").getAttribute("tabindex")).toBe("0");
    expect(view.item("R2").getAttribute("tabindex")).toBe("-1");
    view.key(" ", view.item("R14"));
    expect(model.sent).toEqual([{ kind: "item", rev: 1, on: "R14" }]);
    expect(heard).not.toHaveBeenCalled();
    document.body.removeEventListener("keydown", heard);
  });
  it("take back, and play again, while that can be done", () => {
    open({ can: { ...CAN, undo: true, redo: false, saves: [] } });
    view.key("u");
    view.key("U", undefined, { shiftKey: true });
    fromPython(model, "can", { ...CAN, undo: false, redo: true, saves: [] });
    fromPython(model, "timeline", still(2, 2));
    view.key("u");
    view.key("U", undefined, { shiftKey: true });
    expect(model.sent).toEqual([
      { kind: "undo", rev: 1 },
      { kind: "redo", rev: 2 },
    ]);
  });
  it("leave for the notebook cell on Escape", async () => {
    open();
    view.host.parentElement?.classList.add("jp-Cell");
    view.host.parentElement?.setAttribute("tabindex", "0");
    act(() => view.item("R2").focus());
    view.key("Escape", view.item("R2"));
    await vi.waitFor(() => expect(document.activeElement).toBe(view.host.parentElement));
  });
  it("of a button do what it does, and one that is short is written on it", () => {
    const button = { id: "pass", label: passOn, does: 1, kind: "plain" as const };
    const buttons = [
      { ...button, key: "m" },
      { ...button, id: "back", does: 2, key: "Escape" },
    ];
    open({ timeline: still(2, 1, { buttons }) });
    expect(view.all(".actions kbd").map((node) => node.textContent)).toEqual(["M", "Esc"]);
    expect(view.find('[data-id="pass"]').getAttribute("aria-keyshortcuts")).toBe("m");
    view.key("m", view.item("R2"));
    expect(model.sent).toEqual([{ kind: "button", rev: 1, on: "pass" }]);
  });
  it("of several buttons is written on the first of them, to which it leads", () => {
    const accuse = { label: passOn, does: 1, kind: "plain" as const, key: "a" };
    const buttons = ["ben", "cleo"].map((id) => ({ ...accuse, id }));
    open({ timeline: still(2, 1, { buttons }) });
    expect(view.all(".actions kbd").map((node) => node.parentElement?.dataset.id)).toEqual(["ben"]);
    view.key("a", view.item("R2"));
    expect(view.host.shadowRoot?.activeElement).toBe(view.find('[data-id="ben"]'));
  });
  it("of a button work on an item that cannot be clicked, and are its own on any other", () => {
    const slap = { id: "slap", label: passOn, does: 1, kind: "main" as const, key: " " };
    open({ timeline: still(2, 1, { buttons: [slap] }) });
    expect(view.find(".actions kbd").textContent).toBe("␣");
    expect(view.find('[data-id="slap"]').getAttribute("aria-keyshortcuts")).toBe("Space");
    view.key(" ", view.item("bowl0"));
    expect(model.sent).toEqual([{ kind: "button", rev: 1, on: "slap" }]);
    view.key(" ", view.item("R2"));
    expect(model.sent.at(-1)).toEqual({ kind: "item", rev: 1, on: "R2" });
  });
  it("open their own list", () => {
    open();
    view.key("?");
    view.click("dialog .buttons button:last-child");
    expect(view.find("dialog").textContent).toContain("play or choose it");
  });
});

describe("the rules of the game", () => {
  const page = () => view.find("dialog");
  const unfold = (name: string) => {
    const line = [...page().querySelectorAll("summary")].find((one) => one.textContent === name);
    const box = line?.parentElement as HTMLDetailsElement;
    act(() => {
      box.open = true;
      box.dispatchEvent(new Event("toggle"));
    });
    return box.textContent;
  };
  it("begin with what the game is, in the parts that it has", () => {
    open();
    view.click('.head [aria-label="Rules and keys"]');
    expect([...page().querySelectorAll(".brief > div")].map((part) => part.textContent)).toEqual([
      "What it is aboutWin tricks.",
      "How it endsNobody has a card left.",
    ]);
  });
  it("unfold chapter by chapter, and open at each rule", () => {
    open();
    view.click('.head [aria-label="Rules and keys"]');
    expect(page().textContent).not.toContain("must play one of them");
    expect(unfold("§ 4 The trick")).toMatch(/§ 4.6 Follow suit.*must play one of them/);
    expect(page().textContent).not.toContain("In the rulebook");
    view.click('dialog [data-rule="t.follow"]');
    expect(page().textContent).toContain("In the rulebook");
  });
});

describe("answers", () => {
  it("are notices with their rules", () => {
    const refusal = { kind: "refusal" as const, text: mustFollow, rules: FOLLOW };
    open({ timeline: still(2, 1, { notice: refusal }) });
    expect(notice()).toContain("You must follow red.");
    expect(view.find(".notice .chip").textContent).toBe("§ 4.6 Follow suit");
  });
  it("that do not come are told of, until they come", () => {
    open();
    view.click('[data-id="R2"]');
    later(PATIENCE - 1);
    expect(notice()).not.toContain("Python");
    later(1);
    expect(notice()).toContain("Python is still working on it");
    expect(view.all(".notice.red")).toEqual([]); // it is slow, and nothing is wrong
    view.click('[data-id="R2"]');
    expect(model.sent).toHaveLength(1);
    later(LONGEST - PATIENCE);
    expect(notice()).toContain("No answer came from the kernel");
    fromPython(model, "timeline", still(2, 2));
    expect(notice()).not.toContain("No answer");
  });
  it("in time leave no alarm behind", () => {
    open();
    view.click('[data-id="R2"]');
    fromPython(model, "timeline", still(3, 2));
    later(LONGEST);
    expect(view.all(".notice")).toEqual([]);
  });
  it("may be a table aside, and nothing is missed when that is left", () => {
    open();
    view.click('[data-id="R2"]');
    fromPython(model, "aside", "anywidget:1");
    later(LONGEST);
    fromPython(model, "aside", "");
    expect(view.all(".notice")).toEqual([]);
  });
  it("cannot come in an exported page, which says so at once", () => {
    look(new StaticModel(state("table")));
    view.click('[data-id="R2"]');
    expect(notice()).toContain("No kernel is connected");
  });
});

describe("a button with a drawing", () => {
  const buttons = [
    { id: "line", label: mustFollow, does: 1, kind: "main" as const, icon: "bowl" },
    { id: "pass", label: passOn, does: 2, kind: "plain" as const },
  ];
  beforeEach(() => {
    open({ timeline: still(2, 1, { buttons, about: { line: "R2 B7" } }) });
  });
  const lit = () => view.all("[data-id].lit").map((one) => one.dataset.id);
  const point = (selector: string) => {
    act(() => {
      view
        .find(selector)
        .dispatchEvent(new Event("pointerover", { bubbles: true, composed: true }));
    });
  };

  it("bears it beside its words, and is named to Python", () => {
    expect(view.all(".actions .drawn svg")).toHaveLength(1);
    expect(view.find(".actions .drawn").textContent).toBe("You must follow red.");
    view.click(".actions .drawn");
    expect(model.sent).toEqual([{ kind: "button", rev: 1, on: "line" }]);
  });
  it("lights up what it is about while it is pointed at", () => {
    expect(lit()).toEqual([]);
    point('.actions [data-id="line"]');
    expect(lit()).toEqual(["R2", "B7"]);
    point('.actions [data-id="pass"]');
    expect(lit()).toEqual([]);
  });
  it("is lit while something that it is about is pointed at", () => {
    act(() => view.item("B7").focus());
    expect(lit()).toEqual(["line"]);
  });
});
