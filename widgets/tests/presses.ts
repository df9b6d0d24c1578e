// Presses as a browser reports them, at a table that answers at once.

import { act } from "preact/test-utils";
import { model, open, view } from "./bench.js";
import { still, timeline } from "./fixture.js";
import { fromPython } from "./mount.js";

export const UNDO = '[aria-label="Undo"]';
export const GO = '[data-id="go"]';
export const card = (id: string) => `[data-id="${id}"]`;
/** What was pressed, or asked for. */
export const sent = () =>
  (model.sent as { kind: string; on?: string }[]).map(({ kind, on }) => on ?? kind);

/** One event of a pointer, at a time and a place. */
export function fire(type: string, selector: string, at: number, x = 0, y = 0, detail = 1) {
  const more = { bubbles: true, composed: true, cancelable: true, clientX: x, clientY: y, detail };
  const event = new MouseEvent(type, more);
  Object.defineProperty(event, "timeStamp", { value: at });
  act(() => {
    view.find(selector).dispatchEvent(event);
  });
}
export function press(selector: string, at: number, x = 0, y = 0) {
  fire("pointerdown", selector, at, x, y);
  fire("pointerup", selector, at + 60, x, y);
  fire("click", selector, at + 60, x, y);
}
let rev = 1;
/** Python answers at once, with the same picture but for what is given. */
export const answer = (more = {}) => fromPython(model, "timeline", still(2, ++rev, more));
/** The others move: three pictures, and nobody has to decide between them. */
export const others = () => fromPython(model, "timeline", { ...timeline(0, 3, ++rev), seats: [] });
/** Open a table anew. */
export function sit(more = {}) {
  rev = 1;
  open(more);
}
