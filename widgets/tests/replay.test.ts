import { act } from "preact/test-utils";
import { afterEach, describe, expect, it, vi } from "vitest";
import { ItemNode } from "../src/item.js";
import { Film } from "../src/timeline.js";
import { closed, kit as fixtureKit, state, timeline } from "./fixture.js";
import { fromPython, ListeningModel, type Mounted, show } from "./mount.js";

const views: Mounted[] = [];
function open(more = {}) {
  const model = new ListeningModel(state("replay", more));
  const view = show(model);
  views.push(view);
  return { model, view };
}
afterEach(() => {
  for (const view of views.splice(0)) view.end();
  vi.useRealTimers();
});
const later = (ms: number) => {
  act(() => {
    vi.advanceTimersByTime(ms);
  });
};
/** The letters of what is told of the third step. */
const TOLD = new Film(timeline())
  .at(2)
  .story.reduce((n, note) => n + (timeline().texts.en?.[note.text]?.length ?? 0), 0);
const slider = (view: Mounted) => view.find<HTMLInputElement>("input[type=range]");
const label = (view: Mounted, id: string) => view.item(id).getAttribute("aria-label");

const choose = (view: Mounted, whose: string) => {
  const select = view.find<HTMLSelectElement>('[aria-label="Whose view"]');
  act(() => {
    select.value = whose;
    select.dispatchEvent(new Event("change", { bubbles: true }));
  });
};

describe("time", () => {
  it("moves by keys", () => {
    const { model, view } = open();
    const to = (key: string, more = {}) => {
      const event = view.key(key, undefined, more);
      expect(event.defaultPrevented).toBe(true);
      return model.get("index");
    };
    expect(["ArrowRight", "PageDown", "ArrowLeft", "PageUp"].map((k) => to(k))).toEqual([
      1, 2, 1, 0,
    ]);
    expect([to("End"), to("ArrowRight"), to("Home"), to("ArrowLeft")]).toEqual([4, 4, 0, 0]);
    expect(to("ArrowRight", { shiftKey: true })).toBe(1);
    expect(to("ArrowRight", { shiftKey: true })).toBe(4);
  });
  it("draws an item again only where something about it has changed", () => {
    const { view } = open({ index: 1 });
    const drawn = vi.spyOn(ItemNode.prototype, "render");
    view.key("ArrowRight");
    const ids = drawn.mock.calls.map(([{ p }]) => p.id);
    drawn.mockRestore();
    expect(ids).toContain("B3"); // is played
    expect(ids.filter((id) => id.startsWith("plate"))).toEqual([]);
    expect(view.item("plate0")).toBeTruthy();
  });
  it("moves by buttons and slider, and says where it is", () => {
    const { model, view } = open();
    view.click('[aria-label="Next step"]');
    expect(model.get("index")).toBe(1);
    expect(slider(view).getAttribute("aria-valuetext")).toBe("Start, Round 1 · Trick 1");
    act(() => {
      slider(view).value = "3";
      slider(view).dispatchEvent(new Event("input", { bubbles: true }));
    });
    expect(model.get("index")).toBe(3);
    expect(view.all(".marks i")).toHaveLength(3);
    expect(view.find(".step").textContent).toBe("Step 2 of 3");
    view.click('[aria-label="Last step"]');
    expect(view.find('[aria-label="Next step"]').getAttribute("aria-disabled")).toBe("true");
  });
  it("goes to a chapter by its name, and names what is pointed at or has the focus", () => {
    const { model, view } = open();
    const chapters = view.find<HTMLSelectElement>('[aria-label="Go to"]');
    expect([...chapters.options].map((o) => o.text.trim())).toEqual([
      "Round 1",
      "Trick 1",
      "Result",
    ]);
    act(() => {
      chapters.value = "2";
      chapters.dispatchEvent(new Event("change", { bubbles: true }));
    });
    expect(model.get("index")).toBe(4);
    expect(view.all(".named")).toEqual([]);
    act(() => slider(view).focus());
    expect(view.find(".named").textContent).toBe("Round 1 · Result");
    act(() => {
      // the thumb takes 20 of 40 px, so the frames are 5 px apart: 14 is next to frame 1
      view.find(".track").getBoundingClientRect = () => ({ left: 0, width: 40 }) as DOMRect;
      view.find(".track").dispatchEvent(new PointerEvent("pointermove", { clientX: 14 }));
    });
    expect(view.find(".named").textContent).toBe("Round 1 · Trick 1");
    act(() => slider(view).blur());
    act(() => {
      view.find(".track").dispatchEvent(new PointerEvent("pointerleave"));
    });
    expect(view.all(".named")).toEqual([]);
  });
  it("leaps to a chapter by its name, on and back", () => {
    const { model, view } = open();
    view.click('[aria-label="On to: Result"], [aria-label="On to: Trick 1"]');
    expect(model.get("index")).toBe(1);
    view.click('[aria-label="On to: Result"]');
    expect(model.get("index")).toBe(4);
    view.click('[aria-label="Back to: Trick 1"]');
    expect(model.get("index")).toBe(1);
    expect(view.find('[aria-label="Back to: Round 1"]').getAttribute("aria-disabled")).toBeNull();
  });
  it("says in the bar that moves can be guessed", () => {
    const { view } = open({ guessed: [0, 1] });
    const choice = view.find<HTMLSelectElement>('.bar [aria-label="Guess the move"]');
    expect(choice.selectedOptions[0]?.text).toBe("Guess the move");
  });
  it("follows Python, and clamps what is not a step", () => {
    const { model, view } = open({ index: 77 });
    expect(view.text()).toContain("Step 3 of 3");
    fromPython(model, "index", -1);
    expect(view.text()).toContain("Before the start");
    fromPython(model, "index", 3);
    expect(label(view, "R2")).toBe("red 2, pinches");
  });
  it("plays to the end and stops there, also when the timeline grows shorter", () => {
    vi.useFakeTimers();
    const { model, view } = open({ index: 2 });
    view.key(" ");
    expect(view.find(".round.main").getAttribute("aria-label")).toBe("Pause");
    later(600 + 40 * TOLD - 1); // a look, and its words
    expect(model.get("index")).toBe(2);
    later(1);
    expect(model.get("index")).toBe(3);
    expect(view.find(".round.main").getAttribute("aria-label")).toBe("Pause");
    fromPython(model, "timeline", timeline(0, 3, 2));
    expect(view.text()).toContain("Step 1 of 1");
    later(60_000);
    expect(view.find(".round.main").getAttribute("aria-label")).toBe("Play");
  });
  it("takes the focus along with a card, and gives it to a neighbour when it is gone", () => {
    const { model, view } = open({ index: 2 });
    act(() => view.item("R2").focus());
    const at = (index: number) => {
      fromPython(model, "index", index);
      return view.focus();
    };
    expect([at(3), at(4)]).toEqual(["R2", "B3"]);
  });
  it("leaves keys typed with Ctrl, and other keys, to the page", () => {
    const { model, view } = open();
    expect(view.key("ArrowRight", undefined, { ctrlKey: true }).defaultPrevented).toBe(false);
    expect(view.key("x").defaultPrevented).toBe(false);
    expect(model.get("index")).toBe(0);
  });
});

describe("what is shown", () => {
  it("keeps the node of a card that moves", () => {
    const { model, view } = open();
    const node = view.item("R9");
    const before = node.style.transform;
    fromPython(model, "index", 1);
    expect(view.item("R9")).toBe(node);
    expect(node.style.transform).not.toBe(before);
  });
  it("ticks numbered steps and names rules", () => {
    const { view } = open({ index: 3 });
    expect(view.all(".steps li").map((li) => li.className)).toEqual(["done", "done", ""]);
    expect(view.all(".chip")).toEqual([]); // it is not new
    view.click(".why-so");
    expect(view.find(".chip").textContent).toBe("§ 5.3 Pinch");
    expect(view.find("[role=log] p").textContent).toBe(
      "Anna played the lowest card. She must move red to the top. put red 2 away.",
    );
  });
  it("is text even when a name holds markup", () => {
    const { view } = open({ index: 1 });
    expect(view.text()).toContain("Ben <b>& led red 9.");
    expect(view.all("b").map((b) => b.textContent)).toEqual(["Ben <b>&", "Small trick"]);
  });
  it("draws the score sheet as a table", () => {
    const { view } = open({ index: 4 });
    expect(view.find("caption").textContent).toBe("Scores");
    expect(view.all("tr").map((tr) => tr.textContent)).toEqual([
      "RoundAnnaBen <b>&Cleo",
      "Round 1345",
      "Total345",
    ]);
  });
  it("shows through the eyes of a seat what Python sends for it, once it is asked for", () => {
    const { model, view } = open();
    const sent = vi.spyOn(model, "send");
    const select = view.find<HTMLSelectElement>('[aria-label="Whose view"]');
    expect([...select.options].map((o) => o.text)).toEqual([
      "All hands open",
      "All hands closed",
      "Anna’s view",
      "Ben <b>&’s view",
      "Cleo’s view",
    ]);
    choose(view, "1");
    expect(sent.mock.calls).toEqual([[{ kind: "view", whose: "1" }]]);
    fromPython(model, "views", { 1: closed() });
    expect(view.all('[data-id="R2"]')).toEqual([]);
    expect(label(view, "hand0.0")).toBe("hidden card");
    view.key("ArrowRight");
    expect(model.get("index")).toBe(2); // what this seat was not told of is no step for it
    choose(view, "all");
    expect(label(view, "R2")).toContain("red 2");
    choose(view, "1");
    expect(sent).toHaveBeenCalledTimes(1);
    expect(view.all('[data-id="R2"]')).toEqual([]);
  });
  it("says so when nobody is there to send a view, and leaves the hands open", () => {
    const { model, view } = open();
    choose(view, "1");
    act(() => model.emit("msg:custom", { kind: "offline" }, []));
    expect(label(view, "R2")).toBe("red 2");
    expect(view.text()).toContain("kernel");
  });
  it("hears keys in every step of presenting, whatever had the focus before", () => {
    const { view } = open();
    for (const mode of ["page", "present", "board"]) {
      view.find<HTMLElement>(".bar button").focus();
      act(() => void view.key("p"));
      const there = view.host.shadowRoot?.activeElement;
      expect(there?.matches(mode === "board" ? ".bar button" : ".mops")).toBe(true);
    }
  });
  it("keeps hands closed in presenter mode until asked", () => {
    const { view } = open({ views: { closed: closed() } });
    view.key("p");
    expect(view.host.hasAttribute("data-presenting")).toBe(true);
    expect(view.all('[data-id="R2"]')).toEqual([]);
    const whose = () => view.find<HTMLSelectElement>('[aria-label="Whose view"]').value;
    expect(whose()).toBe("closed");
    view.key("h");
    expect(label(view, "R2")).toBe("red 2");
    expect(whose()).toBe("all");
    view.key("Escape");
    expect(view.host.hasAttribute("data-presenting")).toBe(false);
    expect(view.key("h").defaultPrevented).toBe(false);
  });
  it("has no hands to open in presenter mode where nothing is hidden", () => {
    for (const seats of [[0, 1, 2], []]) {
      const { view } = open({ timeline: { ...timeline(), seats } });
      view.key("p");
      expect(view.text().includes("Show all hands")).toBe(seats.length > 0);
    }
  });
  it("changes its language with no kernel", () => {
    const { model, view } = open();
    const select = view.find<HTMLSelectElement>('[aria-label="Language"]');
    act(() => {
      select.value = "de";
      select.dispatchEvent(new Event("change", { bubbles: true }));
    });
    expect(model.get("lang")).toBe("de");
    expect(view.text()).toContain("Du bekamst");
    expect(label(view, "R2")).toBe("Rot 2");
    expect(view.find(".mops").getAttribute("lang")).toBe("de");
  });
  it("begins as Python says, and tells what is chosen", () => {
    vi.useFakeTimers();
    const { model, view } = open({ theme: "light", speed: 4 });
    expect(view.find(".mops").getAttribute("data-theme")).toBe("light");
    view.click('[aria-label="Play"]');
    const told = new Film(timeline()).at(0).story.map((note) => timeline().texts.en?.[note.text]);
    later((600 + 40 * told.join("").length) / 4 + 1); // at the usual speed a step takes longer
    expect(model.get("index")).toBe(1);
    const select = view.find<HTMLSelectElement>('[aria-label="Speed"]');
    act(() => {
      select.value = "0.5";
      select.dispatchEvent(new Event("change", { bubbles: true }));
    });
    expect(model.get("speed")).toBe(0.5);
    fromPython(model, "theme", "dark");
    expect(view.find(".mops").getAttribute("data-theme")).toBe("dark");
  });
  it("can be dark by choice", () => {
    const { view } = open();
    const select = view.find<HTMLSelectElement>('[aria-label="Light or dark"]');
    act(() => {
      select.value = "dark";
      select.dispatchEvent(new Event("change", { bubbles: true }));
    });
    expect(view.find(".mops").dataset.theme).toBe("dark");
  });
});

describe("faces", () => {
  it("may have words of their own, a place of its own in another shape, or nothing to say", () => {
    const one = timeline();
    const kit = {
      ...fixtureKit,
      faces: {
        ...fixtureKit.faces,
        gap: { w: 10, h: 10, svg: "<rect/>", label: { en: "", de: "" } },
        rung: {
          w: 100,
          h: 50,
          svg: "<rect/>",
          label: { en: "red", de: "rot" },
          at: { x: 70, y: 20, size: 9, ink: "#123456" },
        },
      },
    };
    const items = {
      gap: { kind: "thing" as const, face: "gap", zone: "trick", x: 0, y: 0, n: 5 },
      rung: {
        kind: "thing" as const,
        face: "rung",
        text: 3,
        say: 2,
        zone: "trick",
        x: 0,
        y: 0,
        n: 6,
      },
    };
    const { view } = open({
      kit,
      timeline: { ...one, frames: [one.frames[0], { items }] },
      index: 1,
    });
    expect(view.item("gap").hasAttribute("role")).toBe(false);
    expect(view.item("gap").hasAttribute("tabindex")).toBe(false);
    expect(label(view, "rung")).toBe(one.texts.en?.[2]);
    const count = view.find('[data-id="rung"] .count');
    expect(["x", "y", "font-size", "fill"].map((a) => count.getAttribute(a))).toEqual([
      "20",
      "-5",
      "9",
      "#123456",
    ]);
  });
});

describe("a rule", () => {
  it("opens from its chip and leads to the next example", () => {
    const { model, view } = open({ index: 3 });
    view.click(".why-so");
    view.click(".chip");
    const dialog = view.find("dialog");
    expect(dialog.getAttribute("aria-label")).toBe("§ 5.3 Pinch");
    expect(dialog.getAttribute("aria-description")).toBe(
      "The lowest player takes one card. It is a duty.",
    );
    for (const part of ["The lowest player takes one card.", "It is a duty.", "a ruling of ours"]) {
      expect(dialog.textContent).toContain(part);
    }
    view.click("dialog .row button");
    expect(model.get("index")).toBe(4);
    expect(view.all("dialog")).toEqual([]);
    if (!view.all(".chip").length) view.click(".why-so");
    view.click(".chip");
    view.click("dialog .row button");
    expect(model.get("index")).toBe(3);
  });
  it("says so when the game has no other example of it", () => {
    const { view } = open({ timeline: timeline(0, 2), index: 1 });
    view.click(".why-so");
    view.click(".chip");
    expect(view.find("dialog").textContent).toContain("There is no other example");
    expect(view.all("dialog .row button")).toEqual([]);
  });
  it("that is new to the reader has a form of its own, and a word for the ear", () => {
    const { view } = open({ index: 2 });
    expect(view.find(".chip.new").getAttribute("aria-label")).toBe(
      "New rule for you: § 4.6 Follow suit",
    );
    expect(view.find(".coach").textContent).toContain("Rules that you have met: 2");
  });
});
