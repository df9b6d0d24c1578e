// The host of exported pages: it draws widgets from saved state, with no kernel and no network.
// The page holds <script type="application/json" id="mops-state"> and <div data-mops-view="model id">.
import type { AnyModel, AnyWidget, Experimental, Host, ResolvedWidget } from "@anywidget/types";
import { type AnyState, StaticModel } from "./static-model.js";

export interface Page {
  models: Record<string, { state: AnyState }>;
  /** Code, and other large texts, that models share: key -> text. */
  blobs: Record<string, string>;
}

/** Where one of two goes, the other goes too. */
function step(one: StaticModel, two: StaticModel) {
  for (const [from, to] of [
    [one, two],
    [two, one],
  ] as const) {
    from.on("change:index", () => to.set("index", from.get("index")));
  }
}

export const idOf = (ref: string) => ref.replace(/^(IPY_MODEL_|anywidget:)/, "");

export class StaticHost implements Host {
  #page: Page;
  #models = new Map<string, StaticModel>();
  #widgets = new Map<string, Promise<AnyState>>();
  #experimental: Experimental = {
    invoke: () => Promise.reject(new Error("no kernel is connected to this page")),
  };
  constructor(page: Page) {
    this.#page = page;
  }
  // biome-ignore lint/suspicious/noExplicitAny: as in @anywidget/types
  async getModel(ref: string): Promise<AnyModel<any>> {
    const id = idOf(ref);
    let model = this.#models.get(id);
    if (!model) {
      const spec = this.#page.models[id];
      if (!spec) throw new Error(`this page has no model ${id}`);
      const { zip } = spec.state.examples ?? {};
      const examples = zip && { examples: { zip: this.#page.blobs[zip] ?? zip } };
      model = new StaticModel({ ...spec.state, ...examples });
      this.#models.set(id, model);
      const other =
        this.#page.models[spec.state.follows] && (await this.getModel(spec.state.follows));
      if (other) step(model, other as unknown as StaticModel);
    }
    return model as unknown as AnyModel;
  }
  /** The widget's code, loaded once for each model, as anywidget does. */
  async #load(id: string): Promise<AnyState> {
    const model = await this.getModel(id);
    const esm = model.get("_esm");
    const code = this.#page.blobs[esm] ?? esm;
    const url = URL.createObjectURL(new Blob([code], { type: "text/javascript" }));
    try {
      const module = (await import(/* @vite-ignore */ url)) as { default: AnyWidget };
      const widget = typeof module.default === "function" ? await module.default() : module.default;
      const { signal } = new AbortController();
      await widget.initialize?.({ model, signal, experimental: this.#experimental });
      return widget;
    } finally {
      URL.revokeObjectURL(url);
    }
  }
  async getWidget<Exports>(ref: string): Promise<ResolvedWidget<Exports>> {
    const id = idOf(ref);
    const loading = this.#widgets.get(id) ?? this.#load(id);
    this.#widgets.set(id, loading);
    const widget = await loading;
    const model = await this.getModel(id);
    return {
      exports: undefined as Exports,
      render: async ({ el, signal = new AbortController().signal }) => {
        await widget.render?.({ model, el, signal, host: this, experimental: this.#experimental });
      },
    };
  }
  async renderAll(root: ParentNode = document) {
    for (const el of root.querySelectorAll<HTMLElement>("[data-mops-view]")) {
      const widget = await this.getWidget(el.dataset.mopsView ?? "");
      el.replaceChildren();
      await widget.render({ el });
    }
  }
}

const saved = globalThis.document?.getElementById("mops-state")?.textContent;
if (saved) void new StaticHost(JSON.parse(saved)).renderAll();
