// The frame round all widgets: title, tools, table, words, bar, dialogs and the keys they share.
import type { Host } from "@anywidget/types";
import type { ComponentChildren, RefObject } from "preact";
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from "preact/hooks";
import { SharedContext, type Words } from "./context.js";
import { Tools } from "./controls.js";
import type { useDrag } from "./drag.js";
import { type Fit, fitted, type Mode } from "./fit.js";
import { HelpPage, type Part } from "./help.js";
import { Button } from "./icons.js";
import { type Model, useTrait } from "./model.js";
import {
  backTo,
  leave,
  onTo,
  goOn as onward,
  showAll,
  showNew,
  usePresenter,
  useRoom,
  useScrolled,
  useTheme,
} from "./page.js";
import { usePen } from "./pen.js";
import { take, usePress } from "./press.js";
import { useBook } from "./reel.js";
import { RuleDialog } from "./rules.js";
import type { Ears } from "./spoken.js";
import { idOf } from "./stage.js";
import { isLeaf } from "./table-bar.js";
import type { Picture } from "./timeline.js";
import type { Kit, State, Timeline, Ui } from "./wire.js";
import { anyLang, classes, fill, keyOf } from "./words.js";

/** What a view is made of, read and unzipped. */
export interface ViewProps {
  host: HTMLElement;
  model: Model;
  kit: Kit;
  /** The words of the interface. */
  ui: Ui;
  timeline: Timeline;
  /** Where other widgets are; not every host says so. */
  widgets?: Host | undefined;
}
/** What one view of a widget keeps for itself. */
export interface View extends ViewProps, Fit {
  /** Speaks to whoever listens. */
  ears: RefObject<Ears | null>;
  mode: Mode;
  /** How wide all of it is, and how much of the page can be seen at once. */
  width: number;
  seen: number;
  presenting: boolean;
  /** Presents, then shows the board alone, then ends. */
  present: () => void;
  stopPresenting: () => void;
}

export function useView(props: ViewProps, buttons: boolean): View {
  const { shapes } = props.timeline;
  const [mode, present, stopPresenting] = usePresenter(props.host);
  const presenting = mode !== "page";
  const room = useRoom(props.host, presenting);
  const fit = useMemo(() => fitted(room, shapes, mode, buttons), [room, shapes, mode, buttons]);
  const ears = useRef<Ears>(null);
  const own = {
    ears,
    mode,
    width: room.width,
    seen: room.height,
    presenting,
    present,
    stopPresenting,
  };
  return { ...props, ...fit, ...own };
}

export function useWords({ model, kit, ui, timeline }: ViewProps): Words {
  const lang = useTrait(model, "lang");
  const { texts, cites } = timeline;
  return useMemo(() => {
    const words = anyLang(ui, lang);
    const lines = anyLang(texts, lang);
    return {
      kit,
      lang,
      say: (key, values) => fill(words?.[key] ?? key, values),
      cited: (c) => (c == null ? [] : (cites[c] ?? [])),
      text: (t) => (t == null ? "" : (lines?.[t] ?? "")),
    };
  }, [ui, kit, lang, texts, cites]);
}

interface Props {
  kind: Exclude<State["kind"], "rules">;
  /** Something is asked, as in a quiz. */
  asks?: boolean;
  /** What can be pressed now, where that is not what the picture offers. */
  shown?: string;
  view: View;
  words: Words;
  picture: Picture;
  live: boolean;
  stage: ComponentChildren;
  panel: ComponentChildren;
  bar: ComponentChildren;
  /** What the bar has no room for. */
  more: ComponentChildren;
  /** A dialog that is open. */
  dialog?: ComponentChildren;
  /** Shows an example of a rule; undefined when there is none. */
  example?: (rule: string) => (() => void) | undefined;
  /** Begins a game in this place. */
  onPlay?: (() => void) | false | undefined;
  /** Opens a table from what is shown. */
  onTry?: (() => void) | false | undefined;
  /** What is dragged anywhere in it. */
  drag?: ReturnType<typeof useDrag>;
  /** Handles a key and says whether it did. */
  onKey: (ev: KeyboardEvent) => boolean;
}

/** So long after a press a new picture may be what came of it, in milliseconds. */
const ANSWERED = 3000;

/** So long after a page was scrolled it is left where it is, in milliseconds. */
const SCROLLS = 1000;

/** Whether a picture begins what has to be seen from its head: scores, or a look back. */
const opens = (before: Picture, { sheet, buttons }: Picture) =>
  (sheet != null && before.sheet == null) || buttons.some(isLeaf) !== before.buttons.some(isLeaf);

/** What takes keys as they are typed, and what takes only digits: there letters are keys as anywhere. */
const WRITES = "select, input:not([type=range])";
const COUNTS = "[inputmode=numeric]";

/** On less than so many pixels there is no table, but words on how to make room for it. */
const LEAST = 240;

/** What is said of each mode when it begins. */
const MODES = { page: "presenting-not", present: "presenting", board: "presenting-board" } as const;

export function Frame(props: Props) {
  const { view, words, picture } = props;
  const { host, model } = view;
  const theme = useTheme(useTrait(model, "theme"));
  const [rule, setRule] = useState<string | null>(null);
  const [help, setHelp] = useState<{ first: Part; rule: string } | null>(null);
  const openBook = (rule = "") => setHelp({ first: "rules", rule });
  // what leads elsewhere leaves no dialog behind
  const aside = useTrait(model, "aside");
  useEffect(() => setHelp(null), [aside]);
  const root = useRef<HTMLDivElement>(null);
  const edits = useTrait(model, "edits");
  const left = useTrait(model, "left");
  const { presenting } = view;
  const book = useBook(view);
  const pen = usePen(picture, presenting);
  // what a press was told is over with the picture beside which it was said
  const [told, tell] = useState<{ picture: Picture; words: string } | null>(null);
  const why = told?.picture === picture ? told.words : null;
  const now = useRef(picture);
  now.current = picture;
  const tellWhy = (words: string) => tell({ picture: now.current, words });
  // the same from picture to picture: with another one each item is drawn again
  const shared = useMemo(
    () => ({ ...words, presenting, book, pen, showRule: setRule, why, tellWhy }),
    [words, presenting, book, pen.on, pen.lines, why],
  );
  const putPen = (on: boolean) => {
    pen.put(on);
    view.ears.current?.tell(words.say(on ? "pen-on" : "pen-off"));
  };
  /** Whether something beside the board would play, which a pen keeps it from. */
  const penned = (target: EventTarget | null) =>
    pen.on && (target as Element).closest(".actions, .desk") !== null;
  const roomy = view.beside || view.mode === "board";
  // a game that was left is gone on with rather than another one begun
  const play = left
    ? () => model.send({ kind: "on" })
    : view.widgets && view.mode === "page" && props.onPlay;
  const goesOn = words.say(props.kind === "table" ? "resume-other" : "resume");
  const plays = play && (
    <Button
      class="plays"
      aria-label={left ? goesOn : undefined}
      title={left && !roomy ? goesOn : undefined}
      onClick={play}
    >
      {left ? (roomy ? goesOn : words.say("resume-short")) : words.say("play-game")}
    </Button>
  );
  const title = picture.title.map(words.text).filter(Boolean);
  const guard = usePress(
    (target) => {
      const id = idOf(target) ?? "";
      const button = picture.buttons.find((one) => one.id === id);
      // what is no press on the table, such as help or undo, means the same while moves are shown and after it
      return props.live ? ((picture.items[id] ?? button)?.does ?? props.shown) : undefined;
    },
    props.shown ?? picture.buttons.map(({ id }) => id).join(" "),
    props.live,
    (why) => tell(why && { picture, words: words.say(why) }),
  );

  // below a board much may be out of sight: at every turn of the game the board is shown, after a press what answers it,
  // and what is to be done if the words have become shorter; who scrolls just now is left in peace
  const pressed = useRef(0);
  const scrolled = useScrolled();
  const before = useRef({ picture, live: props.live });
  useLayoutEffect(() => {
    const was = before.current;
    before.current = { picture, live: props.live };
    const now = performance.now();
    if (view.beside || now - scrolled.current < SCROLLS || was.picture === picture) return;
    const answers = now - pressed.current < ANSWERED;
    const turns =
      props.kind === "table" && (props.live !== was.live || opens(was.picture, picture));
    if (turns) backTo(root.current, true);
    else if (answers && props.live && picture.notice && picture.notice !== was.picture.notice)
      onTo(root.current);
    else if (answers) backTo(root.current, props.kind === "table" && !props.live);
  }, [picture]);
  // what is said without Python, to a press in vain
  useLayoutEffect(() => {
    if (why && !view.beside) onTo(root.current);
  }, [why]);

  // the board is there first, and in the next frame what is to be read and pressed beside it
  const [whole, complete] = useState(false);
  useEffect(() => (whole ? showNew(host, view.seen) : complete(true)), [whole]);

  const mode = useRef(view.mode);
  useEffect(() => {
    if (mode.current === view.mode) return;
    mode.current = view.mode;
    view.ears.current?.tell(words.say(MODES[view.mode]));
    // what had the focus may be gone from sight; the keys are to work all the same
    const on = host.shadowRoot?.activeElement;
    if (view.presenting && !(on instanceof SVGElement)) root.current?.focus();
  }, [view.mode]);

  const onKeyDown = (ev: KeyboardEvent) => {
    const at = ev.target as HTMLElement;
    if (ev.ctrlKey || ev.metaKey || ev.altKey) return;
    const plays = picture.buttons.some(({ key }) => keyOf(key, words.text) === ev.key);
    // a letter of a button is for that alone, as long as it is there
    const letter = plays ? "" : ev.key.toLowerCase();
    if (pen.on && (ev.key === "Escape" || plays)) {
      if (ev.key === "Escape") putPen(false);
    } else if (ev.key === "Escape") {
      const menu = root.current?.querySelector<HTMLElement>("[popover]:popover-open");
      if (menu) {
        menu.hidePopover();
        return take(ev);
      }
      // first it takes back what was begun at the table
      if (props.onKey(ev)) return take(ev);
      if (view.presenting) view.stopPresenting();
      else {
        view.ears.current?.tell(words.say("left"));
        leave(host);
      }
    } else if (at.matches(WRITES) && !(at.matches(COUNTS) && /^[\p{L}?]$/u.test(ev.key))) {
      ev.stopPropagation(); // typing is not for the notebook
      return;
    } else if (ev.key === "?")
      setHelp({ first: "keys", rule: "" }); // who asks by a key wants the keys
    else if (letter === "b") openBook();
    else if (letter === "p") view.present();
    else if (presenting && letter === "z") putPen(!pen.on);
    else if (presenting && letter === "x") {
      pen.clear();
      root.current?.focus({ preventScroll: true }); // the ring of the focus would look like one that is left
    } else if (letter === "r") view.ears.current?.repeat();
    // a space that means nothing here does not move the notebook away
    else if (!props.onKey(ev) && (ev.key !== " " || at.closest("button, summary, a"))) return;
    take(ev);
  };

  const example = rule === null || !props.example ? null : props.example(rule);
  if (view.width < LEAST)
    return (
      <div
        ref={root}
        class={classes("mops slim", view.width < LEAST / 2 && "column")}
        data-theme={theme}
        lang={words.lang}
        role="group"
      >
        <slot name="back" />
        <p>{words.say("too-narrow")}</p>
      </div>
    );
  return (
    <SharedContext.Provider value={shared}>
      <div
        ref={root}
        class={classes(
          "mops",
          props.kind,
          props.asks && "quiz",
          view.beside && "beside",
          view.presenting && "presenting",
          pen.on && "pens",
          view.mode === "board" && "alone",
        )}
        style={{
          "--board": `${view.board}px`,
          "--height": `${view.height}px`,
          "--gap": `${view.gap}px`,
        }}
        data-theme={theme}
        data-live={props.live}
        lang={words.lang}
        role="group"
        aria-label={title[0]}
        tabIndex={-1}
        onKeyDown={onKeyDown}
        {...props.drag}
        onPointerUp={(ev) => {
          pressed.current = performance.now();
          props.drag?.onPointerUp(ev);
        }}
        onPointerLeave={props.drag?.onPointerCancel}
        onFocusIn={(ev) =>
          (ev.target as Element).matches(".item:focus-visible") && showAll(host, view.seen)
        }
        {...guard}
        onClickCapture={(ev) => (penned(ev.target) ? take(ev) : guard.onClickCapture(ev))}
      >
        <svg class="breadth" aria-hidden="true" />
        {/* what is played with comes first for keys, above it stands what is seldom wanted */}
        {props.stage}
        {whole && props.panel}
        {whole && props.bar}
        <div class="head">
          {/* what leads back, where this stands in the place of another widget */}
          <slot name="back" />
          <p class="title">
            <b>{title[0]}</b>
            <span>
              {title.slice(1).map((part, i) => (
                <span key={i}>{i ? ` · ${part}` : part}</span>
              ))}
            </span>
          </p>
          {(roomy || left) && plays}
          <Tools
            model={model}
            mode={view.mode}
            onPresent={view.present}
            onHelp={() => openBook()}
            pen={presenting && { ...pen, put: putPen }}
            more={
              view.mode === "page" &&
              (props.onTry || (edits && view.widgets) || (plays && !roomy && !left)) ? (
                <>
                  {!roomy && !left && plays}
                  {props.more}
                  {props.onTry && <Button onClick={props.onTry}>{words.say("try-here")}</Button>}
                  {edits && view.widgets && (
                    <Button onClick={() => model.send({ kind: "edit" })}>
                      {words.say("edit-here")}
                    </Button>
                  )}
                </>
              ) : view.mode === "board" ? undefined : (
                props.more
              )
            }
            roomy={roomy}
          />
        </div>
        {/* who comes from below is led past all of this */}
        {props.kind !== "replay" && (
          <Button class="to-table" onClick={() => onward(root.current?.getRootNode())}>
            {words.say("to-table")}
          </Button>
        )}
        {props.dialog}
        {rule !== null && (
          <RuleDialog
            key={rule}
            id={rule}
            onClose={() => setRule(null)}
            onBook={() => {
              setRule(null);
              openBook(rule);
            }}
            example={
              example &&
              (() => {
                setRule(null);
                example();
              })
            }
          />
        )}
        {help && (
          <HelpPage kind={props.kind} picture={picture} {...help} onClose={() => setHelp(null)} />
        )}
      </div>
    </SharedContext.Provider>
  );
}
