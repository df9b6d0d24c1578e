import { describe, expect, it } from "vitest";
import { turnsOf } from "../src/timeline.js";
import type { Frame } from "../src/wire.js";
import { model, onItsClock, open, view } from "./bench.js";
import { FOLLOW, kit, mustFollow, say, still } from "./fixture.js";
import { fromPython } from "./mount.js";

onItsClock();

const words = (line: string, ends?: 1 | 2) => ({
  text: say(line),
  rules: FOLLOW,
  ...(ends && { ends }),
});
const told = () => view.all(".words .notes").map((turn) => turn.querySelector("p")?.textContent);

describe("what happened", () => {
  it("is one line for each turn, the newest first and the last still open", () => {
    const [a, b, c, d] = [words("a"), words("b", 1), words("c", 2), words("d")];
    const pictures = [[a], [b, c], [d]].map((story) => ({ story }));
    open();
    expect(turnsOf(pictures as never)).toEqual([[d], [c], [a, b]]);
  });
  it("is told so beside the table, with who did it in bold", () => {
    const story = [words("Anna draws."), words("Anna plays.", 1), words("Cleo passes.", 1)];
    open({ timeline: still(2, 1, { story }) });
    expect(told()).toEqual(["Cleo passes.", "Anna draws. Anna plays."]);
    expect(view.find(".current b").textContent).toBe("Cleo");
  });
  it("has the whole name in bold where it begins with that of somebody else", () => {
    const names = ["Ann", "Ann-Marie", "Cleo"];
    const story = [words("Ann-Marie plays.", 1)];
    open({ kit: { ...kit, names }, timeline: still(2, 1, { story }) });
    expect(view.find(".current b").textContent).toBe("Ann-Marie");
  });
  it("does not tell once more what stands above as the result", () => {
    const result = say("Cleo pays.");
    const sheet: Frame["sheet"] = { caption: say("Round 1"), head: [], rows: [], result };
    const story = [words("Anna plays."), words("Cleo pays."), words("Ben deals.", 1)];
    open({ timeline: still(2, 1, { story, sheet }) });
    expect(view.find(".words .result").textContent).toBe("Cleo pays.");
    const lines = view.all(".current p").map((line) => line.textContent);
    expect(lines).toEqual(["Anna plays.", "Ben deals."]); // what led to it, one by one
  });
  it("stands below a result, and so does what is told with it unasked; what was asked for comes first", () => {
    const result = say("Cleo pays.");
    const sheet: Frame["sheet"] = { caption: say("Round 1"), head: [], rows: [], result };
    const told = still(2, 1, { sheet, notice: { kind: "info", text: mustFollow, rules: 2 } });
    open({ timeline: told });
    const precedes = (a: string, b: string) =>
      view.find(a).compareDocumentPosition(view.find(b)) & Node.DOCUMENT_POSITION_FOLLOWING;
    expect(precedes(".words .result", ".words .notice")).toBeTruthy();
    open({ timeline: { ...told, again: true } });
    expect(precedes(".words .notice", ".words .result")).toBeTruthy();
  });
  it("names a rule with its title when it is new, and others when they are asked for", () => {
    const story = [words("Anna plays.", 1)];
    const coach = { met: 1, total: 2, known: "1", fresh: ["t.follow"] };
    open({ timeline: still(2, 1, { story, coach }) });
    const chip = view.find(".words .chip");
    expect(chip.getAttribute("aria-label")).toBe("New rule for you: § 4.6 Follow suit");
    expect(chip.textContent).toBe("§ 4.6 Follow suit");
    expect(view.all(".words .why-so")).toEqual([]);
    fromPython(model, "timeline", still(2, 2, { story, coach: { ...coach, fresh: [] } }));
    expect(view.all(".words .chip")).toEqual([]);
    view.click(".words .why-so");
    expect(view.find(".words .chip").textContent).toBe("§ 4.6 Follow suit");
    expect(view.find(".words .why-so").getAttribute("aria-expanded")).toBe("true");
  });
});

it("has a chip once for a rule that is new to several turns, at the latest", () => {
  const story = [words("Anna plays.", 1), words("Cleo plays.", 1)];
  const coach = { met: 1, total: 2, known: "1", fresh: ["t.follow"] };
  open({ timeline: still(2, 1, { story, coach }) });
  expect(view.all(".notes").map((turn) => turn.querySelectorAll(".chip").length)).toEqual([1, 0]);
  expect(view.all(".why-so")).toHaveLength(1);
});

it("shows three chips at most, whatever is new, and all to whoever asks", () => {
  const ids = ["t.a", "t.b", "t.c", "t.d", "t.e"];
  const rules = Object.fromEntries(ids.map((id) => [id, kit.rules["t.follow"]]));
  const story = [
    { ...words("Anna plays.", 1), rules: 2 },
    { ...words("Cleo plays.", 1), rules: 1 },
  ];
  const timeline = (more: Partial<Frame>) => ({
    ...still(2, 1, { coach: { met: 5, total: 5, known: "1f", fresh: ids }, ...more }),
    cites: [[], ids.slice(2), ids],
  });
  const chips = () => view.all(".notes").map((turn) => turn.querySelectorAll(".chip").length);
  open({ kit: { ...kit, rules }, timeline: timeline({ story }) });
  expect(chips()).toEqual([3, 0]);
  expect(view.all(".notes .why-so")).toHaveLength(1); // one question for all that is told
  view.click(".notes .why-so");
  expect(chips()).toEqual([3, 5]);
  const notice = { kind: "refusal" as const, text: mustFollow, rules: 2 };
  open({ kit: { ...kit, rules }, timeline: timeline({ notice }) });
  expect(view.all(".notice .chip")).toHaveLength(3);
  view.click(".notice .why-so");
  expect(view.all(".notice .chip")).toHaveLength(5);
});

describe("what the coach has counted", () => {
  const coach = { met: 1, total: 2, known: "2", fresh: [] };
  it("opens a list of what was met and what is to come, and each of these its rule", () => {
    open({ timeline: still(2, 1, { coach }) });
    view.click("button.coach");
    const [met, open_] = view.all("dialog .rule-list").map((list) => list.textContent);
    expect([met, open_]).toEqual(["§ 5.3 Pinch", "§ 4.6 Follow suit"]);
    view.click("dialog .rule-list button");
    expect(view.all("dialog").at(-1)?.getAttribute("aria-label")).toBe("§ 5.3 Pinch");
  });
});

describe("a notice", () => {
  const notice = {
    kind: "refusal" as const,
    text: mustFollow,
    more: say("Nor may you."),
    rules: FOLLOW,
  };
  const said = () => view.all(".notice p").map((line) => line.textContent);
  it("says one sentence, and more to whoever asks", () => {
    open({ timeline: still(2, 1, { notice }) });
    expect(said()).toEqual(["You must follow red."]);
    view.click(".notice .why-so");
    expect(said()).toEqual(["You must follow red.", "Nor may you."]);
  });
  it("shows choices side by side", () => {
    const label = say("red 2");
    const sheet: Frame["sheet"] = {
      caption: label,
      head: [label, say("Points")],
      rows: [{ label, cells: [say("16")], strong: true }],
    };
    open({ timeline: still(2, 1, { notice: { ...notice, sheet } }) });
    expect(view.find(".notice tbody tr.strong").textContent).toBe("red 216");
  });
});
