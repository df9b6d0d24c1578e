import { useEffect, useState } from "preact/hooks";
import { inflate } from "./inflate.js";
import { type Model, useTrait } from "./model.js";
import type { Kit, Timeline, Zipped } from "./wire.js";

/** A trait that may come zipped: at once if it did not, else the value before until it is read. */
export function usePlain<V extends Kit | Timeline>(
  model: Model,
  key: "kit" | "timeline",
): V | undefined {
  const sent = useTrait(model, key) as V | Zipped;
  const [read, setRead] = useState<V>();
  useEffect(() => {
    if (!("zip" in sent)) return;
    let wanted = true;
    inflate(sent.zip)
      .then(JSON.parse)
      .then((value: V) => wanted && setRead(() => value), console.error);
    return () => {
      wanted = false;
    };
  }, [sent]);
  return "zip" in sent ? read : sent;
}
