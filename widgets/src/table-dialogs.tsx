// The dialogs of a table: a new game, and the saved ones.
import { useState } from "preact/hooks";
import { useShared } from "./context.js";
import { Dialog } from "./dialog.js";
import { Button } from "./icons.js";
import type { Send } from "./model.js";
import type { Can } from "./wire.js";

interface Props {
  can: Can | undefined;
  send: Send;
  onClose: () => void;
}

export function NewGame({ can, send, onClose }: Props) {
  const { say } = useShared();
  const tell: Send = (...message) => {
    onClose();
    send(...message);
  };
  return (
    <Dialog title={say("new-game")} onClose={onClose}>
      <OneField
        label={say("seed")}
        hint={say("seed-hint")}
        button={say("start-game")}
        onDone={(seed) => tell("new", seed ? { seed } : {})}
      />
      {can?.again && <Button onClick={() => tell("again")}>{say("same-cards")}</Button>}
    </Dialog>
  );
}

export function Saves({ can, send, onClose }: Props) {
  const { say } = useShared();
  const tell: Send = (...message) => {
    onClose();
    send(...message);
  };
  return (
    <Dialog title={say("save-load")} onClose={onClose}>
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
              <Button aria-label={`${say("load")}: ${name}`} onClick={() => tell("load", { name })}>
                {say("load")}
              </Button>
            </li>
          ))}
        </ul>
      ) : (
        <p class="quiet">{say("no-saves")}</p>
      )}
    </Dialog>
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
