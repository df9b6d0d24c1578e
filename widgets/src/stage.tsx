// The table: one SVG whose items keep their nodes from frame to frame.
import type { RefObject } from "preact";
import { useLayoutEffect, useMemo, useRef, useState } from "preact/hooks";
import { Arrows } from "./arrows.js";
import { useShared } from "./context.js";
import { drawingOf, ItemDrawing } from "./drawing.js";
import { motionWelcome } from "./page.js";
import { roam, tabStops } from "./roving.js";
import { type Eyes, type Picture, type Placed, place } from "./timeline.js";
import type { Kit } from "./wire.js";

interface Props {
  picture: Picture;
  size: [number, number];
  slim: boolean;
  eyes: Eyes;
  label: string;
  /** Left and right are steps in time (a replay) or ways through a hand (a table). */
  timeKeys: boolean;
  live: boolean;
  onMove?: (move: string) => void;
}

export function Stage(props: Props) {
  const { picture, slim, eyes, live, onMove } = props;
  const shared = useShared();
  const { kit, text, say } = shared;
  const [width, height] = props.size;
  const placed = useMemo(() => place(picture, slim, eyes), [picture, slim, eyes]);
  const svg = useRef<SVGSVGElement>(null);
  const [roving, setRoving] = useState<Record<string, string>>({});
  const [pointed, setPointed] = useState<string | null>(null);
  const stops = tabStops(placed, roving);
  useMotion(svg, placed, slim);
  useKeptFocus(svg.current, placed);

  const enter = (id: string | null, focused: boolean) => {
    setPointed(id);
    const zone = focused && id ? picture.items[id]?.zone : undefined;
    if (zone && id) setRoving((before) => ({ ...before, [zone]: id }));
  };
  const act = (id: string) => {
    const move = live ? picture.items[id]?.move : null;
    if (move != null) onMove?.(move);
  };
  const onKeyDown = (ev: KeyboardEvent) => {
    const id = idOf(ev.target);
    if (!id || ev.ctrlKey || ev.metaKey || ev.altKey) return;
    const to = roam(placed, id, ev.key, props.timeKeys);
    if (to) svg.current?.querySelector<SVGGElement>(`[data-id="${CSS.escape(to)}"]`)?.focus();
    else if (live && (ev.key === "Enter" || ev.key === " ")) act(id);
    else return;
    ev.preventDefault();
    ev.stopPropagation();
  };

  return (
    // the listeners are not on the svg: an svg that listens for focus becomes a tab stop
    // biome-ignore lint/a11y/noStaticElementInteractions: keys and pointers of the items within
    <div
      class="stage"
      onKeyDown={onKeyDown}
      onClick={(ev) => act(idOf(ev.target) ?? "")}
      onPointerOver={(ev) => enter(idOf(ev.target), false)}
      onPointerLeave={() => enter(null, false)}
      onFocusIn={(ev) => enter(idOf(ev.target), true)}
      onFocusOut={() => enter(null, true)}
    >
      <svg ref={svg} viewBox={`0 0 ${width} ${height}`} role="group" aria-label={props.label}>
        <Art kit={kit} />
        <rect class="rim" x="0" y="0" width={width} height={height} rx="22" />
        <rect class="felt" x="8" y="8" width={width - 16} height={height - 16} rx="16" />
        {zonesOf(placed).map(([id, items]) => (
          // biome-ignore lint/a11y/noInteractiveElementToNoninteractiveRole: a <g> is nothing by itself
          <g
            key={`zone ${id}`}
            role="group"
            aria-label={text(picture.zones[id]?.label)}
            aria-owns={items.map((p) => domId(p.id)).join(" ")}
          />
        ))}
        {placed.map((p) => {
          const move = live ? p.item.move : null;
          const drawn = drawingOf(p, kit);
          const role = move != null ? "button" : drawn ? "img" : undefined;
          const states = ["item", p.item.kind];
          if (p.mark) states.push(`mark-${p.mark.kind}`);
          if (p.item.tone) states.push(`tone-${p.item.tone}`);
          if (picture.turn != null && picture.turn === p.id) states.push("turn");
          if (move != null) states.push("can-act");
          const off = move != null && isOff(p);
          return (
            <g
              key={p.id}
              id={domId(p.id)}
              data-id={p.id}
              class={states.join(" ")}
              style={{
                transform: `translate(${p.x}px,${p.y}px) rotate(${p.r}deg) scale(${p.scale})`,
              }}
              role={role}
              aria-label={role ? spoken(p, shared, say) : undefined}
              aria-disabled={off ? "true" : undefined}
              tabindex={stops.has(p.id) ? 0 : role ? -1 : undefined}
            >
              <ItemDrawing p={p} quiet={role !== undefined} />
            </g>
          );
        })}
        <Arrows picture={picture} placed={placed} slim={slim} />
      </svg>
      <Why placed={placed.find((p) => p.id === pointed)} size={props.size} />
    </div>
  );
}

const domId = (id: string) => `item-${id.replace(/\s/g, "_")}`;
const idOf = (target: EventTarget | null) =>
  (target as Element | null)?.closest?.("[data-id]")?.getAttribute("data-id") ?? null;
const isOff = (p: Placed) => p.item.why != null || p.mark?.kind === "dim";

function zonesOf(placed: Placed[]): [string, Placed[]][] {
  const zones = new Map<string, Placed[]>();
  for (const p of placed) zones.set(p.item.zone, [...(zones.get(p.item.zone) ?? []), p]);
  return [...zones];
}

/** "red 9, wins", "blue 4, you must follow red" */
function spoken(p: Placed, shared: ReturnType<typeof useShared>, say: typeof shared.say): string {
  const { kit, lang, text } = shared;
  const parts = [drawingOf(p, kit)?.label[lang] ?? "", text(p.item.text)];
  if (p.mark?.tag != null) parts.push(text(p.mark.tag));
  else if (p.mark) parts.push(say(`mark-${p.mark.kind}`));
  if (!p.hidden) parts.push(text(p.item.why));
  return parts.filter(Boolean).join(", ");
}

/** The package's symbols; they never change, so they are written once. */
function Art({ kit }: { kit: Kit }) {
  const html = useMemo(
    () =>
      Object.entries(kit.art)
        .map(
          ([id, inner]) =>
            `<symbol id="${id}" viewBox="${kit.artBox[id]?.join(" ") ?? ""}">${inner}</symbol>`,
        )
        .join("") +
      '<marker id="arrow-head" viewBox="0 0 10 10" refX="7" refY="5" markerWidth="6" markerHeight="6" orient="auto"><path d="M0 0 10 5 0 10z"/></marker>',
    [kit],
  );
  return <defs dangerouslySetInnerHTML={{ __html: html }} />;
}

/** Why the card under the pointer or focus cannot be played. */
function Why({ placed, size }: { placed: Placed | undefined; size: [number, number] }) {
  const { text } = useShared();
  const words = placed && !placed.hidden ? text(placed.item.why) : "";
  if (!placed || !words) return null;
  const left = Math.min(0.8, Math.max(0.2, placed.x / size[0]));
  const above = placed.y > size[1] * 0.3;
  const half = 62 * placed.scale * (above ? -1 : 1);
  return (
    <div
      class={above ? "why above" : "why"}
      aria-hidden="true"
      style={{ left: `${left * 100}%`, top: `${((placed.y + half) / size[1]) * 100}%` }}
    >
      {words}
    </div>
  );
}

/**
 * Items glide from where they were. The Web Animations API is used and not a CSS transition
 * because a transition ends when a node changes its place among its siblings.
 */
function useMotion(ref: RefObject<SVGSVGElement | null>, placed: Placed[], slim: boolean) {
  const before = useRef<{ slim: boolean; at: Map<string, string> }>({ slim, at: new Map() });
  useLayoutEffect(() => {
    const at = new Map<string, string>();
    const svg = ref.current;
    const moving = before.current.slim === slim && svg?.clientWidth && motionWelcome();
    for (const node of svg?.querySelectorAll<SVGGElement>(".item") ?? []) {
      const id = node.dataset.id ?? "";
      const now = node.style.transform;
      const was = before.current.at.get(id);
      at.set(id, now);
      if (!moving || was === now || before.current.at.size === 0) continue;
      const keyframes = was
        ? [{ transform: was }, { transform: now }]
        : [{ opacity: 0 }, { opacity: 1 }];
      node.animate?.(keyframes, { duration: was ? 320 : 220, easing: "cubic-bezier(.3,.7,.3,1)" });
    }
    before.current = { slim, at };
  }, [ref, placed, slim]);
}

/** A focused card keeps the focus when its node moves; when it is gone, a neighbour gets it. */
function useKeptFocus(svg: SVGSVGElement | null, placed: Placed[]) {
  const focused = () => idOf(svg?.querySelector(":focus") ?? null);
  const had = focused();
  const zone = useRef<string | undefined>(undefined);
  const current = placed.find((p) => p.id === had);
  useLayoutEffect(() => {
    const was = zone.current;
    zone.current = current?.item.zone;
    if (!had || focused() === had) return;
    const to = current ?? placed.findLast((p) => p.item.zone === was) ?? placed[0];
    const node = to && svg?.querySelector<SVGGElement>(`[data-id="${CSS.escape(to.id)}"]`);
    node?.focus({ preventScroll: true });
  });
}
