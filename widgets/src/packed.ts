// What the package holds of the front end: its program (widget.tsx) at half its size, and how it unpacks.
import type { Render } from "@anywidget/types";
import { read91 } from "./base91.js";
import { inflate } from "./inflate.js";

interface Program {
  render: Render;
}
type Programs = Record<symbol, Promise<Program> | undefined>;

async function unpack(zip: string): Promise<Program> {
  const code = new Blob([await inflate(read91(zip))], { type: "text/javascript" });
  const url = URL.createObjectURL(code);
  try {
    return (await import(/* @vite-ignore */ url)).default;
  } finally {
    URL.revokeObjectURL(url);
  }
}

/**
 * Unpack a program, once for all widgets of a page: `name` tells versions apart.
 *
 * Where that may not be, as where a page forbids code that it did not bring, the widget says so.
 */
export async function unpacked(zip: string, name: string): Promise<Program> {
  const programs = globalThis as unknown as Programs;
  const key = Symbol.for(`mopsbook ${name}`);
  programs[key] ??= unpack(zip);
  try {
    return await programs[key];
  } catch (error) {
    console.error(error);
    return {
      render({ model, el }) {
        el.textContent = model.get("sorry")[model.get("lang")];
      },
    };
  }
}
