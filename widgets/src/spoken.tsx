// What is said to whoever listens: each thing once, in order, and at last what is to be done.
import { useLayoutEffect, useRef } from "preact/hooks";
import { type Shared, useShared } from "./context.js";
import { nameOf, spoken } from "./item.js";
import { isMarked } from "./roving.js";
import { type Picture, place } from "./timeline.js";
import type { Note, Timeline } from "./wire.js";

interface Props {
  timeline: Timeline;
  /** The pictures whose notes are shown; one alone begins anew. */
  pictures: Picture[];
  /** Whether somebody can act now. */
  live: boolean;
  /** What the table waits for beside a move; empty if it does not. */
  waits: string;
  /** What is to be done, where that is not what the picture says. */
  asks?: string | undefined;
  /** Something that is said beside the story. */
  says: string;
}

/**
 * A log: a screen reader speaks what is added to it, one after the other. Nothing is overwritten, however
 * fast pictures follow each other, and what is shown again, such as when a card is picked, is not repeated.
 */
export function Spoken(props: Props) {
  const shared = useShared();
  const { text, say } = shared;
  const log = useRef<HTMLDivElement>(null);
  const past = useRef<Partial<Props> & { asked?: string }>({});
  const told = useRef<string[]>([]);
  const line = ({ text: t, steps }: Note) => {
    const parts = steps?.map((step) => text(step.text) + (step.done ? ` (${say("done")})` : ""));
    return [text(t), parts?.join(", ")].filter(Boolean).join(" ");
  };
  useLayoutEffect(() => {
    const { timeline, pictures, live, waits, says } = props;
    const was = past.current;
    const now = pictures.at(-1);
    const before = was.pictures?.at(-1);
    const asked = live ? (props.asks ?? text(now?.prompt?.text)) : waits;
    past.current = { ...props, asked };
    const fresh = pictures.filter((picture) => !was.pictures?.includes(picture));
    const story = fresh.flatMap((picture) => picture.story.map(line)).filter(Boolean);
    const news = timeline !== was.timeline && ends(told.current, story) ? [] : story;
    const said = [...news];
    const notice = now?.notice;
    if (notice && notice !== before?.notice) {
      // that a game begins comes before what happens in it
      said[notice.kind === "new" ? "unshift" : "push"](text(notice.text));
    }
    if (says !== was.says) said.push(says);
    if (now) said.push(...dealt(now, before, news.join(" "), shared));
    if (news.length || asked !== was.asked) {
      said.push(asked);
      if (live && now) said.push(choices(now, news.length ? undefined : before, shared));
    } else if (live && now) said.push(...picked(now, before, shared));
    if (news.length && pictures.length === 1) {
      log.current?.replaceChildren();
      told.current = [];
    }
    told.current.push(...news);
    for (const words of said.filter(Boolean)) {
      const one = document.createElement("p");
      one.textContent = words;
      log.current?.append(one);
    }
  });
  return <div class="for-ears" role="log" aria-live="polite" aria-label={say("said")} ref={log} />;
}

/** Whether `all` ends with `last`. */
const ends = (all: string[], last: string[]) =>
  last.every((words, i) => words === all[all.length - last.length + i]);

const ownHand = (picture: Picture | undefined) =>
  (picture ? place(picture, 0) : []).filter(
    ({ zone, item }) => zone.own && zone.kind === "hand" && item.kind === "card" && item.face,
  );

/** The own hand where all of it is new, and what it counts where any of it is, unless that has just been told. */
function dealt(now: Picture, before: Picture | undefined, story: string, shared: Shared): string[] {
  const hand = ownHand(now);
  const had = new Set(ownHand(before).map((p) => p.id));
  const cards = hand.map((p) => nameOf(p, shared));
  if (!hand.some((p) => !had.has(p.id)) || cards.every((card) => story.includes(card))) return [];
  const counts = Object.values(now.items).filter(({ tone, say }) => tone === "help" && say != null);
  const label = shared.text(hand[0]?.zone.label);
  const all = shared.say("own-cards", { hand: label, cards: listed(cards, shared, "conjunction") });
  return [
    ...(hand.some((p) => had.has(p.id)) ? [] : [all]),
    ...counts.map(({ say }) => shared.text(say)),
  ];
}

/** What has just been picked, or laid back, where nothing else is to be done than before. */
function picked(now: Picture, before: Picture | undefined, shared: Shared): string[] {
  const is = (picture: Picture | undefined, id: string) => picture?.marks[id]?.kind === "picked";
  const changed = place(now, 0).filter(({ id }) => is(now, id) !== is(before, id));
  const names = changed.map((p) => spoken(p, shared));
  return changed.length ? [...names, choices(now, before, shared)] : [];
}

/** So many things are named, of more the prompt says how many there are. */
const MANY = 8;

/** What can be chosen, where that is more than one thing: what is marked so, and buttons; `before` is not news. */
function choices(now: Picture, before: Picture | undefined, shared: Shared): string {
  const { say, text } = shared;
  const buttons = now.buttons.filter(({ id, kind }) => !/off|cover/.test(kind) && id !== "advise");
  const can = place(now, 0).filter(
    (p) => p.item.does != null && isMarked(p) && buttons.every(({ does }) => does !== p.item.does),
  );
  if (can.length + buttons.length < 2) return "";
  const known = new Set(
    before && [
      ...Object.entries(before.items).map(meaning),
      ...before.buttons.map(({ id, does }) => meaning([id, { does }])),
    ],
  );
  const isNew = (id: string, one: { does?: number | null }) => !known.has(meaning([id, one]));
  const fresh = can.filter((p) => isNew(p.id, p.item));
  const hand = ownHand(now);
  // where a hand is all open, it goes without its cards
  const whole = hand.length > 1 && hand.every((p) => fresh.some(({ id }) => id === p.id));
  const others = whole ? fresh.filter((p) => !hand.some(({ id }) => id === p.id)) : fresh;
  const names = [...new Set(others.map((p) => nameOf(p, shared)))];
  const all = [
    ...(names.length > MANY ? [] : names),
    ...(whole ? [say("any-own")] : []),
    ...buttons.flatMap(({ id, label, does }) => (isNew(id, { does }) ? [text(label)] : [])),
  ];
  return all.length ? say("you-can", { what: listed(all, shared, "disjunction") }) : "";
}

const meaning = ([id, { does }]: [string, { does?: number | null }]) => `${id} ${does}`;

/** "a, b, or c"; with semicolons where there are commas already. */
function listed(names: string[], { lang }: Shared, type: "conjunction" | "disjunction"): string {
  const parts = new Intl.ListFormat(lang, { type }).formatToParts(names);
  const long = names.some((name) => name.includes(","));
  return parts
    .map(({ type, value }) => (long && type === "literal" ? value.replace(",", ";") : value))
    .join("");
}
