import { describe, expect, it } from "vitest";
import { later, model, onItsClock, open, view } from "./bench.js";
import { mustFollow, say, still } from "./fixture.js";
import { fromPython } from "./mount.js";

onItsClock();

const prompt = () => view.find(".prompt");
const lines = () => view.all(".prompt p").map((line) => line.textContent);

describe("the prompt", () => {
  it("says first whose turn it is, and below it more about it", () => {
    const text = say("Your turn: play the 2. card. A seven makes Ben draw. So it is.");
    open({ timeline: still(2, 1, { prompt: { text, rules: 0 } }) });
    expect(lines()).toEqual(["Your turn: play the 2. card.", "A seven makes Ben draw. So it is."]);
  });
  it("ends its first sentence also after a number", () => {
    const text = say("You pinch blue 9. It goes into your bowl.");
    open({ timeline: still(2, 1, { prompt: { text, rules: 0 } }) });
    expect(lines()).toEqual(["You pinch blue 9.", "It goes into your bowl."]);
  });
  it("leaves a quotation whole, in whatever marks", () => {
    for (const [first, more] of [
      ["Ben calls “Miau! Miau!” with the last card.", "Say “Miau!” in time."],
      ["Ben ruft „Miau! Miau!“ mit der letzten Karte.", "Sage „Miau!“ beizeiten."],
    ] as const) {
      const text = say(`${first} ${more}`);
      open({ timeline: still(2, 1, { prompt: { text, rules: 0 } }) });
      expect(lines()).toEqual([first, more]);
    }
  });
  it("tells what happened whole where that is short, and then it is not told below", () => {
    const notes = (more: string) => ({
      story: [{ text: say(`Ben hits your piece. ${more}`), rules: 0, ends: 2 as const }],
    });
    const rest = "It was on field 8.";
    const long = `${"It was on field 8, and ".repeat(6)}is in its start zone.`;
    for (const [more, above, below] of [
      [rest, ["Ben hits your piece.", rest], []],
      [long, ["Ben hits your piece."], [long]],
    ] as const) {
      open({ pace: "turns" });
      const first = { ...still(2, 2).frames[0], story: [] };
      fromPython(model, "timeline", {
        ...still(2, 2),
        frames: [first, notes(more), { story: [] }],
      });
      later(60_000);
      expect(lines().slice(0, -1)).toEqual(above);
      expect(view.all(".current .note").map((one) => one.textContent)).toEqual(below);
    }
  });
  it("stays where it is beside a notice, and is spoken after the story", () => {
    const text = say("Your turn.");
    open({ timeline: still(2, 1, { prompt: { text, rules: 0 } }) });
    const spoken = view.find("[role=log]").textContent ?? "";
    expect(spoken.indexOf("Your turn.")).toBeGreaterThan(0);
    const notice = { kind: "refusal" as const, text: mustFollow, rules: 0 };
    open({ timeline: still(2, 1, { notice, prompt: { text, rules: 0 } }) });
    expect(lines()).toEqual(["Your turn."]);
    expect(view.find(".panel").firstElementChild).toBe(prompt());
  });
  it("says that the others play where nothing is to be decided", () => {
    open({ timeline: still(2, 1, { prompt: null }) });
    expect(lines()).toEqual(["The others are playing."]);
  });
});
