import { act } from "preact/test-utils";
import { describe, expect, it } from "vitest";
import type { Frame, Item, Zone } from "../src/wire.js";
import { later, model, onItsClock, open, view } from "./bench.js";
import { say, still, timeline } from "./fixture.js";
import { fromPython } from "./mount.js";

onItsClock();

const LEGAL = 1;
const DIM = 2;
const PICKED = 4;
const HIT = 5;
/** The cards of the hand are offered as `marks` say, and what else is given. */
const picture = (rev: number, marks: Frame["marks"], more: Frame = {}) => {
  const whole = still(2, rev, more).frames[0];
  return { ...still(2, rev), frames: [{ ...whole, marks }] };
};
const without = (...ids: string[]): Record<string, Item> => {
  const items = { ...still(2, 1).frames[0]?.items } as Record<string, Item>;
  for (const id of ids) items[id] = { ...items[id], does: null } as Item;
  return items;
};
const offered = (...ids: string[]): Record<string, Item> => {
  const items = without("R2", "R14", "B7");
  for (const id of ids) items[id] = { ...items[id], does: 9 } as Item;
  return items;
};
const button = (id: string, kind: "main" | "plain") => ({ id, label: say(id), does: 1, kind });
let rev = 1;
function sit(on: string, marks: Frame["marks"], more: Frame = {}) {
  rev = 1;
  open({ timeline: picture(rev, marks, more) });
  act(() => view.item(on).focus());
}
const press = () => view.key("Enter", view.item(view.focus() ?? ""));
const answer = (marks: Frame["marks"], more: Frame = {}) =>
  fromPython(model, "timeline", picture(++rev, marks, more));

describe("after a key the focus goes on", () => {
  it("from a card that was picked to what it can be played on", () => {
    sit("R14", [[LEGAL, "R2 R14 B7"]], { items: offered("R2", "R14", "B7") });
    press();
    answer(
      [
        [PICKED, "R14"],
        [LEGAL, "R2 B7 R9 B3"],
      ],
      { items: { ...offered("R2", "R14", "B7", "R9", "B3") } },
    );
    expect(view.focus()).toBe("R9");
  });
  it("never to a card that only still says whom it is from", () => {
    const tagged = [...still(2, 2).marks, { kind: "legal" as const, tag: say("from Cleo") }];
    const given = (rev: number, marks: Frame["marks"], items: Record<string, Item>) => {
      const whole = picture(rev, [[tagged.length - 1, "B7"], ...(marks ?? [])], { items });
      const zones = { ...whole.frames[0]?.zones } as Record<string, Zone>;
      zones.hand0 = { ...zones.hand0, own: true } as Zone;
      return { ...whole, marks: tagged, frames: [{ ...whole.frames[0], zones }] };
    };
    open({ timeline: given(1, [[LEGAL, "R2 R14"]], offered("R2", "R14", "B7")) });
    act(() => view.item("R14").focus());
    press();
    const marks: Frame["marks"] = [
      [PICKED, "R14"],
      [LEGAL, "R9 B3"],
    ];
    fromPython(model, "timeline", given(2, marks, offered("R2", "R14", "B7", "R9", "B3")));
    expect(view.focus()).toBe("R9");
    // and from one target to the other, not to what lies beside it and cannot be chosen
    view.key("ArrowRight", view.item("R9"));
    expect(view.focus()).toBe("B3");
    view.key("ArrowRight", view.item("B3"));
    expect(view.focus()).toBe("R9");
  });
  it("to a piece that would be hit, where that is all that can be done with the card", () => {
    sit("R14", [[LEGAL, "R2 R14 B7"]], { items: offered("R2", "R14", "B7") });
    press();
    answer(
      [
        [PICKED, "R14"],
        [LEGAL, "R2 B7"],
        [HIT, "R9"],
      ],
      { items: offered("R2", "R14", "B7", "R9") },
    );
    expect(view.focus()).toBe("R9");
  });
  it("to what a card can be swapped for, though that could have been picked before", () => {
    sit("R2", [[LEGAL, "R2 B3"]], { items: offered("R2", "B3") });
    press();
    const items = offered("R2", "B3");
    items.B3 = { ...items.B3, does: 10 } as Item;
    answer(
      [
        [PICKED, "R2"],
        [LEGAL, "B3"],
      ],
      { items },
    );
    expect(view.focus()).toBe("B3");
  });
  it("nowhere while more of the same may be picked", () => {
    sit("R2", [[LEGAL, "R2 R14 B7"]]);
    press();
    answer([
      [PICKED, "R2"],
      [LEGAL, "R14 B7"],
    ]);
    expect(view.focus()).toBe("R2");
    press();
    answer([[LEGAL, "R2 R14 B7"]]);
    expect(view.focus()).toBe("R2");
  });
  it("nowhere when a card is picked that can also be laid on a pile, if there is a button for that", () => {
    const hand = ["R2", "R14", "B7"];
    sit("R2", [], { items: offered(...hand, "B3"), buttons: [] });
    press();
    const items = offered(...hand, "B3");
    items.B3 = { ...items.B3, does: 10 } as Item;
    answer([[PICKED, "R2"]], { items, buttons: [{ ...button("discard", "main"), does: 10 }] });
    expect(view.focus()).toBe("R2");
    expect(view.item("B3").getAttribute("aria-label")).toBe("blue 3: discard");
    // nor when a second one is picked, and the pile means again what it did
    press();
    answer([[PICKED, "R2 R14"]], { items: offered(...hand, "B3"), buttons: [] });
    expect(view.focus()).toBe("R2");
  });
  it("nor where that pile is worth a mark", () => {
    const hand = ["R2", "R14", "B7"];
    sit("R2", [], { items: offered(...hand), buttons: [] });
    press();
    const items = offered(...hand, "B3");
    items.B3 = { ...items.B3, does: 10 } as Item;
    const marks: Frame["marks"] = [
      [PICKED, "R2"],
      [LEGAL, "B3"],
    ];
    answer(marks, { items, buttons: [{ ...button("discard", "plain"), does: 10 }] });
    expect(view.focus()).toBe("R2");
  });
  it("to a card that has just been drawn", () => {
    const whole = still(2, 1).frames[0];
    const zones = { ...whole?.zones } as Record<string, Zone>;
    zones.hand0 = { ...zones.hand0, own: true } as Zone;
    const { B7: _, ...before } = offered("R2", "R14");
    sit("R2", [], { zones, items: before });
    press();
    const tagged = [...still(2, 2).marks, { kind: "active" as const, tag: say("new") }];
    const drawn = picture(++rev, [[tagged.length - 1, "B7"]], {
      zones,
      items: offered("R2", "R14", "B7"),
    });
    fromPython(model, "timeline", { ...drawn, marks: tagged });
    expect(view.focus()).toBe("B7");
  });
  it("to the nearest card that may be played, never to another", () => {
    sit("R2", [[LEGAL, "R2 R14 B7"]]);
    press();
    const items = { ...offered("R14", "B7"), R2: { ...without("R2").R2, zone: "trick" } as Item };
    answer(
      [
        [DIM, "R14"],
        [LEGAL, "B7"],
      ],
      { items },
    );
    expect(view.focus()).toBe("B7");
  });
  it("to a button if only buttons act, first to the main one", () => {
    sit("R2", [[LEGAL, "R2"]]);
    press();
    const buttons = [button("hint", "plain"), button("next", "main")];
    answer([], { items: offered(), buttons });
    expect(view.focus()).toBe("next");
  });
  it("to a main button, such as for a next round, though cards can still be looked at", () => {
    sit("R2", [[LEGAL, "R2"]], { buttons: [] });
    press();
    answer([], { items: offered("R14", "B7"), buttons: [button("next", "main")] });
    expect(view.focus()).toBe("next");
  });
  it("to the buttons of a card that was picked, though something else could be pressed all along", () => {
    const buttons = [button("advise", "plain"), button("hearts", "plain")];
    sit("R2", [[LEGAL, "R2"]], { items: offered("R2", "B3") });
    press();
    answer([[PICKED, "R2"]], { items: offered("R2", "B3"), buttons });
    expect(view.focus()).toBe("hearts");
  });
  it("nowhere when a card is only looked at while buttons act", () => {
    sit("R2", [], { items: offered(), buttons: [button("keep", "plain")] });
    press();
    answer([], { items: offered(), buttons: [button("keep", "plain")] });
    expect(view.focus()).toBe("R2");
  });
  it("from a button that is gone to the hand", () => {
    sit("R2", [], { items: offered(), buttons: [button("go", "main")] });
    act(() => view.find(".actions button").focus());
    answer(
      [
        [DIM, "R2"],
        [LEGAL, "R14"],
      ],
      { buttons: [] },
    );
    expect(view.focus()).toBe("R14");
  });
  it("to Continue while others play, and then to what can be played", () => {
    sit("R2", [[LEGAL, "R2"]]);
    press();
    const line = { ...timeline(0, 3, ++rev), seats: [] };
    const [first, ...rest] = line.frames;
    fromPython(model, "timeline", {
      ...line,
      frames: [{ ...first, items: { ...first?.items, R2: null } }, ...rest],
    });
    expect(view.focus()).toBe("continue");
    for (const _ of line.frames) later(60_000);
    expect(view.focus()).toBe("R14");
  });
  it("nowhere after a refusal, or a look at another's card", () => {
    const marks: Frame["marks"] = [
      [LEGAL, "R2"],
      [DIM, "B7"],
    ];
    for (const on of ["B7", "Y1"]) {
      sit(on, marks);
      press();
      answer(marks, { notice: { kind: "refusal", text: say("No."), rules: 0 } });
      expect(view.focus()).toBe(on);
    }
  });
  it("to what is offered where no help is wanted", () => {
    sit("R2", [], { items: offered("R2") });
    press();
    answer([[PICKED, "R2"]], { items: offered("R2", "B3") });
    expect(view.focus()).toBe("B3");
  });
});

it("the last stop for Tab leads to what can be chosen next", () => {
  open({ timeline: picture(1, [[LEGAL, "R14"]]) });
  const stops = view.all("button, select, [tabindex='0']");
  expect(stops.at(-1)?.className).toBe("to-table");
  view.click(".to-table");
  expect(view.focus()).toBe("R14");
});

describe("what just happened is one stop for Tab", () => {
  const story = [{ text: say("Cleo plays."), rules: 1, ends: 1 as const }];
  const coach = { met: 1, total: 2, known: "1", fresh: ["t.follow"] };
  it("whose buttons the arrow keys lead to, up and down", () => {
    open({ timeline: still(2, 1, { story, coach }) });
    const words = view.find(".words");
    const buttons = view.all(".words button");
    expect(words.tabIndex).toBe(0);
    expect(buttons.map((one) => one.tabIndex)).toEqual([-1, -1]);
    const at = () => buttons.indexOf(view.host.shadowRoot?.activeElement as HTMLElement);
    view.key("ArrowDown", words);
    expect(at()).toBe(0);
    view.key("ArrowDown", buttons[0]);
    expect(at()).toBe(1);
    view.key("ArrowUp", buttons[1]);
    expect(at()).toBe(0);
    expect(view.key("ArrowUp", buttons[0]).defaultPrevented).toBe(false); // it scrolls
  });
  it("as they do to what can be done, where they stop at both ends and leave the notebook alone", () => {
    const one = { id: "one", label: say("Cleo plays."), does: 8, kind: "plain" as const };
    open({ timeline: still(2, 1, { buttons: [one, { ...one, id: "two" }] }) });
    const at = () => view.focus();
    act(() => view.find("[data-id=one]").focus());
    for (const [key, then] of [
      ["ArrowUp", "one"],
      ["ArrowDown", "two"],
      ["ArrowDown", "two"],
      ["ArrowUp", "one"],
    ] as const) {
      const pressed = view.key(key, view.find(`[data-id=${at()}]`));
      expect([at(), pressed.defaultPrevented]).toEqual([then, true]);
    }
    expect(model.sent).toEqual([]);
  });
  it("and a space that means nothing does not move the page away", () => {
    open({ timeline: still(2, 1, { story, coach }) });
    expect(view.key(" ", view.find(".mops")).defaultPrevented).toBe(true);
    expect(view.key(" ", view.find(".words button")).defaultPrevented).toBe(false); // a press
    expect(view.key("PageUp", view.find(".mops")).defaultPrevented).toBe(false);
  });
  it("but a dialog that is opened there has stops of its own", () => {
    open({ timeline: still(2, 1, { story, coach }) });
    view.click(".words .coach");
    expect(view.all("dialog button").every((one) => one.tabIndex === 0)).toBe(true);
  });
});

describe("while others play", () => {
  const mine: Frame["marks"] = [[LEGAL, "R2"]];
  const others = (more: Frame) => {
    const line = timeline(0, 3, ++rev);
    const last = { ...still(2, rev).frames[0], marks: [], ...more };
    return { ...line, seats: [], frames: [line.frames[0] ?? {}, line.frames[1] ?? {}, last] };
  };
  const at = () => (view.host.shadowRoot?.activeElement as HTMLElement | null)?.dataset.id;
  const see = () => {
    while (view.find(".mops").dataset.live === "false") later(5000);
  };
  it("the focus leaves what skips when that does nothing any more, and Space goes on from any such button", () => {
    sit("R2", mine);
    press();
    fromPython(model, "timeline", others({}));
    const skip = view.find('[aria-label^="Skip to"]');
    act(() => skip.focus());
    expect(skip.getAttribute("aria-disabled")).toBeNull();
    const stop = others({});
    const story = [{ text: say("Cleo wins."), rules: 1, ends: 2 as const }];
    stop.frames[0] = { ...stop.frames[0], story };
    fromPython(model, "timeline", stop);
    expect(skip.getAttribute("aria-disabled")).toBe("true");
    expect(at()).toBe("continue");
    act(() => skip.focus());
    view.key(" ", skip);
    expect(view.find(".prompt").textContent).not.toContain("Continue:");
  });
  it("the focus is on what goes on, also after a move that leaves its card where it was", () => {
    sit("R2", mine);
    fromPython(model, "timeline", others({ items: offered("R2"), marks: mine }));
    expect(at()).toBe("continue");
  });
  it("it stays where somebody looks, and at last goes to the only button", () => {
    sit("R2", mine);
    fromPython(
      model,
      "timeline",
      others({ items: without("R2", "R14", "B7"), buttons: [button("next", "main")] }),
    );
    act(() => view.item("B7").focus());
    later(1500);
    expect(at()).toBe("B7");
    see();
    expect(at()).toBe("next");
  });
});
