// @vitest-environment node
import { describe, expect, it } from "vitest";
import { roam, tabStops } from "../src/roving.js";
import { concerned, Film, patch, place } from "../src/timeline.js";
import { fill, ruleName } from "../src/words.js";
import { frames, kit, timeline } from "./fixture.js";

const film = () => new Film(timeline());
const ids = (index: number) => Object.keys(film().at(index).items);

describe("frames", () => {
  it("are merged key by key", () => {
    const picture = film().at(2);
    expect(picture.items.B7).toMatchObject({ face: "B7", zone: "hand0", n: 2 });
    expect(picture.marks.B7).toMatchObject({ kind: "dim", rules: 1 });
    expect(picture.items.R9).toMatchObject({ zone: "trick", x: 40, n: 0 });
    expect(picture.title).toEqual(frames[0]?.title);
  });
  it("remove what is null, and nothing else", () => {
    expect(ids(3)).toContain("R2");
    expect(ids(4)).not.toContain("R2");
    expect(Object.keys(film().at(3).marks)).toEqual(["B3", "R2"]);
    expect(film().at(4).sheet?.rows).toHaveLength(2);
    expect(film().at(4).coach).toBeNull();
  });
  it("leave out what did not change", () => {
    const one = film().at(0);
    expect(patch(one, {}, [])).toEqual(one);
    expect(patch(one, {}, []).items).toBe(one.items);
  });
  it("can be opened anywhere and in any order", () => {
    const there = film();
    const back = [4, 0, 3, 1, 2].map((i) => there.at(i));
    expect(back[2]).toEqual(film().at(3));
    expect(there.at(3)).toBe(back[2]);
  });
  it("clamp positions that are not in the game", () => {
    expect([-3, 99, Number.NaN, "2", null, 1.4, {}].map((i) => film().clamp(i))).toEqual([
      0, 4, 0, 2, 0, 1, 0,
    ]);
    expect(new Film({ ...timeline(), frames: [] }).at(3).items).toEqual({});
  });
  it("find the next example of a rule, round the end", () => {
    expect(film().citing("t.follow", 0)).toBe(1);
    expect(film().citing("t.follow", 1)).toBe(2);
    expect(film().citing("t.follow", 2)).toBe(1);
    expect(film().citing("t.unused", 0)).toBe(-1);
    expect(new Film(timeline(0, 2)).citing("t.follow", 1)).toBe(-1);
  });
  it("know where chapters begin", () => {
    expect([film().chapter(0, 1), film().chapter(1, 1), film().chapter(4, 1)]).toEqual([1, 4, 4]);
    expect([film().chapter(4, -1), film().chapter(1, -1), film().chapter(0, -1)]).toEqual([
      1, 0, 0,
    ]);
  });
});

describe("a place on the time line", () => {
  it("is the chapter that is near enough, else the frame there", () => {
    expect([1.5, 1.6, 2].map((at) => film().pointed(at, 0.5))).toEqual([1, 2, 2]);
  });
});

describe("a film from which some pictures are left out", () => {
  const short = new Film({ ...timeline(0, 3), at: [0, 2, 5] });
  it("shows the last picture that it has of the whole game", () => {
    expect([0, 1, 2, 4, 5, 9].map((n) => short.near(n))).toEqual([0, 0, 1, 1, 2, 2]);
    expect([-1, 0, 1, 2, 3].map((n) => short.whole(n))).toEqual([0, 0, 2, 5, 5]);
  });
  it("has nothing to count in a whole one", () => {
    expect([film().near(3), film().whole(3), film().near(99)]).toEqual([3, 3, 4]);
  });
});

describe("places", () => {
  it("are in reading order, in each shape", () => {
    const order = place(film().at(2), 0).map((p) => p.id);
    expect(order.slice(0, 6)).toEqual(["R2", "R14", "B7", "R9", "B3", "Y1"]);
    expect(order.slice(-2)).toEqual(["plate1", "plate0"]); // names over all else
    const [r2] = place(film().at(0), 1);
    expect([r2?.x, r2?.y, r2?.scale]).toEqual([30 + 40, 420 + 55, 1]);
  });
  it("may differ in another shape", () => {
    const moved = patch(film().at(0), { items: { R2: { others: [[1, 2, 3]] } } }, []);
    const [wide, narrow] = [0, 1].map((shape) => place(moved, shape)[0]);
    expect([wide?.x, wide?.y, wide?.r]).toEqual([230 + 44, 400 + 55 * 1.1, -4]);
    expect([narrow?.x, narrow?.y, narrow?.r]).toEqual([31, 422, 3]);
  });
  it("leave out items of a zone that is gone", () => {
    const picture = patch(film().at(0), { zones: { hand2: null } }, []);
    expect(place(picture, 0).map((p) => p.id)).not.toContain("B3");
  });
});

describe("the keyboard's ways", () => {
  const placed = place(film().at(2), 0).filter((p) => p.item.kind !== "plate");
  it("have one stop in each zone, a playable card first", () => {
    expect(tabStops(placed, {})).toEqual(new Set(["R2", "R9", "Y1", "Y12", "bowl0"]));
    expect(tabStops(placed, { hand0: "B7" })).toContain("B7");
    expect(tabStops(placed, { hand0: "gone" })).toContain("R2");
    const dim = placed.map((p) => (p.id === "R2" ? { ...p, mark: undefined } : p));
    expect(tabStops(dim, {})).toContain("R14"); // though R2 lies before it
  });
  it("begin in the first own zone in which something can be chosen, and else in the first own one", () => {
    const zones = ["hand1", "hand2"];
    const own = placed.filter((p) => zones.includes(p.item.zone));
    const lying = own.map((p) => ({ ...p, zone: { ...p.zone, own: true as const } }));
    const [first, later] = zones.map((zone) => lying.find((p) => p.item.zone === zone)?.id);
    expect(tabStops(lying, {}, false)).toEqual(new Set([first, later]));
    const acting = lying.map((p) => ({
      ...p,
      item: { ...p.item, ...(p.item.zone === "hand2" && { does: 7 }) },
    }));
    expect(tabStops(acting, {}, false)).toEqual(new Set([later]));
    expect(tabStops(acting, {})).toContain(first);
  });
  it("go through what one only has beside what one chooses from, with no stop between that and the buttons", () => {
    const zones = ["hand1", "hand2"];
    const own = placed
      .filter((p) => zones.includes(p.item.zone))
      .map((p) => ({ ...p, zone: { ...p.zone, own: true as const } }))
      .map((p) => ({ ...p, item: { ...p.item, ...(p.item.zone === "hand1" && { does: 7 }) } }));
    const [first, beside] = zones.map((zone) => own.find((p) => p.item.zone === zone)?.id);
    expect(tabStops(own, {})).toEqual(new Set([first]));
    const through = own.reduce(
      (at) => [...at, roam(own, at.at(-1) ?? "", "ArrowRight", false) ?? ""],
      [first ?? ""],
    );
    expect(through).toContain(beside);
    expect(through.at(-1)).toBe(first);
  });
  it("run in a ring within the zone", () => {
    expect(roam(placed, "R2", "ArrowRight", false)).toBe("R14");
    expect(roam(placed, "R2", "ArrowLeft", false)).toBe("B7");
    expect(roam(placed, "R2", "End", false)).toBe("B7");
    expect(roam(placed, "B7", "Home", false)).toBe("R2");
    expect(roam(placed, "R2", "x", false)).toBeNull();
    expect(roam(placed, "gone", "ArrowRight", false)).toBeNull();
  });
  it("lead through all that can be answered, and through nothing else", () => {
    const asked = ["R2", "R9"];
    const some = placed.map((p) => ({
      ...p,
      item: { ...p.item, does: asked.includes(p.id) ? 0 : null },
    }));
    expect(roam(some, "R2", "ArrowRight", false, true)).toBe("R9");
    expect(roam(some, "R9", "ArrowRight", false, true)).toBe("R2");
    expect(asked).not.toContain(roam(some, "B7", "ArrowRight", false, true));
  });
  it("leave left and right to time in a replay", () => {
    expect(roam(placed, "R2", "ArrowRight", true)).toBeNull();
    expect(roam(placed, "R2", "Home", true)).toBeNull();
    expect(roam(placed, "R2", "ArrowDown", true)).toBe("R14");
  });
});

describe("words", () => {
  it("are filled in by name", () => {
    expect(fill("Step {n} of {m}", { n: 1, m: 5 })).toBe("Step 1 of 5");
    expect(fill("{a} {b}", { a: "{b}" })).toBe("{b} {b}");
  });
  it("name a rule by section and title", () => {
    expect(ruleName(kit, "t.follow", "de")).toBe("§ 4.6 Farbe bedienen");
    expect(ruleName(kit, "t.other", "de")).toBe("t.other");
  });
});

describe("what is pointed at", () => {
  const about = { line: "B3 R2", corner: "R2 R9" };
  it("lights up what it concerns", () => {
    expect(concerned(about, "line")).toEqual(["B3", "R2"]);
  });
  it("lights up all that concerns it", () => {
    expect(concerned(about, "R2")).toEqual(["line", "corner"]);
    expect(concerned(about, "R9")).toEqual(["corner"]);
  });
  it("lights up nothing where nothing is said, and not by a part of a name", () => {
    expect(concerned(about, "R")).toEqual([]);
    expect(concerned(about, null)).toEqual([]);
    expect(concerned({}, "R2")).toEqual([]);
  });
});

describe("a grid", () => {
  const film = new Film(timeline());
  const picture = film.at(2);
  const zones = { hand0: { ...picture.zones.hand0, kind: "grid" } } as typeof picture.zones;
  // two rows: four places above, the last a hair lower, and below them one under the third
  const at = { a: [0, 0], b: [40, 0], c: [80, 0], e: [160, 0.5], d: [80, 40] };
  const items = Object.fromEntries(
    Object.entries(at).map(([id, [x = 0, y = 0]], n) => [
      id,
      { kind: "thing" as const, zone: "hand0", face: "bowl", x, y, n },
    ]),
  );
  const placed = place({ ...picture, zones, items, marks: {} }, 0);
  it("is gone through as it lies", () => {
    expect(roam(placed, "c", "ArrowDown", false)).toBe("d");
    expect(roam(placed, "a", "ArrowDown", false)).toBe("d");
    expect(roam(placed, "d", "ArrowUp", false)).toBe("c");
    expect(roam(placed, "a", "ArrowRight", false)).toBe("b");
  });
  it("ends at its edge", () => {
    expect(roam(placed, "a", "ArrowUp", false)).toBe("a");
    expect(roam(placed, "d", "ArrowDown", false)).toBe("d");
  });
});

describe("targets of what has been chosen", () => {
  const film = new Film(timeline());
  const picture = film.at(2);
  const zones = {
    own: { ...picture.zones.hand0, kind: "pieces" },
    goals: { ...picture.zones.hand0, kind: "goals" },
  } as typeof picture.zones;
  // as in a track with a way inwards: the piece, fields along the track, one inwards, and one far above
  const at = { piece: [0, 0], one: [-20, 0], two: [-40, 0], inwards: [-30, -60], far: [-20, -400] };
  const items = Object.fromEntries(
    Object.entries(at).map(([id, [x = 0, y = 0]], n) => [
      id,
      { kind: "thing" as const, zone: n ? "goals" : "own", face: "bowl", x, y, n },
    ]),
  );
  const kinds = Object.keys(at).map((id, n) => [id, { kind: n ? "legal" : "picked" } as const]);
  const placed = place({ ...picture, zones, items, marks: Object.fromEntries(kinds) }, 0);
  it("are gone through as they lie", () => {
    expect(roam(placed, "one", "ArrowLeft", false)).toBe("two");
    expect(roam(placed, "one", "ArrowUp", false)).toBe("inwards");
    expect(roam(placed, "inwards", "ArrowUp", false)).toBe("far");
    expect(roam(placed, "inwards", "ArrowDown", false)).toBe("one");
  });
  it("can all be reached: where none lies that way, the next one follows", () => {
    expect(roam(placed, "one", "ArrowDown", false)).toBe("two");
  });
});
