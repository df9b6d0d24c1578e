import { createContext } from "preact";
import { useContext } from "preact/hooks";
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
}

export const SharedContext = createContext<Shared | null>(null);

export function useShared(): Shared {
  const shared = useContext(SharedContext);
  if (!shared) throw new Error("a part of the widget was drawn outside its view");
  return shared;
}
