// The rule book, by itself and in the help of every widget: found, opened, shown, and left again.
import { act } from "preact/test-utils";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { StaticModel } from "../src/static-model.js";
import type { Shown, Timeline } from "../src/wire.js";
import { kit, state, timeline } from "./fixture.js";
import { ListeningModel, type Mounted, show } from "./mount.js";

const FOLLOW = "t.follow";
const reel = (last: number) => ({ timeline: timeline(0, last) });
const SHOWN: Shown = {
  example: true,
  films: [reel(2), reel(1)],
  more: 0,
  refuses: [{ en: "Ben has to play red 9.", de: "Ben muss Rot 9 spielen." }],
  causes: [],
  beside: ["t.pinch"],
  readings: [{ name: "may", code: "mops.Table(1)", films: [reel(2), reel(1)] }],
};
let model: StaticModel;
let view: Mounted;

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  view.end();
  vi.useRealTimers();
});

function open(more: object = {}, offline = false, host?: object) {
  const all = {
    ...state("replay"),
    kind: "rules",
    kit,
    rule: FOLLOW,
    book: {},
    ...more,
  };
  model = offline ? new StaticModel(all) : new ListeningModel(all);
  view = show(model, undefined, host);
}
const type = (text: string) =>
  act(() => {
    const input = view.find<HTMLInputElement>("input[type=search]");
    input.value = text;
    input.dispatchEvent(new Event("input", { bubbles: true }));
  });
const button = (name: string) => {
  const found = view.all("button").find((one) => one.textContent === name);
  if (!found) throw new Error(`no button is called ${name}`);
  act(() => void found.dispatchEvent(new MouseEvent("click", { bubbles: true, composed: true })));
};

it("finds rules by any of their words, in the language that is shown", () => {
  open({ rule: "", lang: "de" });
  type("mops FÄRBE"); // marks on letters and their size do not matter
  expect(view.find("[role=status]").textContent).toMatch(/^1 /);
  expect(view.all("[data-rule]").map((one) => one.dataset.rule)).toEqual([FOLLOW]);
  type("4.6");
  expect(view.all("[data-rule]").map((one) => one.dataset.rule)).toEqual([FOLLOW]);
  type("pug"); // no German word
  expect(view.all("[data-rule]")).toEqual([]);
});

it("asks for what shows a rule when it is opened", () => {
  open({ rule: "" });
  type("follow");
  view.click(`[data-rule="${FOLLOW}"]`);
  expect(model.get("rule")).toBe(FOLLOW);
  expect((model as ListeningModel).sent).toEqual([{ kind: "rule", rule: FOLLOW }]);
});

it("plays the example, then moments of games, and steps by keys", () => {
  open({ book: { [FOLLOW]: SHOWN } });
  expect((model as ListeningModel).sent).toEqual([]);
  button("Show me");
  expect(view.find("figcaption").textContent).toBe("An example");
  const step = () => Number(view.find<HTMLInputElement>(".boards input").value);
  expect(step()).toBe(0);
  act(() => void vi.advanceTimersByTime(10_000));
  expect(step()).not.toBe(0);
  view.key("ArrowLeft", view.find(".boards svg"));
  view.key("ArrowLeft", view.find(".boards svg"));
  expect(step()).toBe(0);
  act(() => void vi.advanceTimersByTime(60_000)); // whoever steps does not want it to go on
  expect(step()).toBe(0);
  button("Another one");
  expect(view.find("figcaption").textContent).toBe("From a game, 1 of 1");
});

it("shows two readings side by side, where they part", () => {
  open({ book: { [FOLLOW]: SHOWN } });
  const names = view.all(".pair figcaption").map((one) => one.textContent);
  expect(names).toEqual(["As we read it", "may"]);
  expect(view.all(".pair svg[role=group]")).toHaveLength(2);
  expect(view.find(".rule-page").textContent).toContain("mops.Table(1)");
  const ids = view.all(".pair .item").map((one) => one.id);
  expect(new Set(ids).size).toBe(ids.length); // no two things have the same id
});

it("opens a table under the other reading where there is room for one", () => {
  open({ book: { [FOLLOW]: SHOWN } }, false, {});
  button("Open a table with the other reading");
  expect((model as ListeningModel).sent).toEqual([{ kind: "table", rule: FOLLOW, name: "may" }]);
});

it("has its examples without a kernel, and says what needs one", () => {
  const [reel] = SHOWN.films;
  const { texts, marks, cites, frames, ...own } = (reel as { timeline: Timeline }).timeline;
  const kept = { ...reel, timeline: { ...own, part: [1, frames.length] } };
  const { readings: _, ...light } = { ...SHOWN, films: [kept], more: 2 };
  // before it lies a frame of another example, of which nothing may be left
  const common = { texts, marks, cites, frames: [{ ...frames[0], story: [] }, ...frames] };
  open({ examples: { rules: { [FOLLOW]: light }, common } }, true);
  button("Show me");
  expect(view.find(".rule-page").textContent).toContain("Ben has to play red 9.");
  expect(view.find(".rule-page").textContent).toContain("run this in a notebook");
  expect(view.all("button").map((one) => one.textContent)).not.toContain("Another one");
});

it("is one key away from a table, and leads back to where one was in the list", () => {
  open({ kind: "replay", index: 0, speed: 1 });
  view.key("b");
  const chapter = view.find<HTMLDetailsElement>("dialog details");
  act(() => {
    chapter.open = true;
    chapter.dispatchEvent(new Event("toggle"));
  });
  view.click(`dialog [data-rule="${FOLLOW}"]`);
  expect(view.find("dialog .list").hidden).toBe(true);
  button("‹ All rules");
  expect(view.find("dialog .list").hidden).toBe(false);
  const at = view.host.shadowRoot?.activeElement as HTMLElement | null;
  expect(at?.dataset.rule).toBe(FOLLOW);
});
