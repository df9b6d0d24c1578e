import { act } from "preact/test-utils";
import { describe, expect, it } from "vitest";
import { later, look, onItsClock, view } from "./bench.js";
import { say, state, still } from "./fixture.js";
import { ListeningModel } from "./mount.js";
import { answer, card, fire, GO, others, press, sent, sit, UNDO } from "./presses.js";

onItsClock();

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
    others();
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
    others();
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
    others();
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
    others();
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
