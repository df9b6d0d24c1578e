// What can be done now, as buttons.
import { useShared, type Words } from "./context.js";
import { FaceIcon } from "./drawing.js";
import { Button } from "./icons.js";
import { idOf } from "./stage.js";
import { isLeaf } from "./table-bar.js";
import { concerned, type Picture } from "./timeline.js";
import type { TableButton } from "./wire.js";
import { classes, ENDED, keyOf } from "./words.js";

/** Whether a button lets time pass, where nothing else is to be done: it stands where what goes on stands. */
export const isRest = ({ id, kind }: TableButton) => id === "wait" && kind === "main";

/** What stands beside or below the table, and not in its bar or over it. */
export const choices = ({ buttons }: Picture) =>
  buttons.filter((one) => one.kind !== "cover" && !isRest(one) && !isLeaf(one));

/**
 * Presses what has a key in a picture, a button or else the only item, and says whether there is any. A key of several
 * buttons leads to the first of them.
 */
export function pressKey(
  { buttons, items }: Picture,
  key: string,
  text: Words["text"],
  root: ShadowRoot | null,
  press: (id: string, button?: boolean) => void,
): boolean {
  const [button, more] = buttons.filter((one) => keyOf(one.key, text) === key);
  const [id, other] = Object.keys(items).filter(
    (id) => items[id]?.does != null && items[id].key === key,
  );
  if (more) root?.querySelector<HTMLElement>(`[data-id=${button?.id}]`)?.focus();
  else if (button) press(button.id, true);
  else if (id && !other) press(id);
  else return false;
  return true;
}

export function Buttons(props: {
  picture: Picture;
  /** The item that is pointed at; the buttons that concern it light up. */
  pointed: string | null;
  onPush: (id: string) => void;
  onPoint: (id: string | null) => void;
}) {
  const { kit, say, text, tellWhy } = useShared();
  const { picture, onPush, onPoint } = props;
  const buttons = choices(picture);
  if (buttons.length === 0) return null;
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
      {buttons.map(({ id, kind, icon, label, key, best, after, why }) => (
        <Button
          key={id}
          data-id={id}
          data-timed={after ? true : undefined}
          aria-keyshortcuts={key === " " ? "Space" : keyOf(key, text)}
          class={classes(kind, icon && "drawn", best ? "best" : lit.includes(id) && "lit")}
          aria-disabled={kind === "off" || undefined}
          aria-description={why === undefined ? undefined : text(why)}
          title={why === undefined ? undefined : text(why)}
          onClick={() => (kind === "off" ? tellWhy?.(text(why)) : onPush(id))}
        >
          {icon && <FaceIcon drawing={kit.faces[icon]} />}
          <Label text={text(label)} drawn={icon != null} />
          {/* a key of several leads to the first of them */}
          {capOf(keyOf(key, text)) && buttons.find((one) => one.key === key)?.id === id && (
            <kbd aria-hidden="true">{capOf(keyOf(key, text))}</kbd>
          )}
        </Button>
      ))}
    </div>
  );
}

/** What is written on a key; one with a longer name is not drawn. */
const CAPS: Record<string, string> = { " ": "␣", Escape: "Esc" };
const capOf = (key = "") => CAPS[key] ?? (key.length === 1 ? key.toUpperCase() : "");

/** What a button does; beside a drawing its first line is the head of the others. */
function Label({ text, drawn }: { text: string; drawn: boolean }) {
  const lines = text.split("\n");
  return (
    <span>
      {lines.map((line, n) => [
        n > 0 && "\n",
        drawn && n === 0 ? <b>{line}</b> : line,
        n + 1 < lines.length && !ENDED.test(line) && <span class="for-ears">.</span>,
      ])}
    </span>
  );
}
