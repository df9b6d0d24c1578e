// One small trick, written by hand: three seats, hidden hands, marks, steps, a score sheet.
import { Film } from "../src/timeline.js";
import type { Can, Frame, Item, Kit, Mark, State, T, Timeline, Zone } from "../src/wire.js";
import en from "../ui-keys.json";

const CITES = [[], ["t.follow"], ["t.pinch"]];
export const FOLLOW = 1;
const PINCH = 2;
const lines: Record<string, string[]> = { en: [], de: [] };
export function say(english: string, german = english): T {
  lines.en?.push(english);
  return (lines.de?.push(german) ?? 0) - 1;
}

const COLOURS = {
  R: ["red", "Rot", "#f7d9d3", "#8f2a22", "#e9b29a"],
  B: ["blue", "Blau", "#d6e3f8", "#234a8f", "#b9c9e6"],
  Y: ["yellow", "Gelb", "#fbeec6", "#86600c", "#ecd199"],
} as const;
type Colour = keyof typeof COLOURS;
const SHAPE = { R: "M6 0 12 12H0z", B: "M6 0a6 6 0 1 0 .01 0z", Y: "M0 0h12v12H0z" };

function face(card: string) {
  const [english, german, paper, ink, fur] = COLOURS[card[0] as Colour];
  const number = card.slice(1);
  return {
    w: 74,
    h: 106,
    svg:
      `<rect width="74" height="106" rx="8" fill="#fff8ee"/><rect x="4" y="4" width="66" height="98" rx="6" fill="${paper}"/>` +
      `<text x="9" y="26" font-size="19" font-weight="800" style="text-anchor:start" fill="${ink}">${number}</text>` +
      `<path transform="translate(53 11)" d="${SHAPE[card[0] as Colour]}" fill="${ink}"/>` +
      `<use href="#pug" x="7" y="26" width="60" height="60" style="color:${fur}"/>`,
    label: { en: `${english} ${number}`, de: `${german} ${number}` },
  };
}

const CARDS = ["R2", "R9", "R14", "B3", "B7", "Y1", "Y12"];
export const kit: Kit = {
  written: { en: "", de: "" },
  art: `<symbol id="pug" viewBox="0 0 100 100"><path d="M26 36C12 24 8 42 14 56c2 4 8 0 10-6zM74 36c14-12 18 6 12 20-2 4-8 0-10-6z" fill="#2b2320"/><circle cx="50" cy="50" r="31" fill="currentColor"/><path d="M50 52c13 0 20 8 20 16s-9 13-20 13-20-5-20-13 7-16 20-16z" fill="#2b2320"/><circle cx="36" cy="47" r="8" fill="#fff"/><circle cx="64" cy="47" r="8" fill="#fff"/><circle cx="37" cy="48" r="5" fill="#1c1512"/><circle cx="63" cy="48" r="5" fill="#1c1512"/><path d="M45 73c0 8 10 8 10 0z" fill="#e8838a"/></symbol>`,
  faces: {
    ...Object.fromEntries(CARDS.map((card) => [card, face(card)])),
    bowl: {
      w: 84,
      h: 50,
      svg: '<ellipse cx="42" cy="40" rx="42" ry="9" opacity=".12"/><path d="M4 18H80L72 40c-10 5-50 5-60 0z" fill="#b9574b"/><ellipse cx="42" cy="18" rx="38" ry="9" fill="#e58a7e"/><ellipse cx="42" cy="19" rx="31" ry="6" fill="#8a3d34"/>',
      label: { en: "bowl", de: "Napf" },
    },
  },
  back: {
    w: 74,
    h: 106,
    svg: '<rect width="74" height="106" rx="8" fill="#fff8ee"/><rect x="3" y="3" width="68" height="100" rx="6" fill="#7a4f3a"/><path d="M27 53h20" stroke="#e9cfae" stroke-width="8" stroke-linecap="round"/>',
    label: { en: "hidden card", de: "verdeckte Karte" },
  },
  chapters: { en: { 4: "The trick" }, de: { 4: "Der Stich" } },
  summary: {
    en: { aim: "Win tricks.", end: "Nobody has a card left." },
    de: { aim: "Gewinne Stiche.", end: "Niemand hat mehr eine Karte." },
  },
  rules: {
    "t.follow": {
      section: "4.6",
      chapter: "4",
      bit: 0,
      status: "explicit",
      title: { en: "Follow suit", de: "Farbe bedienen" },
      text: {
        en: "Whoever holds a pug of the led colour must play one of them.",
        de: "Wer einen Mops der ausgespielten Farbe hat, muss ihn spielen.",
      },
      where: { en: "How to play", de: "Spielablauf" },
      statusText: { en: "said in the rulebook", de: "steht in der Anleitung" },
    },
    "t.pinch": {
      section: "5.3",
      chapter: "5",
      bit: 1,
      status: "ambiguous",
      title: { en: "Pinch", de: "Mopsen" },
      text: { en: "The lowest player takes one card.", de: "Wer tief spielte, nimmt eine Karte." },
      where: { en: "How to play", de: "Spielablauf" },
      reading: { en: "It is a duty.", de: "Es ist Pflicht." },
      statusText: { en: "a ruling of ours", de: "unsere Auslegung" },
      option: { en: "pinch", de: "pinch" },
      choices: { may: { en: "one may take nothing", de: "man darf nichts nehmen" } },
    },
    "t.unused": {
      section: "9",
      chapter: "9",
      status: "silent",
      title: { en: "Never", de: "Nie" },
      text: { en: "Nothing.", de: "Nichts." },
      where: { en: "Nowhere", de: "Nirgends" },
      statusText: { en: "silent", de: "schweigt" },
    },
  },
  names: ["Anna", "Ben <b>&", "Cleo"],
};

const zone = (
  label: T,
  kind: string,
  order: number,
  wide: Zone["boxes"][number],
  narrow: Zone["boxes"][number],
): Zone => ({
  label,
  kind,
  order,
  boxes: [wide, narrow],
  w: 300,
  h: 110,
});

const card = (id: string, zoneId: string, n: number, more: Partial<Item> = {}): Item => ({
  kind: "card",
  face: id,
  zone: zoneId,
  x: 40 + n * 62,
  y: 55,
  r: (n - 1) * 4,
  z: n,
  n,
  ...more,
});

const title = say("Small trick", "Kleiner Stich");
export const mustFollow = say("You must follow red.", "Du musst Rot bedienen.");
export const benLed = say("Ben <b>& led red 9.", "Ben <b>& spielt Rot 9 aus.");
export const passOn = say("Pass the screen to Cleo.");
export const showHand = say("Show my hand");
const handAnna = say("Anna’s hand", "Annas Hand");

const first: Frame = {
  title: [title, say("Round 1 of 3", "Runde 1 von 3")],
  zones: {
    hand0: zone(handAnna, "hand", 0, [230, 400, 1.1], [30, 420, 1]),
    trick: zone(say("Trick", "Stich"), "trick", 1, [290, 210, 1.1], [40, 250, 1]),
    hand1: zone(say("Ben’s hand", "Bens Hand"), "hand", 2, [30, 60, 0.75], [10, 60, 0.55]),
    hand2: zone(say("Cleo’s hand", "Cleos Hand"), "hand", 3, [540, 60, 0.75], [220, 60, 0.55]),
    bowls: zone(say("Bowls", "Näpfe"), "row", 4, [40, 250, 1], [20, 150, 1]),
  },
  items: {
    R2: card("R2", "hand0", 0, { does: 1 }),
    R14: card("R14", "hand0", 1, { does: 2 }),
    B7: card("B7", "hand0", 2, { does: 3 }),
    R9: card("R9", "hand1", 0),
    Y1: card("Y1", "hand1", 1),
    B3: card("B3", "hand2", 0),
    Y12: card("Y12", "hand2", 1),
    bowl0: { kind: "thing", face: "bowl", text: say("5"), zone: "bowls", x: 60, y: 60, n: 0 },
    plate0: {
      kind: "plate",
      text: say("Anna · 3 points", "Anna · 3 Punkte"),
      tone: "you",
      zone: "bowls",
      x: 60,
      y: 250,
      n: 1,
    },
    plate1: { kind: "plate", text: say("Ben <b>&"), zone: "hand1", x: 80, y: 140, n: 9 },
  },
  marks: [],
  arrows: [],
  story: [
    {
      text: say("You were dealt red 2, red 14, blue 7.", "Du bekamst Rot 2, Rot 14, Blau 7."),
      rules: 0,
      ends: 1,
    },
  ],
  buttons: [],
};

const MARKS: Mark[] = [
  { kind: "wins", tag: say("wins", "gewinnt") },
  { kind: "legal" },
  { kind: "dim", why: mustFollow, rules: FOLLOW },
  { kind: "lowest", tag: say("pinches", "mopst") },
  { kind: "picked" },
  { kind: "hit" },
];

export const frames: Frame[] = [
  first,
  {
    items: { R9: { zone: "trick", x: 40, r: 0 } },
    story: [{ text: benLed, rules: FOLLOW, ends: 1 }],
  },
  {
    items: { B3: { zone: "trick", x: 130, r: 0, n: 1 } },
    marks: [
      [0, "B3"],
      [1, "R2 R14"],
      [2, "B7"],
    ],
    story: [{ text: say("Cleo plays blue 3.", "Cleo spielt Blau 3."), rules: FOLLOW, ends: 1 }],
    buttons: [
      {
        id: "hint",
        label: say("Give me a hint", "Gib mir einen Tipp"),
        does: 4,
        kind: "plain",
      },
      { id: "go", label: say("Go on", "Weiter"), does: 5, kind: "main" },
    ],
    coach: { met: 2, total: 34, known: "3", fresh: ["t.follow"] },
  },
  {
    items: {
      R2: { zone: "trick", x: 220, r: 0, n: 2, does: null },
      R14: { x: 60, n: 0, does: null },
      B7: { x: 150, n: 1, does: null },
    },
    marks: [
      [0, "B3"],
      [3, "R2"],
    ],
    arrows: [{ kind: "moves", label: say("away", "weg"), arcs: [["M0 0Q5 5 9 0", 5, 6], null] }],
    story: [
      {
        text: say(
          "Anna played the lowest card. She must",
          "Anna spielte die tiefste Karte. Sie muss",
        ),
        rules: PINCH,
        steps: [
          { text: say("move red to the top", "Rot nach oben legen"), done: true },
          { text: say("put red 2 away", "Rot 2 weglegen"), done: true },
          { text: say("take one card", "eine Karte nehmen"), done: false },
        ],
      },
    ],
    buttons: [],
  },
  {
    items: { R2: null, R9: { zone: "hand0", x: 240, n: 2 } },
    marks: [[0, "B3"]],
    arrows: [],
    story: [{ text: say("Anna takes red 9.", "Anna nimmt Rot 9."), rules: PINCH }],
    sheet: {
      caption: say("Scores", "Punkte"),
      head: [say("Round", "Runde"), say("Anna"), say("Ben <b>&"), say("Cleo")],
      rows: [
        { label: say("Round 1", "Runde 1"), cells: [say("3"), say("4"), say("5")] },
        { label: say("Total", "Summe"), cells: [say("3"), say("4"), say("5")], strong: true },
      ],
      result: say("Cleo leads.", "Cleo führt."),
    },
    coach: null,
  },
];

export const timeline = (from = 0, to = frames.length, rev = 1): Timeline => ({
  v: 3,
  rev,
  texts: lines,
  cites: CITES,
  marks: MARKS,
  frames: frames.slice(from, to),
  start: 1,
  chapters: [
    { at: 0, level: 1, label: say("Round 1", "Runde 1") },
    { at: 1, level: 2, label: say("Trick 1", "Stich 1") },
    { at: 4, level: 2, label: say("Result", "Ergebnis") },
  ],
  shapes: [
    [790, 560],
    [400, 640],
  ],
  seats: [0, 1, 2],
});

/** A timeline whose only frame is the whole picture after `frames[index]`. */
export function still(index: number, rev: number, more: Frame = {}): Timeline {
  const { zones, items } = new Film(timeline()).at(index);
  const whole = { ...first, ...frames[index], items, zones, ...more };
  return { ...timeline(0, 0, rev), frames: [whole], seats: [], chapters: [] };
}

const de = { ...en, play: "Abspielen", next: "Nächster Schritt", "what-happened": "Was geschah" };

export const CAN: Can = {
  undo: true,
  redo: false,
  why: { undo: "", redo: "redo-nothing" },
  again: true,
  left: [],
  saves: ["old <i>game"],
  folder: "~/mops",
  setup: {
    players: [2, 3],
    variants: ["t.pinch"],
    opponents: ["random", "simple"],
    others: {
      2: [[1, "Ben"]],
      3: [
        [1, "Ben"],
        [2, "Cleo"],
      ],
      4: [
        [1, "Ben"],
        [2, "Cleo"],
        [3, "Dana"],
      ],
    },
    now: { players: 3, variants: [], opponents: "simple", each: [], readings: {} },
  },
};

export function state(kind: "replay" | "table", more: Partial<State> = {}): State {
  return {
    kind,
    kit,
    ui: { en, de },
    sorry: {},
    langs: ["en", "de"],
    lang: "en",
    theme: "auto",
    still: "a1b2c3d4",
    timeline: kind === "replay" ? timeline() : still(2, 1),
    index: 0,
    speed: 1,
    can: CAN,
    help: "always",
    pace: "continue",
    ...more,
  };
}

/** The game as somebody sees it who does not know red 2, nor of the second step. */
export const closed = (): Timeline => {
  const { frames, ...rest } = timeline();
  const [first, ...later] = frames;
  const back = { kind: "card", zone: "hand0", x: 40, y: 55, n: 0 } as const;
  const { R2: _, ...items } = first?.items ?? {};
  const whole = { ...first, items: { ...items, "hand0.0": back } };
  return { ...rest, seats: [], frames: [whole, ...later.slice(1, 2)], at: [0, 2] };
};
