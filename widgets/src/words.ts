import type { Kit } from "./wire.js";

/** The interface's own words; their English texts are in ui-keys.json, the rest comes from Python. */
export type WordKey = keyof typeof import("../ui-keys.json");
export type Values = Record<string, string | number>;
export type Say = (key: WordKey, values?: Values) => string;

export function fill(text: string, values: Values = {}): string {
  return text.replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole));
}

/** One text of several languages: the wanted one, else any. */
export function inLang(texts: Record<string, string> | undefined, lang: string): string {
  return texts?.[lang] ?? Object.values(texts ?? {})[0] ?? "";
}

/** ["§ 4.6", "Follow suit"] */
export function ruleParts(kit: Kit, id: string, lang: string): [string, string] {
  const rule = kit.rules[id];
  return rule ? [`§ ${rule.section}`, inLang(rule.title, lang)] : [id, ""];
}

/** "§ 4.6 Follow suit" */
export function ruleName(kit: Kit, id: string, lang: string): string {
  return ruleParts(kit, id, lang).join(" ").trim();
}
