import { useShared } from "./context.js";
import { Dialog } from "./dialog.js";
import type { WordKey } from "./words.js";

type Line = [keys: string, word: WordKey];
const BOTH: Line[] = [
  ["P", "key-present"],
  ["?", "key-help"],
  ["Esc", "key-leave"],
];
const REPLAY: Line[] = [
  ["←,→,PgUp,PgDn", "key-step"],
  ["Shift ←,Shift →", "key-chapter"],
  ["Home,End", "key-ends"],
  ["Space", "key-play"],
  ["↑,↓", "key-look"],
  ["H", "key-hands"],
  ["Tab", "key-zone"],
];
const TABLE: Line[] = [
  ["Tab", "key-own"],
  ["Shift Tab", "key-rest"],
  ["←,→", "key-look"],
  ["Enter,Space", "key-act"],
  ["U,Shift U", "key-undo"],
];

export function KeyHelp({ kind, onClose }: { kind: "replay" | "table"; onClose: () => void }) {
  const { say } = useShared();
  return (
    <Dialog title={say("keys")} onClose={onClose}>
      <dl class="keys">
        {[...(kind === "replay" ? REPLAY : TABLE), ...BOTH].map(([keys, word]) => (
          <div key={word}>
            <dt>
              {keys.split(",").map((key) => (
                <kbd key={key}>{key}</kbd>
              ))}
            </dt>
            <dd>{say(word)}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}
