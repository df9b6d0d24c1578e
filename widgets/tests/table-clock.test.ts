import { act } from "preact/test-utils";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { later, model, notice, onItsClock, open, timeOf, view } from "./bench.js";
import { say, still } from "./fixture.js";
import { fromPython, show } from "./mount.js";

onItsClock();

describe("where time runs", () => {
  const due = (rev: number, after = 3000) =>
    still(2, rev, {
      buttons: [{ id: "slap", label: say("Slap!"), does: 6, kind: "main", after }],
    });
  it("a button presses itself when its time is over, once", () => {
    open({ timeline: due(1) });
    later(2999);
    expect(model.sent).toEqual([]);
    later(9000);
    expect(model.sent).toEqual([{ kind: "button", rev: 1, on: "slap", ms: 3000 }]);
  });
  it("a click says how long it took", () => {
    open({ timeline: due(1) });
    later(450);
    view.click('[data-id="slap"]');
    expect(model.sent).toEqual([{ kind: "button", rev: 1, on: "slap", ms: 450 }]);
  });
  it("a hand that comes down twice comes down once", () => {
    open({ timeline: due(1) });
    later(450);
    view.click('[data-id="slap"]');
    later(90);
    view.click('[data-id="slap"]');
    later(3000); // not even the button itself presses once more
    expect(model.sent).toEqual([{ kind: "button", rev: 1, on: "slap", ms: 450 }]);
  });
  it("a new picture has a time of its own, which begins when it is in sight", () => {
    open({ timeline: due(1) });
    later(2000);
    fromPython(model, "timeline", { ...due(2), frames: [...due(2).frames, {}] });
    later(timeOf(0, due(2))); // as long as the picture before stays
    later(1300);
    expect(model.sent).toEqual([]);
    view.click('[data-id="slap"]');
    expect(model.sent).toEqual([{ kind: "button", rev: 2, on: "slap", ms: 1300 }]);
  });
  it("a line says how much is left, as long for as much time, and begins anew with each picture", () => {
    open();
    expect(view.all(".left")).toEqual([]);
    const left = (after: number, rev: number) => {
      fromPython(model, "timeline", due(rev, after));
      return view.find(".left");
    };
    const first = left(3000, 2);
    expect(first.getAttribute("style")).toContain("--of: 1; animation: left 3000ms");
    const second = left(1500, 3);
    expect(second.getAttribute("style")).toContain("--of: 0.5; animation: left 1500ms");
    expect(second).not.toBe(first); // or its line would go on where it was
  });
  it("a press after the time was over is told of, and of nothing else", () => {
    open({ timeline: due(1) });
    later(3000);
    fromPython(model, "timeline", due(2));
    expect(notice()).toBe("");
    later(3000); // the clock is first, and its message on the way
    view.click('[data-id="R2"]');
    expect(notice()).toBe("");
    fromPython(model, "timeline", due(3));
    expect(notice()).toContain("The game had gone on by then.");
    view.click('[data-id="R2"]');
    fromPython(model, "timeline", due(4));
    expect(notice()).toBe("");
  });
  describe("waits for whoever cannot see it", () => {
    let sights: ((entries: { intersectionRatio: number }[]) => void)[] = [];
    /** What a scrolled page reports of a view. */
    const scroll = (intersectionRatio: number) => {
      act(() => {
        for (const hear of sights) hear([{ intersectionRatio }]);
      });
    };
    beforeEach(() => {
      sights = [];
      class Sight {
        constructor(hear: (typeof sights)[number]) {
          sights.push(hear);
        }
        observe() {}
        disconnect() {}
      }
      vi.stubGlobal("IntersectionObserver", Sight);
    });
    afterEach(() => {
      vi.unstubAllGlobals();
    });
    it("scrolled away it stands still, says so, and goes on where it was", () => {
      open({ timeline: due(1) });
      later(1000);
      scroll(0.4);
      later(9000);
      expect(model.sent).toEqual([]);
      expect(view.find(".prompt").textContent).toContain("The clock waits");
      scroll(1);
      expect(view.find(".prompt").textContent).not.toContain("The clock waits");
      later(1999);
      expect(model.sent).toEqual([]);
      later(1);
      expect(model.sent).toEqual([{ kind: "button", rev: 1, on: "slap", ms: 3000 }]);
    });
    it("in a hidden tab it stands still", () => {
      open({ timeline: due(1) });
      const hidden = vi.spyOn(document, "hidden", "get").mockReturnValue(true);
      const turn = () => {
        act(() => {
          document.dispatchEvent(new Event("visibilitychange"));
        });
      };
      turn();
      later(9000);
      expect(model.sent).toEqual([]);
      hidden.mockRestore();
      turn();
      later(3000);
      expect(model.sent).toEqual([{ kind: "button", rev: 1, on: "slap", ms: 3000 }]);
    });
    it("under a dialog it stands still", async () => {
      open({ timeline: due(1) });
      later(1000);
      view.key("?");
      await act(() => Promise.resolve()); // a page reports afterwards that a dialog has opened
      later(9000);
      expect(model.sent).toEqual([]);
    });
    it("of two views one presses, and the other when that is gone", () => {
      open({ timeline: due(1) });
      const other = show(model);
      later(3000);
      expect(model.sent).toHaveLength(1);
      fromPython(model, "timeline", due(2));
      view.end();
      later(3000);
      expect(model.sent).toHaveLength(2);
      other.end();
    });
  });
});
