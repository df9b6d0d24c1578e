// What the page around the widget wants: theme, motion, room. Nothing here outlives its view.
import { useEffect, useLayoutEffect, useState } from "preact/hooks";

export type ThemeChoice = "auto" | "light" | "dark";

const media = (query: string): MediaQueryList | undefined => globalThis.matchMedia?.(query);
const dark = () => media("(prefers-color-scheme: dark)");

/** Motion is welcome and somebody could see it. */
export function motionWelcome(): boolean {
  return !document.hidden && !media("(prefers-reduced-motion: reduce)")?.matches;
}

/** The page's own theme: JupyterLab, VS Code, marimo and the like, else the system's. */
function pageTheme(): "light" | "dark" {
  const jupyter = document.body.dataset.jpThemeLight;
  if (jupyter) return jupyter === "true" ? "light" : "dark";
  const classes = `${document.documentElement.className} ${document.body.className}`;
  if (/(^|[\s-])dark\b|vscode-high-contrast(?!-light)/.test(classes)) return "dark";
  if (/(^|[\s-])light\b/.test(classes)) return "light";
  return dark()?.matches ? "dark" : "light";
}

export function useTheme(choice: ThemeChoice): "light" | "dark" {
  const [page, setPage] = useState(pageTheme);
  useEffect(() => {
    const life = new AbortController();
    const look = () => setPage(pageTheme());
    dark()?.addEventListener("change", look, {
      signal: life.signal,
    });
    const watcher = new MutationObserver(look);
    for (const node of [document.body, document.documentElement]) {
      watcher.observe(node, {
        attributes: true,
        attributeFilter: ["class", "data-jp-theme-light"],
      });
    }
    return () => {
      life.abort();
      watcher.disconnect();
    };
  }, []);
  return choice === "auto" ? page : choice;
}

/**
 * From which widths on the table is the wide one, and from which on the words stand beside it.
 * Nowhere is what is written on a table smaller than 9 px.
 */
const ROOMS = [640, 920];

/** How many of these widths there is room for. */
export function useRoom(host: HTMLElement): number {
  const now = () => ROOMS.filter((least) => host.clientWidth >= least).length;
  const [room, setRoom] = useState(() => (host.clientWidth ? now() : 2));
  useLayoutEffect(() => onSize(host, () => setRoom(now())), [host]);
  return room;
}

/**
 * Calls `then` when a box has a size, and another one than before; what it returns ends that. In a
 * hidden tab, or taken out of the page, a box has none, and all in it keeps what it had.
 */
export function onSize(box: HTMLElement | null, then: () => void) {
  if (!box || !globalThis.ResizeObserver) return;
  const observer = new ResizeObserver(() => box.clientWidth && then());
  observer.observe(box);
  return () => observer.disconnect();
}

/** Full screen where the browser allows it, else a layer over the page. */
export function usePresenter(host: HTMLElement): [boolean, () => void] {
  const [on, setOn] = useState(false);
  const isFull = () => document.fullscreenElement === host;
  useEffect(() => {
    const life = new AbortController();
    let full = false;
    const follow = () => {
      if (full && !isFull()) setOn(false);
      full = isFull();
    };
    document.addEventListener("fullscreenchange", follow, { signal: life.signal });
    return () => life.abort();
  }, [host]);
  useEffect(() => {
    host.toggleAttribute("data-presenting", on);
    if (on) host.requestFullscreen?.().catch(() => undefined);
    else if (isFull()) document.exitFullscreen().catch(() => undefined);
  }, [host, on]);
  return [on, () => setOn((was) => !was)];
}

/** Leave the widget for the notebook cell around it. */
export function leave(host: HTMLElement): void {
  (host.shadowRoot?.activeElement as HTMLElement | null)?.blur();
  host.closest<HTMLElement>(".jp-Cell")?.focus();
}
