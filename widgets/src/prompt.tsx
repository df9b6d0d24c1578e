// Whose turn it is and what to do: in a place of its own, whatever else is told.
import { useShared } from "./context.js";
import type { Picture } from "./timeline.js";
import type { WordKey } from "./words.js";

/** Where the first sentence ends; a number with a full stop ends none. */
const END = /(?<=\D[.!?]) (.*)/s;

export function Prompt(props: { picture: Picture; waits?: WordKey | null }) {
  const { say, text } = useShared();
  const words = text(props.picture.prompt?.text) || say("wait");
  const [first, more] = props.waits ? [say(props.waits), words] : words.split(END);
  return (
    <div class="prompt">
      <p>{first}</p>
      {more && <p class="more">{more}</p>}
    </div>
  );
}
