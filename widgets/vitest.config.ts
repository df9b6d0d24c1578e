import { defineConfig } from "vitest/config";

export default defineConfig({
  oxc: { jsx: { runtime: "automatic", importSource: "preact" } },
  test: {
    environment: "happy-dom",
    include: ["tests/**/*.test.ts"],
    // the files of a worker share its modules and its page, as widgets do; what is mocked is put back
    isolate: false,
    restoreMocks: true,
    unstubGlobals: true,
  },
});
