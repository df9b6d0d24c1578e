// Guess the move, on what Python sends.
import { act } from "preact/test-utils";
import { afterEach, describe, expect, it } from "vitest";
import type { State } from "../src/wire.js";
import { sent } from "./frames.js";
import { fromPython, ListeningModel, type Mounted, show } from "./mount.js";

const views: Mounted[] = [];
function open(name: string, more: Partial<State> = {}) {
  const { state } = sent[name] ?? { state: undefined };
  const model = new ListeningModel({ ...state, index: 0, speed: 1, lang: "en", ...more });
  const view = show(model);
  views.push(view);
  return { model, view };
}
afterEach(() => {
  for (const view of views.splice(0)) view.end();
});
const words = (view: Mounted) => view.find(".words").textContent ?? "";
const TWO_SETS = "mauz: one of two sets is guessed";
const TRICK = "mopsen: a trick is guessed";

describe("guess the move", () => {
  it("hides the words, waits for a click, and shows what was done and whether yours was legal", () => {
    const { model, view } = open(TRICK, { guess: 2 });
    expect(words(view)).toContain("What would you do here for Cleo?");
    expect(view.item("R3").getAttribute("class")).toContain("can-act");
    view.click('[data-id="R3"]');
    expect(model.get("index")).toBe(1);
    expect(words(view)).toContain("That is what was done, too.");
    expect(words(view)).toContain("Cleo");
  });
  it("goes on to the next guess, and from that to the end", () => {
    const { model, view } = open(TRICK, { guess: 2 });
    view.key("ArrowRight"); // who will not guess is shown it
    expect([model.get("index"), words(view).includes("What would you do")]).toEqual([1, false]);
    view.key("ArrowRight"); // what came of it, and then the pinch, a decision of its own
    expect([model.get("index"), words(view).includes("What would you do")]).toEqual([2, true]);
    view.key("ArrowRight");
    expect([model.get("index"), words(view).includes("What would you do")]).toEqual([3, false]);
    view.key("ArrowRight");
    expect(model.get("index")).toBe(3);
  });
  it("chooses in parts, and Escape takes the first part back", () => {
    const { model, view } = open("mauz: a swap is guessed", { guess: 0 });
    view.click('[data-id="8S"]');
    expect(model.get("index")).toBe(0);
    expect(view.item("8S").getAttribute("class")).toContain("mark-picked");
    view.key("Escape");
    expect(view.item("8S").getAttribute("class")).not.toContain("mark-picked");
    view.click('[data-id="8S"]');
    view.click('[data-id="TH"]');
    expect(model.get("index")).toBe(1);
    expect(words(view)).toContain("That can be done, too. This was done instead.");
  });
  it("keeps the hands that are counted while the guess is being made", () => {
    const { model, view } = open(TRICK);
    const views = model.get("views");
    view.key("p");
    fromPython(model, "views", {});
    fromPython(model, "guess", 2);
    for (const n of [1, 1]) view.key(`${n}`, undefined, { code: `Digit${n}` });
    expect(view.all(".votes")).toEqual([]);
    fromPython(model, "views", views);
    expect(view.all(".votes").map((one) => one.textContent)).toEqual(["2"]);
  });
  it("asks the kernel for what it does not have, and without one shows the game", () => {
    const { model, view } = open(TRICK);
    expect(words(view)).not.toContain("What would you do");
    const select = view.find<HTMLSelectElement>('[aria-label="Guess the move"]');
    act(() => {
      select.value = "0";
      select.dispatchEvent(new Event("change", { bubbles: true }));
    });
    expect(model.get("guess")).toBe(0);
    expect(model.sent).toEqual([{ kind: "view", whose: "guess0" }]);
    fromPython(model, "guess", 2);
    expect(words(view)).toContain("What would you do here for Cleo?");
  });
  it("counts a show of hands by number keys while it is presented", () => {
    const { view } = open(TRICK, { guess: 2 });
    view.key("p");
    const votes = () => view.all(".votes").map((one) => one.textContent);
    const press = (shiftKey = false) =>
      view.key(shiftKey ? "!" : "1", undefined, { code: "Digit1", shiftKey });
    press();
    press();
    expect(votes()[0]).toBe("2");
    press(true);
    press(true);
    press(true);
    expect(votes()[0]).toBe("0");
  });
  it("counts hands for each thing that can be done once, by the words of its button", () => {
    const { view } = open(TWO_SETS, { guess: 0 });
    view.key("p");
    const labels = view.all(".answer span").map((one) => one.textContent);
    expect(labels).toEqual(["Take the other set", "Keep this set"]);
  });
});
