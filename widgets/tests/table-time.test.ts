import { act } from "preact/test-utils";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { later, model, open, view } from "./bench.js";
import { say, still, timeline } from "./fixture.js";
import { fromPython, show } from "./mount.js";

describe("frames since the last decision", () => {
  const succession = (rev: number) => ({ ...timeline(0, 3, rev), seats: [] });
  it("are shown one after another; only the last is live", () => {
    open();
    fromPython(model, "timeline", succession(2));
    expect(view.find(".mops").dataset.live).toBe("false");
    view.key("Enter", view.item("bowl0"));
    expect(view.find(".mops").dataset.live).toBe("true"); // a key jumps to the last
    fromPython(model, "timeline", succession(3));
    later(700);
    expect(view.all(".notes").map((n) => n.className)).toEqual(["notes", "notes current"]);
    later(700);
    expect(view.find(".mops").dataset.live).toBe("true");
    expect(view.find(".current").textContent).toContain("Cleo plays blue 3.");
    expect(model.sent).toEqual([]);
  });
  it("are jumped over by a click, which plays nothing", () => {
    open();
    fromPython(model, "timeline", succession(2));
    view.click('[data-id="R2"]');
    expect(view.find(".mops").dataset.live).toBe("true");
    expect(model.sent).toEqual([]);
    view.click('[data-id="R2"]');
    expect(model.sent).toEqual([{ kind: "item", rev: 2, on: "R2" }]);
  });
  it("are not played at all when motion is unwelcome", () => {
    open();
    const still = vi.spyOn(globalThis, "matchMedia");
    still.mockImplementation((query) => ({ matches: /reduced-motion/.test(query) }) as never);
    fromPython(model, "timeline", succession(2));
    expect(view.find(".mops").dataset.live).toBe("true");
    still.mockRestore();
  });
});

describe("where time runs", () => {
  const due = (rev: number) =>
    still(2, rev, {
      buttons: [{ id: "slap", label: say("Slap!"), does: 6, kind: "main", after: 3000 }],
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
    later(700); // as long as the picture before stays
    later(1300);
    expect(model.sent).toEqual([]);
    view.click('[data-id="slap"]');
    expect(model.sent).toEqual([{ kind: "button", rev: 2, on: "slap", ms: 1300 }]);
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
