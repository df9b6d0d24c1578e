import type { ComponentChildren } from "preact";
import { useLayoutEffect, useRef } from "preact/hooks";
import { useShared } from "./context.js";
import { IconButton, OneStop } from "./icons.js";
import { goOn } from "./page.js";
import { take } from "./press.js";

/** What Tab leads to. */
const STOPS = "button:not(:disabled), input, select, summary";

/** A modal dialog of the browser, which closes on Escape; it keeps the focus, and gives it back. */
export function Dialog(props: {
  title: string;
  /** What is said with the title: what all of it is about. */
  told?: string;
  /** Whether it takes the room that there is. */
  wide?: boolean;
  /** What stays below the title when the rest is scrolled. */
  parts?: ComponentChildren;
  onClose: () => void;
  children: ComponentChildren;
}) {
  const { say } = useShared();
  const box = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    const dialog = box.current;
    const root = dialog?.getRootNode() as ShadowRoot;
    const had = root?.activeElement as HTMLElement | null;
    // a menu closes under a dialog
    const menu = had?.closest("[popover]");
    const opener = menu ? root.querySelector<HTMLElement>(`[popovertarget="${menu.id}"]`) : had;
    if (dialog && !dialog.open) dialog.showModal();
    // what is asked for, and only where nothing is the button that closes
    const asked = ["input, select, .main", "[aria-pressed=true]", "button"].map((one) =>
      dialog?.querySelector<HTMLElement>(one),
    );
    asked.find(Boolean)?.focus();
    return () => {
      dialog?.close();
      // if it is out of the page by now, or what had the focus is hidden, the browser gives nothing back
      const at = root?.activeElement;
      if (at && !dialog?.contains(at)) return;
      if (opener?.isConnected) opener.focus();
      else goOn(root);
    };
  }, []);
  return (
    <OneStop.Provider value={false}>
      <dialog
        ref={box}
        class={props.wide ? "wide" : undefined}
        aria-label={props.title}
        aria-description={props.told}
        onClose={props.onClose}
        onClick={(ev) => ev.target === box.current && box.current?.close()}
        onKeyDown={(ev) => {
          ev.stopPropagation();
          if (ev.key === "Tab") turn(ev);
        }}
      >
        <div class="sheet-of-paper">
          <div class="stays">
            <div class="dialog-head">
              <b>{props.title}</b>
              <IconButton icon="close" label={say("close")} onClick={() => box.current?.close()} />
            </div>
            {props.parts}
          </div>
          {props.children}
        </div>
      </dialog>
    </OneStop.Provider>
  );
}

/** Lead Tab from the last stop to the first, and back: outside, keys would go to the notebook. */
function turn(ev: KeyboardEvent) {
  const box = ev.currentTarget as HTMLElement;
  const all = [...box.querySelectorAll<HTMLElement>(STOPS)].filter(
    (one) => !one.closest("details:not([open]) > :not(summary)"),
  );
  const [from, to] = ev.shiftKey ? [all[0], all.at(-1)] : [all.at(-1), all[0]];
  if (ev.target !== from) return;
  to?.focus();
  take(ev);
}
