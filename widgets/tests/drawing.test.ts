import { afterEach, describe, expect, it, vi } from "vitest";
import type { Frame } from "../src/wire.js";
import { state, still } from "./fixture.js";
import { ListeningModel, type Mounted, show } from "./mount.js";

let view: Mounted;
const open = (index: number, more: Frame = {}) => {
  view = show(new ListeningModel(state("table", { timeline: still(index, 1, more) })));
};
afterEach(() => {
  view.end();
  vi.restoreAllMocks();
});

describe("an arrow", () => {
  it("runs as Python has drawn it, with its words beside it", () => {
    open(3);
    expect(view.find(".arrow path").getAttribute("d")).toBe("M0 0Q5 5 9 0");
    const words = view.find(".arrow text");
    expect([words.textContent, words.getAttribute("x"), words.getAttribute("y")]).toEqual([
      "away",
      "5",
      "6",
    ]);
  });
  it("lies over cards, and below names, which are to be read", () => {
    open(3);
    const at = (one: Element) => [...view.all(".item, .arrow")].indexOf(one as HTMLElement);
    const arrow = at(view.find(".arrow"));
    expect(view.all(".item.plate").map((one) => at(one) > arrow)).not.toContain(false);
    expect(view.all(".item.card").map((one) => at(one) < arrow)).not.toContain(false);
  });
  it("is left out on the canvas on which its ends are too near", () => {
    vi.spyOn(HTMLElement.prototype, "clientWidth", "get").mockReturnValue(400);
    open(3);
    expect(view.all(".arrow")).toEqual([]);
  });
});

describe("a flag", () => {
  it("stands above the name on its plate", () => {
    open(2);
    const plate = view.find(".item.plate").dataset.id as string;
    view.end();
    open(2, { marks: [[0, plate]] });
    const rect = view.find(`[data-id="${plate}"] .tag rect`);
    const low = Number(rect.getAttribute("y")) + Number(rect.getAttribute("height"));
    expect(low).toBeLessThan(-10); // 5 above the capitals of the name
  });
});

describe("a ring", () => {
  it("lies close to things, which stand close to each other, and below what it goes round", () => {
    open(2);
    const width = (id: string) => view.find(`[data-id="${id}"] .ring`).getAttribute("width");
    expect([width("R2"), width("bowl0")]).toEqual(["81", "87"]); // 74 + 2 * 3.5, 84 + 2 * 1.5
    const parts = [...view.find('[data-id="bowl0"] .lift').children];
    expect(parts.map((part) => part.getAttribute("class"))).toEqual([
      "ring own",
      "focus",
      "face",
      "count",
    ]);
  });
  it("has room within the frame of the focus, which is as round and has its middle", () => {
    open(2);
    const box = (cls: string, name: string) =>
      Number(view.find(`[data-id="R2"] .${cls}`).getAttribute(name));
    const out = (name: string) => box("focus", name) - box("ring", name);
    expect(out("x")).toBeLessThan(-3); // half of each line, on a card of its own size
    expect(out("width")).toBeCloseTo(-2 * out("x"));
    expect(out("rx")).toBeCloseTo(-out("x"));
  });
  it("has no frame where nothing can have the focus", () => {
    open(2);
    const framed = view.all(".focus").map((frame) => frame.closest(".item"));
    expect(framed.filter((item) => !item?.hasAttribute("tabindex"))).toEqual([]);
    expect(framed.length).toBeGreaterThan(3);
  });
});

describe("a name", () => {
  const plate = (words: number) => ({
    ...still(0, 1).frames[0]?.items,
    // 80 from one end of its zone and 220 from the other: 2 * 80 - 6 are left
    plate1: { kind: "plate" as const, text: words, zone: "hand1", x: 80, y: 140, n: 9 },
  });
  it("that is too long is made narrower, so that it stays on its plate", () => {
    const words = still(0, 1).texts.en?.indexOf("You were dealt red 2, red 14, blue 7.") ?? -1;
    open(0, { items: plate(words) });
    const [box, text] = [view.find(".plate rect"), view.find(".plate text")];
    expect(box.getAttribute("width")).toBe("154");
    expect(Number(text.getAttribute("textLength"))).toBeCloseTo(154 - 13 * 1.7);
  });
  it("that fits is left as it is", () => {
    open(0);
    const text = view.find('[data-id="plate1"] text');
    expect(text.hasAttribute("textLength")).toBe(false);
  });
});
