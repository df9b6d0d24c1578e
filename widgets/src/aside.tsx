// Another widget in the place of this one, until somebody wants to go back.
import type { Host } from "@anywidget/types";
import { useEffect, useRef } from "preact/hooks";
import { useWords, type ViewProps } from "./frame.js";
import { Button } from "./icons.js";
import { useTrait } from "./model.js";
import { goOn, useTheme } from "./page.js";

interface Props extends ViewProps {
  aside: string;
  /** It is left, or gone with its kernel. */
  onEnd: () => void;
}

export function Aside({ widgets, aside, onEnd, ...props }: Props) {
  const { model, host } = props;
  const { say } = useWords(props);
  const theme = useTheme(useTrait(model, "theme"));
  const back = useRef<HTMLButtonElement>(null);
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const life = new AbortController();
    const show = async () => {
      const widget = await (widgets as Host).getWidget(aside);
      const el = place.current;
      if (el && !life.signal.aborted) await widget.render({ el, signal: life.signal });
    };
    void show().catch(onEnd);
    back.current?.focus(); // what opened it is hidden now
    return () => {
      life.abort();
      requestAnimationFrame(() => goOn(host.shadowRoot ?? undefined));
    };
  }, [aside, widgets]);
  return (
    <>
      <div class="mops back-bar" data-theme={theme}>
        <Button
          ref={back}
          class="main"
          onClick={() => {
            onEnd();
            model.send({ kind: "back" });
          }}
        >
          {say("back")}
        </Button>
      </div>
      <div class="aside" ref={place} />
    </>
  );
}
