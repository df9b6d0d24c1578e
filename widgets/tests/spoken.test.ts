import { describe, expect, it } from "vitest";
import type { Frame } from "../src/wire.js";
import { later, model, open, view } from "./bench.js";
import { mustFollow, say, still, timeline } from "./fixture.js";
import { fromPython, show } from "./mount.js";

const YOURS = say("Your turn: play a card.");
const TARGET = say("Your turn: choose a target.");
const asking = (text: number): Frame => ({ prompt: { text, rules: 0 } });
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
    expect(log()).toEqual(["Cleo plays blue 3.", "Your turn: play a card."]);
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
    expect(log()).toEqual(["Ben <b>& led red 9."]);
    expect(added(() => later(60_000))).toEqual(["Cleo plays blue 3.", "Your turn: play a card."]);
    expect(log()).toHaveLength(3);
  });
  it("nothing again when a card is picked, but what is to be done then", () => {
    open({ timeline: still(2, 1, asking(YOURS)) });
    const pick = () => fromPython(model, "timeline", still(2, 2, asking(TARGET)));
    expect(added(pick)).toEqual(["Your turn: choose a target."]);
    expect(added(() => fromPython(model, "timeline", still(2, 3, asking(TARGET))))).toEqual([]);
  });
  it("what was skipped, and nothing again where it is all shown in one picture", () => {
    open();
    fromPython(model, "timeline", { ...timeline(0, 3, 2), seats: [] });
    view.key(" ");
    view.key(" ");
    const story = [0, 1, 2].flatMap((n) => timeline().frames[n]?.story ?? []);
    expect(added(() => fromPython(model, "timeline", still(2, 3, { story })))).toEqual([]);
    expect(log()).toHaveLength(3);
  });
  it("an answer as often as it is given, without the story", () => {
    open({ timeline: still(2, 1, asking(YOURS)) });
    const notice = () => ({ kind: "refusal" as const, text: mustFollow, rules: 0 });
    const refuse = (rev: number) => () =>
      fromPython(model, "timeline", still(2, rev, { ...asking(YOURS), notice: notice() }));
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
    expect(log()).toEqual(["Turn.", "Continue when you have seen it."]);
  });
  it("at each step of a replay what led there, the same twice as well", () => {
    const same = [{ text: say("Ben draws."), rules: 0 }];
    const line = timeline();
    const frames = line.frames.map((frame, n) => (n ? { ...frame, story: [...same] } : frame));
    open({ kind: "replay", timeline: { ...line, frames } });
    for (const index of [1, 2]) {
      expect(added(() => fromPython(model, "index", index))).toEqual(["Ben draws."]);
    }
    const other = show(model);
    expect(log(other)).toEqual(["Ben draws."]);
    other.end();
  });
});
