// The dialogs of a table: a new game, and the saved ones.
import { useEffect, useState } from "preact/hooks";
import { useShared } from "./context.js";
import { Select } from "./controls.js";
import { Dialog } from "./dialog.js";
import { Button } from "./icons.js";
import type { Send } from "./model.js";
import { NoticeBox, TroubleBox } from "./notice.js";
import { Folded } from "./rules.js";
import type { Picture } from "./timeline.js";
import type { Can, Setup } from "./wire.js";
import { inLang, ruleName, type WordKey } from "./words.js";

interface Props {
  can: Can;
  send: Send;
  onClose: () => void;
  /** The last picture, and its number: what the kernel answers is on another one than what was asked. */
  picture: Picture;
  rev: number;
  trouble: WordKey | null;
  onPush: (button: string) => void;
}

export function NewGame({ can, send, onClose }: Props) {
  const { kit, lang, say } = useShared();
  const { players, variants, opponents, others, now } = can.setup;
  const [wish, setWish] = useState<Setup["now"]>(now);
  const [seed, setSeed] = useState("");
  const change = (part: Partial<Setup["now"]>) => setWish({ ...wish, ...part });
  const tell: Send = (...message) => {
    onClose();
    send(...message);
  };
  const start = (ev: Event) => {
    ev.preventDefault();
    tell("new", {
      ...(seed.trim() && { seed: seed.trim() }),
      ...(wish.players !== now.players && { players: wish.players }),
      ...(wish.variants !== now.variants && { variants: wish.variants }),
      ...((wish.opponents !== now.opponents || wish.each !== now.each) && {
        opponents: wish.opponents === "each" ? all(wish.players, wish.each) : wish.opponents,
      }),
      ...(wish.readings !== now.readings && { readings: wish.readings }),
    });
  };
  // those who play otherwise, seat by seat; what is not chosen is as the last choice for all was
  const all = (count: number, each: string[]) =>
    Array.from({ length: count }, (_, seat) => each[seat] ?? each[0] ?? "");
  const pick = (kind: string) =>
    change(
      kind === "each"
        ? { opponents: kind, each: all(wish.players, [wish.opponents || (opponents.at(-1) ?? "")]) }
        : { opponents: kind, each: now.each },
    );
  const kinds = opponents.map((kind) => ({
    value: kind,
    label: say(`player-${kind}` as WordKey),
  }));
  const own = now.opponents ? [] : [{ value: "", label: say("player-own") }];
  return (
    <Dialog title={say("new-game")} onClose={onClose}>
      <form class="wishes" onSubmit={start}>
        {players.length > 1 && (
          <Select
            label={say("players")}
            value={`${wish.players}`}
            choices={players.map((n) => ({ value: `${n}`, label: `${n}` }))}
            onPick={(n) => change({ players: Number(n) })}
          />
        )}
        {opponents.length > 0 && (
          <Select
            label={say("opponents")}
            value={wish.opponents}
            choices={[...own, ...kinds, { value: "each", label: say("player-each") }]}
            onPick={pick}
          />
        )}
        {wish.opponents === "each" &&
          others[wish.players]?.map(([seat, name]) => (
            <Select
              key={seat}
              label={name}
              value={all(wish.players, wish.each)[seat] ?? ""}
              choices={kinds}
              onPick={(kind) =>
                change({
                  each: all(wish.players, wish.each).map((was, n) => (n === seat ? kind : was)),
                })
              }
            />
          ))}
        {variants.map((id) => (
          <label key={id} class="variant">
            <input
              type="checkbox"
              checked={wish.variants.includes(id)}
              onChange={(ev) =>
                change({
                  variants: variants.filter((one) =>
                    one === id ? ev.currentTarget.checked : wish.variants.includes(one),
                  ),
                })
              }
            />
            <span>
              <b>{inLang(kit.rules[id]?.title, lang)}</b> {inLang(kit.rules[id]?.text, lang)}
            </span>
          </label>
        ))}
        <Readings
          now={wish.readings}
          onPick={(id, value) => change({ readings: { ...wish.readings, [id]: value } })}
        />
        <details>
          <summary>{say("menu")}</summary>
          <Field label={say("seed")} value={seed} onInput={setSeed} />
          <p class="quiet">{say("seed-hint")}</p>
        </details>
        <p class="quiet">{say("new-hint")}</p>
        <div class="buttons">
          <button type="submit" class="main">
            {say("start-game")}
          </button>
          {can.again && <Button onClick={() => tell("again")}>{say("same-cards")}</Button>}
        </div>
      </form>
    </Dialog>
  );
}

/** Where a rule is in doubt: how it is read, and how else it could be. */
function Readings(props: {
  now: Record<string, string>;
  onPick: (rule: string, value: string) => void;
}) {
  const { kit, lang, say } = useShared();
  const rules = Object.entries(kit.rules).filter(([, { choices }]) => choices);
  const changed = Object.values(props.now).filter(Boolean).length;
  if (rules.length === 0) return null;
  return (
    <Folded name={say(changed ? "doubtful-changed" : "doubtful", { n: changed })}>
      <p class="quiet">{say("doubtful-hint")}</p>
      {rules.map(([id, rule]) => (
        <div key={id} class="doubtful">
          <p class="quiet">
            <b>{ruleName(kit, id, lang)}</b> {inLang(rule.text, lang)}
          </p>
          <Select
            label={ruleName(kit, id, lang)}
            value={props.now[id] ?? ""}
            choices={[
              { value: "", label: say("as-written") },
              ...Object.entries(rule.choices ?? {}).map(([value, words]) => ({
                value,
                label: inLang(words, lang),
              })),
            ]}
            onPick={(value) => props.onPick(id, value)}
          />
        </div>
      ))}
    </Folded>
  );
}

export function Saves({ can, send, onClose, picture, rev, trouble, onPush }: Props) {
  const { lang, say, text } = useShared();
  const [name, setName] = useState("");
  const [asked, ask] = useState<{ rev: number; loads: boolean } | null>(null);
  const { notice } = picture;
  const answered = asked !== null && asked.rev !== rev;
  const loaded = answered && asked.loads && notice?.kind !== "error";
  useEffect(() => {
    if (loaded) onClose();
  }, [loaded]);
  const tell: Send = (...message) => {
    ask({ rev, loads: message[0] !== "save" });
    send(...message);
  };
  const replace = answered && picture.buttons.find(({ id }) => id === "replace");
  return (
    <Dialog title={say("save-load")} onClose={onClose}>
      <form
        class="field"
        onSubmit={(ev) => {
          ev.preventDefault();
          if (name.trim()) tell("save", { name: name.trim() });
        }}
      >
        <Field label={say("save-name")} value={name} onInput={setName} required />
        <button type="submit" class="main">
          {say("save")}
        </button>
      </form>
      <div class="answer" aria-live="polite">
        {trouble ? (
          <TroubleBox trouble={trouble} />
        ) : (
          answered && notice && <NoticeBox notice={notice} />
        )}
        {replace && (
          <Button
            class="main"
            onClick={() => {
              ask({ rev, loads: false });
              onPush(replace.id);
            }}
          >
            {text(replace.label)}
          </Button>
        )}
      </div>
      <p class="quiet">{say("save-hint", { folder: can.folder })}</p>
      {can.left.length > 0 && (
        <>
          <p class="kicker">{say("left-games")}</p>
          <ul class="saves">
            {can.left.map((told, n) => (
              <li key={n}>
                <span>{inLang(told, lang)}</span>
                <Button
                  aria-label={`${say("resume-this")}: ${inLang(told, lang)}`}
                  onClick={() => tell("resume", { name: `${n}` })}
                >
                  {say("resume-this")}
                </Button>
              </li>
            ))}
          </ul>
        </>
      )}
      <p class="kicker">{say("saved-games")}</p>
      {can.saves.length ? (
        <ul class="saves">
          {can.saves.map((file) => (
            <li key={file}>
              <span>{file}</span>
              <Button
                aria-label={`${say("load")}: ${file}`}
                onClick={() => tell("load", { name: file })}
              >
                {say("load")}
              </Button>
            </li>
          ))}
        </ul>
      ) : (
        <p class="quiet">{say("no-saves")}</p>
      )}
    </Dialog>
  );
}

function Field(props: {
  label: string;
  value: string;
  onInput: (value: string) => void;
  required?: boolean;
}) {
  return (
    <label class="typed">
      <span>{props.label}</span>
      <input
        value={props.value}
        maxLength={100}
        required={props.required}
        pattern={props.required ? ".*\\S.*" : undefined}
        onInput={(ev) => props.onInput(ev.currentTarget.value)}
      />
    </label>
  );
}
