import { useState } from "preact/hooks";
import { useShared } from "./context.js";
import { Dialog } from "./dialog.js";
import { ItemDrawing } from "./drawing.js";
import { Button } from "./icons.js";
import { Rulebook } from "./rulebook.js";
import { turnsPages } from "./table-bar.js";
import type { Picture } from "./timeline.js";
import type { MarkKind } from "./wire.js";
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

/** Where pages are turned at a table; their own keys are those of buttons. */
const PAGES: Line[] = [
  ["←,→", "key-step"],
  ["↑,↓", "key-look"],
  ["Tab", "key-zone"],
];

const OWN = { replay: REPLAY, quiz: QUIZ, lesson: LESSON, table: TABLE, editor: EDITOR };

const PARTS = ["rules", "rings", "keys"] as const;
export type Part = (typeof PARTS)[number];

/** What stands around things, each with one meaning. */
const RINGS = "legal best picked active told wins lowest hit open dim".split(" ") as MarkKind[];

/** The rules of the game, or the keys: those of the widget, and those of buttons that are there now. */
export function HelpPage(props: {
  kind: keyof typeof OWN;
  picture: Picture;
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
          {PARTS.map((name) => (
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
      {part === "rules" ? (
        <Rulebook rule={rule} onOpen={open} />
      ) : part === "keys" ? (
        <Keys {...props} />
      ) : (
        <Rings />
      )}
    </Dialog>
  );
}

/** Each ring round a card of the game. */
function Rings() {
  const { kit, say } = useShared();
  const { w, h } = kit.back;
  const zone = { label: 0, kind: "", boxes: [], w, h, order: 0 };
  const card = { id: "", item: { kind: "card", zone: "", x: 0, y: 0, n: 0 }, zone } as const;
  return (
    <dl class="keys">
      {RINGS.map((kind) => (
        <div key={kind}>
          <dt>
            <svg
              class={`sample item mark-${kind}`}
              viewBox={`${-w / 2 - 14} ${-h / 2 - 14} ${w + 28} ${h + 28}`}
              aria-hidden="true"
            >
              <ItemDrawing
                p={{ ...card, x: 0, y: 0, r: 0, scale: 0.5, mark: { kind } }}
                quiet
                framed={false}
                turn={false}
              />
            </svg>
          </dt>
          <dd>{say(`mark-${kind}` as WordKey)}</dd>
        </div>
      ))}
    </dl>
  );
}

function Keys({ kind, picture }: { kind: keyof typeof OWN; picture: Picture }) {
  const { say, text } = useShared();
  const lines = [...(turnsPages(picture) ? PAGES : OWN[kind]), ...ALL];
  return (
    <dl class="keys">
      {picture.buttons.map(
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
