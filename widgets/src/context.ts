import { createContext } from "preact";
import { useContext } from "preact/hooks";
import type { Pen } from "./pen.js";
import type { Book } from "./reel.js";
import type { Cites, Kit, T } from "./wire.js";
import type { Say } from "./words.js";

/** What every part of one view may need. */
export interface Shared {
  kit: Kit;
  lang: string;
  say: Say;
  text: (t: T | null | undefined) => string;
  cited: (c: Cites | undefined) => string[];
  showRule: (id: string) => void;
  /** What the rule book shows beside its words. */
  book: Book;
  /** What the ids of a table begin with that stands beside another one. */
  own?: string;
  /** Whether it is shown before a class, which reads but does not press. */
  presenting: boolean;
  /** What draws on what is shown. */
  pen?: Pen | undefined;
  /** Says why something can do nothing now, to whoever presses it; and what was said so beside this picture. */
  tellWhy?: (words: string) => void;
  why?: string | null;
}

/** What can be told before it is known where. */
export type Words = Omit<
  Shared,
  "showRule" | "presenting" | "book" | "own" | "pen" | "tellWhy" | "why"
>;

/** Every part is drawn within a view, which provides it. */
export const SharedContext = createContext({} as Shared);

export const useShared = (): Shared => useContext(SharedContext);
