// A finished game, stepped through with no kernel.
import { useEffect, useMemo, useState } from "preact/hooks";
import { Frame, useView, useWords, type ViewProps } from "./frame.js";
import { Button } from "./icons.js";
import { saveTrait, useTrait } from "./model.js";
import { Panel } from "./panel.js";
import { Stage } from "./stage.js";
import { TimeBar, TimeChoices } from "./time-bar.js";
import { type Eyes, Film } from "./timeline.js";

/** How long one step stays while playing at speed 1, in milliseconds. */
const BEAT = 1600;

export function Replay(props: ViewProps) {
  const { model, timeline } = props;
  const view = useView(props);
  const words = useWords(props);
  const film = useMemo(() => new Film(timeline), [timeline]);
  const index = film.clamp(useTrait(model, "index"));
  const [playing, setPlaying] = useState(false);
  const speed = useTrait(model, "speed");
  const [chosen, setChosen] = useState<Eyes>("all");
  const [asked, setAsked] = useState(false);
  const picture = film.at(index);
  // the class sees closed hands until the presenter opens them
  const eyes: Eyes = view.presenting && !asked && chosen === "all" ? "none" : chosen;

  const go = (to: number) => saveTrait(model, "index", film.clamp(to));
  const step = (to: number) => {
    setPlaying(false);
    go(to);
  };
  const play = () => {
    if (!playing && index === film.last) go(0);
    setPlaying(!playing);
  };

  useEffect(() => {
    if (!playing) return;
    const timer = setTimeout(() => {
      const next = film.clamp(index + 1);
      if (next === film.last || document.hidden) setPlaying(false);
      if (!document.hidden) saveTrait(model, "index", next);
    }, BEAT / speed);
    return () => clearTimeout(timer);
  }, [playing, film, index, speed, model]);
  useEffect(() => setAsked(false), [view.presenting]);

  const onKey = (ev: KeyboardEvent): boolean => {
    const at = ev.target as HTMLElement;
    const by = { ArrowRight: 1, PageDown: 1, ArrowLeft: -1, PageUp: -1 }[ev.key] as
      | 1
      | -1
      | undefined;
    if (by) step(ev.shiftKey ? film.chapter(index, by) : index + by);
    else if (ev.key === "Home") step(0);
    else if (ev.key === "End") step(film.last);
    else if (ev.key === " " && !at.closest("button")) play();
    else if ((ev.key === "h" || ev.key === "H") && view.presenting) setAsked(!asked);
    else return false;
    return true;
  };

  const choices = (
    <TimeChoices
      film={film}
      index={index}
      go={step}
      speed={speed}
      onSpeed={(speed) => saveTrait(model, "speed", speed)}
      eyes={chosen}
      closed={eyes === "none"}
      onEyes={setChosen}
    />
  );
  return (
    <Frame
      kind="replay"
      view={view}
      words={words}
      picture={picture}
      live={false}
      onKey={onKey}
      example={(rule) => {
        const to = film.citing(rule, index);
        return to < 0 ? undefined : () => step(to);
      }}
      stage={
        <Stage
          picture={picture}
          shapes={timeline.shapes}
          shape={view.shape}
          eyes={eyes}
          label={words.text(picture.title[0])}
          timeKeys
          live={false}
        />
      }
      bar={
        <TimeBar
          film={film}
          index={index}
          go={step}
          playing={playing}
          onPlay={play}
          narrow={!view.beside}
        >
          {view.beside && choices}
        </TimeBar>
      }
      more={!view.beside && choices}
      panel={
        <Panel
          pictures={[picture]}
          eyes={eyes}
          trouble={null}
          foot={
            view.presenting &&
            chosen === "all" && (
              <Button onClick={() => setAsked(!asked)}>
                {words.say(asked ? "hide-hands" : "show-hands")}
              </Button>
            )
          }
        />
      }
    />
  );
}
