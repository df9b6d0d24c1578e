import { type ComponentChildren, Fragment } from "preact";
import { useState } from "preact/hooks";
import { useShared } from "./context.js";
import { Dialog } from "./dialog.js";
import { Button } from "./icons.js";
import { inLang, ruleName, ruleParts, type WordKey } from "./words.js";

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
export function RuleBody({ id }: { id: string }) {
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
    ["option", rule.option && <code>{rule.option}</code>],
  ];
  return (
    <>
      <p class="rule-text">{inLang(rule.text, lang)}</p>
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

/** What a chip opens. `example` is undefined when there is none to show. */
export function RuleDialog(props: { id: string; example?: () => void; onClose: () => void }) {
  const { kit, lang, say } = useShared();
  if (!kit.rules[props.id]) return null;
  return (
    <Dialog title={ruleName(kit, props.id, lang)} onClose={props.onClose}>
      <RuleBody id={props.id} />
      <div class="row">
        {props.example ? (
          <Button onClick={props.example}>{say("show-example")}</Button>
        ) : (
          <p class="quiet">{say("no-example")}</p>
        )}
      </div>
    </Dialog>
  );
}

/** All rules of the game by their titles, each with its text. */
export function RuleList() {
  const { kit, lang } = useShared();
  return (
    <ul class="rule-list">
      {Object.keys(kit.rules).map((id) => (
        <li key={id}>
          <Rule id={id} name={ruleName(kit, id, lang)} />
        </li>
      ))}
    </ul>
  );
}

function Rule({ id, name }: { id: string; name: string }) {
  const [open, setOpen] = useState(false);
  return (
    <details onToggle={(ev) => setOpen(ev.currentTarget.open)}>
      <summary>{name}</summary>
      {open && <RuleBody id={id} />}
    </details>
  );
}
