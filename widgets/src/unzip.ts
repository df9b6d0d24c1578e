import { useLayoutEffect, useState } from "preact/hooks";
import { inflate, read64 } from "./inflate.js";
import type { Zipped } from "./wire.js";

/** A value that may come zipped: at once if it did not, else the value before until it is read. */
export function usePlain<V extends object>(sent: V | Zipped | undefined): V | undefined {
  const [read, setRead] = useState<V>();
  const zip = sent && "zip" in sent ? sent.zip : undefined;
  // not only after the next frame: nothing can be seen before it is read
  useLayoutEffect(() => {
    if (zip === undefined) return;
    let wanted = true;
    inflate(read64(zip))
      .then(JSON.parse)
      .then((value: V) => wanted && setRead(() => value), console.error);
    return () => {
      wanted = false;
    };
  }, [zip]);
  return zip === undefined && sent ? (sent as V) : read;
}
