import type { ComponentChildren } from "preact";
import { useEffect, useRef } from "preact/hooks";
import { useShared } from "./context.js";
import { IconButton, OneStop } from "./icons.js";

/** A modal dialog of the browser: it keeps the focus, closes on Escape and gives the focus back. */
export function Dialog(props: {
  title: string;
  /** What stays below the title when the rest is scrolled. */
  parts?: ComponentChildren;
  onClose: () => void;
  children: ComponentChildren;
}) {
  const { say } = useShared();
  const box = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const dialog = box.current;
    if (dialog && !dialog.open) dialog.showModal();
    dialog?.querySelector<HTMLElement>("input, select, .main")?.focus(); // what is asked for, not the button that closes
    return () => dialog?.close();
  }, []);
  return (
    <OneStop.Provider value={false}>
      <dialog
        ref={box}
        aria-label={props.title}
        onClose={props.onClose}
        onClick={(ev) => ev.target === box.current && box.current?.close()}
        onKeyDown={(ev) => ev.stopPropagation()}
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
