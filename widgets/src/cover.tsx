import { useEffect, useRef } from "preact/hooks";
import { Button } from "./icons.js";

/** Stands over the table until the next person asks for the own hand, which only Python knows. */
export function Cover(props: { told: string; label: string; onShow: () => void }) {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    const root = button.current?.getRootNode() as ShadowRoot | undefined;
    if (root?.activeElement) button.current?.focus();
  }, []);
  const show = () => {
    button.current?.closest<HTMLElement>(".mops")?.focus(); // keys stay here when the button goes
    props.onShow();
  };
  return (
    <div class="cover">
      <p>{props.told}</p>
      <Button ref={button} class="main" onClick={show}>
        {props.label}
      </Button>
    </div>
  );
}
