// Examples on small boards, and where they come from: Python sends them when they are asked for.
import { useEffect, useId, useLayoutEffect, useMemo, useRef, useState } from "preact/hooks";
import { type Shared, SharedContext, useShared } from "./context.js";
import { fitted } from "./fit.js";
import type { ViewProps } from "./frame.js";
import type { Asks } from "./messages.js";
import { useSend, useTrait } from "./model.js";
import { NoticeBox } from "./notice.js";
import { readingTime } from "./pacing.js";
import { onSize } from "./page.js";
import { take } from "./press.js";
import { Stage } from "./stage.js";
import { Story } from "./story.js";
import { TimeBar } from "./time-bar.js";
import { Film } from "./timeline.js";
import { usePlain } from "./unzip.js";
import type { Cites, Examples, Reel, State, Timeline } from "./wire.js";
import { anyLang } from "./words.js";

/** How high a board is at most. */
const HIGH = 400;
/** From this width on the words stand beside it, and it takes so much of that. */
const ROOMY = 600;
const SHARE = 0.6;

/** What the rule book shows beside its words. */
export interface Book {
  kept: NonNullable<State["book"]>;
  /** The examples of all rules, on a page without a kernel. */
  all: Examples | undefined;
  ask: (rule: string) => void;
  /** Opens one aside, where one can be opened. */
  table: ((what: Asks["table"]) => void) | undefined;
}

export function useBook({ model, widgets }: Pick<ViewProps, "model" | "widgets">): Book {
  const kept = useTrait(model, "book");
  const all = usePlain<Examples>(useTrait(model, "examples"));
  const opens = !useTrait(model, "alone") && widgets;
  const [send] = useSend(model, 0, `${Object.keys(kept ?? {})}`);
  return useMemo(
    () => ({
      kept: kept ?? {},
      all,
      ask: (rule) => send("rule", { rule }),
      table: opens ? (what) => send("table", what) : undefined,
    }),
    [kept, all, opens],
  );
}

/** One example on a board, or the same move under two readings, with the same steps. */
export function Boards(props: {
  reels: Reel[];
  names: string[];
  at: number;
  plays: boolean;
  /** What their timelines have in common, if they are not whole. */
  common: Examples["common"];
}) {
  const { reels, names, common } = props;
  const { lang } = useShared();
  const films = useMemo(
    () => reels.map(({ timeline }) => new Film({ ...common, ...timeline } as Timeline)),
    [reels, common],
  );
  const film = films.reduce((a, b) => (b.last > a.last ? b : a));
  const [wanted, setWanted] = useState(props.at);
  const [playing, setPlaying] = useState(props.plays);
  const index = film.clamp(wanted);
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (props.plays) box.current?.scrollIntoView?.({ block: "nearest" });
  }, []);
  useEffect(() => {
    if (!playing) return;
    if (index === film.last) return setPlaying(false);
    const time = readingTime(film.at(index), textOf(film, lang));
    const timer = setTimeout(setWanted, time, index + 1);
    return () => clearTimeout(timer);
  }, [playing, film, index, lang]);
  const go = (to: number) => {
    setPlaying(false);
    setWanted(film.clamp(to));
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: keys of the boards within
    <div
      ref={box}
      class="boards"
      onKeyDown={(ev) => {
        const by = { ArrowRight: 1, PageDown: 1, ArrowLeft: -1, PageUp: -1 }[ev.key];
        if (!by || (ev.target as Element).matches("input")) return;
        go(index + by);
        take(ev);
      }}
    >
      <div class={reels.length > 1 ? "pair" : undefined}>
        {films.map((one, i) => (
          <figure key={i}>
            <figcaption class="kicker">{names[i]}</figcaption>
            <Board film={one} index={one.clamp(index)} reel={reels[i]} />
          </figure>
        ))}
      </div>
      {film.last > 0 && (
        <TimeBar
          film={film}
          index={index}
          go={go}
          playing={playing}
          onPlay={() => {
            if (!playing && index === film.last) setWanted(0);
            setPlaying(!playing);
          }}
          narrow
          roomy={false}
        >
          {null}
        </TimeBar>
      )}
    </div>
  );
}

/** What the texts of a film read in a language. */
function textOf({ timeline }: Film, lang: string): Shared["text"] {
  const lines = anyLang(timeline.texts, lang);
  return (t) => (t == null ? "" : (lines?.[t] ?? ""));
}

function Board(props: { film: Film; index: number; reel: Reel | undefined }) {
  const { film, index, reel } = props;
  const shared = useShared();
  const box = useRef<HTMLDivElement>(null);
  const [width, setWidth] = useState(400);
  useLayoutEffect(() => {
    // the room there is, not what the board takes of it
    const room = box.current?.parentElement ?? null;
    return onSize(room, () => {
      const { clientWidth } = room as HTMLElement;
      setWidth(clientWidth > ROOMY ? clientWidth * SHARE : clientWidth);
    });
  }, []);
  const { shapes, cites } = film.timeline;
  const fit = useMemo(() => fitted({ width, height: HIGH }, shapes, "board"), [width, shapes]);
  const own = useId();
  const { lang } = shared;
  const here = useMemo(
    () => ({
      ...shared,
      own,
      pen: undefined,
      kit: { ...shared.kit, ...reel?.kit },
      text: textOf(film, lang),
      cited: (c: Cites | undefined) => (c == null ? [] : (cites[c] ?? [])),
    }),
    [shared, reel, lang],
  );
  const picture = film.at(index);
  const { story, notice, prompt } = picture;
  return (
    <SharedContext.Provider value={here}>
      <div ref={box} class="small" style={{ "--board": `${fit.board}px` }}>
        <Stage
          picture={picture}
          view={{ timeline: film.timeline, shape: fit.shape, cloth: 0 }}
          timeKeys
          live={false}
        />
      </div>
      <div class="told" aria-live="polite">
        {notice && <NoticeBox key={index} notice={notice} />}
        {story.length > 0 && !notice && <Story pictures={[picture]} said="" />}
        {!notice && !story.length && prompt && <p>{here.text(prompt.text)}</p>}
      </div>
    </SharedContext.Provider>
  );
}
