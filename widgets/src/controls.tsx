import { useShared } from "./context.js";
import type { Mode } from "./fit.js";
import { IconButton } from "./icons.js";
import type { ThemeChoice } from "./page.js";
import type { Film } from "./timeline.js";
import type { Eyes } from "./wire.js";

export interface Choice {
  value: string;
  label: string;
}

export function Select(props: {
  label: string;
  value: string;
  choices: Choice[];
  onPick: (value: string) => void;
}) {
  return (
    <select
      aria-label={props.label}
      title={props.label}
      value={props.value}
      onChange={(ev) => props.onPick(ev.currentTarget.value)}
    >
      {props.choices.map(({ value, label }) => (
        <option key={value} value={value} selected={value === props.value}>
          {label}
        </option>
      ))}
    </select>
  );
}

/** What the button of a presentation does next. */
const NEXT = { page: "present", present: "board-only", board: "stop-presenting" } as const;

/** The choices both widgets have, at the right end of the title. */
export function Tools(props: {
  langs: Choice[];
  onLang: (lang: string) => void;
  theme: ThemeChoice;
  onTheme: (theme: ThemeChoice) => void;
  mode: Mode;
  onPresent: () => void;
  onHelp: () => void;
}) {
  const { lang, say } = useShared();
  const themes = (["auto", "light", "dark"] as const).map((value) => ({
    value,
    label: say(`theme-${value}`),
  }));
  return (
    <div class="tools">
      {props.langs.length > 1 && (
        <Select label={say("language")} value={lang} choices={props.langs} onPick={props.onLang} />
      )}
      <Select
        label={say("theme")}
        value={props.theme}
        choices={themes}
        onPick={(value) => props.onTheme(value as ThemeChoice)}
      />
      <IconButton icon="help" label={say("keys")} onClick={props.onHelp} />
      <IconButton
        icon="screen"
        label={say(NEXT[props.mode])}
        pressed={props.mode !== "page"}
        onClick={props.onPresent}
      />
    </div>
  );
}

export const SPEEDS = [0.5, 1, 2, 4];

export function ReplayBar(props: {
  film: Film;
  index: number;
  go: (index: number) => void;
  playing: boolean;
  onPlay: () => void;
  speed: number;
  onSpeed: (speed: number) => void;
  /** Through whose eyes the game can be seen, and through whose it is. */
  seats: number[];
  eyes: Eyes;
  onEyes: (eyes: Eyes) => void;
}) {
  const { kit, say, text } = useShared();
  const { film, index, go, playing, seats, eyes } = props;
  const { chapters } = film.timeline;
  const step = say("step-of", { n: index + 1, m: film.last + 1 });
  const chapter = text(chapters.findLast((c) => c.at <= index)?.label);
  const views: Choice[] = [
    { value: "all", label: say("all-hands") },
    { value: "closed", label: say("closed-hands") },
    ...seats.map((seat) => ({
      value: `${seat}`,
      label: say("view-of", { name: kit.names[seat] ?? `${seat}` }),
    })),
  ];
  const jump = (name: "first" | "previous" | "next" | "last", to: number) => (
    <IconButton
      icon={name}
      label={say(name)}
      off={index === film.clamp(to)}
      quick
      onClick={() => go(to)}
    />
  );
  return (
    <div class="bar" role="group" aria-label={say("time")}>
      <div class="buttons">
        {jump("first", 0)}
        {jump("previous", index - 1)}
        <IconButton
          icon={playing ? "pause" : "play"}
          label={say(playing ? "pause" : "play")}
          main
          onClick={props.onPlay}
        />
        {jump("next", index + 1)}
        {jump("last", film.last)}
      </div>
      <div class="track" style={{ "--done": film.last ? index / film.last : 0 }}>
        <Marks film={film} />
        <input
          type="range"
          min="0"
          max={film.last}
          value={index}
          aria-label={say("position")}
          aria-valuetext={chapter ? `${step}, ${chapter}` : step}
          onInput={(ev) => go(Number(ev.currentTarget.value))}
        />
      </div>
      <span class="step">{step}</span>
      <Select
        label={say("speed")}
        value={`${props.speed}`}
        choices={SPEEDS.map((s) => ({ value: `${s}`, label: `${s}×` }))}
        onPick={(value) => props.onSpeed(Number(value))}
      />
      {seats.length > 0 && (
        <Select
          label={say("whose-view")}
          value={eyes}
          choices={views}
          onPick={(value) => props.onEyes(value as Eyes)}
        />
      )}
    </div>
  );
}

/** Chapter marks behind the slider, longer for larger chapters; turns only while they fit. */
function Marks({ film }: { film: Film }) {
  const finest = film.timeline.chapters.length > 60 ? 2 : 3;
  return (
    <div class="marks" aria-hidden>
      {film.timeline.chapters
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

/** A language's own name for itself, such as "Deutsch". */
export function langChoices(langs: string[]): Choice[] {
  return langs.map((value) => {
    const names = new Intl.DisplayNames([value], { type: "language" });
    return { value, label: names.of(value) ?? value };
  });
}
