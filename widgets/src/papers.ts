// Questions and lessons on the wire: what is asked, and what answers are worth. See mopsbook/quiz/paper.py.
import type { Kit, PerLang, Timeline, Zipped } from "./wire.js";

/** How a question is answered: by things on the table, one of some choices, a number, or an order of the choices. */
export type How = "table" | "choice" | "number" | "order";
/** An item of the table, a choice by its place, or the number itself. */
export type One = string | number;
/** Several things, where an item or an order is asked for. */
export type Answer = One | One[];
/** A question, without its picture; nothing in it tells the answer. */
export interface Paper {
  /** Who is asked. */
  seat: number;
  how: How;
  /** All right items have to be named, else one of them is enough. */
  every: boolean;
  /** How many have to be named, where the question says so. */
  many?: number;
  text: PerLang;
  choices: PerLang[];
  /** Which frame of the timeline is its picture. */
  at: number;
}
/** A sentence about an answer, and the rules on which it rests. */
export interface Remark {
  text: PerLang;
  rules: string[];
}
/** From which frame on, and up to which, something is played out. */
export type Play = [from: number, to: number];
/** What an answer is worth; what is right is told only when it is not tried again. */
export interface Marked {
  right: boolean;
  /** It was shown, not answered. */
  shown?: true;
  answer: Answer;
  wrong: One[];
  missed: One[];
  notes: Remark[];
  /** Why each other choice is wrong, for whoever asks. */
  others?: [n: number, notes: Remark[]][];
  /** What comes of a wrong answer, and then what is right. */
  play?: Play[] | undefined;
}
/** What every answer to a question is worth, on a page without a kernel. */
export interface Keyed {
  paper: Paper;
  /** What its row says of it, whatever is answered; and what is meant by each choice. */
  row: object;
  values?: unknown[];
  right: One[];
  /** The rule that decides it. */
  rule: string;
  kind: string;
  notes: Remark[];
  /** What is told of an answer, and of a first wrong one instead, if that would tell what is right. */
  replies: Record<string, { notes?: Remark[]; hint?: Remark[]; play?: Play }>;
  /** What is told of a first wrong answer that has no reply, and where something is missing. */
  otherwise: Remark[];
  more?: Remark[];
  /** In the frame before it one is back at the question. */
  play?: Play;
  /** In which timeline its frames are. */
  film: number;
  /** It is asked only of whoever has missed its rule, and practises. */
  spare?: boolean;
  /** It comes before what it asks for is taught. */
  guess?: boolean;
}
export interface Papers {
  all: Keyed[];
}
/** What a page without a kernel has of a quiz: drawings and pictures of further games, and all questions. */
export interface Key {
  more: { kit: Kit | Zipped; timeline: Timeline | Zipped }[];
  papers: Papers | Zipped;
}
/** A question waits; it was tried in vain and may be once more; all is told of it; there are no more. */
export type Stage = "asked" | "tried" | "told" | "over";
export interface Task {
  rev: number;
  stage: Stage;
  number: number;
  of: number;
  /** How many were right at once. */
  right: number;
  /** Which one comes again, since it was missed; 0 if it does not. */
  again: number;
  /** Nothing comes after it. */
  last?: boolean;
  paper: Paper;
  mark?: Marked;
  /** By questions, at the end: what was asked, and whether that was right at once. */
  answered?: Answered[];
  /** By rules, at the end: how often it was asked, and right at once. */
  scores?: [rule: string, asked: number, right: number][];
  /** How many of them were left out. */
  skipped?: number;
  /** How many were to be practised and were not come to. */
  still?: number;
  /** What is said to a message that was none. */
  said?: PerLang;
}
export type Answered = [text: PerLang, right: boolean];
/** What is told in one step of a lesson. */
export interface Step {
  /** Under which heading it stands, and what is said: HTML of which nothing is the teacher's own. */
  title?: string;
  html?: string;
  /** What is said instead to whoever has gone on without the move that was to be made. */
  passed?: string;
  /** Which of the questions it asks. */
  paper?: number;
  /** The next step is hidden until somebody asks for it. */
  veils?: true;
  /** What is wrong in the lines from which it comes. */
  faults?: PerLang[];
  /** Other moves can be tried at a table aside, or here, where the lesson waits for none. */
  tries?: true;
  free?: true;
}
/** All of a lesson but its pictures: there is one for each step. */
export interface Content {
  steps: Step[];
  papers: Keyed[];
  /** The rules that came up in it. */
  met: string[];
  /** In which language it was written. */
  lang: string;
}
