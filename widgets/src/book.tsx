// A rule book by itself, to read and to look up.
import { useMemo } from "preact/hooks";
import { SharedContext } from "./context.js";
import { Tools } from "./controls.js";
import { useWords, type ViewProps } from "./frame.js";
import { saveTrait, useTrait } from "./model.js";
import { leave, useRoom, useTheme } from "./page.js";
import { take, usePress } from "./press.js";
import { useBook } from "./reel.js";
import { Rulebook } from "./rulebook.js";

/** From this width on a rule stands beside the list. */
const BESIDE = 760;
/** How high it is at most where it stands so. */
const HIGH = 720;

export function RuleBook(props: ViewProps) {
  const { model, host, timeline } = props;
  const words = useWords(props);
  const book = useBook(props);
  const theme = useTheme(useTrait(model, "theme"));
  const rule = useTrait(model, "rule") ?? "";
  const { width, height } = useRoom(host, false);
  const guard = usePress(() => undefined, "", true);
  const open = (rule: string) => saveTrait(model, "rule", rule);
  const shared = useMemo(
    () => ({ ...words, presenting: false, book, showRule: open }),
    [words, book, model],
  );
  const wide = width >= BESIDE;
  return (
    <SharedContext.Provider value={shared}>
      <div
        class="mops rules"
        style={{ "--gap": "10px", "--high": `${Math.min(height, HIGH)}px` }}
        data-theme={theme}
        lang={words.lang}
        role="group"
        aria-label={words.say("rules")}
        tabIndex={-1}
        onKeyDown={(ev) => {
          if (ev.key === "Escape") {
            leave(host);
            take(ev);
          } else ev.stopPropagation(); // typing is not for the notebook
        }}
        {...guard}
      >
        <div class="head">
          <p class="title">
            <b>{words.text(timeline.frames[0]?.title?.[0])}</b>
            <span>{words.say("rules")}</span>
          </p>
          <Tools model={model} mode="page" more={undefined} roomy />
        </div>
        <Rulebook rule={rule} onOpen={open} wide={wide} code={book.table !== undefined} />
      </div>
    </SharedContext.Provider>
  );
}
