// A drag is two clicks: on what it starts on, and then on what it ends on.
import { useRef } from "preact/hooks";

interface Drag {
  id: string;
  node: SVGGElement;
  x: number;
  y: number;
  /** Where the item was: within it the drag is no more than a click. */
  box: DOMRect;
}
/** After so many pixels the item follows; a hand that clicks may tremble. */
const NEAR = 8;

/**
 * Listeners that let items follow the pointer; `idOf` says to which item an element belongs. With a pen any item is where
 * a line begins: `onLine` hears how far it is.
 */
export function useDrag(
  idOf: (target: EventTarget | null) => string | null,
  onDrop: (from: string, to: string) => void,
  onLine?: (from: string, ev: PointerEvent) => void,
) {
  const current = useRef<Drag | null>(null);
  const end = () => {
    current.current?.node.removeAttribute("data-drag");
    current.current?.node.style.removeProperty("translate");
    current.current = null;
  };
  return {
    onPointerDown: (ev: PointerEvent) => {
      const node = (ev.target as Element).closest<SVGGElement>(onLine ? ".item" : ".can-act");
      const id = idOf(node);
      // a finger that moves scrolls the page, but not with a pen
      if (!node || !id || ev.button !== 0 || (!onLine && ev.pointerType === "touch")) return;
      const box = node.getBoundingClientRect();
      current.current = { id, node, x: ev.clientX, y: ev.clientY, box };
    },
    onPointerMove: (ev: PointerEvent) => {
      if (!current.current) return;
      const { id, node, x, y } = current.current;
      const [dx, dy] = [ev.clientX - x, ev.clientY - y];
      if (!node.hasAttribute("data-drag") && Math.hypot(dx, dy) < NEAR) return;
      if (onLine) return onLine(id, ev);
      const unit = node.ownerSVGElement?.getScreenCTM?.()?.a || 1;
      node.setAttribute("data-drag", "");
      node.style.setProperty("translate", `${dx / unit}px ${dy / unit}px`);
    },
    onPointerUp: (ev: PointerEvent) => {
      const drag = current.current;
      const dragged = onLine || drag?.node.hasAttribute("data-drag");
      end();
      if (!drag || !dragged) return;
      const { left, right, top, bottom } = drag.box;
      const [x, y] = [ev.clientX, ev.clientY];
      const within = left < x && x < right && top < y && y < bottom;
      // a finger belongs to what it was put on
      const below = onLine && (drag.node.getRootNode() as ShadowRoot).elementFromPoint(x, y);
      const to = within ? drag.id : idOf(below ?? ev.target);
      if (to) onDrop(drag.id, to);
    },
    onPointerCancel: end,
  };
}
