// What can be done at a table at any time: undo and redo, to go on while others play, how much it helps,
// and what opens a dialog.
import type { ComponentChildren } from "preact";
import { useLayoutEffect, useRef } from "preact/hooks";
import { useShared } from "./context.js";
import { Select } from "./controls.js";
import { Button, IconButton, type IconName } from "./icons.js";
import type { Send } from "./model.js";
import * as page from "./page.js";
import type { Picture } from "./timeline.js";
import type { Help, Pace, TableButton, Takes } from "./wire.js";
import { keyOf } from "./words.js";

const HELP = ["guided", "always", "on-request", "off"] as const;
const PACES = ["continue", "turns", "slow", "normal", "fast"] as const;

/** What turns pages, by the drawing on it. */
const LEAVES: Record<string, IconName> = {
  before1: "first",
  before2: "back",
  previous: "previous",
  next: "next",
  on2: "skip",
  on1: "last",
};

/** Whether a button turns pages: it stands in the bar, each in its place. */
export const isLeaf = ({ kind }: TableButton) => /leaf/.test(kind);
/** Whether arrow keys turn pages: there is nothing on the table that they would have to lead to. */
export const turnsPages = ({ buttons, items }: Picture) =>
  buttons.some(isLeaf) && Object.values(items).every(({ does }) => does == null);

/** Turns pages; the way on says how many there are. */
function Leaf(props: { leaf: TableButton; twin: boolean; onPush: (id: string) => void }) {
  const { say, text } = useShared();
  const { id, label, kind, key } = props.leaf;
  const why = { previous: "off-first", next: "off-last" } as const;
  return (
    <IconButton
      id={id}
      icon={LEAVES[id] ?? "next"}
      label={text(label)}
      keys={keyOf(key, text)}
      main={id === "next"}
      told={id === "next"}
      twin={props.twin}
      off={kind !== "leaf"}
      why={id === "previous" || id === "next" ? say(why[id]) : text(label)}
      quick
      onClick={() => props.onPush(id)}
    />
  );
}

interface GoesOn {
  /** The button of the picture that goes on, if there is one. */
  rest?: TableButton | undefined;
  /** Tells whoever presses it too soon how to skip. */
  onVain?: () => void;
  /** Shows what comes next; null when all has been shown. */
  goOn: (() => void) | null;
  /** Shows at once all up to the next picture for which the table waits. */
  skip?: (() => void) | undefined;
  /** Whether the table waits for that. */
  waits: boolean;
}

/**
 * Where nothing of the game ever stands: a press too late does nothing. Whoever presses it time after time goes
 * from one thing that matters to the next, and never presses what skips.
 */
export function GoOn({ goOn, waits, rest, onVain }: GoesOn) {
  const { say, text } = useShared();
  const button = useLeft(!goOn);
  return (
    <Button
      ref={button}
      data-id={rest?.id ?? "continue"}
      data-timed={rest?.after ? true : undefined}
      class={waits ? "go-on main" : "go-on"}
      aria-disabled={!waits || undefined}
      tabIndex={goOn ? undefined : -1}
      aria-keyshortcuts={rest ? undefined : "Space Enter"}
      data-over={!goOn || undefined}
      // a key goes on from anywhere, also from here
      onClick={(ev) => (waits || !ev.detail ? goOn?.() : goOn && onVain?.())}
    >
      {/* a title of the button itself would be spoken after its name */}
      <span class="tip" title={rest ? undefined : say(waits ? "continue-how" : "skip-how")}>
        {rest ? text(rest.label) : say("continue")}
      </span>
    </Button>
  );
}

/** Shows at once what the turns of the others come to; where there is nothing to skip, only its place is kept. */
export function Skip({ goOn, skip, waits, rest }: GoesOn) {
  const { say } = useShared();
  const off = !goOn || (waits && !rest);
  const button = useLeft(off);
  return (
    <IconButton
      id="leap"
      at={button}
      icon="skip"
      label={say("skip")}
      off={off}
      quick
      onClick={() => skip?.()}
    />
  );
}

/** What takes the last change back, and what makes it again. */
export function UndoButtons(props: {
  can: (Pick<Takes, "undo" | "redo"> & Partial<Takes>) | null | undefined;
  send: Send;
}) {
  const { say } = useShared();
  const { can, send } = props;
  const button = (way: "undo" | "redo", keys: string) => {
    const nothing = way === "undo" ? "undo-none" : "redo-nothing";
    const why = can?.why ? can.why[way] : nothing;
    return (
      <IconButton
        icon={way}
        label={say(way)}
        keys={keys}
        off={!can?.[way]}
        why={why ? say(`off-${why}`) : undefined}
        onClick={() => send(way)}
      />
    );
  };
  return (
    <>
      {button("undo", "U")}
      {button("redo", "Shift+U")}
    </>
  );
}

/** A button from which the focus goes on to what can be done next when it does nothing any more. */
function useLeft(off: boolean) {
  const button = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => {
    const root = button.current?.getRootNode() as ShadowRoot | undefined;
    if (off && root?.activeElement === button.current) page.goOn(root);
  }, [off]);
  // at an example it is gone at once
  useLayoutEffect(() => {
    const node = button.current;
    const root = node?.getRootNode() as ShadowRoot | undefined;
    return () => {
      if (root?.activeElement === node) queueMicrotask(() => page.goOn(root));
    };
  }, []);
  return button;
}

export function TableBar(
  props: GoesOn & {
    can: Takes | undefined;
    send: Send;
    /** Whether something else is shown than the game, at which nothing goes on. */
    aside: boolean;
    /** What turns pages there, and presses it. */
    leaves: TableButton[];
    onPush: (id: string) => void;
    /** Whether what goes on stands here, and not with the words below the board. */
    wide: boolean;
    children: ComponentChildren;
  },
) {
  const { can, send, aside, wide, leaves, onPush, children, ...goes } = props;
  return (
    <div class="bar">
      <div class="buttons">
        {leaves.map((leaf) => (
          <Leaf
            key={leaf.id}
            {...{ leaf, onPush }}
            twin={/1$/.test(leaf.id) && leaves.filter((o) => o.label === leaf.label).length > 1}
          />
        ))}
        {!leaves.length && <UndoButtons {...{ can, send }} />}
      </div>
      {children}
      {!aside && <Skip {...goes} />}
      {/* what goes on has one place in all widgets, where nothing else ever stands */}
      {wide && !aside && <GoOn {...goes} />}
    </div>
  );
}

/** What opens a dialog. */
export function TableButtons(props: { onNew: () => void; onSaves: () => void }) {
  const { say } = useShared();
  return (
    <>
      <Button onClick={props.onNew}>{say("new-game")}</Button>
      <Button onClick={props.onSaves}>{say("save-load")}</Button>
    </>
  );
}

/** How much the table helps, and how it goes on. */
export function TableChoices(props: {
  help: Help;
  pace: Pace;
  onPace: (pace: Pace) => void;
  send: Send;
}) {
  const { say } = useShared();
  return (
    <>
      <Select
        label={say("help")}
        value={props.help}
        choices={HELP.map((value) => ({ value, label: say(`help-${value}`) }))}
        onPick={(value) => props.send("help", { help: value as Help })}
      />
      <PaceChoice pace={props.pace} onPace={props.onPace} />
    </>
  );
}

export function PaceChoice({ pace, onPace }: { pace: Pace; onPace: (pace: Pace) => void }) {
  const { say } = useShared();
  return (
    <Select
      label={say("pace")}
      value={pace}
      choices={PACES.map((value) => ({
        value,
        label: say(`pace-${value}`),
        group: say(`pace-waits-${value === "continue" || value === "turns" ? value : "own"}`),
      }))}
      onPick={(value) => onPace(value as Pace)}
    />
  );
}
