// A question as it stands: its picture, what is asked, what is told of an answer, and what a press or a key does.
import type { ComponentChildren } from "preact";
import { useLayoutEffect, useMemo, useRef, useState } from "preact/hooks";
import { Answers, isCrowded, Remarks, Scores, verdict } from "./answers.js";
import type { Words } from "./context.js";
import { worth } from "./course.js";
import type { View, ViewProps } from "./frame.js";
import { Button } from "./icons.js";
import { type Send, useTrait } from "./model.js";
import { continueWhen, useSuccession } from "./pacing.js";
import { goOn as focusOn, showAll } from "./page.js";
import type { One, Task } from "./papers.js";
import { Film, type Picture } from "./timeline.js";
import type { Note } from "./wire.js";
import { classes, inLang, type WordKey } from "./words.js";

/** A question as a lesson asks it, perhaps before what it asks for is taught: then it is a guess, and not counted. */
export type Asking = Task & { guess?: boolean | undefined };

/** What a question is called. */
const kickerOf = ({ again, of, guess }: Asking): WordKey =>
  again ? "quiz-again" : of ? "quiz-of" : guess ? "quiz-guess" : "quiz-question";

/** From so many letters on a question is written smaller, as it is where there is much beside it. */
const LONG = 120;

export interface Asks extends ViewProps {
  task: Asking;
  act: Send;
  /** What is said at the end of questions that are part of something else: they are not begun anew. */
  ending?: WordKey;
}

/** Some pictures of a timeline: a question, and what is played out after it. */
class Scenes extends Film {
  readonly #film: Film;
  readonly #which: number[];
  constructor(film: Film, which: number[]) {
    super(film.timeline);
    this.#film = film;
    this.#which = which;
  }
  override get last(): number {
    return this.#which.length - 1;
  }
  override at(index: number): Picture {
    return this.#film.frame(this.#which[this.clamp(index)] ?? 0);
  }
}

function scenes(film: Film, { paper, mark, stage }: Task): Scenes {
  const played = (mark?.play ?? []).flatMap(([from, to]) =>
    Array.from({ length: to - from }, (_, n) => from + n),
  );
  // who tries once more does so where the question was asked
  const back = stage === "tried" && played.length ? [paper.at] : [];
  return new Scenes(film, [paper.at, ...played, ...back]);
}

/** What is picked at first: what of the answer before is not known to be wrong. */
function kept({ paper, mark, stage }: Task): One[] {
  if (stage !== "tried" || !mark || !Array.isArray(mark.answer)) return [];
  // an order is kept, with the first place in it that is wrong
  if (paper.how === "order") return mark.answer;
  return paper.every ? mark.answer.filter((one) => !mark.wrong.includes(one)) : [];
}

/**
 * A question as it stands: its picture, and all that is asked and told beside it. A task that is told and asks nothing
 * is a mere picture.
 */
export function useAsked(props: Asks, view: View, words: Words) {
  const { model, timeline, task, act } = props;
  const { stage, paper, mark } = task;
  const { say, lang } = words;
  const pace = useTrait(model, "pace");
  const film = useMemo(() => new Film(timeline), [timeline]);
  // what is said to a press in vain changes nothing else
  const part = useMemo(
    () => scenes(film, task),
    [film, stage, paper.at, JSON.stringify(mark), task.number, task.again],
  );
  const heard: string[] = mark ? verdict(mark, say, lang) : [];
  // which place of an order is wrong is seen on its button
  if (stage === "tried" && paper.how === "order")
    for (const n of mark?.wrong ?? [])
      heard.splice(
        1,
        0,
        `${say("quiz-place", { n: [mark?.answer].flat().indexOf(n) + 1 })}, ${inLang(paper.choices[+n], lang)}: ${say("mark-wrong")}.`,
      );
  if (stage === "tried") heard.push(say("quiz-try"));
  // who was right has one thing to read, and what is played out beside it asks for no press
  const good = stage === "told" && mark?.right && !mark.shown;
  const waiting = good && /continue|turns/.test(pace) ? "normal" : pace;
  const [index, waits, goOn] = useSuccession(
    part,
    waiting,
    words.text,
    good ? 0 : heard.join(" ").length,
  );
  const over = index === part.last;
  /** Something is played out; what is told of it is all there is to read. */
  const playing = index > 0 && !over;
  const live = over && (stage === "asked" || stage === "tried");
  /** What may be tried once more can be at once, though something is still played out. */
  const open = live || (stage === "tried" && paper.how !== "table");
  const begin = useRef(performance.now());
  const asked = `${task.number} ${task.of} ${task.again}`;
  const name = props.kit.names[paper.seat] ?? "";
  const who = say(task.number > 1 ? "quiz-who-now" : "quiz-who", {
    name,
    n: props.kit.names.length,
  });
  const one = `${name} ${props.kit.names.length}`;
  const [state, setState] = useState({
    part,
    asked,
    picks: kept(task),
    votes: [] as number[],
    one,
    moved: true,
  });
  // what a class thought is seen beside the answer, too; who one is is told where it is another one than before
  const { votes, moved } = state.asked === asked ? state : { votes: [], moved: state.one !== one };
  const now = state.part === part ? state : { part, asked, picks: kept(task), votes, one, moved };
  if (now !== state) {
    setState(now);
    begin.current = performance.now();
  }
  const { picks } = now;
  // a key may come before what the last one did is drawn
  const change = (more: (was: typeof now) => Partial<typeof now>) =>
    setState((was) => {
      const last = was.part === part ? was : now;
      return { ...last, ...more(last) };
    });
  const pick = (one: One) =>
    change(({ picks }) => ({
      picks: picks.includes(one) ? picks.filter((other) => other !== one) : [...picks, one],
    }));
  const vote = (n: number, by: number) =>
    change(({ votes }) => ({
      votes: paper.choices.map((_, i) => Math.max(0, (votes[i] ?? 0) + (i === n ? by : 0))),
    }));
  const give = (answer: One | One[]) =>
    act("answer", { answer, ms: Math.round(performance.now() - begin.current) });

  // a button that is gone leaves the focus nowhere, and one that stays must not get a press by mistake
  const before = useRef({ rev: task.rev, over });
  useLayoutEffect(() => {
    const { current: was } = before;
    before.current = { rev: task.rev, over };
    const came = was.rev !== task.rev && /asked|over/.test(stage) && !task.said;
    const root = view.host.shadowRoot ?? undefined;
    if (was.rev !== task.rev) showAll(view.host, view.seen); // the way on is in sight, too
    // below a board the way from an answer to what is told of it is long
    if (!view.beside && was.rev !== task.rev)
      for (const part of [".stage", ".prompt"])
        root?.querySelector(part)?.scrollIntoView({ block: "nearest" });
    const on = root?.activeElement;
    // an answer by a key may find the focus outside, such as on what leads back
    const answered = was.rev !== task.rev && /tried|told/.test(stage) && !on;
    if (!came && !answered && !(over && !was.over)) return;
    // a new question has the focus itself: on an answer it would look like a choice
    const { beside } = view;
    if (came && stage === "asked" && !(beside && on && !on.closest(".bar, .foot, .prompt"))) {
      // a field waits for what is typed; a finger does not want its keys at once
      if (beside && paper.how === "number") focusOn(root, true);
      else root?.querySelector<HTMLElement>(".prompt")?.focus({ preventScroll: true });
    } else if (!on || on.closest(".bar")) focusOn(root);
  }, [task.rev, over]);

  const picture = useMemo(() => {
    const shown = part.at(index);
    if (shown !== part.at(0) || paper.how !== "table") return shown;
    const marks = { ...shown.marks };
    for (const id of Object.keys(shown.items)) {
      const is = worth(mark, id);
      // of several that are tried once more each is seen as it is picked
      const open = live && paper.every && is !== "wrong";
      const kind = open ? picks.includes(id) && "picked" : is;
      if (kind) marks[id] = { kind };
    }
    return { ...shown, marks };
  }, [part, index, live, picks]);
  // who is back at the question has seen what was played out
  const first = over && stage === "tried" ? index : 0;
  const pictures = useMemo(() => {
    const shown = [...Array.from({ length: index - first }, (_, i) => part.at(first + i)), picture];
    // what is told of the answer is not told once more
    const told = over ? heard.slice(1).join(" ") : "";
    const isNew = (note: Note) => !told.includes(words.text(note.text));
    return shown.map((one) => ({ ...one, story: one.story.filter(isNew) }));
  }, [part, index, first, picture, words]);

  const choose = (n: number) => {
    if (paper.how === "order") pick(n);
    else give(n);
  };
  const press = (id: string) => {
    // what is crossed out is known to be wrong
    if (!live || picture.items[id]?.does == null || mark?.wrong.includes(id)) return;
    if (paper.every) pick(id);
    else give([id]);
  };
  const onKey = (ev: KeyboardEvent): boolean => {
    const n = Number(/^(?:Digit|Numpad)(\d)$/.exec(ev.code)?.[1] ?? ev.key) - 1;
    // a button that does nothing is no dead end
    const onControl = (ev.target as HTMLElement).closest(
      "button:not([aria-disabled]), input, select, .can-act",
    );
    // from the question to its answers, also where these come before it
    const leads = /^Arrow/.test(ev.key) || (ev.key === "Tab" && !ev.shiftKey);
    if (leads && live && (ev.target as HTMLElement).matches(".prompt"))
      focusOn(view.host.shadowRoot ?? undefined);
    else if (open && paper.choices[n]) {
      if (view.presenting && paper.how === "choice") vote(n, ev.shiftKey ? -1 : 1);
      else choose(n);
    } else if (/^h$/i.test(ev.key) && view.presenting && live) act("show");
    else if (ev.key === "Escape" && live && picks.length) change(() => ({ picks: [] }));
    else if (onControl || !/^( |Enter)$/.test(ev.key)) return false;
    else if (!over) goOn();
    else if (stage === "told") act("next");
    else return false;
    return true;
  };

  const ended = stage === "over";
  const all =
    task.right > 0 && !task.still && task.scores?.every(([, asked, right]) => right === asked);
  const text = ended
    ? say(all ? "quiz-all" : (props.ending ?? "quiz-over"))
    : inLang(paper.text, lang);
  const listed = paper.choices.map((one, n) => `${n + 1}: ${inLang(one, lang)}`);
  /** How it is answered where nothing beside the table shows that. */
  const way =
    live && paper.how === "table"
      ? say(paper.every ? "quiz-pick" : "quiz-click")
      : live && paper.how === "order"
        ? say("quiz-order")
        : live && paper.how === "choice" && view.presenting && say("quiz-hands");
  const typed = paper.how === "number" && say("quiz-type");
  // as it is before an answer it stays, or all below would move
  const long = !ended && (text.length > LONG || isCrowded(paper, lang));
  const goes = { goOn: over ? null : goOn, waits: waits || Boolean(good) };
  const scored = task.scores?.reduce((sum, [, asked]) => sum + asked, 0) ?? task.of;
  const score = say("quiz-score", { n: task.right, m: scored });
  const kicker = ended
    ? [score, task.skipped && say("quiz-skipped", { n: task.skipped })].filter(Boolean).join(", ")
    : say(kickerOf(task), {
        n: task.again || task.number,
        m: task.of,
      });
  // which one it is, what is asked, and how; after an answer how to go on; at the end what all of it came to
  const asks = ended
    ? [text, `${kicker}.`]
    : live
      ? [task.of > 0 && `${kicker}.`, now.moved && who, text, ...listed, way || typed]
      : [over && stage === "told" && paper.text[lang] && say("continue-ear")];
  return {
    picture,
    pictures,
    part,
    asked,
    score,
    ...{ live, over, waits, goOn, press, onKey, goes },
    /** What is asked, below what goes on. */
    head: (onward: ComponentChildren) => (
      <div
        class={classes("prompt", long && "long")}
        role="group"
        aria-label={ended ? kicker : say("quiz-question")}
        tabIndex={-1}
      >
        {onward}
        <p class="kicker">{kicker}</p>
        {now.moved && !ended && <p class="more who">{who}</p>}
        {/* what is played out needs the room of a long question */}
        {!(playing && long) && <p>{text}</p>}
        {(waits || way) && <p class="more">{waits ? say(continueWhen(view)) : way}</p>}
      </div>
    ),
    asks: asks.filter(Boolean).join(" "),
    news: (
      <>
        {task.said && (
          <div class="notice error red">
            <p>{inLang(task.said, lang)}</p>
          </div>
        )}
        {mark && (!playing || good) && (
          <Remarks
            key={task.rev}
            {...{ mark, paper }}
            again={stage === "tried" && (live || open)}
          />
        )}
        {task.scores && <Scores {...task} />}
      </>
    ),
    says: [inLang(task.said, lang), ...heard, stage === "told" && task.of > 0 && `${score}.`]
      .filter(Boolean)
      .join(" "),
    foot: (open || !playing) && (
      <Answers {...{ task, live: open, picks, votes, act, give, choose }} again={!props.ending} />
    ),
    /** What shows the answer after a try, and to a class by a key. */
    shows: live && (mark || view.presenting) && (
      <Button
        data-id="show"
        aria-keyshortcuts={view.presenting ? "H" : undefined}
        onClick={() => act("show")}
      >
        {say("quiz-show")}
      </Button>
    ),
  };
}
