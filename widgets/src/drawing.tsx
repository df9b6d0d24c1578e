// How one item looks.
import { useShared } from "./context.js";
import { drawingOf, type Placed } from "./timeline.js";
import type { Drawing, Kit } from "./wire.js";

/** A rough width of bold text, so that plates and tags fit without measuring. */
const textWidth = (text: string, size: number) => [...text].length * size * 0.6;

/** The frame of the focus round a box with its ring, as thick on a small card as on a large one. */
function Focus({ w, h, rx, k }: { w: number; h: number; rx: number; k: number }) {
  const out = 3.5 * k;
  return (
    <rect
      class="focus"
      style={{ "--k": k }}
      x={-w / 2 - out}
      y={-h / 2 - out}
      width={w + 2 * out}
      height={h + 2 * out}
      rx={rx + out}
    />
  );
}

interface PillProps {
  text: string;
  y: number;
  cls: string;
  size: number;
  /** How high it is, in letters. */
  high?: number;
  /** How wide it may be: the letters of a long text are made narrower. */
  room?: number;
  /** What undoes the scale of a thing that can have the focus. */
  k?: number | false;
}

function Pill({ text, y, cls, size, high = 1.7, room = 999, k }: PillProps) {
  const wanted = Math.max(size * 3, textWidth(text, size) + size * 1.7);
  const width = Math.min(room, wanted);
  const height = size * high;
  return (
    <g class={cls}>
      <rect x={-width / 2} y={y - height / 2} width={width} height={height} rx={height / 2} />
      {k && <Focus w={width} h={height} rx={height / 2} k={k} />}
      <text
        y={y + size * 0.35}
        font-size={size}
        lengthAdjust="spacingAndGlyphs"
        textLength={width < wanted ? width - size * 1.7 : undefined}
      >
        {` ${text}` /* apart from what it is beside, for whoever reads both as one */}
      </text>
    </g>
  );
}

function Face({ drawing }: { drawing: Drawing }) {
  const { w, h, svg } = drawing;
  return (
    <g
      class="face"
      transform={`translate(${-w / 2} ${-h / 2})`}
      dangerouslySetInnerHTML={{ __html: svg }}
    />
  );
}

/** A face as a small picture within text. */
export function FaceIcon({ drawing }: { drawing: Drawing | undefined }) {
  return (
    drawing && (
      <svg viewBox={`0 0 ${drawing.w} ${drawing.h}`} aria-hidden="true">
        <g dangerouslySetInnerHTML={{ __html: drawing.svg }} />
      </svg>
    )
  );
}

/** Whether there is something to look at; decoration has no label. */
export function isSeen(p: Placed, kit: Kit): boolean {
  const drawing = drawingOf(p, kit);
  return !!drawing && (p.item.say != null || Object.values(drawing.label).some(Boolean));
}

function Count({ drawing, words }: { drawing: Drawing; words: string }) {
  const { x, y, size, ink } = drawing.at ?? {
    x: drawing.w / 2,
    y: drawing.h - 7,
    size: 13,
    ink: "#fff",
  };
  return (
    <text class="count" x={x - drawing.w / 2} y={y - drawing.h / 2} font-size={size} fill={ink}>
      {words}
    </text>
  );
}

export function ItemDrawing(props: {
  p: Placed;
  /** It has a label of its own, so its drawn words are not for the ear. */
  quiet: boolean;
  /** It can have the focus. */
  framed: boolean;
  turn: boolean;
  /** How far its flag stands aside: over what is seen of it. */
  aside?: number;
}) {
  const { p, quiet, framed, turn, aside = 0 } = props;
  const { kit, text } = useShared();
  const { item, mark } = p;
  const drawing = drawingOf(p, kit);
  const words = text(item.text);
  const [w, h] = drawing ? [drawing.w, drawing.h] : [0, 0];
  const tag = mark ? text(mark.tag) : "";
  // pieces stand close to each other
  const gap = item.kind === "card" ? 3.5 : 1.5;
  const k = 1 / p.scale;
  // a new node for a new look: Chromium may leave the old one to a node that is kept
  const dim = `${mark?.kind === "dim"}`;
  return (
    <g class="lift" aria-hidden={quiet || undefined}>
      {drawing && (
        <>
          {item.kind === "card" && (
            <rect
              key={dim}
              class="shadow"
              x={-w / 2 + 1}
              y={-h / 2 + 3}
              width={w}
              height={h}
              rx="8"
            />
          )}
          <rect
            key={mark?.kind ?? ""}
            class="ring own"
            style={{ "--k": k }}
            x={-w / 2 - gap}
            y={-h / 2 - gap}
            width={w + gap * 2}
            height={h + gap * 2}
            rx={item.kind === "card" ? 10 : 14}
          />
          {framed && (
            <Focus w={w + gap * 2} h={h + gap * 2} rx={item.kind === "card" ? 10 : 14} k={k} />
          )}
          <Face key={dim} drawing={drawing} />
          {mark?.kind === "best" && (
            <path class="star" d={STAR} transform={`translate(${w / 2} ${-h / 2}) scale(${k})`} />
          )}
          {mark && /hit|wrong/.test(mark.kind) && (
            <path class="cross own" d={cross(w / 2, h / 2)} />
          )}
        </>
      )}
      {words && item.kind === "plate" && (
        <Pill
          key={`${item.tone} ${mark?.kind} ${turn}`}
          text={words}
          y={0}
          cls="plate own"
          size={13}
          high={2.2}
          room={2 * Math.min(item.x, p.zone.w - item.x) - 6}
          k={framed && k}
        />
      )}
      {words && item.kind === "caption" && (
        <text class="caption" y="4.5">
          {words}
        </text>
      )}
      {words && drawing && <Count drawing={drawing} words={words} />}
      {tag && (
        <g transform={`translate(${aside} ${-h / 2}) scale(${k})`}>
          <Pill text={tag} y={drawing ? -13 : -22} cls="tag own" size={13} />
        </g>
      )}
    </g>
  );
}

/** On what is recommended: without colours, too, it is told from what has won. */
const STAR = "M0-8 2.4-2.7 8-2.2 3.8 1.7 5 7.4 0 4.4-5 7.4-3.8 1.7-8-2.2-2.4-2.7z";

/** A cross that leaves its middle free: what is crossed out can be read. */
const cross = (w: number, h: number) =>
  [-1, 1]
    .flatMap((x) => [-1, 1].map((y) => `M${x * w} ${y * h}l${-x * w * ARM} ${-y * h * ARM}`))
    .join("");
const ARM = 0.5;
