// A finished game, stepped through with no kernel.
import { useEffect, useMemo, useState } from "preact/hooks";
import { pressKey } from "./actions.js";
import { Frame, useView, useWords, type ViewProps } from "./frame.js";
import { GuessFoot, useGuess, useVotes } from "./guess.js";
import { Button } from "./icons.js";
import { type Model, saveTrait, useSend, useTrait } from "./model.js";
import { readingTime } from "./pacing.js";
import { Panel } from "./panel.js";
import { Stage } from "./stage.js";
import { EyesChoice, GuessChoice, TimeBar, TimeChoices } from "./time-bar.js";
import { Film } from "./timeline.js";
import { usePlain } from "./unzip.js";
import type { Eyes, Timeline } from "./wire.js";
import type { WordKey } from "./words.js";

/** So wide at most are the words beside a board. */
const WORDS = 370;
/** From this width on all that can be chosen stands beside a time line that is long enough. */
const ROOMY = 1000;
/** From this width on there is room for a list more than those of the time. */
const ROOM = 800;

export function Replay(props: ViewProps) {
  const { model } = props;
  const [chosen, setChosen] = useState<Eyes>("all");
  const [asked, setAsked] = useState(false);
  const view = useView(props, false);
  const { seats } = props.timeline;
  const guessed = useTrait(model, "guessed") ?? [];
  // the class sees closed hands until the presenter opens them
  const closed = view.presenting && !asked && chosen === "all";
  const whose = useTrait(model, "guess");
  const open = closed && seats.length > 0 ? "closed" : chosen;
  const eyes: Eyes = whose == null ? open : `guess${whose}`;
  const [timeline, trouble, late] = useEyes(model, props.timeline, eyes);
  const words = useWords({ ...props, timeline });
  const [ask, silent] = useSend(model, 0);
  const film = useMemo(() => new Film(timeline), [timeline]);
  const index = film.near(useTrait(model, "index"));
  const [playing, setPlaying] = useState(false);
  const speed = useTrait(model, "speed");
  const go = (to: number) => saveTrait(model, "index", film.whole(to));
  const { picture, waits, ...guess } = useGuess(film, index, go);
  const votes = useVotes(picture, words, waits && view.presenting, late && view.presenting);

  const step = (to: number) => {
    setPlaying(false);
    if (to === index + 1) guess.next();
    else go(to);
  };
  const press = (id: string) => {
    setPlaying(false);
    guess.press(id);
  };
  const play = () => {
    if (!playing && index === film.last) go(0);
    setPlaying(!playing);
  };

  useEffect(() => {
    if (!playing) return;
    if (waits) return setPlaying(false);
    const timer = setTimeout(() => {
      const next = film.clamp(index + 1);
      if (next === film.last || document.hidden) setPlaying(false);
      if (!document.hidden) go(next);
    }, readingTime(picture, words.text) / speed);
    return () => clearTimeout(timer);
  }, [playing, film, index, speed, model, words, waits]);

  const onKey = (ev: KeyboardEvent): boolean => {
    const at = ev.target as HTMLElement;
    const by = { ArrowRight: 1, PageDown: 1, ArrowLeft: -1, PageUp: -1 }[ev.key] as
      | 1
      | -1
      | undefined;
    if (by) step(ev.shiftKey ? film.chapter(index, by) : index + by);
    else if (votes.onKey(ev)) return true;
    else if (ev.key === "Escape") return guess.back();
    else if (waits && pressKey(picture, ev.key, words.text, view.host.shadowRoot, press))
      return true;
    else if (ev.key === "Home") step(0);
    else if (ev.key === "End") step(film.last);
    else if (ev.key === " " && !at.closest("button")) play();
    else if ((ev.key === "h" || ev.key === "H") && view.presenting) setAsked(!asked);
    else return false;
    return true;
  };

  // before a class the bar is as wide as the board alone
  const room = view.beside ? view.width - (view.presenting ? WORDS : 0) : 0;
  const roomy = room >= ROOMY;
  const barred = room >= ROOM;
  const times = (
    <TimeChoices
      film={film}
      index={index}
      go={step}
      speed={speed}
      onSpeed={(speed) => saveTrait(model, "speed", speed)}
    />
  );
  const guesses = (
    <GuessChoice
      guessed={guessed}
      guess={whose ?? null}
      bare={barred}
      onGuess={(seat) => {
        setPlaying(false);
        saveTrait(model, "guess", seat);
      }}
    />
  );
  const eyesChoice = seats.length > 0 && whose == null && (
    <EyesChoice
      seats={seats}
      eyes={open}
      onEyes={(eyes) => {
        setChosen(eyes);
        setAsked(true);
      }}
    />
  );
  return (
    <Frame
      kind="replay"
      view={view}
      words={words}
      picture={picture}
      live={waits}
      onKey={onKey}
      onTry={useTrait(model, "tries") && (() => ask("here", { whose: eyes }))}
      example={(rule) => {
        const to = film.citing(rule, index);
        return to < 0 ? undefined : () => step(to);
      }}
      stage={
        <Stage
          picture={picture}
          view={view}
          timeKeys={!waits && film.last > 0}
          live={waits}
          onPress={press}
        />
      }
      bar={
        film.last > 0 && (
          <TimeBar
            film={film}
            index={index}
            go={step}
            playing={playing}
            onPlay={play}
            narrow={!view.beside}
            roomy={roomy}
          >
            {view.beside && times}
            {barred && guesses}
            {roomy && eyesChoice}
          </TimeBar>
        )
      }
      more={
        !roomy &&
        (eyesChoice || !barred) && (
          <>
            {!view.beside && times}
            {!barred && guesses}
            {eyesChoice}
          </>
        )
      }
      panel={
        <Panel
          timeline={timeline}
          pictures={[picture]}
          live
          ears={view.ears}
          trouble={silent && silent !== "still-working" ? "try-offline" : (silent ?? trouble)}
          foot={
            waits ? (
              <GuessFoot {...{ picture, press }} class={votes} />
            ) : (
              view.presenting &&
              seats.length > 0 &&
              whose == null &&
              chosen === "all" && (
                <Button onClick={() => setAsked(!asked)}>
                  {words.say(asked ? "hide-hands" : "show-hands")}
                </Button>
              )
            )
          }
        />
      }
    />
  );
}

/** The game through some eyes: Python sends it when it is first asked for, until then it stays open. */
function useEyes(
  model: Model,
  whole: Timeline,
  eyes: Eyes,
): [Timeline, WordKey | null, late: boolean] {
  const views = useTrait(model, "views");
  const [send, trouble] = useSend(model, 0, views);
  const packed = views?.[eyes] ?? views?.[`guess${Number(eyes)}`];
  const read = usePlain<Timeline>(packed);
  useEffect(() => {
    if (eyes !== "all" && !packed) send("view", { whose: eyes });
  }, [eyes, packed]);
  return eyes === "all" ? [whole, null, false] : [read ?? whole, trouble, !read];
}
