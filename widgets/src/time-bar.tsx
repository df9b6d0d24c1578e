// Where a replay is, and the ways through it.
import type { ComponentChildren } from "preact";
import { useState } from "preact/hooks";
import { useShared } from "./context.js";
import { Select } from "./controls.js";
import { IconButton } from "./icons.js";
import type { Film } from "./timeline.js";
import type { Eyes } from "./wire.js";

export const SPEEDS = [0.5, 1, 2, 4];

/** What a step is called: counted from the first decision. */
function useStep(film: Film): (index: number) => string {
  const { say } = useShared();
  const { start = -1 } = film.timeline;
  return (index) =>
    index > start
      ? say("step-of", { n: index - start, m: film.last - start })
      : say(index < start ? "before-start" : "start");
}

export function TimeBar(props: {
  film: Film;
  index: number;
  go: (index: number) => void;
  playing: boolean;
  onPlay: () => void;
  /** Whether there is little room, and whether there is room for all. */
  narrow: boolean;
  roomy: boolean;
  children: ComponentChildren;
}) {
  const { say, text } = useShared();
  const { film, index, go, playing, narrow, roomy } = props;
  const step = useStep(film)(index);
  const leap = (by: 1 | -1) => {
    const to = film.begins(index, by);
    const label = to ? text(to.label) : say(by > 0 ? "last" : "first");
    return (
      <IconButton
        icon={by > 0 ? "skip" : "back"}
        label={say(by > 0 ? "leap-on" : "leap-back", { what: label })}
        keys={by > 0 ? "Shift+→" : "Shift+←"}
        off={!to}
        why={say(by > 0 ? "off-last" : "off-first")}
        quick
        onClick={() => to && go(to.at)}
      />
    );
  };
  const jump = (name: "first" | "previous" | "next" | "last", to: number) => (
    <IconButton
      icon={name}
      label={say(name)}
      off={index === film.clamp(to)}
      why={say(index ? "off-last" : "off-first")}
      quick
      onClick={() => go(to)}
    />
  );
  return (
    <div class="bar" role="group" aria-label={say("time")}>
      <div class="buttons">
        {roomy && jump("first", 0)}
        {!narrow && leap(-1)}
        {jump("previous", index - 1)}
        <IconButton
          icon={playing ? "pause" : "play"}
          label={say(playing ? "pause" : "play")}
          main
          onClick={props.onPlay}
        />
        {jump("next", index + 1)}
        {!narrow && leap(1)}
        {roomy && jump("last", film.last)}
      </div>
      <Track film={film} index={index} go={go} step={step} />
      <span class="step">{step}</span>
      {props.children}
    </div>
  );
}

/** A slider with the chapters' marks behind it; what is pointed at is named. */
function Track(props: { film: Film; index: number; go: (index: number) => void; step: string }) {
  const { say, text } = useShared();
  const { film, index, go, step } = props;
  const [pointed, point] = useState<number | null>(null);
  const [focused, focus] = useState(false);
  const path = (at: number) =>
    film
      .chapters(at)
      .map((c) => text(c.label))
      .join(" · ");
  const share = (at: number) => (film.last ? at / film.last : 0);
  const named = pointed ?? (focused ? index : null);
  const here = path(index);
  return (
    <div
      class="track"
      style={{ "--done": share(index) }}
      onPointerMove={(ev) => {
        const box = ev.currentTarget.getBoundingClientRect();
        // the middle of the thumb keeps half its width from either end
        const at = (ev.clientX - box.left - THUMB / 2) / (box.width - THUMB);
        point(film.pointed(at * film.last, (2 * NEAR * film.last) / box.width));
      }}
      onPointerLeave={() => point(null)}
    >
      <Marks film={film} />
      <input
        type="range"
        min="0"
        max={film.last}
        value={index}
        aria-label={say("position")}
        aria-valuetext={here ? `${step}, ${here}` : step}
        onInput={(ev) => go(Number(ev.currentTarget.value))}
        onFocus={() => focus(true)}
        onBlur={() => focus(false)}
      />
      {named !== null && path(named) && (
        <span class="named" aria-hidden style={{ "--at": share(named) }}>
          {path(named)}
        </span>
      )}
    </div>
  );
}

/** The slider's thumb, and how far from a mark it is still meant, in pixels. */
const THUMB = 20;
const NEAR = 4;

/** Chapter marks behind the slider, longer for larger chapters; turns only while they fit. */
function Marks({ film }: { film: Film }) {
  const { chapters } = film.timeline;
  const finest = chapters.length > 60 ? 2 : 3;
  return (
    <div class="marks" aria-hidden>
      {chapters
        .filter((c) => c.level <= finest)
        .map((c) => (
          <i
            key={`${c.at} ${c.level}`}
            class={`level${c.level}`}
            style={{ left: `${film.last ? (100 * c.at) / film.last : 0}%` }}
          />
        ))}
    </div>
  );
}

/** Where to go by name, and how fast. */
export function TimeChoices(props: {
  film: Film;
  index: number;
  go: (index: number) => void;
  speed: number;
  onSpeed: (speed: number) => void;
}) {
  const { say, text } = useShared();
  const { chapters } = props.film.timeline;
  const now = chapters.findLastIndex((c) => c.at <= props.index);
  return (
    <>
      {chapters.length > 1 && (
        <Select
          label={say("go-to")}
          leads
          value={`${now}`}
          choices={chapters.map((c, i) => ({
            value: `${i}`,
            label: `${"\u2003".repeat(c.level - 1)}${text(c.label)}`,
          }))}
          onPick={(value) => props.go(chapters[Number(value)]?.at ?? 0)}
        />
      )}
      <Select
        label={say("speed")}
        value={`${props.speed}`}
        choices={SPEEDS.map((s) => ({ value: `${s}`, label: `${s}×` }))}
        onPick={(value) => props.onSpeed(Number(value))}
      />
    </>
  );
}

/** Whose moves are guessed. */
export function GuessChoice(props: {
  /** Whose can be, and whose are. */
  guessed: number[];
  guess: number | null;
  onGuess: (seat: number | null) => void;
  /** Whether it stands in the bar, where it has to say itself what it is. */
  bare: boolean;
}) {
  const { kit, say } = useShared();
  const { guessed, guess, bare } = props;
  if (!guessed.length) return null;
  return (
    <Select
      label={say("guess")}
      leads
      value={`${guess ?? ""}`}
      choices={[
        { value: "", label: say(bare && guess === null ? "guess" : "guess-nobody") },
        ...guessed.map((seat) => ({
          value: `${seat}`,
          label: say("guess-of", { name: kit.names[seat] ?? `${seat}` }),
        })),
      ]}
      onPick={(value) => props.onGuess(value === "" ? null : Number(value))}
    />
  );
}

/** Through whose eyes the game is seen, and through whose it can be. */
export function EyesChoice(props: { seats: number[]; eyes: Eyes; onEyes: (eyes: Eyes) => void }) {
  const { kit, say } = useShared();
  const { seats, eyes } = props;
  return (
    <Select
      label={say("whose-view")}
      value={eyes}
      choices={[
        { value: "all", label: say("all-hands") },
        { value: "closed", label: say("closed-hands") },
        ...seats.map((seat) => ({
          value: `${seat}`,
          label: say("view-of", { name: kit.names[seat] ?? `${seat}` }),
        })),
      ]}
      onPick={(value) => props.onEyes(value as Eyes)}
    />
  );
}
