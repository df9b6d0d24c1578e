// What can be done now, as buttons; first of all to go on while others play.
import { useShared } from "./context.js";
import { FaceIcon } from "./drawing.js";
import { Button } from "./icons.js";
import { idOf } from "./stage.js";
import { concerned, type Picture } from "./timeline.js";
import { classes } from "./words.js";

export function Buttons(props: {
  picture: Picture;
  /** The item that is pointed at; the buttons that concern it light up. */
  pointed: string | null;
  /** Shows what comes next; null when all has been shown. */
  goOn: (() => void) | null;
  /** Whether the table waits for that. */
  waits: boolean;
  onPush: (id: string) => void;
  onPoint: (id: string | null) => void;
}) {
  const { kit, say, text } = useShared();
  const { picture, goOn, waits, onPush, onPoint } = props;
  const buttons = picture.buttons.filter((button) => button.kind !== "cover");
  if (buttons.length === 0 && !goOn) return null;
  const lit = concerned(picture.about, props.pointed);
  const point = (ev: Event) => onPoint(idOf(ev.target));
  const leave = () => onPoint(null);
  return (
    <div
      class="actions"
      role="group"
      aria-label={say("your-turn")}
      onPointerOver={point}
      onPointerLeave={leave}
      onFocusIn={point}
      onFocusOut={(ev) => {
        // a drawing while the focus is on its way would take it for lost
        if (!ev.currentTarget.contains(ev.relatedTarget as Node)) setTimeout(leave);
      }}
    >
      {goOn && (
        <Button
          data-id="continue"
          class={waits ? "main" : "plain"}
          aria-keyshortcuts="Space Enter"
          onClick={goOn}
        >
          {say(waits ? "continue" : "skip")} <small>{say("continue-how")}</small>
        </Button>
      )}
      {buttons.map(({ id, kind, icon, label, key, best }) => (
        <Button
          key={id}
          data-id={id}
          aria-keyshortcuts={key === " " ? "Space" : key}
          class={classes(kind, icon && "drawn", (best || lit.includes(id)) && "lit")}
          onClick={() => onPush(id)}
        >
          {icon && <FaceIcon drawing={kit.faces[icon]} />}
          <span>{text(label)}</span>
          {key?.length === 1 && (
            <kbd aria-hidden="true">{key === " " ? "␣" : key.toUpperCase()}</kbd>
          )}
        </Button>
      ))}
    </div>
  );
}
