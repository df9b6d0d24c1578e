// The table: one SVG whose items keep their nodes from frame to frame.
import type { RefObject } from "preact";
import { useLayoutEffect, useMemo, useRef, useState } from "preact/hooks";
import { useShared } from "./context.js";
import { useDrag } from "./drag.js";
import { isSeen } from "./drawing.js";
import type { View } from "./frame.js";
import { domId, ItemNode, transformOf } from "./item.js";
import { goOn, motionWelcome } from "./page.js";
import { arrowTo } from "./pen.js";
import { take } from "./press.js";
import { type Choice, choice, near, onward, roam, tabStops } from "./roving.js";
import {
  concerned,
  isName,
  lone,
  type Picture,
  type Placed,
  place,
  reading,
  stacks,
  tops,
  zonesOf,
} from "./timeline.js";
import { open, taken, Why } from "./why.js";
import type { Arrow, Kit } from "./wire.js";
import { keyOf } from "./words.js";

interface Props {
  picture: Picture;
  /** In which shape the table is shown, and how far its cloth goes on at both sides. */
  view: Pick<View, "timeline" | "shape" | "cloth">;
  /** Left and right are steps in time (a replay) or ways through a hand (a table). */
  timeKeys: boolean;
  /** Arrow keys lead through all of the table, not through a hand. */
  all?: boolean;
  live: boolean;
  onPress?: (id: string) => void;
  /** An item was dragged onto another. */
  onDrop?: (from: string, to: string) => void;
  /** The button that is pointed at, and who is told which item is. */
  asked?: string | null;
  onPoint?: (id: string | null) => void;
}

export function Stage(props: Props) {
  const { picture, live, onPress } = props;
  const { timeline, shape, cloth } = props.view;
  const shared = useShared();
  const { kit, text, pen } = shared;
  const [width, height] = timeline.shapes[shape] ?? [1, 1];
  const placed = useMemo(() => place(picture, shape), [picture, shape]);
  const svg = useRef<SVGSVGElement>(null);
  const focused = useRef<string | null>(null);
  const [roving, setRoving] = useState<Record<string, string>>({});
  const [pointed, setPointed] = useState<string | null>(null);
  // what was pressed has been answered: it says no more until something else was pointed at
  const [hushed, hush] = useState<string | null>(null);
  const read = useMemo(() => reading(placed), [placed]);
  const many = useMemo(() => stacks(read), [read]);
  const upper = useMemo(() => tops(read), [read]);
  const alone = useMemo(() => lone(read), [read]);
  const acts = useMemo(
    () => new Map(picture.buttons.flatMap(({ does, label }) => (does ? [[does, label]] : []))),
    [picture.buttons],
  );
  const visited = useMemo(
    () =>
      read.filter(
        (p) =>
          isVisited(p, kit) && many.get(p.id) !== 0 && !(props.all && isCovered(p, placed, kit)),
      ),
    [read, many, kit],
  );
  const stops = tabStops(visited, roving, focused.current !== null);
  // what was pressed where nothing can be done stays lit with what it concerns, until it or anything else is pressed
  const [kept, keep] = useState<string | null>(null);
  const shown = props.asked ?? pointed ?? kept;
  const lit = concerned(picture.about, shown);
  const at = useMemo(() => new Map(placed.map((p) => [p.id, p])), [placed]);
  const does = (id: string) => picture.items[id]?.does != null;
  const [line, setLine] = useState<Arrow | null>(null);
  const drawn = (pen?.lines ?? []).flatMap(([a, b]) => {
    const [from, to] = [at.get(a), at.get(b)];
    return from && to && a !== b ? [arrowTo(from, to, kit, shape)] : [];
  });
  const ringed = (id: string) => pen?.lines.some(([a, b]) => a === id && b === id) === true;
  useMotion(svg, placed, shape);
  // what had the focus before this drawing: a node that moves may lose it
  useKeptFocus(svg.current, focused.current, visited, picture, live, props.timeKeys);

  // what slides under a pointer that rests has not been pointed at
  const rested = useRef<PointerEvent>(null);
  useLayoutEffect(() => {
    // also one that has only pressed what stands beside the board
    const root = svg.current?.getRootNode();
    const press = (ev: Event) => {
      rested.current ??= ev as PointerEvent;
    };
    root?.addEventListener("pointerdown", press, true);
    return () => root?.removeEventListener("pointerdown", press, true);
  }, []);
  const moved = (ev: PointerEvent) => {
    const was = rested.current;
    rested.current = ev;
    return ev.clientX !== was?.clientX || ev.clientY !== was?.clientY;
  };
  // nor does what a key has brought into sight under it take the words of what has the focus
  const holds = () => pointed !== null && pointed === focused.current;
  const point = (id: string | null) => {
    setPointed(id);
    if (id && id !== hushed) hush(null);
    props.onPoint?.(id);
  };
  const focus = (id: string | null, node?: EventTarget | null) => {
    focused.current = id;
    const zone = id && picture.items[id]?.zone;
    if (zone) setRoving((before) => ({ ...before, [zone]: id }));
    // the focus that a pointer has left behind, and that goes on by itself, points at nothing
    if (!id || !rested.current || (node as Element).matches(":focus-visible")) point(id);
  };
  const press = (on: string | null, from = on) => {
    if (pen?.on) {
      if (on && from) pen.draw(from, on);
      return;
    }
    // whoever is to be chosen is all that lies there, not the name alone
    const whole = `plate${at.get(on ?? "")?.zone.seat}`;
    const id = live && on && !does(on) && does(whole) ? whole : on;
    hush(id);
    if (!live) keep(id && id !== kept && picture.about[id] ? id : null);
    onPress?.(id ?? "");
  };
  const drag = useDrag(
    idOf,
    // a line that ends where it began is a click
    pen?.on ? (from, to) => from !== to && pen.draw(from, to) : live && props.onDrop,
    pen?.on
      ? (from, ev) => {
          const begun = at.get(from);
          const matrix = svg.current?.getScreenCTM()?.inverse();
          const to = new DOMPoint(ev?.clientX, ev?.clientY).matrixTransform(matrix);
          setLine(begun ? arrowTo(begun, to, kit, shape) : null);
        }
      : undefined,
  );
  const onKeyDown = (ev: KeyboardEvent) => {
    const id = idOf(ev.target);
    if (!id || ev.ctrlKey || ev.metaKey || ev.altKey) return;
    const to = roam(visited, id, ev.key, props.timeKeys, props.all);
    // a key of a button is not for an item on which it would do nothing
    const spare =
      picture.items[id]?.does == null && picture.buttons.some((b) => keyOf(b.key, text) === ev.key);
    if (to) nodeOf(svg.current, to)?.focus();
    else if (
      ((pen?.on || (live && !spare)) && (ev.key === "Enter" || ev.key === " ")) ||
      (!live && ev.key === "Enter" && picture.about[id])
    )
      // an arrow begins where the last line ended
      press(id, ev.shiftKey ? pen?.lines.at(-1)?.[1] : id);
    else return;
    take(ev);
  };

  const about = placed.find((p) => p.id === pointed && p.id !== hushed);
  const node = (p: Placed) => {
    const act = p.item.does == null ? undefined : acts.get(p.item.does);
    // what is to be chosen names itself
    const named = alone.has(p.id) && (p.item.does == null || act != null);
    return (
      <ItemNode
        key={p.id}
        p={p}
        shared={shared}
        live={live}
        stop={stops.has(p.id)}
        turn={picture.turn === p.id}
        lit={lit.includes(p.id) || ringed(p.id) ? "lit" : lit.includes(`-${p.id}`) && "faded"}
        many={many.get(p.id) ?? 1}
        top={upper.has(p.id)}
        named={upper.has(p.id) || named}
        act={act}
        aside={p.mark?.tag == null ? 0 : (open(p, placed, kit).w - taken(p, kit).w) / 2 / p.scale}
      />
    );
  };
  return (
    // the listeners are not on the svg: an svg that listens for focus becomes a tab stop
    // biome-ignore lint/a11y/noStaticElementInteractions: keys and pointers of the items within
    <div
      class={pen?.on ? "stage penned" : "stage"}
      onKeyDown={onKeyDown}
      onClick={(ev) => {
        if (pen?.on) ev.stopPropagation(); // to what would go on
        press(idOf(ev.target));
      }}
      {...drag}
      onPointerOver={(ev) => {
        const id = idOf(ev.target);
        // another part of the same item under a pointer that rests is nothing new
        if (moved(ev)) point(id);
        else if (id !== pointed && !holds()) point(null);
      }}
      onPointerMove={(ev) => {
        drag.onPointerMove(ev);
        const id = idOf(ev.target);
        if (moved(ev) && id !== pointed) point(id);
      }}
      onPointerLeave={(ev) => {
        // asked in any case, so that a pointer that comes back to where it was has moved
        const left = moved(ev);
        drag.onPointerCancel();
        if (left || !holds()) point(null);
      }}
      onFocusIn={(ev) => focus(idOf(ev.target), ev.target)}
      onFocusOut={() => focus(null)}
    >
      <svg
        ref={svg}
        viewBox={`0 0 ${width} ${height}`}
        role="group"
        aria-label={text(picture.title[0])}
      >
        <Art kit={kit} lang={shared.lang} />
        <rect class="rim" x={-cloth} y="0" width={width + 2 * cloth} height={height} rx="22" />
        <rect
          class="felt"
          x={8 - cloth}
          y="8"
          width={width + 2 * cloth - 16}
          height={height - 16}
          rx="16"
        />
        {zonesOf(read).map(([id, items]) => (
          // biome-ignore lint/a11y/noInteractiveElementToNoninteractiveRole: a <g> is nothing by itself
          <g
            key={`zone ${id}`}
            role="group"
            aria-label={text(picture.zones[id]?.label)}
            aria-owns={items.map((p) => domId(p.id, shared.own)).join(" ")}
          />
        ))}
        <Arrows arrows={picture.arrows.filter((one) => one.of)} {...{ shape, shown }} />
        {placed.filter((p) => !isName(p)).map(node)}
        <Arrows
          arrows={[...picture.arrows.filter((one) => !one.of), ...drawn, ...(line ? [line] : [])]}
          {...{ shape, shown }}
        />
        {placed.filter(isName).map(node)}
      </svg>
      <Why
        about={about}
        act={text(acts.get(about?.item.does ?? 0))}
        placed={placed}
        width={width}
      />
    </div>
  );
}

/** Plates and captions are read, not visited, unless a click on them means something. */
const isVisited = (p: Placed, kit: Kit) => p.item.does != null || isSeen(p, kit);
/** What stands on it hides it, with whatever shows that it is chosen. */
const isCovered = (p: Placed, placed: Placed[], kit: Kit) =>
  placed
    .slice(placed.indexOf(p) + 1)
    .some((on) => isVisited(on, kit) && Math.hypot(on.x - p.x, on.y - p.y) < 2);
export const idOf = (target: EventTarget | null) =>
  (target as Element | null)?.closest?.("[data-id]")?.getAttribute("data-id") ?? null;
const nodeOf = (svg: SVGSVGElement | null, id: string) =>
  svg?.querySelector<SVGGElement>(`[data-id="${CSS.escape(id)}"]`);

/** The package's symbols; they hardly ever change, so they are written once. */
function Art({ kit, lang }: { kit: Kit; lang: string }) {
  const html = useMemo(
    () =>
      kit.art +
      kit.written[lang] +
      '<marker id="arrow-head" viewBox="0 0 10 10" refX="7" refY="5" markerWidth="6" markerHeight="6" orient="auto"><path d="M0 0 10 5 0 10z"/></marker>',
    [kit, lang],
  );
  return <defs aria-hidden dangerouslySetInnerHTML={{ __html: html }} />;
}

function Arrows(props: { arrows: Arrow[]; shape: number; shown: string | null }) {
  const { arrows, shape, shown } = props;
  const { text } = useShared();
  return (
    <g class="arrows" aria-hidden>
      {arrows.map((arrow) => {
        const [path, x, y] = arrow.arcs[shape] ?? [];
        return (
          path && (
            <g
              key={path}
              class={`arrow ${arrow.kind} ${arrow.of?.split(" ").includes(shown ?? "") ? "lit" : ""}`}
            >
              <path d={path} marker-end="url(#arrow-head)" />
              <text x={x} y={y}>
                {text(arrow.label)}
              </text>
            </g>
          )
        );
      })}
    </g>
  );
}

/** How long an item glides, in milliseconds. Steps that come faster are not animated. */
const GLIDE = 320;
/** How much longer for each item that it glides over. */
const EACH = 90;

/**
 * Items glide from where they were. The Web Animations API is used and not a CSS transition
 * because a transition ends when a node changes its place among its siblings.
 */
function useMotion(svg: RefObject<SVGSVGElement | null>, placed: Placed[], shape: number) {
  const past = useRef({
    shape,
    at: new Map<string, string>(),
    was: new Map<string, string>(),
    via: new Map<string, string[]>(),
    when: -GLIDE,
  });
  const running = useRef<Animation[]>([]);
  useLayoutEffect(() => {
    const was = past.current;
    const now = {
      shape,
      at: new Map(placed.map((p) => [p.id, transformOf(p)])),
      was: new Map(placed.flatMap((p) => (p.item.was ? [[p.id, p.item.was] as const] : []))),
      via: new Map(
        placed.flatMap((p) => (p.item.via ? [[p.id, p.item.via.split(" ")] as const] : [])),
      ),
      when: performance.now(),
    };
    past.current = now;
    for (const animation of running.current) animation.finish();
    running.current = [];
    const calm = was.at.size === 0 || was.shape !== shape || now.when - was.when < GLIDE;
    if (calm || !motionWelcome()) return;
    // one step back in time, what had another id before glides to where it came from
    const back = new Map([...was.was].map(([id, before]) => [before, was.at.get(id) ?? ""]));
    for (const node of svg.current?.querySelectorAll<SVGGElement>(".item") ?? []) {
      const id = node.dataset.id ?? "";
      const from = was.at.get(id) ?? was.at.get(now.was.get(id) ?? "") ?? back.get(id);
      const to = now.at.get(id) ?? "";
      if (from === to) continue;
      // one step back, the same way back
      const via = now.via.get(id) ?? [...(was.via.get(id) ?? [])].reverse();
      const stops = [from, ...via.map((over) => now.at.get(over)), to];
      const frames = from
        ? stops.flatMap((transform) => (transform ? [{ transform }] : []))
        : [{ opacity: 0 }, { opacity: 1 }];
      const animation = node.animate?.(frames, {
        duration: GLIDE + EACH * via.length,
        easing: "cubic-bezier(.3,.7,.3,1)",
      });
      if (animation) running.current.push(animation);
    }
  }, [svg, placed, shape]);
}

/**
 * A focused card keeps the focus when its node moves. In a picture in which somebody can act the focus goes on
 * to what is to be chosen next, and after the own move to what goes on while others play. Otherwise, when the card is
 * gone, its neighbour gets it, also when it has left for another zone, unless the reader follows it through time.
 */
function useKeptFocus(
  svg: SVGSVGElement | null,
  had: string | null,
  visited: Placed[],
  picture: Picture,
  live: boolean,
  follow: boolean,
) {
  const past = useRef<{ place?: Placed; picture?: Picture; choice: Choice; live?: boolean }>({
    choice: choice([], []),
  });
  useLayoutEffect(() => {
    const { place: was, picture: before, choice: could, live: acted } = past.current;
    const can = choice(live ? visited : [], picture.buttons);
    const card = visited.find((p) => p.id === had);
    let to: Placed | undefined;
    if (had) {
      const left = card?.id === was?.id && card?.item.zone !== was?.item.zone && !follow;
      if (follow) to = card ?? near(visited, was) ?? visited[0];
      else if (picture === before && card) to = card;
      else if (live && (acted || can.may.length)) to = onward(can, could, was, card);
      else if (!live && !acted && !left) to = card;
    }
    past.current = { place: to, picture, choice: can, live };
    if (to) nodeOf(svg, to.id)?.focus({ preventScroll: true });
    else if (had) goOn(svg?.getRootNode(), true);
  });
}
