// What goes back to Python. See mopsbook/jupyter/messages.py, which reads it without trust.
import type { Answer } from "./papers.js";
import type { Eyes, Help } from "./wire.js";

/** What each kind of message to Python says, beside the revision on which it was made. */
export interface Says {
  /** The item that was pressed, or dragged onto another; `ms` is how long the picture was looked at, where time runs. */
  item: { on: string; to?: string; ms?: number };
  button: { on: string; ms?: number };
  undo: object;
  redo: object;
  again: object;
  new: {
    seed?: string;
    players?: number;
    variants?: string[];
    opponents?: string | string[];
    readings?: Record<string, string>;
  };
  save: { name: string };
  load: { name: string };
  /** A game that was left, by its number in the list. */
  resume: { name: string };
  /** It can be asked for on any picture, as can the help. */
  example: { rule: string };
  help: { help: Help };
}
/** What a quiz is told, on the question that is shown. */
export interface Answers {
  answer: { answer: Answer; ms?: number };
  show: object;
  next: object;
  skip: object;
  stop: object;
  again: object;
  practise: object;
  play: object;
}
/** What a lesson is asked for: a table aside, at its end questions and a game. */
export interface Tries {
  try: object;
  ask: object;
  play: object;
}
/** What an editor is told: names of things, places and rows. */
export interface Edits {
  put: { on: string; to: string };
  write: { on: string; to: string };
  choose: { on: string; to: string };
  undo: object;
  redo: object;
  open: { on: string };
}
/** What a replay, or a rule book, is asked for. */
export interface Asks {
  view: { whose: Eyes };
  /** A table from the picture that is shown, seen by the same eyes. */
  here: { whose: Eyes };
  /** What a rule book shows of a rule; any widget has one. */
  rule: { rule: string };
  /** A table at which a rule is read otherwise. */
  table: { rule: string; name: string };
}
