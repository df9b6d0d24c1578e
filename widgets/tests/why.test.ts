/** Words about an item cover nothing that is needed next, and are not said for what was only slid under the pointer. */
import { act } from "preact/test-utils";
import { afterEach, describe, expect, it } from "vitest";
import type { Placed } from "../src/timeline.js";
import { freePlace, kept, open, type Taken, tail, taken } from "../src/why.js";
import type { Kit } from "../src/wire.js";
import { state } from "./fixture.js";
import { ListeningModel, type Mounted, show } from "./mount.js";

const BOARD = { x: 0, y: 0, w: 500, h: 400 };
const WORDS = { x: 0, y: 0, w: 100, h: 40 };
const box = (x: number, y: number, w: number, h: number, bad = 20): Taken => ({ x, y, w, h, bad });

describe("words about an item", () => {
  it("stand above it", () => {
    const card = box(200, 250, 60, 90);
    expect(freePlace(WORDS, BOARD, card, [card])).toMatchObject({ x: 180, y: 250 - 40 - 8 });
  });
  it("stand below it where above it something can be pressed", () => {
    const card = box(200, 150, 60, 90);
    const target = box(150, 100, 200, 40);
    expect(freePlace(WORDS, BOARD, card, [card, target])).toMatchObject({ x: 180, y: 248 });
  });
  it("keep off a name as broad as it is drawn, and off no more", () => {
    const at = (middle: number, w: number) =>
      taken(
        {
          item: { kind: "plate", zone: "seat0", x: middle, y: 15, n: 0, text: 1 },
          zone: { w },
          ...{ x: 100, y: 20, r: 0, scale: 1 },
        } as Placed,
        { faces: {} } as Kit,
      );
    expect(at(60, 110)).toMatchObject({ x: 100 - 54, w: 108, h: 38 }); // 100 within its zone, and a ring
    expect(at(300, 600)).toMatchObject({ x: 100 - 69, w: 138, h: 38 });
  });
  it("stand at what is seen of a card in a hand", () => {
    const card = (x: number, kind = "hand") =>
      ({
        item: { kind: "card", zone: "hand0", x, y: 0, n: x, face: "R1" },
        zone: { kind },
        ...{ x, y: 100, r: 0, scale: 1 },
      }) as Placed;
    const kit = { faces: { R1: { w: 80, h: 112, label: {} } } } as unknown as Kit;
    const [first, second, lone] = [card(100), card(130), card(100, "trick")];
    // 30 of it, and its upper two thirds, with rings of 8
    expect(open(first, [first, second], kit)).toMatchObject({
      x: 56,
      y: 40,
      w: 30,
      h: expect.closeTo(80),
    });
    expect(open(second, [first, second], kit)).toMatchObject({ x: 86, w: 88 });
    expect(open(lone, [lone, second], kit)).toMatchObject({ w: 88, h: 120 });
    // but what can be pressed is kept free as a whole
    const pressed = { ...first, item: { ...first.item, does: 0 } } as Placed;
    expect(kept(pressed, [pressed, second], kit)).toMatchObject({ w: 88, h: 120 });
    expect(kept(first, [first, second], kit)).toMatchObject({ w: 30, h: expect.closeTo(80) });
  });
  it("stay on the board", () => {
    const corner = box(0, 0, 60, 90);
    expect(freePlace(WORDS, BOARD, corner, [corner])).toMatchObject({ x: 8, y: 98 });
  });
  it("rather cover what can only be refused than what can be pressed", () => {
    const card = box(200, 200, 60, 90);
    const rows = [box(0, 0, 500, 195), box(0, 295, 500, 100, 0.3)];
    const sides = [box(0, 200, 195, 90), box(265, 200, 235, 90)];
    expect(freePlace(WORDS, BOARD, card, [card, ...rows, ...sides]).y).toBeGreaterThan(295);
  });
  it("stay near, though something is covered a little there and nothing far away", () => {
    const card = box(200, 300, 60, 90);
    // a tenth of the words lies over what costs 3: 0.3
    const rows = [box(0, 250, 500, 46, 3), box(0, 200, 500, 46, 3)];
    const { y } = freePlace(WORDS, BOARD, card, [card, ...rows]);
    expect(y).toBeGreaterThanOrEqual(300 - 40 - 48);
  });
  it("go where most is free on a board on which all that is near can be pressed", () => {
    const card = box(20, 300, 60, 90);
    const { y } = freePlace(WORDS, BOARD, card, [card, box(0, 150, 500, 250)]);
    expect(y).toBeLessThanOrEqual(150 - 40);
  });
});

describe("the tail of words", () => {
  const card = box(200, 200, 60, 90);
  it("reaches just into what they are about, from above", () => {
    // from y = 172, the middle of the words, to 9 below the edge of the card
    expect(tail({ ...WORDS, x: 180, y: 152 }, card)).toEqual({ long: 37, turn: Math.PI / 2 });
  });
  it("points to it, and at no other, from below another card", () => {
    // the words stand 30 beyond its right edge and 40 below it: their middle is at (340, 350)
    const { long, turn } = tail({ ...WORDS, x: 290, y: 330 }, card);
    expect([340 + long * Math.cos(turn), 350 + long * Math.sin(turn)]).toEqual([
      expect.closeTo(251),
      expect.closeTo(281),
    ]);
  });
});

describe("a pointer", () => {
  let view: Mounted;
  afterEach(() => view.end());
  const move = (type: string, id: string, clientX: number) =>
    act(() => {
      const more = { bubbles: true, composed: true, clientX, clientY: 0 };
      view.item(id).dispatchEvent(new MouseEvent(type, more));
    });
  const told = () => view.all(".why").map((one) => one.textContent);
  it("has what is pointed at told, and not what slides under it while it rests", () => {
    view = show(new ListeningModel(state("table")));
    move("pointerover", "R2", 1);
    expect(told()).toEqual([]); // it can be played
    move("pointerover", "B7", 1);
    expect(told()).toEqual([]);
    move("pointermove", "B7", 2);
    expect(told()).toEqual(["You must follow red.§ 4.6 Follow suit"]);
  });
  it("has no more told of what was pressed, which is answered, until it was elsewhere", () => {
    view = show(new ListeningModel(state("table")));
    move("pointerover", "B7", 1);
    expect(told()).toHaveLength(1);
    view.click('[data-id="B7"]');
    move("pointermove", "B7", 2);
    expect(told()).toEqual([]);
    move("pointerover", "R2", 3);
    move("pointerover", "B7", 4);
    expect(told()).toHaveLength(1);
  });
});
