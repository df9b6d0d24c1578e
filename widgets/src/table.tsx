// A table to play at: the kernel decides everything, this shows it and sends what was wanted.
import { useEffect, useMemo, useRef, useState } from "preact/hooks";
import { FaceIcon } from "./drawing.js";
import { Frame, useView, useWords, type ViewProps } from "./frame.js";
import { Button } from "./icons.js";
import { useSend, useTrait } from "./model.js";
import { motionWelcome } from "./page.js";
import { Panel } from "./panel.js";
import { idOf, Stage } from "./stage.js";
import { TableBar, TableChoices } from "./table-bar.js";
import { NewGame, Saves } from "./table-dialogs.js";
import { concerned, Film, type Picture } from "./timeline.js";
import { classes } from "./words.js";

/** How long each frame stays while the others play, in milliseconds. */
const BEAT = 700;
const DIALOGS = { new: NewGame, saves: Saves };

export function Table(props: ViewProps) {
  const { model, timeline } = props;
  const view = useView(props);
  const words = useWords(props);
  const can = useTrait(model, "can");
  const help = useTrait(model, "help");
  const film = useMemo(() => new Film(timeline), [timeline]);
  const [index, skip] = useSuccession(film);
  const live = index === film.last;
  const { rev } = timeline;
  const [send, trouble] = useSend(model, rev);
  const [dialog, open] = useState<keyof typeof DIALOGS | null>(null);
  const [asked, ask] = useState<string | null>(null);
  const [pointed, point] = useState<string | null>(null);
  const picture = film.at(index);
  const pictures = useMemo(
    () => Array.from({ length: index + 1 }, (_, i) => film.at(i)),
    [film, index],
  );
  const timed = live ? picture.buttons.filter(({ after }) => after) : [];
  const began = useRef(0);
  const time = () => timed.length > 0 && { ms: Math.round(performance.now() - began.current) };
  const push = (on: string) => send("button", { on, ...time() });
  useEffect(() => {
    began.current = performance.now();
    const timers = timed.map(({ id, after }) => setTimeout(push, after, id));
    return () => timers.forEach(clearTimeout);
  }, [timeline, live]);
  const press = (on: string, to?: string) => {
    if (!live || picture.items[on]?.does == null) return;
    send("item", { on, ...(to && to !== on && { to }), ...time() });
  };
  const cover = live && picture.buttons.find((button) => button.kind === "cover");

  const onKey = (ev: KeyboardEvent): boolean => {
    const asked = live && picture.buttons.find((button) => button.key === ev.key);
    if (asked) {
      push(asked.id);
      return true;
    }
    const onControl = (ev.target as HTMLElement).closest("button, input, select");
    if (live || onControl || /Escape|Shift|Tab/.test(ev.key)) return false;
    skip();
    return true;
  };

  const choices = (
    <TableChoices help={help} send={send} onNew={() => open("new")} onSaves={() => open("saves")} />
  );
  const Dialog = dialog && DIALOGS[dialog];
  return (
    <Frame
      kind="table"
      view={view}
      words={words}
      picture={picture}
      live={live}
      onKey={onKey}
      example={(rule) => () => send("example", { rule })}
      stage={
        // biome-ignore lint/a11y/useKeyWithClickEvents lint/a11y/noStaticElementInteractions: any key does the same
        <div class="skip" onClick={live ? undefined : skip}>
          <Stage
            picture={picture}
            shapes={timeline.shapes}
            shape={view.shape}
            eyes="all"
            label={words.text(picture.title[0])}
            timeKeys={false}
            live={live}
            onPress={press}
            onDrop={press}
            asked={asked}
            onPoint={point}
          />
          {cover && (
            <Cover
              told={words.text(picture.story.at(-1)?.text)}
              label={words.text(cover.label)}
              onShow={() => push(cover.id)}
            />
          )}
        </div>
      }
      panel={
        <Panel
          pictures={pictures}
          eyes="all"
          ends
          trouble={trouble}
          foot={live && <Buttons {...{ picture, words, pointed }} onPush={push} onPoint={ask} />}
        />
      }
      bar={
        <TableBar can={can} send={send}>
          {view.beside && choices}
        </TableBar>
      }
      more={!view.beside && choices}
      dialog={Dialog && <Dialog can={can} send={send} onClose={() => open(null)} />}
    />
  );
}

/** Plays the frames of a timeline one after another; the second value jumps to the last. */
function useSuccession(film: Film): [number, () => void] {
  const [shown, setShown] = useState({ film, index: film.last });
  // a new timeline starts at its first frame, in the same drawing in which it arrives
  const index = shown.film === film ? shown.index : motionWelcome() ? 0 : film.last;
  useEffect(() => {
    if (index === film.last) return;
    const on = () => setShown({ film, index: motionWelcome() ? index + 1 : film.last });
    const timer = setTimeout(on, BEAT);
    return () => clearTimeout(timer);
  }, [film, index]);
  return [index, () => setShown({ film, index: film.last })];
}

/** Stands over the table until the next person asks for the own hand, which only Python knows. */
function Cover(props: { told: string; label: string; onShow: () => void }) {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    const root = button.current?.getRootNode() as ShadowRoot | undefined;
    if (root?.activeElement) button.current?.focus();
  }, []);
  const show = () => {
    button.current?.closest<HTMLElement>(".mops")?.focus(); // keys stay here when the button goes
    props.onShow();
  };
  return (
    <div class="cover">
      <p>{props.told}</p>
      <Button ref={button} class="main" onClick={show}>
        {props.label}
      </Button>
    </div>
  );
}

function Buttons(props: {
  picture: Picture;
  words: ReturnType<typeof useWords>;
  /** The item that is pointed at; the buttons that concern it light up. */
  pointed: string | null;
  onPush: (id: string) => void;
  onPoint: (id: string | null) => void;
}) {
  const { picture, words, onPush, onPoint } = props;
  const buttons = picture.buttons.filter((button) => button.kind !== "cover");
  if (buttons.length === 0) return null;
  const lit = concerned(picture.about, props.pointed);
  const point = (ev: Event) => onPoint(idOf(ev.target));
  const leave = () => onPoint(null);
  return (
    <div
      class="actions"
      tabIndex={-1}
      role="group"
      aria-label={words.say("your-turn")}
      onPointerOver={point}
      onPointerLeave={leave}
      onFocusIn={point}
      onFocusOut={(ev) => {
        // a drawing while the focus is on its way would take it for lost
        if (!ev.currentTarget.contains(ev.relatedTarget as Node)) setTimeout(leave);
      }}
    >
      {buttons.map(({ id, kind, icon, label, key, best }) => (
        <Button
          key={id}
          data-id={id}
          aria-keyshortcuts={key === " " ? "Space" : key}
          class={classes(kind, icon && "drawn", (best || lit.includes(id)) && "lit")}
          onClick={() => onPush(id)}
        >
          {icon && <FaceIcon drawing={words.kit.faces[icon]} />}
          <span>{words.text(label)}</span>
          {key?.length === 1 && (
            <kbd aria-hidden="true">{key === " " ? "␣" : key.toUpperCase()}</kbd>
          )}
        </Button>
      ))}
    </div>
  );
}
