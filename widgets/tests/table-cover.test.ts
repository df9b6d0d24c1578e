import { act } from "preact/test-utils";
import { describe, expect, it } from "vitest";
import type { Frame } from "../src/wire.js";
import { model, onItsClock, open, view } from "./bench.js";
import { benLed, passOn, showHand, still } from "./fixture.js";
import { fromPython } from "./mount.js";

onItsClock();

describe("a screen that is passed on", () => {
  const items = { ...still(0, 1).frames[0]?.items };
  for (const id of ["R2", "R14", "B7"]) items[id] = { ...items[id], does: null };
  const cover = (): Frame => ({
    items,
    story: [{ text: benLed, rules: 0 }],
    prompt: { text: passOn, rules: 0 },
    buttons: [{ id: "show", label: showHand, does: 1, kind: "cover" }],
  });
  it("is covered until the next person asks for the hand", () => {
    open({ timeline: still(0, 4, cover()) });
    expect(view.find(".cover p").textContent).toBe("Pass the screen to Cleo.");
    expect(view.find("[role=log]").textContent).toContain("Pass the screen to Cleo.");
    expect(view.all(".actions")).toEqual([]); // the button is over the table, and there alone
    view.click(".cover button");
    expect(model.sent).toEqual([{ kind: "button", rev: 4, on: "show" }]);
    fromPython(model, "timeline", still(2, 5));
    expect(view.all(".cover")).toEqual([]);
  });
  it("gives its button the focus of whoever played by keyboard, and keeps the keys afterwards", () => {
    open();
    act(() => view.item("R2").focus());
    fromPython(model, "timeline", still(0, 2, cover()));
    const button = view.find(".cover button");
    expect(view.host.shadowRoot?.activeElement).toBe(button);
    view.click(".cover button");
    expect(view.host.shadowRoot?.activeElement).toBe(view.find(".mops"));
  });
  it("takes the focus from nobody else", () => {
    open({ timeline: still(0, 4, cover()) });
    expect(view.host.shadowRoot?.activeElement).toBeNull();
  });
});
