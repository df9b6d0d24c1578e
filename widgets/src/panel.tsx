// The words beside the table: what just happened, why, and what can be done now.
import type { ComponentChildren } from "preact";
import { useLayoutEffect, useRef } from "preact/hooks";
import { useShared } from "./context.js";
import { Icon } from "./icons.js";
import { goOn, onSize } from "./page.js";
import { Prompt } from "./prompt.js";
import { RuleChips } from "./rules.js";
import { ScoreSheet } from "./sheet.js";
import { Spoken } from "./spoken.js";
import type { Picture } from "./timeline.js";
import type { Note, Timeline } from "./wire.js";
import type { WordKey } from "./words.js";

interface Props {
  timeline: Timeline;
  /** The pictures whose notes are shown, oldest first; the last is the current one. */
  pictures: Picture[];
  /** Something the front end has to say itself, such as that no kernel is connected. */
  trouble: WordKey | null;
  /** Whether all has been shown that is to be told. */
  live: boolean;
  /** What the table waits for beside a move. */
  waits?: WordKey | null;
  foot?: ComponentChildren;
}

export function Panel({ timeline, pictures, live, waits, trouble, foot }: Props) {
  const { say, text, cited } = useShared();
  const scroller = useRef<HTMLDivElement>(null);
  const now = pictures.at(-1);
  const notice = now?.notice;
  // a result is the news of the day, scores so far are looked up
  const over = now?.sheet?.result != null;
  // a frame that tells nothing new still has the story of the one before
  const stories = [...new Set(pictures.map((picture) => picture.story))].filter((s) => s.length);
  const scrolled = useRef(false);
  const box = useRef<HTMLDivElement>(null);
  const focused = useRef(false);
  // what had the focus before this drawing may be gone after it, and keys would go to the notebook
  const had = focused.current;
  useLayoutEffect(() => {
    const active = had && (box.current?.getRootNode() as ShadowRoot | undefined)?.activeElement;
    if (had && !(active && box.current?.contains(active))) {
      goOn(box.current?.getRootNode());
    }
  });
  const toNews = () => {
    // asking for places costs a layout, so it is done only where there is something to scroll
    const words = scroller.current;
    const news = pictures.length > 1;
    if (!words || !(news || scrolled.current)) return;
    const place = news && !over ? words.querySelector<HTMLElement>(".current")?.offsetTop : 0;
    words.scrollTop = Math.max(0, (place ?? 0) - 12);
    scrolled.current = news;
  };
  useLayoutEffect(toNews, [pictures, over, now]);
  // letters grow for a class; and JupyterLab takes out a cell that is out of sight, and with it what
  // was scrolled
  const sized = useRef(toNews);
  sized.current = toNews;
  useLayoutEffect(() => onSize(scroller.current, () => sized.current()), []);
  const words = (
    <div
      class="words"
      ref={scroller}
      onScroll={() => {
        scrolled.current = true;
      }}
      role="group"
      aria-label={say("what-happened")}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, so the keyboard must reach it
      tabIndex={0}
    >
      {over && now?.sheet && <ScoreSheet sheet={now.sheet} />}
      <p class="kicker">{say("what-happened")}</p>
      {stories.map((story, i) => (
        <div key={i} class={i === stories.length - 1 ? "notes current" : "notes"}>
          {story.map((note, j) => (
            <StoryNote
              key={j}
              note={note}
              fresh={i === stories.length - 1 ? now?.coach?.fresh : undefined}
            />
          ))}
        </div>
      ))}
      {!over && now?.sheet && <ScoreSheet sheet={now.sheet} />}
      {now?.coach && <CoachBox picture={now} />}
    </div>
  );
  const answers = (
    <div class="foot">
      {trouble ? (
        <NoticeBox kind="error" words={say(trouble)} rules={[]} />
      ) : (
        notice && (
          <NoticeBox kind={notice.kind} words={text(notice.text)} rules={cited(notice.rules)} />
        )
      )}
      {foot}
    </div>
  );
  return (
    <div
      class="panel"
      ref={box}
      onFocusIn={() => {
        focused.current = true;
      }}
      onFocusOut={() => {
        focused.current = false;
      }}
    >
      {now && <Prompt picture={now} waits={waits} />}
      {/* what can be done comes next to it for keys and ears, and is drawn below the words */}
      {answers}
      {words}
      <Spoken
        timeline={timeline}
        pictures={pictures}
        asked={waits ? say(waits) : live ? text(now?.prompt?.text) : ""}
        trouble={trouble ? say(trouble) : ""}
      />
    </div>
  );
}

function StoryNote({ note, fresh }: { note: Note; fresh?: string[] }) {
  const { text, say, cited } = useShared();
  const words = text(note.text);
  if (!words) return null;
  return (
    <div class="note">
      <p class={note.steps?.length ? "lead" : undefined}>{words}</p>
      {note.steps && note.steps.length > 0 && (
        <ol class="steps">
          {note.steps.map((step, i) => (
            <li key={i} class={step.done ? "done" : undefined}>
              <span class="number" aria-hidden>
                {step.done ? <Icon name="tick" /> : i + 1}
              </span>
              <span>
                {text(step.text)}
                {step.done && <span class="for-ears"> ({say("done")})</span>}
              </span>
            </li>
          ))}
        </ol>
      )}
      <RuleChips rules={cited(note.rules)} fresh={fresh} />
    </div>
  );
}

function NoticeBox({ kind, words, rules }: { kind: string; words: string; rules: string[] }) {
  const tone = /refusal|error/.test(kind) ? "red" : "gold";
  return (
    <div class={`notice ${kind} ${tone}`}>
      <p>{words}</p>
      <RuleChips rules={rules} tone={tone} />
    </div>
  );
}

function CoachBox({ picture: { coach } }: { picture: Picture }) {
  const { say } = useShared();
  if (!coach) return null;
  return (
    <div class="coach gold">
      {coach.fresh.length > 0 && <b class="new">{say("new-rule")}</b>}
      <p>{say("rules-met", { n: coach.met, m: coach.total })}</p>
      <div class="part" style={{ "--done": coach.met / (coach.total || 1) }} />
    </div>
  );
}
