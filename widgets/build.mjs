// Bundles the front end into the package: mopsbook.js (one ESM, style sheet included)
// and static-host.js (a classic script for exported pages).
import { mkdirSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import * as esbuild from "esbuild";

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
const builds = [
  { ...common, entryPoints: { mopsbook: "src/widget.tsx" }, format: "esm", inject: ["src/jsx.ts"] },
  { ...common, entryPoints: { "static-host": "src/static-host.ts" }, format: "iife" },
];

for (const options of builds) {
  if (watch) await (await esbuild.context(options)).watch();
  else await esbuild.build(options);
}
