// What can be done at a table at any time: undo and redo, to go on while others play, how much it helps,
// and what opens a dialog.
import type { ComponentChildren } from "preact";
import { useLayoutEffect, useRef } from "preact/hooks";
import { useShared } from "./context.js";
import { Select } from "./controls.js";
import { Button, IconButton } from "./icons.js";
import type { Send } from "./model.js";
import * as page from "./page.js";
import type { Can, Help, Pace } from "./wire.js";

const HELP = ["always", "on-request", "off"] as const;
const PACES = ["continue", "turns", "slow", "normal", "fast"] as const;

interface GoesOn {
  /** Shows what comes next; null when all has been shown. */
  goOn: (() => void) | null;
  /** Whether the table waits for that. */
  waits: boolean;
}

/**
 * Where nothing of the game ever stands: a press too late does nothing. Whoever presses it time after time goes
 * from one thing that matters to the next, and never presses what skips.
 */
export function GoOn({ goOn, waits }: GoesOn) {
  const { say } = useShared();
  const button = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => {
    if (goOn || !button.current?.matches(":focus")) return;
    page.goOn(button.current.getRootNode());
  }, [!goOn]);
  return (
    <Button
      ref={button}
      data-id="continue"
      class={waits ? "go-on main" : "go-on"}
      aria-disabled={!waits || undefined}
      tabIndex={goOn ? undefined : -1}
      aria-keyshortcuts="Space Enter"
      data-over={!goOn || undefined}
      // a key goes on from anywhere, also from here
      onClick={(ev) => (waits || !ev.detail) && goOn?.()}
    >
      {/* a title of the button itself would be spoken after its name */}
      <span class="tip" title={say("continue-how")}>
        {say("continue")}
      </span>
    </Button>
  );
}

/** Shows at once what a turn of the others comes to. */
export function Skip({ goOn, waits }: GoesOn) {
  const { say } = useShared();
  const off = !goOn || waits;
  return <IconButton icon="skip" label={say("skip")} off={off} quick onClick={() => goOn?.()} />;
}

export function TableBar(
  props: GoesOn & {
    can: Can | undefined;
    send: Send;
    /** Whether what goes on stands here, and not with the words below the board. */
    wide: boolean;
    children: ComponentChildren;
  },
) {
  const { say } = useShared();
  const { can, send, goOn, waits } = props;
  return (
    <div class="bar">
      <div class="buttons">
        <IconButton
          icon="undo"
          label={say("undo")}
          keys="U"
          off={!can?.undo}
          why={can?.why.undo ? say(`off-${can.why.undo}`) : undefined}
          onClick={() => send("undo")}
        />
        <IconButton
          icon="redo"
          label={say("redo")}
          keys="Shift+U"
          off={!can?.redo}
          why={can?.why.redo ? say(`off-${can.why.redo}`) : undefined}
          onClick={() => send("redo")}
        />
        {props.wide && <GoOn goOn={goOn} waits={waits} />}
        <Skip goOn={goOn} waits={waits} />
      </div>
      {props.children}
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
      choices={PACES.map((value) => ({ value, label: say(`pace-${value}`) }))}
      onPick={(value) => onPace(value as Pace)}
    />
  );
}
