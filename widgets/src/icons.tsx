import { type ButtonHTMLAttributes, type ClassAttributes, createContext, type Ref } from "preact";
import { useContext } from "preact/hooks";
import { useShared } from "./context.js";
import { classes } from "./words.js";

// Our own line icons, on a grid of 24.
const PATHS = {
  first: "M6 5v14M19 5.5v13L9 12z",
  previous: "M16.5 5.5v13L7 12z",
  play: "M7.5 4.5v15L20 12z",
  pause: "M8 5v14M16 5v14",
  next: "M7.5 5.5v13L17 12z",
  last: "M18 5v14M5 5.5v13L15 12z",
  skip: "M4 6v12l8-6zM12.5 6v12l8-6z",
  back: "M20 6v12l-8-6zM11.5 6v12l-8-6z",
  left: "M20 12H4.5M11 5.5 4.5 12l6.5 6.5",
  undo: "M8 5 4 9l4 4M4 9h9a6 6 0 0 1 0 12h-3",
  redo: "m16 5 4 4-4 4M20 9h-9a6 6 0 0 0 0 12h3",
  screen: "M4 9V4h5M15 4h5v5M20 15v5h-5M9 20H4v-5",
  help: "M8.5 9a3.5 3.5 0 1 1 5.2 3.1c-1.2.7-1.7 1.2-1.7 2.6M12 19v.01",
  more: "M5.5 12v.01M12 12v.01M18.5 12v.01",
  theme: "M12 3.5a8.5 8.5 0 1 0 0 17zM12 3.5a8.5 8.5 0 0 1 0 17",
  close: "m6 6 12 12M18 6 6 18",
  pen: "M4 20 5.5 15 16 4.5 19.5 8 9 18.5z",
  clear: "M9 19h11M4.5 14 14 4.5l6 6L11.5 19H9z",
  tick: "m5 12.5 4.5 4.5L19 7.5",
} as const;
export type IconName = keyof typeof PATHS;
const SOLID = new Set<IconName>(["first", "previous", "play", "next", "last", "skip", "back"]);

export function Icon({ name }: { name: IconName }) {
  return (
    <svg class={SOLID.has(name) ? "icon solid" : "icon"} viewBox="0 0 24 24" aria-hidden>
      <path d={PATHS[name]} />
    </svg>
  );
}

/** Within a part that is one stop for Tab: arrow keys lead to the buttons in it. */
export const OneStop = createContext(false);

/** A button that sends no form. */
export const Button = (props: ButtonHTMLAttributes & ClassAttributes<HTMLButtonElement>) => (
  <button
    type="button"
    // what does nothing now is no stop on the way
    tabIndex={useContext(OneStop) || props["aria-disabled"] ? -1 : undefined}
    {...props}
  />
);

export function IconButton(props: {
  id?: string;
  /** Where the button itself can be found. */
  at?: Ref<HTMLButtonElement>;
  icon: IconName;
  label: string;
  /** A key that does the same, such as "Shift+U". */
  keys?: string;
  onClick: () => void;
  main?: boolean;
  /** Whether its label is written on it. */
  told?: boolean;
  off?: boolean;
  /** Another one beside it does the same: nobody has to hear of both. */
  twin?: boolean;
  /** Why it is off. */
  why?: string;
  pressed?: boolean;
  /** Whether it may be pressed quickly, time after time. */
  quick?: boolean;
}) {
  const { tellWhy } = useShared();
  const title = props.keys ? `${props.label} (${props.keys})` : props.label;
  const why = props.off ? props.why : undefined;
  return (
    <Button
      ref={props.at}
      data-id={props.id}
      class={classes(!props.told && "round", props.main && "main")}
      {...(props.twin && { "aria-hidden": true, tabIndex: -1 })}
      aria-label={props.label}
      aria-description={why}
      aria-keyshortcuts={props.keys}
      aria-disabled={props.off || undefined}
      aria-pressed={props.pressed}
      data-quick={props.quick}
      onClick={() => (props.off ? why && tellWhy?.(why) : props.onClick())}
    >
      <span class="tip" title={why ? `${title}: ${why}` : title}>
        <Icon name={props.icon} />
        {props.told && props.label}
      </span>
    </Button>
  );
}
