// The front-end interface of anywidget over a state that no kernel stands behind.
type Callback = (...args: unknown[]) => void;
// biome-ignore lint/suspicious/noExplicitAny: trait values are whatever Python sent
export type AnyState = Record<string, any>;

export class StaticModel {
  #state: AnyState;
  #dirty = new Set<string>();
  #handlers = new Map<string, Set<Callback>>();
  constructor(state: AnyState) {
    this.#state = state;
  }
  get = (key: string) => this.#state[key];
  set = (key: string, value: unknown) => {
    if (this.#state[key] === value) return;
    this.#state[key] = value;
    this.#dirty.add(key);
    this.emit(`change:${key}`, this, value);
  };
  save_changes = () => {
    if (this.#dirty.size) this.emit("change", this);
    this.#dirty.clear();
  };
  /** Nobody hears a message, and the widget is told so. */
  send = (_content: unknown) => this.emit("msg:custom", { kind: "offline" }, []);
  on = (names: string, callback: Callback) => {
    for (const name of names.split(/\s+/)) {
      this.#handlers.set(name, (this.#handlers.get(name) ?? new Set()).add(callback));
    }
  };
  off = (name?: string | null, callback?: Callback | null) => {
    const wanted = name ? [name] : [...this.#handlers.keys()];
    for (const key of wanted) {
      if (callback) this.#handlers.get(key)?.delete(callback);
      else this.#handlers.delete(key);
    }
  };
  emit(name: string, ...args: unknown[]) {
    for (const callback of [...(this.#handlers.get(name) ?? [])]) callback(...args);
  }
  /** How many listeners there are: a view that has ended must leave none. */
  get listeners(): number {
    return [...this.#handlers.values()].reduce((sum, set) => sum + set.size, 0);
  }
}
