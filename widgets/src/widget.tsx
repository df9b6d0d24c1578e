// The entry: one shadow root, one life, one view.
import type { Host, Render } from "@anywidget/types";
import { render as draw } from "preact";
import { useEffect, useState } from "preact/hooks";
import { Aside } from "./aside.js";
import { RuleBook } from "./book.js";
import { Editor } from "./editor.js";
import { Lesson } from "./lesson.js";
import { type Model, useTrait } from "./model.js";
import { Quiz } from "./quiz.js";
import { Replay } from "./replay.js";
import sheet from "./styles/all.css?inline";
import { Table } from "./table.js";
import { usePlain } from "./unzip.js";
import type { Kit, State, Timeline, Ui } from "./wire.js";

const VIEWS = {
  replay: Replay,
  quiz: Quiz,
  lesson: Lesson,
  table: Table,
  rules: RuleBook,
  editor: Editor,
};

function App({
  model,
  host,
  widgets,
}: {
  model: Model;
  host: HTMLElement;
  widgets: Host | undefined;
}) {
  const kit = usePlain<Kit>(useTrait(model, "kit"));
  const ui = usePlain<Ui>(useTrait(model, "ui"));
  const timeline = usePlain<Timeline>(useTrait(model, "timeline"));
  const aside = useTrait(model, "aside");
  const [left, leave] = useState<string>();
  // what was left may be shown again
  useEffect(() => {
    if (!aside) leave(undefined);
  }, [aside]);
  if (!kit || !ui || !timeline) return null;
  const View = VIEWS[model.get("kind")];
  const props = { model, host, widgets, kit, ui, timeline };
  const shown = aside && aside !== left;
  return (
    <>
      {shown && <Aside key={aside} {...props} aside={aside} onEnd={() => leave(aside)} />}
      <div hidden={!!shown}>
        <View {...props} />
      </div>
    </>
  );
}

const render: Render<State> = ({ model, el, signal, host: widgets }) => {
  const host = document.createElement("div");
  host.className = "mopsbook";
  // on the light DOM, where JupyterLab looks before it takes a key
  host.dataset.lmSuppressShortcuts = "true";
  const shadow = host.attachShadow({ mode: "open" });
  const style = document.createElement("style");
  style.textContent = sheet;
  const root = document.createElement("div");
  shadow.append(style, root);
  // in an HBox: take the room there is, not the little that the content insists on; by a rule, since
  // ipywidgets takes away what is written on the element itself, sooner or later
  const room = document.createElement("style");
  room.textContent = ".mops-view { flex: 1 1 0; min-width: 0 }";
  el.classList.add("mops-view");
  el.append(host, room);

  const life = new AbortController();
  life.signal.addEventListener("abort", () => {
    draw(null, root); // every part takes its listeners along
    host.remove();
    room.remove();
  });
  const end = () => life.abort();
  signal?.addEventListener("abort", end, { signal: life.signal });
  draw(<App {...{ model: model as Model, host, widgets }} />, root);
  // the picture for where no widget runs may come after this, so it is hidden by a rule of the page
  const rule = document.createElement("style");
  rule.textContent = `.mops-${model.get("still")} { display: none }`;
  document.head.append(rule);
  life.signal.addEventListener("abort", () => rule.remove());
  if (signal?.aborted) end();
  return end;
};

export default { render };
