// What the table says: the most helpful sentence first, the others for those who ask.
import { useState } from "preact/hooks";
import { useShared } from "./context.js";
import { Button } from "./icons.js";
import { CHIPS, RuleChips } from "./rules.js";
import { ScoreSheet } from "./sheet.js";
import type { Notice } from "./wire.js";
import type { WordKey } from "./words.js";

/** What was right and what was refused is seen by its colour, too. */
const TONES: Partial<Record<Notice["kind"], "green" | "red">> = {
  good: "green",
  refusal: "red",
  error: "red",
};

export function NoticeBox({ notice }: { notice: Notice }) {
  const { say, text, cited } = useShared();
  const [asked, ask] = useState(false);
  const rules = cited(notice.rules);
  const tone = TONES[notice.kind] ?? "gold";
  return (
    <div class={`notice ${notice.kind} ${tone}`}>
      <p>{text(notice.text)}</p>
      {notice.sheet && <ScoreSheet sheet={notice.sheet} />}
      {asked && notice.more != null && <p>{text(notice.more)}</p>}
      <RuleChips rules={asked ? rules : rules.slice(0, CHIPS)} tone={tone} />
      {(notice.more != null || rules.length > CHIPS) && (
        <Button class="why-so" aria-expanded={asked} onClick={() => ask(!asked)}>
          {say("read-more")}
        </Button>
      )}
    </div>
  );
}

/** What the front end has to say itself, such as that no kernel is connected. */
export function TroubleBox({ trouble }: { trouble: WordKey }) {
  const { say } = useShared();
  return (
    <div class={`notice ${trouble === "still-working" ? "gold" : "error red"}`}>
      <p>{say(trouble)}</p>
    </div>
  );
}
