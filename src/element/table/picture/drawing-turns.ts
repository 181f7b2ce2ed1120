import { windowOf } from '../../shell/window-of.js';

/** Shares the limited number of WebGL contexts among the tables on a page: visible tables have priority. */

/**
 * Maximum number of contexts. When the 17th context is created (on phones, the ninth), the browser drops the page's oldest
 * one.
 */
const MAX_CONTEXTS = 12;
/** Number of contexts at which tables out of sight begin to release theirs. */
const SPARING_FROM = 6;
/** Time out of sight, in ms, after which a table releases its context. */
const REST_AFTER_MS = 5000;
/** Maximum distance from the window at which a table gets a context, as a share of the window's size. */
const NEAR_MARGIN = '50%';

/** A table's drawing hooks. */
export interface Drawer {
  /** The element that contains the canvas. */
  readonly place: Element;
  /** Starts to draw. Resolves when the table draws or has failed for good. */
  draw(): Promise<void>;
  /** Releases the context. */
  rest(): void;
  /** Runs when the table must temporarily work without a context. */
  drawNothing(): void;
}

interface Turn {
  readonly drawer: Drawer;
  isNear: boolean;
  isDrawing: boolean;
  /** Whether `draw()` or `drawNothing()` has been called. */
  isDecided: boolean;
  resting: ReturnType<typeof setTimeout> | undefined;
}

const turns = new Map<Element, Turn>();
/** The tables that are preparing to draw. */
const starting = new Set<Turn>();
/** The observers by window, because an observer ignores elements in other windows. */
const observersIn = new WeakMap<Window, readonly IntersectionObserver[]>();

/** The distance, in CSS pixels, between a table and the window; 0 if the table is visible. */
const distanceOf = ({ drawer: { place } }: Turn): number => {
  const { top, bottom, left, right, width } = place.getBoundingClientRect();
  const { innerWidth, innerHeight } = windowOf(place);
  return width > 0 ? Math.max(0, 1 + top - innerHeight, 1 - bottom, 1 + left - innerWidth, 1 - right) : Infinity;
};

const rest = (turn: Turn): void => {
  if (!turn.isDrawing) return;
  turn.isDrawing = false;
  turn.drawer.rest();
};

const startDrawing = (turn: Turn): void => {
  turn.isDrawing = turn.isDecided = true;
  starting.add(turn);
  void turn.drawer.draw().then(() => {
    starting.delete(turn);
    assignContexts();
  });
};

const drawNothing = (turn: Turn): void => {
  turn.isDecided = true;
  turn.drawer.drawNothing();
};

/** Returns whether one more table can draw. If necessary, stops a table that is further away. */
const makeRoomFor = (distance: number): boolean => {
  const drawing = [...turns.values()].filter(({ isDrawing }) => isDrawing);
  const far = drawing.map((turn) => ({ turn, far: distanceOf(turn) })).sort((one, other) => other.far - one.far);
  const [farthest] = far;
  const mustRest =
    farthest && (drawing.length >= MAX_CONTEXTS || (drawing.length >= SPARING_FROM && !farthest.turn.isNear));
  if (!mustRest) return true;
  if (farthest.far <= distance) return false;
  rest(farthest.turn);
  return true;
};

/** The tables that want to draw, the nearest first. Measures nothing for the page's only table. */
const nearestFirst = (wanting: readonly Turn[]): readonly { readonly turn: Turn; readonly far: number }[] => {
  if (turns.size === 1) return wanting.map((turn) => ({ turn, far: 0 }));
  return wanting.map((turn) => ({ turn, far: distanceOf(turn) })).sort((one, other) => one.far - other.far);
};

const assignContexts = (): void => {
  const wanting = [...turns.values()].filter(({ isNear, isDrawing }) => isNear && !isDrawing);
  for (const { turn, far } of nearestFirst(wanting)) {
    // Tables out of sight start one at a time, after all visible ones.
    if (far > 0 && starting.size > 0) return;
    if (makeRoomFor(far)) startDrawing(turn);
    else drawNothing(turn);
  }
  if (starting.size > 0) return;
  for (const turn of turns.values()) if (!turn.isDecided) drawNothing(turn);
};

const setNear = (turn: Turn, isNear: boolean): void => {
  turn.isNear = isNear;
  clearTimeout(turn.resting);
  if (isNear) return;
  if (turn.isDrawing) turn.resting = setTimeout(() => rest(turn), REST_AFTER_MS);
};

/** Creates two observers: one for tables near the window, one for tables that become visible. */
const createObservers = (view: Window & typeof globalThis): readonly IntersectionObserver[] => [
  new view.IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) {
        const turn = turns.get(target);
        if (turn) setNear(turn, isIntersecting);
      }
      assignContexts();
    },
    { rootMargin: NEAR_MARGIN },
  ),
  new view.IntersectionObserver(assignContexts),
];

/** Calls a table's hooks until the signal aborts. A visible table draws at once. */
export const shareContexts = (drawer: Drawer, signal: AbortSignal): void => {
  const { place } = drawer;
  const turn: Turn = { drawer, isNear: false, isDrawing: false, isDecided: false, resting: undefined };
  turns.set(place, turn);
  const view = windowOf(place);
  const observers = observersIn.get(view) ?? createObservers(view);
  observersIn.set(view, observers);
  for (const observer of observers) {
    // An observer reports an element as soon as it is observed. Restarting the observation triggers this report again.
    observer.unobserve(place);
    observer.observe(place);
  }
  signal.addEventListener('abort', () => {
    clearTimeout(turn.resting);
    starting.delete(turn);
    // The table can already show another game.
    if (turns.get(place) !== turn) return;
    for (const observer of observers) observer.unobserve(place);
    turns.delete(place);
    assignContexts();
  });
  turn.isNear = distanceOf(turn) === 0;
  // The caller is still initializing, so its hooks run later.
  queueMicrotask(assignContexts);
};
