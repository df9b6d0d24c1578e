// The rule book: its rules by chapters, found by any of their words, and each of them with what shows it.
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from "preact/hooks";
import { SharedContext, useShared } from "./context.js";
import { Button } from "./icons.js";
import { Boards } from "./reel.js";
import { Folded, RuleBody } from "./rules.js";
import { usePlain } from "./unzip.js";
import type { Kit, Shown } from "./wire.js";
import { anyLang, classes, inLang, ruleName } from "./words.js";

/** Letters as they are typed by whoever has not all of them on the keys. */
const plain = (text: string) => text.toLowerCase().normalize("NFD").replace(/\p{M}/gu, "");

/** All that can be found of a rule, in one language. */
function wordsOf(kit: Kit, id: string, lang: string): string {
  const { title, text, reading, where, section = "" } = kit.rules[id] ?? {};
  return plain(
    [section, ...[title, text, reading, where].map((one) => inLang(one, lang))].join(" "),
  );
}

export function Rulebook(props: {
  /** The rule that is open; "" if none is. */
  rule: string;
  onOpen: (rule: string) => void;
  /** Whether it stands beside the list. */
  wide?: boolean;
  /** Whether whoever reads it has Python. */
  code?: boolean;
}) {
  const shared = useShared();
  const { kit, lang, say } = shared;
  const { rule, onOpen, wide } = props;
  const [typed, type] = useState("");
  const words = useMemo(
    () => Object.keys(kit.rules).map((id) => [id, wordsOf(kit, id, lang)] as const),
    [kit, lang],
  );
  const wanted = plain(typed).split(/\s+/);
  const found = words.filter(([, all]) => wanted.every((one) => all.includes(one)));
  const box = useRef<HTMLDivElement>(null);
  const was = useRef(rule);
  // who comes back from a rule stands where it is in the list
  useLayoutEffect(() => {
    if (was.current && !rule)
      box.current?.querySelector<HTMLElement>(`[data-rule="${was.current}"]`)?.focus();
    was.current = rule;
  }, [rule]);
  useEffect(() => {
    const at = rule && box.current?.querySelector<HTMLElement>(`[data-rule="${rule}"]`);
    if (at && box.current) box.current.scrollTop = at.offsetTop - box.current.clientHeight / 3;
  }, []);
  const here = useMemo(() => ({ ...shared, showRule: onOpen }), [shared, onOpen]);
  const list = (
    <div class="list" hidden={!wide && rule !== ""}>
      <input
        type="search"
        aria-label={say("book-search")}
        placeholder={say("book-search")}
        value={typed}
        onInput={(ev) => type(ev.currentTarget.value)}
      />
      <p class={typed ? "quiet" : "for-ears"} role="status">
        {typed && say("book-found", { n: found.length, m: words.length })}
      </p>
      <div class="entries" ref={box}>
        {typed ? <Entries ids={found.map(([id]) => id)} {...props} /> : <Chapters {...props} />}
      </div>
    </div>
  );
  return (
    <SharedContext.Provider value={here}>
      <div class={classes("book", wide && "wide")}>
        {list}
        {rule && kit.rules[rule] && <Page key={rule} id={rule} {...props} />}
        {wide && !rule && (
          <div class="rule-page">
            <Brief />
          </div>
        )}
      </div>
    </SharedContext.Provider>
  );
}

interface Opens {
  rule: string;
  onOpen: (rule: string) => void;
}

/** The game in a few sentences. */
function Brief() {
  const { kit, lang, say } = useShared();
  const brief = Object.entries(anyLang(kit.summary, lang) ?? {});
  return brief.length > 0 ? (
    <dl class="brief">
      {brief.map(([part, text]) => (
        <div key={part}>
          <dt>{say(`summary-${part as keyof Kit["summary"][string]}`)}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  ) : null;
}

/** Its rules by chapters, after what it is, if that stands nowhere else; a chapter is read as a whole. */
function Chapters(props: Opens & { wide?: boolean }) {
  const { kit, lang } = useShared();
  const titles = anyLang(kit.chapters, lang);
  const chapters = new Map<string, string[]>();
  for (const [id, { chapter }] of Object.entries(kit.rules)) {
    chapters.set(chapter, [...(chapters.get(chapter) ?? []), id]);
  }
  return (
    <>
      {!props.wide && <Brief />}
      <ul class="chapters">
        {[...chapters].map(([number, rules]) => (
          <li key={number}>
            <Folded
              name={`§ ${number} ${titles?.[number] ?? ""}`}
              open={rules.includes(props.rule)}
            >
              <Entries ids={rules} {...props} />
            </Folded>
          </li>
        ))}
      </ul>
    </>
  );
}

function Entries({ ids, rule, onOpen }: Opens & { ids: string[] }) {
  const { kit, lang } = useShared();
  return (
    <ul class="rule-list">
      {ids.map((id) => (
        <li key={id}>
          <Button
            class="why-so"
            data-rule={id}
            aria-current={id === rule || undefined}
            onClick={() => onOpen(id)}
          >
            {ruleName(kit, id, lang)}
          </Button>
          <p class="rule-text">{inLang(kit.rules[id]?.text, lang)}</p>
        </li>
      ))}
    </ul>
  );
}

/** A rule with all that is known of it, and what shows it. */
function Page(props: Opens & { id: string; wide?: boolean; code?: boolean }) {
  const { kit, lang, say, book } = useShared();
  const { id, onOpen, wide, code } = props;
  const packed = book.kept[id];
  const sent = usePlain<Shown>(packed);
  const shown = sent ?? book.all?.rules?.[id];
  const common = book.all?.common;
  const [at, show] = useState(-1);
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    title.current?.focus({ preventScroll: wide === true });
  }, []);
  useEffect(() => {
    if (!packed) book.ask(id);
  }, [packed]);
  const { films = [], readings = [] } = shown ?? {};
  const example = shown?.example ? 1 : 0;
  const moments = films.length - example;
  const reel = films[at];
  const reels = useMemo(() => (reel ? [reel] : []), [reel]);
  const name =
    at < example ? say("book-example") : say("book-moment", { n: at - example + 1, m: moments });
  const said = [
    ["book-refuses", shown?.refuses],
    ["book-causes", shown?.causes],
  ] as const;
  return (
    <article class="rule-page">
      {!wide && (
        <Button class="link" onClick={() => onOpen("")}>
          ‹ {say("book-all")}
        </Button>
      )}
      <h3 ref={title} tabIndex={-1}>
        {ruleName(kit, id, lang)}
      </h3>
      <RuleBody id={id} code={code} />
      <div class="buttons">
        {films.length > 0 && (
          <Button class="main" onClick={() => show(0)}>
            {say("book-show")}
          </Button>
        )}
        {films.length > 1 && (
          <Button onClick={() => show((at + 1) % films.length)}>{say("book-another")}</Button>
        )}
      </div>
      {reel && <Boards key={at} reels={reels} common={common} names={[name]} at={0} plays />}
      {said.map(
        ([word, all]) =>
          !!all?.length && (
            <section key={word}>
              <p class="kicker">{say(word)}</p>
              {all.map((one, i) => (
                <p key={i}>{inLang(one, lang)}</p>
              ))}
            </section>
          ),
      )}
      {readings.map(({ name, code, films }) => (
        <section key={name}>
          <Boards
            reels={films}
            names={[say("book-ours"), inLang(kit.rules[id]?.choices?.[name], lang) || name]}
            at={Number.MAX_SAFE_INTEGER}
            plays={false}
            common={common}
          />
          <p class="quiet">
            {book.table ? (
              <Button onClick={() => book.table?.({ rule: id, name })}>{say("book-table")}</Button>
            ) : (
              <>
                {say("book-code")} <code>{code}</code>
              </>
            )}
          </p>
        </section>
      ))}
      {!!shown?.more && <p class="quiet">{say("book-python")}</p>}
      {!!shown?.beside.length && (
        <section>
          <p class="kicker">{say("book-beside")}</p>
          <ul class="chips">
            {shown.beside.map((one) => (
              <li key={one}>
                <Button class="chip blue" onClick={() => onOpen(one)}>
                  {ruleName(kit, one, lang)}
                </Button>
              </li>
            ))}
          </ul>
        </section>
      )}
    </article>
  );
}
