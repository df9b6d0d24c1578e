// Bundles the front end into the package: mopsbook.js (one ESM, style sheet included, which unpacks
// itself: see src/packed.ts) and static-host.js (a classic script for exported pages).
import { createHash } from "node:crypto";
import { mkdirSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { zlibAsync } from "@gfx/zopfli";
import * as esbuild from "esbuild";
import { minify } from "terser";
import { write91 } from "./base91.mjs";

const here = dirname(fileURLToPath(import.meta.url));
const outdir = join(here, "..", "mopsbook", "jupyter", "static");
const watch = process.argv.includes("--watch");
mkdirSync(outdir, { recursive: true });

/** The sheet's own properties, `--m-paper` and the like, need no long names in the bundle. */
const names = new Map();
function short(css) {
  return css.replace(/--m-[a-z0-9-]+/g, (name) => {
    if (!names.has(name)) names.set(name, `--m${names.size.toString(36)}`);
    return names.get(name);
  });
}

/** `import css from "./x.css?inline"` gives the minified text, as Vite does in the tests. */
const inlineCss = {
  name: "inline-css",
  setup(build) {
    build.onResolve({ filter: /\.css\?inline$/ }, ({ path, resolveDir }) => ({
      path: join(resolveDir, path.replace("?inline", "")),
      namespace: "inline-css",
    }));
    build.onLoad({ filter: /.*/, namespace: "inline-css" }, async ({ path }) => {
      const { outputFiles, metafile } = await esbuild.build({
        absWorkingDir: here,
        entryPoints: [path],
        bundle: true,
        minify: true,
        charset: "utf8",
        write: false,
        metafile: true,
      });
      return {
        contents: short(outputFiles[0].text.trim()).replace(/(--\w+:|,) /g, "$1"),
        loader: "text",
        watchFiles: Object.keys(metafile.inputs).map((file) => join(here, file)),
      };
    });
  },
};

const common = {
  absWorkingDir: here, // the output does not depend on the caller's directory
  outdir,
  bundle: true,
  platform: "browser",
  target: "es2022",
  charset: "utf8",
  minify: !watch,
  sourcemap: watch ? "inline" : false,
  legalComments: "none",
  logLevel: "info",
  // jsxNode(tag, props, ...children) is shorter than what the automatic runtime writes
  tsconfigRaw: {
    compilerOptions: { jsx: "react", jsxFactory: "jsxNode", jsxFragmentFactory: "jsxGroup" },
  },
  plugins: [inlineCss],
};
const program = {
  ...common,
  entryPoints: { mopsbook: "src/widget.tsx" },
  format: "esm",
  inject: ["src/jsx.ts"],
};
const host = { ...common, entryPoints: { "static-host": "src/static-host.ts" }, format: "iife" };

/** The program within a module that unpacks it: a notebook keeps it once for each of its widgets. */
async function packed() {
  const { outputFiles } = await esbuild.build({ ...program, write: false });
  // names by how often they are met: packed it is smaller by a twentieth
  const { code: contents } = await minify(outputFiles[0].text, {
    module: true,
    ecma: 2020,
    compress: { passes: 2 },
  });
  const zip = write91(await zlibAsync(Buffer.from(contents), {})); // smaller than what node makes by a twenty-fifth
  const name = createHash("sha256").update(contents).digest("hex").slice(0, 16);
  const code = `import { unpacked } from "./packed.js";
    export default await unpacked("${zip}", "${name}");`;
  const stdin = { contents: code, resolveDir: join(here, "src"), sourcefile: "mopsbook.ts" };
  return {
    ...common,
    stdin,
    format: "esm",
    outdir: undefined,
    outfile: join(outdir, "mopsbook.js"),
  };
}

if (watch) {
  // what is being worked on stays legible
  for (const options of [program, host]) await (await esbuild.context(options)).watch();
} else {
  for (const options of [await packed(), host]) await esbuild.build(options);
}
