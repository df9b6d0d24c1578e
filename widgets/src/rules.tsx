import { type ComponentChildren, Fragment } from "preact";
import { useLayoutEffect, useState } from "preact/hooks";
import { useShared } from "./context.js";
import { Dialog } from "./dialog.js";
import { Button } from "./icons.js";
import { inLang, ruleName, ruleParts, type WordKey } from "./words.js";

/** So many chips at once are read; more of them are for those who ask. */
export const CHIPS = 3;

export function RuleChips(props: { rules: string[]; tone?: string; fresh?: string[] }) {
  const { kit, lang, say, showRule } = useShared();
  const { rules, tone = "blue", fresh = [] } = props;
  if (rules.length === 0) return null;
  return (
    <ul class="chips" aria-label={say("rules")}>
      {[...new Set(rules)].map((id) => {
        const [section, title] = ruleParts(kit, id, lang);
        const isNew = fresh.includes(id);
        return (
          <li key={id}>
            <Button
              class={isNew ? "chip gold new" : `chip ${tone}`}
              aria-label={isNew ? `${say("new-rule")}: ${section} ${title}` : undefined}
              onClick={() => showRule(id)}
            >
              {section} {title}
            </Button>
          </li>
        );
      })}
    </ul>
  );
}

/** All that is known of a rule. */
export function RuleBody({ id, code }: { id: string; code?: boolean | undefined }) {
  const { kit, lang } = useShared();
  return (
    <>
      <p class="rule-text">{inLang(kit.rules[id]?.text, lang)}</p>
      <RuleMore id={id} code={code} />
    </>
  );
}

/** How a rule is read here, where it stands, and for whoever has Python by which option it is read otherwise. */
function RuleMore({ id, code }: { id: string; code: boolean | undefined }) {
  const { kit, lang, say } = useShared();
  const rule = kit.rules[id];
  if (!rule) return null;
  const reading = inLang(rule.reading, lang);
  const status = (
    <span class={rule.status === "explicit" ? "status" : "status ruled"}>
      {inLang(rule.statusText, lang)}
    </span>
  );
  const facts: [WordKey, ComponentChildren][] = [
    ["in-rulebook", inLang(rule.where, lang)],
    ["status", status],
    ["option", code && inLang(rule.option, lang)],
  ];
  return (
    <>
      {reading && (
        <p class="reading gold">
          <b>{say("our-reading")}</b> {reading}
        </p>
      )}
      <dl>
        {facts.map(
          ([name, value]) =>
            value && (
              <Fragment key={name}>
                <dt>{say(name)}</dt>
                <dd>{value}</dd>
              </Fragment>
            ),
        )}
      </dl>
    </>
  );
}

/** What a chip opens. `example` is undefined when there is none to show, and null where none is looked for. */
export function RuleDialog(props: {
  id: string;
  example?: (() => void) | null;
  onBook: () => void;
  onClose: () => void;
}) {
  const { kit, lang, say } = useShared();
  const rule = kit.rules[props.id];
  if (!rule) return null;
  return (
    <Dialog
      title={ruleName(kit, props.id, lang)}
      told={[rule.text, rule.reading].map((words) => inLang(words, lang)).join(" ")}
      onClose={props.onClose}
    >
      <RuleBody id={props.id} />
      <div class="row">
        {props.example ? (
          <Button onClick={props.example}>{say("show-example")}</Button>
        ) : (
          props.example === undefined && <p class="quiet">{say("no-example")}</p>
        )}
      </div>
      <Button onClick={props.onBook}>{say("book-open")}</Button>
    </Dialog>
  );
}

/** What is drawn only once it is unfolded: a rulebook is long. */
export function Folded(props: {
  name: ComponentChildren;
  open?: boolean;
  children: ComponentChildren;
}) {
  const { name, children } = props;
  const [open, setOpen] = useState(props.open ?? false);
  useLayoutEffect(() => {
    if (props.open) setOpen(true);
  }, [props.open]);
  return (
    <details
      open={open}
      onToggle={(ev) => {
        // those inside say so too
        if (ev.target === ev.currentTarget) setOpen(ev.currentTarget.open);
      }}
    >
      <summary>{name}</summary>
      {open && children}
    </details>
  );
}
