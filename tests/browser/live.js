// Draws live widgets, as anywidget does in a notebook; what a view says goes to Python, and its answer comes back.
import { idOf, StaticHost } from "../../widgets/src/static-host.ts";
import { StaticModel } from "../../widgets/src/static-model.ts";

const models = new Map();

/** A model as on a saved page, behind which there is Python. */
class LiveModel extends StaticModel {
  constructor(id, state) {
    super(state);
    const { set } = this;
    let changed = {};
    this.set = (key, value) => {
      if (value !== this.get(key)) changed[key] = value;
      set(key, value);
    };
    this.save_changes = () => {
      const said = changed;
      changed = {};
      if (Object.keys(said).length) say(id, { method: "update", state: said });
    };
    this.send = (content) => say(id, { method: "custom", content });
    this.hear = ({ method, state: news, content }) => {
      if (method === "custom") this.emit("msg:custom", content, []);
      if (method !== "update") return;
      Object.assign(state, news); // all of it is there before anybody looks
      for (const key of Object.keys(news)) this.emit(`change:${key}`, this, news[key]);
      this.emit("change", this);
    };
  }
}

class LiveHost extends StaticHost {
  getModel = async (ref) => models.get(idOf(ref));
}

const host = new LiveHost({ models: {}, blobs: {} });

async function say(id, data) {
  hear(await window.toPython(id, data));
}

/** Take what Python has sent, in its order. */
function hear(messages) {
  for (const { id, type, data } of messages) {
    if (type === "comm_open") models.set(id, new LiveModel(id, data.state));
    if (type === "comm_msg") models.get(id)?.hear(data);
    if (type === "comm_close") models.delete(id);
  }
}

/** Show a widget in a part of the page of its own at its end, which has the focus, as a cell that has been run. */
async function show(id) {
  document.querySelector(".active")?.classList.remove("active");
  const part = document.createElement("section");
  part.tabIndex = -1;
  part.className = "active";
  document.querySelector("main").append(part);
  part.focus();
  await (await host.getWidget(id)).render({ el: part });
}

Object.assign(window, { hear, show });
