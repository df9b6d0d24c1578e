import { act } from "preact/test-utils";
import { describe, expect, it } from "vitest";
import { model, open, view } from "./bench.js";
import { timeline } from "./fixture.js";
import { fromPython } from "./mount.js";

describe("controls", () => {
  const press = (name: string) =>
    act(() => {
      const button = view
        .all("button")
        .find((b) => (b.getAttribute("aria-label") ?? b.textContent) === name);
      button?.dispatchEvent(new MouseEvent("click", { bubbles: true }));
    });
  const type = (value: string) =>
    act(() => {
      const input = view.find<HTMLInputElement>("dialog input");
      input.value = value;
      input.dispatchEvent(new Event("input", { bubbles: true }));
    });
  const submit = () =>
    act(() => {
      view.find("form").dispatchEvent(new Event("submit", { bubbles: true, cancelable: true }));
    });
  it("undo and redo when they can", () => {
    open();
    press("Undo");
    press("Redo");
    expect(model.sent).toEqual([{ kind: "undo", rev: 1 }]);
    fromPython(model, "can", { undo: false, redo: true, again: false, saves: [] });
    press("Redo");
    expect(model.sent.at(-1)).toEqual({ kind: "redo", rev: 1 });
  });
  it("say how much the table helps, and follow what Python answers", () => {
    open();
    const help = view.find<HTMLSelectElement>('select[aria-label="Help"]');
    expect([...help.options].map(({ value }) => value)).toEqual(["always", "on-request", "off"]);
    act(() => {
      help.value = "off";
      help.dispatchEvent(new Event("change", { bubbles: true }));
    });
    expect(model.sent).toEqual([{ kind: "help", help: "off" }]);
    fromPython(model, "help", "off");
    expect(help.value).toBe("off");
  });
  it("start a new game, with a seed or without", () => {
    open();
    press("New game");
    type(" 7 ");
    submit();
    press("New game");
    submit();
    expect(model.sent).toEqual([
      { kind: "new", rev: 1, seed: "7" },
      { kind: "new", rev: 1 },
    ]);
  });
  it("deal the same cards again, if they are known", () => {
    open();
    press("New game");
    press("Deal the same cards again");
    expect(model.sent).toEqual([{ kind: "again", rev: 1 }]);
    fromPython(model, "can", { undo: false, redo: false, again: false, saves: [] });
    press("New game");
    expect(view.find("dialog").textContent).not.toContain("Deal the same cards again");
  });
  it("come before the words, so that they are next to the hand for the keyboard", () => {
    open();
    const parts = [...view.find(".panel").children].map((part) => part.className);
    expect(parts).toEqual(["prompt", "foot", "words", "for-ears"]);
  });
  it("save and load by name", () => {
    open();
    press("Save and load");
    type("mine");
    submit();
    press("Save and load");
    expect(view.find(".saves").textContent).toContain("old <i>game");
    press("Load: old <i>game");
    expect(model.sent).toEqual([
      { kind: "save", rev: 1, name: "mine" },
      { kind: "load", rev: 1, name: "old <i>game" },
    ]);
  });
  it("ask for what is missing first, and save nothing without a name", () => {
    open();
    press("Save and load");
    expect(view.host.shadowRoot?.activeElement).toBe(view.find("dialog input"));
    type("  ");
    expect(view.find<HTMLButtonElement>("dialog [type=submit]").disabled).toBe(true);
    submit();
    expect(model.sent).toEqual([]);
    type("mine");
    expect(view.find<HTMLButtonElement>("dialog [type=submit]").disabled).toBe(false);
  });
  it("leave the focus with what comes in their place, not with the notebook", () => {
    open();
    act(() => view.find(".actions button").focus());
    fromPython(model, "timeline", { ...timeline(0, 3, 2), seats: [] });
    expect(view.all(".actions button").map((one) => one.dataset.id)).toEqual(["continue"]);
    expect(view.focus()).toBe("continue");
  });
  it("are those of the last frame", () => {
    open();
    press("Go on");
    expect(model.sent).toEqual([{ kind: "button", rev: 1, on: "go" }]);
  });
  it("ask for an example of a rule", () => {
    open();
    view.click(".chip");
    view.click("dialog .row button");
    expect(model.sent).toEqual([{ kind: "example", rule: "t.follow" }]);
  });
  it("do not take the keys of somebody who types", () => {
    open();
    press("New game");
    view.key("p", view.find("dialog input"));
    expect(view.host.hasAttribute("data-presenting")).toBe(false);
  });
});
