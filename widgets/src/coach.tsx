// How many rules have come up, and which: a list that opens each of them.
import { useState } from "preact/hooks";
import { useShared } from "./context.js";
import { Dialog } from "./dialog.js";
import { Button } from "./icons.js";
import type { Coach } from "./wire.js";
import { classes, ruleName } from "./words.js";

export function CoachBox({ coach }: { coach: Coach }) {
  const { kit, say } = useShared();
  const [open, setOpen] = useState(false);
  const counted = Object.keys(kit.rules).filter((id) => kit.rules[id]?.bit != null);
  return (
    <>
      <Button class={classes("coach", coach.fresh.length && "new")} onClick={() => setOpen(true)}>
        {say("rules-met", { n: coach.met })}
      </Button>
      {open && <RuleList ids={counted} coach={coach} onClose={() => setOpen(false)} />}
    </>
  );
}

function RuleList(props: { ids: string[]; coach: Coach; onClose: () => void }) {
  const { kit, lang, say, showRule } = useShared();
  const { ids, coach, onClose } = props;
  const met = (id: string) => (BigInt(`0x${coach.known}`) >> BigInt(kit.rules[id]?.bit ?? 0)) & 1n;
  const parts = [
    ["rules-known", ids.filter((id) => met(id))],
    ["rules-to-come", ids.filter((id) => !met(id))],
  ] as const;
  return (
    <Dialog title={say("rules-met-of", { n: coach.met, m: coach.total })} onClose={onClose}>
      <p class="quiet">{say(coach.met < coach.total ? "rules-hint" : "rules-all")}</p>
      {parts.map(
        ([title, rules]) =>
          rules.length > 0 && (
            <>
              <p class="kicker">{say(title)}</p>
              <ul class="rule-list">
                {rules.map((id) => (
                  <li key={id}>
                    <Button class="why-so" onClick={() => showRule(id)}>
                      {ruleName(kit, id, lang)}
                    </Button>
                  </li>
                ))}
              </ul>
            </>
          ),
      )}
    </Dialog>
  );
}
