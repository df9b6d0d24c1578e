import type { AnyModel } from "@anywidget/types";
import { useCallback, useEffect, useLayoutEffect, useRef, useState } from "preact/hooks";
import type { Answers, Asks, Edits, Says, Tries } from "./messages.js";
import type { State } from "./wire.js";
import type { WordKey } from "./words.js";

export type Model = AnyModel<State>;

export function useTrait<K extends keyof State & string>(model: Model, key: K): State[K] {
  const [value, setValue] = useState<State[K]>(() => model.get(key));
  useLayoutEffect(() => {
    const follow = () => setValue(() => model.get(key));
    follow(); // it may have changed between the first drawing and now
    model.on(`change:${key}`, follow);
    return () => model.off(`change:${key}`, follow);
  }, [model, key]);
  return value;
}

export function saveTrait<K extends keyof State & string>(model: Model, key: K, value: State[K]) {
  model.set(key, value);
  model.save_changes();
}

/** How long the kernel may take before the learner is told that it still works, and that nothing came back. */
export const PATIENCE = 4000;
export const LONGEST = 40_000;

type Words = Says & Asks & Answers & Tries & Edits;
export type Send = <K extends keyof Words>(kind: K, more?: Words[K]) => void;

/**
 * Send a message and watch for the answer: a new timeline, another value than `answer` was, or something aside.
 * The same message is not sent twice while the first one is on its way, even if the clock has gone
 * on: whoever presses again has not seen the answer.
 */
export function useSend(model: Model, rev: number, answer: unknown = rev): [Send, WordKey | null] {
  const [trouble, setTrouble] = useState<WordKey | null>(null);
  const waiting = useRef<{ text: string; timer: ReturnType<typeof setTimeout> } | null>(null);
  const aside = useTrait(model, "aside");
  const settle = useCallback((word: WordKey | null) => {
    clearTimeout(waiting.current?.timer);
    waiting.current = null;
    setTrouble(word);
  }, []);
  useEffect(() => () => settle(null), [answer, aside, settle]);
  useEffect(() => {
    const hear = (message: unknown) => {
      const offline = (message as { kind?: string } | null)?.kind === "offline";
      if (offline && waiting.current) settle("no-kernel"); // of what others ask, they say it
    };
    model.on("msg:custom", hear);
    return () => model.off("msg:custom", hear);
  }, [model, settle]);
  const send: Send = (kind, more) => {
    const timeless = /^(example|help|view|rule|table)$/.test(kind);
    const message = { kind, ...(!timeless && { rev }), ...more };
    const text = JSON.stringify({ ...message, ms: 0 });
    if (waiting.current?.text === text) return;
    settle(null);
    const wait = { text, timer: setTimeout(() => late(), PATIENCE) };
    const late = () => {
      setTrouble("still-working");
      wait.timer = setTimeout(settle, LONGEST - PATIENCE, "no-answer");
    };
    waiting.current = wait;
    model.send(message);
  };
  return [send, trouble];
}
