import { act } from "preact/test-utils";
import { describe, expect, it } from "vitest";
import { model, onItsClock, open, view } from "./bench.js";
import { benLed, CAN, passOn, still, timeline } from "./fixture.js";
import { fromPython } from "./mount.js";

onItsClock();

describe("controls", () => {
  const press = (name: string) =>
    act(() => {
      const button = view
        .all("button")
        .find((b) => (b.getAttribute("aria-label") ?? b.textContent) === name);
      button?.dispatchEvent(new MouseEvent("click", { bubbles: true }));
    });
  const type = (value: string, into = "dialog input") =>
    act(() => {
      const input = view.find<HTMLInputElement>(into);
      input.value = value;
      input.dispatchEvent(new Event("input", { bubbles: true }));
    });
  const submit = () =>
    act(() => {
      view.find("form").dispatchEvent(new Event("submit", { bubbles: true, cancelable: true }));
    });
  it("undo and redo when they can", () => {
    open();
    press("Undo");
    press("Redo");
    expect(model.sent).toEqual([{ kind: "undo", rev: 1 }]);
    fromPython(model, "can", { ...CAN, undo: false, redo: true, again: false, saves: [] });
    press("Redo");
    expect(model.sent.at(-1)).toEqual({ kind: "redo", rev: 1 });
  });
  it("go on only where something does: not beside a replay or an example", () => {
    open();
    expect(view.all("[data-id=continue], [aria-label^=Skip]")).toHaveLength(2);
    // in one place in all widgets: at the end of the bar
    expect(view.find(".bar").lastElementChild?.getAttribute("data-id")).toBe("continue");
    fromPython(model, "can", { ...CAN, why: { undo: "aside", redo: "aside" } });
    expect(view.all("[data-id=continue], [aria-label^=Skip]")).toEqual([]);
  });
  it("say how much the table helps, and follow what Python answers", () => {
    open();
    const help = view.find<HTMLSelectElement>('select[aria-label="Help"]');
    expect([...help.options].map(({ value }) => value)).toEqual([
      "guided",
      "always",
      "on-request",
      "off",
    ]);
    act(() => {
      help.value = "off";
      help.dispatchEvent(new Event("change", { bubbles: true }));
    });
    expect(model.sent).toEqual([{ kind: "help", help: "off" }]);
    fromPython(model, "help", "off");
    expect(help.value).toBe("off");
  });
  const choose = (label: string, value: string) =>
    act(() => {
      const select = view.find<HTMLSelectElement>(`select[aria-label="${label}"]`);
      select.value = value;
      select.dispatchEvent(new Event("change", { bubbles: true }));
    });
  it("start a new game, with a seed or without", () => {
    open();
    press("New game");
    type(" 7 ", ".typed input");
    submit();
    press("New game");
    submit();
    expect(model.sent).toEqual([
      { kind: "new", rev: 1, seed: "7" },
      { kind: "new", rev: 1 },
    ]);
  });
  it("start a game for others, in a variant, against others: only what is not so is said", () => {
    open();
    press("New game");
    expect(view.host.shadowRoot?.activeElement?.getAttribute("aria-label")).toBe("Players");
    choose("Players", "2");
    choose("The others play", "random");
    expect(view.find(".variant").textContent).toBe("Pinch The lowest player takes one card.");
    const variant = view.find<HTMLInputElement>(".variant input");
    const tick = (checked: boolean) =>
      act(() => {
        variant.checked = checked;
        variant.dispatchEvent(new Event("change", { bubbles: true }));
      });
    tick(true);
    submit();
    expect(model.sent).toEqual([
      { kind: "new", rev: 1, players: 2, variants: ["t.pinch"], opponents: "random" },
    ]);
  });
  it("leave the focus with what can be done when the game begins", () => {
    open();
    act(() => view.all(".bar > button")[0]?.focus());
    const notice = { kind: "new" as const, text: benLed, rules: 0 };
    fromPython(model, "timeline", still(2, 2, { notice }));
    expect(view.focus()).toBe("R2");
  });
  it("let each seat be played in its own way, as many as there are then", () => {
    open();
    press("New game");
    choose("The others play", "each");
    choose("Cleo", "random");
    choose("Players", "2");
    expect(view.all("dialog select").map((one) => one.getAttribute("aria-label"))).toEqual([
      "Players",
      "The others play",
      "Ben",
    ]);
    choose("Players", "3");
    submit();
    expect(model.sent).toEqual([
      { kind: "new", rev: 1, opponents: ["simple", "simple", "random"] },
    ]);
  });
  it("offer no choice where there is none, and keep who plays if that is nobody by name", () => {
    open();
    const setup = {
      players: [3],
      variants: [],
      opponents: ["random"],
      others: {},
      now: { players: 3, variants: [], opponents: "", each: [], readings: {} },
    };
    fromPython(model, "can", { ...CAN, setup });
    press("New game");
    const select = view.find<HTMLSelectElement>("dialog select");
    expect([...select.options].map((o) => o.text)).toEqual([
      "as now",
      "easy: at random",
      "in different ways",
    ]);
    expect(view.all("dialog select, dialog .variant")).toHaveLength(1);
    submit();
    expect(model.sent).toEqual([{ kind: "new", rev: 1 }]);
  });
  it("read doubtful rules otherwise, folded away, each beside its text", () => {
    open();
    const setup = { ...CAN.setup, now: { ...CAN.setup.now, readings: { "t.pinch": "may" } } };
    fromPython(model, "can", { ...CAN, setup });
    press("New game");
    const box = view.find<HTMLDetailsElement>(".wishes details");
    expect(box.textContent).toBe("Doubtful rules: 1 read otherwise");
    act(() => {
      box.open = true;
      box.dispatchEvent(new Event("toggle"));
    });
    expect(view.all(".doubtful")).toHaveLength(1); // no rule without a choice
    expect(box.textContent).toContain("The lowest player takes one card.");
    const select = view.find<HTMLSelectElement>(".doubtful select");
    expect([...select.options].map((o) => o.text)).toEqual([
      "as it says here",
      "one may take nothing",
    ]);
    expect(select.value).toBe("may");
    choose("§ 5.3 Pinch", "");
    expect(box.textContent).toContain("Doubtful rules");
    submit();
    expect(model.sent).toEqual([{ kind: "new", rev: 1, readings: { "t.pinch": "" } }]);
  });
  it("deal the same cards again, if they are known", () => {
    open();
    press("New game");
    press("Deal the same cards again");
    expect(model.sent).toEqual([{ kind: "again", rev: 1 }]);
    fromPython(model, "can", { ...CAN, again: false });
    press("New game");
    expect(view.find("dialog").textContent).not.toContain("Deal the same cards again");
  });
  it("come before the words, so that they are next to the hand for the keyboard", () => {
    open();
    const parts = [...view.find(".panel").children].map((part) => part.className);
    expect(parts).toEqual(["prompt", "foot", "words", "for-ears"]);
  });
  it("save and load by name, and say in the dialog what came of it", () => {
    open();
    press("Save and load");
    expect(view.find("dialog").textContent).toContain("in the folder ~/mops.");
    type("mine");
    submit();
    const told = (rev: number, kind: "info" | "error", more = {}) =>
      fromPython(
        model,
        "timeline",
        still(2, rev, { notice: { kind, text: benLed, rules: 0 }, ...more }),
      );
    const replace = { id: "replace", label: passOn, does: 9, kind: "plain" } as const;
    told(2, "error", { buttons: [replace] });
    expect(view.find(".answer").textContent).toBe("Ben <b>& led red 9.Pass the screen to Cleo.");
    act(() => view.find(".answer > button").click());
    told(3, "info");
    expect(view.find(".answer").textContent).toBe("Ben <b>& led red 9.");
    expect(view.all(".answer > button")).toEqual([]);
    press("Load: old <i>game");
    told(4, "error");
    expect(view.find(".answer").textContent).toBe("Ben <b>& led red 9.");
    press("Load: old <i>game");
    told(5, "info");
    expect(view.all("dialog")).toEqual([]);
    expect(model.sent).toEqual([
      { kind: "save", rev: 1, name: "mine" },
      { kind: "button", rev: 2, on: "replace" },
      { kind: "load", rev: 3, name: "old <i>game" },
      { kind: "load", rev: 4, name: "old <i>game" },
    ]);
  });
  it("open the rules and the keys, those of buttons too", () => {
    open({
      timeline: still(2, 1, {
        buttons: [{ id: "k", label: passOn, does: 1, kind: "main", key: "k" }],
      }),
    });
    view.key("?");
    // who asks by a key wants the keys, and is there, not where all of it is closed again
    expect(view.host.shadowRoot?.activeElement?.textContent).toBe("Keys");
    expect(view.find("dialog .keys > div").textContent).toBe("KPass the screen to Cleo.");
    const lines = view.all("dialog .keys > div").map((line) => line.textContent);
    const keys = view.all("dialog .keys dt").map((line) => line.textContent);
    expect([new Set(lines).size, new Set(keys).size]).toEqual([lines.length, lines.length]);
    press("Close");
    press("Rules and keys");
    expect(view.all("dialog summary").map((one) => one.textContent)).toEqual([
      "§ 4 The trick",
      "§ 5 ",
      "§ 9 ",
    ]);
    press("Keys");
    expect(view.all("dialog .keys")).toHaveLength(1);
  });
  it("ask for what is missing first, and save nothing without a name", () => {
    open();
    press("Save and load");
    expect(view.host.shadowRoot?.activeElement).toBe(view.find("dialog input"));
    type("  ");
    const name = view.find<HTMLInputElement>("dialog input");
    expect([name.required, name.checkValidity()]).toEqual([true, false]); // the browser says so
    submit();
    expect(model.sent).toEqual([]);
    type("mine");
    expect(name.checkValidity()).toBe(true);
  });
  it("leave the focus with what comes in their place, not with the notebook", () => {
    open();
    act(() => view.find(".actions button").focus());
    fromPython(model, "timeline", { ...timeline(0, 3, 2), seats: [] });
    expect(view.all(".actions button")).toHaveLength(0);
    expect(view.focus()).toBe("continue");
  });
  it("are those of the last frame", () => {
    open();
    press("Go on");
    expect(model.sent).toEqual([{ kind: "button", rev: 1, on: "go" }]);
  });
  it("ask for an example of a rule", () => {
    open();
    view.click(".chip");
    view.click("dialog .row button");
    expect(model.sent).toEqual([{ kind: "example", rule: "t.follow" }]);
  });
  it("do not take the keys of somebody who types", () => {
    open();
    press("New game");
    view.key("p", view.find("dialog input"));
    expect(view.host.hasAttribute("data-presenting")).toBe(false);
  });
});
