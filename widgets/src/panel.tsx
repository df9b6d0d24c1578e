// The words beside the table: what just happened, why, and what can be done now.
import type { ComponentChildren } from "preact";
import { useLayoutEffect, useRef } from "preact/hooks";
import { CoachBox } from "./coach.js";
import { useShared } from "./context.js";
import { NoticeBox, TroubleBox } from "./notice.js";
import { Prompt } from "./prompt.js";
import { ScoreSheet } from "./sheet.js";
import { Story } from "./story.js";
import type { Picture } from "./timeline.js";
import type { WordKey } from "./words.js";

interface Props {
  /** The pictures whose notes are shown, oldest first; the last is the current one. */
  pictures: Picture[];
  /** Something the front end has to say itself, such as that no kernel is connected. */
  trouble: WordKey | null;
  /** What the table waits for beside a move. */
  waits?: WordKey | null;
  foot?: ComponentChildren;
}

export function Panel({ pictures, waits, trouble, foot }: Props) {
  const { say } = useShared();
  const scroller = useRef<HTMLDivElement>(null);
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
      // what can be done next is one Tab away; Enter that is held down does nothing
      const next = box.current?.querySelector<HTMLElement>(".actions") ?? scroller.current;
      next?.focus({ preventScroll: true });
    }
  });
  // the newest stands first
  useLayoutEffect(() => scroller.current?.scrollTo?.(0, 0), [now]);
  const words = (
    <div
      class="words"
      ref={scroller}
      role="group"
      aria-label={say("what-happened")}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, so the keyboard must reach it
      tabIndex={0}
    >
      {over && now?.sheet && <ScoreSheet sheet={now.sheet} />}
      <p class="kicker">{say("what-happened")}</p>
      <Story pictures={pictures} />
      {!over && now?.sheet && <ScoreSheet sheet={now.sheet} />}
      {now?.coach && <CoachBox coach={now.coach} />}
    </div>
  );
  const answers = (
    <div class="foot">
      {trouble ? (
        <TroubleBox trouble={trouble} />
      ) : (
        now?.notice && <NoticeBox key={now.notice.text} notice={now.notice} />
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
      <p class="for-ears" role="status" aria-live="polite">
        <Spoken picture={now} trouble={trouble} />
      </p>
    </div>
  );
}

/** What the live region says: the trouble, else the notice, else the story and what is to be done. */
function Spoken(props: { picture: Picture | undefined; trouble: WordKey | null }) {
  const { text, say } = useShared();
  const { picture, trouble } = props;
  if (trouble) return <>{say(trouble)}</>;
  if (picture?.notice) return <>{text(picture.notice.text)}</>;
  const told = picture ? [...picture.story, ...(picture.prompt ? [picture.prompt] : [])] : [];
  const notes = told.map((note) => text(note.text));
  return <>{notes.filter(Boolean).join(" ")}</>;
}
