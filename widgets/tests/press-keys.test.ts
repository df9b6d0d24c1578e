import { act } from "preact/test-utils";
import { describe, expect, it, vi } from "vitest";
import { later, look, notice, onItsClock, view } from "./bench.js";
import { say, state, still } from "./fixture.js";
import { ListeningModel } from "./mount.js";
import { answer, card, GO, others, sent, sit, UNDO } from "./presses.js";

onItsClock();

describe("a key that is held down", () => {
  const hold = (key: string, selector: string) => {
    const on = view.find(selector);
    const down = view.key(key, on);
    answer();
    return [down, view.key(key, on, { repeat: true }), view.key(key, on, { repeat: true })];
  };
  it.each(["Enter", " "])("plays one card: %j", (key) => {
    sit();
    view.key("Tab", view.item("R2"));
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

describe("where pages of a game are turned", () => {
  const leaf = { label: say("Next"), does: 8, kind: "leaf" as const };
  const buttons = [{ ...leaf, id: "next", key: "PageDown" }];
  it("arrow keys turn them as long as there is nothing to choose", () => {
    sit({ timeline: still(3, 1, { buttons }) });
    view.key("ArrowRight", view.item("R14"));
    answer({ buttons });
    expect(sent()).toEqual(["next"]);
  });
  it("and lead to what can be chosen, where a move is guessed, which Enter chooses", () => {
    sit({ timeline: still(2, 1, { buttons }) });
    act(() => view.item("R2").focus());
    view.key("ArrowRight", view.item("R2"));
    expect(view.focus()).toBe("R14");
    view.key("Enter", view.item("R14"));
    expect(sent()).toEqual(["R14"]);
    answer({ buttons });
    view.key("PageDown", view.item("R14"));
    expect(sent()).toEqual(["R14", "next"]);
  });
});

describe("a key that was meant to go on", () => {
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
  it("plays again when it has rested for a second, and says so before", () => {
    sit();
    others();
    while (shown() === "false") view.key("Enter", view.item("R2"));
    for (const on of [view.item("R2"), view.find(GO)]) {
      later(900); // each press begins the second anew
      expect(view.key("Enter", on).defaultPrevented).toBe(true);
    }
    expect(sent()).toEqual([]);
    expect(notice()).toContain("“Enter” has only gone on");
    expect(view.all(".notice.red")).toEqual([]);
    later(1001);
    view.key("Enter", view.item("R2"));
    expect(sent()).toEqual(["R2"]);
    expect(notice()).toBe("");
  });
  it.each([
    [3900, []],
    [4100, ["R2"]],
  ])("plays nothing once too often while it may be meant to go on: after %d ms", (ms, played) => {
    sit();
    others();
    while (shown() === "false") view.key("Enter", view.item("R2"));
    later(ms);
    view.key("Enter", view.item("R2"));
    expect(sent()).toEqual(played);
    if (played.length) return;
    expect(notice()).toContain("has only gone on");
    later(1001);
    view.key("Enter", view.item("R2"));
    expect(sent()).toEqual(["R2"]);
  });
  it("plays at once after another key, whichever it is", () => {
    for (const other of ["ArrowRight", "Home"]) {
      sit();
      others();
      while (shown() === "false") view.key("Enter", view.item("R2"));
      later(700);
      view.key("Enter", view.item("R2"));
      expect(notice()).toContain("has only gone on");
      view.key(other, view.item("R2"));
      expect(notice()).toBe("");
      view.key("Enter", view.item("R2"));
      expect(sent().at(-1)).toBe("R2");
      view.end();
    }
  });
  it("is told no more at the next picture", () => {
    sit();
    others();
    while (shown() === "false") view.key("Enter", view.item("R2"));
    later(700);
    view.key("Enter", view.item("R2"));
    expect(notice()).not.toBe("");
    answer();
    expect(notice()).toBe("");
  });
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

describe("Space, which goes on", () => {
  const SAYS = "Nothing to continue. Enter plays what has the focus.";
  /** Press Space where the focus is. */
  const space = () => {
    const on = (view.host.shadowRoot as ShadowRoot).activeElement as Element;
    return view.key(" ", on).defaultPrevented;
  };
  const turn = () => {
    sit();
    act(() => view.item("R2").focus());
    others();
    while (view.find(".mops").dataset.live === "false") space();
    later(60_000); // however long that was ago
  };
  it("makes no move where the focus has come by itself, and says so", () => {
    turn();
    expect([space(), space()]).toEqual([true, true]);
    expect(sent()).toEqual([]);
    expect(notice()).toContain(SAYS);
  });
  it("presses no button there either", () => {
    turn();
    act(() => view.find(GO).focus());
    expect(space()).toBe(true);
    expect(notice()).toContain(SAYS);
  });
  it.each(["ArrowRight", "Tab"])("plays what the focus was led to by %s, once", (key) => {
    turn();
    view.key(key, (view.host.shadowRoot as ShadowRoot).activeElement as Element);
    const on = view.focus() as string;
    space();
    expect(sent()).toEqual([on]);
    answer();
    act(() => view.item(on === "R2" ? "R14" : "R2").focus()); // by itself
    space();
    expect(sent()).toEqual([on]);
  });
  it("plays what is reached by Tab from outside, of which only the end is heard", () => {
    sit();
    act(() => view.item("R2").focus());
    act(() => {
      view.item("R2").dispatchEvent(new KeyboardEvent("keyup", { key: "Tab", bubbles: true }));
    });
    space();
    expect(sent()).toEqual(["R2"]);
  });
  it("says nothing where it presses what only goes on", () => {
    const wait = { id: "wait", label: say("Go on"), does: 5, kind: "main" as const };
    sit({ timeline: still(2, 1, { buttons: [wait] }) });
    expect(view.key(" ", view.find(card("wait"))).defaultPrevented).toBe(false);
    expect(notice()).toBe("");
  });
});
