import { windowOf } from '../shell/window-of.js';

/** Whether something of it can be seen now. */
const isInSight = (place: Element): boolean => {
  const { top, bottom, left, right, width } = place.getBoundingClientRect();
  const { innerWidth, innerHeight } = windowOf(place);
  return width > 0 && top < innerHeight && bottom > 0 && left < innerWidth && right > 0;
};

/**
 * Resolves at once for a table that can be seen; for another one when no table that can be seen still waits for what it
 * needs. Browsers tell many who wait for one file of it in any order.
 * @param waiting tables that wait, and what for
 */
export const seenFirst = async (table: Element, waiting: ReadonlyMap<Element, Promise<unknown>>): Promise<void> => {
  if (isInSight(table)) return;
  while (!isInSight(table)) {
    const ahead = [...waiting].filter(([other]) => isInSight(other)).map(([, parts]) => parts);
    if (ahead.length === 0) break;
    await Promise.race(ahead).catch(() => {});
  }
  // One that has all it needs begins before the next task.
  await new Promise((resolve) => setTimeout(resolve));
};
