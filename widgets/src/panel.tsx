// The words beside the table: what just happened, why, and what can be done now.
import type { ComponentChildren, RefObject } from "preact";
import { useLayoutEffect, useRef } from "preact/hooks";
import { choices } from "./actions.js";
import { CoachBox } from "./coach.js";
import { useShared } from "./context.js";
import { OneStop } from "./icons.js";
import { NoticeBox, TroubleBox } from "./notice.js";
import { goesOn } from "./pacing.js";
import { goOn } from "./page.js";
import { take } from "./press.js";
import { headline, Prompt } from "./prompt.js";
import { ScoreSheet } from "./sheet.js";
import { type Ears, Spoken } from "./spoken.js";
import { Story } from "./story.js";
import type { Picture } from "./timeline.js";
import type { Timeline } from "./wire.js";
import { classes, type WordKey } from "./words.js";

/** So many lines with drawings, or buttons in all, are a list: below it nothing that was just said would be in sight. */
const LINES = 3;
const MANY = 7;

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
  /** What is said to a press that was in vain. */
  hint?: string | null;
  /** All stands below a board, where what can be done has to stay where it is. */
  below?: boolean;
  /** What goes on, if it stands beside that. */
  goOn?: ComponentChildren;
  /** What is offered while the table waits. */
  offer?: ComponentChildren;
  foot?: ComponentChildren;
  /** What stands instead of whose turn it is, and as it is said. */
  head?: ComponentChildren;
  asks?: string;
  /** What is told before the story, and as it is said. */
  news?: ComponentChildren;
  says?: string;
  /** A game is played here, and not looked at. */
  plays?: boolean;
  ears: RefObject<Ears | null>;
}

export function Panel(props: Props) {
  const { timeline, pictures, live, waits, trouble, below, foot, ears } = props;
  const { say, text, why } = useShared();
  const hint = why ?? props.hint;
  const told = useRef<HTMLDivElement>(null);
  const now = pictures.at(-1);
  // a result is the news of the day, scores so far are looked up
  const over = now?.sheet?.result != null;
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
  // the newest stands first; to ask for places costs a layout, so only what was scrolled is scrolled
  const scrolled = useRef(false);
  useLayoutEffect(() => {
    if (scrolled.current) for (const one of [box, told]) one.current?.scrollTo(0, 0);
    scrolled.current = false;
  }, [now]);
  // what stands above is not told once more
  const heard = (now && goesOn(waits) && headline(now, text).filter(Boolean).join(" ")) || "";
  // who has nothing to read is not led there
  useLayoutEffect(() => {
    if (told.current) told.current.tabIndex = told.current.firstChild ? 0 : -1;
  });
  const said = trouble ? (
    <TroubleBox trouble={trouble} />
  ) : hint ? (
    <p class="notice gold">{hint}</p>
  ) : (
    now?.notice && <NoticeBox key={now.notice.text} notice={now.notice} />
  );
  const answer = !trouble && !hint ? now?.notice : undefined;
  // an answer stands with what is to be done; what is longer, and what a game begins with, pushes nothing away
  const long = answer?.sheet != null || answer?.kind === "new";
  // a result comes before what is told with it unasked
  const result = over && !timeline.again && !trouble && !hint;
  const buttons = now ? choices(now) : [];
  const listed = buttons.length >= MANY || buttons.filter((one) => one.icon).length >= LINES;
  // below a board a rule that is new follows what has happened, which would be out of sight
  const rule = !result && below && answer?.kind === "rule" && said;
  const apart = !result && !rule && (below ? !long : listed) && said;
  const words = (
    <div
      class="words"
      ref={told}
      role="group"
      aria-label={say("what-happened")}
      aria-description={say("key-words")}
      aria-keyshortcuts="ArrowDown ArrowUp"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, so the keyboard must reach it
      tabIndex={0}
      onKeyDown={walk}
    >
      <OneStop.Provider value={true}>
        {!apart && !result && !rule && said}
        {props.news}
        {over && now?.sheet && <ScoreSheet sheet={now.sheet} />}
        {result && said}
        <Story pictures={pictures} said={heard} rule={rule} />
        {!over && now?.sheet && <ScoreSheet sheet={now.sheet} />}
        {/* at first there is nothing to be proud of */}
        {!!now?.coach?.met && now.notice?.kind !== "new" && <CoachBox coach={now.coach} />}
      </OneStop.Provider>
    </div>
  );
  return (
    <div
      class={classes("panel", listed && "listed")}
      ref={box}
      onScrollCapture={() => {
        scrolled.current = true;
      }}
      onFocusIn={() => {
        focused.current = true;
      }}
      onFocusOut={() => {
        focused.current = false;
      }}
    >
      {props.head ??
        (now && (
          <Prompt
            picture={now}
            {...{ waits }}
            goOn={props.goOn}
            offer={props.offer}
            folds={below}
          />
        ))}
      {listed && apart}
      {/* what can be done comes next to it for keys and ears, and is drawn below the words */}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: a way from one of its buttons to the next */}
      <div class="foot" onKeyDown={walk}>
        {foot}
      </div>
      {/* what is about to be pressed stays where it is */}
      {!listed && apart}
      {words}
      <Spoken
        ears={ears}
        timeline={timeline}
        pictures={pictures}
        live={live}
        waits={waits ? say(waits) : ""}
        asks={props.asks}
        plays={props.plays}
        says={trouble ? say(trouble) : (hint ?? props.says ?? "")}
      />
    </div>
  );
}

/** Leads from one button of the words to the next: they are many, and what can be done is behind them. */
function walk(ev: KeyboardEvent) {
  const by = { ArrowDown: 1, ArrowUp: -1 }[ev.key];
  const box = ev.currentTarget as HTMLElement;
  const all = [...box.querySelectorAll<HTMLElement>("button")];
  const at = all.indexOf(ev.target as HTMLElement);
  const to = by === undefined ? undefined : all[at + by];
  to?.focus();
  // at the end of what can be done the notebook stays where it is; what is told may go on
  if (to || (by && at >= 0 && box.matches(".foot"))) take(ev);
}
