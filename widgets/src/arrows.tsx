import { useShared } from "./context.js";
import { middle, type Picture, type Placed } from "./timeline.js";

/** Room left free between an arrow and the middle of what it points at. */
const GAP = 58;

/** Dashed arcs between items or zones, bulging to one side so that they cross little. */
export function Arrows(props: { picture: Picture; placed: Placed[]; slim: boolean }) {
  const { text } = useShared();
  const { picture, placed, slim } = props;
  return (
    <g class="arrows" aria-hidden="true">
      {picture.arrows.map((arrow) => {
        const from = middle(picture, placed, arrow.from, slim);
        const to = middle(picture, placed, arrow.to, slim);
        if (!from || !to) return null;
        const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
        const length = Math.hypot(dx, dy);
        if (length < GAP * 2) return null;
        const bend = Math.min(90, length * 0.25);
        const [mx, my] = [
          (from[0] + to[0]) / 2 - (dy / length) * bend,
          (from[1] + to[1]) / 2 + (dx / length) * bend,
        ];
        const start = towards(from, [mx, my], GAP);
        const end = towards(to, [mx, my], GAP);
        const label = text(arrow.label);
        return (
          <g key={`${arrow.from}>${arrow.to}`} class={`arrow ${arrow.kind}`}>
            <path d={`M${start} Q${mx} ${my} ${end}`} marker-end="url(#arrow-head)" />
            {label && (
              <text x={(mx * 2 + from[0] + to[0]) / 4} y={(my * 2 + from[1] + to[1]) / 4}>
                {label}
              </text>
            )}
          </g>
        );
      })}
    </g>
  );
}

function towards(a: [number, number], b: [number, number], by: number): string {
  const length = Math.hypot(b[0] - a[0], b[1] - a[1]) || 1;
  const part = Math.min(0.8, by / length);
  return `${a[0] + (b[0] - a[0]) * part} ${a[1] + (b[1] - a[1]) * part}`;
}
