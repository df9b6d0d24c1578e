/** The table that a test opens, on a clock that only the test moves on. */
import { act } from "preact/test-utils";
import { afterEach, beforeEach, vi } from "vitest";
import type { StaticModel } from "../src/static-model.js";
import { Film } from "../src/timeline.js";
import type { Timeline } from "../src/wire.js";
import { state, timeline } from "./fixture.js";
import { ListeningModel, type Mounted, show } from "./mount.js";

export let view: Mounted;
export let model: ListeningModel;

export function open(more = {}) {
  model = new ListeningModel(state("table", more));
  look(model);
}
/** Open a table of a model of the test's own. */
export function look(at: StaticModel) {
  view = show(at);
}
export const later = (ms: number) => {
  act(() => {
    vi.advanceTimersByTime(ms);
  });
};
export const notice = () =>
  view
    .all(".notice")
    .map((said) => (said.querySelector("p") ?? said).textContent)
    .join();

/** Have each test of a file run so. */
export function onItsClock() {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    view.end();
    vi.useRealTimers();
  });
}

/** How long a picture stays: a look, and 40 ms for each letter of what is told. */
export const timeOf = (index: number, line: Timeline = timeline(0, 3)) => {
  const notes = new Film(line).at(index).story;
  return notes.reduce((ms, note) => ms + 40 * (line.texts.en?.[note.text]?.length ?? 0), 600);
};
