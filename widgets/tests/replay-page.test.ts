import { act } from "preact/test-utils";
import { afterEach, describe, expect, it, vi } from "vitest";
import { closed, state } from "./fixture.js";
import { ListeningModel, type Mounted, show } from "./mount.js";

const views: Mounted[] = [];
function open(more = {}) {
  const model = new ListeningModel(state("replay", more));
  const view = show(model);
  views.push(view);
  return { model, view };
}
afterEach(() => {
  for (const view of views.splice(0)) view.end();
  vi.useRealTimers();
});
const label = (view: Mounted, id: string) => view.item(id).getAttribute("aria-label");

describe("room", () => {
  it("decides which shape is shown, and where the words stand", () => {
    let told: (() => void) | undefined;
    const Fake = class {
      constructor(tell: () => void) {
        told = tell;
      }
      observe() {}
      disconnect() {}
    };
    vi.stubGlobal("ResizeObserver", Fake);
    const width = vi.spyOn(HTMLElement.prototype, "clientWidth", "get");
    const resize = (to: number) => {
      width.mockReturnValue(to);
      act(() => told?.());
    };
    width.mockReturnValue(360);
    const { view } = open();
    const stage = () => view.find(".stage svg").getAttribute("viewBox");
    const beside = () => view.find(".mops").classList.contains("beside");
    const seen = [[stage(), beside()]];
    for (const to of [640, 700, 1100, 0, 400]) {
      resize(to);
      seen.push([stage(), beside()]);
    }
    // a view in a hidden tab has no width and keeps its shape
    const [wide, narrow] = ["0 0 790 560", "0 0 400 640"];
    expect(seen).toEqual([
      [narrow, false],
      [wide, false],
      [narrow, true],
      [wide, true],
      [wide, true],
      [narrow, false],
    ]);
    width.mockRestore();
    vi.unstubAllGlobals();
  });
});

describe("lifetime", () => {
  it("leaves no listeners, by cleanup or by signal", () => {
    const model = new ListeningModel(state("replay"));
    const life = new AbortController();
    const [one, two] = [show(model), show(model, life.signal)];
    const both = model.listeners;
    one.end();
    expect(model.listeners).toBe(both / 2);
    act(() => life.abort());
    expect(model.listeners).toBe(0);
    expect([one, two].some((view) => view.host.isConnected)).toBe(false);
    two.end();
  });
  it("shares the step between two views, but not whose view it is", () => {
    const model = new ListeningModel(state("replay", { views: { closed: closed() } }));
    const [one, two] = [show(model), show(model)];
    views.push(one, two);
    one.key("p");
    one.key("ArrowRight");
    expect(two.text()).toContain("Step 1 of 3");
    expect([one, two].map((view) => view.all('[data-id="R2"]').length)).toEqual([0, 1]);
  });
  it("reads a game that was kept zipped", async () => {
    const zip = async (value: unknown) => {
      const packed = new Blob([JSON.stringify(value)])
        .stream()
        .pipeThrough(new CompressionStream("deflate"));
      const bytes = new Uint8Array(await new Response(packed).arrayBuffer());
      return { zip: btoa(String.fromCharCode(...bytes)) };
    };
    const plain = state("replay");
    const { view } = open({ kit: await zip(plain.kit), timeline: await zip(plain.timeline) });
    expect(view.all(".mops")).toEqual([]);
    // however long a busy machine takes to unzip it
    await vi.waitFor(() => expect(view.text()).toContain("Before the start"), 4000);
    expect(label(view, "R2")).toBe("red 2");
  });
  it("marks its host so that JupyterLab leaves it the keys", () => {
    expect(open().view.host.getAttribute("data-lm-suppress-shortcuts")).toBe("true");
  });
});

describe("the picture for where no widget runs", () => {
  const picture = document.createElement("p");
  picture.className = "mops-still mops-a1b2c3d4";
  const hidden = () => getComputedStyle(picture).display === "none";
  it("is hidden while the widget is there, whichever came first", () => {
    document.head.replaceChildren(); // views of other files may still be on the page
    document.body.append(picture);
    expect(hidden()).toBe(false);
    const { view } = open();
    expect(hidden()).toBe(true);
    view.end();
    expect(hidden()).toBe(false);
    picture.remove();
  });
});
