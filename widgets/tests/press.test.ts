import { act } from "preact/test-utils";
import { describe, expect, it, vi } from "vitest";
import { later, look, model, open, view } from "./bench.js";
import { say, state, still, timeline } from "./fixture.js";
import { fromPython, ListeningModel } from "./mount.js";

const UNDO = '[aria-label="Undo"]';
const GO = '[data-id="go"]';
const card = (id: string) => `[data-id="${id}"]`;
/** What was pressed, or asked for. */
const sent = () =>
  (model.sent as { kind: string; on?: string }[]).map(({ kind, on }) => on ?? kind);

/** One event of a pointer, at a time and a place. */
function fire(type: string, selector: string, at: number, x = 0, y = 0, detail = 1) {
  const more = { bubbles: true, composed: true, cancelable: true, clientX: x, clientY: y, detail };
  const event = new MouseEvent(type, more);
  Object.defineProperty(event, "timeStamp", { value: at });
  act(() => {
    view.find(selector).dispatchEvent(event);
  });
}
function press(selector: string, at: number, x = 0, y = 0) {
  fire("pointerdown", selector, at, x, y);
  fire("pointerup", selector, at + 60, x, y);
  fire("click", selector, at + 60, x, y);
}
let rev = 1;
/** Python answers at once, with the same picture but for what is given. */
const answer = (more = {}) => fromPython(model, "timeline", still(2, ++rev, more));
function sit(more = {}) {
  rev = 1;
  open(more);
}

describe("a key that is held down", () => {
  const hold = (key: string, selector: string) => {
    const on = view.find(selector);
    const down = view.key(key, on);
    answer();
    return [down, view.key(key, on, { repeat: true }), view.key(key, on, { repeat: true })];
  };
  it.each(["Enter", " "])("plays one card: %j", (key) => {
    sit();
    hold(key, card("R2"));
    expect(sent()).toEqual(["R2"]);
    view.key(key, view.item("R14")); // pressed anew
    expect(sent()).toEqual(["R2", "R14"]);
  });
  it("presses no button again, and is not for the notebook either", () => {
    sit();
    const heard = vi.fn();
    document.body.addEventListener("keydown", heard);
    const [down, ...held] = hold("Enter", UNDO);
    expect(down?.defaultPrevented).toBe(false); // the browser makes a click of it
    expect(heard).toHaveBeenCalledTimes(1);
    expect(held.map((event) => event.defaultPrevented)).toEqual([true, true]);
    expect(heard).toHaveBeenCalledTimes(1);
    document.body.removeEventListener("keydown", heard);
  });
  it.each(["m", "Escape"])("does once what a button's key does: %s", (key) => {
    const button = { id: "call", label: say("Miau!"), does: 1, kind: "main" as const, key };
    sit({ timeline: still(2, 1, { buttons: [button] }) });
    const on = view.item("R2");
    view.key(key, on);
    answer({ buttons: [button] });
    view.key(key, on, { repeat: true });
    expect(sent()).toEqual(["call"]);
  });
  it("opens a dialog, and does not send what is asked for there", () => {
    sit();
    view.click(".bar > button");
    const field = view.find("dialog input");
    expect(view.key("Enter", field, { repeat: true }).defaultPrevented).toBe(true);
    expect(view.key("Enter", field).defaultPrevented).toBe(false);
    for (const key of ["x", " ", "Backspace", "ArrowLeft"]) {
      expect(view.key(key, field, { repeat: true }).defaultPrevented).toBe(false);
    }
  });
  it("walks through the hand and through a replay", () => {
    sit();
    for (const repeat of [false, true]) {
      view.key("ArrowRight", view.find('.item[tabindex="0"]'), { repeat });
    }
    expect(view.item("B7").getAttribute("tabindex")).toBe("0");
    view.end();
    const replay = new ListeningModel(state("replay"));
    look(replay);
    for (const repeat of [false, true, true]) view.key("ArrowRight", undefined, { repeat });
    expect(replay.get("index")).toBe(3);
  });
});

describe("a key that was meant to go on", () => {
  const others = () => fromPython(model, "timeline", { ...timeline(0, 3, ++rev), seats: [] });
  const shown = () => view.find(".mops").dataset.live;
  it.each(["Enter", " "])("plays no card just after it, and no button: %j", (key) => {
    sit();
    others();
    while (shown() === "false") view.key(key, view.item("R2"));
    later(599);
    const early = [view.key(key, view.item("R2")), view.key(key, view.find(GO))];
    expect(early.map((event) => event.defaultPrevented)).toEqual([true, true]);
    expect(sent()).toEqual([]);
    expect(sent()).toEqual([]);
  });
  it.each(["Enter", " "])(
    "plays nothing later either, until another one was pressed: %j",
    (key) => {
      sit();
      others();
      while (shown() === "false") view.key(key, view.item("R2"));
      later(60_000); // somebody reads slowly
      for (const on of [view.item("R2"), view.find(GO)]) {
        expect(view.key(key, on).defaultPrevented).toBe(true);
      }
      expect(sent()).toEqual([]);
      expect(view.find(".words").textContent).toContain("That key has only gone on");
      view.key("ArrowRight", view.item("R2"));
      expect(view.find(".words").textContent).not.toContain("That key");
      view.key(key, view.item("R2"));
      expect(sent()).toEqual(["R2"]);
    },
  );
  it("nor does the key that let moments pass, but that still does", () => {
    const wait = { id: "wait", label: say("Go on"), does: 5, kind: "main" as const };
    const let_ = { id: "let-go", label: say("Let it go"), does: 6, kind: "plain" as const };
    sit({ timeline: still(2, 1, { buttons: [wait, let_] }) });
    const enter = (id: string) => view.key("Enter", view.find(card(id))).defaultPrevented;
    expect([enter("wait"), enter("wait"), enter("let-go")]).toEqual([false, false, true]);
    view.key("Tab", view.find(card("wait")));
    expect(enter("let-go")).toBe(false);
  });
  it("leaves the other key free", () => {
    sit();
    others();
    while (shown() === "false") view.key(" ", view.item("R2"));
    later(600);
    view.key("Enter", view.item("R2"));
    expect(sent()).toEqual(["R2"]);
  });
  it("plays none where the others came to their end by themselves", () => {
    sit({ pace: "fast" });
    others();
    while (shown() === "false") later(10);
    view.key(" ", view.item("R2"));
    expect(sent()).toEqual([]);
  });
  it("is for what time runs for, for other keys, and for whoever skipped by a click", () => {
    const timed = { id: "call", label: say("Slap!"), does: 1, kind: "main" as const, after: 9000 };
    sit();
    others();
    while (shown() === "false") view.key(" ", view.item("R2"));
    answer({ buttons: [timed] });
    expect(view.key("Enter", view.find(card("call"))).defaultPrevented).toBe(false);
    view.key("u", view.item("R2"));
    expect(sent()).toEqual(["undo"]);
    view.end();
    sit();
    others();
    while (shown() === "false") view.click(".skip");
    view.key("Enter", view.item("R2"));
    expect(sent()).toEqual(["R2"]);
  });
});

describe("the second press of two", () => {
  it("plays no other card", () => {
    sit();
    press(card("R2"), 1000, 300, 400);
    answer(); // the next has come to where it lay
    press(card("R14"), 1180, 302, 401);
    expect(sent()).toEqual(["R2"]);
  });
  it("takes back nothing more, however a finger trembles on the button", () => {
    sit();
    press(UNDO, 1000, 40, 700);
    answer();
    press(UNDO, 1300, 58, 709);
    expect(sent()).toEqual(["undo"]);
    press(UNDO, 1500, 40, 700); // half a second after the first
    expect(sent()).toEqual(["undo", "undo"]);
  });
  it("is not for a button that has come there meanwhile, nor does it begin a drag", () => {
    sit();
    press(GO, 1000, 900, 600);
    const buttons = [{ id: "slap", label: say("Slap!"), does: 6, kind: "main" as const }];
    answer({ buttons });
    press(card("slap"), 1200, 900, 600);
    expect(sent()).toEqual(["go"]);
    fire("pointerdown", card("R2"), 1300, 900, 600);
    fire("pointermove", card("R2"), 1310, 930, 600);
    fire("pointerup", card("R14"), 1400, 990, 600);
    expect(sent()).toEqual(["go"]);
  });
  it("after one that showed the others' moves at once plays nothing", () => {
    sit();
    fromPython(model, "timeline", { ...timeline(0, 3, ++rev), seats: [] });
    expect(view.find(".mops").dataset.live).toBe("false");
    press(card("R2"), 400);
    press(card("R2"), 1000);
    expect(view.find(".mops").dataset.live).toBe("true");
    press(card("R2"), 1200);
    expect(sent()).toEqual([]);
    press(card("R2"), 1500);
    expect(sent()).toEqual(["R2"]);
  });
  it("is none if it is the first, even where the others' moves end under it", () => {
    sit();
    fromPython(model, "timeline", { ...timeline(0, 3, ++rev), seats: [] });
    fire("pointerdown", UNDO, 1000, 40, 700);
    answer();
    expect(view.find(".mops").dataset.live).toBe("true");
    fire("click", UNDO, 1060, 40, 700);
    expect(sent()).toEqual(["undo"]);
  });
  it("of many counts again: what is pressed fast does something at least twice a second", () => {
    sit();
    for (const at of [1000, 1300, 1600, 1900, 2200]) {
      press(UNDO, at);
      answer();
    }
    expect(sent()).toEqual(["undo", "undo", "undo"]);
  });
  it("counts elsewhere, as fast as a hand can", () => {
    sit();
    ["R2", "R14", "B7"].forEach((id, n) => {
      press(card(id), 1000 + 150 * n, 300 + 20 * n, 400);
      answer();
    });
    expect(sent()).toEqual(["R2", "R14", "B7"]);
  });
  it("counts where no pointer pressed: a screen reader, a key", () => {
    sit();
    for (const at of [1000, 1100]) {
      press(UNDO, at);
      answer();
    }
    view.click(UNDO);
    expect(sent()).toEqual(["undo", "undo"]);
  });
  it("steps through a replay, and leaves it playing", () => {
    const replay = new ListeningModel(state("replay"));
    look(replay);
    for (const at of [1000, 1200, 1400]) press('[aria-label="Next step"]', at);
    expect(replay.get("index")).toBe(3);
    for (const at of [3000, 3200]) press('[aria-label="Play"], [aria-label="Pause"]', at);
    expect(view.all('[aria-label="Pause"]')).toHaveLength(1);
  });
});

describe("a press where the buttons have just changed", () => {
  const put = (more = {}) => ({
    buttons: [{ id: "knock", label: say("Knock"), does: 7, kind: "plain" as const, ...more }],
  });
  /** The pointer rests; after a while there is another button under it, and soon it is pressed. */
  const wait = (more: object, after: number, [x, y] = [900, 600]) => {
    sit();
    later(2000);
    fire("pointermove", GO, 1900, 900, 600);
    answer(put(more));
    press(card("knock"), performance.now() + after, x, y);
    return sent();
  };
  it("was meant for what stood there, for a moment", () => {
    expect(wait({}, 599)).toEqual([]);
    view.end();
    expect(wait({}, 601)).toEqual(["knock"]);
  });
  it("counts where the pointer went there since, and where time runs", () => {
    expect(wait({}, 100, [900, 640])).toEqual(["knock"]);
    view.end();
    expect(wait({ after: 3000 }, 100)).toEqual(["knock"]);
  });
  it("meets none of the game where the others' moves are skipped, before and after", () => {
    sit();
    fromPython(model, "timeline", { ...timeline(0, 3, ++rev), seats: [] });
    expect(view.all(".actions [data-id=continue]")).toHaveLength(0);
    press("[data-id=continue]", 1000, 150, 700);
    press("[data-id=continue]", 3000, 150, 700); // there it still is, and does nothing
    expect(view.find("[data-id=continue]").getAttribute("aria-disabled")).toBe("true");
    expect(sent()).toEqual([]);
  });
});

describe("a press after another one that ended elsewhere", () => {
  it("plays nothing where a card was just dropped", () => {
    sit();
    fire("pointerdown", card("R2"), 1000, 10, 10);
    fire("pointerup", card("R14"), 1100, 200, 10);
    press(card("R14"), 1300, 200, 10);
    expect(sent()).toEqual([]);
    press(card("R14"), 1900, 200, 10);
    expect(sent()).toEqual(["R14"]);
  });
  it("plays nothing that lay under a list from which was chosen", () => {
    sit();
    const list = view.find("select[aria-label]");
    const chosen = new Event("change", { bubbles: true, composed: true });
    Object.defineProperty(chosen, "timeStamp", { value: 1000 });
    act(() => void list.dispatchEvent(chosen));
    const before = sent().length;
    press(card("R14"), 1200);
    expect(sent()).toHaveLength(before);
    press(card("R14"), 1600);
    expect(sent()).toHaveLength(before + 1);
  });
});

describe("a press on what has changed since the pointer went down", () => {
  const button = (does: number) => ({
    buttons: [{ id: "put", label: say("Put away"), does, kind: "main" as const }],
  });
  it("does nothing", () => {
    sit({ timeline: still(2, 1, button(1)) });
    fire("pointerdown", card("put"), 1000);
    answer(button(2));
    fire("click", card("put"), 1060);
    expect(sent()).toEqual([]);
    press(card("put"), 2000);
    expect(sent()).toEqual(["put"]);
  });
  it("plays no card where it was to show the others' moves at once", () => {
    sit();
    fromPython(model, "timeline", { ...timeline(0, 3, ++rev), seats: [] });
    fire("pointerdown", card("R2"), 1000);
    view.key(" ");
    view.key(" "); // they are shown before the pointer is up
    expect(view.find(".mops").dataset.live).toBe("true");
    fire("click", card("R2"), 1060);
    expect(sent()).toEqual([]);
  });
  it("does what it did where only the rest has changed", () => {
    sit();
    fire("pointerdown", card("R14"), 1000);
    answer(); // to another card, picked before
    fire("click", card("R14"), 1060);
    expect(sent()).toEqual(["R14"]);
  });
});

describe("a press in a dialog", () => {
  const NEW = ".bar > button";
  const SAVES = ".bar > button:nth-of-type(2)";
  const titles = () => view.all("dialog").map((one) => one.getAttribute("aria-label"));
  it("opens it once, and the second of two neither closes it nor presses what lies there", () => {
    for (const opener of [NEW, SAVES, "button.coach"]) {
      sit({ timeline: still(2, 1, { coach: { met: 1, total: 2, known: "1", fresh: [] } }) });
      press(opener, 1000, 300, 400);
      expect(titles()).toHaveLength(1);
      press("dialog", 1200, 300, 400); // beside it, which would close it
      press("dialog button", 1300, 300, 400);
      expect(titles()).toHaveLength(1);
      view.end();
    }
    sit();
  });
  it("asks once, and the second of two plays nothing that lies below", () => {
    sit();
    press(NEW, 1000);
    fire("pointerdown", "dialog .main", 3000, 300, 400);
    fire("pointerup", "dialog .main", 3060, 300, 400);
    fire("click", "dialog .main", 3060, 300, 400);
    expect([sent(), titles()]).toEqual([["new"], []]);
    press(card("R2"), 3200, 300, 400);
    expect(sent()).toEqual(["new"]);
    press(card("R2"), 3600, 300, 400);
    expect(sent()).toEqual(["new", "R2"]);
  });
  it("is closed once: two dialogs need two presses", () => {
    sit({ timeline: still(2, 1, { coach: { met: 1, total: 2, known: "2", fresh: [] } }) });
    press("button.coach", 1000, 10, 10);
    press("dialog .rule-list button", 2000, 300, 300);
    expect(titles()).toHaveLength(2);
    const close = (of: string) => `dialog${of} [aria-label="Close"]`;
    const [rule, rules] = ['[aria-label^="§"]', ':not([aria-label^="§"])'];
    press(close(rule), 3000, 500, 100);
    press(close(rules), 3300, 500, 100);
    expect(titles()).toHaveLength(1);
    press(close(rules), 3600, 500, 100);
    expect(titles()).toHaveLength(0);
  });
  it("means nothing that lay under a list from which was chosen", () => {
    sit();
    press(NEW, 1000);
    const chosen = new Event("change", { bubbles: true, composed: true });
    Object.defineProperty(chosen, "timeStamp", { value: 2000 });
    act(() => void view.find("dialog select").dispatchEvent(chosen));
    fire("pointerdown", 'dialog [aria-label="Close"]', 2200, 400, 90);
    fire("click", 'dialog [aria-label="Close"]', 2260, 400, 90);
    expect(titles()).toHaveLength(1);
    press('dialog [aria-label="Close"]', 2600, 400, 90);
    expect(titles()).toHaveLength(0);
  });
  it("means no button that has come there a moment before, such as one that replaces a file", () => {
    sit();
    press(SAVES, 100, 10, 10);
    const field = view.find<HTMLInputElement>("dialog input");
    field.value = "game";
    act(() => void field.dispatchEvent(new Event("input", { bubbles: true })));
    later(2000);
    press("dialog .main", 1900, 300, 300);
    const replace = { id: "replace", label: say("Replace it"), does: 1, kind: "plain" as const };
    answer({ notice: { kind: "refusal", text: say("It is there.") }, buttons: [replace] });
    press("dialog .answer button", performance.now() + 599, 305, 300);
    expect(sent()).toEqual(["save"]);
    press("dialog .answer button", performance.now() + 1200, 305, 300);
    expect(sent()).toEqual(["save", "replace"]);
  });
});
