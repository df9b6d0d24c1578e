/** At every width, in every height: the board takes what there is, its letters can be read, all of it is seen at once. */
import { describe, expect, it } from "vitest";
import { fitted } from "../src/fit.js";

const SHAPES: [number, number][] = [
  [790, 560],
  [540, 560],
  [400, 480],
];
const WIDTHS = Array.from({ length: 33 }, (_, n) => 320 + 40 * n);
/** What a laptop's notebook shows, a laptop's window, and a large screen. */
const HEIGHTS = [680, 700, 768, 900, 1200];
const rooms = WIDTHS.flatMap((width) => HEIGHTS.map((height) => ({ width, height })));

/** How wide and high the board is drawn, and how high its smallest letters: 12 units in the narrowest shape, else 13. */
function drawn(
  room: { width: number; height: number },
  mode: "page" | "present" | "board" = "page",
) {
  const fit = fitted(room, SHAPES, mode);
  const [w, h] = SHAPES[fit.shape] ?? [1, 1];
  const scale = fit.board / w;
  return { ...fit, across: fit.board, down: scale * h, letters: scale * (w === 400 ? 12 : 13) };
}

describe("a table among other things", () => {
  it.each(rooms)("fits into $width × $height", (room) => {
    const { letters, height, beside, across, down, gap } = drawn(room);
    expect(letters).toBeGreaterThanOrEqual(room.width < 700 ? 9 : 11);
    expect(height).toBeLessThanOrEqual(room.height);
    // between these widths the words stand where the board is larger
    if (room.width < 600 || room.width >= 700) expect(beside).toBe(room.width >= 700);
    // head, bar and gaps; what is left for words
    const rest = beside ? room.width - across - 3 * gap : height - down - 78 - 6 * gap;
    expect(rest).toBeGreaterThanOrEqual(beside ? 250 : 151);
    // it takes all of the height or of the width that there is
    const high = height > room.height - 2 && (beside || rest < 154);
    const wide = beside ? rest < 252 : across > room.width - 2 * gap - 2;
    expect(high || wide).toBe(true);
    // beside a board with words below it nothing is empty: the cloth of the table goes on
    const board = drawn(room);
    const cloth = (2 * board.cloth * across) / (SHAPES[board.shape]?.[0] ?? 1);
    expect(across + cloth).toBeCloseTo(beside ? across : room.width - 2 * gap, -0.5);
  });
  it.each([360, 400, 440, 480, 520, 560, 600, 640, 680])(
    "has a large board at %d × 680",
    (width) => {
      const { across, down, beside } = drawn({ width, height: 680 });
      const most = (beside ? width - 250 - 18 : width - 12) * (680 - 102 - (beside ? 0 : 164));
      expect((across * down) / most).toBeGreaterThan(0.7);
    },
  );
  it("reserves no room for buttons where there are none", () => {
    const room = { width: 360, height: 620 };
    expect(fitted(room, SHAPES, "page", false).board - fitted(room, SHAPES, "page").board).toBe(32);
  });
  it("takes the shape that is drawn largest", () => {
    const shown = (width: number, height = 680) => {
      const { shape, across, down } = drawn({ width, height });
      return [shape, across, Math.round(down)];
    };
    // 848 − 250 − 30 = 568 across, 680 − 78 − 40 = 562 down: of 540 × 560 all the height, of 790 × 560 no letters
    expect(shown(848)).toEqual([1, 541, 561]);
    // 711 − 280 = 431 across
    expect(shown(711)).toEqual([2, 431, 517]);
    expect(shown(1100)).toEqual([0, 792, 561]);
    // 360 − 12 = 348 across, 900 − 102 − 212 = 586 down
    expect(shown(360, 900)).toEqual([2, 348, 418]);
  });
  it("rather is scrolled than has letters that cannot be read", () => {
    const { letters, height } = drawn({ width: 360, height: 300 });
    expect(letters).toBeCloseTo(9.03, 1);
    expect(height).toBeGreaterThan(300);
  });
  it("shows two things beside each other above the words rather than one below the other", () => {
    const { shape, beside, board, height } = fitted(
      { width: 848, height: 680 },
      [
        [840, 492],
        [400, 922],
      ],
      "page",
      false,
    );
    // 680 − 78 − 60 − 106 = 436 down, of 492
    expect([shape, beside, board, height]).toEqual([0, false, 744, 680]);
  });
  it("has one shape, if a game has no others", () => {
    expect(fitted({ width: 1000, height: 680 }, [[600, 400]], "page").shape).toBe(0);
  });
});

describe("before a class", () => {
  it.each([
    [1280, 800, 979, 690],
    [1920, 1080, 1420, 1000],
  ])("the board comes first, at %d × %d", (width, height, across, down) => {
    const board = drawn({ width, height }, "present");
    expect(board.across).toBeGreaterThan(across);
    expect(board.down).toBeGreaterThan(down);
    expect(board.height).toBe(height);
  });
  it("words stand where they leave the board more", () => {
    expect(drawn({ width: 1280, height: 800 }, "present").beside).toBe(true);
    expect(drawn({ width: 800, height: 1280 }, "present").beside).toBe(false);
  });
  it("the board may stand alone", () => {
    const alone = drawn({ width: 1280, height: 800 }, "board");
    expect([alone.across, Math.round(alone.down), alone.height]).toEqual([1066, 756, 800]);
  });
});
