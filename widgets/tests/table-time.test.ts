import { act } from "preact/test-utils";
import { describe, expect, it, vi } from "vitest";
import type { Pace, Timeline } from "../src/wire.js";
import { later, model, notice, onItsClock, open, timeOf, view } from "./bench.js";
import { CAN, say, still, timeline } from "./fixture.js";
import { fromPython } from "./mount.js";

onItsClock();

describe("frames since the last decision", () => {
  const succession = (rev: number) => ({ ...timeline(0, 3, rev), seats: [] });
  it("are shown one after another; only the last is live", () => {
    open();
    fromPython(model, "timeline", succession(2));
    expect(view.find(".mops").dataset.live).toBe("false");
    view.key("Enter", view.item("bowl0")); // a key passes what one of them does
    expect(view.find(".current").textContent).toContain("Ben");
    expect(view.find(".mops").dataset.live).toBe("false");
    view.key("Enter", view.item("bowl0"));
    expect(view.find(".mops").dataset.live).toBe("true");
    fromPython(model, "timeline", succession(3));
    later(timeOf(0));
    expect(view.all(".notes").map((n) => n.className)).toEqual(["notes current", "notes"]);
    later(timeOf(1));
    expect(view.find(".mops").dataset.live).toBe("true");
    expect(view.find(".current").textContent).toContain("Cleo plays blue 3.");
    expect(model.sent).toEqual([]);
  });
  it("let nothing be taken back before the last, whatever can be then: that would tell what is to come", () => {
    open();
    const undo = () => view.find('[aria-label="Undo"]');
    const told = [true, false].map((can) => {
      const why = can ? "" : ("undo-hidden" as const);
      fromPython(model, "can", { ...CAN, undo: can, why: { ...CAN.why, undo: why } });
      fromPython(model, "timeline", succession(can ? 2 : 3));
      const running = undo().outerHTML;
      view.key("U", view.item("bowl0"));
      expect(model.sent).toEqual([]);
      view.click('[data-id="R2"]');
      view.click('[data-id="R2"]');
      expect(undo().getAttribute("aria-disabled")).toBe(can ? null : "true");
      return running;
    });
    expect(told[0]).toBe(told[1]);
    expect(told[0]).toContain("First see all that has happened.");
  });
  it("are passed by clicks, a turn by each, which play nothing", () => {
    open();
    fromPython(model, "timeline", succession(2));
    view.click('[data-id="R2"]');
    expect(view.find(".mops").dataset.live).toBe("false");
    view.click('[data-id="R2"]');
    expect(view.find(".mops").dataset.live).toBe("true");
    expect(model.sent).toEqual([]);
    view.click('[data-id="R2"]');
    expect(model.sent).toEqual([{ kind: "item", rev: 2, on: "R2" }]);
  });
  it("leave a second in which a tap on what cannot be chosen asks for nothing: it was meant to go on", () => {
    open();
    fromPython(model, "timeline", succession(2));
    later(timeOf(0));
    later(timeOf(1));
    expect(view.find(".mops").dataset.live).toBe("true");
    later(900);
    view.click('[data-id="bowl0"]');
    expect(model.sent).toEqual([]);
    later(200);
    view.click('[data-id="bowl0"]');
    expect(model.sent).toEqual([{ kind: "item", rev: 2, on: "bowl0" }]);
  });
  it("are shown as long when motion is unwelcome", () => {
    open();
    const still = vi.spyOn(globalThis, "matchMedia");
    still.mockImplementation((query) => ({ matches: /reduced-motion/.test(query) }) as never);
    fromPython(model, "timeline", succession(2));
    later(timeOf(0) - 1);
    expect(view.all(".notes")).toHaveLength(1);
    later(1);
    expect(view.all(".notes")).toHaveLength(2);
    still.mockRestore();
  });
  it("wait while nobody can see them", () => {
    open();
    fromPython(model, "timeline", succession(2));
    const hidden = vi.spyOn(document, "hidden", "get").mockReturnValue(true);
    later(60_000);
    expect(view.all(".notes")).toHaveLength(1);
    hidden.mockRestore();
    act(() => {
      document.dispatchEvent(new Event("visibilitychange"));
    });
    expect(view.all(".notes")).toHaveLength(2);
  });
});

describe("the pace", () => {
  const turns = [1, 2, 1, 2, 1] as const;
  /** Five pictures of turns of which the second and the fourth matter, and the one that is acted on. */
  const round = (rev: number): Timeline => {
    const told = turns.map((ends, n) => [{ text: say(`Turn ${n}.`), rules: 0, ends }]);
    const frames = told.map((story, n) => (n ? { story } : { ...still(2, rev).frames[0], story }));
    return { ...still(2, rev), frames: [...frames, { story: [] }] };
  };
  const at = (pace: Pace) => {
    open({ pace });
    fromPython(model, "timeline", round(2));
  };
  const pointer = (on: HTMLElement) =>
    act(() => {
      on.dispatchEvent(new MouseEvent("click", { bubbles: true, detail: 1 }));
    });
  /** What is told last: as long as the table waits as its headline, and nowhere else. */
  const last = () => {
    const head = view.find(".prompt p").textContent ?? "";
    const told = view.all(".current").map((one) => one.textContent);
    if (!head.startsWith("Turn")) return told.at(-1);
    expect(told.join(" ")).not.toContain(head);
    return head;
  };
  const button = () => view.find("[data-id=continue]");
  const afterAWhile = () => {
    for (const _ of turns) later(60_000); // one picture in each
  };
  const isLive = () => view.find(".mops").dataset.live === "true";

  it("of somebody who continues waits after what matters, and only there", () => {
    at("continue");
    expect(button().className).not.toContain("main");
    afterAWhile();
    expect(last()).toBe("Turn 1.");
    expect(button().className).toContain("main");
    expect(view.all(".prompt p").map((line) => line.textContent)).toEqual([
      "Turn 1.", // what happened comes first, then how to go on
      "Continue: the button below, Space, or a press on the board.",
    ]);
    view.click("[data-id=continue]");
    expect(last()).toBe("Turn 2.");
    afterAWhile();
    expect(last()).toBe("Turn 3.");
    view.click("[data-id=continue]");
    afterAWhile();
    expect(isLive()).toBe(true);
    expect(model.sent).toEqual([]);
  });
  it.each([
    ["a space", () => view.key(" ")],
    ["Enter", () => view.key("Enter", view.item("R2"))],
    ["a click on the board", () => view.click('[data-id="R2"]')],
  ])("goes on by %s", (_how, goOn) => {
    at("continue");
    afterAWhile();
    goOn();
    expect(last()).toBe("Turn 2.");
    goOn(); // while it goes on: to the next that matters, never past it
    expect(last()).toBe("Turn 3.");
    goOn();
    goOn();
    expect(isLive()).toBe(true);
    expect(model.sent).toEqual([]);
  });
  it("of each turn can be less often, which is offered after some time and not for long", () => {
    at("turns");
    const offers: number[] = [];
    let stops = 0;
    for (const rev of [3, 4, 5, 6, 7]) {
      afterAWhile();
      while (!isLive()) {
        if (view.all(".offer").length) offers.push(stops);
        view.click("[data-id=continue]");
        afterAWhile();
        stops++;
      }
      fromPython(model, "timeline", round(rev));
    }
    expect(offers).toEqual([12, 13, 14, 15]);
  });
  it("of each turn is that of key events when that is wanted", () => {
    at("turns");
    for (const rev of [3, 4, 5]) {
      while (!isLive()) view.click("[data-id=continue]");
      fromPython(model, "timeline", round(rev));
    }
    afterAWhile();
    view.click(".offer");
    expect(model.get("pace")).toBe("continue");
    expect(view.all(".offer")).toEqual([]);
  });
  it("leaves all other keys as they are while the table waits", () => {
    at("continue");
    afterAWhile();
    view.key("ArrowRight", view.item("R2"));
    view.key("x");
    expect(last()).toBe("Turn 1.");
  });
  it("of each turn waits after every one but the own", () => {
    at("turns");
    afterAWhile();
    expect(last()).toBe("Turn 1.");
    for (const turn of [2, 3, 4]) {
      view.click("[data-id=continue]");
      afterAWhile();
      expect(last()).toBe(`Turn ${turn}.`);
    }
  });
  it("is kept by whoever presses Continue time after time: that never skips", () => {
    at("continue");
    afterAWhile();
    for (let n = 0; n < 4; n++) pointer(button());
    expect(last()).toBe("Turn 2."); // the next pictures stay for their time
    afterAWhile();
    expect(last()).toBe("Turn 3.");
    pointer(view.find('[aria-label^="Skip to"]'));
    expect(last()).toBe("Turn 3."); // what matters is not skipped
  });
  it("lets whoever skips come to the next stop in one press, over all turns before it", () => {
    const skip = () => view.click('[aria-label^="Skip to"]');
    at("fast");
    skip();
    expect(isLive()).toBe(true);
    at("turns");
    skip();
    expect(last()).toBe("Turn 1."); // where each turn waits, none is passed
    // a result is seen on the way
    open({ pace: "fast" });
    const { frames, ...rest } = round(2);
    const sheet = { caption: 0, head: [], rows: [], result: null } as never;
    const ended = frames.map((one, n) => (n === 3 ? { ...one, sheet } : one));
    fromPython(model, "timeline", { ...rest, frames: ended });
    skip();
    expect(last()).toBe("Turn 3.");
    skip();
    expect(isLive()).toBe(true);
  });
  it.each(["continue", "fast"] as const)("lets nobody who skips miss a new deal: %s", (pace) => {
    open({ pace });
    const sheet = { caption: 0, head: [], rows: [], result: null } as never;
    const frames = Array.from({ length: 5 }, (_, n) => ({
      ...round(2).frames[0],
      story: [{ text: say(`Picture ${n}.`), rules: 0, ends: 1 as const }],
      sheet: n === 1 ? sheet : null,
    }));
    fromPython(model, "timeline", { ...round(2), frames });
    const seen = [1, 2, 3].map(() => {
      view.click('[aria-label^="Skip to"]');
      return last();
    });
    expect(seen).toEqual(["Picture 1.", "Picture 2.", "Picture 4."]);
  });
  it("says in its list what each of them waits for", () => {
    open({ timeline: still(2, 1) });
    const list = view.find('select[aria-label="Pace"]');
    const told = [...list.querySelectorAll("optgroup")].map((one) => [
      one.label,
      [...one.children].map((option) => option.textContent),
    ]);
    expect(told).toEqual([
      ["Waits after all that matters:", ["Key events"]],
      ["Waits after every turn:", ["Each turn"]],
      ["Waits only for a result and when it hits you:", ["Slowly", "Reading speed", "Fast"]],
    ]);
  });
  it("of nobody hurries past what happens to what is one's own", () => {
    open({ pace: "fast" });
    const { frames, ...rest } = round(2);
    const own = frames.map((one, n) =>
      n === 1 ? { ...one, story: [{ text: say("Turn 1."), rules: 0, ends: 3 as const }] } : one,
    );
    fromPython(model, "timeline", { ...rest, frames: own });
    afterAWhile();
    expect(last()).toBe("Turn 1.");
    view.click("[data-id=continue]");
    afterAWhile();
    expect(isLive()).toBe(true);
  });
  it("of nobody hurries past what brings a result about", () => {
    open({ pace: "fast" });
    const { frames, ...rest } = round(2);
    const sheet = { caption: 0, head: [], rows: [], result: null } as never;
    const ended = frames.map((one, n) => {
      const told = { text: say(`Turn ${n}.`), rules: 0, ends: n === 2 ? 2 : 1 } as const;
      return { ...one, story: [told], ...(n === 3 && { sheet }) };
    });
    fromPython(model, "timeline", { ...rest, frames: ended });
    afterAWhile();
    expect(last()).toBe("Turn 2.");
    view.click("[data-id=continue]");
    afterAWhile();
    expect(isLive()).toBe(true);
  });
  it("of others is told to whoever is out as what it is, and not as if a turn would come", () => {
    open({ pace: "fast" });
    const { frames, ...rest } = round(2);
    const out = { text: say("You are out."), rules: 0, heads: true } as const;
    fromPython(model, "timeline", {
      ...rest,
      frames: frames.map((one) => ({ ...one, prompt: out })),
    });
    later(1);
    expect(isLive()).toBe(false);
    expect(view.find(".prompt").textContent).toBe("You are out.");
  });
  it("has its button with what is to be done, where the words stand below the board", () => {
    const narrow = vi.spyOn(HTMLElement.prototype, "clientWidth", "get").mockReturnValue(360);
    at("continue");
    afterAWhile();
    expect(view.all(".bar [data-id=continue]")).toHaveLength(0);
    expect(view.find(".prompt").textContent).toContain("tap the table");
    view.click(".prompt [data-id=continue]");
    expect(last()).toBe("Turn 2.");
    afterAWhile();
    view.click(".prompt [data-id=continue]");
    afterAWhile();
    expect(isLive()).toBe(true);
    expect(view.all("[data-id=continue]")).toHaveLength(0);
    narrow.mockRestore();
  });
  it("has a word for whoever presses its button too soon, which is over with the picture", () => {
    at("continue");
    pointer(button());
    expect(last()).toBe("Turn 0.");
    expect(notice()).toContain("A press on the board, or Space, skips ahead.");
    view.key(" ");
    expect(last()).toBe("Turn 1.");
    expect(notice()).toBe("");
  });
  it("asks for nothing while there is nothing to press", () => {
    at("continue");
    expect(view.find(".prompt").textContent).toMatch(/^One\smoment\s…/);
    expect(view.all(".prompt .more.later")).toHaveLength(1); // what is to be done comes with the moment to do it
    afterAWhile();
    expect(view.find(".prompt").textContent).not.toMatch(/One\smoment/);
    expect(view.all(".prompt .later")).toHaveLength(0);
  });
  it.each([
    [1000, ".bar"],
    [360, ".prompt"],
  ])("has one place for what goes on, of the game as well: at %d pixels", (width, where) => {
    const room = vi.spyOn(HTMLElement.prototype, "clientWidth", "get").mockReturnValue(width);
    const wait = { id: "wait", label: say("Go on"), does: 5, kind: "main" as const };
    const accuse = { id: "accuse", label: say("Accuse"), does: 6, kind: "plain" as const };
    open({ timeline: still(2, 1, { buttons: [wait, accuse] }) });
    expect(view.all(".actions button").map((one) => one.dataset.id)).toEqual(["accuse"]);
    view.click(`${where} .go-on`);
    expect(model.sent).toEqual([{ kind: "button", on: "wait", rev: 1 }]);
    room.mockRestore();
  });
  it.each(["normal", "fast", "continue"] as const)(
    "lets a moment pass by itself where it is %s, unless it waits",
    (pace) => {
      const wait = { id: "wait", label: say("Go on"), does: 5, kind: "main" as const };
      const draw = { id: "draw", label: say("Draw"), does: 6, kind: "main" as const };
      open({ pace, timeline: still(2, 1, { buttons: [wait, draw] }) });
      later(60_000);
      const passed = [{ kind: "button", on: "wait", rev: 1, ms: expect.any(Number) }];
      expect(model.sent).toEqual(pace === "continue" ? [] : passed);
      fromPython(model, "timeline", still(2, 2, { buttons: [{ ...wait, kind: "plain" }, draw] }));
      later(60_000);
      expect(model.sent).toHaveLength(pace === "continue" ? 0 : 1);
    },
  );
  it("skips moments up to something that is to be decided", () => {
    const wait = { id: "wait", label: say("Go on"), does: 5, kind: "main" as const };
    const draw = { id: "draw", label: say("Draw"), does: 6, kind: "main" as const };
    open({ pace: "continue", timeline: still(2, 1, { buttons: [wait] }) });
    view.click('[aria-label^="Skip to your turn"]');
    later(2);
    expect(model.sent).toHaveLength(1);
    fromPython(model, "timeline", still(2, 2, { buttons: [wait] }));
    later(2);
    expect(model.sent.map((one) => (one as { rev: number }).rev)).toEqual([1, 2]);
    fromPython(model, "timeline", still(2, 3, { buttons: [draw] }));
    later(2);
    fromPython(model, "timeline", still(2, 4, { buttons: [wait] }));
    later(60_000);
    expect(model.sent).toHaveLength(2);
  });
  it("leaves buttons below a board where they are, whatever is answered", () => {
    const room = vi.spyOn(HTMLElement.prototype, "clientWidth", "get").mockReturnValue(360);
    const refusal = { kind: "refusal" as const, text: say("No."), rules: 0 };
    open({ timeline: still(2, 1, { notice: refusal }) });
    const places = () =>
      [...view.find(".panel").children].map((one) => one.className.split(" ")[0]);
    expect(places().slice(0, 4)).toEqual(["prompt", "foot", "notice", "words"]);
    const sheet = { caption: null, head: [], rows: [], result: null } as never;
    fromPython(model, "timeline", still(2, 2, { notice: { ...refusal, kind: "info", sheet } }));
    expect(places().slice(0, 3)).toEqual(["prompt", "foot", "words"]);
    room.mockRestore();
  });
  it.each([
    ["slow", 880 / 0.6],
    ["normal", 880],
    ["fast", 880 / 3],
  ] as const)("that is %s never waits: 7 letters stay for %d ms", (pace, ms) => {
    at(pace);
    later(Math.floor(ms) - 1);
    expect(last()).toBe("Turn 0.");
    later(2);
    expect(last()).toBe("Turn 1.");
    afterAWhile();
    expect(isLive()).toBe(true);
  });
  it("is chosen in the bar, and kept", () => {
    at("continue");
    const select = view.find<HTMLSelectElement>('select[aria-label="Pace"]');
    act(() => {
      select.value = "fast";
      select.dispatchEvent(new Event("change", { bubbles: true }));
    });
    expect(model.get("pace")).toBe("fast");
    afterAWhile();
    expect(isLive()).toBe(true);
  });
});
