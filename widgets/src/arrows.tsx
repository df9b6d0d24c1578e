import { useShared } from "./context.js";
import { arrowEnd, type Picture, type Placed } from "./timeline.js";

/** Dashed arcs between items or zones, bulging to one side so that they cross little. */
export function Arrows(props: { picture: Picture; placed: Placed[]; slim: boolean }) {
  const { kit, text } = useShared();
  const { picture, placed, slim } = props;
  return (
    <g class="arrows" aria-hidden="true">
      {picture.arrows.map((arrow) => {
        const tail = arrowEnd(picture, placed, arrow.from, slim, kit);
        const head = arrowEnd(picture, placed, arrow.to, slim, kit);
        if (!tail || !head) return null;
        const [from, to] = [tail.at, head.at];
        const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
        const length = Math.hypot(dx, dy);
        if (length < tail.gap + head.gap) return null;
        const bend = Math.min(90, length * 0.25);
        const [mx, my] = [
          (from[0] + to[0]) / 2 - (dy / length) * bend,
          (from[1] + to[1]) / 2 + (dx / length) * bend,
        ];
        const start = towards(from, [mx, my], tail.gap);
        const end = towards(to, [mx, my], head.gap);
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
