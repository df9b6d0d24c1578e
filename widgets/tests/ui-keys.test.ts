/// <reference types="vite/client" />
import { expect, it } from "vitest";
import keys from "../ui-keys.json";

const sources = import.meta.glob<string>("../src/*.ts*", {
  query: "?raw",
  import: "default",
  eager: true,
});

it("lists exactly the words the front end asks for", () => {
  const code = Object.values(sources).join("\n");
  // the type checker knows that every word asked for is listed; here: none is listed in vain
  const madeUp = /^(help|player|mark|pace|theme|off|open|quiz|summary)-/;
  const idle = Object.keys(keys).filter((k) => !madeUp.test(k) && !code.includes(`"${k}"`));
  expect(idle).toEqual([]);
});
