// The wire, version 3: what Python sends, but for questions (papers.ts); what goes back is in messages.ts. See
// mopsbook/show/wire.py.
import type { ThemeChoice } from "./page.js";
import type { Answer, Content, Key, Task } from "./papers.js";

/** Index into `timeline.texts[lang]`. */
export type T = number;
/** Index into `timeline.cites`: which rules something rests on. */
export type Cites = number;
export type PerLang<V = string> = Record<string, V>;

export interface Drawing {
  w: number;
  h: number;
  svg: string;
  /** What is spoken; empty for mere decoration. */
  label: PerLang;
  /** Where an item's text is written: the middle of its baseline. */
  at?: { x: number; y: number; size: number; ink: string };
}
export interface RuleInfo {
  section: string;
  chapter: string;
  status: string;
  title: PerLang;
  text: PerLang;
  where?: PerLang;
  reading?: PerLang;
  statusText: PerLang;
  /** Its option in Python, and what that does. */
  option?: PerLang;
  /** How it can be read otherwise, by the names of the option's values. */
  choices?: Record<string, PerLang>;
  /** Its place in what the coach knows; none for what no move ever shows. */
  bit?: number;
}
export interface Kit {
  /** Symbols that faces use. */
  art: string;
  /** Symbols on which something is written. */
  written: PerLang;
  faces: Record<string, Drawing>;
  back: Drawing;
  rules: Record<string, RuleInfo>;
  /** The titles of the rules' chapters, by number; a game may have none. */
  chapters: PerLang<Record<string, string>>;
  /** What the game is about, what one does in a turn, how it ends; a game may have none. */
  summary: PerLang<Partial<Record<"aim" | "turn" | "table" | "end", string>>>;
  names: string[];
}
export interface Zone {
  label: T;
  kind: string;
  /** Left, top and scale in each shape of the table. */
  boxes: [number, number, number][];
  w: number;
  h: number;
  /** When it comes in reading, and in drawing if that is another time. */
  order: number;
  drawn?: number | null;
  /** Whose it is. */
  seat?: number;
  /** Keys come here before they come to what is read before it. */
  own?: true | null;
}
/**
 * What a press does, as a number that is the same as long as it means the same; Python alone knows what. 0 picks
 * something for a move.
 */
export type Does = number;
export interface Item {
  kind: "card" | "thing" | "plate" | "caption";
  face?: string | null;
  text?: T | null;
  /** Spoken instead of the face's label and the text. */
  say?: T | null;
  tone?: string | null;
  zone: string;
  x: number;
  y: number;
  r?: number | null;
  /** x, y and r in each shape but the first, where they differ from it. */
  others?: [number, number, number][] | null;
  z?: number | null;
  n: number;
  /** Its id in the frame before, if that was another. */
  was?: string | null;
  /** Items over which it glides, with spaces between them. */
  via?: string | null;
  /** A key that presses it, if no other item has the same. */
  key?: string;
  /** It can be pressed, legal or not. */
  does?: Does | null;
}
export type MarkKind =
  | "legal"
  // to be chosen from, but not by whoever looks
  | "open"
  | "dim"
  | "wins"
  | "best"
  // it is spoken of
  | "told"
  | "lowest"
  | "picked"
  | "active"
  // of a graph: it says what it is linked with
  | "near"
  | "hit"
  // what an answer was worth
  | "right"
  | "wrong"
  | "missed";
export interface Mark {
  kind: MarkKind;
  tag?: T | null;
  /** Why it cannot be played, or what it can do. */
  why?: T | null;
  rules?: Cites;
}
/** The path of an arrow in one shape, and where its words stand; null where it is too short. */
type Arc = [path: string, x?: number, y?: number] | null;
export interface Arrow {
  kind: "moves" | "takes" | "leads" | "link";
  /** The items that it joins, in a graph. */
  of?: string;
  label?: T | null;
  arcs: Arc[];
}
export interface Note {
  text: T;
  rules: Cites;
  steps?: { text: T; done: boolean }[] | null;
  /** It is the last thing of a turn (1), or of what a learner should look at before the game goes on (2), or of what befalls that learner (3). */
  ends?: 1 | 2 | 3;
  /** Its first sentence is the headline while a table waits until this has been seen. */
  heads?: boolean;
}
export interface Notice {
  /** What is told of a `rule` stands beside what it is about until that is over. */
  kind: "refusal" | "info" | "good" | "new" | "rule" | "stale" | "error";
  text: T;
  /** What is told to those who ask. */
  more?: T;
  sheet?: Sheet;
  rules: Cites;
}
export interface TableButton {
  id: string;
  label: T;
  does: Does;
  /** A link is seldom wanted; what is off only keeps its place; what covers lies over the table, below the last note of the story; a leaf turns pages. */
  kind: "main" | "plain" | "link" | "off" | "cover" | "leaf" | "leaf-off";
  /** A key that does the same, as in `KeyboardEvent.key`; or a text, where each language has its own. */
  key?: string | T;
  /** A face that is drawn beside the label. */
  icon?: string;
  /** Milliseconds after which it is done by itself. */
  after?: number;
  /** Why it is off. */
  why?: T;
  /** It is what was told to be best. */
  best?: boolean;
}
export interface Sheet {
  caption: T;
  head: T[];
  rows: { label: T; cells: T[]; strong?: boolean }[];
  result?: T | null;
}
export interface Coach {
  met: number;
  total: number;
  /** Which have come up: a bit for each rule, in hexadecimal. */
  known: string;
  fresh: string[];
}
/** What changed since the frame before; the first frame of a timeline is whole. */
export interface Frame {
  title?: T[];
  zones?: Record<string, Partial<Zone> | null>;
  items?: Record<string, Partial<Item> | null>;
  /** All marks there are now: an index into `timeline.marks`, and item ids parted by blanks. */
  marks?: [number, string][];
  arrows?: Arrow[];
  /** Whose turn it is, and what is to be decided. */
  prompt?: Note | null;
  story?: Note[];
  notice?: Notice | null;
  buttons?: TableButton[];
  sheet?: Sheet | null;
  turn?: string | null;
  coach?: Coach | null;
  /** Which items an item or a button concerns: ids parted by blanks. */
  about?: Record<string, string>;
}
export interface Chapter {
  at: number;
  level: 1 | 2 | 3;
  label: T;
}
export interface Timeline {
  v: 3;
  rev: number;
  texts: PerLang<string[]>;
  cites: string[][];
  marks: Mark[];
  frames: Frame[];
  /** Which frame is the first in which somebody has to decide; left out if steps are counted from the first. */
  start?: number;
  chapters: Chapter[];
  /** Width and height of the table in each of its shapes, the widest first. */
  shapes: [number, number][];
  /** Through whose eyes the game can be seen, if there is anything to hide. */
  seats: number[];
  /** To which picture of the whole game each frame belongs, if some are left out. */
  at?: number[];
  guess?: Guess;
  /** Nothing of what it tells is new. */
  again?: true;
}
/** A timeline whose frames are kept with those of others: its first one, and how many it has. */
export type Part = Timeline & { part?: [from: number, size: number] };
/** Frames behind those of the game, in which somebody chooses what a seat did next. */
export interface Guess {
  /** How many frames the game has. */
  frames: number;
  /** The frame of the game before a decision, and the one in which it is guessed. */
  starts: Record<string, number>;
  /** For each frame behind those of the game: to which other one a press on an item or a button leads. */
  ways: Record<string, number>[];
  /** Of a lesson: the steps that show the board of the one before. */
  same?: number[];
}
/** Whose eyes: everybody's cards open, or none of them, or those of one seat. */
export type Eyes = "all" | "closed" | `${number}` | `guess${number}`;
export type Off =
  | ""
  | "undo-nothing"
  | "undo-none"
  | "undo-hidden"
  | "redo-nothing"
  | "aside"
  | "covered"
  | "showing";
/** What can be taken back, and played again. */
export interface Takes {
  undo: boolean;
  redo: boolean;
  /** Why one of these cannot be; "" if it can. */
  why: { undo: Off; redo: Off };
}
export interface Can extends Takes {
  again: boolean;
  saves: string[];
  /** What games are called that were left for another one, the last one first. */
  left: PerLang[];
  /** Where they lie. */
  folder: string;
  setup: Setup;
}
/** What a new game can be like: how many play, which variants (by their rules), who plays the other seats. */
export interface Setup {
  players: number[];
  variants: string[];
  opponents: string[];
  /** The seats that nobody here plays, with their names, by how many play. */
  others: Record<string, [seat: number, name: string][]>;
  /** What is so; `opponents` is empty where it is nobody of those. */
  now: {
    players: number;
    variants: string[];
    opponents: string;
    /** Who plays each seat, where `opponents` is "each". */
    each: string[];
    /** Rules that are not read as their texts say, and how. */
    readings: Record<string, string>;
  };
}
/** A large value in the short form in which a notebook keeps it: zlib, then base64. */
export interface Zipped {
  zip: string;
}
export type Help = "guided" | "always" | "on-request" | "off";
/** What the table waits for while others play, or how fast it goes on. */
export type Pace = "continue" | "turns" | "slow" | "normal" | "fast";
/** An example in pictures, and what is drawn otherwise there than in the kit. */
export interface Reel {
  timeline: Part | Omit<Part, keyof NonNullable<Examples["common"]>>;
  kit?: Pick<Kit, "art" | "written" | "faces" | "back">;
}
/** What a rule book shows of a rule. */
export interface Shown {
  /** Whether the first film is the example of the rule; the others are moments of games. */
  example: boolean;
  films: Reel[];
  /** How many moments and readings there are beside those, where Python can be asked. */
  more: number;
  /** What it refuses, what comes of it, and which rules come up with it. */
  refuses: PerLang[];
  causes: PerLang[];
  beside: string[];
  readings?: Otherwise[];
}
/** What is shown of all rules, and what the timelines of their films have in common; nothing where a kernel is asked. */
export type Examples = {
  rules?: Record<string, Shown>;
  common?: Pick<Timeline, "texts" | "marks" | "cites" | "frames">;
};
/** Another reading of a rule, and what opens a table at which that holds. */
export interface Otherwise {
  name: string;
  code: string;
  /** The same move as we read the rule, and under the other reading. */
  films: Reel[];
}
/** The words of the interface. */
export type Ui = PerLang<Record<string, string>>;
/** The traits of all widgets; `index` and `speed` are the replay's, `can` and `help` the table's, `task` and `key` the quiz's. */
export interface State {
  kind: "table" | "replay" | "quiz" | "lesson" | "rules" | "editor";
  kit: Kit | Zipped;
  /** What the rule book shows of rules that were opened, and examples of all of them where there is no kernel. */
  book?: Record<string, Shown | Zipped>;
  examples?: Examples | Zipped;
  /** The rule that is open in a rule book. */
  rule?: string;
  ui: Ui | Zipped;
  /** What is said where the program may not run. */
  sorry: PerLang<string>;
  langs: string[];
  lang: string;
  theme: ThemeChoice;
  /** By which the picture is found that stands beside the widget where it cannot run. */
  still: string;
  /** The widget that is shown in this place; "" if there is none. */
  aside?: string;
  /** Whether a game waits that was played in this place. */
  left?: boolean;
  /** Whether what is shown can be changed from here on. */
  edits?: boolean;
  /** Whether a table can be opened from there. */
  tries?: boolean;
  timeline: Timeline | Zipped;
  index: number;
  speed: number;
  /** The game as some see it, as far as it has been asked for. */
  views?: Record<string, Timeline | Zipped>;
  /** Whose moves are guessed, and whose can be. */
  guess?: number | null;
  guessed?: number[];
  can: Can;
  help: Help;
  pace: Pace;
  task?: Task;
  key?: Key;
  /** Of a lesson; the last answer to each question that was answered, and how many there were. */
  lesson?: Content | Zipped;
  given?: Record<string, [Answer, number]>;
  /** Nobody can open a table aside where it is alone. */
  alone?: boolean;
  /** What an editor shows. */
  desk?: Desk;
}
/** A thing that can be moved; `n` is how many there are. */
export interface Chip {
  id: string;
  word: string;
  face?: string;
  /** Whom it stands for. */
  seat?: number;
  n?: number;
}
/** A row of a position, or an option. */
export interface Line {
  id: string;
  name: string;
  kind: "things" | "number" | "choice" | "text";
  text: string;
  seat?: number;
  help?: PerLang;
  chips?: Chip[];
  choices?: [value: string, told: PerLang][];
  /** What is chosen is a seat. */
  seats?: boolean;
  least?: number;
  most?: number;
  error?: PerLang;
}
/** A position that is put together. */
export interface Desk {
  rev: number;
  rows: Line[];
  box: Chip[];
  options: Line[];
  notation: string;
  /** For each item the thing that it is, if it is one, and where is put what is put on it. */
  lies: Record<string, [thing: string, to: string]>;
  /** Whether the picture shows it. */
  drawn: boolean;
  undo: boolean;
  redo: boolean;
  /** Why it cannot occur. */
  problem?: { text: PerLang; rules: string[] };
  said?: PerLang;
  /** Nothing can be changed. */
  alone: boolean;
}
