import { useShared } from "./context.js";
import { Dialog } from "./dialog.js";
import { inLang, ruleName } from "./words.js";

export function RuleChips({ rules, tone = "blue" }: { rules: string[]; tone?: string }) {
  const { kit, lang, say, showRule } = useShared();
  if (rules.length === 0) return null;
  return (
    <ul class="chips" aria-label={say("rules")}>
      {[...new Set(rules)].map((id) => (
        <li key={id}>
          <button type="button" class={`chip ${tone}`} onClick={() => showRule(id)}>
            {ruleName(kit, id, lang)}
          </button>
        </li>
      ))}
    </ul>
  );
}

/** What a chip opens. `example` is undefined when there is none to show. */
export function RuleDialog(props: { id: string; example?: () => void; onClose: () => void }) {
  const { kit, lang, say } = useShared();
  const rule = kit.rules[props.id];
  if (!rule) return null;
  const reading = inLang(rule.reading, lang);
  return (
    <Dialog title={ruleName(kit, props.id, lang)} onClose={props.onClose}>
      <p class="rule-text">{inLang(rule.text, lang)}</p>
      {reading && (
        <p class="reading gold">
          <b>{say("our-reading")}</b> {reading}
        </p>
      )}
      <dl>
        <dt>{say("in-rulebook")}</dt>
        <dd>{inLang(rule.where, lang)}</dd>
        <dt>{say("status")}</dt>
        <dd>
          <span class={`status ${rule.status === "explicit" ? "explicit" : "ruled"}`}>
            {inLang(rule.statusText, lang)}
          </span>
        </dd>
        {rule.option && (
          <>
            <dt>{say("option")}</dt>
            <dd>
              <code>{rule.option}</code>
            </dd>
          </>
        )}
      </dl>
      <div class="row">
        {props.example ? (
          <button type="button" class="plain" onClick={props.example}>
            {say("show-example")}
          </button>
        ) : (
          <p class="quiet">{say("no-example")}</p>
        )}
      </div>
    </Dialog>
  );
}
