// A quiz: one question after the other, at the table. With a kernel Python says what an answer is worth, on a page
// without one that lies in the page.
import type { ComponentChildren } from "preact";
import { useMemo, useState } from "preact/hooks";
import { type Asks, useAsked } from "./asked.js";
import type { Words } from "./context.js";
import { begun, common, done, type Run, task as taskOf } from "./course.js";
import { Frame, useView, useWords, type ViewProps } from "./frame.js";
import { HandIn } from "./handed.js";
import { Button } from "./icons.js";
import type { Answers as Does } from "./messages.js";
import { type Send, saveTrait, useSend, useTrait } from "./model.js";
import { continueWhen } from "./pacing.js";
import { Panel } from "./panel.js";
import type { Key, Keyed, Papers, Task } from "./papers.js";
import { Stage } from "./stage.js";
import { GoOn, PaceChoice, Skip } from "./table-bar.js";
import { usePlain } from "./unzip.js";
import type { Kit, Timeline } from "./wire.js";
import type { WordKey } from "./words.js";

/** From this width on there is room for the score below a board. */
const SCORED = 420;

export function Quiz(props: ViewProps) {
  const key = useTrait(props.model, "key");
  const papers = usePlain<Papers>(key?.papers);
  if (!key) return <WithKernel {...props} />;
  return papers ? <OnPage {...props} others={key.more} keys={papers.all} /> : null;
}

/** What a lesson adds: a way back, and at the end what is to be done now, and what stands below the scores. */
interface Around {
  leave?: () => void;
  /** What opens aside at the end. */
  onward?: Aside;
  more?: ComponentChildren;
}
interface Props extends Asks, Around {
  trouble: WordKey | null;
  busy?: boolean;
  /** What hands in what was answered where no kernel keeps it. */
  hand?: ComponentChildren;
}

function WithKernel(props: ViewProps) {
  const task = useTrait(props.model, "task") as Task;
  const [send, trouble] = useSend(props.model, task.rev, task);
  const [sent, wait] = useState<Task>();
  /** Python looks for what is next, which may take a second: what is pressed meanwhile would be about that. */
  const busy = sent === task && !trouble;
  const act = ((kind: keyof Does, more?: Does["answer"]) => {
    if (busy) return;
    wait(task);
    send(kind, more);
  }) as Send;
  const onward = { play: () => send("play") };
  return <Questions {...props} {...{ task, act, trouble, busy, onward }} />;
}

interface Aside {
  /** Opens questions aside. */
  ask?: (() => void) | undefined;
  /** Opens a game aside. */
  play?: (() => void) | undefined;
}

interface Ended extends Aside {
  words: Words;
  task: Task;
}

/** What is to be done when all of a run is answered: what was missed in it comes first. */
function todo(task: Task, { ask }: Aside): WordKey {
  const missed = task.right < (task.answered?.length ?? 0);
  if (ask) return missed ? "lesson-onward-missed" : "lesson-onward";
  return missed ? "onward-missed" : "onward";
}

function Onward({ words: { say }, task, ask, play }: Ended) {
  // or it was skipped: then its button stands out
  const open = Boolean(task.still) || task.scores?.some(([, asked, right]) => right < asked);
  return (
    <div class="onward">
      <p>{say(todo(task, { ask }))}</p>
      {ask && (
        <Button data-id="ask" class={open ? undefined : "main"} onClick={ask}>
          {say("ten-questions")}
        </Button>
      )}
      {play && (
        <Button data-id="play" class={open || ask ? undefined : "main"} onClick={play}>
          {say("play-game")}
        </Button>
      )}
    </div>
  );
}

/** How much of a run is done: what comes again was counted, but the bar is full only after the last answer. */
function shareOf({ stage, number, again, of, last }: Task): number {
  if (stage === "over" || (stage === "told" && last)) return 1;
  return Math.min(again || stage === "told" ? number : number - 1, of - 0.5) / of;
}

interface Course extends ViewProps, Around {
  others: Key["more"];
  keys: Keyed[];
  ending?: Asks["ending"];
  /** Where it begins, if not with the first question. */
  from?: Run;
  /** Hears what is answered, and in which run. */
  onAnswer?: ((run: Run, answer: Does["answer"]) => void) | false;
}

export function OnPage(props: Course) {
  const { keys, others, from, onAnswer, ...rest } = props;
  const [run, set] = useState(() => from ?? begun(common(keys)));
  const act = ((kind: keyof Does, more?: Does["answer"]) =>
    set((run) => {
      if (more && onAnswer) onAnswer(run, more);
      return done(run, keys, kind, more);
    })) as Send;
  const task = useMemo(() => taskOf(run, keys), [run, keys]);
  const film = keys[run.which]?.film ?? 0;
  const other = others[film - 1];
  const hand = !onAnswer && run.rows.length > 0 && <HandIn given={run.rows} keys={keys} />;
  const shown = { ...rest, task, act, trouble: null, hand };
  return other ? <OfOther key={film} {...shown} other={other} /> : <Questions {...shown} />;
}

/** A question at another table, such as one for more players. */
function OfOther({ other, ...props }: Props & { other: Key["more"][number] }) {
  const kit = usePlain<Kit>(other.kit);
  const timeline = usePlain<Timeline>(other.timeline);
  return kit && timeline ? <Questions {...props} {...{ kit, timeline }} /> : null;
}

function Questions(props: Props) {
  const { model, timeline, task, act, leave } = props;
  const view = useView(props, true);
  const words = useWords(props);
  const { say } = words;
  const pace = useTrait(model, "pace");
  const { picture, part, live, over, waits, goOn, goes, ...now } = useAsked(props, view, words);
  const ended = task.stage === "over";
  const skip = () => {
    view.ears.current?.tell(say("quiz-skips"));
    act("skip");
  };
  const choices = <PaceChoice pace={pace} onPace={(pace) => saveTrait(model, "pace", pace)} />;
  const next = task.stage === "told" && over && (
    <Button data-id="next" class="main" onClick={() => act("next")}>
      {say(task.last ? "quiz-end" : "quiz-next")}
    </Button>
  );
  return (
    <Frame
      kind="quiz"
      shown={`${task.rev} ${live}`}
      view={view}
      words={words}
      picture={picture}
      live={live}
      onKey={(ev) => {
        // a remote control that has come to the end scrolls nothing away
        if (ended && ev.key === "PageDown") return true;
        if (ev.key !== "PageUp" || !leave) return now.onKey(ev);
        leave();
        return true;
      }}
      stage={
        // biome-ignore lint/a11y/useKeyWithClickEvents lint/a11y/noStaticElementInteractions: a button and two keys do the same
        <div class="skip" onClick={over ? undefined : goOn}>
          <Stage
            key={now.asked} // another question is another table: nothing slides from one to the other
            picture={picture}
            view={view}
            timeKeys={false}
            all
            live={live}
            onPress={now.press}
          />
        </div>
      }
      panel={
        <Panel
          timeline={timeline}
          pictures={now.pictures}
          live={over}
          ears={view.ears}
          trouble={props.trouble}
          waits={waits ? continueWhen(view) : null}
          head={now.head(!view.beside && (over ? next : <GoOn {...goes} />))}
          asks={ended && props.onward ? `${now.asks} ${say(todo(task, props.onward))}` : now.asks}
          news={
            <>
              {ended && props.onward && <Onward {...props.onward} {...{ words, task }} />}
              {now.news}
              {ended && props.more}
            </>
          }
          says={now.says}
          foot={
            <>
              {now.foot}
              {ended && props.hand}
            </>
          }
        />
      }
      bar={
        <div class="bar">
          <div class="buttons">
            {leave && (
              <Button data-id="leave" onClick={leave}>
                {say("lesson-leave")}
              </Button>
            )}
            {!ended && (
              <>
                <Button
                  data-id="skip"
                  aria-disabled={!live || undefined}
                  onClick={() => live && skip()}
                >
                  {say("quiz-skip")}
                </Button>
                <Button data-id="stop" onClick={() => act("stop")}>
                  {say("quiz-stop")}
                </Button>
              </>
            )}
            {/* what comes and goes stands last: nothing slides to where it was */}
            {now.shows}
          </div>
          <span class="part" style={{ "--done": shareOf(task) }} />
          {props.busy ? (
            <span class="step busy">{say("moment")}</span>
          ) : (
            (view.beside || (!part.last && !now.shows && view.width >= SCORED)) && (
              <span class="step">{now.score}</span>
            )
          )}
          {!over && <Skip {...goes} />}
          {/* what goes on has one place, where nothing else ever stands */}
          {view.beside && (next || (!over && <GoOn {...goes} />))}
        </div>
      }
      more={choices}
    />
  );
}
