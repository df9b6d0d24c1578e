// Undo, redo, a new game, and the saved ones.
import { useState } from "preact/hooks";
import { useShared } from "./context.js";
import { Select } from "./controls.js";
import { Dialog } from "./dialog.js";
import { Button, IconButton } from "./icons.js";
import type { Send } from "./model.js";
import type { Can, Help, Pace } from "./wire.js";

const HELP = ["always", "on-request", "off"] as const;
const PACES = ["continue", "turns", "slow", "normal", "fast"] as const;

interface Props {
  can: Can | undefined;
  help: Help;
  pace: Pace;
  onPace: (pace: Pace) => void;
  send: Send;
}

export function TableBar({ can, help, pace, onPace, send }: Props) {
  const { say } = useShared();
  const [open, setOpen] = useState<"new" | "saves" | null>(null);
  const close = () => setOpen(null);
  const tell: Send = (...message) => {
    close();
    send(...message);
  };
  return (
    <div class="bar">
      <div class="buttons">
        <IconButton
          icon="undo"
          label={say("undo")}
          keys="U"
          off={!can?.undo}
          onClick={() => send("undo")}
        />
        <IconButton
          icon="redo"
          label={say("redo")}
          keys="Shift+U"
          off={!can?.redo}
          onClick={() => send("redo")}
        />
      </div>
      <Button onClick={() => setOpen("new")}>{say("new-game")}</Button>
      <Button onClick={() => setOpen("saves")}>{say("save-load")}</Button>
      <Select
        label={say("help")}
        value={help}
        choices={HELP.map((value) => ({ value, label: say(`help-${value}`) }))}
        onPick={(value) => send("help", { help: value as Help })}
      />
      <Select
        label={say("pace")}
        value={pace}
        choices={PACES.map((value) => ({ value, label: say(`pace-${value}`) }))}
        onPick={(value) => onPace(value as Pace)}
      />
      {open === "new" && (
        <Dialog title={say("new-game")} onClose={close}>
          <OneField
            label={say("seed")}
            hint={say("seed-hint")}
            button={say("start")}
            onDone={(seed) => tell("new", seed ? { seed } : {})}
          />
          {can?.again && <Button onClick={() => tell("again")}>{say("same-cards")}</Button>}
        </Dialog>
      )}
      {open === "saves" && (
        <Dialog title={say("save-load")} onClose={close}>
          <OneField
            label={say("save-name")}
            hint={say("save-hint")}
            button={say("save")}
            needed
            onDone={(name) => name && tell("save", { name })}
          />
          <p class="kicker">{say("saved-games")}</p>
          {can?.saves.length ? (
            <ul class="saves">
              {can.saves.map((name) => (
                <li key={name}>
                  <span>{name}</span>
                  <Button
                    aria-label={`${say("load")}: ${name}`}
                    onClick={() => tell("load", { name })}
                  >
                    {say("load")}
                  </Button>
                </li>
              ))}
            </ul>
          ) : (
            <p class="quiet">{say("no-saves")}</p>
          )}
        </Dialog>
      )}
    </div>
  );
}

function OneField(props: {
  label: string;
  hint?: string;
  button: string;
  /** Whether nothing can be done without a value. */
  needed?: boolean;
  onDone: (value: string) => void;
}) {
  const [value, setValue] = useState("");
  return (
    <form
      class="field"
      onSubmit={(ev) => {
        ev.preventDefault();
        props.onDone(value.trim());
      }}
    >
      <label>
        <span>{props.label}</span>
        <input value={value} maxLength={100} onInput={(ev) => setValue(ev.currentTarget.value)} />
      </label>
      <button type="submit" class="main" disabled={props.needed && !value.trim()}>
        {props.button}
      </button>
      {props.hint && <p class="quiet">{props.hint}</p>}
    </form>
  );
}
