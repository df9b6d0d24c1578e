// Frames to pictures, pictures to places: pure, without a DOM.
import type { Chapter, Frame, Item, Kit, Mark, Note, Part, Zone } from "./wire.js";

/** A frame with nothing left out. */
export interface Picture extends Required<Omit<Frame, "zones" | "items" | "marks">> {
  zones: Record<string, Zone>;
  items: Record<string, Item>;
  marks: Record<string, Mark>;
}

const NOTHING: Picture = {
  title: [],
  zones: {},
  items: {},
  marks: {},
  arrows: [],
  prompt: null,
  story: [],
  notice: null,
  buttons: [],
  sheet: null,
  turn: null,
  coach: null,
  about: {},
};

function merge<V extends object>(
  before: Record<string, V>,
  changes: Record<string, Partial<V> | null> | undefined,
): Record<string, V> {
  if (!changes) return before;
  const after = { ...before };
  for (const [key, change] of Object.entries(changes)) {
    if (change === null) delete after[key];
    else after[key] = { ...after[key], ...change } as V;
  }
  return after;
}

/** The picture after `frame`; what did not change is shared with `before`. */
export function patch(before: Picture, frame: Frame, kinds: Mark[]): Picture {
  return {
    ...before,
    ...frame,
    zones: merge(before.zones, frame.zones),
    items: merge(before.items, frame.items),
    marks: frame.marks ? unpack(frame.marks, kinds) : before.marks,
  };
}

function unpack(marks: [number, string][], kinds: Mark[]): Record<string, Mark> {
  const unpacked: Record<string, Mark> = {};
  for (const [index, ids] of marks) {
    const mark = kinds[index];
    for (const id of ids.split(" ")) if (mark) unpacked[id] = mark;
  }
  return unpacked;
}

/** A timeline that can be opened anywhere; pictures are made when first asked for. */
export class Film {
  #pictures: Picture[] = [];
  readonly timeline: Part;
  constructor(timeline: Part) {
    this.timeline = timeline;
  }
  get last(): number {
    const { frames, guess, part } = this.timeline;
    return Math.max(0, (part?.[1] ?? guess?.frames ?? frames.length) - 1);
  }
  clamp(index: unknown): number {
    const n = Math.round(Number(index));
    return Number.isFinite(n) ? Math.min(Math.max(n, 0), this.last) : 0;
  }
  at(index: number): Picture {
    return this.frame(this.clamp(index) + (this.timeline.part?.[0] ?? 0));
  }
  /** Any frame, also one of those that belong to a guess. */
  frame(wanted: number): Picture {
    for (let i = this.#pictures.length; i <= wanted; i++) {
      this.#pictures[i] = patch(
        this.#pictures[i - 1] ?? NOTHING,
        this.timeline.frames[i] ?? {},
        this.timeline.marks,
      );
    }
    return this.#pictures[wanted] ?? NOTHING;
  }
  /** Which frame shows picture `n` of the whole game, of which some may be left out. */
  near(n: unknown): number {
    const { at } = this.timeline;
    return at
      ? Math.max(
          0,
          at.findLastIndex((one) => one <= Number(n)),
        )
      : this.clamp(n);
  }
  /** Which picture of the whole game frame `index` shows. */
  whole(index: number): number {
    const wanted = this.clamp(index);
    return this.timeline.at?.[wanted] ?? wanted;
  }
  /** The next other frame, round the end, whose story cites `rule`; -1 if there is none. */
  citing(rule: string, index: number): number {
    const { frames, cites } = this.timeline;
    const count = this.last + 1;
    for (let k = 1; k < count; k++) {
      const i = (index + k) % count;
      if (frames[i]?.story?.some((note) => cites[note.rules]?.includes(rule))) return i;
    }
    return -1;
  }
  /** Where a press leads on a frame of a guess; undefined on any other frame, and where there is no more to choose. */
  ways(frame: number): Record<string, number> | undefined {
    const { guess } = this.timeline;
    const found = guess?.ways[frame - guess.frames];
    return found && Object.keys(found).length > 0 ? found : undefined;
  }
  /** The chapters in which a frame lies, the largest first. */
  chapters(index: number): Chapter[] {
    const found: Chapter[] = [];
    for (const chapter of this.timeline.chapters) {
      if (chapter.at > index) break;
      while ((found.at(-1)?.level ?? 0) >= chapter.level) found.pop();
      found.push(chapter);
    }
    return found;
  }
  /** The frame at a place between frames, or where a chapter begins that is no farther from it than `reach`. */
  pointed(place: number, reach: number): number {
    const far = ({ at }: Chapter) => Math.abs(at - place);
    const [mark] = [...this.timeline.chapters].sort((a, b) => far(a) - far(b));
    return mark && far(mark) <= reach ? mark.at : this.clamp(place);
  }
  /** The chapter that begins before (-1) or after (+1) `index`, the largest of those that begin there. */
  begins(index: number, direction: 1 | -1): Chapter | undefined {
    const { chapters } = this.timeline;
    if (direction > 0) return chapters.find(({ at }) => at > index);
    const at = chapters.findLast((c) => c.at < index)?.at;
    return chapters.find((c) => c.at === at);
  }
  /** Where that is; the last picture or the first one if there is none. */
  chapter(index: number, direction: 1 | -1): number {
    return this.begins(index, direction)?.at ?? (direction > 0 ? this.last : 0);
  }
}

/** What was told, turn by turn, the newest first; what goes on after something that matters is told apart. */
export function turnsOf(pictures: Picture[]): Note[][] {
  const turns: Note[][] = [];
  let over = true;
  // a frame that tells nothing new still has the story of the one before
  for (const story of new Set(pictures.map((picture) => picture.story))) {
    for (const note of story) {
      if (over) turns.unshift([]);
      turns[0]?.push(note);
      over = note.ends != null;
    }
  }
  return turns;
}

/** What lights up when something is pointed at: what it concerns, and what concerns it. */
export function concerned(about: Picture["about"], at: string | null): string[] {
  return Object.entries(about).flatMap(([id, others]) => {
    const items = others.split(" ");
    return id === at ? items : at && items.includes(at) ? [id] : [];
  });
}

/** An item where it is drawn, in units of its shape. */
export interface Placed {
  id: string;
  item: Item;
  zone: Zone;
  x: number;
  y: number;
  r: number;
  scale: number;
  mark: Mark | undefined;
}

/** All items as they are drawn: names over all else, then by zone, within a zone by height, then by place. */
export function place(picture: Picture, shape: number): Placed[] {
  const placed: Placed[] = [];
  for (const [id, item] of Object.entries(picture.items)) {
    const zone = picture.zones[item.zone];
    if (!zone) continue;
    const [left, top, scale] = zone.boxes[shape] ?? [0, 0, 1];
    const [x, y, r] = item.others?.[shape - 1] ?? [item.x, item.y, item.r ?? 0];
    placed.push({
      id,
      item,
      zone,
      x: left + x * scale,
      y: top + y * scale,
      r,
      scale,
      mark: picture.marks[id],
    });
  }
  return placed.sort(
    (a, b) =>
      Number(isName(a)) - Number(isName(b)) ||
      drawn(a) - drawn(b) ||
      (a.item.zone < b.item.zone ? -1 : Number(a.item.zone > b.item.zone)) ||
      (a.item.z ?? 0) - (b.item.z ?? 0) ||
      a.item.n - b.item.n,
  );
}

/** What is read even where an arrow leads past it. */
export const isName = ({ item }: Placed) => item.kind === "plate";
const drawn = ({ zone }: Placed) => zone.drawn ?? zone.order;

/** Items as they are read: a discard pile from its top, everything else from its first on. */
export function reading(placed: Placed[]): Placed[] {
  const up = (p: Placed) => (isPile(p) ? -1 : 1);
  return [...placed].sort((a, b) =>
    a.item.zone === b.item.zone
      ? up(a) * (a.item.n - b.item.n)
      : a.zone.order - b.zone.order || placed.indexOf(a) - placed.indexOf(b),
  );
}

const isPile = (p: Placed) => p.zone.kind === "discard";
const isDown = ({ item, mark }: Placed) =>
  item.kind === "card" && !mark && [item.face, item.say, item.does].every((one) => one == null);

/** How many face-down cards each of them stands for: the first of a zone for all, so that they are told once. */
export function stacks(read: Placed[]): Map<string, number> {
  const first = new Map<string, string>();
  const many = new Map<string, number>();
  for (const p of read.filter(isDown)) {
    const one = first.get(p.item.zone) ?? p.id;
    first.set(p.item.zone, one);
    many.set(p.id, 0);
    many.set(one, (many.get(one) ?? 0) + 1);
  }
  return many;
}

/** The uppermost cards of discard piles on which more can be seen. */
export function tops(read: Placed[]): Set<string> {
  const piled = read.filter((p) => isPile(p) && p.item.kind === "card");
  return new Set(
    piled.flatMap((p, i) =>
      p.item.zone !== piled[i - 1]?.item.zone && p.item.zone === piled[i + 1]?.item.zone
        ? [p.id]
        : [],
    ),
  );
}

/** What lies in each zone, in the order in which it is given. */
export function zonesOf(placed: Placed[]): [string, Placed[]][] {
  const zones = new Map<string, Placed[]>();
  for (const p of placed) {
    const others = zones.get(p.item.zone);
    if (others) others.push(p);
    else zones.set(p.item.zone, [p]);
  }
  return [...zones];
}

/** Things that lie alone where they lie, such as a stock: without its name nobody knows what they are. */
export function lone(read: Placed[]): Set<string> {
  const beside = new Map<string, number>();
  for (const { item } of read) beside.set(item.zone, (beside.get(item.zone) ?? 0) + 1);
  return new Set(
    read.flatMap(({ id, item }) =>
      item.kind === "thing" && item.say != null && beside.get(item.zone) === 1 ? [id] : [],
    ),
  );
}

/** What is drawn for an item: its face, its back, or nothing but its text. */
export function drawingOf(p: Placed, kit: Kit) {
  if (p.item.face != null) return kit.faces[p.item.face];
  return p.item.kind === "card" ? kit.back : undefined;
}
