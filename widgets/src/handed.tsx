// What was answered on a page without a kernel, as a file to be handed in: mopsbook/quiz/rows.py reads it.
import { useState } from "preact/hooks";
import { useShared } from "./context.js";
import type { Given } from "./course.js";
import { Button } from "./icons.js";
import type { Keyed } from "./papers.js";
import { inLang } from "./words.js";

/** The version of the file. */
const FORMAT = 1;
/** Letters of a name. */
const LONGEST = 100;

/** The rows of a kernel's quiz, in lines of JSON, with a sum by which a file is known that was cut off or edited. */
export function fileOf(given: Given[], keys: Keyed[], student: string, lang: string): string {
  const rows = given.map(({ which, answer, first, ms, ...more }) => {
    const { row, values, kind, paper } = keys[which] as Keyed;
    const meant = (one: typeof answer) =>
      !values || one === null ? one : [one].flat().map((n) => values[Number(n)]);
    // of an order all of it, of choices the one
    const plain = (one: typeof answer) =>
      paper.how === "choice" ? [meant(one)].flat()[0] : meant(one);
    return JSON.stringify({
      ...{ ...row, kind, ...more, answer: plain(answer), first: plain(first) },
      ...{ seconds: Math.round(ms / 100) / 10, student, words: inLang(paper.text, lang) },
    });
  });
  const head = { mopsbook: FORMAT, results: rows.length, student };
  const end = { end: rows.length, crc: crc32(rows.join("\n")) };
  return `${[JSON.stringify(head), ...rows, JSON.stringify(end)].join("\n")}\n`;
}

/** The usual cyclic sum of 32 bits: pages that are not served safely have no better one. */
function crc32(text: string): number {
  let sum = -1;
  for (const byte of new TextEncoder().encode(text)) {
    sum ^= byte;
    for (let bit = 0; bit < 8; bit++) sum = (sum >>> 1) ^ (sum & 1 && 0xedb88320);
  }
  return ~sum >>> 0;
}

/** Saves what was answered, under the name of whoever has. */
export function HandIn({ given, keys }: { given: Given[]; keys: Keyed[] }) {
  const { say, lang } = useShared();
  const [name, setName] = useState("");
  const student = name.trim();
  const save = () => {
    const link = document.createElement("a");
    link.href = `data:text/plain;charset=utf-8,${encodeURIComponent(fileOf(given, keys, student, lang))}`;
    link.download = `${student.replace(/[^\p{L}\p{M}\p{N}]+/gu, "-") || "quiz"}.jsonl`;
    link.click();
  };
  return (
    <div class="hand-in">
      <p>{say("hand-in")}</p>
      <input
        aria-label={say("hand-in-name")}
        placeholder={say("hand-in-name")}
        autocomplete="off"
        maxLength={LONGEST}
        value={name}
        onInput={(ev) => setName(ev.currentTarget.value)}
      />
      <Button data-id="hand-in" onClick={save}>
        {say("hand-in-save")}
      </Button>
    </div>
  );
}
