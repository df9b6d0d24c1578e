// Another widget in the place of this one, until somebody wants to go back.
import type { Host } from "@anywidget/types";
import { useEffect, useRef } from "preact/hooks";
import { useWords, type ViewProps } from "./frame.js";
import { Button } from "./icons.js";
import { useTrait } from "./model.js";
import { goOn, useTheme } from "./page.js";

interface Props extends ViewProps {
  widgets: Host;
  aside: string;
}

export function Aside({ widgets, aside, ...props }: Props) {
  const { model, host } = props;
  const { say } = useWords(props);
  const theme = useTheme(useTrait(model, "theme"));
  const back = useRef<HTMLButtonElement>(null);
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const life = new AbortController();
    void widgets.getWidget(aside).then((widget) => {
      const el = place.current;
      if (el && !life.signal.aborted) return widget.render({ el, signal: life.signal });
    });
    back.current?.focus(); // what opened it is hidden now
    return () => {
      life.abort();
      requestAnimationFrame(() => goOn(host.shadowRoot ?? undefined));
    };
  }, [aside, widgets, host]);
  return (
    <>
      <div class="mops back-bar" data-theme={theme}>
        <Button ref={back} class="main" onClick={() => model.send({ kind: "back" })}>
          {say("back")}
        </Button>
      </div>
      <div ref={place} />
    </>
  );
}
