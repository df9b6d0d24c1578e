/** The questions of a page, and answers to them. */
import type { Answer, Key, Keyed, Papers } from "../src/papers.js";
import type { State } from "../src/wire.js";
import { type Sent, sent } from "./frames.js";

export const page = sent["mopsen: a quiz on a page"] as Sent;
export const key = (page.state as State).key as Key;
export const all = (key.papers as Papers).all;

export const rightOf = (key: Keyed): Answer =>
  /table|order/.test(key.paper.how) ? key.right : (key.right[0] ?? 0);
export const wrongOf = (key: Keyed): Answer => {
  if (key.paper.how === "order") return [...key.right].reverse();
  if (key.paper.how === "number") return Number(key.right[0]) + 1;
  return key.paper.how === "table" ? ["no such thing"] : key.right[0] === 0 ? 1 : 0;
};
