// A lesson, on what Python sends.
import { act } from "preact/test-utils";
import { afterEach, describe, expect, it } from "vitest";
import { StaticModel } from "../src/static-model.js";
import type { State } from "../src/wire.js";
import { sent } from "./frames.js";
import { fromPython, ListeningModel, type Mounted, show } from "./mount.js";

const host = {
  getWidget: async (ref: string) => {
    if (ref.endsWith("gone")) throw new Error(ref);
    return { render: async ({ el }: { el: HTMLElement }) => el.append(ref) };
  },
};
const views: Mounted[] = [];
const state = { ...sent["mopsen: a lesson"]?.state };
function open(more: Partial<State> = {}, model = new ListeningModel({ ...state, ...more })) {
  const view = show(model, undefined, host);
  views.push(view);
  return { model, view };
}
afterEach(() => {
  for (const view of views.splice(0)) view.end();
});
const told = (view: Mounted) => view.find(".telling").textContent ?? "";
const onward = (view: Mounted) => view.find("[data-id=onward]").textContent;

describe("a lesson", () => {
  it("goes on by one key, and shows what is hidden when it is asked for", () => {
    const { model, view } = open();
    expect([told(view).includes("Anna has led red 6."), onward(view)]).toEqual([true, "Show it"]);
    expect(told(view)).not.toContain("And the cat?");
    view.key(" ");
    expect(told(view)).toContain("And the cat?");
    expect(onward(view)).toBe("Continue");
    view.key("PageUp");
    expect(model.get("index")).toBe(0);
    view.key("End");
    expect(model.get("index")).toBe(5);
    expect(view.find("[data-id=onward]").getAttribute("aria-disabled")).toBeNull();
  });
  it("counts screens as whoever learns does, and says where a new one begins", () => {
    const seen = [0, 1, 2, 3, 4, 5].map((index) => {
      const { view } = open({ index });
      return `${view.find(".bar .step").textContent}: ${onward(view)}`;
    });
    const next = ["Show it", "Continue", "Continue", "Continue", "Continue", "Continue"];
    expect(seen).toEqual(next.map((label, n) => `Screen ${n < 4 ? 1 : 2} of 2: ${label}`));
  });
  it("tells at its end what was asked, missed and met, practises that, and leads back", () => {
    const { model, view } = open({ index: 5, given: { "1": [2, 1] } }); // one of two is answered, and is wrong
    view.key("PageDown");
    view.key("PageDown"); // what comes of the answer is played out first
    expect(view.find(".prompt").textContent).toContain("0 of 2 right at once, 1 skipped");
    const rules = view.all(".scores tbody .chip").map((one) => one.textContent);
    expect(rules).toEqual(["§ 3.6 Follow suit"]);
    expect(view.all(".words .chip").length).toBeGreaterThan(rules.length);
    expect(view.find(".words").textContent).toContain("What next?");
    view.click("[data-id=play]");
    view.click("[data-id=ask]");
    expect(model.sent).toEqual([
      { kind: "play", rev: 6 },
      { kind: "ask", rev: 6 },
    ]);
    view.click("[data-id=practise]");
    expect(view.find(".prompt").textContent).toContain("1 of 2");
    // another question about what was missed; Python hears it by further numbers, first and once more
    const reply = (card: string) => {
      view.click(`.stage [data-id="${card}"]`);
      view.click("[data-id=answer]");
    };
    reply("R5");
    reply("B7");
    expect(model.sent.slice(2)).toEqual([
      { kind: "answer", rev: 5, answer: ["R5"], ms: expect.any(Number) },
      { kind: "answer", rev: 8, answer: ["B7"], ms: expect.any(Number) },
    ]);
    view.click("[data-id=leave]");
    expect([model.get("index"), view.all(".telling").length]).toEqual([5, 1]);
    view.key("p"); // before a class it goes on by the same keys, forth and back
    view.key("PageDown"); // what comes of the answer has been seen
    view.key("PageDown");
    expect([view.all("[data-id=leave]").length, view.all(".presenting").length]).toEqual([1, 1]);
    view.key("PageUp");
    expect([view.all(".telling").length, view.all(".presenting").length]).toEqual([1, 1]);
  });
  it("praises practice in which all is right, and sends nobody to practise once more", () => {
    const { view } = open({ index: 5, given: { "1": [2, 1] } });
    for (let n = 0; n < 2; n++) view.key("PageDown");
    expect(view.find(".words").textContent).toContain("Practise what you missed");
    expect(view.find(".prompt").textContent).toContain("That was the lesson.");
    // what leads back stands where one goes back, not where one goes on; nothing is begun anew here
    expect(view.find(".bar button").getAttribute("data-id")).toBe("leave");
    expect(view.all("[data-id=again]")).toHaveLength(0);
    view.click("[data-id=practise]");
    view.click('.stage [data-id="B7"]');
    view.click("[data-id=answer]");
    for (let n = 0; n < 9 && !view.all("[data-id=next]").length; n++) view.key(" ");
    view.click("[data-id=next]");
    view.click("[data-id=skip]");
    expect(view.find(".prompt").textContent).toContain("1 of 2 right at once, 1 skipped");
    expect(view.find(".words").textContent).not.toContain("Practise what you missed");
    expect(view.find(".prompt").textContent).not.toContain("Well done");
  });
  it("leads from everywhere to a game, and back to one that was left", () => {
    const { model, view } = open({ index: 2 });
    expect(view.find(".head .plays").textContent).toBe("Play a game");
    view.click(".head .plays");
    fromPython(model, "left", true);
    expect(view.find(".head .plays").textContent).toBe("To your game");
    view.click(".head .plays");
    expect(model.sent).toEqual([{ kind: "play", rev: 2 }, { kind: "on" }]);
  });
  it("offers a game once: below the words there is no second button for it", () => {
    for (const index of [0, 2]) {
      const { view } = open({ index });
      expect(view.all(".plays")).toHaveLength(1);
      view.end();
    }
  });
  it("goes on by a press on the board where nothing has to be done, and by none where a move is due", () => {
    const { model, view } = open({ index: 1 });
    view.click(".skip");
    expect(model.get("index")).toBe(2);
    view.click(".skip");
    expect(model.get("index")).toBe(2);
  });
  it("refuses a move, shows another one and takes it back, and goes on with the right one", () => {
    const { model, view } = open({ index: 2 });
    expect(view.find(".prompt").textContent).toBe("Now you: begin with a card of yours.");
    view.key(" "); // it waits for a move
    view.click('[data-id="Y3"]');
    expect(view.find(".notice.red").textContent).toContain("yellow 3 does not follow suit");
    view.click('[data-id="R2"]');
    expect(view.find(".notice").textContent).toContain("Take it back");
    view.key("Escape");
    expect([model.get("index"), view.all(".notice").length]).toEqual([2, 0]);
    view.click("[data-id=hint]");
    expect(view.find(".notice").textContent).toContain("Which card has no pug?");
    view.click('[data-id="C4"]');
    expect([model.get("index"), told(view).includes("always")]).toEqual([3, true]);
  });
  it("counts a class's votes on a turn, and shows the move by one key", () => {
    const { model, view } = open({ index: 2 });
    expect(view.all(".votes")).toHaveLength(0);
    view.key("p");
    const names = view.all(".answer span").map((one) => one.textContent);
    expect(names).toEqual(["red 2, 4 bones", "yellow 3, 4 bones", "cat 4, 3 bones"]); // also what is wrong, and no hint
    view.key("2", undefined, { code: "Digit2" });
    expect(view.all(".votes").map((one) => one.textContent)).toEqual(["0", "1", "0"]);
    expect(model.get("index")).toBe(2);
    view.key("PageDown");
    expect([model.get("index"), view.all(".votes").length]).toEqual([3, 0]);
    expect(told(view)).toBe(
      "Why may a cat always be played?This is what was meant.A cat may always be played.",
    ); // nobody has solved it
  });
  it("praises nobody who chose what was not meant, and goes on", () => {
    const steps = [["PageDown"], ["Escape", "PageDown"], []];
    for (const keys of steps) {
      const { model, view } = open({ index: 2 });
      view.click('[data-id="R2"]');
      for (const key of keys) view.key(key);
      if (!keys.length) fromPython(model, "index", 3); // as a slider leads there
      expect([model.get("index"), told(view).includes("This is what was meant.")]).toEqual([
        3,
        true,
      ]);
    }
  });
  it("tells Python what was answered, and shows what Python has kept", () => {
    const { model, view } = open({ index: 5 });
    view.click("[data-id=choice3]");
    expect(view.find(".notice").textContent).toContain("Only who has the colour");
    expect(model.sent).toEqual([{ kind: "answer", rev: 1, answer: 2, ms: expect.any(Number) }]);
    // what comes of it is played out, until it has been seen
    expect(onward(view)).toBe("Continue");
    view.click("[data-id=onward]");
    expect(view.item("Y3").getAttribute("data-own")).toBeNull();
    expect(view.find(".words").textContent).toContain("yellow 3");
    view.click("[data-id=onward]");
    expect([onward(view), model.get("index")]).toEqual(["Continue", 5]);
    fromPython(model, "given", { 1: [1, 2] });
    expect(view.find(".notice").textContent).toContain("Without blue nothing has to be followed.");
    view.key("PageUp");
    view.key("PageDown");
    expect(view.find(".notice").textContent).toContain("Right.");
  });
  it("says what could not be read, and lets moves be tried without waiting for one", () => {
    const { model, view } = open({ ...sent["mopsen: a lesson with a fault"]?.state });
    expect(view.find(".notice.error").textContent).toContain("Line 10 of the lesson: ");
    expect(told(view)).toBe("Try <b>it</b>.");
    view.click('[data-id="R2"]');
    expect(view.find(".prompt").textContent).toBe("This is what comes of it.");
    view.click("[data-id=turn-back]");
    expect([view.all(".prompt").length, model.get("index")]).toEqual([1, 0]);
    expect(view.find("[data-id=onward]").getAttribute("aria-disabled")).toBe("true");
  });
  it("goes on with the board as it was played, and with what a turn says to whoever has played nothing", () => {
    const { view } = open({ ...sent["mopsen: a lesson that goes on with any card"]?.state });
    const card = () => view.item("R2").outerHTML;
    view.click('[data-id="R2"]');
    expect(told(view)).toBe("Right.");
    const played = card();
    view.click("[data-id=onward]");
    expect(told(view)).toBe("And now?");
    expect(card()).toBe(played);
    view.key("Home");
    expect(card()).not.toBe(played);
    view.click("[data-id=onward]");
    expect(view.all(".telling")).toEqual([]); // nothing was done, so nothing is praised
    // nor where somebody comes back to what follows a turn
    expect(
      open({ ...sent["mopsen: a lesson that goes on with any card"]?.state, index: 1 }).view.all(
        ".telling",
      ),
    ).toEqual([]);
  });
  it("goes on from one turn to the next with nothing between, and takes the keys of buttons", () => {
    const { model, view } = open({ ...sent["purrrummy: a lesson of two turns"]?.state });
    view.key("t"); // takes the open card
    expect([model.get("index"), told(view)]).toEqual([1, "A nine.\nAnd now discard."]);
    expect(view.find(".prompt").textContent).toBe("Now you: begin with a card of yours.");
    expect(view.find(".words").textContent).toContain("take the 9 of hearts"); // what has just come of it
    view.click('[data-id="KH"]');
    expect(told(view)).toContain("A nine."); // as long as it is being chosen
    expect(told(view)).not.toContain("This is what was meant.");
    view.key("d");
    expect([model.get("index"), told(view)]).toEqual([2, "Away."]);
    view.key("Home");
    view.click("[data-id=onward]"); // without the move
    expect(told(view)).toBe("This is what was meant.A nine.\nAnd now discard.");
  });
  it("takes a card that is dragged onto the table as one that is pressed", () => {
    const { view } = open({ ...sent["mopsen: a lesson that goes on with any card"]?.state });
    const fire = (type: string, id: string, clientX: number) =>
      act(() => {
        const more = { bubbles: true, composed: true, clientX, clientY: 0 };
        view.item(id).dispatchEvent(new MouseEvent(type, more));
      });
    fire("pointerdown", "R2", 0);
    fire("pointermove", "R2", 40);
    fire("pointermove", "R6", 90);
    fire("pointerup", "R6", 90);
    expect(told(view)).toBe("Right.");
  });
  it("shows what is right before it goes on, while it is presented", () => {
    const { model, view } = open({ index: 4 });
    view.key("p");
    view.key("PageDown");
    expect([model.get("index"), view.find(".notice").textContent]).toEqual([
      4,
      expect.stringContaining("Here is the answer."),
    ]);
    expect(model.sent).toEqual([]); // nobody has answered
    view.key("PageDown");
    expect(model.get("index")).toBe(5);
  });
  it("gives the focus to what has to be done, and to the way on where that is gone", () => {
    const { view } = open({ index: 1 });
    view.find("[data-id=onward]").focus();
    view.click("[data-id=onward]");
    expect(["R2", "Y3", "C4"]).toContain(view.focus());
    view.click('[data-id="C4"]');
    expect(view.focus()).not.toBe("C4");
    expect(view.focus()).toBeTruthy();
  });
  it("leads to each of its headings", () => {
    const { model, view } = open();
    const select = view.find<HTMLSelectElement>('[aria-label="Go to"]');
    expect([...select.options].map((one) => one.text)).toEqual([
      "Why may a cat always be played?",
      "Two questions",
    ]);
    act(() => {
      select.value = "4";
      select.dispatchEvent(new Event("change", { bubbles: true }));
    });
    expect(model.get("index")).toBe(4);
  });
  it("needs no kernel, and then offers no table", () => {
    const { view } = open(
      { index: 5 },
      new StaticModel({ ...state, index: 5, alone: true }) as ListeningModel,
    );
    view.click("[data-id=choice2]");
    expect(view.find(".notice").textContent).toContain("Right.");
    expect(view.text()).not.toContain("No kernel");
    // at its end what was answered can be handed in
    view.key("End");
    for (let n = 0; n < 9 && !view.all(".scores").length; n++) view.key("PageDown");
    expect(view.all("[data-id=hand-in]")).toHaveLength(1);
    view.click("[data-id=leave]");
    view.key("Home");
    expect(view.text()).not.toContain("Play from here");
    expect(open().view.text()).toContain("Play from here");
  });
  it("shows a table aside in its place, until somebody goes back", async () => {
    const { model, view } = open();
    view.click(".bar button:nth-last-of-type(2)");
    expect(model.sent).toEqual([{ kind: "try", rev: 0 }]);
    fromPython(model, "aside", "anywidget:1");
    await act(async () => {});
    expect(view.find(".aside").textContent).toBe("anywidget:1");
    expect(view.find("[hidden]").textContent).toContain("Anna has led red 6.");
    view.click(".back-bar button");
    expect(model.sent.at(-1)).toEqual({ kind: "back" });
    expect(view.all("[hidden], .aside")).toEqual([]); // whether a kernel hears that or not
  });
  it("shows itself where a table that was aside is gone", async () => {
    const { view } = open({ aside: "anywidget:gone" });
    await act(async () => {
      await new Promise((done) => setTimeout(done));
    });
    expect(view.all("[hidden], .aside")).toEqual([]);
  });
});
