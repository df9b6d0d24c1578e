// A quiz on a page without a kernel: what an answer is worth, and which question is next. Pure, without a DOM; with
// a kernel it is mopsbook/quiz/session.py and Question.check that say so, and both say the same.

import type { Answers } from "./messages.js";
import type { Answer, Answered, Keyed, Marked, One, Play, Remark, Stage, Task } from "./papers.js";

/** So many things are told to be wrong or missing. */
const TOLD = 3;
/** After so many others a question comes again that was missed. */
const LATER = 4;
/** Where so many choices are, whoever has missed one knows the other. */
const ONLY = 2;

/** What an answer is worth; what is right is told only if it is the last one. */
export function check(key: Keyed, answer: Answer, last: boolean): Marked {
  const { right } = key;
  const { how, every } = key.paper;
  const named = Array.isArray(answer) ? answer : [answer];
  const found = how === "table" ? [...new Set(named)].sort() : named;
  const other = found.find((one, n) => one !== right[n]);
  const wrong =
    how !== "order"
      ? found.filter((one) => !right.includes(one))
      : other === undefined
        ? []
        : [other];
  const lacking = right.filter((one) => !found.includes(one));
  const good = !wrong.length && !(every && lacking.length);
  let missed: One[] = [];
  if (!good) missed = how === "table" ? lacking : right;
  const all = every ? [...wrong, ...missed] : how === "choice" ? found : wrong;
  const open = last || good;
  const told = (open ? all : wrong).slice(0, every || !open ? TOLD : undefined);
  const replies = told.flatMap((one) => key.replies[one] ?? []);
  let notes = [...replies.flatMap((reply) => reply.notes ?? []), ...key.notes];
  if (!open) {
    notes = wrong.length
      ? replies.flatMap((reply) => reply.hint ?? reply.notes ?? [])
      : (key.more ?? []);
    if (!notes.length) notes = key.otherwise;
  }
  // several things together may mean something of their own
  const whole = how === "table" && found[1] ? key.replies[found.join()] : undefined;
  const others =
    !open || how !== "choice"
      ? []
      : key.paper.choices.flatMap((_, n): [number, Remark[]][] => {
          const why = key.replies[n]?.notes;
          return why && !found.includes(n) && !right.includes(n) ? [[n, why]] : [];
        });
  const first = [whole, ...replies].find((reply) => reply?.play)?.play;
  const play: Play[] = first ? [first] : [];
  const shown = open ? key.play : undefined;
  // what is right comes after what is wrong, and what was missed is right itself
  const isRight =
    good || (!whole?.play && right.includes(told.find((one) => key.replies[one]?.play) ?? ""));
  if (shown && !first) play.push(shown);
  else if (shown && !isRight && shown[0] !== first?.[0]) play.push([shown[0] - 1, shown[1]]);
  return {
    right: good,
    answer: how === "table" ? found : answer,
    wrong,
    missed: open ? missed : [],
    notes: once(notes),
    ...(others[0] && { others }),
    ...(play[0] && { play }),
  };
}

const once = (notes: Remark[]) => [
  ...new Map(notes.map((note) => [JSON.stringify(note), note])).values(),
];

/** Whether something that was answered, or was not, is right, wrong or missed. */
export function worth(mark: Marked | undefined, one: One) {
  if (!mark) return undefined;
  if (mark.wrong.includes(one)) return "wrong";
  if (mark.missed.includes(one)) return "missed";
  // of several things on the table some may be right, of an order only all
  const some = mark.right || typeof one === "string";
  return some && [mark.answer].flat().includes(one) ? "right" : undefined;
}

interface Later {
  due: number;
  which: number;
  again: number;
}
/** What was answered on a page, or skipped: then it is null. */
export interface Given {
  /** The number of the question. */
  which: number;
  answer: Answer | null;
  first: Answer | null;
  right: boolean;
  tries: number;
  ms: number;
  practice: boolean;
}
/** A run through some questions. */
export interface Run {
  /** Counts what was done. */
  rev: number;
  stage: Stage;
  /** What is still to be asked, what comes again, and how many were asked. */
  fresh: number[];
  later: Later[];
  asked: number;
  /** The present question, and which one of the run it is if it comes again. */
  which: number;
  again: number;
  number: number;
  of: number;
  mark?: Marked | undefined;
  /** Whether each question was right at once. */
  first: Map<number, boolean>;
  /** What was left out; what was to be practised and was not come to; and whether this run practises. */
  left: number[];
  still: number[];
  practises: boolean;
  /** The spare questions that were practised. */
  spent: number[];
  /** What was answered, in this run and before: a row each time that something was asked. */
  rows: Given[];
}

/** The questions that are asked of everybody. */
export const common = (keys: Keyed[]) => keys.flatMap((key, n) => (key.spare ? [] : n));

/** A run that begins with its first question. */
export function begun(
  fresh: number[],
  rev = 0,
  rows: Given[] = [],
  practises = false,
  spent: number[] = [],
): Run {
  const nothing = { stage: "asked", asked: 0, which: fresh[0] ?? 0, again: 0, number: 0 } as const;
  const none = { later: [], left: [], still: [], first: new Map() };
  return goOn({ ...nothing, ...none, rev, fresh, of: fresh.length, practises, spent, rows });
}

/** What was left out and not answered in this run. */
const skipped = ({ left, first }: Run) => [...new Set(left)].filter((n) => !first.has(n));

/** Come to what is due, else to a new question, else to what comes again; if there is none, it is over. */
function goOn(run: Run, keys: Keyed[] = []): Run {
  const [which, ...fresh] = run.fresh;
  const next = { ...run, asked: run.asked + 1, stage: "asked", mark: undefined } as const;
  const due = run.later.find(
    (one) =>
      which === undefined ||
      (one.due <= run.asked && keys[one.which]?.kind !== keys[run.which]?.kind),
  );
  if (due) {
    return { ...next, ...due, later: run.later.filter((one) => one !== due) };
  }
  if (which === undefined) return { ...run, stage: "over", mark: undefined };
  return { ...next, which, fresh, again: 0, number: run.number + 1 };
}

/** What comes of what is done. */
export function done<K extends keyof Answers>(
  run: Run,
  keys: Keyed[],
  kind: K,
  more?: Answers[K],
): Run {
  const now = { ...run, rev: run.rev + 1 };
  const key = keys[run.which] as Keyed;
  if (kind === "again") return begun(common(keys), now.rev, run.rows);
  if (kind === "practise") {
    const missed = [...run.first].filter(([, right]) => !right).map(([n]) => n);
    // of each rule that was missed another question, or else the same ones
    const others = new Map<string | undefined, number>();
    for (const one of missed) {
      const rule = keys[one]?.rule;
      const n = keys.findIndex(
        (key, n) => key.spare && key.rule === rule && !run.spent.includes(n),
      );
      if (n >= 0) others.set(rule, n);
    }
    const same = missed.filter((n) => !others.has(keys[n]?.rule));
    const fresh = new Set([...others.values(), ...same, ...skipped(run), ...run.still]);
    return begun([...fresh], now.rev, run.rows, true, [...run.spent, ...others.values()]);
  }
  const waits = run.stage === "asked" ? [run.which] : [];
  if (kind === "stop") {
    const still = run.practises ? [...waits, ...run.fresh] : [];
    return { ...now, stage: "over", mark: undefined, still };
  }
  const given = (answer: Answer | null, right = false, ms = 0): Given => ({
    ...{ which: run.which, answer, first: answer, right },
    ...{ tries: answer === null ? 0 : 1, ms, practice: run.practises },
  });
  if (/skip|show/.test(kind) && waits.length && !run.again) now.rows = [...run.rows, given(null)];
  if (kind === "skip") now.left = [...run.left, run.which];
  if (kind === "next" || kind === "skip") return goOn(now, keys);
  if (kind === "show") {
    const one = /choice|number/.test(key.paper.how);
    const mark = check(key, one ? (key.right[0] as One) : key.right, true);
    return { ...now, stage: "told", mark: { ...mark, shown: true } };
  }
  const { answer, ms } = more as Answers["answer"];
  const { how, choices } = key.paper;
  const last = run.stage === "tried" || (how === "choice" && choices.length <= ONLY);
  const mark = check(key, answer, last);
  if (last || mark.right) now.stage = "told";
  else {
    now.stage = "tried";
  }
  const before = run.rows.at(-1);
  now.rows =
    run.stage === "tried" && before
      ? [...run.rows.slice(0, -1), { ...before, answer: mark.answer, tries: 2 }]
      : [...run.rows, given(mark.answer, mark.right, ms)];
  if (run.stage === "asked" && !mark.right && !run.again)
    now.later = [...run.later, { due: run.asked + LATER, which: run.which, again: run.number }];
  if (!run.first.has(run.which)) now.first = new Map(run.first).set(run.which, mark.right);
  return { ...now, mark };
}

/** A run as a kernel would send it. */
export function task(run: Run, keys: Keyed[]): Task {
  const { rev, stage, number, of, mark, again, first } = run;
  const scores = new Map<string, [string, number, number]>();
  const left = skipped(run);
  for (const [which, right] of [...first, ...left.map((n) => [n, false] as const)]) {
    const rule = keys[which]?.rule ?? "";
    const [, asked, good] = scores.get(rule) ?? [rule, 0, 0];
    scores.set(rule, [rule, asked + 1, good + +right]);
  }
  return {
    rev,
    stage,
    number,
    of,
    right: [...first.values()].filter(Boolean).length,
    again,
    last: !run.fresh.length && !run.later.length,
    paper: (keys[run.which] as Keyed).paper,
    ...(mark && { mark }),
    ...(stage === "over" && {
      skipped: left.length,
      still: run.still.length,
      answered: [...first].flatMap(([which, right]): Answered[] => {
        const key = keys[which];
        return key ? [[key.paper.text, right]] : [];
      }),
      scores: [...scores.values()].sort((a, b) => a[2] - a[1] - (b[2] - b[1])),
    }),
  };
}
