import { afterEach, expect, it, vi } from "vitest";
import { write91 } from "../base91.mjs";
import { read91 } from "../src/base91.js";
import { inflate, read64 } from "../src/inflate.js";
import { unpacked } from "../src/packed.js";
import { StaticModel } from "../src/static-model.js";

afterEach(() => vi.restoreAllMocks());

it("reads what was deflated", async () => {
  const text = "Der Mops läuft – „wau“";
  const zip = new Blob([text]).stream().pipeThrough(new CompressionStream("deflate"));
  const bytes = new Uint8Array(await new Response(zip).arrayBuffer());
  expect(await inflate(read64(btoa(String.fromCharCode(...bytes))))).toBe(text);
});

it("reads bytes of any number as they were written, in signs that nobody has to escape", () => {
  // 28 bits of nothing, then 12 that say 4080 = 44 * 91 + 76
  expect(write91(new Uint8Array([0, 0, 0, 0, 255]))).toBe("####oO");
  for (let size = 0; size < 99; size++) {
    const bytes = Uint8Array.from({ length: size }, (_, n) => (n * 89 + size * 41) % 256);
    const text = write91(bytes);
    expect(text).toMatch(/^[!#-;=-[\]-~]*$/);
    expect([...read91(text)]).toEqual([...bytes]);
  }
});

it("says in the widget's place, in its language, that its program may not run", async () => {
  const told = vi.spyOn(console, "error").mockReturnValue();
  const { render } = await unpacked("no zip", "broken");
  const sorry = { en: "Not here.", de: "Hier nicht." };
  const el = document.createElement("div");
  // biome-ignore lint/suspicious/noExplicitAny: the rest of anywidget's interface is not used
  await render({ model: new StaticModel({ sorry, lang: "de" }), el } as any);
  expect(el.textContent).toBe("Hier nicht.");
  expect(told).toHaveBeenCalledOnce();
});
