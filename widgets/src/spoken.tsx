// What is said to whoever listens: each thing once, in order, and at last what is to be done.
import { useLayoutEffect, useRef } from "preact/hooks";
import { useShared } from "./context.js";
import type { Picture } from "./timeline.js";
import type { Note, Timeline } from "./wire.js";

interface Props {
  timeline: Timeline;
  /** The pictures whose notes are shown; one alone begins anew. */
  pictures: Picture[];
  /** What is to be done now; empty while others do something. */
  asked: string;
  /** Something that the front end has to say itself. */
  trouble: string;
}

/**
 * A log: a screen reader speaks what is added to it, one after the other. Nothing is overwritten, however
 * fast pictures follow each other, and what is shown again, such as when a card is picked, is not repeated.
 */
export function Spoken(props: Props) {
  const { text, say } = useShared();
  const log = useRef<HTMLDivElement>(null);
  const past = useRef<Partial<Props>>({});
  const told = useRef<string[]>([]);
  const line = ({ text: t, steps }: Note) => {
    const parts = steps?.map((step) => text(step.text) + (step.done ? ` (${say("done")})` : ""));
    return [text(t), parts?.join(", ")].filter(Boolean).join(" ");
  };
  useLayoutEffect(() => {
    const { timeline, pictures, asked, trouble } = props;
    const was = past.current;
    past.current = props;
    const fresh = pictures.filter((picture) => !was.pictures?.includes(picture));
    const story = fresh.flatMap((picture) => picture.story.map(line)).filter(Boolean);
    const news = timeline !== was.timeline && ends(told.current, story) ? [] : story;
    const notice = pictures.at(-1)?.notice;
    const said = [...news];
    if (notice && notice !== was.pictures?.at(-1)?.notice) said.push(text(notice.text));
    if (trouble !== was.trouble) said.push(trouble);
    if (news.length || asked !== was.asked) said.push(asked);
    if (news.length && pictures.length === 1) {
      log.current?.replaceChildren();
      told.current = [];
    }
    told.current.push(...news);
    for (const words of said.filter(Boolean)) {
      const one = document.createElement("p");
      one.textContent = words;
      log.current?.append(one);
    }
  });
  return <div class="for-ears" role="log" aria-live="polite" ref={log} />;
}

/** Whether `all` ends with `last`. */
const ends = (all: string[], last: string[]) =>
  last.every((words, i) => words === all[all.length - last.length + i]);
