import { useState } from "preact/hooks";
import { useShared } from "./context.js";
import { Dialog } from "./dialog.js";
import { Button } from "./icons.js";
import { Rulebook } from "./rulebook.js";
import type { TableButton } from "./wire.js";
import { keyName, keyOf, type WordKey } from "./words.js";

type Line = [keys: string, word: WordKey];
const ALL: Line[] = [
  ["R", "key-repeat"],
  ["P", "key-present"],
  ["Z", "key-pen"],
  ["X", "key-clear"],
  ["B", "key-book"],
  ["?", "key-help"],
  ["Esc", "key-leave"],
];
const REPLAY: Line[] = [
  ["←,→,PageUp,PageDown", "key-step"],
  ["Shift ←,Shift →", "key-chapter"],
  ["Home,End", "key-ends"],
  ["Space", "key-play"],
  ["↑,↓", "key-look"],
  ["H", "key-hands"],
  ["Tab", "key-zone"],
];
const QUIZ: Line[] = [
  ["1–9", "key-choose"],
  ["Tab", "key-zone"],
  ["←,→", "key-look"],
  ["Enter,Space", "key-answer"],
  ["H", "key-reveal"],
  ["↓,↑", "key-words"],
];
const LESSON: Line[] = [
  ["←,→,PageUp,PageDown", "key-step"],
  ["Enter,Space", "key-onward"],
  ["1–9", "key-choose"],
  ["↑,↓", "key-look"],
  ["Home,End", "key-ends"],
  ["Tab", "key-zone"],
];
const TABLE: Line[] = [
  ["Tab", "key-own"],
  ["Shift Tab", "key-rest"],
  ["←,→", "key-look"],
  ["Enter,Space", "key-act"],
  ["1–9", "key-number"],
  ["↓,↑", "key-words"],
  ["U,Shift U", "key-undo"],
];

const EDITOR: Line[] = [
  ["Tab", "key-zone"],
  ["←,→,↑,↓", "key-look"],
  ["Enter,Space", "key-put"],
  ["Del", "key-out"],
  ["U,Shift U", "key-undo"],
];

const OWN = { replay: REPLAY, quiz: QUIZ, lesson: LESSON, table: TABLE, editor: EDITOR };

export type Part = "rules" | "keys";

/** The rules of the game, or the keys: those of the widget, and those of buttons that are there now. */
export function HelpPage(props: {
  kind: keyof typeof OWN;
  buttons: TableButton[];
  /** What is shown first, and which rule of the book. */
  first: Part;
  rule: string;
  onClose: () => void;
}) {
  const { say } = useShared();
  const [part, show] = useState(props.first);
  const [rule, open] = useState(props.rule);
  const go = (to: Part) => {
    if (to === part) open(""); // from a rule back to all of them
    show(to);
  };
  return (
    <Dialog
      wide
      title={say("help-page")}
      onClose={props.onClose}
      parts={
        <div class="buttons">
          {(["rules", "keys"] as const).map((name) => (
            <Button
              key={name}
              aria-pressed={name === part}
              onClick={(ev) => {
                ev.currentTarget.closest(".sheet-of-paper")?.scrollTo(0, 0);
                go(name);
              }}
            >
              {say(name)}
            </Button>
          ))}
        </div>
      }
    >
      {part === "rules" ? <Rulebook rule={rule} onOpen={open} /> : <Keys {...props} />}
    </Dialog>
  );
}

function Keys({ kind, buttons }: { kind: keyof typeof OWN; buttons: TableButton[] }) {
  const { say, text } = useShared();
  const lines = [...OWN[kind], ...ALL];
  return (
    <dl class="keys">
      {buttons.map(
        ({ id, key, label }) =>
          key && <KeyLine key={id} keys={[keyOf(key, text) ?? ""]} does={text(label)} />,
      )}
      {lines.map(([keys, word]) => (
        <KeyLine key={word} keys={keys.split(",")} does={say(word)} />
      ))}
    </dl>
  );
}

function KeyLine({ keys, does }: { keys: string[]; does: string }) {
  const { say } = useShared();
  return (
    <div>
      <dt>
        {keys.map((key) => (
          <kbd key={key}>{keyName(key, say)}</kbd>
        ))}
      </dt>
      <dd>{does}</dd>
    </div>
  );
}
