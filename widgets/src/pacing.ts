// The learner's pace: what a table waits for while others play, and how long a picture stays.
import { useEffect, useState } from "preact/hooks";
import type { Shared } from "./context.js";
import type { Film, Picture } from "./timeline.js";
import type { Pace } from "./wire.js";
import type { WordKey } from "./words.js";

/** How fast a table goes on by itself, at the paces at which it does. */
export const SPEED: Partial<Record<Pace, number>> = { slow: 0.6, normal: 1, fast: 3 };
/** Milliseconds for a look at the board, and for each letter that is told. */
const LOOK = 600;
const LETTER = 40;

/** How long it takes to see what a picture shows and to read what it tells, in milliseconds. */
export function readingTime({ story }: Picture, text: Shared["text"]): number {
  return story.reduce((ms, note) => ms + LETTER * text(note.text).length, LOOK);
}

/** Whether what a picture tells last ends a turn (1), is worth a look besides (2), or befalls who looks (3). */
const ends = (film: Film, index: number) => film.at(index).story.at(-1)?.ends ?? 0;

const hasResult = (film: Film, index: number) => film.at(index).sheet != null;
/** Whether a picture brings a result, or points, that the one before it did not show. */
const brings = (film: Film, to: number) => hasResult(film, to) && !hasResult(film, to - 1);

/** Whether the table waits at a picture until somebody wants it to go on. */
export function stops(film: Film, index: number, pace: Pace): boolean {
  if (index === film.last) return false;
  // the first picture is mostly that of the own move
  const end = ends(film, index);
  // nobody is hurried past what happens to what is one's own, nor past what brings a result about
  if (end > 2 || (end > 1 && brings(film, index + 1))) return true;
  return pace === "turns" ? end > (index ? 0 : 1) : pace === "continue" && end > 1;
}

/**
 * The next picture at which the table waits, or which says what comes next, such as at the end of a round, or with
 * which a result comes; the last one if there is none.
 */
export function nextStop(film: Film, index: number, pace: Pace): number {
  let to = Math.min(index + 1, film.last);
  while (to < film.last && !halts(film, to, pace)) to++;
  return to;
}

/** Whether nobody is hurried past a picture: a result comes with it, or a new deal after that, or it is waited for. */
export const halts = (film: Film, index: number, pace: Pace): boolean =>
  stops(film, index, pace) ||
  (index > 0 &&
    (hasResult(film, index) !== hasResult(film, index - 1) ||
      film.at(index).prompt?.heads === true));

/** What is said while it waits: below a board there is a tap for it, wherever the button is. */
export const continueWhen = ({ beside }: { beside: boolean }): WordKey =>
  beside ? "continue-when" : "continue-tap";

/** Whether what is said while it waits is how to go on. */
export const goesOn = (waits?: WordKey | null): boolean =>
  waits === "continue-when" || waits === "continue-tap";

/**
 * Shows the pictures of a timeline one after another; of the last values one goes on by a turn, and one as far as
 * it may. Beside the first picture so many letters are told, which are to be read before anything moves.
 */
export function useSuccession(
  film: Film,
  pace: Pace,
  text: Shared["text"],
  told = 0,
): [index: number, waits: boolean, goOn: () => void, skip: () => void] {
  const [shown, setShown] = useState({ film, index: film.last });
  // a new timeline starts at its first picture, in the same drawing in which it arrives
  const index = shown.film === film ? shown.index : 0;
  const reads = told > 0 && index === 0 && film.last > 0 && /continue|turns/.test(pace);
  const waits = reads || stops(film, index, pace);
  const show = (index: number) => setShown({ film, index });
  useEffect(() => {
    if (index === film.last || waits) return;
    const speed = SPEED[pace] ?? 1;
    const ms = readingTime(film.at(index), text) + (index ? 0 : LETTER * told);
    return whenSeen(ms / speed, () => show(index + 1));
  }, [film, index, waits, pace, text]);
  const goOn = () => {
    let to = Math.min(index + 1, film.last);
    // one press passes one turn, so that what each of the others did can be read
    while (!waits && to < film.last && !ends(film, to)) to++;
    show(to);
  };
  return [index, waits, goOn, () => show(nextStop(film, index, pace))];
}

/** Does something after some time, but not while nobody can see it; what it returns ends that. */
function whenSeen(ms: number, then: () => void): () => void {
  const life = new AbortController();
  const due = () => {
    if (!document.hidden) then();
    else document.addEventListener("visibilitychange", due, { once: true, signal: life.signal });
  };
  const timer = setTimeout(due, ms);
  return () => {
    clearTimeout(timer);
    life.abort();
  };
}
