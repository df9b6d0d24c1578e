// One press, one move: the one guard before everything that can be pressed, in both widgets.
//
// Kept from whatever lies below are
// - a key that is held down: only what walks (arrows, pages, Tab) and what is typed goes on. Through
//   a replay one may walk so; a button, a card, a key of a button answers to each press once.
// - the second press of two, within the time and the place of a double click or double tap: whatever
//   it meets, it was not meant for. Only the steps of a time line are there to be pressed quickly.
// - a press on what has come under the pointer since it went down.
// What no pointer has pressed (a key, a screen reader) has no second press, and what lies elsewhere
// may follow as fast as a hand can.
import { useRef } from "preact/hooks";

/** How far apart the two presses of a double click may be: in milliseconds, and in pixels. */
const TWICE = 500;
const NEAR = 12;

interface Press {
  ev: PointerEvent;
  on: Element | null;
  second?: boolean;
  /** What it would have done when the pointer went down. */
  meant: unknown;
}

/** Listeners for the root of a view; `meaning` tells what a press on an element would do now. */
export function usePress(meaning: (target: EventTarget | null) => unknown) {
  const press = useRef<{ last?: Press; now?: Press }>({}).current;
  return {
    onKeyDownCapture: (ev: KeyboardEvent) => {
      const typed = (ev.target as Element).matches("input") && ev.key !== "Enter";
      if (ev.repeat && !typed && !/^(Arrow|Page|Tab|Home|End)/.test(ev.key)) take(ev);
    },
    onPointerDownCapture: (ev: PointerEvent) => {
      const on = (ev.target as Element).closest("button, .item");
      const was = press.last;
      const second =
        was &&
        ev.timeStamp - was.ev.timeStamp < TWICE &&
        ((on && on === was.on) ||
          Math.hypot(ev.clientX - was.ev.clientX, ev.clientY - was.ev.clientY) < NEAR) &&
        !on?.matches("[data-quick]");
      press.now = { ev, on, second, meant: meaning(ev.target) };
      if (second) ev.stopPropagation(); // nor does it begin a drag
    },
    onClickCapture: (ev: MouseEvent) => {
      const { now } = press;
      if (!ev.detail || !now) return;
      if (now.second || now.meant !== meaning(ev.target)) take(ev);
      else press.last = now;
    },
  };
}

/** Keep an event from whatever else there is: it has been dealt with. */
export function take(ev: Event) {
  ev.preventDefault();
  ev.stopPropagation();
}
