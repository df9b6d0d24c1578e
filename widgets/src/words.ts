import type { Words } from "./context.js";
import type { Kit, T } from "./wire.js";

/** The interface's own words; their English texts are in ui-keys.json, the rest comes from Python. */
export type WordKey = keyof typeof import("../ui-keys.json");
export type Values = Record<string, string | number>;
export type Say = (key: WordKey, values?: Values) => string;

/** The classes of an element; those that do not hold are false, undefined or empty. */
export const classes = (...all: unknown[]) => all.filter(Boolean).join(" ");

export function fill(text: string, values: Values = {}): string {
  return text.replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole));
}

/** What needs no full stop before the next line. */
export const ENDED = /[.!?:;,]$/;
/** A text of several lines as it is spoken: each of them is a sentence. */
export const oneLine = (text: string) =>
  text.split(/\s*\n\s*/).reduce((all, line) => `${all}${ENDED.test(all) ? "" : "."} ${line}`);

/** What some keys are called in each language. */
const NAMED: Record<string, WordKey> = {
  " ": "name-space",
  Space: "name-space",
  Shift: "name-shift",
  Home: "name-home",
  End: "name-end",
  PageUp: "name-up",
  PageDown: "name-down",
};

/** "Space", "K", "Shift U" */
export const keyName = (key: string, say: Say) =>
  (key === " " ? [key] : key.split(" "))
    .map((one) => (NAMED[one] ? say(NAMED[one]) : one.length === 1 ? one.toUpperCase() : one))
    .join(" ");

/** The key of a button, in the language that is spoken. */
export const keyOf = (key: string | T | undefined, text: Words["text"]) =>
  typeof key === "number" ? text(key) : key;

/** What there is in several languages: in the wanted one, else in any. */
export function anyLang<V>(texts: Record<string, V> | undefined, lang: string): V | undefined {
  return texts?.[lang] ?? Object.values(texts ?? {})[0];
}

/** A text of several languages. */
export const inLang = (texts: Record<string, string> | undefined, lang: string) =>
  anyLang(texts, lang) ?? "";

/** ["§ 4.6", "Follow suit"] */
export function ruleParts(kit: Kit, id: string, lang: string): [string, string] {
  const rule = kit.rules[id];
  return rule ? [`§ ${rule.section}`, inLang(rule.title, lang)] : [id, ""];
}

/** "§ 4.6 Follow suit" */
export function ruleName(kit: Kit, id: string, lang: string): string {
  return ruleParts(kit, id, lang).join(" ").trim();
}
