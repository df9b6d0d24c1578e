// Draws live widgets, as anywidget does in a notebook; what a view says goes to Python, and its answer comes back.
const models = new Map();
const loaded = new Map();

class Model {
  #id;
  #state;
  #dirty = new Set();
  #handlers = new Map();
  constructor(id, state) {
    this.#id = id;
    this.#state = state;
  }
  get = (key) => this.#state[key];
  set = (key, value) => {
    if (this.#state[key] === value) return;
    this.#state[key] = value;
    this.#dirty.add(key);
    this.emit(`change:${key}`, this, value);
  };
  save_changes = () => {
    const state = Object.fromEntries([...this.#dirty].map((key) => [key, this.#state[key]]));
    this.#dirty.clear();
    if (Object.keys(state).length) say(this.#id, { method: "update", state });
  };
  send = (content) => say(this.#id, { method: "custom", content });
  on = (names, callback) => {
    for (const name of names.split(/\s+/)) {
      if (!this.#handlers.has(name)) this.#handlers.set(name, new Set());
      this.#handlers.get(name).add(callback);
    }
  };
  off = (name, callback) => {
    for (const key of name ? [name] : this.#handlers.keys()) {
      if (callback) this.#handlers.get(key)?.delete(callback);
      else this.#handlers.delete(key);
    }
  };
  emit(name, ...more) {
    for (const callback of [...(this.#handlers.get(name) ?? [])]) callback(...more);
  }
  hear({ method, state, content }) {
    if (method === "custom") this.emit("msg:custom", content, []);
    if (method !== "update") return;
    Object.assign(this.#state, state); // all of it is there before anybody looks
    for (const key of Object.keys(state)) this.emit(`change:${key}`, this, state[key]);
    this.emit("change", this);
  }
}

async function say(id, data) {
  hear(await window.toPython(id, data));
}

/** Take what Python has sent, in its order. */
function hear(messages) {
  for (const { id, type, data } of messages) {
    if (type === "comm_open") models.set(id, new Model(id, data.state));
    if (type === "comm_msg") models.get(id)?.hear(data);
    if (type === "comm_close") models.delete(id);
  }
}

const idOf = (ref) => ref.replace(/^anywidget:/, "");

async function load(id) {
  const model = models.get(id);
  const url = URL.createObjectURL(new Blob([model.get("_esm")], { type: "text/javascript" }));
  const { default: widget } = await import(url);
  const all = typeof widget === "function" ? await widget() : widget;
  await all.initialize?.({ model });
  return all;
}

const host = {
  getModel: async (ref) => models.get(idOf(ref)),
  getWidget: async (ref) => {
    const id = idOf(ref);
    if (!loaded.has(id)) loaded.set(id, load(id));
    const widget = await loaded.get(id);
    const render = ({ el, signal = new AbortController().signal }) =>
      widget.render({ model: models.get(id), el, signal, host });
    return { exports: undefined, render };
  },
};

/** Show a widget in a part of the page of its own, which can have the focus, at its end. */
async function show(id) {
  document.querySelector(".active")?.classList.remove("active");
  const part = document.createElement("section");
  part.tabIndex = -1;
  part.className = "active";
  document.querySelector("main").append(part);
  await (await host.getWidget(id)).render({ el: part });
}

Object.assign(window, { hear, show });
