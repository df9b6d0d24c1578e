import { act } from "preact/test-utils";
import { StaticModel } from "../src/static-model.js";
import widget from "../src/widget.js";
import type { State } from "../src/wire.js";

// happy-dom leaves the focus on what was taken out of the page, and fails to say that nothing here has it
const focused = Object.getOwnPropertyDescriptor(ShadowRoot.prototype, "activeElement");
Object.defineProperty(ShadowRoot.prototype, "activeElement", {
  configurable: true,
  get() {
    try {
      return focused?.get?.call(this);
    } catch {
      return null;
    }
  },
});

/** A model that keeps what was sent instead of having no kernel. */
export class ListeningModel extends StaticModel {
  sent: unknown[] = [];
  override send = (content: unknown) => {
    this.sent.push(content);
  };
}

export interface Mounted {
  host: HTMLElement;
  find: <E extends Element = HTMLElement>(selector: string) => E;
  all: (selector: string) => HTMLElement[];
  item: (id: string) => SVGGElement;
  text: () => string;
  /** The id of the item that has the focus. */
  focus: () => string | null | undefined;
  click: (selector: string) => void;
  key: (key: string, on?: Element, more?: KeyboardEventInit) => KeyboardEvent;
  end: () => void;
}

export function show(model: StaticModel, signal?: AbortSignal, host?: object): Mounted {
  const el = document.createElement("div");
  document.body.append(el);
  let cleanup: unknown;
  act(() => {
    // biome-ignore lint/suspicious/noExplicitAny: the rest of anywidget's interface is not used
    cleanup = widget.render({ model, el, signal, host } as any);
  });
  const drawn = el.firstElementChild as HTMLElement;
  const shadow = drawn?.shadowRoot as ShadowRoot;
  const find = <E extends Element>(selector: string) => {
    const found = shadow.querySelector<E>(selector);
    if (!found) throw new Error(`nothing fits ${selector}`);
    return found;
  };
  return {
    host: drawn,
    find: find as Mounted["find"],
    all: (selector) => [...shadow.querySelectorAll<HTMLElement>(selector)],
    item: (id) => find<SVGGElement>(`[data-id="${id}"]`),
    focus: () => shadow.activeElement?.getAttribute("data-id"),
    text: () => find(".mops").textContent ?? "",
    click: (selector) => {
      act(() => {
        find(selector).dispatchEvent(new MouseEvent("click", { bubbles: true, composed: true }));
      });
    },
    key: (key, on = find(".mops"), more = {}) => {
      const event = new KeyboardEvent("keydown", {
        key,
        bubbles: true,
        composed: true,
        cancelable: true,
        ...more,
      });
      act(() => {
        on.dispatchEvent(event);
      });
      return event;
    },
    end: () => {
      act(() => (cleanup as () => void)());
    },
  };
}

/** Change a trait as Python would. */
export function fromPython<K extends keyof State>(model: StaticModel, key: K, value: State[K]) {
  act(() => model.set(key, value));
}
