// Whose turn it is and what to do: in a place of its own, whatever else is told.
import type { ComponentChildren } from "preact";
import { useState } from "preact/hooks";
import { useShared } from "./context.js";
import { Button, Icon } from "./icons.js";
import { goesOn } from "./pacing.js";
import type { Picture } from "./timeline.js";
import type { Note } from "./wire.js";
import { classes, type WordKey } from "./words.js";

/** Where the first sentence ends; what goes on with a small letter, as after "the 2.", is in it, and a whole quotation. */
export const END = /(?<=[.!?]) (?!\p{Ll}|[^„]*\S“|[^“]*”)(.*)/su;

export function Prompt(props: {
  picture: Picture;
  waits?: WordKey | null;
  goOn?: ComponentChildren;
  offer?: ComponentChildren;
  /** What is to be done is said elsewhere, too: one sentence will do. */
  brief?: boolean;
  /** What happened stands below it: what is long is for those who ask. */
  folds?: boolean | undefined;
}) {
  const { say, text } = useShared();
  const [unfolded, unfold] = useState("");
  const { picture, waits } = props;
  const words = text(picture.prompt?.text) || say("wait");
  const goes = waits && goesOn(waits);
  const [first, more] = goes
    ? headline(picture, text)
    : waits
      ? [say(waits), words]
      : words.split(END);
  const folded = props.folds && more && more.length > FOLDED && unfolded !== more;
  return (
    <div class={classes("prompt", (first?.length ?? 0) > WRAPPED && "wraps")}>
      {props.goOn}
      <p>
        {first}
        {folded && (
          <Button class="offer" onClick={() => unfold(more)}>
            {say("read-more")}
          </Button>
        )}
      </p>
      {more && !props.brief && !folded && (
        // nobody is told to play as long as nothing can be; its room is kept, or all below would move
        <p class={classes("more", waits === "moment" && "later")}>{more}</p>
      )}
      {goes && <p class="more">{say(waits)}</p>}
      {props.offer}
      <Steps steps={picture.prompt?.steps} />
    </div>
  );
}

/** From so many letters on a headline would run round the button beside it in many short lines. */
const WRAPPED = 50;
/** From how many letters on what a headline goes on with would push all else off a phone. */
const FOLDED = 150;
/** So many letters at most of what a headline goes on with stand with it: what is more is read with the rest. */
const SHORT = 110;

/** What happened, and what comes next if that is told: first of all that is read, then how to go on. */
export function headline({ prompt, story }: Picture, text: (t?: number) => string): string[] {
  if (prompt?.heads) return text(prompt.text).split(END);
  const note = story.find(({ heads }) => heads) ?? story[0];
  const [first = "", rest = ""] = text(note?.text).split(END);
  return rest && rest.length <= SHORT ? [first, rest] : [first];
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
