// One tab stop for each zone, arrow keys within it: pure, without a DOM.
// What is given are the items that can be visited, as they are read.
import type { Placed } from "./timeline.js";
import type { TableButton } from "./wire.js";

/**
 * The items that Tab reaches: in each zone the one last visited, else the first playable, else the first. From
 * outside of the table it leads to the first own zone in which something can be chosen, and what comes after it;
 * from there back to all others.
 */
export function tabStops(
  placed: Placed[],
  roving: Record<string, string>,
  inside = true,
): Set<string> {
  const choosing = chosen(placed);
  const group = groups(placed);
  const first = (fits: (p: Placed) => boolean) => placed.findIndex((p) => p.zone.own && fits(p));
  const due = first((p) => choosing.has(p.item.zone));
  const own = inside ? 0 : due < 0 ? first(() => true) : due;
  const best = new Map<string, Placed>();
  for (const p of placed.slice(Math.max(0, own))) {
    const other = best.get(group(p));
    if (!other || rank(p, roving) > rank(other, roving)) best.set(group(p), p);
  }
  return new Set([...best.values()].map((p) => p.id));
}

/** The zones in which something can be chosen. */
const chosen = (placed: Placed[]) => new Set(choice(placed, []).may.map((p) => p.item.zone));

/**
 * What is gone through with what: an own zone in which nothing can be chosen, with one before it in which something
 * can, so that it does not stand between that and the buttons.
 */
function groups(placed: Placed[]): (p: Placed) => string {
  const choosing = chosen(placed);
  const led = new Map<string, string>();
  let lead = "";
  for (const { item, zone } of placed) {
    if (zone.own && choosing.has(item.zone)) lead = item.zone;
    if (!led.has(item.zone))
      led.set(item.zone, zone.own && !choosing.has(item.zone) && lead ? lead : item.zone);
  }
  return ({ item }) => led.get(item.zone) ?? item.zone;
}

function rank(p: Placed, roving: Record<string, string>): number {
  if (roving[p.item.zone] === p.id) return 2;
  return p.mark?.kind === "legal" ? 1 : 0;
}

/** Where a key leads from an item, within its zone or through all of them, or null when it leads nowhere. */
export function roam(
  placed: Placed[],
  from: string,
  key: string,
  timeKeys: boolean,
  all = false,
): string | null {
  const [group, on] = [groups(placed), placed.find((p) => p.id === from)];
  const beside = placed.filter((p) => on && group(p) === group(on));
  // from one target of what has been chosen to the others, wherever they lie
  const targets = placed.filter((p) => isMarked(p) && isTarget(p));
  const aims = targets.some((p) => p.id === from) && placed.some((p) => kind(p) === "picked");
  // where things are asked for, through these alone; Tab leads to all others
  const open = on?.item.does != null;
  const same = (p: Placed) => (p.item.does != null) === open;
  const ring = all ? placed.filter(same) : aims ? targets : beside;
  const at = ring.findIndex((p) => p.id === from);
  const step = (by: number) => ring[(at + by + ring.length) % ring.length]?.id ?? null;
  const here = ring[at];
  if (!here) return null;
  // in rows and columns: first to what may be chosen there, then to whatever lies there
  if (WAYS[key] && !timeKeys && !all && here.zone.kind === "grid")
    return (toward(beside.filter(isMarked), here, key) ?? toward(beside, here, key) ?? here).id;
  if (aims && !all && !timeKeys) {
    const there = toward(targets, here, key);
    if (there) return there.id;
  }
  if (key === "ArrowDown" || (key === "ArrowRight" && !timeKeys)) return step(1);
  if (key === "ArrowUp" || (key === "ArrowLeft" && !timeKeys)) return step(-1);
  if (timeKeys) return null;
  if (key === "Home") return ring[0]?.id ?? null;
  if (key === "End") return ring.at(-1)?.id ?? null;
  return null;
}

const WAYS: Record<string, [x: number, y: number]> = {
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
};

/** What lies nearest in the direction of an arrow key, and hardly beside it. */
function toward(placed: Placed[], here: Placed, key: string): Placed | undefined {
  const [x, y] = WAYS[key] ?? [0, 0];
  const along = (p: Placed) => (p.x - here.x) * x + (p.y - here.y) * y;
  const far = (p: Placed) => along(p) + 2 * Math.abs((p.x - here.x) * y + (p.y - here.y) * x);
  return placed.filter((p) => along(p) > 1).sort((a, b) => far(a) - far(b))[0];
}

/**
 * What may be chosen: what is marked so, or else whatever is offered and not known to be wrong; what is offered;
 * what has been picked; and what the main buttons do, and all buttons.
 */
export interface Choice {
  may: Placed[];
  offered: Placed[];
  picked: Placed[];
  mains: number[];
  pushes: (number | null | undefined)[];
}

export function choice(placed: Placed[], buttons: TableButton[]): Choice {
  const offered = placed.filter((p) => p.item.does != null);
  const marked = offered.filter(isMarked);
  // names can be looked at, or told to be wrong, at any time
  const open = offered.filter((p) => kind(p) !== "dim" && p.item.kind !== "plate");
  return {
    may: marked.length ? marked : open,
    offered,
    picked: placed.filter((p) => kind(p) === "picked"),
    mains: buttons.filter(({ kind }) => kind === "main").map(({ does }) => does),
    pushes: buttons.map(({ does }) => does),
  };
}

/** What a press on it does; all picks mean the same. */
const means = (p: Placed) => `${p.id} ${p.item.does}`;
export const isMarked = (p: Placed) => /legal|best|told|hit/.test(kind(p) ?? "");

/**
 * Which item is to have the focus in a new picture in which somebody can act; undefined if only buttons act.
 * It stays where it was as long as that may be chosen or did not change, unless something new has come up. What is
 * picked keeps it while more can be picked beside it; then new main buttons get it, or what else it goes with.
 */
export function onward(
  { may, offered, mains, pushes }: Choice,
  before: Choice,
  was: Placed | undefined,
  card: Placed | undefined,
): Placed | undefined {
  const known = new Set((may.some(isMarked) ? before.may : before.offered).map(means));
  // what a button does as well needs no way to it; all picks are the same number, 0
  const pushed = ({ item }: Placed) => item.does !== 0 && pushes.includes(item.does);
  const fresh = may.filter((p) => !known.has(means(p)) && !pushed(p));
  const next = fresh.length ? fresh : may;
  const beside = (p: Placed) => p.item.zone === was?.item.zone;
  // where nothing is worth a mark and a main button is new, such as for a next round, that is what comes next
  if (mains.length && !before.mains.length && !may.some(isMarked) && kind(card) !== "picked")
    return undefined;
  // what could be chosen before is new no more, though it still says where it is from
  const came = news(offered.filter(({ id }) => before.offered.every((p) => p.id !== id)));
  if (came && before.offered.length) return came;
  if (card && beside(card) && kind(card) === "picked") {
    const more = offered.some((p) => p.id !== card.id && beside(p) && kind(p) !== "dim");
    const led = mains.filter((does) => !before.mains.includes(does)).length;
    if (led > 1) return undefined; // between buttons, such as suits, that it has brought up
    if (led || (more && before.picked.some(beside))) return more ? card : undefined;
    if (!fresh.length) return more ? card : may.find(isMarked);
  }
  if (card && beside(card) && !fresh.length) {
    if (kind(card) === kind(was) && (may.length || !before.may.length)) return card;
  }
  if (card && beside(card) && next.includes(card)) return card;
  return near(next, was) ?? came ?? next.find((p) => kind(p) !== "hit") ?? next[0];
}

const kind = (p: Placed | undefined) => p?.mark?.kind;
/** Whether it lies where something is moved to or swapped with, not where one chooses among one's own. */
const isTarget = ({ zone }: Placed) => zone.kind !== "hand" && zone.kind !== "grid";
/** What has just come into the own hand. */
const news = (placed: Placed[]) =>
  placed.find(
    (p) => p.zone.own && p.zone.kind === "hand" && p.mark?.tag != null && kind(p) !== "dim",
  );

/** What lies nearest to where something was, in its zone. */
export function near(placed: Placed[], was: Placed | undefined): Placed | undefined {
  const far = (p: Placed) => Math.abs(p.item.n - (was?.item.n ?? 0));
  return placed.filter((p) => p.item.zone === was?.item.zone).sort((a, b) => far(a) - far(b))[0];
}
