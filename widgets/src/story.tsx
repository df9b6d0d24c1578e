// What happened, the newest first: a paragraph for each turn, and why for those who ask.
import type { ComponentChildren } from "preact";
import { useState } from "preact/hooks";
import { useShared } from "./context.js";
import { Button } from "./icons.js";
import { Steps } from "./prompt.js";
import { CHIPS, RuleChips } from "./rules.js";
import { type Picture, turnsOf } from "./timeline.js";
import type { Note } from "./wire.js";
import { classes } from "./words.js";

/** From how many letters on a class reads smaller ones. */
const LONG = 360;
/** More sentences than so many have a line each. */
const LINES = 3;

export function Story(props: {
  pictures: Picture[];
  /** What stands above as a headline. */
  said: string;
  /** What is told of a rule after the newest turn. */
  rule?: ComponentChildren;
}) {
  const { pictures, said, rule } = props;
  const { cited, text, presenting } = useShared();
  // a result stands above, and is not told twice
  const result = text(pictures.at(-1)?.sheet?.result);
  const turns = turnsOf(pictures);
  const fresh = new Set(pictures.at(-1)?.coach?.fresh);
  // which rules there were is asked once for all that is told, and again when something new is
  const [asked, ask] = useState<Note | undefined>();
  const newest = turns[0]?.[0];
  const all = newest !== undefined && asked === newest;
  // at first what the game is about is to be read, and not which rules there are
  const begins = pictures.at(-1)?.notice?.kind === "new";
  let room = presenting || begins ? 0 : CHIPS;
  const ruled = turns.map((notes) => {
    const rules = [...new Set(notes.flatMap((note) => cited(note.rules)))];
    const news = rules.filter((rule) => fresh.delete(rule)); // a chip for each, at the latest turn
    const shown = news.slice(0, room);
    room -= shown.length;
    return { notes, rules, news, shown };
  });
  const first = ruled.findIndex(({ rules, shown }) => rules.length > shown.length);
  const [latest, ...before] = ruled.map((turn, i) => (
    <Turn
      key={turns.length - i}
      {...{ ...turn, result, all, begins }}
      said={i ? "" : said}
      newest={i === 0}
      onAsk={i === first ? () => ask(all ? undefined : newest) : undefined}
    />
  ));
  return (
    <>
      {latest}
      {rule}
      {before}
    </>
  );
}

function Turn(props: {
  notes: Note[];
  rules: string[];
  /** Those that have not come up before, and those of them for which there is room. */
  news: string[];
  shown: string[];
  result: string;
  /** What stands above as a headline. */
  said: string;
  newest: boolean;
  /** The game begins: how it was dealt is told in passing. */
  begins: boolean;
  /** Whether all rules are shown, and what asks for them, or for the new ones again. */
  all: boolean;
  onAsk: (() => void) | undefined;
}) {
  const { text, say } = useShared();
  const { notes, rules, news, shown, result, said, newest, begins, all, onAsk } = props;
  const told = notes
    .map((note) => text(note.text))
    .map((line) => (said && line.startsWith(said) ? line.slice(said.length).trim() : line))
    .filter((line) => line && line !== result);
  const words = told.join(" ");
  // how it came to a result, and what else is much, is read one by one
  const lines = !begins && ((newest && result) || told.length > LINES) ? told : [words];
  const quiet = !words && !shown.length && !onAsk;
  // what is done stays told, what is to be done passes
  const steps = notes.flatMap((note) => note.steps ?? []).filter((one) => newest || one.done);
  return quiet && !steps.length ? null : (
    <div
      class={classes(
        "notes",
        newest && "current",
        lines.length > 1 && "lines",
        words.length > LONG && "long",
      )}
    >
      {words && lines.map((line, i) => <Line key={i} words={line} />)}
      <Steps steps={steps} />
      <RuleChips rules={shown} fresh={news} />
      {onAsk && (
        <Button class="why-so" aria-expanded={all} onClick={onAsk}>
          {say("why")}
        </Button>
      )}
      {all && <RuleChips rules={rules.filter((rule) => !shown.includes(rule))} fresh={news} />}
    </div>
  );
}

/** Words that begin with who did what. */
function Line({ words }: { words: string }) {
  const { kit } = useShared();
  // the longest, for one name may begin another
  const named = kit.names.filter((name) => words.startsWith(name));
  const who = named.sort((a, b) => b.length - a.length)[0] ?? "";
  return (
    <p class="note">
      <b>{who}</b>
      {words.slice(who.length)}
    </p>
  );
}
