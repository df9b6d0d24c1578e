// What can be chosen about a view, and where it stands: beside the title, or behind "more".
import type { ComponentChildren } from "preact";
import { useRef } from "preact/hooks";
import { useShared } from "./context.js";
import type { Mode } from "./fit.js";
import { Button, Icon, IconButton, type IconName } from "./icons.js";
import { type Model, saveTrait, useTrait } from "./model.js";
import type { ThemeChoice } from "./page.js";
import type { Held } from "./pen.js";
import { classes } from "./words.js";

export interface Choice {
  value: string;
  label: string;
  /** What it is listed under, with those beside it of the same group. */
  group?: string;
}

/** A list to choose from; with a mark it is as small as a button, in a menu its label is written beside it. */
export function Select(props: {
  label: string;
  value: string;
  choices: Choice[];
  onPick: (value: string) => void;
  mark?: IconName | { letters: string };
  /** What is chosen leads elsewhere: a menu closes, as with a button. */
  leads?: boolean;
}) {
  const { mark, choices } = props;
  const options = (some: Choice[]) =>
    some.map(({ value, label }) => (
      <option key={value} value={value} selected={value === props.value}>
        {label}
      </option>
    ));
  const groups = [...new Set(choices.map(({ group }) => group))];
  return (
    <label class={classes("choice", mark && "round")} title={props.label}>
      <span aria-hidden>{props.label}</span>
      {mark &&
        (typeof mark === "string" ? <Icon name={mark} /> : <i aria-hidden>{mark.letters}</i>)}
      <select
        aria-label={props.label}
        data-leads={props.leads}
        value={props.value}
        onChange={(ev) => props.onPick(ev.currentTarget.value)}
      >
        {groups.map((group) => {
          const some = options(choices.filter((one) => one.group === group));
          return group ? <optgroup label={group}>{some}</optgroup> : some;
        })}
      </select>
    </label>
  );
}

/** What the button of a presentation does next. */
const NEXT = { page: "present", present: "board-only", board: "stop-presenting" } as const;

/** What puts a pen on and off, and what wipes off what it drew. */
const PENS = [
  ["pen", "pen", "Z"],
  ["clear", "pen-clear", "X"],
] as const;

/** A button with a picture, or in a menu with its name. */
function Named({ roomy, ...props }: Parameters<typeof IconButton>[0] & { roomy: boolean }) {
  return roomy ? (
    <IconButton {...props} />
  ) : (
    <Button aria-pressed={props.pressed} onClick={props.onClick}>
      {props.label}
    </Button>
  );
}

/** The choices both widgets have, at the right end of the title; with little room most are in a menu. */
export function Tools(props: {
  model: Model;
  mode: Mode;
  /** Left out where there is nothing to present, and no help. */
  onPresent?: () => void;
  onHelp?: () => void;
  pen?: Held | false;
  /** What else is in the menu; nothing where there is room for all of it. */
  more: ComponentChildren;
  /** Whether there is room for the buttons of the menu at least. */
  roomy: boolean;
}) {
  const { lang, say } = useShared();
  const { model, more, roomy, onPresent, onHelp, pen } = props;
  const langs = langChoices(useTrait(model, "langs"));
  const themes = (["auto", "light", "dark"] as const).map((value) => ({
    value,
    label: say(`theme-${value}`),
  }));
  const rest = (
    <>
      <Select
        label={say("theme")}
        value={useTrait(model, "theme")}
        choices={themes}
        onPick={(value) => saveTrait(model, "theme", value as ThemeChoice)}
        mark={roomy ? "theme" : undefined}
      />
      {onPresent && (
        <Named
          icon="screen"
          roomy={roomy}
          label={say(NEXT[props.mode])}
          pressed={props.mode !== "page"}
          onClick={onPresent}
        />
      )}
      {pen &&
        PENS.map(
          ([icon, word, keys]) =>
            (icon === "pen" || pen.on) && (
              <Named
                key={icon}
                {...{ icon, keys, roomy }}
                label={say(word)}
                pressed={icon === "pen" ? pen.on : undefined}
                onClick={() => (icon === "pen" ? pen.put(!pen.on) : pen.clear())}
              />
            ),
        )}
    </>
  );
  return (
    <div class="tools">
      {langs.length > 1 && (
        <Select
          label={say("language")}
          value={lang}
          choices={langs}
          onPick={(lang) => saveTrait(model, "lang", lang)}
          mark={{ letters: lang.slice(0, 2).toUpperCase() }}
        />
      )}
      {roomy && rest}
      {onHelp && <IconButton icon="help" label={say("help-page")} onClick={onHelp} />}
      {(more || !roomy) && (
        <Menu>
          {more}
          {!roomy && rest}
        </Menu>
      )}
    </div>
  );
}

/** Controls behind a button. What opens, places and closes them is the browser. */
function Menu({ children }: { children: ComponentChildren }) {
  const { say } = useShared();
  const opener = useRef<HTMLButtonElement>(null);
  const box = useRef<HTMLDivElement>(null);
  // arrow keys may pass other choices on the way to the one that is meant
  const walks = useRef(false);
  return (
    <>
      <Button
        ref={opener}
        class="round"
        popovertarget="more"
        aria-label={say("menu")}
        title={say("menu")}
      >
        <Icon name="more" />
      </Button>
      <div
        ref={box}
        id="more"
        class="menu"
        popover="auto"
        role="group"
        aria-label={say("menu")}
        // what a button opens stands alone; of settings more than one may be wanted
        onClick={(ev) => (ev.target as Element).closest("button") && box.current?.hidePopover?.()}
        onChange={(ev) =>
          !walks.current &&
          (ev.target as Element).matches("[data-leads]") &&
          box.current?.hidePopover?.()
        }
        onPointerDown={() => {
          walks.current = false;
        }}
        onKeyDown={(ev) => {
          walks.current = ev.key.startsWith("Arrow");
          ev.stopPropagation();
        }}
        // within a shadow root the focus would be lost
        onBeforeToggle={(ev) =>
          ev.newState === "closed" &&
          box.current?.matches(":focus-within") &&
          opener.current?.focus()
        }
      >
        {children}
      </div>
    </>
  );
}

/** A language's own name for itself, such as "Deutsch". */
function langChoices(langs: string[]): Choice[] {
  return langs.map((value) => {
    const names = new Intl.DisplayNames([value], { type: "language" });
    return { value, label: names.of(value) ?? value };
  });
}
