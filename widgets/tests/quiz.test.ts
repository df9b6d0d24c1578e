/** A quiz on a page: how it is shown and pressed. */
import { act } from "preact/test-utils";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { LONGEST } from "../src/model.js";
import type { Keyed, Task } from "../src/papers.js";
import type { State } from "../src/wire.js";
import { sent } from "./frames.js";
import { fromPython, ListeningModel, type Mounted, show } from "./mount.js";
import { all, key, page, rightOf, wrongOf } from "./questions.js";

const which = (how: string, more: (key: Keyed) => boolean = () => true) =>
  all.findIndex((key) => key.paper.how === how && more(key));

let view: Mounted;
beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  view?.end();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

/** A page that begins with one of its questions. */
function open(n: number) {
  const [first, ...rest] = [n, ...all.keys()].map((one) => all[one] as Keyed);
  const begun = { ...key, papers: { all: [first, ...rest] } };
  const model = new ListeningModel({ ...page.state, lang: "en", key: begun });
  view = show(model);
  return model;
}
const label = () => view.find(".kicker").textContent;
const said = () => view.find("[role=log]").textContent ?? "";
/** Goes on until all is shown. */
const goOn = () => {
  for (let n = 0; n < 20 && view.all(".go-on:not([aria-disabled])").length; n++) {
    act(() => {
      vi.advanceTimersByTime(1000);
    });
    if (view.all(".go-on").length) view.click(".go-on");
  }
};

describe("a question", () => {
  it("tells of each other choice why it is wrong, to whoever asks", () => {
    const n = which("choice", ({ right, replies }) => Boolean(replies[right[0] === 0 ? 1 : 0]));
    open(n);
    const { paper, right, replies } = all[n] as Keyed;
    view.key(String(Number(wrongOf(all[n] as Keyed)) + 1));
    const button = () => view.all(".why-so").find((one) => /^Why not/.test(one.textContent ?? ""));
    expect(button()).toBeUndefined();
    goOn();
    view.click("[data-id=show]");
    goOn();
    act(() => button()?.click());
    const told = view.all(".notice p").map((one) => one.textContent);
    for (const [i, words] of paper.choices.entries()) {
      const why = replies[i]?.notes?.map((note) => note.text.en).join(" ");
      expect(told.includes(`${words.en}: ${why}`)).toBe(Boolean(why) && !right.includes(i));
    }
    act(() => button()?.click());
    expect(view.all(".notice p").length).toBeLessThan(told.length);
  });
  it("is answered by choices, with a mouse or by their numbers", () => {
    const n = which("choice", (key) => key.right[0] !== 0);
    open(n);
    expect(label()).toBe(`Question 1 of ${all.length + 1}`);
    expect(said()).toContain("1: ");
    view.key("1");
    expect(view.find(".notice").textContent).toMatch(/^No\./);
    expect(said()).toMatch(/No\./);
    expect(view.all(".answer.wrong")).toHaveLength(1);
    expect(view.all(".answer.right, .answer.missed")).toHaveLength(0);
    goOn();
    view.click(`[data-id=choice${Number(all[n]?.right[0]) + 1}]`);
    expect(view.find(".notice").textContent).toMatch(/^Right\./);
    expect(view.find(".bar .step").textContent).toMatch(/^0 of/); // not at once
    goOn(); // nobody has to wait for what is played out
    expect(view.find(".bar").lastElementChild).toBe(view.find("[data-id=next]"));
    view.click("[data-id=next]");
    expect(label()).toMatch(/^Question 2/);
  });
  it("counts what is done, and gives the focus to what leads on when a key has answered", () => {
    const n = which("choice", (key) => Boolean(key.play));
    open(n);
    const share = () => Number(view.find(".bar .part").style.getPropertyValue("--done"));
    expect([share(), view.focus()]).toEqual([0, undefined]);
    view.key(String(Number(all[n]?.right[0]) + 1));
    expect(share()).toBeCloseTo(1 / (all.length + 1));
    expect(view.focus()).toBe("continue"); // not what leads back, which a space would press
    // what is played out after a right answer goes on by itself, beside what was told of it
    act(() => {
      vi.advanceTimersByTime(60_000);
    });
    expect(view.find(".notice").textContent).toMatch(/^Right\./);
    expect(view.focus()).toBe("next");
  });
  it("is answered by a number, also a wrong one, and nothing that is none", () => {
    const n = which("number");
    open(n);
    const type = (value: string) =>
      act(() => {
        const field = view.find<HTMLInputElement>(".number-field input");
        field.value = value;
        field.dispatchEvent(new Event("input", { bubbles: true }));
      });
    const field = view.find<HTMLInputElement>(".number-field input");
    expect(field.getAttribute("aria-label")).toBe("Type a number, then Enter.");
    expect(view.key("7", field).defaultPrevented).toBe(false);
    type("r?one");
    expect(field.value).toBe("");
    view.key("Enter", field);
    expect(view.all(".notice")).toHaveLength(0);
    // R says it again and ? tells the keys, here as anywhere
    const times = () => said().split("Type a number").length;
    const before = times();
    view.key("r", field);
    expect(times()).toBe(before + 1);
    view.key("?", field);
    expect(view.all("dialog")).toHaveLength(1);
    view.key("Escape", view.find("dialog"));
    type(" 9999 ");
    view.key("Enter", view.find(".number-field input"));
    expect(view.find(".notice").textContent).toMatch(/^No\./);
    goOn();
    type(String(all[n]?.right[0]));
    view.click(".number-field button");
    expect(view.find(".notice").textContent).toMatch(/^Right\./);
  });
  it("is answered by an order, which can be taken back", () => {
    const n = which("order");
    open(n);
    const right = all[n]?.right as number[];
    view.key("1");
    view.key("1");
    expect(view.all(".answer[aria-pressed=true]")).toHaveLength(0);
    view.key("2");
    view.key("Escape");
    view.click("[data-id=answer]"); // not all have a place
    expect(view.all(".notice")).toHaveLength(0);
    // keys that come before the last one is drawn are not lost
    act(() => {
      for (const one of right) view.key(String(one + 1));
    });
    view.click("[data-id=answer]");
    expect(view.find(".notice").textContent).toMatch(/^Right\./);
    expect(view.all(".answer b").map((one) => one.textContent)).toEqual(
      all[n]?.paper.choices.map((_, i) => `Place ${right.indexOf(i) + 1}`),
    );
  });
  it("keeps an order that is tried once more, and says which place is wrong", () => {
    const n = which("order", ({ right }) => right.length > 2);
    open(n);
    const right = all[n]?.right as number[];
    const [first, ...rest] = right;
    const given = [first as number, ...rest.reverse()];
    for (const one of given) view.key(String(one + 1));
    view.click("[data-id=answer]");
    expect(view.find(".notice").textContent).toMatch(/^No\./);
    const places = view.all(".answer b").map((one) => one.textContent);
    const wanted = all[n]?.paper.choices.map((_, i) => {
      const place = given.indexOf(i) + 1;
      return `Place ${place}${place === 2 ? ", wrong" : ""}`;
    });
    expect(places).toEqual(wanted);
    view.key(String((given[1] as number) + 1)); // what is taken out is wrong no more
    expect(view.all(".answer.wrong")).toHaveLength(0);
  });
  it("can be tried once more while what comes of the answer is still played out", () => {
    const n = which(
      "choice",
      ({ right, replies, paper }) =>
        paper.choices.length > 2 &&
        Object.entries(replies).some(([one, { play }]) => play && Number(one) !== right[0]),
    );
    open(n);
    const key = all[n] as Keyed;
    const [slip] = Object.entries(key.replies).find(
      ([one, { play }]) => play && Number(one) !== key.right[0],
    ) as [string, unknown];
    view.key(String(Number(slip) + 1));
    expect(view.all(".go-on:not([aria-disabled])")).toHaveLength(1);
    view.key(String(Number(key.right[0]) + 1));
    expect(view.find(".notice").textContent).toMatch(/^Right\./);
  });
  it("is answered at the table: one thing at once, several with a button", () => {
    const several = which("table", ({ paper }) => paper.every);
    const n = several < 0 ? which("table") : several;
    open(n);
    const { paper, right } = all[n] as Keyed;
    for (const id of right) view.click(`.stage [data-id="${id}"]`);
    if (paper.every) {
      expect(view.all(".mark-picked")).toHaveLength(right.length);
      view.click("[data-id=answer]");
    }
    expect(view.find(".notice").textContent).toMatch(/^Right\./);
  });
  it("leaves out what is known to be wrong, and wants as many things as are asked for", () => {
    const n = which("table", ({ paper }) => paper.many === 2);
    open(n);
    const right = all[n]?.right as string[];
    const [give, take] = right as [string, string];
    const press = (id: string) => view.click(`.stage [data-id="${id}"]`);
    const off = () => view.find("[data-id=answer]").getAttribute("aria-disabled");
    const slip = view
      .all(".item.can-act:not(.plate)")
      .map((one) => one.dataset.id ?? "")
      .find((id) => !right.includes(id)) as string;
    press(give);
    expect(off()).toBe("true");
    view.click("[data-id=answer]");
    expect(view.all(".notice")).toHaveLength(0);
    press(slip);
    view.click("[data-id=answer]");
    expect(view.find(".notice").textContent).toMatch(/^No\./);
    goOn();
    press(slip); // what is crossed out stays so
    expect(view.all(".mark-wrong")).toHaveLength(1);
    expect(view.all(".mark-picked")).toHaveLength(1);
    expect(off()).toBe("true");
    press(take);
    view.click("[data-id=answer]");
    expect(view.find(".notice").textContent).toMatch(/^Right\./);
  });
  it("shows what is right after a try, on request", () => {
    const n = which("choice");
    open(n);
    expect(view.all("[data-id=show]")).toHaveLength(0);
    view.key(String(Number(wrongOf(all[n] as Keyed)) + 1));
    goOn();
    view.click("[data-id=show]");
    expect(view.find(".notice").textContent).toMatch(/^Here is the answer\./);
    expect(view.all(".answer.right")).toHaveLength(1);
  });
  it("has the focus itself when it is new, and arrows lead to its answers", () => {
    const n = which("choice");
    open(n);
    view.key(String(Number(wrongOf(all[n] as Keyed)) + 1));
    const on = () => view.host.shadowRoot?.activeElement;
    view.find("[data-id=skip]").focus();
    view.click("[data-id=stop]");
    view.click("[data-id=practise]");
    expect(on()?.className).toMatch(/^prompt/);
    view.key("ArrowDown", on() as HTMLElement);
    expect(on()?.closest(".answer, .item")).not.toBe(null);
    // so does Tab, also where they come before it; nothing that does nothing, or is empty, is on the way
    view.find(".prompt").focus();
    view.key("Tab", on() as HTMLElement);
    expect(on()?.closest(".answer, .item")).not.toBe(null);
    expect(view.all("[aria-disabled=true]").every((one) => one.tabIndex < 0)).toBe(true);
    expect(view.find(".words").tabIndex).toBe(view.find(".words").childNodes.length ? 0 : -1);
  });
  it("ends with what was missed, by rules", () => {
    const n = which("choice");
    open(n);
    view.key(String(Number(wrongOf(all[n] as Keyed)) + 1));
    view.click("[data-id=stop]");
    expect(view.all(".scores tbody tr")).toHaveLength(1);
    expect(view.find(".scores tbody").textContent).toMatch(/10$/); // once, never right
    expect(view.all(".scores ol > li").map((one) => one.textContent)).toEqual([
      `${all[n]?.paper.text.en} not at once`,
    ]);
    view.click("[data-id=practise]");
    expect(label()).toBe("Question 1 of 1");
  });
  it("says which question it is, that one was skipped, and what all of it came to", () => {
    open(which("choice"));
    expect(said()).toContain(`Question 1 of ${all.length + 1}. `);
    const before = said().length;
    view.click("[data-id=skip]");
    expect(said().slice(before)).toMatch(/^Skipped\. .*Question 2 of/);
    view.click("[data-id=stop]");
    expect(said()).toMatch(/These were the questions\. 0 of 1 right at once, 1 skipped\.$/);
  });
  it("tells how to go on after an answer, and nothing of what was picked for it", () => {
    const n = which("table", (key) => key.paper.every);
    open(n);
    for (const id of all[n]?.right ?? []) view.click(`.stage [data-id="${id}"]`);
    const before = said().length;
    view.click("[data-id=answer]");
    goOn();
    const told = said().slice(before);
    expect(told).toMatch(/^Right\. .*1 of \d+ right at once\..*Space: continue$/);
    expect(told).not.toContain("not chosen any more");
    view.key("r");
    expect(said()).toMatch(/Space: continue$/);
  });
  it("names what lies in the middle", () => {
    const heard = all.map((_, n) => {
      open(n);
      const told = said();
      view.end();
      return told;
    });
    expect(heard.filter((told) => /Trick: /.test(told)).length).toBeGreaterThan(0);
    open(0);
  });
  it("praises whoever knew all at once", () => {
    const n = which("choice");
    open(n);
    view.key(String(Number(rightOf(all[n] as Keyed)) + 1));
    view.click("[data-id=stop]");
    expect(view.find(".prompt").textContent).toContain("Well done: all right at once!");
  });
  it("counts a class's votes by number keys, and hides the answer until a key", () => {
    const n = which("choice");
    open(n);
    view.key("p");
    const digit = (code: string, more = {}) => view.key(code, undefined, { code, ...more });
    digit("Digit2");
    digit("Digit2");
    digit("Numpad1");
    digit("Digit2", { shiftKey: true });
    digit("Digit1", { shiftKey: true });
    digit("Digit1", { shiftKey: true });
    expect(view.all(".votes").map((one) => one.textContent)).toEqual(["× 1"]);
    expect(view.all(".notice")).toHaveLength(0);
    view.key("h");
    expect(view.find(".notice").textContent).toMatch(/^Here is the answer\./);
    expect(view.all(".votes").map((one) => one.textContent)).toEqual(["× 1"]); // beside the answer
    goOn(); // it is seen before the next one
    view.click("[data-id=next]");
    expect(view.all(".votes")).toHaveLength(0);
  });
});

describe("with a kernel", () => {
  const waiting = sent["mopsen: a question waits"]?.state as State;
  it("counts the time from when a question is seen, the first one, too", () => {
    vi.advanceTimersByTime(60_000); // the page has been open for a while
    const model = new ListeningModel({ ...waiting });
    view = show(model);
    act(() => {
      vi.advanceTimersByTime(2_000);
    });
    view.click(`.stage [data-id="${view.find(".item.can-act").dataset.id}"]`);
    expect(model.sent).toEqual([expect.objectContaining({ kind: "answer", ms: 2_000 })]);
  });
  it("sends what was pressed, and says what is told to a message in vain", () => {
    const model = new ListeningModel({ ...waiting });
    view = show(model);
    expect(view.find(".notice").textContent).toBe(Object.values(waiting.task?.said ?? {})[0]);
    const item = view.find(".item.can-act").dataset.id;
    view.click(`.stage [data-id="${item}"]`);
    view.click(`.stage [data-id="${item}"]`); // it is on its way
    expect(model.sent).toEqual([
      { kind: "answer", rev: waiting.task?.rev, answer: [item], ms: expect.any(Number) },
    ]);
    act(() => {
      vi.advanceTimersByTime(LONGEST);
    });
    expect(view.find(".notice").textContent).toMatch(/kernel/i);
    const { said: _, ...task } = waiting.task as Task;
    fromPython(model, "task", { ...task, rev: 9 });
    expect(view.all(".notice")).toHaveLength(0);
  });
});
