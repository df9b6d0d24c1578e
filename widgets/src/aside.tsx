// Another widget in the place of this one, until somebody wants to go back.
import type { Host } from "@anywidget/types";
import { useEffect, useRef } from "preact/hooks";
import { useWords, type ViewProps } from "./frame.js";
import { Button, Icon } from "./icons.js";
import { useTrait } from "./model.js";
import { goOn, onSize, useTheme } from "./page.js";

interface Props extends ViewProps {
  aside: string;
  /** It is left, or gone with its kernel. */
  onEnd: () => void;
}

export function Aside({ widgets, aside, onEnd, ...props }: Props) {
  const { model, host } = props;
  const { say } = useWords(props);
  const theme = useTheme(useTrait(model, "theme"));
  const back = useRef<HTMLDivElement>(null);
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const life = new AbortController();
    const show = async () => {
      const widget = await (widgets as Host).getWidget(aside);
      const el = place.current;
      if (el && !life.signal.aborted) await widget.render({ el, signal: life.signal });
      // in its head, which is in sight where one plays
      if (back.current) el?.querySelector(".mopsbook")?.append(back.current);
      focus();
      // it may be drawn only then: what can have the focus is shown with it
      const end = onSize(back.current, () => {
        const at = host.shadowRoot?.activeElement;
        if (!life.signal.aborted && (!at || back.current?.contains(at))) focus();
        end?.();
      });
      life.signal.addEventListener("abort", () => end?.());
    };
    // What opened it is hidden now. Where it has nothing to do yet, a key would lead back at best.
    const focus = () => {
      const root = place.current?.querySelector(".mopsbook")?.shadowRoot;
      if (!goOn(root ?? undefined)) back.current?.querySelector("button")?.focus();
    };
    void show().catch(onEnd);
    focus();
    return () => {
      life.abort();
      requestAnimationFrame(() => goOn(host.shadowRoot ?? undefined));
    };
  }, [aside, widgets]);
  return (
    <>
      <div class="aside" ref={place} />
      <div class="back-bar" data-theme={theme} slot="back" ref={back}>
        <Button
          class="main"
          aria-label={say("back")}
          onClick={() => {
            onEnd();
            model.send({ kind: "back" });
          }}
        >
          <span class="tip" title={say("back")}>
            <Icon name="left" />
            <span>{say("back")}</span>
          </span>
        </Button>
      </div>
    </>
  );
}
