// What the page around the widget wants: theme, motion, room. Nothing here outlives its view.
import { useEffect, useLayoutEffect, useRef, useState } from "preact/hooks";
import type { Mode, Room } from "./fit.js";

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

/** Higher than any screen: what grows with a view that is so high does not scroll. */
const FAR = 99_999;

/** The nearest part round a host that scrolls, also outside of shadow roots; the page's root where the page does. */
function scrollerOf(host: HTMLElement): HTMLElement {
  host.style.height = `${FAR}px`;
  let at: Node | null = host;
  do {
    at = at instanceof ShadowRoot ? at.host : ((at as Element).assignedSlot ?? at.parentNode);
  } while (at && at !== document.body && !(at instanceof HTMLElement && scrolls(at)));
  host.style.removeProperty("height");
  return at instanceof HTMLElement && at !== document.body ? at : document.documentElement;
}
const scrolls = (box: HTMLElement) =>
  /auto|scroll/.test(getComputedStyle(box).overflowY) &&
  box.clientHeight > 0 &&
  box.clientHeight < FAR;

/** What can be seen of a page within another one: its frame is often as high as what it holds. */
const FRAMED = [640, 900] as const;

/** How much of the page can be seen at once. */
function windowHeight(): number {
  const { clientHeight } = document.scrollingElement ?? document.documentElement;
  const [least, most] = window === window.parent ? [0, FAR] : FRAMED;
  return Math.min(Math.max(clientHeight || 720, least), most);
}

function partHeight(part: HTMLElement): number {
  // it may be less high for as long as it holds little
  const most = Number.parseFloat(getComputedStyle(part).maxHeight) || 0;
  return Math.min(Math.max(part.clientHeight, most), windowHeight());
}

/** A scroll bar that comes and goes with what it scrolls is no other room. */
const SCROLL_BAR = 20;

/** The room there is: as wide as the host, as high as what can be seen of the page round it at once. */
export function useRoom(host: HTMLElement, whole: boolean): Room {
  const part = useRef<HTMLElement | null>(null);
  const measure = (): Room | undefined => {
    // in a hidden tab, or taken out of the page, it keeps what it had
    if (!host.clientWidth) return;
    // searched once, since the whole page is laid out for it
    if (!part.current?.isConnected) part.current = scrollerOf(host);
    const page = whole || part.current === document.documentElement;
    const height = page ? windowHeight() : partHeight(part.current);
    return { width: host.clientWidth, height };
  };
  const [room, setRoom] = useState(() => measure() ?? { width: 1000, height: 720 });
  useLayoutEffect(() => {
    let before: Room | undefined;
    const look = () => {
      const is = measure();
      if (part.current) observer?.observe(part.current);
      setRoom((was) => {
        if (!is) return was;
        const wider = is.width - was.width;
        if (is.width === before?.width && wider > 0 && wider <= SCROLL_BAR) is.width = was.width;
        if (is.width === was.width && is.height === was.height) return was;
        before = was;
        return is;
      });
    };
    const observer = globalThis.ResizeObserver && new ResizeObserver(look);
    observer?.observe(host);
    look();
    window.addEventListener("resize", look);
    return () => {
      observer?.disconnect();
      window.removeEventListener("resize", look);
    };
  }, [host, whole]);
  return room;
}

/** When somebody has last scrolled the page, by a wheel or a finger: nothing is taken out of their sight. */
export function useScrolled(): { current: number } {
  const scrolled = useRef(0);
  useEffect(() => {
    const life = new AbortController();
    const note = () => {
      scrolled.current = performance.now();
    };
    for (const kind of ["wheel", "touchmove"])
      document.addEventListener(kind, note, {
        signal: life.signal,
        passive: true,
        capture: true,
      });
    return () => life.abort();
  }, []);
  return scrolled;
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

const MODES = ["page", "present", "board"] as const;

/** Before a class, then the board alone, then back: full screen where the browser allows it, else a layer over the page. */
export function usePresenter(host: HTMLElement): [Mode, next: () => void, end: () => void] {
  // what takes the place of a view is presented, too
  const [mode, setMode] = useState<Mode>(MODES[+host.hasAttribute("data-presenting")] ?? "page");
  const on = mode !== "page";
  const isFull = () => document.fullscreenElement === host;
  useEffect(() => {
    const life = new AbortController();
    let full = isFull();
    const follow = () => {
      if (full && !isFull()) setMode("page");
      full = isFull();
    };
    document.addEventListener("fullscreenchange", follow, { signal: life.signal });
    return () => life.abort();
  }, [host]);
  // before the room is measured, which is another one then
  useLayoutEffect(() => {
    host.toggleAttribute("data-presenting", on);
    if (on) host.requestFullscreen?.().catch(() => undefined);
    else if (isFull()) document.exitFullscreen().catch(() => undefined);
  }, [host, on]);
  const next = () => setMode((was) => MODES[(MODES.indexOf(was) + 1) % 3] ?? "page");
  return [mode, next, () => setMode("page")];
}

/** What Tab reaches on a page. */
const STOPS = 'a[href], button, input, select, textarea, summary, [tabindex]:not([tabindex="-1"])';

/** Leave the widget for the notebook cell around it, or for what comes after it on a page: keys never go nowhere. */
export function leave(host: HTMLElement): void {
  (host.shadowRoot?.activeElement as HTMLElement | null)?.blur();
  const after = (one: Element) =>
    !host.contains(one) && host.compareDocumentPosition(one) & Node.DOCUMENT_POSITION_FOLLOWING;
  const cell = host.closest<HTMLElement>(".jp-Cell");
  const to = cell ?? [...document.querySelectorAll<HTMLElement>(STOPS)].find(after) ?? host;
  if (!to.matches(STOPS)) to.tabIndex = -1;
  // JupyterLab answers to the focus being gone, and gives it up if it comes before that
  setTimeout(() => to.focus());
}

/**
 * Bring all of a view into sight where there is room for it: what is to be done stands above an own hand. Where there is
 * none, such as on a phone, it may be brought there from its beginning.
 */
export function showAll(host: HTMLElement, seen: number, begin = false): void {
  const fits = host.offsetHeight <= seen;
  const presenting = host.hasAttribute("data-presenting"); // which covers all there is
  if (!presenting && (fits || begin)) host.scrollIntoView?.({ block: fits ? "nearest" : "start" });
}

/**
 * Bring a view into sight that a person has just asked for, once, if some of it is: below a cell its end, where
 * the game goes on, may be out of sight. A page that opens by itself stays where it is.
 */
export function showNew(host: HTMLElement, seen: number): void {
  if (!navigator.userActivation?.isActive) return;
  look(host, (at) => at.isIntersecting && showAll(host, seen, true));
}

/** How much of a board has to be seen. */
const MOST = 0.6;

/** Scroll back to the head of a view if what is to be done, or most of the board, has been left above what can be seen. */
export function backTo(root: HTMLElement | null, board: boolean): void {
  look(root?.querySelector(board ? ".stage" : ".prompt"), (at) => {
    const out = board ? at.intersectionRatio < MOST : !at.isIntersecting;
    if (out && at.boundingClientRect.top < window.innerHeight / 2)
      root?.scrollIntoView({ block: "start" });
  });
}

/** Bring what answers a press into sight, if it is below it: all of it, or its beginning. */
export function onTo(root: HTMLElement | null): void {
  const answer = root?.querySelector(".notice");
  look(answer, ({ intersectionRatio, boundingClientRect: { height } }) => {
    if (intersectionRatio < 0.99)
      answer?.scrollIntoView({ block: height < window.innerHeight / 2 ? "nearest" : "start" });
  });
}

function look(at: Element | null | undefined, then: (seen: IntersectionObserverEntry) => void) {
  if (!at || !globalThis.IntersectionObserver) return;
  const observer = new IntersectionObserver(([seen]) => {
    observer.disconnect();
    if (seen) then(seen);
  });
  observer.observe(at);
}

/** What can be done next, in the order in which it is wanted: the items come as they are read. */
const OPEN = ".item.can-act:is(.mark-legal, .mark-best, .mark-told, .mark-hit)";
const REST = ".item.can-act:not(.mark-dim, .plate)";
/** What is new in the own hand comes first, unless something has been chosen; then where the focus was in it. */
const ITEMS = [
  `svg:not(:has(.mark-picked)) ${REST}.tagged[data-own]`,
  ...[OPEN, REST].flatMap((what) => [`${what}[data-own][tabindex="0"]`, `${what}[data-own]`, what]),
];
const OTHERS = [
  ".cover button",
  ".go-on:not([data-over])",
  ".actions input",
  ".actions .main",
  "[data-id=next]",
  ".actions button:not([data-id=advise])",
  ".actions button",
  "[data-id=onward]",
  ".words",
];

/** Give the focus to what can be done next, where what had it is gone: keys would go to the notebook. Returns what has it. */
export function goOn(root: Node | undefined, noItem = false): HTMLElement | null | undefined {
  const parent = root as ShadowRoot | undefined;
  // where nothing on the table is worth a mark, a press there is at best answered
  const onlyButtons =
    !parent?.querySelector(OPEN) && parent?.querySelector(".actions .main, .go-on.main");
  const all = noItem || onlyButtons ? OTHERS : [...ITEMS, ...OTHERS];
  const found = all.map((what) => parent?.querySelector<HTMLElement>(what));
  const first = found.find(Boolean);
  first?.focus({ preventScroll: true });
  return first;
}
