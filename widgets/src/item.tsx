// One item of the table. It draws itself again only when something about it has changed.
import { Component } from "preact";
import type { Shared, Words } from "./context.js";
import { ItemDrawing, isSeen } from "./drawing.js";
import { drawingOf, type Placed } from "./timeline.js";
import type { T } from "./wire.js";
import { classes, inLang, oneLine, type WordKey } from "./words.js";

interface Props {
  p: Placed;
  shared: Shared;
  live: boolean;
  /** Tab stops here. */
  stop: boolean;
  turn: boolean;
  /** It has to do with what is pointed at, or is ended by it. */
  lit: string | false;
  /** For how many face-down cards it stands; 0 if another one stands for it. */
  many: number;
  /** It lies on top of others. */
  top: boolean;
  /** It is all that can be visited in its zone, or lies on top there: the name of that comes first. */
  named: boolean;
  /** The button that does what a press on it does. */
  act: T | undefined;
  /** How far its flag stands aside. */
  aside: number;
}

export class ItemNode extends Component<Props> {
  override shouldComponentUpdate(next: Props): boolean {
    return differ({ ...this.props, p: 0 }, { ...next, p: 0 }) || differ(this.props.p, next.p);
  }

  render({ p, shared, live, stop, turn, lit, many, top, named, act, aside }: Props) {
    const { id, item, mark } = p;
    const does = live ? item.does : null;
    const { say, text } = shared;
    const what = many > 1 ? say("cards-down", { n: many }) : spoken(p, shared, live ? act : null);
    const placed = top ? say("on-top", { what }) : what;
    const where = text(p.zone.label);
    const label = named && !placed.startsWith(where) ? `${where}, ${placed}` : placed;
    const image = many && (isSeen(p, shared.kit) || (item.kind !== "card" && item.say != null));
    const role = does != null ? "button" : image ? "img" : undefined;
    const off = does != null && mark?.kind === "dim";
    const states = classes(
      "item",
      item.kind,
      mark && `mark-${mark.kind}`,
      item.tone && `tone-${item.tone}`,
      mark?.tag != null && "tagged",
      turn && "turn",
      lit,
      does != null && "can-act",
    );
    return (
      <g
        id={domId(id, shared.own)}
        data-id={id}
        data-own={p.zone.own}
        class={states}
        style={{ transform: transformOf(p) }}
        role={role}
        aria-label={role && label}
        aria-disabled={off || undefined}
        aria-hidden={many === 0 || undefined}
        tabindex={stop ? 0 : role && -1}
      >
        {/* a number that is drawn on a field is no word */}
        <ItemDrawing
          p={p}
          quiet={role !== undefined || !/plate|caption/.test(item.kind)}
          framed={role !== undefined}
          turn={turn}
          aside={aside}
        />
      </g>
    );
  }
}

function differ(a: object, b: object): boolean {
  return Object.entries(a).some(([key, value]) => value !== (b as Record<string, unknown>)[key]);
}

export const domId = (id: string, own = "") => `item-${own}${id.replace(/\s/g, "_")}`;

export const transformOf = (p: Placed) =>
  `translate(${p.x}px,${p.y}px) rotate(${p.r}deg) scale(${p.scale})`;

/** "red 9" */
export function nameOf(
  p: Placed,
  { kit, lang, text }: Pick<Words, "kit" | "lang" | "text">,
): string {
  if (p.item.say != null) return text(p.item.say);
  const label = inLang(drawingOf(p, kit)?.label, lang);
  return [...new Set([label, text(p.item.text)])].filter(Boolean).join(", ");
}

/** Whether a text holds the words of another one. */
function says(whole: string, part: string): boolean {
  const plain = (one: string) =>
    ` ${
      one
        .toLowerCase()
        .match(/[\p{L}\p{N}]+/gu)
        ?.join(" ") ?? ""
    } `;
  return part !== "" && plain(whole).includes(plain(part));
}

/**
 * "red 9, wins", "blue 4, cannot be chosen. Red was led.", "A, can go 5 to home 1"; and what a press does
 * for which there is a button as well: "33 cards: Draw from the stock"
 */
export function spoken(p: Placed, shared: Shared, act?: T | null): string {
  const { text, say } = shared;
  const parts = [nameOf(p, shared)];
  const { mark } = p;
  if (act != null) {
    const state = /best|picked/.test(mark?.kind ?? "") && say(`mark-${mark?.kind}` as WordKey);
    const tags = [text(mark?.tag), state];
    const [words, pieces] = [oneLine(text(act)), (parts[0] ?? "").split(", ")];
    // what the button names already is not named twice: "Take red 9 · 2 bones, from Ben"
    const named = says(words, pieces[0] ?? "");
    const rest = named ? pieces.filter((piece) => !says(words, piece)) : pieces;
    const thing = [...rest, ...tags].filter(Boolean).join(", ");
    return named ? [words, thing].filter(Boolean).join(", ") : `${thing}: ${words}`;
  }
  const why = text(mark?.why);
  // what it can do says that it can do something, and what comes of it how it stands
  const able = /legal|open|near|wins|lowest/.test(mark?.kind ?? "") && why && !parts.includes(why);
  const tag = text(mark?.tag);
  // a flag stands for what it marks, but does not say whether something can be done
  const said = mark && !able && (!tag || /legal|open|dim|picked/.test(mark.kind));
  parts.push(tag, said ? say(`mark-${mark.kind}` as WordKey) : "");
  const what = [...new Set(parts)].filter((part) => part && part !== why).join(", ");
  return (why && `${what}${/[.!?]$/.test(why) ? "." : ","} ${why}`) || what;
}
