/** What Python sends is merged as Python merges it, drawn, and told: tables and replays of several games. */
import { act } from "preact/test-utils";
import { afterEach, describe, expect, it, vi } from "vitest";
import { isSeen } from "../src/drawing.js";
import { Film, place } from "../src/timeline.js";
import type { Kit, Timeline } from "../src/wire.js";
import { sent } from "./frames.js";
import { fromPython, ListeningModel, type Mounted, show } from "./mount.js";

let view: Mounted;
afterEach(() => {
  view?.end();
  vi.restoreAllMocks();
});

describe.each(Object.entries(sent))("%s", (_, { state, last }) => {
  const timeline = state.timeline as Timeline;
  const kit = state.kit as Kit;
  const film = new Film(timeline);
  const open = () => {
    // the pictures that led here are shown at once
    const media = (query: string) => ({
      matches: /reduced-motion/.test(query),
      addEventListener: () => undefined,
    });
    vi.spyOn(globalThis, "matchMedia").mockImplementation(media as never);
    const model = new ListeningModel({ ...state });
    view = show(model);
    return model;
  };
  const drawn = () => view.all(".item").map((one) => one.dataset.id);

  it("is put together as Python does it", () => {
    if (!last) return;
    const { marks: _marks, ...picture } = film.frame(timeline.frames.length - 1);
    const { marks: _told, ...rest } = last;
    expect(picture).toMatchObject(rest);
    expect(Object.keys(picture.items).sort()).toEqual(Object.keys(rest.items ?? {}).sort());
  });
  it("is drawn as a whole, in each shape, in every picture", () => {
    const model = open();
    for (const [index, shape] of timeline.frames.flatMap((_, n) =>
      timeline.shapes.map((_, shape) => [n, shape] as const),
    )) {
      if (index > film.last) continue; // what comes of presses
      if (/replay|lesson/.test(state.kind)) fromPython(model, "index", index);
      // a page begins with its first question, a rule book with words
      else if (index < film.last || state.key || state.kind === "rules") continue;
      const placed = place(film.at(index), shape);
      expect(placed.every((p) => [p.x, p.y, p.scale].every(Number.isFinite))).toBe(true);
      expect(drawn().sort()).toEqual(placed.map((p) => p.id).sort());
      for (const p of placed.filter((one) => isSeen(one, kit))) {
        const node = view.item(p.id); // another stands for what is kept from the ear
        expect(node.getAttribute("aria-label") || node.getAttribute("aria-hidden")).toBeTruthy();
      }
    }
  });
  it("has words for everything, and none is taken for markup", () => {
    open();
    expect(view.find(".mops").innerHTML).not.toMatch(/undefined|NaN|\[object|\{\w+\}/);
    for (const text of Object.values(timeline.texts).flat()) expect(text).not.toBe("");
    for (const name of kit.names.filter((one) => /[<&]/.test(one))) {
      expect(view.text()).toContain(name);
    }
  });
  it("says why to whoever presses what can do nothing now", () => {
    open();
    for (const button of view.all(
      // what has nothing to skip is not seen
      ".bar .round[aria-disabled]:not([data-id=leap]), .actions [aria-disabled].plain, .actions .off",
    )) {
      const why = button.getAttribute("aria-description") ?? "";
      expect(why).not.toBe("");
      act(() => button.click());
      expect(view.find(".panel .notice").textContent).toBe(why);
    }
  });
  it("says what was pressed, and on which picture", () => {
    if (state.desk) return; // what is picked there is said when it is put somewhere
    let model = open();
    const pressed = [...view.all(".item[role=button]"), ...view.all(".actions button")];
    expect(pressed.length > 0 && state.kind === "replay").toBe(false);
    const alone = state.key || state.lesson;
    for (const id of new Set(pressed.map((one) => one.dataset.id))) {
      // a question on a page is over once it was answered, and a lesson goes on after a move
      if (alone) {
        view.end();
        model = open();
      }
      model.sent = [];
      fromPython(model, "timeline", { ...timeline }); // Python has answered
      if (state.task) fromPython(model, "task", { ...state.task });
      const off = view.find(`[data-id="${id}"]`).matches("button[aria-disabled]");
      view.click(`[data-id="${id}"]`);
      if (off && !alone && /table|quiz/.test(state.kind)) {
        expect(model.sent).toEqual([]);
        continue;
      }
      // where no kernel is needed nothing is sent
      if (!alone) expect(model.sent).toMatchObject([{ rev: state.task?.rev ?? timeline.rev }]);
    }
  });
});
