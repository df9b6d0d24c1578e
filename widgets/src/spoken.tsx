// What is said to whoever listens: each thing once, in order, and at last what is to be done.
import type { RefObject } from "preact";
import { useLayoutEffect, useRef } from "preact/hooks";
import { type Shared, useShared } from "./context.js";
import { nameOf, spoken } from "./item.js";
import { isMarked } from "./roving.js";
import { isLeaf } from "./table-bar.js";
import { type Picture, type Placed, place, reading, turnsOf, zonesOf } from "./timeline.js";
import type { Note, Notice, Sheet, Timeline } from "./wire.js";
import { keyName, keyOf, oneLine, ruleParts } from "./words.js";

/** What else can be said. */
export interface Ears {
  tell: (words: string) => void;
  /** Says once more what happened last, what one holds and what is to be done. */
  repeat: () => void;
}

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
  /** A game is played: what comes to the own hand comes there now. */
  plays?: boolean | undefined;
  ears: RefObject<Ears | null>;
}

/** So many lines can be read again, and so many turns are said again. */
const KEPT = 100;
const AGAIN = 3;

/**
 * A log: a screen reader speaks what is added to it, one after the other. Nothing is overwritten, however
 * fast pictures follow each other, and what is shown again, such as when a card is picked or a move is taken back,
 * is not repeated. What was said before the last own move can be read there, too, until a new game begins.
 */
export function Spoken(props: Props) {
  const shared = useShared();
  const { text, say } = shared;
  const log = useRef<HTMLDivElement>(null);
  const past = useRef<Partial<Props> & { asked?: string; lies?: string; best?: string }>({});
  const told = useRef<string[]>([]);
  /** Kinds of choices that have been told; how many cards lie in a stock makes no other one. Each deal begins anew. */
  const known = useRef(new Set<string>());
  /** Ways to go on that have been told. */
  const ways = useRef(new Set<string>());
  const line = ({ text: t, steps }: Note) => {
    // what is still to be done is asked for
    const done = steps?.filter((step) => step.done) ?? [];
    const parts = done.map((step) => text(step.text).replace(/[^.!?]$/, "$&."));
    return [text(t), ...parts].filter(Boolean).join(" ");
  };
  const tell = (...all: string[]) => {
    for (const words of all.filter(Boolean)) {
      const one = document.createElement("p");
      one.textContent = words;
      log.current?.append(one);
    }
    while ((log.current?.childElementCount ?? 0) > KEPT) log.current?.firstChild?.remove();
  };
  const now = props.pictures.at(-1);
  const asked = props.live ? (props.asks ?? text(now?.prompt?.text)) : props.waits;
  props.ears.current = {
    tell,
    repeat: () => {
      tell(...turnsOf(props.pictures).slice(0, AGAIN).reverse().flat().map(line));
      if (now) tell(...seats(now, shared), ...middle(now, shared), ...held(now, shared));
      tell(asked, now && props.live ? choices(now, shared).all : "");
    },
  };
  useLayoutEffect(() => {
    const { timeline, pictures, live, says, plays } = props;
    const was = past.current;
    const before = was.pictures?.at(-1);
    // a picture that tells nothing new still has the story of the one before
    const fresh = new Set(pictures.map((picture) => picture.story));
    for (const picture of pictures)
      if (was.pictures?.includes(picture)) fresh.delete(picture.story);
    const story = [...fresh].flatMap((notes) => notes.map(line)).filter(Boolean);
    const again = was.timeline && timeline.again;
    const news = again ? story.filter((words) => !told.current.includes(words)) : story;
    // whoever looks back by whole rounds is told which one this is
    const part =
      was.timeline && !plays && now?.title[1] !== before?.title[1] && text(now?.title[1]);
    const said = [part || "", ...news];
    /** What is said when the rest is. */
    const last: string[] = [];
    const notice = now?.notice;
    // whoever sees it finds it by its ring: what is worth choosing comes before what comes of it
    const best = now && live ? recommended(now, shared) : "";
    if (best !== was.best) said.push(best);
    // a result comes first, and from whom it is
    const result = now?.sheet?.result != null && now.sheet !== before?.sheet ? now.sheet : null;
    const begins = notice?.kind === "new" && notice !== before?.notice;
    const answer = notice && notice !== before?.notice ? answered(notice, shared) : "";
    // what is told of a rule stays beside it
    if (answer && !(notice?.kind === "rule" && told.current.includes(answer))) {
      // that a game begins comes before what happens in it
      (result ? last : said)[begins ? "unshift" : "push"](answer);
    }
    if (says !== was.says) said.push(says);
    const hand = dealt(now, begins ? undefined : before, story.join(" "), shared, plays);
    said.push(...hand.said);
    // what an answer was worth says what became of what was picked for it
    const picks =
      now && live && !news.length && says === was.says ? picked(now, before, shared) : [];
    said.push(...picks);
    // at a table it is told how it came there, to a question it is given
    const lying = now && live ? (plays ? laid : middle)(now, shared) : [];
    const lies = live ? lying.join() : (was.lies ?? "");
    if (lies !== was.lies && (plays || props.asks)) said.push(...lying);
    // how to go on is told once, then only that one can; while others are waited for there is nothing to do
    const idle = asked === say("moment");
    const short = !live && ways.current.has(asked);
    if (!idle && (news.length || asked !== was.asked))
      said.push(short && asked ? say("continue-ear") : asked);
    if (!live) ways.current.add(asked);
    said.push(...rows(result, shared), ...last);
    if (hand.whole) known.current.clear();
    if (live && now && (news.length || asked !== was.asked || picks.length)) {
      const { can, all } = choices(now, shared);
      if (!known.current.has(can)) said.push(all);
      known.current.add(can);
    }
    if (!was.timeline) said.push(say("keys-hint"));
    if (begins && was.timeline) {
      log.current?.replaceChildren();
      told.current = [];
    }
    past.current = { ...props, asked, lies, best };
    told.current = [...told.current, ...news, answer].slice(-KEPT);
    tell(...said);
  });
  return <div class="for-ears" role="log" aria-live="polite" aria-label={say("said")} ref={log} />;
}

const ownHand = (picture: Picture | undefined) =>
  (picture ? place(picture, 0) : []).filter(
    ({ zone, item }) => zone.own && zone.kind === "hand" && item.kind === "card" && item.face,
  );

/** The own hand, and what it counts: "Your hand: the 6 of hearts and the king of hearts; 16 points" */
function held(now: Picture, shared: Shared): string[] {
  const hand = ownHand(now);
  const whose = `${shared.text(hand[0]?.zone.label)}: `;
  const more = counts(now, shared).map((one) => one.replace(whose, ""));
  return hand.length ? [[inZone(hand, shared), ...more].join("; ")] : [];
}

/** What the table answers, with what stands beside it: the rules that it names, and how choices compare. */
function answered({ text: t, rules, sheet }: Notice, shared: Shared): string {
  const { kit, lang, text, cited } = shared;
  const words = text(t);
  const named = words.endsWith(":") ? cited(rules).map((id) => ruleParts(kit, id, lang)[1]) : [];
  const compared = rows(sheet, shared).slice(0, MANY);
  return [words, listed(named, shared, "conjunction"), ...compared].filter(Boolean).join(" ");
}

/** "Cleo: cards 0, points 4."; of many rows the last one, which is what they come to. */
function rows(sheet: Sheet | null | undefined, { text }: Shared): string[] {
  const [, ...heads] = sheet?.head ?? [];
  const all = (sheet?.rows ?? []).map(({ label, cells }) => {
    const told = cells.map((cell, i) => [text(heads[i]), text(cell)].filter(Boolean).join(" "));
    return `${text(label)}: ${told.join(", ")}.`;
  });
  return all.length > 2 * MANY ? all.slice(-1) : all;
}

/** What is marked as worth choosing, on the table or among the buttons. */
function recommended(now: Picture, shared: Shared): string {
  const { say, text } = shared;
  const cards = place(now, 0).filter(({ mark }) => mark?.kind === "best");
  const buttons = now.buttons.filter(({ best }) => best).map(({ label }) => oneLine(text(label)));
  const what = [...new Set([...cards.map((p) => nameOf(p, shared)), ...buttons])];
  return what.length ? say("best", { what: listed(what, shared, "disjunction") }) : "";
}

const counts = ({ items }: Picture, { text }: Shared) =>
  Object.values(items)
    .filter(({ tone, say }) => tone === "help" && say != null)
    .map(({ say }) => text(say));

/** "Your hand: red 2 and red 14" */
function inZone(cards: Placed[], shared: Shared): string {
  const names = cards.map((p) => nameOf(p, shared));
  const hand = shared.text(cards[0]?.zone.label);
  // a pile is read from its top
  if (cards[0]?.zone.kind === "discard" && names[1]) {
    names.splice(MANY);
    names[0] = shared.say("on-top", { what: names[0] ?? "" });
  }
  return shared.say("own-cards", { hand, cards: listed(names, shared, "conjunction") });
}

/** So many things are named at once. */
const MANY = 4;

/** What the table says of everybody. */
function seats(now: Picture, shared: Shared): string[] {
  const plates = reading(place(now, 0)).filter(({ item }) => item.kind === "plate");
  return [plates.map((p) => nameOf(p, shared)).join("; ")];
}

/** What lies there beside hands: things, if it is not a whole board of them, and cards, if they are not many. */
function middle(now: Picture, shared: Shared): string[] {
  const { text } = shared;
  const things = reading(place(now, 0)).filter((p) => p.item.kind === "thing" && nameOf(p, shared));
  const lines = zonesOf(things).flatMap(([, inIt]) => {
    const zone = inIt[0]?.zone;
    const label = text(zone?.label);
    // where things stand in a row, their places need no words
    const names = inIt.map(
      (p) => (zone?.kind === "ladder" && text(p.item.text)) || nameOf(p, shared),
    );
    if (!label || names.length > 2 * MANY) return [];
    return names.every((name) => name.startsWith(label))
      ? names
      : [shared.say("own-cards", { hand: label, cards: listed(names, shared, "conjunction") })];
  });
  return [...lines, ...open(now, shared, 2 * MANY, () => true)];
}

/** What lies open there and can be chosen from, but for a pile, of which what lies on top was told. */
const laid = (now: Picture, shared: Shared) =>
  open(now, shared, MANY, (p) => p.item.does != null && isMarked(p) && p.zone.kind !== "discard");

function open(now: Picture, shared: Shared, most: number, fits: (p: Placed) => boolean): string[] {
  const cards = reading(place(now, 0)).filter(
    ({ zone, item }) => zone.kind !== "hand" && item.kind === "card" && item.face,
  );
  return zonesOf(cards).flatMap(([, some]) =>
    (some.length > most && some[0]?.zone.kind !== "discard") || !some.some(fits)
      ? []
      : [inZone(some, shared)],
  );
}

/**
 * What is new in the own hand and has not just been told, or all of it if that is not much, and what it counts then;
 * and whether all of it is new.
 */
function dealt(
  now: Picture | undefined,
  before: Picture | undefined,
  story: string,
  shared: Shared,
  plays?: boolean,
): { said: string[]; whole: boolean } {
  const had = new Set(ownHand(before).map((p) => p.id));
  const hand = ownHand(now);
  const fresh = hand.filter((p) => !had.has(p.id));
  const whole = fresh.length === hand.length;
  // of a game that is looked at nothing comes to a hand: one looks on, or back
  if (!now || !fresh.length || !(whole || plays)) return { said: [], whole: false };
  const untold = fresh.map((p) => nameOf(p, shared)).filter((name) => !story.includes(name));
  const news = shared.say("new-cards", { cards: listed(untold, shared, "conjunction") });
  const few = hand.length <= MANY || (whole && untold.length);
  return {
    said: few ? held(now, shared) : [...(untold.length ? [news] : []), ...counts(now, shared)],
    whole,
  };
}

/** What has just been picked, or laid back. */
function picked(now: Picture, before: Picture | undefined, shared: Shared): string[] {
  const is = (picture: Picture | undefined, id: string) => picture?.marks[id]?.kind === "picked";
  const changed = place(now, 0).filter(({ id }) => is(now, id) !== is(before, id));
  // what goes with a card is picked with it
  const cards = changed.filter(({ zone }) => zone.own);
  return (cards.length ? cards : changed).map((p) =>
    is(now, p.id) ? spoken(p, shared) : shared.say("unpicked", { what: nameOf(p, shared) }),
  );
}

/**
 * What can be chosen, where that is more than one thing: what is marked so, by its place if it is much, and buttons;
 * and by what it can be told whether it is the same as before.
 */
function choices(now: Picture, shared: Shared): { can: string; all: string } {
  const { say, text } = shared;
  // in the order in which Tab leads there
  const buttons = now.buttons
    .filter(({ kind }) => !/off|cover/.test(kind))
    .sort((a, b) => Number(isLeaf(a)) - Number(isLeaf(b)));
  const pushes = new Set(buttons.map(({ does }) => does));
  const hand = ownHand(now);
  // of a hand in which some cards are worth a mark all others can be chosen as well, unless it says they cannot
  const open = hand.some(isMarked) ? hand : [];
  const can = place(now, 0).filter(
    (p) =>
      p.item.does != null &&
      (isMarked(p) || (!p.mark && open.some(({ id }) => id === p.id))) &&
      (p.item.does === 0 || !pushes.has(p.item.does)),
  );
  if (can.length + buttons.length < 2) return { can: "", all: "" };
  const places = zonesOf(can).flatMap(([, cards]) => {
    const names = [...new Set(cards.map((p) => nameOf(p, shared)))];
    const [first] = cards;
    const left = hand.filter(({ mark }) => mark?.kind !== "picked");
    if (left.length > 1 && left.every(({ id }) => cards.some((p) => p.id === id)))
      return [say("any-own")];
    const all = place(now, 0).filter((p) => p.item.zone === first?.item.zone);
    const whole = cards.length > 1 && cards.length === all.length;
    if (whole || (names.length > MANY && first?.zone.kind !== "hand"))
      return [say("any-of", { where: text(first?.zone.label), n: cards.length })];
    const others = all.filter(
      (p) => p.mark?.kind !== "picked" && !cards.some(({ id }) => id === p.id),
    );
    if (names.length <= MANY || others.length >= names.length) return names;
    const but = listed(
      others.map((p) => nameOf(p, shared)),
      shared,
      "conjunction",
    );
    return [say("all-but", { where: text(first?.zone.label), cards: but })];
  });
  const pushed = buttons.map(({ label, key }) => {
    const words = oneLine(text(label));
    return key
      ? say("with-key", { what: words, key: keyName(keyOf(key, text) ?? "", say) })
      : words;
  });
  const all = [...new Set([...places, ...pushed])];
  return {
    can: [...places, ...buttons.map(({ id }) => id)].join(),
    all: say("you-can", { what: listed(all, shared, "disjunction") }),
  };
}

/** "a, b, or c"; with semicolons where there are commas already. */
function listed(names: string[], { lang }: Shared, type: "conjunction" | "disjunction"): string {
  const parts = new Intl.ListFormat(lang, { type }).formatToParts(names);
  const long = names.some((name) => name.includes(","));
  return parts
    .map(({ type, value }) => (long && type === "literal" ? value.replace(",", ";") : value))
    .join("");
}
