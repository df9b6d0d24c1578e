// Whose turn it is and what to do: in a place of its own, whatever else is told.
import type { ComponentChildren } from "preact";
import { useShared } from "./context.js";
import { Icon } from "./icons.js";
import type { Picture } from "./timeline.js";
import type { Note } from "./wire.js";
import type { WordKey } from "./words.js";

/** Where the first sentence ends; a number with a full stop ends none. */
export const END = /(?<=\D[.!?]) (.*)/s;

export function Prompt(props: {
  picture: Picture;
  waits?: WordKey | null;
  goOn?: ComponentChildren;
}) {
  const { say, text } = useShared();
  const words = text(props.picture.prompt?.text) || say("wait");
  const [first, more] = props.waits ? [say(props.waits), words] : words.split(END);
  return (
    <div class="prompt">
      {props.goOn}
      <p>{first}</p>
      {more && <p class="more">{more}</p>}
      <Steps steps={props.picture.prompt?.steps} />
    </div>
  );
}

/** What has several numbered steps, done or not. */
export function Steps({ steps }: { steps: Note["steps"] }) {
  const { say, text } = useShared();
  if (!steps?.length) return null;
  return (
    <ol class="steps">
      {steps.map((step, i) => (
        <li key={i} class={step.done ? "done" : undefined}>
          <span class="number" aria-hidden>
            {step.done ? <Icon name="tick" /> : i + 1}
          </span>
          <span>
            {text(step.text)}
            {step.done && <span class="for-ears"> ({say("done")})</span>}
          </span>
        </li>
      ))}
    </ol>
  );
}
