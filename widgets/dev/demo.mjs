// node dev/demo.mjs OUT.html: the two widgets over the tests' fixture, to look at in a browser.
// It is not part of the bundle. Build first.
import { readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import * as esbuild from "esbuild";

const here = dirname(fileURLToPath(import.meta.url));
const built = join(here, "..", "..", "mopsbook", "jupyter", "static");
const read = (name) => readFileSync(join(built, name), "utf8");
const { outputFiles } = await esbuild.build({
  entryPoints: [join(here, "..", "tests", "fixture.ts")],
  bundle: true,
  write: false,
  format: "esm",
});
const code = Buffer.from(outputFiles[0].text).toString("base64");
const { state, still } = await import(`data:text/javascript;base64,${code}`);
const refusal = { kind: "refusal", text: 2, rules: 1 };
const models = {
  replay: { state: { ...state("replay", { index: 3 }), _esm: "widget" } },
  table: {
    state: { ...state("table", { timeline: still(2, 1, { notice: refusal }) }), _esm: "widget" },
  },
};
const page = { models, blobs: { widget: read("mopsbook.js") } };
const json = JSON.stringify(page).replace(/</g, "\\u003c");
writeFileSync(
  process.argv[2] ?? "demo.html",
  `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<title>mopsbook front end</title><body style="margin:8px;background:light-dark(#fff,#111);color-scheme:light dark"><main>
<div data-mops-view="replay"></div><div data-mops-view="table"></div></main>
<script type="application/json" id="mops-state">${json}</script><script>${read("static-host.js").replace(/<\/script/g, "<\\/script")}</script></body></html>`,
);
