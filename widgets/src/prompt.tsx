// Whose turn it is and what to do: in a place of its own, whatever else is told.
import { useShared } from "./context.js";
import type { Picture } from "./timeline.js";

/** Where the first sentence ends; a number with a full stop ends none. */
const END = /(?<=\D[.!?]) (.*)/s;

export function Prompt({ picture: { prompt } }: { picture: Picture }) {
  const { say, text } = useShared();
  const words = text(prompt?.text) || say("wait");
  const [first, more] = words.split(END);
  return (
    <div class="prompt">
      <p>{first}</p>
      {more && <p class="more">{more}</p>}
    </div>
  );
}
