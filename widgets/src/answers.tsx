// How a question is answered, and what is told of an answer.
import { useState } from "preact/hooks";
import { useShared } from "./context.js";
import { worth } from "./course.js";
import { Button } from "./icons.js";
import type { Send } from "./model.js";
import type { Answer, Marked, One, Paper, Task } from "./papers.js";
import { take } from "./press.js";
import { CHIPS, RuleChips } from "./rules.js";
import { classes, inLang, ruleName, type Say } from "./words.js";

interface Props {
  task: Task;
  /** Whether it can be answered now. */
  live: boolean;
  /** What is picked, in this order. */
  picks: One[];
  /** How many have voted for each choice. */
  votes: number[];
  choose: (n: number) => void;
  give: (answer: Answer) => void;
  act: Send;
  /** Whether all can be asked anew at the end. */
  again: boolean;
}

export function Answers(props: Props) {
  const { say } = useShared();
  const { task, live, picks, give, act } = props;
  const { stage, paper, mark } = task;
  if (stage === "over") {
    const { scores = [], skipped = 0, still = 0 } = task;
    const open = scores.reduce((sum, [, asked, right]) => sum + asked - right, still);
    return (
      <div class="actions">
        {open > 0 && (
          <Button data-id="practise" class="main" onClick={() => act("practise")}>
            {say(open > skipped ? "quiz-practise" : "quiz-skipped-ask")}
          </Button>
        )}
        {props.again && (
          <Button data-id="again" onClick={() => act("again")}>
            {say("quiz-start")}
          </Button>
        )}
      </div>
    );
  }
  const many = paper.how === "order" ? paper.choices.length : paper.many;
  const enough = many ? picks.length === many : picks.length > 0;
  // what has been answered already is no second try
  const ready = enough && !isSame(picks, mark?.answer, paper.how === "order");
  return (
    <>
      {paper.choices.length > 0 && <Choices {...props} />}
      {paper.how === "number" && mark && <Numbers mark={mark} />}
      {paper.how === "number" && live && <NumberField key={task.rev} give={give} />}
      <div class="actions">
        {live && (paper.every || paper.how === "order") && (
          <Button
            data-id="answer"
            class={ready ? "main" : undefined}
            aria-disabled={!ready || undefined}
            onClick={() => ready && give(picks)}
          >
            {say("quiz-answer")}
          </Button>
        )}
      </div>
    </>
  );
}

const isSame = (picks: One[], answer: Answer | undefined, ordered: boolean) =>
  Array.isArray(answer) &&
  answer.length === picks.length &&
  answer.every((one, n) => (ordered ? picks[n] === one : picks.includes(one)));

/** So many letters fill the room for the answers, and so do more answers than these. */
const FULL = 260;
const MANY = 4;
export const isCrowded = ({ choices }: Paper, lang: string) =>
  choices.length > MANY || choices.reduce((sum, one) => sum + inLang(one, lang).length, 0) > FULL;

function Choices({ task, live, picks, votes, choose }: Props) {
  const { say, lang } = useShared();
  const { paper, mark, stage } = task;
  const ordered = paper.how === "order";
  const right = mark?.missed.length ? mark.missed : [mark?.answer ?? []].flat();
  const order = stage === "told" ? right : picks;
  return (
    <div
      class={classes("actions", isCrowded(paper, lang) && "crowded")}
      role="group"
      aria-label={say("quiz-choices")}
    >
      {paper.choices.map((words, n) => {
        const place = ordered ? order.indexOf(n) + 1 : 0;
        // who tries once more sees the first wrong place of the order, as long as it is as it was
        const stands = place > 0 && [mark?.answer].flat()[place - 1] === n;
        const is = live && ordered && !stands ? undefined : worth(mark, n);
        // where nothing can be chosen, only what is told of has a place, and what a class was for
        if (!live && !is && !ordered && !votes[n]) return null;
        return (
          <Button
            key={n}
            data-id={`choice${n + 1}`}
            class={classes("answer", is)}
            aria-disabled={!live || undefined}
            aria-pressed={ordered ? place > 0 : undefined}
            aria-keyshortcuts={String(n + 1)}
            onClick={() => live && choose(n)}
          >
            <kbd aria-hidden="true">{n + 1}</kbd>
            <span>
              {inLang(words, lang)} {is && !ordered && <b>{say(`mark-${is}`)}</b>}
              {place > 0 && (
                <b>
                  {[say("quiz-place", { n: place }), live && is && say(`mark-${is}`)]
                    .filter(Boolean)
                    .join(", ")}
                </b>
              )}
              {votes[n] ? <b class="votes">{say("quiz-votes", { n: votes[n] })}</b> : null}
            </span>
          </Button>
        );
      })}
    </div>
  );
}

/** The number that was answered, and at last the right one. */
function Numbers({ mark }: { mark: Marked }) {
  const { say } = useShared();
  const numbers = new Set([mark.answer, ...mark.missed].flat());
  return (
    <div class="actions">
      {[...numbers].map((n) => {
        const is = worth(mark, n);
        return (
          <p key={n} class={classes("answer", is)}>
            <span>
              {n} {is && <b>{say(`mark-${is}`)}</b>}
            </span>
          </p>
        );
      })}
    </div>
  );
}

/** A whole number, as people type it. */
const NUMBER = /^\s*([-−]?)(\d{1,9})\s*$/;

/** What is none of it: letters are for the keys of the widget. */
const NO_DIGIT = /[^\d\s−-]/g;

function NumberField({ give }: { give: (answer: number) => void }) {
  const { say } = useShared();
  const [typed, type] = useState("");
  const [, minus, digits] = NUMBER.exec(typed) ?? [];
  const answer = () => digits && give(minus ? -Number(digits) : Number(digits));
  return (
    <div class="actions number-field">
      <input
        aria-label={say("quiz-type")}
        placeholder={say("quiz-number")}
        inputMode="numeric"
        autocomplete="off"
        value={typed}
        aria-invalid={(typed.trim() !== "" && !digits) || undefined}
        onInput={(ev) => {
          const field = ev.currentTarget;
          field.value = field.value.replace(NO_DIGIT, "");
          type(field.value);
        }}
        onKeyDown={(ev) => {
          if (ev.key !== "Enter") return;
          answer();
          take(ev);
        }}
      />
      <Button
        class={digits ? "main" : undefined}
        aria-disabled={!digits || undefined}
        onClick={answer}
      >
        {say("quiz-answer")}
      </Button>
    </div>
  );
}

/** So many letters are read at once. */
const READ = 160;

/** How many of the notes are told at once: the first, and what is short enough beside it. */
function atOnce({ notes }: Marked, lang: string): number {
  let length = 0;
  const long = notes.findIndex((note, n) => {
    length += inLang(note.text, lang).length;
    return n > 0 && length > READ;
  });
  return long < 0 ? notes.length : long;
}

/** What is told of an answer first: whether it is right, and why. */
export function verdict(mark: Marked, say: Say, lang: string): [string, string] {
  const lacks = !mark.right && !mark.wrong.length;
  const head = mark.shown ? "is" : mark.right ? "right" : lacks ? "more" : "wrong";
  const why = mark.notes
    .slice(0, atOnce(mark, lang))
    .map((note) => inLang(note.text, lang))
    .join(" ");
  return [say(`quiz-${head}`), why];
}

/** Whether an answer is right, in one sentence with its rule, and the rest for those who ask. */
export function Remarks({ mark, paper, again }: { mark: Marked; paper: Paper; again: boolean }) {
  const { say, lang } = useShared();
  const [asked, ask] = useState(false);
  const [compared, compare] = useState(false);
  const [head, why] = verdict(mark, say, lang);
  const first = atOnce(mark, lang);
  const rest = mark.notes.slice(first);
  const more = asked ? rest.map((note) => inLang(note.text, lang)) : [];
  const rules = new Set(
    (asked ? mark.notes : mark.notes.slice(0, first)).flatMap((note) => note.rules),
  );
  const chips = [...rules].slice(0, asked ? undefined : CHIPS);
  return (
    <div class={`notice ${mark.right ? "green" : "red"}`}>
      {[why, ...more].map((line, n) => (
        <p key={n}>
          {!n && <b>{head}</b>} {line} {again && n === more.length && say("quiz-try")}
        </p>
      ))}
      <RuleChips rules={chips} />
      {(rest.length > 0 || rules.size > CHIPS) && (
        <Button class="why-so" aria-expanded={asked} onClick={() => ask(!asked)}>
          {say("quiz-more-reasons")}
        </Button>
      )}
      {mark.others && (
        <Button class="why-so" aria-expanded={compared} onClick={() => compare(!compared)}>
          {say("quiz-others")}
        </Button>
      )}
      {compared &&
        mark.others?.map(([n, notes]) => (
          <p key={n}>
            <b>{inLang(paper.choices[n], lang)}</b>
            {": "}
            {notes.map((note) => inLang(note.text, lang)).join(" ")}
          </p>
        ))}
    </div>
  );
}

/** What was asked, by its rules and by its questions. */
export function Scores({ scores = [], answered = [] }: Task) {
  const { kit, say, lang } = useShared();
  if (!scores.length) return <p>{say("quiz-nothing")}</p>;
  return (
    <div class="scores">
      <table>
        <caption>{say("quiz-scores")}</caption>
        <thead>
          <tr>
            {(["rule", "asked", "at-once"] as const).map((head) => (
              <th key={head} scope="col">
                {say(`quiz-${head}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {scores.map(([rule, asked, right]) => (
            <tr key={rule} class={right < asked ? "strong" : undefined}>
              <th scope="row" aria-label={ruleName(kit, rule, lang)}>
                <RuleChips rules={[rule]} />
              </th>
              <td>{asked}</td>
              <td>{right}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <ol>
        {answered.map(([text, right], n) => (
          <li key={n}>
            {inLang(text, lang)} <b>{say(right ? "mark-right" : "mark-late")}</b>
          </li>
        ))}
      </ol>
    </div>
  );
}
