// What an item under the pointer or the focus has to say: where it covers least of what is needed next.
import { useLayoutEffect, useRef } from "preact/hooks";
import { useShared } from "./context.js";
import { isSeen } from "./drawing.js";
import { drawingOf, type Placed } from "./timeline.js";
import type { Kit } from "./wire.js";
import { ruleName } from "./words.js";

interface Box {
  x: number;
  y: number;
  w: number;
  h: number;
}
/** A box, and how bad it is to cover it. */
export type Taken = Box & { bad: number };

/** How far words stand from what they are about, and from the edges of the board. */
const NEAR = 8;
/** So many places are tried across the board, and down. */
const TRIED = 9;
/** How much of a card in a hand may be covered at its lower edge: what it is stands above. */
const HEM = 1 / 3;
/** What it costs to stand apart, and at the other end of the board. */
const APART = 0.05;
const FAR = 0.4;
/** How far words stand from what they are about at most, unless so near they cover more than this of what can be pressed. */
const REACH = 48;
const DEAR = 1;
/** How bad it is to cover what can be pressed next. */
const PRESSED = 20;
/** How far a tail reaches into what it points at. */
const TIP = 9;
/** The longest tail, from the middle of the words, in pixels: a longer one would be a spike across the table. */
const LONGEST = 110;
/** What words on the table take that are no name. */
const WORDS = { w: 80, h: 20 };
/** What rings and shadows take. */
const RING = 8;

/** The box of an item with its ring, turned as it lies. */
export function taken(p: Placed, kit: Kit): Taken {
  const { kind, text, x } = p.item;
  const words = kind === "plate" ? { w: Math.min(130, 2 * x, 2 * (p.zone.w - x)), h: 30 } : WORDS;
  const { w = 0, h = 0 } = drawingOf(p, kit) ?? (text == null ? {} : words);
  const turned = (p.r * Math.PI) / 180;
  const [c, s] = [Math.abs(Math.cos(turned)) * p.scale, Math.abs(Math.sin(turned)) * p.scale];
  const [wide, high] = [w * c + h * s + RING, w * s + h * c + RING];
  return { x: p.x - wide / 2, y: p.y - high / 2, w: wide, h: high, bad: weight(p, kit) };
}
/** What can be pressed next comes first, then what it is compared with, then what can only be refused. */
function weight(p: Placed, kit: Kit): number {
  const acts = p.item.does != null;
  if (acts && p.mark?.kind !== "dim") return PRESSED;
  if (p.item.kind === "plate") return 8;
  return p.item.face == null || !isSeen(p, kit) ? 2 : acts ? 3 : 5;
}

/** The same, where others lie over a card in a hand: it is told at what is seen of it, and its hem is free. */
export function open(p: Placed, placed: Placed[], kit: Kit): Taken {
  const box = taken(p, kit);
  if (p.item.kind !== "card" || p.zone.kind !== "hand") return box;
  const over = placed
    .slice(placed.indexOf(p) + 1)
    .filter((one) => one.item.zone === p.item.zone && one.x > p.x)
    .map((one) => taken(one, kit).x - box.x);
  return { ...box, w: Math.min(box.w, ...over), h: box.h * (1 - HEM) };
}

/** What words may not lie over: all of what can be pressed next, so that a finger finds it, and what is seen of the others. */
export function kept(p: Placed, placed: Placed[], kit: Kit): Taken {
  const box = taken(p, kit);
  return box.bad >= PRESSED ? box : open(p, placed, kit);
}

/** The place on a board so large where words so large cover least, near to what they are about. */
export function freePlace(words: Box, board: Box, about: Box, all: Taken[]): Box {
  const { w, h } = words;
  const [right, low] = [board.w - w - NEAR, board.h - h - NEAR];
  const middle = { x: about.x + about.w / 2, y: about.y + about.h / 2 };
  const [x, y] = [
    Math.min(Math.max(NEAR, middle.x - w / 2), right),
    Math.min(Math.max(NEAR, middle.y - h / 2), low),
  ];
  const beside: [number, number][] = [
    [x, about.y - h - NEAR],
    [x, about.y + about.h + NEAR],
    [about.x - w - NEAR, y],
    [about.x + about.w + NEAR, y],
  ];
  const steps = Array.from({ length: TRIED }, (_, n) => n / (TRIED - 1));
  // round it, as far as words still stand near
  const round = steps.flatMap((a) =>
    steps.map((b): [number, number] => [
      about.x - w - REACH + a * (about.w + w + 2 * REACH),
      about.y - h - REACH + b * (about.h + h + 2 * REACH),
    ]),
  );
  const anywhere = steps.flatMap((a) =>
    steps.map((b): [number, number] => [NEAR + a * (right - NEAR), NEAR + b * (low - NEAR)]),
  );
  const pressed = all.filter(({ bad }) => bad >= PRESSED);
  const places = [...beside, ...round, ...anywhere].flatMap(([x, y], n) => {
    if (x < 0 || y < 0 || x > right + NEAR || y > low + NEAR) return [];
    const away = Math.max(gap(x, w, about.x, about.w), gap(y, h, about.y, about.h));
    const far =
      Math.hypot(x + w / 2 - middle.x, y + h / 2 - middle.y) / Math.hypot(board.w, board.h);
    const place = { x, y, w, h };
    const covers = (of: Taken[]) =>
      of.reduce((sum, one) => sum + (one.bad * common(place, one)) / (w * h), 0);
    const cost = covers(all) + FAR * far + (n < beside.length ? 0 : APART);
    return [{ place, away, cost, dear: covers(pressed) }];
  });
  const best = (of: typeof places) => of.sort((a, b) => a.cost - b.cost)[0];
  const near = best(places.filter(({ away }) => away <= REACH));
  const found = near && near.dear < DEAR ? near : best(places);
  return found?.place ?? { x: NEAR, y: NEAR, w, h };
}

/** How far a length at one place is from another. */
const gap = (a: number, long: number, b: number, other: number) =>
  Math.max(b - a - long, a - b - other);

/** How long the tail of words is, from their middle into what they are about, and where it turns. */
export function tail(words: Box, about: Box): { long: number; turn: number } {
  const to = (middle: number, from: number, size: number) =>
    Math.min(Math.max(middle, from + TIP), from + size - TIP) - middle;
  const across = to(words.x + words.w / 2, about.x, about.w);
  const down = to(words.y + words.h / 2, about.y, about.h);
  return { long: Math.hypot(across, down), turn: Math.atan2(down, across) };
}

function common(a: Box, b: Box): number {
  const across = Math.min(a.x + a.w, b.x + b.w) - Math.max(a.x, b.x);
  const down = Math.min(a.y + a.h, b.y + b.h) - Math.max(a.y, b.y);
  return across > 0 && down > 0 ? across * down : 0;
}

/** What an item can do, or why it cannot be played. */
export function Why(props: {
  about: Placed | undefined;
  /** What a button that does the same is called: it need not be said twice. */
  act: string;
  placed: Placed[];
  width: number;
}) {
  const { kit, lang, text, cited } = useShared();
  const { about, placed, width } = props;
  const words = text(about?.mark?.why);
  const note = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const stage = note.current?.parentElement;
    if (!note.current || !stage || !about) return;
    const board = stage.getBoundingClientRect();
    const unit = board.width / width || 1;
    const size = note.current.getBoundingClientRect();
    const sized = ({ x, y, w, h, bad }: Taken) => ({
      x: x * unit,
      y: y * unit,
      w: w * unit,
      h: h * unit,
      bad,
    });
    const box = (rect: DOMRect) => ({
      x: rect.x - board.x,
      y: rect.y - board.y,
      w: rect.width,
      h: rect.height,
    });
    const all = placed.map((p) => sized(kept(p, placed, kit)));
    // it points at what is seen of it, and stands below all that may not be covered
    const own = {
      ...sized({ ...open(about, placed, kit), h: kept(about, placed, kit).h }),
      bad: PRESSED,
    };
    const at = freePlace(box(size), box(board), own, [...all, own]);
    const { long, turn } = tail({ ...box(size), x: at.x, y: at.y }, own);
    const { style } = note.current;
    style.translate = `${at.x}px ${at.y}px`;
    // from there, or from far away, a tail would lie across what is asked, and over the hand
    style.setProperty("--long", `${long < LONGEST ? long : 0}px`);
    style.setProperty("--turn", `${turn}rad`);
  });
  if (!about || !words || words.toLowerCase() === props.act.toLowerCase()) return null;
  return (
    <div class="why" ref={note} aria-hidden>
      {words}
      {cited(about.mark?.rules).map((rule) => (
        <b key={rule}>{ruleName(kit, rule, lang)}</b>
      ))}
    </div>
  );
}
