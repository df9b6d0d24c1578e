// Guess the move: a replay waits before each decision of a seat until somebody has chosen what it was.
import { useEffect, useState } from "preact/hooks";
import { Buttons } from "./actions.js";
import { useShared } from "./context.js";
import { Button } from "./icons.js";
import { nameOf } from "./item.js";
import { type Film, type Picture, place } from "./timeline.js";

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
    show({ index: index + 1, frame: to });
    go(index + 1);
  };
  return {
    picture: film.frame(frame),
    waits: ways !== undefined,
    press: (id) => {
      const to = ways?.[id];
      if (to === undefined) return;
      if (film.ways(to)) show({ index, frame: to });
      else answer(to);
    },
    back: () => {
      const begun = ways !== undefined && frame !== start;
      if (begun) show(null);
      return begun;
    },
    next: () => {
      if (ways) answer(index + 1);
      else if (chosen !== undefined && start !== undefined) show(null);
      else go(index + 1);
    },
  };
}

/** So many of what can be chosen are counted by number keys. */
const KEYS = 9;

/** What can be chosen, as a class is asked for it. */
export function optionsOf(picture: Picture, shared: Parameters<typeof nameOf>[1]) {
  const may = place(picture, 0).filter(({ mark }) => mark && /legal|best/.test(mark.kind));
  return [
    ...may.map((p) => ({ id: p.id, label: nameOf(p, shared) })),
    ...picture.buttons.map(({ id, label }) => ({ id, label: shared.text(label) })),
  ].slice(0, KEYS);
}

/** Below the prompt: what is to be done, the buttons of the game, and for a class how many are for what. */
export function GuessFoot(props: {
  picture: Picture;
  press: (id: string) => void;
  /** How many are for each option; undefined where no class is asked. */
  votes: number[] | undefined;
  vote: (n: number, by: 1 | -1) => void;
}) {
  const shared = useShared();
  const { say } = shared;
  const { picture, press, votes, vote } = props;
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
