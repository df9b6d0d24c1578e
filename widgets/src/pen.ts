// A presenter's pen: rings and arrows on what is shown, until another picture comes. They are seen here alone.
import { useEffect, useRef, useState } from "preact/hooks";
import { drawingOf, type Picture, type Placed } from "./timeline.js";
import type { Arrow, Kit } from "./wire.js";

/** From what an arrow leads to what; a ring leads back to where it began. */
type Line = [from: string, to: string];
export interface Pen {
  /** Presses draw, and play nothing. */
  on: boolean;
  lines: Line[];
  /** Draws a line, or takes it away where there is one. */
  draw: (from: string, to: string) => void;
}
const NONE: Line[] = [];
/** What a pen is for whoever presents. */
export interface Held extends Pen {
  put: (on: boolean) => void;
  clear: () => void;
}

export function usePen(picture: Picture, presenting: boolean): Held {
  const [on, put] = useState(false);
  const [drawn, set] = useState({ picture, lines: NONE });
  const now = useRef(picture);
  now.current = picture;
  useEffect(() => {
    if (presenting) return;
    put(false);
    clear();
  }, [presenting]);
  const linesOf = (all: typeof drawn) => (all.picture === now.current ? all.lines : NONE);
  const clear = () => set({ picture: now.current, lines: NONE });
  const draw = (from: string, to: string) =>
    set((was) => {
      const lines = linesOf(was);
      const others = lines.filter(([a, b]) => a !== from || b !== to);
      const drawn = others.length < lines.length ? others : [...lines, [from, to] as Line];
      return { picture: now.current, lines: drawn };
    });
  return { on, lines: linesOf(drawn), draw, put, clear };
}

/** How far an arrow bulges at most, and which part of its way at each end it may leave free. */
const BULGE = 90;
const FREE = 0.4;

interface Point {
  x: number;
  y: number;
}

/** An arrow from a thing to another one, or to where the pointer is. */
export function arrowTo(from: Placed, to: Placed | Point, kit: Kit, shape: number): Arrow {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const long = Math.hypot(dx, dy) || 1;
  const bulge = Math.min(BULGE, long / 4) / long;
  const over = { x: (from.x + to.x) / 2 - dy * bulge, y: (from.y + to.y) / 2 + dx * bulge };
  const end = (at: Placed | Point) => {
    const { w, h } = ("id" in at && drawingOf(at, kit)) || { w: 0, h: 0 };
    const room = "id" in at ? (Math.min(w, h) * at.scale) / 2 : 0;
    const [ox, oy] = [over.x - at.x, over.y - at.y];
    const part = Math.min(FREE, room / (Math.hypot(ox, oy) || 1));
    return `${Math.round(at.x + ox * part)} ${Math.round(at.y + oy * part)}`;
  };
  const path = `M${end(from)}Q${Math.round(over.x)} ${Math.round(over.y)} ${end(to)}`;
  const arcs: Arrow["arcs"] = [];
  arcs[shape] = [path];
  return { kind: "moves", arcs };
}
