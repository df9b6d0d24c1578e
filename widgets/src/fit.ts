// Which shape of the table is shown, how large, and where the words stand. Pure: a room in, a layout out.

export interface Room {
  width: number;
  height: number;
}
/** How a view is shown: among other things, before a class, or as a board alone. */
export type Mode = "page" | "present" | "board";

export interface Fit {
  /** Which shape of the table. */
  shape: number;
  /** The words stand beside the board, else below it. */
  beside: boolean;
  /** How wide the board is drawn. */
  board: number;
  /** How high all of it is; what the board and the bars leave is for the words. */
  height: number;
  /** The room round everything, and between its parts. */
  gap: number;
  /** How far the cloth of the table goes on at both sides of the board, in its units: as far as there is room. */
  cloth: number;
}

/** What the row of the title and the row of the bar take; the style sheet says the same. */
const HEAD = 36;
const BAR = 42;
/** The least width of words beside a board, also where they are large. */
const PANEL = 250;
const WIDE_PANEL = 270;
/**
 * The least height of words below a board: a prompt of two lines, what is new, and at a table a row of buttons; what
 * is longer goes on below, where the page is scrolled. And the most that there is reserved for them.
 */
const TOLD = 106;
const BUTTONS = 46;
const MOST_WORDS = 290;
/** A line below a board that stands alone. */
const LINE = 44;
/** How high words beside a low board are, if there is room. */
const LOW = 320;
/** From these widths on words stand beside the board: where it is larger so, and always. */
const PERHAPS = 600;
const BESIDE = 700;
/** The least height of letters: 9 pixels in less wide views, 11 in others, and a bit that whole pixels cost a board. */
const NARROW_LETTERS = 9.03;
const LETTERS = 11.03;
/** The smallest letters of a table, in units: of a narrow shape, and of others. */
const letters = ([width]: Size) => (width < 450 ? 12 : 13);

type Size = [width: number, height: number];

/** The layout for a room: the board drawn largest whose letters can be read. */
export function fitted(room: Room, shapes: Size[], mode: Mode, buttons = true): Fit {
  const { width, height } = room;
  const gap = mode === "board" ? 0 : width < BESIDE ? 6 : 10;
  const least = width < BESIDE ? NARROW_LETTERS : LETTERS;
  // before a class words below the board grow with the screen, and the title makes room
  const grown = mode === "present" ? Math.max(1, width / 1000) : 1;
  const line = LINE * Math.max(1, width / 1280);
  const words = (TOLD + (buttons ? BUTTONS : 0)) * grown;
  const rows = mode === "board" ? line : mode === "present" ? BAR + 3 * gap : HEAD + BAR + 4 * gap;

  /** All shapes in one arrangement, with what is wrong with each, the worst first. */
  const tried = (beside: boolean) => {
    const below = !beside && mode !== "board";
    const down = below ? rows + words + 2 * gap : rows;
    const across = beside ? (mode === "page" ? PANEL : WIDE_PANEL) + 3 * gap : 2 * gap;
    return shapes.map((size, shape) => {
      const [w, h] = size;
      const readable = least / letters(size);
      const within = (height - down) / h;
      // rather a table that is scrolled than letters that cannot be read
      const scale = Math.min((width - across) / w, Math.max(within, readable));
      const [board, drawn] = [Math.floor(scale * w + 1e-6), scale * h];
      const spare = Math.max(0, height - down - drawn);
      // before a class it is as high as the screen
      const more = mode !== "page" ? spare : beside ? Math.max(0, LOW - drawn) : MOST_WORDS - words;
      return {
        fit: {
          shape,
          beside,
          board,
          height: Math.floor(down + drawn + Math.min(more, spare)),
          gap,
          cloth: beside ? 0 : Math.max(0, (width - across) / scale - w) / 2,
        },
        faults: [Math.max(0, readable - scale), Math.max(0, scale - within), -board * drawn],
      };
    });
  };
  const best = (all: ReturnType<typeof tried>) =>
    all.reduce((a, b) => (worse(a.faults, b.faults) ? b : a));

  if (mode === "board") return best(tried(false)).fit;
  const beside = width >= BESIDE ? best(tried(true)) : undefined;
  // a board that would have to be scrolled beside words may have room above them
  const either = mode === "present" || (width >= PERHAPS && (beside?.faults[1] ?? 1) > 0);
  if (either) return best([...tried(true), ...tried(false)]).fit;
  return (beside ?? best(tried(false))).fit;
}

/** Whether the first fault that differs is larger in `a`. */
function worse(a: number[], b: number[]): boolean {
  const n = a.findIndex((fault, i) => Math.abs(fault - (b[i] ?? 0)) > 1e-3);
  return n >= 0 && (a[n] ?? 0) > (b[n] ?? 0);
}
