// Guess the move: a replay waits before each decision of a seat until somebody has chosen what it was.
import { useEffect, useRef, useState } from "preact/hooks";
import { Buttons } from "./actions.js";
import { useShared, type Words } from "./context.js";
import { Button } from "./icons.js";
import { nameOf } from "./item.js";
import { type Film, type Picture, place } from "./timeline.js";
import type { Item } from "./wire.js";

/** Which frame is shown instead of the picture of the game at `index`. */
interface Shown {
  index: number;
  frame: number;
}
export interface Guessing {
  picture: Picture;
  /** Something is to be chosen. */
  waits: boolean;
  press: (id: string) => void;
  /** What was dragged onto something: two presses, first on what says what the other one is for. */
  drop: (from: string, to: string) => void;
  /** Takes back what was chosen, and says whether there was anything. */
  back: () => boolean;
  /** What the next step is: to the answer, to the next guess, or to the next picture of the game. */
  next: () => void;
}

/** Steps through a film that has guesses; without them it is shown as it is. */
export function useGuess(film: Film, index: number, go: (to: number) => void): Guessing {
  const [shown, show] = useState<Shown | null>(null);
  const start = film.timeline.guess?.starts[index];
  const chosen = shown?.index === index ? shown.frame : undefined;
  const frame = chosen ?? start ?? index;
  const ways = film.ways(frame);
  useEffect(() => show(null), [film]);
  const answer = (to: number) => {
    // what comes next may wait for a choice of its own
    show(to === index + 1 ? null : { index: index + 1, frame: to });
    go(index + 1);
  };
  const lead = (to: number | undefined) => {
    if (to === undefined) return;
    if (film.ways(to)) show({ index, frame: to });
    else answer(to);
  };
  const press = (id: string) => lead(ways?.[id] ?? ways?.[""]);
  /** Where one press leads after another that was not refused. */
  const both = (first: string, then: string) => {
    const on = ways?.[first];
    return on === undefined || film.frame(on).notice ? undefined : film.ways(on)?.[then];
  };
  // a step that has no board of its own shows what was chosen
  const stays = chosen !== undefined && film.timeline.guess?.same?.includes(index + 1);
  return {
    picture: film.frame(frame),
    waits: ways !== undefined,
    press,
    drop: (from, to) => lead(both(to, from) ?? both(from, to) ?? ways?.[from]),
    back: () => {
      const begun = ways !== undefined && frame !== start;
      if (begun) show(null);
      return begun;
    },
    next: () => {
      if (ways) answer(index + 1);
      else if (chosen !== undefined && start !== undefined) show(null);
      else if (stays) answer(chosen);
      else go(index + 1);
    },
  };
}

/** So many of what can be chosen are counted by number keys. */
const KEYS = 9;

/** What can be chosen, as a class is asked for it. */
function optionsOf(picture: Picture, shared: Words) {
  const all = place(picture, 0);
  const legal = all.filter(({ mark }) => mark && /legal|best|told/.test(mark.kind));
  // where a picture does not help, what may be tried is told by nothing but where it lies
  const may = legal.length ? legal : all.filter(({ item, zone }) => item.does && zone.own);
  const buttons = picture.buttons.filter(({ kind }) => kind !== "link"); // such as a hint
  // what does the same as something else is chosen once, and called by the words of its button
  const known = new Set<Item["does"]>(buttons.map(({ does }) => does));
  return [
    ...may
      // a pick is the beginning of a move of its own
      .filter(({ item: { does } }) => !does || (!known.has(does) && known.add(does)))
      .map((p) => ({ id: p.id, label: nameOf(p, shared) })),
    ...buttons.map(({ id, label }) => ({ id, label: shared.text(label) })),
  ].slice(0, KEYS);
}

export interface Votes {
  /** How many are for each option; undefined where no class is asked. */
  votes: number[] | undefined;
  vote: (n: number, by: 1 | -1) => void;
  /** Number keys count, with Shift back; says whether it was one. */
  onKey: (ev: KeyboardEvent) => boolean;
}

/**
 * The votes of a class on what can be chosen in a picture; on another picture they begin anew. What is counted while
 * that picture is still being made is kept for it.
 */
export function useVotes(picture: Picture, words: Words, asks: boolean, late = false): Votes {
  const early = useRef<[number, 1 | -1][]>([]);
  const [counted, setCounted] = useState({ picture, votes: [] as number[] });
  const votes = counted.picture === picture ? counted.votes : [];
  const vote = (n: number, by: 1 | -1) =>
    setCounted((was) => {
      const votes = was.picture === picture ? was.votes : [];
      const now = optionsOf(picture, words).map((_, i) => votes[i] ?? 0);
      return { picture, votes: now.map((v, i) => (i === n ? Math.max(0, v + by) : v)) };
    });
  useEffect(() => {
    if (late) return;
    for (const one of asks ? early.current : []) vote(...one);
    early.current = [];
  }, [late]);
  const onKey = (ev: KeyboardEvent) => {
    const digit = (asks || late) && /^Digit([1-9])$/.exec(ev.code)?.[1];
    const one: [number, 1 | -1] = [Number(digit) - 1, ev.shiftKey ? -1 : 1];
    if (digit && late) early.current.push(one);
    else if (digit) vote(...one);
    return !!digit;
  };
  return { votes: asks ? votes : undefined, vote, onKey };
}

/** Below the prompt: what is to be done, the buttons of the game, and for a class how many are for what. */
export function GuessFoot(props: { picture: Picture; press: (id: string) => void; class: Votes }) {
  const shared = useShared();
  const { say } = shared;
  const { picture, press } = props;
  const { votes, vote } = props.class;
  return (
    <>
      {votes && <p class="quiet">{say("guess-votes")}</p>}
      {votes ? (
        <div class="actions" role="group" aria-label={say("show-of-hands")}>
          {optionsOf(picture, shared).map(({ id, label }, n) => (
            <Button
              key={id}
              class="answer"
              aria-keyshortcuts={`${n + 1}`}
              onClick={() => vote(n, 1)}
            >
              <kbd aria-hidden="true">{n + 1}</kbd>
              <span>{label}</span>
              <b class="votes">{votes[n] ?? 0}</b>
            </Button>
          ))}
        </div>
      ) : (
        <Buttons {...{ picture }} onPush={press} pointed={null} onPoint={() => {}} />
      )}
    </>
  );
}
