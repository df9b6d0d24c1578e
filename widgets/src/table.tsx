// A table to play at: the kernel decides everything, this shows it and sends what was wanted.
import { useEffect, useMemo, useRef, useState } from "preact/hooks";
import { Buttons, isRest, pressKey } from "./actions.js";
import { TimeLeft, useClock } from "./clock.js";
import { Cover } from "./cover.js";
import { Frame, useView, useWords, type ViewProps } from "./frame.js";
import { Button } from "./icons.js";
import { saveTrait, useSend, useTrait } from "./model.js";
import { continueWhen, halts, readingTime, SPEED, useSuccession } from "./pacing.js";
import { goOn as focusOn } from "./page.js";
import { Panel } from "./panel.js";
import { Stage } from "./stage.js";
import { GoOn, isLeaf, TableBar, TableButtons, TableChoices, turnsPages } from "./table-bar.js";
import { NewGame, Saves } from "./table-dialogs.js";
import { Film, type Picture } from "./timeline.js";
import type { Pace, Takes } from "./wire.js";

const SHOWING: Takes = { undo: false, redo: false, why: { undo: "showing", redo: "showing" } };
const DIALOGS = { new: NewGame, saves: Saves };

/** Which pages keys turn to. */
const TURNS: Record<string, string> = { ArrowRight: "next", ArrowLeft: "previous" };
/** So long after all has been shown a press on what cannot be chosen was meant to go on, in milliseconds. */
const LATE = 1000;

/** What a key is for that has the focus; a button that does nothing now keeps no key to itself. */
const ACTIVE = "button:not([aria-disabled=true]), input, select";
/** After so many stops it is offered to stop less often, at so many of them. */
const PATIENCE = 12;
const OFFERED = 4;
/** From this width on the lists of choices can be read in the bar. */
const ROOMY = 800;

export function Table(props: ViewProps) {
  const { model, timeline } = props;
  const view = useView(props, true);
  const words = useWords(props);
  const can = useTrait(model, "can");
  const help = useTrait(model, "help");
  const pace = useTrait(model, "pace");
  const film = useMemo(() => new Film(timeline), [timeline]);
  const [index, waits, onward, skip] = useSuccession(film, pace, words.text);
  // whoever has gone on time after time may want to do so less often
  const [stops, count] = useState(0);
  const weary = waits && pace === "turns" && stops >= PATIENCE && stops < PATIENCE + OFFERED;
  useEffect(() => {
    if (weary && stops === PATIENCE) view.ears.current?.tell(words.say("pace-offer"));
  }, [weary]);
  const goOn = () => {
    if (waits) count(stops + 1);
    onward();
  };
  const live = index === film.last;
  // what can be taken back follows from what is still to be shown, and must not tell of it
  const takes = live ? can : SHOWING;
  const { rev } = timeline;
  const [send, trouble] = useSend(model, rev);
  const [dialog, open] = useState<keyof typeof DIALOGS | null>(null);
  const [asked, ask] = useState<string | null>(null);
  const [pointed, point] = useState<string | null>(null);
  const picture = film.at(index);
  const leaves = picture.buttons.filter(isLeaf);
  const turns = turnsPages(picture);
  // where pages are turned there is nothing to choose
  const roomy = view.beside && view.width >= ROOMY && !leaves.length;
  // what a press was told is over with the picture to which it was said
  const [told, tell] = useState<{ picture: Picture; words: string } | null>(null);
  const hint = told?.picture === picture ? told.words : null;
  const pictures = useMemo(
    () => Array.from({ length: index + 1 }, (_, i) => film.at(i)),
    [film, index],
  );
  const rest = live ? picture.buttons.find(isRest) : undefined;
  // moments are skipped up to something that is to be decided, or to where the table waits
  const [hurries, hurry] = useState(false);
  useEffect(() => {
    if (waits || halts(film, index, pace) || (live && !rest)) hurry(false);
    else if (hurries && !live) skip();
  });
  // at a pace of its own a table waits for nobody who has nothing to decide
  const own = hurries ? 1 : readingTime(picture, words.text) / (SPEED[pace] as number) || 0;
  const timed = live ? picture.buttons.filter((one) => one.after || (own && isRest(one))) : [];
  // what was pressed after the clock had gone on is not taken, and nobody is left to think that it was
  const [ticked, late] = [useRef(-1), useRef(false)];
  const time = () => {
    late.current = ticked.current === rev;
    return timed[0] && { ms: clock.time() };
  };
  const push = (on: string) => send("button", { on, ...time() });
  const clock = useClock(model, view.host, timed, own, timeline, (on) => {
    push(on);
    ticked.current = rev;
  });
  useEffect(() => {
    if (!live || !late.current || ticked.current === rev) return;
    late.current = false;
    tell({ picture, words: words.say("too-late") });
  }, [live, rev]);
  const press = (on: string, to?: string) => {
    // what cannot be chosen is asked for what it is; the bare table has no name
    if (!live || (on && !picture.items[on])) return;
    if (picture.items[on]?.does == null && performance.now() - shown.current < LATE) return;
    send("item", { on, ...(to && to !== on && { to }), ...time() });
  };
  // what began the game, such as a dialog, has done its part
  useEffect(() => {
    const root = view.host.shadowRoot;
    if (film.at(0).notice?.kind === "new" && root?.activeElement) focusOn(root);
  }, [film]);
  const shown = useRef(-LATE);
  const first = useRef(true);
  useEffect(() => {
    if (live && !first.current) shown.current = performance.now();
    first.current = live && first.current;
  }, [live]);
  const cover = live && picture.buttons.find((button) => button.kind === "cover");

  const onKey = (ev: KeyboardEvent): boolean => {
    const chosen = (id: string, button = false) => (button ? push : press)(id);
    if (live && pressKey(picture, ev.key, words.text, view.host.shadowRoot, chosen)) return true;
    if (/^u$/i.test(ev.key)) {
      const way = ev.shiftKey ? "redo" : "undo";
      const why = takes?.why[way];
      if (takes?.[way]) send(way);
      else if (why) tell({ picture, words: words.say(`off-${why}`) });
      return true;
    }
    // pages are turned by arrow keys, as in a replay
    const leaf = leaves.find(({ id }) => id === TURNS[ev.key]);
    if (turns && leaf && !(ev.target as Element).closest("select")) {
      if (leaf.kind === "leaf") push(leaf.id);
      return true;
    }
    const onControl = (ev.target as HTMLElement).closest(ACTIVE);
    if (live || onControl || !/^( |Enter)$/.test(ev.key)) return false;
    goOn();
    return true;
  };

  const buttons = <TableButtons onNew={() => open("new")} onSaves={() => open("saves")} />;
  const onPace = (pace: Pace) => saveTrait(model, "pace", pace);
  const stopLess = () => {
    onPace("continue");
    tell({ picture, words: words.say("pace-told") });
  };
  const choices = <TableChoices {...{ help, pace, send, onPace }} />;
  // beside the game, such as in a replay, nothing goes on by itself
  const aside = live && can?.why.undo === "aside";
  const goes = {
    goOn: rest ? () => push(rest.id) : live ? null : goOn,
    skip: rest ? () => hurry(true) : skip,
    waits: waits || !!rest,
    rest,
    onVain: () => tell({ picture, words: words.say("skip-how") }),
  };
  const Dialog = dialog && DIALOGS[dialog];
  return (
    <Frame
      kind="table"
      view={view}
      words={words}
      picture={picture}
      live={live}
      onKey={onKey}
      example={(rule) => () => send("example", { rule })}
      stage={
        // biome-ignore lint/a11y/useKeyWithClickEvents lint/a11y/noStaticElementInteractions: a button and two keys do the same
        <div class="skip" onClick={live ? undefined : goOn}>
          <Stage
            picture={picture}
            view={view}
            timeKeys={turns}
            live={live}
            onPress={press}
            onDrop={press}
            asked={asked}
            onPoint={point}
          />
          {cover && (
            <Cover
              told={words.text(picture.prompt?.text)}
              label={words.text(cover.label)}
              onShow={() => push(cover.id)}
            />
          )}
        </div>
      }
      panel={
        <Panel
          timeline={timeline}
          pictures={pictures}
          live={live}
          plays={!leaves.length}
          ears={view.ears}
          trouble={trouble}
          hint={hint}
          below={!view.beside}
          waits={
            waits
              ? continueWhen(view)
              : clock.waits
                ? "clock-waits"
                : live || picture.prompt?.heads
                  ? null
                  : "moment"
          }
          goOn={
            <>
              {!view.beside && goes.goOn && <GoOn {...goes} />}
              {timed[0]?.after && <TimeLeft key={rev} ms={timed[0].after} still={clock.waits} />}
            </>
          }
          offer={
            weary && (
              <Button class="offer" onClick={stopLess}>
                {words.say("pace-offer")}
              </Button>
            )
          }
          foot={<Buttons {...{ picture, pointed }} onPush={push} onPoint={ask} />}
        />
      }
      bar={
        <TableBar
          {...{ can: takes, send, aside, leaves, ...goes }}
          onPush={push}
          wide={view.beside}
        >
          {view.beside && buttons}
          {roomy && choices}
        </TableBar>
      }
      more={
        !roomy && (
          <>
            {!view.beside && buttons}
            {choices}
          </>
        )
      }
      dialog={
        Dialog && (
          <Dialog
            {...{ can, send, rev, trouble }}
            picture={film.at(film.last)}
            onPush={push}
            onClose={() => open(null)}
          />
        )
      }
    />
  );
}
