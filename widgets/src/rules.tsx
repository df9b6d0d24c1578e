import { useShared } from "./context.js";
import { Dialog } from "./dialog.js";
import { inLang, ruleName, ruleParts } from "./words.js";

/** From the third on, a chip shows only the section: the title is for the ear and the pointer. */
const TITLED = 2;

export function RuleChips(props: { rules: string[]; tone?: string; fresh?: string[] }) {
  const { kit, lang, say, showRule } = useShared();
  const { rules, tone = "blue", fresh = [] } = props;
  if (rules.length === 0) return null;
  return (
    <ul class="chips" aria-label={say("rules")}>
      {[...new Set(rules)].map((id, i) => {
        const [section, title] = ruleParts(kit, id, lang);
        const isNew = fresh.includes(id);
        return (
          <li key={id}>
            <button
              type="button"
              class={isNew ? "chip gold new" : `chip ${tone}`}
              title={title}
              onClick={() => showRule(id)}
            >
              {section} <span class={i < TITLED ? undefined : "for-ears"}>{title}</span>
              {isNew && <span class="for-ears">, {say("new-rule")}</span>}
            </button>
          </li>
        );
      })}
    </ul>
  );
}

/** What a chip opens. `example` is undefined when there is none to show. */
export function RuleDialog(props: { id: string; example?: () => void; onClose: () => void }) {
  const { kit, lang, say } = useShared();
  const rule = kit.rules[props.id];
  if (!rule) return null;
  const reading = inLang(rule.reading, lang);
  const where = inLang(rule.where, lang);
  return (
    <Dialog title={ruleName(kit, props.id, lang)} onClose={props.onClose}>
      <p class="rule-text">{inLang(rule.text, lang)}</p>
      {reading && (
        <p class="reading gold">
          <b>{say("our-reading")}</b> {reading}
        </p>
      )}
      <dl>
        {where && (
          <>
            <dt>{say("in-rulebook")}</dt>
            <dd>{where}</dd>
          </>
        )}
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
