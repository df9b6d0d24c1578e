// A drag is two clicks: on what it starts on, and then on what it ends on.
import { useRef } from "preact/hooks";

interface Drag {
  id: string;
  node: SVGElement | HTMLElement;
  x: number;
  y: number;
  /** Where the item was: within it the drag is no more than a click. */
  box: DOMRect;
}
/** After so many pixels the item follows; a hand that clicks may tremble. */
const NEAR = 8;

/**
 * Listeners that let items follow the pointer, if they can be dropped; `idOf` says to which item an element belongs. A
 * finger that moves scrolls the page, but where the style says that it does not. With a pen any item is where a line
 * begins: `onLine` hears how far it is.
 */
export function useDrag(
  idOf: (target: EventTarget | null) => string | null,
  onDrop: ((from: string, to: string) => void) | false | undefined,
  onLine?: (from: string, ev?: PointerEvent) => void,
) {
  const current = useRef<Drag | null>(null);
  const end = () => {
    const node = current.current?.node;
    current.current = null;
    if (!node) return;
    onLine?.("");
    node.style.translate = "";
    delete node.dataset.drag;
  };
  // a finger belongs to what it was put on
  const below = ({ clientX, clientY, target }: PointerEvent) =>
    ((target as Node).getRootNode() as ShadowRoot).elementFromPoint?.(clientX, clientY) ?? target;
  return {
    onPointerDown: (ev: PointerEvent) => {
      const { target, clientX: x, clientY: y } = ev;
      const node = (target as Element).closest<Drag["node"]>(onLine ? ".item" : ".can-act, .thing");
      const id = idOf(node);
      if (!onDrop || !node || !id || ev.button !== 0) return;
      const stays = onLine || getComputedStyle(node).touchAction === "none";
      if (stays || ev.pointerType !== "touch")
        current.current = { id, node, x, y, box: node.getBoundingClientRect() };
    },
    onPointerMove: (ev: PointerEvent) => {
      const drag = current.current;
      if (!drag) return;
      const { id, node, box } = drag;
      const follows = node.dataset.drag != null;
      if (!follows && Math.hypot(ev.clientX - drag.x, ev.clientY - drag.y) < NEAR) return;
      if (onLine) return onLine(id, ev);
      if (!follows) {
        node.dataset.drag = "";
        // what is lifted off a row begins elsewhere
        const now = node.getBoundingClientRect();
        drag.x += now.left - box.left;
        drag.y += now.top - box.top;
      }
      const unit = (node as SVGElement).ownerSVGElement?.getScreenCTM?.()?.a || 1;
      node.style.translate = `${(ev.clientX - drag.x) / unit}px ${(ev.clientY - drag.y) / unit}px`;
      // rows that are out of sight come near
      (below(ev) as Element).closest?.(".line")?.scrollIntoView({ block: "nearest" });
    },
    onPointerUp: (ev: PointerEvent) => {
      const drag = current.current;
      const dragged = onLine || drag?.node.dataset.drag != null;
      const onto = below(ev);
      end();
      if (!drag || !dragged || !onDrop) return;
      const { left, right, top, bottom } = drag.box;
      const [x, y] = [ev.clientX, ev.clientY];
      const within = left < x && x < right && top < y && y < bottom;
      const to = within ? drag.id : idOf(onto);
      if (to) onDrop(drag.id, to);
    },
    onPointerCancel: end,
  };
}
