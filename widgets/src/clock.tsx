// The clock of a table at which time runs: it goes in one view only, and only while that is in sight.
import { useEffect, useRef, useState } from "preact/hooks";
import type { Model } from "./model.js";
import type { TableButton } from "./wire.js";

/** How much of a table must be in sight. */
const HALF = 0.5;

/** Whether a view can be seen: nobody scrolled it away, turned to another tab or laid a dialog over it. */
function useSight(host: HTMLElement): boolean {
  const [seen, setSeen] = useState(true);
  useEffect(() => {
    const life = new AbortController();
    let near = true;
    const look = () =>
      setSeen(near && !document.hidden && !host.shadowRoot?.querySelector("dialog[open]"));
    document.addEventListener("visibilitychange", look, { signal: life.signal });
    const dialogs = new MutationObserver(look);
    if (host.shadowRoot) {
      dialogs.observe(host.shadowRoot, { subtree: true, attributeFilter: ["open"] });
    }
    const place =
      globalThis.IntersectionObserver &&
      new IntersectionObserver(
        (entries) => {
          near = (entries.at(-1)?.intersectionRatio ?? 1) >= HALF;
          look();
        },
        { threshold: [HALF] },
      );
    place?.observe(host);
    look();
    return () => {
      life.abort();
      dialogs.disconnect();
      place?.disconnect();
    };
  }, [host]);
  return seen;
}

/** The views of a table that are in sight; in the first of them the clock goes. */
const views = new WeakMap<Model, Set<() => void>>();

function useLead(model: Model, seen: boolean): boolean {
  const [leads, setLeads] = useState(false);
  useEffect(() => {
    if (!seen) return;
    const all = views.get(model) ?? new Set();
    views.set(model, all);
    const look = () => setLeads([...all][0] === look);
    all.add(look);
    look();
    return () => {
      all.delete(look);
      setLeads(false);
      for (const other of all) other();
    };
  }, [model, seen]);
  return leads;
}

export interface Clock {
  /** How long the picture has been in sight, in milliseconds. */
  time: () => number;
  /** Time would run, but nobody can see the table. */
  waits: boolean;
}

/** Presses buttons when their time is over, or the usual one; `picture` is anything that is another one for a new picture. */
export function useClock(
  model: Model,
  host: HTMLElement,
  timed: TableButton[],
  usual: number,
  picture: unknown,
  push: (id: string) => void,
): Clock {
  const seen = useSight(host);
  const leads = useLead(model, seen);
  const spent = useRef(0);
  const began = useRef(0);
  const runs = timed.length > 0;
  useEffect(() => {
    spent.current = 0;
  }, [picture, runs]);
  useEffect(() => {
    if (!seen) return;
    began.current = performance.now();
    const timers = (leads ? timed : []).map(({ id, after = usual }) =>
      setTimeout(push, after - spent.current, id),
    );
    return () => {
      timers.forEach(clearTimeout);
      spent.current += performance.now() - began.current;
    };
  }, [picture, usual, runs, seen, leads]);
  return {
    time: () => Math.round(spent.current + (seen ? performance.now() - began.current : 0)),
    waits: runs && !seen,
  };
}

/** So many milliseconds are the whole breadth, so that as much time is always as long. */
const BREADTH = 3000;

/** How much time is left: a line that becomes shorter. */
export const TimeLeft = ({ ms, still }: { ms: number; still: boolean }) => (
  <i
    class="left"
    style={`--of:${Math.min(1, ms / BREADTH)};animation:left ${ms}ms linear both${still ? " paused" : ""}`}
  />
);
