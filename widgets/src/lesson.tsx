// A lesson: what a teacher says, step by step, beside a board; moves to make, questions, and a table aside.
import { useLayoutEffect, useMemo, useRef, useState } from "preact/hooks";
import { pressKey } from "./actions.js";
import { type Asking, useAsked } from "./asked.js";
import { Select } from "./controls.js";
import { begun, common, done, type Run, task as taskOf } from "./course.js";
import { Frame, useView, useWords, type ViewProps } from "./frame.js";
import { GuessFoot, useGuess, useVotes } from "./guess.js";
import { Button, IconButton } from "./icons.js";
import type { Answers } from "./messages.js";
import { type Send, saveTrait, useSend, useTrait } from "./model.js";
import { goOn as focusOn } from "./page.js";
import { Panel } from "./panel.js";
import type { Answer, Content, Keyed, Task } from "./papers.js";
import { END, Prompt } from "./prompt.js";
import { OnPage } from "./quiz.js";
import { RuleChips } from "./rules.js";
import { Stage } from "./stage.js";
import { Film } from "./timeline.js";
import { usePlain } from "./unzip.js";
import { inLang, type WordKey } from "./words.js";

export function Lesson(props: ViewProps) {
  const content = usePlain<Content>(useTrait(props.model, "lesson"));
  const given = useTrait(props.model, "given");
  const alone = useTrait(props.model, "alone");
  const [runs, setRuns] = useState<Runs>({});
  const [over, end] = useState<Run>();
  const [send] = useSend(props.model, content?.steps.length ?? 0);
  const words = useWords(props);
  const { say } = words;
  const begins = useRef(true);
  useLayoutEffect(() => {
    // what had the focus is gone, and keys go on
    if (!begins.current) props.host.shadowRoot?.querySelector<HTMLElement>(".mops")?.focus();
    begins.current = false;
  }, [over]);
  if (!content) return null;
  const { papers, met } = content;
  const close = () => {
    // what was a guess, before anything was taught of it, is not counted
    const left = common(papers).filter((n) => !papers[n]?.guess);
    const first = new Map<number, boolean>();
    papers.forEach((key, n) => {
      const { first: answered } = runOf(key, given?.[n], runs[n]);
      if (!key.guess) for (const right of answered.values()) first.set(n, right);
    });
    const rows = Object.entries(runs).flatMap(([n, run]) =>
      run.rows.map((row) => ({ ...row, which: Number(n) })),
    );
    end({ ...begun(left), which: left.length - 1, stage: "over", left, first, rows });
  };
  if (!over)
    return (
      <Steps {...props} {...{ content, runs, setRuns, given, alone }} close={papers[0] && close} />
    );
  return (
    <OnPage
      {...props}
      keys={papers}
      others={[]}
      from={over}
      ending="lesson-over"
      leave={() => end(undefined)}
      onAnswer={
        !alone &&
        (({ which, stage }, answer) =>
          props.model.send({
            ...{ kind: "answer", ...answer },
            // after the numbers of the lesson's questions come those of what is practised, first and once more
            rev: which + papers.length * (stage === "tried" ? 2 : 1),
          }))
      }
      onward={alone ? {} : { ask: () => send("ask"), play: () => send("play") }}
      more={
        <div>
          <b>{say("lesson-met")}</b>
          <RuleChips rules={met} />
        </div>
      }
    />
  );
}

/** What Python has kept of answers, by the numbers of their questions. */
type Given = Record<string, [Answer, number]> | undefined;
/** What was done of each question, by its number. */
type Runs = Record<number, Run>;

interface Parts extends ViewProps {
  content: Content;
  runs: Runs;
  setRuns: (runs: Runs) => void;
  given: Given;
  alone: boolean | undefined;
  /** Goes on to what is told at the end. */
  close?: (() => void) | undefined;
}

function Steps(props: Parts) {
  const { content, alone, close } = props;
  const { model, timeline } = props;
  const { steps } = content;
  const view = useView(props, true);
  const words = useWords(props);
  const { say, lang } = words;
  const film = useMemo(() => new Film(timeline), [timeline]);
  const index = film.clamp(useTrait(model, "index"));
  const went = useRef(false);
  const go = (to: number) => {
    went.current = true;
    saveTrait(model, "index", film.clamp(to));
  };
  const step = steps[index] ?? {};
  /** The steps after turns that were solved: nothing is praised where nobody has done anything. */
  const [solved, solve] = useState<Record<number, boolean>>({});
  const acts = useRef(false);
  const guess = useGuess(film, index, (to) => {
    solve({ ...solved, [to]: acts.current });
    go(to);
  });
  const [task, act, trouble] = useTask(props, index, () =>
    index === film.last ? close?.() : go(index + 1),
  );
  const asked = useAsked({ ...props, task, act }, view, words);
  const asks = step.paper !== undefined;
  const picture = asks ? asked.picture : guess.picture;
  const live = asks ? asked.live : guess.waits;
  /** The lesson waits for something to be done. */
  const due = live && !step.free;
  const votes = useVotes(picture, words, due && !asks && view.presenting);
  const [send, silent] = useSend(model, index);
  const before = steps[index - 1];
  const html = (solved[index] ? null : step.passed) ?? step.html ?? "";
  const told = useMemo(() => {
    // of what was hidden only that is told: what stands above it was told before
    const fresh = before?.veils ? html.slice(before.html?.length) : html;
    return new DOMParser().parseFromString(fresh, "text/html").body.textContent ?? "";
  }, [before, html]);

  const acted = (how: () => void) => {
    acts.current = true;
    how();
    acts.current = false;
  };
  const press = (id: string) => acted(() => guess.press(id));
  const onward = () => {
    if (!asked.over) asked.goOn();
    // before a class one key shows what is right, and the next one goes on
    else if (view.presenting && asks && live) act("show");
    else if (index === film.last) close?.();
    else guess.next();
  };
  const onKey = (ev: KeyboardEvent): boolean => {
    const by = { ArrowRight: 1, PageDown: 1, ArrowLeft: -1, PageUp: -1 }[ev.key];
    const onControl = (ev.target as HTMLElement).closest("button:not([aria-disabled]), .can-act");
    if (by === 1) onward();
    else if (by) go(index - 1);
    else if (ev.key === "Home") go(0);
    else if (ev.key === "End") go(film.last);
    else if (asks && asked.onKey(ev)) return true;
    else if (votes.onKey(ev)) return true;
    else if (ev.key === "Escape") return guess.back();
    else if (guess.waits && pressKey(picture, ev.key, words.text, view.host.shadowRoot, press))
      return true;
    else if (due || onControl || !/^( |Enter)$/.test(ev.key)) return false;
    else onward();
    return true;
  };
  // what is told begins at its beginning; what had the focus may be gone, and what has to be done wants it
  const telling = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (telling.current) telling.current.scrollTop = 0;
    const root = view.host.shadowRoot;
    const at = root?.activeElement;
    if (went.current && due && (!at || at.closest(".bar"))) focusOn(root ?? undefined);
    else if (went.current && !at)
      root?.querySelector<HTMLElement>("[data-id=onward]")?.focus({ preventScroll: true });
    went.current = false;
  }, [index]);

  const titles = steps.flatMap(({ title }, at) =>
    title && title !== steps[at - 1]?.title ? [{ value: `${at}`, label: title }] : [],
  );
  /** Under which of them this is: they are counted, as whoever learns does. */
  const under = titles.findLastIndex(({ value }) => Number(value) <= index);
  const screens = titles.length > 1 && titles[0]?.value === "0";
  /** Of the steps from this title to the next one a part is done, in a bar as long as what is counted. */
  const [from = 0, to = 1] = [under, under + 1].map((n) =>
    Number(titles[n]?.value ?? steps.length),
  );
  const share = screens
    ? (under + (index + 1 - from) / (to - from)) / titles.length
    : (index + 1) / steps.length;
  const tries = step.tries && !alone && props.widgets;
  const choices = (titles.length > 1 || tries) && (
    <>
      {titles.length > 1 && (
        <Select
          label={say("go-to")}
          leads
          value={titles[under]?.value ?? ""}
          choices={titles}
          onPick={(value) => go(Number(value))}
        />
      )}
      {tries && <Button onClick={() => send("try")}>{say("lesson-try")}</Button>}
    </>
  );
  const plays = !alone && (() => send("play"));
  // who has written it wants to know; a page is for those who learn
  const faults = alone ? [] : (step.faults?.map((fault) => inLang(fault, lang)) ?? []);
  const onLabel = !asked.over ? "continue" : step.veils ? "lesson-show" : "lesson-next";
  const end = index === film.last && asked.over && !close;
  return (
    <Frame
      kind="lesson"
      asks={asks}
      shown={`${index} ${task.rev} ${live}`}
      view={view}
      words={words}
      picture={picture}
      live={live}
      onKey={onKey}
      stage={
        // biome-ignore lint/a11y/useKeyWithClickEvents lint/a11y/noStaticElementInteractions: a button and keys do the same
        <div class="skip" onClick={!asked.over ? asked.goOn : live ? undefined : onward}>
          <Stage
            key={asks ? `asked ${task.number}` : "told"}
            picture={picture}
            view={view}
            timeKeys={!live}
            all={asks}
            live={live}
            onPress={asks ? asked.press : press}
            onDrop={asks ? undefined : (from, to) => acted(() => guess.drop(from, to))}
          />
        </div>
      }
      panel={
        <Panel
          timeline={timeline}
          pictures={
            // where a sheet of points stands, it and the lesson say what the round came to
            asks ? asked.pictures : [picture.sheet ? { ...picture, story: [] } : picture]
          }
          live={asked.over}
          ears={view.ears}
          trouble={trouble ?? silent}
          head={
            <>
              {(html || step.title) && (
                // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, so the keyboard must reach it
                <div class="telling" ref={telling} lang={content.lang} tabIndex={0} role="group">
                  {step.title && <p class="kicker">{step.title}</p>}
                  <div dangerouslySetInnerHTML={{ __html: html }} />
                </div>
              )}
              {asks ? asked.head(null) : live && <Prompt picture={picture} brief />}
            </>
          }
          asks={
            asks ? asked.asks : live ? (words.text(picture.prompt?.text).split(END)[0] ?? "") : ""
          }
          news={
            <>
              {faults.length > 0 && (
                <div class="notice error red">
                  <p>
                    <b>{say("lesson-faults")}</b>
                  </p>
                  {faults.map((fault) => (
                    <p key={fault}>{fault}</p>
                  ))}
                </div>
              )}
              {asks && asked.news}
            </>
          }
          says={[told, ...faults, asks && asked.says].filter(Boolean).join(" ")}
          foot={
            asks
              ? [asked.foot, asked.shows]
              : [
                  live && <GuessFoot {...{ picture, press }} class={votes} />,
                  plays && props.widgets && index === film.last && (
                    <Button class="plays" onClick={plays}>
                      {say("play-game")}
                    </Button>
                  ),
                ]
          }
        />
      }
      bar={
        <div class="bar" role="group" aria-label={say("time")}>
          <div class="buttons">
            <IconButton
              icon="previous"
              label={say("previous")}
              off={!index}
              why={say("off-first")}
              quick
              onClick={() => go(index - 1)}
            />
          </div>
          <span class="part" style={{ "--done": share }} />
          <span class="step">
            {screens
              ? say("screen-of", { n: under + 1, m: titles.length })
              : say("step-of", { n: index + 1, m: steps.length })}
          </span>
          {view.beside && choices}
          <Button
            data-id="onward"
            class={due || end ? undefined : "main"}
            aria-disabled={end || undefined}
            aria-keyshortcuts="PageDown"
            onClick={() => end || onward()}
          >
            {say(onLabel)}
          </Button>
        </div>
      }
      more={!view.beside && choices}
      onPlay={plays}
    />
  );
}

/** The question of a step, and what is done with it: what an answer is worth lies in the lesson itself. */
function useTask(
  { model, content: { steps, papers }, runs, setRuns, given, alone }: Parts,
  index: number,
  next: () => void,
): [Asking, Send, WordKey | null] {
  const which = steps[index]?.paper;
  const [send, trouble] = useSend(model, which ?? 0, given);
  const key = which === undefined ? undefined : papers[which];
  if (which === undefined || !key) return [nothing(index), () => undefined, null];
  const run = runOf(key, given?.[which], runs[which]);
  const act = ((kind: keyof Answers, more?: Answers["answer"]) => {
    if (kind === "next" || kind === "skip") return next();
    setRuns({ ...runs, [which]: done(run, [key], kind, more) });
    if (kind === "answer" && more && !alone) send(kind, more);
  }) as Send;
  const now = { ...taskOf(run, [key]), of: 0, guess: key.guess }; // a lesson counts its screens
  // another question has another revision, how often each was tried
  const task = { ...now, rev: which * REVS + now.rev, number: which + 1 };
  return [task, act, trouble];
}

/** So many revisions has a question at most. */
const REVS = 10;

/** What was done of a question: here, or as Python has kept it. */
function runOf(key: Keyed, before?: [Answer, number], here: Run = begun([0])): Run {
  if (!before || before[1] < here.rev) return here;
  const [answer, tries] = before;
  const run = { ...begun([0]), rev: tries - 1 };
  if (tries > 1) Object.assign(run, { stage: "tried", first: new Map([[0, false]]) });
  return done(run, [key], "answer", { answer });
}

/** What stands for a question where none is asked. */
const nothing = (at: number): Task => ({
  ...{ rev: -1 - at, stage: "told", number: at, of: 0, right: 0, again: 0 },
  paper: { seat: 0, how: "choice", every: false, text: {}, choices: [], at },
});
