import { afterEach, expect, it, vi } from "vitest";
import { inflate } from "../src/inflate.js";
import { unpacked } from "../src/packed.js";
import { StaticModel } from "../src/static-model.js";

afterEach(() => vi.restoreAllMocks());

it("reads what was deflated", async () => {
  const text = "Der Mops läuft – „wau“";
  const zip = new Blob([text]).stream().pipeThrough(new CompressionStream("deflate"));
  const bytes = new Uint8Array(await new Response(zip).arrayBuffer());
  expect(await inflate(btoa(String.fromCharCode(...bytes)))).toBe(text);
});

it("says in the widget's place, in its language, that its program may not run", async () => {
  const told = vi.spyOn(console, "error").mockReturnValue();
  const { render } = await unpacked("no zip", "broken");
  const ui = { en: { "no-program": "Not here." }, de: { "no-program": "Hier nicht." } };
  const el = document.createElement("div");
  // biome-ignore lint/suspicious/noExplicitAny: the rest of anywidget's interface is not used
  await render({ model: new StaticModel({ ui, lang: "de" }), el } as any);
  expect(el.textContent).toBe("Hier nicht.");
  expect(told).toHaveBeenCalledOnce();
});
