// A position that is put together: what can be moved and set, beside its picture. Python decides what comes of it.
import { useMemo, useState } from "preact/hooks";
import { useDrag } from "./drag.js";
import { FaceIcon } from "./drawing.js";
import { Frame, useView, useWords, type ViewProps } from "./frame.js";
import { Button, OneStop } from "./icons.js";
import { nameOf as seenAs } from "./item.js";
import { useSend, useTrait } from "./model.js";
import { Panel } from "./panel.js";
import { take } from "./press.js";
import { RuleChips } from "./rules.js";
import { idOf, Stage } from "./stage.js";
import { UndoButtons } from "./table-bar.js";
import { Film, place as placed } from "./timeline.js";
import type { Chip, Desk, Line } from "./wire.js";
import { classes, inLang } from "./words.js";

const PARTS = ["table", "replay", "quiz", "lesson"] as const;
/** What arrow keys lead through. */
const STOPS = ".thing, .put";

export function Editor(props: ViewProps) {
  const { model, timeline, kit } = props;
  const desk = useTrait(model, "desk") as Desk;
  const view = useView(props, true);
  const words = useWords(props);
  const { say, lang } = words;
  const [send, trouble] = useSend(model, desk.rev, desk);
  const film = useMemo(() => new Film(timeline), [timeline]);
  const [pick, setPick] = useState<Chip | null>(null);
  const shown = film.at(0);
  const chips = [...desk.rows.flatMap(({ chips }) => chips ?? []), ...desk.box];
  const picked = pick && chips.find(({ id, word }) => id === pick.id && word === pick.word);
  const of = (item?: string | null) => desk.lies[item ?? ""] ?? ["", ""];
  const picture = useMemo(() => {
    const item = picked && Object.keys(desk.lies).find((id) => of(id)[0] === picked.id);
    return item ? { ...shown, marks: { [item]: { kind: "picked" as const } } } : shown;
  }, [shown, picked, desk]);

  const nameOf = (chip: Chip) => {
    const name = kit.names[chip.seat ?? -1] || inLang(kit.faces[chip.face ?? ""]?.label, lang);
    if (name) return name;
    const seen = placed(shown, 0).find(({ id }) => of(id)[0] === chip.id);
    return (seen && seenAs(seen, words)) || chip.word;
  };
  const [vain, setVain] = useState(false);
  const put = (on: string, to: string) => {
    setPick(null);
    setVain(false);
    if (on && to && on !== to && !desk.alone) send("put", { on, to });
  };
  const choose = (id: string) => {
    if (picked) put(picked.id, id);
    else setPick(chips.find((chip) => chip.id === id) ?? null);
  };
  const press = (item: string) => {
    const id = of(item)[picked ? 1 : 0];
    if (id) choose(id);
  };
  // on the table a thing joins what lies there, in its rows it is put before that
  const drag = useDrag(
    (target) => idOf((target as Element | null)?.closest?.(".item, .desk [data-id]") ?? null),
    (from, to) => put(shown.items[from] ? of(from)[0] : from, shown.items[to] ? of(to)[1] : to),
  );

  const onKey = (ev: KeyboardEvent): boolean => {
    const at = ev.target as HTMLElement;
    if (ev.key === "Escape" && picked) setPick(null);
    else if (/^u$/i.test(ev.key)) send(ev.shiftKey ? "redo" : "undo");
    else if (/^(Delete|Backspace)$/.test(ev.key)) {
      const id = of(at.dataset.id)[0] || at.dataset.id;
      if (!id || !chips.some((chip) => chip.id === id)) return false;
      put(id, "box");
    } else return false;
    return true;
  };

  const chip = (one: Chip, stop: boolean) => (
    <button
      type="button"
      key={one.id}
      data-id={one.id}
      data-quick
      class={classes("thing", one === picked && "picked", !one.face && "worded")}
      tabIndex={stop || one === picked ? 0 : -1}
      aria-pressed={one === picked}
      aria-label={one.n ? `${nameOf(one)}, ${one.n}` : nameOf(one)}
      onClick={() => (one === picked ? setPick(null) : choose(one.id))}
    >
      {one.face ? (
        <FaceIcon drawing={kit.faces[one.face]} />
      ) : (
        (kit.names[one.seat ?? -1] ?? one.word)
      )}
      {one.face && one.word !== one.face && <i>{one.word.replace(one.face, "")}</i>}
      {one.n && <i>{one.n}</i>}
    </button>
  );
  const place = (id: string, label: string) => (
    <button
      type="button"
      class="put"
      data-id={id}
      data-quick
      tabIndex={picked ? 0 : -1}
      aria-disabled={!picked || undefined}
      aria-label={`${say("editor-here")}: ${label}`}
      onClick={() => (picked ? put(picked.id, id) : setVain(true))}
    >
      +
    </button>
  );
  const called = (line: Line) =>
    line.seat === undefined ? line.name : `${line.name}, ${kit.names[line.seat]}`;
  const control = (line: Line) => {
    const { id, kind, text } = line;
    const set = (ev: Event) =>
      send(desk.options.includes(line) ? "choose" : "write", {
        on: id,
        to: (ev.currentTarget as HTMLInputElement).value,
      });
    const common = { "aria-label": called(line), disabled: desk.alone, onChange: set };
    if (kind === "choice" && !line.error)
      return (
        <select {...common} value={text}>
          {line.choices?.map(([value, told]) => (
            <option key={value} value={value} selected={value === text}>
              {inLang(told, lang) || (line.seats && kit.names[+value]) || value || "–"}
            </option>
          ))}
        </select>
      );
    const typed = { ...common, "aria-label": say("editor-typed", { name: called(line) }) };
    return kind === "number" ? (
      <input {...common} type="number" min={line.least} max={line.most} value={text} />
    ) : (
      <input {...typed} value={text} spellcheck={false} />
    );
  };
  const row = (line: Line, n: number, all: Line[]) => {
    const first = line.name !== all[n - 1]?.name;
    const { chips } = line;
    return (
      <div class="line" key={line.id} data-id={chips && line.id}>
        {first && (
          <p class="of">
            <b>{line.name}</b> {!chips && line.seat === undefined && control(line)}
            <span>{inLang(line.help, lang)}</span>
          </p>
        )}
        <div class="value">
          {line.seat !== undefined && <span class="whose">{kit.names[line.seat]}</span>}
          {chips && (
            <div class="things">
              {chips.map((one, n) => chip(one, n === 0))}
              {place(line.id, called(line))}
            </div>
          )}
          {(chips || line.seat !== undefined) && control(line)}
        </div>
        {line.error && <p class="wrong">{inLang(line.error, lang)}</p>}
      </div>
    );
  };

  const { problem } = desk;
  const why = problem && inLang(problem.text, lang);
  const verdict = problem ? say("editor-cannot") : say("editor-can");
  const said = inLang(desk.said, lang);
  const how = desk.alone
    ? say("editor-offline")
    : picked
      ? say("editor-picked", { what: nameOf(picked) })
      : say("editor-how");
  const parts =
    !desk.alone &&
    PARTS.map((on) => (
      <Button
        key={on}
        data-id={on}
        aria-disabled={!!problem || undefined}
        title={problem && say("editor-first")}
        onClick={() => problem || send("open", { on })}
      >
        {say(`open-${on}`)}
      </Button>
    ));
  return (
    <Frame
      kind="editor"
      shown="desk"
      view={view}
      words={words}
      picture={picture}
      live={!desk.alone}
      onKey={onKey}
      drag={drag}
      stage={
        <div class="skip">
          <Stage
            picture={picture}
            view={view}
            timeKeys={false}
            all
            live={!desk.alone}
            onPress={press}
          />
        </div>
      }
      panel={
        <Panel
          timeline={timeline}
          pictures={[picture]}
          live
          ears={view.ears}
          trouble={trouble}
          hint={vain && !picked ? say("editor-first-pick") : null}
          head={
            <div class={classes("prompt", problem && "impossible")}>
              <p>{verdict}</p>
              {problem && <p class="more">{why}</p>}
              {problem && <RuleChips rules={problem.rules} tone="red" />}
              <p class="more">{how}</p>
              {!desk.drawn && <p class="more">{say("editor-undrawn")}</p>}
            </div>
          }
          asks={how}
          says={[said, verdict, why].filter(Boolean).join(" ")}
          news={
            <OneStop.Provider value={false}>
              {said && (
                <div class="notice error red">
                  <p>{said}</p>
                </div>
              )}
              {/* biome-ignore lint/a11y/noStaticElementInteractions: what is in it can be pressed */}
              <div class="desk" onKeyDown={walk}>
                {desk.rows.map(row)}
                <p class="of">
                  <b>{say("editor-box")}</b>
                </p>
                <div class="things" data-id="box">
                  {desk.box.map((one, n) => chip(one, n === 0))}
                  {place("box", say("editor-box"))}
                </div>
                <details>
                  <summary>{say("editor-options")}</summary>
                  {desk.options.map(row)}
                </details>
                <label class="of">
                  <b>{say("editor-notation")}</b>
                  <textarea
                    rows={5}
                    spellcheck={false}
                    readOnly={desk.alone}
                    value={desk.notation}
                    onChange={(ev) => send("write", { on: "", to: ev.currentTarget.value })}
                  />
                </label>
              </div>
            </OneStop.Provider>
          }
        />
      }
      bar={
        <div class="bar">
          <div class="buttons">
            <UndoButtons can={desk.alone ? null : desk} send={send} />
          </div>
          {view.beside && parts}
        </div>
      }
      more={!view.beside && parts}
    />
  );
}

/** Leads from one thing to the next, and up and down from line to line. */
function walk(ev: KeyboardEvent) {
  const at = ev.target as HTMLElement;
  if (!at.matches(STOPS)) {
    if (ev.key !== "Escape") ev.stopPropagation(); // typing is not for the table
    return;
  }
  const all = [...(ev.currentTarget as HTMLElement).querySelectorAll<HTMLElement>(STOPS)];
  const by = { ArrowRight: 1, ArrowLeft: -1, ArrowDown: 1, ArrowUp: -1 }[ev.key];
  if (!by) return;
  const lines = [...new Set(all.map((one) => one.closest(".things")))];
  const to = /Down|Up/.test(ev.key)
    ? lines[lines.indexOf(at.closest(".things")) + by]?.querySelector<HTMLElement>(STOPS)
    : all[all.indexOf(at) + by];
  to?.focus();
  take(ev);
}
