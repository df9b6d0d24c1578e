// What happened, the newest first: a paragraph for each turn, and why for those who ask.
import { useState } from "preact/hooks";
import { useShared } from "./context.js";
import { Button } from "./icons.js";
import { Steps } from "./prompt.js";
import { RuleChips } from "./rules.js";
import { type Picture, turnsOf } from "./timeline.js";
import type { Note } from "./wire.js";

export function Story({ pictures }: { pictures: Picture[] }) {
  const turns = turnsOf(pictures);
  const fresh = pictures.at(-1)?.coach?.fresh ?? [];
  return turns.map((notes, i) => (
    <Turn key={turns.length - i} notes={notes} fresh={fresh} newest={i === 0} />
  ));
}

function Turn({ notes, fresh, newest }: { notes: Note[]; fresh: string[]; newest: boolean }) {
  const { kit, text, say, cited } = useShared();
  const [asked, ask] = useState(false);
  const words = notes.map((note) => text(note.text)).join(" ");
  const who = kit.names.find((name) => words.startsWith(name)) ?? "";
  const steps = newest ? notes.flatMap((note) => note.steps ?? []) : [];
  const rules = [...new Set(notes.flatMap((note) => cited(note.rules)))];
  const news = rules.filter((rule) => fresh.includes(rule));
  return (
    <div class={newest ? "notes current" : "notes"}>
      <p class="note">
        <b>{who}</b>
        {words.slice(who.length)}
      </p>
      <Steps steps={steps} />
      <RuleChips rules={asked ? rules : news} fresh={fresh} />
      {rules.length > news.length && (
        <Button class="why-so" aria-expanded={asked} onClick={() => ask(!asked)}>
          {say("why")}
        </Button>
      )}
    </div>
  );
}
