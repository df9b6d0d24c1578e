import { useEffect, useState } from "preact/hooks";
import { type Model, useTrait } from "./model.js";
import type { Kit, Timeline, Zipped } from "./wire.js";

async function unzip<V>({ zip }: Zipped): Promise<V> {
  const bytes = Uint8Array.from(atob(zip), (c) => c.charCodeAt(0));
  const json = new Blob([bytes]).stream().pipeThrough(new DecompressionStream("deflate"));
  return JSON.parse(await new Response(json).text());
}

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
    unzip<V>(sent).then((value) => wanted && setRead(() => value), console.error);
    return () => {
      wanted = false;
    };
  }, [sent]);
  return "zip" in sent ? read : sent;
}
