// One press, one move: the one guard before everything that can be pressed, in both widgets.
//
// Kept from whatever lies below are
// - a key that is held down: only what walks (arrows, pages, Tab) and what is typed goes on. Through
//   a replay one may walk so; a button, a card, a key of a button answers to each press once.
// - the second press of two, within the time and the place of a double click or double tap: whatever
//   it meets, it was not meant for. Only the steps of a time line are there to be pressed quickly.
// - the second press of two whose first one dropped what was dragged, or chose from a list that lay above.
// - a press on what has come under the pointer since it went down, or on a button of the game that has
//   come there a moment before: it was meant for what stood there. Not where time runs: who waits for a
//   button hits it quickly.
// - Space wherever the focus came by itself: it goes on, and would make a move that nobody chose. Who has moved the focus
//   presses by it whatever has it. Not where a button has that key.
// - Enter just after the others' moves have come to their end, and for longer if it went on until then: it was meant to
//   go on. Whoever has read for so long that it cannot be, or has heard where the focus is, means what is there. After it
//   was kept back once and has rested for a second it plays. Whatever else is pressed lifts that.
// What no pointer has pressed (a key, a screen reader) has no second press, and what lies elsewhere
// may follow as fast as a hand can.
import { useLayoutEffect, useRef } from "preact/hooks";
import { goOn } from "./page.js";
import type { WordKey } from "./words.js";

/** How far apart the two presses of a double click may be: in milliseconds, and in pixels. */
const TWICE = 500;
const NEAR = 12;
/** So long, and so far from where the pointer was, a press may still be meant for the buttons before. */
const CHANGED = 600;
const UNDER = 24;
/** So long after the others' moves Enter that went on may still be meant to; so long it has to rest once it was kept back. */
const GOES_ON = 4000;
const REST = 1000;

/** What a second press may meet below a list from which something was chosen. */
const CHOSEN = ".item, .actions button, dialog button, dialog label, dialog summary";

/** What goes on without a move or begins anew, and what has to be pressed quickly, or by that key. */
const WAITS = "[data-id=wait], .actions [data-id=play-again]";
/** What a key that went on may press: nothing else is to be done there. */
const NEXT = "[data-id=next-round]";
const HASTE = "[data-timed]";
const SPACE = '.actions [aria-keyshortcuts="Space"]';

interface Place {
  x: number;
  y: number;
}
interface Press {
  ev: PointerEvent;
  on: Element | null;
  /** It was not meant for what it meets. */
  vain?: boolean;
  /** What it would have done when the pointer went down. */
  meant: unknown;
}

/**
 * Listeners for the root of a view; `meaning` tells what a press on an element would do now, `shown` which buttons
 * there are, `live` whether all has been shown, so that keys that went on play from now on; `onSpent` hears what is said
 * of a key that was meant to go on and has pressed nothing, and when that is over.
 */
export function usePress(
  meaning: (target: EventTarget | null) => unknown,
  shown: string,
  live: boolean,
  onSpent?: (why: WordKey | null) => void,
) {
  const press = useRef<{
    last?: Press;
    now?: Press;
    /** When something was chosen from a list: it may have been drawn above whatever lies there. */
    chosen?: number;
    /** Where the pointer was last, and when and where it was when the buttons changed. */
    place?: Place;
    changed?: Place & { at: number };
    /** Whether all was shown, since when, and whether a click on the board did that. */
    live?: boolean;
    since?: number;
    clicked?: boolean;
    /** When Enter went on while moves were shown, until another key is pressed; since when it rests, if it does. */
    went?: { on: number; at?: number };
    /** Whether a key was the last to move the focus, and nothing has moved it by itself since. */
    walks?: boolean;
    walked?: boolean;
    /** Whether a pointer was the last to act: where it has left the focus, nothing shows. */
    pointed?: boolean;
  }>({ live }).current;
  useLayoutEffect(() => {
    if (live && !press.live && !press.clicked) press.since = performance.now();
    if (live && !press.live) press.walks = press.walked = false;
    press.live = live;
    press.clicked = false;
  }, [live]);
  useLayoutEffect(() => {
    press.changed = press.place && { ...press.place, at: performance.now() };
  }, [shown]);
  const apart = (ev: PointerEvent, { x, y }: Place) => Math.hypot(ev.clientX - x, ev.clientY - y);
  const other = () => {
    press.went = undefined;
    onSpent?.(null);
  };
  return {
    onPointerMoveCapture: (ev: PointerEvent) => {
      press.place = { x: ev.clientX, y: ev.clientY };
    },
    onKeyDownCapture: (ev: KeyboardEvent) => {
      const on = ev.target as Element;
      const typed = on.matches("input") && ev.key !== "Enter";
      const lost = press.pointed && live && on.matches(".mops, .item");
      press.pointed = false;
      // what comes after what cannot be seen is not what is meant
      if (lost && ev.key === "Tab" && !ev.shiftKey) {
        goOn(on.getRootNode());
        return take(ev);
      }
      const now = performance.now();
      const early = now - (press.since ?? -CHANGED) < CHANGED;
      const plays = on.matches(".item.can-act, .actions button:not([data-timed])");
      const acts = /^( |Enter)$/.test(ev.key);
      const space = ev.key === " ";
      press.walks = !acts;
      if (!acts) press.walked = true;
      if (!acts || space) other();
      else if (!live || on.matches(WAITS)) press.went = { on: now };
      const free = on.closest(".mops")?.querySelector(space ? `${HASTE}, ${SPACE}` : HASTE);
      const { went } = press;
      const until = went?.at ? went.at + REST : Math.max(went?.on ?? 0, press.since ?? 0) + GOES_ON;
      const kept = live && plays && acts && !on.matches(`${WAITS}, ${NEXT}`) && !free;
      if (kept && space && !press.walked) {
        onSpent?.("space-spent");
        take(ev);
      } else if (kept && went && now < until) {
        went.at = now;
        onSpent?.("enter-spent");
        take(ev);
      } else if (early && plays && acts) take(ev);
      else if (ev.repeat && !typed && !/^(Arrow|Page|Tab|Home|End)/.test(ev.key)) take(ev);
      else if (live && plays && acts && !on.matches(WAITS)) other();
    },
    onKeyUpCapture: (ev: KeyboardEvent) => {
      if (ev.key === "Tab") press.walked = true; // from outside only its end comes here
    },
    onFocusInCapture: () => {
      press.walked = press.walks === true;
    },
    onPointerDownCapture: (ev: PointerEvent) => {
      other();
      press.pointed = true;
      const on = (ev.target as Element).closest("button, .item, label, summary");
      const was = press.last;
      const second =
        was &&
        ev.timeStamp - was.ev.timeStamp < TWICE &&
        ((on && on === was.on) || apart(ev, { x: was.ev.clientX, y: was.ev.clientY }) < NEAR) &&
        !on?.matches("[data-quick]");
      const { changed, chosen } = press;
      const through =
        chosen !== undefined && ev.timeStamp - chosen < TWICE && on?.matches(CHOSEN) === true;
      const stale =
        changed &&
        ev.timeStamp - changed.at < CHANGED &&
        apart(ev, changed) < UNDER &&
        on?.matches(".actions :not([data-timed]), dialog button");
      press.place = { x: ev.clientX, y: ev.clientY };
      press.now = { ev, on, vain: second || stale || through, meant: meaning(ev.target) };
      if (second || through) ev.stopPropagation(); // nor does it begin a drag
    },
    onPointerUpCapture: (ev: PointerEvent) => {
      const { now } = press;
      if (now && !now.vain && apart(ev, { x: now.ev.clientX, y: now.ev.clientY }) >= NEAR)
        press.last = { ...now, ev, on: null };
    },
    onChangeCapture: (ev: Event) => {
      if ((ev.target as Element).matches("select")) press.chosen = ev.timeStamp;
    },
    onClickCapture: (ev: MouseEvent) => {
      const { now } = press;
      press.clicked = !press.live && (ev.target as Element).closest(".skip") !== null;
      if (!ev.detail || !now) return;
      if (now.vain || now.meant !== meaning(ev.target)) take(ev);
      else press.last = now;
    },
  };
}

/** Keep an event from whatever else there is: it has been dealt with. */
export function take(ev: Event) {
  ev.preventDefault();
  ev.stopPropagation();
}
