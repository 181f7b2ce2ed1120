import { windowOf } from '../shell/window-of.js';

/** Returns whether any part of the element is visible. */
const isVisible = (place: Element): boolean => {
  const { top, bottom, left, right, width } = place.getBoundingClientRect();
  const { innerWidth, innerHeight } = windowOf(place);
  return width > 0 && top < innerHeight && bottom > 0 && left < innerWidth && right > 0;
};

/**
 * Lets visible tables continue first, because browsers settle several requests for one file in any order. Resolves
 * immediately for a visible table. For any other table, resolves when no visible table is still loading.
 * @param waiting tables that are loading, each with its promise
 */
export const yieldToVisible = async (
  table: Element,
  waiting: ReadonlyMap<Element, Promise<unknown>>,
): Promise<void> => {
  if (isVisible(table)) return;
  while (!isVisible(table)) {
    const ahead = [...waiting].filter(([other]) => isVisible(other)).map(([, parts]) => parts);
    if (ahead.length === 0) break;
    await Promise.race(ahead).catch(() => {});
  }
  // A visible table that has loaded everything continues before the next task.
  await new Promise((resolve) => setTimeout(resolve));
};
