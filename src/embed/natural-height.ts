/** Height per width of a table with automatic height, by the table's minimum width in px (`shell-styles.ts`). */
const PROPORTIONS: readonly (readonly [minWidth: number, proportion: number])[] = [
  [860, 10 / 16],
  [480, 5 / 4],
  [0, 16 / 10],
];

/** The table's smallest height, in px. */
const MIN_HEIGHT = 256;

/** Share of the screen's height that a table uses at most. The browser's own bars take the rest. */
const MAX_SHARE = 0.85;

/**
 * Returns the height, in px, that a table of this width has if the frame does not limit its height. The table's current
 * height does not matter, because the table fills its frame.
 */
export const naturalHeight = (width: number, screenHeight: number): number => {
  const [, proportion = 1] = PROPORTIONS.find(([minWidth]) => width >= minWidth) ?? [];
  return Math.round(Math.max(MIN_HEIGHT, Math.min(width * proportion, screenHeight * MAX_SHARE)));
};

/** Returns the height of the screen, in px. Safari on iOS reports the sizes of the upright screen in both orientations. */
export const screenHeight = (): number => {
  const { width, height, orientation } = screen as Screen & { readonly orientation?: ScreenOrientation };
  if (!orientation) return height;
  return orientation.type.startsWith('landscape') ? Math.min(width, height) : Math.max(width, height);
};
