import { windowOf } from '../../shell/window-of.js';

/** Which tables of the page have a canvas that draws: those in sight first, the others only for a while. */

/** A browser takes the oldest context of a page away for one too many: the 17th, on a telephone the ninth. */
const MOST = 12;
/** With so many, none that is out of sight keeps its own. */
const FEW = 6;
/** How long a table is out of sight before it gives its context back. */
const RESTS_AFTER_MS = 5000;
/** How far out of sight a table is made ready, as a share of the window. */
const NEAR = '50%';

/** A table, as far as it can draw. */
export interface Drawer {
  /** Where it is. */
  readonly place: Element;
  /** It is to draw; resolves when it does, or it is clear that it never will. */
  draw(): Promise<void>;
  /** It gives back what it draws with. */
  rest(): void;
  /** It does not draw for now, and shows what there is without. */
  manage(): void;
}

interface Turn {
  readonly drawer: Drawer;
  isNear: boolean;
  isDrawing: boolean;
  /** Whether it has heard that it is to draw, or to manage without. */
  isTold: boolean;
  resting: ReturnType<typeof setTimeout> | undefined;
}

const turns = new Map<Element, Turn>();
/** Those that are about to draw. */
const beginning = new Set<Turn>();
/** An observer sees nothing of other windows: each has its own. */
const observersIn = new WeakMap<Window, readonly IntersectionObserver[]>();

/** How far out of sight it is, in CSS pixels; 0: it can be seen. */
const farness = ({ drawer: { place } }: Turn): number => {
  const { top, bottom, left, right, width } = place.getBoundingClientRect();
  const { innerWidth, innerHeight } = windowOf(place);
  return width > 0 ? Math.max(0, 1 + top - innerHeight, 1 - bottom, 1 + left - innerWidth, 1 - right) : Infinity;
};

const rest = (turn: Turn): void => {
  if (!turn.isDrawing) return;
  turn.isDrawing = false;
  turn.drawer.rest();
};

const begin = (turn: Turn): void => {
  turn.isDrawing = turn.isTold = true;
  beginning.add(turn);
  void turn.drawer.draw().then(() => {
    beginning.delete(turn);
    allot();
  });
};

const manage = (turn: Turn): void => {
  turn.isTold = true;
  turn.drawer.manage();
};

/** Whether one more may draw, another one further away giving way to it if need be. */
const isRoomFor = (farAway: number): boolean => {
  const drawing = [...turns.values()].filter(({ isDrawing }) => isDrawing);
  const far = drawing.map((turn) => ({ turn, far: farness(turn) })).sort((one, other) => other.far - one.far);
  const [farthest] = far;
  const mustRest = farthest && (drawing.length >= MOST || (drawing.length >= FEW && !farthest.turn.isNear));
  if (!mustRest) return true;
  if (farthest.far <= farAway) return false;
  rest(farthest.turn);
  return true;
};

const allot = (): void => {
  const wanting = [...turns.values()].filter(({ isNear, isDrawing }) => isNear && !isDrawing);
  const nearest = wanting.map((turn) => ({ turn, far: farness(turn) })).sort((one, other) => one.far - other.far);
  for (const { turn, far } of nearest) {
    // What nobody sees yet comes one after the other, when all that is seen is there.
    if (far > 0 && beginning.size > 0) return;
    if (isRoomFor(far)) begin(turn);
    else manage(turn);
  }
  if (beginning.size > 0) return;
  for (const turn of turns.values()) if (!turn.isTold) manage(turn);
};

const setNear = (turn: Turn, isNear: boolean): void => {
  turn.isNear = isNear;
  clearTimeout(turn.resting);
  if (isNear) return;
  if (turn.isDrawing) turn.resting = setTimeout(() => rest(turn), RESTS_AFTER_MS);
};

/** One tells who is near, one who comes into sight. */
const watch = (view: Window & typeof globalThis): readonly IntersectionObserver[] => [
  new view.IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) {
        const turn = turns.get(target);
        if (turn) setNear(turn, isIntersecting);
      }
      allot();
    },
    { rootMargin: NEAR },
  ),
  new view.IntersectionObserver(allot),
];

/** Tells a table when to draw and when not, until the signal aborts. One in sight draws at once. */
export const drawInTurn = (drawer: Drawer, signal: AbortSignal): void => {
  const { place } = drawer;
  const turn: Turn = { drawer, isNear: false, isDrawing: false, isTold: false, resting: undefined };
  turns.set(place, turn);
  const view = windowOf(place);
  const observers = observersIn.get(view) ?? watch(view);
  observersIn.set(view, observers);
  for (const observer of observers) {
    // Of what it watches already it would tell nothing now.
    observer.unobserve(place);
    observer.observe(place);
  }
  signal.addEventListener('abort', () => {
    clearTimeout(turn.resting);
    beginning.delete(turn);
    // Another game may be at the table already.
    if (turns.get(place) !== turn) return;
    for (const observer of observers) observer.unobserve(place);
    turns.delete(place);
    allot();
  });
  turn.isNear = farness(turn) === 0;
  // Whoever asks is not ready for an answer yet.
  queueMicrotask(allot);
};
